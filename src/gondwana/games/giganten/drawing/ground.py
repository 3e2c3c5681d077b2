"""Land and swamp: told apart by what grows there, not by colour alone. Several of each: no pattern repeats itself."""

from gondwana.games.drawing.svg import tag

CELL = 56
VARIANTS = 4
_TUFT = "v-7m0 7q-1-4-4-5m4 5q1-4 4-5"
_TUFTS = (((12, 20), (41, 45)), ((38, 17), (16, 48)), ((24, 32),), ((44, 30), (10, 36)))
_REED = "v-17m5 17v-12m-10 12q-1-7-4-10m14 10q1-8 5-11"
_REEDS = ((16, 30), (40, 34), (14, 46), (38, 26))
_GLINTS = (
    "M30 44h12M34 49h14M36 12h8",
    "M8 14h12M12 19h6M10 46h14",
    "M30 14h14M36 19h6M30 36h8",
    "M8 36h12M12 41h12M12 12h6",
)


def land(variant: int) -> str:
    """Tufts of grass on a field."""
    return "".join(tag("path", d=f"M{x} {y}{_TUFT}", class_="gi-tuft") for x, y in _TUFTS[variant])


def swamp(variant: int) -> str:
    """A pool, reed and glints of water on a field."""
    x, y = _REEDS[variant]
    return "".join(
        (
            tag("ellipse", cx=CELL - x, cy=CELL - y + 4, rx=15, ry=9, class_="gi-deep"),
            tag("path", d=_GLINTS[variant], class_="gi-glint"),
            tag("path", d=f"M{x} {y}{_REED}", class_="gi-reed"),
        )
    )


def variant_of(column: int, row: int) -> int:
    """Which of the drawings lies on a field."""
    return (column * 5 + row * 7 + column * row) % VARIANTS


def symbols() -> str:
    """`gi-land-0` and so on, of the size of a field."""
    drawn = {"land": land, "swamp": swamp}
    return "".join(
        tag("symbol", draw(k), id=f"gi-{name}-{k}", viewBox=f"0 0 {CELL} {CELL}")
        for name, draw in drawn.items()
        for k in range(VARIANTS)
    )
