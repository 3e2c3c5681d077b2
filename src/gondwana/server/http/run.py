"""Running the application: the database is opened, uvicorn serves, and the tables are closed at the end."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import uvicorn

from gondwana.server import metrics
from gondwana.server.http.app import make_app
from gondwana.server.http.connections import guarded_protocols
from gondwana.server.http.live import FRAME_LIMIT
from gondwana.server.http.orders import Orders
from gondwana.server.http.reach import host_names
from gondwana.server.http.shield import NO_LIMITS, Limits, Shield
from gondwana.server.logs import set_up_logs
from gondwana.server.opening import opened_tables, run_loop
from gondwana.server.readiness import CompilingGames
from gondwana.server.service import Tables

_GRACE = 2
"""Seconds that open requests get when the server ends."""
_POLL = 0.01
_OFTEN = (2_000, 10, 1_000_000)
"""When young, middle and old objects are looked through, as `gc` counts."""
_SWITCH = 0.0005
"""Seconds after which a thread that computes lets the event loop go on: an answer takes several turns."""
_SELDOM = 600
"""Seconds."""
_LOG = logging.getLogger(__name__)


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


class Server:
    """A server that can be stopped from outside."""

    def __init__(
        self, app: Shield, tables: Tables | None = None, games: CompilingGames | None = None, figures: str | None = None
    ) -> None:
        self._tables = tables
        self._games = games
        self._figures = figures
        http, ws = guarded_protocols(app.limits)
        config = uvicorn.Config(
            app,
            http=http,
            ws=ws,
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
        # An answer goes out in two parts, and without this its second may be kept back for 40 ms. Connections inherit it; asyncio
        # does the same only for listeners that were made with the number of the protocol.
        if listener.family in {socket.AF_INET, socket.AF_INET6}:
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        shown = metrics.show(self._figures)
        beside = [asyncio.create_task(self._tell(started)), asyncio.create_task(_sweep())]
        _LOG.info("a server begins")
        try:
            await self._server.serve(sockets=[listener])
        finally:
            _LOG.info("a server ends")
            metrics.hide(shown)
            for task in beside:
                task.cancel()

    def stop(self) -> None:
        self._server.should_exit = True

    async def _tell(self, started: Callable[[], None]) -> None:
        while not self._server.started:
            await asyncio.sleep(_POLL)
        started()
        if self._games is not None:
            self._games.start()


@asynccontextmanager
async def serving(orders: Orders) -> AsyncIterator[Server]:
    """A server on an open database."""
    set_up_logs(orders.log)
    sys.setswitchinterval(_SWITCH)
    games = CompilingGames()
    async with opened_tables(orders.data, orders.redis, readiness=games, thinks=orders.bots) as tables:
        games.changed = tables.tell_ready
        limits = Limits(rate=orders.rate, burst=4 * orders.rate) if orders.rate else NO_LIMITS
        app = make_app(
            tables,
            limits=limits,
            bound=(orders.host, orders.port),
            hosts=host_names(orders.host, orders.hosts),
        )
        try:
            yield Server(app, tables, games, orders.metrics)
        finally:
            await games.close()


def serve_alone(listener: socket.socket, orders: Orders, started: Callable[[], None]) -> None:
    """Serve in this process, without one that watches over it."""

    async def run() -> None:
        async with serving(orders) as server:
            await server.run(listener, started)

    run_loop(run)
