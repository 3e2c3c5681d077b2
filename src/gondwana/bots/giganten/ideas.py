"""What a seat may do with its turn, and what each way seems worth at a glance.

A turn is up to three steps: which piece, where to, against whom. All that is looked at is what the seat knows: its own kinds, and
for the others what everybody may believe (`belief.suspect`). A glance counts what a challenge may bring, what the piece
risks where it comes to stand, and how much nearer it gets to what it could beat; above all to where the Nest may be.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gondwana.bots.giganten.belief import fraction, mark, suspect
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.core.rng import Stream
from gondwana.core.templates import SLACK
from gondwana.games.giganten.fights import OUTCOME
from gondwana.games.giganten.land import COLUMN, FORWARD, NEIGHBOUR, RANK, ROW
from gondwana.games.giganten.moves import DIRECTIONS, STRAIGHT, can_step, finds_target, is_shuttle, legal, may_bring, may_return
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF, is_enemy, is_free, piece_of_kind
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import (
    ACTIONS,
    AGAINST,
    ATTACKER_WINS,
    BACK,
    BLANK,
    BLITZ,
    BOTH_LEAVE,
    CHALLENGE,
    COMES_BACK,
    DECLINE,
    DEFENDER_WINS,
    DONE,
    DRAWN,
    FIELD,
    FLUG,
    GO,
    HOLD,
    KINDS,
    MOST_PIECES,
    MOVE_UP,
    NEST,
    NOTHING,
    PICK,
    QUIET,
    REPLY,
    RESERVES,
    SEATS,
    STAY,
    SWAMP,
    TO,
    TRAP,
    UP,
)

Floats = NDArray[np.float64]

MOST_IDEAS = 800
MOST_FOES = 2 * MOST_PIECES
FAR = 64

# The numbers of taste; the first ones are the worth of each kind.
SEEN, SHOWN, RISK, PULL, REACH, AHEAD, STRONG_AHEAD, AWAY, BACK_AGAIN, ALARM, FEAR, HOLDING, GUARD = range(KINDS, KINDS + 13)
TASTES = KINDS + 13
"""SEEN: what it is worth to have seen a piece, as a share of its worth. SHOWN: what it costs to have shown an own one. RISK: how
much of what may be lost next turn counts. PULL and REACH: how strongly and how far pieces are drawn to what they can beat.
AHEAD, STRONG_AHEAD: a step forward, and one for each unit of worth. AWAY: leaving the side of the own Nest. BACK_AGAIN: taking
the last move back. ALARM: what the Nest risks. FEAR: how strongly pieces are held off by what beats them. HOLDING: bringing a
reserve. GUARD: how much more an enemy near the own Nest draws."""

_WORTHS = (30.0, 1.0, 3.0, 3.0, 3.0, 6.0, 5.5, 5.0, 5.0, 4.0, 3.5, 3.0, 2.5, 2.5)
USUAL = np.array([*_WORTHS, 0.2, 0.2, 0.7, 0.5, 4.0, 0.02, 0.01, 0.3, 0.5, 1.0, 0.1, 0.3, 1.0])
"""A taste put down by hand: where learning begins."""


class Desk(NamedTuple):
    """Room for one thread, and what it has found out about the position in front of it."""

    likely: Floats
    """Seat, piece, kind."""
    marks: Ints
    left: Floats
    foes: Ints
    """A row for each enemy piece: field, seat, number, ground, whether it is known."""
    hope: Floats
    """Kind, foe: what a piece of that kind may expect of challenging it."""
    pull: Floats
    """Kind, foe: how much it draws a piece of that kind."""
    gains: Floats
    """Known or not, challenger, challenged, ground: what the challenger gains."""
    near: Floats
    """For each distance, how much of a pull is felt."""
    wary: Floats
    """Piece, ground, kind: whether an enemy of that kind would challenge it."""
    asked: Ints
    """Piece, ground: whether that was found out."""
    ideas: Ints
    """A row of three steps each, -1 where there is none."""
    scores: Floats
    buffer: Ints
    taste: Floats
    signs: Floats


def make_desk(taste: Floats, signs: Floats, *, trap: bool = False) -> Desk:
    """A desk for a player of this taste."""
    desk = Desk(
        likely=np.zeros((SEATS, MOST_PIECES, KINDS)),
        marks=np.full(SEATS, -1),
        left=np.zeros(KINDS),
        foes=np.zeros((MOST_FOES, 5), np.int64),
        hope=np.zeros((KINDS, MOST_FOES)),
        pull=np.zeros((KINDS, MOST_FOES)),
        gains=np.zeros((2, KINDS, KINDS, 2)),
        near=np.zeros(FAR),
        wary=np.zeros((MOST_PIECES, 2, KINDS)),
        asked=np.zeros((MOST_PIECES, 2), np.int64),
        ideas=np.zeros((MOST_IDEAS, 3), np.int64),
        scores=np.zeros(MOST_IDEAS),
        buffer=np.zeros(ACTIONS + SLACK, np.int64),
        taste=taste,
        signs=signs,
    )
    settle_taste(desk, 1 if trap else 0)
    return desk


@lean
def settle_taste(desk: Desk, trap: int) -> None:
    """What follows from the taste alone: the gains of all fights, and how pull fades with distance."""
    taste = desk.taste
    for one in range(KINDS):
        for other in range(KINDS):
            for ground in range(2):
                result = OUTCOME[trap, one, other, ground]
                gain = 0.0
                news = 0.0
                if result == ATTACKER_WINS or result == BOTH_LEAVE:
                    gain += taste[other]
                if result == DEFENDER_WINS or result == BOTH_LEAVE:
                    gain -= taste[one]
                if result == DEFENDER_WINS or result == DRAWN:
                    news = taste[SEEN] * (taste[other] if other != NEST else 5.0)
                desk.gains[0, one, other, ground] = gain + news
                desk.gains[1, one, other, ground] = gain
    for distance in range(FAR):
        desk.near[distance] = np.exp(-distance / max(taste[REACH], 0.5))


@lean
def ponder(s: Record, seat: int, desk: Desk) -> int:
    """Look at the board with a seat's eyes; answers how many enemies there are."""
    for other in range(s["players"]):
        if (other ^ seat) & 1 or other == seat:
            now = mark(s, other)
            if now != desk.marks[other]:
                suspect(s, other, desk.signs, desk.likely, desk.left)
                desk.marks[other] = now
    foes = 0
    for other in range(1 - (seat & 1), s["players"], 2):
        for n in range(s["count"][other]):
            field = int(s["at"][other, n])
            desk.foes[foes, 0] = field
            desk.foes[foes, 1] = other
            desk.foes[foes, 2] = n
            desk.foes[foes, 3] = s["ground"][field] & SWAMP
            desk.foes[foes, 4] = is_one_kind(int(s["could"][other, n]))
            foes += 1
    for n in range(s["count"][seat]):
        desk.asked[n, 0] = 0
        desk.asked[n, 1] = 0
    nest = piece_of_kind(s, seat, NEST)
    home = int(s["at"][seat, nest]) if nest != NOTHING else -1
    done = 0
    for n in range(s["count"][seat]):
        kind = int(s["kind"][seat, n])
        if not done >> kind & 1:
            done |= 1 << kind
            weigh_foes(seat, kind, home, foes, desk)
    return foes


