"""The people of the fault rig: they play whole games through the wire, over lines that lose, delay and double what is said."""

import asyncio
import contextlib
import hashlib
import itertools
import random
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ANSWER = 4.0
"""Seconds that an answer is waited for before the command is sent again, by another way."""
LOST, CUT, DOUBLED, DELAYED = "lost", "cut", "doubled", "delayed"
ODDS = {LOST: 0.02, CUT: 0.02, DOUBLED: 0.05, DELAYED: 0.05}
LATE = (0.02, 0.5)
AWAY = frozenset({"unavailable", "fault", "flood"})
OPTIONS = {"draftosaurus": {"board": ("summer", "winter")}, "fossilium": {}, "giganten": {}}
BOTS = {"draftosaurus": ("random", "greedy"), "fossilium": ("random",), "giganten": ("random",)}
WRONG = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Books:
    """What the people know: kept to be compared with what the database says afterwards."""

    sent: int = 0
    orders: dict = field(default_factory=dict)
    """By match, seat and command: what was wished."""
    acknowledged: dict = field(default_factory=dict)
    """By match, seat and command: the answer."""
    otherwise: int = 0
    """Commands that were answered twice, differently."""
    repeated: int = 0
    """Commands that were answered more than once, always the same."""
    refused: Counter = field(default_factory=Counter)
    line: Counter = field(default_factory=Counter)
    """What the line did."""
    seen: dict = field(default_factory=dict)
    """By match: seat, number, digest of what was shown, digest and number of the events told."""
    results: dict = field(default_factory=dict)
    """By match: how it ended, as each seat was told."""
    seats: dict = field(default_factory=dict)
    acks: list = field(default_factory=list)
    """When something was acknowledged."""
    created: Counter = field(default_factory=Counter)
    finished: Counter = field(default_factory=Counter)
    """By game."""


def digest(thing):
    return hashlib.blake2b(msgspec.json.encode(thing, order="deterministic"), digest_size=10).hexdigest()


def shown(news):
    """What of a message must be as the seat knows it."""
    return {name: news[name] for name in ("view", "legal", "points", "pending", "decision", "status")}


