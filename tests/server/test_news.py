"""Who listens hears: presence, seats, bots at their pace, and what happens at another server on the same database."""

import asyncio
import time

import pytest
from server.tabletop import as_json, first_choice, heard, joined, new_table, people, play_out, service, stored
from sqlalchemy.exc import IntegrityError

from gondwana.bots.chance import RandomBot
from gondwana.server.access import Device
from gondwana.server.keys import Key
from gondwana.server.messages import Preparing, Presence, Rematch, Said, SeatPlan, SeatsNews, Update
from gondwana.server.readiness import Readiness
from gondwana.server.rooms import Rooms

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("either_database")]

BOTS = [SeatPlan(kind="bot", name=name, level="random") for name in ("Rex", "Tri")]


def random_bot(game, level, seed):
    return RandomBot(game, name=level, seed=seed)


async def test_all_are_told_who_is_here(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        ada = await tables.subscribe(made.match, made.keys[0])
        assert await heard(ada, Presence) == Presence(present=[0], watching=0)
        others = [await tables.subscribe(made.match, access) for access in (made.keys[2], made.keys[0], made.watch)]
        assert [await heard(ada, Presence) for _ in others] == [
            Presence(present=[0, 2], watching=0),
            Presence(present=[0, 2], watching=0),
            Presence(present=[0, 2], watching=1),
        ]
        assert (await tables.look(made.match, made.keys[1])).present == [0, 2]
        for other in others:
            other.close()
            other.close()
        assert [await heard(ada, Presence) for _ in others] == [
            Presence(present=[0], watching=1),
            Presence(present=[0], watching=1),
            Presence(present=[0], watching=0),
        ]


async def test_a_conversation_begins_with_what_there_is_to_see(tmp_path):
    """Whoever subscribes from the number that it was greeted with misses nothing in between."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        for k in range(60):
            await tables.chat(made.match, made.keys[0], f"c{k}", text=str(k))
        hello = await tables.hello(made.match, made.keys[1])
        assert as_json(hello.look) == as_json(await tables.look(made.match, made.keys[1]))
        assert [said.text for said in hello.chat] == [str(k) for k in range(10, 60)]
        await first_choice(tables, made, 0)
        listener = await tables.subscribe(made.match, made.keys[1], since=hello.look.number)
        assert [event["type"] for event in (await heard(listener)).events] == ["choose"]


async def test_those_who_wait_are_told_who_joins(tmp_path):
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="open"), SeatPlan(kind="open")]
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=3, seats=seats)
        listener = await tables.subscribe(made.match, made.keys[0])
        made = await joined(tables, made, 1, "Bo")
        news = await heard(listener, SeatsNews)
        assert ([seat.name for seat in news.seats], news.status) == (["Ada", "Bo", ""], "open")
        made = await joined(tables, made, 2, "Cy")
        news = await heard(listener, SeatsNews)
        assert ([seat.kind for seat in news.seats], news.status) == (["person"] * 3, "running")
        assert (await heard(listener, Update)).pending == (0, 1, 2)
        await tables.resign(made.match, made.keys[2], "enough", "random")
        assert (await heard(listener, SeatsNews)).seats[2].resigned


async def test_two_servers_tell_their_listeners_everything(tmp_path):
    """Joining, choices, chat and a rematch at one server are heard at the other."""
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="open"), SeatPlan(kind="open")]
    async with service(tmp_path, every=0.02) as one, service(tmp_path, every=0.02) as two:
        await one.start()
        await two.start()
        made = await one.create("draftosaurus", players=3, seats=seats)
        far = await two.subscribe(made.match, made.keys[0])
        made = await joined(one, made, 1, "Bo")
        assert (await heard(far, SeatsNews)).seats[1].name == "Bo"
        made = await joined(one, made, 2, "Cy")
        began = await heard(far, Update)
        assert (began.status, began.pending) == ("running", (0, 1, 2)) and began.legal
        await first_choice(one, made, 1)
        assert [event["type"] for event in (await heard(far, Update)).events] == ["choose"]
        near = await one.subscribe(made.match, made.keys[1])
        said = await one.chat(made.match, made.keys[1], "hi", text="far away?")
        answer = await two.chat(made.match, made.keys[0], "hi", text="very far")
        assert [await heard(far, Said) for _ in range(2)] == [said, answer] == [await heard(near, Said) for _ in range(2)]
        await play_out(one, made)
        while (news := await heard(far, Update)).status != "over":
            pass
        assert news.result.scores == news.points
        again = await one.rematch(made.match, made.keys[0])
        assert await heard(far, Rematch) == await heard(near, Rematch) == Rematch(match=again.match)


async def test_bots_alone_play_at_a_pace_that_can_be_watched(tmp_path):
    """However quick they are: the fourth decision that is seen comes after at least two pauses."""
    async with service(tmp_path, pace=0.15) as tables:
        begun = time.monotonic()
        made = await tables.create("draftosaurus", players=2, seats=BOTS, device=Key("ada"))
        listener = await tables.subscribe(made.match, Device(Key("ada")), since=0)
        decisions = set()
        while len(decisions) < 4:
            decisions.add((await heard(listener, Update)).decision)
        assert time.monotonic() - begun > 0.29


async def test_bots_that_nobody_watches_rest_until_somebody_does(tmp_path):
    async with service(tmp_path, grace=0.0) as tables:
        made = await tables.create("draftosaurus", players=2, seats=BOTS)
        await tables.rest(made.match)
        number = (await tables.look(made.match, made.watch)).number
        await tables.rest(made.match)
        assert (await tables.look(made.match, made.watch)).number == number
        assert await stored(tmp_path, "SELECT bot_owes, deadline FROM matches") == [(0, None)]
        await tables.subscribe(made.match, made.watch)
        async with asyncio.timeout(20):
            await tables.rest(made.match)
        assert (await tables.look(made.match, made.watch)).status == "over"


async def test_bots_go_on_for_whoever_looks_now_and_then(tmp_path):
    async with service(tmp_path, grace=0.0) as tables:
        made = await tables.create("draftosaurus", players=2, seats=BOTS)
        await tables.rest(made.match)
        tables._thinking._grace = 60.0
        number = (await tables.look(made.match, made.watch)).number
        await tables.rest(made.match)
        assert (await tables.look(made.match, made.watch)).number > number


async def test_people_are_not_kept_waiting_by_the_pace(tmp_path):
    async with service(tmp_path, pace=30.0) as tables:
        made = await tables.create("draftosaurus", players=2, seats=[people(1)[0], BOTS[0]])
        await tables.subscribe(made.match, made.keys[0])
        async with asyncio.timeout(20):
            for turn in range(6):
                await tables.rest(made.match)
                await first_choice(tables, made, 0, f"c{turn}")


async def test_matches_go_on_by_themselves_after_a_restart(tmp_path):
    """Nobody has to look: what a bot owes is done when the server is there again."""
    async with service(tmp_path, bots=random_bot) as tables:
        tables._keeper.wake = lambda room: None
        made = [await tables.create("draftosaurus", players=2, seats=[people(1)[0], BOTS[0]]) for _ in range(20)]
    assert await stored(tmp_path, "SELECT count(*) FROM log WHERE kind = 'play'") == [(0,)]
    async with service(tmp_path, bots=random_bot) as tables:
        await tables.start()
        async with asyncio.timeout(20):
            while await stored(tmp_path, "SELECT count(*) FROM matches WHERE bot_owes") != [(0,)]:
                await asyncio.sleep(0.05)
        assert (await tables.look(made[7].match, made[7].watch)).pending == (0,)
    assert await stored(tmp_path, "SELECT count(*) FROM log WHERE kind = 'play'") == [(20,)]


async def test_another_server_takes_over_the_thinking_of_one_that_is_gone(tmp_path):
    from server.tabletop import Hands

    hands = Hands()
    async with service(tmp_path, clock=hands) as gone, service(tmp_path, clock=hands) as left:
        gone._keeper.wake = lambda room: None
        made = await gone.create("draftosaurus", players=2, seats=[people(1)[0], BOTS[0]])
        await left.look_around()
        assert not (await stored(tmp_path, "SELECT number FROM log WHERE kind = 'play'"))
        hands.now += 31
        await left.look_around()
        await left.rest(made.match)
    assert len(await stored(tmp_path, "SELECT number FROM log WHERE kind = 'play'")) == 1


async def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(tmp_path, caplog):
    class Broken(RandomBot):
        def choose(self, hidden, seat, legal, budget):
            raise RuntimeError("no idea")

    async with service(tmp_path, bots=lambda game, level, seed: Broken(game, name=level, seed=seed)) as tables:
        made = await tables.create("draftosaurus", players=2, seats=BOTS)
        async with asyncio.timeout(30):
            await tables.rest(made.match)
        assert (await tables.look(made.match, made.watch)).status == "over"
    assert "a bot failed: random" in caplog.text


async def test_a_decision_that_cannot_be_stored_is_not_tried_for_ever(tmp_path, caplog):
    async with service(tmp_path, bots=random_bot) as tables:
        tries = []

        async def refuses(*args, **how):
            tries.append(args)
            raise IntegrityError("nothing", None, Exception("broken"))

        tables._store.append = refuses
        made = await tables.create("draftosaurus", players=2, seats=[people(1)[0], BOTS[0]])
        async with asyncio.timeout(10):
            await tables.rest(made.match)
        assert len(tries) == 1 and "a bot could not go on" in caplog.text


async def test_a_bot_that_gave_up_while_the_database_was_away_goes_on(tmp_path):
    """Memory is as new as the database: nothing is read that would wake it, and it is woken all the same."""

    async def is_away(*args, **how):
        raise ConnectionRefusedError

    async with service(tmp_path, bots=random_bot, shares=True) as tables:
        append, tables._store.append = tables._store.append, is_away
        made = await tables.create("draftosaurus", players=2, seats=[people(1)[0], BOTS[0]])
        await tables.rest(made.match)
        tables._store.append = append
        await tables._watchman.help()
        assert (await tables.look(made.match, made.watch)).pending == (0,)


class Compiling(Readiness):
    done = False

    def is_ready(self, game):
        return self.done

    def is_pending(self, game):
        return not self.done


async def test_while_a_game_is_compiled_quick_bots_play_for_those_who_search(tmp_path):
    """They are made anew until it is done; then the seat keeps its own, and all are told."""
    readiness = Compiling()
    made_for = []

    def source(game, level, seed):
        made_for.append(level)
        return random_bot(game, level, seed)

    async with service(tmp_path, bots=source, readiness=readiness) as tables:
        await tables.start()
        made = await tables.create("draftosaurus", players=2, seats=[people(1)[0], SeatPlan(kind="bot", level="titan")])
        listener = await tables.subscribe(made.match, made.keys[0])
        assert (await tables.look(made.match, made.keys[0])).preparing
        for turn in range(3):
            await tables.rest(made.match)
            await first_choice(tables, made, 0, f"a{turn}")
        before = len(made_for)
        assert before > 2 and set(made_for) == {"alpha"}
        readiness.done = True
        tables.tell_ready("giganten")
        tables.tell_ready("draftosaurus")
        assert await heard(listener, Preparing) == Preparing(preparing=False)
        for turn in range(3):
            await tables.rest(made.match)
            await first_choice(tables, made, 0, f"b{turn}")
        await tables.rest(made.match)
        assert made_for[before:] == ["titan"]


async def test_nothing_is_said_of_compiling_where_no_bot_searches(tmp_path):
    async with service(tmp_path, readiness=Compiling()) as tables:
        for seats in (people(2), [people(1)[0], SeatPlan(kind="bot", level="alpha")]):
            made = await tables.create("draftosaurus", players=2, seats=seats)
            assert not (await tables.look(made.match, made.keys[0])).preparing


async def test_few_bots_think_at_once(tmp_path):
    import os
    import threading

    busy, most, lock = [0], [0], threading.Lock()

    class Slow(RandomBot):
        def decide(self, position, seat, budget=None):
            with lock:
                busy[0] += 1
                most[0] = max(most[0], busy[0])
            time.sleep(0.02)
            with lock:
                busy[0] -= 1
            return super().decide(position, seat, budget)

    async with service(tmp_path, bots=lambda game, level, seed: Slow(game, name=level, seed=seed)) as tables:
        made = [await tables.create("draftosaurus", players=2, seats=[people(1)[0], BOTS[0]]) for _ in range(12)]
        for one in made:
            await tables.rest(one.match)
    assert 1 <= most[0] <= (os.cpu_count() or 1)


async def test_rooms_are_forgotten_with_time():
    now = [0.0]
    rooms = Rooms(idle=100.0, now=lambda: now[0])
    busy = rooms.of("busy")
    await busy.lock.acquire()
    rooms.of("old")
    now[0] = 90.0
    rooms.of("new")
    now[0] = 110.0
    rooms.forget_old()
    assert [room.match for room in rooms.all()] == ["busy", "new"]
