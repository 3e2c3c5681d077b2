"""What carries news between programs: Redis if there is one, else the PostgreSQL that they share."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message
from gondwana.server.herald import Channel, Herald

_NAME = "gondwana"
_QUIET = 5.0
"""Seconds after which a silent line is tried."""


class NoRedis(GondwanaError):
    """Redis is asked for where its client is not installed, or by an address that is none."""

    def __init__(self) -> None:
        super().__init__(Message("server-no-redis"))


def herald(engine: AsyncEngine, redis: str | None = None) -> Herald:
    """The herald of a program. SQLite's files are mostly used by one program: others look once a second."""
    if redis is not None:
        return Herald(_redis(redis))
    return Herald(OnPostgres(engine) if engine.dialect.name == "postgresql" else None)


class OnPostgres:
    """LISTEN and NOTIFY: nothing more to install. On connections of its own: a commit waits for no news."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def send(self, text: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sql("SELECT pg_notify(:name, :text)"), {"name": _NAME, "text": text})

    async def listen(self) -> AsyncIterator[str | None]:
        heard: asyncio.Queue[str | None] = asyncio.Queue()

        def tell(_: Any, __: int, ___: str, text: str) -> None:
            heard.put_nowait(text)

        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: heard.put_nowait(None))
            await raw.add_listener(_NAME, tell)
            try:
                yield None
                while (text := await heard.get()) is not None:
                    yield text
            finally:
                if not raw.is_closed():
                    await raw.remove_listener(_NAME, tell)
                await connection.invalidate()
        raise ConnectionResetError

    async def close(self) -> None:
        """The engine belongs to whoever opened it."""


class OnRedis:
    """A channel of Redis. Nothing is kept there."""

    def __init__(self, client: Any) -> None:
        self._client = client

    async def send(self, text: str) -> None:
        await self._client.publish(_NAME, text)

    async def listen(self) -> AsyncIterator[str | None]:
        async with self._client.pubsub() as channel:
            await channel.subscribe(_NAME)
            while True:
                told = await channel.get_message(timeout=_QUIET)
                if told is None:
                    await channel.ping()
                elif told["type"] == "subscribe":  # also when the line was cut and is whole again
                    yield None
                elif told["type"] == "message":
                    yield str(told["data"])

    async def close(self) -> None:
        await self._client.aclose()


def _redis(address: str) -> Channel:
    try:
        from redis.asyncio import Redis  # noqa: PLC0415 (an extra)
    except ImportError:
        raise NoRedis from None
    try:
        return OnRedis(Redis.from_url(address, decode_responses=True, socket_connect_timeout=_QUIET, health_check_interval=0))
    except ValueError:
        raise NoRedis from None
