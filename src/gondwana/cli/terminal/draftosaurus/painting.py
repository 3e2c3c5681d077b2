"""How a park is painted: river, woodland, grassland, and pens as fenced clearings with their slots, ladders and points."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.geometry import Region

from gondwana.cli.terminal.canvas import DASHED, DOUBLE, HEAVY, ROUND, Canvas, cut
from gondwana.cli.terminal.draftosaurus.chips import draw_chip, draw_ghost
from gondwana.cli.terminal.draftosaurus.layout import Layout, pen_places, zone_keys
from gondwana.cli.terminal.draftosaurus.words import zone_rule
from gondwana.cli.terminal.palette import Palette, blend
from gondwana.games.draftosaurus.data import Pen
from gondwana.games.draftosaurus.words import zone_name
from gondwana.locale import Message

if TYPE_CHECKING:
    from gondwana.cli.terminal.draftosaurus.park import Zoo

WIDEST_SLOT = 7
ROOM_FOR_WORDS = 12
"""Beside the slots: from so many columns on the rule stands there, else in the fence below."""
ROOMY_PYRAMID = 46
OPEN_SLOTS = 6
"""Slots shown in a pen that holds any number."""
MOST_IN_A_ZOO = 12

_SIGNS = {
    "forest": "= = =",
    "trio": "3 → {points}",
    "prairie": "♥♥ → {points}",
    "king": "≥ ≥ → {points}",
    "meadow": "≠ ≠ ≠",
    "island": "1 * → {points}",
    "wood": "A B A B",
    "bridge_left": "♥ ~ ♥ → {couple}",
    "bridge_right": "♥ ~ ♥ → {couple}",
    "pyramid": "2 2 2 ▲ 4 4 ▲ 7",
    "lookout": "► * {points}",
    "quarantine": "→ ?",
}


@dataclass(frozen=True)
class Scene:
    """What is painted, and on what."""

    canvas: Canvas
    palette: Palette
    language: str
    zoo: "Zoo"
    layout: Layout
    targets: dict[str, Region]

    @property
    def winter(self) -> bool:
        """Whether the park lies under snow."""
        return self.zoo.board == "winter"

    def held_over(self, place: str) -> str | None:
        """The dinosaur in hand, if the cursor is at this place and the place takes it."""
        zoo = self.zoo
        return zoo.species if place == zoo.cursor and place in zoo.open else None


def sign_of(pen: Pen) -> str:
    """The rule of a pen as a small picture of signs."""
    return _SIGNS[pen.name].format(points=pen.points, couple=2 * pen.points)


def land_colour(palette: Palette, pen: Pen) -> str:
    """The ground on which a pen stands."""
    if pen.board == "winter":
        return palette.snow_woodland if pen.part == "woodland" else palette.snow_grassland
    return palette.woodland if pen.part == "woodland" else palette.grassland


def paint_pen(scene: Scene, pen: Pen) -> None:
    """A fenced clearing; its fence tells whether it is open (heavy), closed (dashed) or under the cursor (double)."""
    canvas, palette, zoo, area = scene.canvas, scene.palette, scene.zoo, scene.layout.pens[pen.name]
    places = pen_places(pen)
    lit = zoo.choosing and any(place in zoo.open for place in places)
    closed = zoo.choosing and not lit
    under_cursor = zoo.cursor in places
    border, ink = ROUND, palette.fence
    if zoo.choosing:
        border, ink = (HEAVY, palette.accent) if lit else (DASHED, palette.faint)
    if under_cursor:
        border, ink = DOUBLE, palette.bad if closed else palette.accent
    canvas.fill(area, palette.clearing_lit if lit else blend(palette.clearing, land_colour(palette, pen), 0.45))
    canvas.box(area, border, ink, bold=lit or under_cursor)
    points = zoo.points["zones"][pen.name]
    shown = f" {points} "
    canvas.text(area.right - 2 - len(shown), area.y, shown, palette.accent if points else palette.faint, bold=True)
    name = cut(zone_name(pen.name).say(scene.language), area.width - 9 - len(shown))
    canvas.text(
        area.x + 2, area.y, f" {zone_keys(zoo.board)[pen.name]} ", palette.page if closed else palette.on_accent, ink, bold=True
    )
    canvas.text(area.x + 5, area.y, f" {name} ", palette.faint if closed else palette.ink, bold=not closed)
    inside = Region(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    if pen.rows:
        _paint_pyramid(scene, pen, inside)
    else:
        scene.targets[pen.name] = area
        _paint_slots(scene, pen, inside)


def _paint_slots(scene: Scene, pen: Pen, inside: Region) -> None:
    """A pen whose dinosaurs stand in a row; a ladder says what each step is worth."""
    canvas, palette = scene.canvas, scene.palette
    stood = scene.zoo.zones[pen.name]
    slots = max(pen.holds, len(stood)) if pen.holds else max(OPEN_SLOTS, min(len(stood) + 1, MOST_IN_A_ZOO))
    tall = 3 if inside.height >= 5 else min(inside.height, 2)
    wide = max(min(WIDEST_SLOT, (inside.width + 1) // slots - 1), 1)
    step = wide + 1 if slots * (wide + 1) - 1 <= inside.width else wide
    laddered = bool(pen.ladder) and inside.height > tall
    beside = inside.width - slots * step - 2
    x = inside.x + (1 if beside >= ROOM_FOR_WORDS else (inside.width - slots * step + 1) // 2)
    y = inside.y + (inside.height - tall - laddered) // 2
    for k in range(slots):
        label = str(pen.ladder[k]) if pen.ladder and not laddered else "·"
        _paint_slot(scene, pen.name, Region(x + k * step, y, wide, tall), k, label)
        if laddered:
            reached = k == len(stood) - 1
            number = str(pen.ladder[k]).center(wide)
            canvas.text(x + k * step, y + tall, number, palette.accent if reached else palette.faint, bold=reached)
    rule = zone_rule(pen.name).say(scene.language)
    if beside >= ROOM_FOR_WORDS:
        canvas.lines(Region(x + slots * step + 1, inside.y, beside - 1, inside.height), rule, palette.faint)
        rule = ""
    elif pen.ladder:
        rule = rule.partition(":")[0]  # the numbers stand on the ladder
    _paint_sign(scene, pen, inside, rule)


def _paint_sign(scene: Scene, pen: Pen, inside: Region, rule: str = "") -> None:
    """The rule in the fence below: its sign, and its words where there is room."""
    said = f" {sign_of(pen)}  {rule} "
    if not rule or len(said) > inside.width - 2:
        said = f" {sign_of(pen)} "
    scene.canvas.text(inside.right - 1 - len(said), inside.bottom, said, scene.palette.faint)


def _paint_slot(scene: Scene, place: str, area: Region, number: int, label: str) -> None:
    """A slot with the dinosaur that stands there or could; `number` counts within the pen."""
    canvas, palette, zoo = scene.canvas, scene.palette, scene.zoo
    zone, _, cell = place.partition(" ")
    stood = zoo.zones[zone]
    stands = stood[number] if number < len(stood) else None
    if stands is not None:
        arrived = zoo.fresh.get(place, 0)
        draw_chip(canvas, area, stands, scene.language, fresh=bool(arrived) if cell else number >= len(stood) - arrived)
        return
    following = bool(cell) or number == len(stood)
    held = scene.held_over(place)
    if following and held:
        draw_ghost(canvas, area, held, palette)
        return
    ink = palette.faint
    if following and zoo.choosing and place in zoo.open:
        label, ink = "+", palette.accent
    elif following and zoo.choosing and place == zoo.cursor:
        label, ink = "x", palette.bad
    canvas.fill(area, palette.slot)
    canvas.text(area.x, area.y + (area.height - 1) // 2, label.center(area.width), ink, bold=ink != palette.faint)


def _paint_pyramid(scene: Scene, pen: Pen, inside: Region) -> None:
    """Rows of cells on each other, the words beside them."""
    levels, base = len(pen.rows), len(pen.rows[0])
    tall = 2 if inside.height >= 2 * levels else 1
    wide = WIDEST_SLOT if inside.width >= ROOMY_PYRAMID else WIDEST_SLOT - 2
    bottom = inside.y + (inside.height + tall * levels) // 2
    for level, cells in enumerate(pen.rows):
        shift = (base - len(cells)) * (wide + 1) // 2
        for k, cell in enumerate(cells):
            place = f"{pen.name} {cell}"
            area = Region(inside.x + 1 + shift + k * (wide + 1), bottom - (level + 1) * tall, wide, tall)
            scene.targets[place] = area
            _paint_slot(scene, place, area, cell, str(pen.ladder[cell]))
    used = base * (wide + 1) + 2
    words = Region(inside.x + used, inside.y, inside.width - used, inside.height)
    scene.canvas.lines(words, zone_rule(pen.name).say(scene.language).partition(":")[0], scene.palette.faint)
    _paint_sign(scene, pen, inside)


def paint_river(scene: Scene) -> None:
    """The river from above to below, with its bridge in winter, and who swims in it."""
    canvas, palette, zoo, area = scene.canvas, scene.palette, scene.zoo, scene.layout.river
    paper, waves = (palette.ice, palette.cracks) if scene.winter else (palette.water, palette.waves)
    canvas.fill(area, paper)
    for y in range(area.y, area.bottom):
        for x in range(area.x, area.right):
            if _scatter(x, y) % 5 == 0:
                canvas.put(x, y, "-" if scene.winter else "~", waves)
    if scene.layout.bridge:
        _paint_bridge(scene, scene.layout.bridge)
    scene.targets["river"] = area
    under_cursor = zoo.cursor == "river"
    bright = under_cursor or (zoo.choosing and "river" in zoo.open)
    ink, back = (palette.on_accent, palette.accent) if bright else (palette.page, waves)
    canvas.text(area.x, area.y, " 0 ", ink, back, bold=True)
    label = cut(zone_name("river").say(scene.language), area.width - 3)
    canvas.text(area.x + 3, area.y, f"{label:<{area.width - 3}}", palette.ink, paper, bold=True, underline=under_cursor)
    points = Message("terminal-river-points", points=zoo.points["river"]).say(scene.language)
    canvas.text(area.x, area.bottom - 1, points.center(area.width), palette.ink, paper, bold=True)
    if under_cursor:
        for y in range(area.y + 1, area.bottom):
            canvas.put(area.x, y, "║", palette.accent, bold=True)
            canvas.put(area.right - 1, y, "║", palette.accent, bold=True)
    _paint_swimmers(scene)


def _paint_swimmers(scene: Scene) -> None:
    """The dinosaurs in the river from above to below; two in a line where it is short."""
    area, bridge, stood = scene.layout.river, scene.layout.bridge, scene.zoo.zones["river"]
    lines = [y for y in range(area.y + 1, area.bottom - 1) if bridge is None or not bridge.y <= y < bridge.bottom]
    held = scene.held_over("river")
    needed = len(stood) + (held is not None)
    double = needed > len(lines)
    stride = 2 if needed * 2 <= len(lines) + 1 else 1
    wide = (area.width - 2) // 2 if double else area.width - 2
    for k in range(needed):
        line, column = (k // 2, k % 2) if double else (k * stride, 0)
        if line >= len(lines):
            break
        spot = Region(area.x + 1 + column * wide, lines[line], wide, 1)
        species = stood[k] if k < len(stood) else None
        if species:
            fresh = k >= len(stood) - scene.zoo.fresh.get("river", 0)
            draw_chip(scene.canvas, spot, species, scene.language, fresh=fresh)
        elif held:
            draw_ghost(scene.canvas, spot, held, scene.palette)


def paint_land(scene: Scene) -> None:
    """Firs on the woodland, tufts on the grassland; in winter both lie under snow."""
    canvas, palette, layout = scene.canvas, scene.palette, scene.layout
    for y in range(canvas.height):
        for x in range(canvas.width):
            spot = _scatter(x, y)
            if y < (layout.woodland_left if x < layout.river.x else layout.woodland_right):
                paper, ink = (palette.snow_woodland, palette.cracks) if scene.winter else (palette.woodland, palette.firs)
                char = " " if spot % 3 else "▲"
            else:
                paper, ink = (palette.snow_grassland, palette.cracks) if scene.winter else (palette.grassland, palette.tufts)
                char = "\"',."[spot % 4]
            canvas.put(x, y, char, ink, paper)


def _paint_bridge(scene: Scene, area: Region) -> None:
    """Logs from bank to bank, a heart in the middle."""
    canvas, palette = scene.canvas, scene.palette
    for y in range(area.y, area.bottom):
        edge = y in (area.y, area.bottom - 1)
        canvas.text(area.x, y, ("═" if edge else "≡") * area.width, palette.ink if edge else palette.panel, palette.bridge)
    canvas.text(area.x, area.y + (area.height - 1) // 2, "♥".center(area.width), palette.ink, palette.bridge, bold=True)


def _scatter(x: int, y: int) -> int:
    """A number that looks like chance and is always the same for the same spot."""
    return ((x * 73856093) ^ (y * 19349663) ^ ((x * y) * 83492791)) >> 3 & 0xFFFF
