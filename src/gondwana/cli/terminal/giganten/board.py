"""The table of Giganten: the map with a cursor; a move is taken step by step and sent as a whole."""

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.widgets import Static

from gondwana.cli.terminal.drawn import Board
from gondwana.cli.terminal.giganten.map import Map, Shown, beside, size_of
from gondwana.cli.terminal.giganten.words import SET_UP, WORDS, has_trap, next_word, piece_word, plans_of, tell
from gondwana.cli.terminal.table import Sitting
from gondwana.core.contract import View

if TYPE_CHECKING:
    from gondwana.server.messages import Plans

WIDE = 112
_KNOWN = 4
"""So many kinds that a hidden piece could be are named; of more it is said how many."""


class GigantenBoard(Board):
    """Shows one seat's view and turns keys and clicks into moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_open(1)", show=False),
        Binding("shift+tab", "next_open(-1)", show=False),
        Binding("r", "ready", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.path: list[str] = []
        """The steps taken so far; nothing of them has been sent."""
        self._tree: Plans = {}
        self._cursors: dict[int, str] = {}
        self._fresh: frozenset[str] = frozenset()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle", classes="giganten"):
            with ScrollableContainer(id="map-frame", can_focus=False):
                yield Map(name="map")
            with Vertical(id="gi-side"):
                yield Static(id="armies")
                with VerticalScroll(id="gi-log", can_focus=False):
                    yield Static(id="log-text")
        yield Static(id="prompt")
        yield Static(id="info")
        with Horizontal(id="keys"):
            yield from self.keys(("Esc", "terminal-key-cancel", "let_go"), ("r", "terminal-gi-key-ready", "ready"))

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "-wide")
        self.update_all()

    # what is shown

    def show(self, seat: int) -> None:
        match = self.sitting.table.match
        self.seat = seat
        self.view = match.view(seat)
        self.path = []
        self._tree = plans_of(match, seat)
        news = self.sitting.table.news(seat)
        self._fresh = frozenset(
            event[name] for event in news for name in ("start", "goal", "field", "defender_field") if event.get(name)
        )
        self.say_nothing()
        if seat not in self._cursors or self._cursors[seat] not in self.view["ground"]:
            self._to_first_open()
        told = tell(match.events(seat), seat, self.sitting.language)
        self.query_one("#log-text", Static).update(Text("\n".join(told)))
        self.query_one("#gi-log", VerticalScroll).scroll_end(animate=False)
        self.update_all()

    def wait(self, note: str = "") -> None:
        """Nothing can be chosen until the others have."""
        self.awaited = note
        self._tree, self.path = {}, []
        if self.view is not None:
            self.update_all()

    def clear(self, note: str = "") -> None:
        """Nothing of any seat is left on the screen."""
        self.seat = self.view = None
        self._tree, self.path, self._fresh = {}, [], frozenset()
        self.say_nothing()
        for line in ("log-text", "armies", "title", "info"):
            self.query_one(f"#{line}", Static).update("")
        self.query_one(Map).show(None)
        self.query_one("#prompt", Static).update(Text(note))

    @property
    def _cursor(self) -> str | None:
        return None if self.seat is None else self._cursors.get(self.seat)

    def _open(self) -> frozenset[str]:
        """The fields that can be chosen now."""
        return frozenset(step.split()[-1].lstrip("-") for step in self._tree if _is_field(step))

    def _words(self) -> list[str]:
        """What can be chosen besides fields, in the order of the numbers that choose it."""
        return [step for step in self._tree if not _is_field(step)]

    def _to_first_open(self) -> None:
        fields = sorted(self._open())
        if self.seat is not None and fields:
            self._cursors[self.seat] = fields[len(fields) // 2]

    def update_all(self) -> None:
        """Bring every widget up to what is known."""
        view, seat = self.view, self.seat
        if view is None or seat is None:
            return
        board = self.query_one(Map)
        width, height = size_of(view)
        tiles = tuple(self._words()) if view["phase"] == "lay" else ()
        self.set_class(bool(tiles), "-laying")
        board.styles.width, board.styles.height = ("100%", "100%") if tiles else (width, height)
        taken = next((step for step in self.path if _is_field(step) and step[0] != "-"), view["picked"])
        goal = next((step.lstrip("-") for step in self.path if step.startswith("-")), None)
        shown = Shown(
            view=view,
            seat=seat,
            cursor=self._cursor if self._open() or view["phase"] == "over" else None,
            open=self._open(),
            taken=taken if view["phase"] not in SET_UP else None,
            goal=goal,
            fresh=self._fresh,
            tiles=tiles,
        )
        board.show(shown)
        if self._cursor in board.targets:
            self.query_one("#map-frame", ScrollableContainer).scroll_to_region(board.targets[self._cursor], animate=False)
        self.query_one("#title", Static).update(self._title(view, seat))
        self.query_one("#armies", Static).update(Text(self._armies(view, seat)))
        self.query_one("#prompt", Static).update(Text(self._prompt(view, seat)))
        self.show_info(self._about(view, seat))

    def _title(self, view: View, seat: int) -> Text:
        name = self.own_name(seat)
        frame = self.sitting.say("terminal-gi-turn", turn=view["turns"] + 1)
        title = self.sitting.game.title.say(self.sitting.language)
        return Text.assemble((f" {title} ", "bold"), f"· {frame} · {name}", no_wrap=True)

    def _armies(self, view: View, seat: int) -> str:
        """How many pieces everybody has left, and which are beaten."""
        lines = []
        for other, army in enumerate(view["seats"]):
            lines.append(self.sitting.say("terminal-gi-army", who=self.sitting.name(other, seat), pieces=army["pieces"]))
            if army["lost"]:
                lost = ", ".join(f"{many} {self._piece(name)}" for name, many in army["lost"].items())
                lines.append("  " + self.sitting.say("terminal-gi-lost", pieces=lost))
        return "\n".join(lines)

    def _piece(self, name: str) -> str:
        return piece_word(name, trap=has_trap(self.sitting.table.match)).say(self.sitting.language)

    def _prompt(self, view: View, seat: int) -> str:
        if view["phase"] == "over":
            return self.sitting.say("terminal-prompt-over")
        if not self._tree:
            return self.awaited or self.sitting.say("terminal-prompt-wait")
        words = "  ".join(f"{number} {word}" for number, word in enumerate(self._words(), 1)) if view["phase"] != "lay" else ""
        phase = view["phase"]
        if self.path:
            phase = "challenge" if self.path[-1].startswith("-") else "go"
        what = next_word(self.sitting.table.match, view["seats"][seat]["next"], self.sitting.language)
        return f"{self.sitting.say(f'terminal-gi-ask-{phase}', what=what)}  {words}".rstrip()

    def _about(self, view: View, seat: int) -> str:
        """The field under the cursor."""
        field = self._cursor
        if field is None or field not in view["ground"] or view["phase"] == "lay":
            return ""
        ground = self.sitting.say(f"terminal-gi-on-{view['ground'][field]}")
        piece = next((one for one in view["pieces"] if one["field"] == field), None)
        if piece is None:
            return self.sitting.say("terminal-gi-field", field=field, ground=ground)
        if piece["kind"] is not None:
            what = self._piece(piece["kind"])
        elif piece["seat"] == seat or not piece["could"]:
            what = self.sitting.say("terminal-gi-unset")
        elif len(piece["could"]) <= _KNOWN:
            what = self.sitting.say("terminal-gi-could", kinds=", ".join(self._piece(kind) for kind in piece["could"]))
        else:
            what = self.sitting.say("terminal-gi-hidden", many=len(piece["could"]))
        who = self.sitting.name(piece["seat"], seat)
        return self.sitting.say("terminal-gi-piece", field=field, ground=ground, who=who, piece=what)

    # what people do

    def on_key(self, event: events.Key) -> None:
        key = event.character or ""
        if key.isdigit() and key != "0" and int(key) <= len(self._words()):
            event.stop()
            self._take(self._words()[int(key) - 1])

    def action_move(self, direction: str) -> None:
        if self.view is None or self.seat is None or self._cursor is None:
            return
        self.say_nothing()
        self._cursors[self.seat] = beside(self._cursor, direction, self.view, self.seat)
        self.update_all()

    def action_next_open(self, step: int) -> None:
        """To the next field that can be chosen."""
        fields = sorted(self._open())
        if self.seat is None or not fields:
            return
        at = fields.index(self._cursor) + step if self._cursor in fields else 0
        self._cursors[self.seat] = fields[at % len(fields)]
        self.say_nothing()
        self.update_all()

    def action_confirm(self) -> None:
        """Choose the field under the cursor."""
        if not self._tree:
            self.action_sheet()
        elif self._cursor is not None:
            self._choose(self._cursor)

    def _choose(self, field: str) -> None:
        wishes = [step for step in (field, f"-{field}", f"x {field}") if step in self._tree]
        if wishes:
            self._take(wishes[0])
        elif self.path and field == self.path[0]:
            self.action_let_go()
        else:
            self._explain(field)

    def _explain(self, field: str) -> None:
        """Why this field cannot be chosen."""
        phase = self.view["phase"] if self.view is not None else ""
        going = phase == "go" or len(self.path) == 1
        wish = f"x {field}" if phase == "challenge" or len(self.path) > 1 else f"-{field}" if going else field
        if self.seat is not None and _is_field(wish):
            reason = self.sitting.table.why_not(self.seat, [*self.path, wish])
            self.complain("" if reason is None else reason.say(self.sitting.language))

    def _take(self, step: str) -> None:
        """One step more; the last one sends the move."""
        self.path.append(step)
        self._tree = self._tree[step]
        self.say_nothing()
        if self._tree:
            self.update_all()
        else:
            self.table_app.decide(list(self.path))
            if self.seat is not None and self.complained:  # refused: from the beginning
                self.path, self._tree = [], plans_of(self.sitting.table.match, self.seat)
                self.update_all()

    def action_let_go(self) -> None:
        """One step back, of those that have not been sent."""
        if self.seat is None or not self.path:
            return
        self.path = self.path[:-1]
        self._tree = plans_of(self.sitting.table.match, self.seat)
        for step in self.path:
            self._tree = self._tree[step]
        self.say_nothing()
        self.update_all()

    def action_ready(self) -> None:
        """Have the rest of the set-up done."""
        if self.seat is not None and self._tree:
            self.table_app.have_set_up(WORDS.set_ups[0])

    def action_take_back(self) -> None:
        if self.path:
            self.action_let_go()
        else:
            super().action_take_back()

    @on(Map.Picked, "#map")
    def _click(self, event: Map.Picked) -> None:
        if self.seat is None or event.target is None or not self._tree:
            return
        if event.target in self._tree and not _is_field(event.target):
            self._take(event.target)
        else:
            self._cursors[self.seat] = event.target
            self._choose(event.target)
            self.update_all()


def _is_field(step: str) -> bool:
    """Whether a step names a field of the board."""
    name = step.removeprefix("x ").removeprefix("-")
    return " " not in name and name[-1:].isdigit()


BOARD = GigantenBoard
