"""The variants: tiles and outlines, ghost, screen, quick moves."""

from collections import Counter

import pytest
from games.giganten.tables import (
    all_fields,
    board,
    goals,
    lay_plainly,
    new_match,
    refusal,
    set_up,
    step,
    turn,
    where,
)

from gondwana.core.contract import CHANCE


def test_tiles_as_columns():
    """GI-60: each player's tiles run front to back: the first shapes the left flank, the second the right."""
    match = new_match(laying="columns")
    lay_plainly(match)
    ground = match.view(0)["ground"]
    assert [party["tiles"] for party in match.view(0)["parties"]] == [["a", "c"], ["b", "d"]]
    swamps = Counter(name[0] in "abcdefg" for name, what in ground.items() if what == "swamp")
    assert (swamps[True], swamps[False]) == (17 + 22, 19 + 23)


@pytest.mark.parametrize(("outline", "square"), [("long", "long"), ("stagger", "stagger")])
def test_other_outlines(outline, square):
    """GI-61: rows 1 to 6 of each end are the territory, whatever the outline."""
    match = new_match(outline=outline)
    lay_plainly(match)
    names = all_fields(square)
    deep = {"long": 28, "stagger": 14}[outline]
    row = lambda name: int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))  # noqa: E731
    assert set(match.legal_texts(0)) == {name for name in names if row(name) <= 6}
    match.play(0, match.legal(0)[0])
    assert set(match.legal_texts(1)) == {name for name in names if row(name) > deep - 6}


GROUPS = [("ad_bc", (["a", "d"], ["b", "c"])), ("ab_cd", (["a", "b"], ["c", "d"])), ("ac_bd", (["a", "c"], ["b", "d"]))]


@pytest.mark.parametrize(("tiles", "groups"), GROUPS)
def test_groups_of_tiles(tiles, groups):
    """GI-62: a lot between two groups."""
    for group in (0, 1):
        match = new_match(tiles=tiles)
        match.play(CHANCE, "first 0")
        assert [weight for _, weight in match.odds()] == [1, 1]
        match.play(CHANCE, f"group {group}")
        assert [party["tiles"] for party in match.view(0)["parties"]] == list(groups if group == 0 else groups[::-1])


def test_ghost():
    """GI-63: moves like a saurian, cannot challenge, loses every fight; the attacker may move up."""
    match = board({"e4": "blank", "a1": "stego"}, {"e6": "dilo", "n13": "tri"}, blank="ghost")
    turn(match, "e4-e5")
    assert match.legal_texts(0) == ["quiet"]
    turn(match, "quiet")
    turn(match, "n13-n12")
    turn(match, "a1-a2")
    turn(match, "e6-d6")
    turn(match, "a2-a3")
    turn(match, "d6-d5 x e5 up")
    assert where(match)["e5"] == (1, "dilo")


def test_every_piece_beats_the_ghost():
    """GI-63: Flug and Culak too."""
    for kind in ("flug", "culak", "stego"):
        match = board({"e4": kind}, {"e6": "blank", "n13": "tri"}, blank="ghost")
        turn(match, "e4-e5 x e6 stay")
        assert "e6" not in where(match) and where(match)["e5"] == (0, kind)


def test_screened_set_up():
    """GI-68: rows 1 to 7; nothing is seen until both are ready."""
    match = new_match(screened=True)
    lay_plainly(match)
    assert match.pending == (0, 1)
    assert {int(name[1:]) for name in match.legal_texts(0)} == set(range(1, 8))
    for _ in range(24):
        match.play(0, match.legal(0)[0])
    assert match.pending == (1,)
    assert not [piece for piece in match.view(1)["pieces"] if piece["seat"] == 0]
    for _ in range(24):
        match.play(1, match.legal(1)[0])
    assert len(match.view(1)["pieces"]) == 48


def test_who_faces_an_enemy_by_set_up_alone_may_not_challenge():
    """GI-68: only a piece that moved does."""
    match = board({"e7": "tri", "a1": "stego"}, {"e8": "dilo", "n13": "tri"}, screened=True)
    assert not any(text.startswith("x") for text in match.legal_texts(0))
    turn(match, "a1-a2")
    assert match.pending == (1,)


def test_quick_moves():
    """GI-69: in the first three turns one piece two fields or two pieces one field each; one challenge; not in the fourth."""
    crowd = {f"{column}2": "stego" for column in "cdefghijklmn"}
    enemies = {f"{column}13": "stego" for column in "abcdefghijkl"}
    match = board({"e4": "tri", **crowd}, {"e7": "dilo", **enemies}, quick=True)
    turn(match, "e4-e5")
    assert match.pending == (0,) and "done" in match.legal_texts(0)
    turn(match, "e5-e6 x e7 up")
    assert match.pending == (1,)
    turn(match, "a13-a12 done")
    turn(match, "c2-c3 d2-d3")
    assert match.pending == (1,)
    for _ in range(3):
        step(match)
    assert match.view(0)["seats"][0]["pieces"] > 10
    turn(match, "n2-n3")
    assert match.pending == (1,)


