"""One holder for each seat: links work once, seats move from device to device, and the people at the table see who holds what."""

import asyncio

import pytest
from server.tabletop import as_json, first_choice, heard, joined, new_table, play_out, service, stored

from gondwana.core.contract import PUBLIC
from gondwana.server.access import Device
from gondwana.server.errors import NoAccess
from gondwana.server.keys import Key
from gondwana.server.messages import SeatPlan, SeatsNews, Update

pytestmark = pytest.mark.asyncio

ADA, BO, EVE = (Key(f"{name}-device") for name in ("ada", "bo", "eve"))
PERSON, OPEN = SeatPlan(kind="person"), SeatPlan(kind="open")
BOT = SeatPlan(kind="bot", level="random")


async def laid(tables, *seats, **how):
    return await tables.create("draftosaurus", players=len(seats), seats=seats, device=ADA, **how)


async def refused(*asks):
    for ask in asks:
        with pytest.raises(NoAccess):
            await ask


async def holders(folder):
    return sorted(await stored(folder, "SELECT seat, device_hash FROM holdings"))


async def test_a_seat_that_is_given_away_is_seen_and_played_by_the_guest_alone(tmp_path):
    """Ada plays both seats at one device until Bo takes one of them."""
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, PERSON)
        link = await tables.invite(made.match, Device(ADA), 1)
        assert (await tables.look(made.match, Device(ADA, 1))).mine == (0, 1)  # until the link is used
        assert (await tables.enter(made.match, link, BO)).seat == 1
        own = await tables.look(made.match, Device(ADA))
        assert (own.seat, own.mine, own.creator) == (0, (0,), True)
        assert own.view["seats"][1]["hand"] is None
        guest = await tables.look(made.match, Device(BO))
        assert (guest.seat, guest.mine, guest.creator) == (1, (1,), False)
        await refused(
            tables.look(made.match, Device(ADA, 1)),
            tables.act(made.match, Device(ADA, 1), "a", guest.decision, guest.legal[0]),
            tables.frames(made.match, Device(ADA), 1),
            tables.closed(made.match, Device(ADA, 1)),
            tables.subscribe(made.match, Device(ADA, 1)),
            tables.invite(made.match, Device(BO), 0),
        )
        await tables.act(made.match, Device(BO), "a", guest.decision, guest.legal[0])
    assert await holders(tmp_path) == [(0, ADA.digest), (1, BO.digest)]


async def test_whoever_loses_a_seat_hears_no_more_of_it(tmp_path):
    """The ear of Ada's device, which is at both seats, is closed; it comes back for the seat that is left."""
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, PERSON)
        ears = [await tables.subscribe(made.match, Device(ADA, seat)) for seat in (0, 1, PUBLIC)]
        await tables.enter(made.match, made.keys[1], BO)
        for ear in ears:
            assert [news async for news in ear if isinstance(news, Update)] == []
        again = await tables.subscribe(made.match, Device(ADA))
        await first_choice(tables, made, 1, access=Device(BO))
        assert (await heard(again, Update)).view["seats"][1]["choice"] is None


async def test_a_link_works_once(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, OPEN)
        link = made.keys[1]
        await tables.enter(made.match, link, BO)
        await tables.join(made.match, Device(BO), "Bo")
        own = await tables.invite(made.match, Device(BO), 1)
        await tables.enter(made.match, own, EVE)  # Bo's second device
        for used in (link, own):
            await refused(
                tables.enter(made.match, used, ADA),
                tables.enter(made.match, used, Key("another")),
                tables.look(made.match, used),
                tables.join(made.match, used, "Eve"),
            )
        assert [look.seat for look in [await tables.look(made.match, Device(one)) for one in (ADA, EVE)]] == [0, 1]


async def test_of_two_who_open_a_link_the_first_who_joins_has_the_seat(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, OPEN)
        for device in (BO, EVE):
            await tables.enter(made.match, made.keys[1], device)
        both = await asyncio.gather(*(tables.join(made.match, Device(one), "me") for one in (BO, EVE)), return_exceptions=True)
        assert sorted(type(one).__name__ for one in both) == ["Joined", "NoAccess"]
    assert len(await holders(tmp_path)) == 2


async def test_of_two_who_take_a_seat_over_by_one_link_one_has_it(tmp_path):
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await laid(one, PERSON, PERSON)
        ways = (one.enter(made.match, made.keys[1], BO), two.enter(made.match, made.keys[1], EVE))
        both = await asyncio.gather(*ways, return_exceptions=True)
        assert sorted(type(way).__name__ for way in both) == ["Entered", "NoAccess"]
    assert len(await holders(tmp_path)) == 2


