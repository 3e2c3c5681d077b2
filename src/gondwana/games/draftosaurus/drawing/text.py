"""A position as plain text: one line a pen, made for terminals, logs and screen readers."""

import textwrap
from itertools import groupby

from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.drawing.scene import Scene

WIDTH = 100
FREE = "·"
"""A slot with nothing in it."""
_CELL = 8
"""Columns for a cell of the pyramid: the longest short name and a space."""
_LIST = 46
"""Columns for a list of dinosaurs: there may be all six species in a pen, twelve in all."""
_ROWS = DATA.pen("pyramid").rows


def draw(scene: Scene) -> str:
    """The whole table: what goes on, then every zoo, the viewer's own first, then the others as they sit."""
    parts = [_header(scene), *("\n".join(_zoo(scene, seat)) for seat in (scene.hero, *scene.around))]
    return "\n\n".join(parts) + "\n"


def _header(scene: Scene) -> str:
    face = scene.face()
    die = f"{scene.say('die', face=face[0], rule=face[1])} " if face else ""
    sentences = [f"{scene.title()}. {scene.turn()}.", scene.waits()]
    if scene.view["phase"] != "over":
        sentences[1:1] = [die + scene.who_rolls()]
        unseen = ", ".join(f"{many} {_short(scene, name)}" for name, many in scene.unseen().items() if many)
        sentences.append(scene.say("bag", dinosaurs=scene.view["bag"]) + (f" {scene.say('unseen')}: {unseen}." if unseen else ""))
    return "\n".join(line for sentence in sentences for line in textwrap.wrap(sentence, WIDTH))


def _zoo(scene: Scene, seat: int) -> list[str]:
    """A zoo as a table: zone, points, where it lies, who is in it."""
    name, total = scene.heading(seat), scene.total_words(seat)
    rule = "─" * (WIDTH - len(name) - len(total) - 2)
    points = scene.seat(seat)["points"]
    rows: list[tuple[str, str, str, str]] = []
    for zone in (*scene.zones, "river"):
        gain = points["river"] if zone == "river" else points["zones"][zone]
        first, *more = _dwellers(scene, seat, zone)
        rows.append((scene.zone(zone), str(gain), _where(scene, zone), first))
        rows += [("", "", "", line) for line in more]
    rows.append(
        (scene.say("trex-bonus"), str(points["trex"]), "", scene.say("trex-pens", pens=points["trex"] // DATA.points.trex))
    )
    rows += [(label, "", "", what) for label, what in _hand(scene, seat)]
    named = max(len(row[0]) for row in rows)
    placed = max(len(row[2]) for row in rows)
    lines = (f"  {label:<{named}}  {gain:>2}  {where:<{placed}}  {what}" for label, gain, where, what in rows)
    return [f"{name} {rule} {total}", *(line.rstrip() for line in lines)]


def _where(scene: Scene, zone: str) -> str:
    """On which side of the river and in which part of the park; the river is in none."""
    return "" if zone == "river" else scene.say(f"where-{DATA.pen(zone).side}-{DATA.pen(zone).part}")


def _dwellers(scene: Scene, seat: int, zone: str) -> list[str]:
    """Who is in a zone: slot by slot where slots are counted, otherwise species by species. In one or more lines."""
    found = [_short(scene, name) if name else FREE for name in scene.seat(seat)["zoo"][zone]]
    if zone == "pyramid":
        rows = [[found[cell].center(_CELL) for cell in row] for row in reversed(_ROWS)]
        return ["".join(row).center(len(_ROWS[0]) * _CELL).rstrip() for row in rows]
    if zone in ("river", "prairie") or not DATA.pen(zone).holds:
        return _in_lines(_counted(found)) if found else [FREE]
    return [" ".join(found + [FREE] * (DATA.pen(zone).holds - len(found)))]


def _hand(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """What a seat holds and has chosen, as far as the viewer knows, each with its label."""
    held = scene.seat(seat)
    lines = []
    if held["hand"]:
        lines.append((scene.say("hand"), _counted([_short(scene, name) for name in held["hand"]])))
    elif held["hand_size"]:
        lines.append((scene.say("hand"), scene.say("hand-unknown", dinosaurs=held["hand_size"])))
    if held["shown"]:
        lines.append((scene.say("shown"), _short(scene, held["shown"])))
    choice = scene.choice_words(seat)
    if choice:
        lines.append((scene.say("choice"), choice))
    return lines


def _short(scene: Scene, species: str) -> str:
    return scene.say(f"short-{species}")


def _counted(names: list[str]) -> str:
    """Names in a row, each with its number where there are several."""
    herds = [(name, len(list(same))) for name, same in groupby(sorted(names, key=names.index))]
    return ", ".join(f"{many} {name}" if many > 1 else name for name, many in herds)


def _in_lines(listed: str) -> list[str]:
    """A list in as many lines as it needs, broken after commas only."""
    lines = [""]
    for item in listed.split(", "):
        if lines[-1] and len(lines[-1]) + len(item) > _LIST:
            lines.append("")
        lines[-1] += f"{item}, "
    return [line.rstrip() for line in lines[:-1]] + [lines[-1].removesuffix(", ")]
