"""The parts of the game, read from `data.toml`, or from a file of the player's own, and checked.

Most numbers are reconstructed. Who owns the game names a folder with a file `fossilium.toml` in the environment variable
GONDWANA_DATA. Records of such games name another version of the rules, because they mean other tiles and fields.
"""

import hashlib
import os
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message

FOLDER = "GONDWANA_DATA"
FILE = "fossilium.toml"

Type = Literal["botanical", "aquatic", "terrestrial"]
TYPES: tuple[Type, ...] = get_args(Type)
SITES = ("triassic", "jurassic", "cretaceous")
SIZES = (1, 2, 4, 6)
ROWS, COLUMNS = 5, 6
"""Of a museum."""
CELLS = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdef")
BOARD_COLUMNS = 4
ROUNDS = 5
MOST_KINDS = 60
"""A set of kinds is one number with a bit for each."""
LEAST_BAG = 24
"""Tiles in a bag: the start hands of all players and the first market come from it."""
MOST = 100
"""No number of the data is larger: positions count in bytes."""
MOST_PRESTIGE = 999
"""But for the ranks of who plays alone: prestige is counted in two bytes."""

Stat = Literal[
    "nothing", "botanical_parts", "aquatic_parts", "terrestrial_parts", "panels", "small_fossils", "guests", "complete",
    "neighbours", "botanical_others", "aquatic_others", "terrestrial_others",
]  # fmt: skip
STATS: tuple[Stat, ...] = get_args(Stat)
Goal = Literal[
    "fossils", "parts", "types", "panels", "complete", "matching", "guests", "large", "classes", "money", "pedestals", "small",
    "one_type",
]  # fmt: skip
GOALS: tuple[Goal, ...] = get_args(Goal)
"""What a goal counts. Among the labour goals `types` and `large` count complete fossils."""
Gift = Literal["money", "student", "guest"]
GIFTS: tuple[Gift, ...] = get_args(Gift)
END_GOALS = ("complete", "large", "cells", "panels")
PANELS = (
    ("planetarium", "restaurant"),
    ("sponsors", "amber"),
    ("platform", "restorer"),
    ("auditorium", "laboratory"),
    ("toilet", "depot"),
    ("reading", "ticket"),
)
"""FO-28: six panels with two sides each."""
ROW_NAMES = ("display", "build", "market", "tour", "joker", "manage", "strip")
"""FO-20, FO-70: the rows of the action board; the strip comes in the last round."""
LABOUR = 4
"""FO-39: goals of the labour market in a game."""


class BadData(GondwanaError):
    """Parts of the game that do not fit together; the message says which."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the data."""


class Effect(Part, frozen=True, forbid_unknown_fields=True):
    base: int = 0
    of: Stat = "nothing"
    each: int = 0
    per: int = 1
    most: int = 0


