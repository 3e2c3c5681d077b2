"""Time limits: banks from the log, bots for those who are away, and coming back."""

import asyncio

import pytest
from server.tabletop import Hands, as_json, first_choice, heard, new_table, people, service, stored, stored_log

from gondwana.core.errors import Refused
from gondwana.server.messages import SeatPlan, SeatsNews, Update
from gondwana.server.times import Clock, Times

LIVE = Clock(start=300, increment=10, most=300)


class TestTimes:
    """Times without a match: what is left is arithmetic of the times in the log."""

    def test_time_runs_while_a_decision_is_owed_and_every_decision_brings_some(self):
        times = Times(2, Clock(start=100, increment=10, most=105))
        times.owe({0, 1}, 1_000)
        assert [times.left(seat, 31_000).left for seat in (0, 1)] == [70_000, 70_000]
        times.decided(0, 31_000)
        times.owe({1}, 31_000)
        assert (times.left(0, 99_000).left, times.left(0, 99_000).running) == (80_000, False)
        assert (times.left(1, 99_000).left, times.left(1, 99_000).running) == (2_000, True)
        assert times.runs_out(1) == 101_000 and times.runs_out(0) is None
        times.decided(1, 6_000)
        assert times.left(1, 6_000).left == 105_000
        assert times.left(1, 10**9).left == 105_000

    def test_taking_back_brings_no_time(self):
        times = Times(1, Clock(start=100, increment=10, most=1000))
        for _ in range(5):
            times.owe({0}, 0)
            times.decided(0, 1_000)
            times.taken_back(0)
        times.owe({0}, 1_000)
        assert times.left(0, 1_000).left == 95_000

    def test_a_seat_that_owes_the_next_decision_at_once_is_paid_for_the_last(self):
        times = Times(1, Clock(start=100, increment=10, most=1000))
        times.owe({0}, 0)
        times.decided(0, 5_000)
        times.owe({0}, 5_000)
        assert times.left(0, 6_000).left == 104_000

    def test_who_comes_back_has_the_time_of_one_decision(self):
        times = Times(1, Clock(start=5, increment=10, most=20))
        times.owe({0}, 0)
        times.owe(set(), 9_000)
        assert times.left(0, 9_000).left == 0
        times.returned(0)
        times.owe({0}, 10_000)
        assert times.left(0, 11_000).left == 9_000

    def test_who_comes_back_has_a_minute_where_decisions_bring_no_time(self):
        times = Times(1, Clock(start=5, increment=0, most=300))
        times.owe({0}, 0)
        times.owe(set(), 9_000)
        times.returned(0)
        assert times.left(0, 9_000).left == 60_000

    def test_a_fork_goes_its_own_way(self):
        times = Times(1, LIVE)
        times.owe({0}, 0)
        fork = times.fork()
        fork.decided(0, 50_000)
        fork.taken_back(0)
        assert times.runs_out(0) == 300_000 and times.since == [0] and fork.since == [None]

    def test_without_a_clock_it_is_still_known_since_when_a_decision_is_owed(self):
        times = Times(1)
        times.owe({0}, 7)
        assert times.left(0, 9) is None and times.runs_out(0) is None and times.since == [7]


async def timed(tables, clock=LIVE, **how):
    seats = how.pop("seats", people(2))
    return await tables.create("draftosaurus", players=len(seats), seats=seats, clock=clock, **how)


@pytest.mark.asyncio
async def test_what_is_left_is_told_and_the_same_after_a_restart(tmp_path):
    hands = Hands()
    async with service(tmp_path, clock=hands) as tables:
        made = await timed(tables, seats=[*people(2), SeatPlan(kind="bot", level="random")])
        await tables.rest(made.match)
        hands.now += 100
        listener = await tables.subscribe(made.match, made.watch)
        await first_choice(tables, made, 0)
        assert (await heard(listener, Update)).clocks[1].left == 200_000
        hands.now += 50
        look = await tables.look(made.match, made.keys[1])
        assert (look.clock, look.absence, look.now) == (LIVE, None, int(hands.now * 1000))
        assert [clock and (clock.left, clock.running) for clock in look.clocks] == [(210_000, False), (150_000, True), None]
    async with service(tmp_path, clock=hands) as tables:
        assert as_json(await tables.look(made.match, made.keys[1])) == as_json(look)


