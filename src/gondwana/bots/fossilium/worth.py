"""What a position is worth to a seat, in points at the end of the game. Compiled."""

from math import exp

from gondwana.bots.fossilium.desk import OTHERS, Desk
from gondwana.bots.fossilium.signs import SIGNS, TOO_MANY, observe, stage
from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.data import ROUNDS
from gondwana.games.fossilium.scoring import all_panel_points, fossil_points, rank_points

WASTE = 1.5
"""What a tile costs for which there is no slot."""


@lean
def worth(s: Record, seat: int, desk: Desk) -> float:
    """Prestige so far and what is expected to come; the true points when the game is over."""
    now = stage(s)
    if now == ROUNDS:
        return float(final(s, seat))
    observe(s, seat, desk.row)
    points = float(s["prestige"][seat]) - WASTE * desk.row[TOO_MANY]
    for k in range(SIGNS):
        points += desk.row[k] * desk.weights[now, k]
    units = len(desk.hidden)
    return float(points + correction(now, units, desk) if units else points)


@lean
def correction(now: int, units: int, desk: Desk) -> float:
    """What the network adds to the sum."""
    for unit in range(units):
        desk.hidden[unit] = desk.bias[now, unit]
    for k in range(SIGNS):
        sign = desk.row[k]
        if sign != 0.0:
            for unit in range(units):
                desk.hidden[unit] += sign * desk.layer[k, unit]
    found = 0.0
    for unit in range(units):
        found += max(desk.hidden[unit], 0.0) * desk.out[now, unit]
    return found


@lean
def final(s: Record, seat: int) -> int:
    """The points of a seat if the game ended now."""
    points = int(s["prestige"][seat]) + fossil_points(s, seat) + all_panel_points(s, seat)
    for rank in range(3):
        points += rank_points(s, seat, rank)
    return points


@lean
def rivals(s: Record, seat: int, desk: Desk) -> float:
    """What counts against the seat: the mean of the others and the best of them, half each, as far as it looks at them."""
    players = int(s["players"])
    if players == 1 or desk.habits[OTHERS] == 0.0:
        return 0.0
    total, best = 0.0, -1000.0
    for other in range(players):
        if other != seat:
            theirs = worth(s, other, desk)
            total += theirs
            best = max(best, theirs)
    return float(desk.habits[OTHERS] * (0.5 * total / (players - 1) + 0.5 * best))


@lean
def win_chance(s: Record, seat: int, own: float, scale: float, desk: Desk) -> float:
    """How likely the seat is before each of the others, all together; alone, its points in hundreds."""
    players = int(s["players"])
    if players == 1:
        return own / 100.0
    chance = 1.0
    for other in range(players):
        if other != seat:
            chance /= 1.0 + exp((worth(s, other, desk) - own) / scale)
    return chance
