"""Who asks: a browser by its cookie, or a program by a key that it sends along."""

import re
import secrets
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gondwana.locale import LANGUAGES
from gondwana.server.access import Access, Device
from gondwana.server.keys import Key

COOKIE = "gondwana"
_YEAR = 365 * 24 * 3600
_DEVICE_BYTES = 32
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""Only what we made ourselves counts: nobody is to be known by a name that is easy to guess."""

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket, of whatever application."""


@dataclass(frozen=True)
class Caller:
    """What a request says of whoever sent it."""

    device: Key | None
    key: Key | None
    language: str

    def access(self, seat: int | None = None) -> Access:
        """With what the caller asks, for the seat that is named."""
        token = self.key or self.device
        return None if token is None else Device(token, seat)


def caller_of(connection: Connection) -> Caller:
    """The caller of a request or socket."""
    token = connection.cookies.get(COOKIE, "")
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return Caller(
        device=Key(token) if _TOKEN.fullmatch(token) else None,
        key=Key(key.strip()) if scheme.lower() == "bearer" and key.strip() else None,
        language=language_of(connection),
    )


def language_of(connection: Connection) -> str:
    """The language of a request or socket."""
    return chosen_language(str(connection.query_params.get("lang", "")), connection.headers.get("accept-language", ""))


def chosen_language(asked: str, liked: str) -> str:
    """The language that is asked for by name, or the first one we speak of those that the browser likes."""
    if asked in LANGUAGES:
        return asked
    for wish in liked.split(",")[:20]:
        language = wish.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def device_cookie(device: Key, *, secure: bool) -> Cookie:
    """The cookie by which a browser is known again; scripts cannot read it and other sites cannot use it."""
    return Cookie(key=COOKIE, value=device.text, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def new_device() -> Key:
    """A device that nobody has had before."""
    return Key(secrets.token_urlsafe(_DEVICE_BYTES))
