"""The bots of an arena: named as commands name them, or made by a function of your own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gondwana.bots import Bot, BotSpec, Budget, make_bot, parse_spec
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
        number = 1 + sum(other.label.partition("#")[0] == one.label for other in found)
        found.append(one if number == 1 else replace(one, label=f"{one.label}#{number}"))
    return tuple(found)


def _named(bot: str | BotSpec) -> Entrant:
    spec = parse_spec(bot) if isinstance(bot, str) else bot
    return Entrant(str(spec), _ByName(spec), spec.budget)
