"""The programs of the fault rig, and the faults that are injected into them.

Two installations run side by side: several servers and workers on PostgreSQL and Redis, and one server with its own bots on a
file of SQLite. Each has its own players, so that what one of them stores is compared with what its players were told.
"""

import asyncio
import contextlib
import os
import signal
import sqlite3
import time
from functools import partial
from pathlib import Path

import httpx
from faults_people import Books
from sqlalchemy import text

from gondwana.server.storage import open_engine

CLUSTER, FILE = "PostgreSQL", "SQLite"
KILLED = {
    "serving process killed": 24,
    "server killed": 10,
    "worker killed": 16,
    "PostgreSQL killed": 10,
    "Redis killed": 6,
    "server on SQLite killed": 6,
}
LOCKED = {"locked database, PostgreSQL": 4, "locked database, SQLite": 4}
INJECTED = {
    "full disk, PostgreSQL": 4,
    "full disk, SQLite": 4,
    "read-only disk, PostgreSQL": 4,
    "read-only disk, SQLite": 4,
    "clock jumps forwards": 4,
    "clock jumps backwards": 4,
}
"""What takes the library of `fault_injection`."""
JUMPS = (2.0, 60.0, 3600.0, 86_400.0)
"""Seconds."""
SETTLING = 90.0
"""Seconds that running games get when no more faults come."""
_LOCK = "LOCK TABLE matches, seats, log, commands IN ACCESS EXCLUSIVE MODE"


class Installation:
    """Servers and workers on one database, and what their players know."""

    def __init__(self, database, cluster):
        self.database, self.cluster = database, cluster
        self.books = Books()

    @property
    def hosts(self):
        return [server.host for server in self.cluster.servers]


