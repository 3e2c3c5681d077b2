"""A position as a drawing, in plain text or as SVG. Both show what the viewer knows and nothing else."""

from gondwana.core.contract import Record
from gondwana.games.giganten.drawing import relief, text
from gondwana.games.giganten.drawing.scene import look


def draw_text(s: Record, viewer: int, language: str) -> str:
    """The board as a grid of letters, with what happens above it and what has left it below."""
    return text.draw(look(s, viewer, language))


def draw_svg(s: Record, viewer: int, language: str) -> str:
    """The board as one self-contained SVG, the viewer's own side in front."""
    return relief.draw(look(s, viewer, language))
