"""Writing to the logs of many matches: what is waiting is committed together, and acknowledged only then."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.server.metrics import COMMITS, ENTRIES, RETRIES
from gondwana.server.storage.engine import PATIENCE, is_lost, set_up_sqlite
from gondwana.server.storage.filing import Filing, adding, changing, file_of
from gondwana.server.storage.rows import CommandRow, LogRow, Standing
from gondwana.server.storage.tables import commands, log, matches, seats

_MOST = 100
"""So many additions share a commit."""
_PATIENCE = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)
"""Seconds between the tries when the database is away."""
_NEW = tuple(f"new_{name}" for name in Standing._fields)
_STATEMENTS = (
    (insert(log), LogRow._fields),
    (insert(commands), CommandRow._fields),
    (
        update(matches)
        .where(matches.c.id == bindparam("of_match"))
        .values({name: bindparam(new) for name, new in zip(Standing._fields, _NEW, strict=True)}),
        ("of_match", *_NEW),
    ),
    (
        update(seats)
        .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
        .values(replaced_by=bindparam("new_level")),
        ("of_match", "of_seat", "new_level"),
    ),
)
"""What additions are written with, each with the names of its values: entries, answers, where matches stand, who was replaced."""
_FILED = (
    adding(log, LogRow._fields),
    adding(commands, CommandRow._fields),
    changing(matches, ["id"], {name: place for place, name in enumerate(Standing._fields, 1)}),
    changing(seats, ["match", "seat"], {"replaced_by": 2}),
)
"""The same for a file, in the same order."""


class Addition(NamedTuple):
    """What one command adds: entries of one log, the answer, and where the match stands then."""

    entries: Sequence[LogRow]
    command: CommandRow | None
    standing: Standing


class Journal:
    """Additions wait while others are being written; then all that wait are written at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        file = file_of(engine)
        self._filing = None if file is None else Filing(file, set_up_sqlite, PATIENCE)

    async def write(self, addition: Addition) -> None:
        """Returns when it is on the disk. Raises `IntegrityError` if a number is taken; then nothing of it is added."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])
        if self._filing is not None:
            await self._filing.close()

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            together.sort(key=_match_of)  # two servers that write to the same matches wait for each other, never both
            try:
                await self._patiently([addition for addition, _ in together])
            except IntegrityError:
                await self._write_singly(together)
            except Exception as problem:  # whoever waits is told; the next ones may have more luck
                for _, written in together:
                    _settle(written, problem)
            else:
                for _, written in together:
                    _settle(written)

    async def _write_singly(self, together: list[tuple[Addition, asyncio.Future[None]]]) -> None:
        """One of them cannot be written: that one is found, the others are not made to suffer for it."""
        for addition, written in together:
            try:
                await self._patiently([addition])
            except Exception as problem:  # as above
                _settle(written, problem)
            else:
                _settle(written)

    async def _patiently(self, additions: list[Addition]) -> None:
        """Write, also while the database is started anew.

        Whether a commit that was cut off has happened nobody knows; but it cannot happen twice: the numbers are taken then, and
        whoever wrote them finds the own answer.
        """
        for wait in _PATIENCE:
            try:
                return await self._commit(additions)
            except Exception as problem:
                if not is_lost(problem):
                    raise
            RETRIES.inc()
            await asyncio.sleep(wait)
        return await self._commit(additions)

    async def _commit(self, additions: list[Addition]) -> None:
        began = time.perf_counter()
        rows: tuple[list[Any], ...] = (
            [entry for one in additions for entry in one.entries],
            [one.command for one in additions if one.command is not None],
            [(one.entries[0].match, *one.standing) for one in additions],
            [(entry.match, entry.seat, entry.do) for one in additions for entry in one.entries if entry.kind == "resign"],
        )
        if self._filing is not None:
            await self._filing.write(list(zip(_FILED, rows, strict=True)))
        else:
            async with self._engine.begin() as connection:
                for (statement, names), values in zip(_STATEMENTS, rows, strict=True):
                    if values:
                        await connection.execute(statement, [dict(zip(names, value, strict=True)) for value in values])
        COMMITS.observe(time.perf_counter() - began)
        ENTRIES.inc(sum(len(one.entries) for one in additions))


def _match_of(waiting: tuple[Addition, asyncio.Future[None]]) -> str:
    return waiting[0].entries[0].match


def _settle(written: asyncio.Future[None], problem: Exception | None = None) -> None:
    if written.done():  # nobody waits any more
        return
    if problem is None:
        written.set_result(None)
    else:
        written.set_exception(problem)
