"""The form of what a viewer is told: views (events stand in `happened`), as types that a browser's own types can be made from."""

from typing import Literal, TypedDict

from gondwana.games.fossilium.data import Gift, Type

Phase = Literal[
    "lot", "goals", "deal", "dig", "study", "refill", "start", "turn", "workers", "copy", "show", "place", "side", "extra",
    "build", "site", "amber", "restore", "trade", "guide", "fetch", "pick", "end", "excavate", "keep", "store", "fix",
    "over",
]  # fmt: skip
ActionRow = Literal["display", "build", "market", "tour", "joker", "manage", "strip"]


class MixView(TypedDict):
    """Workers that could go on the chosen field, and the money that it would bring or cost then."""

    fixed: int
    free: int
    money: int


class DoingView(TypedDict):
    """The action that is being carried out."""

    field: str
    action: ActionRow
    column: int
    bonus: bool
    fossil: str | None
    tile: str | None
    panel: str | None
    mode: Literal["buy", "sell"] | None
    types: list[Type]
    mixes: list[MixView]
    cells: list[str]
    from_seat: int | None


class FieldView(TypedDict):
    """A field of the action board."""

    field: str
    row: ActionRow
    column: int
    size: int
    money: int
    type: Type | None
    gives: Gift | None
    workers: list[int | None]
    used: bool


class ColumnView(TypedDict):
    """A column of the action board; the joker's price for the seat on turn, and with a fixed worker, if it has one to place."""

    column: int
    site: int | None
    workers: int
    joker: int
    joker_fixed: int | None
    fixed: list[int]


class BoardView(TypedDict):
    """The action board."""

    fields: list[FieldView]
    columns: list[ColumnView]


class RowView(TypedDict):
    """A row of the market."""

    type: Type
    price: int
    tiles: list[str | None]


class MarketView(TypedDict):
    """The market with its archive."""

    prices: list[int]
    archive_price: int
    empty_price: int
    rows: list[RowView]
    archive: dict[str, int]


class BagView(TypedDict):
    """A dig site: how many tiles its bag holds, and which the viewer has not seen."""

    site: int
    name: str
    tiles: int
    unseen: dict[str, int]


class LabourView(TypedDict):
    """A goal of the labour market, and who has met it."""

    goal: str
    least: int
    seats: list[int]


class RoundGoalView(TypedDict):
    """The goal of a round, and the levels that were reached."""

    goal: str | None
    levels: list[int]
    reached: list[int]


class GoalsView(TypedDict):
    """The goals of this game."""

    labour: list[LabourView]
    rounds: list[RoundGoalView]
    end: str | None


class WorkersView(TypedDict):
    """The workers of a seat; `fixed` and `used` by column; `usable` are the free ones that may still act in this phase."""

    free: int
    usable: int
    placed: int
    fixed: list[int]
    used: list[int]
    total: int


class SlotView(TypedDict):
    """A slot of the storage; `student` where it shows a doctoral student."""

    tile: str | None
    student: bool


class StorageView(TypedDict):
    """The storage of a seat."""

    slots: list[SlotView]
    free: int
    symbols: int


class CellView(TypedDict):
    """What stands on a cell; a fossil without a tile is under construction there."""

    fossil: str | None
    tile: str | None
    panel: str | None


class FossilView(TypedDict):
    """A displayed fossil; its cells pair by pair."""

    fossil: str
    type: Type
    size: int
    cell: str
    lying: bool
    cells: list[str]
    placed: list[bool]
    missing: list[str]
    complete: bool
    pedestal: bool


class PanelView(TypedDict):
    """A panel in a museum; `type` is the amber's."""

    panel: str
    cell: str
    type: Type | None


class IncomeView(TypedDict):
    """What the next income would bring."""

    money: int
    guests: int
    students: int
    shops: dict[Type, int]
    entrances: dict[Type, int]


class DigView(TypedDict):
    """A site at which a seat can still dig in this excavation: how many tiles it would draw and keep."""

    site: int
    draw: int
    keep: int


class MuseumView(TypedDict):
    """A seat with everything it has."""

    money: int
    guests: int
    regular: int
    students: int
    prestige: int
    points: int
    passed: bool
    workers: WorkersView
    storage: StorageView
    cells: dict[str, CellView]
    fossils: list[FossilView]
    panels: list[PanelView]
    unbuilt: list[list[str]]
    income: IncomeView
    labour: list[str]
    standees: list[str]
    free_cells: int
    hand: list[str | None]
    hand_site: int | None
    keep: int
    sites: list[DigView]
    beside: list[str | None]
    leave: int
    extra: int
    chosen: list[str]


class FossiliumView(TypedDict):
    """A position as a viewer sees it. The fields are described in docs/formats.md."""

    viewer: int | None
    players: int
    phase: Phase
    round: int
    turn: int
    seat: int | None
    owing: list[int]
    ammonite: int | None
    doing: DoingView | None
    board: BoardView
    market: MarketView
    bags: list[BagView]
    goals: GoalsView
    seats: list[MuseumView]
