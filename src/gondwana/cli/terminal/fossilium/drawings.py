"""The table of Fossilium, drawn: the action board with the market, a museum, and the list of what can be done."""

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from textual.geometry import Region

from gondwana.cli.terminal.canvas import Canvas, Drawing, cut
from gondwana.cli.terminal.fossilium.letters import FOSSILS, tile_letters
from gondwana.cli.terminal.fossilium.naming import row_name, site_name, type_name
from gondwana.cli.terminal.palette import DARK, Palette, blend, readable_on
from gondwana.core.contract import View
from gondwana.games.fossilium.data import DATA, Pedestal
from gondwana.games.fossilium.drawing.scene import PANEL_LETTERS
from gondwana.games.fossilium.drawing.style import DAY, NIGHT
from gondwana.locale import Message

TYPE_OF = {fossil.name: fossil.type for fossil in DATA.fossils}
SIZE_OF = {fossil.name: fossil.size for fossil in DATA.fossils}
COLUMNS = "abcdef"
ROWS = 5
SIGN = {"botanical": "♣", "aquatic": "≈", "terrestrial": "▲"}
_LABEL = 13
_FIELD = 8
_PLACE = 5
PLAN_WIDTH = _LABEL + 4 * _FIELD
_CELL, _HIGH = 5, 2
_EDGE = 4
FLOOR_WIDTH = _EDGE + len(COLUMNS) * _CELL
FLOOR_HEIGHT = 1 + ROWS * _HIGH
_SHAPES = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""Rows and columns of a fossil that lies."""


def target_of(step: str, view: View) -> str | None:
    """What a step points at on the table: a field of the board, a cell of the museum, a place in the market."""
    first, _, rest = step.partition(" ")
    if first == "buy" and not rest.startswith("archive"):
        return rest
    if rest in ("", "lying", "upright") and (is_cell(first) or any(field["field"] == first for field in view["board"]["fields"])):
        return first
    return None


def is_cell(name: str) -> bool:
    return len(name) == 2 and name[0] in COLUMNS and name[1] in "12345"


def cells_of(step: str, view: View) -> frozenset[str]:
    """The cells that a step would cover."""
    first, _, how = step.partition(" ")
    if not is_cell(first):
        return frozenset()
    fossil = (view["doing"] or {}).get("fossil") if view["phase"] == "place" else None
    high, wide = _SHAPES[SIZE_OF.get(fossil, 1)] if fossil else (1, 1)
    if how == "upright":
        high, wide = wide, high
    column, row = COLUMNS.index(first[0]), int(first[1])
    return frozenset(f"{COLUMNS[column + c]}{row + r}" for r in range(high) for c in range(wide) if column + c < len(COLUMNS))


def brings(cells: frozenset[str], type_: str) -> tuple[int, int, int]:
    """What a complete fossil on some cells brings: money and guests in every income, prestige of a pedestal at the end."""
    rows = {int(cell[1]) for cell in cells}
    money = sum(DATA.museum.shops[row - 1] == type_ for row in rows)
    guests = sum(DATA.museum.entrances[COLUMNS.index(cell[0])] == type_ for cell in cells)
    prestige = sum(one.prestige for one in DATA.pedestals if len(cells) == one.rows * one.columns and cells == _under(one))
    return money, guests, prestige


def _under(pedestal: Pedestal) -> frozenset[str]:
    left, top = COLUMNS.index(pedestal.cell[0]), int(pedestal.cell[1])
    return frozenset(f"{COLUMNS[left + c]}{top + r}" for r in range(pedestal.rows) for c in range(pedestal.columns))


def colours_of(palette: Palette) -> Mapping[str, str]:
    """The colours of the game's own drawings for this theme."""
    return NIGHT if palette is DARK else DAY


def seat_colour(palette: Palette, seat: int | None) -> str:
    return colours_of(palette)["neutral" if seat is None else f"seat-{seat}"]


class _Viewing(Drawing):
    """Shows a view, and marks what can be chosen and what is pointed at."""

    def __init__(self, language: str, *, name: str) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(name)
        self.language = language
        self.view: View | None = None
        self.open: frozenset[str] = frozenset()
        self.cursor: str | None = None

    def show(self, view: View | None, *, open: frozenset[str] = frozenset(), cursor: str | None = None) -> None:
        """`open`: what can be chosen; `cursor`: what would be chosen now."""
        self.view, self.open, self.cursor = view, open, cursor
        self.redraw()


