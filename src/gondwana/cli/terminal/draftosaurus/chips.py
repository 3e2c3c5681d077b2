"""Dinosaurs as coloured chips with their letter, in every size; the letter tells them apart where colour does not."""

from textual.geometry import Region

from gondwana.cli.terminal.canvas import Canvas
from gondwana.cli.terminal.draftosaurus.words import short_name
from gondwana.cli.terminal.palette import Palette, readable_on
from gondwana.games.draftosaurus.data import DATA

LETTERS = {species.name: species.letter for species in DATA.species}
COLOURS = {species.name: species.colour for species in DATA.species}
BY_LETTER = {letter.lower(): name for name, letter in LETTERS.items()}
_ON = {name: readable_on(colour) for name, colour in COLOURS.items()}
_ROOM_FOR_MARKS = 3


def draw_chip(canvas: Canvas, area: Region, species: str, language: str, *, fresh: bool = False) -> None:
    """A chip: its letter, its name where there is room, a dot when it has just arrived."""
    paper, ink, letter = COLOURS[species], _ON[species], LETTERS[species]
    name = short_name(species, language, area.width)
    canvas.fill(area, paper)
    if area.height == 1 and area.width >= len(name) + 2:
        canvas.text(area.x, area.y, f"{letter} {name}".center(area.width), ink, bold=True)
    else:
        top = area.y + (area.height - 1) // 2
        canvas.text(area.x, top, letter.center(area.width), ink, bold=True)
        if area.height > 1:
            canvas.text(area.x, top + 1, name.center(area.width), ink)
    if fresh and area.width >= _ROOM_FOR_MARKS:
        canvas.put(area.right - 1, area.y, "•", ink, bold=True)


def draw_ghost(canvas: Canvas, area: Region, species: str, palette: Palette) -> None:
    """Where a dinosaur would stand: its letter in its colours between brackets."""
    canvas.fill(area, palette.clearing_lit, "░", COLOURS[species])
    if area.width >= _ROOM_FOR_MARKS:
        for y in range(area.y, area.bottom):
            canvas.put(area.x, y, "▌", palette.accent)
            canvas.put(area.right - 1, y, "▐", palette.accent)
    middle = area.y + (area.height - 1) // 2
    canvas.put(area.x + (area.width - 1) // 2, middle, LETTERS[species], _ON[species], COLOURS[species], bold=True)


def draw_letter(canvas: Canvas, x: int, y: int, species: str, *, fresh: bool = False) -> None:
    """A dinosaur in a single character, for small zoos."""
    canvas.put(x, y, LETTERS[species], _ON[species], COLOURS[species], bold=True, underline=fresh)
