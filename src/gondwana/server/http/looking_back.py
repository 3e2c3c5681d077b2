"""The routes that explain a match: how it went, where the points come from, what is closed, what a bot would do."""

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from gondwana.core.record import GameRecord
from gondwana.server.http.given import TheVisit
from gondwana.server.messages import Closed, Frames, Hint, Points, ReadyMade


class LookingBack(Controller):
    """What can be asked of a match beside playing it."""

    path = "/api/matches/{match:str}"
    tags = ("explanations",)

    @get("/closed")
    async def closed(self, match: FromPath[str], visit: TheVisit, seat: FromQuery[int | None] = None) -> Closed:
        """Why what one could wish for now is not allowed, in the language that is asked for."""
        return await visit.tables.closed(match, visit.caller.access(seat), visit.caller.language)

    @get("/points")
    async def points(
        self, match: FromPath[str], visit: TheVisit, seat: FromQuery[int | None] = None, number: FromQuery[int | None] = None
    ) -> Points:
        """Where everybody's points come from, now or after so many steps."""
        return await visit.tables.points(match, visit.caller.access(seat), number, visit.caller.language, seat)

    @get("/frames")
    async def frames(
        self, match: FromPath[str], visit: TheVisit, seat: FromQuery[int | None] = None, all: FromQuery[bool] = False
    ) -> Frames:
        """The game so far as the seat saw it, -1 as everybody did; when it is over, any seat, or with `all` everything."""
        return await visit.tables.frames(match, visit.caller.access(seat), seat, all=all)

    @get("/record")
    async def record(self, match: FromPath[str], visit: TheVisit) -> Response[GameRecord]:
        """The game record of a match that is over, as a file to keep."""
        record = await visit.tables.record(match, visit.caller.access())
        name = f"{record.game}-{match}.json"
        return Response(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @get("/advice")
    async def advice(self, match: FromPath[str], visit: TheVisit, seat: FromQuery[int | None] = None) -> Hint:
        """What a strong bot would do, for who plays with no other people."""
        return await visit.tables.advice(match, visit.caller.access(seat), visit.caller.language)

    @get("/setups")
    async def set_ups(self, match: FromPath[str], visit: TheVisit, seat: FromQuery[int | None] = None) -> list[ReadyMade]:
        """Set-ups that the seat can take as they are, in games where something is set up; other ones every time."""
        return await visit.tables.set_ups(match, visit.caller.access(seat))
