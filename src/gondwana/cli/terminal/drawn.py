"""The drawn table: an app that hands the device around. What a game looks like is its board screen's affair."""

import asyncio
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from gondwana.cli.terminal.background import in_background
from gondwana.cli.terminal.palette import THEMES
from gondwana.cli.terminal.screens import Curtain, Ending, KeyHint, Leaving, Page, Saving, room_on_page, sheet_text
from gondwana.cli.terminal.table import Sitting, name_for, rehearse, seat_name
from gondwana.cli.terminal.words import result, sentence, words_of
from gondwana.core.errors import Refused

if TYPE_CHECKING:
    from gondwana.core.contract import View

_MOMENT = 0.05
_BOARDS = {
    "draftosaurus": "gondwana.cli.terminal.draftosaurus.board",
    "giganten": "gondwana.cli.terminal.giganten.board",
    "fossilium": "gondwana.cli.terminal.fossilium.board",
}


class Board(Screen[None]):
    """The screen of one game. It shows what one seat sees, and nothing while nobody is to look."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move('left')", show=False),
        Binding("right", "move('right')", show=False),
        Binding("up", "move('up')", show=False),
        Binding("down", "move('down')", show=False),
        Binding("enter,space", "confirm", show=False),
        Binding("escape", "let_go", show=False),
        Binding("u,backspace", "take_back", show=False),
        Binding("v", "app.points", show=False),
        Binding("l", "app.log", show=False),
        Binding("m", "app.switch_theme", show=False),
        Binding("question_mark,f1,h", "app.help", show=False),
        Binding("e", "sheet", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.seat: int | None = None
        self.view: View | None = None
        self.awaited = ""
        """Who is being waited for, in a sentence."""
        self._said: tuple[str, bool] = ("", False)

    @property
    def table_app(self) -> "DrawnTable":
        """The app that this screen belongs to."""
        return cast("DrawnTable", self.app)

    def show(self, seat: int) -> None:
        """Show the table as this seat sees it and let the seat decide."""
        raise NotImplementedError

    def wait(self, note: str = "") -> None:
        """The seat has decided; the others have not yet. The note says who is being waited for."""
        raise NotImplementedError

    def clear(self, note: str = "") -> None:
        """Forget everything that was shown; say a note instead."""
        raise NotImplementedError

    def update_all(self) -> None:
        """Bring every widget up to what is known."""
        raise NotImplementedError

    def complain(self, reason: str) -> None:
        """Say why something was not done."""
        self._said = (sentence(reason), True)
        self.update_all()

    def say_nothing(self) -> None:
        """What was complained about is over."""
        self._said = ("", False)

    @property
    def complained(self) -> bool:
        return self._said[1]

    def show_info(self, otherwise: str) -> None:
        """The line below the prompt: the complaint, or something else where there is none."""
        text, bad = self._said
        info = self.query_one("#info", Static)
        info.set_class(bad, "bad")
        info.update(Text(text or otherwise))

    def own_name(self, seat: int) -> str:
        """The person at the device: by the seat where several share it."""
        return (seat_name(seat) if self.sitting.table.shared else name_for(seat, seat)).say(self.sitting.language)

    def keys(self, *own: tuple[str, str, str]) -> Iterator[KeyHint]:
        """The line of keys: confirm and undo, those of the game (key, message, action), and what every game has."""
        say = self.sitting.say
        yield KeyHint("Enter", say("terminal-key-confirm"), "confirm")
        yield KeyHint("u", say("terminal-key-undo"), "take_back")
        for key, message, action in own:
            yield KeyHint(key, say(message), action)
        yield KeyHint("l", say("terminal-key-log"), "app.log")
        yield KeyHint("?", say("terminal-key-help"), "app.help")
        yield KeyHint("q", say("terminal-key-quit"), "app.leave")
        yield KeyHint("m", say("terminal-key-theme"), "app.switch_theme")

    def action_take_back(self) -> None:
        self.table_app.take_back(self.seat)

    def action_sheet(self) -> None:
        self.table_app.show_end_again()


class DrawnTable(App[None]):
    """Turns, curtain, help, the end: the same for every game."""

    CSS_PATH = "drawn.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(self, sitting: Sitting, board: Board) -> None:
        super().__init__()
        self.sitting = sitting
        self.board = board
        self.title = sitting.game.title.say(sitting.language)
        self.seat: int | None = None
        """The person who decides now; nobody while the others act or the curtain is down."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    async def on_mount(self) -> None:
        await self.push_screen(self.board)
        self._begin()

    @work(exclusive=True, group="turns")
    async def _begin(self) -> None:
        """The first time compiled code is made, which takes a while; say so meanwhile."""
        self.board.clear(self.sitting.say("terminal-preparing"))
        sitting = self.sitting
        await in_background(partial(rehearse, sitting.game, sitting.players, sitting.options, sitting.seats))
        await self._next()

    @work(exclusive=True, group="turns")
    async def go_on(self) -> None:
        """Let the game go on until a person is to decide."""
        await self._next()

    async def _next(self) -> None:
        """Let everybody act who is no person; then it is the turn of whoever is next, or the end."""
        table = self.sitting.table
        person = await self._after_opponents()
        while person is not None and table.is_helped(person):
            table.help(person)
            person = await self._after_opponents()
        if table.over:
            await self._board_is_free()
            self._show_end()
        elif person is not None:
            await self._hand_to(person)

    async def _after_opponents(self) -> int | None:
        """Let the opponents act; answers the person who decides next."""
        table = self.sitting.table
        while waiting := self.sitting.opponents():
            for seat in waiting:
                self.board.wait(self.sitting.say("terminal-thinking", names=self.sitting.name(seat)))
                table.match.play(seat, await in_background(partial(table.ask, seat)))
        return table.person()

    async def _board_is_free(self) -> None:
        """Wait until whoever reads a page, or is asked whether to leave, has come back to the board."""
        while self.screen is not self.board:
            await asyncio.sleep(_MOMENT)

    async def _hand_to(self, seat: int) -> None:
        """Show the table to a person, behind a curtain first if somebody else holds the device."""
        table = self.sitting.table
        if table.shared and seat != table.holder and not words_of(self.sitting.game).is_open(table.match):
            self.board.clear()
            self.seat = None
            await self._board_is_free()
            if not await self.push_screen_wait(Curtain(self.sitting, seat)):
                await self._hand_to(table.take_back(None))
                return
        table.holder = self.seat = seat
        self.board.show(seat)

    def have_set_up(self, word: str) -> None:
        """The person at the device has the rest of the set-up done."""
        if self.seat is None:
            return
        table = self.sitting.table
        if table.let_help(self.seat, words_of(self.sitting.game).setting_up(table.match, self.seat, word)):
            self.seat = None
            self.board.wait()
            self.go_on()

    def decide(self, do: str | list[str]) -> None:
        """The person at the device has chosen: a step, or several of one move."""
        if self.seat is None:
            return
        seat, table = self.seat, self.sitting.table
        try:
            table.play(seat, [do] if isinstance(do, str) else do)
        except Refused as refused:
            self.board.complain(refused.message.say(self.sitting.language))
            return
        self.seat = None
        self.board.wait()
        self.go_on()

    def take_back(self, seat: int | None) -> None:
        """Undo what this person chose, or the last choice of another one who then gets the device."""
        table = self.sitting.table
        if self.seat is None and not table.over:
            return  # the others are acting
        try:
            whose = table.take_back(seat)
        except Refused as refused:
            self.board.complain(refused.message.say(self.sitting.language))
            return
        self._hand_back(whose)

    @work(exclusive=True, group="turns")
    async def _hand_back(self, whose: int) -> None:
        """The person whose choice was taken back decides anew."""
        await self._hand_to(whose)

    def _show_end(self) -> None:
        table = self.sitting.table
        viewer = table.holder if table.holder is not None else (table.people or (0,))[0]
        me = viewer if len(table.people) == 1 else -1
        self.board.show(viewer)
        sheet = words_of(self.sitting.game).sheet(self.sitting, me)
        self.push_screen(Ending(self.sitting, result(self.sitting, me), sheet, table.match.winners()))

    def after_again(self) -> None:
        """Another game with the same people."""
        while not isinstance(self.screen, Board):
            self.pop_screen()
        self.board.clear()
        self.sitting.new_table()
        self.go_on()

    def after_board(self) -> None:
        """Look at the zoos once more."""
        while not isinstance(self.screen, Board):
            self.pop_screen()

    def after_quit(self) -> None:
        self.exit()

    @work
    async def after_save(self) -> None:
        """Write the record to a file, a line a game."""
        record = self.sitting.finished
        if record is None or not isinstance(self.screen, Ending):
            return
        ending = self.screen
        suggested = f"{self.sitting.game.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"
        path = await self.push_screen_wait(Saving(self.sitting, suggested))
        if path is None:
            return
        try:
            with path.open("a", encoding="utf-8") as file:
                file.write(record.to_json() + "\n")
        except OSError as problem:
            ending.note(self.sitting.say("terminal-save-failed", file=str(path), reason=problem.strerror or str(problem)))
        else:
            ending.note(self.sitting.say("terminal-saved", file=str(path)))

    def show_end_again(self) -> None:
        if self.sitting.table.over:
            self._show_end()

    @work
    async def action_leave(self) -> None:
        """Leave; ask first while a game runs."""
        if isinstance(self.screen, Leaving):
            return
        if self.sitting.table.over or await self.push_screen_wait(Leaving(self.sitting)):
            self.exit()

    def action_switch_theme(self) -> None:
        self.theme = THEMES[1].name if self.theme == THEMES[0].name else THEMES[0].name
        if isinstance(self.screen, Ending):
            self.screen.refresh_sheet()

    def action_help(self) -> None:
        self.push_screen(Page(self.sitting, self.sitting.say("terminal-help-title"), self._help()))

    def _help(self) -> Text:
        say = self.sitting.say
        parts = [Text(say(part)) for part in words_of(self.sitting.game).rules]
        parts.append(Text(say(words_of(self.sitting.game).keys), style="bold"))
        return Text("\n\n").join(parts)

    def action_log(self) -> None:
        """Everything that the person at the device has seen happen."""
        seat = self._viewer()
        if seat is not None:
            told = words_of(self.sitting.game).tell(self.sitting.table.match.events(seat), seat, self.sitting.language)
            self.push_screen(Page(self.sitting, self.sitting.say("terminal-key-log"), Text("\n".join(told)), at_end=True))

    def action_points(self) -> None:
        """The points of all seats as they are now."""
        seat = self._viewer()
        if seat is not None:
            sheet = words_of(self.sitting.game).sheet(self.sitting, seat)
            text = sheet_text(sheet, [], self.current_theme.primary, room_on_page(self.size.width))
            self.push_screen(Page(self.sitting, self.sitting.say("terminal-points-now"), text))

    def _viewer(self) -> int | None:
        """Who may look at the table now."""
        return self.seat if not self.sitting.table.over else (self.sitting.table.holder or 0)


def drawn_table(sitting: Sitting) -> DrawnTable | None:
    """The app for a game; None if the game has no drawn table."""
    if sitting.game.name not in _BOARDS:
        return None
    board: Board = import_module(_BOARDS[sitting.game.name]).BOARD(sitting)
    return DrawnTable(sitting, board)
