"""Lets the judges of Giganten meet, and tunes the numbers by which `expert` plays, in games of slightly different judges.

    python bench/tune_giganten.py --minutes 10            # prints the column for bots/giganten/appraisal.py, and what it gained
    python bench/tune_giganten.py --meet denial charger   # one judge against another: results, draws, lengths, who began

A step moves all numbers a little at random. A judge with the moved numbers meets one with the numbers moved the other way, both
sides of the same tiles in turn; every number then follows the direction in which games were won.
"""

import argparse
import time

import numpy as np
from numba import njit
from picking import best_of
from rich.console import Console
from rich.progress import Progress

from gondwana.bots.giganten.appraisal import CHARGER, DENIAL, EXPERT, GREEDY, JUDGES, PLAIN, WEIGHTS, judge
from gondwana.bots.giganten.odds import NOTES
from gondwana.bots.giganten.pool import packaged_plans
from gondwana.bots.giganten.setups import set_up
from gondwana.core.bits import lowest
from gondwana.core.contract import CHANCE
from gondwana.core.engine import start
from gondwana.core.rng import start_stream
from gondwana.core.templates import SLACK
from gondwana.games import load
from gondwana.games.giganten.land import FIELDS
from gondwana.games.giganten.state import ARRANGE

GAME = load("giganten")
_RULES = GAME.rules
pending, legal, chance, apply, hide = _RULES.pending, _RULES.legal, _RULES.chance, _RULES.apply, _RULES.hide
ACTIONS = GAME.actions + SLACK
NAMES = {"plain": PLAIN, "greedy": GREEDY, "denial": DENIAL, "charger": CHARGER, "expert": EXPERT}
RATE = 0.3
POINTS, TURNS, ENDING, BEGAN, FIGHTS = range(5)


@njit(nogil=True)
def play(begun, weights, plans, games, seed, out):
    """Games in pairs on the same tiles, the first judge on either side. A row each: points, turns, ending, who began, fights."""
    states = np.empty(2, begun.dtype)
    notes, values, actions = np.zeros(1, NOTES), np.zeros(ACTIONS), np.zeros(ACTIONS, np.int64)
    room = np.empty(FIELDS, np.int64)
    luck, taste = np.empty(2, np.uint64), np.empty(2, np.uint64)
    for game in range(2 * games):
        hero = game & 1
        start_stream(luck, seed, game >> 1)
        start_stream(taste, seed + 1, game)
        states[0] = begun[0]
        s = states[0]
        owed = pending(s)
        while owed != 0:
            if owed == CHANCE:
                apply(s, CHANCE, chance(s, luck))
            else:
                seat = lowest(owed)
                n = legal(s, seat, actions)
                pick = 0
                if n > 1:
                    states[1] = states[0]
                    hide(states[1], seat)
                    if s["phase"] <= ARRANGE:
                        pick = set_up(states[1], seat, actions, n, values, plans, taste)
                    else:
                        judge(states[1], seat, actions, n, values, weights[int(seat != hero)], notes, room)
                        pick = best_of(values, n, taste)
                apply(s, seat, actions[pick])
            owed = pending(s)
        out[game, POINTS] = 1 if s["winner"] < 0 else 2 * int(s["winner"] == hero)
        out[game, TURNS] = s["turns"]
        out[game, ENDING] = s["ending"]
        out[game, BEGAN] = int(s["first"] == hero)
        out[game, FIGHTS] = s["fights"]


def meet(one: np.ndarray, other: np.ndarray, games: int, seed: int) -> np.ndarray:
    """What came of so many pairs of games."""
    out = np.zeros((2 * games, 5), np.int64)
    both = np.stack([one, other]).view(WEIGHTS).reshape(2)
    play(start(GAME, 2, {}), both, packaged_plans(), games, seed, out)
    return out


def numbers(row: int) -> np.ndarray:
    return np.array(JUDGES[row].tolist())


def tell(out: np.ndarray) -> str:
    """The results in a line."""
    points, turns = out[:, POINTS], out[:, TURNS]
    score = points.mean() / 2
    pairs = (points[::2] + points[1::2]) / 4
    error = 1.96 * pairs.std() / len(pairs) ** 0.5
    began = np.where(out[:, BEGAN] == 1, points, 2 - points).mean() / 2
    endings = np.bincount(out[:, ENDING], minlength=8).tolist()
    return (
        f"{score:.3f} ± {error:.3f} of the points, {(points == 1).mean():.3f} draws, turns {np.median(turns):.0f} "
        f"(90 %: {np.quantile(turns, 0.9):.0f}), under 400: {(turns < 400).mean():.3f}, fights {out[:, FIGHTS].mean():.0f}, "
        f"who began {began:.3f}, endings {endings}"
    )


def tune(column: int, *, minutes: float, games: int, share: float, seed: int) -> np.ndarray:
    """Moves the numbers of a column until the time is over; the mean of the second half of the way."""
    rng = np.random.default_rng(seed)
    begun = numbers(column)
    size = np.maximum(np.abs(begun), 0.05)
    now, speed = begun.copy(), np.zeros_like(begun)
    trail = []
    begins = time.monotonic()
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("tuning", total=60 * minutes)
        while (spent := time.monotonic() - begins) < 60 * minutes:
            moved = rng.choice([-1.0, 1.0], len(now)) * share * size
            plus, minus = np.maximum(now + moved, 0.0), np.maximum(now - moved, 0.0)
            out = meet(plus, minus, games, int(rng.integers(1 << 40)))
            lead = out[:, POINTS].mean() - 1
            speed = 0.8 * speed + 0.2 * lead * moved
            now = np.maximum(now + RATE * max(1 - spent / 60 / minutes, 0.1) * speed, 0.0)
            trail.append(now)
            progress.update(task, completed=spent)
    Console(stderr=True).print(f"{len(trail)} steps")
    return np.round(np.mean(trail[len(trail) // 2 :], axis=0), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=30, help="pairs of a step")
    parser.add_argument("--share", type=float, default=0.2, help="how far the numbers are moved to try")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--meet", nargs=2, choices=NAMES)
    arguments = parser.parse_args()
    if arguments.meet:
        one, other = (numbers(NAMES[name]) for name in arguments.meet)
        print(tell(meet(one, other, arguments.games, arguments.seed)))
        return
    tuned = tune(EXPERT, minutes=arguments.minutes, games=arguments.games, share=arguments.share, seed=arguments.seed)
    for name, number in zip(WEIGHTS.names or (), tuned, strict=True):
        print(f'    "{name}": {number:g},')
    for name in ("expert", "charger"):
        print(f"against {name}: {tell(meet(tuned, numbers(NAMES[name]), 300, 7))}")


if __name__ == "__main__":
    main()
