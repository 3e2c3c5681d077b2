"""The games of a study: the same bot on every seat, kept as logs from which everything else is read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from gondwana.arena.entrants import Entrant
from gondwana.arena.play import Table
from gondwana.bots import Bot
from gondwana.core.bits import seats_in
from gondwana.core.contract import CHANCE, Game, Options, States
from gondwana.core.engine import Buffers, engine, start
from gondwana.games import load

_STREAMS = 100


@dataclass(frozen=True)
class Cell:
    """A kind of game that the study looks at. Its games are the same whichever other cells are played."""

    players: int
    options: Options
    stream: int
    """Below 100; no other cell has it."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its number, and all actions in the order in which they were taken. Whose they are, the rules know."""

    index: int
    log: list[int]


@dataclass(frozen=True)
class Job:
    """Everything that a process needs to play any game of a study. Game `index` belongs to cell `index` modulo their number."""

    game: str
    bot: Entrant
    seed: int
    cells: tuple[Cell, ...]


class _Recorder(Table):
    """A table that writes down what is done."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.log: list[int] = []

    def _apply(self, seat: int, action: int) -> bool:
        done = super()._apply(seat, action)
        if done:
            self.log.append(action)
        return done


@dataclass
class Player:
    """Plays the games of a job, with bots that are made once."""

    job: Job
    game: Game
    _bots: list[Bot] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._tables = [_Recorder(self.game, cell.players, cell.options) for cell in self.job.cells]

    def play(self, index: int) -> Played:
        """One game."""
        number, at = divmod(index, len(self.job.cells))
        cell, table = self.job.cells[at], self._tables[at]
        while len(self._bots) < cell.players:
            self._bots.append(self.job.bot.make(self.game))
        table.log = []
        table.play(
            self._bots[: cell.players],
            seed=self.job.seed,
            deal=number * _STREAMS + cell.stream,
            budgets=[self.job.bot.budget] * cell.players,
        )
        return Played(index, table.log)


_players: dict[int, tuple[Job, Player]] = {}
"""The player of the job that this process works on."""


def play_chunk(job: Job, indexes: Sequence[int]) -> list[Played]:
    """Some games of a job; what other processes run."""
    known = _players.get(0)
    if known is None or known[0] != job:
        known = (job, Player(job, load(job.game)))
        _players[0] = known
    return [known[1].play(index) for index in indexes]


def replay(game: Game, cell: Cell, log: Sequence[int]) -> Iterator[tuple[int, int, States]]:
    """Seat, action and the position before it, for every step of a game; last (CHANCE, -1, the final position).

    The position is the same array every time: copy what must stay.
    """
    functions, buffers = engine(game), Buffers(game)
    states = start(game, cell.players, cell.options)
    waiting: list[int] = []
    for action in log:
        if not waiting:  # all who owe are asked and then answer in turn, also where one owes several steps
            owed = int(functions.pending_at(states, 0))
            if owed == 0:
                raise ValueError("the log goes on after the end of the game")
            waiting = [CHANCE] if owed == CHANCE else list(seats_in(owed))
        seat = waiting.pop(0)
        if not 0 <= action < (game.chance_actions if seat == CHANCE else game.actions):
            raise ValueError(f"the log holds a number that is no action: {action}")
        yield seat, action, states
        if not functions.apply_at(states, 0, seat, action, buffers.actions, buffers.weights):
            raise ValueError(f"the log holds an action that the rules do not allow: {action}")
    if int(functions.pending_at(states, 0)) != 0:
        raise ValueError("the log ends before the game")
    yield CHANCE, -1, states
