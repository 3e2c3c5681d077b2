"""The service: whole games, commands that are repeated or late, keys, undo, resigning, chat."""

import asyncio

import msgspec
import pytest
from server.tabletop import as_json, first_choice, heard, new_table, people, play_out, service, stored, stored_log

from gondwana.bots.roster import BadBot
from gondwana.core.errors import BadNotation, BadOptions, Refused
from gondwana.core.match import Match
from gondwana.core.record import GameRecord, Step
from gondwana.games import load
from gondwana.locale import LANGUAGES
from gondwana.server.access import Device
from gondwana.server.errors import BadRequest, CommandUsed, NoAccess, Stale
from gondwana.server.keys import Key
from gondwana.server.messages import SeatPlan, Update, refusal

pytestmark = pytest.mark.asyncio


async def read_all(listener):
    return [event async for news in listener if isinstance(news, Update) for event in news.events]


@pytest.mark.parametrize(("players", "options"), [(2, {}), (5, {"placing": "after_reveal"})])
async def test_a_whole_game(tmp_path, players, options):
    """The stored log is a game that the rules accept, with the points that were told."""
    async with service(tmp_path) as tables:
        made = await new_table(tables, players, **options)
        listener = await tables.subscribe(made.match, made.keys[0], since=0)
        reading = asyncio.create_task(read_all(listener))
        end = await play_out(tables, made)
        heard = (await tables.events(made.match, made.keys[0])).events
    assert await reading == heard
    assert heard[-1]["type"] == "over"
    log = [Step(seat, do) for _, seat, _, do in await stored_log(tmp_path)]
    record = GameRecord(game="draftosaurus", version=end.version, options=end.options, players=players, log=log)
    replayed = Match.replay(load("draftosaurus"), record)
    assert replayed.over and replayed.scores() == end.points
    assert end.view["viewer"] is None and end.pending == () and end.number == len(log)
    assert await stored(tmp_path, "SELECT status FROM matches") == [("over",)]


async def test_the_end_opens_everything_to_all(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables, 2)
        before = [await tables.look(made.match, key) for key in (made.keys[0], made.keys[1], made.watch)]
        assert len({as_json(look.view) for look in before}) == 3
        await play_out(tables, made)
        after = [await tables.look(made.match, key) for key in (made.keys[0], made.keys[1], made.watch)]
        assert len({as_json(look.view) for look in after}) == 1


async def test_the_same_command_is_done_once(tmp_path):
    """A command that is sent again gets the first answer, even when it says something else or comes much later."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        first = await first_choice(tables, made, 0)
        log = await stored_log(tmp_path)
        again = await tables.act(made.match, made.keys[0], "first", 0, "castling")
        assert as_json(again) == as_json(first)
        await play_out(tables, made)
        later = await tables.act(made.match, made.keys[0], "first", 0, "castling")
        assert as_json(later) == as_json(first)
    assert (await stored_log(tmp_path))[: len(log)] == log


async def test_command_ids_belong_to_their_seat(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        answers = [await first_choice(tables, made, seat, "same") for seat in (0, 1)]
        assert answers[0].number != answers[1].number


async def test_a_late_command_is_stale(tmp_path):
    """Once the joint decision is over, a command for it is refused and stores nothing."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        opened = await tables.look(made.match, made.keys[0])
        for seat in range(3):
            await first_choice(tables, made, seat)
        log = await stored_log(tmp_path)
        now = await tables.look(made.match, made.keys[0])
        assert now.decision > opened.decision
        for decision in (opened.decision, now.decision + 1, -1):
            with pytest.raises(Stale, match="the game has moved on"):
                await tables.act(made.match, made.keys[0], "late", decision, now.legal[0])
    assert await stored_log(tmp_path) == log
    assert await stored(tmp_path, "SELECT id FROM commands WHERE id = 'late'") == []


