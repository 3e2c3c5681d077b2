"""Games through the wire while everything that can fail does; afterwards it is looked what was lost, doubled or shown.

python bench/faults.py [--seconds 300] [--games 1000] [--tables 12] [--every 6] [--json FILE]
python bench/faults.py --attacks [--attack-seconds 12] [--only NAME] [--json FILE]

Servers, workers, PostgreSQL and Redis are started here, on this machine, and a server on a file of SQLite beside them. People
play over lines that lose, delay and double messages, at whichever server; meanwhile programs are killed, disks fill up or turn
read-only, databases are locked and clocks jump. With --attacks one hostile client after another is let loose on a server with
its usual limits, and it is measured what other players feel.
"""

import argparse
import asyncio
import itertools
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import httpx

import gondwana

sys.path.append(str(Path(__file__).parent.parent / "tests"))

import fault_injection
from backends import Postgres, Redis, new_database
from cluster import Cluster
from faults_attacks import ATTACKS, run_attacks, table
from faults_audit import audit
from faults_people import ODDS, play_game
from faults_rig import CLUSTER, FILE, SETTLING, Installation, Rig, file_database

MUST_BE_ZERO = ("lost", "doubled", "leaks", "never_sent", "unreplayable", "results_that_differ", "answers_that_differ")
SHARES, ONE = {"draftosaurus": 97, "fossilium": 2, "giganten": 1}, (1, 0, 0)
"""How many of a hundred games are of which kind: the others take many more actions. With interpreted rules only the quick one."""
LONG_ONES = 0.6
"""The part of the time in which long games begin: all are to come to their end."""
ON_FILE = 4
"""Every so many tables one is at the server on SQLite."""


async def suffer(rig, asked):
    """Play until there were enough games or the time is up, faults all along; then let the games that run come to their end."""
    began, rng = time.monotonic(), rig.rng
    ends = began + asked.seconds
    async with httpx.AsyncClient(limits=httpx.Limits(max_connections=200)) as http:

        async def play_on(at):
            while time.monotonic() < ends and sum(one.books.created.total() for one in rig.installations.values()) < asked.games:
                long = asked.compiled and time.monotonic() < began + LONG_ONES * asked.seconds
                game = rng.choices(list(SHARES), SHARES.values() if long else ONE)[0]
                await play_game(at.books, at.hosts, http, random.Random(rng.random()), game)

        places = [FILE if number % ON_FILE == ON_FILE - 1 else CLUSTER for number in range(asked.tables)]
        tables = [asyncio.create_task(play_on(rig.installations[place])) for place in places]
        while time.monotonic() < ends and not all(one.done() for one in tables):
            await asyncio.sleep(asked.every * rng.uniform(0.5, 1.5))
            if time.monotonic() < ends:
                await rig.inject()
        await asyncio.wait(tables, timeout=SETTLING)
        for one in tables:
            one.cancel()
        for problem in await asyncio.gather(*tables, return_exceptions=True):
            if isinstance(problem, Exception):
                raise problem
    return time.monotonic() - began


def report(found, rig, seconds, asked, left_out):
    """Everything that was counted, of both installations together."""
    places = list(rig.installations.values())
    books = [one.books for one in places]

    def counted(name):
        return dict(sum((getattr(one, name) for one in books), Counter()))

    quiet = {
        name: round(max((later - earlier for earlier, later in itertools.pairwise(one.books.acks)), default=0.0), 2)
        for name, one in rig.installations.items()
    }
    return {
        "gondwana": gondwana.__version__,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "compiled": asked.compiled,
        "seconds": round(seconds),
        "servers": sum(len(one.cluster.servers) for one in places),
        "workers": sum(len(one.cluster.workers) for one in places),
        "tables at a time": asked.tables,
        "seed": asked.seed,
        "games begun": counted("created"),
        "games finished": counted("finished"),
        "of these on SQLite": rig.installations[FILE].books.finished.total(),
        "messages sent": sum(one.sent for one in books),
        "actions sent": sum(len(one.orders) for one in books),
        "acknowledged": sum(len(one.acknowledged) for one in books),
        "acknowledged more than once, the same": sum(one.repeated for one in books),
        **found,
        "refused": counted("refused"),
        "the line": {"odds": ODDS, **counted("line")},
        "faults": {name: len(times) for name, times in rig.recoveries.items()},
        "refused by broken disks": rig.refused,
        "faults left out": left_out,
        "recoveries, seconds": {name: _summary(times) for name, times in rig.recoveries.items() if times},
        "longest time without an acknowledgement, seconds": quiet,
    }


