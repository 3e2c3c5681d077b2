"""Components and set-up."""

from collections import Counter

import pytest
from games.draftosaurus.tables import GAME, deal, new_match, play_on

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.core.errors import BadOptions
from gondwana.core.match import Match
from gondwana.games.draftosaurus.data import DATA, SPECIES


def test_six_species_of_ten():
    """DR-01: six species, ten of each."""
    assert SPECIES == ("trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus")
    assert dict(GAME.conserved(new_match(5).state[0])) == dict.fromkeys(SPECIES, 10)


@pytest.mark.parametrize("players", [0, 1, 6, -1])
def test_two_to_five_players(players):
    """DR-01: other numbers of players are refused with the numbers there are."""
    assert list(GAME.players) == [2, 3, 4, 5]
    with pytest.raises(BadOptions, match=f"2 to 5 players, not {players}"):
        Match(GAME, players=players)


@pytest.mark.parametrize(("players", "left", "in_bag"), [(2, 2, 48), (3, 4, 36), (4, 2, 48), (5, 0, 60)])
def test_box_and_bag(players, left, in_bag):
    """DR-02: how many stay in the box and how many go into the bag."""
    view = new_match(players).view(EVERYTHING)
    assert view["box"] == dict.fromkeys(SPECIES, left)
    assert view["unseen"] == dict.fromkeys(SPECIES, 10 - left)
    assert view["bag"] == in_bag


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_bag_is_emptied_exactly(players, board):
    """DR-02: at the end nothing is left in the bag or in a hand."""
    match = new_match(players, board=board)
    play_on(match)
    view = match.view(EVERYTHING)
    assert view["bag"] == 0
    assert all(seat["hand"] == [] for seat in view["seats"])


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_everybody_plays_the_same_side(board):
    """DR-03: all zoos have the zones of one board side."""
    zones = [set(seat["zoo"]) for seat in new_match(4, board=board).view(0)["seats"]]
    assert all(zoo == zones[0] for zoo in zones)
    assert ("forest" in zones[0]) is (board == "summer")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_by_option(first):
    """DR-04: the option fixes who holds the die first; it stands in the log all the same."""
    match = new_match(3, first=first)
    assert [GAME.write(CHANCE, action) for action, _ in match.odds()] == [f"first {first}"]
    match.settle()
    assert match.record().log[0].do == f"first {first}"


def test_first_by_lot():
    """DR-04: by lot every seat is equally likely, and the lot is the first entry of the log."""
    match = Match(GAME, players=4, seed=3)
    assert [(GAME.write(CHANCE, action), weight) for action, weight in match.odds()] == [(f"first {k}", 1) for k in range(4)]
    firsts = Counter(_first_of(seed) for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


def _first_of(seed):
    match = Match(GAME, players=4, seed=seed)
    match.settle()
    assert match.record().log[0].do.startswith("first ")
    return int(match.record().log[0].do.split()[1])


def test_first_must_be_a_seat():
    """DR-04: a seat that is not there is refused."""
    with pytest.raises(BadOptions, match="names seat 3, but the seats go from 0 to 2"):
        Match(GAME, players=3, options={"first": 3})


def test_draws_are_weighted_by_the_bag():
    """DR-05: a species is as likely as it is frequent in the bag."""
    match = new_match(5)
    match.play(CHANCE, "first 0")
    match.play(CHANCE, "draw 0 trex")
    assert {GAME.write(CHANCE, action): weight for action, weight in match.odds()}["draw 0 trex"] == 9
    assert sum(weight for _, weight in match.odds()) == 59


def test_species_that_is_used_up_cannot_be_drawn():
    """DR-02: the bag holds six of each species with three players."""
    match = new_match(3)
    deal_six = ["trex"] * 6
    match.play(CHANCE, "first 0")
    for name in deal_six:
        match.play(CHANCE, f"draw 0 {name}")
    assert "draw 1 trex" not in [GAME.write(CHANCE, action) for action, _ in match.odds()]


def test_who_draws():
    """DR-05: six each, from the holder of the die leftwards."""
    match = new_match(3, first=1)
    deal(match)
    assert [int(step.do.split()[1]) for step in match.record().log[1:]] == [1] * 6 + [2] * 6 + [0] * 6


def test_data_is_checked_when_loaded():
    """DR-02: a table whose bag would not come out even is refused."""
    import msgspec

    from gondwana.games.draftosaurus.data import Data

    broken = msgspec.to_builtins(DATA)
    broken["tables"][1]["left_in_box"] = 3
    with pytest.raises(msgspec.ValidationError, match="3 players draw 36 dinosaurs, but 42 are in the bag"):
        msgspec.convert(broken, Data)
