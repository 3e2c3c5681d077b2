"""Two servers and a worker on one database: whichever server one comes to, it is the same table."""

import asyncio
import random
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from cluster import Cluster
from server.http.wire import Browser, bot, person

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
PATIENCE = 60


class Wanderer(Browser):
    """A browser whose every request goes to another server."""

    def __init__(self, cluster):
        super().__init__(cluster.next_host)
        self.cluster = cluster
        self.http = httpx.AsyncClient(base_url="http://127.0.0.1:1", timeout=PATIENCE, event_hooks={"request": [self._wander]})

    async def _wander(self, request):
        host, port = self.cluster.next_host.split(":")
        request.url = request.url.copy_with(host=host, port=int(port))
        request.headers["host"] = f"{host}:{port}"

    @asynccontextmanager
    async def live(self, match, **query):
        self.host = self.cluster.next_host
        async with super().live(match, **query) as found:
            yield found


class Sitting:
    """A person: acts by requests, hears by a socket."""

    def __init__(self, browser, match, seat, line, hello):
        self.browser, self.match, self.seat, self.line = browser, match, seat, line
        self.now, self.events, self.present = hello["look"], [], set()
        self.rng = random.Random(seat)

    async def play(self):
        """The whole game: whatever is owed is decided, by a request to whichever server is next."""
        while self.now["status"] != "over":
            if self.seat in self.now["pending"]:
                decision = self.now["decision"]
                body = {"seat": self.seat, "command": self.browser.command(), "decision": decision}
                await self.browser.post(f"/{self.match}/act", body | {"do": self.rng.choice(self.now["legal"])}, status=200)
                while self.now["decision"] == decision and self.seat in self.now["pending"] and self.now["status"] != "over":
                    await self.hear()
            else:
                await self.hear()

    async def hear(self):
        news = await self.line.hear("update", "presence")
        if news["type"] == "presence":
            self.present |= set(news["present"])
        else:
            self.now = news
            self.events += news["events"]


@pytest.mark.parametrize("carrier", ["redis", pytest.param("postgresql", marks=pytest.mark.slow)])
async def test_a_whole_game_between_two_servers_and_a_worker(on_postgres, request, carrier):
    """Requests alternate between the servers, each person listens at another one, the worker thinks; everybody hears all."""
    address = request.getfixturevalue("redis") if carrier == "redis" else None
    with Cluster(on_postgres, address) as cluster:
        async with AsyncExitStack() as stack:
            browser = await stack.enter_async_context(Wanderer(cluster))
            made = await browser.create(person("Ada"), person("Bo"), bot("greedy"), players=3)
            people, number = [], 0
            for seat in (0, 1):
                line, hello = await stack.enter_async_context(browser.live(made["match"], seat=seat))
                people.append(Sitting(browser, made["match"], seat, line, hello))
                number = max(number, hello["look"]["number"])
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(one.play() for one in people))
            for one in people:
                assert one.present == {0, 1}
                told = await browser.get(f"/{made['match']}/events", seat=one.seat, since=0)
                assert one.now["result"] is not None and one.now["number"] == told["number"]
                assert one.events == told["events"][-len(one.events) :]
            frames = [await browser.get(f"/{made['match']}/frames", all=True) for _ in range(2)]
            assert frames[0] == frames[1]


async def test_bots_that_somebody_watches_at_a_server_play_at_the_worker(on_postgres):
    """Nobody plays, somebody looks: the server asks for bots, and its watchers see them move."""
    with Cluster(on_postgres, servers=1) as cluster:
        async with Browser(cluster.servers[0].host) as browser:
            made = await browser.create(bot("random"), bot("random"), players=2)
            async with browser.live(made["match"]) as (line, hello), asyncio.timeout(PATIENCE):
                while (await line.hear("update"))["number"] < hello["look"]["number"] + 4:
                    pass


async def test_two_workers_never_both_think(on_postgres, tmp_path):
    """Of two programs that claim the bots of a match one gets them, until it lets go or is silent for too long."""
    from server.tabletop import people, service

    from gondwana.server.storage import Claims, open_engine
    from gondwana.server.storage.claims import LEASE

    engine = open_engine(on_postgres)
    try:
        one, other = Claims(engine, "one"), Claims(engine, "other")
        async with service(tmp_path) as tables:
            matches = [(await tables.create("draftosaurus", players=2, seats=people(2))).match for _ in range(20)]
        taken = await asyncio.gather(*(who.claim(matches, 1000) for who in (one, other) * 4))
        owners = [{claim.match for claim in who} for who in taken]
        assert set.union(*owners[::2]) | set.union(*owners[1::2]) == set(matches)
        assert not set.union(*owners[::2]) & set.union(*owners[1::2])
        assert {claim.match for claim in await other.claim(matches, 1001 + LEASE)} == set(matches)
        await other.let_go()
        assert len(await one.claim(matches, 1002 + LEASE)) == len(matches)
    finally:
        await engine.dispose()
