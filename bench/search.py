"""The search in figures: iterations a second, the memory of a ten-second search, the time to the first move.

python bench/search.py [--json]
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from gondwana.bots import Budget, make_bot
from gondwana.core.match import Match
from gondwana.games import load

FIRST_MOVE = """
import sys, time
begun = time.perf_counter()
from gondwana.bots import make_bot
from gondwana.core.match import Match
from gondwana.games import load
game = load("draftosaurus")
match = Match(game, players=3, seed=1)
match.settle()
make_bot(game, sys.argv[1]).decide(match.hidden(0), 0)
print(time.perf_counter() - begun)
"""


TEN_SECONDS = """
import resource, sys
from gondwana.bots import Budget, make_bot
from gondwana.core.match import Match
from gondwana.games import load
game = load("draftosaurus")
match = Match(game, players=2, seed=1)
match.settle()
bot = make_bot(game, sys.argv[1])
bot.think(match.state, 0, Budget(iterations=50))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
thought = bot.think(match.state, 0, Budget(seconds=10.0))
print(before, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, thought.nodes)
"""


def pace(spec: str, players: int) -> float:
    """Iterations a second at the first decision, the median of five."""
    game = load("draftosaurus")
    match = Match(game, players=players, seed=1)
    match.settle()
    bot = make_bot(game, spec)
    bot.think(match.state, 0, Budget(iterations=50))
    found = []
    for number in range(5):
        bot.new_match(number)
        found.append(bot.think(match.state, 0, Budget(seconds=1.0)).iterations_per_second)
    return statistics.median(found)


def memory(spec: str) -> dict[str, int]:
    """Megabytes of a new process before and after a search of ten seconds, and its nodes."""
    done = subprocess.run([sys.executable, "-c", TEN_SECONDS, spec], capture_output=True, text=True, check=True)
    return dict(zip(("before", "after_ten_seconds", "nodes"), map(int, done.stdout.split()), strict=True))


def first_move(spec: str, cache: str) -> float:
    """Seconds from an empty process to the first move, imports included."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    done = subprocess.run([sys.executable, "-c", FIRST_MOVE, spec], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    begun = time.perf_counter()
    figures: dict = {"iterations_per_second": {}, "memory_mb": {}, "first_move_seconds": {}}
    for name in ("search", "master"):
        figures["iterations_per_second"][name] = {players: round(pace(name, players)) for players in (2, 3, 5)}
        figures["memory_mb"][name] = memory(name)
        with tempfile.TemporaryDirectory() as cache:
            cold = first_move(f"{name}:50", cache)
            warm = min(first_move(f"{name}:50", cache) for _ in range(3))
        figures["first_move_seconds"][name] = {"cold": round(cold, 1), "warm": round(warm, 2)}
        if not arguments.json:
            print(name, {what: values[name] for what, values in figures.items()}, flush=True)
    figures["seconds"] = round(time.perf_counter() - begun)
    if arguments.json:
        print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
