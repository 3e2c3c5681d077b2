"""The process that owns the listening socket and watches over the one that serves. It imports nothing that is slow.

All that counts is in the database, so nothing is lost when a serving process is killed: another one goes on with the same socket.
"""

import json
import queue
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

CHILD = "gondwana.server.http.child"
CANNOT = 78
"""How a serving process ends that cannot do what it was told: another try would end the same way."""
_SHORTLY = 1.0
_PATIENCE = 6.0
"""Seconds that a process gets to end by itself."""
_QUICK_DEATH = 5.0
_MOST_QUICK_DEATHS = 5


class Failed(Exception):
    """The serving process does not start, or keeps dying."""


class Refused(Failed):
    """The serving process cannot do what it was told, and has said why."""


class _Process:
    """A process of ours. What it says comes into the queue, and at its end a None."""

    def __init__(self, heard: "queue.Queue[tuple[_Process, str | None]]", module: str, **how: Any) -> None:
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

    def _listen(self, heard: "queue.Queue[tuple[_Process, str | None]]") -> None:
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
        self._orders = json.dumps({"listener": listener.fileno(), "host": host, "port": port, **orders})
        self._started: Callable[[], None] | None = started
        self._heard: queue.Queue[tuple[_Process, str | None]] = queue.Queue()
        self._serving: _Process | None = None
        self._quick_deaths = 0

    def run(self) -> None:
        """Serve until interrupted.

        :raises Failed: if the serving process does not start, or keeps dying.
        """
        try:
            self._serving = self._start()
            while True:
                process, word = self._heard.get()
                if process is not self._serving:
                    continue
                if word is None:
                    self._restart(process)
                elif word == "serving" and self._started is not None:
                    self._started()
                    self._started = None
        finally:
            if self._serving is not None:
                self._serving.end()

    def _start(self) -> _Process:
        process = _Process(self._heard, CHILD, pass_fds=[self._listener.fileno()])
        process.tell(self._orders)
        return process

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
