"""Running the application: the database is opened, uvicorn serves, and the tables are closed at the end."""

import asyncio
import gc
import logging
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.bots.bot import Bot
from gondwana.bots.levels import levels
from gondwana.bots.roster import THINKERS, make_bot, parse_spec
from gondwana.core.contract import Game
from gondwana.core.errors import GondwanaError
from gondwana.locale import Message
from gondwana.server.http.app import make_app
from gondwana.server.http.live import FRAME_LIMIT
from gondwana.server.http.orders import Orders
from gondwana.server.http.shield import NO_LIMITS, Limits, Shield
from gondwana.server.service import Tables
from gondwana.server.storage import open_engine, upgrade

_GRACE = 2
"""Seconds that open requests get when the server ends."""
_POLL = 0.01
_OFTEN = (2_000, 10, 1_000_000)
"""When young, middle and old objects are looked through, as `gc` counts."""
_SELDOM = 600
"""Seconds."""


async def _sweep() -> None:
    """Look for garbage in the young objects often and in all of them seldom: with many sockets that takes a fifth of a second.

    What was imported stays as it is and is not looked at again.
    """
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(*_OFTEN)
    try:
        while True:
            await asyncio.sleep(_SELDOM)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class CannotOpen(GondwanaError):
    """A database that is not there, or not one of ours."""

    def __init__(self, problem: str) -> None:
        super().__init__(Message("http-database", problem=problem))


@dataclass
class Readiness:
    """Whether the strongest bots are still being made ready."""

    preparing: bool


class Server:
    """A server that can be stopped from outside."""

    def __init__(self, app: Shield, tables: Tables | None = None, state: Readiness | None = None) -> None:
        self._tables = tables
        self._state = state
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="critical",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
        )
        self._server = uvicorn.Server(config)

    async def run(self, listener: socket.socket, started: Callable[[], None]) -> None:
        """Serve until stopped. Bots and clocks go on from here: as long as a process waits for another to end, they are its."""
        if self._tables is not None:
            await self._tables.start()
        beside = [asyncio.create_task(self._tell(started)), asyncio.create_task(_sweep())]
        try:
            await self._server.serve(sockets=[listener])
        finally:
            for task in beside:
                task.cancel()

    def prepare_no_more(self) -> None:
        """What could not be prepared is not waited for any more."""
        if self._state is not None:
            self._state.preparing = False

    def stop(self) -> None:
        self._server.should_exit = True

    async def _tell(self, started: Callable[[], None]) -> None:
        while not self._server.started:
            await asyncio.sleep(_POLL)
        started()


@asynccontextmanager
async def serving(orders: Orders) -> AsyncIterator[Server]:
    """A server on an open database."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    engine = await _opened(orders.data)
    try:
        state = Readiness(orders.preparing)
        how: dict[str, Any] = {"bots": quick_ones, "strong": False} if orders.quick else {}
        tables = Tables(engine, preparing=lambda: state.preparing, **how)
        try:
            limits = Limits(rate=orders.rate, burst=4 * orders.rate) if orders.rate else NO_LIMITS
            app = make_app(tables, limits=limits, preparing=lambda: state.preparing, bound=(orders.host, orders.port))
            yield Server(app, tables, state)
        finally:
            await tables.close()
    finally:
        await engine.dispose()


async def _opened(data: str | None) -> AsyncEngine:
    """The database, brought to its present form; the address is not repeated when it fails, it may hold a password."""
    try:
        engine = open_engine(data)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise CannotOpen(type(error).__name__) from None
    try:
        await upgrade(engine)
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise CannotOpen(type(error).__name__) from None
    return engine


def quick_ones(game: Game, level: str, seed: int) -> Bot:
    """The bots while the rules run interpreted: who would think for long is played by the best that does not."""
    at_once = [one for one in levels(game.name) if parse_spec(one.bot).name not in THINKERS]
    asked = next((parse_spec(one.bot).name for one in levels(game.name) if one.name == level), level)
    return make_bot(game, at_once[-1].name if asked in THINKERS else level, seed=seed)


def serve_alone(listener: socket.socket, orders: Orders, started: Callable[[], None]) -> None:
    """Serve in this process, without one that watches over it."""

    async def run() -> None:
        async with serving(orders) as server:
            await server.run(listener, started)

    run_loop(run)


def run_loop(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run on the fastest event loop that is installed."""
    factory = None
    if find_spec("uvloop"):
        from uvloop import new_event_loop  # noqa: PLC0415 (an extra)

        factory = new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(main())
