"""The board of Giganten, drawn: land and swamp, pieces, the cursor; and the tiles before they are laid."""

from dataclasses import dataclass
from typing import Any

from textual.geometry import Region

from gondwana.cli.terminal.canvas import Canvas, Drawing
from gondwana.cli.terminal.palette import Palette, blend, readable_on
from gondwana.core.contract import View
from gondwana.games.giganten.data import DATA, PIECES
from gondwana.games.giganten.land import FIELD_NAMES, SPOTS

CELL = 3
MARGIN = 4
_SPOT = dict(zip(FIELD_NAMES, SPOTS, strict=True))
_FIELD = {spot: name for name, spot in _SPOT.items()}
_LETTER = {piece.name: piece.letter for piece in DATA.pieces}
_STRENGTH = {piece.name: {"land": piece.land, "swamp": piece.swamp} for piece in DATA.pieces}
_SPECIAL = PIECES[:5]
_TILE_ROWS = {tile.name: tile.rows for tile in DATA.tiles}


@dataclass(frozen=True)
class Shown:
    """What the map shows: a view, and what can be done on it now."""

    view: View
    seat: int
    cursor: str | None = None
    open: frozenset[str] = frozenset()
    """Fields that can be chosen."""
    taken: str | None = None
    """The piece that is to move."""
    goal: str | None = None
    """Where it would go."""
    fresh: frozenset[str] = frozenset()
    """Where something happened last."""
    tiles: tuple[str, ...] = ()
    """Instead of a board: tiles to lay, in notation."""


def size_of(view: View | None) -> tuple[int, int]:
    """Columns and lines that the board needs."""
    if view is None:
        return MARGIN, 1
    return MARGIN + CELL * view["columns"], view["rows"] + 1


def turned(seat: int) -> bool:
    """Whether a seat sits on the far side and sees the board the other way round."""
    return seat % 2 == 1


def beside(field: str, direction: str, view: View, seat: int) -> str:
    """The next field in a direction of the screen; the same one at the edge."""
    across, ahead = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}[direction]
    sign = -1 if turned(seat) else 1
    column, row = _SPOT[field]
    other = _FIELD.get((column + sign * across, row + sign * ahead))
    return field if other is None or other not in view["ground"] else other


class Map(Drawing):
    """The board as one seat sees it."""

    def __init__(self, *, name: str) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(name)
        self.shown: Shown | None = None

    def show(self, shown: Shown | None) -> None:
        """Show this, or nothing."""
        self.shown = shown
        self.redraw()

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Row by row, the viewer's own at the bottom."""
        shown = self.shown
        if shown is None:
            return
        if shown.tiles:
            self._draw_tiles(canvas, palette, shown.tiles)
            return
        view = shown.view
        pieces = {piece["field"]: piece for piece in view["pieces"]}
        back = turned(shown.seat)
        for field, ground in view["ground"].items():
            column, row = _SPOT[field]
            x = MARGIN + CELL * (view["columns"] - 1 - column if back else column)
            y = row if back else view["rows"] - 1 - row
            self.targets[field] = Region(x, y, CELL, 1)
            self._draw_field(canvas, palette, field, ground, pieces.get(field))
        for row in range(view["rows"]) if view["ground"] else ():
            canvas.text(0, row if back else view["rows"] - 1 - row, f"{row + 1:>3}", palette.faint)
        for column in range(view["columns"]) if view["ground"] else ():
            name = next(name for name, spot in _SPOT.items() if spot[0] == column).rstrip("0123456789")
            x = MARGIN + CELL * (view["columns"] - 1 - column if back else column)
            canvas.text(x + 1, view["rows"], name, palette.faint)

    def _draw_field(self, canvas: Canvas, palette: Palette, field: str, ground: str, piece: Any) -> None:
        shown = self.shown
        assert shown is not None
        area = self.targets[field]
        paper = {"swamp": palette.water, "land": palette.grassland}.get(ground, palette.panel)
        if field in shown.fresh:
            paper = blend(paper, palette.accent, 0.3)
        sign = {"swamp": "~~~", "land": " . "}.get(ground, ":::")
        ink, bold = blend(paper, palette.ink, 0.35), False
        if piece is not None:
            paper, sign = self._chip(palette, paper, piece, ground)
            ink, bold = readable_on(paper), True
        elif field == shown.goal:
            sign, ink, bold = " + ", palette.accent, True
        elif field in shown.open:
            sign, ink, bold = " o ", palette.ink, True
        if field == shown.taken:
            paper, ink = palette.accent, palette.on_accent
        canvas.text(area.x, area.y, sign, ink, paper, bold=bold, underline=piece is not None and field in shown.open)
        if field == shown.cursor:
            canvas.put(area.x, area.y, "[", palette.accent if field != shown.taken else ink, bold=True)
            canvas.put(area.x + 2, area.y, "]", palette.accent if field != shown.taken else ink, bold=True)

    def _chip(self, palette: Palette, paper: str, piece: Any, ground: str) -> tuple[str, str]:
        """An own piece is its letter and its number on this ground; others have brackets around them."""
        shown = self.shown
        assert shown is not None
        name = piece["kind"]
        letter = _LETTER[name] if name else "?"
        if piece["seat"] == shown.seat:
            number = "" if name in _SPECIAL or not name else str(_STRENGTH[name][ground])
            return blend(paper, palette.ink, 0.75), f" {letter}{number or ' '}"
        if (piece["seat"] ^ shown.seat) & 1:
            return blend(paper, palette.bad, 0.55), f"({letter})"
        return blend(paper, palette.good, 0.6), f"<{letter}>"

    def _draw_tiles(self, canvas: Canvas, palette: Palette, tiles: tuple[str, ...]) -> None:
        """Each tile as it would lie, with the number that lays it."""
        across = max(canvas.width // (2 * 7 + 2), 1)
        for k, text in enumerate(tiles):
            _, name, turn = text.split()
            left, top = (k % across) * (2 * 7 + 2), (k // across) * 9
            area = Region(left, top, 2 * 7, 8)
            self.targets[text] = area
            canvas.text(left, top, f"{k + 1} {text}", palette.accent, bold=True)
            for y, row in enumerate(rotated(_TILE_ROWS[name], int(turn))):
                for x, sign in enumerate(row):
                    paper = palette.water if sign == "~" else palette.grassland
                    mark = "~~" if sign == "~" else " ."
                    canvas.text(left + 2 * x, top + 1 + y, mark, blend(paper, palette.ink, 0.35), paper)


def rotated(rows: tuple[str, ...], degrees: int) -> list[str]:
    """A tile turned clockwise, as its player sees it."""
    for _ in range(degrees // 90):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return list(rows)
