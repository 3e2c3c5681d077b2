"""Who sees what."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.giganten.setup import (
    is_screened,
)
from gondwana.games.giganten.state import (
    ARRANGE,
    SHARED,
)


@lean
def knows(s: Record, viewer: int, seat: int) -> bool:
    """Whether a viewer sees the fronts of a seat's pieces."""
    if viewer < 0:
        return False
    return viewer == seat or (bool(s["flags"] & SHARED) and (viewer ^ seat) & 1 == 0)


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
