"""A real server on a real socket, and browsers that talk to it."""

import asyncio
import json
import socket
from contextlib import asynccontextmanager, suppress
from itertools import count

import httpx
from server.tabletop import service
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gondwana.server.http.app import make_app
from gondwana.server.http.page import Page
from gondwana.server.http.run import Server

PATIENCE = 300


def free_socket():
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    return listener


@asynccontextmanager
async def site(folder, *, limits=None, page=None, hosts=None, **how):
    """The address of a server that serves the database of a folder."""
    async with service(folder, **how) as tables:
        listener = free_socket()
        server = Server(make_app(tables, limits=limits, page=Page(page or folder / "no-page"), hosts=hosts))
        started = asyncio.Event()
        serving = asyncio.create_task(server.run(listener, started.set))
        await asyncio.wait_for(started.wait(), PATIENCE)
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.stop()
            await asyncio.wait_for(serving, PATIENCE)


class Browser:
    """A device with its cookie; every command gets an id of its own."""

    def __init__(self, host, **headers):
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", headers=headers, timeout=PATIENCE)
        self._numbers = count()

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    def command(self):
        return f"command-{next(self._numbers)}"

    async def post(self, path, body=None, status=None):
        answer = await self.http.post(f"/api/matches{path}", json=body or {})
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path, status=200, **query):
        answer = await self.http.get(f"/api/matches{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def create(self, *seats, players=None, **more):
        seats = seats or (person("Ada"), person("Bo"))
        body = {"game": "draftosaurus", "players": players or len(seats), "seats": list(seats), **more}
        return await self.post("", body, status=201)

    async def act(self, match, seat=0, **changes):
        """The first thing that the seat may do."""
        look = await self.get(f"/{match}", seat=seat)
        body = {"seat": seat, "command": self.command(), "decision": look["decision"], "do": look["legal"][0]}
        return await self.http.post(f"/api/matches/{match}/act", json=body | changes)

    @asynccontextmanager
    async def live(self, match, *, origin=True, headers=None, **query):
        """The live socket; gives it with its `hello`."""
        async with self.dial(match, origin=origin, headers=headers, **query) as line:
            yield line, await line.hear("hello")

    @asynccontextmanager
    async def dial(self, match, *, origin=True, headers=None, **query):
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = httpx.URL(f"ws://{self.host}/api/matches/{match}/live", params=query)
        origin = f"http://{self.host}" if origin is True else origin
        sent = {"Cookie": cookie, **(headers or {})}
        async with connect(str(address), origin=origin, additional_headers=sent, open_timeout=PATIENCE) as socket:
            yield Line(socket)


class Line:
    """A live socket."""

    def __init__(self, socket):
        self.socket = socket
        self.heard = []

    async def send(self, **frame):
        await self.socket.send(json.dumps(frame))

    async def hear(self, *types):
        """The next message of these types; others are kept in `heard`."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.heard.append(text)
                message = json.loads(text)
                if not types or message["type"] in types:
                    return message

    async def closed(self):
        """The code with which the server closes."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:
                    await self.socket.recv()
        return self.socket.close_code


def person(name="Ada"):
    return {"kind": "person", "name": name}


def guest():
    return {"kind": "open"}


def bot(level="grazer"):
    return {"kind": "bot", "level": level}


async def raw(host, request):
    """The bytes that come back for bytes that no honest client would send."""
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(request.encode("latin-1"))
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer
