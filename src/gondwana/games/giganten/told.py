"""The form of what a viewer is told: views and events, as types that a browser's own types can be made from."""

from typing import Literal, TypedDict

from gondwana.core.contract import one_of

Phase = Literal[
    "lot", "draw", "lay", "occupy", "arrange", "pick", "set", "return", "go", "challenge", "up", "reply", "over"
]  # fmt: skip
Ending = Literal["nest", "blocked", "no_fight", "no_takers", "too_long", "agreement", "resigned"]
Result = Literal["attacker", "defender", "both", "draw", "caught"]
Ground = Literal["land", "swamp", "covered"]
"""`covered`: behind the screen (GI-68)."""


class PieceView(TypedDict):
    """A piece on the board."""

    field: str
    seat: int
    kind: str | None
    could: list[str]
    shown: bool
    stuck: int
    reserve: bool


class ArmyView(TypedDict):
    """A seat and what it has beside the board."""

    party: int
    pieces: int
    lost: dict[str, int]
    away: dict[str, int]
    reserve: int
    reserve_kinds: dict[str, int] | None
    arranged: int
    next: str | None
    note: str | None
    note_shown: bool


class TileView(TypedDict):
    """A tile as its party laid it."""

    tile: str
    turn: int


class PartyView(TypedDict):
    """The tiles of a party."""

    tiles: list[str]
    laid: list[TileView | None]


class PlaceView(TypedDict):
    """Where a tile is laid: the field of its lower left corner, counted from 0."""

    column: int
    row: int


class LayingView(TypedDict):
    """What the halves are laid of: the drawings of the tiles, and where each party lays its own, from left to right."""

    drawings: dict[str, list[str]]
    places: list[list[PlaceView]]


class HoldingView(TypedDict):
    """What a seat chooses to hold back as a reserve: at least and at most so many."""

    least: int
    most: int
    kinds: list[str]
    one_each: list[list[str]]
    agreed: dict[str, int]


class LeaveView(TypedDict):
    """GI-70: what the first of two partners leaves free for the second: at least so many of these fields.

    Where `nests` is not null, it holds while the own Nest is on one of those fields, and fields beside what `not_beside` names do
    not count.
    """

    nests: list[str] | None
    fields: list[str]
    least: int
    not_beside: list[str]


class SettingView(TypedDict):
    """What a seat sets up, and where: enough to plan the whole army ahead."""

    territory: list[str]
    army: dict[str, int]
    only_on: dict[str, list[str]]
    firm: dict[str, int]
    off_nest: list[str]
    leave: list[LeaveView]
    note: bool
    reserve: HoldingView | None


class FightView(TypedDict):
    """The last fight."""

    attacker: str
    defender: str
    attacker_field: str
    defender_field: str
    result: Result


class GigantenView(TypedDict):
    """A position as a viewer sees it. The fields are described in docs/formats.md."""

    viewer: int | None
    phase: Phase
    outline: str
    columns: int
    rows: int
    ground: dict[str, Ground]
    owing: list[int]
    seat: int | None
    turns: int
    quiet: int
    picked: str | None
    mover: str | None
    hand: str | None
    second: bool
    pieces: list[PieceView]
    seats: list[ArmyView]
    parties: list[PartyView]
    laying: LayingView | None
    setting: SettingView | None
    fight: FightView | None
    winner: int | None
    ending: Ending | None


class BeginsEvent(TypedDict):
    """The lot fell on a seat: it begins."""

    type: Literal["first"]
    seat: int


class TilesEvent(TypedDict):
    """A party drew tiles."""

    type: Literal["draw"]
    party: int
    tiles: list[str]


class LayEvent(TypedDict):
    """A party laid a tile; which, only it knows."""

    type: Literal["lay"]
    party: int
    tile: str | None
    turn: int | None


class LandEvent(TypedDict):
    """All tiles lie open: the land is made; with a screen when it is taken away."""

    type: Literal["land"]


class StandEvent(TypedDict):
    """A piece was put on the board."""

    type: Literal["stand"]
    seat: int
    field: str


class HoldEvent(TypedDict):
    """A seat puts no more pieces on the board: so many stay in reserve."""

    type: Literal["hold"]
    seat: int
    many: int


class ArrangeEvent(TypedDict):
    """A seat did a secret step of its set-up."""

    type: Literal["arrange"]
    seat: int
    steps: int


class ReadyEvent(TypedDict):
    """The set-up is over."""

    type: Literal["ready"]


class PickEvent(TypedDict):
    """A piece was taken to be moved."""

    type: Literal["pick"]
    seat: int
    field: str


class StepEvent(TypedDict):
    """A piece moved."""

    type: Literal["move"]
    seat: int
    start: str
    goal: str
    flight: bool


class FightEvent(TypedDict):
    """A challenge: both pieces were shown."""

    type: Literal["fight"]
    seat: int
    attacker: str
    defender: str
    attacker_field: str
    defender_field: str
    ground: Literal["land", "swamp"]
    result: Result


class UpEvent(TypedDict):
    """The winner of a fight moved up, or stayed."""

    type: Literal["up"]
    seat: int
    moved: bool


class TrapEvent(TypedDict):
    """A secret trap caught a piece."""

    type: Literal["trap"]
    field: str


class SetEvent(TypedDict):
    """A reserve, or a piece that had been caught, came in."""

    type: Literal["set"]
    seat: int
    field: str


class OfferEvent(TypedDict):
    """A draw was offered, or declined."""

    type: Literal["offer"]
    seat: int
    declined: bool


class TurnEvent(TypedDict):
    """Another seat is on turn."""

    type: Literal["turn"]
    seat: int


class EndEvent(TypedDict):
    """The game is over."""

    type: Literal["over"]
    winner: int | None
    ending: Ending


GigantenEvent = (
    BeginsEvent
    | TilesEvent
    | LayEvent
    | LandEvent
    | StandEvent
    | HoldEvent
    | ArrangeEvent
    | ReadyEvent
    | PickEvent
    | StepEvent
    | FightEvent
    | UpEvent
    | TrapEvent
    | SetEvent
    | OfferEvent
    | TurnEvent
    | EndEvent
)

EVENT = one_of(GigantenEvent)
"""The same as a type that data can be checked against."""
