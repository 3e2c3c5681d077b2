"""The printed examples, through the score command's own door."""

import pytest
from games.draftosaurus.tables import GAME

T, C, S, G, P, D = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]


def tally(board, *zoos):
    return GAME.tally({"board": board, "zoos": list(zoos)})


def test_polish_summer_example():
    """DR-20 to DR-27: 4 + 7 + 3 + 0 + 6 + 5 + 1 + 7 = 33."""
    zoo = {
        "forest": [D, D],
        "king": [T],
        "trio": [T, S],
        "meadow": [C, S, D],
        "prairie": [T, T],
        "river": [T],
        "island": [P],
    }
    rival = {"river": [T, T]}
    counted = tally("summer", zoo, rival)
    assert counted.scores[0] == {
        "total": 33,
        "zones": {"forest": 4, "trio": 0, "prairie": 5, "king": 7, "meadow": 6, "island": 7},
        "trex": 3,
        "river": 1,
    }
    assert counted.winners == [0]


def test_polish_winter_example():
    """DR-30 to DR-38: 8 + 6 + 2 + 12 + 0 + 10 = 38."""
    zoo = {
        "wood": [T, D, T],
        "lookout": [G],
        "bridge_left": [C, P],
        "bridge_right": [P, C],
        "pyramid": [S, T, D, P, None, None],
    }
    right_neighbour = {"river": [G, G], "bridge_left": [G]}
    counted = tally("winter", zoo, {}, right_neighbour)
    assert counted.scores[0]["total"] == 38
    assert counted.scores[0]["trex"] == 2 and counted.scores[0]["river"] == 0
    zones = counted.scores[0]["zones"]
    assert (zones["wood"], zones["lookout"], zones["pyramid"]) == (8, 6, 10)
    assert zones["bridge_left"] + zones["bridge_right"] == 12


def test_third_printed_example():
    """DR-20 to DR-27: 8 + 7 + 5 + 10 + 1 = 31."""
    zoo = {"forest": [D] * 3, "trio": [C, S, G], "prairie": [P, P], "meadow": [T, C, S, G]}
    assert tally("summer", zoo).scores[0] == {
        "total": 31,
        "zones": {"forest": 8, "trio": 7, "prairie": 5, "king": 0, "meadow": 10, "island": 0},
        "trex": 1,
        "river": 0,
    }


@pytest.mark.parametrize("board", ["summer", "winter"])
def test_printed_examples_agree_with_the_oracle(board):
    """DR-42: the tally and the slow count agree on one table of each board."""
    from games.draftosaurus.oracle import empty_zoo, points

    zoos = [empty_zoo(board) for _ in range(3)]
    zoos[0]["river"] = [T, D]
    zoos[2]["river"] = [D, D]
    if board == "summer":
        zoos[0]["king"], zoos[1]["island"] = [D], [D]
    else:
        zoos[0]["lookout"], zoos[1]["lookout"] = [D], [T]
    assert [score["total"] for score in tally(board, *zoos).scores] == [points(zoos, seat) for seat in range(3)]