class Plan(_Viewing):
    """The action board above the market, and the goals below it."""

    def __init__(self, language: str, *, name: str) -> None:
        super().__init__(language, name=name)
        self.goals: list[str] = []

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Rows of actions, the price of a joker below them; rows of the market."""
        view = self.view
        if view is None:
            return
        fields = {field["field"]: field for field in view["board"]["fields"]}
        columns = view["board"]["columns"]
        for column in columns:
            name = site_name(column["site"]).say(self.language) if column["site"] else "+"
            canvas.text(_x(column["column"]), 0, cut(f"{column['column']} {name}", _FIELD - 1), palette.faint)
        rows = list(dict.fromkeys(field["row"] for field in view["board"]["fields"]))
        for y, row in enumerate(rows, 1):
            canvas.text(0, y, cut(row_name(row).say(self.language), _LABEL - 1), palette.ink, bold=True)
            for column in columns:
                name = f"{row}-{column['column']}"
                if name in fields:
                    self._draw_field(canvas, palette, fields[name], Region(_x(column["column"]), y, _FIELD - 1, 1))
        y = len(rows) + 1
        canvas.text(0, y, cut(Message("terminal-fo-joker").say(self.language) + " $", _LABEL - 1), palette.faint)
        for column in columns:
            canvas.text(_x(column["column"]), y, str(column["joker"]), palette.faint)
            fixed = [seat for seat, many in enumerate(column["fixed"]) for _ in range(many)]
            for k, seat in enumerate(fixed[: _FIELD - 4]):
                canvas.put(_x(column["column"]) + 3 + k, y, str(seat), seat_colour(palette, seat), bold=True)
        self._draw_market(canvas, palette, view["market"], y + 1)

    def _draw_field(self, canvas: Canvas, palette: Palette, field: dict[str, Any], area: Region) -> None:
        name = field["field"]
        self.targets[name] = area
        chosen = name == self.cursor
        paper = palette.accent if chosen else palette.clearing_lit if name in self.open else palette.panel
        canvas.fill(area, paper)
        ink = palette.on_accent if chosen else palette.ink if name in self.open or field["workers"] else palette.faint
        x = area.x
        for seat in field["workers"][: _FIELD - 3]:
            canvas.put(x, area.y, "N" if seat is None else str(seat), ink if chosen else seat_colour(palette, seat), bold=True)
            x += 1
        if field["workers"] and field["used"]:
            return
        words = "" if field["workers"] else "o" * field["size"]
        words += f" {field['money']:+d}$" if field["money"] else ""
        words += f" {SIGN[field['type']]}" if field["type"] else ""
        words += {"money": " $", "student": " st", "guest": " g", None: ""}[field["gives"]]
        canvas.text(x, area.y, words[: area.right - x], ink, bold=name in self.open)

    def _draw_market(self, canvas: Canvas, palette: Palette, market: dict[str, Any], top: int) -> None:
        canvas.text(0, top, cut(row_name("market").say(self.language), _LABEL - 1), palette.ink, bold=True)
        for k, price in enumerate(market["prices"]):
            canvas.text(_LABEL + k * _PLACE, top, f"{price}$", palette.faint)
        for y, row in enumerate(market["rows"], top + 1):
            ink = colours_of(palette)[row["type"]]
            canvas.text(0, y, cut(f"{SIGN[row['type']]} {type_name(row['type']).say(self.language)}", _LABEL - 1), ink)
            for k, tile in enumerate(row["tiles"]):
                name = f"{row['type']}-{k + 1}"
                area = Region(_LABEL + k * _PLACE, y, _PLACE - 1, 1)
                self.targets[name] = area
                chosen = name == self.cursor
                paper = palette.accent if chosen else blend(palette.page, ink, 0.6 if name in self.open else 0.25)
                canvas.fill(area, paper)
                canvas.text(area.x, y, tile_letters(tile) if tile else "", readable_on(paper), paper, bold=name in self.open)
            canvas.text(_LABEL + 6 * _PLACE, y, f"{row['price']}$", palette.ink, bold=True)
        archive = " ".join(f"{many}{tile_letters(tile)}" for tile, many in market["archive"].items()) or "-"
        told = Message("terminal-fo-archive", tiles=archive).say(self.language)
        canvas.text(0, top + 4, cut(told, canvas.width), palette.faint)
        lines = [line for goal in self.goals for line in wrap(goal, canvas.width - 1)]
        for y, line in enumerate(lines[: canvas.height - top - 5], top + 5):
            canvas.text(0, y, line, palette.ink)


def _x(column: int) -> int:
    return _LABEL + (column - 1) * _FIELD


@dataclass
class _Paper:
    """How a cell looks."""

    paper: str
    text: str
    bold: bool = True


class Floor(_Viewing):
    """The museum of one seat."""

    def __init__(self, language: str, *, name: str) -> None:
        super().__init__(language, name=name)
        self.seat = 0
        self.covered: frozenset[str] = frozenset()
        self._pedestals = frozenset(cell for one in DATA.pedestals for cell in _under(one))

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Entrances above the columns, shops beside the rows, and what lies on the cells."""
        if self.view is None:
            return
        cells = self.view["seats"][self.seat]["cells"]
        colours = colours_of(palette)
        for k, column in enumerate(COLUMNS):
            type_ = DATA.museum.entrances[k]
            text = f"{column} {SIGN[type_]}" if type_ else column
            canvas.text(_EDGE + k * _CELL + 1, 0, text, colours[type_] if type_ else palette.faint, bold=bool(type_))
        for row in range(1, ROWS + 1):
            y = 1 + (row - 1) * _HIGH
            type_ = DATA.museum.shops[row - 1]
            canvas.text(
                0, y, f"{row} {SIGN[type_]}" if type_ else str(row), colours[type_] if type_ else palette.faint, bold=True
            )
            for k, column in enumerate(COLUMNS):
                name = f"{column}{row}"
                area = Region(_EDGE + k * _CELL, y, _CELL, _HIGH)
                self.targets[name] = area
                self._draw_cell(canvas, palette, name, area, cells.get(name))

    def _draw_cell(self, canvas: Canvas, palette: Palette, name: str, area: Region, cell: dict[str, Any] | None) -> None:
        look = self._look(palette, name, cell)
        canvas.fill(Region(area.x, area.y, area.width - 1, area.height), look.paper)
        if name in self.covered:
            look.paper = palette.accent
            canvas.fill(Region(area.x, area.y, area.width - 1, area.height), look.paper)
        canvas.text(area.x, area.y, look.text[: area.width - 1], readable_on(look.paper), look.paper, bold=look.bold)
        if name in self.open and cell is None:
            canvas.put(area.x + 1, area.y + 1, "o", readable_on(look.paper), look.paper, bold=True)

    def _look(self, palette: Palette, name: str, cell: dict[str, Any] | None) -> _Paper:
        if cell is None:
            paper = blend(palette.clearing, colours_of(palette)["brass"], 0.35) if name in self._pedestals else palette.clearing
            return _Paper(paper, "", bold=False)
        if cell["panel"]:
            return _Paper(blend(palette.clearing, palette.ink, 0.25), f"[{PANEL_LETTERS[cell['panel']]}]")
        fossil = cell["fossil"]
        colour = colours_of(palette)[self._type(fossil)]
        if cell["tile"] or fossil == "starter":
            return _Paper(blend(palette.page, colour, 0.8), tile_letters(cell["tile"]) if cell["tile"] else FOSSILS[fossil])
        return _Paper(blend(palette.page, colour, 0.3), f"({FOSSILS[fossil]})", bold=False)

    def _type(self, fossil: str) -> str:
        assert self.view is not None
        found = (one["type"] for one in self.view["seats"][self.seat]["fossils"] if one["fossil"] == fossil)
        return str(next(found))


class Choices(Drawing):
    """What can be done, a line each, the one under the cursor marked; the list moves with the cursor."""

    def __init__(self, *, name: str) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(name)
        self._lines: list[str] = []
        self._cursor = 0

    def show(self, lines: list[str], cursor: int) -> None:
        self._lines, self._cursor = lines, cursor
        self.redraw()

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        top = min(max(self._cursor - canvas.height // 2, 0), max(len(self._lines) - canvas.height, 0))
        for y, (number, line) in enumerate(list(enumerate(self._lines))[top : top + canvas.height]):
            area = Region(0, y, canvas.width, 1)
            self.targets[str(number)] = area
            chosen = number == self._cursor
            if chosen:
                canvas.fill(area, palette.accent)
            ink = palette.on_accent if chosen else palette.ink
            canvas.text(1, y, cut(f"{number + 1:>2} {line}", canvas.width - 4), ink, bold=chosen)
        if top > 0:
            canvas.put(canvas.width - 2, 0, "↑", palette.accent, bold=True)
        if top + canvas.height < len(self._lines):
            canvas.put(canvas.width - 2, canvas.height - 1, "↓", palette.accent, bold=True)
