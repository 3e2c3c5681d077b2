"""A position as a relief map: the farther from the swamp, the higher the land; red shores; pieces as standees."""

from collections import deque
from xml.sax.saxutils import escape

from gondwana.games.drawing.svg import label, place, tag, use, words
from gondwana.games.giganten.drawing import ground, pieces
from gondwana.games.giganten.drawing.ground import CELL
from gondwana.games.giganten.drawing.scene import NUMBERS, Scene, column_names, row_names
from gondwana.games.giganten.drawing.style import style
from gondwana.games.giganten.told import PieceView

MARGIN = 36
HEAD = 84
_LINE = 24
_HIGHEST = 5
Spot = tuple[int, int]


def draw(scene: Scene) -> str:
    """The whole table as one self-contained SVG."""
    seats = range(len(scene.view["seats"]))
    foot = HEAD + scene.rows * CELL + MARGIN
    width, height = scene.columns * CELL + 2 * MARGIN, foot + _LINE * len(seats) + 12
    return tag(
        "svg",
        label(scene.say("title")),
        tag("desc", escape(scene.headline())),
        tag("style", escape(style())),
        tag("defs", pieces.symbols(), ground.symbols()),
        tag("rect", width=width, height=height, fill="var(--gi-table)"),
        words(MARGIN, 38, scene.say("title"), "gi-title"),
        words(MARGIN, 66, scene.headline(), "gi-waits"),
        *_land(scene),
        *_names(scene),
        *(_piece(scene, spot, piece) for spot, piece in sorted(scene.pieces().items(), key=lambda one: (-one[0][1], one[0][0]))),
        *(words(MARGIN, foot + 18 + _LINE * seat, scene.beside(seat), "gi-note") for seat in seats),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        class_="gi",
        role="img",
    )


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
    return {spot: far.get(spot, _HIGHEST) for spot in grounds}


def _land(scene: Scene) -> list[str]:
    """Floors first, then what grows on them, then the lines between them."""
    everywhere = scene.grounds()
    grounds = {spot: kind for spot, kind in everywhere.items() if kind != "covered"}
    high = heights(grounds)
    floors, plants = [_cover(scene, spot) for spot in sorted(everywhere) if spot not in grounds], []
    for spot, kind in sorted(grounds.items()):
        x, y = _corner(scene, spot)
        colour = "swamp" if kind == "swamp" else f"land-{min(high[spot], _HIGHEST)}"
        floors.append(tag("rect", x=x, y=y, width=CELL, height=CELL, fill=f"var(--gi-{colour})"))
        plants.append(use(f"gi-{kind}-{ground.variant_of(*spot)}", x + CELL / 2, y + CELL / 2, CELL))
    lines = {"gi-grid": "", "gi-contour": "", "gi-shore": ""}
    for spot in sorted(grounds):
        for kind, line in _edges(scene, spot, high):
            lines[kind] += line
    return [*floors, *plants, *(tag("path", d=d, class_=kind) for kind, d in lines.items() if d)]


def _cover(scene: Scene, spot: Spot) -> str:
    """GI-68: a field behind the screen."""
    x, y = _corner(scene, spot)
    return tag("rect", x=x, y=y, width=CELL, height=CELL, fill="var(--gi-covered)", class_="gi-grid-field")


def _edges(scene: Scene, spot: Spot, high: dict[Spot, int]) -> list[tuple[str, str]]:
    """What lies between a field and its right and upper neighbours; a swamp at the edge of the board has a shore there too."""
    x, y = _corner(scene, spot)
    column, row = spot
    inner = (((column + 1, row), f"M{x + CELL} {y}v{CELL}"), ((column, row + 1), f"M{x} {y}h{CELL}"))
    outer = (((column - 1, row), f"M{x} {y}v{CELL}"), ((column, row - 1), f"M{x} {y + CELL}h{CELL}"))
    found = [(_line_between(high[spot], high[near]), line) for near, line in inner if near in high]
    if not high[spot]:
        found += [("gi-shore", line) for near, line in (*inner, *outer) if near not in high]
    return found


def _line_between(one: int, other: int) -> str:
    if one == other:
        return "gi-grid"
    return "gi-contour" if one and other else "gi-shore"


def _names(scene: Scene) -> list[str]:
    low = HEAD + scene.rows * CELL + 20
    columns = [
        words(MARGIN + (k + 0.5) * CELL, low, name, "gi-name", text_anchor="middle") for k, name in enumerate(column_names(scene))
    ]
    rows = [
        words(MARGIN - 8, HEAD + (scene.rows - k - 0.4) * CELL, name, "gi-name", text_anchor="end")
        for k, name in enumerate(row_names(scene))
    ]
    return columns + rows


def _piece(scene: Scene, spot: Spot, piece: PieceView) -> str:
    """A shield on its stand: the front with picture and strengths if it is known, otherwise the back in its seat's colour."""
    kind = piece["kind"]
    name = f"{piece['field']}: {scene.piece(kind) if kind else scene.say('hidden')} ({piece['seat']})"
    side = f"var(--gi-side-{piece['seat']})"
    return place(
        *_corner(scene, spot),
        label(name),
        tag("rect", x=8, y=47, width=42, height=7, rx=3, class_="gi-shadow"),
        tag("rect", x=10, y=45, width=36, height=7, rx=3, class_="gi-stand"),
        _front(scene, kind, side) if kind else _back(side),
    )


def _front(scene: Scene, kind: str, side: str) -> str:
    picture = pieces.TRAP if kind == "blank" and scene.has_trap else kind
    numbers = NUMBERS.get(kind)
    parts = [tag("rect", x=6.5, y=2.5, width=43, height=46, rx=8, class_="gi-front", stroke=side)]
    parts.append(use(f"gi-{picture}", CELL / 2, 18.5 if numbers else 25.5, 33 if numbers else 40))
    for x, number, plate in ((8.5, 0, "land"), (28.5, 1, "swamp")) if numbers else ():
        parts.append(tag("rect", x=x, y=34, width=19, height=13, rx=3, class_=f"gi-plate-{plate}"))
        parts.append(words(x + 9.5, 45, str(numbers[number] if numbers else ""), "gi-number"))
    return "".join(parts)


def _back(side: str) -> str:
    shield = tag("rect", x=6.5, y=2.5, width=43, height=46, rx=8, class_="gi-back", fill=side)
    return shield + use("gi-hidden", CELL / 2, 25, 34)
