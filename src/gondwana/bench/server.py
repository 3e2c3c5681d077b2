"""The server under load: how many moves a second reach everybody in time, how many sockets it holds, what they cost.

A server of its own is started on this machine with a database of its own; this process is the people. boardgame.io gets the same
load in the same run.
"""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import zip_longest
from typing import Any

import msgspec

from gondwana.bench import boardgame
from gondwana.bench.asked import Asked
from gondwana.bench.figures import NOT_INSTALLED, ONLY_LONG, Figure
from gondwana.bench.people import LIMIT, SEATS, Crowd, OurCrowd, Step
from gondwana.bench.processes import Served, can_be_looked_at, gondwana_server, memory, settled
from gondwana.bench.rates import compared
from gondwana.server.compiling import compile_games

_SPARE = 500
"""Open files that a process wants beside its sockets."""


class Run(msgspec.Struct, kw_only=True, rename=lambda name: name.replace("_", " ")):
    """What came of one server."""

    tables: int
    sockets: int
    """Still open at the end."""
    seconds_to_sit_down: float
    MB_empty: float
    MB_with_some: float
    """Of the tables: what a server loads for the first of them is no part of a socket."""
    MB_with_all: float
    some: int
    steps: list[Step]

    @property
    def best(self) -> Step | None:
        """The fastest that was kept up."""
        return max((step for step in self.steps if step.kept_up), key=lambda step: step.moves, default=None)

    @property
    def kb_a_socket(self) -> float:
        """Kilobytes for each socket, with its share of a table."""
        return 1024 * (self.MB_with_all - self.MB_with_some) / ((self.tables - self.some) * SEATS)


def figures(asked: Asked) -> Iterator[Figure]:
    """Ours, beside theirs where it is installed."""
    moves = Figure(
        name=f"server, moves with 99 of 100 told within {LIMIT:g} ms",
        group="server",
        unit="moves/s",
        value=None,
        peer=boardgame.NAME,
        at_least=500,
        judged="value",
    )
    memory_each = Figure(name="server, memory for a socket", group="server", unit="kB", value=None, peer=boardgame.NAME)
    full = Figure(
        name="server, open sockets", group="server", unit="sockets", value=None, at_least=5000, judged="value", long=True
    )
    while_full = Figure(
        name="server, moves with that many open",
        group="server",
        unit="moves/s",
        value=None,
        peer=boardgame.NAME,
        long=True,
    )
    if not can_be_looked_at():
        for figure in (moves, memory_each, full, while_full):
            figure.note = "measured on Linux only"
        yield from (moves, memory_each, full, while_full)
        return
    _prepare(asked)
    yield from _loaded(asked, moves, memory_each)
    yield from _full(asked, full, while_full)


def _prepare(asked: Asked) -> None:
    """A server that still compiles would be measured with its compiler."""
    asked.say("compiling what is not compiled yet")
    compile_games()


def _loaded(asked: Asked, moves: Figure, memory_each: Figure) -> Iterator[Figure]:
    effort = asked.effort
    ours: list[Run] = []
    theirs: list[Run] = []
    for _ in range(effort.server_rounds):
        asked.say(f"server, {effort.tables * SEATS} sockets")
        ours.append(measure(gondwana_server, OurCrowd, effort.tables, effort.rates, effort.steady))
        if asked.peers and boardgame.installed() is not None:
            asked.say(f"{boardgame.NAME}, {effort.tables * SEATS} sockets")
            run = measure(boardgame.boardgame_server, boardgame.TheirCrowd, effort.tables, effort.rates, effort.steady)
            theirs.append(run)
    compared(moves, list(zip_longest(map(_moves, ours), map(_moves, theirs))))
    compared(memory_each, list(zip_longest(map(_memory, ours), map(_memory, theirs))), less_is_better=True)
    moves.how = {"gondwana": msgspec.to_builtins(ours)} | ({boardgame.NAME: msgspec.to_builtins(theirs)} if theirs else {})
    memory_each.how = {"MB empty": ours[-1].MB_empty, "MB with all": ours[-1].MB_with_all, "sockets": ours[-1].sockets}
    for figure in (moves, memory_each):
        if asked.peers and not theirs:
            figure.note = NOT_INSTALLED
        yield figure


def _memory(run: Run) -> float:
    return run.kb_a_socket


def _moves(run: Run) -> float:
    return run.best.moves if run.best is not None else 0.0


def _full(asked: Asked, full: Figure, while_full: Figure) -> Iterator[Figure]:
    """As many sockets as are wanted, and moves while all are open; theirs likewise."""
    tables = asked.effort.most_tables
    wanted = tables * SEATS
    if not wanted:
        full.note = while_full.note = ONLY_LONG
    elif (most := allow_files()) < wanted + _SPARE:
        full.note = while_full.note = f"the system allows {most} open files"
    else:
        asked.say(f"server, {wanted} sockets")
        run = measure(gondwana_server, OurCrowd, tables, asked.effort.rates, asked.effort.steady)
        full.value = run.sockets
        full.how = {"MB empty": run.MB_empty, "MB with all": run.MB_with_all, "kB a socket": round(run.kb_a_socket, 1)}
        while_full.how = {"gondwana": msgspec.to_builtins(run)}
        theirs = None
        if asked.peers and boardgame.installed() is not None:
            asked.say(f"{boardgame.NAME}, {wanted} sockets")
            theirs = measure(boardgame.boardgame_server, boardgame.TheirCrowd, tables, asked.effort.rates, asked.effort.steady)
            while_full.how[boardgame.NAME] = msgspec.to_builtins(theirs)
        elif asked.peers:
            while_full.note = NOT_INSTALLED
        compared(while_full, [(_moves(run), None if theirs is None else _moves(theirs))])
    yield from (full, while_full)


def allow_files() -> int:
    """Let this process, and what it starts, have as many open files as the system lets it; answers how many."""
    import resource  # noqa: PLC0415 (not everywhere)

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 10**9


def measure(
    server: Callable[[], AbstractContextManager[Served]],
    crowd: Callable[[str], Crowd[Any]],
    tables: int,
    rates: Sequence[float],
    seconds: float,
) -> Run:
    """Start a server, seat everybody, raise the rate of moves until it does not keep up."""
    allow_files()
    with server() as served:
        return asyncio.run(_measured(served, crowd(served.host), tables, rates, seconds))


async def _measured(served: Served, crowd: Crowd[Any], tables: int, rates: Sequence[float], seconds: float) -> Run:
    await settled(served.pid)
    empty, began, some = memory(served.pid), time.perf_counter(), max(tables // 5, 1)
    try:
        await crowd.gather(some)
        first = memory(served.pid)
        await crowd.gather(tables - some)
        sat, full = time.perf_counter() - began, memory(served.pid)
        steps = await crowd.climb(served, rates, seconds)
        return Run(
            tables=tables,
            some=some,
            sockets=crowd.open_sockets,
            seconds_to_sit_down=round(sat, 1),
            MB_empty=round(empty, 1),
            MB_with_some=round(first, 1),
            MB_with_all=round(full, 1),
            steps=steps,
        )
    finally:
        await crowd.leave()
