"""The park itself, seen from above: paper layers of grass, wood and water, the same for every zoo on a board."""

import re
from cmath import rect
from functools import cache
from math import radians
from random import Random

from gondwana.games.draftosaurus.data import DATA, PENS
from gondwana.games.draftosaurus.drawing import pictograms
from gondwana.games.draftosaurus.drawing.park import Box, Park
from gondwana.games.drawing.svg import number, place, tag, use, words

_COLOURS = {
    "summer": {
        "ground": "grass", "hill": "grass-hill", "tuft": "tuft", "far": "woodland-far", "near": "woodland",
        "bank": "bank", "water": "river", "deep": "river-deep", "ripple": "ripple",
    },
    "winter": {
        "ground": "snow-grass", "hill": "snow-hill", "tuft": "snow-tuft", "far": "snow-woodland-far", "near": "snow-woodland",
        "bank": "snow-bank", "water": "ice", "deep": "ice-deep", "ripple": "crack",
    },
}  # fmt: skip
_NUMBER = re.compile(r"-?\d+\.?\d*")
_COUPLE = 2 * DATA.pen("bridge_left").points
"""What a couple over the bridge brings, printed on it."""

SIGNPOST = 68
"""The field of a signpost."""
FIR_HEIGHT = 1.25
"""Of a fir, for its width."""
_HILL = "M 0,82 C 20,70 30,92 50,84 S 80,70 100,80 L 100,100 L 0,100 Z"


def paint(name: str) -> str:
    """A colour of the style by its name."""
    return f"var(--{name})"


@cache
def symbols(board: str, *parks: Park) -> str:
    """Firs, and a landscape for each map."""
    return fir(board) + "".join(_landscape(board, park) for park in parks)


def ground(board: str, park: Park) -> str:
    """The landscape of a zoo, its top left corner at the origin."""
    return use(f"gd-land-{board}-{park.name}", park.width / 2, park.height / 2, park.width, park.height)


def _landscape(board: str, park: Park) -> str:
    frame = f"gd-frame-{park.name}"
    firs = "".join(use(f"gd-fir-{board}", x, y, park.fir, park.fir * FIR_HEIGHT) for x, y in fir_spots(board, park))
    signposts = "".join(_sign(board, park, side) for side in ("left", "right"))
    clip = tag("clipPath", tag("rect", width=park.width, height=park.height, rx=park.corner), id=frame)
    return tag(
        "symbol",
        clip,
        tag("g", behind_firs(board, park), firs, before_firs(board, park), signposts, clip_path=f"url(#{frame})"),
        id=f"gd-land-{board}-{park.name}",
        viewBox=f"0 0 {park.width} {park.height}",
    )


def behind_firs(board: str, park: Park) -> str:
    """The lower layers of a map: grass and woodland. Its corners are not round yet."""
    colour = _COLOURS[board]
    return "".join(
        (
            tag("rect", width=park.width, height=park.height, fill=paint(colour["ground"])),
            tag("path", d=_curve(park, _HILL), fill=paint(colour["hill"])),
            _tufts(board, park),
            _woodland(park, park.height * 0.045, paint(colour["far"])),
            _woodland(park, 0, paint(colour["near"])),
        )
    )


def before_firs(board: str, park: Park) -> str:
    """The upper layers of a map: all water, and the bridge."""
    return _river(board, park) + (_pond(park) if board == "summer" else _bridge(park))


def _curve(park: Park, shape: str) -> str:
    """A path whose pairs are given in hundredths of the map's width and height."""
    x, y = park.width / 100, park.height / 100
    pairs = (step.split(",") for step in shape.split())
    return " ".join(f"{number(float(pair[0]) * x)} {number(float(pair[1]) * y)}" if len(pair) > 1 else pair[0] for pair in pairs)


def _woodland(park: Park, lower: float, fill: str) -> str:
    """The upper part of the park, down to its edge and a little lower."""
    left, right = ((edge + lower) / park.height * 100 for edge in park.edge)
    middle = (left + right) / 2
    shape = _curve(park, f"M 0,0 L 100,0 L 100,{right} C 88,{right + 5} 66,{right - 3} 50,{middle} S 16,{left + 5} 0,{left} Z")
    shadow = tag("path", d=shape, class_="gd-shadow", transform=f"translate(0 {number(park.height * 0.008)})")
    return shadow + tag("path", d=shape, fill=fill)


def _edge(park: Park, x: float) -> float:
    """About how far down the woodland reaches there."""
    left, right = park.edge
    return left + (right - left) * x / park.width


