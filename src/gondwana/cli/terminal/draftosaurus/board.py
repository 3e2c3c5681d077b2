"""The table of Draftosaurus: the own park as the hero, the others around it, the hand below."""

from itertools import pairwise
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from gondwana.cli.terminal.draftosaurus.chips import BY_LETTER
from gondwana.cli.terminal.draftosaurus.choosing import Choosing
from gondwana.cli.terminal.draftosaurus.layout import least_height, places_of
from gondwana.cli.terminal.draftosaurus.offer import Offer
from gondwana.cli.terminal.draftosaurus.park import Park, Zoo
from gondwana.cli.terminal.draftosaurus.widgets import Die, Hand, ZooCard, fresh_places
from gondwana.cli.terminal.draftosaurus.words import place_word, species_word, tell, zone_of, zone_rule
from gondwana.cli.terminal.draftosaurus.zoos import ZooScreen
from gondwana.cli.terminal.drawn import Board
from gondwana.cli.terminal.table import Sitting
from gondwana.cli.terminal.words import sentence
from gondwana.core.contract import Event, View
from gondwana.locale import Message

WIDE = 112
TALL = 34
SHORT = 22
_CLOSED_BY_DIE = "draftosaurus-refused-die"


class DraftosaurusBoard(Board):
    """Shows one seat's view and turns keys and clicks into choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "zone", show=False),
        Binding("z", "zoos", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.choosing: Choosing | None = None
        self._news: list[Event] = []

    def compose(self) -> ComposeResult:
        language = self.sitting.language
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="main"):
                yield Die(language, name="die")
                with VerticalScroll(id="park-frame", can_focus=False):
                    yield Park(language, name="park")
                yield Hand(language, name="hand")
                yield Static(id="prompt")
                yield Static(id="info")
            with Vertical(id="side"):
                with Horizontal(id="cards"):
                    for _ in range(self.sitting.players - 1):
                        yield ZooCard(self.sitting)
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
        with Horizontal(id="keys"):
            yield from self.keys(("z", "terminal-key-zoos", "zoos"), ("v", "terminal-key-points", "app.points"))

    def on_resize(self, event: events.Resize) -> None:
        wide = event.size.width >= WIDE
        self.set_class(wide, "-wide")
        self.set_class(event.size.height >= TALL, "-tall")
        self.set_class(event.size.height < SHORT, "-short")
        middle, main, side = (self.query_one(f"#{part}") for part in ("middle", "main", "side"))
        if (middle.children[0] is side) == wide:
            if wide:
                middle.move_child(side, after=main)
            else:
                middle.move_child(side, before=main)
        self.update_all()

    # what is shown

    def show(self, seat: int) -> None:
        match = self.sitting.table.match
        self.seat = seat
        self.view = match.view(seat)
        offer = Offer.of(self.view, seat, match.legal_texts(seat))
        self.choosing = Choosing(offer, self.view["board"])
        if offer.given:
            self.choosing.enter_park()
        self._news = self.sitting.table.news(seat)
        self.say_nothing()
        log = self.query_one("#log-text", Static)
        log.update(Text("\n\n".join("\n".join(turn) for turn in self._turns(match.events(seat), seat))))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.update_all()

    def _turns(self, happened: list[Event], seat: int) -> list[list[str]]:
        """What happened in sentences, turn by turn."""
        starts = [number for number, event in enumerate(happened) if event["type"] == "roll"]
        parts = [happened[start:end] for start, end in pairwise((0, *starts, len(happened)))]
        return [told for part in parts if (told := tell(part, seat, self.sitting.language))]

    def wait(self, note: str = "") -> None:
        """Nothing can be chosen until the others have."""
        self.awaited = note
        if self.choosing is not None:
            self.choosing = Choosing(Offer("nothing", frozenset(), self.choosing.offer.hand), self.choosing.board)
            self.update_all()

    def clear(self, note: str = "") -> None:
        """Nothing of any seat is left on the screen."""
        self.seat = self.view = self.choosing = None
        self._news = []
        self.say_nothing()
        self.query_one("#log-text", Static).update("")
        self.update_all()
        self.query_one("#prompt", Static).update(Text(note))

    def update_all(self) -> None:
        """Bring every widget up to what is known."""
        view, choosing, seat = self.view, self.choosing, self.seat
        park, hand, die = self.query_one(Park), self.query_one(Hand), self.query_one(Die)
        if view is None or choosing is None or seat is None:
            park.show(None)
            hand.show((), cursor=None, takes=False, label="")
            die.show(None, free=False)
            for card in self.query(ZooCard):
                card.show(None, -1, mark="", fresh={})
            for line in ("title", "prompt", "info"):
                self.query_one(f"#{line}", Static).update("")
            return
        park.styles.min_height = least_height(view["board"])
        park.show(self._zoo(view, choosing, seat))
        if choosing.offer.given and not choosing.offer.takes:
            given = Message("terminal-given").say(self.sitting.language)
            hand.show((choosing.offer.given,), cursor=0, takes=True, label=given)
        else:
            label = Message("terminal-hand").say(self.sitting.language)
            hand.show(choosing.offer.hand, cursor=choosing.held, takes=choosing.offer.takes, label=label)
        die.show(view, free=self._die_is_free(view, choosing.offer, seat))
        self._show_cards(view, seat)
        self.query_one("#title", Static).update(self._title(view, seat))
        self.query_one("#prompt", Static).update(Text(self._prompt(view, choosing)))
        self.show_info(self._about(view, choosing, seat))
        if choosing.place in park.targets:
            self.query_one("#park-frame", VerticalScroll).scroll_to_region(park.targets[choosing.place], animate=False)

    def _zoo(self, view: View, choosing: Choosing, seat: int) -> Zoo:
        mine = view["seats"][seat]
        return Zoo(
            board=view["board"],
            zones=mine["zoo"],
            points=mine["points"],
            choosing=choosing.offer.puts and choosing.species is not None,
            open=choosing.open,
            cursor=choosing.place,
            species=choosing.species,
            fresh=fresh_places(self._news, seat),
        )

    def _show_cards(self, view: View, seat: int) -> None:
        """The others in the order in which they sit: the left neighbour first."""
        players = self.sitting.players
        for k, card in enumerate(self.query(ZooCard), 1):
            other = (seat + k) % players
            mark = "◄ " if k == 1 and players > 2 else "► " if k == players - 1 and players > 2 else ""
            card.show(view, other, mark=mark, fresh=fresh_places(self._news, other))

    def _die_is_free(self, view: View, offer: Offer, seat: int) -> bool:
        """Whether the holder of the die finds nothing closed by it."""
        if view["die"] is None or view["holder"] != seat:
            return False
        match = self.sitting.table.match
        texts = {offer.text(species, place) for species in offer.hand or (offer.given,) for place in places_of(view["board"])}
        reasons = [match.why_not(seat, text) for text in texts if text]
        return not any(reason is not None and reason.id == _CLOSED_BY_DIE for reason in reasons)

    def _title(self, view: View, seat: int) -> Text:
        say, language = self.sitting.say, self.sitting.language
        mine = view["seats"][seat]
        points = mine["points"]
        frame = say(
            "terminal-frame",
            board=Message(f"terminal-board-{view['board']}"),
            round=min(view["round"] + 1, view["rounds"]),
            rounds=view["rounds"],
            turn=min(view["turn"] + 1, view["turns"]),
            turns=view["turns"],
        )
        name = self.own_name(seat)
        sums = say(
            "terminal-sum",
            who=name,
            total=points["total"] + mine["banked"],
            pens=sum(points["zones"].values()),
            trex=points["trex"],
            river=points["river"],
        )
        if view["earlier"]:
            sums += say("terminal-sum-summer", points=mine["banked"])
        if len(frame) + len(sums) > self.size.width - 3:
            total = points["total"] + mine["banked"]
            sums = f"{name}: {say('terminal-points-short', points=total)}"
        room = self.size.width - 2 - len(frame) - len(sums)
        title = self.sitting.game.title.say(language)
        head = f" {title} · " if room > len(title) + 6 else " "
        gap = max(self.size.width - 1 - len(head) - len(frame) - len(sums), 1)
        return Text.assemble((head, "bold"), frame, " " * gap, (sums, "bold"), no_wrap=True)

    def _prompt(self, view: View, choosing: Choosing) -> str:
        say, kind, species = self.sitting.say, choosing.offer.kind, choosing.species
        if kind == "nothing":
            return say("terminal-prompt-over") if view["phase"] == "over" else self.awaited or say("terminal-prompt-wait")
        if species is None:
            return say(f"terminal-prompt-{kind}")
        return say(f"terminal-prompt-{kind}-with", species=species_word(species))

    def _about(self, view: View, choosing: Choosing, seat: int) -> str:
        """The place under the cursor: its rule, or why it is closed. Without a cursor what happened last."""
        say, place = self.sitting.say, choosing.place
        if place is None:
            arrivals = [event for event in self._news if event["type"] in ("place", "move", "show", "discard")]
            told = tell([event for event in arrivals if event.get("seat") != seat], seat, self.sitting.language)
            return (
                " · ".join(told)
                if told and choosing.held is None
                else say("terminal-hint-hand" if choosing.offer.takes else "terminal-hint-zoo")
            )
        reason = self._reason(choosing, seat)
        if reason:
            return reason
        zone = zone_of(place)
        points = view["seats"][seat]["points"]
        now = points["river"] if zone == "river" else points["zones"][zone]
        return sentence(say("terminal-about", zone=place_word(place), rule=zone_rule(zone), points=now))

    def _reason(self, choosing: Choosing, seat: int) -> str | None:
        """Why the place under the cursor does not take the dinosaur that is held."""
        if choosing.text is None:
            return None
        message = self.sitting.table.match.why_not(seat, choosing.text)
        return None if message is None else sentence(message.say(self.sitting.language))

    # what people do

    def on_key(self, event: events.Key) -> None:
        choosing, seat = self.choosing, self.seat
        if choosing is None or seat is None or choosing.offer.kind == "nothing":
            return
        self.say_nothing()
        key = (event.character or "").lower()
        if key in BY_LETTER and choosing.offer.takes:
            event.stop()
            if choosing.hold(BY_LETTER[key]):
                self.update_all()
            else:
                wanted = choosing.offer.text(BY_LETTER[key], "river")
                message = wanted and self.sitting.table.match.why_not(seat, wanted)
                self.complain(message.say(self.sitting.language) if message else "")
        elif key.isdigit() and choosing.offer.puts:
            event.stop()
            if choosing.to_zone(key):
                self.update_all()

    def action_move(self, direction: str) -> None:
        choosing = self.choosing
        if choosing is None or choosing.offer.kind == "nothing":
            return
        self.say_nothing()
        if not choosing.in_hand:
            choosing.along_park(direction, self.query_one(Park).targets)
        elif direction in ("left", "right"):
            choosing.along_hand(1 if direction == "right" else -1)
        elif direction == "up" and choosing.offer.puts:
            choosing.enter_park()
        self.update_all()

    def action_zone(self) -> None:
        """From the hand into the park and back."""
        if self.choosing is not None and self.choosing.offer.puts:
            if self.choosing.in_hand:
                self.choosing.enter_park()
            else:
                self.choosing.let_go()
            self.update_all()

    def action_let_go(self) -> None:
        if self.choosing is not None:
            self.say_nothing()
            self.choosing.let_go()
            self.update_all()

    def action_confirm(self) -> None:
        """Make the choice, or say what is missing."""
        choosing = self.choosing
        if choosing is None or choosing.offer.kind == "nothing":
            self.action_sheet()
        elif choosing.species is None:
            self.complain(self.sitting.say("terminal-dinosaur-first"))
        elif choosing.text is None:
            choosing.enter_park()
            self.update_all()
        else:
            self.table_app.decide(choosing.text)

    def action_zoos(self) -> None:
        if self.view is not None and self.seat is not None:
            self.app.push_screen(ZooScreen(self.sitting, self.view, (self.seat + 1) % self.sitting.players, self._news))

    @on(ZooCard.Picked)
    def _enlarge(self, event: ZooCard.Picked) -> None:
        if isinstance(event.drawing, ZooCard) and self.view is not None:
            self.app.push_screen(ZooScreen(self.sitting, self.view, event.drawing.seat, self._news))

    @on(Hand.Picked, "#hand")
    def _take(self, event: Hand.Picked) -> None:
        choosing = self.choosing
        if choosing is None or event.target is None or not choosing.offer.takes:
            return
        self.say_nothing()
        number = int(event.target)
        again = choosing.held == number
        choosing.held, choosing.place = number, None
        if again and not choosing.offer.puts:
            self.action_confirm()
        else:
            self.update_all()

    @on(Park.Pointed, "#park")
    def _point(self, event: Park.Pointed) -> None:
        choosing = self.choosing
        if choosing is not None and choosing.offer.puts and choosing.species and not isinstance(event, Park.Picked):
            self.say_nothing()
            choosing.place = event.target or choosing.place
            self.update_all()

    @on(Park.Picked, "#park")
    def _put(self, event: Park.Picked) -> None:
        choosing = self.choosing
        if choosing is None or event.target is None or not choosing.offer.puts:
            return
        choosing.place = event.target
        self.action_confirm()


BOARD = DraftosaurusBoard
