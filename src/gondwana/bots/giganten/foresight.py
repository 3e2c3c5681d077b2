"""Looking ahead: from a guessed world every seat goes on as seems best to it at a glance, each by what it knows itself."""

from typing import Any

from gondwana.bots.giganten.belief import imagine
from gondwana.bots.giganten.desk import Desk
from gondwana.bots.giganten.ideas import favourite, have_ideas
from gondwana.bots.giganten.outlook import expect
from gondwana.core.bits import lowest
from gondwana.core.compiled import jit, lean
from gondwana.core.contract import Ints, Record, States
from gondwana.core.rng import Stream
from gondwana.games.giganten.rules import apply
from gondwana.games.giganten.state import AGAINST, CHALLENGE, QUIET


@lean
def carry_out(s: Record, seat: int, steps: Any) -> None:
    """The steps of an idea, as far as they are still asked for: a secret trap may have ended the turn."""
    for k in range(3):
        action = int(steps[k])
        if action < 0 or (AGAINST <= action <= QUIET and s["phase"] != CHALLENGE):
            return
        apply(s, seat, action)


@lean
def go_on(s: Record, turns: int, noise: float, one: Desk, two: Desk, rng: Stream) -> None:
    """Play for so many turns, or to the end."""
    last = int(s["turns"]) + turns
    while s["owing"] != 0 and s["turns"] < last:
        seat = lowest(int(s["owing"]))
        desk = two if seat & 1 else one
        ideas = have_ideas(s, seat, desk)
        carry_out(s, seat, desk.ideas[favourite(desk, ideas, noise, rng)])


@jit
def foresee(
    root: States,
    seat: int,
    ideas: Ints,
    alive: Ints,
    many: int,
    rounds: int,
    turns: int,
    noise: float,
    weights: Any,
    sights: Any,
    worlds: States,
    odds: Any,
    rng: Stream,
    one: Desk,
    two: Desk,
    visits: Ints,
    totals: Any,
) -> None:
    """So many rounds: a world is guessed, and every idea that is alive is tried in it."""
    for _ in range(rounds):
        worlds[1] = root[0]
        imagine(worlds[1], seat, one.signs, rng, one.buffer, odds)
        for a in range(many):
            k = int(alive[a])
            worlds[0] = worlds[1]
            s = worlds[0]
            one.marks[:] = -1
            two.marks[:] = -1
            carry_out(s, seat, ideas[k])
            go_on(s, turns, noise, one, two, rng)
            one.marks[:] = -1
            visits[k] += 1
            totals[k] += expect(s, seat & 1, one, weights, sights)


@jit
def ideas_at(states: States, i: int, seat: int, desk: Desk) -> int:
    """All ideas of a seat, on its desk; answers how many."""
    desk.marks[:] = -1
    return have_ideas(states[i], seat, desk)
