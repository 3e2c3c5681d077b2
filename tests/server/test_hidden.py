"""Hidden is hidden: worlds that look alike to a viewer give that viewer the same bytes."""

import asyncio
import inspect
import random
from contextlib import asynccontextmanager

import msgspec
import pytest
from server.tabletop import as_json, heard, new_table, numbered_tokens, service
from server.worlds import GAME, other_world, random_game, replayed

from gondwana.core.contract import CHANCE, PUBLIC
from gondwana.core.errors import GondwanaError
from gondwana.server import messages
from gondwana.server.keys import Key, new_key
from gondwana.server.messages import refusal

HANDS = (
    ["trex", "trex", "trex", "triceratops", "triceratops", "spinosaurus"],
    ["trex", "trex", "trex", "stegosaurus", "diplodocus", "diplodocus"],
)
OWN = ["spinosaurus", "spinosaurus", "stegosaurus", "parasaurolophus", "parasaurolophus", "diplodocus"]


def dealer(swapped):
    """Seats 1 and 2 hold each other's hand in the other world; everything else is the same."""
    first, second = HANDS[::-1] if swapped else HANDS
    hands = {0: OWN, 1: first, 2: second, 3: OWN}

    def chance(match):
        odds = [match.game.write(CHANCE, action) for action, _ in match.odds()]
        if odds[0].startswith("draw"):
            seat = int(odds[0].split()[1])
            if int(match.state[0]["round"]) == 0:
                return match.game.read(CHANCE, f"draw {seat} {hands[seat][int(match.state[0]['drawn'])]}")
        return match.odds()[0][0]

    return chance


async def story(folder, swapped):
    """Two turns with second thoughts. What seat 0, a watcher and seat 1 are told, in bytes, after every step."""
    folder.mkdir()
    told = {0: [], None: [], 1: []}
    async with service(folder, chance=dealer(swapped), tokens=numbered_tokens(), clock=lambda: 0.0) as tables:
        made = await new_table(tables, 4)
        keys = {0: made.keys[0], None: made.watch, 1: made.keys[1]}
        listeners = {who: await tables.subscribe(made.match, key, since=0) for who, key in keys.items()}

        async def note():
            for who, key in keys.items():
                told[who].append(as_json(await tables.look(made.match, key)))
                told[who].append(as_json(await tables.events(made.match, key)))
                told[who].append(as_json(await heard(listeners[who])))
                for do in ("trex forest", "trex wood", "discard trex", "nonsense"):
                    try:
                        await tables.act(made.match, key, "never", -1 if who else opened, do)
                    except GondwanaError as error:
                        told[who].append(as_json(refusal(error)))

        opened = (await tables.look(made.match, made.keys[0])).decision
        await note()
        for turn in range(2):
            opened = (await tables.look(made.match, made.keys[0])).decision
            # The secret first thoughts differ between the worlds; what is shown in the end is the same.
            for seat in (1, 2):
                own = await tables.look(made.match, made.keys[seat])
                await tables.act(made.match, made.keys[seat], f"{turn}a", own.decision, own.legal[-1 if swapped else 0])
                await note()
                await tables.undo(made.match, made.keys[seat], f"{turn}b")
                await note()
            for seat in (1, 2, 3, 0):
                own = await tables.look(made.match, made.keys[seat])
                do = "trex river" if "trex river" in own.legal else next(one for one in own.legal if one.endswith("river"))
                await tables.act(made.match, made.keys[seat], f"{turn}c", own.decision, do)
                if (turn, seat) != (1, 0):  # then seat 0 is handed what seat 2 held at first
                    await note()
    return told


@pytest.mark.asyncio
async def test_worlds_that_look_alike_are_told_alike(tmp_path):
    """Seat 0 and a watcher cannot tell the worlds apart by a single byte; seat 1, who holds another hand, can."""
    one, other = [await story(tmp_path / name, swapped) for name, swapped in (("one", False), ("other", True))]
    assert len(one[0]) > 50
    assert one[0] == other[0]
    assert one[None] == other[None]
    assert one[1] != other[1]


