"""What a seat can think of the pieces that it does not see: how likely each is of each kind, and what the kinds are worth.

Everything here is read from what everybody may know, `could` and the pieces beside the board, and from the own pieces. The true
kinds of the other party are never looked at, not even where a position holds them.
"""

import numpy as np
from numpy.typing import NDArray

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.giganten.armies import army
from gondwana.games.giganten.fights import OUTCOME
from gondwana.games.giganten.land import NEIGHBOUR, RANK
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF, is_enemy
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import (
    ATTACKER_WINS,
    BLANK,
    BLITZ,
    BOTH_LEAVE,
    DRAWN,
    FLUG,
    FLUG_SURVIVES,
    KINDS,
    MOST_PIECES,
    NEST,
    NO_RESULT,
    TAKERS,
    TRAP,
)

Floats = NDArray[np.float64]
ROWS = 2 * MOST_PIECES
"""The enemy's pieces: those of his first seat, then those of his second one where four play."""
_ROUNDS = 4
"""How often rows and columns are set right in turn; then they fit to some per cent."""
_SWAMP_SHARE = 0.41
"""Of the fields of all tiles (GI-01)."""
_NEST_BY_RANK = np.array([4.0, 3.0, 1.5, 0.6, 0.3, 0.2, 0.2])
"""People and bots put their Nest far back."""
_SHELTER = 0.5
"""And surround it: so much more likely with each neighbour."""
_FREE_BLOW, _BASE, _SCOUT, _DRAW = 8.0, 1.5, 2.0, 0.3
"""Worth of a kind: that of one that beats everything, of one that beats nothing, of being able to fly, of a fight without end."""
_IDLE = 0.3
"""What a fight without end costs: the turn."""
_LAST_TAKERS = 6.0
"""Who has few pieces left that can take a Nest keeps them: shared out among them."""

NOTES = np.dtype(
    [
        ("likely", "f8", (ROWS, KINDS)),  # of each enemy piece: how likely each kind
        ("moves", "f8", ROWS),  # how likely it can move at all
        ("worth", "f8", (2, KINDS)),  # of the own kinds, of the enemy's
        ("left", "f8", (2, KINDS)),  # pieces of a kind that a side still has
        ("gain", "f8", (KINDS, ROWS)),  # what a challenge of an enemy piece by an own kind may bring
        ("danger", "f8", MOST_PIECES),  # what each own piece may lose in the enemy's next turn
    ],
    align=True,
)
"""What is worked out once for a decision."""


@inlined
def row_of(who: int) -> int:
    """The row of an enemy piece, from what `who` of its field says."""
    return (int(SEAT_OF[who]) >> 1) * MOST_PIECES + int(PIECE_OF[who])


@inlined
def outcome(s: Record, attacker: int, defender: int, ground: int) -> int:
    """What becomes of a challenge, with the options of the game."""
    if attacker == FLUG and defender == BLITZ and s["flags"] & FLUG_SURVIVES:
        return DRAWN
    return int(OUTCOME[1 if s["flags"] & TRAP else 0, attacker, defender, ground])