@lean
def weigh_foes(seat: int, kind: int, home: int, foes: int, desk: Desk) -> None:
    """What a kind may expect of each enemy, and how much that draws it."""
    for k in range(foes):
        other, n, ground, known = desk.foes[k, 1], desk.foes[k, 2], desk.foes[k, 3], desk.foes[k, 4]
        hope = 0.0
        for it in range(KINDS):
            hope += desk.likely[other, n, it] * desk.gains[known, kind, it, ground]
        desk.hope[kind, k] = hope
        pull = hope if hope > 0.0 else hope * desk.taste[FEAR]
        if home >= 0 and hope > 0.0:
            pull *= 1.0 + desk.taste[GUARD] * desk.near[distance(home, desk.foes[k, 0])]
        desk.pull[kind, k] = pull


@lean
def distance(one: int, other: int) -> int:
    """In steps, if nobody stood in the way."""
    return abs(int(COLUMN[one]) - int(COLUMN[other])) + abs(int(ROW[one]) - int(ROW[other]))


@lean
def drawn_to(kind: int, field: int, foes: int, desk: Desk) -> float:
    """How good a field is to get at the enemies that this kind can beat."""
    total = 0.0
    for k in range(foes):
        total += desk.pull[kind, k] * desk.near[distance(field, desk.foes[k, 0])]
    return total


@lean
def would_attack(s: Record, seat: int, n: int, ground: int, desk: Desk) -> None:
    """For each kind: whether an enemy of that kind would challenge this piece, as little as he knows of it."""
    known = 1 if is_one_kind(int(s["could"][seat, n])) else 0
    for kind in range(KINDS):
        hope = 0.0
        for it in range(KINDS):
            hope += desk.likely[seat, n, it] * desk.gains[known, kind, it, ground]
        hope -= desk.taste[SHOWN] * desk.taste[kind] * 0.5
        desk.wary[n, ground, kind] = 1.0 if hope > 0.5 else (0.4 if hope > 0.0 else 0.1)
    desk.asked[n, ground] = 1


@lean
def danger(s: Record, seat: int, n: int, field: int, desk: Desk) -> float:
    """What the piece may lose at worst in the enemy's next turn on a field: a challenger comes from two steps off."""
    outline = int(s["outline"])
    start = int(s["at"][seat, n])
    kind = int(s["kind"][seat, n])
    ground = s["ground"][field] & SWAMP
    worst = 0.0
    for direction in range(STRAIGHT):
        between = int(NEIGHBOUR[outline, field, direction])
        if between < 0 or (s["who"][between] != 0 and between != start):
            continue
        for turn in range(STRAIGHT):
            if turn == (direction + 2) & 3:
                continue
            other = int(NEIGHBOUR[outline, between, turn])
            if not is_enemy(s, other, seat):
                continue
            if not desk.asked[n, ground]:
                would_attack(s, seat, n, ground, desk)
            theirs, m = int(SEAT_OF[s["who"][other]]), int(PIECE_OF[s["who"][other]])
            loss = 0.0
            for it in range(KINDS):
                loss += desk.likely[theirs, m, it] * desk.wary[n, ground, it] * desk.gains[1, it, kind, ground]
            worst = max(worst, loss)
    return worst


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
    """What can be done instead of a move: no second move, a reserve, a piece that comes back."""
    if s["step"] > 0:
        return add(desk, ideas, DONE, -1, -1, 0.0)
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
