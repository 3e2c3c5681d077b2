"""What a piece can do: steps, flights, challenges. And what a seat may do in its turn."""

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Ints, Record
from gondwana.games.giganten.arranging import legal_arranging
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.land import BORDER, FORWARD, HOME, HOME_SIZE, NEIGHBOUR
from gondwana.games.giganten.pieces import PIECE_OF, is_enemy, is_free
from gondwana.games.giganten.setup import legal_stands, legal_tiles
from gondwana.games.giganten.state import (
    ACCEPT,
    AGAINST,
    ARRANGE,
    BACK,
    BLANK,
    BLITZ,
    CHALLENGE,
    COMES_BACK,
    DECLINE,
    DONE,
    FIELD,
    FLUG,
    GO,
    HOLD,
    KINDS,
    LAY,
    MOVE_UP,
    NEST,
    NOTHING,
    OCCUPY,
    OFFER,
    PARLEY,
    PICK,
    QUIET,
    REPLY,
    RESERVES,
    RESIGN,
    RETURN,
    SET,
    SHUTTLE,
    STAY,
    SWAMP,
    TO,
    TRAP,
    UP,
)

STRAIGHT = 4
DIRECTIONS = 8
MOST_SHUTTLES = DATA.course.shuttles
RESERVE_FROM_TURN = DATA.course.reserve_from_turn
HALF = DATA.course.half


@inlined
def is_shuttle(s: Record, seat: int, start: int, goal: int) -> bool:
    """GI-51, GI-52: the piece would go back and forth between two fields once too often, and something else can be done."""
    return bool(
        s["shuttle"][seat] >= MOST_SHUTTLES
        and s["last_to"][seat] == start
        and s["last_from"][seat] == goal
        and s["flags"] & SHUTTLE
        and has_other(s, seat, start, goal)
    )


@inlined
def is_way_back(s: Record, seat: int, start: int, goal: int) -> bool:
    """GI-69: with its second step the piece would come back to where it was."""
    return bool(s["step"] > 0 and s["mover"] == start and s["last_from"][seat] == goal)


@inlined
def can_enter(s: Record, seat: int, kind: int, start: int, direction: int) -> bool:
    """GI-10, GI-11: one field straight onto an empty field; Blitz neither forward nor into the swamp."""
    goal = NEIGHBOUR[s["outline"], start, direction]
    if not is_free(s, goal):
        return False
    return not (kind == BLITZ and (direction == FORWARD[seat & 1] or s["ground"][goal] & SWAMP))


@inlined
def can_step(s: Record, seat: int, kind: int, start: int, direction: int) -> bool:
    """A step that the rules about going back and forth allow too (GI-52, GI-69)."""
    if not can_enter(s, seat, kind, start, direction):
        return False
    goal = NEIGHBOUR[s["outline"], start, direction]
    return not is_shuttle(s, seat, start, goal) and not is_way_back(s, seat, start, goal)


@inlined
def finds_target(s: Record, seat: int, field: int, direction: int) -> bool:
    """GI-13: whether a scout that came in this direction has somebody to challenge here."""
    outline = int(s["outline"])
    if is_enemy(s, NEIGHBOUR[outline, field, direction], seat):
        return True
    if direction >= STRAIGHT:
        return False
    left = NEIGHBOUR[outline, field, (direction + 3) & 3]
    return is_enemy(s, left, seat) or is_enemy(s, NEIGHBOUR[outline, field, (direction + 1) & 3], seat)


@lean
def can_fly(s: Record, seat: int, start: int) -> bool:
    """Whether there is any scout flight."""
    goal = int(s["last_from"][seat])
    return can_fly_elsewhere(s, seat, start, goal if goal >= 0 and is_shuttle(s, seat, start, goal) else NOTHING)


@inlined
def can_move(s: Record, seat: int, kind: int, start: int) -> bool:
    """Whether a piece of this kind could be moved from this field now."""
    if kind == NEST or (kind == BLANK and s["flags"] & TRAP):  # GI-11, GI-64
        return False
    for direction in range(STRAIGHT):
        if can_step(s, seat, kind, start, direction):
            return True
    return kind == FLUG and s["step"] == 0 and can_fly(s, seat, start)


