"""The set-up: what everybody begins with, goals, options."""

import pytest
from games.fossilium.tables import GAME, museum, new_match, started, stored

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadOptions, Refused
from gondwana.core.match import Match
from gondwana.games.fossilium.data import CELLS, DATA, FOSSILS, TILES


def test_the_data_are_those_of_the_rules_page():
    """FO-01, FO-02: 180 tiles in three bags of 60; fossils of 1, 2, 4 and 6 parts of three types; 32 kinds of tiles."""
    assert [sum(fossil.tiles[site] for fossil in DATA.fossils) for site in range(3)] == [60, 60, 60]
    assert sorted({fossil.size for fossil in DATA.fossils}) == [1, 2, 4, 6]
    assert (len(DATA.fossils), len(TILES), len(CELLS)) == (20, 32, 30)
    assert FOSSILS[-1] == "starter"


def test_the_lot_gives_the_ammonite_and_the_goals_are_drawn():
    """FO-03, FO-39, FO-51, FO-80: one seat, four different labour goals, one of two for each round, an end goal."""
    match = Match(GAME, players=3, seed=5, options={"labour_goals": "drawn"})
    assert [GAME.write(CHANCE, action) for action, _ in match.odds()] == ["first 0", "first 1", "first 2"]
    match.settle()
    view = match.view(0)
    labour = [goal["goal"] for goal in view["goals"]["labour"]]
    assert len(set(labour)) == 4
    assert all(
        goal["goal"] in {one.name for one in pair.goals} for goal, pair in zip(view["goals"]["rounds"], DATA.rounds, strict=True)
    )
    assert view["goals"]["end"] in ("complete", "large", "cells", "panels")
    assert view["ammonite"] in (0, 1, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_standard_labour_goals_are_the_default(players):
    """FO-39: a complete fossil of each type, parts, panels, a complete large fossil; nothing of it is drawn."""
    match = Match(GAME, players=players, seed=5)
    match.settle()
    assert [goal["goal"] for goal in match.view(-1)["goals"]["labour"]] == ["types", "parts", "panels", "large"]
    assert not [event for event in match.events(-1) if event["type"] == "goal" and event["of"] == "labour"]


@pytest.mark.parametrize(("players", "drawn"), [(1, [2, 2, 0]), (2, [2, 2, 0]), (3, [2, 2, 2]), (4, [2, 2, 2])])
def test_the_first_market_comes_from_all_bags_or_from_the_two_fullest(players, drawn):
    """FO-63, FO-01: two tiles from each site; with one or two players four in all, of equally full bags the earlier ones."""
    match = new_match(players)
    match.settle()
    market = match.view(-1)["market"]
    assert sum(len(row["tiles"]) for row in market["rows"]) == sum(drawn)
    assert [60 - 2 * players - bag["tiles"] for bag in match.view(-1)["bags"]] == drawn
    from_bags = [event["site"] for event in match.events(-1) if event["type"] == "market"]
    assert from_bags == [site for site, number in enumerate(drawn, 1) for _ in range(number)]


def test_the_fossils_lie_in_the_bags_of_their_time():
    """FO-02: Pentacrinites is Jurassic, Williamsonia Triassic, Plesiosaurs and sea urchins Jurassic and Cretaceous."""
    tiles = {fossil.name: fossil.tiles for fossil in DATA.fossils}
    assert (tiles["pentacrinites"], tiles["williamsonia"]) == ((0, 10, 0), (12, 0, 0))
    assert (tiles["plesiosaur"], tiles["urchin"]) == ((0, 9, 6), (0, 2, 3))


def test_round_goals_count_fossils():
    """FO-51: by type, size, completeness or place, not guests, panels or parts."""
    names = {goal.name for pair in DATA.rounds for goal in pair.goals}
    assert names <= {"fossils", "types", "complete", "large", "small", "classes", "pedestals", "one_type"}


def test_everybody_begins_with_the_same_and_chooses_at_the_same_time():
    """FO-01: four workers, 4 $, two drawn from each site, four kept; two tiles from each site in the market."""
    match = new_match(4)
    match.settle()
    assert match.pending == (0, 1, 2, 3)
    mine = museum(match, 2)
    assert (mine["money"], mine["workers"]["free"], len(mine["hand"]), mine["keep"]) == (4, 4, 6, 4)
    assert sum(len(row["tiles"]) for row in match.view(2)["market"]["rows"]) == 6
    assert [bag["tiles"] for bag in match.view(2)["bags"]] == [60 - 2 - 8] * 3
    assert match.view(2)["seats"][1]["hand"] == [None] * 6
    assert len(match.legal(2)) == 15


def test_what_is_kept_goes_into_storage_and_the_rest_back():
    """FO-01: two go back into the bags that they came from; choices are shown when all have chosen."""
    match = new_match(2)
    match.settle()
    hand = museum(match, 0)["hand"]
    match.play(0, "keep 1 3 5 6")
    match.play(0, "start aquatic")
    assert museum(match, 0)["chosen"] == ["keep 1 3 5 6", "start aquatic"]
    assert stored(match, 0) == []
    assert match.pending == (1,)
    match.play(1, "keep 1 2 3 4")
    with pytest.raises(Refused, match="start botanical"):
        match.play(1, "keep 1 2 3 4")
    match.play(1, "start terrestrial")
    assert stored(match, 0) == sorted([hand[0], hand[2], hand[4], hand[5]])
    assert [bag["tiles"] for bag in match.view(0)["bags"]] == [60 - 2 - 4 + 1, 60 - 2 - 4 + 1, 60 - 4 + 2]


@pytest.mark.parametrize(("kind", "cell"), [("botanical", "c1"), ("aquatic", "a3"), ("terrestrial", "e5")])
def test_the_starting_fossil_lies_where_its_row_and_column_cross(kind, cell):
    """FO-13: it is complete, its shop and its entrance match, and it brought no reward."""
    match = started(1, types=[kind])
    mine = museum(match, 0)
    (fossil,) = mine["fossils"]
    assert (fossil["fossil"], fossil["type"], fossil["cells"], fossil["complete"]) == ("starter", kind, [cell], True)
    assert mine["income"]["shops"][kind] == mine["income"]["entrances"][kind] == 1
    assert (mine["money"], mine["guests"], mine["students"]) == (5, 1, 3)


def test_round_one_pays_for_the_starting_fossil_only():
    """FO-13, FO-12: 1 $, 1 guest, and the three symbols that are not covered."""
    match = started(4)
    for seat in range(4):
        mine = museum(match, seat)
        assert (mine["money"], mine["guests"], mine["students"]) == (5, 1, 3)


def test_agreed_goals_are_not_drawn():
    """FO-39, FO-51, FO-80: the first four, the second of each round, no end goal."""
    match = new_match(2, round_goals="second", end_goal="none")
    match.settle()
    goals = match.view(0)["goals"]
    assert [goal["goal"] for goal in goals["labour"]] == ["types", "parts", "panels", "large"]
    assert [goal["goal"] for goal in goals["rounds"]] == [pair.goals[1].name for pair in DATA.rounds]
    assert goals["end"] is None


def test_options_that_do_not_go_together_are_refused():
    with pytest.raises(BadOptions, match="seats go from 0 to 1"):
        new_match(2, first=3)
    with pytest.raises(BadOptions, match="thresholds"):
        new_match(1, end_goal="cells")
    with pytest.raises(BadOptions):
        new_match(5)
