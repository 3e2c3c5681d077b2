"""What is stored outlives the program, and two programs may share it."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from server.tabletop import as_json, first_choice, heard, new_table, play_out, service, stored, stored_log, url
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from gondwana.core.errors import Refused
from gondwana.server.errors import Stale
from gondwana.server.messages import Behind, SeatPlan, Update
from gondwana.server.rooms import Rooms
from gondwana.server.service import Tables
from gondwana.server.storage import Claims, LogRow, Store, cannot_write, is_lost, open_engine, upgrade
from gondwana.server.storage.rows import CommandRow, Standing
from gondwana.server.storage.tables import metadata

pytestmark = pytest.mark.asyncio
both = pytest.mark.usefixtures("either_database")


class Late(Tables):
    """Waits at the door of the database until the other has been."""

    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        self.at_the_door = asyncio.Event()
        self.go = asyncio.Event()
        self.tries = 0
        self._write = self._store.append
        self._store.append = self._append

    async def _append(self, *args, **how):
        self.tries += 1
        self.at_the_door.set()
        await self.go.wait()
        await self._write(*args, **how)


class Fragile(Tables):
    """Breaks once, after the command is stored and before it is answered."""

    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        self.broken = False
        self._write = self._store.append
        self._store.append = self._append

    async def _append(self, *args, **how):
        await self._write(*args, **how)
        if not self.broken:
            self.broken = True
            raise ConnectionResetError


@both
async def test_the_migrations_lead_to_the_tables(tmp_path):
    engine = open_engine(url(tmp_path))
    await upgrade(engine)
    await upgrade(engine)
    async with engine.connect() as connection:
        differences = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
    await engine.dispose()
    assert differences == []


async def test_what_is_answered_is_on_the_disk(tmp_path):
    engine = open_engine(url(tmp_path))
    async with engine.connect() as connection:
        pragmas = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await engine.dispose()
    assert pragmas == ["wal", 2, 1]


async def test_without_an_address_the_database_is_the_users_own(tmp_path, monkeypatch):
    monkeypatch.setattr("gondwana.server.storage.engine.user_data_path", lambda *name, **how: tmp_path)
    engine = open_engine()
    await upgrade(engine)
    await engine.dispose()
    assert (tmp_path / "tables.sqlite3").exists()


@both
async def test_two_programs_create_the_tables_at_once(tmp_path):
    engines = [open_engine(url(tmp_path)) for _ in range(3)]
    await asyncio.gather(*(upgrade(engine) for engine in engines))
    for engine in engines:
        await engine.dispose()
    assert await stored(tmp_path, "SELECT version_num FROM alembic_version") == [("0005",)]


@both
async def test_a_failed_upgrade_leaves_nothing_behind(tmp_path, monkeypatch):
    """Half of the tables would keep the next start from making the other half."""
    engine = open_engine(url(tmp_path))
    whole = Operations.create_table

    def breaks(self, name, *args, **how):
        if name == "log":
            raise ConnectionResetError
        return whole(self, name, *args, **how)

    with monkeypatch.context() as patch:
        patch.setattr(Operations, "create_table", breaks)
        with pytest.raises(ConnectionResetError):
            await upgrade(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == []
    await upgrade(engine)
    await engine.dispose()
    assert await stored(tmp_path, "SELECT id FROM matches") == []


@both
async def test_a_restart_in_the_middle_of_a_choice(tmp_path):
    """Nothing is lost and nothing is shown: everybody sees the same bytes as before, and the game goes on."""

    async def seen(tables):
        keys = (*made.keys, made.watch)
        return [
            as_json(answer)
            for key in keys
            for answer in (await tables.look(made.match, key), await tables.events(made.match, key))
        ]

    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await first_choice(tables, made, 0)
        await first_choice(tables, made, 1)
        await tables.undo(made.match, made.keys[0], "back")
        before = await seen(tables)
    async with service(tmp_path) as tables:
        assert await seen(tables) == before
        look = await tables.look(made.match, made.keys[2])
        assert look.pending == (0, 2)
        assert [seat["choice"] for seat in look.view["seats"]] == [None] * 3
        assert [seat["hand"] is None for seat in look.view["seats"]] == [True, True, False]
        own = await tables.look(made.match, made.keys[1])
        assert own.view["seats"][1]["choice"] is not None
        await play_out(tables, made)


@both
async def test_a_crash_between_storing_and_answering(tmp_path):
    """Who sends the command again gets the answer that was lost; nothing is done twice, and listeners miss nothing."""
    async with service(tmp_path, Fragile) as tables:
        made = await new_table(tables)
        look = await tables.look(made.match, made.keys[0])
        listener = await tables.subscribe(made.match, made.keys[1])
        with pytest.raises(ConnectionResetError):
            await tables.act(made.match, made.keys[0], "a", look.decision, look.legal[0])
        log = await stored_log(tmp_path)
        ((answer,),) = await stored(tmp_path, "SELECT answer FROM commands")
        again = await tables.act(made.match, made.keys[0], "a", look.decision, look.legal[0])
        assert as_json(again) == answer.encode()
        assert await stored_log(tmp_path) == log and len(log) == look.number + 1
        await tables.look(made.match, made.keys[0])
        assert (await heard(listener)).events[0]["type"] == "choose"
    async with service(tmp_path) as tables:
        assert as_json(await tables.act(made.match, made.keys[0], "a", look.decision, look.legal[0])) == answer.encode()


@pytest.mark.parametrize("late", [0, 1])
@both
async def test_two_services_choose_at_the_same_time(tmp_path, late):
    """Both choices count, whoever is stored first; the second writer looks again."""
    async with service(tmp_path, Late) as slow, service(tmp_path) as quick:
        made = await new_table(quick)
        waiting = asyncio.create_task(first_choice(slow, made, late))
        await slow.at_the_door.wait()
        first = await first_choice(quick, made, 1 - late)
        slow.go.set()
        second = await waiting
        assert slow.tries == 2
        assert second.number == first.number + 1
        looks = [await tables.look(made.match, made.watch) for tables in (slow, quick)]
        assert as_json(looks[0]) == as_json(looks[1])
        assert looks[0].pending == (2,)
    log = await stored_log(tmp_path)
    assert [(number, seat) for number, seat, kind, _ in log if kind == "play"] == [(len(log) - 2, 1 - late), (len(log) - 1, late)]


@both
async def test_two_services_and_one_seat(tmp_path):
    """The same seat at two services: one command counts, the other is refused; the same command counts once."""
    async with service(tmp_path, Late) as slow, service(tmp_path) as quick:
        made = await new_table(quick)
        look = await quick.look(made.match, made.keys[0])

        def choose(tables, command):
            return tables.act(made.match, made.keys[0], command, look.decision, look.legal[0])

        same, other = (asyncio.create_task(choose(slow, command)) for command in ("same", "other"))
        await slow.at_the_door.wait()
        done = await choose(quick, "same")
        slow.go.set()
        assert as_json(await same) == as_json(done)
        with pytest.raises(Refused):
            await other
    assert [kind for _, _, kind, _ in await stored_log(tmp_path)].count("play") == 1


@both
async def test_two_services_and_the_end_of_a_decision(tmp_path):
    """Who is late for the whole decision is stale; chance that was not stored has never been."""
    async with service(tmp_path, Late) as slow, service(tmp_path) as quick:
        made = await new_table(quick)
        for seat in (0, 1):
            await first_choice(quick, made, seat)
        waiting = asyncio.create_task(first_choice(slow, made, 2, "slow"))
        await slow.at_the_door.wait()
        await first_choice(quick, made, 2, "quick")
        slow.go.set()
        with pytest.raises(Stale):
            await waiting
        assert as_json(await slow.events(made.match, made.watch)) == as_json(await quick.events(made.match, made.watch))
        await play_out(quick, made)
        assert (await slow.look(made.match, made.watch)).status == "over"


@both
async def test_two_services_play_a_whole_game_together(tmp_path):
    """All choose at once, everywhere; both services end with the same game."""
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await new_table(one, 2)
        for turn in range(100):
            look = await one.look(made.match, made.watch)
            if look.status == "over":
                break
            await asyncio.gather(
                *(
                    first_choice(tables, made, seat, f"c{turn}")
                    for tables, seat in zip((one, two), range(2), strict=True)
                    if seat in look.pending
                )
            )
        looks = [as_json(await tables.look(made.match, made.watch)) for tables in (one, two)]
        assert looks[0] == looks[1] and b'"over"' in looks[0]
    log = await stored_log(tmp_path)
    assert [number for number, *_ in log] == list(range(len(log)))


@both
async def test_two_services_let_the_last_two_in_at_once(tmp_path):
    """Whoever comes last begins the game, and it begins once."""
    plans = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="open"), SeatPlan(kind="open")]
    async with service(tmp_path) as one, service(tmp_path) as two:
        made = await one.create("draftosaurus", players=3, seats=plans)
        await asyncio.gather(one.join(made.match, made.keys[1], "Bo"), two.join(made.match, made.keys[2], "Cy"))
        looks = [await tables.look(made.match, made.watch) for tables in (one, two)]
        assert as_json(looks[0]) == as_json(looks[1])
        assert (looks[0].status, looks[0].pending) == ("running", (0, 1, 2))
        assert [seat.name for seat in looks[0].seats] == ["Ada", "Bo", "Cy"]


@both
async def test_a_command_that_is_cut_off_leaves_the_memory_as_the_database(tmp_path):
    """Whoever hangs up while a command is being stored disturbs nobody."""
    async with service(tmp_path, Late) as tables:
        made = await new_table(tables)
        before = as_json(await tables.look(made.match, made.keys[0]))
        cut = asyncio.create_task(first_choice(tables, made, 0))
        await tables.at_the_door.wait()
        cut.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cut
        look = await tables.look(made.match, made.keys[0])
        assert as_json(look) == before
        tables.go.set()
        done = await tables.act(made.match, made.keys[0], "first", look.decision, look.legal[0])
        assert done.number == look.number + 1 == (await tables.look(made.match, made.keys[0])).number


@both
async def test_a_number_is_taken_once(tmp_path):
    """All of a transaction or nothing: the second writer leaves no trace."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        engine = open_engine(url(tmp_path))
        log = await stored_log(tmp_path)
        rows = [LogRow(made.match, number, 0, "play", "trex river", 0) for number in (len(log), len(log) - 1)]
        with pytest.raises(IntegrityError):
            await Store(engine).append(rows, command=None, standing=Standing(status="over"))
        await engine.dispose()
    assert await stored_log(tmp_path) == log
    assert await stored(tmp_path, "SELECT status FROM matches") == [("running",)]


