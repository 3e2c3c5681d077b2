"""Matches over the web: create, enter, join, look, act, take back, talk, and the live socket."""

import time

import pytest
from server.http.wire import Browser, bot, guest, person, site

pytestmark = pytest.mark.asyncio


async def test_a_browser_is_known_by_its_cookie(tmp_path):
    """Who created a match holds its seats; the cookie is for the browser alone."""
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as eve:
        answer = await ada.http.post(
            "/api/matches", json={"game": "draftosaurus", "players": 2, "seats": [person(), bot()], "options": {}}
        )
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
        match = answer.json()["match"]
        assert (await ada.get(f"/{match}"))["seat"] == 0
        refused = await eve.get(f"/{match}", status=404)
        assert refused["code"] == "no-access"


async def test_a_browser_does_not_choose_its_own_name(tmp_path):
    """A cookie that we did not make is replaced, so that nobody is known by one that others can guess."""
    async with site(tmp_path) as host, Browser(host) as ada:
        for weak in ("me", "x" * 4000, "ä" * 43):
            made = await ada.http.post(
                "/api/matches",
                json={"game": "draftosaurus", "players": 2, "seats": [person(), bot()], "options": {}},
                headers={"Cookie": f"gondwana={weak}".encode()},
            )
            assert made.status_code == 201
            assert f"gondwana={weak};" not in made.headers["set-cookie"]


async def test_a_key_leads_to_its_seat(tmp_path):
    """A link's key binds the browser that brings it, and nothing else opens the seat."""
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as bo:
        made = await ada.create(person("Ada"), guest())
        path = f"/{made['match']}"
        assert await bo.post(f"{path}/enter", {"key": "wrong"}, status=404)
        assert await bo.post(f"{path}/enter", {"key": made["keys"][1]}, status=200) == {"seat": 1}
        joined = await bo.post(f"{path}/join", {"seat": 1, "name": "Bo"}, status=200)
        look = joined["look"]
        assert joined["key"] is None
        assert (look["status"], look["seats"][1]["name"], look["seat"]) == ("running", "Bo", 1)
        refused = await bo.get(path, status=404, seat=0)
        assert refused["code"] == "no-access"


async def test_no_answer_is_kept_back(tmp_path):
    """On a connection that stays, the second part of an answer does not wait until the first is acknowledged (40 ms)."""
    taken = []
    async with site(tmp_path) as host, Browser(host) as ada:
        for _ in range(30):
            before = time.perf_counter()
            assert (await ada.http.get("/api/status")).is_success
            taken.append(time.perf_counter() - before)
    assert sorted(taken)[5] < 0.03, taken


async def test_a_program_may_send_the_key_itself(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        made = await ada.create(person("Ada"), guest())
        async with Browser(host, Authorization=f"Bearer {made['keys'][1]}") as program:
            assert (await program.get(f"/{made['match']}"))["seat"] == 1
            joined = await program.post(f"/{made['match']}/join", {"seat": 1, "name": "Bo"}, status=200)
            await program.get(f"/{made['match']}", status=404)  # the link is used up
            program.http.headers["Authorization"] = f"Bearer {joined['key']}"
            assert (await program.get(f"/{made['match']}"))["mine"] == [1]
            assert (await program.act(made["match"], seat=1)).is_success
            assert not program.http.cookies


async def test_a_match_is_played_over_the_web(tmp_path):
    """Acting, taking back, resigning; a command that is sent again gets the answer that it got."""
    async with site(tmp_path) as host, Browser(host) as ada:
        made = await ada.create(person("Ada"), person("Bo"))
        path = f"/{made['match']}"
        look = await ada.get(path, seat=0)
        body = {"seat": 0, "command": "one", "decision": look["decision"], "do": look["legal"][0]}
        done = await ada.post(f"{path}/act", body, status=200)
        assert await ada.post(f"{path}/act", body, status=200) == done
        await ada.post(f"{path}/undo", {"seat": 0, "command": "two"}, status=200)
        assert (await ada.get(path, seat=0))["legal"] == look["legal"]
        await ada.post(f"{path}/resign", {"seat": 1, "command": "three"}, status=200)
        assert (await ada.get(path, seat=0))["seats"][1]["resigned"]
        events = await ada.get(f"{path}/events", seat=0, since=look["number"])
        assert [event["type"] for event in events["events"]][:3] == ["choose", "undo", "resign"]


async def test_talk(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        said = await ada.post(f"/{match}/chat", {"seat": 0, "command": "a", "preset": "hello"}, status=200)
        assert await ada.get(f"/{match}/chat", seat=1) == [said]
        await ada.post(f"/{match}/chat", {"seat": 0, "command": "b"}, status=400)


async def test_the_live_socket_tells_and_takes_commands(tmp_path):
    """Both people hear of a move; only who moved gets the answer."""
    async with site(tmp_path) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        async with ada.live(match, seat=0) as (first, hello), ada.live(match, seat=1) as (second, _):
            look = hello["look"]
            await first.send(type="act", command="x", decision=look["decision"], do=look["legal"][0])
            done = await first.hear("done")
            assert (done["command"], done["number"]) == ("x", look["number"] + 1)
            update = await second.hear("update")
            assert update["number"] == done["number"]
            assert update["events"] == [{"at": look["number"], "type": "choose", "seat": 0, "do": None}]
            await second.send(type="act", command="y", decision=look["decision"], do="nonsense")
            assert (await second.hear("refused"))["code"] == "notation"
            await second.send(type="say", command="z", preset="oops")
            assert (await first.hear("said"))["preset"] == "oops"
            assert await second.hear("heard", "done") == {"type": "heard", "command": "z", "number": 0}
            await second.send(type="ping")
            await second.hear("pong")


async def test_who_comes_back_hears_what_was_missed(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        match = (await ada.create())["match"]
        number = (await ada.get(f"/{match}", seat=1))["number"]
        await ada.act(match, 0)
        async with ada.live(match, seat=1, since=number) as (line, hello):
            assert hello["look"]["number"] == number + 1
            assert [event["at"] for event in (await line.hear("update"))["events"]] == [number]


async def test_no_access_closes_the_socket(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada, Browser(host) as eve:
        match = (await ada.create())["match"]
        for who in (match, "no-such-match", "x" * 500):
            async with eve.dial(who) as line:
                assert await line.closed() == 4404


async def test_a_server_that_goes_says_so(tmp_path):
    """1012: come back in a moment."""
    here = site(tmp_path)
    host = await here.__aenter__()
    async with Browser(host) as ada:
        match = (await ada.create())["match"]
        async with ada.live(match, seat=0) as (line, _):
            await here.__aexit__(None, None, None)
            assert await line.closed() == 1012


async def test_bots_answer(tmp_path):
    async with site(tmp_path) as host, Browser(host) as ada:
        match = (await ada.create(person(), bot("hatchling"), bot("grazer")))["match"]
        async with ada.live(match) as (line, hello):
            look = hello["look"]
            while look["pending"] != [0]:
                look = await line.hear("update")
            await line.send(type="act", command="x", decision=look["decision"], do=look["legal"][0])
            await line.hear("done")
