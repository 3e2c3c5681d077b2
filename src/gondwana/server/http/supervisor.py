"""The process that owns the listening socket and watches over the one that serves. It imports nothing that is slow.

If the compiled code of a table is not there yet, the rules run interpreted while another process compiles; then a new serving
process takes over on the same socket. All that counts is in the database, so nothing is lost when the processes change, or
when one is killed.
"""

import json
import logging
import os
import queue
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from gondwana.server.http.prepared import is_prepared

CHILD = "gondwana.server.http.child"
PREPARER = "gondwana.server.http.preparing"
UNPREPARED = "unprepared"
"""What the serving process is told when nothing more is being prepared."""
CANNOT = 78
"""How a serving process ends that cannot do what it was told: another try would end the same way."""
_SHORTLY = 1.0
_INTERPRETED = "NUMBA_DISABLE_JIT"
_PATIENCE = 6.0
"""Seconds that a process gets to end by itself."""
_LATER = 60.0
"""Seconds after which what could not be prepared is tried once more."""
_TRIES = 2
_QUICK_DEATH = 5.0
_MOST_QUICK_DEATHS = 5


_LOG = logging.getLogger(__name__)


class Failed(Exception):
    """The serving process does not start, or keeps dying."""


class Refused(Failed):
    """The serving process cannot do what it was told, and has said why."""


class _Process:
    """A process of ours. What it says comes into the queue, and at its end a None."""

    def __init__(self, heard: "queue.Queue[tuple[_Process | None, str | None]]", module: str, **how: Any) -> None:
        self.began = time.monotonic()
        self._process = subprocess.Popen(  # noqa: S603 (our own modules)
            [sys.executable, "-P", "-m", module],  # what lies in the folder where it was started is none of our modules
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for us alone
            **how,
        )
        threading.Thread(target=self._listen, args=(heard,), daemon=True).start()

    def _listen(self, heard: "queue.Queue[tuple[_Process | None, str | None]]") -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            heard.put((self, line.strip()))
        self._process.wait()
        heard.put((self, None))

    @property
    def code(self) -> int | None:
        return self._process.poll()

    def tell(self, line: str) -> None:
        """Say something to it. Not by arguments: those anybody on the machine can read."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()

    def end(self) -> None:
        """Ask to end, then insist."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Supervisor:
    """One serving process at a time, on a socket that stays."""

    def __init__(self, listener: socket.socket, *, started: Callable[[], None], **orders: Any) -> None:
        self._listener = listener
        host, port = listener.getsockname()[:2]
        self._orders = {"listener": listener.fileno(), "host": host, "port": port, **orders}
        self._started: Callable[[], None] | None = started
        self._heard: queue.Queue[tuple[_Process | None, str | None]] = queue.Queue()
        self._serving: _Process | None = None
        self._next: _Process | None = None
        self._preparer: _Process | None = None
        self._quick_deaths = 0
        self._failures = 0
        forced = os.environ.get(_INTERPRETED, "0") not in {"", "0"}
        self._interpreted = forced or not is_prepared()
        self._prepares = self._interpreted and not forced
        self._given_up = forced
        """Whether nothing will be compiled any more: the strongest bots are played by quicker ones, and nobody waits."""

    def run(self) -> None:
        """Serve until interrupted; raises `Failed`."""
        try:
            self._serving = self._start()
            while True:
                self._react(*self._heard.get())
        finally:
            for process in (self._preparer, self._next, self._serving):
                if process is not None:
                    process.end()

    def _start(self, *, waits: bool = False) -> _Process:
        orders = json.dumps({**self._orders, "preparing": self._is_preparing, "quick": self._interpreted, "waits": waits})
        env = {**os.environ, _INTERPRETED: "1"} if self._interpreted else dict(os.environ)
        process = _Process(self._heard, CHILD, pass_fds=[self._listener.fileno()], env=env)
        process.tell(orders)
        return process

    @property
    def _is_preparing(self) -> bool:
        return self._interpreted and not self._given_up

    def _react(self, process: _Process | None, word: str | None) -> None:
        if process is None:
            self._prepare()
        elif process is self._serving:
            if word == "serving":
                self._is_serving()
            elif word is None:
                self._restart(process)
        elif process is self._next:
            self._change(word)
        elif process is self._preparer and word is None:
            self._preparer = None
            if process.code == 0:
                self._interpreted = False
                self._next = self._start(waits=True)
            else:
                self._not_prepared()

    def _is_serving(self) -> None:
        if self._started is not None:
            self._started()
            self._started = None
        if self._prepares:
            self._prepares = False
            self._prepare()

    def _prepare(self) -> None:
        self._preparer = _Process(self._heard, PREPARER)

    def _not_prepared(self) -> None:
        """Try once more later; then say so, and let nobody wait for what does not come."""
        self._interpreted = True
        self._failures += 1
        if self._failures < _TRIES:
            again = threading.Timer(_LATER, self._heard.put, [(None, None)])
            again.daemon = True
            again.start()
            return
        _LOG.warning("the rules could not be compiled: the strongest bots are played by quicker ones")
        self._given_up = True
        if self._serving is not None:
            self._serving.tell(UNPREPARED)

    def _change(self, word: str | None) -> None:
        """The new process is ready: the old one ends first, so that no two of them serve the same match."""
        assert self._next is not None
        if word == "ready":
            old, self._serving, self._next = self._serving, self._next, None
            if old is not None:
                old.end()
            self._serving.tell("go")
        elif word is None:
            self._next = None
            self._not_prepared()

    def _restart(self, died: _Process) -> None:
        """Somebody killed the serving process, or it failed: another takes its place, but not for ever."""
        if died.code == CANNOT and self._started is None:  # it could before: the database is away
            time.sleep(_SHORTLY)
            self._serving = self._start()
            return
        quick = time.monotonic() - died.began < _QUICK_DEATH
        self._quick_deaths = self._quick_deaths + 1 if quick else 0
        never = self._started is not None and (quick or died.code == CANNOT)
        if never or self._quick_deaths >= _MOST_QUICK_DEATHS:
            self._serving = None
            raise Refused if died.code == CANNOT else Failed
        time.sleep(0.2 * self._quick_deaths)
        self._serving = self._start()
