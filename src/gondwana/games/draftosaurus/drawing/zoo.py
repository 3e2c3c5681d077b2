"""One zoo: pens as fenced clearings, dinosaurs in their slots, points on paper tags."""

from collections.abc import Sequence

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.drawing import landscape, pictograms
from gondwana.games.draftosaurus.drawing.park import Park, Slot
from gondwana.games.draftosaurus.drawing.pens import floor, outline, printed, signs
from gondwana.games.draftosaurus.drawing.scene import Scene
from gondwana.games.draftosaurus.drawing.silhouettes import dinosaur
from gondwana.games.drawing.svg import label, number, place, tag, words

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
    shape = outline(park, zone)
    open_zones = scene.open_zones.get(seat)
    parts = [
        tag("path", d=shape, class_="gd-lit") if open_zones is not None and zone in open_zones and park.roomy else "",
        tag("path", d=shape, class_="gd-shadow", transform="translate(2 4)"),
        tag("path", d=shape, fill=landscape.paint(floor(zone))),
        tag("path", d=shape, class_="gd-fence"),
        tag("path", d=shape, class_="gd-posts", style=None if park.roomy else "stroke-width:4.5;stroke-dasharray:.1 13"),
        *(tag("circle", cx=slot.x, cy=slot.y, r=slot.size * 0.43, class_="gd-slot") for slot in slots),
        _numbers(park, zone, slots, scene.seat(seat)["zoo"][zone]),
        _named(scene, park, zone),
        tag("path", d=shape, class_="gd-shut") if open_zones is not None and zone not in open_zones else "",
        _tag(scene, seat, park, zone),
    ]
    return "".join(parts)


def _named(scene: Scene, park: Park, zone: str) -> str:
    """The name of a pen with the pictogram of its rule, as far as there is room."""
    parts = []
    sign = signs(park, zone)
    if sign.rule:
        parts.append(place(sign.rule.x, sign.rule.y, pictograms.rule(zone), scale=sign.rule.size))
    if sign.name:
        name = scene.zone(zone)
        size = min(_NAME, sign.name.size / len(name) / _LETTER)
        middle = "gd-pen gd-mid" if zone == "island" else "gd-pen"
        parts.append(words(sign.name.x, sign.name.y, name, middle, style=f"font-size:{number(size)}px"))
    return "".join(parts)


def _numbers(park: Park, zone: str, slots: list[Slot], dwellers: Sequence[str | None]) -> str:
    """The numbers printed on the board, as far as no dinosaur stands on them."""
    return "".join(
        words(one.x, one.y, str(one.value), "gd-printed gd-mid", style=f"font-size:{number(one.size)}px;opacity:.55")
        if one.slot is not None
        else words(one.x, one.y, str(one.value), "gd-printed gd-mid")
        for one in printed(park, zone, slots)
        if one.slot is None or one.slot >= len(dwellers) or dwellers[one.slot] is None
    )


def _tag(scene: Scene, seat: int, park: Park, zone: str) -> str:
    """The points of a pen, and the T-Rex's own point where there is one."""
    seen = scene.seat(seat)
    sign = signs(park, zone)
    parts = [points_tag(*sign.points, seen["points"]["zones"][zone])]
    if "trex" in seen["zoo"][zone]:
        x, y = sign.trex
        parts.append(
            tag("rect", x=x - 14, y=y - 10, width=28, height=20, rx=10, fill="#c8343f", stroke="#fffaf0", stroke_width=2)
        )
        parts.append(words(x, y + 5, f"+{DATA.points.trex}", "gd-bonus gd-mid"))
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
