"""Everything else on the table as symbols `fo-NAME`: types, people, coins, bags, what a museum is built of, and the actions."""

from collections.abc import Callable
from functools import cache, partial
from math import pi

from gondwana.games.drawing.svg import tag
from gondwana.games.fossilium.drawing.kit import CELL, away, blob, disc, leaflet, polygon, smooth, straight

VIEW_BOX = f"0 0 {CELL} {CELL}"


def _path(class_: str, *paths: str, width: float | None = None) -> str:
    return tag("path", d="".join(paths), class_=class_, stroke_width=width)


def _on(*paths: str) -> str:
    return _path("fo-on", *paths)


def _stroke(width: float, *paths: str) -> str:
    return _path("fo-stroke", *paths, width=width)


def _leaf() -> str:
    """Botanical."""
    blade = _on(blob((11, 53), (9, 32), (25, 13), (56, 7), (53, 37), (32, 54)))
    return blade + _path(
        "fo-inlay", straight((6, 58), (40, 24)), straight((24, 40), (24, 28)), straight((24, 40), (37, 40)), width=4
    )


def _wave() -> str:
    """Aquatic."""
    return _stroke(8.5, *(f"M6 {y}q8.7 -13 17.4 0t17.4 0t17.4 0" for y in (18, 35, 52)))


def _footprint() -> str:
    """Terrestrial."""
    toes = (((32, 46), -pi / 2, 42), ((30, 50), -pi / 2 - 0.72, 38), ((34, 50), -pi / 2 + 0.72, 38))
    return _on(
        *(leaflet(root, direction, far, 15) for root, direction, far in toes),
        blob((20, 46), (32, 38), (44, 46), (39, 60), (25, 60)),
    )


def _worker() -> str:
    """A figure in a hat; its colour is the page's."""
    return (
        _path("fo-body", "M14 61C14 46 20 38 32 38S50 46 50 61Z")
        + _path("fo-skin", disc((32, 27), 10.5))
        + _path(
            "fo-hat",
            "M11 24Q32 29 53 24Q50 30 32 30.4Q14 30 11 24Z",
            blob((20, 25), (22, 10), (32, 12.5), (42, 10), (44, 25), (32, 27)),
        )
        + _stroke(3.4, smooth([(20.6, 22), (32, 24), (43.4, 22)]))
    )


def _guest() -> str:
    """Somebody who comes to see the museum."""
    return _path("fo-body", "M15 61C15 43 21 34 32 34S49 43 49 61Z", disc((32, 20), 12)) + _path(
        "fo-paper", polygon((38, 44), (49, 44), (49, 56), (38, 56))
    )


def _regular() -> str:
    """A guest who comes again: with a heart."""
    heart = "M32 60C20 51 19 42 25 40C29 38.6 32 43 32 43S35 38.6 39 40C45 42 44 51 32 60Z"
    return _path("fo-body", "M13 61C13 43 20 34 32 34S51 43 51 61Z", disc((32, 19), 12.5)) + _path("fo-gleam", heart)


def _student() -> str:
    """A doctoral student under a mortarboard."""
    return (
        _path("fo-coat", "M13 61C13 46 20 39 32 39S51 46 51 61Z")
        + _path("fo-skin", disc((32, 29), 10.5))
        + _path(
            "fo-ink", polygon((32, 6), (57, 16), (32, 26), (7, 16)), polygon((20, 17), (44, 17), (44, 23.5), (32, 26), (20, 23.5))
        )
        + tag("path", d=straight((53, 17), (53, 32)), class_="fo-brassed", stroke_width=3)
        + _path("fo-brass", disc((53, 34), 3.6))
    )


def _dollar() -> str:
    strike = "M41 24C38 17 25 17 24 25C23 34 41 30 40 39C39 47 26 47 22 40"
    return _path("fo-coin", disc((32, 32), 26)) + _path("fo-struck", strike, straight((32, 13), (32, 51)))


def _prestige() -> str:
    return _path("fo-gleam", "M32 4L40.3 22.4L60.4 24.6L45.4 38.2L49.6 58L32 48L14.4 58L18.6 38.2L3.6 24.6L23.7 22.4Z") + tag(
        "path",
        d="M32 4L40.3 22.4L60.4 24.6L45.4 38.2L49.6 58L32 48L14.4 58L18.6 38.2L3.6 24.6L23.7 22.4Z",
        class_="fo-brassed",
        stroke_width=3,
    )


def _ammonite() -> str:
    """The starting player's shell."""
    turns = [away((33, 34), k * 0.42, 2.6 + 24 * (k / 38) ** 1.25) for k in range(39)]
    ridges = [
        straight(away((33, 34), k * 0.42, 24 * (k / 38) ** 1.25 - 2), away((33, 34), k * 0.42, 3 + 24 * (k / 38) ** 1.25))
        for k in range(23, 39)
    ]
    return (
        _path("fo-gleam", disc((33, 34), 28))
        + tag("path", d=smooth(turns), class_="fo-brassed", stroke_width=4.4)
        + tag("path", d="".join(ridges), class_="fo-brassed", stroke_width=2)
    )


