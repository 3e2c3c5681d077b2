"""The routes of a match: thin, each one question to the service."""

from typing import Any

from litestar import Controller, Request, Response, get, post

from gondwana.server.http.bodies import ActBody, CommandBody, CreatedAnswer, EnterBody, Entered, JoinBody, NewMatch, SayBody
from gondwana.server.http.callers import Caller, Holdings, device_cookie, new_device
from gondwana.server.keys import Key
from gondwana.server.messages import Done, Events, Look, Said
from gondwana.server.service import Tables


class Matches(Controller):
    """What can be asked of matches."""

    path = "/api/matches"

    @post("/")
    async def create(
        self, request: Request[Any, Any, Any], data: NewMatch, tables: Tables, holdings: Holdings, caller: Caller
    ) -> Response[CreatedAnswer]:
        made = await tables.create(data.game, players=data.players, seats=data.seats, options=data.options)
        device = caller.device or new_device()
        for seat, (plan, key) in enumerate(zip(data.seats, made.keys, strict=True)):
            if plan.kind == "person" and key is not None:
                holdings.hold(device, made.match, seat, key)
        holdings.hold(device, made.match, None, made.watch)
        keys = [None if key is None else key.text for key in made.keys]
        return _with_cookie(request, CreatedAnswer(match=made.match, keys=keys, watch=made.watch.text), device)

    @post("/{match:str}/enter", status_code=200)
    async def enter(
        self, request: Request[Any, Any, Any], match: str, data: EnterBody, tables: Tables, holdings: Holdings, caller: Caller
    ) -> Response[Entered]:
        look = await tables.look(match, Key(data.key))
        device = caller.device or new_device()
        holdings.hold(device, match, look.seat, Key(data.key))
        return _with_cookie(request, Entered(seat=look.seat), device)

    @post("/{match:str}/join", status_code=200)
    async def join(self, match: str, data: JoinBody, tables: Tables, holdings: Holdings, caller: Caller) -> Look:
        return await tables.join(match, holdings.key(caller, match, data.seat), data.name)

    @get("/{match:str}")
    async def look(self, match: str, tables: Tables, holdings: Holdings, caller: Caller, seat: int | None = None) -> Look:
        return await tables.look(match, holdings.key(caller, match, seat))

    @get("/{match:str}/events")
    async def events(
        self, match: str, tables: Tables, holdings: Holdings, caller: Caller, seat: int | None = None, since: int = 0
    ) -> Events:
        return await tables.events(match, holdings.key(caller, match, seat), since)

    @post("/{match:str}/act", status_code=200)
    async def act(self, match: str, data: ActBody, tables: Tables, holdings: Holdings, caller: Caller) -> Done:
        return await tables.act(match, holdings.key(caller, match, data.seat), data.command, data.decision, data.do)

    @post("/{match:str}/undo", status_code=200)
    async def undo(self, match: str, data: CommandBody, tables: Tables, holdings: Holdings, caller: Caller) -> Done:
        return await tables.undo(match, holdings.key(caller, match, data.seat), data.command)

    @post("/{match:str}/resign", status_code=200)
    async def resign(self, match: str, data: CommandBody, tables: Tables, holdings: Holdings, caller: Caller) -> Done:
        return await tables.resign(match, holdings.key(caller, match, data.seat), data.command)

    @post("/{match:str}/chat", status_code=200)
    async def say(self, match: str, data: SayBody, tables: Tables, holdings: Holdings, caller: Caller) -> Said:
        key = holdings.key(caller, match, data.seat)
        return await tables.chat(match, key, data.command, text=data.text, preset=data.preset)

    @get("/{match:str}/chat")
    async def chat(
        self, match: str, tables: Tables, holdings: Holdings, caller: Caller, seat: int | None = None, since: int = 0
    ) -> list[Said]:
        return await tables.chat_since(match, holdings.key(caller, match, seat), since)


def _with_cookie(request: Request[Any, Any, Any], answer: Any, device: Key) -> Response[Any]:
    secure = request.url.scheme == "https"
    return Response(answer, cookies=[device_cookie(device, secure=secure)])
