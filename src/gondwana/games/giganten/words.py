"""The names of things as messages."""

from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.state import BLANK, TRAP
from gondwana.locale import Message


def piece_name(kind: int, flags: int = 0) -> Message:
    """A piece; the blank is a ghost or a trap."""
    if kind == BLANK:
        return Message("giganten-piece-trap") if flags & TRAP else Message("giganten-piece-ghost")
    return Message(f"giganten-piece-{PIECES[kind].replace('_', '-')}")


def seat_name(seat: int) -> Message:
    return Message("giganten-seat", seat=str(seat))
