"""What a seat may do with its turn, and what each way seems worth at a glance.

A turn is up to three steps: which piece, where to, against whom. All that is looked at is what the seat knows: its own kinds, and
for the others what everybody may believe (`belief.suspect`). A glance counts what a challenge may bring, what the piece
risks where it comes to stand, and how much nearer it gets to what it could beat; above all to where the Nest may be.
"""

from gondwana.bots.giganten.belief import fraction
from gondwana.bots.giganten.desk import (
    AHEAD,
    ALARM,
    AWAY,
    BACK_AGAIN,
    HOLDING,
    MOST_IDEAS,
    PULL,
    RISK,
    SHOWN,
    STRONG_AHEAD,
    Desk,
    danger,
    drawn_to,
    ponder,
)
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.core.rng import Stream
from gondwana.games.giganten.fights import OUTCOME
from gondwana.games.giganten.land import FORWARD, NEIGHBOUR, RANK
from gondwana.games.giganten.moves import DIRECTIONS, STRAIGHT, can_step, finds_target, is_shuttle, legal, may_bring, may_return
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF, is_enemy, is_free, piece_of_kind
from gondwana.games.giganten.state import (
    AGAINST,
    ATTACKER_WINS,
    BACK,
    BLANK,
    BLITZ,
    BOTH_LEAVE,
    CHALLENGE,
    COMES_BACK,
    DECLINE,
    DONE,
    FIELD,
    FLUG,
    GO,
    HOLD,
    KINDS,
    MOVE_UP,
    NEST,
    NOTHING,
    PICK,
    QUIET,
    REPLY,
    RESERVES,
    STAY,
    TO,
    TRAP,
    UP,
)


@lean
def add(desk: Desk, n: int, first: int, second: int, third: int, score: float) -> int:
    """One idea more, if there is room; answers how many there are."""
    if n >= MOST_IDEAS:
        return n
    desk.ideas[n, 0] = first
    desk.ideas[n, 1] = second
    desk.ideas[n, 2] = third
    desk.scores[n] = score
    return n + 1


@lean
def foe_on(field: int, foes: int, desk: Desk) -> int:
    """The row of the enemy on a field."""
    k = 0
    while k < foes - 1 and desk.foes[k, 0] != field:
        k += 1
    return k


@lean
def challenge_hope(s: Record, seat: int, n: int, field: int, foes: int, desk: Desk) -> float:
    """What may be expected of a challenge, with what it gives away."""
    kind = int(s["kind"][seat, n])
    hidden = 1.0 - desk.likely[seat, n, kind]
    return float(desk.hope[kind, foe_on(field, foes, desk)] - hidden * desk.taste[SHOWN] * desk.taste[kind])


@lean
def think_of_goal(
    s: Record, seat: int, n: int, goal: int, flown: int, before: float, foes: int, desk: Desk, ideas: int, phase: int
) -> int:
    """All ideas that bring a piece to a field."""
    kind = int(s["kind"][seat, n])
    start = int(s["at"][seat, n])
    outline = int(s["outline"])
    after = danger(s, seat, n, goal, desk)
    score = before - desk.taste[RISK] * after + desk.taste[PULL] * drawn_to(kind, goal, foes, desk)
    party = seat & 1
    if flown == NOTHING and NEIGHBOUR[outline, start, FORWARD[party]] == goal:
        score += desk.taste[AHEAD] + desk.taste[STRONG_AHEAD] * desk.taste[kind]
    score += desk.taste[AWAY] * by_own_nest(s, seat, goal)
    if s["last_to"][seat] == start and s["last_from"][seat] == goal:
        score -= desk.taste[BACK_AGAIN]
    first = FIELD + start if phase == PICK else TO + goal
    second = TO + goal if phase == PICK else -1
    may_challenge = kind != BLITZ and kind != BLANK and not s["challenged"]
    meets = False
    if flown < STRAIGHT:
        for direction in range(STRAIGHT):
            target = int(NEIGHBOUR[outline, goal, direction])
            if is_enemy(s, target, seat):
                meets = True
                behind = flown != NOTHING and direction == (flown + 2) & 3
                if may_challenge and not behind:
                    hope = challenge_hope(s, seat, n, target, foes, desk) + desk.taste[RISK] * after * 0.5
                    ideas = add_steps(desk, ideas, first, second, AGAINST + target, score + hope)
        if flown == NOTHING:
            quiet = meets and not s["challenged"]
            ideas = add_steps(desk, ideas, first, second, QUIET if quiet else -1, score)
    else:
        target = int(NEIGHBOUR[outline, goal, flown])
        hope = challenge_hope(s, seat, n, target, foes, desk) + desk.taste[RISK] * after * 0.5
        ideas = add_steps(desk, ideas, first, second, AGAINST + target, score + hope)
    return ideas


