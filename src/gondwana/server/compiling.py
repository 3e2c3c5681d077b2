"""Compiling what a table needs of a game. `python -m gondwana.server.compiling GAME` does it in a process of its own.

Everything is used once, as people and bots would: what was never compiled is compiled then, and kept on the disk. A process ends
when the one that started it is gone.
"""

import asyncio
import gc
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import msgspec

from gondwana.bots.bot import Budget
from gondwana.bots.levels import levels
from gondwana.bots.roster import BotSpec, is_quick, make_bot, parse_spec
from gondwana.core.code_cache import is_complete, mark_complete
from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.core.simulate import cores, play_record, simulate
from gondwana.games import NAMES, load
from gondwana.server.http.lifeline import wait_for_the_end
from gondwana.server.keys import Key
from gondwana.server.messages import SeatPlan
from gondwana.server.readiness import IN_BACKGROUND, Stage, command
from gondwana.server.service import Tables, by_lot
from gondwana.server.storage import open_engine, upgrade

_BUDGET = Budget(iterations=2)
"""Of bots that think: enough to have been everywhere."""
_PLAYERS = 2
_SERVED = 120
"""Decisions: Giganten's set-up has a hundred."""
_LONGEST = 500
"""Steps: enough for a whole game that ends by itself."""


_GIVES_WAY = 5
"""How nice a process in the background is: others go first, and it still gets a share of a busy machine."""
_SELDOM = (100_000, 50, 100)
"""When garbage is looked for, as `gc` counts: a compiler makes many objects that stay."""
_CANNOT = 1


def main() -> int:
    """Compile the game that is named and print what each stage took, a line of JSON when it is done."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    game, *more = sys.argv[1:]
    in_background = IN_BACKGROUND in more
    if in_background and hasattr(os, "nice"):
        os.nice(_GIVES_WAY)
    gc.set_threshold(*_SELDOM)
    for stage in use_everything(game, commands=not in_background):
        print(msgspec.json.encode(stage).decode(), flush=True)
    mark_complete(game, commands=not in_background)
    return 0


def compile_games(
    games: Collection[str] = NAMES, done: Callable[[str], None] = lambda game: None, *, commands: bool = True
) -> list[Stage] | None:
    """Compile the games that are not compiled yet, as many at a time as there are cores.

    :param done: is called with each game that is ready.
    :param commands: whether also what only commands and programs use, not a table.
    :returns: what it took; None if a game could not be compiled.
    """
    missing = [game for game in games if not is_complete(game, commands=commands)]
    with ThreadPoolExecutor(cores()) as pool:
        found: list[list[Stage] | None] = list(pool.map(lambda game: _compile(game, done), missing))
    return None if None in found else [stage for stages in found if stages for stage in stages]


def _compile(game: str, done: Callable[[str], None]) -> list[Stage] | None:
    with subprocess.Popen(command(game), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603 (our own module)
        assert process.stdout is not None
        stages = [msgspec.json.decode(line, type=Stage) for line in process.stdout]
    if process.returncode:
        return None
    done(game)
    return stages


def use_everything(game: str, *, commands: bool = True) -> Iterator[Stage]:
    """Use everything of a game once and tell what each stage took. What cannot be done without compiled code comes first.

    :param commands: whether also what only commands and programs use, not a table.
    """
    began = time.process_time()
    yield Stage(game, "start", began)
    for name, use in _uses(game, commands=commands):
        use()
        now = time.process_time()
        yield Stage(game, name, now - began)
        began = now


def _uses(game: str, *, commands: bool) -> Iterator[tuple[str, Callable[[], None]]]:
    searching = [level for level in levels(game) if not is_quick(game, level.name)]
    quick = [level for level in levels(game) if level not in searching]
    for level in (*searching, *quick):
        spec = parse_spec(level.bot)
        spec = replace(spec, budget=_BUDGET) if spec.budget else spec
        yield level.name, lambda spec=spec: _play(game, spec)  # type: ignore[misc]
    yield "table", lambda: asyncio.run(_serve_a_match(game))
    if commands:
        yield "commands", lambda: _simulate(game)


def _simulate(name: str) -> None:
    game = load(name)
    options = make_options(game, _PLAYERS, None)
    simulate(game, players=_PLAYERS, options=options, games=1)
    play_record(game, players=_PLAYERS, options=options, seed=0, number=0)


def _play(name: str, bot: BotSpec) -> None:
    """A match, whole if it is not too long: bots do other things at the end of a game than at its beginning."""
    game = load(name)
    players = [make_bot(game, bot, seed=seat) for seat in range(_PLAYERS)]
    match = Match(game, players=_PLAYERS)
    while not match.over and len(match.log) < _LONGEST:
        if match.waits_for_chance:
            match.play(CHANCE, game.write(CHANCE, by_lot(match)))
        else:
            seat = match.pending[0]
            match.play(seat, game.write(seat, players[seat].decide(match.hidden(seat), seat)))


async def _serve_a_match(name: str) -> None:
    """The service itself, on a database in memory: everything that a browser asks for while people play."""
    engine = open_engine("sqlite+aiosqlite://")
    await upgrade(engine)
    tables = Tables(engine)
    try:
        made = await tables.create(name, players=_PLAYERS, seats=[SeatPlan(kind="person")] * _PLAYERS)
        phases: set[str] = set()
        for turn in range(_SERVED):
            pending = (await tables.look(made.match, made.watch)).pending
            if not pending:
                break
            seat = pending[0]
            look = await tables.look(made.match, made.keys[seat])
            if (phase := str(look.view.get("phase"))) not in phases:
                phases.add(phase)
                await _ask_everything(tables, made.match, made.keys[seat])
            await tables.act(made.match, made.keys[seat], f"act-{turn}", look.decision, look.legal[-1])
        for key in made.keys:
            await _ask_everything(tables, made.match, key)
    finally:
        await tables.close()
        await engine.dispose()


async def _ask_everything(tables: Tables, match: str, key: Key | None) -> None:
    await tables.events(match, key)
    await tables.closed(match, key)
    await tables.points(match, key)
    await tables.frames(match, key)


def _end_with_the_parent() -> None:
    wait_for_the_end()
    os._exit(_CANNOT)


if __name__ == "__main__":
    sys.exit(main())
