"""A zoo drawn as a park, as a widget: it knows what to show and what the mouse points at."""

from dataclasses import dataclass, field
from typing import Any

from gondwana.cli.terminal.canvas import Canvas, Drawing
from gondwana.cli.terminal.draftosaurus.layout import Layout, pens_of
from gondwana.cli.terminal.draftosaurus.painting import Scene, paint_land, paint_pen, paint_river
from gondwana.cli.terminal.palette import Palette


@dataclass(frozen=True)
class Zoo:
    """What a park shows: dinosaurs and points of a seat's view, and what can be done with them now."""

    board: str
    zones: dict[str, list[str | None]]
    points: dict[str, Any]
    choosing: bool = False
    """Whether open and closed places are to be told apart."""
    open: frozenset[str] = frozenset()
    cursor: str | None = None
    species: str | None = None
    """The dinosaur in hand, shown where the cursor is."""
    fresh: dict[str, int] = field(default_factory=dict)
    """How many of the last dinosaurs of a place have just arrived."""


class Park(Drawing):
    """The park of one seat."""

    def __init__(self, language: str, *, name: str) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(name)
        self._language = language
        self.zoo: Zoo | None = None

    def show(self, zoo: Zoo | None) -> None:
        """Show this zoo, or nothing."""
        self.zoo = zoo
        self.redraw()

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """River, land, and the pens on it."""
        if self.zoo is None:
            return
        layout = Layout.of(self.zoo.board, canvas.width, canvas.height)
        scene = Scene(canvas, palette, self._language, self.zoo, layout, self.targets)
        paint_land(scene)
        paint_river(scene)
        for side in pens_of(self.zoo.board):
            for pen in side:
                paint_pen(scene, pen)
