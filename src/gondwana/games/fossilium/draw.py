"""A position as a drawing, in plain text or as SVG. Both show what the viewer knows and nothing else."""

from gondwana.core.contract import Record
from gondwana.games.fossilium.drawing import plan, text
from gondwana.games.fossilium.drawing.scene import look


def draw_text(s: Record, viewer: int, language: str) -> str:
    """At most 100 columns of plain text: board, market, museums."""
    return text.draw(look(s, viewer, language))


def draw_svg(s: Record, viewer: int, language: str) -> str:
    """The museums as one self-contained SVG, the viewer's own first."""
    return plan.draw(look(s, viewer, language))
