"""The final scoring, by hand: majorities, fossils, panels, ties, the solo game, and the reasons told."""

import pytest
from games.fossilium.tables import everybody_out, fill, last_round, new_match, panel, set_money, show, stock, table

from gondwana.locale import LANGUAGES


def points(match, seat, zone):
    return [row.points for row in match.explain(-1).seats[seat].rows if row.zone == zone]


def equal(match):
    """Nobody has guests or money."""
    match.state[0]["guests"] = 0
    match.state[0]["money"] = 0


@pytest.mark.parametrize(
    ("values", "gained"),
    [
        ([9, 8, 7, 6], [7, 4, 2, 0]),
        ([9, 9, 5, 1], [5, 5, 2, 0]),
        ([9, 5, 5, 1], [7, 3, 3, 0]),
        ([9, 5, 5, 5], [7, 2, 2, 2]),
        ([9, 9, 9, 9], [3, 3, 3, 3]),
        ([0, 4, 0, 0], [2, 7, 2, 2]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
        ([6, 0], [7, 4]),
        ([6, 9], [4, 7]),
        ([9, 9], [5, 5]),
        ([4, 4, 2], [5, 5, 2]),
    ],
)
@pytest.mark.parametrize("what", ["guests", "money"])
def test_majorities_share_their_places(values, gained, what):
    """FO-80: 7, 4, 2; tied ones share the sum, rounded down, and skip; a place is paid also to who has nothing."""
    other = "money" if what == "guests" else "guests"
    match = table(len(values), end_goal="none")
    equal(match)
    match.state[0][what][: len(values)] = values
    assert [points(match, seat, what) for seat in range(len(values))] == [[one] for one in gained]
    shared = points(match, 0, other)[0]
    assert match.scores() == [one + shared for one in gained], "of the other one nobody has anything: all share its places"


@pytest.mark.parametrize(("values", "gained"), [([0, 4, 0, 0], [0, 7, 0, 0]), ([0, 0], [0, 0]), ([6, 3, 0], [7, 4, 0])])
@pytest.mark.parametrize("what", ["guests", "money"])
def test_by_an_option_majorities_need_some(values, gained, what):
    """FO-80: with `majority_needs_some` a place is not paid to who has nothing, and the reason is told."""
    match = table(len(values), end_goal="none", majority_needs_some=True)
    equal(match)
    match.state[0][what][: len(values)] = values
    assert match.scores() == gained
    rows = [row for row in match.explain(-1).seats[values.index(0)].rows if row.zone == what]
    assert "nobody is placed with nothing" in rows[0].why.say("en")


@pytest.mark.parametrize(
    ("goal", "best"),
    [
        ("complete", lambda m: show(m, 1, "fern", "a5")),
        ("large", lambda m: show(m, 1, "nest", "b4 lying", [0])),
        ("cells", lambda m: show(m, 1, "voltzia", "a5 lying", [0])),
        ("panels", lambda m: panel(m, 1, "restaurant", "f5")),
    ],
)
def test_each_end_goal_counts_what_it_says(goal, best):
    """FO-80: complete fossils, large ones also incomplete, cells taken, panels."""
    match = table(2, end_goal=goal)
    equal(match)
    best(match)
    assert points(match, 1, "goal") == [7]
    assert points(match, 0, "goal") == [4], "also where it has no large fossil and no panel"


@pytest.mark.parametrize(
    ("name", "where", "parts", "prepare", "gained"),
    [
        ("trex", "a2 lying", None, None, 14),
        ("trex", "a2 lying", [0], None, 7),
        ("cycadales", "a2 lying", None, None, 5),
        ("cycadales", "a2 lying", [0, 1, 2], lambda m: show(m, 0, "voltzia", "e1 lying"), 3),
        ("williamsonia", "a2 lying", None, lambda m: [panel(m, 0, "restaurant", "f5"), panel(m, 0, "depot", "f4")], 6),
        ("nest", "b4 lying", None, lambda m: [show(m, 0, "fern", "a1"), show(m, 0, "voltzia", "e1 lying", [0])], 6),
        ("pentacrinites", "b4 lying", None, lambda m: m.state["guests"].__setitem__((0, 0), 11), 3),
        ("plateosaurus", "a2 lying", None, lambda m: show(m, 0, "fern", "a1"), 9),
        ("plateosaurus", "a2 lying", [0, 1, 2], lambda m: show(m, 0, "fern", "a1"), 3),
        ("stegosaurus", "a2 lying", None, lambda m: [show(m, 0, "fern", "a1"), show(m, 0, "ginkgo", "d4")], 9),
        ("stegosaurus", "a2 lying", [5], None, 3),
        ("plesiosaur", "a2 lying", None, lambda m: [show(m, 0, "urchin", "f5"), show(m, 0, "belemnite", "f4")], 12),
    ],
)
def test_fossils_score_at_the_end(name, where, parts, prepare, gained):
    """FO-81: complete fully, incomplete half, rounded down; the starting fossil (botanical, c1) counts as one."""
    match = table(2, end_goal="none")
    equal(match)
    show(match, 0, name, where, parts)
    if prepare:
        prepare(match)
    assert points(match, 0, name) == [gained]


def test_effects_are_capped():
    """FO-81: at most 15, at most 10."""
    match = table(2, end_goal="none")
    show(match, 0, "pentacrinites", "b4 lying")
    match.state[0]["guests"][0] = 30
    assert points(match, 0, "pentacrinites") == [10]
    show(match, 0, "stegosaurus", "d3 upright")
    for cell, name in zip(("f3", "f4", "f5", "d2", "e2"), ("fern", "ginkgo", "urchin", "belemnite", "trackway"), strict=True):
        show(match, 0, name, cell)
    assert points(match, 0, "stegosaurus") == [15]


def test_panels_score_at_the_end():
    """FO-81: Planetarium 5, Sponsors 1 per 3 $, Toilet 3 per free neighbour, Auditorium 1 per 2 regular guests, Reading room."""
    match = table(2, end_goal="none")
    for side, cell in zip(
        ("planetarium", "sponsors", "toilet", "auditorium", "platform", "reading"),
        ("a1", "a5", "f5", "f1", "c2", "e3"),
        strict=True,
    ):
        panel(match, 0, side, cell)
    set_money(match, 0, 11)
    match.state[0]["regular"][0] = 5
    stock(match, 0, *["fern"] * 4, *["trex-1"] * 3)
    show(match, 0, "nest", "c3 lying", [0])
    show(match, 0, "voltzia", "a2 lying")
    gained = {zone: points(match, 0, zone) for zone in ("planetarium", "sponsors", "toilet", "auditorium", "platform", "reading")}
    assert gained == {
        "planetarium": [5],
        "sponsors": [3],
        "toilet": [6],
        "auditorium": [2],
        "platform": [1 + 2 + 4],
        "reading": [5],
    }


def test_the_platform_counts_each_size_once():
    """FO-81: the sum of the different sizes of neighbouring fossils, side by side."""
    match = table(2, end_goal="none")
    panel(match, 0, "platform", "c2")
    show(match, 0, "fern", "b2")
    show(match, 0, "ginkgo", "b1")
    assert points(match, 0, "platform") == [1]


def test_sides_that_help_on_the_way_bring_little_at_the_end():
    """FO-81: Laboratory and Depot a little, the others nothing."""
    match = table(2, end_goal="none")
    before = match.scores()[0]
    for side, cell in zip(
        ("restaurant", "amber", "restorer", "laboratory", "depot", "ticket"), ("a1", "a5", "f5", "f1", "c2", "e3"), strict=True
    ):
        panel(match, 0, side, cell)
    assert (points(match, 0, "laboratory"), points(match, 0, "depot")) == ([3], [4])
    assert match.scores()[0] == before + 7


def test_most_prestige_wins_then_fewer_free_cells_then_standees():
    """FO-82."""
    match = table(3, end_goal="none")
    equal(match)
    match.state[0]["prestige"][:3] = [10, 10, 9]
    assert match.places() == [1, 1, 3]
    show(match, 1, "fern", "a5")
    assert match.places() == [2, 1, 3]
    show(match, 0, "ginkgo", "a5")
    assert match.places() == [1, 1, 3]
    match.state[0]["done"][0, 3] = 1
    assert match.places() == [1, 2, 3]
    match.state[0]["prestige"][2] = 11
    assert match.places() == [2, 3, 1]


@pytest.mark.parametrize(
    ("prepare", "told"),
    [
        (lambda s: s["prestige"].__setitem__(0, 9), "seat 0 won with 21 prestige"),
        (lambda s: None, "seat 0 and seat 1 share the victory"),
        (lambda s: s["taken"].__setitem__(0, 0b11 | int(s["taken"][0])), "fewest free cells, 27"),
        (lambda s: s["done"].__setitem__((0, 3), 1), "most standees, 1"),
    ],
)
def test_the_result_says_how_a_tie_was_broken(prepare, told):
    """FO-82."""
    match = table(2, end_goal="none")
    last_round(match)
    everybody_out(match)
    prepare(match.state[0])
    result = match.explain(0).result
    assert told in result.english() or told.split(" with ")[0] in result.english()
    assert all(result.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("what", "value", "gained"),
    [
        ("guests", 22, 7), ("guests", 21, 4), ("guests", 12, 2), ("guests", 11, 0), ("money", 18, 7), ("money", 12, 4),
        ("money", 7, 2), ("money", 6, 0),
    ],
)  # fmt: skip
def test_alone_thresholds_take_the_place_of_majorities(what, value, gained):
    """FO-91."""
    match = table(1)
    equal(match)
    match.state[0][what][0] = value
    assert points(match, 0, what) == [gained]


def test_alone_complete_fossils_count():
    """FO-91: 7, 5, 3."""
    match = table(1)
    assert points(match, 0, "complete") == [0]
    for cell, name in zip(
        ("a1", "b1", "a5", "b5", "d5", "f5"), ("fern", "ginkgo", "urchin", "belemnite", "trackway", "dragonfly"), strict=True
    ):
        show(match, 0, name, cell)
    assert points(match, 0, "complete") == [7]


@pytest.mark.parametrize(
    ("prestige", "rank"), [(79, "first years"), (80, "town museum"), (105, "national"), (130, "great museums")]
)
def test_alone_there_are_ranks(prestige, rank):
    """FO-91: at 80, 105 and 130."""
    match = table(1)
    last_round(match)
    everybody_out(match)
    match.state[0]["prestige"][0] += prestige - match.scores()[0]
    assert rank in match.explain(0).result.english()


def test_pieces_of_reasons_are_cells():
    """FO-81: what brings the points can be pointed at: cells row by row."""
    match = table(2)
    show(match, 0, "nest", "a1 lying", [0])
    rows = {row.zone: row for row in match.explain(0).seats[0].rows}
    assert sorted(rows["nest"].pieces) == sorted(rows["pedestals"].pieces) == [0, 1, 6, 7]


def test_a_full_museum_is_full():
    match = new_match(2)
    fill(match, 0)
    assert match.view(0)["seats"][0]["free_cells"] == 0
