"""Players beside an attack: how long they wait for the acknowledgement of a move, for a bot, for advice."""

import asyncio
import itertools
import json
import random
import time
from contextlib import suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PHASES = ("before", "during", "after")
MEASURES = {"move": "acknowledgement of a move", "bot": "from one's move to one's next turn, against alpha", "advice": "advice"}
TABLES = 8
SEATS = 5
PACE = 0.5
"""Seconds between two moves of a table."""
PATIENCE = 20.0
"""Seconds after which a player gives up and tries again; then the move counts as unanswered, and as this long."""
_AWAY = (httpx.HTTPError, OSError, WebSocketException, TimeoutError, KeyError, ValueError)


class Felt:
    """How long players waited for what, by phase: half as long before and after the attack as during it, at least 3 s."""

    def __init__(self, seconds):
        self._lengths = {"before": max(seconds / 2, 3.0), "during": seconds, "after": max(seconds / 2, 3.0)}
        self.starts = {}
        self.begun = asyncio.Event()
        self._times = {}
        self._unanswered = {}

    def begin(self):
        """Begin to measure: all players sit."""
        at = time.monotonic()
        for phase in PHASES:
            self.starts[phase] = at
            at += self._lengths[phase]
        self.ends = at
        self.begun.set()

    @property
    def goes_on(self):
        return not self.begun.is_set() or time.monotonic() < self.ends

    def note(self, measure, since, *, answered=True):
        """Something asked at `since` is answered now, or is not waited for any more."""
        if not self.begun.is_set() or since < self.starts["before"]:
            return
        phase = next(phase for phase in reversed(PHASES) if self.starts[phase] <= since)
        self._times.setdefault((measure, phase), []).append(time.monotonic() - since)
        self._unanswered[measure, phase] = self._unanswered.get((measure, phase), 0) + (not answered)

    def summary(self, measures):
        """Median, 99th percentile and longest in seconds, by measure and phase."""
        return {
            measure: {
                phase: _summary(sorted(self._times[measure, phase]), self._unanswered[measure, phase])
                for phase in PHASES
                if (measure, phase) in self._times
            }
            for measure in measures
        }


def _summary(times, unanswered):
    at = {"median": times[len(times) // 2], "p99": times[min(len(times) * 99 // 100, len(times) - 1)], "longest": times[-1]}
    return {**{name: round(value, 4) for name, value in at.items()}, "samples": len(times), "unanswered": unanswered}


class Player:
    """A browser with its cookie."""

    def __init__(self, host, *, fresh=False):
        self.host = host
        limits = httpx.Limits(max_keepalive_connections=0) if fresh else httpx.Limits()
        self.http = httpx.AsyncClient(base_url=f"http://{host}/api/matches", limits=limits, timeout=PATIENCE)
        self.numbers = itertools.count()

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    async def create(self, game, *seats):
        """Make a match, however long it takes, and return its address."""
        body = {"game": game, "players": len(seats), "seats": list(seats)}
        while True:
            with suppress(*_AWAY):
                answer = await self.http.post("", json=body)
                if answer.status_code == 201:
                    return f"/{answer.json()['match']}"
            await asyncio.sleep(0.5)

    async def look(self, match, seat):
        while True:
            with suppress(*_AWAY):
                answer = await self.http.get(match, params={"seat": seat})
                if answer.status_code == 200:
                    return answer.json()
            await asyncio.sleep(0.2)

    def order(self, look, rng):
        return {"command": f"p{next(self.numbers)}", "decision": look["decision"], "do": rng.choice(look["legal"])}


def _person(seat=0):
    return {"kind": "person", "name": f"P{seat}"}


async def _move(host, felt, rng, fresh):
    """Play all seats of a table, a move every half second, and note how long each takes to be acknowledged.

    With connections that are `fresh` it counts how long it takes to look at the table too: nothing is done without that.
    """
    async with Player(host, fresh=fresh) as player:
        while felt.goes_on:
            match = await player.create("draftosaurus", *map(_person, range(SEATS)))
            seat, status = 0, "running"
            await felt.begun.wait()
            await asyncio.sleep(rng.uniform(0, PACE))
            while felt.goes_on and status != "over":
                began = time.monotonic()
                due = began + PACE
                look = await player.look(match, seat)
                status = look["status"]
                if seat in look["pending"] and look["legal"]:
                    since, answered = began if fresh else time.monotonic(), False
                    with suppress(*_AWAY):
                        answer = await player.http.post(f"{match}/act", json={"seat": seat, **player.order(look, rng)})
                        answered = answer.status_code == 200
                    felt.note("move", since, answered=answered)
                    await asyncio.sleep(max(due - time.monotonic(), 0))
                seat = next((one for one in look["pending"] if one > seat), min(look["pending"], default=0))


async def _meet_bot(host, felt, rng):
    """Play against alpha, and note how long it takes from one's move to one's next turn."""
    async with Player(host) as player:
        while felt.goes_on:
            match = await player.create("draftosaurus", _person(), {"kind": "bot", "level": "alpha"})
            with suppress(*_AWAY):
                await _play_bot(player, match, felt, rng)


async def _play_bot(player, match, felt, rng):
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    address = f"ws://{player.host}/api/matches{match}/live?seat=0"
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None, close_timeout=1) as line:
        since, number = None, -1
        while felt.goes_on:
            async with asyncio.timeout(PATIENCE * 3):
                news = json.loads(await line.recv())
            news = news["look"] if news["type"] == "hello" else news
            if "pending" not in news:
                continue
            if news["status"] == "over":
                return
            if 0 in news["pending"] and news["legal"] and news["decision"] > number:
                if since is not None:
                    felt.note("bot", since)
                number = news["decision"]
                await asyncio.sleep(0.25)
                since = time.monotonic()
                await line.send(json.dumps({"type": "act", **player.order(news, rng)}))


async def _ask_advice(host, felt):
    """Ask for advice, one question after the other."""
    async with Player(host) as player:
        match = await player.create("draftosaurus", _person(), {"kind": "bot", "level": "alpha"})
        await felt.begun.wait()
        while felt.goes_on:
            since = time.monotonic()
            with suppress(*_AWAY):
                answer = await player.http.get(f"{match}/advice", params={"seat": 0}, timeout=60)
                if answer.status_code == 200:
                    felt.note("advice", since)
            await asyncio.sleep(0.5)


async def felt_by_players(host, felt, measures, *, fresh):
    """Play at some tables until the time is up, and note what is asked for."""
    rng = random.Random(7)
    players = [asyncio.create_task(_move(host, felt, random.Random(rng.random()), fresh)) for _ in range(TABLES)]
    if "bot" in measures:
        players.append(asyncio.create_task(_meet_bot(host, felt, rng)))
    if "advice" in measures:
        players.append(asyncio.create_task(_ask_advice(host, felt)))
    await asyncio.sleep(2.0)
    felt.begin()
    await asyncio.gather(*players)


async def play_to_the_end(host, game, rng):
    """Play a whole match of two and return its id."""
    async with Player(host) as player:
        match = await player.create(game, _person(0), _person(1))
        while True:
            look = await player.look(match, 0)
            if look["status"] == "over":
                return match.strip("/")
            seat = rng.choice(look["pending"])
            own = look if seat == 0 else await player.look(match, seat)
            await player.http.post(f"{match}/act", json={"seat": seat, **player.order(own, rng)})
