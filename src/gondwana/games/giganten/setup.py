"""The open part of the set-up: tiles are drawn and laid, fields are occupied.

Two players without a screen: fields are occupied in turn, in the open, one piece at a time; then each says in secret which
piece is what. With a screen, and with four players: each puts his pieces down in secret, all at the same time, partners one
after the other.
"""

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.giganten.armies import agreed_number, has_free_reserve, is_screened, territory, to_stand, whole_army
from gondwana.games.giganten.data import TILE, TILES
from gondwana.games.giganten.land import FIELD_AT, HOME, SLOT_COUNT, SLOT_SPOT, TILE_SWAMP
from gondwana.games.giganten.pieces import put
from gondwana.games.giganten.placing import is_land, is_nesting_ground, land_pieces
from gondwana.games.giganten.state import (
    AGREED,
    ARRANGE,
    COLUMNS,
    COVERED,
    DIFFERENT,
    DONE,
    FIELD,
    KINDS,
    LAYING,
    NOTHING,
    OCCUPY,
    RESERVE,
    UNSET,
)

TILE_KINDS = len(TILES)


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
def cover_ground(s: Record, party: int, place: int) -> None:
    """GI-68: the ground of one tile as who is on the other side of the screen knows it: not at all."""
    left = int(SLOT_SPOT[s["outline"], 0, party, place, 0])
    low = int(SLOT_SPOT[s["outline"], 0, party, place, 1])
    for column in range(TILE):
        for row in range(TILE):
            s["ground"][FIELD_AT[left + column, low + row]] = COVERED


@lean
def begin_standing(s: Record) -> None:
    """The armies come: in the open, or behind a screen. GI-67: an agreed reserve and one of different kinds have three pieces."""
    if s["flags"] & (AGREED | DIFFERENT):
        for seat in range(s["players"]):
            s["holds"][seat] = RESERVE
    if is_screened(s):
        begin_arranging(s)
    else:
        s["phase"] = OCCUPY
        s["seat"] = s["first"]
        s["owing"] = 1 << s["seat"]


@lean
def fields_missing(s: Record, seat: int, field: int) -> int:
    """How many more fields must be occupied, at least, so that Nest and Blitzes can stand, if this one is too; or NOTHING."""
    nests = 0
    land = 0
    for k in range(s["count"][seat]):
        nests += is_nesting_ground(s, s["at"][seat, k])
        land += is_land(s, s["at"][seat, k])
    if field != NOTHING:
        nests += is_nesting_ground(s, field)
        land += is_land(s, field)
    return max(land_pieces(s) - land, 1 if nests == 0 else 0)


@lean
def may_stop(s: Record, seat: int) -> bool:
    """GI-67: whether what has no field yet may stay in reserve."""
    left = whole_army(s) - s["count"][seat]
    return has_free_reserve(s) and left <= RESERVE and fields_missing(s, seat, NOTHING) == 0


@lean
def legal_stands(s: Record, seat: int, out: Ints) -> int:
    """GI-06: any free field of the territory, as long as Nest and Blitzes will find land."""
    left = to_stand(s, seat) - s["count"][seat] - 1
    missing = fields_missing(s, seat, NOTHING)
    n = 0
    outline = int(s["outline"])
    for k in range(territory(s, seat & 1)):
        field = int(HOME[outline, seat & 1, k])
        if s["who"][field] == 0 and (missing <= left or fields_missing(s, seat, field) <= left):
            out[n] = FIELD + field
            n += 1
    if may_stop(s, seat):
        out[n] = DONE
        n += 1
    return n


@lean
def has_occupied(s: Record, seat: int) -> bool:
    """Whether a seat has a field for every piece that it puts on the board."""
    return s["count"][seat] == to_stand(s, seat)


@lean
def occupy(s: Record, seat: int, action: int) -> None:
    """A piece stands; which one it is, is said later. Or the rest stays in reserve (GI-67)."""
    if action == DONE:
        s["holds"][seat] = whole_army(s) - s["count"][seat]
    else:
        put(s, seat, action - FIELD, UNSET)
    if not has_occupied(s, 1 - seat):
        s["seat"] = 1 - seat
    elif has_occupied(s, seat):
        begin_arranging(s)
        return
    s["owing"] = 1 << s["seat"]


@lean
def begin_arranging(s: Record) -> None:
    """The secret part; an agreed reserve is held back already (GI-67 a)."""
    s["phase"] = ARRANGE
    s["stage"] = 0
    s["owing"] = 3
    if s["flags"] & AGREED:
        for seat in range(s["players"]):
            for kind in range(KINDS):
                s["held"][seat, kind] = agreed_number(s, kind)