@both
async def test_a_slow_reader_is_dropped_and_can_catch_up(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables, 5, placing="after_reveal")
        listener = await tables.subscribe(made.match, made.keys[0], since=0)
        await play_out(tables, made)
        listener.close()
        everything = (await tables.events(made.match, made.keys[0])).events
        *told, behind = [news async for news in listener]
        assert isinstance(behind, Behind) and len(told) == 64
        updates = [news for news in told if isinstance(news, Update)]
        rest = (await tables.events(made.match, made.keys[0], behind.number)).events
        assert [event for news in updates for event in news.events] + rest == everything
        assert rest


@both
async def test_rooms_that_nobody_needs_are_forgotten():
    rooms = Rooms(most=2)
    first = rooms.of("a")
    await first.lock.acquire()
    rooms.of("b"), rooms.of("c")
    assert [room.match for room in rooms.all()] == ["a", "c"]
    assert rooms.of("a") is first


@both
async def test_writes_of_many_matches_share_commits_and_suffer_alone(tmp_path):
    """Many at once take few commits; one whose number is taken is refused and spoils no other."""
    async with service(tmp_path) as tables:
        made = [await new_table(tables) for _ in range(12)]
        number = (await tables.look(made[0].match, made[0].watch)).number
        commits = []
        commit = tables._store._journal._commit

        async def counted(additions):
            commits.append(len(additions))
            await commit(additions)

        tables._store._journal._commit = counted

        def append(one, at):
            rows = [LogRow(one.match, at, 0, "resign", "random", 0)]
            return tables._store.append(rows, command=None, standing=Standing(status="running"))

        done = await asyncio.gather(*(append(one, number) for one in made))
        assert done == [None] * 12 and len(commits) <= 2
        mixed = [number + (one not in made[3:5]) for one in made]
        done = await asyncio.gather(*(append(one, at) for one, at in zip(made, mixed, strict=True)), return_exceptions=True)
        assert [isinstance(one, IntegrityError) for one in done] == [one in made[3:5] for one in made]
    entries = await stored(tmp_path, "SELECT match, count(*) FROM log WHERE kind = 'resign' GROUP BY match")
    assert dict(entries) == {one.match: 1 if one in made[3:5] else 2 for one in made}