@pytest.mark.asyncio
async def test_a_secret_choice_is_in_nothing_that_others_get(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        before = await tables.look(made.match, made.keys[0])
        listeners = [await tables.subscribe(made.match, key) for key in (made.keys[1], made.watch)]
        await tables.act(made.match, made.keys[0], "a", before.decision, before.legal[0])
        own = await tables.look(made.match, made.keys[0])
        assert own.view["seats"][0]["choice"] == before.legal[0]
        for key, listener in zip((made.keys[1], made.watch), listeners, strict=True):
            look = await tables.look(made.match, key)
            told = await tables.events(made.match, key, before.number)
            news = await heard(listener)
            assert told.events == news.events == [{"at": before.number, "type": "choose", "seat": 0, "do": None}]
            for seats in (look.view["seats"], news.view["seats"]):
                assert (seats[0]["chosen"], seats[0]["choice"], seats[0]["hand"]) == (True, None, None)


@asynccontextmanager
async def retold(folder, match, log):
    """A service at which a log is played command by command."""
    folder.mkdir()
    script = iter([GAME.read(CHANCE, do) for seat, do in log if seat == CHANCE])
    async with service(folder, chance=lambda _: next(script), tokens=numbered_tokens(), clock=lambda: 0.0) as tables:
        yield tables, await new_table(tables, match.players, **msgspec.structs.asdict(match.options))


async def received(folder, match, log, viewer, *, hindsight):
    """All that a viewer is told while a log is played, in bytes: news, answers, looks, frames, reasons and refusals."""
    async with retold(folder, match, log) as (tables, made):
        key = made.watch if viewer == PUBLIC else made.keys[viewer]
        listener = await tables.subscribe(made.match, key, since=0)
        told = []

        async def act(seat, command, do):
            done = await tables.act(made.match, made.keys[seat], command, opened[0], do)
            opened[0] = done.decision
            if seat == viewer:
                told.append(as_json(done))

        opened = [(await tables.look(made.match, key)).decision]
        for turn, (seat, do) in enumerate(entry for entry in log if entry[0] != CHANCE):
            await act(seat, f"c{turn}", do)
        look = await tables.look(made.match, key)
        for seat in look.pending:  # second thoughts, of which nothing is seen but that there were some
            if seat != viewer and len(look.pending) > 1:
                own = await tables.look(made.match, made.keys[seat])
                await act(seat, "think", own.legal[-1 if hindsight else 0])
                await tables.undo(made.match, made.keys[seat], "again")
        told += [
            as_json(answer)
            for answer in (
                await tables.hello(made.match, key),
                await tables.events(made.match, key),
                await tables.frames(made.match, key),
                await tables.points(made.match, key),
            )
        ]
        if viewer != PUBLIC:
            told.append(as_json(await tables.closed(made.match, key)))
        for do in ("trex forest", "trex wood", "discard trex", "place river", "stay", "nonsense"):
            with pytest.raises(GondwanaError) as refused:
                await tables.act(made.match, key, "never", -1 if do in look.legal else look.decision, do)
            told.append(as_json(refusal(refused.value)))
        await asyncio.sleep(0)
        listener.close()
        return told + [as_json(news) async for news in listener]


CASES = [
    (players, options)
    for players in (2, 3, 4, 5)
    for options in ({"board": "summer"}, {"board": "winter"}, {"board": "both", "placing": "after_reveal"})
]


@pytest.mark.parametrize(("players", "options"), CASES)
def test_at_every_moment_of_a_game_another_world_looks_the_same(players, options):
    """Whatever is computed for a viewer, from the beginning on, is the same in a world that fits what the viewer knows."""
    differed = 0
    rng = random.Random(players)
    for upto in range(0, 60, 4):
        match = random_game(players, options, players, upto)
        if match.over:
            break
        for viewer in (PUBLIC, rng.randrange(players)):
            other = replayed(match, other_world(match, viewer, rng.randrange(10**6)))
            assert other.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()
            assert other.events(viewer) == match.events(viewer)
            differed += other.state.tobytes() != match.state.tobytes()
    assert differed > 5


def running_game(players, options, rng):
    """A random game in its middle; some end too soon for that."""
    while (match := random_game(players, options, rng.randrange(10**6), rng.randrange(2 * players, 10 * players))).over:
        pass
    return match


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("players", "options"), CASES)
async def test_what_is_received_in_a_whole_game_does_not_depend_on_what_is_hidden(tmp_path, players, options, seed):
    """The same bytes over the same wire, from the first news to the last refusal, whatever the others hold and think of."""
    rng = random.Random(100 * players + seed)
    match = running_game(players, options, rng)
    viewer = PUBLIC if seed == 2 and players % 2 else rng.randrange(players)
    true = [(seat, GAME.write(seat, action)) for seat, action in match.log]
    other = other_world(match, viewer, seed)
    worlds = (("a", true, False), ("b", other, True))
    told = [await received(tmp_path / name, match, log, viewer, hindsight=late) for name, log, late in worlds]
    assert len(told[0]) > 20
    assert told[0] == told[1]


