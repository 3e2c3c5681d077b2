"""Questions about many matches: those of a device, those to watch, those where something is due."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.server.storage.rows import WATCHER, MatchRow, Pulse, SeatRow
from gondwana.server.storage.tables import chat, holdings, log, matches, seats

_MOST_RUNNING = 100
_MOST_FINISHED = 20
_AT_ONCE = 50
"""So many ids go into one question: nobody waits long for the answer to a question of somebody else."""

_later = matches.alias("later")
_PULSE = select(
    matches.c.id,
    matches.c.status,
    select(func.coalesce(func.max(log.c.number) + 1, 0)).where(log.c.match == matches.c.id).scalar_subquery(),
    select(func.coalesce(func.max(chat.c.number) + 1, 0)).where(chat.c.match == matches.c.id).scalar_subquery(),
    matches.c.seat_changes,
    select(_later.c.id).where(_later.c.rematch_of == matches.c.id).scalar_subquery(),
)


class Listed(NamedTuple):
    """A match in a list, with what the asking device holds of it."""

    row: MatchRow
    seats: list[SeatRow]
    mine: list[int]


class Lists:
    """The same database as `Store`'s; nothing is written here."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_device(self, device_hash: str) -> list[Listed]:
        """The matches that a device made or in which it holds a seat: all that go on, and the last ones that ended."""
        held = select(holdings.c.match).where(holdings.c.device_hash == device_hash, holdings.c.seat != WATCHER)
        own = select(matches).where(or_(matches.c.id.in_(held), matches.c.creator == device_hash)).order_by(matches.c.last.desc())
        going_on = await self._listed(own.where(matches.c.status != "over").limit(_MOST_RUNNING), device_hash)
        return going_on + await self._listed(own.where(matches.c.status == "over").limit(_MOST_FINISHED), device_hash)

    async def to_watch(self) -> list[Listed]:
        """Running matches that anybody may watch."""
        open_to_all = select(matches).where(matches.c.listed, matches.c.status == "running")
        return await self._listed(open_to_all.order_by(matches.c.last.desc()).limit(_MOST_RUNNING), None)

    async def _listed(self, asked: Select[Any], device_hash: str | None) -> list[Listed]:
        async with self._engine.connect() as connection:
            rows = [MatchRow(*row) for row in await connection.execute(asked)]
            ids = [row.id for row in rows]
            places: dict[str, list[SeatRow]] = {one: [] for one in ids}
            mine: dict[str, list[int]] = {one: [] for one in ids}
            if ids:
                for place in await connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
                    places[place.match].append(SeatRow(*place))
                own = select(holdings.c.match, holdings.c.seat).order_by(holdings.c.seat)
                held = own.where(holdings.c.match.in_(ids), holdings.c.device_hash == (device_hash or ""))
                for match, seat in await connection.execute(held.where(holdings.c.seat != WATCHER)):
                    mine[match].append(seat)
        return [Listed(row, places[row.id], mine[row.id]) for row in rows]

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Running matches whose deadline has passed, the longest overdue first."""
        asked = select(matches.c.id).where(matches.c.deadline <= now, matches.c.status == "running")
        return await self._ids(asked.order_by(matches.c.deadline).limit(most))

    async def waiting_for_bots(self) -> list[str]:
        """Running matches in which a bot owes a decision."""
        return await self._ids(select(matches.c.id).where(matches.c.bot_owes, matches.c.status == "running"))

    async def bot_tables(self, since: int, *, creator: str | None = None, among: Collection[str] = ()) -> int:
        """Count the running matches with only bots left in which something happened since then.

        Of those that a device has made, or of those that are named.
        """
        people = select(seats.c.match).where(
            seats.c.match == matches.c.id, seats.c.kind != "bot", func.coalesce(seats.c.replaced_by, "") == ""
        )
        whose = matches.c.id.in_(among) if creator is None else matches.c.creator == creator
        running = (whose, matches.c.status == "running", matches.c.last >= since, ~people.exists())
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(matches).where(*running))).scalar_one())

    async def knows(self, device_hash: str) -> bool:
        """Whether a device has made a match, or holds something of one."""
        made = select(matches.c.id).where(matches.c.creator == device_hash).limit(1)
        held = select(holdings.c.match).where(holdings.c.device_hash == device_hash).limit(1)
        return bool(await self._ids(made) or await self._ids(held))

    async def _ids(self, asked: Select[Any]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def pulses(self, ids: Sequence[str]) -> list[Pulse]:
        """How far matches are."""
        found: list[Pulse] = []
        async with self._engine.connect() as connection:
            for first in range(0, len(ids), _AT_ONCE):
                asked = _PULSE.where(matches.c.id.in_(ids[first : first + _AT_ONCE]))
                found += [Pulse(*row) for row in await connection.execute(asked)]
        return found
