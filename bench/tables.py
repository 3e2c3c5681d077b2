"""How many moves a second the tables carry: people who choose at once, on a database in a file, every move on the disk.

python bench/tables.py --matches 50 --players 3 --seconds 5
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from gondwana.server.messages import SeatPlan, Update
from gondwana.server.service import Tables
from gondwana.server.storage import open_engine, upgrade


class Person:
    """Chooses at random as soon as it is asked, and reads everything that it is told."""

    def __init__(self, tables, made, seat, took):
        self.tables, self.made, self.seat, self.took = tables, made, seat, took
        self.rng = random.Random(seat)
        self.decided = -1

    async def play(self):
        match, key = self.made.match, self.made.keys[self.seat]
        look = await self.tables.look(match, key)
        listener = await self.tables.subscribe(match, key, since=look.number)
        await self._choose(look)
        async for news in listener:
            if isinstance(news, Update):
                await self._choose(news)
                if news.status == "over":
                    return

    async def _choose(self, seen):
        if seen.legal and seen.decision > self.decided:
            self.decided = seen.decision
            begun = time.perf_counter()
            await self.tables.act(
                self.made.match, self.made.keys[self.seat], f"c{seen.number}", seen.decision, self.rng.choice(seen.legal)
            )
            self.took.append(time.perf_counter() - begun)


async def one_after_another(tables, players, took, until):
    while time.perf_counter() < until:
        seats = [SeatPlan(kind="person", name=str(seat)) for seat in range(players)]
        made = await tables.create("draftosaurus", players=players, seats=seats)
        await asyncio.gather(*(Person(tables, made, seat, took).play() for seat in range(players)))


async def measure(matches, players, seconds):
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite3'}")
        await upgrade(engine)
        tables = Tables(engine)
        await one_after_another(tables, players, [], time.perf_counter())
        warm, took = [], []
        await one_after_another(tables, players, warm, time.perf_counter() + 0.1)
        begun, worked = time.perf_counter(), time.process_time()
        await asyncio.gather(*(one_after_another(tables, players, took, begun + seconds) for _ in range(matches)))
        passed, worked = time.perf_counter() - begun, time.process_time() - worked
        await tables.close()
        await engine.dispose()
    took.sort()
    print(
        f"{matches:4d} matches of {players}: {len(took) / passed:7.0f} moves/s, "
        f"{len(took) / worked:7.0f} moves per second of processor; "
        f"answered in {1000 * statistics.median(took):.1f} ms, 99 of 100 in {1000 * took[int(0.99 * len(took))]:.1f} ms"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=[1, 20, 100])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 5])
    parser.add_argument("--seconds", type=float, default=5.0)
    how = parser.parse_args()
    for players in how.players:
        for matches in how.matches:
            asyncio.run(measure(matches, players, how.seconds))


if __name__ == "__main__":
    main()
