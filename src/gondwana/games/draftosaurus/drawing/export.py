"""The drawing for a browser that draws the table itself: `python -m gondwana.games.draftosaurus.drawing.export FOLDER`.

The browser's board must look like the drawing here and lie where it lies; so it does not have its own numbers. The folder gets
`art.gen.json` with all shapes and places, and `art.gen.css` with the colours of both themes. No style stands in the markup, so
that a page may forbid styles other than its own files'.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from gondwana.games.draftosaurus.data import DATA, PENS
from gondwana.games.draftosaurus.drawing import landscape, pictograms, seats, silhouettes, style
from gondwana.games.draftosaurus.drawing.park import LARGE, SMALL, TALL, Park, Slot
from gondwana.games.draftosaurus.drawing.pens import Spot, floor, outline, printed, signs
from gondwana.games.draftosaurus.state import MOST_PLACED
from gondwana.games.drawing.browser import colours, rounded, short_markup, short_path


def art() -> dict[str, Any]:
    """Everything that is drawn."""
    return {
        "species": {species.name: _species(species.name) for species in DATA.species},
        "hidden": _markup(silhouettes.back()),
        "die": _markup(seats.cube(None)),
        "faces": {face.name: _markup(pictograms.face(face.name)) for face in DATA.die},
        "rules": {pen.name: _markup(pictograms.rule(pen.name)) for pen in DATA.pens},
        "heart": pictograms.HEART,
        "crown": pictograms.CROWN,
        "firs": {board: _markup(landscape.fir(board)) for board in PENS},
        "signposts": {side: _markup(landscape.signpost(side)) for side in pictograms.SIGNS},
        "maps": {park.name: _map(park) for park in (LARGE, SMALL, TALL)},
    }


def css() -> str:
    """The classes of the markup, and its colours as variables that follow the page's `color-scheme`."""
    made_by = "/* Made by gondwana.games.draftosaurus.drawing.export. */\n"
    return f"{made_by}{colours('gd', style.DAY, style.NIGHT)}{_themed(style.CLASSES.lstrip())}"


def write(folder: Path) -> None:
    """The files for the browser."""
    (folder / "art.gen.json").write_bytes(msgspec.json.encode(art()) + b"\n")
    (folder / "art.gen.css").write_text(css(), encoding="utf-8")


def _species(name: str) -> dict[str, Any]:
    """A dinosaur on a field of 64 by 64: paths, its eye, its letter."""
    species = next(species for species in DATA.species if species.name == name)
    shape = silhouettes.SILHOUETTES[name]
    return {
        "letter": species.letter,
        "colour": species.colour,
        "ink": silhouettes.ink(species.colour),
        "body": shape.body,
        "cut": shape.cut,
        "eye": shape.eye,
        "at": shape.letter,
        "tilt": silhouettes.TILT[name],
    }


def _map(park: Park) -> dict[str, Any]:
    return {
        "width": park.width,
        "height": park.height,
        "corner": park.corner,
        "biggest": park.biggest,
        "river": park.river,
        "bridge": park.bridge,
        "fir": [park.fir, park.fir * landscape.FIR_HEIGHT],
        "sign": park.sign_size,
        "boards": {board: _board(board, park) for board in PENS},
    }


def _board(board: str, park: Park) -> dict[str, Any]:
    return {
        "back": _markup(landscape.behind_firs(board, park)),
        "firs": _firs(board, park),
        "front": _markup(landscape.before_firs(board, park)),
        "signs": park.signs[board],
        "river": _slots(park, board, "river"),
        "pens": {zone: _pen(board, park, zone) for zone in PENS[board]},
    }


def _firs(board: str, park: Park) -> list[list[float]]:
    """The top left corners of the firs, the farthest first."""
    w, h = park.fir, park.fir * landscape.FIR_HEIGHT
    return [_all_rounded(round(x - w / 2), round(y - h / 2)) for x, y in landscape.fir_spots(board, park)]


def _pen(board: str, park: Park, zone: str) -> dict[str, Any]:
    sign = signs(park, zone)
    return {
        "box": park.pens[zone],
        "outline": short_path(outline(park, zone)),
        "floor": floor(zone),
        "slots": _slots(park, board, zone),
        "printed": _printed(board, park, zone),
        "points": _all_rounded(*sign.points),
        "trex": _all_rounded(*sign.trex),
        "rule": _spot(sign.rule),
        "name": _spot(sign.name),
    }


def _printed(board: str, park: Park, zone: str) -> dict[str, Any] | None:
    """The numbers printed in a pen, [x, y, number] each; `in_slots`: hidden by the dinosaur in the slot of the same index."""
    numbers = printed(park, zone, park.slots(board, zone, 0))
    if not numbers:
        return None
    at = [[*_all_rounded(one.x, one.y), one.value] for one in numbers]
    return {"size": rounded(numbers[0].size), "in_slots": numbers[0].slot is not None, "at": at}


def _spot(spot: Spot | None) -> list[float] | None:
    return None if spot is None else [rounded(spot.x), rounded(spot.y), spot.size]


def _slots(park: Park, board: str, zone: str) -> list[dict[str, Any]]:
    """The slots of a zone by how many dinosaurs they take: the first entry that takes enough is the one to use."""
    counts = range(1, MOST_PLACED + 1)
    if zone == "river":
        counts = range(MOST_PLACED, MOST_PLACED + 1)
    elif zone == "prairie":
        counts = range(DATA.pen(zone).holds, MOST_PLACED + 1)
    elif DATA.pen(zone).holds:
        counts = range(DATA.pen(zone).holds, DATA.pen(zone).holds + 1)
    return [_entry(park.slots(board, zone, count)) for count in counts]


def _entry(slots: list[Slot]) -> dict[str, Any]:
    return {"size": rounded(slots[0].size), "at": [(round(slot.x), round(slot.y)) for slot in slots]}


def _all_rounded(*values: float) -> list[float]:
    return [rounded(value) for value in values]


def _themed(text: str) -> str:
    """Colours of the page and colours of the drawing must not share names."""
    return text.replace("var(--", "var(--gd-")


def _markup(svg: str) -> str:
    return _themed(short_markup(svg))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
