"""One game between bots: chance from the deal's own stream, every seat asked on what it knows and nothing else."""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gondwana.bots import Bot, Budget
from gondwana.core.bits import seats_in
from gondwana.core.contract import CHANCE, Game, Ints, Options, States
from gondwana.core.engine import Buffers, engine, start
from gondwana.core.errors import GondwanaError
from gondwana.core.options import MOST_SEED, checked_seed, make_options
from gondwana.core.rng import streams
from gondwana.locale import Message


class BadAnswer(GondwanaError):
    """A bot answered with something that the rules do not allow."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and places by seat, and how long each seat thought about each of its decisions."""

    points: list[int]
    places: list[int]
    think: list[list[int]]
    """Nanoseconds a decision; forced moves are no decisions."""


def bot_seed(seed: int, deal: int, rotation: int, seat: int) -> int:
    """The seed of the bot on a seat of one game: its own, and none that chance uses."""
    digest = hashlib.blake2b(f"{seed}/{deal}/{rotation}/{seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") & MOST_SEED


def play_game(
    game: Game,
    bots: Sequence[Bot],
    *,
    options: Mapping[str, Any] | Options | None = None,
    seed: int = 0,
    deal: int = 0,
    rotation: int = 0,
    budgets: Sequence[Budget | None] | None = None,
) -> Outcome:
    """Play one game, `bots[k]` on seat k, each seat with a bot of its own.

    Chance is stream `deal` of `seed`; it is the same for every `rotation`, which only changes the bots' own streams.
    """
    return Table(game, len(bots), options).play(bots, seed=seed, deal=deal, rotation=rotation, budgets=budgets)


class Table:
    """A place where many games with the same options are played, one after the other."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | Options | None = None) -> None:
        self.game = game
        self.players = players
        self._engine = engine(game)
        self._buffers = Buffers(game)
        self._start = start(game, players, make_options(game, players, options))
        self._state = self._start.copy()
        self._bytes = self._state.view(np.uint8)

    def play(
        self,
        bots: Sequence[Bot],
        *,
        seed: int,
        deal: int = 0,
        rotation: int = 0,
        budgets: Sequence[Budget | None] | None = None,
    ) -> Outcome:
        """Play one game; see `play_game`."""
        if len(bots) != self.players or len({id(bot) for bot in bots}) != self.players:
            raise ValueError(f"{self.players} seats need as many bots, each a bot of its own")
        for seat, bot in enumerate(bots):
            bot.new_match(bot_seed(checked_seed(seed), deal, rotation, seat))
        rng = streams(seed, 1, deal)[0]
        think: list[list[int]] = [[] for _ in bots]
        functions, state = self._engine, self._state
        state[0] = self._start[0]
        while owed := int(functions.pending_at(state, 0)):
            if owed == CHANCE:
                self._apply(CHANCE, int(functions.chance_at(state, 0, rng)))
                continue
            seats = seats_in(owed)
            answers = [self._ask(bots[seat], seat, budgets[seat] if budgets else None, think[seat]) for seat in seats]
            for seat, action in zip(seats, answers, strict=True):
                if not self._apply(seat, action):
                    raise BadAnswer(Message("arena-answer", bot=bots[seat].name, seat=seat, action=str(action)))
        return Outcome(self._numbers(functions.scores_at), self._numbers(functions.places_at), think)

    def _apply(self, seat: int, action: int) -> bool:
        if seat != CHANCE and not 0 <= action < self.game.actions:
            return False
        return bool(self._engine.apply_at(self._state, 0, seat, action, self._buffers.actions, self._buffers.weights))

    def _ask(self, bot: Bot, seat: int, budget: Budget | None, think: list[int]) -> int:
        """What the bot does on this seat. It gets a copy that holds only what the seat knows."""
        hidden = self._bytes.copy().view(self.game.dtype)  # as bytes: a record is copied field by field, which is slow
        self._engine.hide_at(hidden, 0, seat)
        free = self._engine.legal_at(hidden, 0, seat, self._buffers.actions) > 1
        begun = time.perf_counter_ns()
        action = bot.decide(hidden, seat, budget)
        if free:
            think.append(time.perf_counter_ns() - begun)
        return int(action)

    def _numbers(self, function: Callable[[States, int, Ints], None]) -> list[int]:
        function(self._state, 0, self._buffers.numbers)
        return [int(number) for number in self._buffers.numbers[: self.players]]

    def warm_up(self, bot: Bot) -> None:
        """Let the bot play a game by itself, hardly thinking, so that compiled code is there before its time is taken."""
        rng = streams(0, 1)[0]
        self._state[0] = self._start[0]
        bot.new_match(0)
        while owed := int(self._engine.pending_at(self._state, 0)):
            if owed == CHANCE:
                self._apply(CHANCE, int(self._engine.chance_at(self._state, 0, rng)))
            else:
                seat = seats_in(owed)[0]
                if not self._apply(seat, self._ask(bot, seat, Budget(iterations=1), [])):
                    return  # what a bot does against the rules is said when it counts
