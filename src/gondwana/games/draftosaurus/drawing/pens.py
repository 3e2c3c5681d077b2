"""What is drawn of a pen whoever owns it: its outline, its floor, the numbers printed in it, where names and points stand."""

from typing import NamedTuple

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.drawing.park import Box, Park, Slot


class Printed(NamedTuple):
    """A printed number: the middle of its foot, its height, and the slot whose dinosaur hides it."""

    x: float
    y: float
    size: float
    value: int
    slot: int | None


class Spot(NamedTuple):
    """Where a pictogram's top left corner is and its scale; or where a text begins and how long it may be."""

    x: float
    y: float
    size: float


class Signs(NamedTuple):
    """Where the tag with a pen's points has its middle, the T-Rex's own point, the rule's pictogram, the name."""

    points: tuple[float, float]
    trex: tuple[float, float]
    rule: Spot | None
    name: Spot | None


def outline(park: Park, zone: str) -> str:
    """The fence of a pen as a path: the island is round."""
    box = park.pens[zone]
    return _ellipse(box) if zone == "island" else _clearing(box, park.bend)


def floor(zone: str) -> str:
    """The name of the colour of a pen's ground."""
    pen = DATA.pen(zone)
    return f"clearing-{pen.part}" if pen.board == "summer" else "snow-clearing"


def printed(park: Park, zone: str, slots: list[Slot]) -> list[Printed]:
    """The numbers printed on the board: each slot's, or what the pen is worth."""
    pen = DATA.pen(zone)
    if park.head and not park.roomy and not pen.ladder and pen.holds > 1:
        return [Printed(park.pens[zone].x + 40, park.pens[zone].y + 20, 15, pen.points, None)]
    if not park.roomy or zone == "pyramid":
        values = pen.ladder or ((pen.points,) if pen.holds == 1 and pen.points else ())
        size = slots[0].size * 0.42
        return [
            Printed(slot.x, slot.y + size * 0.36, size, value, k)
            for k, (slot, value) in enumerate(zip(slots, values, strict=False))
        ]
    under = park.ground(zone).y + park.ground(zone).h + 17
    if pen.ladder:
        return [Printed(slot.x, under, 15, value, None) for slot, value in zip(slots, pen.ladder, strict=False)]
    return [Printed(park.ground(zone).middle[0], under, 15, pen.points, None)] if pen.holds and pen.points else []


def signs(park: Park, zone: str) -> Signs:
    """Where the signs of a pen stand."""
    box = park.pens[zone]
    x, right = box.middle[0], box.x + box.w
    if park.roomy:
        points, trex = (right - 28, box.y - 1), (right - 64, box.y - 1)
        if zone == "island":
            return Signs(points, trex, Spot(x - 8, box.y + 3, 0.66), Spot(x, box.y + 34, box.w - 52))
        return Signs(points, trex, Spot(box.x + 14, box.y + 10, 0.8), Spot(box.x + 40, box.y + 25, box.w - 52))
    if park.head and zone == "island":
        return Signs((x + 34, box.y + 13), (x, box.y + 13), Spot(x - 36, box.y + 7, 0.8), None)
    if park.head:
        return Signs((right - 21, box.y + 14), (right - 54, box.y + 14), Spot(box.x + 9, box.y + 5, 0.8), None)
    return Signs((right - 17, box.y + 17), (right - 17, box.y + 40), None, None)


def _clearing(box: Box, r: float) -> str:
    """A fenced clearing: a box with round corners and sides that are not quite straight."""
    w, h = box.w - 2 * r, box.h - 2 * r
    b = r * 0.22
    sides = (
        f"q{w * 0.4:g} {-b:g} {w:g} 0q{r:g} 0 {r:g} {r:g}",
        f"q{b:g} {h * 0.6:g} 0 {h:g}q0 {r:g} {-r:g} {r:g}",
        f"q{-w * 0.4:g} {b:g} {-w:g} 0q{-r:g} 0 {-r:g} {-r:g}",
        f"q{-b:g} {-h * 0.6:g} 0 {-h:g}q0 {-r:g} {r:g} {-r:g}Z",
    )
    return f"M{box.x + r:g} {box.y:g}{''.join(sides)}"


def _ellipse(box: Box) -> str:
    (x, y), rx, ry = box.middle, box.w / 2, box.h / 2
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0Z"