def _bag(site: int) -> str:
    """A sack of a dig site, with as many strata as it is deep."""
    strata = "".join(
        _path("fo-cord", f"M{19} {57 - k * 6.4}Q26 {54 - k * 6.4} 32 {57 - k * 6.4}T45 {57 - k * 6.4}") for k in range(site)
    )
    return (
        _path("fo-sack", blob((22, 16), (32, 20), (42, 16), (44, 24), (56, 42), (52, 59), (32, 62), (12, 59), (8, 42), (20, 24)))
        + _path("fo-sack", blob((20, 18), (22, 6), (32, 10), (42, 6), (44, 18), (32, 22)))
        + _path("fo-cord", straight((20, 21), (44, 21)))
        + strata
    )


def _scaffold() -> str:
    """Under construction."""
    return (
        _path(
            "fo-pole",
            straight((10, 4), (10, 60)),
            straight((54, 4), (54, 60)),
            straight((10, 56), (54, 38)),
            straight((10, 34), (54, 16)),
        )
        + _path("fo-plank", "M3 13h58v5h-58Z", "M3 35h58v5h-58Z", "M3 55h58v5h-58Z")
        + _path("fo-knot", *(disc((x, y), 2.4) for x in (10, 54) for y in (15.5, 37.5, 57.5)))
    )


def _slate() -> str:
    """What a fossil lies on."""
    return tag("rect", width=64, height=64, class_="fo-slate") + _path(
        "fo-strata",
        smooth([(0, 12), (20, 9), (44, 14), (64, 11)]),
        smooth([(0, 36), (24, 39), (42, 34), (64, 37)]),
        smooth([(6, 55), (30, 52), (64, 57)]),
    )


def _pedestal() -> str:
    """Brass, with a number on it that the page writes."""
    return _path("fo-brass", "M14 46H50L54 58H10Z", "M18 18H46V46H18Z", "M12 10H52V18H12Z") + _path(
        "fo-gleam", "M16 12H48V15H16Z", "M22 22H25V42H22Z"
    )


def _shop() -> str:
    """An awning over a counter."""
    awning = "".join(f"M{8 + k * 12} 12h12v14q-6 8 -12 0Z" for k in range(4))
    return _on(awning, "M12 36H16V58H12Z", "M48 36H52V58H48Z", "M8 44H56V52H8Z")


def _entrance() -> str:
    """An arch with an open door."""
    return _on("M10 60V30A22 22 0 0 1 54 30V60H46V30A14 14 0 0 0 18 30V60Z", "M24 60V32L40 27V60Z")


def _display() -> str:
    """A bone in a frame."""
    return _on(
        "M6 10H58V46H6ZM12 16V40H52V16Z",
        "M24 46H40L44 58H20Z",
        disc((20, 25), 4.4),
        disc((20, 31), 4.4),
        disc((44, 25), 4.4),
        disc((44, 31), 4.4),
        "M20 25H44V31H20Z",
    )


def _build() -> str:
    """A hammer."""
    return _on(
        polygon((8, 22), (24, 8), (44, 12), (40, 20), (34, 18), (24, 28), (18, 22), (14, 28)),
        polygon((27, 25), (34, 19), (58, 50), (51, 57)),
    )


def _donate() -> str:
    """A parcel that is given."""
    return _on(
        "M8 26H29V56H10Q8 56 8 54Z",
        "M35 26H56V54Q56 56 54 56H35Z",
        "M6 16H29V23H6Z",
        "M35 16H58V23H35Z",
        blob((32, 16), (18, 4), (14, 12), (24, 16)),
        blob((32, 16), (46, 4), (50, 12), (40, 16)),
    )


def _market() -> str:
    """A pair of scales."""
    return (
        _on("M29 8H35V52H29Z", "M18 52H46V58H18Z", "M8 14H56V18H8Z")
        + _stroke(
            3,
            straight((13, 16), (5, 38)),
            straight((13, 16), (21, 38)),
            straight((51, 16), (43, 38)),
            straight((51, 16), (59, 38)),
        )
        + _on("M2 38H24Q22 47 13 47T2 38Z", "M40 38H62Q60 47 51 47T40 38Z")
    )


def _tour() -> str:
    """A guide's flag over heads."""
    return _on(
        "M12 6H17V60H12Z",
        "M17 8L50 14L42 23L50 32L17 34Z",
        disc((34, 46), 5.4),
        disc((49, 46), 5.4),
        blob((26, 60), (29, 53), (34, 52), (39, 53), (42, 60)),
        blob((42, 60), (45, 53), (49, 52), (54, 53), (57, 60)),
    )


