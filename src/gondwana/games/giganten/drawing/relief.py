"""A position as a relief map: the farther from the swamp, the higher the land. Our own drawing, made of simple shapes."""

from collections import deque
from xml.sax.saxutils import escape

from gondwana.games.giganten.drawing.scene import LETTER, NUMBERS, Scene, column_names, row_names
from gondwana.games.giganten.told import PieceView

CELL = 40
MARGIN = 28
HEAD = 54
_LAND = ("#cfdca6", "#bdcf8c", "#a9c077", "#95ae68", "#869d5f")
"""From the shore to the hills."""
_SWAMP, _POND, _SHORE = "#b98d6b", "#6f9fb0", "#a8442f"
_SIDES = ("#f0c94a", "#e58a3c", "#d9b26a", "#c96f55")
"""The backs of the seats' pieces: yellow and orange, as in the box; partners in a darker shade."""
_INK = "#2d2a22"
Spot = tuple[int, int]


def draw(scene: Scene) -> str:
    """The whole table as one self-contained SVG."""
    width = scene.columns * CELL + 2 * MARGIN
    seats = range(len(scene.view["seats"]))
    foot = HEAD + scene.rows * CELL + MARGIN
    height = foot + 22 * len(seats) + 10
    parts = [f'<rect width="{width}" height="{height}" fill="#f6f1e3"/>', _words(MARGIN, 22, scene.say("title"), size=16)]
    parts.append(_words(MARGIN, 42, scene.headline(), size=12))
    parts += _land(scene)
    parts += _names(scene)
    parts += [_piece(scene, spot, piece) for spot, piece in sorted(scene.pieces().items())]
    parts += [_words(MARGIN, foot + 18 + 22 * seat, scene.beside(seat), size=12) for seat in seats]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif"><title>{escape(scene.say("title"))}</title>'
        f"<desc>{escape(scene.headline())}</desc>{''.join(parts)}</svg>"
    )


def _words(x: float, y: float, content: str, *, size: float, anchor: str = "start", fill: str = _INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}">{escape(content)}</text>'


def _corner(scene: Scene, spot: Spot) -> tuple[int, int]:
    """The upper left corner of a field on the paper."""
    return MARGIN + spot[0] * CELL, HEAD + (scene.rows - 1 - spot[1]) * CELL


def heights(grounds: dict[Spot, str]) -> dict[Spot, int]:
    """How far every field is from the swamp, which is 0."""
    far = {spot: 0 for spot, ground in grounds.items() if ground == "swamp"}
    waiting = deque(far)
    while waiting:
        column, row = waiting.popleft()
        for spot in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if spot in grounds and spot not in far:
                far[spot] = far[column, row] + 1
                waiting.append(spot)
    return {spot: far.get(spot, len(_LAND)) for spot in grounds}


def _land(scene: Scene) -> list[str]:
    grounds = scene.grounds()
    high = heights(grounds)
    parts = []
    for spot, ground in sorted(grounds.items()):
        x, y = _corner(scene, spot)
        fill = _SWAMP if ground == "swamp" else _LAND[min(high[spot], len(_LAND)) - 1]
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="#00000018"/>')
        parts.append(_pond(x, y, spot) if ground == "swamp" else _hachure(x, y, high[spot], spot))
    for spot in sorted(grounds):
        parts += _edges(scene, spot, high)
    return parts


def _pond(x: int, y: int, spot: Spot) -> str:
    """Water in the swamp, a little different in every field."""
    shift = (spot[0] * 7 + spot[1] * 11) % 9
    return (
        f'<ellipse cx="{x + 13 + shift}" cy="{y + 27 - shift / 2:g}" rx="{8 + shift / 3:.1f}" ry="4" '
        f'fill="{_POND}" opacity=".75"/>'
        f'<path d="M{x + 26} {y + 15}v-8m3 8l3-7m-6 7l-3-6" stroke="#5d6b35" fill="none" stroke-width="1.4"/>'
    )


def _hachure(x: int, y: int, high: int, spot: Spot) -> str:
    """Strokes on the hills."""
    if high < 2:
        return ""
    shift = (spot[0] * 5 + spot[1] * 3) % 8
    return "".join(
        f'<path d="M{x + 8 + shift + 7 * k} {y + 26}q3 -{4 + 2 * min(high, 4)} 6 0" fill="none" stroke="#6b7f49" opacity=".7"/>'
        for k in range(min(high, 3))
    )


def _edges(scene: Scene, spot: Spot, high: dict[Spot, int]) -> list[str]:
    """The shore in red, as on the printed tiles, and contour lines between heights."""
    x, y = _corner(scene, spot)
    parts = []
    for near, line in (((spot[0] + 1, spot[1]), f"M{x + CELL} {y}v{CELL}"), ((spot[0], spot[1] + 1), f"M{x} {y}h{CELL}")):
        if near in high and high[near] != high[spot]:
            shore = 0 in (high[near], high[spot])
            stroke, thick = (_SHORE, 2.4) if shore else ("#7d8f55", 0.8)
            parts.append(f'<path d="{line}" stroke="{stroke}" stroke-width="{thick}" stroke-linecap="round"/>')
    return parts


def _names(scene: Scene) -> list[str]:
    low = HEAD + scene.rows * CELL + 16
    columns = [
        _words(MARGIN + (k + 0.5) * CELL, low, name, size=11, anchor="middle") for k, name in enumerate(column_names(scene))
    ]
    rows = [
        _words(MARGIN - 6, HEAD + (scene.rows - k - 0.4) * CELL, name, size=11, anchor="end")
        for k, name in enumerate(row_names(scene))
    ]
    return columns + rows


def _piece(scene: Scene, spot: Spot, piece: PieceView) -> str:
    """A shield on its stand: the front with letter and strengths if it is known, otherwise the back with its seat."""
    x, y = _corner(scene, spot)
    side = _SIDES[piece["seat"]]
    kind = piece["kind"]
    label = scene.piece(kind) if kind else scene.say("hidden")
    stand = f'<rect x="{x + 7}" y="{y + 32}" width="26" height="5" rx="2" fill="#4b4335"/>'
    fill = "#fffaf0" if kind else side
    shield = f'<rect x="{x + 9}" y="{y + 4}" width="22" height="29" rx="5" fill="{fill}" stroke="{side}" stroke-width="3"/>'
    shield += f'<rect x="{x + 7.5}" y="{y + 2.5}" width="25" height="32" rx="6" fill="none" stroke="{_INK}"/>'
    if kind is None:
        front = _words(x + 20, y + 24, str(piece["seat"]), size=15, anchor="middle")
    else:
        front = _words(x + 20, y + 20, LETTER[kind], size=15, anchor="middle")
        land, swamp = NUMBERS.get(kind, ("", ""))
        front += _words(x + 12, y + 31, str(land), size=9, fill="#3c7a2c")
        front += _words(x + 28, y + 31, str(swamp), size=9, anchor="end", fill="#b4551d")
    name = f"{piece['field']}: {label} ({piece['seat']})"
    return f"<g><title>{escape(name)}</title>{stand}{shield}{front}</g>"
