"""How random games of Giganten end, with two and with four players: `python bench/giganten_endings.py --games 200`.

Each case is a number of players and options, as in `--case 4,outline=six,most_turns=none`.
"""

import argparse
from collections import Counter

import numpy as np

from gondwana.core.engine import engine, start
from gondwana.core.options import parse_options
from gondwana.core.rng import streams
from gondwana.games import load
from gondwana.games.giganten.view import ENDINGS


def endings(players: int, games: int, seed: int, texts: list[str]) -> tuple[Counter[str], list[int]]:
    """Play random games; return how often each ending came, and the turns of every game."""
    game = load("giganten")
    functions = engine(game)
    begin = start(game, players, parse_options(game, players, texts))
    steps = np.zeros((2, game.longest), np.int64)
    found: Counter[str] = Counter()
    turns = []
    for rng in streams(seed, games):
        states = np.zeros(1, game.dtype)
        states[:] = begin
        functions.play_logged(states, 0, rng, steps[0], steps[1])
        found[ENDINGS[states["ending"][0] - 1]] += 1
        turns.append(int(states["turns"][0]))
    return found, turns


def main() -> None:
    """Print the number of each ending and the length of the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--case", action="append", help="players and options; usual: 2, 4, and 4 on six tiles")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for case in wanted.case or ["2", "4", "4,outline=six"]:
        players, *options = case.split(",")
        found, turns = endings(int(players), wanted.games, wanted.seed, options)
        shares = ", ".join(f"{name} {many}" for name, many in found.most_common())
        print(f"{case}: {shares}; turns: median {int(np.median(turns))}, most {max(turns)}", flush=True)


if __name__ == "__main__":
    main()
