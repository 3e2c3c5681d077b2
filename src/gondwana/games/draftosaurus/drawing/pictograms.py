"""Small signs in one colour: the faces of the die, the two signposts, the rule of each pen."""

from gondwana.games.draftosaurus.drawing.silhouettes import SILHOUETTES
from gondwana.games.drawing.svg import place, tag

HEART = "M12 21C4 14 2 11 2 8C2 4 5 2 8 2C10 2 11 3 12 5C13 3 14 2 16 2C19 2 22 4 22 8C22 11 20 14 12 21Z"
CROWN = "M3 20L1 6L8 12L12 3L16 12L23 6L21 20Z"
_FIR = "M16 2L26 16H21L29 28H19V34H13V28H3L11 16H6Z"
_TUFTS = (
    "M14 52C15 40 12 32 6 26M20 52C20 36 20 26 18 14M26 52C26 40 30 32 36 28"
    "M40 52C41 44 38 38 34 34M46 52C46 38 47 30 46 20M52 52C52 44 55 38 60 34"
)


def face(name: str) -> str:
    """What stands on a face of the die, on a field of 64 by 64."""
    return tag("g", _FACES[name], class_="gd-inked")


def _two_firs() -> str:
    return place(2, 12, tag("path", d=_FIR)) + place(28, 8, tag("path", d=_FIR), scale=1.25)


def _restrooms() -> str:
    """Two figures, side by side."""
    man = "M9 22H23L23 40H20V60H12V40H9Z"
    woman = "M41 22H51L58 44H51V60H41V44H34Z"
    heads = tag("circle", cx=16, cy=12, r=7) + tag("circle", cx=46, cy=12, r=7)
    return heads + tag("path", d=man) + tag("path", d=woman) + tag("path", d="M31 4V60", class_="gd-line", stroke_width=2.5)


def _fork_and_knife() -> str:
    fork = "M12 4V22C12 28 15 30 17 31V60H23V31C25 30 28 28 28 22V4H25V20H21.5V4H18.5V20H15V4Z"
    knife = "M40 4C50 8 52 22 50 36H46V60H40Z"
    return tag("path", d=fork) + tag("path", d=knife)


def _empty_pen() -> str:
    ring = tag("circle", cx=32, cy=32, r=23, class_="gd-line", stroke_width=3.5)
    return ring + tag("circle", cx=32, cy=32, r=23, class_="gd-line", stroke_width=10, stroke_dasharray=".1 18")


def _no_trex() -> str:
    shape = place(7, 7, tag("path", d=SILHOUETTES["trex"].body), scale=0.78)
    barred = tag("circle", cx=32, cy=32, r=29) + tag("path", d="M12 12L52 52")
    return shape + tag("g", barred, fill="none", stroke="#b3262f", stroke_width=5, stroke_linecap="round")


_FACES = {
    "woodlands": _two_firs(),
    "grasslands": tag("path", d=_TUFTS, class_="gd-line"),
    "restrooms": _restrooms(),
    "food_court": _fork_and_knife(),
    "empty": _empty_pen(),
    "no_trex": _no_trex(),
}
SIGNS = {"left": "food_court", "right": "restrooms"}
"""What stands on the signpost of each bank."""


def rule(zone: str) -> str:
    """The rule of a pen, on a field of 24 by 24."""
    return tag("g", _RULES[zone], class_="gd-inked")


def _dots(*kinds: str) -> str:
    """A row of shapes: equal shapes stand for equal species."""
    shapes = {
        "o": lambda x: tag("circle", cx=x, cy=12, r=3.3),
        "s": lambda x: tag("rect", x=x - 3, y=9, width=6, height=6),
        "t": lambda x: tag("path", d=f"M{x} 8L{x + 3.8} 15.4H{x - 3.8}Z"),
        "?": lambda x: tag("circle", cx=x, cy=12, r=2.8, class_="gd-line", stroke_width=1.5),
    }
    return "".join(shapes[kind](4 + k * 8) for k, kind in enumerate(kinds))


_RULES = {
    "forest": _dots("o", "o", "o"),
    "meadow": _dots("o", "s", "t"),
    "wood": _dots("o", "s", "o"),
    "trio": _dots("?", "?", "?"),
    "prairie": tag("path", d=HEART),
    "bridge_left": tag("path", d=HEART),
    "bridge_right": tag("path", d=HEART),
    "king": tag("path", d=CROWN),
    "island": tag("circle", cx=12, cy=12, r=4) + tag("circle", cx=12, cy=12, r=9, class_="gd-line", stroke_width=1.8),
    "pyramid": "".join(
        tag("circle", cx=x, cy=y, r=3.2) for x, y in ((4, 20), (12, 20), (20, 20), (8, 12.5), (16, 12.5), (12, 5))
    ),
    "lookout": tag("path", d="M1 12C6 4 18 4 23 12C18 20 6 20 1 12Z", class_="gd-line", stroke_width=2.2)
    + tag("circle", cx=12, cy=12, r=3.8),
    "quarantine": tag("path", d="M9 2H15V9H22V15H15V22H9V15H2V9H9Z"),
}
