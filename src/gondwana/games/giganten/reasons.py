"""Why a choice is refused: a sentence that names the rule. Nothing in it depends on what the seat does not know."""

from gondwana.core.contract import CHANCE, Record, States
from gondwana.games.giganten import words
from gondwana.games.giganten.armies import army, has_free_reserve, is_screened, territory_rows, whole_army
from gondwana.games.giganten.arranging import is_choosing_reserve, kind_to_place
from gondwana.games.giganten.land import BORDER, FIELD_NAMES, FIELDS, FORWARD, NEIGHBOUR, ON_BOARD, RANK
from gondwana.games.giganten.moves import HALF, STRAIGHT, can_enter, is_shuttle, is_way_back
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF
from gondwana.games.giganten.placing import (
    BETWEEN_NESTS,
    far_enough,
    is_by_nest,
    is_by_partners_trap,
    is_first_partner,
    is_nesting_ground,
    may_stand,
)
from gondwana.games.giganten.state import (
    ACTIONS,
    AGAINST,
    ARRANGE,
    BACK,
    BLANK,
    BLITZ,
    CHALLENGE,
    DONE,
    DRAW,
    FIELD,
    FLUG,
    GO,
    HOLD,
    KINDS,
    LAY,
    LAYING,
    NEST,
    NOTHING,
    OCCUPY,
    OFFER,
    OVER,
    PARLEY,
    PICK,
    QUIET,
    RESERVE,
    RESERVES,
    RETURN,
    SET,
    SWAMP,
    TAKERS,
    TO,
    TRAP,
)
from gondwana.games.giganten.turns import flight
from gondwana.games.giganten.view import PHASES
from gondwana.locale import Message


def why_not(states: States, seat: int, action: int) -> Message:
    """Why this action is not legal now."""
    s = states[0]
    if s["phase"] == OVER:
        return Message("giganten-refused-over")
    if seat == CHANCE:
        return Message("giganten-refused-chance")
    if not 0 <= seat < s["players"]:
        return Message("giganten-refused-seat", seat=str(seat), last=str(int(s["players"]) - 1))
    if not 0 <= action < ACTIONS:
        return Message("giganten-refused-action", action=str(action))
    if s["phase"] <= DRAW:
        return Message("giganten-refused-wait")
    if not int(s["owing"]) >> seat & 1:
        return Message("giganten-refused-done" if s["phase"] in (LAY, ARRANGE) else "giganten-refused-turn")
    return _by_phase(s, seat, action) or Message(f"giganten-refused-now-{PHASES[s['phase']]}")


def _by_phase(s: Record, seat: int, action: int) -> Message | None:
    """The seat owes a decision: is it of this kind, and if so, what is wrong with it?"""
    phase = int(s["phase"])
    field = action % FIELDS if action < QUIET else NOTHING
    if field != NOTHING and not ON_BOARD[s["outline"], field]:
        return Message("giganten-refused-board", field=FIELD_NAMES[field])
    if FIELD <= action < TO:
        return _field(s, seat, phase, field)
    if TO <= action < AGAINST:
        return _goal(s, seat, field) if phase == GO else None
    if AGAINST <= action < QUIET or action == QUIET:
        return _challenge(s, seat, field) if phase == CHALLENGE else None
    if action == DONE:
        return _done(s, seat, phase)
    if HOLD <= action < BACK and (phase == PICK or (phase == ARRANGE and is_choosing_reserve(s, seat))):
        return _reserve(s, seat, action - HOLD, phase)
    if BACK <= action < LAYING and phase == PICK:
        return Message("giganten-refused-back", piece=words.piece_name(action - BACK, int(s["flags"])))
    if LAYING <= action < OFFER and phase == LAY:
        return Message("giganten-refused-tile")
    if action >= OFFER and phase == PICK:
        return Message("giganten-refused-offered" if s["flags"] & PARLEY else "giganten-refused-parley")
    return None