async def test_choices_of_others_do_not_make_a_choice_stale(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        looks = [await tables.look(made.match, key) for key in made.keys]
        assert {look.decision for look in looks} == {looks[0].number}
        for seat in (2, 0):
            await tables.act(made.match, made.keys[seat], "a", looks[seat].decision, looks[seat].legal[0])
        await tables.undo(made.match, made.keys[2], "b")
        assert (await tables.look(made.match, made.watch)).decision == looks[0].decision
        await tables.act(made.match, made.keys[1], "a", looks[1].decision, looks[1].legal[0])


async def test_an_illegal_action_is_refused_with_its_rule_and_leaves_nothing(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        look = await tables.look(made.match, made.keys[0])
        species = look.view["seats"][0]["hand"][0]
        log = await stored_log(tmp_path)
        with pytest.raises(Refused, match="is not on the summer board"):
            await tables.act(made.match, made.keys[0], "a", look.decision, f"{species} wood")
        for do in ("castling", "x" * 10_000, ""):
            with pytest.raises(BadNotation):
                await tables.act(made.match, made.keys[0], "a", look.decision, do)
        assert as_json(await tables.look(made.match, made.keys[0])) == as_json(look)
        assert await stored_log(tmp_path) == log
        await tables.act(made.match, made.keys[0], "a", look.decision, look.legal[0])


async def test_wrong_keys_and_unknown_matches_look_the_same(tmp_path):
    """Nobody learns from a refusal whether a match exists."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        other = await new_table(tables)
        told = set()
        for match, key in [
            (made.match, Key("guess")),
            (made.match, other.keys[0]),
            (made.match, Key("")),
            (made.match, Key("\ud800")),
            ("nowhere", made.keys[0]),
            ("", made.keys[0]),
            ("\ud800\0", made.keys[0]),
        ]:
            for ask in (
                tables.look(match, key),
                tables.events(match, key),
                tables.subscribe(match, key),
                tables.act(match, key, "a", 0, "trex river"),
                tables.undo(match, key, "a"),
                tables.resign(match, key, "a"),
                tables.chat(match, key, "a", preset="hello"),
                tables.chat_since(match, key),
                tables.join(match, key, "Eve"),
                tables.rematch(match, key),
                tables.enter(match, key, Key("device")),
                tables.look(match, Device(Key("device"))),
                tables.look(match, Device(Key("device"), 0)),
                tables.look(match, None),
                tables.watch(match, Key("device")),
                tables.invite(match, Key("device"), 0),
            ):
                with pytest.raises(NoAccess) as refused:
                    await ask
                told.add(as_json(refusal(refused.value)))
        assert len(told) == 1


async def test_an_unknown_match_costs_as_much_as_a_wrong_key(tmp_path, monkeypatch):
    """Nobody learns from the time that a refusal takes whether a match exists: the same questions, the same comparisons."""
    from sqlalchemy import event

    done = []
    opens = Key.opens
    monkeypatch.setattr(Key, "opens", lambda self, digest: (done.append("compared"), opens(self, digest))[1])
    async with service(tmp_path) as tables:
        engine = tables._store._engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *args: done.append(args[2].split()[0]))
        costs = {}
        for players in (2, 5):
            made = await new_table(tables, players)
            asked = {"wrong": (made.match, Key("guess")), "unknown": ("nowhere", Key("guess")), "bad": ("\ud800", Key("guess"))}
            for device in (None, Key("device")):
                for how, (match, key) in asked.items():
                    for ask in ("look", "act"):
                        done.clear()
                        access = key if device is None else Device(device, 0)
                        with pytest.raises(NoAccess):
                            await (
                                tables.look(match, access) if ask == "look" else tables.act(match, access, "a", 0, "trex river")
                            )
                        costs.setdefault((device is None, ask), {})[how, players] = list(done)
        for by_key in (True, False):
            assert len({tuple(cost) for cost in costs[by_key, "look"].values()}) == 1
            selects = {cost.count("SELECT") for ask in ("look", "act") for cost in costs[by_key, ask].values()}
            assert selects == {2}


async def test_a_key_opens_its_own_seat_only(tmp_path):
    """Seat 1 cannot choose what only seat 0 may, and a watcher can do nothing."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        looks = [await tables.look(made.match, key) for key in made.keys]
        assert [look.seat for look in looks] == [0, 1, 2]
        done = await first_choice(tables, made, 1)
        assert (await tables.look(made.match, made.keys[0])).legal == looks[0].legal
        assert [event["seat"] for event in done.events] == [1]
        with pytest.raises(Refused):
            await tables.act(made.match, made.keys[1], "again", looks[0].decision, looks[0].legal[0])
        watcher = await tables.look(made.match, made.watch)
        assert watcher.seat is None and watcher.legal == []
        for ask in (
            tables.act(made.match, made.watch, "a", watcher.decision, looks[0].legal[0]),
            tables.undo(made.match, made.watch, "a"),
            tables.resign(made.match, made.watch, "a"),
            tables.chat(made.match, made.watch, "a", text="psst"),
            tables.join(made.match, made.watch, "Eve"),
        ):
            with pytest.raises(Refused, match="whoever only watches"):
                await ask


async def test_undo_before_the_reveal_and_not_after(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        before = await tables.look(made.match, made.keys[0])
        await first_choice(tables, made, 0)
        await first_choice(tables, made, 1)
        taken_back = await tables.undo(made.match, made.keys[0], "back")
        assert taken_back.events == [{"at": before.number + 2, "type": "undo", "seat": 0}]
        assert as_json(await tables.undo(made.match, made.keys[0], "back")) == as_json(taken_back)
        now = await tables.look(made.match, made.keys[0])
        assert (now.pending, now.legal, now.decision) == ((0, 2), before.legal, before.decision)
        assert now.number == before.number + 3
        told = (await tables.events(made.match, made.keys[2], before.number)).events
        assert [(event["at"] - before.number, event["type"], event["seat"]) for event in told] == [
            (0, "choose", 0), (1, "choose", 1), (2, "undo", 0),
        ]  # fmt: skip
        await tables.act(made.match, made.keys[0], "other", now.decision, now.legal[-1])
        await first_choice(tables, made, 2)
        with pytest.raises(Refused, match="too late to take that back"):
            await tables.undo(made.match, made.keys[0], "too-late")


async def test_a_resigned_seat_is_played_by_a_bot(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        opened = await tables.look(made.match, made.keys[0])
        done = await tables.resign(made.match, made.keys[0], "enough", "random")
        assert done.events == [{"at": opened.number, "type": "resign", "seat": 0, "level": "random"}]
        await tables.rest(made.match)
        after = await tables.look(made.match, made.keys[0])
        assert after.pending == (1, 2) and after.legal == [] and after.decision == opened.decision
        assert (after.seats[0].resigned, after.seats[0].level, after.seats[0].kind) == (True, "random", "person")
        for ask in (
            tables.act(made.match, made.keys[0], "a", after.decision, opened.legal[0]),
            tables.undo(made.match, made.keys[0], "b"),
            tables.resign(made.match, made.keys[0], "c", "random"),
        ):
            with pytest.raises(Refused, match="handed to a bot"):
                await ask
        for seat in (1, 2):
            await tables.resign(made.match, made.keys[seat], "enough", "random")
        await tables.rest(made.match)
        assert (await tables.look(made.match, made.watch)).status == "over"
    assert await stored(tmp_path, "SELECT replaced_by FROM seats") == [("random",)] * 3


async def test_who_plays_on_for_somebody_plays_that_game(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        with pytest.raises(BadBot, match="charger"):
            await tables.resign(made.match, made.keys[0], "enough", "charger")
        assert not (await tables.look(made.match, made.keys[0])).seats[0].resigned


async def test_bots_choose_by_themselves_also_after_a_restart(tmp_path):
    plans = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="bot", name="B", level="random")]
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=plans)
        assert made.keys[1] is None
    async with service(tmp_path) as tables:
        await tables.look(made.match, made.watch)
        await tables.rest(made.match)
        look = await tables.look(made.match, made.keys[0])
        while look.status != "over":
            assert look.pending == (0,)
            await tables.act(made.match, made.keys[0], f"c{look.number}", look.decision, look.legal[0])
            await tables.rest(made.match)
            look = await tables.look(made.match, made.keys[0])


async def test_a_table_with_an_open_seat_waits(tmp_path):
    plans = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="open")]
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=plans)
        look = await tables.look(made.match, made.keys[0])
        assert (look.status, look.number, look.pending, look.legal) == ("open", 0, (), [])
        with pytest.raises(Refused, match="not begun"):
            await tables.act(made.match, made.keys[0], "a", 0, "trex river")
        listener = await tables.subscribe(made.match, made.keys[0])
        taken = await tables.join(made.match, made.keys[1], "  Bo  ")
        joined = taken.look
        assert (joined.status, joined.seats[1].name, joined.seats[1].kind) == ("running", "Bo", "person")
        assert joined.legal
        assert (await heard(listener)).status == "running"
        assert as_json((await tables.join(made.match, taken.key, "Eve")).look) == as_json(joined)


