"""Scores of real tables: what cannot be is refused with seat, zone and rule."""

import pytest
from games.draftosaurus.tables import GAME

from gondwana.core.errors import BadPosition

T, C, S, G, P, D = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]


def tally(board, *zoos, **more):
    return GAME.tally({"board": board, "zoos": list(zoos), **more})


@pytest.mark.parametrize(
    ("board", "zoo", "sentence"),
    [
        ("summer", {"forest": [T, D]}, "seat 1, forest: the Forest of Sameness holds only T-Rex here (DR-20)"),
        ("summer", {"forest": [T] * 7}, "seat 1, forest: the Forest of Sameness is full: it holds 6 (DR-20)"),
        ("summer", {"trio": [T] * 4}, "seat 1, trio: the Woody Trio is full: it holds 3 (DR-21)"),
        ("summer", {"prairie": [T] * 7}, "seat 1, prairie: the Prairie of Love is full: it holds 6 (DR-22)"),
        ("summer", {"king": [T, T]}, "seat 1, king: the King of the Jungle is full: it holds 1 (DR-23)"),
        (
            "summer",
            {"meadow": [T, T]},
            "seat 1, meadow: the Meadow of Differences holds a T-Rex already, and all must differ (DR-24)",
        ),
        ("summer", {"island": [T, D]}, "seat 1, island: the Solitary Island is full: it holds 1 (DR-25)"),
        (
            "winter",
            {"wood": [T, D, D]},
            "seat 1, wood: the Well-Ordered Wood alternates its two species: next comes T-Rex (DR-30)",
        ),
        (
            "winter",
            {"pyramid": [T, None, None, D, None, None]},
            "seat 1, pyramid: the Pyramid is filled from below: this row opens when the one below is full (DR-33)",
        ),
        (
            "winter",
            {"pyramid": [T, D, T, D, None, None]},
            "seat 1, pyramid: in the Pyramid a Diplodocus would touch another Diplodocus (DR-33)",
        ),
        ("winter", {"pyramid": [T]}, "seat 1, pyramid: give a list of 6 cells, null for an empty one (DR-33)"),
        ("winter", {"lookout": [T, D]}, "seat 1, lookout: the Lookout is full: it holds 1 (DR-34)"),
        ("winter", {"quarantine": [T, D]}, "seat 1, quarantine: the Quarantine Zone is full: it holds 1 (DR-35)"),
        (
            "winter",
            {"bridge_left": [T, C, S, G, P, D], "bridge_right": [T, C, S, G, P, D], "river": [T]},
            "seat 1, river: a zoo holds at most 12 dinosaurs (DR-05)",
        ),
        ("summer", {"river": ["dodo"]}, 'seat 1, river: there is no species "dodo" (DR-01)'),
        ("summer", {"river": [None]}, 'seat 1, river: there is no species "null" (DR-01)'),
        ("summer", {"wood": [T]}, 'seat 1: there is no zone "wood" on the summer board (DR-03)'),
        ("summer", {"river": [T] * 7}, "seat 1, river: the zoos hold more than the 6 T-Rex of a game for 3 (DR-02)"),
    ],
)
def test_impossible_zoos(board, zoo, sentence):
    """DR-20 to DR-35: the error names the seat, the zone and the rule."""
    with pytest.raises(BadPosition) as refused:
        tally(board, {}, zoo, {})
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    "table",
    [
        [],
        None,
        "zoo",
        {},
        {"board": "summer"},
        {"board": "autumn", "zoos": [{}, {}]},
        {"board": "both", "zoos": [{}, {}]},
        {"board": "summer", "zoos": {}},
        {"board": "summer", "zoos": [[]]},
        {"board": "summer", "zoos": [{"river": "trex"}]},
        {"board": "summer", "zoos": [{"river": [1]}]},
        {"board": "summer", "zoos": []},
        {"board": "summer", "zoos": [{}] * 6},
        {"board": "summer", "zoos": [{}], "colour": "red"},
    ],
)
def test_nonsense_is_refused(table):
    """Whatever is given, the answer is a sentence."""
    with pytest.raises(BadPosition) as refused:
        GAME.tally(table)
    assert str(refused.value)


def test_supply_is_counted_over_all_zoos():
    """DR-02: eight of a species with two players, over both zoos."""
    assert tally("summer", {"river": [T] * 4}, {"river": [T] * 4}).winners == [0, 1]
    with pytest.raises(BadPosition, match=r"seat 1, river: the zoos hold more than the 8 T-Rex of a game for 2 \(DR-02\)"):
        tally("summer", {"river": [T] * 4}, {"river": [T] * 5})


def test_prairie_without_cap_is_an_option():
    """DR-22: tables that play without the limit say so."""
    zoo = {"prairie": [D] * 8}
    assert tally("summer", zoo, options={"prairie_cap": "none"}).scores[0]["total"] == 20


def test_missing_zones_are_empty_and_one_zoo_is_enough():
    """DR-23, DR-34: a zoo alone has nobody to compare with."""
    counted = tally("summer", {"king": [D]})
    assert counted.scores[0]["zones"]["king"] == 7 and counted.winners == [0]
    assert tally("winter", {"lookout": [D], "river": [D]}).scores[0]["zones"]["lookout"] == 0


def test_winners_by_trexes():
    """DR-40: equal points, fewer T-Rexes."""
    assert tally("summer", {"river": [T]}, {"river": [D]}).winners == [1]


def test_a_dinosaur_left_in_quarantine_is_noted():
    """DR-37: the count is made, with a word to move it first."""
    counted = tally("winter", {"quarantine": [T]}, {})
    assert counted.scores[0] == {**counted.scores[0], "total": 1, "trex": 1}
    assert [note.english() for note in counted.notes] == [
        "seat 0 still has a dinosaur in quarantine; it moves before the final count (DR-37)"
    ]
