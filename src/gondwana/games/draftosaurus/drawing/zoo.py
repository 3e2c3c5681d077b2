"""One zoo: pens as fenced clearings, dinosaurs in their slots, points on paper tags."""

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.drawing import landscape, pictograms
from gondwana.games.draftosaurus.drawing.park import Box, Park, Slot
from gondwana.games.draftosaurus.drawing.scene import Scene
from gondwana.games.draftosaurus.drawing.silhouettes import dinosaur
from gondwana.games.draftosaurus.drawing.svg import label, number, place, tag, words

_STANDS = 0.94
"""A dinosaur fills that much of its slot."""
_NAME = 15
"""The size of a pen's name, where there is room for it."""
_LETTER = 0.68
"""About how wide a letter is for its size: SVG does not measure text for us."""


def draw(scene: Scene, seat: int, park: Park) -> str:
    """The zoo of a seat, its top left corner at the origin."""
    zones = (_zone(scene, seat, park, zone) for zone in (*scene.zones, "river"))
    return landscape.ground(scene.view["board"], park) + "".join(zones)


def _zone(scene: Scene, seat: int, park: Park, zone: str) -> str:
    dwellers = scene.seat(seat)["zoo"][zone]
    slots = park.slots(scene.view["board"], zone, len(dwellers))
    standing = "".join(
        dinosaur(name, slot.x, slot.y, slot.size * _STANDS) for name, slot in zip(dwellers, slots, strict=False) if name
    )
    drawn = _river(scene, seat, park) if zone == "river" else _pen(scene, seat, park, zone, slots)
    said = describe(scene, seat, zone)
    return tag("g", label(said), drawn, standing, role="img", aria_label=said)


def describe(scene: Scene, seat: int, zone: str) -> str:
    """A zone in words: its name, its rule, who is in it, its points."""
    inside = [scene.species(name) for name in scene.seat(seat)["zoo"][zone] if name]
    points = scene.seat(seat)["points"]
    gain = points["river"] if zone == "river" else points["zones"][zone]
    who = ", ".join(inside) or scene.say("pen-empty")
    return f"{scene.zone(zone)} ({scene.zone_rule(zone)}): {who}. {scene.say('points', points=gain)}"


def _pen(scene: Scene, seat: int, park: Park, zone: str, slots: list[Slot]) -> str:
    box = park.pens[zone]
    pen = DATA.pen(zone)
    shape = _ellipse(box) if zone == "island" else _clearing(box, 18 if park.roomy else 11)
    floor = f"clearing-{pen.part}" if scene.view["board"] == "summer" else "snow-clearing"
    open_zones = scene.open_zones.get(seat)
    parts = [
        tag("path", d=shape, class_="gd-lit") if open_zones is not None and zone in open_zones and park.roomy else "",
        tag("path", d=shape, class_="gd-shadow", transform="translate(2 4)"),
        tag("path", d=shape, fill=landscape.paint(floor)),
        tag("path", d=shape, class_="gd-fence"),
        tag("path", d=shape, class_="gd-posts", style=None if park.roomy else "stroke-width:4.5;stroke-dasharray:.1 13"),
        *(tag("circle", cx=slot.x, cy=slot.y, r=slot.size * 0.43, class_="gd-slot") for slot in slots),
        _printed(park, zone, slots, scene.seat(seat)["zoo"][zone]),
        _named(scene, box, zone) if park.roomy else "",
        tag("path", d=shape, class_="gd-shut") if open_zones is not None and zone not in open_zones else "",
        _tag(scene, seat, park, zone),
    ]
    return "".join(parts)


def _named(scene: Scene, box: Box, zone: str) -> str:
    """The name of a pen with the pictogram of its rule."""
    name = scene.zone(zone)
    x, _ = box.middle
    if zone == "island":
        return place(x - 8, box.y + 3, pictograms.rule(zone), scale=0.66) + words(x, box.y + 34, name, "gd-pen gd-mid")
    size = min(_NAME, (box.w - 52) / len(name) / _LETTER)
    named = words(box.x + 40, box.y + 25, name, "gd-pen", style=f"font-size:{number(size)}px")
    return place(box.x + 14, box.y + 10, pictograms.rule(zone), scale=0.8) + named


def _printed(park: Park, zone: str, slots: list[Slot], dwellers: list[str | None]) -> str:
    """The numbers printed on the board: each slot's, or what the pen is worth."""
    pen = DATA.pen(zone)
    if not park.roomy or zone == "pyramid":
        values = pen.ladder or ((pen.points,) if pen.holds == 1 and pen.points else ())
        taken = [k < len(dwellers) and dwellers[k] is not None for k in range(len(slots))]
        size = slots[0].size * 0.42
        return "".join(
            words(slot.x, slot.y + size * 0.36, str(value), "gd-printed gd-mid", style=f"font-size:{number(size)}px;opacity:.55")
            for slot, value, there in zip(slots, values, taken, strict=False)
            if not there
        )
    under = park.ground(zone).y + park.ground(zone).h + 17
    if pen.ladder:
        return "".join(
            words(slot.x, under, str(value), "gd-printed gd-mid") for slot, value in zip(slots, pen.ladder, strict=False)
        )
    return words(park.ground(zone).middle[0], under, str(pen.points), "gd-printed gd-mid") if pen.holds and pen.points else ""


def _tag(scene: Scene, seat: int, park: Park, zone: str) -> str:
    """The points of a pen, and the T-Rex's own point where there is one."""
    seen = scene.seat(seat)
    box = park.pens[zone]
    x, y = (box.x + box.w - 28, box.y - 1) if park.roomy else (box.x + box.w - 17, box.y + 17)
    parts = [points_tag(x, y, seen["points"]["zones"][zone])]
    if "trex" in seen["zoo"][zone]:
        at = (x - 36, y) if park.roomy else (x, y + 23)
        parts.append(
            tag("rect", x=at[0] - 14, y=at[1] - 10, width=28, height=20, rx=10, fill="#c8343f", stroke="#fffaf0", stroke_width=2)
        )
        parts.append(words(at[0], at[1] + 5, f"+{DATA.points.trex}", "gd-bonus gd-mid"))
    return "".join(parts)


def points_tag(x: float, y: float, points: int) -> str:
    """A paper tag with a number, its middle at a point."""
    return tag("rect", x=x - 17, y=y - 13, width=34, height=26, rx=9, class_="gd-tag") + words(
        x, y + 6, str(points), "gd-badge gd-mid"
    )


def _river(scene: Scene, seat: int, park: Park) -> str:
    x, _ = park.river.middle
    name = words(x, 22, scene.zone("river"), "gd-river-name gd-mid") if park.roomy else ""
    return name + points_tag(x, park.height - (20 if park.roomy else 16), scene.seat(seat)["points"]["river"])


def _clearing(box: Box, r: float) -> str:
    """A fenced clearing: a box with round corners and sides that are not quite straight."""
    x, y, w, h = box
    b = r * 0.22
    return (
        f"M{x + r} {y}Q{x + w * 0.4} {y - b} {x + w - r} {y}Q{x + w} {y} {x + w} {y + r}"
        f"Q{x + w + b} {y + h * 0.6} {x + w} {y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}"
        f"Q{x + w * 0.6} {y + h + b} {x + r} {y + h}Q{x} {y + h} {x} {y + h - r}"
        f"Q{x - b} {y + h * 0.4} {x} {y + r}Q{x} {y} {x + r} {y}Z"
    )


def _ellipse(box: Box) -> str:
    (x, y), rx, ry = box.middle, box.w / 2, box.h / 2
    return f"M{x - rx} {y}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0Z"
