"""Our server and that of boardgame.io under the same load, one after the other in the same run.

(cd bench/boardgame && npm install) && python bench/boardgame.py [--matches 200] [--seconds 6] [--json FILE]

Both serve tables of five over WebSockets, and everybody at a table sees a hand that the others do not. Ours writes every move
to a disk before it is answered; boardgame.io keeps its state in memory, as it does unless told otherwise.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import resource
import subprocess
import time
from pathlib import Path

import httpx
import msgspec
import server as ours
from server import AT_ONCE, SEATS, Load, Match, climb, memory, sustained
from websockets.asyncio.client import connect

HERE = Path(__file__).parent / "boardgame"
GAME = "draft"
PENS = ("forest", "woods", "prairie", "meadow", "solitary", "king", "river")


class PeerMatch(Match):
    """The same people at a table of boardgame.io: its words in Socket.IO's frames."""

    async def sit(self, host, seat):
        address = f"ws://{host}/socket.io/?EIO=4&transport=websocket"
        self.sockets[seat] = await connect(address, compression=None, open_timeout=60, max_size=None, ping_interval=None)
        await self.sockets[seat].send(f"40/{GAME},")
        self.load.tasks.append(asyncio.create_task(self.listen(seat)))

    async def listen(self, seat):
        with contextlib.suppress(Exception):
            async for text in self.sockets[seat]:
                if text == "2":
                    await self.sockets[seat].send("3")
                elif text.startswith(f"40/{GAME}"):
                    asked = ["sync", self.match, str(seat), self.keys[seat], SEATS]
                    await self.sockets[seat].send(f"42/{GAME},{json.dumps(asked)}")
                elif text.startswith(f"42/{GAME},"):
                    self.told(seat, msgspec.json.decode(text[len(f"42/{GAME},") :]))

    def told(self, seat, news):
        if news[0] == "sync":
            state = news[2]["state"]
            self.seen[seat] = state
            if all(self.seen) and self.mover < 0 and not self.waiting:
                self.load.idle.append(self)
        elif news[0] == "update" and news[1] == self.match:
            self.seen[seat] = news[2]
            if seat in self.waiting and news[2]["_stateID"] > self.before:
                self.waiting.discard(seat)
                if seat != self.mover:
                    self.load.told.append(time.perf_counter() - self.sent)
                if not self.waiting:
                    self.load.moves += 1
                    self.load.idle.append(self)

    async def move(self):
        self.mover = seat = random.randrange(SEATS)
        self.before = max(one["_stateID"] for one in self.seen)
        hand = self.seen[seat]["G"]["hands"][str(seat)]
        payload = {"type": "place", "args": [hand[0], random.choice(PENS)], "playerID": str(seat), "credentials": self.keys[seat]}
        order = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.before, self.match, str(seat)]
        self.waiting = set(range(SEATS))
        self.sent = time.perf_counter()
        await self.sockets[seat].send(f"42/{GAME},{msgspec.json.encode(order).decode()}")
        return True


class PeerLoad(Load):
    """All tables at boardgame.io."""

    async def gather(self, host, matches):
        name, port = host.split(":")
        async with httpx.AsyncClient(base_url=f"http://{name}:{int(port) + 1}", timeout=60) as http:
            for _ in range(matches):
                made = (await http.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})).json()["matchID"]
                keys = [
                    (await http.post(f"/games/{GAME}/{made}/join", json={"playerID": str(seat), "playerName": f"P{seat}"})).json()
                    for seat in range(SEATS)
                ]
                self.matches.append(PeerMatch(self, made, [key["playerCredentials"] for key in keys]))
        seats = [(match, seat) for match in self.matches for seat in range(SEATS)]
        for start in range(0, len(seats), AT_ONCE):
            await asyncio.gather(*(match.sit(host, seat) for match, seat in seats[start : start + AT_ONCE]))
        while len(self.idle) < matches:
            await asyncio.sleep(0.05)


@contextlib.contextmanager
def peer():
    """Its server; gives the address and the process."""
    port = 20_000 + os.getpid() % 20_000
    with subprocess.Popen(["node", "serve.cjs", str(port)], cwd=HERE, stdout=subprocess.PIPE, text=True) as process:
        try:
            while "ready" not in process.stdout.readline():
                pass
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.kill()


async def measure(load, host, pid, matches, rates, seconds):
    await asyncio.sleep(3)
    empty = memory(pid)
    await load.gather(host, matches)
    full = memory(pid)
    steps = await climb(load, pid, rates, seconds)
    best = [result for result in steps if sustained(result)]
    return {
        "sockets": matches * SEATS,
        "MB empty": empty,
        "MB with all": full,
        "kB a socket": round(1024 * (full - empty) / (matches * SEATS), 1),
        "sustained moves/s": best[-1]["moves/s"] if best else 0,
        "steps": steps,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200, help="tables of five")
    parser.add_argument("--seconds", type=float, default=6.0, help="for each rate")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found = {"python": platform.python_version(), "cores": os.cpu_count(), "load before": os.getloadavg()[0]}
    how = (asked.matches, ours.RATES, asked.seconds)
    print("gondwana", flush=True)
    with ours.server() as (host, pid):
        found["gondwana"] = asyncio.run(measure(Load(), host, pid, *how))
    print("boardgame.io", flush=True)
    version = json.loads((HERE / "node_modules" / "boardgame.io" / "package.json").read_text())["version"]
    with peer() as (host, pid):
        found["boardgame.io"] = {"version": version, **asyncio.run(measure(PeerLoad(), host, pid, *how))}
    found["load after"] = os.getloadavg()[0]
    print(json.dumps({name: one for name, one in found.items() if name != "steps"}, indent=2))
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
