"""A position as a drawing, in plain text or as SVG. Both show what the viewer knows and nothing else."""

from gondwana.core.contract import Record
from gondwana.games.draftosaurus.drawing import table, text
from gondwana.games.draftosaurus.drawing.scene import look


def draw_text(s: Record, viewer: int, language: str) -> str:
    """At most 100 columns of plain text, one line a pen."""
    return text.draw(look(s, viewer, language))


def draw_svg(s: Record, viewer: int, language: str) -> str:
    """The whole table as one self-contained SVG, the viewer's own zoo in front."""
    return table.draw(look(s, viewer, language))
