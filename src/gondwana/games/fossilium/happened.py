"""What happened, with types: the events of Fossilium as every viewer is told them."""

from typing import Literal, TypedDict

from gondwana.core.contract import one_of
from gondwana.games.fossilium.data import Gift, Type
from gondwana.games.fossilium.told import ActionRow


class AmmoniteEvent(TypedDict):
    """The lot fell on a seat: it has the Ammonite."""

    type: Literal["first"]
    seat: int


class GoalEvent(TypedDict):
    """A goal was drawn."""

    type: Literal["goal"]
    of: Literal["labour", "round", "end"]
    round: int | None
    goal: str


class MarketEvent(TypedDict):
    """A tile came into the market, from a bag or left by a seat; one may have been pushed into the archive."""

    type: Literal["market"]
    tile: str
    site: int | None
    seat: int | None
    archived: str | None


class TileEvent(TypedDict):
    """A seat drew a tile; which, only it knows."""

    type: Literal["draw"]
    seat: int
    site: int
    tile: str | None


class ChoiceEvent(TypedDict):
    """A seat made a secret choice."""

    type: Literal["choice"]
    seat: int


class StartEvent(TypedDict):
    """A seat begins: its starting fossil and what it kept."""

    type: Literal["start"]
    seat: int
    kind: Type
    cell: str
    tiles: list[str]


class Earned(TypedDict):
    """What a seat earned."""

    seat: int
    money: int
    guests: int
    students: int


class IncomeEvent(TypedDict):
    """Everybody had income."""

    type: Literal["income"]
    seats: list[Earned]


class NewRoundEvent(TypedDict):
    """A round begins; the neutral workers stand on these fields."""

    type: Literal["round"]
    round: int
    ammonite: int
    neutral: list[str]


class SeatEvent(TypedDict):
    """A seat is on turn."""

    type: Literal["turn"]
    seat: int


class OutEvent(TypedDict):
    """A seat is out of this action phase."""

    type: Literal["pass"]
    seat: int


class SkippedEvent(TypedDict):
    """A seat was not asked: its fixed workers are all that it has left, and no field of their column is open to it (FO-71)."""

    type: Literal["skipped"]
    seat: int


class FieldEvent(TypedDict):
    """Workers went on a field, so many of them fixed ones; it brought or cost money."""

    type: Literal["field"]
    seat: int
    field: str
    workers: int
    fixed: int
    money: int


class CopyEvent(TypedDict):
    """The joker is this action."""

    type: Literal["copy"]
    seat: int
    action: ActionRow


class DisplayEvent(TypedDict):
    """A new fossil has its place."""

    type: Literal["show"]
    seat: int
    fossil: str
    cell: str
    lying: bool


class PartEvent(TypedDict):
    """A part was laid in a museum."""

    type: Literal["part"]
    seat: int
    tile: str
    fossil: str
    cell: str


class CompleteEvent(TypedDict):
    """A fossil is complete."""

    type: Literal["complete"]
    seat: int
    fossil: str
    guests: int
    bonus: Gift | None
    standee: bool


class PedestalEvent(TypedDict):
    """A fossil lies on a pedestal."""

    type: Literal["pedestal"]
    seat: int
    fossil: str
    prestige: int


class PanelEvent(TypedDict):
    """A panel was built."""

    type: Literal["panel"]
    seat: int
    panel: str
    cell: str


class AmberEvent(TypedDict):
    """The amber's type was chosen."""

    type: Literal["amber"]
    seat: int
    kind: Type


class GiftEvent(TypedDict):
    """A part was given to another museum."""

    type: Literal["gift"]
    seat: int
    to: int
    tile: str
    prestige: int


class BuyEvent(TypedDict):
    """A part was bought."""

    type: Literal["buy"]
    seat: int
    tile: str
    price: int
    archive: bool


class SellEvent(TypedDict):
    """A part was sold."""

    type: Literal["sell"]
    seat: int
    tile: str
    price: int
    archived: str | None


class TourEvent(TypedDict):
    """A tour through an entrance or a shop."""

    type: Literal["tour"]
    seat: int
    of: Literal["entrance", "shop"]
    kind: Type
    amount: int
    guest: bool


class ManageEvent(TypedDict):
    """A worker in management."""

    type: Literal["manage"]
    seat: int
    gives: Gift


class StudentsEvent(TypedDict):
    """Doctoral students were sent to a site."""

    type: Literal["students"]
    seat: int
    site: int
    number: int


class KeptEvent(TypedDict):
    """What the students brought."""

    type: Literal["kept"]
    seat: int
    tile: str


class FetchEvent(TypedDict):
    """A part of choice was taken from a bag."""

    type: Literal["fetch"]
    seat: int
    site: int
    tile: str


class WorkerEvent(TypedDict):
    """A goal of the labour market brought a worker."""

    type: Literal["worker"]
    seat: int
    goal: str


class PrestigeEvent(TypedDict):
    """The bonus of building or giving in column 4."""

    type: Literal["prestige"]
    seat: int
    amount: int


class Opened(TypedDict):
    """How the opening went for a seat."""

    seat: int
    guests: int
    prestige: int
    level: int
    regular: int


class OpeningEvent(TypedDict):
    """The museums opened."""

    type: Literal["opening"]
    round: int
    goal: str
    seats: list[Opened]


class DugEvent(TypedDict):
    """A seat has dug at a site."""

    type: Literal["dug"]
    seat: int
    site: int
    drawn: int
    kept: int


class StoredEvent(TypedDict):
    """What was dug out went into storage."""

    type: Literal["stored"]
    seat: int
    tiles: list[str]


class FixedEvent(TypedDict):
    """Workers without room stand above these columns from now on."""

    type: Literal["fixed"]
    seat: int
    columns: list[int]


class ClosedEvent(TypedDict):
    """The game is over."""

    type: Literal["over"]


FossiliumEvent = (
    AmmoniteEvent
    | GoalEvent
    | MarketEvent
    | TileEvent
    | ChoiceEvent
    | StartEvent
    | IncomeEvent
    | NewRoundEvent
    | SeatEvent
    | OutEvent
    | SkippedEvent
    | FieldEvent
    | CopyEvent
    | DisplayEvent
    | PartEvent
    | CompleteEvent
    | PedestalEvent
    | PanelEvent
    | AmberEvent
    | GiftEvent
    | BuyEvent
    | SellEvent
    | TourEvent
    | ManageEvent
    | StudentsEvent
    | KeptEvent
    | FetchEvent
    | WorkerEvent
    | PrestigeEvent
    | OpeningEvent
    | DugEvent
    | StoredEvent
    | FixedEvent
    | ClosedEvent
)

EVENT = one_of(FossiliumEvent)
"""The same as a type that data can be checked against."""