@pytest.mark.asyncio
async def test_when_time_is_over_a_bot_takes_the_seat_until_its_holder_is_back(tmp_path):
    hands = Hands()
    async with service(tmp_path, clock=hands) as tables:
        made = await timed(tables)
        listener = await tables.subscribe(made.match, made.keys[1])
        await first_choice(tables, made, 0)
        hands.now += 299
        await tables.look_around()
        assert not (await tables.look(made.match, made.watch)).seats[1].away
        with pytest.raises(Refused, match="not away"):
            await tables.back(made.match, made.keys[1], "early")
        hands.now += 1
        await tables.look_around()
        news = await heard(listener, SeatsNews)
        assert (news.seats[1].away, news.seats[1].stand_in, news.seats[0].away) == (True, "alpha", False)
        await tables.rest(made.match)
        look = await tables.look(made.match, made.keys[1])
        assert look.pending == (0,) and look.decision > 0 and look.legal == []
        events = (await tables.events(made.match, made.keys[0])).events
        assert [(event["seat"], event["level"]) for event in events if event["type"] == "away"] == [(1, "alpha")]
        for ask in (
            tables.act(made.match, made.keys[1], "a", look.decision, "trex river"),
            tables.undo(made.match, made.keys[1], "b"),
        ):
            with pytest.raises(Refused, match="a bot plays for you"):
                await ask
        done = await tables.back(made.match, made.keys[1], "back")
        assert [event["type"] for event in done.events] == ["back"]
        assert as_json(await tables.back(made.match, made.keys[1], "back")) == as_json(done)
        look = await tables.look(made.match, made.keys[1])
        assert not look.seats[1].away and look.clocks[1].left == 10_000
        await first_choice(tables, made, 0, "next")
        now = await tables.look(made.match, made.keys[1])
        await tables.act(made.match, made.keys[1], "mine", now.decision, now.legal[0])
    assert [kind for *_, kind, _ in await stored_log(tmp_path)].count("away") == 1


@pytest.mark.asyncio
async def test_a_game_of_absent_people_rests_until_somebody_is_back(tmp_path):
    """Neither stand-ins nor the table's own bot play it to its end, also after a restart."""
    hands = Hands()
    seats = [*people(2), SeatPlan(kind="bot", level="random")]
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        made = await timed(tables, seats=seats)
        await tables.rest(made.match)
        hands.now += 1000
        await tables.look_around()
        await tables.rest(made.match)
    assert await stored(tmp_path, "SELECT bot_owes, deadline FROM matches") == [(0, None)]
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        look = await tables.look(made.match, made.keys[1])
        await tables.subscribe(made.match, made.keys[1])
        hands.now += 1000
        await tables.look_around()
        await tables.rest(made.match)
        assert (await tables.look(made.match, made.keys[1])).number == look.number
        assert look.status == "running" and [seat.away for seat in look.seats] == [True, True, False]
        await tables.back(made.match, made.keys[1], "here")
        await tables.rest(made.match)
        look = await tables.look(made.match, made.keys[1])
        assert look.pending == (1,) and look.legal and [seat.away for seat in look.seats] == [True, False, False]


@pytest.mark.asyncio
async def test_who_resigned_is_not_waited_for(tmp_path):
    hands = Hands()
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        made = await timed(tables)
        await tables.resign(made.match, made.keys[0], "enough", "random")
        await tables.rest(made.match)
        hands.now += 1000
        await tables.look_around()
        await tables.rest(made.match)
        look = await tables.look(made.match, made.watch)
        assert look.status == "running" and look.seats[1].away
        await tables.resign(made.match, made.keys[1], "enough", "random")
        await tables.rest(made.match)
        assert (await tables.look(made.match, made.watch)).status == "over"
        with pytest.raises(Refused, match="handed to a bot"):
            await tables.back(made.match, made.keys[1], "late")


def random_bots(game, level, seed):
    from gondwana.bots.roster import make_bot

    return make_bot(game, "random", seed=seed)


@pytest.mark.asyncio
async def test_whoever_is_not_here_is_waited_for_and_who_is_here_has_all_the_time(tmp_path):
    """Absence counts from when the decision opened or the last listener went, whichever is later."""
    hands = Hands()
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        made = await timed(tables, None, absence=60)
        here = await tables.subscribe(made.match, made.keys[0])
        hands.now += 61
        await tables.look_around()
        assert [seat.away for seat in (await tables.look(made.match, made.watch)).seats] == [False, True]
        hands.now += 1000
        await tables.look_around()
        assert not (await tables.look(made.match, made.watch)).seats[0].away
        here.close()
        hands.now += 59
        await tables.look_around()
        assert not (await tables.look(made.match, made.watch)).seats[0].away
        hands.now += 2
        await tables.look_around()
        assert (await tables.look(made.match, made.watch)).seats[0].away


