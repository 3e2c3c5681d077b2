"""The drawing for a browser that draws the table itself: `python -m gondwana.games.fossilium.drawing.export FOLDER`.

The folder gets `art.gen.json` with all symbols and how many fields each fossil is long and wide, and `art.gen.css` with the
colours of both themes. No style stands in the markup, so that a page may forbid styles other than its own files'.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from gondwana.games.drawing.browser import colours, short_markup
from gondwana.games.fossilium.drawing import fossils, panels, signs, style
from gondwana.games.fossilium.drawing.kit import CELL


def art() -> dict[str, Any]:
    """Everything that is drawn. The symbols are called `fo-FOSSIL`, `fo-panel-SIDE`, `fo-standee-FOSSIL` and `fo-SIGN`."""
    return {
        "cell": CELL,
        "fossils": {name: [picture.long, picture.wide] for name, picture in fossils.PICTURES.items()},
        "panels": list(panels.SIDES),
        "symbols": short_markup(fossils.symbols() + panels.symbols() + signs.symbols()),
    }


def css() -> str:
    """The classes of the markup, and its colours as variables."""
    made_by = "/* Made by gondwana.games.fossilium.drawing.export. */\n"
    return f"{made_by}{colours('fo', style.DAY, style.NIGHT)}{style.CLASSES.lstrip()}"


def write(folder: Path) -> None:
    """The files for the browser."""
    (folder / "art.gen.json").write_bytes(msgspec.json.encode(art()) + b"\n")
    (folder / "art.gen.css").write_text(css(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
