"""People at the tables of a server: everybody has a live socket, and a move counts as told when all others have received it.

What is the same at any server stands here; `Crowd` is ours, `gondwana.bench.boardgame` has that of boardgame.io.
"""

import asyncio
import contextlib
import gc
import http.client
import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gondwana.bench.processes import Served, busy

SEATS = 5
LIMIT = 50.0
"""Milliseconds within which 99 of 100 are to hear of a move."""
ENOUGH = 0.95
"""A rate is kept up if so much of it was carried out."""
_AT_ONCE = 50
"""So many sockets are opened at a time."""
_PATIENCE = 120.0
_WARM = (20, 2.0)
"""A rate for so many seconds, before anything is measured."""
_SETTLING = 0.5
"""Seconds for what is still under way at the end of a rate."""


class Step(msgspec.Struct, kw_only=True, rename=lambda name: name.replace("_", " ")):
    """What came of one rate of moves."""

    asked: float
    moves: float
    """A second."""
    p50: float | None
    p99: float | None
    worst: float | None
    """Milliseconds."""
    messages: int
    without_a_table: int
    refused: int
    people_cpu: float
    server_cpu: float = 0.0
    """Shares of a core."""

    @property
    def kept_up(self) -> bool:
        """Whether the server did what was asked, in time."""
        return self.p99 is not None and self.p99 <= LIMIT and self.moves >= ENOUGH * self.asked


class Table(ABC):
    """A table and its people. One move is under way at a time, so that it is known what is being waited for."""

    lasts = 10**9
    """How many moves a game has at least."""
    cycle = 1
    """After so many moves something larger happens: tables begin at any of them, as those of people do."""

    def __init__(self, crowd: "Crowd[Any]", match: str, keys: Sequence[str]) -> None:
        self.crowd = crowd
        self.match = match
        self.keys = keys
        self.sockets: list[ClientConnection] = []
        self.moves = 0
        self.begins = random.randrange(self.cycle)
        """Moves that are made before anything is measured."""
        self.number = 0
        """Of the newest position that anybody has seen."""
        self._mover = -1
        self._sent = 0.0
        self._before = 0
        self._waiting: set[int] = set()
        self._present: set[int] = set()

    @abstractmethod
    async def sit(self, host: str, seat: int) -> ClientConnection:
        """Open the socket of a seat."""

    @abstractmethod
    async def hear(self, seat: int, text: str) -> None:
        """What a socket brought."""

    @abstractmethod
    def choose(self) -> tuple[int, str] | None:
        """A seat and what it sends to make a move, if anybody has one."""

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """Until the socket is closed."""
        with contextlib.suppress(WebSocketException, OSError):
            async for text in socket:
                await self.hear(seat, str(text))

    def present(self, seat: int) -> None:
        """A seat has seen the table for the first time."""
        self._present.add(seat)
        if len(self._present) == SEATS and self._mover < 0:
            self.crowd.idle.append(self)

    def told(self, seat: int, number: int) -> None:
        """A seat has heard of the position of that number."""
        self.number = max(self.number, number)
        if seat not in self._waiting or number <= self._before:
            return
        self._waiting.discard(seat)
        if seat != self._mover:
            self.crowd.told.append(1000 * (time.perf_counter() - self._sent))
        if not self._waiting:
            self.crowd.moves += 1
            self.crowd.idle.append(self)

    def refused(self) -> None:
        """A move was not carried out: nobody waits for it, and the table stands still."""
        self.crowd.refused += 1
        self._waiting.clear()

    async def move(self) -> bool:
        """Send a move, if somebody has one."""
        chosen = self.choose()
        if chosen is None:
            return False
        self._mover, text = chosen
        self._before = self.number
        self._waiting = set(range(SEATS))
        self.moves += 1
        self._sent = time.perf_counter()
        await self.sockets[self._mover].send(text)
        return True

    def leave(self) -> None:
        """All at once, without a word."""
        for socket in self.sockets:
            socket.transport.abort()


AnyTable = TypeVar("AnyTable", bound=Table)


