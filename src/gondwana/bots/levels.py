"""The levels that people choose from: names, and the bot behind each. Ratings are measured, see docs/bots.md."""

import tomllib
from importlib.resources import files

import msgspec

from gondwana.locale import Message


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rung of the ladder."""

    name: str
    bot: str
    """The bot that plays it, as `roster.parse_spec` reads it."""
    thinks: float
    """Seconds that it takes for a decision at most, on one core."""
    rating: int
    """Elo with `random` at 0, three players; measured."""

    @property
    def title(self) -> Message:
        return Message(f"level-{self.name}")

    @property
    def about(self) -> Message:
        return Message(f"level-{self.name}.about")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: tuple[Level, ...]


def _read() -> tuple[Level, ...]:
    text = (files("gondwana.bots") / "levels.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), _File).levels


LEVELS = _read()
"""From the weakest to the strongest."""


def level(name: str) -> Level:
    """The level of that name."""
    return next(one for one in LEVELS if one.name == name)
