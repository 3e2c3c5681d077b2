"""The study of Giganten: its numbers are those of the games, and its page says nothing else."""

import pytest

from gondwana.arena.entrants import BadArena, entrants
from gondwana.arena.study import play_games
from gondwana.arena.study.document import as_html
from gondwana.arena.study.giganten import cells, study
from gondwana.arena.study.giganten.measures import facts, measures
from gondwana.arena.study.giganten.page import document, sections
from gondwana.games import load

GAME = load("giganten")


@pytest.fixture(scope="module")
def result():
    return study(bot="greedy", games=6, seed=3, workers=1)


def test_both_rosters_are_played_unless_one_is_asked_for(result):
    assert [cell.roster for cell in result.cells] == ["full", "named"]
    assert result.games == 12
    assert [cell.options.roster for cell in cells(GAME, 2, ["roster=named"])] == ["named"]


def test_it_is_about_two_players():
    with pytest.raises(BadArena, match="2 players"):
        cells(GAME, 4, [])


def test_shares_are_of_the_games(result):
    for cell in result.cells:
        assert sum(value.mean for value in cell.course.endings.values()) == pytest.approx(1)
        assert sum(one.sides.mean for one in cell.tiles) == pytest.approx(2), "two tiles a side"
        assert sum(one.sides.mean for one in cell.nests) == pytest.approx(1)
        assert sum(one.sides.mean for one in cell.guards) == pytest.approx(1)
    assert "plesio" in [piece.kind for piece in result.cells[0].pieces]
    assert "plesio" not in [piece.kind for piece in result.cells[1].pieces]


def test_fights_are_counted_for_both_parts_of_them():
    (bot,) = entrants(["greedy"])
    chosen = cells(GAME, 2, ["roster=full"])
    (played,), _ = play_games(GAME, bot, chosen, games=1, seed=5, workers=1)
    seen = facts(GAME, chosen[0], played.log)
    assert len(seen.fights) == seen.end["fights"][0] > 0
    sums = measures(seen)
    assert sum(value for key, (value, _) in sums.items() if key[1:] == ("fights",)) == 2 * len(seen.fights)
    still = sum(value for key, (value, _) in sums.items() if key[1:] == ("survives",))
    assert still == seen.end["count"][0][:2].sum()


@pytest.mark.slow
def test_the_page_has_a_section_for_every_finding(result):
    told = document(result, "gondwana study giganten --bot greedy --games 6 --seed 3")
    assert len(told.sections) == len(sections(result, drawn=False)) == 6
    page = as_html(told)
    assert "Tyra I" in page
    assert "gondwana study giganten" in page
