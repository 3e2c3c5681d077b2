"""The bots of an arena: named as commands name them, or made by a function of your own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from gondwana.bots import Bot, BotSpec, Budget, make_bot, parse_spec
from gondwana.bots.levels import LEVEL_NAMES, level
from gondwana.bots.roster import LEARNERS, BadBot, bad_weights
from gondwana.core.contract import Game
from gondwana.core.errors import GondwanaError
from gondwana.locale import Message


class BadArena(GondwanaError):
    """An arena that cannot be held."""


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part. `make` must be picklable where several processes play: a function of a module, not a lambda."""

    label: str
    make: Callable[[Game], Bot]
    budget: Budget | None = None


@dataclass(frozen=True)
class _ByName:
    spec: BotSpec

    def __call__(self, game: Game) -> Bot:
        return make_bot(game, self.spec)


def entrants(bots: Sequence[str | BotSpec | Entrant]) -> tuple[Entrant, ...]:
    """Entrants with labels that differ: a second `random` is `random#2`."""
    if not bots:
        raise BadArena(Message("arena-no-bots"))
    found: list[Entrant] = []
    for bot in bots:
        one = bot if isinstance(bot, Entrant) else _named(bot)
        taken = {other.label for other in found}
        labels = (one.label, *(f"{one.label}#{number}" for number in range(2, len(bots) + 1)))
        found.append(replace(one, label=next(label for label in labels if label not in taken)))
    return tuple(found)


def _named(bot: str | BotSpec) -> Entrant:
    spec = parse_spec(bot) if isinstance(bot, str) else bot
    return Entrant(str(spec), _ByName(spec), spec.budget)


def plays(game: Game, one: Entrant) -> str:
    """Who it is that plays: the bot behind the name of a level, or else the label."""
    return str(_behind(game, one.make.spec)) if isinstance(one.make, _ByName) else one.label


def weights(game: Game, one: Entrant) -> str | None:
    """A digest of the file of weights that a bot of ours plays with, if it has one."""
    spec = _behind(game, one.make.spec) if isinstance(one.make, _ByName) else None
    if spec is None or spec.name not in LEARNERS:
        return None
    file = files("gondwana.bots") / game.name / "weights.npz" if spec.weights is None else Path(spec.weights)
    if spec.weights is None and not file.is_file():
        return None
    try:
        return blake2b(file.read_bytes(), digest_size=8).hexdigest()
    except OSError as error:
        raise BadBot(bad_weights(str(file), error.strerror or str(error))) from None


def _behind(game: Game, spec: BotSpec) -> BotSpec:
    return parse_spec(level(spec.name, game.name).bot) if spec.name in LEVEL_NAMES else spec
