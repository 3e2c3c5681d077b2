"""Screens that every game shares: curtain, help, log, points, asking before leaving, the end of a game."""

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from gondwana.cli.terminal.canvas import cut
from gondwana.cli.terminal.table import Sitting, seat_name
from gondwana.cli.terminal.words import Sheet, words_of

WIDEST_PAGE = 92
_AROUND_PAGE = 7
"""Border, padding and scroll bar."""
_AROUND_ENDING = 3


class KeyHint(Static):
    """A key and what it does; a click does the same."""

    def __init__(self, key: str, label: str, action: str) -> None:
        super().__init__(Text.assemble((key, "bold underline"), f" {label}"), classes="key")
        self._action = action

    async def on_click(self) -> None:
        await self.screen.run_action(self._action)


class Curtain(Screen[bool]):
    """Hides the table while the device goes from one person to the next. Closes with True to go on, False to take back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go", show=False),
        Binding("u", "back", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, sitting: Sitting, seat: int) -> None:
        super().__init__()
        self._sitting = sitting
        self._seat = seat

    def compose(self) -> ComposeResult:
        say = self._sitting.say
        with Vertical(id="curtain"):
            yield Static(say("terminal-curtain-hand", who=seat_name(self._seat)), id="curtain-who")
            yield Static(say("terminal-curtain-look"), id="curtain-look")
            with Horizontal(id="curtain-keys"):
                yield KeyHint("Enter", say("terminal-curtain-go", who=seat_name(self._seat)), "go")
                if self._sitting.table.can_take_back():
                    yield KeyHint("u", say("terminal-curtain-back"), "back")
                yield KeyHint("q", say("terminal-key-quit"), "app.leave")

    def action_go(self) -> None:
        self.dismiss(True)

    def action_back(self) -> None:
        if self._sitting.table.can_take_back():
            self.dismiss(False)


class Page(ModalScreen[None]):
    """A page of text over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,f1,l,v,space", "close", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, sitting: Sitting, title: str, body: Text, *, at_end: bool = False) -> None:
        super().__init__()
        self._sitting = sitting
        self._title = title
        self._body = body
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(self._title, classes="page-title")
            with VerticalScroll(can_focus=False):
                yield Static(self._body)
            yield KeyHint("Esc", self._sitting.say("terminal-key-close"), "close")

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


class Leaving(ModalScreen[bool]):
    """Asks before a running game is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j,t", "leave", show=False),
        Binding("n,escape", "stay", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        say = self._sitting.say
        with Vertical(classes="ask"):
            yield Static(say("terminal-leave-ask"), classes="page-title")
            with Center(classes="buttons"):
                yield Button(say("terminal-leave-stay"), id="stay", variant="primary")
                yield Button(say("terminal-leave-yes"), id="leave", variant="error")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "leave")

    def action_leave(self) -> None:
        self.dismiss(True)

    def action_stay(self) -> None:
        self.dismiss(False)


class Saving(ModalScreen[Path | None]):
    """Asks for the file that the record goes to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, sitting: Sitting, suggested: str) -> None:
        super().__init__()
        self._sitting = sitting
        self._suggested = suggested

    def compose(self) -> ComposeResult:
        with Vertical(classes="ask"):
            yield Static(self._sitting.say("terminal-save-ask"), classes="page-title")
            yield Input(value=self._suggested, id="file")
            yield KeyHint("Esc", self._sitting.say("terminal-key-cancel"), "cancel")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(Path(event.value.strip()).expanduser())

    def action_cancel(self) -> None:
        self.dismiss(None)


class Ending(Screen[str]):
    """The end of a game: who won, every point, and what next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "next('again')", show=False),
        Binding("s", "next('save')", show=False),
        Binding("b,escape", "next('board')", show=False),
        Binding("m", "app.switch_theme", show=False),
        Binding("q", "next('quit')", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]

    def __init__(self, sitting: Sitting, headline: str, sheet: Sheet, winners: list[int]) -> None:
        super().__init__()
        self._sitting = sitting
        self._headline = headline
        self._sheet = sheet
        self._winners = winners

    def compose(self) -> ComposeResult:
        say = self._sitting.say
        yield Static(say("terminal-event-over"), id="ending-over")
        yield Static(self._headline, id="ending-who")
        with VerticalScroll(can_focus=False, id="ending-sheet"):
            yield Static(id="sheet")
        yield Static("", id="ending-note")
        with Horizontal(id="keys"):
            yield KeyHint("n", say("terminal-key-again"), "next('again')")
            yield KeyHint("s", say("terminal-key-save"), "next('save')")
            yield KeyHint("b", say(words_of(self._sitting.game).board), "next('board')")
            yield KeyHint("m", say("terminal-key-theme"), "app.switch_theme")
            yield KeyHint("q", say("terminal-key-quit"), "next('quit')")

    def on_mount(self) -> None:
        self.refresh_sheet()

    def refresh_sheet(self) -> None:
        """The sheet in the colours of the theme."""
        accent = self.app.current_theme.primary
        room = self.app.size.width - _AROUND_ENDING
        self.query_one("#sheet", Static).update(sheet_text(self._sheet, self._winners, accent, room))

    def note(self, text: str) -> None:
        self.query_one("#ending-note", Static).update(Text(text))

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_next(self, what: str) -> None:
        self.app.call_later(getattr(self.app, f"after_{what}"))


def room_on_page(width: int) -> int:
    """How wide a text on a page can be on a screen of that width."""
    return min(width, WIDEST_PAGE) - _AROUND_PAGE


def sheet_text(sheet: Sheet, winners: list[int], accent: str, room: int) -> Text:
    """The sheet of points in columns; the winners have a star. Names of opponents are cut where there is no room for them."""
    columns = [f"★ {name}" if seat in winners else name for seat, name in enumerate(sheet.columns)]
    first = max(len(row.label) for row in sheet.rows)
    wide = _widths(columns, sheet.titles, room - first)
    text = Text(no_wrap=True)
    text.append(" " * first)
    for seat, name in enumerate(columns):
        text.append(f"  {name:>{wide[seat]}}", style=f"bold {accent}" if seat in winners else "bold")
    if any(sheet.titles):
        text.append("\n" + " " * first)
        for seat, title in enumerate(sheet.titles):
            text.append(f"  {cut(title, wide[seat]):>{wide[seat]}}", style="dim")
    for row in sheet.rows:
        text.append(f"\n{row.label:<{first}}", style=f"bold {accent}" if row.heading else "bold" if row.total else "")
        for seat, points in enumerate(row.points):
            style = "bold" if row.total else "" if points else "dim"
            text.append(f"  {points:>{wide[seat]}}", style=f"{style} {accent}" if row.total and seat in winners else style)
        if row.total and row is not sheet.rows[-1]:
            text.append("\n")
    return text


def _widths(names: list[str], titles: tuple[str, ...], room: int) -> list[int]:
    """The width of every column: all of the name of the seat, and as much of the opponents' names as there is room for."""
    for longest in range(max(map(len, titles)), -1, -1):
        wide = [max(len(name), min(len(title), longest), 6) for name, title in zip(names, titles, strict=True)]
        if sum(wide) + 2 * len(wide) <= room:
            break
    return wide
