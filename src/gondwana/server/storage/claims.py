"""Which program thinks for the bots of a match, where several could: whoever claims it first, for a while.

A claim saves work and decides nothing: should two programs think after all, one of them writes first and the other's move is
dropped.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.server.storage.tables import matches, thinking

LEASE = 10_000
"""Milliseconds for which a claim holds; whoever thinks for longer renews it."""


class Claim(NamedTuple):
    """A match whose bots are ours for a while."""

    match: str
    watched: int
    """Until when somebody is known to watch it, in milliseconds; matters where only bots play."""


class Claims:
    """The claims of one program."""

    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self._engine = engine
        self._worker = worker

    async def claim(self, ids: Collection[str], now: int) -> list[Claim]:
        """Those of these matches that nobody else has; they are ours now."""
        if not ids:
            return []
        rows = [{"match": match, "worker": self._worker, "until": now + LEASE} for match in sorted(ids)]
        asked = self._insert().values(rows)
        asked = asked.on_conflict_do_update(
            index_elements=[thinking.c.match],
            set_={"worker": asked.excluded.worker, "until": asked.excluded.until},
            where=self._free(now),
        )
        async with self._engine.begin() as connection:
            return [Claim(*row) for row in await connection.execute(asked.returning(thinking.c.match, thinking.c.watched))]

    async def waiting(self, now: int, ids: Collection[str] | None = None, most: int = 100) -> list[str]:
        """Matches in which a bot is waited for and that nobody else has claimed, of these if some are named."""
        asked = _WAITING.where(or_(matches.c.bot_owes, thinking.c.watched > now))
        asked = asked.where(or_(thinking.c.match.is_(None), self._free(now)))
        if ids is not None:
            asked = asked.where(matches.c.id.in_(ids))
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked.order_by(matches.c.last).limit(most))).scalars())

    async def renew(self, ids: Collection[str], now: int) -> list[Claim]:
        """Go on thinking; answers what is still ours."""
        if not ids:
            return []
        own = update(thinking).where(thinking.c.match.in_(sorted(ids)), thinking.c.worker == self._worker)
        asked = own.values(until=now + LEASE).returning(thinking.c.match, thinking.c.watched)
        async with self._engine.begin() as connection:
            return [Claim(*row) for row in await connection.execute(asked)]

    async def let_go(self) -> None:
        """The program ends: others need not wait until the claims are old."""
        async with self._engine.begin() as connection:
            await connection.execute(update(thinking).where(thinking.c.worker == self._worker).values(until=0))

    async def watch(self, match: str, until: int) -> None:
        """Somebody watches a table of bots: whoever thinks for others may go on with it until then."""
        asked = self._insert().values(match=match, watched=until)
        asked = asked.on_conflict_do_update(index_elements=[thinking.c.match], set_={"watched": asked.excluded.watched})
        async with self._engine.begin() as connection:
            await connection.execute(asked)

    def _free(self, now: int) -> ColumnElement[bool]:
        """Whether nobody else has a match. A claim for longer than any is made comes from a clock that was ahead: it is void."""
        too_long = thinking.c.until > now + 2 * LEASE
        return or_(thinking.c.until < now, too_long, thinking.c.worker == self._worker)

    def _insert(self) -> Any:
        insert = insert_postgresql if self._engine.dialect.name == "postgresql" else insert_sqlite
        return insert(thinking)


_WAITING: Select[Any] = (
    select(matches.c.id).outerjoin(thinking, thinking.c.match == matches.c.id).where(matches.c.status == "running")
)
