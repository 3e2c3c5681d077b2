"""Games of quick Giganten players against each other, by the thousand: what all of its training is counted from. Compiled."""

from typing import Any

import numpy as np

from gondwana.bots.giganten.belief import home_sign, pace_sign, quiet_sign
from gondwana.bots.giganten.desk import Desk
from gondwana.bots.giganten.foresight import go_on
from gondwana.bots.giganten.ideas import list_legal
from gondwana.bots.giganten.outlook import SIGHTS, look
from gondwana.bots.giganten.setups import set_up
from gondwana.core.bits import lowest
from gondwana.core.compiled import jit, lean
from gondwana.core.contract import CHANCE, Ints, Record, States
from gondwana.core.rng import Stream, below, start_stream
from gondwana.games.giganten.rules import apply, chance
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import DRAW, NOBODY, OVER, PICK

WON, DRAWN, LOST, TURNS, LONG, FIRST, ROWS, ENDINGS = range(8)
TOTALS = ENDINGS + 8
_LONG_GAME = 400


@lean
def prepare(s: Record, desk: Desk, plans: States, others: States, rng: Stream) -> None:
    """Lots and set-ups, up to the first turn; the first seat has plans of its own."""
    while s["phase"] < PICK:
        if s["phase"] <= DRAW:
            apply(s, CHANCE, chance(s, rng))
        else:
            seat = lowest(int(s["owing"]))
            n = list_legal(s, seat, desk.buffer)
            mine = plans if seat == 0 else others
            apply(s, seat, int(desk.buffer[set_up(s, seat, desk.buffer, n, desk.scores, mine, rng)]))


@lean
def count_signs(s: Record, tally: Any) -> None:
    """What pieces that are not known show, by what they are."""
    for seat in range(s["players"]):
        for n in range(s["count"][seat]):
            if not is_one_kind(int(s["could"][seat, n])):
                kind = int(s["kind"][seat, n])
                tally[home_sign(s, seat, n), kind] += 1
                tally[pace_sign(s, seat, n), kind] += 1
                tally[quiet_sign(s, seat, n), kind] += 1


@jit
def practise(
    begin: States,
    states: States,
    first: int,
    count: int,
    seed: int,
    noise: float,
    every: int,
    one: Desk,
    two: Desk,
    plans: States,
    others: States,
    totals: Ints,
    sights: Any,
    shares: Any,
    tally: Any,
) -> None:
    """Games number `first` and on; every deal twice with the seats swapped. `totals` are those of `one`, who has `plans`.

    After every so many turns, on average, what is seen of the position goes into `sights`, the first party's less the second's,
    and what came of the game into `shares`; `every` 0 means never.
    """
    rng = np.empty(2, np.uint64)
    view = np.zeros((2, SIGHTS))
    for number in range(first, first + count):
        start_stream(rng, seed, number >> 1)
        states[0] = begin[0]
        s = states[0]
        if number & 1:
            prepare(s, one, others, plans, rng)
        else:
            prepare(s, one, plans, others, rng)
        start_stream(rng, seed + 1, number)
        one.marks[:] = -1
        two.marks[:] = -1
        begun = totals[ROWS]
        while s["phase"] != OVER:
            turns = 5000 if every == 0 else 1 + below(rng, 2 * every)
            if number & 1:
                go_on(s, turns, noise, two, one, rng)
            else:
                go_on(s, turns, noise, one, two, rng)
            if s["phase"] == PICK and every > 0 and totals[ROWS] < len(sights):
                look(s, 0, one, view[0])
                look(s, 1, one, view[1])
                for k in range(SIGHTS):
                    sights[totals[ROWS], k] = view[0, k] - view[1, k]
                totals[ROWS] += 1
                count_signs(s, tally)
                one.marks[:] = -1
        share = 0.5 if s["winner"] == NOBODY else 1.0 - s["winner"]
        for row in range(begun, totals[ROWS]):
            shares[row] = share
        totals[TURNS] += s["turns"]
        totals[LONG] += s["turns"] > _LONG_GAME
        totals[ENDINGS + s["ending"]] += 1
        if s["winner"] == NOBODY:
            totals[DRAWN] += 1
        else:
            totals[WON if s["winner"] == number & 1 else LOST] += 1
            totals[FIRST] += s["winner"] == s["first"] & 1
