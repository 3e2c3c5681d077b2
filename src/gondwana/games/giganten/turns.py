"""The turn: taking a piece, moving, challenging, moving up, traps; and how a game ends."""

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.giganten.armies import territory_rows
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.fights import OUTCOME
from gondwana.games.giganten.land import FORWARD, NEIGHBOUR, RANK
from gondwana.games.giganten.moves import (
    DIRECTIONS,
    STRAIGHT,
    can_act,
    has_mover,
    may_bring,
    meets_enemy,
)
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF, leave, lift, put, shift, wait_in_traps
from gondwana.games.giganten.state import (
    AGREED,
    ATTACKER_WINS,
    BACK,
    BLANK,
    BLITZ,
    BLOCKED,
    BOTH_LEAVE,
    CAUGHT,
    CHALLENGE,
    COMES_BACK,
    DEFENDER_WINS,
    DONE,
    DRAWN,
    FIELD,
    FLUG,
    FLUG_SURVIVES,
    GO,
    HOLD,
    KINDS,
    LEAVES,
    MOST_NOTED,
    NEST,
    NEST_TAKEN,
    NO_FIGHT,
    NO_TAKERS,
    NOBODY,
    NOTE_FATE,
    NOTES,
    NOTHING,
    OFFER,
    OVER,
    PICK,
    PLAY_ON,
    QUICK,
    REPLY,
    RESERVE,
    RESIGN,
    RESIGNED,
    RETURN,
    SAFE_FROM,
    SET,
    STANDS_STILL,
    SWAMP,
    TAKERS,
    TO,
    TOO_LONG,
    TRAP,
    UP,
)

QUICK_TURNS = DATA.course.quick_turns
QUICK_PIECES = DATA.course.quick_pieces
QUICK_SIDE = DATA.course.quick_side
STUCK_TURNS = DATA.course.stuck_turns
SAFE_FIRST, SAFE_SECOND = SAFE_FROM
NOT_MOVED = 1 << NEST


@inlined
def pick(s: Record, seat: int, action: int) -> None:
    """A piece is taken to be moved; or something else is done before that."""
    if action < TO:
        s["picked"] = action - FIELD
        s["phase"] = GO
    else:
        pick_other(s, seat, action)


@lean
def pick_other(s: Record, seat: int, action: int) -> None:
    """No more moves in this turn, a word said, or a piece brought in."""
    if action == DONE:
        end_turn(s, seat)
    elif action == OFFER:
        s["offered"] = 1
        s["phase"] = REPLY
        s["owing"] = 1 << (seat + 1) % s["players"]
    elif action == RESIGN:
        end(s, 1 - (seat & 1), RESIGNED)
    elif HOLD <= action < HOLD + KINDS:
        s["hand"] = action - HOLD
        s["phase"] = SET
    else:
        s["hand"] = action - BACK
        s["phase"] = RETURN


@lean
def set_reserve(s: Record, seat: int, field: int) -> None:
    """GI-67: a reserve is set, without a challenge; the turn goes on."""
    kind = int(s["hand"])
    n = put(s, seat, field, kind)
    s["could"][seat, n] = reserve_kinds(s)
    s["came"][seat, n] = 1
    s["held"][seat, kind] -= 1
    s["holds"][seat] -= 1
    s["hand"] = NOTHING
    s["brought"] = 1
    s["phase"] = PICK
    if not has_mover(s, seat) and not may_bring(s, seat):
        end_turn(s, seat)


@lean
def reserve_kinds(s: Record) -> int:
    """GI-67: the kinds that a reserve can be, as a set."""
    if not s["flags"] & AGREED:
        return TAKERS
    kinds = 0
    for place in range(RESERVE):
        kinds |= 1 << int(s["agreed"][place])
    return kinds


