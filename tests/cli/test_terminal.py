"""Play in the terminal: the drawn table by keyboard and mouse, the curtain, and play line by line."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from gondwana import locale
from gondwana.cli.terminal.draftosaurus.board import DraftosaurusBoard
from gondwana.cli.terminal.draftosaurus.chips import BY_LETTER, LETTERS
from gondwana.cli.terminal.draftosaurus.choosing import Choosing
from gondwana.cli.terminal.draftosaurus.layout import Layout, least_height, places_of, zone_keys
from gondwana.cli.terminal.draftosaurus.offer import Offer
from gondwana.cli.terminal.draftosaurus.park import Park
from gondwana.cli.terminal.draftosaurus.widgets import Hand, ZooCard
from gondwana.cli.terminal.draftosaurus.words import short_name
from gondwana.cli.terminal.draftosaurus.zoos import ZooScreen
from gondwana.cli.terminal.drawn import DrawnTable, drawn_table
from gondwana.cli.terminal.screens import Curtain, Ending, Leaving, Page, Saving
from gondwana.cli.terminal.table import Sitting, rehearse
from gondwana.cli.terminal.words import sentence
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.core.record import read_record
from gondwana.games import load
from gondwana.games.draftosaurus.data import SPECIES

GAME = load("draftosaurus")
PATIENCE = 500


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compiled code is made before anybody waits for it."""
    rehearse(GAME, 3, make_options(GAME, 3))


def sit(players: int = 3, people: int = 1, *, seed: int = 1, language: str = "en", **options: object) -> Sitting:
    seats = ("human",) * people + ("random",) * (players - people)
    made = make_options(GAME, players, options)
    return Sitting(GAME, players=players, options=made, seats=seats, seed=seed, language=language)


