"""Who asks: a browser by its cookie, or a program by a key that it sends along."""

import secrets
from collections import defaultdict
from dataclasses import dataclass

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gondwana.locale import LANGUAGES
from gondwana.server.errors import NoAccess
from gondwana.server.keys import Key

COOKIE = "gondwana"
_YEAR = 365 * 24 * 3600
_DEVICE_BYTES = 32
_WATCHER = -1


@dataclass(frozen=True)
class Caller:
    """What a request says of whoever sent it."""

    device: Key | None
    key: Key | None
    language: str


def caller_of(connection: ASGIConnection) -> Caller:  # type: ignore[type-arg]
    """The caller of a request or socket."""
    token = connection.cookies.get(COOKIE)
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return Caller(
        device=Key(token) if token else None,
        key=Key(key.strip()) if scheme.lower() == "bearer" and key.strip() else None,
        language=language_of(connection),
    )


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
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


class Holdings:
    """Which keys a device holds, by match and seat."""

    def __init__(self) -> None:
        self._keys: defaultdict[tuple[str, str], dict[int, Key]] = defaultdict(dict)

    def hold(self, device: Key, match: str, seat: int | None, key: Key) -> None:
        self._keys[device.digest, match][_WATCHER if seat is None else seat] = key

    def key(self, caller: Caller, match: str, seat: int | None) -> Key:
        """The key with which the caller asks; raises `NoAccess` if there is none."""
        if caller.key is not None:
            return caller.key
        held = {} if caller.device is None else self._keys.get((caller.device.digest, match), {})
        if seat is not None:
            found = held.get(seat)
        elif own := [one for one in held if one != _WATCHER]:
            found = held[min(own)]
        else:
            found = held.get(_WATCHER)
        if found is None:
            raise NoAccess
        return found