def test_only_one_of_two_moves_challenges_and_who_did_stands():
    """GI-69: after a challenge the second move is another piece's, and quiet."""
    match = board({"e4": "stego", "c5": "tri"}, {"e6": "stego", "c7": "tri", "n13": "tri"}, quick=True)
    turn(match, "e4-e5 x e6")
    assert "e5" not in match.legal_texts(0) and "does not move again" in refusal(match, 0, "e5")
    turn(match, "c5-c6")
    assert match.pending == (1,)


def test_quick_moves_come_back_in_the_end_game():
    """GI-69: a side with ten pieces, or twenty in all."""
    match = board({"e4": "tri", "a1": "stego"}, {"n13": "tri"}, quick=True)
    match.state[0]["turns_of"] = 9
    turn(match, "e4-e5")
    turn(match, "done")
    turn(match, "n13-n12")
    assert match.pending == (1,)


def test_a_scout_flight_is_the_whole_turn():
    """GI-69: quick moves are steps."""
    match = board({"e4": "flug", "a1": "stego"}, {"e9": "tri", "n13": "tri"}, quick=True)
    turn(match, "e4-e8 x e9")
    assert match.pending == (1,)


def test_two_quick_steps_do_not_lead_back():
    """GI-69: that would be a pass."""
    match = board({"e4": "tri", "a1": "stego"}, {"n13": "tri"}, quick=True)
    turn(match, "e4-e5")
    assert "e4" not in goals(match, "e5") and {"e6", "d5", "f5"} <= goals(match, "e5")
    match.play(0, "e5")
    assert "another field" in refusal(match, 0, "-e4")
    match.play(0, "-e6")
    assert match.pending == (1,)


def test_a_field_that_was_left_is_free_for_another_piece():
    """GI-69: two pieces, one field each."""
    match = board({"e4": "tri", "e3": "stego"}, {"n13": "tri"}, quick=True)
    turn(match, "e4-e5")
    assert "e4" in goals(match, "e3")


def test_the_screen_hides_the_other_half_of_the_land():
    """GI-68: drawn tiles are open, how they lie is not; the halves are pushed together when both are ready."""
    match = new_match(screened=True)
    lay_plainly(match)
    ground = match.view(1)["ground"]
    assert {what for name, what in ground.items() if int(name[1:]) <= 7} == {"covered"}
    assert {what for name, what in ground.items() if int(name[1:]) > 7} == {"land", "swamp"}
    assert match.view(1)["parties"][0]["laid"] == [None, None] and match.view(1)["parties"][0]["tiles"] == ["a", "c"]
    assert set(match.view(-1)["ground"].values()) == {"covered"} and "::" in match.draw(1)
    assert not [event for event in match.events(1) if event["type"] == "land"]
    set_up(match)
    assert set(match.view(1)["ground"].values()) == {"land", "swamp"}
    assert match.view(1)["parties"][0]["laid"][0] == {"tile": "a", "turn": 0}
    assert [event["type"] for event in match.events(1)][-3:] == ["land", "ready", "turn"]


def test_two_lands_behind_the_screen_look_alike():
    """GI-68: nothing that a seat may see depends on how the other laid his tiles."""
    matches = [new_match(screened=True) for _ in range(2)]
    for match, turned in zip(matches, (0, 90), strict=True):
        match.play(CHANCE, "first 0")
        for tile in "abcd":
            match.play(CHANCE, f"tile {tile}")
        for seat, tiles in ((0, f"c {turned}"), (0, "a 0"), (1, "b 0"), (1, "d 0")):
            match.play(seat, f"tile {tiles}")
    assert matches[0].state.tobytes() != matches[1].state.tobytes()
    assert matches[0].hidden(1).tobytes() == matches[1].hidden(1).tobytes()
    assert matches[0].legal_texts(1) == matches[1].legal_texts(1) and matches[0].draw(1, svg=True) == matches[1].draw(1, svg=True)


def test_land_laid_as_columns_is_open():
    """GI-60, GI-68: a territory lies on tiles of both, so nobody could set up without seeing them."""
    match = new_match(screened=True, laying="columns")
    lay_plainly(match)
    assert set(match.view(1)["ground"].values()) == {"land", "swamp"}