def _done(s: Record, seat: int, phase: int) -> Message | None:
    """GI-10, GI-65, GI-67: what cannot be left out."""
    if phase == PICK:
        return Message("giganten-refused-pass")
    if phase == OCCUPY:
        if not has_free_reserve(s):
            return Message("giganten-refused-all-stand")
        if int(whole_army(s)) - int(s["count"][seat]) > RESERVE:
            return Message("giganten-refused-most-held", most=RESERVE)
        return Message("giganten-refused-needs-land")
    if phase == ARRANGE:
        return Message("giganten-refused-all-placed")
    return None


def _field(s: Record, seat: int, phase: int, field: int) -> Message | None:
    name = FIELD_NAMES[field]
    if phase == PICK:
        return _pick(s, seat, field)
    if phase == OCCUPY:
        return _home(s, seat, field) or _taken(s, field) or Message("giganten-refused-needs-land")
    if phase == ARRANGE and not is_choosing_reserve(s, seat):
        return _arrange(s, seat, field)
    if phase == SET:
        inside = RANK[s["outline"], seat & 1, field] < HALF and BORDER[s["outline"], field]
        return _taken(s, field) if inside else Message("giganten-refused-border", field=name, rows=HALF)
    if phase == RETURN:
        return _taken(s, field) if RANK[s["outline"], seat & 1, field] == 0 else Message("giganten-refused-first-row", field=name)
    return None


def _taken(s: Record, field: int) -> Message | None:
    return Message("giganten-refused-taken", field=FIELD_NAMES[field]) if s["who"][field] else None


def _home(s: Record, seat: int, field: int) -> Message | None:
    rows = int(territory_rows(s))
    if RANK[s["outline"], seat & 1, field] < rows:
        return None
    return Message("giganten-refused-territory", field=FIELD_NAMES[field], rows=rows)


def _arrange(s: Record, seat: int, field: int) -> Message:
    """GI-06, GI-07, GI-65, GI-66 a, GI-70."""
    name = FIELD_NAMES[field]
    outside = _home(s, seat, field)
    kind = int(kind_to_place(s, seat))
    if kind == KINDS:
        beside = is_by_nest(s, seat, field)
        room = Message("giganten-refused-room", field=name, between=BETWEEN_NESTS)
        return outside or (Message("giganten-refused-by-nest", field=name) if beside else room)
    piece = words.piece_name(kind, int(s["flags"]))
    if is_screened(s):
        elsewhere = outside or _taken(s, field)
    else:
        who = int(s["who"][field])
        own = who and SEAT_OF[who] == seat
        unset = own and s["kind"][seat, PIECE_OF[who]] >= KINDS
        elsewhere = None if unset else Message("giganten-refused-own" if not own else "giganten-refused-given", field=name)
    if elsewhere is not None:
        return elsewhere
    return _unfit(s, seat, kind, field, piece)


def _unfit(s: Record, seat: int, kind: int, field: int, piece: Message) -> Message:
    """Why a kind may not stand on a free field of the own territory."""
    name = FIELD_NAMES[field]
    if s["ground"][field] & SWAMP and kind in (NEST, BLITZ):
        return Message("giganten-refused-swamp", piece=piece, field=name)
    if kind == NEST and not is_nesting_ground(s, field):
        return Message("giganten-refused-corner", field=name)
    if kind == NEST and not far_enough(s, seat, field):
        return Message("giganten-refused-nests", field=name, between=BETWEEN_NESTS)
    if kind == NEST and is_by_partners_trap(s, seat, field):
        return Message("giganten-refused-by-trap", field=name)
    if kind == BLANK and not may_stand(s, seat, kind, field):
        return Message("giganten-refused-by-nest", field=name)
    if kind == BLANK and not is_first_partner(s, seat):
        return Message("giganten-refused-land-for-blitz", field=name, blitzes=int(army(s, BLITZ)))
    return Message("giganten-refused-room", field=name, between=BETWEEN_NESTS)