class Rig:
    """Injects one fault after another, and notes how long each one was felt."""

    def __init__(self, installations, postgres, redis, rng, *, injects, hold=6.0):
        self.installations, self.postgres, self.redis = installations, postgres, redis
        self.rng, self.hold = rng, (hold / 3, hold)
        self.odds = {**KILLED, **LOCKED, **(INJECTED if injects else {})}
        self.recoveries = {name: [] for name in self.odds}
        self.first = rng.sample(list(self.odds), len(self.odds))
        """Each kind once, then by chance."""
        self.refused = dict.fromkeys((name for name in self.odds if "disk" in name), 0)
        """How often a broken disk refused something: a fault that nobody met shows nothing."""
        self._faults = {
            "serving process killed": self._kill_serving,
            "server killed": partial(self._kill_server, CLUSTER),
            "server on SQLite killed": partial(self._kill_server, FILE),
            "worker killed": self._kill_worker,
            "PostgreSQL killed": self._kill_postgres,
            "Redis killed": self._kill_redis,
            "locked database, PostgreSQL": self._lock_postgres,
            "locked database, SQLite": self._lock_file,
            **{
                f"{kind} disk, {where}": partial(self._break_disk, kind, where)
                for kind in ("full", "read-only")
                for where in (CLUSTER, FILE)
            },
            "clock jumps forwards": partial(self._jump, 1),
            "clock jumps backwards": partial(self._jump, -1),
        }

    async def inject(self):
        """Let one thing fail and come back: how long until it serves, and until somebody there is acknowledged."""
        name = self.first.pop() if self.first else self.rng.choices(list(self.odds), self.odds.values())[0]
        began = time.monotonic()
        where, since = await self._faults[name]()
        books = self.installations[where].books
        for host in self.installations[where].hosts:
            await _serves(host)
        back = time.monotonic() - since
        while not (books.acks and books.acks[-1] > since) and time.monotonic() < since + SETTLING:
            await asyncio.sleep(0.02)
        first = next((at for at in books.acks if at > since), since + SETTLING)
        told = {"lasted": since - began, "back": back, "acknowledged": first - since}
        self.recoveries[name].append({what: round(seconds, 2) for what, seconds in told.items()})
        games = sum(one.books.finished.total() for one in self.installations.values())
        print(f"{name}: {told['lasted']:.1f} s, served {back:.1f} s later, {games} games finished", flush=True)

    async def _kill_serving(self):
        """Its supervisor starts another."""
        where = self.rng.choice((CLUSTER, CLUSTER, FILE))
        server, since = self.rng.choice(self.installations[where].cluster.servers), time.monotonic()
        for pid in server.children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return where, since

    async def _kill_server(self, where):
        cluster, since = self.installations[where].cluster, time.monotonic()
        number = self.rng.randrange(len(cluster.servers))
        killed = cluster.servers[number]
        killed.kill()
        again = cluster.serve(int(killed.host.rpartition(":")[2]), killed.injection)
        cluster.servers[number] = await asyncio.to_thread(again.ready)
        return where, since

    async def _kill_worker(self):
        cluster, since = self.installations[CLUSTER].cluster, time.monotonic()
        number = self.rng.randrange(len(cluster.workers))
        killed = cluster.workers[number]
        killed.kill()
        cluster.workers[number] = await asyncio.to_thread(cluster.work(killed.injection).ready)
        return CLUSTER, since

    async def _kill_postgres(self):
        """As an administrator ends it, or without a farewell."""
        since = time.monotonic()
        await asyncio.to_thread(self.postgres.restart, self.rng.choice((signal.SIGINT, signal.SIGQUIT)))
        return CLUSTER, since

    async def _kill_redis(self):
        since = time.monotonic()
        await asyncio.to_thread(self.redis.restart, self.rng.choice((signal.SIGTERM, signal.SIGKILL)))
        return CLUSTER, since

    async def _wait(self):
        await asyncio.sleep(self.rng.uniform(*self.hold))

    async def _lock_postgres(self):
        """Somebody holds all tables: nobody reads nor writes."""
        engine = open_engine(self.installations[CLUSTER].database)
        async with engine.begin() as connection:
            await connection.execute(text(_LOCK))
            await self._wait()
        since = time.monotonic()
        await engine.dispose()
        return CLUSTER, since

    async def _lock_file(self):
        """Somebody else writes to the file, and does not end: nobody writes."""
        file = self.installations[FILE].database.partition("///")[2]
        with contextlib.closing(sqlite3.connect(file, timeout=30, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await self._wait()
            other.execute("ROLLBACK")
            return FILE, time.monotonic()

    async def _break_disk(self, kind, where):
        """The disk of a database takes nothing more, or nothing at all, and is mended."""
        program = self.postgres if where == CLUSTER else self.installations[FILE].cluster.servers[0]
        before = program.injection.refused
        if kind == "full":
            program.injection.fill_disk()
        else:
            program.injection.make_read_only()
        await self._wait()
        program.injection.mend_disk()
        self.refused[f"{kind} disk, {where}"] += program.injection.refused - before
        since = time.monotonic()
        if where == CLUSTER:
            await asyncio.to_thread(self._start_postgres)
        return where, since

    def _start_postgres(self):
        """PostgreSQL that finds its disk broken restarts by itself, or ends."""
        end = time.monotonic() + 1
        while self.postgres.runs and not self.postgres.answers() and time.monotonic() < end:
            time.sleep(0.05)
        if not self.postgres.answers():
            self.postgres.stop(signal.SIGQUIT)
            self.postgres.start()

    async def _jump(self, way):
        """The clock of one machine, or of all of them, is set."""
        where = self.rng.choice((CLUSTER, CLUSTER, FILE))
        cluster = self.installations[where].cluster
        programs = [*cluster.servers, *cluster.workers]
        seconds = way * self.rng.choice(JUMPS)
        for program in programs if self.rng.random() < 0.4 else [self.rng.choice(programs)]:
            program.injection.set_clock(program.injection.offset + seconds)
        return where, time.monotonic()


async def _serves(host):
    """Wait until a server says that moves can be stored."""
    end = time.monotonic() + SETTLING
    async with httpx.AsyncClient() as http:
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"http://{host}/readyz", timeout=3)).status_code == 200:
                    return
            await asyncio.sleep(0.05)
    raise TimeoutError(f"the server at {host} does not serve any more")


def file_database(folder):
    """The address of a new SQLite database in a folder."""
    return f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite3'}"
