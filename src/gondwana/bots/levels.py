"""The levels that people choose from: names, and for each game the bot behind each. Ratings are measured, see docs/bots.md."""

import tomllib
from importlib.resources import files

import msgspec

from gondwana.locale import Message

_FIRST_GAME = "draftosaurus"
_ABOUT = {"giganten": "web-giganten-level-{name}", "fossilium": "web-fossilium-level-{name}"}
"""What the levels of a game do, where the words of the first game do not fit."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rung of the ladder of a game."""

    name: str
    bot: str
    """The bot that plays it, as `roster.parse_spec` reads it."""
    thinks: float
    """Seconds that it takes for a decision at most, on one core."""
    rating: int
    """Elo with `random` at 0; measured."""
    game: str = _FIRST_GAME

    @property
    def title(self) -> Message:
        return Message(f"level-{self.name}")

    @property
    def about(self) -> Message:
        return Message(_ABOUT.get(self.game, "level-{name}.about").format(name=self.name))


def _read() -> dict[str, tuple[Level, ...]]:
    text = (files("gondwana.bots") / "levels.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, tuple[Level, ...]])
    return {game: tuple(msgspec.structs.replace(one, game=game) for one in rungs) for game, rungs in found.items()}


_LEVELS = _read()
LEVEL_NAMES = tuple(one.name for one in _LEVELS[_FIRST_GAME])
"""From the weakest to the strongest, the same for every game."""


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, from the weakest to the strongest; a game without any of its own has those of the first game."""
    return _LEVELS.get(game, _LEVELS[_FIRST_GAME])


def level(name: str, game: str) -> Level:
    """The level of that name in a game."""
    return next(one for one in levels(game) if one.name == name)