def _pick(s: Record, seat: int, field: int) -> Message:
    """GI-10, GI-11, GI-64, GI-66 b, GI-69."""
    name = FIELD_NAMES[field]
    who = int(s["who"][field])
    if not who or SEAT_OF[who] != seat:
        return Message("giganten-refused-own", field=name)
    n = int(PIECE_OF[who])
    kind = int(s["kind"][seat, n])
    piece = words.piece_name(kind, int(s["flags"]))
    if kind == NEST or (kind == BLANK and s["flags"] & TRAP):
        return Message("giganten-refused-never-moves", piece=piece)
    if s["stuck"][seat, n] > 0:
        return Message("giganten-refused-stuck", piece=piece, turns=int(s["stuck"][seat, n]))
    if s["step"] and s["challenged"] and s["mover"] == field:
        return Message("giganten-refused-again", piece=piece)
    for direction in range(STRAIGHT):
        goal = int(NEIGHBOUR[s["outline"], field, direction])
        if can_enter(s, seat, kind, field, direction):  # closed only because the piece was there
            way_back = is_way_back(s, seat, field, goal)
            return Message("giganten-refused-way-back" if way_back else "giganten-refused-shuttle", piece=piece)
    return Message("giganten-refused-blocked", piece=piece, field=name)


def _goal(s: Record, seat: int, field: int) -> Message:
    """GI-10 to GI-13, GI-52."""
    start = int(s["picked"])
    kind = int(s["kind"][seat, PIECE_OF[s["who"][start]]])
    piece = words.piece_name(kind, int(s["flags"]))
    name = FIELD_NAMES[field]
    if s["who"][field]:
        return Message("giganten-refused-occupied", field=name)
    steps = [int(NEIGHBOUR[s["outline"], start, direction]) for direction in range(STRAIGHT)]
    if is_shuttle(s, seat, start, field):
        return Message("giganten-refused-shuttle", piece=piece)
    if is_way_back(s, seat, start, field):
        return Message("giganten-refused-way-back", piece=piece)
    if field in steps and kind == BLITZ:
        forward = steps.index(field) == FORWARD[seat & 1]
        return Message("giganten-refused-blitz-forward" if forward else "giganten-refused-blitz-swamp", field=name)
    if kind != FLUG:
        return Message("giganten-refused-one-step", piece=piece, field=name)
    if s["step"]:
        return Message("giganten-refused-second-flight")
    if flight(s, start, field) == NOTHING:
        return Message("giganten-refused-line", field=name)
    if field in [int(NEIGHBOUR[s["outline"], start, direction]) for direction in range(STRAIGHT, 8)]:
        return Message("giganten-refused-diagonal", field=name)
    return Message("giganten-refused-flight", field=name)


def _challenge(s: Record, seat: int, field: int) -> Message:
    """GI-13, GI-20, GI-40, GI-63."""
    kind = int(s["kind"][seat, PIECE_OF[s["who"][s["mover"]]]])
    if field == NOTHING:
        return Message("giganten-refused-scout")
    if kind in (BLITZ, BLANK):
        return Message("giganten-refused-peaceful", piece=words.piece_name(kind, int(s["flags"])))
    if s["flown"] != NOTHING:
        return Message("giganten-refused-target", field=FIELD_NAMES[field])
    return Message("giganten-refused-neighbour", field=FIELD_NAMES[field])


def _reserve(s: Record, seat: int, kind: int, phase: int) -> Message:
    """GI-67."""
    piece = words.piece_name(kind, int(s["flags"]))
    if not s["flags"] & RESERVES:
        return Message("giganten-refused-no-reserve")
    if not TAKERS >> kind & 1:
        return Message("giganten-refused-hold", piece=piece)
    if phase == ARRANGE:
        if has_free_reserve(s) and s["holds"][seat] == RESERVE and is_screened(s):
            return Message("giganten-refused-most-held", most=RESERVE)
        return Message("giganten-refused-different", piece=piece)
    return Message("giganten-refused-reserve", piece=piece)