@pytest.mark.asyncio
async def test_who_holds_another_hand_receives_something_else(tmp_path):
    """The test above can fail: in a world that differs for a seat, that seat is told otherwise."""
    match = random_game(4, {}, 7, 5)
    true = [(seat, GAME.write(seat, action)) for seat, action in match.log]
    other = other_world(match, 0, 3)
    seats = [seat for seat in range(4) if replayed(match, other).hidden(seat).tobytes() != match.hidden(seat).tobytes()]
    told = [await received(tmp_path / name, match, log, seats[0], hindsight=False) for name, log in (("a", true), ("b", other))]
    assert seats[0] != 0 and told[0] != told[1]


def test_answers_have_no_other_fields():
    """The list of what is told is written down twice, so that nothing slips in."""
    fields = {
        name: set(kind.__struct_fields__)
        for name, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, msgspec.Struct)
    }
    assert fields == {
        "Behind": {"number"},
        "Clock": {"start", "increment", "most"},
        "Closed": {"decision", "closed"},
        "Created": {"match", "keys", "watch"},
        "Done": {"number", "decision", "events"},
        "Entered": {"seat"},
        "Events": {"number", "next", "events"},
        "Frame": {"number", "at", "events", "view", "points"},
        "Frames": {"frames", "next"},
        "Hello": {"look", "chat"},
        "Hint": {"do", "reasons"},
        "Joined": {"key", "look"},
        "Look": {
            "match", "game", "version", "players", "options", "status", "rematch_of", "rematch", "listed", "seat", "mine",
            "creator", "number", "decision", "pending", "legal", "plans", "can_undo", "points", "seats", "present", "clock",
            "clocks", "absence", "now", "preparing", "result", "view",
        },
        "Mine": {"match", "game", "players", "options", "status", "seats", "mine", "your_turn", "created", "last"},
        "PieceAt": {"zone", "index"},
        "Points": {"number", "seats", "result"},
        "PointsRow": {"zone", "points", "dinosaurs", "why"},
        "Preparing": {"preparing"},
        "Presence": {"present", "watching"},
        "ReadyMade": {"name", "fields", "reserve", "note"},
        "Refusal": {"code", "say"},
        "Rematch": {"match"},
        "Result": {"scores", "winners", "places"},
        "Said": {"number", "seat", "preset", "text", "at"},
        "Seat": {"seat", "kind", "name", "level", "resigned", "away", "stand_in", "device"},
        "SeatClock": {"left", "running"},
        "SeatPoints": {"seat", "total", "rows", "earlier"},
        "SeatPlan": {"kind", "name", "level"},
        "SeatsNews": {"seats", "status"},
        "Update": {
            "status", "number", "decision", "pending", "legal", "plans", "can_undo", "points", "seats", "clocks", "now", "result",
            "events", "view",
        },
    }  # fmt: skip


def test_a_key_does_not_show_itself():
    key = new_key()
    assert len(key.text) == 32 and new_key().text != key.text
    assert key.text not in f"{key!r} {key} {key:}" and key.text not in repr([key])
    assert key.digest != key.text and key.opens(key.digest)
    assert not Key("other").opens(key.digest) and not key.opens(None) and not Key("").opens("0" * 64)
    with pytest.raises(TypeError):
        msgspec.json.encode(key)


@pytest.mark.asyncio
async def test_keys_are_not_in_the_database(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await tables.look(made.match, made.keys[0])
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made.match.encode() in kept and made.keys[0].digest.encode() in kept
    assert not any(key.text.encode() in kept for key in (*made.keys, made.watch))
