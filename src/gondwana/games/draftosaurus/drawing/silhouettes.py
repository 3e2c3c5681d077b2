"""The six dinosaurs as symbols, read from `silhouettes.toml`; and the token that hides one."""

from functools import cache
from pathlib import Path

import msgspec

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.drawing.svg import tag, use, words

FIELD = 64


class Silhouette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a species: paths, and where eye and letter are."""

    body: str
    cut: str
    eye: tuple[float, float]
    letter: tuple[float, float]


SILHOUETTES = msgspec.toml.decode(Path(__file__).with_name("silhouettes.toml").read_bytes(), type=dict[str, Silhouette])

_BRIGHT = 0.6
"""A colour brighter than this takes a dark letter."""
_FOOT = (
    "M32 50C25 50 22 44 24 38L16 26C14 22 19 20 21 23L28 33L29 17C29 13 35 13 35 17"
    "L36 33L43 23C45 20 50 22 48 26L40 38C42 44 39 50 32 50Z"
)
TILT = {"trex": -4, "triceratops": 3, "spinosaurus": -3, "stegosaurus": 3, "parasaurolophus": -5, "diplodocus": -3}
"""How many degrees each leans."""


@cache
def symbols() -> str:
    """All that `dinosaur` and `face_down` need, once in a drawing."""
    return "".join(_symbol(species.name, species.colour, species.letter) for species in DATA.species) + tag(
        "symbol", back(), id="gd-dino-hidden", viewBox=f"-2 -2 {FIELD + 4} {FIELD + 4}"
    )


def dinosaur(species: str, x: float, y: float, size: float) -> str:
    """A dinosaur with its middle at a point."""
    return use(f"gd-dino-{species}", x, y, size)


def face_down(x: float, y: float, size: float) -> str:
    """A hidden dinosaur with its middle at a point."""
    return use("gd-dino-hidden", x, y, size)


def _symbol(name: str, colour: str, letter: str) -> str:
    shape = SILHOUETTES[name]
    x, y = shape.letter
    drawn = tag(
        "g",
        tag("path", d=shape.body, class_="gd-shadow", transform="translate(1.5 2.5)"),
        tag("path", d=shape.body, fill=colour, class_="gd-rim"),
        tag("path", d=shape.cut, class_="gd-cut"),
        tag("circle", cx=shape.eye[0], cy=shape.eye[1], r=2.4, fill="#fff"),
        tag("circle", cx=shape.eye[0] + 0.5, cy=shape.eye[1], r=1.2, fill="#221a14"),
        words(x, y + 1, letter, "gd-letter", fill=ink(colour)),
        transform=f"rotate({TILT[name]} {FIELD // 2} {FIELD // 2})",
    )
    return tag("symbol", drawn, id=f"gd-dino-{name}", viewBox=f"-2 -2 {FIELD + 4} {FIELD + 4}")


def back() -> str:
    """A dinosaur that the viewer cannot see: a paper token with a footprint."""
    drawn = (
        tag("rect", x=5.5, y=6.5, width=56, height=56, rx=16, class_="gd-shadow"),
        tag("rect", x=4, y=4, width=56, height=56, rx=16, class_="gd-back"),
        tag("path", d=_FOOT, class_="gd-foot", transform="rotate(14 32 32)"),
    )
    return "".join(drawn)


def ink(colour: str) -> str:
    """The colour of a letter that can be read on a colour."""
    return "#3a2a05" if _brightness(colour) > _BRIGHT else "#fff"


def _brightness(colour: str) -> float:
    red, green, blue = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue
