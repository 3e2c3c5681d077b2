"""Browsers that hold seats: entering, inviting, lists, watching, playing again, and what everybody may see at the end."""

import asyncio

import pytest
from server.tabletop import as_json, first_choice, heard, joined, new_table, people, play_out, service, stored, url

from gondwana.core.contract import PUBLIC
from gondwana.core.errors import Refused
from gondwana.server.access import Device
from gondwana.server.errors import BadRequest, NoAccess, Running, TooMany
from gondwana.server.keys import Key
from gondwana.server.messages import Rematch, Said, SeatPlan, Update, refusal
from gondwana.server.storage import open_engine, upgrade

pytestmark = pytest.mark.asyncio

ADA, BO, EVE = (Key(f"{name}-device") for name in ("ada", "bo", "eve"))
OPEN = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="open"), SeatPlan(kind="bot", level="random")]
HOT = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="person", name="Bo")]
BOTH = [Device(ADA, 0), Device(ADA, 1)]
"""Ada's device, which plays both seats of such a table."""


async def laid(tables, seats=HOT, **how):
    return await tables.create("draftosaurus", players=len(seats), seats=seats, device=ADA, **how)


async def test_a_device_holds_the_seats_of_the_people_that_it_named(tmp_path):
    """Several people at one browser: every request names its seat, and sees what that seat sees."""
    async with service(tmp_path) as tables:
        made = await laid(tables)
        looks = [await tables.look(made.match, Device(ADA, seat)) for seat in (None, 0, 1)]
        assert [(look.seat, look.mine, look.creator) for look in looks] == [
            (0, (0, 1), True),
            (0, (0, 1), True),
            (1, (0, 1), True),
        ]
        assert as_json(looks[0].view) == as_json(looks[1].view) != as_json(looks[2].view)
        for seat in (0, 1):
            await tables.act(made.match, Device(ADA, seat), "a", looks[1].decision, looks[1 + seat].legal[0])
        assert (await tables.look(made.match, Device(ADA, 1))).decision > looks[1].decision
        for access in (Device(EVE), Device(EVE, 0), Device(ADA, 2), Device(EVE, -1), Device(ADA, -2), None):
            with pytest.raises(NoAccess):
                await tables.look(made.match, access)
            with pytest.raises(NoAccess):
                await tables.act(made.match, access, "b", looks[1].decision, looks[1].legal[0])


async def test_whoever_made_a_match_may_act_before_looking(tmp_path):
    """Memory knows the match but not yet what the device holds of it: the creator is no watcher."""
    async with service(tmp_path) as tables:
        made = await laid(tables)
        look = await tables.look(made.match, made.watch)
        legal = tables._keeper.rooms.of(made.match).played.match.legal_texts(0)
        done = await tables.act(made.match, Device(ADA), "a", look.decision, legal[0])
        assert done.number == look.number + 1


