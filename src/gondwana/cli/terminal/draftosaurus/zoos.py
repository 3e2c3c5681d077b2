"""The zoo of another seat, large."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from gondwana.cli.terminal.draftosaurus.layout import least_height
from gondwana.cli.terminal.draftosaurus.park import Park, Zoo
from gondwana.cli.terminal.draftosaurus.widgets import fresh_places
from gondwana.cli.terminal.screens import KeyHint
from gondwana.cli.terminal.table import Sitting
from gondwana.core.contract import Event, View


class ZooScreen(ModalScreen[None]):
    """One zoo over the whole screen; left and right go around the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "close", show=False),
        Binding("right,z,tab", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
    ]

    def __init__(self, sitting: Sitting, view: View, seat: int, news: list[Event]) -> None:
        super().__init__()
        self._sitting = sitting
        self._view = view
        self._seat = seat
        self._news = news

    def compose(self) -> ComposeResult:
        say = self._sitting.say
        with Vertical(id="zoo"):
            yield Static(id="zoo-title")
            with VerticalScroll(can_focus=False):
                yield Park(self._sitting.language, name="zoo-park")
            with Horizontal(id="zoo-keys"):
                yield KeyHint("←", say("terminal-key-previous"), "turn(-1)")
                yield KeyHint("→", say("terminal-key-next"), "turn(1)")
                yield KeyHint("Esc", say("terminal-key-close"), "close")

    def on_mount(self) -> None:
        self._update()

    def _update(self) -> None:
        seat = self._view["seats"][self._seat]
        points = seat["points"]
        title = self._sitting.say(
            "terminal-sum",
            who=self._sitting.name(self._seat, self._view["viewer"]),
            total=points["total"] + seat["banked"],
            pens=sum(points["zones"].values()),
            trex=points["trex"],
            river=points["river"],
        )
        if self._view["earlier"]:
            title += self._sitting.say("terminal-sum-summer", points=seat["banked"])
        self.query_one("#zoo-title", Static).update(Text(f" {title}", style="bold"))
        park = self.query_one(Park)
        park.styles.min_height = least_height(self._view["board"])
        fresh = fresh_places(self._news, self._seat)
        park.show(Zoo(board=self._view["board"], zones=seat["zoo"], points=points, fresh=fresh))

    def action_turn(self, step: int) -> None:
        self._seat = (self._seat + step) % self._sitting.players
        self._update()

    def action_close(self) -> None:
        self.dismiss(None)
