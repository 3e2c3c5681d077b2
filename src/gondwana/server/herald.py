"""News between programs that share a database: which matches to look at again. Never the truth, which is in the database.

What is lost on the way costs a moment: every program also looks by itself once in a while.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Protocol

import msgspec

_LOG = logging.getLogger(__name__)
_MOST = 100
"""So many matches go into one message: PostgreSQL takes 8,000 bytes."""
_FIRST_WAIT, _LONGEST_WAIT = 0.1, 5.0
"""Seconds between the tries to listen again."""

PLAYED, SAID, CHANGED, HERE = "played", "said", "changed", "here"
"""What is told of a match."""

Here = tuple[list[int], int]
"""The seats whose people listen at a program, and how many only watch."""


class Tidings(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one program tells the others."""

    sender: str
    played: list[str] = []
    """Matches whose log has grown."""
    said: list[str] = []
    """Matches whose talk has grown."""
    changed: list[str] = []
    """Matches in which seats, keys or what comes after have changed, or that bots are asked for."""
    here: dict[str, Here] = {}
    """Who listens at the sender, where that has changed."""


class Channel(Protocol):
    """What carries texts from one program to all."""

    async def send(self, text: str) -> None:
        """Tell all; may fail."""

    def listen(self) -> AsyncIterator[str | None]:
        """What is told, by others and by ourselves; None as soon as it is listened. Fails when the line is cut."""

    async def close(self) -> None:
        """Hang up."""


class Herald:
    """Gathers what is to be told and tells it together; without a channel nothing is told and nothing heard."""

    def __init__(self, channel: Channel | None = None) -> None:
        self.name = secrets.token_urlsafe(9)
        self.hear: Callable[[Tidings | None], None] = lambda _: None
        """Called with what others tell; with None when something may have been missed."""
        self._channel = channel
        self._news: dict[str, dict[str, Here | None]] = {kind: {} for kind in (PLAYED, SAID, CHANGED, HERE)}
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._cut = False

    @property
    def silent(self) -> bool:
        return self._channel is None

    def played(self, match: str) -> None:
        self._tell(PLAYED, match)

    def said(self, match: str) -> None:
        self._tell(SAID, match)

    def changed(self, match: str) -> None:
        self._tell(CHANGED, match)

    def here(self, match: str, here: Here) -> None:
        self._tell(HERE, match, here)

    def start(self) -> None:
        """Listen from now on, until `close`."""
        if self._channel is not None:
            self._listening = asyncio.create_task(self._listen(self._channel))

    async def close(self) -> None:
        """Tell what is still to be told, then neither listen nor tell."""
        for task, ends in ((self._sending, False), (self._listening, True)):
            if task is not None:
                if ends:
                    task.cancel()
                await asyncio.wait([task], timeout=_LONGEST_WAIT)
        if self._channel is not None:
            with suppress(Exception):
                await self._channel.close()

    def _tell(self, kind: str, match: str, here: Here | None = None) -> None:
        if self._channel is None:
            return
        self._news[kind][match] = here
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(self._channel))

    async def _send(self, channel: Channel) -> None:
        """What comes while something is being told is told together. What cannot be told is not: others look by themselves."""
        while any(self._news.values()):
            tidings = self._next()
            try:
                await channel.send(msgspec.json.encode(tidings).decode())
            except Exception as problem:
                self._lost(problem)
            else:
                self._cut = False

    def _next(self) -> Tidings:
        taken: dict[str, dict[str, Here | None]] = {}
        left = _MOST
        for kind, matches in self._news.items():
            some = dict(list(matches.items())[:left])
            left -= len(some)
            self._news[kind] = {match: here for match, here in matches.items() if match not in some}
            taken[kind] = some
        return Tidings(
            sender=self.name,
            played=list(taken[PLAYED]),
            said=list(taken[SAID]),
            changed=list(taken[CHANGED]),
            here={match: here for match, here in taken[HERE].items() if here is not None},
        )

    async def _listen(self, channel: Channel) -> None:
        wait = _FIRST_WAIT
        while True:
            try:
                async for text in channel.listen():
                    wait = _FIRST_WAIT
                    self._heard(text)
            except Exception as problem:
                self._lost(problem)
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    def _heard(self, text: str | None) -> None:
        try:
            tidings = None if text is None else msgspec.json.decode(text, type=Tidings)
        except msgspec.DecodeError:
            return
        if tidings is None or tidings.sender != self.name:
            self.hear(tidings)

    def _lost(self, problem: Exception) -> None:
        if not self._cut:  # once is enough, and no address: it may hold a password
            _LOG.warning(
                "no news from other servers for a while (%s): they are looked for in the database", type(problem).__name__
            )
        self._cut = True
