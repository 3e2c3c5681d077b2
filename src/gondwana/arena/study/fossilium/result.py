"""What a study of Fossilium came to, in plain types: everything that tables, JSON and pages are made of."""

import msgspec

from gondwana.arena.result import Estimate
from gondwana.arena.study.result import Made
from gondwana.arena.study.sums import Spread


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """Points, and how games go."""

    points: Estimate
    spread: Spread
    winner: Estimate
    margin: Estimate
    """Of the winner above the second; nothing where one plays alone."""
    decisions: Estimate
    """Of all seats in a game."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, counted from the one that has the Ammonite first (0) leftwards."""

    after_first: int
    win_share: Estimate
    points: Estimate


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Where points come from."""

    name: str
    points: Estimate
    """A museum."""
    winners_more: Estimate
    """Points of the winners from there above those of the others at the table."""


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """A fossil that is shown, a side of a panel that is built, a goal that is met, or a way to play."""

    name: str
    share: Estimate
    """Of the museums that have it, of all that could."""
    whole: Estimate | None = None
    """Of the fossils shown, those that became complete."""
    brings: Estimate | None = None
    """Points that it brings by itself at the end."""
    more: Estimate
    """Points of those museums above the mean of their table."""
    wins: Estimate
    """Wins of those museums in fair shares: 1 is what everybody would have."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about the games with one number of players."""

    players: int
    games: int
    scores: Scores
    seats: list[Seat]
    sources: list[Source]
    fossils: list[Thing]
    panels: list[Thing]
    labour: list[Thing]
    levels: dict[str, Estimate]
    """By goal of a round: the mean of the levels reached, 0 to 3."""
    rows: dict[str, Estimate]
    """By row of the action board: how often a museum chooses it."""
    columns: dict[str, Estimate]
    styles: list[Thing]


class Study(Made, frozen=True, kw_only=True):
    """The whole study."""

    cells: list[Figures]