def _summary(times):
    return {
        what: {"median": sorted(one[what] for one in times)[len(times) // 2], "longest": max(one[what] for one in times)}
        for what in ("lasted", "back", "acknowledged")
    }


def injections(folder):
    """Return what makes the faults of a machine, and None; or None, and why there are no such faults."""
    library, why = fault_injection.build(folder)
    if library is None:
        return None, f"full and read-only disks and clock jumps are left out: {why}"
    numbers = itertools.count()

    def inject(disk=None):
        return fault_injection.Injection(library, Path(folder) / f"control-{next(numbers)}", disk)

    return inject, None


def play_with_faults(asked):
    """Start everything, play, and look afterwards what the databases say. Returns the report."""
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as stack:
        folder = Path(temporary)
        folder.chmod(0o755)
        inject, left_out = injections(folder)
        if left_out:
            print(left_out, flush=True)
        disk = folder / "sqlite"
        disk.mkdir()
        postgres = Postgres(folder / "postgres", None if inject is None else inject(folder / "postgres")).start()
        stack.callback(postgres.stop)
        redis = Redis(folder / "redis").start()
        stack.callback(redis.stop)
        database, file = new_database(postgres.address()), file_database(disk)
        env = {} if asked.compiled else None
        with (
            Cluster(database, redis.address, asked.servers, asked.workers, env, inject) as cluster,
            Cluster(file, None, 1, 0, env, None if inject is None else lambda: inject(disk)) as alone,
        ):
            places = {CLUSTER: Installation(database, cluster), FILE: Installation(file, alone)}
            rig = Rig(places, postgres, redis, random.Random(asked.seed), injects=inject is not None, hold=asked.hold)
            seconds = asyncio.run(suffer(rig, asked))
        found = sum((Counter(asyncio.run(audit(one.database, one.books))) for one in places.values()), Counter())
    found = {name: found[name] for name in (*MUST_BE_ZERO, *sorted(found.keys() - set(MUST_BE_ZERO)))}
    return report(found, rig, seconds, asked, left_out)


def is_prepared(python):
    """Return whether the server of an interpreter has its rules compiled: otherwise it would begin with that."""
    code = (
        "import sys; from gondwana.core.code_cache import is_complete; from gondwana.games import NAMES; "
        "sys.exit(not all(map(is_complete, NAMES)))"
    )
    return subprocess.run([python, "-c", code], check=False).returncode == 0


def command_line():
    """Return how this was called, but for where things lie on this machine."""
    words = [word for word in sys.argv[1:] if not word.startswith(("--json", "--python")) and "/" not in word]
    return " ".join(["python bench/faults.py", *words])


def main() -> int:
    """Play with faults, or attack; print the report and return 0 if all is as it must be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300.0, help="at most so long")
    parser.add_argument("--games", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--tables", type=int, default=12, help="games at a time")
    parser.add_argument("--every", type=float, default=6.0, help="seconds between two faults, more or less")
    parser.add_argument("--hold", type=float, default=6.0, help="seconds that a disk is broken or a database locked, at most")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--compiled", action="store_true", help="the rules compiled: every start of a server takes longer")
    parser.add_argument("--attacks", action="store_true", help="attack a server instead, and measure what others feel")
    parser.add_argument("--attack-seconds", type=float, default=12.0, help="how long each attack takes")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="only this attack; may be repeated")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the attacked server: of another version")
    parser.add_argument("--json", type=Path, help="also write the report to this file")
    asked = parser.parse_args()
    asked.seed = random.randrange(1 << 30) if asked.seed is None else asked.seed
    if asked.compiled and not is_prepared(asked.python):
        parser.error(f"the rules are not compiled yet: first {asked.python} -m gondwana prepare")
    told = {"command": command_line(), **(run_attacks(asked) if asked.attacks else play_with_faults(asked))}
    if asked.json:
        asked.json.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    if asked.attacks:
        print(table(told))
        return 0
    print(json.dumps(told, indent=2))
    wrong = {name: told[name] for name in (*MUST_BE_ZERO, "unfinished") if told.get(name)}
    return 1 if wrong or not told["acknowledged"] else 0


if __name__ == "__main__":
    sys.exit(main())
