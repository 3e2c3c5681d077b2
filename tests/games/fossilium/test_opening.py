"""Openings: prestige for guests, the goals of the rounds, regular guests."""

import pytest
from games.fossilium.tables import do, museum, show, table

from gondwana.games.fossilium.data import DATA, GOALS
from gondwana.games.fossilium.goals import total

SEA = ("urchin", "belemnite", "nothosaurus")


@pytest.mark.parametrize(("guests", "prestige"), [(0, 0), (1, 0), (7, 4), (12, 7), (30, 18)])
def test_guests_bring_prestige_when_the_museums_open(guests, prestige):
    """FO-50: 7 guests are 4, at most 18."""
    match = table(1)
    match.state[0]["guests"][0] = guests
    do(match, 0, "pass")
    assert museum(match, 0)["prestige"] == prestige


@pytest.mark.parametrize(
    ("more", "regular"),
    [
        ([], 0),
        (["fern", "ginkgo"], 1),
        (["fern", "ginkgo", "urchin"], 2),
        (["fern", "ginkgo", "urchin", "belemnite"], 3),
    ],
)
def test_the_round_goal_brings_regular_guests_of_the_highest_level(more, regular):
    """FO-51, FO-52: fossils 3, 4, 5, the first one included; then guests are the regular ones, and the next income adds some."""
    match = table(1)
    for cell, name in zip(("b5", "d5", "f5", "b2"), more, strict=False):
        show(match, 0, name, cell)
    match.state[0]["guests"][0] = 9
    do(match, 0, "pass")
    mine = museum(match, 0)
    assert mine["regular"] == regular
    assert mine["guests"] == regular + mine["income"]["guests"]
    assert match.view(0)["goals"]["rounds"][0]["reached"] == [regular]


def test_regular_guests_add_up_and_may_move_the_track_out():
    """FO-51: also where there were fewer guests than regular ones."""
    match = table(1)
    match.state[0]["guests"][0] = 0
    match.state[0]["regular"][0] = 2
    show(match, 0, "fern", "b5")
    show(match, 0, "ginkgo", "d5")
    do(match, 0, "pass")
    assert museum(match, 0)["regular"] == 3


@pytest.mark.parametrize(
    ("which", "prepare", "counted"),
    [
        ("fossils", lambda m: [show(m, 0, "trex", "d4 lying", [0]), show(m, 0, "nest", "a1 lying", [0])], 3),
        ("types", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "nest", "a4 lying", [0])], 3),
        ("one_type", lambda m: [show(m, 0, "fern", "a1"), show(m, 0, "urchin", "a2"), show(m, 0, "belemnite", "a4")], 2),
        ("one_type", lambda m: [show(m, 0, one, at) for one, at in zip(SEA, ("a2", "a4", "b3 lying"), strict=True)], 3),
        ("small", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "voltzia", "a2 lying", [0])], 3),
        ("large", lambda m: [show(m, 0, "nest", "a1 lying", [0]), show(m, 0, "trex", "d4 lying", [0])], 2),
        ("complete", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "fern", "a5"), show(m, 0, "nest", "a2 lying", [0])], 3),
        ("pedestals", lambda m: [show(m, 0, "nest", "a1 lying", [0]), show(m, 0, "trex", "d4 lying")], 1),
        ("classes", lambda m: show(m, 0, "nest", "a1 lying"), 2),
        ("classes", lambda m: show(m, 0, "nest", "a1 lying", [0]), 1),
        ("parts", lambda m: [show(m, 0, "trex", "d4 lying"), show(m, 0, "nest", "a1 lying", [0])], 8),
        ("panels", lambda m: m.state["panels"].__setitem__((0, 0), 3), 3),
        ("matching", lambda m: show(m, 0, "plesiosaur", "a3 upright"), 4),
        ("guests", lambda m: m.state["guests"].__setitem__((0, 0), 20), 20),
    ],
)  # fmt: skip
def test_each_round_goal_counts_what_it_says(which, prepare, counted):
    """FO-51: what is displayed, complete or not: fossils by type, size or pedestal; complete ones; complete sizes; and the rest.

    The starting fossil (botanical, size 1, complete) is included.
    """
    match = table(1)
    prepare(match)
    assert total(match.state[0], 0, GOALS.index(which)) == counted


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("either", [0, 1])
def test_the_highest_level_that_is_reached_is_told(number, either):
    """FO-51: of the goal of this round, as it stands."""
    match = table(1)
    match.state[0]["round"] = number
    match.state[0]["goals"][number] = either
    goal = DATA.rounds[number].goals[either]
    for name, where in (("fern", "a1"), ("urchin", "b1"), ("trackway", "a5"), ("ginkgo", "b5"), ("nest", "e3 lying")):
        show(match, 0, name, where)
        counted = total(match.state[0], 0, GOALS.index(goal.name))
        reached = match.view(0)["goals"]["rounds"][number]["reached"]
        assert reached == [sum(counted >= least for least in goal.levels)]
