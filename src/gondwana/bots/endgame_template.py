"""The last decisions of a game, solved: when chance has nothing more to say and little is left to decide, every way is tried.

A template, see `gondwana.core.templates`. Where several seats choose at the same time, a way of playing is sought in which nobody
would rather have chosen otherwise: all begin with what is best on average, then each in turn changes to the best answer.
"""

from typing import TYPE_CHECKING

import numpy as np

from gondwana.bots.outcome import worth
from gondwana.bots.tree import Floats
from gondwana.core.compiled import jit

if TYPE_CHECKING:  # set by the loader, one game at a time
    from gondwana.core.contract import Ints, Rules, States

    pending, legal, apply = Rules.pending, Rules.legal, Rules.apply
    scores, places = Rules.scores, Rules.places
    CHANCE = SEATS = ACTIONS = SLACK = 0

_ROUNDS = 8
"""So often everybody may think again; after that it is taken for a circle, and the end for unsolved."""

LEVELS = 4
"""Positions one after the other that are looked at, the end of the game among them: three decisions."""


@jit
def solve(
    level: int,
    states: "States",
    players: int,
    margin: float,
    lists: "Ints",
    table: Floats,
    offset: int,
    results: Floats,
    answers: Floats,
    work: "Ints",
) -> bool:
    """What the position `states[level]` is worth to each seat, into `results[level]`; False if it cannot be told cheaply.

    `results` holds for each level and seat: worth, share of the win, points. `answers` gets the same for each choice of the seats
    at level 0, in the order of `legal`, the others choosing as found. `work[0]` is how many more positions may be looked at.
    """
    s = states[level]
    owed = pending(s)
    if owed == CHANCE:
        return False
    if owed == 0:
        _count_up(states, level, players, margin, results)
        return True
    choices = lists[level]
    size = 3 * players
    total = _ways(level, states, players, owed, lists, len(table))
    after = offset + total * size
    if level + 1 >= LEVELS or after > len(table):
        return False
    for joint in range(total):
        work[0] -= 1
        if work[0] < 0:
            return False
        states[level + 1] = states[level]
        rest = joint
        for seat in range(players):
            n = choices[seat, ACTIONS]
            if n > 0:
                apply(states[level + 1], seat, choices[seat, rest % n])
                rest //= n
        if not solve(level + 1, states, players, margin, lists, table, after, results, answers, work):
            return False
        for k in range(size):
            table[offset + joint * size + k] = results[level + 1, k]
    chosen = _settle(level, players, total, lists, table, offset)
    if chosen < 0:
        return False
    for k in range(size):
        results[level, k] = table[offset + chosen * size + k]
    if level == 0:
        _answer(players, chosen, lists, table, offset, answers)
    return True


@jit
def _ways(level: int, states: "States", players: int, owed: int, lists: "Ints", most: int) -> int:
    """List what every seat may choose, and answer how many joint choices there are, or some number above `most`."""
    total = 1
    for seat in range(players):
        choices = lists[level, seat]
        choices[ACTIONS] = legal(states[level], seat, choices) if owed >> seat & 1 else 0
        total = min(total * max(choices[ACTIONS], 1), most + 1)
    return total


@jit
def _count_up(states: "States", level: int, players: int, margin: float, results: Floats) -> None:
    points = np.empty(SEATS, np.int64)
    ranks = np.empty(SEATS, np.int64)
    scores(states[level], points)
    places(states[level], ranks)
    winners = 0
    for seat in range(players):
        winners += ranks[seat] == 1
    for seat in range(players):
        win = 1.0 / winners if ranks[seat] == 1 else 0.0
        results[level, 3 * seat] = worth(seat, players, win, points, margin)
        results[level, 3 * seat + 1] = win
        results[level, 3 * seat + 2] = points[seat]


@jit
def _stride(level: int, seat: int, lists: "Ints") -> int:
    """How far apart two joint choices are that differ in this seat's by one."""
    stride = 1
    for other in range(seat):
        stride *= max(lists[level, other, ACTIONS], 1)
    return stride


@jit
def _settle(level: int, players: int, total: int, lists: "Ints", table: Floats, offset: int) -> int:
    """A joint choice that nobody wants to leave, or -1 if none is found."""
    size = 3 * players
    joint = 0
    for seat in range(players):
        n = lists[level, seat, ACTIONS]
        stride = _stride(level, seat, lists)
        best, at = -1.0e18, 0
        for k in range(n):
            value = 0.0
            for other in range(total):
                if other // stride % n == k:
                    value += table[offset + other * size + 3 * seat]
            if value > best + 1e-9:
                best, at = value, k
        joint += at * stride
    for _ in range(_ROUNDS):
        changed = False
        for seat in range(players):
            n = lists[level, seat, ACTIONS]
            if n < 2:
                continue
            stride = _stride(level, seat, lists)
            at = joint // stride % n
            without = joint - at * stride
            best, better = table[offset + joint * size + 3 * seat], at
            for k in range(n):
                value = table[offset + (without + k * stride) * size + 3 * seat]
                if value > best + 1e-9:
                    best, better = value, k
            if better != at:
                joint = without + better * stride
                changed = True
        if not changed:
            return joint
    return -1


@jit
def _answer(players: int, chosen: int, lists: "Ints", table: Floats, offset: int, answers: Floats) -> None:
    size = 3 * players
    for seat in range(players):
        n = lists[0, seat, ACTIONS]
        if n == 0:
            continue
        stride = _stride(0, seat, lists)
        without = chosen - chosen // stride % n * stride
        for k in range(n):
            for part in range(3):
                answers[seat, k, part] = table[offset + (without + k * stride) * size + 3 * seat + part]
