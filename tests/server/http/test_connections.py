"""Whoever holds connections without finishing a request is not waited for, and takes them from nobody else."""

import asyncio
import sys
import time
from contextlib import closing, suppress
from types import SimpleNamespace

import httpx
import pytest
from faults_attacks import HOSTILE, AttackedServer
from server.http.wire import Browser, person, site

from gondwana.server.http.shield import Limits

pytestmark = pytest.mark.asyncio
HALF_HEADER = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: "
HALF_BODY = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
SLOW = 20
"""Seconds within which even a busy machine notices."""


async def opened(host, sent=b"", address="127.0.0.1"):
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(address, 0))
    writer.write(sent)
    return reader, writer


async def ended(reader):
    """What came before the server closed."""
    with suppress(ConnectionResetError):
        return await asyncio.wait_for(reader.read(), SLOW)
    return b""


@pytest.mark.parametrize("half", [HALF_HEADER, HALF_BODY], ids=["header", "body"])
async def test_a_request_that_does_not_end_is_ended(tmp_path, half, caplog):
    """Also when it trickles in, byte by byte; nothing is logged as a fault."""
    limits = Limits(header_seconds=0.5, body_seconds=0.5)
    async with site(tmp_path, limits=limits) as host, Browser(host) as ada:
        reader, writer = await opened(host, half)
        began, answer = time.monotonic(), asyncio.create_task(ended(reader))
        while not answer.done() and time.monotonic() < began + SLOW:
            with suppress(OSError):
                writer.write(b"x")
            await asyncio.sleep(0.1)
        await answer
        assert 0.3 < time.monotonic() - began < SLOW
        writer.close()
        assert (await ada.http.get("/healthz")).status_code == 200
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


async def test_a_request_that_does_not_end_is_told_so(tmp_path):
    async with site(tmp_path, limits=Limits(header_seconds=0.2, body_seconds=0.2)) as host:
        for half in (HALF_HEADER, HALF_BODY):
            reader, writer = await opened(host, half)
            assert (await ended(reader)).startswith(b"HTTP/1.1 408 ")
            writer.close()
        reader, writer = await opened(host)
        assert await ended(reader) == b"", "whoever has said nothing is told nothing"
        writer.close()


async def test_whoever_takes_time_between_two_requests_is_not_cut_off(tmp_path):
    """The limits are for requests that were begun. A second one that does not end is ended as well."""
    async with site(tmp_path, limits=Limits(header_seconds=0.3, body_seconds=0.3)) as host:
        reader, writer = await opened(host, WHOLE)
        assert b"200" in await reader.readline()
        await asyncio.sleep(0.8)
        writer.write(WHOLE + HALF_HEADER)
        assert (await ended(reader)).count(b"HTTP/1.1 200") == 1
        writer.close()


async def test_an_address_has_only_so_many_connections(tmp_path):
    """Sockets count too. Others are served meanwhile, and the address again when it has let go."""
    limits = Limits(connections=5)
    async with site(tmp_path, limits=limits) as host, Browser(host) as ada:
        made = await ada.create(person("Ada"), person("Bo"))
        held = [await opened(host, HALF_HEADER, HOSTILE) for _ in range(4)]
        transport = httpx.AsyncHTTPTransport(local_address=HOSTILE)
        async with httpx.AsyncClient(base_url=f"http://{host}", transport=transport) as eve:
            assert (await eve.get("/healthz", headers={"Connection": "close"})).status_code == 200
            held.append(await opened(host, HALF_HEADER, HOSTILE))
            reader, writer = await opened(host, WHOLE, HOSTILE)
            assert await ended(reader) == b"", "the sixth is refused"
            writer.close()
            async with ada.live(made["match"]):
                assert (await ada.http.get("/healthz")).status_code == 200
            for _, one in held:
                one.close()
            for _ in range(SLOW * 20):
                with suppress(httpx.HTTPError):
                    assert (await eve.get("/healthz")).status_code == 200
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("connections that are closed still count")


async def test_sockets_count_as_connections_until_they_end(tmp_path, monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.1")
    async with site(tmp_path, limits=Limits(connections=4)) as host, Browser(host) as ada:
        made = await ada.create(person("Ada"), person("Bo"))
        for _ in range(5):
            async with ada.live(made["match"]), ada.live(made["match"]), ada.live(made["match"]):
                reader, writer = await opened(host, WHOLE)
                assert await ended(reader) == b""
                writer.close()
            await asyncio.sleep(0.2)
        assert (await ada.http.get("/healthz")).status_code == 200


async def test_of_many_unfinished_requests_most_are_ended_soon(tmp_path):
    """A proxy has any number of connections; if too many of them are unfinished, further ones get less time."""
    limits = Limits(connections=2, unfinished=3, header_seconds=60, crowded_seconds=0.2)
    async with site(tmp_path, limits=limits) as host:
        held = [await opened(host, HALF_HEADER) for _ in range(8)]
        done, _ = await asyncio.wait([asyncio.create_task(reader.read()) for reader, _ in held], timeout=3)
        assert len(done) == 5
        reader, writer = await opened(host, WHOLE)
        assert b"200" in await reader.readline()
        for _, one in (*held, (reader, writer)):
            one.close()


@pytest.mark.slow
@pytest.mark.once
async def test_half_open_connections_stop_nobody_else(tmp_path):
    """With 220 files, somebody tries to hold 215 connections with half a header; another is answered every time."""
    with AttackedServer(tmp_path, SimpleNamespace(compiled=False, python=sys.executable)) as server:
        host = server.running.host
        server.limit_descriptors(220)

        async def hold():
            while True:
                with suppress(OSError):
                    reader, writer = await opened(host, HALF_HEADER, HOSTILE)
                    with closing(writer):
                        await reader.read()
                await asyncio.sleep(0.05)

        holding = [asyncio.create_task(hold()) for _ in range(215)]
        await asyncio.sleep(1)
        for _ in range(20):
            async with httpx.AsyncClient(base_url=f"http://{host}", timeout=5) as ada:
                assert (await ada.get("/healthz")).status_code == 200
            await asyncio.sleep(0.1)
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)