async def test_several_people_at_one_browser_may_look_without_seeing_a_hand(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        look = await tables.look(made.match, Device(ADA, PUBLIC))
        assert (look.seat, look.mine, look.legal) == (None, (0, 1), [])
        assert as_json(look.view) == as_json((await tables.look(made.match, made.watch)).view)
        with pytest.raises(Refused, match="only watches"):
            await tables.act(made.match, Device(ADA, PUBLIC), "a", look.decision, "trex river")
        public = as_json(await tables.frames(made.match, made.watch))
        own = as_json(await tables.frames(made.match, Device(ADA, 1), 1))
        assert as_json(await tables.frames(made.match, Device(ADA, PUBLIC), PUBLIC)) == public != own
        assert as_json(await tables.frames(made.match, BOTH[1], PUBLIC)) == public
        assert as_json(await tables.frames(made.match, BOTH[1])) == own
        for ask in (
            tables.frames(made.match, Device(ADA, 1), 2),
            tables.points(made.match, made.watch, seat=0),
            tables.frames(made.match, Device(EVE, PUBLIC), PUBLIC),
        ):
            with pytest.raises(NoAccess):
                await ask


async def test_what_is_over_is_seen_as_any_seat_saw_it(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        during = await tables.frames(made.match, BOTH[1])
        await play_out(tables, made, by=BOTH)
        own = await tables.frames(made.match, BOTH[1])
        assert own.frames[: len(during.frames)] == during.frames
        for other in (BOTH[0], made.watch, Device(EVE, 1), None):
            assert as_json(await tables.frames(made.match, other, 1)) == as_json(own)
        assert as_json(await tables.frames(made.match, None, 0)) != as_json(own)
        assert as_json(await tables.frames(made.match, None)) == as_json(await tables.frames(made.match, None, PUBLIC))
        number = own.frames[0].number
        assert (await tables.points(made.match, None, number, seat=1)).number == number
        with pytest.raises(NoAccess):
            await tables.frames(made.match, None, 2)


async def test_strangers_hear_neither_talk_nor_where_the_others_go(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        await play_out(tables, made, by=BOTH)
        stranger, guest = await tables.subscribe(made.match, None), await tables.subscribe(made.match, made.watch)
        await tables.chat(made.match, BOTH[0], "a", text="between us")
        again = await tables.rematch(made.match, BOTH[0])
        assert (await heard(guest, (Said, Rematch))).text == "between us"
        assert (await heard(guest, Rematch)).match == again.match
        stranger.close()
        assert [type(one) async for one in stranger if isinstance(one, Said | Rematch)] == []


async def test_whoever_loads_the_page_again_still_finds_the_rematch(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        await play_out(tables, made, by=BOTH)
        assert (await tables.look(made.match, Device(ADA))).rematch is None
        again = await tables.rematch(made.match, Device(ADA))
        for guest in (Device(ADA, 0), BOTH[1], made.watch):
            assert (await tables.look(made.match, guest)).rematch == again.match
        assert (await tables.look(made.match, Device(EVE))).rematch is None
    async with service(tmp_path) as tables:
        assert (await tables.look(made.match, Device(ADA))).rematch == again.match


async def test_a_link_puts_the_seat_into_the_hands_of_a_device(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, OPEN)
        assert (await tables.enter(made.match, made.keys[1], BO)).seat == 1
        assert (await tables.enter(made.match, made.keys[1], BO)).seat == 1
        joined = (await tables.join(made.match, Device(BO), "Bo")).look
        assert (joined.seat, joined.mine, joined.creator, joined.status) == (1, (1,), False, "running")
        assert (await tables.enter(made.match, made.watch, EVE)).seat is None
        watcher = await tables.look(made.match, Device(EVE))
        assert (watcher.seat, watcher.mine, watcher.legal) == (None, (), [])
        with pytest.raises(NoAccess):
            await tables.look(made.match, Device(EVE, 1))
        with pytest.raises(NoAccess):
            await tables.enter(made.match, Key("guess"), EVE)
    async with service(tmp_path) as tables:
        assert (await tables.look(made.match, Device(BO))).seat == 1
    assert ADA.digest in {digest for (digest,) in await stored(tmp_path, "SELECT device_hash FROM holdings")}


async def test_what_a_device_may_do_is_asked_anew_when_it_entered_during_the_game(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        await tables.enter(made.match, made.watch, BO)
        look = await tables.look(made.match, Device(BO))
        with pytest.raises(Refused, match="only watches"):
            await tables.act(made.match, Device(BO), "a", look.decision, "trex river")
        await tables.enter(made.match, made.keys[1], BO)
        own = await tables.look(made.match, Device(BO))
        assert own.seat == 1
        await tables.act(made.match, Device(BO), "a", own.decision, own.legal[0])


async def test_another_link_makes_the_first_one_void(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, OPEN)
        await tables.enter(made.match, made.keys[1], EVE)
        key = await tables.invite(made.match, ADA, 1)
        for ask in (
            tables.enter(made.match, made.keys[1], BO),
            tables.join(made.match, made.keys[1], "Eve"),
            tables.join(made.match, Device(EVE), "Eve"),
            tables.invite(made.match, EVE, 1),
        ):
            with pytest.raises(NoAccess):
                await ask
        await tables.enter(made.match, key, BO)
        with pytest.raises(NoAccess):
            await tables.invite(made.match, BO, 1)
        await tables.join(made.match, Device(BO), "Bo")
        for seat in (1, 2, 7, -2):
            with pytest.raises(Refused, match="not open"):
                await tables.invite(made.match, ADA, seat)


async def test_a_seat_that_a_guest_has_taken_is_nobody_elses(tmp_path):
    """Whoever kept the link, or came by it before, sees no hand: neither by asking nor by listening."""
    async with service(tmp_path) as tables:
        made = await laid(tables, OPEN)
        for device in (EVE, BO):
            await tables.enter(made.match, made.keys[1], device)
        spies = [await tables.subscribe(made.match, access) for access in (Device(EVE), made.keys[1])]
        own = await tables.subscribe(made.match, Device(BO))
        await tables.join(made.match, Device(BO), "Bo")
        for spy in spies:
            assert [one async for one in spy if isinstance(one, Update)] == []
        assert (await heard(own, Update)).legal
        for ask in (
            tables.look(made.match, Device(EVE)),
            tables.look(made.match, made.keys[1]),
            tables.enter(made.match, made.keys[1], EVE),
            tables.act(made.match, made.keys[1], "a", 0, "trex river"),
        ):
            with pytest.raises(NoAccess):
                await ask
        assert (await tables.look(made.match, Device(BO))).seat == 1


async def test_who_joins_at_another_server_is_alone_on_the_seat_here_too(tmp_path):
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await laid(one, OPEN)
        for device in (EVE, BO):
            await one.enter(made.match, made.keys[1], device)
        spy = await two.subscribe(made.match, Device(EVE))
        await one.join(made.match, Device(BO), "Bo")
        await two.look_around()
        assert [news async for news in spy if isinstance(news, Update)] == []


async def test_whoever_made_a_match_can_invite_to_watch_it_later(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        await tables.enter(made.match, made.watch, BO)
        key = await tables.invite(made.match, ADA, -1)
        with pytest.raises(NoAccess):
            await tables.look(made.match, made.watch)
        assert (await tables.enter(made.match, key, EVE)).seat is None
        for watcher in (BO, EVE):
            assert (await tables.look(made.match, Device(watcher))).seat is None
            with pytest.raises(NoAccess):
                await tables.invite(made.match, watcher, -1)


async def test_whoever_made_a_match_of_others_may_watch_it(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, [SeatPlan(kind="open"), SeatPlan(kind="open")])
        look = await tables.look(made.match, Device(ADA))
        assert (look.seat, look.creator) == (None, True)
        assert [mine.match for mine in await tables.my_matches(ADA)] == [made.match]


async def test_a_device_has_few_tables_of_bots_at_a_time(tmp_path):
    bots, now = [SeatPlan(kind="bot", level="random")] * 2, [1000.0]
    async with service(tmp_path, grace=0.0, clock=lambda: now[0]) as tables:
        for _ in range(5):
            await laid(tables, bots)
        with pytest.raises(TooMany) as refused:
            await laid(tables, bots)
        assert refusal(refused.value).code == "flood" and all(refusal(refused.value, one).say for one in ("de", "pl"))
        await laid(tables, OPEN)
        await tables.create("draftosaurus", players=2, seats=bots, device=BO)
        now[0] += 3601
        await laid(tables, bots)


async def test_the_own_matches_with_the_own_turn_first(tmp_path):
    now = [1000.0]
    async with service(tmp_path, clock=lambda: now[0]) as tables:
        waiting = await laid(tables, OPEN)
        now[0] += 1
        mine = await laid(tables, [HOT[0], SeatPlan(kind="open")], options={"board": "winter"})
        await joined(tables, mine, 1, "Bo")
        now[0] += 1
        done = await laid(tables, [HOT[0], SeatPlan(kind="open")])
        await joined(tables, done, 1, "Bo")
        await first_choice(tables, done, 0, access=Device(ADA))
        now[0] += 1
        over = await laid(tables)
        await play_out(tables, over, by=BOTH)
        found = await tables.my_matches(ADA)
        assert [one.match for one in found] == [mine.match, done.match, waiting.match, over.match]
        assert [one.your_turn for one in found] == [True, False, False, False]
        assert [one.status for one in found] == ["running", "running", "open", "over"]
        assert [one.mine for one in found] == [[0], [0], [0], [0, 1]]
        assert found[0].seats == ["Ada", "Bo"] and found[2].seats == ["Ada", "", "random"]
        assert found[0].options["board"] == "winter" and found[0].created == 1_001_000 == found[0].last
        assert await tables.my_matches(EVE) == []


async def test_listed_matches_can_be_watched_by_anybody_others_not(tmp_path):
    async with service(tmp_path) as tables:
        secret = await laid(tables)
        shown = await laid(tables, listed=True)
        assert [one.match for one in await tables.listed()] == [shown.match]
        with pytest.raises(NoAccess):
            await tables.look(shown.match, Device(EVE))
        assert (await tables.watch(shown.match, EVE)).seat is None
        look = await tables.look(shown.match, Device(EVE))
        assert (look.seat, look.listed, look.mine) == (None, True, ())
        assert as_json(look.view) == as_json((await tables.look(shown.match, shown.watch)).view)
        for match in (secret.match, "nowhere", "\ud800"):
            with pytest.raises(NoAccess):
                await tables.watch(match, EVE)
        await play_out(tables, shown, by=BOTH)
        assert await tables.listed() == []


async def test_what_is_over_is_open_to_all_but_not_what_was_said(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables)
        await tables.chat(made.match, BOTH[0], "a", text="between us")
        with pytest.raises(NoAccess):
            await tables.look(made.match, None)
        await play_out(tables, made, by=BOTH)
        for stranger in (None, Device(EVE), Device(EVE, 0), Key("guess")):
            look = await tables.look(made.match, stranger)
            assert (look.status, look.seat, look.mine, look.creator) == ("over", None, (), False)
            assert look.result.scores == look.points and look.result.places[look.result.winners[0]] == 1
            assert (await tables.events(made.match, stranger)).events
            assert (await tables.hello(made.match, stranger)).chat == []
            for ask in (
                tables.chat_since(made.match, stranger),
                tables.chat(made.match, stranger, "a", preset="hello"),
                tables.act(made.match, stranger, "a", look.decision, "trex river"),
                tables.rematch(made.match, stranger),
            ):
                with pytest.raises(NoAccess):
                    await ask
        with pytest.raises(NoAccess):
            await tables.enter(made.match, Key("guess"), EVE)
        assert len((await tables.hello(made.match, Device(ADA))).chat) == 1


async def test_a_rematch_is_one_for_all(tmp_path):
    """Everybody moves one seat to the left; devices, keys, limits and levels come along; those who listen are told."""
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="open"), SeatPlan(kind="bot", name="Rex", level="random")]
    async with service(tmp_path) as tables:
        made = await laid(tables, seats, options={"board": "winter"}, absence=60, listed=True)
        await tables.enter(made.match, made.keys[1], BO)
        await tables.enter(made.match, made.watch, EVE)
        await tables.join(made.match, Device(BO), "Bo")
        with pytest.raises(Running):
            await tables.rematch(made.match, Device(ADA))
        for turn in range(100):
            await tables.rest(made.match)
            look = await tables.look(made.match, made.watch)
            if look.status == "over":
                break
            seat = look.pending[0]
            own = await tables.look(made.match, Device((ADA, BO)[seat]))
            await tables.act(made.match, Device((ADA, BO)[seat]), f"c{turn}", own.decision, own.legal[0])
        listener = await tables.subscribe(made.match, Device(EVE))
        both = await asyncio.gather(*(tables.rematch(made.match, access) for access in (Device(ADA), Device(BO))))
        assert both[0].match == both[1].match
        assert await heard(listener, Rematch) == Rematch(match=both[0].match)
        look = await tables.look(both[0].match, Device(ADA))
        assert [(seat.kind, seat.name, seat.level) for seat in look.seats] == [
            ("person", "Bo", None), ("bot", "Rex", "random"), ("person", "Ada", None),
        ]  # fmt: skip
        assert (look.seat, look.mine, look.creator, look.rematch_of) == (2, (2,), True, made.match)
        assert (look.options["board"], look.absence, look.listed, look.status) == ("winter", 60, True, "running")
        assert (await tables.look(both[0].match, Device(BO))).seat == 0
        assert (await tables.look(both[0].match, Device(EVE))).seat is None
        for key in made.keys[:2]:  # links of the first match
            with pytest.raises(NoAccess):
                await tables.look(both[0].match, key)
    assert len(await stored(tmp_path, "SELECT id FROM matches")) == 2


async def test_two_services_make_one_rematch(tmp_path):
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await new_table(one, 2)
        await play_out(one, made)
        both = await asyncio.gather(one.rematch(made.match, made.keys[0]), two.rematch(made.match, made.keys[1]))
        assert both[0].match == both[1].match
    assert len(await stored(tmp_path, "SELECT id FROM matches")) == 2


async def test_device_tokens_are_not_in_the_database(tmp_path):
    async with service(tmp_path) as tables:
        await laid(tables)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ADA.digest.encode() in kept and ADA.text.encode() not in kept


@pytest.mark.parametrize(
    "change",
    [
        {"absence": 1},
        {"absence": 10**9},
        {"clock": (0, 10, 300)},
        {"clock": (300, -1, 300)},
        {"clock": (300, 10, 200)},
        {"clock": (300, 10, 10**9)},
    ],
)
async def test_limits_that_cannot_be(tmp_path, change):
    from gondwana.server.times import Clock

    if "clock" in change:
        change = {"clock": Clock(**dict(zip(("start", "increment", "most"), change["clock"], strict=True)))}
    async with service(tmp_path) as tables:
        with pytest.raises(BadRequest) as refused:
            await tables.create("draftosaurus", players=2, seats=people(2), **change)
    assert all(refusal(refused.value, language).say for language in ("en", "de", "pl"))


async def test_tables_of_the_first_version_are_brought_along(tmp_path):
    """A database that was made before there were devices keeps its matches, and they go on."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import text

    from gondwana.server.storage import engine as engines

    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await first_choice(tables, made, 0)
        before = await tables.look(made.match, made.keys[0])

    def down(connection):
        config = Config()
        config.set_main_option("script_location", str(engines._MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")

    engine = open_engine(url(tmp_path))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(down)
    async with engine.connect() as connection:
        columns = [row[1] for row in await connection.execute(text("PRAGMA table_info(matches)"))]
        made_by = (await connection.execute(text("SELECT sql FROM sqlite_master WHERE name = 'log'"))).scalar_one()
    assert "deadline" not in columns and "'away'" not in made_by
    await upgrade(engine)
    await engine.dispose()
    async with service(tmp_path) as tables:
        assert as_json(await tables.look(made.match, made.keys[0])) == as_json(before)
        await play_out(tables, made)
    ((made_by,),) = await stored(tmp_path, "SELECT sql FROM sqlite_master WHERE name = 'log'")
    assert made_by.count("CHECK") == 1 and "'away'" in made_by and "log_match" in made_by