@lean
def suspect(s: Record, seat: int, notes: Record) -> None:
    """How likely each enemy piece is of each kind. Uses the room of `left`, which `weigh` fills afterwards."""
    for half in range(int(s["players"]) // 2):
        spread(s, 1 - (seat & 1) + 2 * half, notes)


@lean
def spread(s: Record, enemy: int, notes: Record) -> None:
    """Deals what is left of an army over its unknown pieces, evenly but for the Nest, so that rows and columns come out right."""
    likely, left = notes["likely"], notes["left"][1]
    base = (enemy >> 1) * MOST_PIECES
    count = int(s["count"][enemy])
    rows = count + int(s["holds"][enemy])
    count_unknown(s, enemy, left)
    for n in range(rows):
        could = kinds_left(s, enemy, n)
        for kind in range(KINDS):
            likely[base + n, kind] = could >> kind & 1
            if not is_known(s, enemy, n):
                likely[base + n, kind] *= left[kind]
        if n < count and could >> NEST & 1:
            likely[base + n, NEST] *= nest_looks(s, enemy, int(s["at"][enemy, n]))
    for _ in range(_ROUNDS):
        for kind in range(KINDS):
            fit_kind(s, enemy, kind, rows, likely[base:], left[kind])
        for n in range(rows):
            fit_piece(likely[base + n])
    for n in range(count):
        still = likely[base + n, NEST] + (likely[base + n, BLANK] if s["flags"] & TRAP else 0.0)
        notes["moves"][base + n] = 1.0 - still


@lean
def kinds_left(s: Record, enemy: int, n: int) -> int:
    """The kinds that a piece can be; the numbers after the last are those of the reserve."""
    return int(s["could"][enemy, n]) if n < s["count"][enemy] else TAKERS


@lean
def is_known(s: Record, enemy: int, n: int) -> bool:
    """Whether everybody knows what a piece is."""
    return n < s["count"][enemy] and is_one_kind(int(s["could"][enemy, n]))


@lean
def count_unknown(s: Record, enemy: int, left: Floats) -> None:
    """How many of each kind the unknown pieces are."""
    for kind in range(KINDS):
        left[kind] = army(s, kind) - s["lost"][enemy, kind] - s["away"][enemy, kind]
    for n in range(s["count"][enemy]):
        if is_known(s, enemy, n):
            for kind in range(KINDS):
                left[kind] -= int(s["could"][enemy, n]) >> kind & 1
    for kind in range(KINDS):
        left[kind] = max(left[kind], 0.0)


@lean
def fit_kind(s: Record, enemy: int, kind: int, rows: int, likely: Floats, left: float) -> None:
    """Together the unknown pieces are as many of a kind as are left."""
    total = 0.0
    for n in range(rows):
        if not is_known(s, enemy, n):
            total += likely[n, kind]
    if total > 0.0:
        for n in range(rows):
            if not is_known(s, enemy, n):
                likely[n, kind] *= left / total


@lean
def fit_piece(likely: Floats) -> None:
    """A piece is of one kind."""
    total = 0.0
    for kind in range(KINDS):
        total += likely[kind]
    if total > 0.0:
        for kind in range(KINDS):
            likely[kind] /= total


@lean
def nest_looks(s: Record, enemy: int, field: int) -> float:
    """How much a place looks like that of a Nest."""
    rank = min(int(RANK[s["outline"], enemy & 1, field]), len(_NEST_BY_RANK) - 1)
    looks = _NEST_BY_RANK[rank]
    for direction in range(4):
        beside = NEIGHBOUR[s["outline"], field, direction]
        if beside < 0 or (s["who"][beside] != 0 and not is_enemy(s, beside, enemy)):
            looks *= 1.0 + _SHELTER
    return float(looks)


@lean
def weigh(s: Record, seat: int, notes: Record) -> None:
    """What the kinds of both sides are worth: how much of what the other side still has they beat."""
    for side in range(2):
        for kind in range(KINDS):
            notes["left"][side, kind] = 0.0
            for one in range((seat & 1) ^ side, int(s["players"]), 2):
                notes["left"][side, kind] += army(s, kind) - s["lost"][one, kind]
    for side in range(2):
        takers = 0.0
        for kind in range(KINDS):
            if TAKERS >> kind & 1:
                takers += notes["left"][side, kind]
        for kind in range(KINDS):
            worth = _BASE + _FREE_BLOW * beats(s, kind, notes["left"][1 - side])
            if kind == FLUG:
                worth += _SCOUT
            if TAKERS >> kind & 1:
                worth += _LAST_TAKERS / max(takers, 1.0)
            notes["worth"][side, kind] = worth


@lean
def beats(s: Record, kind: int, left: Floats) -> float:
    """The share of an army that a kind beats, on either ground."""
    if kind in (NEST, BLANK, BLITZ):
        return 0.3
    total, share = 0.0, 0.0
    for other in range(KINDS):
        if left[other] > 0.0 and other != NEST:
            total += left[other]
            for ground in range(2):
                part = _SWAMP_SHARE if ground else 1.0 - _SWAMP_SHARE
                result = outcome(s, kind, other, ground)
                if result == ATTACKER_WINS:
                    share += left[other] * part
                elif result == BOTH_LEAVE:
                    share += 0.5 * left[other] * part
                elif result == DRAWN:
                    share += _DRAW * left[other] * part
    return share / total if total > 0.0 else 0.5


@lean
def against(s: Record, seat: int, kind: int, row: int, ground: int, notes: Record, w: Record) -> float:
    """What a challenge by an own kind may bring against an enemy piece on such ground, in points."""
    mine = notes["worth"][0, kind]
    total = 0.0
    for other in range(KINDS):
        chance = notes["likely"][row, other]
        if chance <= 0.0:
            continue
        result = outcome(s, kind, other, ground)
        if result == ATTACKER_WINS:
            total += chance * (w["nest"] if other == NEST else notes["worth"][1, other])
        elif result == BOTH_LEAVE:
            total += chance * (notes["worth"][1, other] - mine)
        elif result == DRAWN:
            total += chance * (1.0 - chance) * w["curiosity"] * notes["worth"][1, other] - chance * _IDLE
            if other == NEST:  # GI-38: it is known from now on
                total += chance * (1.0 - chance) * w["curiosity"] * w["nest"]
        elif result != NO_RESULT:
            total -= chance * mine * (w["trapped"] if other == BLANK and s["fate"] != 0 else 1.0)
    return total


@lean
def survives(s: Record, kind: int, row: int, ground: int, notes: Record) -> float:
    """How likely an own kind is still there after its challenge."""
    total = 0.0
    for other in range(KINDS):
        result = outcome(s, kind, other, ground)
        if result in (ATTACKER_WINS, DRAWN):
            total += notes["likely"][row, other]
    return total


@lean
def blow(s: Record, kind: int, row: int, ground: int, notes: Record) -> float:
    """What the enemy may gain by challenging an own kind on such ground with this piece, if he does so only where it pays."""
    mine = notes["worth"][0, kind]
    total = 0.0
    for other in range(KINDS):
        chance = notes["likely"][row, other]
        if chance <= 0.0:
            continue
        result = outcome(s, other, kind, ground)
        if result == ATTACKER_WINS:
            total += chance * mine
        elif result == BOTH_LEAVE:
            total += chance * max(mine - notes["worth"][1, other], 0.0)
    return total
