"""The past of a match: told in pages, from snapshots, in a time that does not grow with the log."""

import dataclasses
import random

import pytest
from server.tabletop import as_json, first_choice, new_table, people, play_out, service, stored
from sqlalchemy import insert

from gondwana.core.contract import PUBLIC
from gondwana.core.errors import Refused
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.locale import LANGUAGES
from gondwana.server import history, replay
from gondwana.server.history import EVENTS_PAGE, FRAMES_PAGE
from gondwana.server.messages import refusal
from gondwana.server.played import MOST_TAKEBACKS, Entry, Played, chance_entry
from gondwana.server.service import by_lot
from gondwana.server.snapshots import EVERY, decode, encode
from gondwana.server.storage import open_engine
from gondwana.server.storage.tables import log
from gondwana.server.times import Clock

GAME = load("draftosaurus")
PAIRS = 3000
"""So many times somebody acts and takes it back in a long log."""


def whole_game(players=4, seed=3, **options):
    """A game with second thoughts, people who go and one who resigns; with all of its entries."""
    rng, entries = random.Random(seed), []
    played = Played(GAME, players, options, Clock(start=600, increment=5, most=900))
    played.begun = True

    def add(entry):
        played.add(entry)
        entries.append(entry)

    at = 0
    while not played.match.over:
        at += rng.randrange(3000)
        if played.match.waits_for_chance:
            add(_chance(played)._replace(at=at))
            continue
        seat = rng.choice(played.match.pending)
        add(Entry(seat, "play", rng.choice(played.match.legal_texts(seat)), at))
        undoable = [seat for seat in range(players) if played.can_undo(seat)]
        if undoable and rng.random() < 0.4:
            add(Entry(rng.choice(undoable), "undo", "", at + 1))
        if rng.random() < 0.05 and not played.match.over:
            gone = rng.randrange(players)
            add(Entry(gone, "back", "", at) if gone in played.away else Entry(gone, "away", "random", at))
    return played, entries


def _chance(played):
    return chance_entry(played, by_lot(played.match))


def everything_of(played):
    return encode(played.snapshot())


@pytest.mark.parametrize("cut", [1, 40, 90, 150])
def test_a_match_goes_on_from_a_snapshot_as_if_it_had_been_played(cut):
    _, entries = whole_game(seed=cut)
    through = Played(GAME, 4, {}, Clock(start=600, increment=5, most=900))
    through.begun = True
    for entry in entries[:cut]:
        through.add(entry)
    data = everything_of(through)
    restored = through.again().restored(decode(data, GAME))
    assert everything_of(restored) == data and restored.begun
    for entry in entries[cut:]:
        through.add(entry)
        restored.add(entry)
        assert everything_of(restored) == everything_of(through)
        seats = range(4)
        assert [restored.can_undo(seat) for seat in seats] == [through.can_undo(seat) for seat in seats]
    both = max(restored.first, through.first)
    assert restored.events(2, both) == through.events(2, both) != []


def test_a_snapshot_of_other_rules_is_not_read():
    played, _ = whole_game()
    data = everything_of(played)
    assert decode(data, GAME) is not None
    assert decode(data, dataclasses.replace(GAME, version="another")) is None
    assert decode(b"nonsense", GAME) is None and decode(b"", GAME) is None


def test_a_match_in_memory_does_not_grow_with_its_log():
    """Neither with the entries nor with what was taken back."""
    played = Played(GAME, 2, {})
    played.begun = True
    while played.match.waits_for_chance:
        played.add(_chance(played))
    first = played.match.legal_texts(0)[0]
    sizes = []
    for _ in range(500):
        played.add(Entry(0, "play", first))
        played.add(Entry(0, "undo"))
        sizes.append((len(played.entries), len(played._states), len(played._line), len(played.match.log)))
    assert played.number > 1000
    assert all(max(sizes[100:], key=by)[k] <= max(sizes[:100], key=by)[k] for k in range(4) for by in [lambda size, k=k: size[k]])
    assert len(everything_of(played)) < 2 * GAME.dtype.itemsize


