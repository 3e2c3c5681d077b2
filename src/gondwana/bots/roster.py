"""Bots by name, as commands and records write them.

`greedy`; `search:1000` thinks for so many iterations, `search:0.5s` for so long, `search:1000+0.5s` until either is over;
`master@runs/weights.npz:1000` plays with weights of one's own.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.levels import LEVEL_NAMES, level, levels
from gondwana.core.contract import Game
from gondwana.core.errors import GondwanaError
from gondwana.locale import Message

if TYPE_CHECKING:
    from gondwana.bots.tree import Net

T = TypeVar("T")


class BadBot(GondwanaError):
    """A text that names no bot."""


@dataclass(frozen=True)
class BotSpec:
    """A bot that can be made: a name and, for those that think, how long."""

    name: str
    budget: Budget | None = None
    weights: str | None = None

    def __str__(self) -> str:
        name = self.name if self.weights is None else f"{self.name}@{self.weights}"
        return name if self.budget is None else f"{name}:{self.budget}"


def _random(game: Game, spec: BotSpec, seed: int) -> Bot:
    from gondwana.bots.chance import RandomBot  # noqa: PLC0415

    return RandomBot(game, name=str(spec), seed=seed)


def _hatchling(game: Game, spec: BotSpec, seed: int) -> Bot:
    from gondwana.bots.heuristic import HatchlingBot  # noqa: PLC0415

    return HatchlingBot(game, name=str(spec), seed=seed)


def _heuristic(game: Game, spec: BotSpec, seed: int) -> Bot:
    from gondwana.bots.heuristic import HeuristicBot  # noqa: PLC0415

    return HeuristicBot(game, name=str(spec), style=spec.name, seed=seed)


def _charger(game: Game, spec: BotSpec, seed: int) -> Bot:
    check_plays(spec.name, game.name)
    return _heuristic(game, spec, seed)


def check_plays(name: str, game: str) -> None:
    """Raise `BadBot` for a bot that does not play this game."""
    if name == "charger" and game not in CHARGES:
        raise BadBot(Message("bots-not-here", name=name, game=game, games=", ".join(CHARGES)))


def _search(game: Game, spec: BotSpec, seed: int) -> Bot:
    from gondwana.bots.search import SearchBot  # noqa: PLC0415

    return SearchBot(game, name=str(spec), seed=seed, budget=spec.budget or SEARCH_BUDGET)


def _instinct(game: Game, spec: BotSpec, seed: int) -> Bot:
    if game.name in PLANNED:
        bot: Bot = _mind(game).GlanceBot(game, name=str(spec), seed=seed, learned=_learned(game, spec))
        return bot
    from gondwana.bots.instinct import InstinctBot  # noqa: PLC0415

    return InstinctBot(game, name=str(spec), seed=seed, net=_net(game, spec))


def _master(game: Game, spec: BotSpec, seed: int) -> Bot:
    budget = spec.budget or MASTER_BUDGET
    if game.name in PLANNED:
        bot: Bot = _mind(game).MindBot(game, name=str(spec), seed=seed, budget=budget, learned=_learned(game, spec))
        return bot
    from gondwana.bots.search import SearchBot  # noqa: PLC0415

    return SearchBot(game, name=str(spec), seed=seed, budget=budget, net=_net(game, spec))


def _mind(game: Game) -> ModuleType:
    """The module with a game's players of whole turns."""
    return import_module(f"gondwana.bots.{game.name}.mind")


def _net(game: Game, spec: BotSpec) -> "Net | None":
    """The network of the package, or that of the file that the spec names."""
    from gondwana.bots.search import learned, weights_from  # noqa: PLC0415

    return _read(spec, lambda path: learned(game) if path is None else weights_from(path, game))


def _learned(game: Game, spec: BotSpec) -> Any:
    """What the players of whole turns have learned, from the package or from the file that the spec names."""
    mind = _mind(game)
    return _read(spec, lambda path: mind.packaged() if path is None else mind.read_learned(Path(path)))