class Fossil(Part, frozen=True, forbid_unknown_fields=True):
    name: str
    type: Type
    size: Literal[1, 2, 4, 6]
    tiles: tuple[int, int, int]
    effect: Effect = Effect()

    @property
    def pairs(self) -> int:
        return max(1, self.size // 2)


class Museum(Part, frozen=True, forbid_unknown_fields=True):
    shops: tuple[str, ...]
    entrances: tuple[str, ...]
    starts: dict[Type, str]


class Pedestal(Part, frozen=True, forbid_unknown_fields=True):
    cell: str
    rows: int
    columns: int
    prestige: int


class Market(Part, frozen=True, forbid_unknown_fields=True):
    prices: tuple[int, ...]
    empty: int
    archive: int
    refill: int
    refill_rounds: tuple[int, ...]


class Storage(Part, frozen=True, forbid_unknown_fields=True):
    slots: int
    symbols: int
    students: int


class Start(Part, frozen=True, forbid_unknown_fields=True):
    workers: int
    money: int
    draw: int
    keep: int
    market: int


class Field(Part, frozen=True, forbid_unknown_fields=True):
    workers: int
    money: int = 0


class Board(Part, frozen=True, forbid_unknown_fields=True):
    display: tuple[Field, Field, Field, Field]
    build: tuple[Field, Field, Field, Field]
    market: tuple[Field, Field, Field, Field]
    tour: tuple[Field, Field, Field, Field]
    joker: tuple[Field, Field, Field, Field]
    tour_types: tuple[Type, Type, Type]
    manage: tuple[Gift, Gift, Gift]
    joker_price: int


class LabourGoal(Part, frozen=True, forbid_unknown_fields=True):
    name: Goal
    least: int


class RoundGoal(Part, frozen=True, forbid_unknown_fields=True):
    name: Goal
    levels: tuple[int, int, int]


class Round(Part, frozen=True, forbid_unknown_fields=True):
    goals: tuple[RoundGoal, RoundGoal]


class Guests(Part, frozen=True, forbid_unknown_fields=True):
    prestige: tuple[int, ...]
    regular: tuple[int, int, int]


class Panels(Part, frozen=True, forbid_unknown_fields=True):
    planetarium: int
    restaurant: int
    sponsors_money: int
    toilet: int
    auditorium_guests: int
    laboratory: int
    laboratory_points: int
    depot: int
    depot_points: int
    reading_most: int
    ticket: int
    bonus: int


class Digging(Part, frozen=True, forbid_unknown_fields=True):
    most: int
    room: int


class Final(Part, frozen=True, forbid_unknown_fields=True):
    places: tuple[int, int, int]
    solo_guests: tuple[int, int, int]
    solo_money: tuple[int, int, int]
    solo_complete: tuple[int, int, int]
    solo_ranks: tuple[int, int, int]


class Data(Part, frozen=True, forbid_unknown_fields=True):
    fossils: tuple[Fossil, ...]
    museum: Museum
    pedestals: tuple[Pedestal, ...]
    market: Market
    storage: Storage
    start: Start
    board: Board
    neutral: dict[str, tuple[str, ...]]
    labour: tuple[LabourGoal, ...]
    rounds: tuple[Round, ...]
    guests: Guests
    panels: Panels
    digging: Digging
    final: Final


def read(content: bytes, where: str) -> Data:
    """The data of a file; raises `BadData` that says what is wrong and in which file."""
    try:
        data = msgspec.toml.decode(content, type=Data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(Message("fossilium-data-form", file=where, problem=str(error))) from None
    for check in _CHECKS:
        problem = check(data)
        if problem is not None:
            raise BadData(Message("fossilium-data", file=where, problem=problem))
    return data


def _numbers(data: Data) -> Message | None:
    """Nothing negative but the price of a field, nothing larger than a byte holds."""
    for path, number in _leaves(msgspec.to_builtins(data), ""):
        least = -MOST if path.startswith("board") and path.endswith("money") else 0
        most = MOST_PRESTIGE if path.startswith("final.solo_ranks") else MOST
        if not least <= number <= most:
            return Message("fossilium-data-number", name=path, number=number, least=least, most=most)
    return None


def _leaves(value: Any, path: str) -> list[tuple[str, int]]:
    """Every whole number of the data with where it stands."""
    if isinstance(value, dict):
        return [leaf for name, part in value.items() for leaf in _leaves(part, f"{path}.{name}".strip("."))]
    if isinstance(value, list | tuple):
        return [leaf for k, part in enumerate(value, 1) for leaf in _leaves(part, f"{path}[{k}]")]
    return [(path, value)] if isinstance(value, int) and not isinstance(value, bool) else []


def _fossils(data: Data) -> Message | None:
    names = [fossil.name for fossil in data.fossils]
    known = [fossil.name for fossil in _STANDARD.fossils] if _STANDARD else names
    if names != known:
        return Message("fossilium-data-fossils", known=", ".join(known))
    for fossil in data.fossils:
        if any(count % fossil.pairs for count in fossil.tiles):
            return Message("fossilium-data-pairs", fossil=fossil.name, pairs=fossil.pairs)
        if sum(fossil.tiles) < fossil.size:
            return Message("fossilium-data-few", fossil=fossil.name, size=fossil.size)
        if sum(fossil.tiles) > MOST * fossil.pairs:
            return Message("fossilium-data-many", fossil=fossil.name, most=MOST * fossil.pairs)
        if fossil.effect.per < 1:
            return Message("fossilium-data-per", fossil=fossil.name)
    if sum(fossil.pairs for fossil in data.fossils) > MOST_KINDS:
        return Message("fossilium-data-kinds", most=MOST_KINDS)
    return None


def _bags(data: Data) -> Message | None:
    for site, name in enumerate(SITES):
        tiles = sum(fossil.tiles[site] for fossil in data.fossils)
        if not LEAST_BAG <= tiles <= MOST:
            return Message("fossilium-data-bag", site=name, tiles=tiles, least=LEAST_BAG, most=MOST)
    return None


def _museum(data: Data) -> Message | None:
    museum = data.museum
    for what, lines, count in (("shops", museum.shops, ROWS), ("entrances", museum.entrances, COLUMNS)):
        if len(lines) != count or sorted(line for line in lines if line) != sorted(TYPES):
            return Message("fossilium-data-lines", what=what, count=count)
    if sorted(museum.starts) != sorted(TYPES) or any(cell not in CELLS for cell in museum.starts.values()):
        return Message("fossilium-data-starts")
    return None


def _pedestals(data: Data) -> Message | None:
    taken: set[int] = set()
    for pedestal in data.pedestals:
        shape = (pedestal.rows, pedestal.columns)
        if pedestal.cell not in CELLS or shape not in ((2, 2), (2, 3), (3, 2)):
            return Message("fossilium-data-pedestal", cell=pedestal.cell)
        top, left = divmod(CELLS.index(pedestal.cell), COLUMNS)
        cells = {(top + r) * COLUMNS + left + c for r in range(pedestal.rows) for c in range(pedestal.columns)}
        if top + pedestal.rows > ROWS or left + pedestal.columns > COLUMNS or cells & taken:
            return Message("fossilium-data-pedestal", cell=pedestal.cell)
        taken |= cells
    return None


def _market(data: Data) -> Message | None:
    if len(data.market.prices) != COLUMNS:
        return Message("fossilium-data-prices", count=COLUMNS)
    if any(not 1 <= number < ROUNDS for number in data.market.refill_rounds):
        return Message("fossilium-data-refill", last=ROUNDS - 1)
    return None


def _storage(data: Data) -> Message | None:
    storage = data.storage
    if not storage.symbols <= storage.slots <= 20 or storage.slots < 1:
        return Message("fossilium-data-storage", most=20)
    if storage.students + data.panels.laboratory > data.digging.most or not 1 <= data.digging.most <= 6:
        return Message("fossilium-data-draws", most=6)
    return None


def _start(data: Data) -> Message | None:
    start = data.start
    if start.draw != 2 or not 1 <= start.keep <= 6 or start.keep > data.storage.slots or start.market > 4:
        return Message("fossilium-data-start")
    if not 1 <= start.workers <= data.digging.room <= 4:
        return Message("fossilium-data-workers", most=4)
    return None


def _board(data: Data) -> Message | None:
    for name in ROW_NAMES[:5]:
        if any(not 1 <= field.workers <= 2 for field in getattr(data.board, name)):
            return Message("fossilium-data-field", row=name)
    if sorted(data.board.tour_types) != sorted(TYPES):
        return Message("fossilium-data-tours")
    return None


def _neutral(data: Data) -> Message | None:
    fields = {f"{row}-{column}" for row in ROW_NAMES[:5] for column in range(1, BOARD_COLUMNS + 1)}
    if sorted(data.neutral) != ["1", "2", "3", "4"]:
        return Message("fossilium-data-neutral")
    for names in data.neutral.values():
        rows = [name.partition("-")[0] for name in names]
        if any(name not in fields for name in names) or len(set(rows)) != len(rows):
            return Message("fossilium-data-neutral")
    return None


def _goals(data: Data) -> Message | None:
    names = [goal.name for goal in data.labour]
    if not LABOUR <= len(names) <= 12 or len(set(names)) != len(names) or any(goal.least < 1 for goal in data.labour):
        return Message("fossilium-data-labour", count=LABOUR)
    if len(data.rounds) != ROUNDS:
        return Message("fossilium-data-rounds", count=ROUNDS)
    for number, pair in enumerate(data.rounds, 1):
        for goal in pair.goals:
            if list(goal.levels) != sorted(set(goal.levels)) or pair.goals[0].name == pair.goals[1].name:
                return Message("fossilium-data-levels", round=number)
    return None


def _reach(data: Data) -> Message | None:
    """No goal asks for more than a museum can have."""
    asked = [(f"labour.{goal.name}", goal.name, goal.least) for goal in data.labour]
    for number, pair in enumerate(data.rounds, 1):
        asked += [(f"rounds[{number}].{goal.name}", goal.name, goal.levels[-1]) for goal in pair.goals]
    for where, goal, wanted in asked:
        most = _most(data, goal)
        if wanted > most:
            return Message("fossilium-data-reach", where=where, number=wanted, goal=goal, most=most)
    return None


def _most(data: Data, goal: Goal) -> int:
    """The most of what a goal counts that can be in a museum, the starting fossil included; money has no limit."""
    sizes: list[int] = [fossil.size for fossil in data.fossils]
    by_type: list[list[int]] = [[fossil.size for fossil in data.fossils if fossil.type == kind] for kind in TYPES]
    fossils, small = 1 + _fitting(sizes), 1 + _fitting([size for size in sizes if size <= 2])
    most: dict[Goal, int] = {
        "fossils": fossils, "complete": fossils, "small": small, "large": _fitting([size for size in sizes if size > 2]),
        "one_type": 1 + max(map(_fitting, by_type)), "types": len(TYPES), "classes": len(SIZES), "panels": len(PANELS),
        "pedestals": len(data.pedestals), "parts": ROWS * COLUMNS, "matching": len(TYPES) * ROWS,
        "guests": len(data.guests.prestige) - 1,
    }  # fmt: skip
    return most.get(goal, MOST)


def _fitting(sizes: list[int]) -> int:
    """How many fossils of these sizes find cells beside the starting fossil."""
    found, cells = 0, ROWS * COLUMNS - 1
    for size in sorted(sizes):
        cells -= size
        found += cells >= 0
    return found


def _guests(data: Data) -> Message | None:
    """FO-40, FO-51, FO-52: all regular guests that can be had find room on the track."""
    table = data.guests.prestige
    if not 11 <= len(table) <= 61 or list(table) != sorted(table):
        return Message("fossilium-data-guests")
    most = data.panels.restaurant + ROUNDS * max(data.guests.regular)
    if most > len(table) - 1:
        return Message("fossilium-data-regular", most=most, track=len(table) - 1)
    if 0 in (data.panels.sponsors_money, data.panels.auditorium_guests):
        return Message("fossilium-data-panels")
    return None


def _alone(data: Data) -> Message | None:
    """FO-91: every threshold can be told from the one before it."""
    for name, falls in (("solo_guests", True), ("solo_money", True), ("solo_complete", True), ("solo_ranks", False)):
        numbers = list(getattr(data.final, name))
        if numbers != sorted(set(numbers), reverse=falls):
            return Message("fossilium-data-solo", name=name, way="fall" if falls else "rise")
    return None


def _own_file() -> Path | None:
    """The player's own parts, if there are any: the folder may hold parts of other games only."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise BadData(Message("fossilium-data-folder", folder=folder, variable=FOLDER))
    file = Path(folder) / FILE
    return file if file.is_file() else None


_CHECKS = (
    *(_numbers, _fossils, _bags, _museum, _pedestals, _market, _storage, _start, _board, _neutral, _goals, _reach, _guests),
    _alone,
)
_STANDARD: Data | None = None
_STANDARD = read(Path(__file__).with_name("data.toml").read_bytes(), "data.toml")
_OWN = _own_file()
DATA = read(_OWN.read_bytes(), str(_OWN)) if _OWN else _STANDARD
VERSION = "2" if _OWN is None else f"2+{hashlib.blake2b(_OWN.read_bytes(), digest_size=4).hexdigest()}"
"""Of the rules; with parts of one's own another one, so that records are not mixed up."""

STARTER = len(DATA.fossils)
"""The starting fossil's number: it comes after those of the bags."""
FOSSILS = (*(fossil.name for fossil in DATA.fossils), "starter")
PAIRS = [(number, pair) for number, fossil in enumerate(DATA.fossils) for pair in range(fossil.pairs)]
"""The kinds of tiles: fossil and pair."""
TILES = tuple(
    f"{DATA.fossils[number].name}-{pair + 1}" if DATA.fossils[number].pairs > 1 else DATA.fossils[number].name
    for number, pair in PAIRS
)
SIDES = tuple(side for panel in PANELS for side in panel)
FIELDS = (
    *(f"{row}-{column}" for row in ROW_NAMES[:5] for column in range(1, BOARD_COLUMNS + 1)),
    *(f"{row}-{column}" for row in ROW_NAMES[5:] for column in range(1, BOARD_COLUMNS)),
)


def own_parts() -> dict[str, Any]:
    """What a page shows of the parts: everything that is in the file."""
    parts: dict[str, Any] = msgspec.to_builtins(DATA)
    return parts
