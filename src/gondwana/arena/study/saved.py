"""The file of a study: a line that says what is played, then a line for each game."""

from pathlib import Path
from typing import Any

import msgspec

from gondwana import __version__
from gondwana.arena.entrants import plays, weights
from gondwana.arena.lines import Lines
from gondwana.arena.study.games import Job, Played, replay
from gondwana.core.contract import Game


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole configuration. How many games are asked for is no part of it: a file may be continued with more."""

    format: int = 2
    gondwana: str
    study: str
    rules: str
    bot: str
    plays: str = ""
    """The bot behind the name of a level."""
    weights: str | None = None
    """A digest of the file of weights that it plays with."""
    seed: int
    cells: list[dict[str, Any]]


def _header(game: Game, job: Job) -> Header:
    cells = [{"players": cell.players, **msgspec.structs.asdict(cell.options)} for cell in job.cells]
    return Header(
        gondwana=__version__,
        study=game.name,
        rules=game.version,
        bot=job.bot.label,
        plays=plays(game, job.bot),
        weights=weights(game, job.bot),
        seed=job.seed,
        cells=cells,
    )


class SavedGames(Lines[Played]):
    """An open file of games."""

    kind = "study"

    def __init__(self, path: Path, game: Game, job: Job) -> None:
        self._game, self._job = game, job
        super().__init__(path, _header(game, job))

    def decode(self, line: bytes, number: int) -> Played | None:
        """The game of a line, if it is the one that should stand there and the rules allow it."""
        played = msgspec.json.decode(line, type=Played)
        try:
            for _ in replay(self._game, self._job.cells[number % len(self._job.cells)], played.log):
                pass
        except ValueError:
            return None
        return played if played.index == number else None
