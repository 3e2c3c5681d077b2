"""Moving, scouting, challenging, moving up."""

import pytest
from games.giganten.tables import board, could, goals, refusal, turn, where


def test_one_field_straight_onto_an_empty_field():
    """GI-10: never diagonally, never onto another piece, never off the board; and no passing."""
    match = board({"e4": "stego", "e5": "tri"}, {"d4": "dilo"})
    assert goals(match, "e4") == {"f4", "e3"}
    assert "occupied" in refusal_after(match, "e4", "-e5")
    assert "one field straight" in refusal_after(match, "e4", "-f5")
    assert "quiet" not in match.legal_texts(0) and "done" not in match.legal_texts(0)


def refusal_after(match, start, do):
    """The sentence with which a goal is refused to the piece on a field; the position stays as it was."""
    (seat,) = match.pending
    before = match.state.copy()
    match.play(seat, start)
    said = refusal(match, seat, do)
    match.state = before
    return said


def test_the_edge_of_the_board_is_the_end():
    """GI-10: a corner has two ways out."""
    match = board({"a1": "stego"}, {"n13": "stego"}, nests=False)
    assert goals(match, "a1") == {"a2", "b1"}


def test_blitz_does_not_go_forward_nor_into_the_swamp():
    """GI-11: backwards and sideways on land; forward is north for the first player and south for the second."""
    match = board({"e4": "blitz", "a1": "stego"}, {"e9": "blitz", "n13": "stego"}, swamp=["d4", "f9"])
    assert goals(match, "e4") == {"f4", "e3"}
    assert "never moves forward" in refusal_after(match, "e4", "-e5")
    assert "never enters the swamp" in refusal_after(match, "e4", "-d4")
    turn(match, "a1-a2")
    assert goals(match, "e9") == {"d9", "e10"}


def test_the_nest_never_moves():
    """GI-11."""
    match = board({"e4": "stego"}, {"n13": "stego"})
    assert "b1" not in match.legal_texts(0)


def test_flug_moves_like_others_and_flies_as_a_scout():
    """GI-12, GI-13: one field straight is a normal move; farther only over empty fields and only to somebody to challenge."""
    match = board({"e4": "flug"}, {"e9": "stego", "n13": "tri"})
    assert goals(match, "e4") == {"d4", "f4", "e3", "e5", "e8", "m12"}  # n13 is diagonally ahead of m12
    turn(match, "e4-e5")
    assert match.pending == (1,)


def test_a_straight_flight_finds_targets_ahead_left_and_right():
    """GI-13: beside the landing field counts as seen in the direction of flight, behind does not."""
    match = board({"e2": "flug"}, {"d6": "stego", "n13": "tri"})
    assert "e6" in goals(match, "e2")
    turn(match, "e2-e6")
    assert match.legal_texts(0) == ["x d6"]
    assert "must challenge" in refusal(match, 0, "quiet")


def test_a_scout_does_not_challenge_backwards():
    """GI-13: an enemy that was flown past stands behind."""
    match = board({"e2": "flug"}, {"f4": "stego", "e8": "tri", "n13": "tri"})
    turn(match, "e2-e7")
    assert match.legal_texts(0) == ["x e8"]


def test_a_diagonal_flight_challenges_diagonally_ahead_only():
    """GI-13, GI-20: neither a straight neighbour nor another diagonal one."""
    match = board({"c2": "flug"}, {"f5": "stego", "e5": "tri", "n13": "tri"})
    assert "e4" in goals(match, "c2")
    turn(match, "c2-e4")
    assert match.legal_texts(0) == ["x f5"]


def test_there_is_no_diagonal_move_of_one_field():
    """GI-12: even if somebody stood diagonally ahead."""
    match = board({"c2": "flug"}, {"e4": "stego", "n13": "tri"})
    assert "d3" not in goals(match, "c2")
    assert "no diagonal move of one field" in refusal_after(match, "c2", "-d3")


def test_a_flight_goes_over_empty_fields_only():
    """GI-12: own and enemy pieces are in the way."""
    match = board({"e2": "flug", "e4": "stego"}, {"e9": "stego", "n13": "tri"})
    assert goals(match, "e2") == {"e1", "e3", "d2", "f2"}
    assert "flies over empty fields only" in refusal_after(match, "e2", "-e8")


def test_a_flight_to_nobody_is_illegal():
    """GI-13."""
    match = board({"e2": "flug"}, {"n13": "stego"}, nests=False)
    assert goals(match, "e2") == {"e1", "e3", "d2", "f2"}
    assert "not on a straight or diagonal line" in refusal_after(match, "e2", "-f5")


