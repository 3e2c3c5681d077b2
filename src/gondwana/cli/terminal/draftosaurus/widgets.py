"""What stands around the park: the hand, the die, and the zoos of the others in small."""

from typing import Any

from textual.geometry import Region

from gondwana.cli.terminal.canvas import DOUBLE, ROUND, Canvas, Drawing, cut
from gondwana.cli.terminal.draftosaurus.chips import draw_chip, draw_letter
from gondwana.cli.terminal.draftosaurus.layout import pens_of
from gondwana.cli.terminal.draftosaurus.painting import land_colour
from gondwana.cli.terminal.draftosaurus.words import face_words
from gondwana.cli.terminal.palette import Palette, readable_on
from gondwana.cli.terminal.table import Sitting, name_for
from gondwana.cli.terminal.words import sentence
from gondwana.core.contract import View
from gondwana.games.draftosaurus.data import Pen
from gondwana.locale import Message

_FACE_SIGNS = {
    "woodlands": "▲ ▲",
    "grasslands": "\" '",
    "restrooms": "~ ►",
    "food_court": "◄ ~",
    "empty": "[ ]",
    "no_trex": "¬ T",
}


FRAMED = 4
"""From so many lines on the chips of a hand have frames."""
CUBE = 3
"""The lines that the die takes as a cube."""