class Person:
    """Sits on a seat of a match, at whichever server, until the game is over."""

    def __init__(self, books, hosts, http, match, seat, key, rng):
        self.books, self.hosts, self.http = books, hosts, http
        self.match, self.seat, self.rng = match, seat, rng
        self.headers = {"Authorization": f"Bearer {key}"}
        self.now = None
        self.order = None
        self.told = 0
        self.answered = asyncio.Event()
        self.numbers = itertools.count()

    def happens(self, what):
        if self.rng.random() < ODDS[what]:
            self.books.line[what] += 1
            return True
        return False

    @property
    def over(self):
        return self.now is not None and self.now["status"] == "over"

    async def play(self):
        while not self.over:
            try:
                await self.sit()
            except WRONG:
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def sit(self):
        """Listen at a server until the line is cut."""
        since = "" if self.now is None else f"&since={self.now['number']}"
        address = f"ws://{self.rng.choice(self.hosts)}/api/matches/{self.match}/live?seat={self.seat}{since}"
        async with connect(
            address, additional_headers=self.headers, compression=None, open_timeout=10, close_timeout=1
        ) as socket:
            acting = asyncio.create_task(self.act(socket))
            try:
                while not self.over:
                    async with asyncio.timeout(20):  # nothing for so long: look at another server
                        text = await socket.recv()
                    if self.happens(DELAYED):
                        await asyncio.sleep(self.rng.uniform(*LATE))
                    self.hear(msgspec.json.decode(text))
                    if self.happens(CUT):
                        socket.transport.abort()
            finally:
                acting.cancel()
                with contextlib.suppress(asyncio.CancelledError, *WRONG):
                    await acting

    def hear(self, news):
        match news["type"]:
            case "hello":
                self.see(news["look"], None)
            case "update":
                self.see(news, news["events"])
            case "done":
                self.acknowledge(news["command"], news)
            case "refused":
                self.refuse(news["command"], news["code"])

    def see(self, news, events):
        """Note what was shown; what comes late is noted too, and not believed."""
        told = None if events is None else (digest(events), len(events))
        self.books.seen.setdefault(self.match, []).append((self.seat, news["number"], digest(shown(news)), told))
        if self.now is None or news["number"] >= self.now["number"]:
            self.now = news
        if news["status"] == "over":
            self.books.results.setdefault(self.match, {})[self.seat] = news["result"]
        self.answered.set()

    def acknowledge(self, command, done):
        key = (self.match, self.seat, command)
        answer = {name: done[name] for name in ("number", "decision", "events")}
        before = self.books.acknowledged.get(key)
        if before is not None:
            same = before == answer
            self.books.repeated += same
            self.books.otherwise += not same
        elif self.order is not None and self.order["command"] == command:
            self.books.acknowledged[key] = answer
            self.books.acks.append(time.monotonic())
            self.told = max(self.told, answer["number"])
        if self.order is not None and self.order["command"] == command:
            self.order = None
        self.answered.set()

    def refuse(self, command, code):
        self.books.refused[code] += 1
        if self.order is not None and self.order["command"] == command and code not in AWAY:
            self.order = None
            self.now = None if self.now is None else {**self.now, "pending": []}  # look again
        self.answered.set()

    async def act(self, socket):
        """Decide whatever is owed. A command that was not answered is sent again as it was, by whatever way."""
        while not self.over:
            self.answered.clear()
            if self.order is None and not self.owes:
                await self.wait(2.0)
                if self.now is not None and not self.now["pending"]:
                    await self.look()
                continue
            if self.order is None:
                command = f"c{next(self.numbers)}-{self.rng.getrandbits(40):x}"
                self.order = {"command": command, "decision": self.now["decision"], "do": self.rng.choice(self.now["legal"])}
                self.books.orders[self.match, self.seat, command] = self.order["do"]
            if self.rng.random() < 0.6:
                await self.send(socket)
            else:
                await self.post()
            end = time.monotonic() + ANSWER
            while self.order is not None and time.monotonic() < end:
                self.answered.clear()
                await self.wait(end - time.monotonic())

    @property
    def owes(self):
        """Whether to decide now: what was done last has been seen, and there is something to choose from."""
        now = self.now
        return now is not None and now["number"] >= self.told and self.seat in now["pending"] and bool(now["legal"])

    async def wait(self, seconds):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.01)):
                await self.answered.wait()

    async def send(self, socket):
        if self.happens(LOST):
            self.books.sent += 1
            return
        text = msgspec.json.encode({"type": "act", **self.order}).decode()
        for _ in range(2 if self.happens(DOUBLED) else 1):
            self.books.sent += 1
            await socket.send(text)
        if self.happens(CUT):
            socket.transport.abort()

    async def post(self):
        hosts = self.rng.sample(self.hosts, min(2, len(self.hosts))) if self.happens(DOUBLED) else [self.rng.choice(self.hosts)]
        patience = self.rng.uniform(0.001, 0.02) if self.happens(LOST) else ANSWER
        body = {"seat": self.seat, **self.order}
        await asyncio.gather(*(self.ask(host, body, patience) for host in hosts))

    async def ask(self, host, body, patience):
        self.books.sent += 1
        try:
            address = f"http://{host}/api/matches/{self.match}/act"
            answer = await self.http.post(address, json=body, headers=self.headers, timeout=patience)
            told = answer.json()
        except (*WRONG, ValueError):
            await asyncio.sleep(0.1)
            return
        if answer.status_code == 200:
            self.acknowledge(body["command"], told)
        else:
            self.refuse(body["command"], told["code"])
            if told["code"] in AWAY:
                await asyncio.sleep(0.3)

    async def look(self):
        try:
            address = f"http://{self.rng.choice(self.hosts)}/api/matches/{self.match}"
            answer = await self.http.get(address, params={"seat": self.seat}, headers=self.headers, timeout=ANSWER)
            if answer.status_code == 200:
                self.see(answer.json(), None)
        except (*WRONG, ValueError):
            await asyncio.sleep(0.2)


async def play_game(books, hosts, http, rng, game="draftosaurus"):
    """One game of two or three, one or two of them people."""
    people = rng.choice((1, 2, 2))
    bots = rng.choice((1, 1, 2)) if people == 1 else rng.choice((0, 1))
    if game == "giganten":  # for two or four
        bots = 2 - people
    seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(people)]
    seats += [{"kind": "bot", "level": rng.choice(BOTS[game])} for _ in range(bots)]
    rng.shuffle(seats)
    options = {name: rng.choice(values) for name, values in OPTIONS[game].items()}
    body = {"game": game, "players": len(seats), "seats": seats, "options": options, "held_by": "keys"}
    while True:
        try:
            answer = await http.post(f"http://{rng.choice(hosts)}/api/matches", json=body, timeout=ANSWER)
            if answer.status_code == 201:
                made = answer.json()
                break
        except WRONG:
            pass
        await asyncio.sleep(0.2)
    books.created[game] += 1
    http.cookies.clear()
    own = [seat for seat, key in enumerate(made["keys"]) if key is not None]
    books.seats[made["match"]] = own
    persons = [Person(books, hosts, http, made["match"], seat, made["keys"][seat], random.Random(rng.random())) for seat in own]
    await asyncio.gather(*(one.play() for one in persons))
    books.finished[game] += 1