@lean
def add_steps(desk: Desk, ideas: int, first: int, second: int, third: int, score: float) -> int:
    """The steps in a row, whether the piece is still to be picked or not."""
    if second < 0:
        return add(desk, ideas, first, third, -1, score)
    return add(desk, ideas, first, second, third, score)


@lean
def think_of_piece(s: Record, seat: int, n: int, foes: int, desk: Desk, ideas: int, phase: int) -> int:
    """All ideas for one piece."""
    kind = int(s["kind"][seat, n])
    if kind == NEST or (kind == BLANK and s["flags"] & TRAP) or s["stuck"][seat, n] > 0:
        return ideas
    if s["step"] > 0 and s["challenged"] and s["at"][seat, n] == s["mover"]:
        return ideas
    start = int(s["at"][seat, n])
    outline = int(s["outline"])
    before = desk.taste[RISK] * danger(s, seat, n, start, desk) - desk.taste[PULL] * drawn_to(kind, start, foes, desk)
    before -= desk.taste[AWAY] * by_own_nest(s, seat, start)
    for direction in range(STRAIGHT):
        if can_step(s, seat, kind, start, direction):
            goal = int(NEIGHBOUR[outline, start, direction])
            ideas = think_of_goal(s, seat, n, goal, NOTHING, before, foes, desk, ideas, phase)
    if kind == FLUG and s["step"] == 0:
        for direction in range(DIRECTIONS):
            field = int(NEIGHBOUR[outline, start, direction])
            if is_free(s, field):
                field = int(NEIGHBOUR[outline, field, direction])
                while is_free(s, field):
                    if finds_target(s, seat, field, direction) and not is_shuttle(s, seat, start, field):
                        ideas = think_of_goal(s, seat, n, field, direction, before, foes, desk, ideas, phase)
                    field = int(NEIGHBOUR[outline, field, direction])
    return ideas


@lean
def by_own_nest(s: Record, seat: int, field: int) -> int:
    """Whether a field is next to the own Nest, diagonally too."""
    for direction in range(DIRECTIONS):
        near = int(NEIGHBOUR[s["outline"], field, direction])
        if near >= 0 and s["who"][near] != 0:
            who = s["who"][near]
            if SEAT_OF[who] == seat and s["kind"][seat, PIECE_OF[who]] == NEST:
                return 1
    return 0


@lean
def have_ideas(s: Record, seat: int, desk: Desk) -> int:
    """All that the seat may do now, in the rows of `desk.ideas`, with scores; answers how many."""
    phase = int(s["phase"])
    if phase == PICK or phase == GO:
        foes = ponder(s, seat, desk)
        ideas = 0
        if phase == GO:
            n = int(PIECE_OF[s["who"][s["picked"]]])
            ideas = think_of_piece(s, seat, n, foes, desk, 0, phase)
        else:
            for n in range(s["count"][seat]):
                ideas = think_of_piece(s, seat, n, foes, desk, ideas, phase)
            ideas = think_of_others(s, seat, desk, ideas)
        think_of_nest(s, seat, foes, desk, ideas)
        if ideas > 0:
            return ideas
    elif phase == CHALLENGE or phase == UP:
        foes = ponder(s, seat, desk)
        return think_of_challenge(s, seat, foes, desk) if phase == CHALLENGE else think_of_up(s, seat, foes, desk)
    elif phase == REPLY:
        return add(desk, 0, DECLINE, -1, -1, 0.0)
    n = list_legal(s, seat, desk.buffer)
    for k in range(n):
        add(desk, k, desk.buffer[k], -1, -1, 0.0)
    return min(n, MOST_IDEAS)


@lean
def list_legal(s: Record, seat: int, out: Ints) -> int:
    """The legal steps; here and nowhere else in the ideas, so that the rules are compiled into one place."""
    return legal(s, seat, out)


