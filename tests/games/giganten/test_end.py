"""How a game ends."""

import pytest
from games.giganten.tables import board, field, goals, new_match, refusal, turn, where

from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.pieces import put
from gondwana.games.giganten.state import MOST_TURNS, RESERVES


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
    assert match.view(0)["quiet"] == 0
    turn(match, "e5-d5")
    assert match.view(0)["quiet"] == 1


def test_a_hundred_moves_are_counted_from_the_turn_after_the_fight():
    """GI-52: the turn of the fight is none of them: for two players it takes twice as many turns after it."""
    match = board({"e4": "stego", "a1": "tri"}, {"e6": "stego", "n13": "tri"}, quiet_moves=20, shuttle="free")
    turn(match, "e4-e5 x e6")
    for k in range(40):
        assert not match.over and match.view(0)["quiet"] == k
        turn(match, (("n13-n12", "a1-a2"), ("n12-n13", "a2-a1"))[k // 2 % 2][k % 2])
    assert match.over and match.view(0)["ending"] == "no_fight"


def shut_in(**more):
    """The first player's only free piece goes between a1 and a2 three times; then its way back is a shuttle."""
    near = {"a1": "stego", **more}
    match = board(near, {"a3": "tri", "b2": "tri", "n13": "stego"})
    for mine, yours in (("a1-a2 quiet", "n13-n12"), ("a2-a1", "n12-n11"), ("a1-a2 quiet", "n11-n10")):
        turn(match, mine)
        turn(match, yours)
    return match


def test_the_shuttle_rule_never_takes_the_last_move():
    """GI-51, GI-52: a player whose only move it discourages may make it, and has not lost."""
    match = shut_in()
    assert not match.over
    assert match.legal_texts(0) == ["a2"] and goals(match, "a2") == {"a1"}
    turn(match, "a2-a1")
    assert not match.over and match.pending == (1,)


def test_the_shuttle_rule_holds_while_there_is_something_else():
    """GI-52: another piece can move, or a reserve can be set."""
    match = shut_in(h4="tri")
    assert "a2" not in match.legal_texts(0) and "often enough" in refusal(match, 0, "a2")
    match = shut_in()
    s = match.state[0]
    s["flags"] |= RESERVES
    s["holds"][0] = s["held"][0, PIECES.index("flug")] = 1
    assert match.legal_texts(0) == ["reserve flug"]


def test_who_is_enclosed_has_lost_whatever_he_did_before():
    """GI-51: real enclosure counts: no field to go to at all."""
    match = shut_in()
    turn(match, "a2-a1")
    s = match.state[0]
    put(s, 1, field("a2"), PIECES.index("dilo"))
    turn(match, "n10-n9")
    assert match.over and match.winners() == [1] and match.view(0)["ending"] == "blocked"


def test_every_rule_of_draws_can_be_switched_off():
    """GI-52: quiet moves, takers, turns: `none` or `play_on`; only the bound of the program is left."""
    match = board({"e4": "flug", "a1": "culak"}, {"e6": "flug", "n13": "culak"}, no_takers="play_on")
    turn(match, "e4-e5 x e6")
    assert not match.over
    match = board({"e4": "stego"}, {"n13": "stego"}, quiet_moves="none", most_turns="none")
    match.state[0]["quiet"] = match.state[0]["turns"] = 4000
    turn(match, "e4-e5")
    assert not match.over
    match.state[0]["turns"] = MOST_TURNS - 1
    turn(match, "n13-n12")
    assert match.over and match.view(0)["ending"] == "too_long"


@pytest.mark.parametrize("players", [2, 4])
def test_the_limit_of_turns_grows_with_the_players(players):
    """GI-52: so many turns of each."""
    match = new_match(players)
    assert match.state[0]["most_turns"] == players * match.options.most_turns


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
    match = board({"e4": "stego"}, {"n13": "stego"}, most_turns=250)
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
