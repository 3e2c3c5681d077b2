"""How many pieces a seat has, and where its territory is."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.land import HOME_SIZE
from gondwana.games.giganten.state import (
    AGREED,
    ARRANGE,
    BLANK,
    COLUMNS,
    DIFFERENT,
    GHOST,
    KINDS,
    RESERVE,
    RESERVES,
    ROSTER,
    SCREENED,
    TRAP,
)

TERRITORY = DATA.course.territory
SCREENED_TERRITORY = DATA.course.screened_territory


@lean
def army(s: Record, kind: int) -> int:
    """GI-05: how many pieces of a kind a seat has."""
    if kind == BLANK:
        return 1 if s["flags"] & (GHOST | TRAP) else 0
    return int(ROSTER[s["roster"], kind])


@lean
def whole_army(s: Record) -> int:
    """GI-05: how many pieces a seat has in all."""
    total = 0
    for kind in range(KINDS):
        total += army(s, kind)
    return total


@lean
def to_stand(s: Record, seat: int) -> int:
    """How many pieces of a seat are put on the board; with a free reserve (GI-67) as far as that is settled."""
    return whole_army(s) - s["holds"][seat]


@lean
def agreed_number(s: Record, kind: int) -> int:
    """GI-67 a: how many pieces of a kind are held back by agreement."""
    many = 0
    for place in range(RESERVE):
        many += s["agreed"][place] == kind
    return many


@lean
def has_free_reserve(s: Record) -> bool:
    """GI-67: up to three pieces of one's choice are held back."""
    return bool(s["flags"] & RESERVES) and not s["flags"] & (AGREED | DIFFERENT)


@lean
def is_screened(s: Record) -> bool:
    """Whether the pieces are put down in secret."""
    return bool(s["flags"] & SCREENED) or s["players"] == 4


@lean
def territory_rows(s: Record) -> int:
    """GI-04, GI-68: how many rows are a party's territory."""
    return SCREENED_TERRITORY if s["flags"] & SCREENED else TERRITORY


@lean
def territory(s: Record, party: int) -> int:
    """How many of the fields in HOME are a party's territory (GI-04, GI-68)."""
    return int(HOME_SIZE[s["outline"], party, territory_rows(s)])


@lean
def is_land_covered(s: Record) -> bool:
    """GI-68: behind the screen nobody sees the other half, unless its tiles reach into the own one (GI-60)."""
    return bool(s["flags"] & SCREENED) and not s["flags"] & COLUMNS and s["phase"] == ARRANGE
