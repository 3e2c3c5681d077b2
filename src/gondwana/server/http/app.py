"""The web application: the routes, and around them the shield that every answer passes."""

from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery
from litestar.types import Scope

from gondwana import __version__
from gondwana.bots.levels import levels as levels_of
from gondwana.games import load
from gondwana.locale import Message
from gondwana.server.http.bodies import GameInfo, LevelInfo, Parts, Status, all_games
from gondwana.server.http.callers import caller_of, language_of
from gondwana.server.http.given import PACKED, TheVisit, Visit
from gondwana.server.http.live import live
from gondwana.server.http.looking_back import LookingBack
from gondwana.server.http.matches import Matches, Play
from gondwana.server.http.page import Page
from gondwana.server.http.pictures import qr
from gondwana.server.http.reach import LOCAL, is_local, lan_bases
from gondwana.server.http.refusals import refuse
from gondwana.server.http.schema import Described
from gondwana.server.http.shield import BODY_LIMIT, Limits, Shield
from gondwana.server.messages import Mine
from gondwana.server.service import Tables


def make_app(
    tables: Tables,
    *,
    page: Page | None = None,
    limits: Limits | None = None,
    bound: tuple[str, int] = (LOCAL, 0),
    hosts: frozenset[str] | None = None,
) -> Shield:
    """The application for tables that are open; with `hosts` it answers under these names only."""
    return Shield(make_routes(tables, page=page, bound=bound), limits, hosts)


def make_routes(
    tables: Tables,
    *,
    page: Page | None = None,
    bound: tuple[str, int] = (LOCAL, 0),
) -> Litestar:
    """The routes without the shield."""
    files = page or Page()

    def visit(scope: Scope) -> Visit:
        return Visit(tables, caller_of(ASGIConnection(scope)))

    @get("/{path:path}", include_in_schema=False, opt={PACKED: True})
    async def browser(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return _page(request, files, path)

    @get("/", include_in_schema=False, opt={PACKED: True})
    async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _page(request, files, "/index.html")

    @get("/api/status")
    async def status() -> Status:
        """The server itself."""
        return Status(
            version=__version__, preparing=tables.readiness.pending(), local=is_local(bound[0]), addresses=lan_bases(*bound)
        )

    return Litestar(
        route_handlers=[
            healthz,
            readyz,
            games,
            parts,
            levels,
            status,
            listed,
            Matches,
            Play,
            LookingBack,
            qr,
            live,
            front,
            browser,
        ],
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        exception_handlers={Exception: refuse},
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig(
            title="Gondwana",
            version=__version__,
            path="/api/schema",
            render_plugins=[Described(path=["/openapi.json", "/"])],
        ),
        logging_config=None,
    )


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, bool]:
    """Whether this process answers."""
    return {"healthy": True}


@get("/readyz", include_in_schema=False)
async def readyz(visit: TheVisit) -> Response[dict[str, bool]]:
    """Whether it can serve: the database answers too."""
    ready = await visit.tables.ready()
    return Response({"ready": ready}, status_code=200 if ready else 503, headers={"Cache-Control": "no-store"})


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games."""
    return all_games()


@get("/api/parts")
async def parts(game: FromQuery[str]) -> Parts:
    """What a player's own parts say, where they are in force: the version of such a game has a `+`."""
    own = load(game).parts
    told = {} if own is None else own()
    numbers = {name: part for name, part in told.items() if name not in Parts.__struct_fields__}
    return msgspec.convert({**told, "numbers": numbers}, Parts)


@get("/api/listed")
async def listed(visit: TheVisit) -> list[Mine]:
    """Running matches that anybody may watch."""
    return await visit.tables.listed()


@get("/api/levels")
async def levels(visit: TheVisit, game: FromQuery[str] = "draftosaurus") -> list[LevelInfo]:
    """The levels of a game's opponents, from the weakest to the strongest."""
    visit.tables.readiness.want(game)
    return [LevelInfo(name=one.name, rating=one.rating, thinks=one.thinks) for one in levels_of(load(game).name)]


def _page(request: Request[Any, Any, Any], files: Page, path: FromPath[str]) -> Response[bytes]:
    found = None if path.startswith("/api") else files.file(path)
    if found is None and not path.startswith("/api") and not files.built:
        told = Message("http-no-page").say(language_of(request))
        return Response(told.encode(), status_code=503, media_type="text/plain")
    if found is None:
        raise NotFoundException
    headers = {"ETag": found.etag, "Cache-Control": found.cache_control, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    way, content = found.best(request.headers.get("accept-encoding", ""))
    if way is not None:
        headers["Content-Encoding"] = way
    return Response(content, media_type=found.media, headers=headers)
