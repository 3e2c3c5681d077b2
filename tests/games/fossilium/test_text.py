"""A position as plain text has all that is needed to decide, in at most 100 columns."""

import random

import pytest

from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.fossilium.data import SIDES
from gondwana.games.fossilium.drawing.scene import PANEL_LETTERS
from gondwana.locale import LANGUAGES

GAME = load("fossilium")


def played(players, steps, seed=5):
    match = Match(GAME, players=players, seed=seed)
    chooser = random.Random(seed)
    match.settle()
    while len(match.log) < steps and not match.over:
        seat = match.pending[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        match.settle()
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_fits_into_a_terminal(players, language):
    for steps in (0, 60, 200, 10_000):
        text = played(players, steps).draw(0, language=language)
        assert max(map(len, text.splitlines())) <= 100
        assert "fossilium-" not in text


def test_board_market_bags_and_goals_are_told():
    match = played(3, 120)
    text, view = match.draw(0), match.view(0)
    for field in view["board"]["fields"]:
        if field["workers"]:
            assert f"[{' '.join('n' if seat is None else str(seat) for seat in field['workers'])}]" in text
    for row in view["market"]["rows"]:
        for place, tile in enumerate(row["tiles"], 1):
            assert f"{place}:{tile or '.'}" in text
    assert all(f"{bag['name'].capitalize()} {bag['tiles']}" in text for bag in view["bags"])
    assert "A worker for: " in text
    assert "Goal of this round: " in text
    joker = next(line for line in text.splitlines() if "a joker costs" in line)
    assert [int(part) for part in joker.split() if part.isdigit()] == [column["joker"] for column in view["board"]["columns"]]


def test_parts_that_others_have_drawn_stay_hidden():
    """Only their number is told."""
    match = Match(GAME, players=2, seed=3)
    match.settle()
    mine, theirs = (next(line for line in part.splitlines() if "Drawn" in line) for part in match.draw(0).split("Seat 1:"))
    assert "?" not in mine
    assert theirs.split(":")[1].split(",") == [" ?"] * 6


def test_no_two_panels_look_alike():
    assert sorted(PANEL_LETTERS) == sorted(SIDES)
    assert len(set(PANEL_LETTERS.values())) == len(SIDES)


def test_pedestals_sizes_and_the_own_seat_are_told():
    match = Match(GAME, players=2, seed=3)
    match.settle()
    text = match.draw(0)
    floor = next(line for line in text.splitlines() if line.startswith("1b"))
    assert floor.split()[1:7] == ["_", "_", ".", "_", "_", "_"], "row 1: a 2x2 pedestal at a1, a 2x3 one at d1"
    assert "_ a free cell of a pedestal" in " ".join(text.split())
    assert "6: Plateosaurus, " in text
    assert "Seat 0 (you): " in text and "Seat 1: " in text
    assert "1 guests" not in text
