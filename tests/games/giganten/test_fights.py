"""The fights: on the board, and all of them in a table."""

import importlib.util
from itertools import product
from pathlib import Path

import pytest
from games.giganten.tables import board, could, refusal, turn, where

from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.fights import fight
from gondwana.games.giganten.state import ATTACKER_WINS, BOTH_LEAVE, DEFENDER_WINS, DRAWN, NO_RESULT

SAURIANS = ["tyra_1", "tyra_2", "deino_1", "deino_2", "tri", "plesio", "dilo", "diplo", "stego"]


def fought(attacker, defender, ground, **options):
    """A challenge on the board: the attacker comes to e5 and challenges e6. Answers who is left there."""
    match = board(
        {"e4": attacker, "a1": "stego"}, {"e6": defender, "n13": "stego"}, swamp=["e6"] * (ground == "swamp"), **options
    )
    turn(match, "e4-e5 x e6")
    left = where(match)
    return match, "e5" in left, "e6" in left


@pytest.mark.parametrize(
    ("ground", "one", "other", "left"),
    [
        ("land", "stego", "dilo", "dilo"),
        ("swamp", "stego", "dilo", "stego"),
        ("land", "tri", "tri", "both"),
        ("land", "tyra_1", "tyra_2", "tyra_1"),
        ("swamp", "tyra_1", "tyra_2", "tyra_2"),
        ("swamp", "tyra_2", "dilo", "none"),
    ],
)
def test_the_six_printed_examples(ground, one, other, left):
    """GI-22, GI-23: 3:4, 3:2, 5:5, 7:6, 1:2 and 2:2, whoever challenges."""
    for attacker, defender in ((one, other), (other, one)):
        _, attacker_left, defender_left = fought(attacker, defender, ground)
        assert attacker_left == (left in (attacker, "both"))
        assert defender_left == (left in (defender, "both"))


def test_the_ground_of_the_challenged_piece_decides():
    """GI-22: the challenger stands in the swamp, the challenged one on land: the land numbers count."""
    match = board({"e4": "stego"}, {"e6": "dilo", "n13": "stego"}, swamp=["e5"])
    turn(match, "e4-e5 x e6")
    assert "e5" not in where(match)
    assert match.view(0)["fight"]["result"] == "defender"


def test_equal_numbers_of_one_kind_are_a_draw_and_both_are_hidden_again():
    """GI-23, GI-25: both stay; what they are is known from now on, but nobody shows it any more."""
    match, attacker_left, defender_left = fought("stego", "stego", "swamp")
    assert attacker_left and defender_left
    assert could(match, "e5") == could(match, "e6") == {"stego"}


def test_tyras_are_one_kind_and_so_are_deinos():
    """GI-23: Tyra I against Tyra II with equal numbers would be a draw; with other kinds both leave."""
    assert fight(PIECES.index("deino_1"), PIECES.index("diplo"), 0) == BOTH_LEAVE
    assert fight(PIECES.index("tyra_1"), PIECES.index("tyra_1"), 0) == DRAWN
    assert fight(PIECES.index("deino_2"), PIECES.index("deino_2"), 1) == DRAWN


@pytest.mark.parametrize("ground", ["land", "swamp"])
def test_flug_against_flug(ground):
    """GI-30: both leave."""
    assert fought("flug", "flug", ground)[1:] == (False, False)


@pytest.mark.parametrize("ground", ["land", "swamp"])
def test_flug_against_stego(ground):
    """GI-31: Flug leaves, whoever challenged."""
    assert fought("flug", "stego", ground)[1:] == (False, True)
    assert fought("stego", "flug", ground)[1:] == (True, False)


@pytest.mark.parametrize("other", ["culak", *(name for name in SAURIANS if name != "stego")])
def test_flug_against_all_others(other):
    """GI-32: a draw on any ground, whoever challenged."""
    for ground in ("land", "swamp"):
        assert fought("flug", other, ground)[1:] == (True, True)
        assert fought(other, "flug", ground)[1:] == (True, True)


def test_flug_takes_the_nest():
    """GI-33, GI-50: the Nest is taken, also by a scout."""
    match = board({"e2": "flug"}, {"e7": "nest"})
    turn(match, "e2-e6 x e7")
    assert match.over and match.winners() == [0]
    assert match.view(1)["ending"] == "nest"


@pytest.mark.parametrize("tyra", ["tyra_1", "tyra_2"])
def test_culak_against_tyra(tyra):
    """GI-34: Tyra leaves on any ground."""
    for ground in ("land", "swamp"):
        assert fought("culak", tyra, ground)[1:] == (True, False)
        assert fought(tyra, "culak", ground)[1:] == (False, True)


@pytest.mark.parametrize("deino", ["deino_1", "deino_2"])
def test_culak_against_deino(deino):
    """GI-35: in the swamp Deino leaves, on land Culak."""
    assert fought("culak", deino, "swamp")[1:] == (True, False)
    assert fought(deino, "culak", "swamp")[1:] == (False, True)
    assert fought("culak", deino, "land")[1:] == (False, True)
    assert fought(deino, "culak", "land")[1:] == (True, False)