def _joker() -> str:
    """A cap with bells."""
    return _on(
        blob((12, 50), (6, 30), (8, 16), (18, 18), (24, 28), (32, 8), (40, 28), (46, 18), (56, 16), (58, 30), (52, 50), (32, 46)),
        disc((8, 14), 5),
        disc((32, 8), 5),
        disc((56, 14), 5),
        "M12 52H52V59H12Z",
    )


def _manage() -> str:
    """A clipboard."""
    return _on("M12 10H52V60H12ZM18 16V54H46V16Z", "M24 4H40V15H24Z", "M22 24H42V28H22Z", "M22 33H42V37H22Z", "M22 42H35V46H22Z")


def _strip() -> str:
    """The last excavation: a trowel."""
    return _on(
        blob((6, 58), (12, 36), (26, 22), (42, 38), (28, 52)),
        polygon((32, 28), (38, 22), (43, 27), (37, 33)),
        blob((40, 22), (52, 7), (58, 12), (44, 27)),
    )


def _pass() -> str:
    """A cup: enough for today."""
    return _on(
        "M10 22H44V42Q44 54 32 54H22Q10 54 10 42Z", "M44 26H50Q57 26 57 34T50 42H44V37H49Q52 37 52 34T49 31H44Z"
    ) + _stroke(3.4, "M20 16q-4 -4 0 -8", "M32 16q-4 -4 0 -8")


def _standee(name: str) -> str:
    """The animal as it lived, on a foot of wood."""
    return _path("fo-on", _LIVING[name]) + _path("fo-knot", "M14 54H50L53 61H11Z")


_LIVING = {
    "trex": blob(
        (3, 20),
        (6, 11),
        (17, 8),
        (25, 13),
        (30, 21),
        (42, 24),
        (54, 20),
        (62, 14),
        (58, 26),
        (46, 34),
        (42, 42),
        (46, 55),
        (36, 55),
        (36, 42),
        (31, 44),
        (33, 56),
        (23, 56),
        (24, 42),
        (21, 33),
        (17, 34),
        (20, 26),
        (8, 26),
    ),
    "plateosaurus": blob(
        (4, 10),
        (10, 6),
        (16, 9),
        (20, 18),
        (28, 25),
        (40, 25),
        (52, 31),
        (62, 42),
        (50, 38),
        (44, 40),
        (46, 55),
        (37, 55),
        (36, 42),
        (28, 42),
        (29, 55),
        (21, 55),
        (21, 38),
        (16, 28),
        (11, 15),
    ),
    "stegosaurus": polygon(
        (13, 27),
        (16, 18),
        (20, 23),
        (23, 10),
        (28, 18),
        (33, 6),
        (38, 18),
        (44, 12),
        (46, 23),
        (53, 22),
        (52, 30),
        (40, 34),
        (24, 34),
    )
    + blob(
        (3, 42),
        (8, 35),
        (18, 29),
        (30, 23),
        (44, 27),
        (54, 37),
        (62, 34),
        (56, 44),
        (46, 44),
        (46, 55),
        (38, 55),
        (37, 45),
        (25, 46),
        (26, 55),
        (18, 55),
        (18, 45),
        (8, 46),
    ),
    "plesiosaur": blob(
        (3, 14),
        (9, 9),
        (15, 13),
        (17, 22),
        (26, 29),
        (40, 28),
        (52, 32),
        (62, 30),
        (54, 38),
        (44, 41),
        (50, 53),
        (40, 46),
        (32, 44),
        (24, 54),
        (23, 42),
        (16, 34),
        (10, 20),
    ),
}
STANDEES = tuple(_LIVING)
SIGNS: dict[str, Callable[[], str]] = {
    "botanical": _leaf,
    "aquatic": _wave,
    "terrestrial": _footprint,
    "worker": _worker,
    "guest": _guest,
    "regular": _regular,
    "student": _student,
    "dollar": _dollar,
    "prestige": _prestige,
    "ammonite": _ammonite,
    "bag-1": partial(_bag, 1),
    "bag-2": partial(_bag, 2),
    "bag-3": partial(_bag, 3),
    "scaffold": _scaffold,
    "slate": _slate,
    "pedestal": _pedestal,
    "shop": _shop,
    "entrance": _entrance,
    "display": _display,
    "build": _build,
    "donate": _donate,
    "market": _market,
    "tour": _tour,
    "joker": _joker,
    "manage": _manage,
    "strip": _strip,
    "pass": _pass,
    **{f"standee-{name}": partial(_standee, name) for name in _LIVING},
}
NAMES = tuple(SIGNS)


@cache
def symbols() -> str:
    """All signs, once in a drawing."""
    return "".join(tag("symbol", draw(), id=f"fo-{name}", viewBox=VIEW_BOX) for name, draw in SIGNS.items())
