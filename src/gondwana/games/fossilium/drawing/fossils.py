"""Every fossil as a symbol `fo-NAME`: drawn whole, lying, and cut into parts by whoever shows it."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from gondwana.games.drawing.svg import tag
from gondwana.games.fossilium.drawing import animals, plants
from gondwana.games.fossilium.drawing.kit import CELL


class Picture(NamedTuple):
    """A fossil that lies: how many fields it is long and wide, and who draws it."""

    long: int
    wide: int
    draw: Callable[[], str]


PICTURES = {
    "cycadales": Picture(2, 2, plants.cycadales),
    "williamsonia": Picture(2, 2, plants.williamsonia),
    "nest": Picture(2, 2, animals.oviraptor_nest),
    "pentacrinites": Picture(2, 2, animals.pentacrinites),
    "plateosaurus": Picture(3, 2, animals.plateosaurus),
    "stegosaurus": Picture(3, 2, animals.stegosaurus),
    "trex": Picture(3, 2, animals.tyrannosaurus),
    "plesiosaur": Picture(3, 2, animals.plesiosaur),
    "equisetites": Picture(2, 1, plants.equisetites),
    "voltzia": Picture(2, 1, plants.voltzia),
    "araucaria": Picture(2, 1, plants.araucaria),
    "nothosaurus": Picture(2, 1, animals.nothosaurus),
    "ichthyosaurus": Picture(2, 1, animals.ichthyosaurus),
    "xiphactinus": Picture(2, 1, animals.xiphactinus),
    "fern": Picture(1, 1, plants.fern),
    "ginkgo": Picture(1, 1, plants.ginkgo),
    "urchin": Picture(1, 1, animals.sea_urchin),
    "belemnite": Picture(1, 1, animals.belemnite),
    "trackway": Picture(1, 1, animals.trackway),
    "dragonfly": Picture(1, 1, animals.dragonfly),
    "starter-botanical": Picture(1, 1, plants.glossopteris),
    "starter-aquatic": Picture(1, 1, plants.trilobite),
    "starter-terrestrial": Picture(1, 1, plants.skull),
}


@cache
def symbols() -> str:
    """All fossils, once in a drawing."""
    return "".join(
        tag("symbol", picture.draw(), id=f"fo-{name}", viewBox=f"0 0 {picture.long * CELL} {picture.wide * CELL}")
        for name, picture in PICTURES.items()
    )
