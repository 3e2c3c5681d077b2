"""Explanations over the web: frames, points with reasons, what is closed, advice, the record."""

import pytest
from server.http.wire import Browser, bot, person, site

from gondwana.core.match import Match
from gondwana.core.record import read_record
from gondwana.games import load
from gondwana.server.http.shield import NO_LIMITS

pytestmark = pytest.mark.asyncio


async def play_out(ada, match):
    """Both seats of one browser do the first thing that they may until the game is over."""
    while True:
        look = await ada.get(f"/{match}", seat=0)
        if look["status"] == "over":
            return look
        for seat in look["pending"]:
            assert (await ada.act(match, seat)).status_code == 200


@pytest.mark.slow
async def test_a_game_that_is_over_is_open_to_all(tmp_path):
    """Frames, points and record, also for who has but the address; talk stays with those who sat there."""
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada, Browser(host) as eve:
        match = (await ada.create(person("Ada"), person("Bo")))["match"]
        await ada.post(f"/{match}/chat", {"seat": 0, "command": "hi", "preset": "hello"}, status=200)
        for path in ("", "/frames", "/points", "/record"):
            assert (await eve.get(f"/{match}{path}", status=404))["code"] == "no-access"
        assert (await ada.get(f"/{match}/record", status=409))["code"] == "running"
        assert (await ada.get(f"/{match}/frames", status=409, seat=0, all=True))["code"] == "running"
        end = await play_out(ada, match)
        seen = await eve.get(f"/{match}")
        assert seen["result"]["scores"] == end["points"] and seen["seat"] is None
        frames = (await eve.get(f"/{match}/frames", all=True))["frames"]
        assert frames[-1]["number"] == end["number"] and frames[-1]["points"] == end["points"]
        points = await eve.get(f"/{match}/points", lang="de")
        assert [seat["total"] for seat in points["seats"]] == end["points"]
        answer = await eve.http.get(f"/api/matches/{match}/record")
        assert answer.headers["content-disposition"].startswith('attachment; filename="draftosaurus-')
        assert Match.replay(load("draftosaurus"), read_record(answer.content)).scores() == end["points"]
        assert (await eve.get(f"/{match}/chat", status=404))["code"] == "no-access"
        async with eve.live(match) as (_, hello):
            assert hello["chat"] == []


async def test_what_is_closed_says_why(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        match = (await ada.create(person("Ada"), bot("hatchling")))["match"]
        told = {}
        for language in ("en", "pl"):
            closed = await ada.get(f"/{match}/closed", lang=language)
            look = await ada.get(f"/{match}")
            assert set(closed["closed"]).isdisjoint(look["legal"])
            told[language] = closed["closed"]
        assert told["en"].keys() == told["pl"].keys()


@pytest.mark.slow
async def test_advice_is_for_who_plays_alone(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        alone = (await ada.create(person("Ada"), bot("hatchling")))["match"]
        hint = await ada.get(f"/{alone}/advice")
        assert hint["do"] in (await ada.get(f"/{alone}"))["legal"] and hint["reasons"]
        assert not any("seat " in reason for reason in hint["reasons"])
        together = (await ada.create(person("Ada"), person("Bo")))["match"]
        assert (await ada.get(f"/{together}/advice", status=409, seat=0))["code"] == "no-advice"


@pytest.mark.slow
async def test_lists_and_rematches(tmp_path):
    """A browser finds its matches; a listed one can be watched; people play again."""
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada, Browser(host) as eve:
        match = (await ada.create(person("Ada"), person("Bo"), listed=True))["match"]
        assert [one["match"] for one in await ada.get("")] == [match]
        assert await eve.get("") == []
        assert [one["match"] for one in (await eve.http.get("/api/listed")).json()] == [match]
        assert await eve.post(f"/{match}/watch", status=200) == {"seat": None}
        assert (await eve.get(f"/{match}"))["legal"] == []
        assert (await ada.post(f"/{match}/rematch", status=409))["code"] == "running"
        await play_out(ada, match)
        async with eve.live(match) as (line, _):
            again = await ada.post(f"/{match}/rematch", status=200)
            assert (await line.hear("rematch"))["match"] == again["match"]
        assert await ada.post(f"/{match}/rematch", status=200) == again
        assert (await ada.get(f"/{again['match']}"))["mine"] == [0, 1]


async def test_a_new_link_voids_the_old_one(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as bo:
        made = await ada.create(person("Ada"), {"kind": "open"})
        path = f"/{made['match']}"
        new = await ada.post(f"{path}/invite", {"seat": 1}, status=200)
        await bo.post(f"{path}/enter", {"key": made["keys"][1]}, status=404)
        assert await bo.post(f"{path}/invite", {"seat": 1}, status=404)
        assert await bo.post(f"{path}/enter", {"key": new["key"]}, status=200) == {"seat": 1}


async def test_who_comes_and_goes_is_told(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as bo:
        made = await ada.create(person("Ada"), {"kind": "open"})
        async with ada.live(made["match"]) as (line, hello):
            assert hello["look"]["status"] == "open"
            await bo.post(f"/{made['match']}/enter", {"key": made["keys"][1]}, status=200)
            await bo.post(f"/{made['match']}/join", {"seat": 1, "name": "Bo"}, status=200)
            seats = await line.hear("seats")
            assert (seats["seats"][1]["name"], seats["status"]) == ("Bo", "running")


async def test_ready_made_set_ups_are_for_the_own_seat(tmp_path):
    """Asked for where something is set up, they name whole armies; elsewhere there are none."""
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as eve:
        park = (await ada.create(person("Ada"), bot("hatchling")))["match"]
        assert await ada.get(f"/{park}/setups") == []
        match = (await ada.create(person("Ada"), person("Bo"), game="giganten", options={"screened": True}))["match"]
        assert await ada.get(f"/{match}/setups", seat=0) == []
        for seat in (0, 1, 0, 1):
            await ada.act(match, seat)
        look = await ada.get(f"/{match}", seat=0)
        armies = await ada.get(f"/{match}/setups", seat=0)
        assert len({army["name"] for army in armies}) == len(armies) > 3
        for army in armies:
            assert len(army["fields"]) == 24 and set(army["fields"]) <= set(look["view"]["setting"]["territory"])
        assert (await eve.get(f"/{match}/setups", status=404, seat=0))["code"] == "no-access"
