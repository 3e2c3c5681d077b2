"""The set-up: tiles are drawn and laid, fields are occupied, kinds are given to the pieces in secret.

Two players without a screen: fields are occupied in turn, in the open, one piece at a time; then each says in secret which
piece is what. With a screen, and with four players: each puts his pieces down in secret, all at the same time, partners one
after the other.
The kinds come in a fixed order, the Nest first, so that a step is just a field.
"""

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.giganten.data import DATA, FAMILIES, PIECES, TILE, TILES
from gondwana.games.giganten.land import (
    COLUMN,
    CORNER,
    FIELD_AT,
    HOME,
    HOME_SIZE,
    NEIGHBOUR,
    ROW,
    SLOT_COUNT,
    SLOT_SPOT,
    TILE_SWAMP,
)
from gondwana.games.giganten.pieces import piece_of_kind, put, renumber
from gondwana.games.giganten.state import (
    AGREED,
    ALL_KINDS,
    ARRANGE,
    BLANK,
    BLITZ,
    COLUMNS,
    DIFFERENT,
    FIELD,
    GHOST,
    HOLD,
    KINDS,
    LAYING,
    NEST,
    NOT_BY_NEST,
    NOTES,
    NOTHING,
    OCCUPY,
    RESERVE,
    RESERVES,
    ROSTER,
    SCREENED,
    SWAMP,
    TAKERS,
    TRAP,
    UNSET,
)

TERRITORY = DATA.course.territory
SCREENED_TERRITORY = DATA.course.screened_territory
BETWEEN_NESTS = DATA.course.between_nests
FAMILY = np.array([FAMILIES.index(family) for family in FAMILIES])
AGREED_NUMBER = np.array([DATA.reserve.agreed.count(name) for name in PIECES])
AGREED_KINDS = sum(1 << kind for kind, name in enumerate(PIECES) if name in DATA.reserve.agreed)
TILE_KINDS = len(TILES)


@lean
def army(s: Record, kind: int) -> int:
    """GI-05: how many pieces of a kind a seat has."""
    if kind == BLANK:
        return 1 if s["flags"] & (GHOST | TRAP) else 0
    return int(ROSTER[s["roster"], kind])


@lean
def chosen_reserves(s: Record) -> int:
    """GI-67: how many kinds a seat chooses to hold back; agreed ones are not chosen."""
    return RESERVE if s["flags"] & RESERVES and not s["flags"] & AGREED else 0


@lean
def to_stand(s: Record) -> int:
    """How many pieces of a seat are put on the board."""
    total = 0
    for kind in range(KINDS):
        total += army(s, kind)
    return total - (RESERVE if s["flags"] & RESERVES else 0)


@lean
def is_screened(s: Record) -> bool:
    """Whether the pieces are put down in secret."""
    return bool(s["flags"] & SCREENED) or s["players"] == 4


@lean
def territory(s: Record, party: int) -> int:
    """How many of the fields in HOME are a party's territory (GI-04, GI-68)."""
    rows = SCREENED_TERRITORY if s["flags"] & SCREENED else TERRITORY
    return int(HOME_SIZE[s["outline"], party, rows])


# Tiles


@lean
def legal_tiles(s: Record, party: int, out: Ints) -> int:
    """GI-02: the next tile from the left, one of those drawn that are left, turned in any of four ways."""
    n = 0
    for tile in range(TILE_KINDS):
        left = int(s["drawn"][party, tile])
        for place in range(s["laid_count"][party]):
            if s["laid"][party, place] >> 2 == tile:
                left -= 1
        if left > 0:
            for turn in range(4):
                out[n] = LAYING + tile * 4 + turn
                n += 1
    return n


@lean
def lay_tile(s: Record, party: int, laying: int) -> None:
    """The next tile of a party; when all are laid, the land is there."""
    s["laid"][party, s["laid_count"][party]] = laying
    s["laid_count"][party] += 1
    if s["laid_count"][party] == SLOT_COUNT[s["outline"]]:
        s["owing"] &= ~(1 << party)
    if s["owing"] == 0:
        for one in range(2):
            for place in range(SLOT_COUNT[s["outline"]]):
                lay_ground(s, one, place)
        begin_standing(s)


