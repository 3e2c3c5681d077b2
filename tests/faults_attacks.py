"""Attacks on a server with its usual limits, and what other players feel meanwhile.

The hostile client is a process of its own and comes from an address of its own (127.0.0.2, which is this machine too); the
players come from 127.0.0.1. Each attack gets a new server on a new file of SQLite, and is bounded in time and in tries.
"""

import asyncio
import itertools
import multiprocessing
import os
import platform
import random
import resource
import secrets
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import httpx
from cluster import Running
from faults_players import MEASURES, PHASES, Felt, felt_by_players, play_to_the_end

import gondwana

HOSTILE = "127.0.0.2"
MOST_TRIES = 50_000
"""Of one attack."""
_BREATH = 0.002
"""Seconds between two tries of a connection: the hostile client must not starve the players of processor time by itself."""
_DESCRIPTORS = 220
"""How many files and connections the server may have open in the attack that holds connections."""
_HELD = 300
_HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
_LONGEST_LIST = 20
_ABANDONED = 0.05
_PATIENCE = 25
"""Seconds that an attack gets for its last answers."""
_BOT_TABLES = 20
_QUIET = (httpx.HTTPError, OSError, KeyError, ValueError)


@dataclass
class Tally:
    """What a hostile client tried, and what came of it."""

    tries: int = 0
    accepted: int = 0
    refused: Counter = field(default_factory=Counter)
    """By status."""
    failed: int = 0
    """Connections that were cut, or not answered."""
    made: Counter = field(default_factory=Counter)
    """What the attack got."""


class Target(NamedTuple):
    """What is attacked, for so long."""

    host: str
    ends: float
    finished: str
    """A match that is over."""
    long_game: str
    tally: Tally

    @property
    def goes_on(self):
        return time.monotonic() < self.ends and self.tally.tries < MOST_TRIES


class Client:
    """A hostile connection: keeps its cookie only if it is told to, otherwise it sends none, or each time another."""

    def __init__(self, target, *, cookies=False):
        self._target, self._cookies = target, cookies
        transport = httpx.AsyncHTTPTransport(local_address=HOSTILE, limits=httpx.Limits(max_connections=4))
        self._http = httpx.AsyncClient(base_url=f"http://{target.host}", transport=transport, timeout=20)
        self._numbers = itertools.count()
        self._status, self._knows_holders = 0, True

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self._http.aclose()

    async def ask(self, method, path, body=None, key=None, seconds=20.0):
        """Return the answer, or None if there was none or it was a refusal."""
        tally = self._target.tally
        tally.tries += 1
        if not self._cookies:
            self._http.cookies.clear()
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        if not self._cookies and tally.tries % 2:
            headers["Cookie"] = f"gondwana={secrets.token_urlsafe(32)}"
        await asyncio.sleep(_BREATH)
        try:
            answer = await self._http.request(method, path, json=body, headers=headers, timeout=seconds)
        except (httpx.HTTPError, OSError):
            tally.failed += 1
            return None
        self._status = answer.status_code
        if answer.is_success:
            tally.accepted += 1
            return answer.json()
        tally.refused[str(answer.status_code)] += 1
        return None

    async def create(self, game, *seats, keys=False):
        """Make a match, if asked for with keys that hold the seats. Older servers know no holders: there they always do."""
        body = {"game": game, "players": len(seats), "seats": list(seats)}
        more = {"held_by": "keys"} if keys and self._knows_holders else {}
        made = await self.ask("POST", "/api/matches", {**body, **more})
        if more and self._status == 400:
            self._knows_holders = False
            made = await self.ask("POST", "/api/matches", body)
        self._target.tally.made["matches"] += made is not None
        return made

    def command(self):
        return f"x{next(self._numbers)}"


PERSON = {"kind": "person", "name": "Mal"}


def _bot(level):
    return {"kind": "bot", "level": level}


async def act_and_undo(target):
    """One connection acts and takes back in turn, many steps at a time; three ask for all events from the first on."""
    async with Client(target, cookies=True) as writer:
        made = await writer.create(target.long_game, PERSON, PERSON, keys=True)
        if made is None:
            return
        match, key = f"/api/matches/{made['match']}", made["keys"][0]

        async def write():
            steps, decision = await _steps(writer, match, key)
            while target.goes_on and steps:
                body = {"command": writer.command(), "decision": decision, "do": steps}
                if await writer.ask("POST", f"{match}/act", body, key) is None:
                    continue
                back = {"command": writer.command(), "steps": len(steps)}
                while target.goes_on and (done := await writer.ask("POST", f"{match}/undo", back, key)) is None:
                    pass
                if done is not None:
                    decision = done["decision"]
                    target.tally.made["entries"] = max(target.tally.made["entries"], done["number"])

        async def read():
            async with Client(target) as client:
                while target.goes_on:
                    await client.ask("GET", f"{match}/events?since=0", key=key)
                    await asyncio.sleep(0.1)

        await asyncio.gather(write(), read(), read(), read())


