"""Where a kind may stand at the beginning, and the room that the first of two partners leaves for the second."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.giganten.armies import army, territory, territory_rows
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.land import COLUMN, CORNER, HOME, NEIGHBOUR, RANK, ROW
from gondwana.games.giganten.pieces import piece_of_kind
from gondwana.games.giganten.state import BLANK, BLITZ, NEST, NOT_BY_NEST, NOTHING, SWAMP, TRAP

BETWEEN_NESTS = DATA.course.between_nests


@lean
def is_land(s: Record, field: int) -> bool:
    """Whether a field is land, not swamp."""
    return not s["ground"][field] & SWAMP


@lean
def is_nesting_ground(s: Record, field: int) -> bool:
    """GI-07: land and no corner of the board."""
    return is_land(s, field) and not CORNER[s["outline"], field]


@lean
def land_pieces(s: Record) -> int:
    """GI-07: how many pieces of a seat stand on land: Nest and Blitzes."""
    return 1 + army(s, BLITZ)


@lean
def may_stand(s: Record, seat: int, kind: int, field: int) -> bool:
    """GI-07, GI-66 a, GI-70: whether this kind may stand on this field at the beginning."""
    if kind == NEST:
        return is_nesting_ground(s, field) and far_enough(s, seat, field) and not is_by_partners_trap(s, seat, field)
    if kind == BLITZ:
        return is_land(s, field)
    if kind == BLANK and s["flags"] & TRAP and s["flags"] & NOT_BY_NEST:
        return not is_by_nest(s, seat, field)
    return True


@lean
def is_beside(s: Record, one: int, other: int) -> bool:
    """Whether two fields are straight neighbours."""
    if one < 0 or other < 0:
        return False
    for direction in range(4):
        if NEIGHBOUR[s["outline"], one, direction] == other:
            return True
    return False


@lean
def nest_at(s: Record, seat: int) -> int:
    """The field where a seat's Nest stands or was taken, or NOTHING."""
    nest = piece_of_kind(s, seat, NEST)
    return int(s["at"][seat, nest]) if nest != NOTHING else int(s["taken_at"][seat])


@lean
def is_by_nest(s: Record, seat: int, field: int) -> bool:
    """GI-66 a: whether a field is a straight neighbour of a Nest of the seat's party."""
    for one in range(seat & 1, s["players"], 2):
        if is_beside(s, nest_at(s, one), field):
            return True
    return False


@lean
def is_by_partners_trap(s: Record, seat: int, field: int) -> bool:
    """GI-66 a, GI-70: whether a field is a straight neighbour of the partner's trap, standing or noted, and that matters."""
    return s["players"] == 4 and is_by_trap(s, (seat + 2) % 4, field)


@lean
def is_by_trap(s: Record, seat: int, field: int) -> bool:
    """GI-66 a: whether a field is a straight neighbour of a trap of the seat, standing or noted, so that no Nest may be there."""
    if not s["flags"] & NOT_BY_NEST:
        return False
    trap = piece_of_kind(s, seat, BLANK) if s["flags"] & TRAP else NOTHING
    stands = trap != NOTHING and is_beside(s, int(s["at"][seat, trap]), field)
    return stands or is_beside(s, int(s["note"][seat]), field)


@lean
def far_enough(s: Record, seat: int, field: int) -> bool:
    """GI-70: at least seven fields lie between the Nests of two partners."""
    if s["players"] != 4:
        return True
    partner = (seat + 2) % 4
    nest = piece_of_kind(s, partner, NEST)
    return nest == NOTHING or are_apart(field, int(s["at"][partner, nest]))


@lean
def are_apart(one: int, other: int) -> bool:
    """GI-70: whether so many fields lie between two fields, counted along the longer way across."""
    return max(abs(COLUMN[one] - COLUMN[other]), abs(ROW[one] - ROW[other])) > BETWEEN_NESTS


@lean
def is_first_partner(s: Record, seat: int) -> bool:
    """Whether a partner sets up after this seat."""
    return s["players"] == 4 and seat < 2


@lean
def is_room_for_nest(s: Record, seat: int, field: int) -> bool:
    """Whether the partner's Nest could stand on a field, as far as this seat has set up."""
    if s["who"][field] != 0 or not is_nesting_ground(s, field) or is_by_trap(s, seat, field):
        return False
    nest = piece_of_kind(s, seat, NEST)
    return nest == NOTHING or are_apart(field, int(s["at"][seat, nest]))


@lean
def room_for_nest(s: Record, seat: int) -> int:
    """On how many fields the partner's Nest could stand."""
    room = 0
    for k in range(territory(s, seat & 1)):
        room += is_room_for_nest(s, seat, HOME[s["outline"], seat & 1, k])
    return room


@lean
def takes_room(s: Record, seat: int, field: int, trap: bool) -> int:
    """How much of that room a piece on a field takes; a trap, where it keeps away from Nests, that beside it too."""
    taken = int(is_room_for_nest(s, seat, field))
    if trap:
        taken += room_beside(s, seat, field)
    return taken


@lean
def room_beside(s: Record, seat: int, field: int) -> int:
    """How much of that room lies beside a field."""
    room = 0
    for direction in range(4):
        near = int(NEIGHBOUR[s["outline"], field, direction])
        if near >= 0 and RANK[s["outline"], seat & 1, near] < territory_rows(s):
            room += is_room_for_nest(s, seat, near)
    return room


@lean
def leaves_far_field(s: Record, seat: int, nest: int) -> bool:
    """Whether the partner's Nest could stand far enough from a Nest on this field."""
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        if is_room_for_nest(s, seat, field) and are_apart(field, nest):
            return True
    return False


@lean
def land_to_leave(s: Record, seat: int, kind: int) -> int:
    """How much land must be free after the next piece is put down in secret: for Blitzes to come, and for the second partner."""
    needed = army(s, BLITZ) - (1 if kind == BLITZ else 0)
    for n in range(s["count"][seat]):
        needed -= s["kind"][seat, n] == BLITZ
    return needed + (land_pieces(s) if is_first_partner(s, seat) else 0)


@lean
def free_land(s: Record, seat: int) -> int:
    """How much land of the territory is free."""
    land = 0
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        land += s["who"][field] == 0 and is_land(s, field)
    return land
