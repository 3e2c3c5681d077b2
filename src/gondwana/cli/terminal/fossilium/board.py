"""The table of Fossilium: action board, market and a museum on one screen, and a list of what can be done."""

from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from gondwana.cli.terminal.drawn import Board
from gondwana.cli.terminal.fossilium.drawings import Choices, Floor, Plan, cells_of, is_cell, target_of
from gondwana.cli.terminal.fossilium.naming import tile_text
from gondwana.cli.terminal.fossilium.words import ask, describe, goals, tell
from gondwana.cli.terminal.table import Sitting
from gondwana.core.contract import View

WIDE = 120


class FossiliumBoard(Board):
    """Shows one seat's view and turns keys and clicks into steps."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "museums(1)", show=False),
        Binding("shift+tab", "museums(-1)", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.steps: list[str] = []
        """What can be done now, in notation."""
        self.cursor = 0
        self._looked_at = 0
        """The seat whose museum is shown."""

    def compose(self) -> ComposeResult:
        language = self.sitting.language
        yield Static(id="title")
        with Horizontal(id="middle", classes="fossilium"):
            yield Plan(language, name="plan")
            with Vertical(id="fo-museum"):
                yield Floor(language, name="floor")
                yield Static(id="fo-seat")
            with VerticalScroll(id="fo-log", can_focus=False):
                yield Static(id="log-text")
        yield Static(id="prompt")
        yield Choices(name="choices")
        yield Static(id="info")
        with Horizontal(id="keys"):
            yield from self.keys(("Tab", "terminal-fo-key-museums", "museums(1)"), ("v", "terminal-key-points", "app.points"))

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "-wide")
        self.update_all()

    # what is shown

    def show(self, seat: int) -> None:
        match = self.sitting.table.match
        self.seat = self._looked_at = seat
        self.view = match.view(seat)
        self.steps = match.legal_texts(seat) if seat in match.pending else []
        self.cursor = 0
        self.say_nothing()
        told = tell(match.events(seat), seat, self.sitting.language)
        self.query_one("#log-text", Static).update(Text("\n".join(told)))
        self.query_one("#fo-log", VerticalScroll).scroll_end(animate=False)
        self.update_all()

    def wait(self, note: str = "") -> None:
        """Nothing can be chosen until the others have."""
        self.awaited = note
        self.steps = []
        if self.view is not None:
            self.update_all()

    def clear(self, note: str = "") -> None:
        """Nothing of any seat is left on the screen."""
        self.seat = self.view = None
        self.steps = []
        self.say_nothing()
        for line in ("log-text", "fo-seat", "title", "info"):
            self.query_one(f"#{line}", Static).update("")
        self.query_one(Plan).show(None)
        self.query_one(Floor).show(None)
        self.query_one(Choices).show([], 0)
        self.query_one("#prompt", Static).update(Text(note))

    def update_all(self) -> None:
        """Bring every widget up to what is known."""
        view, seat = self.view, self.seat
        if view is None or seat is None:
            return
        language = self.sitting.language
        targets = [target_of(step, view) for step in self.steps]
        opened = frozenset(target for target in targets if target is not None)
        step = self.steps[self.cursor] if self.steps else ""
        pointed = target_of(step, view) if step else None
        plan = self.query_one(Plan)
        plan.goals = goals(view, language)[::-1]
        plan.show(view, open=opened, cursor=pointed)
        floor = self.query_one(Floor)
        floor.seat = self._looked_at
        floor.covered = cells_of(step, view) if step and self._looked_at == seat else frozenset()
        floor.show(view, open=frozenset(filter(is_cell, opened)))
        self.query_one(Choices).show([describe(view, seat, one, language) for one in self.steps], self.cursor)
        self.query_one("#title", Static).update(self._title(view, seat))
        self.query_one("#fo-seat", Static).update(Text(self._about_seat(view)))
        self.query_one("#prompt", Static).update(Text(self._prompt(view, seat)))
        self.show_info(self._income(view))

    def _title(self, view: View, seat: int) -> Text:
        frame = self.sitting.say("terminal-fo-frame", round=view["round"])
        title = self.sitting.game.title.say(self.sitting.language)
        return Text.assemble((f" {title} ", "bold"), f"· {frame} · {self.own_name(seat)}", no_wrap=True)

    def _about_seat(self, view: View) -> str:
        """The numbers beside the museum that is shown, its storage, and what was drawn."""
        number = self._looked_at
        seat = view["seats"][number]
        say, language = self.sitting.say, self.sitting.language
        numbers = {name: seat[name] for name in ("prestige", "money", "guests", "regular", "students")}
        who = self.sitting.name(number, view["viewer"])
        lines = [say("terminal-fo-museum", who=who, workers=seat["workers"]["free"], **numbers)]
        tiles = [tile_text(slot["tile"], language) for slot in seat["storage"]["slots"] if slot["tile"]]
        lines.append(say("terminal-fo-stored", free=seat["storage"]["free"], tiles=", ".join(tiles) or "-"))
        if seat["hand"]:
            hand = ["?" if tile is None else tile_text(tile, language) for tile in seat["hand"]]
            lines.append(say("terminal-fo-drawn", tiles=", ".join(hand)))
        return "\n".join(lines)

    def _income(self, view: View) -> str:
        income = view["seats"][self._looked_at]["income"]
        numbers = {name: income[name] for name in ("money", "guests", "students")}
        return self.sitting.say("terminal-fo-income", **numbers)

    def _prompt(self, view: View, seat: int) -> str:
        if view["phase"] == "over":
            return self.sitting.say("terminal-prompt-over")
        if not self.steps:
            return self.awaited or self.sitting.say("terminal-prompt-wait")
        return ask(view, seat, self.sitting.language)

    # what people do

    def on_key(self, event: events.Key) -> None:
        key = event.character or ""
        if key.isdigit() and key != "0" and int(key) <= len(self.steps):
            event.stop()
            self._take(int(key) - 1)

    def action_move(self, direction: str) -> None:
        if self.steps:
            self.say_nothing()
            self.cursor = (self.cursor + (1 if direction in ("down", "right") else -1)) % len(self.steps)
            self.update_all()

    def action_museums(self, step: int) -> None:
        """Look at the museum of somebody else."""
        if self.view is not None:
            self._looked_at = (self._looked_at + step) % self.sitting.players
            self.update_all()

    def action_let_go(self) -> None:
        """Back to the own museum."""
        if self.seat is not None:
            self._looked_at = self.seat
            self.update_all()

    def action_confirm(self) -> None:
        if self.steps:
            self._take(self.cursor)
        else:
            self.action_sheet()

    def _take(self, number: int) -> None:
        self.table_app.decide(self.steps[number])

    @on(Choices.Picked, "#choices")
    def _click_line(self, event: Choices.Picked) -> None:
        if event.target is not None and self.steps:
            self._take(int(event.target))

    @on(Plan.Picked, "#plan")
    @on(Floor.Picked, "#floor")
    def _click(self, event: Plan.Picked) -> None:
        """What can be done with this; where there are several ways, each click goes to the next and Enter takes it."""
        if event.target is None or self.view is None or not self.steps:
            return
        ways = [k for k, step in enumerate(self.steps) if target_of(step, self.view) == event.target]
        if len(ways) == 1:
            self._take(ways[0])
        elif ways:
            self.cursor = ways[(ways.index(self.cursor) + 1) % len(ways)] if self.cursor in ways else ways[0]
            self.update_all()
        elif self.seat is not None:
            reason = self.sitting.table.match.why_not(self.seat, event.target) if _is_step(event.target) else None
            self.complain("" if reason is None else reason.say(self.sitting.language))


def _is_step(target: str) -> bool:
    """A field of the board or a cell: places in the market are bought from, and that has a notation of its own."""
    return not target.startswith(("botanical", "aquatic", "terrestrial"))


BOARD = FossiliumBoard
