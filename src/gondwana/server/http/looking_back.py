"""The routes that explain a match: how it went, where the points come from, what is closed, what a bot would do."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery

from gondwana.core.record import GameRecord
from gondwana.server.history import Kept
from gondwana.server.http.bodies import Asked, AskedOrNone
from gondwana.server.http.connected import while_connected
from gondwana.server.http.given import PACKED, TheVisit
from gondwana.server.messages import Closed, Frames, Hint, Points, ReadyMade


class LookingBack(Controller):
    """What can be asked of a match beside playing it."""

    path = "/api/matches/{match:str}"
    tags = ("explanations",)

    @get("/closed")
    async def closed(self, match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None) -> Closed:
        """Why what one could wish for now is not allowed, in the language that is asked for."""
        return await visit.tables.closed(match, visit.caller.access(seat), visit.caller.language)

    @get("/points")
    async def points(self, match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None, number: AskedOrNone = None) -> Points:
        """Where everybody's points come from, now or after so many steps."""
        return await visit.tables.points(match, visit.caller.access(seat), number, visit.caller.language, seat)

    @get("/frames", opt={PACKED: True})
    async def frames(
        self,
        request: Request[Any, Any, Any],
        match: FromPath[str],
        visit: TheVisit,
        seat: AskedOrNone = None,
        all: FromQuery[bool] = False,
        since: Asked = 0,
    ) -> Response[Frames]:
        """The game so far as the seat saw it, -1 as everybody did; when it is over, any seat, or with `all` everything.

        It is told in pages: the one of step `since`. If there is more, `next` is where to ask on from.
        """
        return _as_kept(request, await visit.tables.packed_frames(match, visit.caller.access(seat), seat, all=all, since=since))

    @get("/record", opt={PACKED: True})
    async def record(self, request: Request[Any, Any, Any], match: FromPath[str], visit: TheVisit) -> Response[GameRecord]:
        """The game record of a match that is over, as a file to keep."""
        kept = await visit.tables.packed_record(match, visit.caller.access())
        name = f"{kept.page.game}-{match}.json"
        return _as_kept(request, kept, {"Content-Disposition": f'attachment; filename="{name}"'})

    @get("/advice")
    async def advice(
        self, request: Request[Any, Any, Any], match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None
    ) -> Hint:
        """What a strong bot would do, for who plays with no other people. A newer question takes the place of an older one."""
        asked = visit.tables.advice(match, visit.caller.access(seat), visit.caller.language)
        return await while_connected(request, asked)

    @get("/setups")
    async def set_ups(self, match: FromPath[str], visit: TheVisit, seat: AskedOrNone = None) -> list[ReadyMade]:
        """Set-ups that the seat can take as they are, in games where something is set up; other ones every time."""
        return await visit.tables.set_ups(match, visit.caller.access(seat))


def _as_kept(request: Request[Any, Any, Any], kept: Kept[Any], more: Mapping[str, str] = MappingProxyType({})) -> Response[Any]:
    """A page as it was encoded and packed when it was made: nothing of that is done again here."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding", **more} | ({"Content-Encoding": "gzip"} if packs else {})
    content: Any = kept.packed if packs else kept.plain
    return Response(content, headers=headers, media_type=MediaType.JSON)
