"""Reasons in words: they are true, and rest on what the seat can know."""

import pytest
from games.giganten.tables import GAME, board

from bots.giganten.test_judges import known
from gondwana.bots.giganten.words import heading, reasons
from gondwana.core.match import Match
from gondwana.games.giganten.state import ARRANGE
from gondwana.locale import LANGUAGES


def told(match, step, language="en"):
    (seat,) = match.pending
    (found,) = reasons(match.hidden(seat), seat, [GAME.read(seat, step)])
    return [reason.say(language) for reason in found]


def test_the_nest_that_can_be_taken_is_named():
    match = board({"m12": "stego"}, {"h9": "tri"})
    known(match, "m14")
    assert "Stego takes the Nest on m14: that wins." in told(match, "m12")


def test_a_known_fight_is_told_with_its_numbers():
    """GI-22: the ground of the challenged piece counts."""
    match = board({"e5": "tri"}, {"e7": "dilo", "h9": "tri"}, swamp=["e7"])
    known(match, "e7")
    match.play(0, "e5")
    match.play(0, "-e6")
    assert told(match, "x e7")[0] == "Tri loses to Dilo on e7 (swamp, 1:2)."


def test_an_unknown_piece_is_counted_in_cases():
    """Of Dilo, Tyra I, Stego and the Nest, all on land, Tri beats Dilo, Stego and the Nest."""
    match = board({"e5": "tri"}, {"e7": "dilo", "h9": "tyra_1", "k9": "stego"})
    match.play(0, "e5")
    match.play(0, "-e6")
    found = told(match, "x e7")
    assert "Tri challenges e7 (land): of 4 pieces that it can be, it beats 3 and loses to 1." in found
    assert "e7 may be the Nest: one of 4 pieces that it can be." in found


def test_the_later_steps_that_are_meant_are_told():
    match = board({"e5": "tri"}, {"e7": "dilo", "h9": "tyra_1", "k9": "stego"})
    steps = [GAME.read(0, text) for text in ("e5", "-e6", "x e7")]
    then = {steps[0]: tuple(steps[1:])}
    (fight,) = reasons(match.hidden(0), 0, steps[:1], then=then)
    (away,) = reasons(match.hidden(0), 0, steps[:1], then={steps[0]: (GAME.read(0, "-e4"),)})
    assert any("Tri challenges e7" in reason.say("en") for reason in fight)
    assert not any("challenges" in reason.say("en") for reason in away)


def test_a_piece_that_gets_away_is_said_to():
    match = board({"e5": "tri"}, {"e7": "tyra_1", "h12": "dilo"})
    known(match, "e5", "e7")
    match.play(0, "e5")
    assert "Tri gets away from the piece on e7." in told(match, "-d5") + told(match, "-e4")


def test_a_step_into_danger_is_warned_of():
    match = board({"e4": "dilo"}, {"e7": "tyra_1", "h12": "dilo"})
    known(match, "e7")
    match.play(0, "e4")
    assert "Dilo can be challenged from e7 next: of 1 pieces that it can be, 1 would win." in told(match, "-e5")


def test_a_guard_that_leaves_the_nest_is_told():
    match = board({"b2": "dilo"}, {"h12": "dilo"})
    match.play(0, "b2")
    assert "Your Nest loses a guard." in told(match, "-b3")


def test_set_up_speaks_of_depth_and_ground():
    match = Match(GAME, players=2, options={"first": 0}, seed=1)
    match.settle()
    said = set()
    while match.state[0]["phase"] <= ARRANGE:
        seat = match.pending[0]
        legal = match.legal(seat)
        if match.state[0]["phase"] == ARRANGE:
            said |= {reason.english().split(" ", 1)[0] for row in reasons(match.hidden(seat), seat, legal) for reason in row}
        match.play(seat, legal[0])
        match.settle()
    assert {"Far", "It", "Tyra", "Stego"} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language):
    match = board({"e5": "tri", "c3": "flug"}, {"e7": "dilo", "h9": "tyra_1"})
    hidden = match.hidden(0)
    for reason in [*heading(match.state[0], 0), *(one for row in reasons(hidden, 0, match.legal(0), forced=True) for one in row)]:
        text = reason.say(language)
        assert text
        assert "{" not in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Turn 1, seat 0: takes a piece."),
        ("de", "Zug 1, Platz 0: nimmt eine Figur."),
        ("pl", "Tura 1, miejsce 0: wybiera figurę."),
    ],
)
def test_the_heading_is_one_sentence(language, said):
    match = board({"e5": "tri"}, {"e7": "dilo"})
    assert [part.say(language) for part in heading(match.state[0], 0)] == [said]


def test_the_truth_is_not_told():
    """What stands on e7 is another piece in the other world; the words are the same."""
    worlds = [board({"e5": "tri"}, {"e7": one, "h9": other}) for one, other in (("dilo", "tyra_1"), ("tyra_1", "dilo"))]
    for match in worlds:
        match.play(0, "e5")
    assert told(worlds[0], "-e6") == told(worlds[1], "-e6")