async def test_chat(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        listener = await tables.subscribe(made.match, made.watch)
        said = await tables.chat(made.match, made.keys[1], "a", preset="hello")
        assert as_json(await tables.chat(made.match, made.keys[1], "a", text="something else")) == as_json(said)
        other = await tables.chat(made.match, made.keys[0], "a", text=" hi \n there ")
        assert [said.number, other.number, other.text] == [0, 1, "hi there"]
        assert [await heard(listener), await heard(listener)] == [said, other]
        assert await tables.chat_since(made.match, made.watch) == [said, other]
        assert await tables.chat_since(made.match, made.watch, 1) == [other]
        for what in (
            {},
            {"text": "a", "preset": "hello"},
            {"text": " "},
            {"text": "x" * 501},
            {"text": "\x1b"},
            {"preset": "no"},
        ):
            with pytest.raises(BadRequest):
                await tables.chat(made.match, made.keys[0], "b", **what)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, BadOptions),
        ({"players": 6}, BadOptions),
        ({"options": {"board": "moon"}}, BadOptions),
        ({"seats": people(3)}, BadRequest),
        ({"seats": [SeatPlan(kind="bot"), SeatPlan(kind="open")]}, BadRequest),
        ({"seats": [SeatPlan(kind="bot", level="godzilla"), SeatPlan(kind="open")]}, BadBot),
        ({"seats": [SeatPlan(kind="bot", level="charger"), SeatPlan(kind="open")]}, BadBot),
        ({"seats": [SeatPlan(kind="bot", level="master@secret.npz"), SeatPlan(kind="open")]}, BadRequest),
        ({"seats": [SeatPlan(kind="bot", level="search:99999s"), SeatPlan(kind="open")]}, BadRequest),
        ({"seats": [SeatPlan(kind="person", level="random"), SeatPlan(kind="open")]}, BadRequest),
        ({"seats": [SeatPlan(kind="person", name="x" * 41), SeatPlan(kind="open")]}, BadRequest),
    ],
)
async def test_tables_that_cannot_be(tmp_path, change, error):
    wanted = {"game": "draftosaurus", "players": 2, "seats": people(2)} | change
    async with service(tmp_path) as tables:
        with pytest.raises(error):
            await tables.create(wanted.pop("game"), **wanted)
    assert await stored(tmp_path, "SELECT id FROM matches") == []


