"""The drawing for a browser that draws the table itself: `python -m gondwana.games.fossilium.drawing.export FOLDER`.

The folder gets `art.gen.json` with all symbols and how many fields each fossil is long and wide; `banner.gen.json` with the few
of them that a front page shows; `art.gen.css` with the colours of both themes; and `facts.gen.json` with the numbers of the game.
No style stands in the markup, so that a page may forbid styles other than its own files'.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from gondwana.games.drawing.browser import colours, short_markup
from gondwana.games.drawing.svg import tag
from gondwana.games.fossilium.data import own_parts
from gondwana.games.fossilium.drawing import fossils, panels, signs, style
from gondwana.games.fossilium.drawing.kit import CELL

_BANNER = ("trex", "stegosaurus", "plesiosaur", "guest")


def art() -> dict[str, Any]:
    """Everything that is drawn. The symbols are called `fo-FOSSIL`, `fo-panel-SIDE`, `fo-standee-FOSSIL` and `fo-SIGN`."""
    return {
        "cell": CELL,
        "fossils": {name: [picture.long, picture.wide] for name, picture in fossils.PICTURES.items()},
        "panels": list(panels.SIDES),
        "symbols": short_markup(fossils.symbols() + panels.symbols() + signs.symbols()),
    }


def banner() -> dict[str, str]:
    """What a front page shows: it shall not wait for the rest."""
    drawn = {**{name: picture.draw for name, picture in fossils.PICTURES.items()}, **signs.SIGNS}
    boxes = {name: f"0 0 {picture.long * CELL} {picture.wide * CELL}" for name, picture in fossils.PICTURES.items()}
    symbols = (tag("symbol", drawn[name](), id=f"fo-{name}", viewBox=boxes.get(name, signs.VIEW_BOX)) for name in _BANNER)
    return {"symbols": short_markup("".join(symbols))}


def css() -> str:
    """The classes of the markup, and its colours as variables."""
    made_by = "/* Made by gondwana.games.fossilium.drawing.export. */\n"
    return f"{made_by}{colours('fo', style.DAY, style.NIGHT)}{style.CLASSES.lstrip()}"


def write(folder: Path) -> None:
    """The files for the browser."""
    (folder / "art.gen.json").write_bytes(msgspec.json.encode(art()) + b"\n")
    (folder / "banner.gen.json").write_bytes(msgspec.json.encode(banner()) + b"\n")
    (folder / "facts.gen.json").write_bytes(msgspec.json.encode(own_parts()) + b"\n")
    (folder / "art.gen.css").write_text(css(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