async def _steps(client, match, key):
    """As many actions in a row as the seat may do and take back, and the decision that they are for."""
    steps, decision = [], 0
    for _ in range(_LONGEST_LIST):
        look = await client.ask("GET", match, key=key)
        if look is None or not look["legal"]:
            break
        body = {"command": client.command(), "decision": look["decision"], "do": look["legal"][0]}
        if await client.ask("POST", f"{match}/act", body, key) is None:
            break
        steps.append(look["legal"][0])
    if steps:
        done = await client.ask("POST", f"{match}/undo", {"command": client.command(), "steps": len(steps)}, key)
        decision = 0 if done is None else done["decision"]
    return steps, decision


async def ask_for_a_finished_match(target):
    """Twelve connections ask for everything about a long match that is over, nine of them for its events."""
    paths = ("events?since=0",) * 9 + ("frames?all=true", "points", "record")

    async def ask(path):
        async with Client(target) as client:
            while target.goes_on:
                await client.ask("GET", f"/api/matches/{target.finished}/{path}")

    await asyncio.gather(*map(ask, paths))


async def watch_bots(target):
    """Four connections without a cookie make tables of five titans, and look at all of them again and again."""
    made = []

    async def make_and_watch():
        async with Client(target) as client:
            while target.goes_on:
                if len(made) < _BOT_TABLES and (new := await client.create("draftosaurus", *[_bot("titan")] * 5)) is not None:
                    made.append(new)
                for one in made:
                    await client.ask("GET", f"/api/matches/{one['match']}", key=one["watch"])
                await asyncio.sleep(0.25)

    await asyncio.gather(*(make_and_watch() for _ in range(4)))


async def abandon_advice(target):
    """Four connections ask for advice at tables of their own, and hang up at once."""

    async def ask():
        async with Client(target) as client:
            own = []
            while target.goes_on:
                if len(own) < 5 and (new := await client.create("draftosaurus", PERSON, _bot("alpha"), keys=True)) is not None:
                    own.append(new)
                for one in own:
                    await client.ask("GET", f"/api/matches/{one['match']}/advice", key=one["keys"][0], seconds=_ABANDONED)
                if not own:
                    await asyncio.sleep(0.1)

    await asyncio.gather(*(ask() for _ in range(4)))


async def resign_and_play_again(target):
    """Four connections resign a game of two and ask for a rematch, in turn."""

    async def make():
        async with Client(target, cookies=True) as client:
            while target.goes_on:
                made = await client.create("giganten", PERSON, PERSON)
                match = None if made is None else made["match"]
                while target.goes_on and match is not None:
                    await client.ask("POST", f"/api/matches/{match}/resign", {"command": client.command(), "seat": 0})
                    again = await client.ask("POST", f"/api/matches/{match}/rematch", {})
                    target.tally.made["matches"] += again is not None
                    match = None if again is None else again["match"]

    await asyncio.gather(*(make() for _ in range(4)))


async def hold_connections(target):
    """Three hundred connections send half a header and wait; whichever is closed is opened again."""
    name, port = target.host.split(":")

    async def hold():
        while target.goes_on:
            target.tally.tries += 1
            try:
                reader, writer = await asyncio.open_connection(name, int(port), local_addr=(HOSTILE, 0))
            except OSError:
                target.tally.failed += 1
                await asyncio.sleep(0.2)
                continue
            target.tally.made["open at once"] += 1
            with suppress(OSError, TimeoutError):
                writer.write(_HALF)
                async with asyncio.timeout(max(target.ends - time.monotonic(), 0.01)):
                    await reader.read()
            cut = target.goes_on
            target.tally.refused["closed"] += cut
            target.tally.accepted += not cut
            target.tally.made["open at once"] -= cut
            writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(hold() for _ in range(_HELD)))


class Attack(NamedTuple):
    """An attack, and what players are asked about."""

    run: Callable
    measures: tuple[str, ...] = ("move",)
    fresh: bool = False
    """Whether players open a connection for each move."""


ATTACKS = {
    "act-undo": Attack(act_and_undo),
    "finished-match": Attack(ask_for_a_finished_match),
    "bot-tables": Attack(watch_bots, ("move", "bot")),
    "advice": Attack(abandon_advice, ("move", "advice")),
    "rematch": Attack(resign_and_play_again),
    "half-open": Attack(hold_connections, fresh=True),
}