def test_who_moved_may_challenge_one_straight_neighbour():
    """GI-20: in front, beside, behind; free choice, one a turn; never diagonally."""
    match = board({"e4": "stego"}, {"e6": "dilo", "d5": "tri", "f4": "tri", "f6": "tri"})
    turn(match, "e4-e5")
    assert set(match.legal_texts(0)) == {"x e6", "x d5", "quiet"}
    assert "in front, beside or behind" in refusal(match, 0, "x f6")
    turn(match, "x e6")
    assert match.view(0)["fight"] is not None and match.pending == (1,)


def test_only_the_piece_that_moved_challenges():
    """GI-20: another piece beside an enemy may not."""
    match = board({"e4": "stego", "a5": "stego"}, {"e5": "dilo", "n13": "tri"})
    turn(match, "a5-a6")
    assert match.pending == (1,)


def test_without_a_challenge_nothing_is_shown():
    """GI-21: a harmless encounter teaches nothing but that something moved."""
    match = board({"e4": "stego", "g2": "tri"}, {"e6": "dilo", "n13": "tri"})
    before = could(match, "e6")
    turn(match, "e4-e5 quiet")
    assert could(match, "e6") == before
    assert "stego" in could(match, "e5") and "tri" in could(match, "e5")
    assert [piece["kind"] for piece in match.view(1)["pieces"] if piece["field"] == "e5"] == [None]


def test_a_challenge_shows_both_pieces_to_both():
    """GI-21."""
    match = board({"e4": "stego"}, {"e6": "stego", "n13": "tri"})
    turn(match, "e4-e5 x e6")
    for viewer in (-1, 0, 1):
        shown = {piece["field"]: piece["kind"] for piece in match.view(viewer)["pieces"]}
        assert (shown["e5"], shown["e6"]) == ("stego", "stego")


def test_the_winner_may_move_up():
    """GI-24: the attacker into the defender's field; its owner decides, and nobody is challenged by it."""
    for answer, field in (("up", "e6"), ("stay", "e5")):
        match = board({"e4": "tri"}, {"e6": "dilo", "e7": "stego", "n13": "tri"})
        turn(match, "e4-e5 x e6")
        assert match.pending == (0,) and match.legal_texts(0) == ["up", "stay"]
        turn(match, answer)
        assert where(match)[field] == (0, "tri")
        assert match.pending == (1,) and match.view(0)["phase"] == "pick"


def test_a_winning_defender_may_move_up_too():
    """GI-24: into the attacker's field; the defender's owner decides, then it is its turn anyway."""
    match = board({"e4": "dilo", "a1": "tri"}, {"e6": "tri", "n13": "tri"})
    turn(match, "e4-e5 x e6")
    assert match.pending == (1,) and match.legal_texts(1) == ["up", "stay"]
    turn(match, "up")
    assert where(match)["e5"] == (1, "tri")
    assert match.pending == (1,)


def test_after_a_diagonal_flight_the_step_is_diagonal():
    """GI-24: Stego beats the scout and goes where it came from; so does a scout that takes a ghost."""
    match = board({"c2": "flug", "a1": "tri"}, {"f5": "stego", "n13": "tri"})
    turn(match, "c2-e4 x f5 up")
    assert where(match)["e4"] == (1, "stego")
    match = board({"c2": "flug", "a1": "tri"}, {"f5": "blank", "n13": "tri"}, blank="ghost")
    turn(match, "c2-e4 x f5 up")
    assert where(match)["f5"] == (0, "flug")


def test_a_survivor_is_remembered():
    """GI-25: the record remembers what was shown, wherever the piece goes; the other viewer sees its kind."""
    match = board({"e4": "tri", "a1": "stego"}, {"e6": "dilo", "n13": "tri"})
    turn(match, "e4-e5 x e6 stay")
    turn(match, "n13-n12")
    turn(match, "e5-d5")
    assert could(match, "d5") == {"tri"}


def test_beaten_pieces_are_open():
    """GI-26: everybody sees what has been beaten."""
    match = board({"e4": "tri"}, {"e6": "dilo", "n13": "tri"})
    before = match.view(0)["seats"][1]["lost"].get("dilo", 0)
    turn(match, "e4-e5 x e6")
    for viewer in (-1, 0, 1):
        assert match.view(viewer)["seats"][1]["lost"]["dilo"] == before + 1


@pytest.mark.parametrize("option", ["limited", "free"])
def test_shuttling_is_limited(option):
    """GI-52: a piece goes between the same two fields three times in a row, not more; another piece's move begins anew."""
    match = board({"e4": "stego", "a1": "tri"}, {"n13": "stego", "l11": "tri"}, shuttle=option)
    for mine, yours in (("e4-e5", "n13-n12"), ("e5-e4", "n12-m12"), ("e4-e5", "m12-m11")):
        turn(match, mine)
        turn(match, yours)
    assert ("e4" in goals(match, "e5")) == (option == "free")
    if option == "limited":
        assert "often enough" in refusal_after(match, "e5", "-e4")
        turn(match, "a1-a2")
        turn(match, "m11-m10")
        assert "e4" in goals(match, "e5")
