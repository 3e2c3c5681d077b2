"""What a study of Draftosaurus came to, in plain types: everything that tables, JSON and pages are made of."""

import msgspec

from gondwana.arena.result import Estimate
from gondwana.arena.study.result import Made
from gondwana.arena.study.sums import Spread


class Scores(msgspec.Struct, frozen=True, kw_only=True):
    """The points of all seats, of the winner, and by how many the winner was ahead of the second."""

    points: Estimate
    spread: Spread
    winner: Estimate
    margin: Estimate
    shared: Estimate
    """Games with more than one winner, as a share."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, counted from the first holder of the die (0) leftwards."""

    after_holder: int
    win_share: Estimate
    points: Estimate
    free_turns: Estimate


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """A pen, the river, or `trex` for the bonus of pens with a T-Rex, which has no dinosaurs of its own."""

    zone: str
    points: Estimate
    """A zoo."""
    used: Estimate | None
    """Share of the zoos that ever had a dinosaur there."""
    dinosaurs: Estimate | None
    each: Estimate | None
    """Points a dinosaur."""
    winners_more: Estimate
    """Points of the winners there above those of the others at the table."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn of the game, from 1: what the dinosaurs that were placed then brought in the end."""

    turn: int
    each: Estimate
    river: Estimate


class Throne(msgspec.Struct, frozen=True, kw_only=True):
    """A species in a pen for one whose points depend on other zoos: its share of those there, and what it brings."""

    zone: str
    share: Estimate
    points: Estimate


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """A species. `wish` is how often it is taken by how often a random pick would take it."""

    species: str
    each: Estimate
    pick: Estimate
    wish: Estimate
    thrones: list[Throne]


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A face of the die for those whom it binds; `free` for the holder's choice."""

    face: str
    gain: Estimate
    """Points in the turn itself."""
    each: Estimate
    """Points at the end of the dinosaur placed then."""
    behind: Estimate | None
    """Points in the turn above those of the holder in the same turn."""
    end: Estimate | None
    """Final points above those of who held the die then. All hold it about equally often, so 0 is an average face."""
    river: Estimate


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one group of games; `players` and `board` are None where the group has several of them."""

    players: int | None
    board: str | None
    games: int
    scores: Scores
    holder_wins: Estimate
    """Of the first holder of the die, in fair shares: 1 would be no advantage."""
    holder_points: Estimate
    """Above the mean of the table."""
    trex_more: Estimate
    """Points of a T-Rex above those of another dinosaur."""
    bound_behind: Estimate
    """Points in a turn of those whom the die binds above those of its holder."""
    bound_river: Estimate
    """Share of the dinosaurs in the river, of those that were placed under the die."""
    seats: list[Seat]
    zones: list[Zone]
    turns: list[Turn]
    species: list[Kind]
    faces: list[Face]


class Study(Made, frozen=True, kw_only=True):
    """The whole study."""

    everything: Figures
    tables: list[Figures]
    """By number of players, the boards together."""
    boards: list[Figures]
    cells: list[Figures]

    def cells_of(self, board: str | None) -> list[Figures]:
        """The cells of a board, by number of players."""
        return [cell for cell in self.cells if cell.board == board]
