"""Scores of real tables: they agree with games that were played here, and what cannot be is refused with seat, thing and rule."""

import random

import pytest
from games.fossilium.tables import GAME

from gondwana.core.errors import BadPosition
from gondwana.core.match import Match
from gondwana.games.fossilium.data import DATA


def plain(**more):
    return {"starter": "botanical", **more}


def tally(*museums, **more):
    goal = {} if len(museums) == 1 else {"end_goal": "none"}
    return GAME.tally({"museums": list(museums), **goal, **more})


def laid_out(seat):
    """A museum of a view as somebody would write it down."""
    starter = next(fossil["type"] for fossil in seat["fossils"] if fossil["fossil"] == "starter")
    return {
        "starter": starter,
        **{name: seat[name] for name in ("prestige", "guests", "regular", "money")},
        "stored": sum(slot["tile"] is not None for slot in seat["storage"]["slots"]),
        "fossils": {
            fossil["fossil"]: {
                "at": f"{fossil['cell']} {'lying' if fossil['lying'] else 'upright'}",
                "parts": sum(fossil["placed"]),
            }
            for fossil in seat["fossils"]
            if fossil["fossil"] != "starter"
        },
        "panels": {panel["panel"]: panel["cell"] for panel in seat["panels"]},
    }


@pytest.mark.parametrize(
    ("players", "goal"), [(1, None), (2, "complete"), (3, "large"), (3, "cells"), (4, "panels"), (2, "none")]
)
def test_a_finished_game_counts_the_same_when_it_is_written_down(players, goal):
    """FO-26, FO-80 to FO-82, FO-91."""
    match = Match(GAME, players=players, options={} if goal is None else {"end_goal": goal}, seed=players)
    chooser = random.Random(players)
    match.settle()
    while not match.over:
        for seat in match.pending:
            match.play(seat, chooser.choice(match.legal(seat)))
        match.settle()
    museums = [laid_out(seat) for seat in match.view(-1)["seats"]]
    counted = GAME.tally({"museums": museums} if goal is None else {"museums": museums, "end_goal": goal})
    assert [score["total"] for score in counted.scores] == match.scores()
    assert all(sum(score["zones"].values()) == score["total"] for score in counted.scores)
    assert counted.winners == [seat for seat, place in enumerate(match.places()) if place == 1]


def test_points_stand_with_what_brings_them():
    """FO-26, FO-81: a complete fossil on its pedestal, one that lacks parts, a panel."""
    counted = tally(plain(fossils={"trex": "d1 lying", "nest": {"at": "e3", "parts": 2}}, panels={"toilet": "a5"}), plain())
    zones = counted.scores[0]["zones"]
    assert zones["trex"] == 14 and zones["pedestals"] == 6 + 4 and zones["toilet"] == 2 * DATA.panels.toilet
    assert zones["nest"] == 1, "the starting fossil is small: half of 2"
    assert counted.winners == [0]


def test_majorities_are_compared_over_the_table():
    """FO-80: guests, money and the goal of the game."""
    counted = tally(plain(guests=9, money=3), plain(guests=4, money=3, fossils={"fern": "a1"}), end_goal="complete")
    assert [[score["zones"][zone] for zone in ("guests", "money", "goal")] for score in counted.scores] == [[7, 5, 4], [4, 5, 7]]


def test_alone_there_is_a_rank():
    """FO-91: thresholds, and the rank as a note."""
    counted = tally(plain(prestige=DATA.final.solo_ranks[1], guests=DATA.final.solo_guests[0]))
    assert counted.scores[0]["zones"]["guests"] == 7
    assert "national" in counted.notes[0].english()


