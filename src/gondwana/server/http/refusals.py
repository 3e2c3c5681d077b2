"""Every failure as a `Refusal`: a word for programs, a sentence for people, and a status that fits."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.serialization import msgspec_hooks

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message
from gondwana.server.http.callers import language_of
from gondwana.server.messages import Refusal, refusal
from gondwana.server.metrics import FAILURES
from gondwana.server.storage import cannot_write, is_lost

_LOG = logging.getLogger(__name__)

_STATUS = {"no-access": 404, "stale": 409, "refused": 409, "running": 409, "no-advice": 409, "flood": 429}
_WORDS = {
    400: "request",
    403: "origin",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "media-type",
    421: "host",
    422: "request",
    429: "flood",
    503: "unavailable",
}
FAULT = 500
AWAY = 503
HUNG_UP = "gondwana.hung_up"
"""In the scope of a request whose sender is gone."""


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """What is answered instead of an error."""
    language = language_of(request)
    if isinstance(error, GondwanaError):
        told = refusal(error, language)
        return _answer(told, _STATUS.get(told.code, 400))
    if isinstance(error, HTTPException) and error.status_code < FAULT:
        told = _misread(error, language) or said(error.status_code, language)
        return _answer(told, error.status_code, error.headers)
    if _is_unreadable(error) or request.scope.get(HUNG_UP):
        return _answer(said(400, language), 400)
    if is_lost(error):
        _LOG.warning("the database is away (%s)", type(error).__name__)
        return _answer(away(error, language), AWAY, {"Retry-After": "1"})
    FAILURES.labels("request").inc()
    _LOG.error("a request to %s failed", request.scope["path"], exc_info=error)
    return _answer(said(FAULT, language), FAULT)


def away(error: Exception, language: str) -> Refusal:
    """The refusal while nothing can be stored: the database is away, or its disk takes nothing."""
    if cannot_write(error):
        return Refusal(code="unavailable", say=Message("http-cannot-save").say(language))
    return said(AWAY, language)


def _is_unreadable(error: Exception) -> bool:
    """Whether the body itself is at fault, in ways that Litestar does not foresee: no UTF-8, or nested without end."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    where = None if frame is None else frame.tb_frame.f_globals.get("__name__")
    return isinstance(error, UnicodeError | RecursionError) and where == msgspec_hooks.__name__


def said(status: int, language: str) -> Refusal:
    """The refusal for a status of the web."""
    if status == FAULT:
        return Refusal(code="fault", say=Message("http-fault").say(language))
    code = _WORDS.get(status, "request")
    return Refusal(code=code, say=Message(f"http-{code}").say(language))


def _misread(error: HTTPException, language: str) -> Refusal | None:
    """What exactly has the wrong form, as far as the reader of the request found out."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return None
    found = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in error.extra if isinstance(one, dict)]
    return Refusal(code="request", say=Message("http-request-problem", problem="; ".join(found)).say(language))


def _answer(told: Refusal, status: int, headers: dict[str, str] | None = None) -> Response[Refusal]:
    return Response(told, status_code=status, headers={"Cache-Control": "no-store", **(headers or {})})