async def test_a_file_is_written_as_any_other_database(tmp_path):
    """The short way to a file leaves the same rows of the same kinds: texts, numbers, truths, nothing."""
    standings = [
        Standing(status="running", owing=5, bot_owes=True, last=2**41, deadline=None),
        Standing(status="over", owing=0, bot_owes=False, last=7, deadline=2**42),
    ]
    seen = []
    for short in (True, False):
        folder = tmp_path / str(short)
        folder.mkdir()
        async with service(folder) as tables:
            made = await new_table(tables)
            number = (await tables.look(made.match, made.watch)).number
            if not short:
                tables._store._journal._filing = None
            for at, standing in enumerate(standings, number):
                rows = [LogRow(made.match, at, 1, "resign", 'a "quoted" ü\n[1]', 2**41)]
                answer = CommandRow(made.match, 1, f"c{at}", '{"say": "\\u00e4 \\"x\\" 🦕", "null": null}')
                await tables._store.append(rows, command=answer, standing=standing)
        questions = (
            f'SELECT seat, kind, "do", at, typeof(at) FROM log WHERE number >= {number}',
            "SELECT seat, id, answer, typeof(answer) FROM commands",
            "SELECT status, owing, bot_owes, typeof(bot_owes), last, deadline, typeof(deadline) FROM matches",
            "SELECT seat, replaced_by FROM seats",
        )
        seen.append([await stored(folder, question) for question in questions])
    assert seen[0] == seen[1]
    assert (1, 'a "quoted" ü\n[1]') in seen[0][3]
    assert seen[0][2] == [("over", 0, 0, "integer", 7, 2**42, "integer")]


