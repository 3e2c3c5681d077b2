"""Observations and whole steps of many games at once. A template, see `gondwana.core.templates`.

An observation is made of a position that was hidden for the seat that looks, and of nothing else: `observe` is the only way to
one, for a single game as for thousands.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from gondwana.core.bits import lowest
from gondwana.core.compiled import inlined, jit, lean
from gondwana.core.rng import below

if TYPE_CHECKING:  # set by the loader, one game at a time
    from numpy.typing import NDArray

    from gondwana.core.contract import Ints, Record, Rules, States
    from gondwana.core.rng import Stream

    begin, pending, legal = Rules.begin, Rules.pending, Rules.legal
    chance, apply, scores, places, hide = Rules.chance, Rules.apply, Rules.scores, Rules.places, Rules.hide
    CHANCE = SEATS = ACTIONS = SLACK = 0

PLAIN, PARTS, ONE_OF, SEAT_SET = 0, 1, 2, 3
"""How the numbers of a run are read."""

LEAST, MOST = -(1 << 15), (1 << 15) - 1
"""An observation has numbers of two bytes; only a game that says nothing of itself can have others, which are cut."""

KIND, WIDTH, LOW, HIGH, OUT, ARG, SIZE = range(7)
"""The columns of the table of runs: how, from which view, elements from and to, where to, bits or lookup, places each."""

LOOKUP = 256
"""Numbers from -128 to 127 have places of their own; all others share the last."""


@inlined
def _read(view: Any, r: int, runs: Any, sources: Any, tables: Any, seat: int, players: int, out: Any) -> None:
    """The numbers of one run, taken apart as its form says. Where there is nothing, `out` is 0 already."""
    kind, at, size, arg = runs[r, KIND], runs[r, OUT], runs[r, SIZE], runs[r, ARG]
    low, high = runs[r, LOW], runs[r, HIGH]
    if kind == PLAIN:
        for e in range(low, high):
            out[at + e - low] = min(max(np.int64(view[sources[seat, e]]), LEAST), MOST)
    elif kind == PARTS:
        some = (1 << arg) - 1
        for e in range(low, high):
            value = np.int64(view[sources[seat, e]])
            if value != 0:
                for k in range(size):
                    out[at + k] = value >> (arg * k) & some
            at += size
    elif kind == ONE_OF:
        for e in range(low, high):
            value = np.int64(view[sources[seat, e]])
            slot = tables[seat, r, min(max(value + 128, 0), LOOKUP - 1)]
            if slot >= 0:
                out[at + slot] = 1
            at += size
    else:
        value = np.int64(view[sources[seat, low]])
        for k in range(size):
            out[at + k] = value >> ((seat + k) % players) & 1


@lean
def observe(s: "Record", seat: int, players: int, views: Any, program: Any, out: Any) -> None:
    """Hide `s`, whose bytes `views` show as numbers of each width, and write what is left as an observation; `out` is all 0."""
    hide(s, seat)
    out[seat] = 1
    runs, sources, tables = program
    for r in range(len(runs)):
        width = runs[r, WIDTH]
        if width == 0:
            _read(views[0], r, runs, sources, tables, seat, players, out)
        elif width == 1:
            _read(views[1], r, runs, sources, tables, seat, players, out)
        elif width == 2:
            _read(views[2], r, runs, sources, tables, seat, players, out)
        else:
            _read(views[3], r, runs, sources, tables, seat, players, out)


@jit
def observe_at(
    states: "States",
    i: int,
    seat: int,
    players: int,
    scratch: "States",
    views: Any,
    program: Any,
    out: Any,
) -> None:
    """What a seat observes of position `i`, which is left as it is."""
    scratch[0] = states[i]
    observe(scratch[0], seat, players, views, program, out)


@jit
def mask_at(states: "States", i: int, seat: int, moves: "Ints", out: "NDArray[np.int8]") -> int:
    """Mark the seat's legal actions; answers how many there are."""
    n = legal(states[i], seat, moves)
    for k in range(n):
        out[moves[k]] = 1
    return n


@jit
def known_points_at(states: "States", i: int, players: int, scratch: "States", points: "Ints", out: "Ints") -> None:
    """Each seat's own points, as if the game ended now, as far as that seat knows."""
    for seat in range(players):
        scratch[0] = states[i]
        hide(scratch[0], seat)
        scores(scratch[0], points)
        out[seat] = points[seat]


