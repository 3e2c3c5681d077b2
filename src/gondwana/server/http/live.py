"""The live socket of a match: first what is, then what is new; commands are answered on the same line."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gondwana.core.errors import GondwanaError
from gondwana.server.access import Access
from gondwana.server.errors import NoAccess
from gondwana.server.http.bodies import Body, Number
from gondwana.server.http.buckets import Bucket
from gondwana.server.http.given import PAUSE, TheVisit
from gondwana.server.http.refusals import FAULT, away, said
from gondwana.server.messages import Done, Said, refusal
from gondwana.server.metrics import FAILURES
from gondwana.server.rooms import Subscription
from gondwana.server.service import Tables
from gondwana.server.storage import is_lost

NO_ACCESS = 4404
POLICY = 1008
AGAIN = 1012
FRAME_LIMIT = 8 * 1024
_BAD_FRAMES = 20
_RATE, _BURST = 20, 40
_LOG = logging.getLogger(__name__)


class Act(Body, kw_only=True, tag="act"):
    """An action in notation for the decision that was seen open, or several steps in a row: all are done or none."""

    command: str
    decision: Number
    do: str | list[str]


class Undo(Body, kw_only=True, tag="undo"):
    """Take back the own last choice, or so many."""

    command: str
    steps: Number = 1


class Resign(Body, kw_only=True, tag="resign"):
    """Hand the seat to a bot."""

    command: str


class Back(Body, kw_only=True, tag="back"):
    """Take the seat again after having been away."""

    command: str


class Say(Body, kw_only=True, tag="say"):
    """A ready sentence or a text."""

    command: str
    text: str | None = None
    preset: str | None = None


class Ping(Body, kw_only=True, tag="ping"):
    """Is anybody there?"""


class DoneNews(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """A command was carried out."""

    command: str
    number: int
    decision: Number
    events: list[dict[str, Any]]


class HeardNews(msgspec.Struct, frozen=True, kw_only=True, tag="heard"):
    """Something that was said is a line of the chat now: its number has nothing to do with the steps of the game."""

    command: str
    number: int


class RefusedNews(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out; null is a frame that could not be read."""

    command: str | None
    code: str
    say: str


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """Yes."""


Order = Act | Undo | Resign | Back | Say
_frames = msgspec.json.Decoder(Order | Ping)


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str], visit: TheVisit) -> None:
    """One viewer of one match."""
    await socket.accept()
    access = visit.caller.access(_number(socket, "seat"))
    try:
        news = await visit.tables.subscribe(match, access, _number(socket, "since"))
    except NoAccess:
        await socket.close(NO_ACCESS)
        return
    except Exception as problem:
        await _part(socket, problem)
        return
    try:
        line = _Line(socket, visit.tables, match, access, visit.caller.language)
        await line.run(news, await line.greet())
    except WebSocketDisconnect:
        pass
    except Exception as problem:
        await _part(socket, problem)
    finally:
        news.close()


async def _part(socket: WebSocket[Any, Any, Any], problem: Exception) -> None:
    """The database is away, or whoever listened is: they come again, when they can."""
    if not is_lost(problem):
        raise problem
    with suppress(Exception):
        await socket.close(AGAIN)


class _Line:
    """The two directions of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, match: str, access: Access, language: str) -> None:
        self._socket = socket
        self._tables = tables
        self._match = match
        self._access = access
        self._language = language
        self._bucket = Bucket(_RATE, _BURST)
        self._scope: Any = socket.scope
        self._bad = 0

    async def greet(self) -> int:
        """Tell what is; answers the last line of chat that was told."""
        hello = await self._tables.hello(self._match, self._access)
        await _send(self._socket, hello)
        return hello.chat[-1].number if hello.chat else -1

    async def run(self, news: Subscription, heard: int) -> None:
        """Both directions, until one of them ends."""
        both = {asyncio.create_task(self._tell(news, heard)), asyncio.create_task(self._listen())}
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in both:
                one.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        for one in ended:
            one.result()

    async def _tell(self, news: Subscription, heard: int) -> None:
        """What is new; a line of chat that was told in the beginning is not told twice."""
        async for one in news:
            if not isinstance(one, Said) or one.number > heard:
                await _send(self._socket, one)
            del one  # a view is large, and a socket mostly waits
        await self._socket.close(AGAIN)

    async def _listen(self) -> None:
        while (frame := await self._socket.receive())["type"] == "websocket.receive":
            if not self._bucket.take() or self._bad >= _BAD_FRAMES:
                await self._socket.close(POLICY)
                return
            while PAUSE in self._scope and (wait := self._scope[PAUSE]()) > 0:
                await asyncio.sleep(wait)
            await self._hear(frame.get("text"))

    async def _hear(self, text: Any) -> None:
        try:
            order = _frames.decode(text or "")
        except msgspec.DecodeError:
            self._bad += 1
            told = said(400, self._language)
            await _send(self._socket, RefusedNews(command=None, code=told.code, say=told.say))
            return
        if isinstance(order, Ping):
            await _send(self._socket, Pong())
        else:
            await _send(self._socket, await self._answer(order))

    async def _answer(self, order: Order) -> msgspec.Struct:
        try:
            done = await self._carry_out(order)
        except GondwanaError as error:
            told = refusal(error, self._language)
        except Exception as problem:
            if is_lost(problem):
                told = away(problem, self._language)
            else:
                FAILURES.labels("command").inc()
                _LOG.exception("a command failed")
                told = said(FAULT, self._language)
        else:
            if isinstance(done, Said):
                return HeardNews(command=order.command, number=done.number)
            return DoneNews(command=order.command, number=done.number, decision=done.decision, events=done.events)
        return RefusedNews(command=order.command, code=told.code, say=told.say)

    async def _carry_out(self, order: Order) -> Done | Said:
        where = (self._match, self._access, order.command)
        match order:
            case Act():
                return await self._tables.act(*where, order.decision, order.do)
            case Undo():
                return await self._tables.undo(*where, order.steps)
            case Resign():
                return await self._tables.resign(*where)
            case Back():
                return await self._tables.back(*where)
            case Say():
                return await self._tables.chat(*where, text=order.text, preset=order.preset)


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    await socket.send({"type": "websocket.send", "text": msgspec.json.encode(message).decode(), "bytes": None})


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    text = str(socket.query_params.get(name, ""))
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(text) < 10 else None
