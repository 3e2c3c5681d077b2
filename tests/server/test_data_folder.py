"""Databases that cannot be used: one clear line and exit code 2 at the start; a sentence, and nothing lost, while it runs."""

import os
import resource
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from urllib.error import HTTPError

import pytest
from server.http.test_processes import gondwana
from server.http.wire import person
from server.tabletop import new_table, service, url

from gondwana.server.opening import CannotOpen, opened_tables
from gondwana.server.storage import engine as storage_engine
from gondwana.server.storage import why_unusable

FULL = 600_000
"""Bytes that a file may have in the test of a full disk."""


def at(file):
    return f"sqlite+aiosqlite:///{file}"


def folder_is_a_file(folder):
    (folder / "file").write_text("x")
    return folder / "file" / "tables.sqlite3", "there is no folder"


def no_folder(folder):
    return folder / "none" / "tables.sqlite3", "there is no folder"


def is_a_folder(folder):
    return folder, "is a folder, not a file"


def no_database(folder):
    (folder / "tables.sqlite3").write_bytes(b"nothing that SQLite wrote" * 100)
    return folder / "tables.sqlite3", "is damaged, or not a database"


def malformed(folder):
    file = folder / "tables.sqlite3"
    made(file)
    content = bytearray(file.read_bytes())
    content[100:4096] = os.urandom(3996)
    file.write_bytes(content)
    return file, "the database is damaged"


def newer(folder):
    file = folder / "tables.sqlite3"
    made(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return file, "made by a newer version of Gondwana"


def made(file):
    subprocess.run([sys.executable, "-c", MAKE, at(file)], check=True, timeout=60)


MAKE = """
import asyncio, sys
from gondwana.server.opening import opened_tables
async def main():
    async with opened_tables(sys.argv[1]):
        pass
asyncio.run(main())
"""


@pytest.mark.asyncio
@pytest.mark.parametrize("case", [folder_is_a_file, no_folder, is_a_folder, no_database, malformed, newer])
async def test_a_database_that_cannot_be_used_is_refused_with_the_reason(case, tmp_path):
    file, sentence = case(tmp_path)
    with pytest.raises(CannotOpen, match=sentence):
        async with opened_tables(at(file)):
            pass


def test_a_file_that_may_not_be_written_is_named(tmp_path, monkeypatch):
    """Whoever runs the tests may write everything, so the question is answered for them."""
    monkeypatch.setattr(storage_engine.os, "access", lambda *_: False)
    assert "may not be written" in why_unusable(at(tmp_path / "tables.sqlite3")).say()


def test_a_full_disk_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(storage_engine.shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    assert "is full" in why_unusable(at(tmp_path / "tables.sqlite3")).say()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--data", "sqlite+aiosqlite:////none/at/all.sqlite3"], "there is no folder /none/at"),
        (["--data", "nonsense"], "is the address right"),
        (["--metrics", "99999", "--data", "sqlite+aiosqlite://"], "the figures cannot be shown at 99999"),
    ],
)
def test_the_command_says_it_in_one_line(arguments, sentence):
    """Exit code 2, no traceback, no second try."""
    command = [sys.executable, "-m", "gondwana.cli", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert done.stderr.startswith("gondwana: ") and done.stderr.count("\n") == 1
    assert sentence in done.stderr


@pytest.mark.slow
def test_a_folder_that_is_a_file_is_named_by_the_command(tmp_path):
    """The usual place of the data, when nothing else is named."""
    (tmp_path / "gondwana").write_text("x")
    command = [sys.executable, "-m", "gondwana.cli", "serve", "--port", "0"]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env=env)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert str(tmp_path / "gondwana") in done.stderr and "Traceback" not in done.stderr


@pytest.mark.asyncio
async def test_nobody_else_reads_the_database(tmp_path):
    """Where --data names the file, too; what SQLite writes beside it has the same rights."""
    async with service(tmp_path) as tables:
        await new_table(tables)
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


@pytest.mark.asyncio
async def test_a_server_that_cannot_write_is_not_ready(tmp_path):
    async with service(tmp_path) as tables:
        assert await tables.ready()
        file = Path(url(tmp_path).partition("///")[2])
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            tables._asked = 0.0
            assert not await tables.ready()
            other.execute("ROLLBACK")
        other.close()
        tables._asked = 0.0
        assert await tables.ready()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="limits the size of files as Linux does")
def test_a_disk_that_becomes_full_costs_no_acknowledged_move(tmp_path):
    """Files may not grow past a limit, so writing fails as on a full disk, and people read why."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (FULL, before[1]))
    try:
        with gondwana(tmp_path, "serve", "--rate", "0", NUMBA_DISABLE_JIT="1") as program:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
            match = program.call("/api/matches", {"game": "giganten", "players": 2, "seats": [person(), person()]})["match"]
            acknowledged, refused = play_until_refused(program, match)
            assert acknowledged > 10
            assert refused.code == 503
            assert "cannot save" in refused.read().decode()
            assert program.call(f"/api/matches/{match}?seat=0")["number"] == acknowledged
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert "Traceback" not in program.errors
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM log WHERE match = ?", [match]).fetchone() == (acknowledged,)
    connection.close()


def play_until_refused(program, match):
    """The number of log entries that were acknowledged, and the refusal."""
    number = 0
    for command in range(2000):
        for seat in (0, 1):
            look = program.call(f"/api/matches/{match}?seat={seat}")
            if not look["legal"]:
                continue
            body = {"seat": seat, "command": f"c{command}-{seat}", "decision": look["decision"], "do": look["legal"][0]}
            try:
                number = program.call(f"/api/matches/{match}/act", body)["number"]
            except HTTPError as refused:
                return number, refused
    raise AssertionError("the disk never was full")
