"""What every request passes first and every answer last: the own origin, limits, and headers that browsers obey."""

import logging
import math
import re
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gondwana.server.client import RequestContext, enter_request, network_of
from gondwana.server.http.buckets import Buckets
from gondwana.server.http.callers import COOKIE, chosen_language
from gondwana.server.http.given import PAUSE
from gondwana.server.http.refusals import FAULT, HUNG_UP, said
from gondwana.server.keys import Key
from gondwana.server.metrics import FAILURES, REQUESTS, SOCKETS

BODY_LIMIT = 64 * 1024
_API = "/api/"
_NEW_MATCH = re.compile(r"/api/matches(/[^/]+/rematch)?/?")
"""Where matches are made."""
_WORK = re.compile(r"/api/matches/[^/]+/(rematch|enter|watch|join|invite|advice|setups)/?")
"""Where something is asked for that takes long, or is stored."""
_PROBES = frozenset({"/healthz", "/readyz"})
"""Asked by whatever watches over the server, under any name."""
_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_KNOWN = _READING | {"POST"}
_OWN_SITES = frozenset({"same-origin", "none"})
_JSON = "application/json"
_MOST_KNOWN = 10_000
_LOG = logging.getLogger(__name__)

_POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_HEADERS = [
    (b"content-security-policy", "; ".join(f"{what} {where}" for what, where in _POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_NOT_KEPT = (b"cache-control", b"no-store")


@dataclass(frozen=True)
class Limits:
    """How much one caller may ask. An address may be a house full of people: it gets `neighbours` times as much.

    An IPv6 address counts as its /64.
    """

    rate: float = 30.0
    burst: float = 120.0
    matches_a_minute: float = 30.0
    """New matches and rematches of an address."""
    work_a_minute: float = 120.0
    """Of an address: coming in, links, rematches, advice, ready-made set-ups."""
    sockets: int = 100
    neighbours: int = 8
    connections: float = 1000
    """Of an address, sockets included; fewer where the process may open few files. A proxy may have any number."""
    unfinished: float = 64
    """Connections of an address on which no whole header has come; what is above that gets `crowded_seconds`."""
    header_seconds: float = 10.0
    crowded_seconds: float = 1.0
    body_seconds: float = 20.0


NO_LIMITS = Limits(
    rate=math.inf,
    burst=math.inf,
    matches_a_minute=math.inf,
    work_a_minute=math.inf,
    sockets=1_000_000,
    connections=math.inf,
    unfinished=math.inf,
)


class _Asked:
    """What the shield reads of a request."""

    def __init__(self, scope: Any) -> None:
        self.path: str = scope["path"]
        self.method: str = scope.get("method", "GET")
        self.headers: dict[bytes, str] = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self.address: str = network_of((scope.get("client") or ("?", 0))[0])
        self.query = scope["query_string"].decode("latin-1")

    @property
    def language(self) -> str:
        wish = parse_qs(self.query).get("lang", [""])[0]
        return chosen_language(wish, self.headers.get(b"accept-language", ""))

    @property
    def device(self) -> str | None:
        """The digest of the device; the token itself is not kept anywhere."""
        try:
            found = SimpleCookie(self.headers.get(b"cookie", "")).get(COOKIE)
        except CookieError:
            return None
        return None if found is None else Key(found.value).digest

    @property
    def own_site(self) -> bool:
        """Whether the page that asks, if it is a page, is our own. Programs send neither header."""
        if self.headers.get(b"sec-fetch-site", "none") not in _OWN_SITES:
            return False
        origin = self.headers.get(b"origin")
        return origin is None or _netloc(origin) == self.headers.get(b"host", "").lower()

    @property
    def host(self) -> str:
        """The name in the address that was asked, without its port."""
        name = self.headers.get(b"host", "").lower()
        return name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]

    @property
    def json(self) -> bool:
        """Whether the body, if there is one, says that it is JSON."""
        if self.headers.get(b"content-length", "0") == "0" and b"transfer-encoding" not in self.headers:
            return True
        return self.headers.get(b"content-type", "").split(";")[0].strip().lower() == _JSON


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


class Shield:
    """Wraps the routes. Whatever goes wrong behind it, the caller gets a `Refusal` and never a traceback."""

    def __init__(self, app: ASGIApp, limits: Limits | None = None, hosts: frozenset[str] | None = None) -> None:
        self._app = app
        self._hosts = hosts
        """The names under which this server may be asked; None is any."""
        self.limits = limits or Limits()
        near = self.limits.neighbours
        self._callers = Buckets(self.limits.rate, self.limits.burst)
        self._addresses = Buckets(self.limits.rate * near, self.limits.burst * near)
        self._creators = Buckets(self.limits.matches_a_minute / 60, self.limits.matches_a_minute)
        self._workers = Buckets(self.limits.work_a_minute / 60, self.limits.work_a_minute)
        self._known: OrderedDict[str, None] = OrderedDict()
        """Devices that hold a seat or have made a match; the ones that were not seen for longest are forgotten."""
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        asked = _Asked(scope)
        if asked.method == "HEAD":  # like GET; the server leaves the body out
            scope = {**scope, "method": "GET"}
        started = False

        async def sent(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                REQUESTS.labels(asked.method if asked.method in _KNOWN else "other", message["status"]).inc()
                message["headers"] = [*message["headers"], *_HEADERS]
                if asked.path.startswith(_API) and not any(name.lower() == _NOT_KEPT[0] for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], _NOT_KEPT]
            await send(message)

        async def heard() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope[HUNG_UP] = True
            return message

        refused = self._refused(asked)
        if refused is not None:
            await _tell(sent, asked, *refused)
            return
        context = enter_request(asked.address)
        try:
            await self._app(scope, heard, sent)
        except Exception:
            _LOG.exception("a request to %s failed", asked.path)
            if not started:
                await _tell(sent, asked, FAULT)
        finally:
            self._learn(context)

    def _learn(self, context: RequestContext) -> None:
        """A device that was let in counts for itself from now on."""
        if context.device is not None:
            self._known[context.device] = None
            self._known.move_to_end(context.device)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)

    def _refused(self, asked: _Asked) -> tuple[int, float] | tuple[int] | None:
        """The status with which a request is turned away, with the seconds to wait."""
        if not self._is_ours(asked) and asked.path not in _PROBES:
            return (421,)
        if not asked.path.startswith(_API):
            return None
        writing = asked.method not in _READING
        if writing and not asked.own_site:
            return (403,)
        wait = self._flood(asked, writing=writing)
        if wait is not None:
            return 429, wait
        return (415,) if writing and not asked.json else None

    def _is_ours(self, asked: _Asked) -> bool:
        """Whether the name that was asked is one of ours. Another site could point its own name here (DNS rebinding)."""
        return self._hosts is None or asked.host in self._hosts

    def _flood(self, asked: _Asked, *, writing: bool = False) -> float | None:
        """The seconds to wait for somebody who asks too much.

        A device that is new to us costs nothing to invent: all such devices of an address count as one caller.
        """
        buckets = [self._addresses.of(asked.address), self._callers.of(self._caller(asked))]
        if writing and _NEW_MATCH.fullmatch(asked.path):
            buckets.append(self._creators.of(asked.address))
        if _WORK.fullmatch(asked.path):
            buckets.append(self._workers.of(asked.address))
        waits = [bucket.wait for bucket in buckets if not bucket.take()]
        return max(waits) if waits else None

    def _caller(self, asked: _Asked) -> str:
        device = asked.device
        return device if device is not None and device in self._known else asked.address

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _Asked(scope)
        if not self._is_ours(asked) or not asked.own_site or self._flood(asked) is not None:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        with self._counted(asked.address) as many:
            if many > self.limits.sockets * self.limits.neighbours:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            context = enter_request(asked.address)
            scope[PAUSE] = lambda: self._pause(asked, context)  # type: ignore[literal-required]
            try:
                await self._app(scope, receive, send)
            except OSError:  # whoever it was has gone
                pass
            except Exception:
                FAILURES.labels("socket").inc()
                _LOG.exception("a socket failed")

    def _pause(self, asked: _Asked, context: RequestContext) -> float:
        """The seconds that a frame of a socket waits: it counts like a request, however many sockets there are."""
        self._learn(context)
        return self._flood(asked) or 0.0

    @contextmanager
    def _counted(self, address: str) -> Iterator[int]:
        self._sockets[address] += 1
        SOCKETS.inc()
        try:
            yield self._sockets[address]
        finally:
            SOCKETS.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


async def _tell(send: Send, asked: _Asked, status: int, wait: float = 0.0) -> None:
    body = msgspec.json.encode(said(status, asked.language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), _NOT_KEPT]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
