"""The loops of the engine: single steps, random play and batches. A template, see `gondwana.core.templates`.

Functions that Python calls take an array of positions and an index, never a record: passing a record costs four times as much.
"""

from typing import TYPE_CHECKING

import numpy as np

from gondwana.core.bits import lowest
from gondwana.core.compiled import inlined, jit
from gondwana.core.rng import below, start_stream

if TYPE_CHECKING:  # set by the loader, one game at a time
    from numpy.typing import NDArray

    from gondwana.core.contract import Ints, Record, Rules, States
    from gondwana.core.rng import Stream

    begin, pending, legal = Rules.begin, Rules.pending, Rules.legal
    odds, chance = Rules.odds, Rules.chance
    apply, scores, places = Rules.apply, Rules.scores, Rules.places
    hide, guess = Rules.hide, Rules.guess
    CHANCE = SEATS = ACTIONS = SLACK = 0

SHARE = 840
"""A win in whole parts, so that up to eight winners divide it evenly and sums do not depend on their order."""

REFUSED = -2

DECISIONS, CHANCE_STEPS, GAMES, LONGEST = 0, 1, 2, 3
SCORES = 4
WINS = 4 + SEATS
SQUARES = 4 + 2 * SEATS
TOTALS = 4 + 3 * SEATS
"""Where the sums of `play_games` stand in its row of totals."""


@jit
def begin_at(states: "States", i: int, options: "Ints") -> None:
    begin(states[i], options)


@jit
def pending_at(states: "States", i: int) -> int:
    return pending(states[i])


@jit
def legal_at(states: "States", i: int, seat: int, out: "Ints") -> int:
    return legal(states[i], seat, out)


@jit
def odds_at(states: "States", i: int, actions: "Ints", weights: "Ints") -> int:
    return odds(states[i], actions, weights)


@jit
def scores_at(states: "States", i: int, out: "Ints") -> None:
    scores(states[i], out)


@jit
def places_at(states: "States", i: int, out: "Ints") -> None:
    places(states[i], out)


@jit
def hide_at(states: "States", i: int, viewer: int) -> None:
    hide(states[i], viewer)


@jit
def guess_at(states: "States", i: int, viewer: int, rng: "Stream", buffer: "Ints") -> None:
    guess(states[i], viewer, rng, buffer)


@jit
def chance_at(states: "States", i: int, rng: "Stream") -> int:
    return chance(states[i], rng)


@jit
def allows(s: "Record", seat: int, action: int, buffer: "Ints", weights: "Ints") -> bool:
    """Whether the rules allow this action of a seat, or of chance, now."""
    if seat == CHANCE:
        n = odds(s, buffer, weights) if pending(s) == CHANCE else 0
    else:
        n = legal(s, seat, buffer) if 0 <= seat < SEATS else 0
    for k in range(n):
        if buffer[k] == action:
            return True
    return False


@jit
def apply_at(states: "States", i: int, seat: int, action: int, buffer: "Ints", weights: "Ints") -> bool:
    """Carry out an action if the rules allow it; otherwise leave the position alone and answer False."""
    s = states[i]
    if not allows(s, seat, action, buffer, weights):
        return False
    apply(s, seat, action)
    return True


@inlined
def settle(s: "Record", rng: "Stream") -> int:
    """Let chance act until a seat owes a decision or the game is over; answers `pending`."""
    owed = pending(s)
    while owed == CHANCE:
        apply(s, CHANCE, chance(s, rng))
        owed = pending(s)
    return owed


@inlined
def play_out(s: "Record", rng: "Stream", buffer: "Ints", counts: "Ints") -> None:
    """Play to the end, every decision a random legal action, all equally likely."""
    owed = pending(s)
    while owed != 0:
        if owed == CHANCE:
            apply(s, CHANCE, chance(s, rng))
            counts[CHANCE_STEPS] += 1
        else:
            seat = lowest(owed)
            n = legal(s, seat, buffer)
            apply(s, seat, buffer[below(rng, n)])
            counts[DECISIONS] += 1
        owed = pending(s)