def _scattered(park: Park, step: float, seed: int) -> list[tuple[float, float]]:
    """Points all over the map, evenly but not in rows, from the top down; always the same ones."""
    chance = Random(seed)
    points = []
    for row in range(int(park.height / step) + 2):
        for column in range(int(park.width / step) + 2):
            shift = 0.5 * (row % 2) + chance.random() * 0.5
            points.append(((column + shift - 0.5) * step, (row + chance.random() * 0.4) * step * 0.9))
    return [(round(x), round(y)) for x, y in points if -step / 2 < x < park.width + step / 2]


def _covered(park: Park, board: str, x: float, y: float, margin: float) -> bool:
    """Whether a pen or the river lies over a point."""
    boxes = [park.pens[pen] for pen in PENS[board]] + [Box(park.river.x, 0, park.river.w, park.height)]
    return any(box.x - margin < x < box.x + box.w + margin and box.y - margin < y < box.y + box.h + margin for box in boxes)


def fir_spots(board: str, park: Park) -> list[tuple[float, float]]:
    """Where firs have their middles, the farthest first."""
    size = park.fir
    return [
        (x, round(y - size * 0.35))
        for x, y in _scattered(park, size * 0.92, seed=3)
        if y < _edge(park, x) - size * 0.2 and not _covered(park, board, x, y, -size * 0.1)
    ]


def fir(board: str) -> str:
    """A fir of folded paper; snow lies on it in winter."""
    dark, fold = ("fir", "fir-fold") if board == "summer" else ("winter-fir", "winter-fir-fold")
    cap = paint("fir-cap" if board == "summer" else "snow")
    parts = (
        tag("ellipse", cx=17, cy=37, rx=11, ry=3, class_="gd-shadow"),
        tag("path", d="M14 32H18V38H14Z", fill=paint("wood-dark")),
        tag("path", d="M16 1L25 15H21L28 25H23L31 34H1L9 25H4L11 15H7Z", fill=paint(dark)),
        tag("path", d="M16 1L25 15H21L28 25H23L31 34H16Z", fill=paint(fold)),
        tag("path", d="M16 1L22 10L18 9L16 12L13 9L10 10Z", fill=cap),
        tag(
            "path",
            d="M4 25L8 22L11 25L14 22L13 27ZM1 34L6 30L10 34L13 31L12 34Z",
            fill=cap,
            opacity=1 if board == "winter" else 0.5,
        ),
    )
    return tag("symbol", *parts, id=f"gd-fir-{board}", viewBox="0 0 32 40")


def _tufts(board: str, park: Park) -> str:
    size = park.fir * 0.5
    points = [
        (x, y)
        for x, y in _scattered(park, park.fir * 1.4, seed=8)
        if y > _edge(park, x) + size * 1.6 and not _covered(park, board, x, y, 0)
    ]
    plants = [point for k, point in enumerate(points) if board == "winter" or k % 3]
    blade = "m-5 0q1 -6 -2 -9m7 9v-12m5 12q-1 -6 2 -9" if board == "summer" else "m-9 0q9 -9 18 0m-5 -1q6 -5 11 1"
    drawn = [
        tag(
            "path",
            d=_repeated(blade, plants, park.fir / 34),
            fill="none",
            stroke=paint(_COLOURS[board]["tuft"]),
            stroke_width=2.4 * park.fir / 34,
            stroke_linecap="round",
        )
    ]
    if board == "summer":
        for colour, width in (("#fff6d8", 5.2), ("#e0a21b", 2)):  # a line of no length is a dot
            dots = _repeated("h0", points[::3], 1)
            drawn.append(tag("path", d=dots, stroke=colour, stroke_width=width * park.fir / 34, stroke_linecap="round"))
    return "".join(drawn)


def _repeated(shape: str, points: list[tuple[float, float]], scale: float) -> str:
    """One path of the same shape at many points: a shape in relative steps."""
    scaled = _NUMBER.sub(lambda found: number(float(found.group()) * scale), shape)
    return "".join(f"M{number(x)} {number(y)}{scaled}" for x, y in points)


def _river(board: str, park: Park) -> str:
    colour = _COLOURS[board]
    x, w = (value / park.width * 100 for value in (park.river.x, park.river.w))
    b = w * 0.09  # how far the banks bend
    left = f"M {x + b},0 C {x - b},20 {x + b},35 {x},50 S {x - b},85 {x + b},100"
    right = f"L {x + w - b},100 C {x + w + b},80 {x + w - b},65 {x + w},50 S {x + w + b},15 {x + w - b},0 Z"
    d = _curve(park, f"{left} {right}")
    inner = f"translate({number(park.river.middle[0])} 0) scale(.72 1) translate({number(-park.river.middle[0])} 0)"
    return "".join(
        (
            tag("path", d=d, fill=paint(colour["bank"]), stroke=paint(colour["bank"]), stroke_width=park.river.w * 0.13),
            tag("path", d=d, fill=paint(colour["deep"])),
            tag("path", d=d, fill=paint(colour["water"]), transform=inner),
            _ripples(park, paint(colour["ripple"])) if board == "summer" else _cracks(park, paint(colour["ripple"])),
        )
    )


