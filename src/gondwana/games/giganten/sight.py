"""Who sees what."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.giganten.armies import is_screened
from gondwana.games.giganten.state import (
    ARRANGE,
    BLANK,
    NEST,
    NOT_BY_NEST,
    SHARED,
    TRAP,
)


@lean
def knows(s: Record, viewer: int, seat: int) -> bool:
    """Whether a viewer sees the fronts of a seat's pieces."""
    if viewer < 0:
        return False
    return viewer == seat or (bool(s["flags"] & SHARED) and (viewer ^ seat) & 1 == 0)


@lean
def knows_army(s: Record, viewer: int, seat: int) -> bool:
    """The same at any time: until the set-up is over a partner sees only what is finished (GI-70)."""
    if s["phase"] == ARRANGE and viewer != seat:
        return knows(s, viewer, seat) and sees_fields(s, viewer, seat)
    return knows(s, viewer, seat)


@lean
def is_told_partner(s: Record, kind: int) -> bool:
    """GI-66 a, GI-70: whether partners know each other's pieces of a kind anyway: Nests, and traps that keep away from them."""
    return kind == NEST or (kind == BLANK and bool(s["flags"] & TRAP) and bool(s["flags"] & NOT_BY_NEST))


@lean
def is_told_note(s: Record, viewer: int, seat: int) -> bool:
    """GI-66 a, GI-70: whether a viewer knows a seat's note, because the Nests of both partners keep away from it."""
    return is_partner(s, viewer, seat) and bool(s["flags"] & NOT_BY_NEST) and sees_fields(s, viewer, seat)


@lean
def is_partner(s: Record, viewer: int, seat: int) -> bool:
    """Whether a viewer is of the same party, but not the seat itself."""
    return viewer >= 0 and viewer != seat and (viewer ^ seat) & 1 == 0


@lean
def is_one_kind(could: int) -> bool:
    """Whether only one kind is left, so that everybody knows the piece."""
    return could != 0 and could & (could - 1) == 0


@lean
def sees_fields(s: Record, viewer: int, seat: int) -> bool:
    """GI-68, GI-70: behind a screen nobody sees where pieces are put down, but a partner sees what the first has finished."""
    if s["phase"] != ARRANGE or not is_screened(s) or viewer == seat:
        return True
    return is_partner(s, viewer, seat) and s["stage"] == 1 and seat < 2
