"""The file of a study that can go on where it was stopped: a line that says what is played, then a line for each game."""

from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from gondwana import __version__
from gondwana.arena.entrants import BadArena, plays, weights
from gondwana.arena.files import naming
from gondwana.arena.study.games import Job, Played, replay
from gondwana.core.contract import Game
from gondwana.locale import Message


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
        plays=plays(job.bot),
        weights=weights(game, job.bot),
        seed=job.seed,
        cells=cells,
    )


class SavedGames:
    """An open file of games. `games` are those that were there; a last line that was cut off is dropped."""

    def __init__(self, path: Path, game: Game, job: Job) -> None:
        self.path = path
        self.games: list[Played] = []
        self._game, self._job = game, job
        wanted = _header(game, job)
        with naming(path):
            self._file = path.open("r+b" if path.exists() else "w+b")
            try:
                whole = self._read(wanted)
                self._file.seek(whole)
                self._file.truncate()
                if whole == 0:
                    self._write(wanted)
            except BaseException:
                self._file.close()
                raise

    def _read(self, wanted: Header) -> int:
        """Read what is there; answers how many bytes of it are whole lines."""
        lines = self._file.read().split(b"\n")
        torn = lines.pop()
        if not lines:
            if torn and not msgspec.json.encode(wanted).startswith(torn):
                raise BadArena(Message("study-saved-foreign", file=str(self.path)))
            return 0
        self._check(lines[0], wanted)
        for index, line in enumerate(lines[1:]):
            if (played := self._game_in(line, index)) is None:
                raise BadArena(Message("study-saved-line", file=str(self.path), line=index + 2))
            self.games.append(played)
        return sum(len(line) + 1 for line in lines)

    def _check(self, line: bytes, wanted: Header) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadArena(Message("study-saved-foreign", file=str(self.path))) from None
        for name, value in msgspec.structs.asdict(wanted).items():
            there = getattr(found, name)
            if there != value:
                message = Message("study-saved-other", file=str(self.path), name=name, there=str(there), wanted=str(value))
                raise BadArena(message)

    def _game_in(self, line: bytes, index: int) -> Played | None:
        """The game of a line, if it is the one that should stand there and the rules allow it."""
        try:
            played = msgspec.json.decode(line, type=Played)
            for _ in replay(self._game, self._job.cells[index % len(self._job.cells)], played.log):
                pass
        except (msgspec.MsgspecError, UnicodeDecodeError, ValueError):
            return None
        return played if played.index == index else None

    def add(self, played: Played) -> None:
        """Append a game; it is in the hands of the system when this returns."""
        self._write(played)

    def _write(self, line: msgspec.Struct) -> None:
        with naming(self.path):
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with naming(self.path):
            self._file.close()
