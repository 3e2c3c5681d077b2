"""Which games run compiled. The others run interpreted, which is enough for people and quick bots, until they are compiled.

Each game is compiled by a process of its own (`gondwana.server.compiling`); then its code is loaded here, beside the event loop.
A game that somebody opens is compiled at once.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

import msgspec

from gondwana.bots.levels import levels
from gondwana.bots.roster import is_quick, make_bot
from gondwana.core.code_cache import is_complete
from gondwana.core.compiled import INTERPRETED, interpret, load_compiled
from gondwana.core.engine import engine
from gondwana.core.simulate import cores
from gondwana.games import NAMES, load

IN_BACKGROUND = "in-background"
_COMPILER = "gondwana.server.compiling"
_SHARED = ""
_LAST = 15
"""How nice a compiler is while somebody waits for another game."""
_TRIES = 2
_LATER = 60.0
"""Seconds after which a game that could not be compiled is tried once more."""
_LOG = logging.getLogger(__name__)


class Stage(msgspec.Struct, frozen=True):
    """A part of compiling a game and the processor seconds that it took."""

    game: str
    stage: str
    seconds: float


def command(game: str) -> list[str]:
    """Return the command that compiles a game."""
    return [sys.executable, "-P", "-m", _COMPILER, game]


class Readiness:
    """Reports which games run compiled; this base class says that all do."""

    def is_ready(self, game: str) -> bool:
        """Return whether a game runs compiled, so that bots can search."""
        return True

    def is_pending(self, game: str) -> bool:
        """Return whether a game will be ready."""
        return False

    def pending(self) -> list[str]:
        """Return the games that will be ready."""
        return [game for game in NAMES if self.is_pending(game)]

    def want(self, game: str) -> None:
        """Make a game ready before others: somebody has opened it."""


class CompilingGames(Readiness):
    """The games of a serving process, some of which may have to be compiled first."""

    def __init__(self, games: Iterable[str] = NAMES, *, compiles: bool = not INTERPRETED) -> None:
        self.changed: Callable[[str], None] = lambda game: None
        """Is called, in the event loop, with a game that is not pending any more: it is ready, or could not be compiled."""
        games = tuple(games)
        self._ready: set[str] = set()
        self._waiting: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: list[str] = []
        self._started = False
        self._wanted: set[str] = set()
        self._processes: dict[str, int] = {}
        self._load_task: asyncio.Task[None] | None = None
        if compiles:
            self._loading = [game for game in games if is_complete(game)]
            self._ready = set(self._loading)
            self._waiting = [game for game in games if game not in self._ready]
        for game in (*self._waiting, _SHARED) if self._waiting else ():
            interpret(game)

    def is_ready(self, game: str) -> bool:
        return game in self._ready

    def is_pending(self, game: str) -> bool:
        return game not in self._ready and (game in self._waiting or game in self._tasks)

    def want(self, game: str) -> None:
        if game in self._wanted or not self.is_pending(game):
            return
        self._wanted.add(game)
        if game in self._waiting:
            if self._started:
                self._start(game)
            else:
                self._waiting.sort(key=lambda one: one != game)
        for other, process in self._processes.items():
            if other not in self._wanted:
                _give_way(process)

    def start(self) -> None:
        """Load what is compiled and compile what is not, as many games at a time as there are cores."""
        self._started = True
        if self._loading:
            self._load_task = asyncio.get_running_loop().create_task(_load_all(self._loading))
        self._start_next()

    async def close(self) -> None:
        """End all processes."""
        self._waiting, self._started = [], False
        tasks = [*self._tasks.values(), *([self._load_task] if self._load_task else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _start_next(self) -> None:
        while self._started and self._waiting and len(self._tasks) < cores():
            self._start(self._waiting[0])

    def _start(self, game: str) -> None:
        self._waiting.remove(game)
        self._tasks[game] = asyncio.get_running_loop().create_task(self._make_ready(game))

    async def _make_ready(self, game: str) -> None:
        try:
            for again in range(_TRIES):
                if again:
                    await asyncio.sleep(_LATER)
                if await self._try(game):
                    break
            else:
                _LOG.warning("compiling: %s could not be compiled, what is missing runs interpreted", game)
        finally:
            self._tasks.pop(game, None)
            self._start_next()
        if game not in self._ready:
            self.changed(game)
        if not self._waiting and not self._tasks:
            load_compiled(_SHARED)

    async def _try(self, game: str) -> bool:
        """Compile and load a game; return whether that went well."""
        try:
            if await _run_compiler(game, partial(self._processes.__setitem__, game), partial(self._can_search, game)):
                await asyncio.to_thread(_load, game)
                self._is_ready_now(game)
                return True
        except Exception:
            _LOG.exception("compiling: %s failed", game)
        finally:
            self._processes.pop(game, None)
        return False

    async def _can_search(self, game: str) -> None:
        """Load what is compiled so far, which bots need to search; the rest goes on interpreted."""
        await asyncio.to_thread(_load, game, whole=False)
        self._is_ready_now(game)

    def _is_ready_now(self, game: str) -> None:
        if game not in self._ready:
            self._ready.add(game)
            self.changed(game)


def _give_way(process: int) -> None:
    with suppress(OSError, AttributeError):  # it has ended; or this is no POSIX system
        os.setpriority(os.PRIO_PROCESS, process, _LAST)


async def _run_compiler(game: str, begun: Callable[[int], None], can_search: Callable[[], Awaitable[None]]) -> bool:
    """Compile a game in a process of its own and return whether that went well.

    :param begun: is called with the number of the process.
    :param can_search: is called when all that is needed to search is compiled.
    """
    process = await asyncio.create_subprocess_exec(
        *command(game), IN_BACKGROUND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    begun(process.pid)
    searching = {level.name for level in levels(game) if not is_quick(game, level.name)}
    try:
        async for line in process.stdout:
            done = msgspec.json.decode(line, type=Stage).stage
            if done in searching:
                searching.remove(done)
                if not searching:
                    await can_search()
        return await process.wait() == 0 and is_complete(game)  # not if the sources are others by now
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _load(name: str, *, whole: bool = True) -> None:
    """Import everything of a game that has compiled code and load it. If it is not the `whole`, the rest runs interpreted."""
    game = load(name)
    engine(game)
    for level in levels(name):
        make_bot(game, level.name)
    load_compiled(_SHARED, whole=False)  # other games may still run interpreted, and call these one by one
    load_compiled(name, whole=whole)


async def _load_all(games: list[str]) -> None:
    for game in games:
        await asyncio.to_thread(_load, game)
