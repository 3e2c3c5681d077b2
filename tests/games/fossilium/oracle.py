"""The rules of Fossilium once more, slowly: plain sets and dictionaries, no shared code with the engine.

Final score and income, what a joker costs with which workers, what can be dug, what the restorer can show.

A museum is what somebody sees who stands before it: fossils with the cells that they take and the cells where a part lies,
panels, and the numbers beside it. A cell is (row, column), both from 1.
"""

import tomllib
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import gondwana.games

DATA = tomllib.loads((Path(gondwana.games.__file__).parent / "fossilium" / "data.toml").read_text(encoding="utf-8"))
ROWS, COLUMNS = 5, 6
SHOPS = {row: type_ for row, type_ in enumerate(DATA["museum"]["shops"], 1) if type_}
ENTRANCES = {column: type_ for column, type_ in enumerate(DATA["museum"]["entrances"], 1) if type_}
FOSSILS = {fossil["name"]: fossil for fossil in DATA["fossils"]}
PLACES = DATA["final"]["places"]
RANKS = DATA["final"]["solo_ranks"]
TRACK = len(DATA["guests"]["prestige"]) - 1

Cell = tuple[int, int]


@dataclass
class Fossil:
    """A fossil on show: all cells that it takes, those of them where a part lies, and its cells slice by slice."""

    name: str
    type: str
    size: int
    cells: frozenset[Cell]
    parts: frozenset[Cell]
    slices: list[list[Cell]] = field(default_factory=list)

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


def cell_of(name: str) -> Cell:
    """`c1` is the third column of the first row."""
    return int(name[1:]), "abcdef".index(name[0]) + 1