def _run_hostile(name, host, begins, ends, finished, long_game, told):
    """Attack, in a process of its own, and tell what came of it. Times are those of the clock that all processes share."""
    tally = Tally()
    target = Target(host, ends, finished, long_game, tally)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    time.sleep(max(begins - time.monotonic(), 0))
    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(ATTACKS[name].run(target), ends - begins + _PATIENCE))
    told.put(tally)


class AttackedServer:
    """A server with its usual limits, on a new file."""

    def __init__(self, folder, asked):
        file = f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite3'}"
        self._env = {} if asked.compiled else {"NUMBA_DISABLE_JIT": "1"}
        self._python, self._words = asked.python, ["serve", "--data", file]

    def __enter__(self):
        self.start()
        return self

    def start(self, *words):
        self.running = Running([*self._words, *words], self._env, python=self._python).ready()
        assert self.running.host is not None, "the server does not start"

    def restart(self):
        self.running.stop()
        self.start()

    def limit_descriptors(self, most):
        for pid in self.running.children:
            _, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (most, hard))

    def __exit__(self, *_):
        self.running.stop()


async def _attack(name, server, seconds, finished, long_game):
    """Let players play, attack in the middle, and return what was felt and tried."""
    attack, felt = ATTACKS[name], Felt(seconds)
    here = multiprocessing.get_context("spawn")
    told = here.Queue()
    players = asyncio.create_task(felt_by_players(server.running.host, felt, attack.measures, fresh=attack.fresh))
    await felt.begun.wait()
    if name == "half-open":
        server.limit_descriptors(_DESCRIPTORS)
    when = (felt.starts["during"], felt.starts["after"])
    hostile = here.Process(target=_run_hostile, args=(name, server.running.host, *when, finished, long_game, told))
    hostile.start()
    await players
    tally = await asyncio.to_thread(told.get, True, seconds + 2 * _PATIENCE)
    hostile.join()
    return {
        "how": attack.run.__doc__,
        "tries": tally.tries,
        "accepted": tally.accepted,
        "refused": dict(tally.refused),
        "failed": tally.failed,
        "made": dict(tally.made),
        "felt": felt.summary(attack.measures),
    }


def run_attacks(asked):
    """Run one attack after the other; returns the report."""
    found, load = {}, round(os.getloadavg()[0], 2)
    long_game, finished_game = ("giganten", "fossilium")
    for name in asked.only or ATTACKS:
        with tempfile.TemporaryDirectory() as folder, AttackedServer(folder, asked) as server:
            finished = ""
            if name == "finished-match":
                server.running.stop()
                server.start("--rate", "0")
                finished = asyncio.run(play_to_the_end(server.running.host, finished_game, random.Random(asked.seed)))
                server.restart()
            found[name] = asyncio.run(_attack(name, server, asked.attack_seconds, finished, long_game))
        print(row(name, found[name]), flush=True)
    return {
        "gondwana": gondwana.__version__,
        "revision": _revision(asked.python),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "compiled": asked.compiled,
        "attack seconds": asked.attack_seconds,
        "games": {"long": long_game, "finished": finished_game},
        "load of the machine before": load,
        "attacks": found,
    }


def _revision(python):
    """Return the commit of the server that is attacked, or None if it is not from a clone."""
    code = "import gondwana, pathlib; print(pathlib.Path(gondwana.__file__).parent)"
    folder = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    found = subprocess.run(["git", "-C", folder, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip() or None


def row(name, attack):
    """One attack as a line."""
    felt = "; ".join(
        f"{measure} " + ", ".join(f"{phase} {_times(told.get(phase))}" for phase in PHASES)
        for measure, told in attack["felt"].items()
    )
    refused = sum(attack["refused"].values())
    return f"{name}: {attack['tries']} tries, {attack['accepted']} accepted, {refused} refused, made {attack['made']}; {felt}"


def _times(told):
    if not told:
        return "-"
    lost = f" ({told['unanswered']} unanswered)" if told["unanswered"] else ""
    return f"{told['median'] * 1000:.0f}/{told['p99'] * 1000:.0f} ms{lost}"


def table(told):
    """The report as a table: of each measure median and p99 before, during and after."""
    heads = ("attack", "tries", "accepted", "felt", *PHASES)
    lines = [
        (name, str(one["tries"]), str(one["accepted"]), MEASURES[measure], *(_times(felt.get(phase)) for phase in PHASES))
        for name, one in told["attacks"].items()
        for measure, felt in one["felt"].items()
    ]
    widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in (heads, *lines))
