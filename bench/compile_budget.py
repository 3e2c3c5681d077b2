"""Compile all games and say what it took; fail if that is half as much again as it should be: `python bench/compile_budget.py`.

Processor seconds depend on the machine, so they are counted in runs of a loop that is timed before and after. What was compiled
before costs nothing and is not judged.
"""

import sys
import time

from gondwana.games import NAMES
from gondwana.server.compiling import compile_games

BUDGET = {"draftosaurus": 245, "giganten": 325, "fossilium": 305}
"""Runs of the loop that a game takes, as measured on a quiet machine."""
TOLERANCE = 1.5


def loop() -> float:
    """Return the processor seconds of a fixed piece of work: objects, dictionaries and arithmetic, as in a compiler."""
    began = time.process_time()
    known: dict[int, list[int]] = {}
    for number in range(1_000_000):
        known.setdefault(number * 7919 % 4093, []).append(number ^ 21)
    assert sum(map(len, known.values())) == 1_000_000
    return time.process_time() - began


def main() -> int:
    before = min(loop() for _ in range(3))
    stages = compile_games(NAMES)
    if stages is None:
        print("not everything could be compiled")
        return 1
    unit = (before + min(loop() for _ in range(3))) / 2
    code = 0
    for game in dict.fromkeys(one.game for one in stages):
        seconds = sum(one.seconds for one in stages if one.game == game)
        most = TOLERANCE * BUDGET.get(game, 0)
        print(f"{game}: {seconds:.1f} processor seconds, {seconds / unit:.0f} runs of the loop (at most {most:.0f})")
        code |= seconds / unit > most
    if not stages:
        print("Everything was compiled before.")
    elif code:
        print("Compiling takes half as much again as it should: see docs/performance.md, Start.")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