@lean
def come_back(s: Record, seat: int, field: int) -> None:
    """GI-66 c: a piece that a trap had caught comes back: a whole turn, without a challenge. It lay open, so it is known."""
    kind = int(s["hand"])
    n = put(s, seat, field, kind)
    s["could"][seat, n] = 1 << kind
    s["away"][seat, kind] -= 1
    s["hand"] = NOTHING
    end_turn(s, seat)


@inlined
def go(s: Record, seat: int, field: int) -> None:
    """The piece taken goes to a field: a step, or the flight of a scout (GI-10 to GI-13)."""
    start = int(s["picked"])
    if s["passing"]:
        pass_or_stop(s, seat, start)
    n = int(PIECE_OF[s["who"][start]])
    outline = int(s["outline"])
    direction = 0
    while direction < STRAIGHT and NEIGHBOUR[outline, start, direction] != field:
        direction += 1
    s["flown"] = NOTHING
    if direction < STRAIGHT:
        learn_step(s, seat, n, direction, field)
    else:
        s["flown"] = flight(s, start, field)
        s["could"][seat, n] = 1 << FLUG
    if s["last_to"][seat] == start and s["last_from"][seat] == field:
        if s["shuttle"][seat] < 100:
            s["shuttle"][seat] += 1
    else:
        s["shuttle"][seat] = 1
    s["last_from"][seat] = start
    s["last_to"][seat] = field
    shift(s, seat, n, field)
    if s["steps"][seat, n] < MOST_NOTED:
        s["steps"][seat, n] += 1
    s["picked"] = NOTHING
    s["mover"] = field
    if s["flags"] & NOTES and arrives_in_trap(s, seat, field):
        after_move(s, seat)
    elif s["flown"] != NOTHING or (not s["challenged"] and meets_enemy(s, seat, field)):
        s["phase"] = CHALLENGE
    else:
        after_move(s, seat)


@inlined
def learn_step(s: Record, seat: int, n: int, direction: int, field: int) -> None:
    """What everybody learns from a step: no Nest, no trap; forward or into the swamp: no Blitz."""
    gone = NOT_MOVED
    if s["flags"] & TRAP:
        gone |= 1 << BLANK
    if direction == FORWARD[seat & 1] or s["ground"][field] & SWAMP:
        gone |= 1 << BLITZ
    s["could"][seat, n] &= ~gone


@lean
def flight(s: Record, start: int, field: int) -> int:
    """The direction of a flight."""
    for direction in range(DIRECTIONS):
        over = NEIGHBOUR[s["outline"], start, direction]
        while over >= 0:
            if over == field:
                return direction
            over = NEIGHBOUR[s["outline"], over, direction]
    return NOTHING


@lean
def arrives_in_trap(s: Record, seat: int, field: int) -> bool:
    """GI-65, GI-69: a piece that may take a second step has not stopped yet, any other has. Return whether it is caught."""
    if s["quickly"] and s["step"] == 0 and s["flown"] == NOTHING:
        s["passing"] = 1
        return False
    return stops_in_trap(s, seat, field)


@lean
def pass_or_stop(s: Record, seat: int, start: int) -> None:
    """GI-65: the second move tells whether the first piece only passed its field, or stopped there."""
    s["passing"] = 0
    if start != s["mover"]:
        stops_in_trap(s, seat, int(s["mover"]))


@lean
def stops_in_trap(s: Record, seat: int, field: int) -> bool:
    """GI-65: an enemy's note names this field. Then the note is shown; otherwise everybody knows that there is no trap here."""
    if RANK[s["outline"], 1 - (seat & 1), field] >= territory_rows(s):
        return False
    for other in range(1 - (seat & 1), s["players"], 2):
        if s["note"][other] == field:
            s["noted"][other] = 1
            s["sprung"][s["springs"] & 1] = field
            s["springs"] += 1
            s["quiet"] = 0
            s["clash"] = 1
            caught(s, seat, int(PIECE_OF[s["who"][field]]), int(s["fate"]) if s["flags"] & NOTE_FATE else LEAVES)
            return True
    s["ground"][field] |= SAFE_FIRST if seat & 1 else SAFE_SECOND
    return False


