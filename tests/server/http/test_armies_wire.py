"""Giganten over the wire: whole moves by route and by socket, what is no move, and nothing hidden in the traffic."""

import dataclasses
import json
import random

import pytest
from server.armies import any_path
from server.http.wire import Browser, person, site

from gondwana.games import load
from gondwana.games.giganten.data import DATA, own_parts
from gondwana.server.http import app
from gondwana.server.http.shield import NO_LIMITS

pytestmark = pytest.mark.asyncio

NO_STEPS = ([], [[]], [["e4"]], [1], [None], {}, 7, True, None, ["e4"] * 101, ["x" * 201])
NO_MOVES = ("", "e4-e5", "castling", "\x00", ["up", "-e5", "x e6"], ["", "e4"], ["quiet"], "tile a 45", "e99")


async def set_up(browser, match, rng):
    """Both armies stand, sent in as few commands as there can be."""
    for _ in range(200):
        for seat in (0, 1):
            look = await browser.get(f"/{match}", seat=seat)
            if look["view"]["phase"] not in ("lay", "occupy", "arrange"):
                return
            if seat in look["pending"]:
                await browser.act(match, seat, do=rng.choice(look["legal"]))
    raise AssertionError("the set-up does not end")


async def new_armies(browser, **options):
    made = await browser.post(
        "", {"game": "giganten", "players": 2, "seats": [person("Ada"), person("Bo")], "options": options}, 201
    )
    return made["match"]


def seen_kinds(view, seat):
    """The kinds of the other side that a view tells, which everybody may know."""
    return [piece for piece in view["pieces"] if piece["seat"] != seat and piece["kind"] is not None and not piece["shown"]]


@pytest.mark.slow
async def test_whole_moves_by_socket(tmp_path):
    """A move is one frame and one answer; sent twice, it is done once; nothing is told that the seat may not know."""
    rng = random.Random(1)
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada:
        match = await new_armies(ada, quiet_moves=20)
        await set_up(ada, match, rng)
        async with ada.live(match, seat=0) as (first, hello), ada.live(match, seat=1) as (second, other):
            lines, looks = (first, second), [hello["look"], other["look"]]
            for number in range(40):
                if looks[0]["status"] == "over":
                    break
                (seat,) = looks[0]["pending"]
                look = looks[seat]
                assert looks[1 - seat]["plans"] is None and sorted(look["plans"]) == sorted(look["legal"])
                order = {"type": "act", "command": f"m{number}", "decision": look["decision"], "do": any_path(look["plans"], rng)}
                await lines[seat].send(**order)
                done = await lines[seat].hear("done")
                for who in (0, 1):
                    while looks[who]["number"] < done["number"]:
                        looks[who] = await lines[who].hear("update")
                    if looks[who]["status"] != "over":
                        assert not seen_kinds(looks[who]["view"], who)
                await lines[seat].send(**order)
                assert (await lines[seat].hear("done")) == done
            assert number > 5


@pytest.mark.slow
async def test_what_is_no_move_is_refused_and_changes_nothing(tmp_path):
    rng = random.Random(2)
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada:
        match = await new_armies(ada)
        for _ in range(2):
            (seat, *_) = (await ada.get(f"/{match}", seat=0))["pending"]
            look = await ada.get(f"/{match}", seat=seat)
            for do in NO_STEPS + NO_MOVES:
                answer = await ada.act(match, seat, do=do)
                assert answer.status_code in (400, 409), (do, answer.text)
                assert answer.json()["say"]
            async with ada.live(match, seat=seat) as (line, _):
                for number, do in enumerate(NO_STEPS[:5] + NO_MOVES):
                    await line.send(type="act", command=f"n{number}", decision=look["decision"], do=do)
                    assert (await line.hear("refused"))["say"]
            after = await ada.get(f"/{match}", seat=seat)
            assert json.dumps(after["view"]) == json.dumps(look["view"]) and after["number"] == look["number"]
            await set_up(ada, match, rng)


@pytest.mark.parametrize("steps", [0, -1, 101, 10**30, "two", None, 1.5])
async def test_steps_that_cannot_be_taken_back(tmp_path, steps):
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada:
        match = await new_armies(ada)
        answer = await ada.http.post(f"/api/matches/{match}/undo", json={"seat": 0, "command": "u", "steps": steps})
        assert answer.status_code == 400 and answer.json()["say"]


async def test_levels_are_asked_for_a_game(tmp_path):
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada:
        answers = [(await ada.http.get("/api/levels", params={"game": game})).json() for game in ("draftosaurus", "giganten")]
        assert [[level["name"] for level in one] for one in answers] == [[level["name"] for level in answers[0]]] * 2
        assert (await ada.http.get("/api/levels")).json() == answers[0]
        unknown = await ada.http.get("/api/levels", params={"game": "chess"})
        assert unknown.status_code == 400 and "chess" in unknown.json()["say"]
        games = {game["name"]: game["players"] for game in (await ada.http.get("/api/games")).json()}
        assert games["giganten"] == [2, 4]


async def test_parts_of_ones_own_are_told_to_the_page(tmp_path, monkeypatch):
    """GI-03: the page was built with the usual numbers; with others in force it asks for them."""
    async with site(tmp_path, limits=NO_LIMITS) as host, Browser(host) as ada:
        none = {"kinds": {}, "rosters": {}, "numbers": {}}
        assert (await ada.http.get("/api/parts", params={"game": "giganten"})).json() == none
        monkeypatch.setattr(app, "load", lambda name: dataclasses.replace(load(name), parts=own_parts))
        own = (await ada.http.get("/api/parts", params={"game": "giganten"})).json()
    assert own["kinds"]["tyra_1"] == {"letter": "T", "land": 7, "swamp": 1}
    assert own["rosters"] == DATA.rosters
    assert own["numbers"] == {}
