"""Servers as processes of their own, and what the system says of them."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_GRACE = 30
_QUIET = 0.05
"""A process that takes no more of a core than this has nothing to do."""
_PATIENCE = 20.0


@dataclass(frozen=True)
class Served:
    """A server that serves."""

    host: str
    pid: int
    """Of the process that serves."""


def can_be_looked_at() -> bool:
    """Whether the system shows what its processes take, as Linux does."""
    return Path("/proc/self/task").exists()


@contextmanager
def gondwana_server() -> Iterator[Served]:
    """Ours, with a SQLite file of its own, on any port; callers may ask as often as they like."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "gondwana", "serve", "--port", "0", "--rate", "0"]
        data = ["--data", f"sqlite+aiosqlite:///{folder}/tables.sqlite3"]
        with subprocess.Popen([*command, *data], stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 (ourselves)
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                told = re.search(r"http://(\S+)", said)
                if told is None:
                    raise OSError(f"the server did not start: {said.strip() or 'it said nothing'}")
                yield Served(told.group(1), _child(process.pid))
            finally:
                process.terminate()
                process.wait(_GRACE)


def _child(pid: int) -> int:
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()[0])


async def settled(pid: int) -> None:
    """Until a process has loaded what it needs and has nothing to do."""
    ends = time.perf_counter() + _PATIENCE
    quiet = 0
    while quiet < 2 and time.perf_counter() < ends:
        before = busy(pid)
        await asyncio.sleep(0.5)
        quiet = quiet + 1 if busy(pid) - before <= _QUIET * 0.5 else 0


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    told = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text("ascii"))
    return int(told.group(1)) / 1024 if told is not None else 0.0


def busy(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
