"""The beginning of a game, where bots draw by lot among sound choices instead of judging or searching."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from gondwana.core.contract import Game, Ints, States
from gondwana.core.rng import Stream

_OPENINGS: Mapping[str, str] = {"giganten": "gondwana.bots.giganten.opening"}
"""The games with a set-up that is worth drawing by lot."""


@dataclass(frozen=True)
class Opening:
    """Whether a position belongs to the opening, and what a seat does there. `hidden` holds what the seat knows."""

    is_on: Callable[[States], bool]
    choose: Callable[[States, int, Ints, Stream], int]


def _never(hidden: States) -> bool:
    return False


def _first(hidden: States, seat: int, legal: Ints, rng: Stream) -> int:
    return int(legal[0])


def opening(game: Game) -> Opening:
    """The opening of a game; most have none."""
    if game.name not in _OPENINGS:
        return Opening(_never, _first)
    module = import_module(_OPENINGS[game.name])
    return Opening(module.is_on, module.choose)