@lean
def lay_ground(s: Record, party: int, place: int) -> None:
    """The ground of one tile; the second party sees it from the other side."""
    laying = 1 if s["flags"] & COLUMNS else 0
    left = int(SLOT_SPOT[s["outline"], laying, party, place, 0])
    low = int(SLOT_SPOT[s["outline"], laying, party, place, 1])
    tile, turn = int(s["laid"][party, place]) >> 2, int(s["laid"][party, place]) & 3
    if party == 1:
        turn = (turn + 2) & 3
    for column in range(TILE):
        for row in range(TILE):
            s["ground"][FIELD_AT[left + column, low + row]] = TILE_SWAMP[tile, turn, column, row]


@lean
def begin_standing(s: Record) -> None:
    """The armies come: in the open, or behind a screen."""
    if is_screened(s):
        begin_arranging(s)
    else:
        s["phase"] = OCCUPY
        s["seat"] = s["first"]
        s["owing"] = 1 << s["seat"]


# Two players in the open: fields first


@lean
def bound_to_land(s: Record) -> int:
    """How many pieces may need a land field that is no corner: Nest, Blitzes, and a trap that keeps away from the Nest."""
    return 1 + army(s, BLITZ) + (1 if s["flags"] & TRAP else 0)


@lean
def is_nesting_ground(s: Record, field: int) -> bool:
    """GI-07: land and no corner of the board."""
    return not s["ground"][field] & SWAMP and not CORNER[s["outline"], field]


@lean
def legal_stands(s: Record, seat: int, out: Ints) -> int:
    """GI-06: any free field of the territory, as long as Nest and Blitzes will find land."""
    standing = int(s["count"][seat])
    needed = bound_to_land(s)
    for k in range(standing):
        if is_nesting_ground(s, s["at"][seat, k]):
            needed -= 1
    any_field = to_stand(s) - standing > needed
    n = 0
    outline = int(s["outline"])
    for k in range(territory(s, seat & 1)):
        field = int(HOME[outline, seat & 1, k])
        if s["who"][field] == 0 and (any_field or is_nesting_ground(s, field)):
            out[n] = FIELD + field
            n += 1
    return n


@lean
def occupy(s: Record, seat: int, field: int) -> None:
    """A piece stands; which one it is, is said later."""
    put(s, seat, field, UNSET)
    s["seat"] = 1 - seat
    s["owing"] = 1 << s["seat"]
    if s["count"][1 - seat] == to_stand(s):
        begin_arranging(s)


# In secret: who is what


@lean
def begin_arranging(s: Record) -> None:
    """The secret part; an agreed reserve is held back already (GI-67 a)."""
    s["phase"] = ARRANGE
    s["stage"] = 0
    s["owing"] = 3
    if s["flags"] & AGREED:
        for seat in range(s["players"]):
            s["holds"][seat] = RESERVE
            for kind in range(KINDS):
                s["held"][seat, kind] = AGREED_NUMBER[kind]


@lean
def kind_to_place(s: Record, seat: int) -> int:
    """The kind whose turn it is in the set-up of a seat, or KINDS when all are placed."""
    rest = int(s["arranged"][seat]) - chosen_reserves(s)
    for kind in range(KINDS):
        rest -= army(s, kind) - s["held"][seat, kind]
        if rest < 0:
            return kind
    return KINDS


@lean
def may_stand(s: Record, seat: int, kind: int, field: int) -> bool:
    """GI-07, GI-66 a, GI-70: whether this kind may stand on this field at the beginning."""
    if kind == NEST:
        return is_nesting_ground(s, field)
    if kind == BLITZ:
        return not s["ground"][field] & SWAMP
    if kind == BLANK and s["flags"] & TRAP and s["flags"] & NOT_BY_NEST:
        return not is_by_nest(s, seat, field)
    return True


@lean
def is_by_nest(s: Record, seat: int, field: int) -> bool:
    """Whether a field is a straight neighbour of the seat's own Nest."""
    nest = piece_of_kind(s, seat, NEST)
    if nest == NOTHING and s["taken_at"][seat] == NOTHING:
        return False
    at = s["at"][seat, nest] if nest != NOTHING else s["taken_at"][seat]
    for direction in range(4):
        if NEIGHBOUR[s["outline"], at, direction] == field:
            return True
    return False


@lean
def far_enough(s: Record, seat: int, field: int) -> bool:
    """GI-70: at least seven fields lie between the Nests of two partners."""
    partner = (seat + 2) % 4
    nest = piece_of_kind(s, partner, NEST)
    if s["players"] != 4 or nest == NOTHING:
        return True
    other = s["at"][partner, nest]
    across = abs(COLUMN[field] - COLUMN[other])
    ahead = abs(ROW[field] - ROW[other])
    return max(across, ahead) > BETWEEN_NESTS


