"""The seats of the table: the one in front with die and hand, and the smaller ones around it."""

from gondwana.games.draftosaurus.drawing import pictograms, silhouettes, zoo
from gondwana.games.draftosaurus.drawing.park import LARGE, SMALL, Box, fit
from gondwana.games.draftosaurus.drawing.scene import Scene
from gondwana.games.draftosaurus.state import HAND
from gondwana.games.drawing.svg import label, place, tag, words, wrapped

_PLATE = 52
"""Room for a name over the zoo in front, and over the others."""
_SMALL_PLATE = 40
_SMALL_HAND = 44
_STRIP = 136
"""Die and hand below the zoo in front."""
_GAP = 12
_DIE = Box(0, 0, 364, _STRIP)
_HAND = Box(_DIE.w + _GAP, 0, LARGE.width - _DIE.w - _GAP, _STRIP)
_LETTER = 8.4
"""About how wide a letter of a note is: SVG does not measure text for us."""
_LINE = 20


def summary(scene: Scene, seat: int) -> str:
    """A seat in one sentence."""
    return f"{scene.heading(seat)}: {scene.total_words(seat)}."


def front_height(scene: Scene) -> float:
    """How much room `front` takes."""
    return _PLATE + LARGE.height + (0 if scene.view["phase"] == "over" else _GAP + _STRIP)


def card_height(scene: Scene) -> float:
    """How much room `card` takes."""
    return _SMALL_PLATE + SMALL.height + (0 if scene.view["phase"] == "over" else _SMALL_HAND)


def front(scene: Scene) -> str:
    """The viewer's own seat."""
    seat = scene.hero
    parts = [_plate(scene, seat, LARGE.width, _PLATE - 8), place(0, _PLATE, zoo.draw(scene, seat, LARGE))]
    if scene.view["phase"] != "over":
        parts.append(place(0, _PLATE + LARGE.height + _GAP, _die_panel(scene), _hand_panel(scene)))
    return tag("g", label(summary(scene, seat)), *parts, role="group", aria_label=scene.heading(seat))


def card(scene: Scene, seat: int) -> str:
    """A seat at the other sides of the table."""
    parts = (
        _plate(scene, seat, SMALL.width, _SMALL_PLATE - 4),
        place(0, _SMALL_PLATE, zoo.draw(scene, seat, SMALL)),
        hand(scene, seat, Box(0, _SMALL_PLATE + SMALL.height + 4, SMALL.width, _SMALL_HAND - 4), biggest=40),
    )
    return tag("g", label(summary(scene, seat)), *parts, role="group", aria_label=scene.heading(seat))


def _plate(scene: Scene, seat: int, width: float, height: float) -> str:
    """Over a zoo: whose it is and its points; a crown for a winner, the die for who holds it, a tick for who has chosen."""
    middle = height / 2
    total = str(scene.total(seat))
    if scene.two_boards:
        total = f"{scene.seat(seat)['banked']} + {scene.seat(seat)['points']['total']} = {total}"
    wide = 24 + 14 * len(total)
    parts = [
        words(4, middle + 8, scene.heading(seat), "gd-name"),
        tag("rect", x=width - wide, y=1, width=wide, height=height - 4, rx=11, class_="gd-plaque"),
        words(width - wide / 2, middle + 7.5, total, "gd-total gd-mid"),
    ]
    signs = []
    if seat in scene.winners:
        signs.append(tag("path", d=pictograms.CROWN, class_="gd-crown", transform="translate(0 1) scale(1.15)"))
    if seat == scene.view["holder"] and scene.view["phase"] not in ("move", "over"):
        signs.append(place(0, 0, cube(None), scale=0.24))
    if scene.seat(seat)["chosen"]:
        signs.append(tag("path", d="M3 15L10 22L24 6", class_="gd-tick"))
    parts += [place(width - wide - 38 * (k + 1), middle - 15, sign) for k, sign in enumerate(signs)]
    return "".join(parts)