@pytest.mark.asyncio
async def test_whoever_shares_a_browser_is_here_with_the_others(tmp_path):
    """Two people at one browser, which listens for one of them: neither is away until it goes."""
    from gondwana.server.access import Device
    from gondwana.server.keys import Key

    hands, ada = Hands(), Key("ada")
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        made = await timed(tables, None, absence=60, device=ada)
        listener = await tables.subscribe(made.match, Device(ada, 1))
        hands.now += 100
        await tables.look_around()
        look = await tables.look(made.match, Device(ada))
        assert look.present == [0, 1] and not any(seat.away for seat in look.seats)
        listener.close()
        hands.now += 61
        await tables.look_around()
        assert all(seat.away for seat in (await tables.look(made.match, Device(ada))).seats)


@pytest.mark.asyncio
async def test_another_server_sees_that_somebody_is_here(tmp_path):
    """Who listens at one server is not away for the other; and while no server runs, nobody is away."""
    hands = Hands()
    async with service(tmp_path, clock=hands) as one, service(tmp_path, clock=hands, bots=random_bots) as two:
        made = await timed(one, None, absence=60, seats=[people(1)[0], SeatPlan(kind="bot", level="random")])
        await one.rest(made.match)
        await one.subscribe(made.match, made.keys[0])
        for _ in range(4):
            hands.now += 30
            one._watchman._touched = -100.0
            await one._watchman.touch()
            await two.look_around()
        assert not (await two.look(made.match, made.watch)).seats[0].away
    hands.now += 1000
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        await tables.look_around()
        hands.now += 59
        await tables.look_around()
        assert not (await tables.look(made.match, made.watch)).seats[0].away
        hands.now += 1
        await tables.look_around()
        assert (await tables.look(made.match, made.watch)).seats[0].away


@pytest.mark.asyncio
async def test_time_runs_out_also_while_no_server_runs_and_once(tmp_path):
    hands = Hands()
    async with service(tmp_path, clock=hands) as tables:
        made = await timed(tables)
        await first_choice(tables, made, 0)
    hands.now += 1000
    async with service(tmp_path, clock=hands) as one, service(tmp_path, clock=hands) as two:
        await asyncio.gather(one.look_around(), two.look_around())
        await asyncio.gather(one.rest(made.match), two.rest(made.match))
        assert (await one.look(made.match, made.watch)).seats[1].away
    assert [kind for *_, kind, _ in await stored_log(tmp_path)].count("away") == 1


@pytest.mark.asyncio
async def test_what_is_due_is_found_by_one_question_and_only_when_it_is_due(tmp_path):
    hands = Hands()
    async with service(tmp_path, clock=hands) as tables:
        made = await timed(tables)
        await new_table(tables)
        deadlines = dict(await stored(tmp_path, "SELECT id, deadline FROM matches"))
        assert sorted(deadlines.values(), key=str) == [1_000_300_000, None]
        hands.now += 100
        await first_choice(tables, made, 0)
        hands.now += 20
        await first_choice(tables, made, 1)
        assert dict(await stored(tmp_path, "SELECT id, deadline FROM matches"))[made.match] == 1_000_310_000
        assert await stored(tmp_path, f"SELECT owing FROM matches WHERE id = '{made.match}'") == [(3,)]


@pytest.mark.asyncio
async def test_after_start_time_runs_by_itself(tmp_path):
    hands = Hands()
    async with service(tmp_path, clock=hands, every=0.01) as tables:
        await tables.start()
        made = await timed(tables)
        await first_choice(tables, made, 0)
        listener = await tables.subscribe(made.match, made.watch)
        hands.now += 400
        assert (await heard(listener, SeatsNews)).seats[1].away


@pytest.mark.asyncio
async def test_a_match_that_cannot_be_looked_after_does_not_stop_the_others(tmp_path, caplog):
    hands = Hands()
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        broken, whole = await timed(tables), await timed(tables)
        await first_choice(tables, whole, 0)
    from server.test_service import stored_change

    await stored_change(tmp_path, f"UPDATE matches SET version = '0', deadline = 1 WHERE id = '{broken.match}'")
    hands.now += 1000
    async with service(tmp_path, clock=hands, bots=random_bots) as tables:
        await tables.look_around()
        assert (await tables.look(whole.match, whole.watch)).seats[1].away
    assert "could not be looked after" in caplog.text
    ((until,),) = await stored(tmp_path, f"SELECT deadline FROM matches WHERE id = '{broken.match}'")
    assert until > hands.now * 1000
