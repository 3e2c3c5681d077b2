"""Giganten at the table: frames by turns, bots that move at once, undo, clocks, reasons why something is closed, four players."""

import asyncio
import random

import pytest
from server.armies import any_path, new_armies, set_up
from server.tabletop import Hands, heard, service, stored_log

from gondwana.core.errors import Refused
from gondwana.games.giganten.notation import split
from gondwana.locale import LANGUAGES
from gondwana.server.messages import SeatPlan, Update
from gondwana.server.times import Clock

pytestmark = pytest.mark.asyncio

SHORT = {"quiet_moves": 20, "most_turns": 250}


async def one_move(tables, made, rng, number):
    """Whoever is to move does something; answers who."""
    look = await tables.look(made.match, made.watch)
    seat = look.pending[0]
    own = await tables.look(made.match, made.keys[seat])
    await tables.act(made.match, made.keys[seat], f"m{number}", own.decision, any_path(own.plans, rng))
    return seat


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"screened": True, "quick": True}), (4, {})])
async def test_frames_go_by_turns(tmp_path, players, options):
    """Lots, tiles, fields and armies are few pictures; then every turn is one, with the fight and the moving up in it."""
    rng = random.Random(5)
    async with service(tmp_path) as tables:
        made = await new_armies(tables, players, **options)
        await set_up(tables, made)
        before = (await tables.frames(made.match, made.watch)).frames
        assert len(before) <= 7
        for number in range(60):
            if (await tables.look(made.match, made.watch)).status == "over":
                break
            await one_move(tables, made, rng, number)
        end = await tables.look(made.match, made.watch)
        frames, since = [], 0
        while since is not None:
            page = await tables.frames(made.match, made.watch, since=since)
            frames += page.frames
            since = page.next
    turns = frames[len(before) :]
    assert end.view["turns"] <= len(turns) <= end.view["turns"] + 1
    fights = [frame for frame in turns if any(event["type"] == "fight" for event in frame.events)]
    assert all(any(event["type"] in ("move", "set") for event in frame.events) for frame in fights)
    assert all(sum(event["type"] == "turn" for event in frame.events) <= 1 for frame in turns)


async def test_a_bot_moves_at_once(tmp_path):
    """Its whole turn, and its whole set-up, is told in one piece, and nobody is made to wait for it."""
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="bot", level="random")]
    rng = random.Random(2)
    async with service(tmp_path, pace=60.0) as tables:
        made = await tables.create("giganten", players=2, options={"first": 0, **SHORT}, seats=seats)
        async with asyncio.timeout(60):
            await tables.rest(made.match)
            own = await set_up_alone(tables, made, rng)
        for number in range(5):
            listener = await tables.subscribe(made.match, made.keys[0])
            await tables.act(made.match, made.keys[0], f"m{number}", own.decision, any_path(own.plans, rng))
            news = await heard(listener, Update)
            while 0 not in news.pending and news.status == "running":
                later = await heard(listener, Update)
                moves = [event for event in later.events if event["type"] in ("pick", "move")]
                assert [event["type"] for event in moves] in ([], ["pick", "move"])
                news = later
            listener.close()
            own = await tables.look(made.match, made.keys[0])
            if not own.plans or "up" in own.plans or own.status == "over":
                break


async def set_up_alone(tables, made, rng):
    """The person on seat 0 sets up against bots."""
    for number in range(200):
        await tables.rest(made.match)
        own = await tables.look(made.match, made.keys[0])
        if own.plans is not None:
            return own
        await tables.act(made.match, made.keys[0], f"s{number}", own.decision, rng.choice(own.legal))
    raise AssertionError("the set-up does not end")


async def test_bots_among_themselves_pause_once_a_turn(tmp_path):
    """Those who watch see a turn at a time; the set-up goes by without a pause."""
    pauses = []

    class Watched:
        async def __call__(self, *_):
            pauses.append(1)

    seats = [SeatPlan(kind="bot", level="random")] * 2
    async with service(tmp_path, pace=0.0) as tables:
        tables._thinking._let_watch = Watched()
        made = await tables.create("giganten", players=2, options=SHORT, seats=seats)
        await tables.rest(made.match)
        look = await tables.look(made.match, made.watch)
        assert look.status == "over"
        assert look.view["turns"] - 2 <= len(pauses) <= look.view["turns"] + 6


