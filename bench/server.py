"""The server under load: how many moves a second reach everybody at the table in time.

python bench/server.py [--matches 200] [--seconds 6] [--json FILE]

A server of its own is started on this machine with a database of its own; this process is the people. Every match has
five of them, each with a live socket. A move counts as told when all others at its table have received it. The rate of moves
is raised until the slowest hundredth takes longer than 50 ms, or the server no longer keeps up.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import gondwana

SEATS = 5
LIMIT = 0.050
RATES = (50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500)
AT_ONCE = 50
"""So many sockets are opened at a time."""


class News(msgspec.Struct):
    """What matters here of what is told."""

    type: str = ""
    number: int = 0
    decision: int = 0
    legal: list[str] = []
    look: "News | None" = None
    code: str = ""


decoder = msgspec.json.Decoder(News)


class Match:
    """A table and its people. One move is under way at a time, so that it is known what is being waited for."""

    def __init__(self, load: "Load", match: str, keys: list[str]) -> None:
        self.load = load
        self.match = match
        self.keys = keys
        self.sockets: list = [None] * SEATS
        self.seen: list[News | None] = [None] * SEATS
        self.mover = -1
        self.sent = 0.0
        self.before = 0
        self.waiting: set[int] = set()
        self.over = False

    async def sit(self, host: str, seat: int) -> None:
        headers = {"Authorization": f"Bearer {self.keys[seat]}"}
        address = f"ws://{host}/api/matches/{self.match}/live?seat={seat}"
        self.sockets[seat] = await connect(
            address, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None
        )
        self.load.tasks.append(asyncio.create_task(self.listen(seat)))

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.sockets[seat]:
                self.hear(seat, decoder.decode(text))

    def hear(self, seat: int, news: News) -> None:
        if news.type == "hello":
            self.seen[seat] = news.look
            if all(self.seen) and self.mover < 0 and not self.waiting:
                self.load.idle.append(self)
        elif news.type == "update":
            self.seen[seat] = news
            if seat in self.waiting and news.number > self.before:
                self.waiting.discard(seat)
                if seat != self.mover:
                    self.load.told.append(time.perf_counter() - self.sent)
                if not self.waiting:
                    self.load.moves += 1
                    self.load.idle.append(self)
        elif news.type == "refused":
            self.load.refused.append(news.code)
            self.waiting.clear()

    async def move(self) -> bool:
        able = [seat for seat, news in enumerate(self.seen) if news is not None and news.legal]
        if not able:
            return False
        self.mover = seat = random.choice(able)
        news = self.seen[seat]
        self.before = max(one.number for one in self.seen if one is not None)
        self.waiting = set(range(SEATS))
        order = {"type": "act", "command": f"m{self.before}", "decision": news.decision, "do": random.choice(news.legal)}
        text = msgspec.json.encode(order).decode()
        self.sent = time.perf_counter()
        await self.sockets[seat].send(text)
        return True


class Load:
    """All tables."""

    def __init__(self) -> None:
        self.matches: list[Match] = []
        self.idle: list[Match] = []
        self.tasks: list[asyncio.Task] = []
        self.told: list[float] = []
        self.refused: list[str] = []
        self.moves = 0
        self.late = 0

    async def gather(self, host: str, matches: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as http:
            body = {
                "game": "draftosaurus",
                "players": SEATS,
                "seats": [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)],
                "options": {"board": "both"},
            }
            for _ in range(matches):
                made = (await http.post("/api/matches", json=body)).json()
                self.matches.append(Match(self, made["match"], made["keys"]))
        seats = [(match, seat) for match in self.matches for seat in range(SEATS)]
        for start in range(0, len(seats), AT_ONCE):
            await asyncio.gather(*(match.sit(host, seat) for match, seat in seats[start : start + AT_ONCE]))
        while len(self.idle) < matches:
            await asyncio.sleep(0.05)

    async def play(self, rate: float, seconds: float) -> dict:
        """Moves at a steady rate; answers what they took."""
        self.told, self.refused, self.moves, self.late = [], [], 0, 0
        random.shuffle(self.idle)
        began = time.perf_counter()
        used = resource.getrusage(resource.RUSAGE_SELF)
        number = 0
        while (now := time.perf_counter() - began) < seconds:
            while number < now * rate:
                number += 1
                while self.idle:
                    if await self.idle.pop(0).move():
                        break
                else:
                    self.late += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        told = sorted(self.told)
        after = resource.getrusage(resource.RUSAGE_SELF)
        return {
            "asked": rate,
            "moves/s": round(self.moves / seconds, 1),
            "p50 ms": round(1000 * told[len(told) // 2], 1) if told else None,
            "p99 ms": round(1000 * told[int(len(told) * 0.99)], 1) if told else None,
            "worst ms": round(1000 * told[-1], 1) if told else None,
            "messages": len(told),
            "without a table": self.late,
            "refused": len(self.refused),
            "client cpu": round((after.ru_utime - used.ru_utime + after.ru_stime - used.ru_stime) / seconds, 2),
        }

    async def leave(self) -> None:
        for match in self.matches:
            for socket in match.sockets:
                if socket is not None:
                    socket.transport.abort()
        for task in self.tasks:
            task.cancel()


def sustained(result: dict) -> bool:
    return result["p99 ms"] is not None and result["p99 ms"] <= 1000 * LIMIT and result["moves/s"] >= 0.95 * result["asked"]


@contextlib.contextmanager
def server():
    """A server process; gives its address and the process that serves."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gondwana.cli", "serve", "--port", "0", "--rate", "0"]
        data = f"sqlite+aiosqlite:///{folder}/tables.sqlite3"
        with subprocess.Popen([*command, "--data", data], stdout=subprocess.PIPE, text=True) as process:
            try:
                host = re.search(r"http://(\S+)", process.stdout.readline()).group(1)
                child = int(Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()[0])
                yield host, child
            finally:
                process.terminate()
                process.wait(30)


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    return round(int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()).group(1)) / 1024, 1)


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def climb(load, pid: int, rates, seconds: float) -> list[dict]:
    """Faster and faster, until the server no longer keeps up; then everybody leaves."""
    await load.play(20, 2)
    steps = []
    try:
        for rate in rates:
            before = cpu(pid)
            result = await load.play(rate, seconds)
            result["server cpu"] = round((cpu(pid) - before) / (seconds + 0.5), 2)
            steps.append(result)
            show(result)
            if not sustained(result):
                break
    finally:
        await load.leave()
    return steps