def test_taking_back_replays_nothing(monkeypatch):
    """The position before is at hand, whatever the log's length."""
    monkeypatch.setattr(Match, "state_at", lambda *_: pytest.fail("the game was played again"))
    game = Played(GAME, 2, {})
    while game.match.waits_for_chance:
        game.add(_chance(game))
    for _ in range(MOST_TAKEBACKS):
        game.add(Entry(1, "play", game.match.legal_texts(1)[0]))
        assert game.can_undo(1) and not game.can_undo(0)
        game.add(Entry(1, "undo"))
        with pytest.raises(Refused):
            game.add(Entry(1, "undo"))


async def pages(ask):
    """All that is told, page by page."""
    found, since = [], 0
    while since is not None:
        page = await ask(since)
        found.append(page)
        since = page.next
    return found


@pytest.mark.asyncio
async def test_pages_together_tell_the_whole_game(tmp_path, monkeypatch):
    """Events and frames, for everybody who may look, however the pages are cut."""
    _, entries = whole_game()
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=4, seats=people(4))
        await write_log(tmp_path, made.match, entries)
    reference = Played(GAME, 4, {})
    reference.begun = True
    steps = list(reference.carry_on(entries))
    for size in (7, 64, 10_000):
        monkeypatch.setattr(history, "EVENTS_PAGE", size)
        monkeypatch.setattr(history, "FRAMES_PAGE", 7 * size)
        async with service(tmp_path) as tables:
            for access, viewer in ((made.keys[1], 1), (made.watch, PUBLIC)):
                told = await pages(lambda since, access=access: tables.events(made.match, access, since))
                assert len(told) == -(-len(entries) // size)
                events = [event for page in told for event in page.events]
                assert events == [event for _, happened in reference.narrate(viewer, steps) for event in happened]
                odd = await tables.events(made.match, access, 45)
                assert odd.events == [event for event in events if 45 <= event["at"] < (odd.next or odd.number)]
                shown = await pages(lambda since, access=access: tables.frames(made.match, access, since=since))
                frames = [frame for page in shown for frame in page.frames]
                assert as_json(frames) == as_json(replay.frames(reference, viewer, steps, 0, len(entries)))
            over = await pages(lambda since: tables.frames(made.match, made.keys[0], all=True, since=since))
            assert [frame.number for page in over for frame in page.frames] == [frame.number for frame in frames]


@pytest.mark.asyncio
async def test_a_page_ends_and_says_where_the_next_begins(tmp_path):
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=people(2))
        await write_pairs(tmp_path, made.match, tables)
        first = await tables.events(made.match, made.keys[0])
        assert first.next == EVENTS_PAGE < first.number and max(event["at"] for event in first.events) < EVENTS_PAGE
        last = await tables.events(made.match, made.keys[0], first.number - 1)
        assert last.next is None and {event["at"] for event in last.events} == {first.number - 1}
        assert (await tables.events(made.match, made.keys[0], first.number)).events == []
        shown = await tables.frames(made.match, made.watch)
        assert shown.next == FRAMES_PAGE
        assert all(len(frame.events) <= 4 * FRAMES_PAGE for frame in shown.frames)


