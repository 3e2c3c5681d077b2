"""The study of Fossilium: its numbers are those of the games, and its page says nothing else."""

import pytest

from gondwana.arena.entrants import entrants
from gondwana.arena.study import play_games, replay
from gondwana.arena.study.document import as_html
from gondwana.arena.study.fossilium import cells, study
from gondwana.arena.study.fossilium.measures import SOURCES, facts
from gondwana.arena.study.fossilium.page import document, sections
from gondwana.core.match import Entry, Match
from gondwana.games import load
from gondwana.games.fossilium.data import SIDES

GAME = load("fossilium")


@pytest.fixture(scope="module")
def result():
    return study(bot="random", games=4, seed=3, workers=1)


def test_two_to_four_players_are_played_unless_a_number_is_asked_for(result):
    assert [cell.players for cell in result.cells] == [2, 3, 4]
    assert result.games == 12
    assert [cell.players for cell in cells(GAME, 1, [])] == [1]


def test_the_sources_are_all_of_the_points(result):
    for cell in result.cells:
        assert sum(one.points.mean for one in cell.sources) == pytest.approx(cell.scores.points.mean)
        assert [one.name for one in cell.sources] == list(SOURCES)


def test_wins_are_shared_out(result):
    for cell in result.cells:
        assert sum(seat.win_share.mean for seat in cell.seats) == pytest.approx(1)
        assert sum(seat.points.mean for seat in cell.seats) / cell.players == pytest.approx(cell.scores.points.mean)


def test_a_panel_has_one_side_up(result):
    for cell in result.cells:
        shares = {one.name: one.share.mean for one in cell.panels}
        assert list(shares) == list(SIDES)
        assert all(shares[SIDES[k]] + shares[SIDES[k + 1]] <= 1 for k in range(0, len(SIDES), 2))


def test_actions_are_counted_by_row_and_by_column(result):
    for cell in result.cells:
        assert sum(one.mean for one in cell.rows.values()) == pytest.approx(sum(one.mean for one in cell.columns.values()))


def test_facts_are_those_of_the_game():
    (cell,) = cells(GAME, 3, [])
    (played,), _ = play_games(GAME, entrants(["random"])[0], [cell], games=1, seed=5, workers=1)
    seen = facts(GAME, cell, played.log)
    match = Match(GAME, players=3, options=cell.options)
    match.log = [Entry(seat, action) for seat, action, _ in replay(GAME, cell, played.log) if action >= 0]
    match.state = match.state_at(len(match.log))
    assert seen.points == match.scores()
    assert seen.places == match.places()
    assert seen.first == match.events(0)[0]["seat"]
    fields = [event for event in match.events(-1) if event["type"] == "field"]
    assert sum(sum(taken.values()) for taken in seen.taken) == len(fields)


@pytest.mark.slow
def test_the_page_has_a_section_for_every_finding(result):
    told = document(result, "gondwana study fossilium --bot random --games 4 --seed 3")
    assert len(told.sections) == len(sections(result, drawn=False)) == 7
    page = as_html(told)
    assert "Oviraptor nest" in page
    assert "gondwana study fossilium" in page


def test_alone_there_is_nobody_to_beat():
    alone = study(bot="random", players=1, games=3, seed=1, workers=1)
    assert len(as_html(document(alone, "gondwana study fossilium"))) > 1000


def test_only_goals_that_were_in_play_are_told(result):
    """FO-39: the four standard goals, unless they are drawn."""
    assert all([one.name for one in cell.labour] == ["types", "parts", "panels", "large"] for cell in result.cells)
