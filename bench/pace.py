"""How many iterations a thinker does in a second of one core, in the middle of games.

    python bench/pace.py --game fossilium

Time is that of the processor, so that other programs on the machine do not count.
"""

import argparse
import statistics
import time

from gondwana.bots import Budget, make_bot
from gondwana.core.match import Match
from gondwana.games import load


def paces(name: str, players: int, games: int, tries: int) -> list[float]:
    """Iterations a second at turns in which there is something to think about, some a game."""
    game = load(name)
    quick, thinker = make_bot(game, "instinct", seed=1), make_bot(game, "master:8", seed=1)
    found = []
    for seed in range(games):
        match = Match(game, players=players, seed=seed)
        match.settle()
        step = 0
        while not match.over:
            for seat in match.pending:
                if step % 12 == 6:
                    begun = time.process_time()
                    iterations = thinker.think(match.state, seat, Budget(iterations=tries)).iterations
                    if iterations > 1:
                        found.append(iterations / (time.process_time() - begun))
                match.play(seat, quick.decide(match.hidden(seat), seat))
                step += 1
            match.settle()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fossilium")
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=200)
    wanted = parser.parse_args()
    for players in map(int, wanted.players.split(",")):
        paces(wanted.game, players, 1, 8)  # compiles
        found = paces(wanted.game, players, wanted.games, wanted.iterations)
        low, median, high = statistics.quantiles(found, n=4)
        print(
            f"{players} players: {median:.0f} iterations a second (half of {len(found)} turns: {low:.0f} to {high:.0f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
