"""The form of what a viewer is told: views and events, as types that a browser's own types can be made from."""

from typing import Literal, TypedDict

from gondwana.core.contract import one_of
from gondwana.games.draftosaurus.data import Board

SpeciesName = Literal["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]
FaceName = Literal["woodlands", "grasslands", "restrooms", "food_court", "empty", "no_trex"]
Phase = Literal["first", "draw", "roll", "choose", "place", "discard", "move", "over"]
Zoo = dict[str, list[SpeciesName | None]]
"""The dinosaurs of each zone in order of arrival; the pyramid by cell, None for an empty one."""


class PointsView(TypedDict):
    """The points of a zoo as if the board ended now."""

    total: int
    zones: dict[str, int]
    trex: int
    river: int


class SeatView(TypedDict):
    """A seat and its zoo."""

    hand_size: int
    hand: list[SpeciesName] | None
    zoo: Zoo
    points: PointsView
    banked: int
    shown: SpeciesName | None
    chosen: bool
    choice: str | None


class EarlierSeatView(TypedDict):
    """A zoo of the board that was played first."""

    zoo: Zoo
    points: PointsView


class EarlierView(TypedDict):
    """Summer/Winter mode: the board that was played first."""

    board: Board
    seats: list[EarlierSeatView]


class DraftosaurusView(TypedDict):
    """A position as a viewer sees it. The fields are described in docs/formats.md."""

    viewer: int | None
    phase: Phase
    board: Board
    round: int
    rounds: int
    turn: int
    turns: int
    holder: int | None
    die: FaceName | None
    owing: list[int]
    bag: int
    unseen: dict[str, int]
    box: dict[str, int]
    seats: list[SeatView]
    earlier: EarlierView | None


class FirstEvent(TypedDict):
    """The lot fell on a seat: it holds the die first."""

    type: Literal["first"]
    seat: int


class DrawEvent(TypedDict):
    """A dinosaur came out of the bag."""

    type: Literal["draw"]
    seat: int
    species: SpeciesName | None


class RollEvent(TypedDict):
    """The die fell."""

    type: Literal["roll"]
    seat: int
    face: FaceName


class ChooseEvent(TypedDict):
    """A seat has chosen."""

    type: Literal["choose"]
    seat: int
    do: str | None


class ShowEvent(TypedDict):
    """A dinosaur was revealed and will be placed."""

    type: Literal["show"]
    seat: int
    species: SpeciesName


class PlaceEvent(TypedDict):
    """A dinosaur came into a zoo."""

    type: Literal["place"]
    seat: int
    species: SpeciesName
    place: str


class DiscardEvent(TypedDict):
    """A dinosaur went back into the box."""

    type: Literal["discard"]
    seat: int
    species: SpeciesName


class MoveEvent(TypedDict):
    """A dinosaur left the quarantine."""

    type: Literal["move"]
    seat: int
    species: SpeciesName
    place: str


class PassEvent(TypedDict):
    """Hands and die went to the left."""

    type: Literal["pass"]
    holder: int


class RoundEvent(TypedDict):
    """Another round begins."""

    type: Literal["round"]
    round: int


class BoardEvent(TypedDict):
    """The board was turned over."""

    type: Literal["board"]
    board: Board


class OverEvent(TypedDict):
    """The game is over."""

    type: Literal["over"]


DraftosaurusEvent = (
    FirstEvent | DrawEvent | RollEvent | ChooseEvent | ShowEvent | PlaceEvent
    | DiscardEvent | MoveEvent | PassEvent | RoundEvent | BoardEvent | OverEvent
)  # fmt: skip
EVENT = one_of(DraftosaurusEvent)