@lean
def legal_arranging(s: Record, seat: int, out: Ints) -> int:
    """The next secret step of a seat: a kind to hold back, a field for the next kind, or the field to note."""
    if s["arranged"][seat] < chosen_reserves(s):
        return legal_reserves(s, seat, out)
    kind = kind_to_place(s, seat)
    if kind == KINDS:
        return legal_notes(s, seat, out)
    n = 0
    if not is_screened(s):
        for k in range(s["count"][seat]):
            if s["kind"][seat, k] == UNSET and may_stand(s, seat, kind, s["at"][seat, k]):
                out[n] = FIELD + s["at"][seat, k]
                n += 1
        return n
    for apart in (True, False):  # where partners can keep no distance, they need not
        outline = int(s["outline"])
        for k in range(territory(s, seat & 1)):
            field = int(HOME[outline, seat & 1, k])
            near = kind == NEST and apart and not far_enough(s, seat, field)
            if s["who"][field] == 0 and may_stand(s, seat, kind, field) and not near:
                out[n] = FIELD + field
                n += 1
        if n > 0:
            return n
    return n


@lean
def legal_reserves(s: Record, seat: int, out: Ints) -> int:
    """GI-67: a saurian that is neither Culak nor Blitz; with b) of a kind that is not held back yet."""
    n = 0
    for kind in range(KINDS):
        again = s["flags"] & DIFFERENT and holds_family(s, seat, kind)
        if TAKERS >> kind & 1 and s["held"][seat, kind] < army(s, kind) and not again:
            out[n] = HOLD + kind
            n += 1
    return n


@lean
def holds_family(s: Record, seat: int, kind: int) -> bool:
    """Whether a piece of the same kind is held back; Tyra I and II are one."""
    for other in range(KINDS):
        if FAMILY[other] == FAMILY[kind] and s["held"][seat, other] > 0:
            return True
    return False


@lean
def legal_notes(s: Record, seat: int, out: Ints) -> int:
    """GI-65, GI-66 a: any field of the territory."""
    n = 0
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        if not (s["flags"] & NOT_BY_NEST and is_by_nest(s, seat, field)):
            out[n] = FIELD + field
            n += 1
    return n


@lean
def arrange(s: Record, seat: int, action: int) -> None:
    """Carry out a secret step; when all have done all of theirs, everything is put on the table."""
    if s["arranged"][seat] < chosen_reserves(s):
        s["held"][seat, action - HOLD] += 1
        s["holds"][seat] += 1
    else:
        kind = kind_to_place(s, seat)
        if kind == KINDS:
            s["note"][seat] = action - FIELD
        elif is_screened(s):
            put(s, seat, action - FIELD, kind)
        else:
            for k in range(s["count"][seat]):
                if s["at"][seat, k] == action - FIELD:
                    s["kind"][seat, k] = kind
    s["arranged"][seat] += 1
    if s["arranged"][seat] == steps_to_arrange(s):
        s["owing"] &= ~(1 << seat)


@lean
def steps_to_arrange(s: Record) -> int:
    """How many secret steps a seat does."""
    return chosen_reserves(s) + to_stand(s) + (1 if s["flags"] & NOTES else 0)


@lean
def show_armies(s: Record) -> None:
    """The set-up is over: what everybody can know of each piece by where it stands."""
    for seat in range(s["players"]):
        if is_screened(s):
            renumber(s, seat)
        for n in range(s["count"][seat]):
            s["could"][seat, n] = kinds_standing_at(s, s["at"][seat, n])
            s["home"][seat, n] = s["at"][seat, n]
        s["takers"][seat] = 0
        for kind in range(KINDS):
            if TAKERS >> kind & 1:
                s["takers"][seat] += army(s, kind)
    s["nests"][0] = s["players"] // 2
    s["nests"][1] = s["players"] // 2


@lean
def kinds_standing_at(s: Record, field: int) -> int:
    """GI-07: the kinds that can have been put on a field at the beginning."""
    could = ALL_KINDS
    if not s["flags"] & (GHOST | TRAP):
        could &= ~(1 << BLANK)
    if s["ground"][field] & SWAMP:
        could &= ~(1 << NEST | 1 << BLITZ)
    if CORNER[s["outline"], field]:
        could &= ~(1 << NEST)
    return could