@lean
def caught(s: Record, seat: int, n: int, fate: int) -> None:
    """GI-64 to GI-66: what becomes of a piece in a trap."""
    if fate == STANDS_STILL:
        s["stuck"][seat, n] = STUCK_TURNS + (1 if seat == s["seat"] else 0)  # its present turn is no turn of waiting
    elif fate == COMES_BACK:
        kind = int(s["kind"][seat, n])
        s["away"][seat, kind] += 1
        if s["came"][seat, n]:
            s["reserve_lost"][seat, kind] += 1
        lift(s, seat, n)
    else:
        leave(s, seat, n)


@lean
def challenge(s: Record, seat: int, field: int) -> None:
    """GI-21, GI-22: both pieces are shown, and the ground under the challenged one decides."""
    start = int(s["mover"])
    if s["passing"]:  # GI-65: who challenges has stopped
        s["passing"] = 0
        if stops_in_trap(s, seat, start):
            after_move(s, seat)
            return
    n = int(PIECE_OF[s["who"][start]])
    other = int(SEAT_OF[s["who"][field]])
    m = int(PIECE_OF[s["who"][field]])
    attacker, defender = int(s["kind"][seat, n]), int(s["kind"][other, m])
    s["could"][seat, n] = 1 << attacker
    s["could"][other, m] = 1 << defender
    s["challenged"] = 1
    s["quiet"] = 0
    s["clash"] = 1
    s["fights"] += 1
    s["fought_from"] = start
    s["fought_at"] = field
    s["fought"][0] = attacker
    s["fought"][1] = defender
    result = int(OUTCOME[1 if s["flags"] & TRAP else 0, attacker, defender, s["ground"][field] & SWAMP])
    if attacker == FLUG and defender == BLITZ and s["flags"] & FLUG_SURVIVES:  # GI-39
        result = DRAWN
    if defender == BLANK and result == DEFENDER_WINS and s["fate"] == STANDS_STILL:
        result = CAUGHT
    s["result"] = result
    if result == ATTACKER_WINS:
        if defender == NEST:
            take_nest(s, other, field)
        leave(s, other, m)
        if s["phase"] != OVER:
            offer_move_up(s, seat)
    elif result == DEFENDER_WINS and defender == BLANK:
        caught(s, seat, n, int(s["fate"]))
        after_move(s, seat)
    elif result == DEFENDER_WINS:
        leave(s, seat, n)
        if defender == BLITZ or s["stuck"][other, m] > 0:  # GI-39, GI-66 b: does not move up
            after_move(s, seat)
        else:
            offer_move_up(s, other)
    else:
        if result == BOTH_LEAVE:
            leave(s, seat, n)
            leave(s, other, m)
        elif result == CAUGHT:
            caught(s, seat, n, int(s["fate"]))
        after_move(s, seat)


@inlined
def keep_quiet(s: Record, seat: int) -> None:
    """GI-20: no challenge, which everybody sees."""
    n = int(PIECE_OF[s["who"][s["mover"]]])
    if s["shy"][seat, n] < MOST_NOTED:
        s["shy"][seat, n] += 1
    after_move(s, seat)


@lean
def take_nest(s: Record, seat: int, field: int) -> None:
    """GI-50, GI-70: the last Nest of a party decides."""
    s["taken_at"][seat] = field
    s["nests"][seat & 1] -= 1
    if s["nests"][seat & 1] == 0:
        end(s, 1 - (seat & 1), NEST_TAKEN)


@lean
def offer_move_up(s: Record, winner: int) -> None:
    """GI-24: the owner of the winner decides."""
    s["phase"] = UP
    s["owing"] = 1 << winner