@inlined
def may_move(s: Record, seat: int, n: int) -> bool:
    """Whether a piece may be moved now: not while it stands still in a trap, and not after its challenge (GI-66, GI-69)."""
    if s["stuck"][seat, n] > 0:
        return False
    if s["step"] > 0 and s["challenged"] and s["at"][seat, n] == s["mover"]:
        return False
    return can_move(s, seat, int(s["kind"][seat, n]), int(s["at"][seat, n]))


@lean
def has_mover(s: Record, seat: int) -> bool:
    for n in range(s["count"][seat]):
        if may_move(s, seat, n):
            return True
    return False


@lean
def has_other(s: Record, seat: int, start: int, goal: int) -> bool:
    """GI-51: whether a seat can do anything in this turn but go from one field to another. Asked only where that is a shuttle."""
    if s["step"] > 0 or s["brought"] or may_bring(s, seat) or may_return(s, seat):
        return True
    for n in range(s["count"][seat]):
        kind, at = int(s["kind"][seat, n]), int(s["at"][seat, n])
        if s["stuck"][seat, n] > 0 or kind == NEST or (kind == BLANK and s["flags"] & TRAP):
            continue
        for direction in range(STRAIGHT):
            other = at != start or NEIGHBOUR[s["outline"], at, direction] != goal
            if other and can_enter(s, seat, kind, at, direction):
                return True
        if kind == FLUG and can_fly_elsewhere(s, seat, at, goal if at == start else NOTHING):
            return True
    return False


@lean
def can_fly_elsewhere(s: Record, seat: int, start: int, goal: int) -> bool:
    """GI-12, GI-13: whether there is any scout flight but that to one field, or NOTHING."""
    for direction in range(DIRECTIONS):
        field = NEIGHBOUR[s["outline"], start, direction]
        if is_free(s, field):
            field = NEIGHBOUR[s["outline"], field, direction]
            while is_free(s, field):
                if field != goal and finds_target(s, seat, field, direction):
                    return True
                field = NEIGHBOUR[s["outline"], field, direction]
    return False


@lean
def may_bring(s: Record, seat: int) -> bool:
    """GI-67: from the third turn on, before the move, onto a free border field of the own half."""
    if not s["flags"] & RESERVES or s["holds"][seat] == 0 or s["turns_of"][seat] + 1 < RESERVE_FROM_TURN or s["step"] > 0:
        return False
    outline = int(s["outline"])
    for k in range(HOME_SIZE[outline, seat & 1, HALF]):
        field = HOME[outline, seat & 1, k]
        if BORDER[outline, field] and s["who"][field] == 0:
            return True
    return False


@lean
def may_return(s: Record, seat: int) -> bool:
    """GI-66 c: a piece is waiting and a field of the own first row is free. A whole turn."""
    if s["fate"] != COMES_BACK or s["step"] > 0 or s["brought"]:
        return False
    waiting = False
    for kind in range(KINDS):
        waiting |= s["away"][seat, kind] > 0
    if not waiting:
        return False
    for k in range(HOME_SIZE[s["outline"], seat & 1, 1]):
        if s["who"][HOME[s["outline"], seat & 1, k]] == 0:
            return True
    return False


@lean
def can_act(s: Record, seat: int) -> bool:
    """GI-51: whether a seat on turn has a legal move."""
    return has_mover(s, seat) or may_bring(s, seat) or may_return(s, seat)


@inlined
def legal(s: Record, seat: int, out: Ints) -> int:
    """The seat's legal actions."""
    if not s["owing"] >> seat & 1:
        return 0
    phase = s["phase"]
    if phase == PICK:
        return legal_picks(s, seat, out)
    if phase == GO:
        return legal_goals(s, seat, out)
    if phase == CHALLENGE:
        return legal_challenges(s, seat, out)
    return legal_others(s, seat, out)


@lean
def legal_others(s: Record, seat: int, out: Ints) -> int:
    """The phases that come less often."""
    phase = s["phase"]
    n = 0
    if phase == UP:
        out[0] = MOVE_UP
        out[1] = STAY
        n = 2
    elif phase == OCCUPY:
        n = legal_stands(s, seat, out)
    elif phase == ARRANGE:
        n = legal_arranging(s, seat, out)
    elif phase == LAY:
        n = legal_tiles(s, seat, out)
    elif phase == SET:
        n = legal_sets(s, seat, out)
    elif phase == RETURN:
        n = legal_returns(s, seat, out)
    elif phase == REPLY:
        out[0] = ACCEPT
        out[1] = DECLINE
        n = 2
    return n


