"""Limits hold for an address as well as for a browser, and nobody's work delays somebody else's.

Behind a proxy on this machine the forwarded address counts, so that one machine can be many clients here.
"""

import asyncio
import threading
import time
from types import SimpleNamespace

import pytest
from server.http.wire import Browser, bot, guest, person, site

from gondwana.bots.chance import RandomBot
from gondwana.server.client import network_of
from gondwana.server.http.shield import NO_LIMITS, Limits

pytestmark = pytest.mark.asyncio
BOTS = {"game": "draftosaurus", "players": 2, "seats": [bot(), bot()], "options": {}}


def at(host, address):
    """A browser at an address."""
    return Browser(host, **{"X-Forwarded-For": address})


async def new_bot_table(browser, *, cookie=True):
    """The status that a table of bots gets; by a browser that keeps no cookie, if there is to be none."""
    if not cookie:
        browser.http.cookies.clear()
    return (await browser.http.post("/api/matches", json=BOTS)).status_code


async def test_an_address_counts_as_what_one_customer_has():
    assert network_of("203.0.113.7") == "203.0.113.7" == network_of("::ffff:203.0.113.7")
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::7")
    assert network_of("fe80::1%eth0") == network_of("fe80::2") and network_of("?") == "?"


@pytest.mark.parametrize(("eve", "bo"), [("203.0.113.1", "203.0.113.2"), ("2001:db8::1", "2001:db8:0:1::1")])
async def test_the_sixth_table_of_bots_is_refused_without_a_cookie_too(tmp_path, eve, bo):
    async with site(tmp_path, limits=NO_LIMITS, thinks=False) as host, at(host, eve) as one, at(host, bo) as other:
        assert [await new_bot_table(one, cookie=False) for _ in range(7)] == [201] * 5 + [429] * 2
        one.http.cookies.set("gondwana", "e" * 43)
        assert await new_bot_table(one) == 429, "a cookie that was invented is none"
        answer = await one.http.post("/api/matches", json=BOTS)
        assert answer.json()["code"] == "flood" and "5" in answer.json()["say"]
        assert await new_bot_table(other) == 201
    async with (
        site(tmp_path, limits=NO_LIMITS, thinks=False) as host,
        at(host, "2001:db8::2:3") as neighbour,
        at(host, "::5") as far,
    ):
        assert [await new_bot_table(far) for _ in range(6)] == [201] * 5 + [429], "of one browser as before"
        assert await new_bot_table(neighbour) == 201


async def test_all_addresses_of_an_ipv6_customer_are_one(tmp_path):
    async with site(tmp_path, limits=NO_LIMITS, thinks=False) as host:
        statuses = []
        for k in range(7):
            async with at(host, f"2001:db8::{k + 1}") as one:
                statuses.append(await new_bot_table(one))
        assert statuses == [201] * 5 + [429] * 2


async def test_who_resigns_leaves_a_table_of_bots(tmp_path):
    """Tables that somebody has left to the bots count like those that were made for them."""
    async with site(tmp_path, limits=NO_LIMITS, thinks=False) as host, at(host, "203.0.113.1") as eve:
        for _ in range(5):
            match = (await eve.create(person(), bot()))["match"]
            await eve.post(f"/{match}/resign", {"seat": 0, "command": "r"}, status=200)
        assert await new_bot_table(eve) == 429
        assert await new_bot_table(eve, cookie=False) == 429


async def test_rematches_are_new_matches(tmp_path):
    """Whoever resigns and plays again makes no more matches than others."""
    async with site(tmp_path, limits=Limits(rate=1e6, burst=1e6, matches_a_minute=4)) as host, at(host, "203.0.113.1") as eve:
        match = (await eve.create(person(), person()))["match"]
        made = 1
        for _ in range(12):
            await finish(eve, match)
            answer = await eve.http.post(f"/api/matches/{match}/rematch", json={})
            if answer.status_code == 429:
                assert answer.json()["code"] == "flood" and int(answer.headers["retry-after"]) >= 1
                break
            match, made = answer.json()["match"], made + 1
        assert made == 4
        assert (await eve.http.post("/api/matches", json=BOTS)).status_code == 429
        eve.http.cookies.clear()
        assert (await eve.http.post("/api/matches", json=BOTS)).status_code == 429


