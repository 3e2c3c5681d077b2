"""What a position is worth in which nothing is hidden: the share of the win that a party may expect.

A weighted sum of what can be counted on both sides, learned from games (docs/bots.md). That others do not know a piece counts,
so the position is looked at with the beliefs of everybody beside the truth.
"""

from typing import Any

import numpy as np

from gondwana.bots.giganten.desk import Desk, danger, distance, ponder
from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.giganten.land import NEIGHBOUR, RANK
from gondwana.games.giganten.moves import DIRECTIONS, STRAIGHT
from gondwana.games.giganten.pieces import is_free, piece_of_kind
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import BLITZ, FLUG, KINDS, NEST, NOBODY, NOTHING, OVER, TAKERS

COUNTS = 0
KNOWN = COUNTS + KINDS
LATE = KNOWN + KINDS
EXPOSED = LATE + KINDS
OPEN = EXPOSED + 1
NEAR = OPEN + 1
NEARS = 6
LINE = NEAR + NEARS
DANGER = LINE + 2
ADVANCE = DANGER + 2
MOVERS = ADVANCE + 1
MOVE = MOVERS + 1
SIGHTS = MOVE + 1
"""For each kind how many stand, how many of them are known, the same late in the game; how much the Nest is suspected, its open
sides, enemies by their distance to it, a scout's line to it; the worst danger, on turn and not; how far the army has come, how
many pieces can be moved; whether it is on turn."""
_FULL = 48.0


@lean
def look(s: Record, party: int, desk: Desk, sights: Any) -> None:
    """What can be counted on one side; `sights` is a row of its own."""
    for k in range(SIGHTS):
        sights[k] = 0.0
    total = 0
    for seat in range(s["players"]):
        total += s["count"][seat]
    late = max(0.0, 1.0 - total / _FULL) if s["players"] == 2 else 0.5
    for seat in range(party, s["players"], 2):
        ponder(s, seat, desk)
        look_at_pieces(s, seat, late, desk, sights)
        nest = piece_of_kind(s, seat, NEST)
        if nest != NOTHING:
            look_at_nest(s, seat, nest, desk, sights)
    if s["seat"] & 1 == party:
        sights[MOVE] = 1.0


@lean
def look_at_pieces(s: Record, seat: int, late: float, desk: Desk, sights: Any) -> None:
    """What is seen of the pieces of a seat."""
    outline = int(s["outline"])
    worst = 0.0
    for n in range(s["count"][seat]):
        kind = int(s["kind"][seat, n])
        field = int(s["at"][seat, n])
        sights[COUNTS + kind] += 1.0
        sights[LATE + kind] += late
        if is_one_kind(int(s["could"][seat, n])):
            sights[KNOWN + kind] += 1.0
        worst = max(worst, danger(s, seat, n, field, desk))
        if kind != NEST and kind != BLITZ:
            sights[ADVANCE] += 0.1 * RANK[outline, seat & 1, field]
            for direction in range(STRAIGHT):
                if is_free(s, int(NEIGHBOUR[outline, field, direction])):
                    sights[MOVERS] += 0.1
                    break
    sights[DANGER + (s["seat"] & 1 == seat & 1)] += worst


@lean
def look_at_nest(s: Record, seat: int, nest: int, desk: Desk, sights: Any) -> None:
    """What is seen around a Nest."""
    outline = int(s["outline"])
    field = int(s["at"][seat, nest])
    sights[EXPOSED] += desk.likely[seat, nest, NEST]
    for direction in range(STRAIGHT):
        if is_free(s, int(NEIGHBOUR[outline, field, direction])):
            sights[OPEN] += 1.0
    for direction in range(DIRECTIONS):
        if has_line(s, seat, field, direction):
            sights[LINE + (s["seat"] & 1 == seat & 1)] = 1.0
    for other in range(1 - (seat & 1), s["players"], 2):
        for n in range(s["count"][other]):
            if TAKERS >> int(s["kind"][other, n]) & 1:
                far = distance(int(s["at"][other, n]), field)
                if far <= 12:
                    sights[NEAR + far // 2 - (far == 12)] += 1.0


@lean
def has_line(s: Record, seat: int, nest: int, direction: int) -> bool:
    """Whether an enemy scout can fly at a Nest straight from this direction."""
    outline = int(s["outline"])
    field = int(NEIGHBOUR[outline, nest, direction])
    if not is_free(s, field):
        return False
    while is_free(s, field):
        field = int(NEIGHBOUR[outline, field, direction])
    if field < 0:
        return False
    for other in range(1 - (seat & 1), s["players"], 2):
        for n in range(s["count"][other]):
            if s["at"][other, n] == field:
                return s["kind"][other, n] == FLUG and distance(field, nest) > 2
    return False


@lean
def expect(s: Record, party: int, desk: Desk, weights: Any, sights: Any) -> float:
    """The share of the win that a party may expect; `sights` is room for two rows."""
    if s["phase"] == OVER:
        return 0.5 if s["winner"] == NOBODY else (1.0 if s["winner"] == party else 0.0)
    look(s, 0, desk, sights[0])
    look(s, 1, desk, sights[1])
    total = 0.0
    for k in range(SIGHTS):
        total += weights[k] * (sights[party, k] - sights[1 - party, k])
    return float(1.0 / (1.0 + np.exp(-total)))
