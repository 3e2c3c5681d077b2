"""Tunes the numbers by which `expert` plays Draftosaurus, in games of slightly different judges against each other.

    python bench/tune.py --minutes 10                  # prints the columns for bots/draftosaurus/appraisal.py, and what they gain

A step moves all numbers a little at random. One judge with the moved numbers meets judges with the numbers moved the other way,
in every seat in turn on the same deals and on both boards; every number then follows the direction in which points were won.
Two columns come out: for two players, and for more.
"""

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit
from picking import best_of
from rich.console import Console
from rich.progress import Progress

from gondwana.bots.draftosaurus.appraisal import NOTE_SHAPE, TUNED, WEIGHTS, judge
from gondwana.core.bits import lowest
from gondwana.core.contract import CHANCE
from gondwana.core.engine import start
from gondwana.core.rng import start_stream
from gondwana.core.templates import SLACK
from gondwana.games import load

GAME = load("draftosaurus")
SEATS = GAME.players.stop - 1
BOARDS = ("summer", "winter")
COLUMNS = ([2], [3, 4, 5])
"""The player counts that a column of numbers is for."""
RATE = 0.05
"""How far the numbers follow one step."""
LEAST = 0.01
_RULES = GAME.rules
pending, legal, chance, apply, hide = _RULES.pending, _RULES.legal, _RULES.chance, _RULES.apply, _RULES.hide
scores, places = _RULES.scores, _RULES.places
ACTIONS = GAME.actions + SLACK


@njit(nogil=True)
def play(begun, players, weights, games, seed, wins, points):
    """Deals in every rotation: the first judge on one seat, the second on all others. Adds up for each of the two."""
    states = np.empty(3, begun.dtype)
    notes, values, actions = np.empty(NOTE_SHAPE), np.zeros(ACTIONS), np.zeros(ACTIONS, np.int64)
    luck, taste = np.empty(2, np.uint64), np.empty(2, np.uint64)
    ranks, totals = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for game in range(games):
        for hero in range(players):
            start_stream(luck, seed, game)
            start_stream(taste, seed + 1, game * players + hero)
            states[0] = begun[0]
            s = states[0]
            owed = pending(s)
            while owed != 0:
                if owed == CHANCE:
                    apply(s, CHANCE, chance(s, luck))
                else:
                    seat = lowest(owed)
                    n = legal(s, seat, actions)
                    states[1] = states[0]
                    hide(states[1], seat)
                    judge(states[1], seat, actions, n, values, weights[int(seat != hero)], states[2:], notes)
                    apply(s, seat, actions[best_of(values, n, taste)])
                owed = pending(s)
            places(s, ranks)
            scores(s, totals)
            winners = 0
            for seat in range(players):
                winners += ranks[seat] == 1
            for seat in range(players):
                wins[int(seat != hero)] += (ranks[seat] == 1) / winners
                points[int(seat != hero)] += totals[seat]


def meet(one: np.ndarray, other: np.ndarray, players: int, board: str, games: int, seed: int) -> tuple[float, float]:
    """The first judge's share of the wins as a multiple of the fair one, and its lead in points."""
    wins, points = np.zeros(2), np.zeros(2)
    both = np.stack([one, other]).view(WEIGHTS).reshape(2)
    play(start(GAME, players, {"board": board}), players, both, games, seed, wins, points)
    played = games * players
    return wins[0] / played * players, points[0] / played - points[1] / played / (players - 1)


def tune(column: int, *, share: float, games: int, seed: int, ends: float) -> Iterable[np.ndarray]:
    """Moves the numbers of a column until the time is over, and yields them after each step."""
    rng = np.random.default_rng([seed, column])
    begun = np.array(TUNED[column].tolist())
    size = np.maximum(begun, 0.05)
    now, speed = begun.copy(), np.zeros_like(begun)
    number = 0
    begins = time.monotonic()
    while time.monotonic() < ends:
        moved = rng.choice([-1.0, 1.0], len(now)) * share * size
        lead = 0.0
        for board in BOARDS:
            players = COLUMNS[column][number % len(COLUMNS[column])]
            plus, minus = np.maximum(now + moved, LEAST), np.maximum(now - moved, LEAST)
            lead += meet(plus, minus, players, board, games, int(rng.integers(1 << 40)))[1]
        number += 1
        left = max((ends - time.monotonic()) / (ends - begins), 0.05)
        speed = 0.9 * speed + 0.1 * lead * moved
        now = np.maximum(now + RATE * left * speed, LEAST)
        yield now


def positive(text: str) -> float:
    number = float(text)
    if number <= 0:
        raise argparse.ArgumentTypeError("more than 0")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=positive, default=10.0, help="for each of the two columns, at the same time")
    parser.add_argument("--games", type=int, default=60, help="deals of a step, on each board")
    parser.add_argument("--share", type=float, default=0.12, help="how far the numbers are moved to try")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seconds = 60 * arguments.minutes
    meet(np.array(TUNED[0].tolist()), np.array(TUNED[0].tolist()), 2, "summer", 1, 1)  # compiles
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor() as pool:

        def tuned(column: int) -> np.ndarray:
            counts = COLUMNS[column]
            task = progress.add_task(f"{counts[0]} to {counts[-1]} players", total=seconds)
            begins = time.monotonic()
            trail = []
            steps = tune(column, share=arguments.share, games=arguments.games, seed=arguments.seed, ends=begins + seconds)
            for now in steps:
                trail.append(now)
                progress.update(task, completed=time.monotonic() - begins)
            progress.console.print(f"{len(trail):,} steps for {counts[0]} to {counts[-1]} players")
            return np.round(np.mean(trail[len(trail) // 2 :], axis=0), 2)

        columns = list(pool.map(tuned, range(len(COLUMNS))))
    for name, two, more in zip(WEIGHTS.names or (), *columns, strict=True):
        print(f'    "{name}": ({two:.2f}, {more:.2f}),')
    for players in GAME.players:
        for board in BOARDS:
            column = int(players > 2)
            times, lead = meet(columns[column], np.array(TUNED[column].tolist()), players, board, 1500, 7)
            print(f"{players} players, {board}: {times:.3f} times the fair share against the numbers before, {lead:+.2f} points")


if __name__ == "__main__":
    main()
