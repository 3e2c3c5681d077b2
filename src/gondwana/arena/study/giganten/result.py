"""What a study of Giganten came to, in plain types: everything that tables, JSON and pages are made of."""

import msgspec

from gondwana.arena.result import Estimate
from gondwana.arena.study.result import Made
from gondwana.arena.study.sums import Spread


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How games go. Points are shares: 1 for a win, a half for a draw."""

    first: Estimate
    """Points of who begins."""
    draws: Estimate
    turns: Spread
    mean_turns: Estimate
    short: Estimate
    """Games of fewer than 400 turns."""
    fights: Estimate
    endings: dict[str, Estimate]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of piece."""

    kind: str
    survives: Estimate
    """Share of the pieces still there at the end."""
    fights: Estimate
    """A piece."""
    wins: Estimate
    """Share of its fights in which the other leaves and it does not."""
    losses: Estimate
    swamp: Estimate
    """Share of its fights that were fought in the swamp."""
    taker: Estimate
    """Of the Nests that were taken, those that it took."""
    lost_early: Estimate
    """Points of a side that was the first to lose one, within the first 60 turns."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a side has or does, and the points of those sides."""

    name: str
    sides: Estimate
    """Share of all sides."""
    points: Estimate


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about the games with one roster."""

    roster: str
    games: int
    course: Course
    pieces: list[Piece]
    tiles: list[Choice]
    swamps: list[Choice]
    nests: list[Choice]
    guards: list[Choice]


class Study(Made, frozen=True, kw_only=True):
    """The whole study."""

    cells: list[Figures]
