"""The final score of Fossilium once more, slowly: plain sets and dictionaries, no shared code with the engine.

A museum is what somebody sees who stands before it: fossils with the cells that they take and the cells where a part lies,
panels, and the numbers beside it. A cell is (row, column), both from 1.
"""

from dataclasses import dataclass, field
from itertools import product

ROWS, COLUMNS = 5, 6
SHOPS = {1: "B", 3: "A", 5: "T"}
ENTRANCES = {1: "A", 3: "B", 5: "T"}
PEDESTALS = {
    "nw": frozenset(product((1, 2), (1, 2))),
    "ne": frozenset(product((1, 2), (4, 5, 6))),
    "s": frozenset(product((3, 4, 5), (2, 3))),
    "e": frozenset(product((3, 4), (5, 6))),
}
PLACES = (7, 4, 2)
TRACK = 30
MOST_STUDENTS = 5
SOLO = {"guests": (22, 17, 12), "money": (18, 12, 7), "complete": (7, 5, 3)}
RANKS = (70, 85, 100)

Cell = tuple[int, int]


@dataclass
class Fossil:
    """A fossil on show: all cells that it takes, and those of them where a part lies."""

    name: str
    type: str
    size: int
    cells: frozenset[Cell]
    parts: frozenset[Cell]

    @property
    def complete(self) -> bool:
        return len(self.parts) == self.size


@dataclass
class Panel:
    """A panel with the side that is up; `type` is what an Amber was chosen for."""

    name: str
    cell: Cell
    type: str | None = None


@dataclass
class Museum:
    """All that counts at the end. `prestige` was gained before the final scoring; the guests are those after the last income."""

    fossils: list[Fossil] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    money: int = 0
    guests: int = 0
    regulars: int = 0
    stored: int = 0
    prestige: int = 0

    def complete(self) -> list[Fossil]:
        return [fossil for fossil in self.fossils if fossil.complete]

    def free(self) -> set[Cell]:
        taken = {cell for fossil in self.fossils for cell in fossil.cells} | {panel.cell for panel in self.panels}
        return set(product(range(1, ROWS + 1), range(1, COLUMNS + 1))) - taken

    def standees(self) -> int:
        return sum(fossil.size == 6 for fossil in self.complete())

    def beside(self, cells: frozenset[Cell]) -> list[Fossil]:
        """The fossils that lie side by side with these cells."""
        near = {cell for one in cells for cell in around(one)} - cells
        return [fossil for fossil in self.fossils if fossil.cells & near]