async def finish(browser, match):
    """Play a game of two seats at one browser to its end."""
    while True:
        look = await browser.get(f"/{match}", seat=0)
        if look["status"] == "over":
            return
        for seat in look["pending"]:
            assert (await browser.act(match, seat)).status_code == 200


async def test_links_and_advice_are_counted_by_address(tmp_path):
    """Without a cookie as with one; whoever is elsewhere does not notice."""
    async with site(tmp_path, limits=Limits(work_a_minute=5)) as host, at(host, "203.0.113.1") as eve, at(host, "::1") as ada:
        made = await ada.create(person(), guest(), listed=True)
        for path, body in (("watch", {}), ("enter", {"key": "wrong"})) * 2:
            eve.http.cookies.clear()
            assert (await eve.http.post(f"/api/matches/{made['match']}/{path}", json=body)).status_code != 429
        await eve.http.get(f"/api/matches/{made['match']}/advice")
        answer = await eve.http.post(f"/api/matches/{made['match']}/join", json={"seat": 1})
        assert answer.status_code == 429 and answer.json()["code"] == "flood"
        assert (await eve.http.get("/api/games")).status_code == 200
        assert (await ada.http.post(f"/api/matches/{made['match']}/invite", json={"seat": 1})).status_code == 200


async def test_invented_cookies_share_the_limit_of_their_address(tmp_path):
    """A new cookie for every request is no way around; a browser that plays here has a share of its own."""
    limits = Limits(rate=0.1, burst=10)
    async with site(tmp_path, limits=limits) as host, at(host, "203.0.113.1") as ada, at(host, "203.0.113.1") as eve:
        await ada.create()
        statuses = []
        for k in range(20):
            eve.http.cookies.set("gondwana", f"{k:043}")
            statuses.append((await eve.http.get("/api/games")).status_code)
        assert statuses[0] == 200 and statuses[-1] == 429
        assert (await ada.http.get("/api/games")).status_code == 200


async def test_frames_of_many_sockets_count_together(tmp_path):
    """Over the own share a frame waits; the socket stays, and others do not notice."""
    limits = Limits(rate=4, burst=10)
    async with site(tmp_path, limits=limits) as host, at(host, "203.0.113.1") as eve, at(host, "203.0.113.2") as ada:
        match, own = (await eve.create())["match"], (await ada.create())["match"]
        extra = {"X-Forwarded-For": "203.0.113.1"}
        async with (
            eve.live(match, seat=0, headers=extra) as (one, _),
            eve.live(match, seat=1, headers=extra) as (two, _),
            ada.live(own, seat=0, headers={"X-Forwarded-For": "203.0.113.2"}) as (line, _),
        ):
            began = time.monotonic()
            for _ in range(10):
                await one.send(type="ping")
                await two.send(type="ping")
            await line.send(type="ping")
            await line.hear("pong")
            assert time.monotonic() - began < 1
            for _ in range(10):
                await one.hear("pong")
                await two.hear("pong")
            assert time.monotonic() - began > 2


def quick_bots(game, level, seed):
    return RandomBot(game, name=level, seed=seed)


@pytest.fixture
def slow_titans():
    """Bots of which the titans think until they are told to stop."""
    stop, thinking = threading.Event(), []

    class Titan(RandomBot):
        def choose(self, hidden, seat, legal, budget):
            thinking.append(self.name)
            assert stop.wait(30)
            return super().choose(hidden, seat, legal, budget)

    def source(game, level, seed):
        return (Titan if level == "titan" else RandomBot)(game, name=level, seed=seed)

    yield SimpleNamespace(source=source, thinking=thinking)
    stop.set()


