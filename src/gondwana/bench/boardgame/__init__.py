"""boardgame.io under the same load: tables of five, a hand that the others do not see, everything over WebSockets.

Its server runs in Node, with a small game in serve.cjs that is about what a draft is. Ours writes every move to a disk before it
is answered; boardgame.io keeps its state in memory, as it does unless told otherwise. It is installed only when it is asked for
(`gondwana bench --fetch`), by npm, into the user's cache folder.
"""

import json
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_cache_path
from websockets.asyncio.client import ClientConnection, connect

from gondwana.bench.people import SEATS, Caller, Crowd, Table
from gondwana.bench.processes import Served

NAME = "boardgame.io"
_GAME = "draft"
_PENS = ("forest", "woods", "prairie", "meadow", "solitary", "king", "river")
_FILES = ("package.json", "serve.cjs")
_SOURCES = Path(__file__).parent


def home() -> Path:
    """Where it is installed."""
    return user_cache_path("gondwana", appauthor=False) / "boardgame"


def install() -> None:
    """Fetch it with npm; raises `OSError` if that cannot be done."""
    npm = shutil.which("npm")
    if npm is None:
        raise FileNotFoundError(2, "boardgame.io is installed with Node's", "npm")
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    for name in _FILES:
        shutil.copyfile(_SOURCES / name, folder / name)
    command = [npm, "install", "--no-fund", "--no-audit", "--silent"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 (as found on the path)
    if done.returncode:
        raise OSError(f"npm could not install {NAME}: {' '.join(done.stderr.split())[-300:]}")


def installed() -> str | None:
    """Its version, if it and Node are there."""
    try:
        told = json.loads((home() / "node_modules" / NAME / "package.json").read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return str(told["version"]) if shutil.which("node") else None


@contextmanager
def boardgame_server() -> Iterator[Served]:
    """Its server, on a port whose next one is free as well: its lobby stands there."""
    node, port = shutil.which("node"), _two_ports()
    if node is None:
        raise FileNotFoundError(2, "boardgame.io runs in Node", "node")
    shutil.copyfile(_SOURCES / "serve.cjs", home() / "serve.cjs")  # that of today
    command = [node, "serve.cjs", str(port)]
    with subprocess.Popen(command, cwd=home(), stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 (as found on the path)
        try:
            assert process.stdout is not None
            while "ready" not in (said := process.stdout.readline()):
                if not said:
                    raise OSError(f"{NAME} did not start")
            yield Served(f"127.0.0.1:{port}", process.pid)
        finally:
            process.kill()


def _two_ports() -> int:
    while True:
        with closing(socket.socket()) as one, closing(socket.socket()) as next_one:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
            try:
                next_one.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


class TheirTable(Table):
    """Its words in Socket.IO's frames."""

    def __init__(self, crowd: "TheirCrowd", match: str, keys: list[str]) -> None:
        super().__init__(crowd, match, keys)
        self._hands: list[list[str]] = [[] for _ in range(SEATS)]

    async def sit(self, host: str, seat: int) -> ClientConnection:
        address = f"ws://{host}/socket.io/?EIO=4&transport=websocket"
        opened = await connect(address, compression=None, open_timeout=60, max_size=None, ping_interval=None)
        await opened.send(f"40/{_GAME},")
        return opened

    async def hear(self, seat: int, text: str) -> None:
        if text == "2":
            await self.sockets[seat].send("3")
        elif text.startswith(f"40/{_GAME}"):
            asked = ["sync", self.match, str(seat), self.keys[seat], SEATS]
            await self.sockets[seat].send(f"42/{_GAME},{json.dumps(asked)}")
        elif text.startswith(f"42/{_GAME},"):
            self._news(seat, msgspec.json.decode(text[len(f"42/{_GAME},") :]))

    def _news(self, seat: int, news: list[Any]) -> None:
        if news[0] == "sync":
            state = news[2]["state"]
            self._hands[seat] = state["G"]["hands"][str(seat)]
            self.number = max(self.number, state["_stateID"])
            self.present(seat)
        elif news[0] == "update" and news[1] == self.match:
            self._hands[seat] = news[2]["G"]["hands"][str(seat)]
            self.told(seat, news[2]["_stateID"])

    def choose(self) -> tuple[int, str] | None:
        seat = random.randrange(SEATS)
        args = [self._hands[seat][0], random.choice(_PENS)]
        payload = {"type": "place", "args": args, "playerID": str(seat), "credentials": self.keys[seat]}
        order = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.match, str(seat)]
        return seat, f"42/{_GAME},{msgspec.json.encode(order).decode()}"


class TheirCrowd(Crowd[TheirTable]):
    """At the server of boardgame.io."""

    def found(self, count: int) -> list[TheirTable]:
        name, port = self.host.split(":")
        with Caller(f"{name}:{int(port) + 1}") as lobby:
            return [self._table(lobby) for _ in range(count)]

    def _table(self, lobby: Caller) -> TheirTable:
        match = lobby.post(f"/games/{_GAME}/create", {"numPlayers": SEATS})["matchID"]
        seats = [{"playerID": str(seat), "playerName": f"P{seat}"} for seat in range(SEATS)]
        joined = [lobby.post(f"/games/{_GAME}/{match}/join", seat) for seat in seats]
        return TheirTable(self, match, [one["playerCredentials"] for one in joined])
