"""Real processes: the command is started, answers, is killed, comes back, and nothing is lost."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from server.http.wire import person

from gondwana.core.code_cache import cache_root

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads the process table of Linux"),
]
PATIENCE = 60
COMPILING = 1500
"""Seconds that everything may take to compile beside other work."""


class Program:
    """A running `gondwana`, and a browser that talks to it."""

    def __init__(self, process):
        self.process = process
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.address = None
        self.errors = None

    def wait_for_address(self):
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def call(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        asked = Request(f"{self.address}{path}", data=data, headers={"Content-Type": "application/json"})
        with self._opener.open(asked, timeout=PATIENCE) as answer:
            return json.load(answer)

    def patiently(self, path, body=None):
        """Like `call`, while the server is being changed."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.call(path, body)
            except HTTPError:
                raise
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    @property
    def children(self):
        pid = self.process.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def gondwana(folder, *arguments, **env):
    command = [sys.executable, "-m", "gondwana.cli", *arguments]
    data = f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": {**os.environ, **env}}
    with subprocess.Popen([*command, "--data", data, "--port", "0"], **how) as process:
        program = Program(process)
        try:
            program.wait_for_address()
            yield program
        finally:
            process.send_signal(signal.SIGINT)
            try:
                program.errors = process.communicate(timeout=PATIENCE)[1]
            finally:
                process.kill()


def gone(pid):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def test_the_command_serves_and_ends_cleanly(tmp_path):
    with gondwana(tmp_path, "--no-open") as program:
        status = program.call("/api/status")
        assert status["version"] and (status["local"], status["addresses"]) == (True, [])
        children = program.children
        assert children
    assert program.process.returncode == 0
    assert program.errors == ""
    assert all(gone(pid) for pid in children)


def test_nobody_is_left_when_the_command_is_killed(tmp_path):
    with gondwana(tmp_path, "--no-open") as program:
        children = program.children
        program.process.kill()
        assert all(gone(pid) for pid in children)


def test_a_killed_server_comes_back_with_everything(tmp_path):
    """Killed in the middle of a simultaneous choice: what one seat chose is there, the other may still choose."""
    with gondwana(tmp_path, "serve", NUMBA_DISABLE_JIT="1") as program:
        people = [person("Ada"), person("Bo"), person("Cy")]
        made = program.call("/api/matches", {"game": "draftosaurus", "players": 3, "seats": people, "options": {}})
        path = f"/api/matches/{made['match']}"
        look = program.call(f"{path}?seat=0")
        body = {"seat": 0, "command": "one", "decision": look["decision"], "do": look["legal"][0]}
        done = program.call(f"{path}/act", body)
        (child,) = program.children
        os.kill(child, signal.SIGKILL)
        assert gone(child)
        assert program.patiently(f"{path}/act", body) == done
        after = program.call(f"{path}?seat=1")
        assert after["number"] == done["number"] and after["pending"] == [1, 2]
        for seat in (1, 2):
            look = program.call(f"{path}?seat={seat}")
            program.call(f"{path}/act", {**body, "seat": seat, "do": look["legal"][0]})
        end = program.call(f"{path}?seat=0")
        assert end["pending"] == [0, 1, 2] and end["decision"] > look["decision"]


def test_a_database_that_cannot_be_opened_is_a_failure(tmp_path):
    command = [sys.executable, "-m", "gondwana.cli", "serve", "--port", "0", "--data", "nonsense://me:secret@x/y"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("gondwana: the database cannot be opened")
    assert "secret" not in done.stderr


@pytest.mark.slow
def test_play_begins_before_anything_is_compiled(tmp_path):
    """Where nothing is compiled a bot answers within seconds; later the same process plays the same match compiled."""
    new = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    if cache_root().is_dir():  # what other tests have compiled: the mark that everything is there is missing all the same
        leave_out = shutil.ignore_patterns("complete")
        shutil.copytree(cache_root(), tmp_path / "cache" / "gondwana" / "compiled", copy_function=os.link, ignore=leave_out)
    began = time.monotonic()
    with gondwana(tmp_path, "--no-open", **new) as program:
        assert program.call("/api/status")["preparing"] == ["draftosaurus", "giganten", "fossilium"]
        seats = [person(), {"kind": "bot", "level": "titan"}]
        made = program.call("/api/matches", {"game": "draftosaurus", "players": 2, "seats": seats, "options": {}})
        path = f"/api/matches/{made['match']}?seat=0"
        while program.call(path)["pending"] != [0]:
            assert time.monotonic() < began + 30
            time.sleep(0.05)
        end = time.monotonic() + COMPILING
        while program.patiently("/api/status")["preparing"]:
            assert time.monotonic() < end
            time.sleep(0.5)
        look = program.call(path)
        assert look["pending"] == [0] and not look["preparing"]
        for turn in range(2):
            body = {"seat": 0, "command": f"c{turn}", "decision": look["decision"], "do": look["legal"][0]}
            program.call(f"/api/matches/{made['match']}/act", body)
            while (look := program.call(path))["pending"] != [0]:
                assert time.monotonic() < end
                time.sleep(0.05)
    assert program.errors == ""


USE_EVERYTHING = """
import gc
from numba.core.dispatcher import Dispatcher
from gondwana.games import NAMES
from gondwana.server.compiling import use_everything
for name in NAMES:
    list(use_everything(name))
print(sum(bool(one.stats.cache_misses) for one in gc.get_objects() if isinstance(one, Dispatcher)))
"""


@pytest.mark.slow
def test_what_was_prepared_is_not_compiled_again(tmp_path):
    """One process compiles, the next finds everything."""
    for expected in (None, 0):
        command = [sys.executable, "-c", USE_EVERYTHING]
        done = subprocess.run(command, capture_output=True, text=True, timeout=COMPILING, check=True)
        assert expected is None or int(done.stdout) == expected


@pytest.mark.slow
def test_files_in_the_folder_where_it_is_started_are_not_taken_for_modules(tmp_path, monkeypatch):
    """Somebody's own random.py or locale.py is none of the server's business."""
    (tmp_path / "locale.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(tmp_path)
    command = [sys.executable, "-P", "-m", "gondwana.cli", "serve", "--port", "0", "--data", "sqlite+aiosqlite:///tables.sqlite3"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            assert "http://" in process.stdout.readline()
        finally:
            process.terminate()
            process.wait(PATIENCE)