def around(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


# Income


def shop_money(museum: Museum, row: int, incomplete: bool = True) -> int:
    """FO-10: a dollar for each fossil of the shop's type with a part in its row; an Amber is a fossil of its type.

    With `incomplete` off only complete fossils pay.
    """
    paying = [one for one in museum.fossils if one.type == SHOPS[row] and (incomplete or one.complete)]
    fossils = sum(any(cell[0] == row for cell in one.parts) for one in paying)
    return fossils + sum(one.cell[0] == row and one.type == SHOPS[row] for one in museum.panels)


def entrance_guests(museum: Museum, column: int) -> int:
    """FO-11: a guest for each part of the entrance's type in its column; an Amber is a part of its type."""
    parts = sum(cell[1] == column for one in museum.fossils if one.type == ENTRANCES[column] for cell in one.parts)
    return parts + sum(one.cell[1] == column and one.type == ENTRANCES[column] for one in museum.panels)


def income(museum: Museum, incomplete: bool = True) -> tuple[int, int]:
    """FO-10, FO-11: money and guests."""
    money = sum(shop_money(museum, row, incomplete) for row in SHOPS)
    return money, sum(entrance_guests(museum, column) for column in ENTRANCES)


def welcome(museum: Museum, many: int) -> None:
    """FO-40: guests come in; who finds no room on the track pays a dollar and leaves."""
    museum.money += max(0, museum.guests + many - TRACK)
    museum.guests = min(TRACK, museum.guests + many)


def opening_prestige(guests: int) -> int:
    """FO-50."""
    return DATA["guests"]["prestige"][guests]


def joker_price(workers: int) -> int:
    """FO-36."""
    return max(0, DATA["board"]["joker_price"] - workers)


# The effects of fossils and panels

COUNTED = {
    "botanical_parts": lambda m, _: sum(len(one.parts) for one in m.fossils if one.type == "botanical"),
    "panels": lambda m, _: len(m.panels),
    "small_fossils": lambda m, _: sum(one.size in (1, 2) for one in m.fossils),
    "guests": lambda m, _: m.guests,
    "complete": lambda m, _: len(m.complete()),
    "neighbours": lambda m, self: len(m.beside(self.cells)),
    "aquatic_others": lambda m, self: sum(one.type == "aquatic" and one is not self for one in m.fossils),
}


def worth(effect: dict, museum: Museum, fossil: Fossil) -> int:
    """FO-81: `base`, and `each` for every full `per` of what is counted, at most `most`; half of it for an incomplete fossil."""
    many = COUNTED[effect["of"]](museum, fossil) if "of" in effect else 0
    points = min(effect["most"], effect.get("base", 0) + effect.get("each", 0) * (many // effect.get("per", 1)))
    return points if fossil.complete else points // 2


PANELS = {
    "planetarium": lambda m, _: DATA["panels"]["planetarium"],
    "sponsors": lambda m, _: m.money // DATA["panels"]["sponsors_money"],
    "toilet": lambda m, cell: DATA["panels"]["toilet"] * len(around(cell) & m.free()),
    "auditorium": lambda m, _: m.regulars // DATA["panels"]["auditorium_guests"],
    "laboratory": lambda m, _: DATA["panels"]["laboratory_points"],
    "depot": lambda m, _: DATA["panels"]["depot_points"],
    "platform": lambda m, cell: sum({one.size for one in m.beside(frozenset({cell}))}),
    "reading": lambda m, _: min(DATA["panels"]["reading_most"], m.stored),
}


def fossil_points(museum: Museum, fossil: Fossil) -> int:
    """FO-81: what a fossil brings at the end."""
    effect = FOSSILS.get(fossil.name, {}).get("effect")
    return 0 if effect is None else worth(effect, museum, fossil)


def panel_points(museum: Museum, panel: Panel) -> int:
    """FO-81."""
    return PANELS.get(panel.name, lambda *_: 0)(museum, panel.cell)


def pedestals() -> list[tuple[frozenset[Cell], int]]:
    """The cells of each pedestal and what it brings."""
    found = []
    for one in DATA["pedestals"]:
        row, column = cell_of(one["cell"])
        cells = product(range(row, row + one["rows"]), range(column, column + one["columns"]))
        found.append((frozenset(cells), one["prestige"]))
    return found


def pedestal_points(museum: Museum) -> int:
    """FO-26: a pedestal under exactly one fossil of size 4 or 6, complete or not."""
    return sum(prestige for cells, prestige in pedestals() if any(one.cells == cells for one in museum.fossils))


# Majorities

GOALS = {
    "complete": lambda m: len(m.complete()),
    "large": lambda m: sum(one.size >= 4 for one in m.fossils),
    "cells": lambda m: ROWS * COLUMNS - len(m.free()),
    "panels": lambda m: len(m.panels),
}


def majority(values: list[int], needs_some: bool = False) -> list[int]:
    """FO-80: 7, 4, 2; who is tied shares the places that they take together; by an option nothing brings nothing."""
    points = [0] * len(values)
    place = 0
    for value in sorted(set(values), reverse=True):
        tied = [seat for seat, one in enumerate(values) if one == value]
        if value > 0 or not needs_some:
            for seat in tied:
                points[seat] = sum(PLACES[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return points


def threshold(value: int, steps: list[int]) -> int:
    """FO-91: what a museum alone gets for a number."""
    return next((points for points, step in zip(PLACES, steps, strict=True) if value >= step), 0)


def contests(museums: list[Museum], goal: str | None, needs_some: bool = False) -> dict[str, list[int]]:
    """FO-80, FO-91: the points of everybody for guests, money and the goal of the game."""
    if len(museums) == 1:
        (museum,) = museums
        values = {"guests": museum.guests, "money": museum.money, "complete": len(museum.complete())}
        return {what: [threshold(value, DATA["final"][f"solo_{what}"])] for what, value in values.items()}
    found = {
        "guests": majority([museum.guests for museum in museums], needs_some),
        "money": majority([museum.money for museum in museums], needs_some),
    }
    if goal is not None:
        found["goal"] = majority([GOALS[goal](museum) for museum in museums], needs_some)
    return found


# The score


def sheet(museums: list[Museum], goal: str | None, needs_some: bool = False) -> list[dict[str, int]]:
    """Every line of the score of everybody."""
    shared = contests(museums, goal, needs_some)
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


def scores(museums: list[Museum], goal: str | None, needs_some: bool = False) -> list[int]:
    return [sum(lines.values()) for lines in sheet(museums, goal, needs_some)]


def places(museums: list[Museum], goal: str | None, needs_some: bool = False) -> list[int]:
    """FO-82: places from 1; who is equal in everything shares one."""
    points = scores(museums, goal, needs_some)
    merit = [(points[seat], -len(one.free()), one.standees()) for seat, one in enumerate(museums)]
    return [1 + sum(other > mine for other in merit) for mine in merit]


def rank(points: int) -> int:
    """FO-91: how many of the ranks of the game for one are reached."""
    return sum(points >= step for step in RANKS)


# Workers


def mixes(view: dict, seat: int, field: str) -> dict[int, int]:
    """FO-20, FO-22, FO-36, FO-71: with how many fixed workers a seat can take a field, and the money that it has then.

    Only those that it can pay.
    """
    row, _, number = field.partition("-")
    place = int(number) - 1
    mine, column = view["seats"][seat], view["board"]["columns"][place]
    needs, pays = 1, 0
    if row in DATA["board"]:
        printed = DATA["board"][row]
        if isinstance(printed[place], dict):
            needs, pays = printed[place]["workers"], printed[place].get("money", 0)
    ready = 0
    if view["round"] == 5 and not mine["passed"]:
        ready = mine["workers"]["fixed"][place] - mine["workers"]["used"][place]
    found = {}
    for fixed in range(needs + 1):
        if fixed > ready or needs - fixed > mine["workers"]["usable"]:
            continue
        change = -joker_price(column["workers"] - fixed) if row in ("joker", "strip") else pays
        if mine["money"] + change >= 0:
            found[fixed] = mine["money"] + change
    return found


def standing(view: dict, seat: int | None, column: int) -> int:
    """Workers on fields of a column: those of a seat or, for None, all of them, neutral ones included."""
    number = 0
    for place in view["board"]["fields"]:
        if place["column"] == column:
            number += sum(seat is None or worker == seat for worker in place["workers"])
    return number


def digs(view: dict, seat: int, done: set[int]) -> dict[int, tuple[int, int]]:
    """FO-60: the sites that are left to a seat, with how many tiles it draws and keeps there."""
    found = {}
    for site in {1, 2, 3} - done:
        fixed = view["seats"][seat]["workers"]["fixed"][site - 1]
        own = standing(view, seat, site) + fixed
        drawn = min(6, standing(view, None, site) + fixed, view["bags"][site - 1]["tiles"])
        if own and drawn:
            found[site] = (drawn, min(own, drawn))
    return found


def restorable(seat: dict) -> set[str]:
    """The restorer: new fossils of which at least one part is in storage, where their shape finds free cells."""
    museum = museum_of(seat)
    stored = {slot["tile"].partition("-")[0] for slot in seat["storage"]["slots"] if slot["tile"]}
    new = stored - {one.name for one in museum.fossils}
    return {name for name in new if fits(museum.free(), FOSSILS[name]["size"])}


def fits(free: set[Cell], size: int) -> bool:
    """FO-23: upright or lying."""
    high, wide = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}[size]
    for rows, columns in ((high, wide), (wide, high)):
        for row, column in free:
            if free >= set(product(range(row, row + rows), range(column, column + columns))):
                return True
    return False


# What a view shows


def museum_of(seat: dict) -> Museum:
    """The museum of a seat as its view tells of it."""
    fossils = [
        Fossil(
            name=one["fossil"],
            type=one["type"],
            size=one["size"],
            cells=frozenset(map(cell_of, one["cells"])),
            parts=frozenset(cell_of(cell) for cell, placed in zip(one["cells"], one["placed"], strict=True) if placed),
        )
        for one in seat["fossils"]
    ]
    return Museum(
        fossils=fossils,
        panels=[Panel(one["panel"], cell_of(one["cell"]), one["type"]) for one in seat["panels"]],
        money=seat["money"],
        guests=seat["guests"],
        regulars=seat["regular"],
        stored=sum(slot["tile"] is not None for slot in seat["storage"]["slots"]),
        prestige=seat["prestige"],
    )


def goal_of(view: dict) -> str | None:
    goal = view["goals"]["end"]
    return None if goal in (None, "none") else goal
