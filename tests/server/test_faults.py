"""Everything that can fail does, while games are played: nothing acknowledged is lost, nothing counts twice, nothing is shown."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import fault_injection
import msgspec
import pytest
from backends import program
from faults_audit import audit
from faults_people import Books, digest, shown
from faults_rig import INJECTED, KILLED, LOCKED
from server.tabletop import new_table, service, url

ROOT = Path(__file__).parent.parent.parent
RIG = ROOT / "bench" / "faults.py"
ZERO = ("lost", "doubled", "leaks", "never_sent", "unreplayable", "results_that_differ", "answers_that_differ")


WRITER = """
import sqlite3, sys, time
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA journal_mode = WAL")
file.execute("CREATE TABLE rows (a)")
for _ in sys.stdin:
    try:
        file.execute("INSERT INTO rows VALUES (zeroblob(9000))")
        told = "written"
    except sqlite3.OperationalError as problem:
        told = problem.sqlite_errorname
    print(told, time.time(), time.monotonic(), flush=True)
"""


@pytest.mark.slow
def test_a_minute_of_faults(tmp_path):
    """Each fault once. The same rig runs for hours by hand: `python bench/faults.py --seconds 3600`."""
    if program("initdb") is None or program("redis-server") is None:
        pytest.skip("PostgreSQL or Redis is not installed: `make services`")
    file = tmp_path / "report.json"
    command = [sys.executable, str(RIG), "--seconds", "40", "--tables", "4", "--every", "0.3", "--hold", "2.5"]
    done = subprocess.run([*command, "--json", str(file)], capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(file.read_text())
    assert [told[name] for name in ZERO] == [0] * len(ZERO)
    assert told["games finished"] == told["games begun"]
    assert sum(told["games begun"].values()) == told["games_replayed"] > 0
    assert told["acknowledged"] > 50 and told["of these on SQLite"] > 0
    kinds = {**KILLED, **LOCKED, **(INJECTED if told["faults left out"] is None else {})}
    assert told["faults"].keys() == kinds.keys()
    assert sum(count > 0 for count in told["faults"].values()) >= len(kinds) // 2  # all of them, unless the machine is slow
    broken = [name for name in told["refused by broken disks"] if told["faults"][name]]
    assert not broken or any(told["refused by broken disks"][name] for name in broken)


@pytest.mark.slow
def test_attacks_are_measured(tmp_path):
    """Two of the attacks, shortly: something was tried, and players were asked before, during and after."""
    file = tmp_path / "attacks.json"
    command = [sys.executable, str(RIG), "--attacks", "--attack-seconds", "2", "--only", "rematch", "--only", "half-open"]
    done = subprocess.run([*command, "--json", str(file)], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(file.read_text())["attacks"]
    assert told.keys() == {"rematch", "half-open"}
    assert told["rematch"]["made"]["matches"] > 0 and told["half-open"]["tries"] >= 300
    for one in told.values():
        felt = one["felt"]["move"]
        assert [phase for phase in felt if felt[phase]["samples"] > 0] == ["before", "during", "after"]
        assert all(felt[phase]["median"] <= felt[phase]["p99"] <= felt[phase]["longest"] for phase in felt)


def test_the_page_has_the_figures_that_were_kept_last():
    writer = import_file(ROOT / "docs" / "public_figures.py")
    before = writer.PAGE.read_text("utf-8")
    assert writer.page(before) == before, "python docs/public_figures.py writes it anew"
    assert before.count("\n| ") > 20


def import_file(file):
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_faults_of_a_machine_are_those_that_programs_meet(tmp_path):
    """SQLite finds the disk full, then read-only, then mended; the wall clock jumps and the steady one does not."""
    library, why = fault_injection.build(tmp_path)
    if library is None:
        pytest.skip(why)
    disk = tmp_path / "disk"
    disk.mkdir()
    injection = fault_injection.Injection(library, tmp_path / "control", disk)
    command, env = [sys.executable, "-c", WRITER, str(disk / "file")], {**os.environ, **injection.env}
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as writer:

        def write():
            writer.stdin.write("\n")
            writer.stdin.flush()
            told, wall, steady = writer.stdout.readline().split()
            return told, float(wall), float(steady)

        assert write()[0] == "written"
        injection.fill_disk()
        assert write()[0] == "SQLITE_FULL" and injection.refused > 0
        injection.make_read_only()
        assert write()[0] == "SQLITE_IOERR_WRITE"
        injection.mend_disk()
        told, wall, steady = write()
        assert told == "written"
        for offset in (3600, -3600):
            injection.set_clock(offset)
            _, later, after = write()
            assert later - wall == pytest.approx(offset, abs=60) and 0 <= after - steady < 60
        writer.stdin.close()
        assert writer.wait(60) == 0


async def played_books(folder):
    """A whole game, and what its people wrote down of it."""
    books = Books()
    async with service(folder) as tables:
        made = await new_table(tables, players=2)
        books.seats[made.match] = [0, 1]
        for turn in range(1000):
            looks = [msgspec.to_builtins(await tables.look(made.match, made.keys[seat])) for seat in (0, 1)]
            books.seen.setdefault(made.match, []).extend(
                (seat, look["number"], digest(shown(look)), None) for seat, look in enumerate(looks)
            )
            if looks[0]["status"] == "over":
                books.results[made.match] = {seat: look["result"] for seat, look in enumerate(looks)}
                return books, made.match
            seat = looks[0]["pending"][0]
            do, decision = looks[seat]["legal"][0], looks[seat]["decision"]
            answer = msgspec.to_builtins(await tables.act(made.match, made.keys[seat], f"c{turn}", decision, do))
            books.orders[made.match, seat, f"c{turn}"] = do
            books.acknowledged[made.match, seat, f"c{turn}"] = answer
    raise AssertionError("the game does not end")


def lose(books, match):
    books.acknowledged[match, 1, "never-stored"] = next(iter(books.acknowledged.values()))


def invent(books, match):
    """The log has what its seat did not send."""
    order = next(iter(books.orders))
    books.orders[order] += " there"


def leak(books, match):
    """A seat was shown what another may see."""
    pictures = books.seen[match]
    at = next(at for at in range(0, len(pictures), 2) if pictures[at][2] != pictures[at + 1][2])
    pictures[at] = (*pictures[at][:2], pictures[at + 1][2], None)


def differ(books, match):
    books.results[match][1] = {**books.results[match][1], "scores": [0, 0]}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("wrong", "name"), [(None, None), (lose, "lost"), (invent, "never_sent"), (leak, "leaks"), (differ, "results_that_differ")]
)
async def test_the_audit_finds_what_is_wrong(tmp_path, wrong, name):
    """Nothing in a game that went well, and exactly what was done to one that did not."""
    books, match = await played_books(tmp_path)
    if wrong is not None:
        wrong(books, match)
    found = await audit(url(tmp_path), books)
    assert {one: found[one] for one in ZERO if found[one]} == ({} if name is None else {name: 1})
    assert found["games_replayed"] == 1


@pytest.mark.asyncio
async def test_the_audit_finds_choices_that_nobody_sent(tmp_path):
    from sqlalchemy import delete

    from gondwana.server.storage import open_engine
    from gondwana.server.storage.tables import commands

    books, _ = await played_books(tmp_path)
    engine = open_engine(url(tmp_path))
    async with engine.begin() as connection:
        await connection.execute(delete(commands).where(commands.c.id == "c3"))
    await engine.dispose()
    found = await audit(url(tmp_path), books)
    assert (found["doubled"], found["lost"]) == (1, 1)
