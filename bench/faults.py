"""Games through the wire while everything that can fail does; afterwards it is looked what was lost, doubled or shown.

python bench/faults.py [--seconds 300] [--games 1000] [--tables 12] [--every 6] [--json FILE]

Servers, workers, PostgreSQL and Redis are started here, on this machine. People play over lines that lose, delay and double
messages, at whichever server; meanwhile servers and workers are killed, and PostgreSQL and Redis are killed and started again.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx

import gondwana

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from backends import Postgres, Redis, new_database
from cluster import Cluster
from faults_audit import audit
from faults_people import ODDS, Books, play_game

MUST_BE_ZERO = ("lost", "doubled", "leaks", "never_sent", "unreplayable", "results_that_differ", "answers_that_differ")
FAULTS = {"serving process killed": 35, "server killed": 15, "worker killed": 25, "PostgreSQL": 15, "Redis": 10}
SHARES, ONE = {"draftosaurus": 97, "fossilium": 2, "giganten": 1}, (1, 0, 0)
"""How many of a hundred games are of which kind: the others take many more actions. With interpreted rules only the quick one."""
LONG_ONES = 0.6
"""The part of the time in which long games begin: all are to come to their end."""
SETTLING = 90.0
"""Seconds that running games get when no more faults come."""


class Rig:
    """The programs, and what befalls them."""

    def __init__(self, cluster, postgres, redis, books, rng):
        self.cluster, self.postgres, self.redis = cluster, postgres, redis
        self.books, self.rng = books, rng
        self.recoveries = {name: [] for name in FAULTS}
        self.first = rng.sample(list(FAULTS), len(FAULTS))
        """Each kind once, then by chance."""

    async def befall(self):
        """One thing fails and is started again: how long until it serves, and until somebody is acknowledged."""
        name = self.first.pop() if self.first else self.rng.choices(list(FAULTS), FAULTS.values())[0]
        began = time.monotonic()
        await getattr(self, "_" + name.replace(" ", "_").lower())()
        back = time.monotonic() - began
        while not (self.books.acks and self.books.acks[-1] > began) and time.monotonic() < began + SETTLING:
            await asyncio.sleep(0.02)
        first = next((at for at in self.books.acks if at > began), began + SETTLING)
        self.recoveries[name].append({"back": round(back, 2), "acknowledged": round(first - began, 2)})
        print(
            f"{name}: back after {back:.1f} s, {len(self.books.acks)} acknowledged, {self.books.finished.total()} games",
            flush=True,
        )

    async def _serving_process_killed(self):
        """Its supervisor starts another."""
        server = self.rng.choice(self.cluster.servers)
        for pid in server.children:
            os.kill(pid, signal.SIGKILL)
        await self._serves(server.host)

    async def _server_killed(self):
        number = self.rng.randrange(len(self.cluster.servers))
        server = self.cluster.servers[number]
        server.kill()
        again = self.cluster.serve(int(server.host.rpartition(":")[2]))
        self.cluster.servers[number] = await asyncio.to_thread(again.ready)
        await self._serves(server.host)

    async def _worker_killed(self):
        number = self.rng.randrange(len(self.cluster.workers))
        self.cluster.workers[number].kill()
        self.cluster.workers[number] = await asyncio.to_thread(self.cluster.work().ready)

    async def _postgresql(self):
        """As an administrator ends it, or without a farewell."""
        await asyncio.to_thread(self.postgres.restart, self.rng.choice((signal.SIGINT, signal.SIGQUIT)))

    async def _redis(self):
        await asyncio.to_thread(self.redis.restart, self.rng.choice((signal.SIGTERM, signal.SIGKILL)))

    async def _serves(self, host):
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"http://{host}/readyz", timeout=2)).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)


async def suffer(rig, books, asked):
    """Play until there were enough games or the time is up, faults all along; then let the games that run come to their end."""
    hosts = [server.host for server in rig.cluster.servers]
    began, rng = time.monotonic(), rig.rng
    ends = began + asked.seconds
    async with httpx.AsyncClient(limits=httpx.Limits(max_connections=200)) as http:

        async def table():
            while time.monotonic() < ends and books.created.total() < asked.games:
                long = asked.compiled and time.monotonic() < began + LONG_ONES * asked.seconds
                game = rng.choices(list(SHARES), SHARES.values() if long else ONE)[0]
                await play_game(books, hosts, http, random.Random(rng.random()), game)

        tables = [asyncio.create_task(table()) for _ in range(asked.tables)]
        while time.monotonic() < ends and not all(one.done() for one in tables):
            await asyncio.sleep(asked.every * rng.uniform(0.5, 1.5))
            if time.monotonic() < ends:
                await rig.befall()
        await asyncio.wait(tables, timeout=SETTLING)
        for one in tables:
            one.cancel()
        for problem in await asyncio.gather(*tables, return_exceptions=True):
            if isinstance(problem, Exception):
                raise problem
    return time.monotonic() - began


def report(found, rig, books, seconds, asked):
    quiet = sorted(later - earlier for earlier, later in zip(books.acks, books.acks[1:], strict=False))
    return {
        "gondwana": gondwana.__version__,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "seconds": round(seconds),
        "servers": len(rig.cluster.servers),
        "workers": len(rig.cluster.workers),
        "tables at a time": asked.tables,
        "seed": asked.seed,
        "games begun": dict(books.created),
        "games finished": dict(books.finished),
        "messages sent": books.sent,
        "actions sent": len(books.orders),
        "acknowledged": len(books.acknowledged),
        "acknowledged more than once, the same": books.repeated,
        **found,
        "refused": dict(books.refused),
        "the line": {"odds": ODDS, **books.line},
        "faults": {name: len(times) for name, times in rig.recoveries.items()},
        "recoveries, seconds": {name: _summary(times) for name, times in rig.recoveries.items() if times},
        "longest time without an acknowledgement, seconds": round(quiet[-1], 2) if quiet else None,
    }


def _summary(times):
    return {
        what: {"median": sorted(one[what] for one in times)[len(times) // 2], "longest": max(one[what] for one in times)}
        for what in ("back", "acknowledged")
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300.0, help="at most so long")
    parser.add_argument("--games", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--tables", type=int, default=12, help="games at a time")
    parser.add_argument("--every", type=float, default=6.0, help="seconds between two faults, more or less")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--compiled", action="store_true", help="the rules compiled: every start of a server takes longer")
    parser.add_argument("--json", type=Path, help="also write the report to this file")
    asked = parser.parse_args()
    asked.seed = random.randrange(1 << 30) if asked.seed is None else asked.seed
    books = Books()
    with tempfile.TemporaryDirectory() as folder:
        postgres, redis = Postgres(Path(folder) / "postgres").start(), Redis(Path(folder) / "redis").start()
        try:
            database = new_database(postgres.address())
            how = {"servers": asked.servers, "workers": asked.workers, "env": {} if asked.compiled else None}
            with Cluster(database, redis.address, **how) as cluster:
                rig = Rig(cluster, postgres, redis, books, random.Random(asked.seed))
                seconds = asyncio.run(suffer(rig, books, asked))
            found = asyncio.run(audit(database, books))
        finally:
            redis.stop()
            postgres.stop()
    told = report(found, rig, books, seconds, asked)
    print(json.dumps(told, indent=2))
    if asked.json:
        asked.json.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    wrong = Counter({name: found[name] for name in MUST_BE_ZERO if found[name]})
    return 1 if wrong or not books.acknowledged else 0


if __name__ == "__main__":
    sys.exit(main())