def _read(spec: BotSpec, read: Callable[[str | None], T]) -> T:
    """What a file holds, or a sentence that says why not."""
    try:
        return read(spec.weights)
    except OSError as error:
        raise BadBot(bad_weights(spec.weights or PACKAGED, error.strerror or str(error))) from None
    except ValueError as error:
        raise BadBot(bad_weights(spec.weights or PACKAGED, str(error))) from None


def bad_weights(path: str, problem: str) -> Message:
    """What is said of a file from which no network can be had."""
    return Message("bots-bad-weights", path=path, problem=problem)


PACKAGED = "weights.npz"
SEARCH_BUDGET = Budget(seconds=0.3)
MASTER_BUDGET = Budget(seconds=1.0)
PLANNED = ("giganten", "fossilium")
"""The games whose turns are several steps: there `instinct` and `master` decide whole turns."""

_MAKERS: Mapping[str, Callable[[Game, BotSpec, int], Bot]] = {
    "random": _random,
    "hatchling": _hatchling,
    "greedy": _heuristic,
    "denial": _heuristic,
    "expert": _heuristic,
    "charger": _charger,
    "search": _search,
    "instinct": _instinct,
    "master": _master,
}

THINKERS = ("search", "master")
LEARNERS = ("instinct", "master")
CHARGES = ("giganten",)
"""The games in which there is somebody to run at."""


def names() -> tuple[str, ...]:
    """Everything that can be asked to play: the bots, then the levels that are named otherwise."""
    return (*_MAKERS, *(name for name in LEVEL_NAMES if name not in _MAKERS))


def parse_spec(text: str) -> BotSpec:
    """The bot that a text names; raises `BadBot`."""
    name, at, rest = text.strip().partition("@")
    weights = ""
    if at:  # a file may have a colon in its name
        weights, colon, budget = rest.rpartition(":") if re.search(r":[0-9.s+]*$", rest) else (rest, "", "")
    else:
        name, colon, budget = name.partition(":")
    if name not in names():
        raise BadBot(Message("bots-unknown", name=name, names=", ".join(names())))
    if at and (name not in LEARNERS or not weights):
        raise BadBot(Message("bots-weights", text=text))
    if colon and name not in THINKERS:
        raise BadBot(Message("bots-no-budget", name=name, names=", ".join(THINKERS)))
    return BotSpec(name, parse_budget(budget) if colon else None, weights or None)


def parse_budget(text: str) -> Budget:
    """`1000` iterations, `0.5s` seconds, or both with a plus: whichever ends first."""
    iterations: int | None = None
    seconds: float | None = None
    for part in text.split("+"):
        if iterations is None and re.fullmatch(r"[1-9][0-9]{0,8}", part):
            iterations = int(part)
        elif seconds is None and re.fullmatch(r"[0-9]{1,5}(\.[0-9]+)?s", part) and float(part[:-1]) > 0:
            seconds = float(part[:-1])
        else:
            raise BadBot(Message("bots-budget", text=text))
    return Budget(iterations, seconds)


def make_bot(game: Game, spec: BotSpec | str, *, seed: int = 0) -> Bot:
    """The bot of a name; raises `BadBot` if there is none."""
    if isinstance(spec, str):
        spec = parse_spec(spec)
    if spec.name in _MAKERS:
        return _MAKERS[spec.name](game, spec, seed)
    if spec.name not in names():
        raise BadBot(Message("bots-unknown", name=spec.name, names=", ".join(names())))
    bot = make_bot(game, level(spec.name, game.name).bot, seed=seed)
    bot.name = spec.name
    return bot


@cache
def is_quick(game: str, level: str) -> bool:
    """Return whether a level is played by a bot that decides at once; the others search."""
    spec = next((one.bot for one in levels(game) if one.name == level), level)
    try:
        return parse_spec(spec).name not in THINKERS
    except BadBot:
        return False


def quick_level(game: str) -> str:
    """Return the strongest level of a game whose bot decides at once."""
    return [one.name for one in levels(game) if is_quick(game, one.name)][-1]