@lean
def think_of_others(s: Record, seat: int, desk: Desk, ideas: int) -> int:
    """What can be done instead of a move: no more moves, a reserve, a piece that comes back."""
    if s["step"] > 0 or s["brought"]:
        ideas = add(desk, ideas, DONE, -1, -1, 0.0)
    if s["flags"] & RESERVES and may_bring(s, seat):
        for kind in range(KINDS):
            if s["held"][seat, kind] > 0:
                ideas = add(desk, ideas, HOLD + kind, -1, -1, desk.taste[HOLDING])
    if s["fate"] == COMES_BACK and may_return(s, seat):
        for kind in range(KINDS):
            if s["away"][seat, kind] > 0:
                ideas = add(desk, ideas, BACK + kind, -1, -1, desk.taste[kind] * 0.3)
    return ideas


@lean
def think_of_challenge(s: Record, seat: int, foes: int, desk: Desk) -> int:
    """The piece has moved: against whom, or quiet."""
    n = list_legal(s, seat, desk.buffer)
    mover = int(PIECE_OF[s["who"][s["mover"]]])
    for k in range(n):
        action = int(desk.buffer[k])
        hope = 0.0 if action == QUIET else challenge_hope(s, seat, mover, action - AGAINST, foes, desk)
        add(desk, k, action, -1, -1, hope)
    return n


@lean
def think_of_up(s: Record, seat: int, foes: int, desk: Desk) -> int:
    """GI-24: a winner moves up or stays."""
    start, goal = int(s["fought_from"]), int(s["fought_at"])
    if s["who"][start] == 0:
        start, goal = goal, start
    n = int(PIECE_OF[s["who"][start]])
    kind = int(s["kind"][seat, n])
    stay = -desk.taste[RISK] * danger(s, seat, n, start, desk) + desk.taste[PULL] * drawn_to(kind, start, foes, desk)
    up = -desk.taste[RISK] * danger(s, seat, n, goal, desk) + desk.taste[PULL] * drawn_to(kind, goal, foes, desk)
    ahead = int(RANK[s["outline"], seat & 1, goal]) - int(RANK[s["outline"], seat & 1, start])
    up += ahead * desk.taste[AHEAD]
    up += desk.taste[AWAY] * (by_own_nest(s, seat, goal) - by_own_nest(s, seat, start))
    add(desk, 0, MOVE_UP, -1, -1, up)
    return add(desk, 1, STAY, -1, -1, stay)


@lean
def think_of_nest(s: Record, seat: int, foes: int, desk: Desk, ideas: int) -> None:
    """If the own Nest is in reach of the enemy, what helps it counts."""
    nest = piece_of_kind(s, seat, NEST)
    if nest == NOTHING or desk.taste[ALARM] <= 0.0:
        return
    field = int(s["at"][seat, nest])
    now = danger(s, seat, nest, field, desk)
    if now < 0.05:
        return
    for k in range(ideas):
        start, goal, target = int(desk.ideas[k, 0]) - FIELD, int(desk.ideas[k, 1]) - TO, int(desk.ideas[k, 2]) - AGAINST
        if start >= TO or goal < 0 or goal >= TO:
            continue
        who = s["who"][start]
        s["who"][start] = 0
        s["who"][goal] = who
        then = danger(s, seat, nest, field, desk)
        if 0 <= target < TO:
            removed = win_chance(s, seat, int(PIECE_OF[who]), target, foes, desk)
            victim = s["who"][target]
            s["who"][target] = 0
            then += removed * (danger(s, seat, nest, field, desk) - then)
            s["who"][target] = victim
        s["who"][goal] = 0
        s["who"][start] = who
        desk.scores[k] += desk.taste[ALARM] * (now - then)


@lean
def win_chance(s: Record, seat: int, n: int, target: int, foes: int, desk: Desk) -> float:
    """How likely the challenged piece leaves the board."""
    k = foe_on(target, foes, desk)
    kind = int(s["kind"][seat, n])
    total = 0.0
    for it in range(KINDS):
        result = OUTCOME[1 if s["flags"] & TRAP else 0, kind, it, desk.foes[k, 3]]
        if result == ATTACKER_WINS or result == BOTH_LEAVE:
            total += desk.likely[desk.foes[k, 1], desk.foes[k, 2], it]
    return total


@lean
def favourite(desk: Desk, ideas: int, noise: float, rng: Stream) -> int:
    """The idea that scores best; noise lets others come first now and then."""
    best = 0
    most = -1e18
    for k in range(ideas):
        score = desk.scores[k]
        if noise > 0.0:
            score += noise * (fraction(rng) + fraction(rng))
        if score > most:
            most = score
            best = k
    return best