async def test_the_device_that_took_a_seat_may_open_its_link_again(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, PERSON, OPEN)
        for seat in (1, 2):
            assert (await tables.enter(made.match, made.keys[seat], BO)).seat == seat
        joined = [await tables.join(made.match, Device(BO, 2), "Bo") for _ in range(2)]
        assert as_json(joined[0]) == as_json(joined[1])
        for seat in (1, 2):
            assert (await tables.enter(made.match, made.keys[seat], BO)).seat == seat
        await tables.enter(made.match, await tables.invite(made.match, Device(BO), 1), EVE)
        await refused(tables.enter(made.match, made.keys[1], BO))  # it is not Bo's seat any more


async def test_whoever_opens_the_link_of_the_own_seat_does_not_use_it_up(tmp_path):
    """Ada tries the link in her own browser before she sends it."""
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, PERSON)
        link = await tables.invite(made.match, Device(ADA), 1)
        assert (await tables.enter(made.match, link, ADA)).seat == 1
        assert (await tables.enter(made.match, link, BO)).seat == 1


async def test_a_new_link_ends_the_old_one(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, OPEN, PERSON)
        await tables.enter(made.match, made.keys[1], EVE)
        new = [await tables.invite(made.match, Device(ADA), seat) for seat in (1, 2)]
        for old in made.keys[1:]:
            await refused(tables.enter(made.match, old, BO), tables.join(made.match, old, "Eve"))
        await refused(tables.join(made.match, Device(EVE), "Eve"))
        assert [(await tables.enter(made.match, link, BO)).seat for link in new] == [1, 2]


async def test_a_seat_moves_to_another_device_of_its_holder(tmp_path):
    """Using the link ends the hold of the first device, also that of a thief who had used an earlier link."""
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, OPEN)
        await tables.enter(made.match, made.keys[1], BO)
        await tables.join(made.match, Device(BO), "Bo")
        ear = await tables.subscribe(made.match, Device(BO))
        link = await tables.invite(made.match, Device(BO), 1)
        assert (await tables.enter(made.match, link, EVE)).seat == 1
        assert [news async for news in ear if isinstance(news, Update)] == []
        look = await tables.look(made.match, Device(EVE))
        await refused(
            tables.look(made.match, Device(BO)),
            tables.act(made.match, Device(BO), "a", look.decision, look.legal[0]),
            tables.invite(made.match, Device(BO), 1),
            tables.chat(made.match, Device(BO), "b", preset="hello"),
        )
        await tables.act(made.match, Device(EVE), "a", look.decision, look.legal[0])
        for seat in (0, -1, 7, -2):
            await refused(tables.invite(made.match, Device(EVE), seat))
    assert await holders(tmp_path) == [(0, ADA.digest), (1, EVE.digest)]


async def test_a_link_that_is_sent_as_a_key_is_replaced(tmp_path):
    """A program joins with the link itself: the answer has the key that holds the seat, and the link is dead."""
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, OPEN, PERSON)
        for seat in (1, 2):
            now = await joined(tables, made, seat, "Bo")
            assert (await tables.look(made.match, now.keys[seat])).mine == (seat,)
            await refused(
                tables.look(made.match, made.keys[seat]),
                tables.enter(made.match, made.keys[seat], EVE),
                tables.join(made.match, made.keys[seat], "Eve"),
                tables.look(made.match, Device(ADA, seat)),
            )
            assert (await tables.join(made.match, now.keys[seat], "again")).key is None
            made = now
        await tables.enter(made.match, await tables.invite(made.match, made.keys[1], 1), EVE)
        await refused(tables.look(made.match, made.keys[1]))
        assert (await tables.look(made.match, Device(EVE))).seat == 1


async def test_the_link_of_a_seat_that_somebody_holds_shows_nothing(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, PERSON)
        for link in (*made.keys, await tables.invite(made.match, Device(ADA), 1)):
            await refused(
                tables.look(made.match, link),
                tables.events(made.match, link),
                tables.subscribe(made.match, link),
                tables.act(made.match, link, "a", 0, "trex river"),
            )


