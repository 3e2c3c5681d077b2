"""The routes of a match: thin, each one question to the service."""

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from gondwana.server.http.bodies import ActBody, CommandBody, CreatedAnswer, EnterBody, Entered, JoinBody, NewMatch, SayBody
from gondwana.server.http.callers import device_cookie, new_device
from gondwana.server.http.given import TheVisit
from gondwana.server.keys import Key
from gondwana.server.messages import Done, Events, Look, Said


class Matches(Controller):
    """What can be asked of matches."""

    path = "/api/matches"

    @post("/")
    async def create(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[NewMatch],
        visit: TheVisit,
    ) -> Response[CreatedAnswer]:
        made = await visit.tables.create(data.game, players=data.players, seats=data.seats, options=data.options)
        device = visit.caller.device or new_device()
        for seat, (plan, key) in enumerate(zip(data.seats, made.keys, strict=True)):
            if plan.kind == "person" and key is not None:
                visit.holdings.hold(device, made.match, seat, key)
        visit.holdings.hold(device, made.match, None, made.watch)
        keys = [None if key is None else key.text for key in made.keys]
        return _with_cookie(request, CreatedAnswer(match=made.match, keys=keys, watch=made.watch.text), device)

    @post("/{match:str}/enter", status_code=200)
    async def enter(
        self,
        request: Request[Any, Any, Any],
        match: FromPath[str],
        data: JSONBody[EnterBody],
        visit: TheVisit,
    ) -> Response[Entered]:
        look = await visit.tables.look(match, Key(data.key))
        device = visit.caller.device or new_device()
        visit.holdings.hold(device, match, look.seat, Key(data.key))
        return _with_cookie(request, Entered(seat=look.seat), device)

    @post("/{match:str}/join", status_code=200)
    async def join(self, match: FromPath[str], data: JSONBody[JoinBody], visit: TheVisit) -> Look:
        return await visit.tables.join(match, visit.access(match, data.seat), data.name)

    @get("/{match:str}")
    async def look(
        self,
        match: FromPath[str],
        visit: TheVisit,
        seat: FromQuery[int | None] = None,
    ) -> Look:
        return await visit.tables.look(match, visit.access(match, seat))

    @get("/{match:str}/events")
    async def events(
        self,
        match: FromPath[str],
        visit: TheVisit,
        seat: FromQuery[int | None] = None,
        since: FromQuery[int] = 0,
    ) -> Events:
        return await visit.tables.events(match, visit.access(match, seat), since)

    @post("/{match:str}/act", status_code=200)
    async def act(self, match: FromPath[str], data: JSONBody[ActBody], visit: TheVisit) -> Done:
        return await visit.tables.act(match, visit.access(match, data.seat), data.command, data.decision, data.do)

    @post("/{match:str}/undo", status_code=200)
    async def undo(self, match: FromPath[str], data: JSONBody[CommandBody], visit: TheVisit) -> Done:
        return await visit.tables.undo(match, visit.access(match, data.seat), data.command)

    @post("/{match:str}/resign", status_code=200)
    async def resign(self, match: FromPath[str], data: JSONBody[CommandBody], visit: TheVisit) -> Done:
        return await visit.tables.resign(match, visit.access(match, data.seat), data.command)

    @post("/{match:str}/chat", status_code=200)
    async def say(self, match: FromPath[str], data: JSONBody[SayBody], visit: TheVisit) -> Said:
        key = visit.access(match, data.seat)
        return await visit.tables.chat(match, key, data.command, text=data.text, preset=data.preset)

    @get("/{match:str}/chat")
    async def chat(
        self,
        match: FromPath[str],
        visit: TheVisit,
        seat: FromQuery[int | None] = None,
        since: FromQuery[int] = 0,
    ) -> list[Said]:
        return await visit.tables.chat_since(match, visit.access(match, seat), since)


def _with_cookie(request: Request[Any, Any, Any], answer: Any, device: Key) -> Response[Any]:
    secure = request.url.scheme == "https"
    return Response(answer, cookies=[device_cookie(device, secure=secure)])
