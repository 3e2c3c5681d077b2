"""The desk of a player: what everybody believes, what each kind may expect of each enemy, what a piece risks where.

Only what the seat knows is looked at: its own kinds, and of the others what everybody may believe.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gondwana.bots.giganten.belief import mark, suspect
from gondwana.bots.giganten.odds import outcome
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.core.templates import SLACK
from gondwana.games.giganten.fights import OUTCOME
from gondwana.games.giganten.land import COLUMN, NEIGHBOUR, ROW
from gondwana.games.giganten.moves import STRAIGHT
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF, is_enemy, piece_of_kind
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import (
    ACTIONS,
    ATTACKER_WINS,
    BLANK,
    BLITZ,
    BOTH_LEAVE,
    DEFENDER_WINS,
    DRAWN,
    FLUG,
    KINDS,
    MOST_PIECES,
    NEST,
    NOTHING,
    SEATS,
    SWAMP,
)

Floats = NDArray[np.float64]

MOST_IDEAS = 800
MOST_FOES = 2 * MOST_PIECES
FAR = 64
TRAPPED = 0.4
"""What a piece costs that a trap only holds up, as a share of its worth."""

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
    for one in range(KINDS):
        for other in range(KINDS):
            for ground in range(2):
                settle_gain(desk, one, other, ground, int(OUTCOME[trap, one, other, ground]), 1.0)
    for distance in range(FAR):
        desk.near[distance] = np.exp(-distance / max(desk.taste[REACH], 0.5))


@lean
def settle_gain(desk: Desk, one: int, other: int, ground: int, result: int, lost: float) -> None:
    """The gain of a fight with such a result; `lost` is the share of a beaten challenger that is lost for good."""
    taste = desk.taste
    gain = 0.0
    news = 0.0
    if result == ATTACKER_WINS or result == BOTH_LEAVE:
        gain += taste[other]
    if result == DEFENDER_WINS or result == BOTH_LEAVE:
        gain -= lost * taste[one]
    if result == DEFENDER_WINS or result == DRAWN:
        news = taste[SEEN] * (taste[other] if other != NEST else 5.0)
    desk.gains[0, one, other, ground] = gain + news
    desk.gains[1, one, other, ground] = gain


@lean
def heed_options(s: Record, desk: Desk) -> None:
    """The few gains that depend on the options of a game: against the blank, and a Flug's against a Blitz."""
    lost = TRAPPED if s["fate"] != 0 else 1.0
    for ground in range(2):
        for one in range(KINDS):
            settle_gain(desk, one, BLANK, ground, outcome(s, one, BLANK, ground), lost)
        settle_gain(desk, FLUG, BLITZ, ground, outcome(s, FLUG, BLITZ, ground), 1.0)


@lean
def ponder(s: Record, seat: int, desk: Desk) -> int:
    """Look at the board with a seat's eyes; answers how many enemies there are."""
    heed_options(s, desk)
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