async def test_keys_hold_the_seats_where_there_is_no_device(tmp_path):
    """Programs that make a table for programs; a device may take such a seat over, and the key is dead then."""
    async with service(tmp_path) as tables:
        for made in (await new_table(tables, 2), await laid(tables, PERSON, PERSON, held_by="keys")):
            assert [(await tables.look(made.match, key)).mine for key in made.keys] == [(0,), (1,)]
            await refused(tables.look(made.match, Device(ADA, 1)))
            await tables.enter(made.match, made.keys[1], BO)
            await refused(tables.look(made.match, made.keys[1]), tables.enter(made.match, made.keys[1], EVE))
            assert (await tables.look(made.match, Device(BO))).seat == 1
            again = await play_out(tables, made, by=[made.keys[0], Device(BO)])
            assert again.status == "over"
            rematch = (await tables.rematch(made.match, made.keys[0])).match
            assert [(await tables.look(rematch, one)).seat for one in (made.keys[0], Device(BO))] == [1, 0]


async def test_the_people_at_the_table_see_who_plays_on_which_device(tmp_path):
    """Seats on one device have the same number, and everybody is told when a seat changes hands."""
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, BOT, PERSON, OPEN)
        ear = await tables.subscribe(made.match, Device(ADA, 0))
        assert [seat.device for seat in (await tables.look(made.match, made.watch)).seats] == [0, None, 0, None]
        await tables.enter(made.match, made.keys[3], BO)
        assert [seat.device for seat in (await tables.look(made.match, Device(BO))).seats] == [0, None, 0, None]
        await tables.join(made.match, Device(BO), "Bo")
        assert [seat.device for seat in (await heard(ear, SeatsNews)).seats] == [0, None, 0, 3]
        guest = await tables.subscribe(made.match, Device(BO))
        await tables.enter(made.match, made.keys[2], EVE)
        assert [seat.device for seat in (await heard(guest, SeatsNews)).seats] == [0, None, 2, 3]
        assert [seat.device for seat in (await tables.look(made.match, Device(EVE))).seats] == [0, None, 2, 3]


async def test_a_seat_that_moves_at_another_server_is_lost_here_too(tmp_path):
    """No news pass between the two: what is listened to is looked at every round, what memory knows is believed for a while."""
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await laid(one, PERSON, PERSON)
        ear = await two.subscribe(made.match, Device(ADA, 1))
        look = await two.look(made.match, Device(ADA, 1))
        await one.enter(made.match, made.keys[1], BO)
        await two.look_around()
        assert [news async for news in ear if isinstance(news, Update)] == []
        await refused(two.act(made.match, Device(ADA, 1), "a", look.decision, look.legal[0]))
        await two.act(made.match, Device(BO), "a", look.decision, look.legal[0])


async def test_memory_is_not_believed_for_long(tmp_path, monkeypatch):
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await laid(one, PERSON, PERSON)
        look = await two.look(made.match, Device(ADA, 1))
        await first_choice(two, made, 0, access=Device(ADA))
        await one.enter(made.match, made.keys[1], BO)
        monkeypatch.setattr("gondwana.server.rooms._BELIEVED", 0.0)
        await refused(two.act(made.match, Device(ADA, 1), "a", look.decision, look.legal[0]))


async def test_a_command_that_waits_while_its_seat_is_given_away_is_refused(tmp_path):
    async with service(tmp_path) as tables:
        made = await laid(tables, PERSON, PERSON)
        look = await tables.look(made.match, Device(ADA, 1))
        room = tables._keeper.rooms.of(made.match)
        async with room.lock:
            late = asyncio.create_task(tables.act(made.match, Device(ADA, 1), "a", look.decision, look.legal[0]))
            await asyncio.sleep(0.05)
            await tables.enter(made.match, made.keys[1], BO)
        await refused(late)


async def test_seats_of_older_databases_get_one_holder(tmp_path):
    """The device that came last keeps a seat that several had; a key that was played with goes on."""
    from alembic import command
    from alembic.config import Config
    from server.tabletop import url
    from sqlalchemy import text

    from gondwana.server.storage import engine as engines
    from gondwana.server.storage import open_engine, upgrade

    async with service(tmp_path) as tables:
        shared, keyed = await laid(tables, PERSON, PERSON), await new_table(tables, 2)

    def down(connection):
        config = Config()
        config.set_main_option("script_location", str(engines._MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0003")

    engine = open_engine(url(tmp_path))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(down)
        held = {"device": BO.digest, "match": shared.match, "since": 2_000_000_000}
        await connection.execute(text("INSERT INTO holdings VALUES (:device, :match, 1, :since)"), held)
        await connection.execute(text('DELETE FROM holdings WHERE "match" = :match'), {"match": keyed.match})
    await upgrade(engine)
    await engine.dispose()
    async with service(tmp_path) as tables:
        assert [(await tables.look(shared.match, Device(one))).mine for one in (ADA, BO)] == [(0,), (1,)]
        assert [(await tables.look(keyed.match, key)).mine for key in keyed.keys] == [(0,), (1,)]
