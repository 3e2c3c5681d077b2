"""Connections to the server: whoever does not finish a request is not waited for, and an address has only so many at a time.

uvicorn has neither a time limit for headers and bodies nor a limit of connections per address; its protocol is extended here.
"""

import asyncio
import math
import sys
from collections import Counter
from typing import Any, Literal

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gondwana.server.client import network_of
from gondwana.server.http.shield import Limits

if sys.platform != "win32":
    import resource

Part = Literal["header", "body"]
_SHARE = 4
"""One address has at most this part of the files that the process may open."""
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\nThe request took too long.\n"


class Connections:
    """How many connections each address has."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: Counter[str] = Counter()
        self._unfinished: Counter[str] = Counter()
        """Of these, the ones whose header is not there yet."""

    def admit(self, network: str, *, trusted: bool) -> bool:
        """Count a connection; returns False for one too many. A proxy speaks for many people and is never refused."""
        if not trusted and self._open[network] >= self._most():
            return False
        self._open[network] += 1
        return True

    def release(self, network: str) -> None:
        """A connection that was admitted has ended."""
        _decrease(self._open, network)

    def begin_header(self, network: str) -> float:
        """Return the seconds that a header gets. Where too many of an address are unfinished, further ones get fewer."""
        self._unfinished[network] += 1
        crowded = self._unfinished[network] > self.limits.unfinished
        return self.limits.crowded_seconds if crowded else self.limits.header_seconds

    def end_header(self, network: str) -> None:
        """A header is there, or its connection has ended."""
        _decrease(self._unfinished, network)

    def _most(self) -> float:
        if self.limits.connections == math.inf or sys.platform == "win32":
            return self.limits.connections
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return min(self.limits.connections, files // _SHARE) if files > 0 else self.limits.connections


def _decrease(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]


def guarded_protocols(limits: Limits) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Return the protocols for uvicorn, for requests and for sockets, that keep these limits together."""
    connections = Connections(limits)

    class GuardedHTTP(_GuardedHTTP):
        def __init__(self, config: Config, *args: Any, **more: Any) -> None:
            super().__init__(config, *args, **more)
            self.guard(connections)

    class GuardedSocket(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.release(_network(self.client))

    return GuardedHTTP, GuardedSocket


def _network(client: tuple[str, int] | None) -> str:
    return network_of(client[0]) if client else ""


class _GuardedHTTP(H11Protocol):
    """A connection on which a header, and then a body, must be there within their time, however slowly they trickle in."""

    def guard(self, connections: Connections) -> None:
        self._guard = connections
        self._admitted = False
        self._waits_for: Part | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._network = _network(self.client)
        trusted = self.client is None or self.client[0] in _proxies(self.config)
        self._admitted = self._guard.admit(self._network, trusted=trusted)
        if self._admitted:
            self._wait_for("header")
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """See what the client still owes. Between two requests it owes nothing: uvicorn's limit for keeping alive is enough."""
        super().data_received(data)
        if self._admitted:
            state = self.conn.their_state
            self._wait_for("header" if state is h11.IDLE else "body" if state is h11.SEND_BODY else None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket counts from now on: it releases the connection."""
        self._wait_for(None)
        self._admitted = False
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait_for(None)
        if self._admitted:
            self._admitted = False
            self._guard.release(self._network)

    def _wait_for(self, part: Part | None) -> None:
        before, self._waits_for = self._waits_for, part
        if part == before:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if before == "header":
            self._guard.end_header(self._network)
        if part is not None:
            seconds = self._guard.begin_header(self._network) if part == "header" else self._guard.limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self.conn.trailing_data[0] if self._waits_for == "header" else not self.cycle.response_started:
            self.transport.write(_TOO_SLOW)
        self.transport.close()


def _proxies(config: Config) -> Any:
    """The addresses whose `X-Forwarded-For` is believed, as uvicorn reads them."""
    app = config.loaded_app
    return app.trusted_hosts if isinstance(app, ProxyHeadersMiddleware) else ()