def around(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


# Income


def shop_money(museum: Museum, row: int) -> int:
    """FO-10: a dollar for each fossil of the shop's type with a part in its row; an Amber is a fossil of its type."""
    fossils = sum(any(cell[0] == row for cell in one.parts) for one in museum.fossils if one.type == SHOPS[row])
    return fossils + sum(one.cell[0] == row and one.type == SHOPS[row] for one in museum.panels)


def entrance_guests(museum: Museum, column: int) -> int:
    """FO-11: a guest for each part of the entrance's type in its column; an Amber is a part of its type."""
    parts = sum(cell[1] == column for one in museum.fossils if one.type == ENTRANCES[column] for cell in one.parts)
    return parts + sum(one.cell[1] == column and one.type == ENTRANCES[column] for one in museum.panels)


def income(museum: Museum) -> tuple[int, int]:
    """FO-10, FO-11: money and guests."""
    return sum(shop_money(museum, row) for row in SHOPS), sum(entrance_guests(museum, column) for column in ENTRANCES)


def welcome(museum: Museum, many: int) -> None:
    """FO-40: guests come in; who finds no room on the track pays a dollar and leaves."""
    museum.money += max(0, museum.guests + many - TRACK)
    museum.guests = min(TRACK, museum.guests + many)


def opening_prestige(guests: int) -> int:
    """FO-50: three for every five guests, rounded down."""
    return 3 * guests // 5


def joker_price(workers: int) -> int:
    """FO-36."""
    return max(0, 10 - workers)


# The effects of fossils and panels

EFFECTS = {
    "cycadales": lambda m, _: min(10, sum(len(one.parts) for one in m.fossils if one.type == "B")),
    "williamsonia": lambda m, _: min(9, 3 * len(m.panels)),
    "oviraptor_nest": lambda m, _: min(10, 2 * sum(one.size in (1, 2) for one in m.fossils)),
    "pentacrinites": lambda m, _: min(10, m.guests // 3),
    "plateosaurus": lambda m, _: min(15, 3 * len(m.complete())),
    "stegosaurus": lambda m, self: min(15, 3 + 3 * len(m.beside(self.cells))),
    "tyrannosaurus": lambda m, _: 14,
    "plesiosaur": lambda m, self: min(15, 3 + 3 * sum(one.type == "A" and one is not self for one in m.fossils)),
}

PANELS = {
    "planetarium": lambda m, _: 5,
    "sponsors": lambda m, _: m.money // 3,
    "toilet": lambda m, cell: 3 * len(around(cell) & m.free()),
    "auditorium": lambda m, _: m.regulars // 2,
    "viewing_platform": lambda m, cell: sum({one.size for one in m.beside(frozenset({cell}))}),
    "reading_room": lambda m, _: min(5, m.stored),
}


def fossil_points(museum: Museum, fossil: Fossil) -> int:
    """FO-81: what a fossil brings at the end; an incomplete one half of it, rounded down."""
    points = EFFECTS.get(fossil.name, lambda *_: 0)(museum, fossil)
    return points if fossil.complete else points // 2


def panel_points(museum: Museum, panel: Panel) -> int:
    """FO-81."""
    return PANELS.get(panel.name, lambda *_: 0)(museum, panel.cell)


def pedestal_points(museum: Museum) -> int:
    """FO-26: a pedestal under exactly one fossil, complete or not, brings as much as it has cells."""
    return sum(len(cells) for cells in PEDESTALS.values() if any(one.cells == cells for one in museum.fossils))


# Majorities

GOALS = {
    "complete": lambda m: len(m.complete()),
    "large": lambda m: sum(one.size >= 4 for one in m.fossils),
    "free_cells": lambda m: ROWS * COLUMNS - len(m.free()),
    "panels": lambda m: len(m.panels),
}


def majority(values: list[int]) -> list[int]:
    """FO-80: 7, 4, 2; who is tied shares the places that they take together; nothing brings nothing."""
    points = [0] * len(values)
    place = 0
    for value in sorted(set(values), reverse=True):
        tied = [seat for seat, one in enumerate(values) if one == value]
        if value > 0:
            for seat in tied:
                points[seat] = sum(PLACES[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return points


def threshold(value: int, steps: tuple[int, ...]) -> int:
    """FO-91: what a museum alone gets for a number."""
    return next((points for points, step in zip(PLACES, steps, strict=True) if value >= step), 0)


def contests(museums: list[Museum], goal: str | None) -> dict[str, list[int]]:
    """FO-80, FO-91: the points of everybody for guests, money and the goal of the game."""
    if len(museums) == 1:
        (museum,) = museums
        values = {"guests": museum.guests, "money": museum.money, "complete": len(museum.complete())}
        return {what: [threshold(value, SOLO[what])] for what, value in values.items()}
    found = {
        "guests": majority([museum.guests for museum in museums]),
        "money": majority([museum.money for museum in museums]),
    }
    if goal is not None:
        found["goal"] = majority([GOALS[goal](museum) for museum in museums])
    return found


# The score


def sheet(museums: list[Museum], goal: str | None) -> list[dict[str, int]]:
    """Every line of the score of everybody."""
    shared = contests(museums, goal)
    return [
        {
            "before": museum.prestige,
            **{what: points[seat] for what, points in shared.items()},
            "pedestals": pedestal_points(museum),
            "fossils": sum(fossil_points(museum, fossil) for fossil in museum.fossils),
            "panels": sum(panel_points(museum, panel) for panel in museum.panels),
        }
        for seat, museum in enumerate(museums)
    ]


def scores(museums: list[Museum], goal: str | None) -> list[int]:
    return [sum(lines.values()) for lines in sheet(museums, goal)]


def places(museums: list[Museum], goal: str | None) -> list[int]:
    """FO-82: places from 1; who is equal in everything shares one."""
    points = scores(museums, goal)
    merit = [(points[seat], -len(one.free()), one.standees()) for seat, one in enumerate(museums)]
    return [1 + sum(other > mine for other in merit) for mine in merit]


def rank(points: int) -> int:
    """FO-91: how many of the ranks of the game for one are reached."""
    return sum(points >= step for step in RANKS)
