"""Matches in memory: what is known of each, who listens, which bot is thinking."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Self

from gondwana.server.messages import Behind, News, Update
from gondwana.server.metrics import MATCHES, TOLD

if TYPE_CHECKING:
    from gondwana.bots.bot import Bot
    from gondwana.server.herald import Here
    from gondwana.server.messages import Seat
    from gondwana.server.played import Played
    from gondwana.server.storage import MatchRow, SeatRow
    from gondwana.server.storage.rows import Found, Holders

_QUEUE = 64
"""So many news wait for a reader; one more, and it is told to catch up by itself."""
_ROOMS = 1000
"""So many matches are kept in memory; the others are rebuilt when somebody asks."""
_IDLE = 1800.0
"""Seconds after which a match that nobody asks for is forgotten."""
_REPORTED = 25.0
"""Seconds for which it is believed that somebody listens at another server that has said so."""
_BELIEVED = 10.0
"""Seconds for which seats are believed to have the holders that were read: news of others may be lost."""


class Subscription:
    """The news of a match for one viewer, as an async iterator. It ends after `Behind`, or when it is closed."""

    def __init__(self, room: "Room", viewer: int, number: int, seats: Collection[int] = (), limit: int = _QUEUE) -> None:
        self.viewer = viewer
        self.holder: str | None = None
        """The digest of the token of whoever listens."""
        self.stranger = False
        """Came with nothing but the address: is told how the game stands, not what is said, nor where the others go."""
        self.seats = frozenset(seats)
        """The seats whose people are here by it: several may sit at one browser."""
        self.number = number
        """The step up to which the reader has been told, or will be once it has read what is waiting."""
        self.gone: Callable[[], None] = lambda: None
        """Called when it is closed."""
        self._room = room
        self._limit = limit
        self._waiting: asyncio.Queue[News | None] = asyncio.Queue()
        self._ended = False
        room.listeners.add(self)

    def tell(self, news: News) -> None:
        """Put something in line. Who does not read is dropped: a slow reader costs nobody else anything."""
        if self._waiting.qsize() >= self._limit:
            self._waiting.put_nowait(Behind(number=self.number))
            self.close()
            return
        if isinstance(news, Update):
            self.number = news.number
        self._waiting.put_nowait(news)
        TOLD.inc()

    def close(self) -> None:
        """No more news; what is in line can still be read."""
        if self not in self._room.listeners:
            return
        self._room.listeners.discard(self)
        self._room.heard = time.monotonic()
        self._waiting.put_nowait(None)
        self.gone()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> News:
        news = None if self._ended else await self._waiting.get()
        if news is None:
            self._ended = True
            raise StopAsyncIteration
        return news


class Room:
    """One match in memory. `played` is always a beginning of the stored log, never ahead of it."""

    def __init__(self, match: str, began: int = 0) -> None:
        self.match = match
        self.began = began
        """When this program began to serve, in milliseconds."""
        self.lock = asyncio.Lock()
        """One command at a time: two would only get in each other's way at the database."""
        self.played: Played | None = None
        self.loading: asyncio.Task[Played] | None = None
        """Reads it from the database."""
        self.client = ""
        """Whose time the bots of this match take: who made it, or plays it."""
        self.row: MatchRow | None = None
        self.seats: list[SeatRow] = []
        """The match and its seats as they were read last. Once the game has begun, names change no more."""
        self.holders: Holders = {}
        """Who holds the seats."""
        self.checked = 0.0
        """When the database last said that seats and holders are as they are here."""
        self.listeners: set[Subscription] = set()
        self.elsewhere: dict[str, tuple[Here, float]] = {}
        """Who listens at other servers, by their names, and when they said so."""
        self.watched = 0
        """Until when somebody at another server is known to watch, in milliseconds."""
        self.seen: dict[int, int] = {}
        """When people of this room went, in milliseconds."""
        self.bots: dict[tuple[int, str], Bot] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.used = self.heard = time.monotonic()
        """When somebody asked, or listened, last."""
        self.seats_told: list[Seat] | None = None
        """Who sits where, as the listeners have been told."""
        self.lines: int | None = None
        """How many lines of chat the listeners have been told."""
        self.rematch: str | None = None
        """The rematch that the listeners have been told of."""

    def learn(self, found: "Found") -> None:
        """Take over the match, its seats and holders as the database has them."""
        self.row, self.seats, self.holders = found.row, found.seats, found.holders
        self.checked = time.monotonic()

    @property
    def knows_holders(self) -> bool:
        """Whether it is still believed that the seats have the holders that they have here."""
        return self.row is not None and time.monotonic() - self.checked < _BELIEVED

    @property
    def idle(self) -> bool:
        return not self.lock.locked() and not self.listeners and (self.thinking is None or self.thinking.done())

    @property
    def here(self) -> "Here":
        """The seats whose people listen at this server, and how many watch at it."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        return sorted(seats), sum(not listener.seats for listener in self.listeners)

    @property
    def present(self) -> list[int]:
        """The seats whose people listen, at whichever server."""
        return sorted({seat for seats, _ in self._everywhere() for seat in seats})

    @property
    def watching(self) -> int:
        return sum(watching for _, watching in self._everywhere())

    def _everywhere(self) -> "list[Here]":
        fresh = time.monotonic() - _REPORTED
        return [self.here, *(here for here, at in self.elsewhere.values() if at > fresh)]

    def tell(self, news: News) -> None:
        """Tell all who listen."""
        for listener in list(self.listeners):
            listener.tell(news)

    def tell_guests(self, news: News) -> None:
        """Tell those who hold a seat or were let in to watch."""
        for listener in list(self.listeners):
            if not listener.stranger:
                listener.tell(news)


class Rooms:
    """The rooms, the one that was asked for last at the end; idle ones are forgotten with time, or when there are too many."""

    def __init__(self, most: int = _ROOMS, idle: float = _IDLE, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._idle = idle
        self._now = now
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self.began = 0
        """When this program began to serve, in milliseconds: nobody can have been here before."""

    def of(self, match: str) -> Room:
        room = self._rooms.get(match)
        if room is None:
            room = self._rooms[match] = Room(match, self.began)
        self._rooms.move_to_end(match)
        room.used = self._now()
        if len(self._rooms) > self._most:
            for old in list(self._rooms.values())[:-1]:
                if old.idle:
                    del self._rooms[old.match]
                    break
        return room

    def known(self, match: str) -> Room | None:
        """The room of a match that is in memory."""
        return self._rooms.get(match)

    def forget_old(self) -> None:
        """Let go of what nobody asks for any more."""
        MATCHES.set(len(self._rooms))
        oldest = self._now() - self._idle
        for room in list(self._rooms.values()):
            if room.used > oldest:
                break
            if room.idle:
                del self._rooms[room.match]

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    def heard(self) -> list[Room]:
        """The rooms where somebody listens."""
        return [room for room in self._rooms.values() if room.listeners]
