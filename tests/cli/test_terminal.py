"""Play at the drawn table: whole games by keyboard and by mouse, all kinds of decisions, closed places."""

import re

import pytest
from cli.drawn_player import GAME, Player, one_choice_by_keys, play_drawn, sit, to_the_end

from gondwana.cli.terminal.draftosaurus.chips import LETTERS
from gondwana.cli.terminal.draftosaurus.choosing import Choosing
from gondwana.cli.terminal.draftosaurus.layout import places_of, zone_keys
from gondwana.cli.terminal.draftosaurus.park import Park
from gondwana.cli.terminal.screens import Ending
from gondwana.cli.terminal.table import rehearse
from gondwana.cli.terminal.words import sentence
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.games.draftosaurus.data import SPECIES


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Compiled code is made before anybody waits for it."""
    rehearse(GAME, 3, make_options(GAME, 3))


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


@pytest.mark.slow
def test_a_whole_game_by_mouse_alone() -> None:
    sitting = sit(3)

    async def script(player: Player) -> None:
        while not isinstance(player.app.screen, Ending):
            before, offer = player.steps, player.offer
            await player.click_dinosaur(len(offer.hand) - 1)
            assert player.board.choosing is not None
            await player.click_place(min(player.board.choosing.open))
            await player.until(lambda before=before: player.steps != before)
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


@pytest.mark.slow
def test_two_players_also_discard() -> None:
    """DR-12."""

    async def script(player: Player) -> None:
        kinds = await to_the_end(player)
        assert kinds == ["stand", "discard"] * 12

    play_drawn(sit(2), script)


def test_winter_ends_with_the_move_out_of_quarantine() -> None:
    """DR-37: the Quarantine Zone has key 3; staying there is refused with the reason."""

    async def script(player: Player) -> None:
        while not player.board.view["seats"][0]["zoo"]["quarantine"]:
            await player.press(LETTERS[player.offer.hand[0]].lower(), "3")
            if "quarantine" in player.board.choosing.open:
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
    assert any(step.do == "move river" for step in sitting.finished.log)


def test_staying_in_quarantine_where_it_is_allowed() -> None:
    """DR-37 with quarantine=may."""

    async def script(player: Player) -> None:
        while player.offer.kind == "stand":
            await player.press(LETTERS[player.offer.hand[0]].lower(), "3")
            if "quarantine" in player.board.choosing.open:
                await player.choose("enter")
            else:
                await player.choose("0", "enter")
        await player.choose("3", "enter")

    sitting = sit(3, board="winter", quarantine="may", seed=4)
    play_drawn(sitting, script)
    assert any((step.seat, step.do) == (0, "stay") for step in sitting.finished.log)


@pytest.mark.slow
def test_placing_after_the_reveal() -> None:
    """DR-07: choose and show, then place."""

    async def script(player: Player) -> None:
        kinds = await to_the_end(player)
        assert kinds == ["choose", "place"] * 12

    play_drawn(sit(3, placing="after_reveal"), script)


@pytest.mark.slow
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
        assert player.info() == sentence(match.why_not(0, f"{species} {zones[-1]}").say("en"))

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
