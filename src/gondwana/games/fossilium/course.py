"""How a game goes for those who look on: what belongs together."""

from gondwana.core.contract import Record


def scene(s: Record) -> int | None:
    """A turn up to a draw, a wave of digging, a secret stage."""
    return int(s["scene"])
