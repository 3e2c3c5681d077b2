"""The pieces as symbols `gi-KIND`, read from `pieces.toml`; and the back that hides one."""

from functools import cache
from pathlib import Path

import msgspec

from gondwana.games.drawing.svg import tag

FIELD = 64
TRAP = "trap"
"""Drawn instead of the blank piece where a variant makes it a trap."""
VIEW_BOX = f"-2 -2 {FIELD + 4} {FIELD + 4}"
_MARKS = {
    1: "M2 2H11V5.5H8.5V15.5H11V19H2V15.5H4.5V5.5H2Z",
    2: "M2 2H18V5.5H15.5V15.5H18V19H2V15.5H4.5V5.5H2ZM8.5 5.5V15.5H11.5V5.5Z",
}
"""Roman numerals with serifs: a bare stroke could be a claw."""
_FOOT = (
    "M32 52C25 52 22 46 24 40L15 27C13 23 18 20 21 23L28 34L29 16C29 12 35 12 35 16"
    "L36 34L43 23C46 20 51 23 49 27L40 40C42 46 39 52 32 52Z"
)


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece: its colour, its paths, and where its eye is."""

    colour: str
    body: str
    cut: str = ""
    light: str = ""
    dark: str = ""
    spots: tuple[tuple[float, float], ...] = ()
    eye: tuple[float, float] | None = None
    mark: int = 0


SHAPES = msgspec.toml.decode(Path(__file__).with_name("pieces.toml").read_bytes(), type=dict[str, Shape])


@cache
def symbols() -> str:
    """All that a drawing refers to, once in it."""
    fronts = "".join(tag("symbol", picture(name), id=f"gi-{name}", viewBox=VIEW_BOX) for name in SHAPES)
    return fronts + tag("symbol", footprint(), id="gi-hidden", viewBox=VIEW_BOX)


def picture(name: str) -> str:
    """A piece as markup."""
    shape = SHAPES[name]
    patches = [
        tag("path", d=shape.body, class_="gi-shadow", transform="translate(1.5 2.5)"),
        tag("path", d=shape.body, fill=shape.colour, class_="gi-rim"),
    ]
    # A hole is dark and has light teeth in it, so dark goes below light.
    patches += [tag("path", d=d, class_=f"gi-{name}") for name, d in (("dark", shape.dark), ("light", shape.light)) if d]
    patches += [tag("circle", cx=x, cy=y, r=1.4, class_="gi-spot") for x, y in shape.spots]
    if shape.cut:
        patches.append(tag("path", d=shape.cut, class_="gi-cut"))
    if shape.eye is not None:
        x, y = shape.eye
        patches.append(tag("circle", cx=x, cy=y, r=2.6, fill="#fff") + tag("circle", cx=x + 0.5, cy=y, r=1.3, fill="#221a14"))
    if shape.mark:
        patches.append(tag("path", d=_MARKS[shape.mark], class_="gi-mark"))
    return "".join(patches)


def footprint() -> str:
    """What a back shows: that somebody is there."""
    return tag("path", d=_FOOT, class_="gi-foot", transform="rotate(14 32 32)")
