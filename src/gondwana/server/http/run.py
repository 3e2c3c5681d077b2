"""Running the application: the database is opened, uvicorn serves, and the tables are closed at the end."""

import asyncio
import socket

import uvicorn

from gondwana.server.http.app import make_app
from gondwana.server.http.live import FRAME_LIMIT
from gondwana.server.service import Tables
from gondwana.server.storage import open_engine, upgrade


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(2048)
    return listener


def serve(listener: socket.socket, data: str | None = None) -> None:
    """Serve until somebody stops it."""
    asyncio.run(_serve(listener, data))


async def _serve(listener: socket.socket, data: str | None) -> None:
    engine = open_engine(data)
    try:
        await upgrade(engine)
        tables = Tables(engine)
        try:
            await _server(tables).serve(sockets=[listener])
        finally:
            await tables.close()
    finally:
        await engine.dispose()


def _server(tables: Tables) -> uvicorn.Server:
    config = uvicorn.Config(
        make_app(tables),
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)
