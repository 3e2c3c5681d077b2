"""The park itself, seen from above: paper layers of grass, wood and water, the same for every zoo on a board."""

from functools import cache
from random import Random

from gondwana.games.draftosaurus.data import DATA, PENS
from gondwana.games.draftosaurus.drawing import pictograms
from gondwana.games.draftosaurus.drawing.park import Box, Park
from gondwana.games.draftosaurus.drawing.svg import number, place, tag, use, words

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
_COUPLE = 2 * DATA.pen("bridge_left").points
"""What a couple over the bridge brings, printed on it."""

_HILL = "M 0,82 C 20,70 30,92 50,84 S 80,70 100,80 L 100,100 L 0,100 Z"


def paint(name: str) -> str:
    """A colour of the style by its name."""
    return f"var(--{name})"


@cache
def symbols(board: str, *parks: Park) -> str:
    """Firs, and a landscape for each map."""
    return _fir(board) + "".join(_landscape(board, park) for park in parks)


def ground(board: str, park: Park) -> str:
    """The landscape of a zoo, its top left corner at the origin."""
    return use(f"land-{board}-{park.name}", park.width / 2, park.height / 2, park.width, park.height)


def _landscape(board: str, park: Park) -> str:
    colour = _COLOURS[board]
    frame = f"gd-frame-{park.name}"
    w, h = park.width, park.height
    corner = 22 if park.roomy else 12
    layers = (
        tag("rect", width=w, height=h, fill=paint(colour["ground"])),
        tag("path", d=_curve(park, _HILL), fill=paint(colour["hill"])),
        _tufts(board, park),
        _woodland(park, h * 0.045, paint(colour["far"])),
        _woodland(park, 0, paint(colour["near"])),
        _firs(board, park),
        _river(board, park),
        _pond(park) if board == "summer" else _bridge(park),
        *(_sign(board, park, side) for side in ("left", "right")),
    )  # fmt: skip
    clip = tag("clipPath", tag("rect", width=w, height=h, rx=corner), id=frame)
    return tag(
        "symbol", clip, tag("g", *layers, clip_path=f"url(#{frame})"), id=f"gd-land-{board}-{park.name}", viewBox=f"0 0 {w} {h}"
    )


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
    return points


def _covered(park: Park, board: str, x: float, y: float, margin: float) -> bool:
    """Whether a pen or the river lies over a point."""
    boxes = [park.pens[pen] for pen in PENS[board]] + [Box(park.river.x, 0, park.river.w, park.height)]
    return any(box.x - margin < x < box.x + box.w + margin and box.y - margin < y < box.y + box.h + margin for box in boxes)


def _firs(board: str, park: Park) -> str:
    size = park.fir
    points = [
        (x, y)
        for x, y in _scattered(park, size * 0.92, seed=3)
        if y < _edge(park, x) - size * 0.2 and not _covered(park, board, x, y, -size * 0.1)
    ]
    return "".join(use(f"fir-{board}", x, y - size * 0.35, size, size * 1.25) for x, y in points)


def _fir(board: str) -> str:
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
        for x, y in _scattered(park, park.fir * 1.15, seed=8)
        if y > _edge(park, x) + size * 1.6 and not _covered(park, board, x, y, 0)
    ]
    blade = "M-5 0Q-4 -6 -7 -9M0 0V-12M5 0Q4 -6 7 -9" if board == "summer" else "M-9 0Q0 -9 9 0M4 -1Q10 -6 15 0"
    drawn = tag("path", d=blade, fill="none", stroke=paint(_COLOURS[board]["tuft"]), stroke_width=2.4, stroke_linecap="round")
    flower = tag("circle", r=2.6, fill="#fff6d8") + tag("circle", r=1, fill="#e0a21b")
    return "".join(
        place(x, y, flower if board == "summer" and k % 3 == 0 else drawn, scale=park.fir / 34) for k, (x, y) in enumerate(points)
    )


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
    step = park.river.w * 0.5
    wave = tag(
        "path", d="M-16 0q4 -5 8 0t8 0t8 0", fill="none", stroke=stroke, stroke_width=2.4, stroke_linecap="round", opacity=0.8
    )
    many = int(park.height / step)
    return "".join(
        place(x + park.river.w * (0.22 if k % 2 else -0.18), (k + 0.6) * step, wave, scale=park.river.w / 108)
        for k in range(many)
    )


def _cracks(park: Park, stroke: str) -> str:
    x, _ = park.river.middle
    step = park.river.w * 0.85
    crack = tag(
        "path", d="M-30 8L-12 0L-2 6L14 -6L30 -2M-2 6L4 20M14 -6L10 -18", fill="none", stroke=stroke, stroke_width=2, opacity=0.9
    )
    many = int(park.height / step)
    return "".join(
        place(x + park.river.w * (0.1 if k % 2 else -0.08), (k + 0.5) * step, crack, scale=park.river.w / 108, turn=k * 37)
        for k in range(many)
    )


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
    parts.append(words(x, y + heart * 0.16, str(_COUPLE), "gd-bonus gd-mid", style=f"font-size:{number(heart * 0.42)}px"))
    return "".join(parts)


def _sign(board: str, park: Park, side: str) -> str:
    """A signpost: the food court left of the river, the restrooms right of it."""
    x, y = park.signs[board][side]
    parts = (
        tag("ellipse", cx=34, cy=66, rx=16, ry=4, class_="gd-shadow"),
        tag("path", d="M28 40H36V66H28Z", fill=paint("wood-dark")),
        tag("rect", x=3, y=4, width=60, height=46, rx=8, class_="gd-shadow"),
        tag("rect", x=2, y=0, width=60, height=46, rx=8, class_="gd-plaque"),
        place(14, 5, pictograms.face(pictograms.SIGNS[side]), scale=0.56),
    )
    return place(x - park.sign_size / 2, y - park.sign_size / 2, *parts, scale=park.sign_size / 68)
