"""Several programs on one database: servers, workers, and people whose requests come to whichever server is next."""

import itertools
import os
import re
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

PATIENCE = 120


class Running:
    """A `gondwana serve` or `gondwana worker`."""

    def __init__(self, arguments, env=None, port=0, errors=None, injection=None, python=sys.executable):
        words = ["--port", str(port)] if arguments[0] == "serve" else []
        self.command = [python, "-m", "gondwana.cli", *arguments, *words]
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.PIPE,
            stderr=errors or subprocess.DEVNULL,
            text=True,
            env={**os.environ, **(env or {}), **(injection.env if injection else {})},
        )
        self.host = None
        self.injection = injection
        """The faults of its machine, if it is given any."""

    def ready(self):
        """Wait until it says that it runs."""
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        self.host = found.group(1) if found else None
        return self

    def kill(self):
        """Without warning, and everything that it started."""
        for pid in [*self.children, self.process.pid]:
            try:
                os.kill(pid, 9)
            except ProcessLookupError:
                continue
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    @property
    def children(self):
        pid = self.process.pid
        try:
            return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        except OSError:
            return []

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self.process.stdout.close()


class Cluster:
    """Servers and workers on one database. Where there are workers, servers have no bots of their own."""

    def __init__(self, database, redis=None, servers=2, workers=1, env=None, inject=None):
        where = ["--data", database, *(["--redis", redis] if redis else [])]
        self.env = {"NUMBA_DISABLE_JIT": "1"} if env is None else env
        self._serve = ["serve", *(["--no-bots"] if workers else []), "--rate", "0", *where]
        self._work = ["worker", *where]
        self._inject = inject or (lambda: None)
        """Makes the faults of a machine for each program."""
        self._stack = ExitStack()
        self._counts = (servers, workers)

    def __enter__(self):
        servers, workers = self._counts
        self.servers = [self.serve() for _ in range(servers)]
        self.workers = [self.work() for _ in range(workers)]
        for one in (*self.servers, *self.workers):
            one.ready()
        self._turns = itertools.cycle(range(servers))
        return self

    def serve(self, port=0, injection=None):
        return self._kept(Running(self._serve, self.env, port, injection=injection or self._inject()))

    def work(self, injection=None):
        return self._kept(Running(self._work, self.env, injection=injection or self._inject()))

    def _kept(self, running):
        self._stack.callback(running.stop)
        return running

    def __exit__(self, *_):
        self._stack.close()

    @property
    def next_host(self):
        """Where the next request goes, as a balancer without memory sends it."""
        return self.servers[next(self._turns)].host


def until(holds, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