async def test_small_steps_can_be_taken_back_until_something_was_shown(tmp_path):
    """A piece that was taken is put back; a turn that is over is over."""
    rng = random.Random(1)
    async with service(tmp_path) as tables:
        made = await new_armies(tables)
        look = await set_up(tables, made)
        seat = look.pending[0]
        own = await tables.look(made.match, made.keys[seat])
        assert not own.can_undo
        start = next(iter(own.plans))
        await tables.act(made.match, made.keys[seat], "take", own.decision, start)
        taken = await tables.look(made.match, made.keys[seat])
        assert taken.can_undo and taken.view["picked"] == start
        await tables.undo(made.match, made.keys[seat], "back")
        again = await tables.look(made.match, made.keys[seat])
        assert again.view["picked"] is None and again.plans == own.plans
        await tables.act(made.match, made.keys[seat], "move", again.decision, any_path(again.plans, rng))
        with pytest.raises(Refused, match="too late"):
            await tables.undo(made.match, made.keys[seat], "late")


async def test_small_steps_bring_no_time_each(tmp_path):
    """The increment is for a turn: neither for taking a piece nor for each of 24 fields."""
    hands = Hands()
    async with service(tmp_path, clock=hands) as tables:
        clock = Clock(start=100, increment=10, most=1000)
        seats = [SeatPlan(kind="person", name=name) for name in ("Ada", "Bo")]
        made = await tables.create("giganten", players=2, options={"first": 0, "screened": True}, seats=seats, clock=clock)
        await set_up(tables, made)
        look = await tables.look(made.match, made.keys[0])
        assert look.clocks[1].left == 100_000 + 2 * 10_000  # the tiles, the army
        before = look.clocks[0].left
        hands.now += 5
        await tables.act(made.match, made.keys[0], "move", look.decision, any_path(look.plans, random.Random(1)))
        after = await tables.look(made.match, made.keys[0])
        assert after.clocks[0].left == before - 5_000 + 10_000


@pytest.mark.slow
async def test_every_wish_is_either_allowed_or_explained(tmp_path):
    """In every phase: a field of the board to stand on, an own piece to take, a neighbour field to go to; in all languages."""
    rng = random.Random(3)
    phases = set()
    async with service(tmp_path) as tables:
        made = await new_armies(tables, secret_trap=True, reserve="free")
        for number in range(160):
            look = await tables.look(made.match, made.watch)
            if look.status == "over":
                break
            seat = look.pending[0]
            own = await tables.look(made.match, made.keys[seat])
            phase = own.view["phase"]
            if phase not in phases or rng.random() < 0.1:
                phases.add(phase)
                told = [await tables.closed(made.match, made.keys[seat], language) for language in LANGUAGES]
                assert len({tuple(one.closed) for one in told}) == 1 and told[0].decision == own.decision
                closed = told[0].closed
                assert not set(closed) & set(own.legal) and all("{" not in sentence for sentence in closed.values())
                if phase == "occupy":
                    assert set(closed) | set(own.legal) - {"done"} == set(own.view["ground"])
                if phase == "pick":
                    mine = {piece["field"] for piece in own.view["pieces"] if piece["seat"] == seat}
                    assert mine <= set(closed) | set(own.legal)
                    for wish in rng.sample([one for one in closed if " -" in one], 3):
                        with pytest.raises(Refused) as refused:
                            await tables.act(made.match, made.keys[seat], f"x{number}", own.decision, wish.split())
                        assert str(refused.value) == closed[wish]
                if phase == "arrange" and own.view["seats"][seat]["next"] == "nest":
                    assert any(wish.startswith("nest ") for wish in closed) and any(wish.startswith("blitz ") for wish in closed)
            await tables.act(made.match, made.keys[seat], f"c{number}", own.decision, rng.choice(own.legal))
    assert {"lay", "occupy", "arrange", "pick", "go"} <= phases


async def test_four_play_to_the_end_with_bots_and_somebody_who_leaves(tmp_path):
    seats = [SeatPlan(kind="person", name="Ada"), *[SeatPlan(kind="bot", level="random")] * 3]
    async with service(tmp_path) as tables:
        made = await tables.create("giganten", players=4, options=SHORT, seats=seats)
        await tables.resign(made.match, made.keys[0], "enough", "random")
        await tables.rest(made.match)
        look = await tables.look(made.match, made.watch)
        assert look.status == "over" and len(look.result.winners) in (2, 4)
        again = await tables.rematch(made.match, made.keys[0])
        assert (await tables.look(again.match, made.keys[0])).players == 4
    assert any(kind == "resign" for _, _, kind, _ in await stored_log(tmp_path))


@pytest.mark.slow
@pytest.mark.compiled
async def test_advice_on_a_move(tmp_path):
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="bot", level="random")]
    async with service(tmp_path) as tables:
        made = await tables.create("giganten", players=2, options={"first": 0}, seats=seats)
        own = await set_up_alone(tables, made, random.Random(1))
        hint = await tables.advice(made.match, made.keys[0])
        first, *later = split(hint.do)
        assert first in own.legal
        assert later, "where the piece goes is told as well"
        plans = own.plans[first]
        for step in later:
            assert step in plans
            plans = plans[step]
