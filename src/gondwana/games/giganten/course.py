"""How a game goes for those who look on: moves of several steps, scenes, and giving up."""

from gondwana.core.contract import Record
from gondwana.games.giganten.state import (
    GO,
    LAY,
    NOTES,
    OVER,
    PICK,
    RESIGNED,
    SEATS,
)

_AFTER_PICK = 2
_FIRST_TURN = 8 * SEATS
"""Scenes before it are those of the set-up."""


def steps_left(s: Record) -> int | None:
    """Taking, moving, challenging: a move of up to three steps. What a fight or a trap brings is not known before.

    Where there may be secret traps, moving tells whether there is one (GI-65), so that a challenge is a decision of its own.
    """
    phase = int(s["phase"])
    if phase < PICK or phase == OVER:
        return None
    steps = {PICK: _AFTER_PICK, GO: 1}.get(phase, 0)
    return max(steps - 1, 0) if s["flags"] & NOTES else steps


def scene(s: Record) -> int | None:
    """A turn with everything in it; the tiles; the fields; the secret set-up. Each lot is one by itself."""
    phase = int(s["phase"])
    if phase < LAY:
        return None
    if phase < PICK:
        return phase * SEATS + int(s["stage"])
    return _FIRST_TURN + int(s["turns"])


def concede(s: Record, seat: int) -> None:
    """GI-52: resigning is possible at any time."""
    s["phase"] = OVER
    s["owing"] = 0
    s["winner"] = 1 - (seat & 1)
    s["ending"] = RESIGNED
