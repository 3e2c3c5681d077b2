"""The routes of matches: thin, each one question to the service."""

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody

from gondwana.server.http.bodies import (
    ActBody,
    Again,
    Asked,
    AskedOrNone,
    CommandBody,
    Created,
    EnterBody,
    InviteBody,
    Invited,
    JoinBody,
    Joined,
    NewMatch,
    SayBody,
    UndoBody,
)
from gondwana.server.http.callers import device_cookie, new_device
from gondwana.server.http.given import TheVisit
from gondwana.server.keys import Key
from gondwana.server.messages import Created as Made
from gondwana.server.messages import Done, Entered, Events, Look, Mine, Said

AnyRequest = Request[Any, Any, Any]


class Matches(Controller):
    """Making matches, finding them, and coming in."""

    path = "/api/matches"
    tags = ("matches",)

    @post("/")
    async def create(self, request: AnyRequest, data: JSONBody[NewMatch], visit: TheVisit) -> Response[Created]:
        """A new match. Its people are in the hands of this browser; whoever is yet to come gets a link with a key."""
        device = visit.caller.device or new_device()
        made = await visit.tables.create(
            data.game,
            players=data.players,
            seats=data.seats,
            options=data.options,
            clock=data.clock,
            absence=data.absence,
            listed=data.listed,
            device=device,
            held_by=data.held_by,
        )
        return _with_cookie(request, _told(made), device)

    @get("/")
    async def mine(self, visit: TheVisit) -> list[Mine]:
        """The matches of this browser: where it is to move first, then the newest, then the last that ended."""
        return [] if visit.caller.device is None else await visit.tables.my_matches(visit.caller.device)

    @post("/{match:str}/rematch", status_code=200)
    async def rematch(self, match: FromPath[str], visit: TheVisit) -> Again:
        """The same people once more; whoever asks second is sent to the same match."""
        return Again(match=(await visit.tables.rematch(match, visit.caller.access())).match)

    @post("/{match:str}/enter", status_code=200)
    async def enter(
        self, request: AnyRequest, match: FromPath[str], data: JSONBody[EnterBody], visit: TheVisit
    ) -> Response[Entered]:
        """This browser opens a secret link: of an open seat to join, of a taken one to take it over, or to watch."""
        device = visit.caller.device or new_device()
        return _with_cookie(request, await visit.tables.enter(match, Key(data.key), device), device)

    @post("/{match:str}/watch", status_code=200)
    async def watch(self, request: AnyRequest, match: FromPath[str], visit: TheVisit) -> Response[Entered]:
        """This browser watches a match that is listed."""
        device = visit.caller.device or new_device()
        return _with_cookie(request, await visit.tables.watch(match, device), device)

    @post("/{match:str}/invite", status_code=200)
    async def invite(self, match: FromPath[str], data: JSONBody[InviteBody], visit: TheVisit) -> Invited:
        """Another link for an open seat, for the own one, or (-1) for watching; the old one is void."""
        return Invited(key=(await visit.tables.invite(match, visit.caller.access(), data.seat)).text)

    @post("/{match:str}/join", status_code=200)
    async def join(self, match: FromPath[str], data: JSONBody[JoinBody], visit: TheVisit) -> Joined:
        """Take an open seat whose link this browser has opened, or the seat of a link that is sent as a key."""
        joined = await visit.tables.join(match, visit.caller.access(data.seat), data.name)
        return Joined(key=None if joined.key is None else joined.key.text, look=joined.look)


class Play(Controller):
    """Looking at a match and playing it."""

    path = "/api/matches/{match:str}"
    tags = ("play",)

    @get("/")
    async def look(self, match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None) -> Look:
        """What there is to see now."""
        return await visit.tables.look(match, visit.caller.access(seat))

    @get("/events")
    async def events(self, match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None, since: Asked = 0) -> Events:
        """What happened from a step on: a page of it. If there is more, `next` is where to ask on from."""
        return await visit.tables.events(match, visit.caller.access(seat), since)

    @post("/act", status_code=200)
    async def act(self, match: FromPath[str], data: JSONBody[ActBody], visit: TheVisit) -> Done:
        """Carry out an action. Sent again under the same id, it is answered as before and not done twice."""
        return await visit.tables.act(match, visit.caller.access(data.seat), data.command, data.decision, data.do)

    @post("/undo", status_code=200)
    async def undo(self, match: FromPath[str], data: JSONBody[UndoBody], visit: TheVisit) -> Done:
        """Take back the own last choice, as long as nobody has seen it."""
        return await visit.tables.undo(match, visit.caller.access(data.seat), data.command, data.steps)

    @post("/resign", status_code=200)
    async def resign(self, match: FromPath[str], data: JSONBody[CommandBody], visit: TheVisit) -> Done:
        """Hand the own seat to a bot for the rest of the game."""
        return await visit.tables.resign(match, visit.caller.access(data.seat), data.command)

    @post("/back", status_code=200)
    async def back(self, match: FromPath[str], data: JSONBody[CommandBody], visit: TheVisit) -> Done:
        """Somebody who was away takes the own seat again."""
        return await visit.tables.back(match, visit.caller.access(data.seat), data.command)

    @post("/chat", status_code=200)
    async def say(self, match: FromPath[str], data: JSONBody[SayBody], visit: TheVisit) -> Said:
        """Say something at the table: one of the ready sentences, or a text."""
        access = visit.caller.access(data.seat)
        return await visit.tables.chat(match, access, data.command, text=data.text, preset=data.preset)

    @get("/chat")
    async def chat(self, match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None, since: Asked = 0) -> list[Said]:
        """What was said from a line on, at most 200 lines."""
        return await visit.tables.chat_since(match, visit.caller.access(seat), since)


def _told(made: Made) -> Created:
    keys = [None if key is None else key.text for key in made.keys]
    return Created(match=made.match, keys=keys, watch=made.watch.text)


def _with_cookie(request: AnyRequest, answer: Any, device: Key) -> Response[Any]:
    return Response(answer, cookies=[device_cookie(device, secure=request.url.scheme == "https")])