@jit
def play_games(start: "States", states: "States", first: int, count: int, seed: int, players: int, totals: "Ints") -> None:
    """Random games number `first` to `first + count - 1` of a seed, added up in `totals`; `states` is room for one."""
    rng = np.empty(2, np.uint64)
    buffer = np.empty(ACTIONS + SLACK, np.int64)
    points = np.empty(SEATS, np.int64)
    ranks = np.empty(SEATS, np.int64)
    for number in range(first, first + count):
        start_stream(rng, seed, number)
        states[0] = start[0]
        before = totals[DECISIONS] + totals[CHANCE_STEPS]
        play_out(states[0], rng, buffer, totals)
        totals[LONGEST] = max(totals[LONGEST], totals[DECISIONS] + totals[CHANCE_STEPS] - before)
        scores(states[0], points)
        places(states[0], ranks)
        winners = 0
        for seat in range(players):
            winners += ranks[seat] == 1
        for seat in range(players):
            totals[SCORES + seat] += points[seat]
            totals[SQUARES + seat] += points[seat] * points[seat]
            if ranks[seat] == 1:
                totals[WINS + seat] += SHARE // winners
        totals[GAMES] += 1


@jit
def play_logged(states: "States", i: int, rng: "Stream", seats: "Ints", actions: "Ints") -> int:
    """Play position `i` to the end at random, writing every step down; answers how many there were."""
    s = states[i]
    buffer = np.empty(ACTIONS + SLACK, np.int64)
    n = 0
    owed = pending(s)
    while owed != 0:
        if owed == CHANCE:
            seat = CHANCE
            action = chance(s, rng)
        else:
            seat = lowest(owed)
            action = buffer[below(rng, legal(s, seat, buffer))]
        apply(s, seat, action)
        seats[n] = seat
        actions[n] = action
        n += 1
        owed = pending(s)
    return n


@jit
def replay_at(states: "States", i: int, seats: "Ints", actions: "Ints", n: int, buffer: "Ints", weights: "Ints") -> int:
    """Carry out `n` logged steps; answers how many were legal, which is `n` for a good log."""
    for k in range(n):
        if not apply_at(states, i, seats[k], actions[k], buffer, weights):
            return k
    return n


@jit
def step_at(states: "States", i: int, action: int, rng: "Stream", moves: "Ints") -> tuple[int, int]:
    """One decision of the lowest seat that owes one, then chance; answers who is to act next (-1: over) and how many ways.

    (-2, 0) is the answer to an illegal action, which changes nothing.
    """
    s = states[i]
    owed = pending(s)
    if owed > 0:
        seat = lowest(owed)
        n = legal(s, seat, moves)
        found = False
        for k in range(n):
            found |= moves[k] == action
        if not found:
            return REFUSED, 0
        apply(s, seat, action)
    return look(s, rng, moves)


@jit
def look_at(states: "States", i: int, rng: "Stream", moves: "Ints") -> tuple[int, int]:
    return look(states[i], rng, moves)


@inlined
def look(s: "Record", rng: "Stream", moves: "Ints") -> tuple[int, int]:
    """Let chance act; answers who is to act next (-1: nobody, it is over) and how many legal actions it has."""
    owed = settle(s, rng)
    if owed == 0:
        return CHANCE, 0
    seat = lowest(owed)
    return seat, legal(s, seat, moves)


@jit
def settle_rows(
    low: int,
    high: int,
    states: "States",
    rngs: "NDArray[np.uint64]",
    seats: "Ints",
    moves: "NDArray[np.int64]",
    counts: "Ints",
) -> None:
    """For each game of some rows: let chance act, then say which seat is to act and what it may do."""
    for i in range(low, high):
        seats[i], counts[i] = look(states[i], rngs[i], moves[i])


@jit
def check_rows(low: int, high: int, actions: "Ints", moves: "NDArray[np.int64]", counts: "Ints") -> int:
    """The first row whose game goes on and whose action is not legal, or -1."""
    for i in range(low, high):
        if counts[i] > 0:
            found = False
            for k in range(counts[i]):
                found |= moves[i, k] == actions[i]
            if not found:
                return i
    return -1


@jit
def step_rows(
    low: int,
    high: int,
    actions: "Ints",
    states: "States",
    rngs: "NDArray[np.uint64]",
    seats: "Ints",
    moves: "NDArray[np.int64]",
    counts: "Ints",
) -> None:
    """One decision in each unfinished game of some rows, then `settle_rows`."""
    for i in range(low, high):
        if counts[i] > 0:
            apply(states[i], seats[i], actions[i])
    settle_rows(low, high, states, rngs, seats, moves, counts)


@jit
def mask_rows(low: int, high: int, moves: "NDArray[np.int64]", counts: "Ints", table: "NDArray[np.bool_]") -> None:
    for i in range(low, high):
        for k in range(counts[i]):
            table[i, moves[i, k]] = True


@jit
def scores_rows(low: int, high: int, states: "States", table: "NDArray[np.int64]") -> None:
    for i in range(low, high):
        scores(states[i], table[i])


@jit
def places_rows(low: int, high: int, states: "States", table: "NDArray[np.int64]") -> None:
    for i in range(low, high):
        places(states[i], table[i])