class Crowd(ABC, Generic[AnyTable]):
    """The people of all tables of a server."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.tables: list[AnyTable] = []
        self.idle: list[Table] = []
        self.told: list[float] = []
        self.moves = self.refused = 0
        self._listening: set[asyncio.Task[None]] = set()

    @abstractmethod
    def found(self, count: int) -> list[AnyTable]:
        """So many new tables, for which nobody has a socket yet."""

    @property
    def open_sockets(self) -> int:
        """How many sockets are open now."""
        return len(self._listening)

    async def gather(self, count: int) -> None:
        """So many more tables, everybody seated."""
        new = await asyncio.to_thread(self.found, count)
        wanted = len(self.idle) + count
        self.tables += new
        for first in range(0, count, max(_AT_ONCE // SEATS, 1)):
            await asyncio.gather(*(self._seat(table) for table in new[first : first + _AT_ONCE // SEATS]))
        async with asyncio.timeout(_PATIENCE):
            while len(self.idle) < wanted:
                await asyncio.sleep(0.02)
        await self._spread(new)

    async def _spread(self, new: Sequence[AnyTable]) -> None:
        """Bring tables to where they begin: otherwise all would come to the end of a round in the same second."""
        async with asyncio.timeout(_PATIENCE):
            while any(table.moves < table.begins for table in new):
                for table in [table for table in self.idle if table.moves < table.begins]:
                    self.idle.remove(table)
                    await table.move()
                await asyncio.sleep(0.005)

    async def _seat(self, table: AnyTable) -> None:
        for seat in range(SEATS):
            socket = await table.sit(self.host, seat)
            table.sockets.append(socket)
            task = asyncio.create_task(table.listen(seat, socket))
            self._listening.add(task)
            task.add_done_callback(self._listening.discard)

    async def renew(self, moves: float) -> None:
        """New tables for those that would be over before so many more moves were made at all of them together."""
        each = 1.5 * moves / len(self.tables)
        spent = [table for table in self.tables if table.moves + each >= table.lasts]
        for table in spent:
            table.leave()
            self.tables.remove(table)
            if table in self.idle:
                self.idle.remove(table)
        if spent:
            await self.gather(len(spent))

    async def play(self, rate: float, seconds: float) -> Step:
        """Moves at a steady rate."""
        self.told, self.moves, self.refused = [], 0, 0
        random.shuffle(self.idle)
        used, began = time.process_time(), time.perf_counter()
        asked = late = 0
        while (now := time.perf_counter() - began) < seconds:
            while asked < now * rate:
                asked += 1
                late += not await self._one_move()
            await asyncio.sleep(0.001)
        used = time.process_time() - used
        await asyncio.sleep(_SETTLING)
        told = sorted(self.told)
        return Step(
            asked=rate,
            moves=round(self.moves / seconds, 1),
            p50=_of(told, 0.5),
            p99=_of(told, 0.99),
            worst=_of(told, 1.0),
            messages=len(told),
            without_a_table=late,
            refused=self.refused,
            people_cpu=round(used / seconds, 2),
        )

    async def _one_move(self) -> bool:
        while self.idle:
            if await self.idle.pop(0).move():
                return True
        return False

    async def climb(self, served: Served, rates: Sequence[float], seconds: float) -> list[Step]:
        """Faster and faster, until the server does not keep up; a rate at which it does not is tried once more."""
        steps = []
        await self.renew(_WARM[0] * _WARM[1])
        await self.play(*_WARM)
        gc.collect()
        gc.disable()  # the people are not what is measured
        try:
            for rate in rates:
                for _ in range(2):
                    await self.renew(rate * seconds)
                    before, began = busy(served.pid), time.perf_counter()
                    step = await self.play(rate, seconds)
                    step.server_cpu = round((busy(served.pid) - before) / (time.perf_counter() - began), 2)
                    steps.append(step)
                    if step.kept_up:
                        break
                else:
                    break
        finally:
            gc.enable()
        return steps

    async def leave(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            table.leave()
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)


def _of(told: Sequence[float], share: float) -> float | None:
    return round(told[min(int(len(told) * share), len(told) - 1)], 1) if told else None


class News(msgspec.Struct):
    """What matters here of what our server tells."""

    type: str = ""
    number: int = 0
    decision: int = 0
    legal: list[str] = []
    look: "News | None" = None


_decoder = msgspec.json.Decoder(News)


class OurTable(Table):
    """Draftosaurus for five, on both boards."""

    lasts = 120
    cycle = 30

    def __init__(self, crowd: "Crowd[OurTable]", match: str, keys: Sequence[str]) -> None:
        super().__init__(crowd, match, keys)
        self._seen = [News()] * SEATS

    async def sit(self, host: str, seat: int) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.keys[seat]}"}
        address = f"ws://{host}/api/matches/{self.match}/live?seat={seat}"
        return await connect(address, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)

    async def hear(self, seat: int, text: str) -> None:
        news = _decoder.decode(text)
        if news.type == "hello" and news.look is not None:
            self._seen[seat] = news.look
            self.number = max(self.number, news.look.number)
            self.present(seat)
        elif news.type == "update":
            self._seen[seat] = news
            self.told(seat, news.number)
        elif news.type == "refused":
            self.refused()

    def choose(self) -> tuple[int, str] | None:
        able = [seat for seat, news in enumerate(self._seen) if news.legal]
        if not able:
            return None
        seat = random.choice(able)
        news = self._seen[seat]
        order = {"type": "act", "command": f"m{self.number}", "decision": news.decision, "do": random.choice(news.legal)}
        return seat, msgspec.json.encode(order).decode()


class OurCrowd(Crowd[OurTable]):
    """At our server."""

    def found(self, count: int) -> list[OurTable]:
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
        body = {"game": "draftosaurus", "players": SEATS, "seats": seats, "options": {"board": "both"}, "held_by": "keys"}
        with Caller(self.host) as caller:
            made = [caller.post("/api/matches", body) for _ in range(count)]
        return [OurTable(self, one["match"], one["keys"]) for one in made]


class Caller:
    """Asks a server over one connection."""

    def __init__(self, host: str) -> None:
        self._connection = http.client.HTTPConnection(host, timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def post(self, path: str, body: Any) -> Any:
        """What is answered; raises `OSError` if it is a refusal."""
        self._connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= http.client.BAD_REQUEST:
            raise OSError(f"{path}: {answer.status} {text.decode(errors='replace')[:200]}")
        return json.loads(text)
