"""How a game ends."""

import pytest
from games.giganten.tables import board, refusal, turn, where


@pytest.mark.parametrize("kind", ["stego", "tyra_1", "deino_2", "tri", "plesio", "dilo", "diplo"])
def test_who_takes_the_nest_has_won(kind):
    """GI-50: any saurian but Culak."""
    match = board({"e4": kind}, {"e6": "nest", "n13": "stego"})
    turn(match, "e4-e5 x e6")
    assert match.over
    assert (match.scores(), match.places(), match.winners()) == ([2, 0], [1, 2], [0])
    assert "Nest is taken" in match.explain(0).result.english()


def test_who_cannot_move_has_lost():
    """GI-51: only Nest, an enclosed Blitz and an enclosed saurian are left."""
    far = {"n14": "stego", "m14": "nest", "n13": "blitz", "n12": "blitz"}
    match = board({"e4": "stego", "m13": "tri", "m11": "dilo", "m12": "stego", "n10": "tri"}, far)
    turn(match, "n10-n11")
    turn(match, "quiet")
    assert match.over and match.winners() == [0]
    assert match.view(1)["ending"] == "blocked"


def test_a_hundred_moves_without_a_fight_are_a_draw():
    """GI-52: a hundred of each side; a fight begins the count anew."""
    match = board({"e4": "stego"}, {"n13": "stego"}, quiet_moves=20, shuttle="free")
    for k in range(19):
        turn(match, "e4-e5" if k % 2 == 0 else "e5-e4")
        turn(match, "n13-n12" if k % 2 == 0 else "n12-n13")
    assert match.view(0)["quiet"] == 38 and not match.over
    turn(match, "e5-e4")
    assert not match.over
    turn(match, "n12-n13")
    assert match.over and match.winners() == [0, 1] and match.scores() == [1, 1]
    assert match.view(0)["ending"] == "no_fight"


def test_a_fight_begins_the_count_anew():
    """GI-52."""
    match = board({"e4": "stego"}, {"e7": "stego", "n13": "tri"}, quiet_moves=20)
    turn(match, "e4-e5")
    turn(match, "e7-e6 x e5")
    assert match.view(0)["quiet"] == 1


def test_nobody_who_can_take_a_nest():
    """GI-52: Culak, Blitz and Nest are left on both sides: a draw."""
    match = board({"e4": "tri", "a1": "culak"}, {"e6": "dilo", "n13": "culak"})
    turn(match, "e4-e5 x e6 up")
    assert not match.over  # Tri is left
    match = board({"e4": "flug", "a1": "culak"}, {"e6": "flug", "n13": "culak"})
    turn(match, "e4-e5 x e6")
    assert match.over and match.view(0)["ending"] == "no_takers" and match.winners() == [0, 1]


def test_a_game_does_not_last_for_ever():
    """GI-52: so many turns in all, also when every fight is a draw."""
    match = board({"e4": "stego"}, {"n13": "stego"}, most_turns=500)
    match.state[0]["turns"] = 499
    turn(match, "e4-e5")
    assert match.over and match.view(0)["ending"] == "too_long"


def test_draws_can_be_agreed_upon():
    """GI-52: an offer once a turn, answered by the next seat; and resigning. Only where the option says so."""
    match = board({"e4": "stego"}, {"n13": "stego"}, parley=True)
    match.play(0, "offer draw")
    assert match.legal_texts(1) == ["accept", "decline"]
    match.play(1, "decline")
    assert match.pending == (0,) and "offer draw" not in match.legal_texts(0)
    assert "offered already" in refusal(match, 0, "offer draw")
    turn(match, "e4-e5")
    match.play(1, "offer draw")
    match.play(0, "accept")
    assert match.over and match.view(0)["ending"] == "agreement"
    match = board({"e4": "stego"}, {"n13": "stego"}, parley=True)
    match.play(0, "resign")
    assert match.winners() == [1]
    match = board({"e4": "stego"}, {"n13": "stego"})
    assert "parley" in refusal(match, 0, "resign")
    assert where(match)