def hand(scene: Scene, seat: int, box: Box, biggest: float) -> str:
    """What a seat holds: dinosaurs that the viewer knows, tokens for those that the viewer does not. One shown stands first."""
    seen = scene.seat(seat)
    shown = [seen["shown"]] if seen["shown"] else []
    held: list[str | None] = [*shown, *(seen["hand"] if seen["hand"] is not None else [None] * seen["hand_size"])]
    if not held:
        return ""
    slots = fit(HAND, box, biggest)
    shift = (len(slots) - len(held)) * slots[0].size / 2
    drawn = []
    if shown:
        drawn.append(tag("circle", cx=slots[0].x + shift, cy=slots[0].y, r=slots[0].size * 0.47, class_="gd-shown"))
    for name, slot in zip(held, slots, strict=False):
        x, y, size = slot.x + shift, slot.y, slot.size
        drawn.append(silhouettes.dinosaur(name, x, y, size * 0.94) if name else silhouettes.face_down(x, y, size * 0.86))
    said = f"{scene.say('hand')}: {hand_words(scene, seat)}"
    return tag("g", label(said), *drawn, role="img", aria_label=said)


def hand_words(scene: Scene, seat: int) -> str:
    """A hand in words, as far as the viewer knows it."""
    seen = scene.seat(seat)
    if not seen["hand_size"]:
        return scene.say("hand-empty")
    if seen["hand"] is None:
        return scene.say("hand-unknown", dinosaurs=seen["hand_size"])
    return ", ".join(scene.species(name) for name in seen["hand"])


def _hand_panel(scene: Scene) -> str:
    choice = scene.choice_words(scene.hero)
    heading = f"{scene.say('choice')}: {choice}" if choice else scene.say("hand")
    x, y, w, h = _HAND
    return "".join(
        (
            tag("rect", x=x, y=y, width=w, height=h, rx=20, class_="gd-panel"),
            words(x + w / 2, y + 27, heading, "gd-note gd-mid"),
            hand(scene, scene.hero, Box(x + 10, y + 40, w - 20, h - 48), biggest=86),
        )
    )


def _die_panel(scene: Scene) -> str:
    """The die, what it asks for, who rolled it."""
    face = scene.face()
    said = " ".join([*(f"{part}." for part in face or ()), scene.who_rolls()])
    left = 142
    columns = int((_DIE.w - left - 8) / _LETTER)
    lines = [(face[0], "gd-strong")] if face else []
    lines += [(line, "gd-note") for sentence in [*(face or ())[1:], scene.who_rolls()] for line in wrapped(sentence, columns)]
    top = _DIE.h / 2 - _LINE * len(lines) / 2 + 15
    parts = (
        tag("rect", width=_DIE.w, height=_DIE.h, rx=20, class_="gd-panel"),
        place(17, 14, cube(scene.view["die"]), scale=0.94, turn=-3),
        *(words(left, top + _LINE * k, line, kind) for k, (line, kind) in enumerate(lines)),
    )
    return tag("g", label(said), *parts, role="img", aria_label=said)


def cube(face: str | None) -> str:
    """A wooden cube, 114 wide; nothing stands on it before it is rolled."""
    parts = (
        tag("rect", x=12, y=12, width=104, height=108, rx=22, class_="gd-shadow"),
        tag("rect", x=10, y=0, width=104, height=104, rx=20, fill="var(--wood-dark)"),
        tag("rect", x=0, y=10, width=104, height=104, rx=20, fill="var(--wood-light)", stroke="var(--wood-dark)", stroke_width=3),
        tag(
            "path",
            d="M16 28Q50 20 88 29M14 97Q50 106 90 96",
            fill="none",
            stroke="var(--wood)",
            stroke_width=4,
            stroke_linecap="round",
        ),
        place(20, 30, pictograms.face(face)) if face else "",
    )
    return "".join(parts)