@inlined
def legal_picks(s: Record, seat: int, out: Ints) -> int:
    """The pieces that can be moved; reserves, returns; what can be said."""
    n = 0
    for k in range(s["count"][seat]):
        if may_move(s, seat, k):
            out[n] = FIELD + s["at"][seat, k]
            n += 1
    if s["step"] > 0 or s["brought"]:  # GI-67, GI-69: a second move, and one after a reserve, are free
        out[n] = DONE
        n += 1
    if s["step"] > 0:
        return n
    if s["flags"] & (RESERVES | PARLEY) or s["fate"] == COMES_BACK:
        n = legal_extras(s, seat, out, n)
    return n


@lean
def legal_extras(s: Record, seat: int, out: Ints, n: int) -> int:
    if may_bring(s, seat):
        for kind in range(KINDS):
            if s["held"][seat, kind] > 0:
                out[n] = HOLD + kind
                n += 1
    if may_return(s, seat):
        for kind in range(KINDS):
            if s["away"][seat, kind] > 0:
                out[n] = BACK + kind
                n += 1
    if s["flags"] & PARLEY:
        if not s["offered"]:
            out[n] = OFFER
            n += 1
        out[n] = RESIGN
        n += 1
    return n


@inlined
def legal_goals(s: Record, seat: int, out: Ints) -> int:
    """GI-10 to GI-13: where the piece that was taken can go."""
    start = int(s["picked"])
    kind = int(s["kind"][seat, PIECE_OF[s["who"][start]]])
    n = 0
    for direction in range(STRAIGHT):
        if can_step(s, seat, kind, start, direction):
            out[n] = TO + NEIGHBOUR[s["outline"], start, direction]
            n += 1
    if kind == FLUG and s["step"] == 0:
        n = legal_flights(s, seat, start, out, n)
    return n


@lean
def legal_flights(s: Record, seat: int, start: int, out: Ints, n: int) -> int:
    for direction in range(DIRECTIONS):
        field = NEIGHBOUR[s["outline"], start, direction]
        if is_free(s, field):
            field = NEIGHBOUR[s["outline"], field, direction]
            while is_free(s, field):
                if finds_target(s, seat, field, direction) and not is_shuttle(s, seat, start, field):
                    out[n] = TO + field
                    n += 1
                field = NEIGHBOUR[s["outline"], field, direction]
    return n


@inlined
def legal_challenges(s: Record, seat: int, out: Ints) -> int:
    """GI-13, GI-20, GI-40, GI-63: whom the piece just moved may challenge; a scout must."""
    field = int(s["mover"])
    outline = int(s["outline"])
    flown = int(s["flown"])
    n = 0
    if flown >= STRAIGHT:
        out[0] = AGAINST + NEIGHBOUR[outline, field, flown]
        return 1
    kind = int(s["kind"][seat, PIECE_OF[s["who"][field]]])
    if kind != BLITZ and kind != BLANK:
        for direction in range(STRAIGHT):
            behind = flown != NOTHING and direction == (flown + 2) & 3
            goal = NEIGHBOUR[outline, field, direction]
            if not behind and is_enemy(s, goal, seat):
                out[n] = AGAINST + goal
                n += 1
    if flown == NOTHING:
        out[n] = QUIET
        n += 1
    return n


@inlined
def meets_enemy(s: Record, seat: int, field: int) -> bool:
    """GI-20: an enemy stands in front, beside or behind."""
    for direction in range(STRAIGHT):
        if is_enemy(s, NEIGHBOUR[s["outline"], field, direction], seat):
            return True
    return False


@lean
def legal_sets(s: Record, seat: int, out: Ints) -> int:
    """GI-67: free border fields of the own half."""
    outline = int(s["outline"])
    n = 0
    for k in range(HOME_SIZE[outline, seat & 1, HALF]):
        field = HOME[outline, seat & 1, k]
        if BORDER[outline, field] and s["who"][field] == 0:
            out[n] = FIELD + field
            n += 1
    return n


@lean
def legal_returns(s: Record, seat: int, out: Ints) -> int:
    """GI-66 c: free fields of the own first row."""
    n = 0
    for k in range(HOME_SIZE[s["outline"], seat & 1, 1]):
        field = HOME[s["outline"], seat & 1, k]
        if s["who"][field] == 0:
            out[n] = FIELD + field
            n += 1
    return n