class Player:
    """A person in front of the drawn table."""

    def __init__(self, app: DrawnTable, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.sitting = app.sitting

    @property
    def board(self) -> DraftosaurusBoard:
        assert isinstance(self.app.board, DraftosaurusBoard)
        return self.app.board

    @property
    def offer(self) -> Offer:
        assert self.board.choosing is not None
        return self.board.choosing.offer

    @property
    def steps(self) -> int:
        return len(self.sitting.table.match.log)

    async def until(self, holds: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            await self.drained()
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"waited in vain; on the screen:\n{self.screen()}")

    async def drained(self) -> None:
        """Wait until app and screen have dealt with everything that was sent to them."""
        done = asyncio.Event()
        self.app.call_later(lambda: self.app.screen.call_later(done.set))
        await asyncio.wait_for(done.wait(), PATIENCE / 100)

    async def turn(self) -> None:
        """Wait until somebody has to do something."""
        await self.until(lambda: isinstance(self.app.screen, Curtain | Ending) or self.my_turn())

    def my_turn(self) -> bool:
        return self.app.screen is self.board and self.app.seat is not None and self.app.seat == self.board.seat

    async def press(self, *keys: str) -> None:
        for key in keys:
            self.app.simulate_key(key)
            await self.drained()

    async def look(self, key: str, at: type[Screen[Any]]) -> None:
        """Press a key that opens a screen, and wait until it can be seen."""
        await self.press(key)
        await self.until(lambda: isinstance(self.app.screen, at))
        await self.pilot.pause()

    async def choose(self, *keys: str) -> None:
        """Press keys that end in a choice and wait for the next turn."""
        before = self.steps
        await self.press(*keys)
        await self.until(lambda: self.steps != before)
        await self.turn()

    async def click_place(self, place: str) -> None:
        await self.pilot.pause()
        area = self.board.query_one("#park", Park).targets[place]
        await self.pilot.click("#park", offset=(area.x + 1, area.y))
        await self.pilot.pause()

    async def click_dinosaur(self, number: int) -> None:
        await self.pilot.pause()
        area = self.board.query_one(Hand).targets[str(number)]
        await self.pilot.click("#hand", offset=(area.x + 2, area.y))
        await self.pilot.pause()

    def screen(self) -> str:
        """The text on the screen, line by line."""
        pieces = re.findall(r'<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', self.app.export_screenshot())
        lines: dict[float, list[tuple[float, str]]] = {}
        for x, y, text in pieces:
            lines.setdefault(float(y), []).append((float(x), html.unescape(text).replace("\xa0", " ")))
        return "\n".join("".join(text for _, text in sorted(line)) for _, line in sorted(lines.items()))

    def info(self) -> str:
        return str(self.board.query_one("#info").render())


def play_drawn(sitting: Sitting, script: Callable[[Player], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Run the app and let a script be the person."""

    async def run() -> None:
        app = drawn_table(sitting)
        assert app is not None
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            await player.turn()
            await script(player)

    asyncio.run(run())


async def one_choice_by_keys(player: Player) -> None:
    """Take the first dinosaur by its letter, and the first open place."""
    if player.offer.takes:
        await player.press(LETTERS[player.offer.hand[0]].lower())
    if player.offer.takes and player.offer.puts:
        await player.press("enter")
    await player.choose("enter")


async def to_the_end(player: Player) -> list[str]:
    """Play the whole game by keys; the kinds of decisions that came up."""
    kinds: list[str] = []
    while not isinstance(player.app.screen, Ending):
        if isinstance(player.app.screen, Curtain):
            await player.press("enter")
            await player.turn()
            continue
        kinds.append(player.offer.kind)
        await one_choice_by_keys(player)
    return kinds


# the drawn table


def test_a_whole_game_by_keyboard_alone() -> None:
    sitting = sit(3)

    async def script(player: Player) -> None:
        assert "Your turn: choose a dinosaur." in player.screen()
        assert await to_the_end(player) == ["stand"] * 12
        assert "Total" in player.screen()
        total = next(line for line in player.screen().splitlines() if line.strip().startswith("Total"))
        assert [int(number) for number in re.findall(r"\d+", total)] == sitting.table.match.scores()

    play_drawn(sitting, script)
    assert sitting.finished is not None
    assert Match.replay(GAME, sitting.finished).over


def test_a_whole_game_by_mouse_alone() -> None:
    sitting = sit(3)

    async def script(player: Player) -> None:
        while not isinstance(player.app.screen, Ending):
            before, offer = player.steps, player.offer
            await player.click_dinosaur(len(offer.hand) - 1)
            assert player.board.choosing is not None
            await player.click_place(min(player.board.choosing.open))
            await player.until(lambda before=before: player.steps != before)  # type: ignore[misc]
            await player.turn()

    play_drawn(sitting, script, size=(120, 40))
    assert sitting.finished is not None


def test_a_second_click_discards() -> None:
    """DR-12."""

    async def script(player: Player) -> None:
        await one_choice_by_keys(player)
        before = player.steps
        await player.click_dinosaur(1)
        assert "back into the box?" in player.screen()
        assert player.steps == before
        await player.click_dinosaur(1)
        await player.until(lambda: player.steps != before)

    play_drawn(sit(2), script)


def test_two_players_also_discard() -> None:
    """DR-12."""

    async def script(player: Player) -> None:
        kinds = await to_the_end(player)
        assert kinds == ["stand", "discard"] * 12

    play_drawn(sit(2), script)


def test_winter_ends_with_the_move_out_of_quarantine() -> None:
    """DR-37: the Quarantine Zone has key 3; staying there is refused with the reason."""

    async def script(player: Player) -> None:
        while not player.board.view["seats"][0]["zoo"]["quarantine"]:  # type: ignore[index]
            await player.press(LETTERS[player.offer.hand[0]].lower(), "3")
            if "quarantine" in player.board.choosing.open:  # type: ignore[union-attr]
                await player.choose("enter")
            else:
                await player.choose("0", "enter")
        while player.offer.kind == "stand":
            await one_choice_by_keys(player)
        assert player.offer.kind == "move"
        await player.press("3")
        assert player.info() == "The dinosaur must leave the Quarantine Zone."
        before = player.steps
        await player.press("enter")
        assert player.steps == before
        await player.choose("0", "enter")
        assert isinstance(player.app.screen, Ending)

    sitting = sit(3, board="winter", seed=4)
    play_drawn(sitting, script)
    assert any(step.do == "move river" for step in sitting.finished.log)  # type: ignore[union-attr]


def test_staying_in_quarantine_where_it_is_allowed() -> None:
    """DR-37 with quarantine=may."""

    async def script(player: Player) -> None:
        while player.offer.kind == "stand":
            await player.press(LETTERS[player.offer.hand[0]].lower(), "3")
            if "quarantine" in player.board.choosing.open:  # type: ignore[union-attr]
                await player.choose("enter")
            else:
                await player.choose("0", "enter")
        await player.choose("3", "enter")

    sitting = sit(3, board="winter", quarantine="may", seed=4)
    play_drawn(sitting, script)
    assert any((step.seat, step.do) == (0, "stay") for step in sitting.finished.log)  # type: ignore[union-attr]


def test_placing_after_the_reveal() -> None:
    """DR-07: choose and show, then place."""

    async def script(player: Player) -> None:
        kinds = await to_the_end(player)
        assert kinds == ["choose", "place"] * 12

    play_drawn(sit(3, placing="after_reveal"), script)


def test_summer_and_winter_are_both_on_the_sheet() -> None:
    """DR-41."""

    async def script(player: Player) -> None:
        await to_the_end(player)
        screen = player.screen()
        assert "Forest of Sameness" in screen
        assert "Well-Ordered Wood" in screen
        match = player.sitting.table.match
        row = next(line for line in screen.splitlines() if line.strip().startswith("Summer and winter"))
        assert [int(number) for number in re.findall(r"\d+", row)] == match.scores()

    play_drawn(sit(3, board="both"), script, size=(100, 45))


def test_the_pyramid_is_chosen_cell_by_cell() -> None:
    """DR-33: key 6 goes through the open cells."""

    async def script(player: Player) -> None:
        await player.press(LETTERS[player.offer.hand[0]].lower())
        choosing = player.board.choosing
        assert choosing is not None
        seen = []
        for _ in range(3):
            await player.press("6")
            seen.append(choosing.place)
        expected = [f"pyramid {cell}" for cell in range(3)]
        assert seen == expected or not set(expected) & choosing.open

    play_drawn(sit(3, board="winter", seed=2, first=0), script)


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_the_arrows_lead_from_every_place_to_every_other(board: str) -> None:
    async def script(player: Player) -> None:
        await player.pilot.pause()
        offer, areas = player.offer, player.board.query_one("#park", Park).targets
        assert set(areas) == set(places_of(board))
        for start in areas:
            seen, rest = {start}, [start]
            while rest:
                here = rest.pop()
                for direction in ("left", "right", "up", "down"):
                    choosing = Choosing(offer, board, held=0, place=here)
                    choosing.along_park(direction, areas)
                    if choosing.place is not None and choosing.place not in seen:
                        seen.add(choosing.place)
                        rest.append(choosing.place)
            assert seen == set(areas), start

    play_drawn(sit(3, board=board), script)


def test_a_closed_place_says_why_and_does_nothing() -> None:
    async def script(player: Player) -> None:
        match = player.sitting.table.match
        species = player.offer.hand[0]
        zones = [zone for zone in zone_keys("summer") if f"{species} {zone}" not in player.offer.legal]
        assert zones, "this seed leaves everything open"
        await player.press(LETTERS[species].lower(), zone_keys("summer")[zones[0]])
        reason = match.why_not(0, f"{species} {zones[0]}")
        assert reason is not None
        assert player.info() == sentence(reason.say("en"))
        before = player.steps
        await player.press("enter")
        assert player.steps == before
        assert player.board.query_one("#info").has_class("bad")
        await player.click_place(zones[-1])
        assert player.steps == before
        assert player.info() == sentence(match.why_not(0, f"{species} {zones[-1]}").say("en"))  # type: ignore[union-attr]

    play_drawn(sit(3, seed=1, first=1), script)


def test_a_dinosaur_that_is_not_there_and_a_place_without_a_dinosaur() -> None:
    async def script(player: Player) -> None:
        missing = next(name for name in SPECIES if name not in player.offer.hand)
        await player.press(LETTERS[missing].lower())
        assert "in this hand" in player.info()
        await player.click_place("river")
        assert "Choose a dinosaur first" in player.info()

    play_drawn(sit(3, seed=1), script)


def test_open_places_are_marked_without_colour() -> None:
    async def script(player: Player) -> None:
        assert "┏" not in player.screen()
        await player.press(LETTERS[player.offer.hand[0]].lower())
        screen = player.screen()
        assert "┏" in screen, "open pens have a heavy fence"
        assert "┌╌" in screen, "closed pens have a dashed fence"

    play_drawn(sit(3, seed=1, first=1), script)


def text_in(widgets: Iterable[Widget]) -> str:
    return "\n".join(strip.text for widget in widgets for strip in widget.render_lines(widget.size.region))


def named_in(text: str) -> set[str]:
    return {name for name in SPECIES if short_name(name, "en") in text}


def test_the_curtain_hides_the_hand_of_the_person_before() -> None:
    async def script(player: Player) -> None:
        assert isinstance(player.app.screen, Curtain)
        await player.pilot.pause()
        assert "Hand the device to: Seat 0" in player.screen()
        await player.press("enter")
        await player.turn()
        await player.pilot.pause()
        assert named_in(text_in(player.board.query(Hand))) == set(player.offer.hand), "one's own hand can be seen"
        await one_choice_by_keys(player)
        assert isinstance(player.app.screen, Curtain)
        await player.pilot.pause()
        assert "Hand the device to: Seat 1" in player.screen()
        assert not named_in(player.screen())
        assert not named_in(text_in(player.board.query("*"))), "nothing is left behind the curtain"
        for key in ("z", "v", "l"):
            await player.press(key)
            await player.pilot.pause()
            assert isinstance(player.app.screen, Curtain), f"{key} looks behind the curtain"
        await player.press("enter")
        await player.turn()
        await player.pilot.pause()
        assert player.board.seat == 1
        assert named_in(text_in(player.board.query(Hand))) == set(player.offer.hand)

    play_drawn(sit(3, people=2, seed=3), script)


def test_a_game_among_people_only() -> None:
    sitting = sit(2, people=2)

    async def script(player: Player) -> None:
        await to_the_end(player)
        assert "Seat 0" in player.screen()

    play_drawn(sitting, script)
    assert sitting.finished is not None


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    async def script(player: Player) -> None:
        await player.press("enter")
        await player.turn()
        before = player.steps
        await one_choice_by_keys(player)
        assert player.steps == before + 1
        await player.press("u")  # on the curtain: the same person again, without a curtain
        await player.turn()
        assert (player.steps, player.board.seat) == (before, 0)
        await one_choice_by_keys(player)
        await player.press("enter")
        await player.turn()
        assert player.board.seat == 1
        await player.press("u")  # the next person gives the device back
        await player.turn()
        assert isinstance(player.app.screen, Curtain)
        assert "Hand the device to: Seat 0" in player.screen()
        assert player.steps == before
        await player.press("enter")
        await player.turn()
        assert player.board.seat == 0

    play_drawn(sit(3, people=2), script)


def test_too_late_to_take_back_is_said() -> None:
    async def script(player: Player) -> None:
        await one_choice_by_keys(player)
        before = player.steps
        await player.press("u")
        assert player.steps == before
        assert player.info().startswith("Too late to take that back")

    play_drawn(sit(3), script)


def test_the_others_sit_in_order_and_can_be_enlarged() -> None:
    """The next seat is the left neighbour."""

    async def script(player: Player) -> None:
        assert [card.seat for card in player.board.query(ZooCard)] == [1, 2, 3]
        await player.pilot.click(player.board.query(ZooCard)[1])
        await player.pilot.pause()
        assert isinstance(player.app.screen, ZooScreen)
        assert "Seat 2: 0" in player.screen()
        await player.press("right")
        assert "Seat 3: 0" in player.screen()
        await player.press("escape")
        await player.look("z", ZooScreen)
        assert "Seat 1: 0" in player.screen()

    play_drawn(sit(4), script)


def test_help_log_points_and_theme() -> None:
    async def script(player: Player) -> None:
        await one_choice_by_keys(player)
        for key, word in (("question_mark", "How to play"), ("f1", "How to play"), ("v", "Points so far"), ("l", "→")):
            await player.look(key, Page)
            assert word in player.screen()
            await player.press("escape")
            await player.until(player.my_turn)
        dark = player.app.export_screenshot()
        await player.press("m")
        await player.pilot.pause()
        assert not player.app.current_theme.dark
        assert player.app.export_screenshot() != dark
        assert "#1c3527" not in player.app.export_screenshot(), "the park is drawn in the colours of the theme"

    play_drawn(sit(3), script)


def test_leaving_a_running_game_is_asked_for() -> None:
    sitting = sit(3)

    async def script(player: Player) -> None:
        await player.look("q", Leaving)
        await player.press("escape")
        await player.until(player.my_turn)
        await player.look("q", Leaving)
        await player.pilot.press("y")
        assert not player.app.is_running

    play_drawn(sitting, script)
    assert sitting.finished is None


def test_after_the_game_save_look_and_play_again(tmp_path: Path) -> None:
    sitting = sit(3)
    path = tmp_path / "games.jsonl"

    async def script(player: Player) -> None:
        await to_the_end(player)
        for target in (tmp_path / "missing" / "games.jsonl", path):
            await player.look("s", Saving)
            player.app.screen.query_one("#file").value = str(target)  # type: ignore[attr-defined]
            await player.press("enter")
            await player.until(lambda: isinstance(player.app.screen, Ending))
            await player.pilot.pause()
            assert ("could not be written" in player.screen()) == (target != path)
        await player.look("b", DraftosaurusBoard)
        assert "The game is over." in player.screen()
        await player.look("enter", Ending)
        first = sitting.table.match
        await player.press("n")
        await player.until(player.my_turn)
        assert sitting.table.match is not first
        assert player.board.view["turn"] == 0  # type: ignore[index]

    play_drawn(sitting, script)
    record = read_record(path.read_text(encoding="utf-8"))
    assert record == sitting.finished


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_what_a_decision_needs_is_on_the_screen(size: tuple[int, int], board: str) -> None:
    async def script(player: Player) -> None:
        for _ in range(5):
            await one_choice_by_keys(player)
        screen = player.screen()
        assert "Your turn: choose a dinosaur." in screen
        for name in player.offer.hand:
            assert LETTERS[name] in screen
        assert "quit" in screen
        await player.press(LETTERS[player.offer.hand[0]].lower())
        frame = player.board.query_one("#park-frame")
        for key in zone_keys(board).values():
            await player.press(key)
            choosing = player.board.choosing
            assert choosing is not None
            area = player.board.query_one("#park", Park).targets[choosing.place or ""]
            top = area.y - frame.scroll_offset.y
            assert -1 <= top < frame.size.height, "the place under the cursor can be seen"

    play_drawn(sit(3, board=board), script, size=size)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_language_plays_a_whole_game(language: str) -> None:
    async def script(player: Player) -> None:
        await player.press("question_mark", "escape", "v", "escape", "l", "escape")
        await to_the_end(player)

    play_drawn(sit(2, board="winter", placing="after_reveal", language=language), script)


# parts


@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("width", [60, 80, 84, 100, 120, 200])
def test_a_park_lies_as_on_the_board(board: str, width: int) -> None:
    """DR-13 to DR-16: three pens on each side of the river, nothing overlaps, woodland above grassland."""
    for height in range(least_height(board), 50):
        layout = Layout.of(board, width, height)
        areas = [*layout.pens.values(), layout.river]
        for number, area in enumerate(areas):
            assert area.x >= 0
            assert area.y >= 0
            assert area.right <= width
            assert area.bottom <= height
            for other in areas[number + 1 :]:
                assert not area.overlaps(other)
        assert sum(area.x < layout.river.x for area in layout.pens.values()) == 3
    assert len(places_of(board)) == (12 if board == "winter" else 7)


def test_keys_do_not_clash() -> None:
    taken = {key for binding in DraftosaurusBoard.BINDINGS for key in binding.key.split(",")}  # type: ignore[union-attr]
    assert not taken & set(BY_LETTER)
    assert not taken & set(zone_keys("summer").values())
