"""A position as one self-contained SVG: every museum as a plan, with what it has above it."""

from xml.sax.saxutils import escape

from gondwana.games.fossilium.data import COLUMNS, DATA, FOSSILS, ROWS
from gondwana.games.fossilium.drawing.scene import SHORT, Scene, entrance, rows_of_cells, shop
from gondwana.games.fossilium.told import CellView, MuseumView

_CELL = 52
_LEFT, _TOP = 30, 74
_WIDE, _HIGH = _LEFT + COLUMNS * _CELL + 20, _TOP + ROWS * _CELL + 24
_COLOURS = {"botanical": "#5b8c5a", "aquatic": "#3f7cac", "terrestrial": "#a0703c"}
_TYPE = {fossil.name: fossil.type for fossil in DATA.fossils}
_BY_LETTER = {"B": _COLOURS["botanical"], "A": _COLOURS["aquatic"], "T": _COLOURS["terrestrial"]}


def draw(scene: Scene) -> str:
    """The museums side by side, the viewer's own first."""
    seats = list(range(len(scene.view["seats"])))
    own = scene.view["viewer"]
    if own is not None:
        seats = [own, *(seat for seat in seats if seat != own)]
    across = min(2, len(seats))
    down = -(-len(seats) // 2)
    parts = [_museum(scene, seat, k % 2 * _WIDE, 30 + k // 2 * _HIGH) for k, seat in enumerate(seats)]
    width, height = across * _WIDE, 30 + down * _HIGH
    title = f"{scene.say('title')} {scene.headline()}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="sans-serif" font-size="12"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="#f7f2e8"/>'
        f'<text x="12" y="20" font-weight="bold">{escape(title)}</text>{"".join(parts)}</svg>'
    )


def _museum(scene: Scene, seat: int, x: int, y: int) -> str:
    museum = scene.view["seats"][seat]
    parts = [f'<g transform="translate({x} {y})">', _line(12, 18, scene.seat(seat))]
    parts += [_line(12, 36, scene.say("stored", tiles=scene.stored(museum))), *_edges()]
    for row, cells in enumerate(rows_of_cells()):
        for column, name in enumerate(cells):
            parts.append(_cell(scene, museum, museum["cells"].get(name), _LEFT + column * _CELL, _TOP + row * _CELL))
    return "".join([*parts, "</g>"])


def _line(x: int, y: int, text: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="10">{escape(text)}</text>'


def _edges() -> list[str]:
    """Shops at the left, entrances on top."""
    doors = [(_LEFT + k * _CELL + _CELL // 2, _TOP - 8, entrance(k)) for k in range(COLUMNS)]
    shops = [(_LEFT - 14, _TOP + k * _CELL + _CELL // 2, shop(k)) for k in range(ROWS)]
    return [
        f'<text x="{x}" y="{y}" text-anchor="middle" font-weight="bold" fill="{_BY_LETTER[letter]}">{letter}</text>'
        for x, y, letter in (*doors, *shops)
        if letter in _BY_LETTER
    ]


def _cell(scene: Scene, museum: MuseumView, cell: CellView | None, x: int, y: int) -> str:
    fill, text, about = "#fffdf8", "", ""
    if cell is not None and cell["panel"]:
        fill, text, about = "#e3d9f2", cell["panel"][:7], scene.panel(cell["panel"])
    elif cell is not None and cell["fossil"]:
        kind = _TYPE.get(cell["fossil"]) or _starter_type(museum)
        fill = _COLOURS[kind] if cell["tile"] else "#ddd6c8"
        text, about = SHORT[cell["fossil"]], scene.fossil(cell["fossil"])
    size = _CELL - 2
    box = f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="4" fill="{fill}" stroke="#8a8172"/>'
    word = f'<text x="{x + size // 2}" y="{y + size // 2 + 4}" text-anchor="middle" font-size="10">{escape(text)}</text>'
    return f"<g><title>{escape(about)}</title>{box}{word}</g>" if about else box


def _starter_type(museum: MuseumView) -> str:
    return next(fossil["type"] for fossil in museum["fossils"] if fossil["fossil"] == FOSSILS[-1])
