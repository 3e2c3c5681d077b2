"""What a bot is: something that looks at what its seat knows and answers with a legal action."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from gondwana.core.contract import Game, Ints, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.rng import Stream, streams


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of iterations, a time in seconds, or whichever ends first. Quick bots ignore it."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a budget of {self.iterations} iterations is no budget")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ValueError(f"a budget of {self.seconds} seconds is no budget")
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs a number of iterations or of seconds")

    def __str__(self) -> str:
        parts = [] if self.iterations is None else [str(self.iterations)]
        if self.seconds is not None:
            parts.append(f"{self.seconds:g}s")
        return "+".join(parts)


class Bot(ABC):
    """A player of one game. It is asked with an array of one position and hides that for its seat before it looks.

    A bot may remember what it found out for the seat that it plays, so every seat of a match has a bot of its own.
    """

    def __init__(self, game: Game, *, name: str, seed: int = 0) -> None:
        self.game = game
        self.name = name
        self._engine = engine(game)
        self._buffers = Buffers(game)
        self._seed = seed
        self.rng: Stream = streams(seed, 1)[0]

    def new_match(self, seed: int) -> None:
        """Forget everything and begin a new stream of random numbers."""
        self._seed = seed
        self.rng = streams(seed, 1)[0]

    def decide(self, position: States, seat: int, budget: Budget | None = None) -> int:
        """The action that the bot takes on `seat`, which owes a decision. `position` is left as it is."""
        hidden = position.copy()
        self._engine.hide_at(hidden, 0, seat)
        n = int(self._engine.legal_at(hidden, 0, seat, self._buffers.actions))
        if n == 0:
            raise ValueError(f"seat {seat} owes no decision in this position")
        legal = self._buffers.actions[:n].copy()
        if n == 1:
            return int(legal[0])
        return int(self.choose(hidden, seat, legal, budget))

    @abstractmethod
    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        """One of at least two legal actions. `hidden` holds what the seat knows and nothing else."""