@both
async def test_a_claim_from_a_clock_that_was_ahead_is_void(tmp_path):
    """Whoever made it may be gone: nobody would think for the bots of the match for as long as that clock was ahead."""
    async with service(tmp_path) as tables:
        match = (await new_table(tables)).match
    engine = open_engine(url(tmp_path))
    ahead, right = Claims(engine, "ahead"), Claims(engine, "right")
    hour, now = 3_600_000, 1_000_000
    assert len(await ahead.claim([match], now + hour)) == 1
    assert [claim.match for claim in await right.claim([match], now)] == [match]
    assert not await ahead.claim([match], now + 1)
    await engine.dispose()


@pytest.mark.parametrize(
    ("code", "lost"),
    [("53100", True), ("58030", True), ("25006", True), ("42501", True), ("57P01", True), ("23505", False), ("22001", False)],
)
async def test_a_postgresql_that_cannot_write_is_waited_for(code, lost):
    """A full, broken or read-only disk, and a database that is read-only: nobody who played did anything wrong."""
    problem = DBAPIError(None, None, type("Problem", (Exception,), {"sqlstate": code})())
    assert is_lost(problem) is lost
    assert cannot_write(problem) is (lost and code != "57P01")


@pytest.mark.slow
async def test_a_read_only_postgresql_is_waited_for(on_postgres, tmp_path):
    """As after a failover to a copy: the move is acknowledged when the database takes it."""
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        admin = open_engine(on_postgres)
        name = admin.url.database
        async with admin.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
            ours = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name AND pid != pg_backend_pid()"
            await connection.execute(text(ours), {"name": name})
            assert not await tables.ready()
            acting = asyncio.create_task(first_choice(tables, made, 0))
            await asyncio.sleep(0.5)
            assert not acting.done()
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = off"))
            await connection.execute(text(ours), {"name": name})
            await asyncio.wait_for(acting, 20)
        await admin.dispose()
