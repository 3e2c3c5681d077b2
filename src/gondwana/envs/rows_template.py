"""Observations and whole steps of many games at once. A template, see `gondwana.core.templates`.

An observation is made of a position that was hidden for the seat that looks, and of nothing else: `observe` is the only way to
one, for a single game as for thousands.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from gondwana.core.bits import lowest
from gondwana.core.compiled import inlined, jit, lean
from gondwana.core.lanes import LANES, mark, unfold, widen
from gondwana.core.rng import below

if TYPE_CHECKING:  # set by the loader, one game at a time
    from numpy.typing import NDArray

    from gondwana.core.contract import Ints, Rules, States
    from gondwana.core.rng import Stream

    begin, pending, legal = Rules.begin, Rules.pending, Rules.legal
    chance, apply, scores, places, hide = Rules.chance, Rules.apply, Rules.scores, Rules.places, Rules.hide
    settle: Any = None  # of `engine_template`
    ACTIONS = 0

PLAIN, PARTS, ONE_OF, SEAT_SET = 0, 1, 2, 3
"""How the numbers of a run are read."""

LEAST, MOST = -(1 << 15), (1 << 15) - 1
"""An observation has numbers of two bytes; only a game that says nothing of itself can have others, which are cut."""

KIND, WIDTH, LOW, HIGH, OUT, ARG, SIZE, WIDE = range(8)
"""The columns of the table of runs: how, from which view, numbers (or spans) from and to, where to, bits or lookup, places each,
whether there is room behind each number to write it wide."""

FROM, MANY, TO = range(3)
"""The columns of the table of spans, numbers that stand side by side in the record and in the observation."""

LOOKUP = 256
"""Numbers from -128 to 127 have places of their own; all others share the last."""

_U = np.uint64
"""An index without a sign need not be looked at: one below zero would count from the end, which keeps loops from being wide."""


@inlined
def _copy(numbers: Any, run: Any, spans: Any, row: Any) -> None:
    """Numbers as they stand in the record. What is left over of a long span is copied with some of what came before it."""
    for p in range(_U(run[LOW]), _U(run[HIGH])):
        source, many, to = _U(spans[p, FROM]), _U(spans[p, MANY]), _U(spans[p, TO])
        e = _U(0)
        if many >= _U(LANES):
            while e + _U(LANES) <= many:
                widen(row, to + e, numbers, source + e)
                e += _U(LANES)
            widen(row, to + many - _U(LANES), numbers, source + many - _U(LANES))
        else:
            while e < many:
                row[to + e] = min(max(np.int64(numbers[source + e]), LEAST), MOST)
                e += _U(1)


@inlined
def _take_apart(numbers: Any, run: Any, sources: Any, row: Any) -> None:
    """Numbers that hold several small ones."""
    at, size, bits = run[OUT], run[SIZE], run[ARG]
    if run[WIDE]:
        for e in range(_U(run[LOW]), _U(run[HIGH])):
            value = np.int64(numbers[sources[e]])
            unfold(row, _U(at), value, bits)
            for first in range(LANES, size, LANES):
                unfold(row, _U(at + first), value >> (bits * first), bits)
            at += size
    else:
        for e in range(_U(run[LOW]), _U(run[HIGH])):
            value = np.int64(numbers[sources[e]])
            for k in range(size):
                row[_U(at + k)] = value >> (bits * k) & (1 << bits) - 1
            at += size


@inlined
def _place(value: Any, lookup: Any) -> Any:
    """Where the 1 for a number stands."""
    return np.int64(lookup[_U(min(max(value + 128, 0), LOOKUP - 1))])


@inlined
def _look_up(numbers: Any, run: Any, sources: Any, lookup: Any, row: Any) -> None:
    """Numbers that stand for one of several things: a 1 in its place, or in none."""
    at, size = run[OUT], run[SIZE]
    if run[WIDE]:
        for e in range(_U(run[LOW]), _U(run[HIGH])):
            slot = _place(np.int64(numbers[sources[e]]), lookup)
            mark(row, _U(at), slot)
            for first in range(LANES, size, LANES):
                mark(row, _U(at + first), slot - first)
            at += size
    else:
        for e in range(_U(run[LOW]), _U(run[HIGH])):
            slot = _place(np.int64(numbers[sources[e]]), lookup)
            for k in range(size):
                row[_U(at + k)] = slot == k
            at += size


@inlined
def _turn(numbers: Any, run: Any, sources: Any, seat: int, players: int, row: Any) -> None:
    """A set of seats, from the own one on."""
    value = np.int64(numbers[sources[_U(run[LOW])]]) & ((1 << players) - 1)
    twice = value | value << players
    for k in range(players):
        row[_U(run[OUT] + k)] = twice >> (seat + k) & 1


@inlined
def _read(view: Any, run: Any, count: int, viewers: Any, players: int, program: Any, out: Any) -> None:
    """The numbers of one run in some positions, as its form says."""
    _, sources, spans, lookups = program
    if run[KIND] == PLAIN:
        for b in range(count):
            _copy(view[b], run, spans[viewers[b]], out[b])
    elif run[KIND] == PARTS:
        for b in range(count):
            _take_apart(view[b], run, sources[viewers[b]], out[b])
    elif run[KIND] == ONE_OF:
        for b in range(count):
            _look_up(view[b], run, sources[viewers[b]], lookups[viewers[b], run[ARG]], out[b])
    else:
        for b in range(count):
            _turn(view[b], run, sources[viewers[b]], viewers[b], players, out[b])


@lean
def observe(count: int, viewers: "Ints", players: int, views: Any, program: Any, out: Any) -> None:
    """Write what is left of some hidden positions, whose bytes `views` show as numbers of each width, one row each."""
    for b in range(count):
        for k in range(players):
            out[b, k] = viewers[b] == k
    runs = program[0]
    for r in range(len(runs)):
        width = runs[r, WIDTH]
        if width == 0:
            _read(views[0], runs[r], count, viewers, players, program, out)
        elif width == 1:
            _read(views[1], runs[r], count, viewers, players, program, out)
        elif width == 2:
            _read(views[2], runs[r], count, viewers, players, program, out)
        else:
            _read(views[3], runs[r], count, viewers, players, program, out)


@jit
def observe_rows(
    which: "Ints",
    states: "States",
    seats: "Ints",
    players: int,
    scratch: "States",
    in_bytes: "NDArray[np.int8]",
    viewers: "Ints",
    program: Any,
    out: Any,
) -> None:
    """What a seat observes in each of these games, one row each; the positions are left as they are.

    As many at a time as there is room for in `scratch`, which `in_bytes` shows once more: how a run is read is looked up once for
    all of them.
    """
    views = (in_bytes, in_bytes.view(np.int16), in_bytes.view(np.int32), in_bytes.view(np.int64))
    for first in range(0, len(which), len(scratch)):
        count = min(len(scratch), len(which) - first)
        for b in range(count):
            viewers[b] = seats[first + b]
            scratch[b] = states[which[first + b]]
            hide(scratch[b], viewers[b])
        observe(count, viewers, players, views, program, out[first:])


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
    return settle(s, rng)


@jit
def settle_at(states: "States", i: int, rng: "Stream") -> int:
    """Let chance act; answers who owes a decision then."""
    return settle(states[i], rng)


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
        seat = _next_seat(settle(s, rngs[i]), learners[i])
        while seat >= 0 and seat != learners[i] and random_seats >> ((seat - learners[i]) % s["players"]) & 1:
            apply(s, seat, moves[below(rngs[i], legal(s, seat, moves))])
            seat = _next_seat(settle(s, rngs[i]), learners[i])
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
def legal_rows(
    which: "Ints", states: "States", seats: "Ints", moves: "NDArray[np.int64]", counts: "Ints", mask: "NDArray[np.int8]"
) -> None:
    """What a seat may do in each of these games: as a list, and as a row with a 1 for each."""
    for k in range(len(which)):
        row = mask[_U(k)]
        for action in range(_U(ACTIONS)):
            row[action] = 0
        counts[k] = legal(states[which[k]], seats[k], moves[k])
        for n in range(counts[k]):
            row[_U(moves[_U(k), _U(n)])] = 1


@jit
def wrong_rows(actions: "Ints", moves: "NDArray[np.int64]", counts: "Ints", wrong: "NDArray[np.bool_]") -> None:
    """The games whose action is not in the list of the legal ones."""
    for i in range(len(actions)):
        found = False
        for k in range(_U(counts[i])):
            found |= moves[_U(i), k] == actions[i]
        wrong[i] = not found


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
