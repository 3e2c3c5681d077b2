"""Playing the games of a study: from a file, here, and in other processes, always in the same order."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from gondwana import __version__
from gondwana.arena.entrants import Entrant, entrants
from gondwana.arena.study.games import Cell, Job, Played, Player, play_chunk
from gondwana.arena.study.saved import SavedGames
from gondwana.arena.workers import here_then_processes
from gondwana.core.contract import Game
from gondwana.core.options import checked_seed
from gondwana.core.simulate import cores


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
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[Progress], None] = lambda now: None,
) -> tuple[list[Played], int]:
    """`games` games of each cell, the cells in turn, and how many of them were in the file `save` already.

    The same games on any number of workers (None: one for each core), or on the Ray cluster at the address `ray`, as long as the
    bot's budget is iterations, not seconds.
    """
    job = Job(game.name, bot, checked_seed(seed), tuple(cells))
    total = games * len(cells)
    played: list[Played] = []
    with ExitStack() as stack:
        saved = None if save is None else stack.enter_context(SavedGames(save, game, job))
        known = [] if saved is None else saved.parts[:total]
        fresh = _fresh(game, job, range(len(known), total), workers, ray)
        stack.callback(fresh.close)
        played += known
        progress(Progress(len(played), total))
        for one in fresh:
            if saved is not None:
                saved.add(one)
            played.append(one)
            progress(Progress(len(played), total))
    return played, len(known)


def _fresh(game: Game, job: Job, numbers: Sequence[int], workers: int | None, ray: str | None) -> Generator[Played, None, None]:
    if ray is not None:
        from gondwana.arena.cluster import on_ray  # noqa: PLC0415 (an extra)

        return on_ray(play_chunk, job, numbers, ray, workers)
    wanted = cores() if workers is None else workers
    return here_then_processes(Player(job, game).play, play_chunk, job, numbers, wanted, at_once=workers is not None)


class Sample(NamedTuple):
    """The games that a study is made of, and what it says about them."""

    game: Game
    bot: Entrant
    cells: Sequence[Cell]
    games_a_cell: int
    seed: int
    played: list[Played]
    from_file: int

    def told(self, *, besides: str) -> dict[str, Any]:
        """The beginning of every study but for its time; `besides` is the option in which its cells differ."""
        options = msgspec.structs.asdict(self.cells[0].options)
        return {
            "gondwana": __version__,
            "game": self.game.name,
            "rules": self.game.version,
            "bot": self.bot.label,
            "seed": self.seed,
            "games_a_cell": self.games_a_cell,
            "games": len(self.played),
            "games_from_file": self.from_file,
            "options": {name: value for name, value in options.items() if name != besides},
        }


def play_sample(
    game: Game,
    bot: str,
    cells: Sequence[Cell],
    *,
    games: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    save: Path | None,
    progress: Callable[[Progress], None],
) -> Sample:
    """Let the bot play against itself, see `play_games`."""
    (player,) = entrants([bot])
    played, known = play_games(
        game, player, cells, games=games, seed=seed, workers=workers, ray=ray, save=save, progress=progress
    )
    return Sample(game, player, cells, games, seed, played, known)