async def test_quick_bots_are_never_behind_slow_ones(tmp_path, slow_titans):
    """Whatever titans think about at other tables, and at how many, somebody's quick bot replies at once."""
    async with site(tmp_path, limits=NO_LIMITS, bots=slow_titans.source) as host, at(host, "::1") as ada:
        for k in range(4):
            async with at(host, f"203.0.113.{k}") as eve:
                for _ in range(5):
                    await eve.create(bot("titan"), bot("titan"))
        await asyncio.sleep(0.1)
        assert slow_titans.thinking
        await replies(ada, bot("alpha"))


async def replies(browser, opponent):
    """A bot answers the first decision within two seconds."""
    match = (await browser.create(person(), opponent))["match"]
    assert (await browser.act(match, 0)).status_code == 200
    async with asyncio.timeout(2):
        while (look := await browser.get(f"/{match}", seat=0))["pending"] != [0]:
            await asyncio.sleep(0.01)
    return look


async def test_one_clients_tables_leave_a_thread_for_others(tmp_path, slow_titans, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    async with site(tmp_path, limits=NO_LIMITS, bots=slow_titans.source) as host:
        async with at(host, "203.0.113.1") as eve:
            for _ in range(8):
                match = (await eve.create(person(), bot("titan")))["match"]
                await eve.act(match, 0)
            await asyncio.sleep(0.1)
            assert len(slow_titans.thinking) == 1
        async with at(host, "203.0.113.2") as ada:
            await ada.act((await ada.create(person(), bot("titan")))["match"], 0)
            async with asyncio.timeout(2):
                while len(slow_titans.thinking) < 2:
                    await asyncio.sleep(0.01)


async def test_abandoned_advice_delays_nobody(tmp_path, monkeypatch):
    """Questions whose asker has gone are not begun; the next one is answered after what is being thought about at most."""
    begun = []

    def advise(game, hidden, seat, seed):
        begun.append(seat)
        time.sleep(0.5)
        return SimpleNamespace(best=SimpleNamespace(turn="trex river", reasons=()))

    monkeypatch.setattr("gondwana.server.service.advise", advise)
    async with site(tmp_path, limits=NO_LIMITS, bots=quick_bots) as host, at(host, "203.0.113.1") as ada:
        matches = [(await ada.create(person(), bot("alpha")))["match"] for _ in range(12)]
        for match in matches:
            asked = asyncio.create_task(ada.http.get(f"/api/matches/{match}/advice"))
            await asyncio.sleep(0.03)
            asked.cancel()
        await asyncio.sleep(0.1)
        before, began = len(begun), time.monotonic()
        assert (await ada.get(f"/{matches[0]}/advice"))["do"] == "trex river"
        assert time.monotonic() - began < 1.5
        assert before <= 2 and len(begun) <= 4


async def test_many_askers_of_one_address_do_not_delay_another(tmp_path, monkeypatch):
    begun = []

    def advise(game, hidden, seat, seed):
        begun.append(time.monotonic())
        time.sleep(0.3)
        return SimpleNamespace(best=SimpleNamespace(turn="trex river", reasons=()))

    monkeypatch.setattr("gondwana.server.service.advise", advise)
    async with (
        site(tmp_path, limits=NO_LIMITS, bots=quick_bots) as host,
        at(host, "203.0.113.1") as eve,
        at(host, "203.0.113.2") as ada,
    ):
        made = [await eve.create(person(), bot("alpha"), held_by="keys") for _ in range(12)]
        own = (await ada.create(person(), bot("alpha")))["match"]
        waiting = [
            asyncio.create_task(eve.http.get(f"/api/matches/{one['match']}/advice", headers=bearer(one["keys"][0])))
            for one in made
        ]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await ada.get(f"/{own}/advice")
        assert time.monotonic() - began < 1
        statuses = [(await one).status_code for one in waiting]
        assert 429 in statuses and statuses.count(200) >= 8


def bearer(key):
    return {"Authorization": f"Bearer {key}"}