@pytest.mark.parametrize(
    ("museum", "sentence"),
    [
        ({"fossils": {"dodo": "a1"}}, "seat 1, dodo: there is no such fossil; there are: cycadales"),
        ({"fossils": {"trex": "d1"}}, 'seat 1, trex: "d1" is no place: give the cell of the upper left corner, from a1 to f5'),
        ({"fossils": {"trex": "g9 lying"}}, 'seat 1, trex: "g9 lying" is no place'),
        ({"fossils": {"trex": "e1 lying"}}, "seat 1, trex: it does not fit into the museum at e1 lying (FO-23)"),
        ({"fossils": {"trex": "a1 lying"}}, "seat 1, trex: something else is there already: c1 (FO-23)"),
        ({"fossils": {"trex": {"at": "d1 lying", "parts": 7}}}, "seat 1, trex: 7 parts cannot be: it has 1 to 6 (FO-02)"),
        ({"fossils": {"trex": {"at": "d1 lying", "parts": -1}}}, "seat 1, trex: -1 parts cannot be: it has 1 to 6 (FO-02)"),
        ({"panels": {"kiosk": "a1"}}, "seat 1, kiosk: there is no such panel; there are: planetarium"),
        ({"panels": {"toilet": "z1"}}, 'seat 1, toilet: "z1" is no cell: they go from a1 to f5 (FO-28)'),
        ({"panels": {"toilet": "c1"}}, "seat 1, toilet: something else is there already: c1 (FO-23)"),
        (
            {"panels": {"planetarium": "a1", "restaurant": "a2"}},
            "seat 1, restaurant: it is the other side of Planetarium, which is built already (FO-28)",
        ),
        ({"guests": 31}, "seat 1, guests: 31 cannot be: it must be from 0 to 30 (FO-40)"),
        ({"money": -1}, "seat 1, money: -1 cannot be: it must be from 0 to 999 (FO-40)"),
        ({"guests": 3, "regular": 4}, "seat 1, regular: 4 regular guests are more than the 3 guests on the track (FO-52)"),
        ({"stored": 11}, "seat 1, stored: 11 cannot be: it must be from 0 to 10 (FO-61)"),
    ],
)
def test_impossible_museums(museum, sentence):
    """FO-02, FO-23, FO-28, FO-40, FO-52, FO-61: the error names the seat, the thing and the rule."""
    with pytest.raises(BadPosition) as refused:
        tally(plain(), plain(**museum))
    assert str(refused.value).startswith(sentence)


def test_parts_are_counted_over_all_museums():
    """FO-02: no more of a fossil than there are tiles."""
    assert len(tally(*[plain(fossils={"urchin": "a1"})] * 4).scores) == 4
    araucaria = {"araucaria": "a1 lying"}
    with pytest.raises(BadPosition, match=r"seat 2, araucaria: the museums hold more than the 4 parts of Araucaria"):
        tally(*[plain(fossils=araucaria)] * 3)


def test_a_depot_holds_more():
    """FO-61."""
    assert tally(plain(stored=DATA.storage.slots + DATA.panels.depot, panels={"depot": "a1", "reading": "a2"}), plain()).scores


@pytest.mark.parametrize(
    "table",
    [
        [],
        None,
        "museum",
        {},
        {"museums": []},
        {"museums": [{}], "end_goal": "none"},
        {"museums": [{"starter": "botanical"}], "end_goal": "none"},
        {"museums": [{"starter": "botanical"}] * 2},
        {"museums": [{"starter": "botanical"}] * 5, "end_goal": "none"},
        {"museums": [{"starter": "glacial"}]},
        {"museums": [{"starter": "botanical", "fossils": ["trex"]}]},
        {"museums": [{"starter": "botanical", "money": 10**30}]},
        {"museums": [{"starter": "botanical", "stored": -(10**30)}]},
        {"museums": [{"starter": "botanical", "fossils": {"trex": {"at": "d1 lying", "parts": 10**30}}}]},
        {"museums": [{"starter": "botanical", "fossils": {"fern": ""}}]},
        {"museums": [{"starter": "botanical", "colour": "red"}]},
    ],
)
def test_nonsense_is_refused(table):
    """Whatever is given, the answer is a sentence."""
    with pytest.raises(BadPosition) as refused:
        GAME.tally(table)
    assert str(refused.value)