@lean
def move_up(s: Record, seat: int) -> None:
    """GI-24: the winner goes into the field that was left, and that is all."""
    start, goal = int(s["fought_from"]), int(s["fought_at"])
    if s["who"][start] == 0:
        start, goal = goal, start
    n = int(PIECE_OF[s["who"][start]])
    shift(s, seat, n, goal)
    if seat == s["seat"]:
        s["mover"] = goal
    if s["flags"] & NOTES:
        stops_in_trap(s, seat, goal)


@inlined
def after_move(s: Record, seat: int) -> None:
    """GI-69: perhaps a second move; otherwise the turn is over."""
    if s["quickly"] and s["step"] == 0 and s["flown"] == NOTHING:
        second_move(s, seat)
    else:
        end_turn(s, seat)


@lean
def second_move(s: Record, seat: int) -> None:
    """GI-69: if there is any; it need not be made."""
    s["step"] = 1
    if has_mover(s, seat):
        s["phase"] = PICK
        s["owing"] = 1 << seat
    else:
        end_turn(s, seat)


@lean
def end_turn(s: Record, seat: int) -> None:
    """The turn is over; called from many places, so it is not copied into them."""
    finish_turn(s, seat)


@lean
def finish_turn(s: Record, seat: int) -> None:
    """The next seat, unless the game is a draw (GI-52). The turn of a fight is not one without a fight."""
    if s["passing"]:
        pass_or_stop(s, seat, NOTHING)
    wait_in_traps(s, seat)
    s["turns_of"][seat] += 1
    s["turns"] += 1
    if not s["clash"]:
        s["quiet"] += 1
    players = int(s["players"])
    takers = 0
    for one in range(players):
        takers += s["takers"][one]
    if takers == 0 and not s["flags"] & PLAY_ON:
        end(s, NOBODY, NO_TAKERS)
    elif s["most_quiet"] > 0 and s["quiet"] >= players * s["most_quiet"]:
        end(s, NOBODY, NO_FIGHT)
    elif s["turns"] >= s["most_turns"]:
        end(s, NOBODY, TOO_LONG)
    else:
        begin_turn(s, (seat + 1) % players)


@lean
def begin_turn(s: Record, seat: int) -> None:
    """A new turn; GI-51: who has no legal move has lost, of four players when his partner has none either.

    A seat that is passed over has waited a turn: otherwise its last piece would stand still for ever (GI-66 b).
    """
    players = int(s["players"])
    for _ in range(players):
        s["seat"] = seat
        s["step"] = 0
        s["challenged"] = 0
        s["clash"] = 0
        s["passing"] = 0
        s["brought"] = 0
        s["offered"] = 0
        s["flown"] = NOTHING
        s["picked"] = NOTHING
        s["mover"] = NOTHING
        s["quickly"] = is_quick(s, seat)
        if can_act(s, seat):
            s["phase"] = PICK
            s["owing"] = 1 << seat
            return
        if players == 2 or not can_act(s, (seat + 2) % 4):
            end(s, 1 - (seat & 1), BLOCKED)
            return
        wait_in_traps(s, seat)
        seat = (seat + 1) % players


@lean
def is_quick(s: Record, seat: int) -> int:
    """GI-69: the first three turns of each, and the end game: few pieces on the board, or a side with few and few reserves."""
    if not s["flags"] & QUICK:
        return 0
    near = int(s["count"][0]) + s["count"][2]
    far = int(s["count"][1]) + s["count"][3]
    near_held = int(s["holds"][0]) + s["holds"][2]
    far_held = int(s["holds"][1]) + s["holds"][3]
    late = near + far <= QUICK_PIECES or near + near_held <= QUICK_SIDE or far + far_held <= QUICK_SIDE
    return 1 if late or s["turns_of"][seat] < QUICK_TURNS else 0


@lean
def end(s: Record, winner: int, ending: int) -> None:
    """The game is over."""
    s["phase"] = OVER
    s["owing"] = 0
    s["winner"] = winner
    s["ending"] = ending
