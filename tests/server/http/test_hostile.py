"""Four hostile connections do the worst that they can; another player's moves are acknowledged all the same."""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from contextlib import suppress
from itertools import count

import httpx
import pytest
from server.http.wire import Browser, person

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
PATIENCE = 60
SECONDS = 8
SETTLED = 100
"""Milliseconds within which 99 of 100 moves are acknowledged."""


class Server:
    """A real server process on a database of a folder; limits as they are by default."""

    def __init__(self, folder):
        data = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
        command = [sys.executable, "-m", "gondwana.cli", "serve", "--port", "0", "--data", data]
        how = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
        self.process = subprocess.Popen(command, env={**os.environ, "NUMBA_DISABLE_JIT": "0"}, **how)
        line = self.process.stdout.readline()
        self.host = next(word for word in line.split() if word.startswith("http://")).removeprefix("http://").rstrip("/")

    def __enter__(self):
        return self.host

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.stdout.close()


def at(host, address):
    """A browser at an address of its own: the server believes what a proxy on this machine says."""
    return Browser(host, **{"X-Forwarded-For": address})


async def finish(browser, match):
    """Play a game of seats at one browser to its end, no faster than one may."""
    while (look := await browser.get(f"/{match}", seat=0))["status"] != "over":
        for seat in look["pending"]:
            while (await browser.act(match, seat)).status_code == 429:
                await asyncio.sleep(0.2)


async def act_and_undo(host, address, game):
    """Act and take it back, at a new table whenever nothing can be taken back any more; the past is asked for in between."""
    async with at(host, address) as eve:
        while True:
            with suppress(KeyError, AssertionError, IndexError):
                match = (await eve.create(person(), person(), game=game))["match"]
                while (look := await eve.get(f"/{match}", seat=0))["legal"]:
                    body = {"seat": 0, "command": eve.command(), "decision": look["decision"], "do": look["legal"][0]}
                    await eve.http.post(f"/api/matches/{match}/act", json=body)
                    undone = await eve.http.post(f"/api/matches/{match}/undo", json={"seat": 0, "command": eve.command()})
                    await eve.http.get(f"/api/matches/{match}/events?seat=0&since=0")
                    if undone.status_code == 409:
                        break
            await asyncio.sleep(0.01)


async def ask_without_end(host, address, match, paths):
    """Ask for the past of a match that is over, without a cookie, from every step on."""
    async with httpx.AsyncClient(base_url=f"http://{host}", headers={"X-Forwarded-For": address}, timeout=PATIENCE) as eve:
        for number in count():
            await eve.get(f"/api/matches/{match}/{paths[number % len(paths)]}")


async def moves(host, address, seconds):
    """The milliseconds that each move of an honest player took to be acknowledged; each is taken back."""
    took = []
    async with at(host, address) as ada:
        match = (await ada.create(person("Ada"), person("Bo")))["match"]
        async with ada.live(match, seat=0, headers={"X-Forwarded-For": address}) as (line, hello):
            look, end = hello["look"], time.monotonic() + seconds
            while time.monotonic() < end:
                for frame in ({"type": "act", "decision": look["decision"], "do": look["legal"][0]}, {"type": "undo"}):
                    began = time.perf_counter()
                    await line.send(command=ada.command(), **frame)
                    done = await line.hear("done", "refused")
                    assert done["type"] == "done", done
                    took.append(1000 * (time.perf_counter() - began))
                    look = {**look, "decision": done["decision"]}
                    await asyncio.sleep(0.05)
    return took


def p99(took):
    return statistics.quantiles(took, n=100)[98]


async def test_moves_are_acknowledged_while_four_connections_attack(tmp_path):
    """Act and undo in turn; all of the past of a match that is over, from anywhere in it, by strangers."""
    with Server(tmp_path) as host:
        async with at(host, "203.0.113.9") as bo:
            while (await bo.http.get("/api/status")).json()["preparing"]:  # whoever compiles takes a core from everybody
                await asyncio.sleep(1)
            match = (await bo.create(*(person(name) for name in "ABCDE")))["match"]
            await finish(bo, match)
        quiet = await moves(host, "203.0.113.1", 3)
        past = [f"events?since={since}" for since in range(0, 140, 7)]
        pictures = ["frames?all=true", "frames?seat=1", "frames", "points?number=60", "record", "events?since=0", ""]
        hostile = [
            asyncio.create_task(act_and_undo(host, "203.0.113.2", "draftosaurus")),
            asyncio.create_task(act_and_undo(host, "203.0.113.3", "giganten")),
            asyncio.create_task(ask_without_end(host, "203.0.113.4", match, past)),
            asyncio.create_task(ask_without_end(host, "203.0.113.5", match, pictures)),
        ]
        try:
            attacked = await moves(host, "203.0.113.1", SECONDS)
        finally:
            for one in hostile:
                one.cancel()
            ended = await asyncio.gather(*hostile, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
        told = json.dumps(
            {"quiet": [statistics.median(quiet), p99(quiet)], "attacked": [statistics.median(attacked), p99(attacked)]}
        )
        print(told)
        assert len(attacked) > 50 and p99(attacked) < max(SETTLED, 3 * p99(quiet)), told
