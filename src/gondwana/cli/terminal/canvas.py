"""A grid of characters to draw on, and widgets that are drawn: what is where, and what the mouse points at."""

from functools import lru_cache
from textwrap import wrap

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message as Signal
from textual.strip import Strip
from textual.widget import Widget

from gondwana.cli.terminal.palette import DARK, LIGHT, Palette

ROUND = "╭─╮││╰─╯"
HEAVY = "┏━┓┃┃┗━┛"
DOUBLE = "╔═╗║║╚═╝"
DASHED = "┌╌┐╎╎└╌┘"


@lru_cache(maxsize=4096)
def _style(ink: str, paper: str, bold: bool, underline: bool) -> Style:
    return Style(color=ink, bgcolor=paper, bold=bold, underline=underline)


class Canvas:
    """Characters with their colours. Drawing outside is harmless."""

    def __init__(self, width: int, height: int, ink: str, paper: str) -> None:
        self.width = width
        self.height = height
        self._chars = [[" "] * width for _ in range(height)]
        self._looks = [[(ink, paper, False, False)] * width for _ in range(height)]

    def fill(self, area: Region, paper: str, char: str = " ", ink: str | None = None) -> None:
        """Cover an area."""
        for y in range(max(area.y, 0), min(area.bottom, self.height)):
            for x in range(max(area.x, 0), min(area.right, self.width)):
                self.put(x, y, char, ink or self._looks[y][x][0], paper)

    def put(
        self, x: int, y: int, char: str, ink: str, paper: str | None = None, *, bold: bool = False, underline: bool = False
    ) -> None:
        """One character; without `paper` on what lies there already."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._chars[y][x] = char
            self._looks[y][x] = (ink, paper or self._looks[y][x][1], bold, underline)

    def text(
        self, x: int, y: int, text: str, ink: str, paper: str | None = None, *, bold: bool = False, underline: bool = False
    ) -> None:
        """Characters in a line."""
        for k, char in enumerate(text):
            self.put(x + k, y, char, ink, paper, bold=bold, underline=underline)

    def lines(self, area: Region, text: str, ink: str, paper: str | None = None) -> None:
        """Words broken to fit into an area, in the middle of its height."""
        broken = wrap(text, max(area.width, 1))
        if len(broken) > area.height:
            broken = broken[: area.height]
            broken[-1] = cut(broken[-1] + "…", area.width)
        top = area.y + (area.height - len(broken)) // 2
        for k, line in enumerate(broken):
            self.text(area.x, top + k, line, ink, paper)

    def box(self, area: Region, border: str, ink: str, *, bold: bool = False) -> None:
        """A border around an area, from eight characters: corners and sides from top left to bottom right."""
        for x in range(area.x + 1, area.right - 1):
            self.put(x, area.y, border[1], ink, bold=bold)
            self.put(x, area.bottom - 1, border[6], ink, bold=bold)
        for y in range(area.y + 1, area.bottom - 1):
            self.put(area.x, y, border[3], ink, bold=bold)
            self.put(area.right - 1, y, border[4], ink, bold=bold)
        for corner, (x, y) in zip(
            (border[0], border[2], border[5], border[7]),
            ((area.x, area.y), (area.right - 1, area.y), (area.x, area.bottom - 1), (area.right - 1, area.bottom - 1)),
            strict=True,
        ):
            self.put(x, y, corner, ink, bold=bold)

    def strip(self, y: int) -> Strip:
        """A line of the drawing for the screen."""
        segments: list[Segment] = []
        begin = 0
        chars, looks = self._chars[y], self._looks[y]
        for x in range(1, self.width + 1):
            if x == self.width or looks[x] != looks[begin]:
                segments.append(Segment("".join(chars[begin:x]), _style(*looks[begin])))
                begin = x
        return Strip(segments, self.width)


def cut(text: str, width: int) -> str:
    """The text, shortened with an ellipsis where it does not fit."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


class Drawing(Widget):
    """A widget that draws itself on a canvas and knows what is where on it."""

    class Pointed(Signal):
        """The mouse is over something, or over nothing of interest any more."""

        def __init__(self, drawing: "Drawing", target: str | None) -> None:
            super().__init__()
            self.drawing = drawing
            self.target = target

        @property
        def control(self) -> "Drawing":
            return self.drawing

    class Picked(Pointed):
        """The mouse was clicked on something."""

    def __init__(self, name: str | None = None) -> None:
        """`name` becomes the id of the widget."""
        super().__init__(id=name)
        self.targets: dict[str, Region] = {}
        """What can be pointed at, later ones above earlier ones."""
        self._canvas: Canvas | None = None
        self._pointed: str | None = None

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return DARK if self.app.current_theme.dark else LIGHT

    def draw(self, canvas: Canvas, palette: Palette) -> None:
        """Draw everything and fill `targets`."""

    def redraw(self) -> None:
        """Draw anew: what is to be shown has changed."""
        self._canvas = None
        self.refresh()

    def notify_style_update(self) -> None:
        """The theme may have changed."""
        super().notify_style_update()
        self._canvas = None

    def render_line(self, y: int) -> Strip:
        """A line for the screen; everything is drawn when the first one is asked for."""
        width, height = self.size
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (width, height):
            palette = self.palette
            canvas = self._canvas = Canvas(width, height, palette.ink, palette.page)
            self.targets = {}
            self.draw(canvas, palette)
        return canvas.strip(y) if y < height else Strip.blank(width)

    def target_at(self, x: int, y: int) -> str | None:
        """What lies at a spot of the drawing."""
        hits = [name for name, area in self.targets.items() if area.contains(x, y)]
        return hits[-1] if hits else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse points at something else."""
        target = self.target_at(event.x, event.y)
        if target != self._pointed:
            self._pointed = target
            self.post_message(self.Pointed(self, target))

    def on_leave(self) -> None:
        """The mouse has gone."""
        self._pointed = None

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        target = self.target_at(event.x, event.y)
        if target is not None:
            self.post_message(self.Picked(self, target))