@pytest.mark.parametrize("other", ["tri", "plesio", "dilo", "diplo", "stego"])
def test_culak_against_others(other):
    """GI-36: on land Culak leaves, in the swamp it is a draw."""
    assert fought("culak", other, "land")[1:] == (False, True)
    assert fought(other, "culak", "land")[1:] == (True, False)
    assert fought("culak", other, "swamp")[1:] == (True, True)
    assert fought(other, "culak", "swamp")[1:] == (True, True)


def test_culak_against_culak():
    """GI-37: a draw."""
    for ground in ("land", "swamp"):
        assert fought("culak", "culak", ground)[1:] == (True, True)


def test_culak_cannot_take_the_nest():
    """GI-38: a draw; both are known then, and the game goes on."""
    match = board({"e4": "culak"}, {"e6": "nest", "n13": "stego"})
    turn(match, "e4-e5 x e6")
    assert not match.over
    assert could(match, "e6") == {"nest"}


@pytest.mark.parametrize("attacker", ["culak", "flug", *SAURIANS])
def test_blitz_beats_every_challenger(attacker):
    """GI-39: the challenger leaves; Blitz stays, and nobody is asked whether it moves up."""
    match, attacker_left, defender_left = fought(attacker, "blitz", "land")
    assert (attacker_left, defender_left) == (False, True)
    assert match.view(0)["phase"] == "pick" and match.pending == (1,)


def test_flug_may_survive_blitz():
    """GI-39: with the option it is a draw."""
    assert fought("flug", "blitz", "land", flug_survives_blitz=True)[1:] == (True, True)
    assert fought("tri", "blitz", "land", flug_survives_blitz=True)[1:] == (False, True)


def test_blitz_never_challenges():
    """GI-40: it may move beside an enemy, but only quietly."""
    match = board({"e5": "blitz", "a1": "stego"}, {"d6": "stego"})
    turn(match, "e5-d5")
    assert match.legal_texts(0) == ["quiet"]
    assert "never challenges" in refusal(match, 0, "x d6")


def test_nest_never_challenges():
    """GI-41: it does not even move."""
    match = board({"e5": "nest", "a1": "stego"}, {"e6": "stego"})
    assert "e5" not in match.legal_texts(0)
    assert "never moves" in refusal(match, 0, "e5")
    assert fight(PIECES.index("nest"), PIECES.index("stego"), 0) == NO_RESULT


def by_the_book(attacker, defender, ground):
    """All fights once more, written down apart from the engine: who is left, attacker and defender."""
    strength = {"blitz": "80", "tyra_1": "71", "tyra_2": "62", "deino_1": "26", "deino_2": "17", "tri": "51", "plesio": "15",
                "dilo": "42", "diplo": "24", "stego": "33"}  # fmt: skip
    pair = {attacker, defender}
    if attacker in ("nest", "blank", "blitz"):
        return NO_RESULT
    if defender == "blitz":
        return DEFENDER_WINS
    if defender in ("blank", "nest"):
        return DRAWN if (attacker, defender) == ("culak", "nest") else ATTACKER_WINS
    loser = None
    if pair == {"flug"}:
        return BOTH_LEAVE
    if pair in ({"culak"}, {"culak", "flug"}):
        return DRAWN
    if "flug" in pair:
        if "stego" not in pair:
            return DRAWN
        loser = "flug"
    elif "culak" in pair:
        (other,) = pair - {"culak"}
        if other.startswith("tyra"):
            loser = other
        elif ground == 0:
            loser = "culak"
        elif other.startswith("deino"):
            loser = other
        else:
            return DRAWN
    else:
        mine, yours = strength[attacker][ground], strength[defender][ground]
        if mine == yours:
            return DRAWN if attacker[:4] == defender[:4] else BOTH_LEAVE
        loser = attacker if mine < yours else defender
    return DEFENDER_WINS if loser == attacker else ATTACKER_WINS


@pytest.mark.parametrize(("attacker", "defender"), list(product(PIECES, PIECES)))
def test_all_fights_agree_with_a_separate_account(attacker, defender):
    """GI-22, GI-30 to GI-41, GI-63: kind by kind on both grounds."""
    for ground in (0, 1):
        expected = by_the_book(attacker, defender, ground)
        assert fight(PIECES.index(attacker), PIECES.index(defender), ground) == expected


def test_the_page_shows_every_fight():
    """GI-22: docs/rules/giganten-fights.md is what `python docs/giganten_fights.py` writes."""
    path = Path(__file__).parents[3] / "docs" / "giganten_fights.py"
    spec = importlib.util.spec_from_file_location("giganten_fights", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.PAGE.read_text(encoding="utf-8") == module.page()
