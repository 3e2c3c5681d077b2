"""The twelve sides of the info panels as symbols `fo-NAME`: a sign of brass and paper."""

from functools import cache

from gondwana.games.drawing.svg import tag
from gondwana.games.fossilium.drawing.kit import CELL, blob, disc, leaflet, polygon, smooth, straight

VIEW_BOX = f"0 0 {CELL} {CELL}"


def _ink(*paths: str) -> str:
    return tag("path", d="".join(paths), class_="fo-ink")


def _brass(*paths: str) -> str:
    return tag("path", d="".join(paths), class_="fo-brass")


def _lines(width: float, *paths: str) -> str:
    return tag("path", d="".join(paths), class_="fo-inked", stroke_width=width)


def _gold(width: float, *paths: str) -> str:
    return tag("path", d="".join(paths), class_="fo-brassed", stroke_width=width)


def _paper(*paths: str) -> str:
    return tag("path", d="".join(paths), class_="fo-paper")


def _box(x: float, y: float, width: float, height: float, round_: float = 0) -> str:
    if not round_:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    r = round_
    return (
        f"M{x + r} {y}h{width - 2 * r}q{r} 0 {r} {r}v{height - 2 * r}q0 {r} {-r} {r}"
        f"h{-(width - 2 * r)}q{-r} 0 {-r} {-r}v{-(height - 2 * r)}q0 {-r} {r} {-r}Z"
    )


_STAR = "M32 9L35.4 17.4L44.4 18L37.5 23.8L39.7 32.6L32 27.8L24.3 32.6L26.5 23.8L19.6 18L28.6 17.4Z"
SIDES = {
    "planetarium": _ink("M11 48A21 21 0 0 1 53 48Z", _box(7, 48, 50, 6, 2))
    + tag("path", d=_STAR, class_="fo-gleam")
    + _brass(disc((20, 40), 2), disc((43, 38), 2.4), disc((34, 43), 1.6)),
    "restaurant": _ink(
        _box(14, 10, 3, 16, 1.5),
        _box(19.5, 10, 3, 16, 1.5),
        _box(25, 10, 3, 16, 1.5),
        blob((14, 22), (28, 22), (25, 32), (17, 32)),
        _box(18.6, 28, 5, 26, 2.5),
        blob((42, 9), (49, 14), (50, 26), (46, 33), (42, 33)),
        _box(42, 30, 5, 24, 2.5),
    )
    + _brass(disc((32.5, 50), 2.6)),
    "sponsors": _brass(disc((32, 25), 16))
    + tag("path", d=disc((32, 25), 12), class_="fo-coin")
    + _lines(3, "M37 20C35 17 28 17 27.5 21C27 26 37 24 36.5 29C36 33 29 33 27 30", straight((32, 15), (32, 35)))
    + _ink(polygon((22, 38), (30, 42), (27, 56), (23, 52), (18, 54)), polygon((42, 38), (34, 42), (37, 56), (41, 52), (46, 54))),
    "amber": tag("path", d=blob((32, 7), (44, 22), (49, 38), (43, 52), (32, 57), (21, 52), (15, 38), (20, 22)), class_="fo-coin")
    + _ink(disc((32, 36), 3.4, 6.4), disc((32, 27), 2.8))
    + _lines(1.8, *(straight((32, 33 + k * 3), (32 + s * 9, 30 + k * 6)) for k in range(3) for s in (-1, 1)))
    + _paper(leaflet((25, 20), 2.0, 12, 2.4)),
    "toilet": _ink(
        disc((21, 13), 5),
        _box(15, 20, 12, 18, 4),
        _box(16, 34, 4.6, 20, 2),
        _box(21.6, 34, 4.6, 20, 2),
        disc((43, 13), 5),
        polygon((40, 20), (46, 20), (53, 42), (33, 42)),
        _box(38, 40, 4, 14, 2),
        _box(44, 40, 4, 14, 2),
    )
    + _brass(_box(30.6, 9, 2.8, 46, 1.4)),
    "restorer": _ink(blob((12, 56), (13, 46), (20, 40), (26, 44), (24, 52)), polygon((22, 40), (27, 45), (52, 16), (48, 11)))
    + _brass(polygon((19, 42), (25, 48), (30, 42), (24, 36)))
    + _lines(2.6, smooth([(34, 54), (42, 50), (48, 54), (54, 50)])),
    "auditorium": _ink(_box(9, 11, 46, 22, 2))
    + _paper(_box(12.4, 14.4, 39.2, 15.2))
    + _brass(polygon((28, 17), (38, 22), (28, 27)))
    + _ink(
        *(disc((x, 42), 4) for x in (16, 32, 48)),
        *(disc((x, 50), 4.6) for x in (24, 40)),
        *(blob((x - 7, 56), (x - 5, 47), (x, 45), (x + 5, 47), (x + 7, 56)) for x in (16, 32, 48)),
    ),
    "laboratory": _lines(4, "M27 9V24L14 48Q11 55 19 55H45Q53 55 50 48L37 24V9", straight((23, 9), (41, 9)))
    + tag("path", d="M20 42H44L48 49Q50 53 45 53H19Q14 53 16 49Z", class_="fo-botanical")
    + _paper(disc((28, 47), 2.4), disc((36, 45), 1.8)),
    "platform": _ink(polygon((9, 20), (45, 10), (49, 22), (13, 31)), polygon((47, 9), (55, 7), (59, 20), (52, 23)))
    + _brass(_box(28, 24, 6, 8, 2))
    + _lines(4, straight((31, 30), (31, 40)), straight((31, 36), (19, 56)), straight((31, 36), (43, 56))),
    "depot": _ink(_box(8, 14, 48, 4), _box(8, 34, 48, 4), _box(8, 52, 48, 4), _box(8, 10, 4, 48), _box(52, 10, 4, 48))
    + _brass(_box(15, 20, 14, 13, 1.5), _box(32, 23, 10, 10, 1.5), _box(36, 40, 14, 11, 1.5))
    + tag("path", d=_box(16, 41, 16, 10, 5), class_="fo-terrestrial"),
    "reading": _paper("M8 16Q21 10 32 17Q43 10 56 16V50Q43 44 32 51Q21 44 8 50Z")
    + _lines(3.2, "M8 16Q21 10 32 17Q43 10 56 16V50Q43 44 32 51Q21 44 8 50Z", straight((32, 17), (32, 50)))
    + _gold(2.6, *(straight((x, y), (x + 13, y + (1 if x < 30 else -1))) for x in (14, 38) for y in (24, 31, 38))),
    "ticket": _brass("M8 20H56V28A5 5 0 0 0 56 38V46H8V38A5 5 0 0 0 8 28Z")
    + _paper(_box(14, 25, 28, 16, 2))
    + _lines(
        2.6,
        straight((47, 22), (47, 27)),
        straight((47, 31), (47, 36)),
        straight((47, 40), (47, 44)),
        straight((19, 30), (37, 30)),
        straight((19, 36), (31, 36)),
    ),
}
NAMES = tuple(f"panel-{name}" for name in SIDES)


@cache
def symbols() -> str:
    """All sides, once in a drawing."""
    plate = tag("rect", x=2.5, y=2.5, width=59, height=59, rx=9, class_="fo-plate")
    return "".join(tag("symbol", plate, side, id=f"fo-panel-{name}", viewBox=VIEW_BOX) for name, side in SIDES.items())