class Hand(Drawing):
    """The dinosaurs that can be taken, each with the letter that takes it."""

    def __init__(self, language: str, *, name: str) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(name)
        self._language = language
        self._herd: tuple[str, ...] = ()
        self._cursor: int | None = None
        self._takes = False
        self._label = ""

    def show(self, herd: tuple[str, ...], *, cursor: int | None, takes: bool, label: str) -> None:
        """`cursor` is the chip that is held; `takes` says whether one can be taken."""
        self._herd, self._cursor, self._takes, self._label = herd, cursor, takes, label
        self.redraw()

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """The chips in a row, the held one marked."""
        framed = canvas.height >= FRAMED
        start = max(len(self._label) + 2, 11)
        canvas.text(1, canvas.height // 2 if framed else 0, self._label, palette.ink if self._takes else palette.faint, bold=True)
        wide = min(11, (canvas.width - start) // max(len(self._herd), 6) - 1)
        for k, species in enumerate(self._herd):
            area = Region(start + k * (wide + 1), 0, wide, canvas.height)
            held = k == self._cursor
            self.targets[str(k)] = area
            if framed:
                draw_chip(canvas, Region(area.x + 1, area.y + 1, wide - 2, canvas.height - 2), species, self._language)
                canvas.box(area, DOUBLE if held else ROUND, palette.accent if held else palette.fence, bold=held)
            else:
                draw_chip(canvas, Region(area.x + 1, area.y, wide - 2, canvas.height), species, self._language)
                for y in range(canvas.height) if held else ():
                    canvas.put(area.x, y, "▐", palette.accent, bold=True)
                    canvas.put(area.right - 1, y, "▌", palette.accent, bold=True)


class Die(Drawing):
    """The face of the die, what it asks for, and who rolled it."""

    def __init__(self, language: str, *, name: str) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(name)
        self._language = language
        self._view: View | None = None
        self._free = False

    def show(self, view: View | None, *, free: bool) -> None:
        """`free`: the die closes nothing for the viewer although it shows a face."""
        self._view, self._free = view, free
        self.redraw()

    def words(self) -> tuple[str, str]:
        """What the die shows, and who rolled it or holds it."""
        view = self._view
        if view is None or view["holder"] is None:
            return "", ""
        who = name_for(view["holder"], view["viewer"])
        if view["die"] is None:
            return Message("terminal-die-holder", who=who).say(self._language), ""
        name, rule = face_words(view["die"])
        shown = Message("terminal-die", face=name, rule=rule).say(self._language)
        rolled = Message("terminal-die-free" if self._free else "terminal-die-rolled", who=who).say(self._language)
        return sentence(shown), sentence(rolled)

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """A wooden cube with a sign, the words beside it."""
        shown, rolled = self.words()
        view = self._view
        sign = _FACE_SIGNS[view["die"]] if view is not None and view["die"] else " ? "
        wood, ink = palette.bridge, readable_on(palette.bridge)
        if not shown:
            return
        if canvas.height >= CUBE:
            cube = Region(1, 0, 7, 3)
            canvas.fill(cube, wood)
            canvas.box(cube, ROUND, ink)
            canvas.text(3, 1, sign, ink, wood, bold=True)
            canvas.text(10, 0, shown, palette.accent, bold=True)
            canvas.text(10, 1, cut(rolled, canvas.width - 10), palette.ink)
        else:
            canvas.text(1, 0, f" {sign} ", ink, wood, bold=True)
            canvas.text(7, 0, shown, palette.accent, bold=True)
            canvas.text(8 + len(shown), 0, cut(rolled, canvas.width - 8 - len(shown)), palette.faint)


class ZooCard(Drawing):
    """The zoo of another seat in four lines: name and points, then its three rows of pens beside the river."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting
        self.seat = -1
        self._view: View | None = None
        self._fresh: dict[str, int] = {}
        self._mark = ""

    def show(self, view: View | None, seat: int, *, mark: str, fresh: dict[str, int]) -> None:
        """Show the zoo of a seat, or nothing. `mark` tells a neighbour."""
        self.seat, self._view, self._mark, self._fresh = seat, view, mark, fresh
        self.redraw()

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Name and points, pens, river."""
        if self._view is None:
            return
        view, theirs = self._view, self._view["seats"][self.seat]
        self.targets[str(self.seat)] = Region(0, 0, canvas.width, canvas.height)
        canvas.fill(self.targets[str(self.seat)], palette.panel)
        total = theirs["points"]["total"] + theirs["banked"]
        right = f"{self._sitting.say('terminal-points-short', points=total)} "
        name = self._who(view, canvas.width - len(right) - 2)
        die = " ■" * (view["holder"] == self.seat) + " ✓" * theirs["chosen"]
        canvas.text(0, 0, name, palette.ink, bold=True)
        canvas.text(len(name), 0, die, palette.accent, bold=True)
        canvas.text(canvas.width - len(right), 0, right, palette.accent, bold=True)
        half = (canvas.width - 4) // 2
        winter = view["board"] == "winter"
        for row, (left, right_pen) in enumerate(zip(*pens_of(view["board"]), strict=True), 1):
            if row < canvas.height:
                self._draw_small(canvas, palette, left, Region(1, row, half, 1), theirs["zoo"])
                self._draw_small(canvas, palette, right_pen, Region(canvas.width - 1 - half, row, half, 1), theirs["zoo"])
        paper = palette.ice if winter else palette.water
        river = Region(1 + half, 1, canvas.width - 2 - 2 * half, 3)
        canvas.fill(river, paper)
        swimmers = theirs["zoo"]["river"]
        fresh = bool(self._fresh.get("river"))
        canvas.text(river.x, 2, str(len(swimmers)).center(river.width), palette.ink, paper, bold=True, underline=fresh)

    def _who(self, view: View, room: int) -> str:
        """The seat with its level, or at least with the beginning of it; the seat alone where there is no room for that."""
        language, mark = self._sitting.language, f" {self._mark}"
        seat = mark + name_for(self.seat, view["viewer"]).say(language)
        return cut(mark + self._sitting.name(self.seat, view["viewer"]).say(language) if room > len(seat) + 4 else seat, room)

    def _draw_small(self, canvas: Canvas, palette: Palette, pen: Pen, area: Region, zoo: dict[str, Any]) -> None:
        """A pen in one line: a letter for each dinosaur, a dot for each slot that is free."""
        land = land_colour(palette, pen)
        canvas.fill(area, land)
        stood: list[str | None] = zoo[pen.name]
        slots = max(pen.holds, len(stood), 1)
        step = 2 if slots * 2 <= area.width else 1
        x = area.x
        for k in range(slots):
            if x >= area.right - 1 and k < slots - 1:
                canvas.put(x, area.y, "+", palette.ink, land, bold=True)
                break
            species = stood[k] if k < len(stood) else None
            if species:
                arrived = self._fresh.get(f"{pen.name} {k}" if pen.rows else pen.name, 0)
                fresh = bool(arrived) if pen.rows else k >= len(stood) - arrived
                draw_letter(canvas, x, area.y, species, fresh=fresh)
            else:
                canvas.put(x, area.y, "·", palette.ink, land)
            ends_row = bool(pen.rows) and any(k == row[-1] for row in pen.rows[:-1])
            x += step + (1 if ends_row and step == 1 and area.width >= slots + 2 else ends_row * (step > 1))


def fresh_places(events: list[dict[str, Any]], seat: int) -> dict[str, int]:
    """How many dinosaurs have just arrived at each place of a seat."""
    arrived: dict[str, int] = {}
    for event in events:
        if event["type"] in ("place", "move") and event["seat"] == seat:
            arrived[event["place"]] = arrived.get(event["place"], 0) + 1
    return arrived