async def measure(host: str, child: int, matches: int, seconds: float) -> dict:
    load = Load()
    await asyncio.sleep(5)  # until everything compiled has been loaded
    empty = memory(child)
    began = time.perf_counter()
    await load.gather(host, matches)
    gathered = time.perf_counter() - began
    full = memory(child)
    gc.collect()
    gc.disable()  # the people are not what is measured
    steps = await climb(load, child, RATES, seconds)
    best = [result for result in steps if sustained(result)]
    return {
        "gondwana": gondwana.__version__,
        "machine": {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count()},
        "python": platform.python_version(),
        "sockets": matches * SEATS,
        "matches": matches,
        "seconds to sit down": round(gathered, 1),
        "server MB empty": empty,
        "server MB with all": full,
        "server MB at the end": memory(child),
        "limit ms": 1000 * LIMIT,
        "sustained moves/s": best[-1]["moves/s"] if best else 0,
        "at p50 ms": best[-1]["p50 ms"] if best else None,
        "at p99 ms": best[-1]["p99 ms"] if best else None,
        "steps": steps,
    }


def show(result: dict) -> None:
    print("  ".join(f"{name} {value}" for name, value in result.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help="tables of five")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each rate")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with server() as (host, child):
        found = asyncio.run(measure(host, child, asked.matches, asked.seconds))
    for name, value in found.items():
        if name != "steps":
            print(f"{name:>22}  {value}")
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