@pytest.mark.asyncio
async def test_a_long_log_is_loaded_and_looked_at_without_what_was_taken_back(tmp_path, monkeypatch):
    """After a restart a few entries are carried out, not all; likewise for a page anywhere in the log."""
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=people(2))
        number = await write_pairs(tmp_path, made.match, tables)
    carried_out = []
    add = Played.add
    monkeypatch.setattr(Played, "add", lambda self, entry: (carried_out.append(entry), add(self, entry))[1])
    async with service(tmp_path) as tables:  # an old log without snapshots: once
        look = await tables.look(made.match, made.keys[0])
        assert look.number == number == len(carried_out)
    assert len(await stored(tmp_path, "SELECT number FROM snapshots")) == number // EVERY
    carried_out.clear()
    async with service(tmp_path) as tables:
        again = await tables.look(made.match, made.keys[0])
        assert as_json(again) == as_json(look) and len(carried_out) < EVERY
        for since in (0, number // 2, number - 1):
            carried_out.clear()
            page = await tables.events(made.match, made.keys[0], since)
            assert page.events[0]["at"] == since and len(carried_out) <= EVERY + EVENTS_PAGE
            carried_out.clear()
            assert await tables.events(made.match, made.keys[0], since) == page and carried_out == []
        carried_out.clear()
        assert (await tables.points(made.match, made.keys[0], number // 2)).number == number // 2
        assert len(carried_out) <= EVERY
        await first_choice(tables, made, 0)
        end = await play_out(tables, made)
        assert end.status == "over"
        assert len((await tables.record(made.match, None)).log) < number // 10


@pytest.mark.asyncio
async def test_snapshots_are_stored_while_a_match_is_played(tmp_path, monkeypatch):
    monkeypatch.setattr("gondwana.server.keeper.EVERY", 20)
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        look = await play_out(tables, made)
    numbers = [number for (number,) in await stored(tmp_path, "SELECT number FROM snapshots ORDER BY number")]
    assert len(numbers) >= look.number // 20 - 1 > 0 and numbers == sorted(set(numbers))
    async with service(tmp_path) as tables:
        assert as_json(await tables.look(made.match, made.watch)) == as_json(look)


@pytest.mark.asyncio
async def test_a_seat_takes_back_only_so_much_before_the_game_goes_on(tmp_path):
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=people(2))
        for turn in range(MOST_TAKEBACKS):
            await first_choice(tables, made, 0, f"act-{turn}")
            await tables.undo(made.match, made.keys[0], f"undo-{turn}")
        await first_choice(tables, made, 0, "act")
        with pytest.raises(Refused) as refused:
            await tables.undo(made.match, made.keys[0], "undo")
        told = {refusal(refused.value, language).say for language in LANGUAGES}
        assert len(told) == len(LANGUAGES) and all(str(MOST_TAKEBACKS) in sentence for sentence in told)
        look = await tables.look(made.match, made.keys[0])
        assert not look.can_undo
        await first_choice(tables, made, 1, "other")  # the game goes on
        await first_choice(tables, made, 0, "next")
        assert (await tables.look(made.match, made.keys[0])).can_undo
        await tables.undo(made.match, made.keys[0], "again")


@pytest.mark.asyncio
async def test_who_listens_from_long_ago_is_told_the_last_page(tmp_path):
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=people(2))
        number = await write_pairs(tmp_path, made.match, tables)
        listener = await tables.subscribe(made.match, made.keys[0], since=0)
        update = await anext(listener)
        assert update.number == number and 0 < len(update.events) <= EVENTS_PAGE
        await first_choice(tables, made, 0)
        later = [await anext(listener) for _ in range(2)]
        assert number + 1 in [getattr(news, "number", None) for news in later]


@pytest.mark.asyncio
async def test_talk_is_told_in_parts(tmp_path, monkeypatch):
    monkeypatch.setattr("gondwana.server.service.MOST_LINES", 3)
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        for line in range(5):
            await tables.chat(made.match, made.keys[0], f"line-{line}", text=f"line {line}")
        first = await tables.chat_since(made.match, made.keys[1])
        rest = await tables.chat_since(made.match, made.keys[1], first[-1].number + 1)
        assert [said.text for said in first + rest] == [f"line {line}" for line in range(5)]


async def write_pairs(folder, match, tables):
    """A log with thousands of steps that were taken back, as an older version allowed; returns its length."""
    played = tables._keeper.rooms.of(match).played
    first = played.match.legal_texts(0)[0]
    entries = [entry for _ in range(PAIRS) for entry in (Entry(0, "play", first, 5), Entry(0, "undo", "", 6))]
    await write_log(folder, match, entries, played.number)
    return played.number + len(entries)


async def write_log(folder, match, entries, number=0):
    engine = open_engine(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    rows = [{"match": match, "number": number + k, **entry._asdict()} for k, entry in enumerate(entries)]
    async with engine.begin() as connection:
        if number == 0:
            await connection.execute(log.delete().where(log.c.match == match))
        await connection.execute(insert(log), rows)
    await engine.dispose()
