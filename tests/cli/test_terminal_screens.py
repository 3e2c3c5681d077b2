"""What is around the drawn table: the curtain, undo, other zoos, help, leaving, saving, sizes and languages."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from cli.drawn_player import GAME, Player, one_choice_by_keys, play_drawn, sit, to_the_end
from textual.widget import Widget

from gondwana import locale
from gondwana.cli.terminal.draftosaurus.board import DraftosaurusBoard
from gondwana.cli.terminal.draftosaurus.chips import BY_LETTER, LETTERS
from gondwana.cli.terminal.draftosaurus.layout import Layout, least_height, places_of, zone_keys
from gondwana.cli.terminal.draftosaurus.park import Park
from gondwana.cli.terminal.draftosaurus.widgets import Hand, ZooCard
from gondwana.cli.terminal.draftosaurus.words import short_name
from gondwana.cli.terminal.draftosaurus.zoos import ZooScreen
from gondwana.cli.terminal.screens import Curtain, Ending, Leaving, Page, Saving
from gondwana.cli.terminal.table import rehearse
from gondwana.core.options import make_options
from gondwana.core.record import read_record
from gondwana.games.draftosaurus.data import SPECIES


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compiled code is made before anybody waits for it."""
    rehearse(GAME, 3, make_options(GAME, 3))


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


@pytest.mark.slow
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
        assert "Seat 2 (random): 0" in player.screen()
        await player.press("right")
        assert "Seat 3 (random): 0" in player.screen()
        await player.press("escape")
        await player.look("z", ZooScreen)
        assert "Seat 1 (random): 0" in player.screen()

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
            player.app.screen.query_one("#file").value = str(target)
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
        assert player.board.view["turn"] == 0

    play_drawn(sitting, script)
    record = read_record(path.read_text(encoding="utf-8"))
    assert record == sitting.finished


@pytest.mark.slow
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


@pytest.mark.slow
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
    taken = {key for binding in DraftosaurusBoard.BINDINGS for key in binding.key.split(",")}
    assert not taken & set(BY_LETTER)
    assert not taken & set(zone_keys("summer").values())
