"""Looking ahead: from a guessed world every seat goes on as seems best to it, and what is reached is weighed. Compiled."""

from typing import Any

from gondwana.bots.fossilium.desk import LENGTH, Desk
from gondwana.bots.fossilium.plans import act, have_plans
from gondwana.bots.fossilium.signs import is_between, observe
from gondwana.bots.fossilium.worth import final, win_chance, worth
from gondwana.core.bits import lowest
from gondwana.core.compiled import jit, lean
from gondwana.core.contract import CHANCE, Ints, Record, States
from gondwana.core.rng import Stream, next_bits, start_stream
from gondwana.games.fossilium.rules import chance, guess, places
from gondwana.games.fossilium.state import NOTHING, OVER, REFILL, TURN

_UNIT = 1.0 / (1 << 24)
_POINT = 0.001
"""What a point is worth beside the win."""


@lean
def uniform(rng: Stream) -> float:
    """A number from 0 to 1."""
    return float(int(next_bits(rng) & 0xFFFFFF)) * _UNIT


@lean
def favourite(desk: Desk, n: int, noise: float, rng: Stream) -> int:
    """The plan that is worth most, chance having a say."""
    best, top = 0, -1e9
    for k in range(n):
        value = desk.values[k]
        if noise > 0.0:
            value += noise * uniform(rng)
        if value > top:
            best, top = k, value
    return best


@lean
def carry_out(s: Record, seat: int, steps: Any) -> None:
    """The steps of a plan, as far as they go."""
    for k in range(LENGTH):
        if steps[k] == NOTHING:
            return
        act(s, seat, int(steps[k]))


@lean
def move(s: Record, desk: Desk, noise: float, rng: Stream) -> None:
    """Whoever is to act does: chance draws, a seat follows its favourite plan."""
    if s["phase"] <= REFILL:
        act(s, CHANCE, chance(s, rng))
        return
    seat = lowest(int(s["owing"]))
    n = have_plans(s, seat, desk)
    carry_out(s, seat, desk.plans[favourite(desk, n, noise, rng)])


@jit
def foresee(
    root: States,
    seat: int,
    ideas: Ints,
    alive: Ints,
    many: int,
    turns: int,
    rounds: int,
    noise: float,
    scale: float,
    worlds: States,
    rng: Stream,
    quick: Desk,
    judge: Desk,
    buffer: Ints,
    visits: Ints,
    totals: Any,
    points: Any,
) -> None:
    """A world is guessed, and every idea that is alive is tried in it, with the same luck for all."""
    worlds[1] = root[0]
    guess(worlds[1], seat, rng, buffer)
    luck = int(next_bits(rng) >> 1)
    for a in range(many):
        k = int(alive[a])
        worlds[0] = worlds[1]
        s = worlds[0]
        start_stream(rng, luck, 0)
        carry_out(s, seat, ideas[k])
        last_turn, last_round = int(s["turns"]) + turns, int(s["round"]) + rounds
        while s["phase"] != OVER and (s["phase"] != TURN or (s["turns"] < last_turn and s["round"] < last_round)):
            move(s, quick, noise, rng)
        own = worth(s, seat, judge)
        visits[k] += 1
        totals[k] += win_chance(s, seat, own, scale, judge) + _POINT * own
        points[k] += own
    start_stream(rng, luck, 1)


@jit
def plans_at(states: States, i: int, seat: int, desk: Desk) -> int:
    """All plans of a seat, on its desk; answers how many."""
    return have_plans(states[i], seat, desk)


@jit
def worth_at(states: States, i: int, seat: int, desk: Desk) -> float:
    """`worth`, for Python."""
    return worth(states[i], seat, desk)


@jit
def observe_at(states: States, i: int, seat: int, row: Any) -> None:
    """`observe`, for Python."""
    observe(states[i], seat, row)


@jit
def play_games(
    begun: States,
    states: States,
    first: int,
    games: int,
    seed: int,
    noise: float,
    one: Desk,
    two: Desk,
    alone: bool,
    rng: Stream,
    buffer: Ints,
    results: Any,
    signs: Any,
    about: Any,
) -> int:
    """Games of quick players: `one` on a seat that changes (or on all, if `alone`), `two` on the others.

    The same deal is played with `one` on each seat in turn; where `one` has all seats, every game is another deal.

    Writes points and place of every seat for each game, and a row of signs for positions at the beginning and at the end of
    turns, as far as there is room, with game, seat, round and prestige. Answers how many rows there are.
    """
    players = int(begun[0]["players"])
    rows = 0
    for number in range(first, first + games):
        states[0] = begun[0]
        s = states[0]
        hero = number % players
        start_stream(rng, seed, number if alone else number // players)
        phase = -1
        while s["phase"] != OVER:
            if s["phase"] >= TURN and not is_between(s) and s["phase"] != phase and rows < len(signs):
                seat = int(s["seat"]) if number & 1 or players == 1 else (int(s["seat"]) + 1 + number % (players - 1)) % players
                if uniform(rng) < 0.5:
                    observe(s, seat, signs[rows])
                    about[rows, 0] = number - first
                    about[rows, 1] = seat
                    about[rows, 2] = s["round"]
                    about[rows, 3] = s["prestige"][seat]
                    rows += 1
            phase = int(s["phase"])
            seat = lowest(int(s["owing"])) if s["phase"] > REFILL else hero
            move(s, one if alone or seat == hero else two, noise, rng)
        places(s, buffer)
        for seat in range(players):
            results[number - first, seat, 0] = final(s, seat)
            results[number - first, seat, 1] = buffer[seat]
        states[1 + (number - first) % (len(states) - 1)] = states[0]
    return rows