@inlined
def _settle(s: "Record", rng: "Stream") -> int:
    owed = pending(s)
    while owed == CHANCE:
        apply(s, CHANCE, chance(s, rng))
        owed = pending(s)
    return owed


@jit
def do_at(states: "States", i: int, seat: int, action: int, rng: "Stream", moves: "Ints") -> int:
    """Carry out a seat's action and let chance act; answers who owes a decision then, or -2 for an illegal action."""
    s = states[i]
    n = legal(s, seat, moves) if pending(s) > 0 and pending(s) >> seat & 1 else 0
    found = False
    for k in range(n):
        found |= moves[k] == action
    if not found:
        return -2
    apply(s, seat, action)
    return _settle(s, rng)


@jit
def settle_at(states: "States", i: int, rng: "Stream") -> int:
    """Let chance act; answers who owes a decision then."""
    return _settle(states[i], rng)


@inlined
def _next_seat(owed: int, learner: int) -> int:
    """Who is asked: the learner if it owes a decision, else the lowest seat that does; -1 when it is over."""
    if owed == 0:
        return -1
    if learner >= 0 and owed >> learner & 1:
        return learner
    return lowest(owed)


@jit
def step_rows(
    chosen: "NDArray[np.bool_]",
    actions: "Ints",
    states: "States",
    rngs: "NDArray[np.uint64]",
    learners: "Ints",
    seats: "Ints",
    random_seats: int,
    moves: "Ints",
) -> None:
    """One decision in each chosen game, which is legal; where nobody was to act (seat -1) the game only begins.

    Seats that play at random, a bit for each by its distance from the learner, go on by themselves.
    """
    for i in range(len(states)):
        if not chosen[i]:
            continue
        s = states[i]
        if seats[i] >= 0:
            apply(s, seats[i], actions[i])
        seat = _next_seat(_settle(s, rngs[i]), learners[i])
        while seat >= 0 and seat != learners[i] and random_seats >> ((seat - learners[i]) % s["players"]) & 1:
            apply(s, seat, moves[below(rngs[i], legal(s, seat, moves))])
            seat = _next_seat(_settle(s, rngs[i]), learners[i])
        seats[i] = seat


@jit
def points_rows(
    chosen: "NDArray[np.bool_]", states: "States", players: int, scratch: "States", points: "Ints", out: "NDArray[np.int64]"
) -> None:
    """Each seat's own points in each chosen game, as far as that seat knows."""
    for i in range(len(states)):
        if chosen[i]:
            known_points_at(states, i, players, scratch, points, out[i])


@jit
def observe_rows(
    chosen: "NDArray[np.bool_]",
    states: "States",
    seats: "Ints",
    players: int,
    scratch: "States",
    views: Any,
    program: Any,
    moves: "Ints",
    out: Any,
    mask: "NDArray[np.int8]",
) -> None:
    """What the given seat observes in each chosen game, and what it may do."""
    for i in range(len(states)):
        if chosen[i]:
            for k in range(mask.shape[1]):
                mask[i, k] = 0
            n = legal(states[i], seats[i], moves)
            for k in range(n):
                mask[i, moves[k]] = 1
            scratch[0] = states[i]
            observe(scratch[0], seats[i], players, views, program, out[i])


@jit
def utilities_rows(
    chosen: "NDArray[np.bool_]", states: "States", players: int, ranks: "Ints", out: "NDArray[np.float64]"
) -> None:
    """What the places in each chosen game are worth, see `utility`."""
    for i in range(len(states)):
        if chosen[i]:
            places(states[i], ranks)
            utility(ranks, players, out[i])


@lean
def utility(ranks: "Ints", players: int, out: "NDArray[np.float64]") -> None:
    """From 1 for the first of all to -1 for the last, evenly; who shares a place shares what those places bring."""
    for seat in range(players):
        better = 0
        equal = 0
        for other in range(players):
            better += ranks[other] < ranks[seat]
            equal += ranks[other] == ranks[seat]
        middle = better + (equal - 1) * 0.5
        out[seat] = 1.0 - 2.0 * middle / (players - 1) if players > 1 else 0.0


@jit
def utilities_at(states: "States", i: int, players: int, ranks: "Ints", out: "NDArray[np.float64]") -> None:
    """What everybody's place is worth, see `utility`."""
    places(states[i], ranks)
    utility(ranks, players, out)
