"""Playing the games of a study: from a file, here, and in other processes, always in the same order."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from gondwana.arena.entrants import Entrant
from gondwana.arena.study.games import Cell, Job, Played, Player, play_chunk
from gondwana.arena.study.saved import SavedGames
from gondwana.arena.workers import processes
from gondwana.core.contract import Game
from gondwana.core.options import checked_seed
from gondwana.core.simulate import cores

_WORTH_PROCESSES = 3.0
"""Seconds of work that are left; less is done here before other processes have started."""


class Progress(NamedTuple):
    """How many games there are already, and of how many."""

    games: int
    of_games: int


def play_games(
    game: Game,
    bot: Entrant,
    cells: Sequence[Cell],
    *,
    games: int,
    seed: int,
    workers: int | None = None,
    save: Path | None = None,
    progress: Callable[[Progress], None] = lambda now: None,
) -> tuple[list[Played], int]:
    """`games` games of each cell, the cells in turn, and how many of them were in the file `save` already.

    The same games on any number of workers (None: one for each core) as long as the bot's budget is iterations, not seconds.
    """
    job = Job(game.name, bot, checked_seed(seed), tuple(cells))
    total = games * len(cells)
    played: list[Played] = []
    with ExitStack() as stack:
        saved = None if save is None else stack.enter_context(SavedGames(save, game, job))
        known = [] if saved is None else saved.parts[:total]
        fresh = _fresh(game, job, range(len(known), total), cores() if workers is None else workers, asked=workers is not None)
        stack.callback(fresh.close)
        played += known
        progress(Progress(len(played), total))
        for one in fresh:
            if saved is not None:
                saved.add(one)
            played.append(one)
            progress(Progress(len(played), total))
    return played, len(known)


def _fresh(game: Game, job: Job, indexes: Sequence[int], workers: int, *, asked: bool) -> Generator[Played, None, None]:
    """The first games are played here: that compiles what others then only load, and often it is all there is to do."""
    player = Player(job, game)
    begun = time.perf_counter()
    for done, index in enumerate(indexes, 1):
        yield player.play(index)
        left = (time.perf_counter() - begun) / done * (len(indexes) - done)
        if workers > 1 and done < len(indexes) and (asked or left > _WORTH_PROCESSES):
            yield from processes(play_chunk, job, indexes[done:], workers)
            return
