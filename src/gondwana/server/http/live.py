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
from gondwana.server.errors import NoAccess
from gondwana.server.http.bodies import Body
from gondwana.server.http.buckets import Bucket
from gondwana.server.http.given import TheVisit
from gondwana.server.http.refusals import FAULT, said
from gondwana.server.keys import Key
from gondwana.server.messages import Done, Look, Said, refusal
from gondwana.server.rooms import Subscription
from gondwana.server.service import Tables

NO_ACCESS = 4404
POLICY = 1008
FRAME_LIMIT = 8 * 1024
_CHAT_SHOWN = 50
_BAD_FRAMES = 20
_RATE, _BURST = 20, 40
_LOG = logging.getLogger(__name__)


class Act(Body, kw_only=True, tag="act"):
    """An action in notation for the decision that was seen open."""

    command: str
    decision: int
    do: str


class Undo(Body, kw_only=True, tag="undo"):
    """Take back the own last choice."""

    command: str


class Resign(Body, kw_only=True, tag="resign"):
    """Hand the seat to a bot."""

    command: str


class Say(Body, kw_only=True, tag="say"):
    """A ready sentence or a text."""

    command: str
    text: str | None = None
    preset: str | None = None


class Ping(Body, kw_only=True, tag="ping"):
    """Is anybody there?"""


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The first message: what is."""

    look: Look
    chat: list[Said]


class Carried(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """A command was carried out."""

    command: str
    number: int
    decision: int
    events: list[dict[str, Any]]


class Turned(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out; null is a frame that could not be read."""

    command: str | None
    code: str
    say: str


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """Yes."""


Order = Act | Undo | Resign | Say
_frames = msgspec.json.Decoder(Order | Ping)


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str], visit: TheVisit) -> None:
    """One viewer of one match."""
    tables = visit.tables
    await socket.accept()
    try:
        key = visit.access(match, _number(socket, "seat"))
        look = await tables.look(match, key)
    except NoAccess:
        await socket.close(NO_ACCESS)
        return
    since = _number(socket, "since")
    news = await tables.subscribe(match, key, look.number if since is None else min(since, look.number))
    try:
        chat = await tables.chat_since(match, key)
        await _send(socket, Hello(look=look, chat=chat[-_CHAT_SHOWN:]))
        line = _Line(socket, tables, match, key, visit.caller.language)
        await line.run(news, len(chat))
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        news.close()


class _Line:
    """The two directions of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, match: str, key: Key, language: str) -> None:
        self._socket = socket
        self._tables = tables
        self._match = match
        self._key = key
        self._language = language
        self._bucket = Bucket(_RATE, _BURST)
        self._bad = 0

    async def run(self, news: Subscription, heard: int) -> None:
        telling = asyncio.create_task(self._tell(news, heard))
        try:
            await self._listen()
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError):
                await telling

    async def _tell(self, news: Subscription, heard: int) -> None:
        """What is new; a line of chat that `hello` had is not told twice."""
        async for one in news:
            if not isinstance(one, Said) or one.number >= heard:
                await _send(self._socket, one)
        await self._socket.close(1012)

    async def _listen(self) -> None:
        while (frame := await self._socket.receive())["type"] == "websocket.receive":
            if not self._bucket.take() or self._bad >= _BAD_FRAMES:
                await self._socket.close(POLICY)
                return
            await self._hear(frame.get("text"))

    async def _hear(self, text: Any) -> None:
        try:
            order = _frames.decode(text or "")
        except msgspec.DecodeError:
            self._bad += 1
            told = said(400, self._language)
            await _send(self._socket, Turned(command=None, code=told.code, say=told.say))
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
        except Exception:
            _LOG.exception("a command failed")
            told = said(FAULT, self._language)
        else:
            if isinstance(done, Said):
                return Carried(command=order.command, number=done.number, decision=0, events=[])
            return Carried(command=order.command, number=done.number, decision=done.decision, events=done.events)
        return Turned(command=order.command, code=told.code, say=told.say)

    async def _carry_out(self, order: Order) -> Done | Said:
        where = (self._match, self._key, order.command)
        match order:
            case Act():
                return await self._tables.act(*where, order.decision, order.do)
            case Undo():
                return await self._tables.undo(*where)
            case Resign():
                return await self._tables.resign(*where)
            case Say():
                return await self._tables.chat(*where, text=order.text, preset=order.preset)


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    await socket.send_data(msgspec.json.encode(message).decode())


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    text = str(socket.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
