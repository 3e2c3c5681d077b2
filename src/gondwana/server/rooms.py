"""Matches in memory: what is cached of each, who listens, which bot is thinking."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Self

from gondwana.server.messages import Behind, News, Update

if TYPE_CHECKING:
    from gondwana.bots.bot import Bot
    from gondwana.server.played import Played

_QUEUE = 64
"""So many news wait for a reader; one more, and it is told to catch up by itself."""
_ROOMS = 1000
"""So many matches are kept in memory; the others are rebuilt when somebody asks."""


class Subscription:
    """The news of a match for one viewer, as an async iterator. It ends after `Behind`, or when it is closed."""

    def __init__(self, room: "Room", viewer: int, number: int, limit: int = _QUEUE) -> None:
        self.viewer = viewer
        self.number = number
        """The step up to which the reader has been told, or will be once it has read what is waiting."""
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

    def close(self) -> None:
        """No more news; what is in line can still be read."""
        self._room.listeners.discard(self)
        self._waiting.put_nowait(None)

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

    def __init__(self, match: str) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.played: Played | None = None
        self.listeners: set[Subscription] = set()
        self.bots: dict[int, Bot] = {}
        self.thinking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not self.lock.locked() and not self.listeners and (self.thinking is None or self.thinking.done())


class Rooms:
    """The rooms, the one that was asked for last at the end; idle ones are forgotten when there are too many."""

    def __init__(self, most: int = _ROOMS) -> None:
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def of(self, match: str) -> Room:
        room = self._rooms.setdefault(match, Room(match))
        self._rooms.move_to_end(match)
        if len(self._rooms) > self._most:
            for old in list(self._rooms.values())[:-1]:
                if old.idle:
                    del self._rooms[old.match]
                    break
        return room

    def all(self) -> list[Room]:
        return list(self._rooms.values())
