"""The drawing for a browser that draws the table itself: `python -m gondwana.games.giganten.drawing.export FOLDER`.

The folder gets `art.gen.json` with the pieces, how many of each a side has, and what grows on land and in the swamp; and
`art.gen.css` with the colours of both themes. No style stands in the markup, so that a page may forbid styles other than its own
files'.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from gondwana.games.drawing.browser import colours, short_markup
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.drawing import ground, pieces, style
from gondwana.games.giganten.drawing.facts import facts


def art() -> dict[str, Any]:
    """Everything that is drawn. The symbols are called `gi-KIND`, `gi-trap`, `gi-hidden`, `gi-land-K` and `gi-swamp-K`."""
    numbers = {piece.name: {"letter": piece.letter, "land": piece.land, "swamp": piece.swamp} for piece in DATA.pieces}
    return {
        "kinds": {name: {**told, "colour": pieces.SHAPES[name].colour} for name, told in numbers.items()},
        "rosters": DATA.rosters,
        "symbols": short_markup(pieces.symbols() + ground.symbols()),
        "cell": ground.CELL,
        "variants": ground.VARIANTS,
    }


def css() -> str:
    """The classes of the markup, and its colours as variables."""
    made_by = "/* Made by gondwana.games.giganten.drawing.export. */\n"
    return f"{made_by}{colours('gi', style.DAY, style.NIGHT)}{style.CLASSES.lstrip()}"


def write(folder: Path) -> None:
    """The files for the browser."""
    (folder / "art.gen.json").write_bytes(msgspec.json.encode(art()) + b"\n")
    (folder / "art.gen.css").write_text(css(), encoding="utf-8")
    (folder / "facts.gen.json").write_bytes(msgspec.json.encode(facts()) + b"\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
