"""Who sits on the seats that no person takes. An opponent is asked with what its seat knows, never with the truth."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from gondwana.core.contract import Game, States
from gondwana.core.match import Match


@dataclass(frozen=True)
class Question:
    """A decision that a seat owes: the position as the seat knows it, and what it may do."""

    game: Game
    hidden: States
    seat: int
    legal: tuple[int, ...]


Opponent = Callable[[Question], int]
"""Answers with one of the legal actions."""


def random_opponent(seed: int | None) -> Opponent:
    """Anything legal, all of it equally likely."""
    rng = Random(seed)
    return lambda question: rng.choice(question.legal)


OPPONENTS: dict[str, Callable[[int | None], Opponent]] = {"random": random_opponent}
"""Opponents by name; each is made from a seed, None for a different game every time."""


def ask(opponent: Opponent, match: Match, seat: int) -> int:
    """What the opponent on this seat does now."""
    return opponent(Question(match.game, match.hidden(seat), seat, tuple(match.legal(seat))))
