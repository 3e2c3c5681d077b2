"""Where everything lies in a park: three maps, for the zoo in front, for the smaller ones around it, for a narrow screen.

Woodland lies above and grassland below. The edge between them falls from right to left, as the pens do: two of woodland left
of the river and one right of it, one of grassland left and two right. Units are those of the map.
"""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import NamedTuple

from gondwana.games.draftosaurus.data import DATA

ALONE = 1.25
"""How much larger a dinosaur is drawn in a pen for one."""


class Box(NamedTuple):
    """A part of the map by its top left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    def inner(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """What is left of it within margins."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2


class Slot(NamedTuple):
    """Where a dinosaur stands: the middle and how much room it has."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, eq=False)
class Park:
    """A map. `pens` holds those of both boards, by name."""

    name: str
    width: float
    height: float
    pens: dict[str, Box]
    river: Box
    bridge: Box
    edge: tuple[float, float]
    """How far down the woodland reaches, at the left and at the right border."""
    signs: dict[str, dict[str, tuple[float, float]]]
    """By board and bank."""
    sign_size: float
    fir: float
    biggest: float
    """How large a dinosaur is drawn at most."""
    corner: float
    """How round the corners of the map are."""
    bend: float
    """How round the corners of a pen are."""
    roomy: bool
    """Whether there is room for names, and for numbers below the slots."""
    head: float
    """How high the strip over the slots of a pen is, for name, rule and points. Without one the points are beside the slots."""

    def ground(self, zone: str) -> Box:
        """The part of a pen where dinosaurs stand."""
        if self.roomy:
            return self.pens[zone].inner(12, self.head, 12, 26)
        if self.head:
            return self.pens[zone].inner(6, self.head, 6, 5)
        return self.pens[zone].inner(7, 6, 34, 6)

    def slots(self, board: str, zone: str, dinosaurs: int) -> list[Slot]:
        """The slots of a zone with so many dinosaurs in it: all that it has, or as many as needed where there is no limit."""
        if zone == "river":
            return self._in_river(dinosaurs, bridged=board == "winter")
        if zone == "pyramid":
            return self._in_pyramid()
        holds = DATA.pen(zone).holds
        return fit(max(holds, dinosaurs) or 1, self.ground(zone), self.biggest * (ALONE if holds == 1 else 1))

    def _in_pyramid(self) -> list[Slot]:
        ground, rows = self.ground("pyramid"), DATA.pen("pyramid").rows
        size = min(ground.w / len(rows[0]), ground.h / len(rows), self.biggest)
        middle = ground.x + ground.w / 2
        return [
            Slot(middle + (k - (len(row) - 1) / 2) * size, ground.y + ground.h - (level + 0.5) * size, size)
            for level, row in enumerate(rows)
            for k in range(len(row))
        ]

    def _in_river(self, dinosaurs: int, *, bridged: bool) -> list[Slot]:
        """Two abreast, from the top down; a bridge is left free."""
        size = min(self.river.w / 2, self.biggest)
        above = int((self.bridge.y - self.river.y) // size) if bridged else dinosaurs
        x, _ = self.river.middle
        slots = []
        for k in range(dinosaurs):
            row, column = divmod(k, 2)
            y = self.river.y + row * size
            if row >= above:
                y = self.bridge.y + self.bridge.h + (row - above) * size
            slots.append(Slot(x + (column - 0.5) * size, y + size / 2, size))
        return slots


def fit(many: int, ground: Box, biggest: float) -> list[Slot]:
    """So many slots, as large as the ground allows, row by row, in its middle."""
    _, columns = max((_worth(many, columns, ground, biggest), columns) for columns in range(1, many + 1))
    rows = ceil(many / columns)
    size = min(ground.w / columns, ground.h / rows, biggest)
    left = ground.x + (ground.w - columns * size) / 2
    top = ground.y + (ground.h - rows * size) / 2
    return [Slot(left + (k % columns + 0.5) * size, top + (k // columns + 0.5) * size, size) for k in range(many)]


def _worth(many: int, columns: int, ground: Box, biggest: float) -> float:
    """How good so many columns are: large slots, and no ragged last row."""
    rows = ceil(many / columns)
    return min(ground.w / columns, ground.h / rows, biggest) * sqrt(many / (rows * columns))


LARGE = Park(
    name="large",
    width=800,
    height=560,
    pens={
        "forest": Box(18, 18, 318, 120),
        "trio": Box(18, 164, 226, 124),
        "prairie": Box(18, 372, 318, 166),
        "king": Box(560, 18, 220, 130),
        "meadow": Box(464, 216, 318, 120),
        "island": Box(508, 384, 230, 146),
        "wood": Box(18, 18, 318, 120),
        "bridge_left": Box(18, 190, 310, 134),
        "bridge_right": Box(472, 190, 310, 134),
        "pyramid": Box(486, 346, 272, 200),
        "lookout": Box(560, 18, 220, 124),
        "quarantine": Box(66, 390, 216, 140),
    },
    river=Box(346, 34, 108, 500),
    bridge=Box(316, 218, 168, 80),
    edge=(346, 172),
    signs={
        "summer": {"left": (294, 236), "right": (508, 92)},
        "winter": {"left": (312, 372), "right": (508, 92)},
    },
    sign_size=64,
    fir=34,
    biggest=56,
    corner=22,
    bend=18,
    roomy=True,
    head=30,
)

SMALL = Park(
    name="small",
    width=360,
    height=274,
    pens={
        "forest": Box(7, 8, 138, 78),
        "trio": Box(7, 98, 138, 46),
        "prairie": Box(7, 176, 138, 88),
        "king": Box(256, 8, 96, 56),
        "meadow": Box(215, 96, 138, 78),
        "island": Box(232, 198, 108, 62),
        "wood": Box(7, 8, 138, 78),
        "bridge_left": Box(7, 100, 138, 58),
        "bridge_right": Box(215, 88, 138, 58),
        "pyramid": Box(215, 156, 138, 112),
        "lookout": Box(256, 8, 96, 56),
        "quarantine": Box(26, 194, 96, 60),
    },
    river=Box(148, 6, 64, 262),
    bridge=Box(138, 104, 84, 36),
    edge=(166, 78),
    signs={
        "summer": {"left": (128, 164), "right": (235, 44)},
        "winter": {"left": (134, 178), "right": (235, 44)},
    },
    sign_size=28,
    fir=20,
    biggest=34,
    corner=12,
    bend=11,
    roomy=False,
    head=0,
)

TALL = Park(
    name="tall",
    width=344,
    height=432,
    pens={
        "forest": Box(6, 8, 132, 110),
        "trio": Box(6, 132, 132, 76),
        "prairie": Box(6, 274, 132, 150),
        "king": Box(238, 8, 100, 92),
        "meadow": Box(206, 146, 132, 110),
        "island": Box(222, 300, 100, 104),
        "wood": Box(6, 8, 132, 110),
        "bridge_left": Box(6, 136, 132, 112),
        "bridge_right": Box(206, 136, 132, 112),
        "pyramid": Box(206, 272, 132, 152),
        "lookout": Box(238, 8, 100, 92),
        "quarantine": Box(22, 318, 100, 92),
    },
    river=Box(142, 10, 60, 400),
    bridge=Box(130, 176, 84, 48),
    edge=(244, 124),
    signs={
        "summer": {"left": (112, 244), "right": (220, 58)},
        "winter": {"left": (114, 284), "right": (220, 58)},
    },
    sign_size=32,
    fir=22,
    biggest=40,
    corner=14,
    bend=13,
    roomy=False,
    head=26,
)
"""Where a unit is a point of a narrow screen: no text is smaller than 14, and every pen can be touched."""