def _ripples(park: Park, stroke: str) -> str:
    x, _ = park.river.middle
    step, scale = park.river.w * 0.5, park.river.w / 108
    points = [(x + park.river.w * (0.22 if k % 2 else -0.18), (k + 0.6) * step) for k in range(int(park.height / step))]
    waves = _repeated("m-16 0q4 -5 8 0t8 0t8 0", points, scale)
    return tag("path", d=waves, fill="none", stroke=stroke, stroke_width=2.4 * scale, stroke_linecap="round", opacity=0.8)


def _cracks(park: Park, stroke: str) -> str:
    """Cracks in the ice, each turned in its own way."""
    x, _ = park.river.middle
    step, scale = park.river.w * 0.85, park.river.w / 108
    lines = (((-30, 8), (-12, 0), (-2, 6), (14, -6), (30, -2)), ((-2, 6), (4, 20)), ((14, -6), (10, -18)))
    drawn = []
    for k in range(int(park.height / step)):
        turn = rect(scale, radians(k * 37))
        middle = complex(x + park.river.w * (0.1 if k % 2 else -0.08), (k + 0.5) * step)
        for line in lines:
            corners = [middle + turn * complex(*corner) for corner in line]
            drawn.append("M" + "L".join(f"{number(corner.real)} {number(corner.imag)}" for corner in corners))
    return tag("path", d="".join(drawn), fill="none", stroke=stroke, stroke_width=2 * scale, opacity=0.9)


def _pond(park: Park) -> str:
    """The water around the Solitary Island."""
    island = park.pens["island"]
    x, y = island.middle
    rx, ry = island.w / 2 + park.fir * 0.75, island.h / 2 + park.fir * 0.5
    return "".join(
        (
            tag("ellipse", cx=x, cy=y, rx=rx + park.fir * 0.14, ry=ry + park.fir * 0.14, fill=paint("bank")),
            tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=paint("river-deep")),
            tag("ellipse", cx=x, cy=y + 1, rx=rx - park.fir * 0.22, ry=ry - park.fir * 0.2, fill=paint("river")),
        )
    )


def _bridge(park: Park) -> str:
    """Logs across the ice, with the heart and the points of a couple on them."""
    box = park.bridge
    x, y = box.middle
    logs = 5 if park.roomy else 4
    thick = box.h / logs
    parts = [tag("rect", x=box.x, y=box.y + thick * 0.5, width=box.w, height=box.h, rx=thick / 2, class_="gd-shadow")]
    for k in range(logs):
        inset = (k % 2) * thick * 0.4
        parts.append(
            tag("rect", x=box.x + inset, y=box.y + k * thick, width=box.w - 2 * inset, height=thick - 1, rx=thick / 2,
                fill=paint("wood-light" if k % 2 else "wood"), stroke=paint("wood-dark"), stroke_width=1.2)
        )  # fmt: skip
    heart = box.h * 0.7
    parts.append(
        place(x - heart / 2, y - heart * 0.48, tag("path", d=pictograms.HEART, fill="#c8343f", class_="gd-rim"), scale=heart / 24)
    )
    parts.append(words(x, y + heart * 0.16, str(_COUPLE), "gd-bonus gd-mid", font_size=heart * 0.42))
    return "".join(parts)


def _sign(board: str, park: Park, side: str) -> str:
    x, y = park.signs[board][side]
    size = park.sign_size
    return place(x - size / 2, y - size / 2, signpost(side), scale=size / SIGNPOST)


def signpost(side: str) -> str:
    """A signpost: the food court left of the river, the restrooms right of it."""
    return "".join(
        (
            tag("ellipse", cx=34, cy=66, rx=16, ry=4, class_="gd-shadow"),
            tag("path", d="M28 40H36V66H28Z", fill=paint("wood-dark")),
            tag("rect", x=3, y=4, width=60, height=46, rx=8, class_="gd-shadow"),
            tag("rect", x=2, y=0, width=60, height=46, rx=8, class_="gd-plaque"),
            place(14, 5, pictograms.face(pictograms.SIGNS[side]), scale=0.56),
        )
    )