async def test_a_match_of_other_rules_is_not_continued(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
    await stored_change(tmp_path, "UPDATE matches SET version = '0'")
    async with service(tmp_path) as tables:
        with pytest.raises(Exception, match="played by rules version 0"):
            await tables.look(made.match, made.keys[0])


async def stored_change(folder, statement):
    from server.tabletop import url
    from sqlalchemy import text

    from gondwana.server.storage import open_engine

    engine = open_engine(url(folder))
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_in_three_languages(tmp_path, language):
    said = {
        "en": ("the game has moved on", "no such match", "too late"),
        "de": ("weitergegangen", "gibt es nicht", "zurücknehmen"),
        "pl": ("poszła dalej", "nie ma takiej gry", "za późno"),
    }[language]
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        asked = (
            tables.act(made.match, made.keys[0], "a", -1, "trex river"),
            tables.look(made.match, Key("x")),
            tables.undo(made.match, made.keys[0], "a"),
        )
        for ask, code, words in zip(asked, ("stale", "no-access", "refused"), said, strict=True):
            with pytest.raises((Stale, NoAccess, Refused)) as refused:
                await ask
            told = refusal(refused.value, language)
            assert told.code == code and words in told.say


async def test_command_ids_are_short_and_plain(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        for command in ("", "x" * 65, "ä", "a b"):
            with pytest.raises(BadRequest, match="the id of a command"):
                await tables.undo(made.match, made.keys[0], command)


async def test_an_id_of_another_kind_of_command_is_refused(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await tables.chat(made.match, made.keys[0], "said", preset="hello")
        with pytest.raises(CommandUsed, match="another kind"):
            await first_choice(tables, made, 0, "said")
        await first_choice(tables, made, 0, "done")
        with pytest.raises(CommandUsed, match="another kind"):
            await tables.chat(made.match, made.keys[0], "done", preset="hello")


async def test_who_acts_is_answered_before_others_are_told(tmp_path):
    """Commit, then answer, then tell: in that order."""
    happened = []

    async with service(tmp_path) as tables:
        write = tables._store.append

        async def watched(*args, **how):
            await write(*args, **how)
            happened.append("stored")

        tables._store.append = watched
        made = await new_table(tables)
        listener = await tables.subscribe(made.match, made.keys[1])
        tell = listener.tell
        listener.tell = lambda news: (happened.append("told"), tell(news))
        await first_choice(tables, made, 0)
        happened.append("answered")
        assert msgspec.json.decode(as_json(await heard(listener)))["type"] == "update"
    assert happened == ["stored", "answered", "told"]
