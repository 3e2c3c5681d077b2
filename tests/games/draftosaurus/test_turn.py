"""The turn."""

import pytest
from games.draftosaurus.tables import GAME, deal, everybody, fill, new_match, places_of, play_on, refusal, roll, turn

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.core.errors import BadOptions, Refused
from gondwana.core.match import Match

SIX = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_two_rounds_of_six_turns(players, board):
    """DR-05: six are drawn and placed in each of two rounds; twelve each at the end."""
    match = new_match(players, board=board)
    play_on(match)
    texts = [step.do for step in match.record().log]
    assert sum(text.startswith("draw") for text in texts) == 12 * players
    assert sum(text.startswith("roll") for text in texts) == 12
    for seat in match.view(EVERYTHING)["seats"]:
        assert sum(one is not None for zone in seat["zoo"].values() for one in zone) == 12


def test_choices_are_secret_until_all_have_chosen():
    """DR-06: nobody's choice is shown before the last one; then all are placed together."""
    match = turn(3, hands={0: SIX, 1: SIX, 2: SIX})
    match.play(0, "trex forest")
    match.play(2, "diplodocus river")
    seen = match.view(1)["seats"]
    assert [seat["chosen"] for seat in seen] == [True, False, True]
    assert [seat["choice"] for seat in seen] == [None, None, None]
    assert all(zone in ([], [None] * 6) for seat in seen for zone in seat["zoo"].values())
    assert match.view(0)["seats"][0]["choice"] == "trex forest"
    match.play(1, "spinosaurus trio")
    zoos = [seat["zoo"] for seat in match.view(1)["seats"]]
    assert (zoos[0]["forest"], zoos[1]["trio"], zoos[2]["river"]) == (["trex"], ["spinosaurus"], ["diplodocus"])


def test_hands_go_to_the_left():
    """DR-06: what is left of a hand goes to the next seat, which is the left neighbour."""
    match = turn(3, hands={0: ["trex"] * 6, 1: ["diplodocus"] * 6, 2: ["stegosaurus"] * 6})
    everybody(match, "trex river", "diplodocus river", "stegosaurus river")
    hands = [seat["hand"] for seat in match.view(EVERYTHING)["seats"]]
    assert hands == [["stegosaurus"] * 5, ["trex"] * 5, ["diplodocus"] * 5]


def test_the_die_goes_to_the_left():
    """DR-06: the holder rolls; then the die is the next seat's."""
    match = turn(4, first=3)
    assert match.view(0)["holder"] == 3
    everybody(match, *[match.legal_texts(seat)[0] for seat in range(4)])
    assert match.view(0)["holder"] == 0


def test_nobody_chooses_twice():
    """DR-06: one dinosaur a turn."""
    match = turn(3, hands={0: SIX})
    match.play(0, "trex river")
    with pytest.raises(Refused, match="chosen already"):
        match.play(0, "triceratops river")


def test_only_what_is_in_the_hand():
    """DR-06: a dinosaur of the own hand."""
    match = turn(3, hands={0: ["trex"] * 6})
    assert refusal(match, 0, "diplodocus river") == "there is no Diplodocus in this hand"


def test_placing_together_is_one_choice():
    """DR-07: by default dinosaur and place are chosen at once."""
    match = turn(3, hands={0: SIX})
    assert "trex forest" in match.legal_texts(0)
    assert refusal(match, 0, "choose trex").startswith("now a dinosaur and its place are to be chosen")


def test_placing_after_reveal_is_two_choices():
    """DR-07: with the option all dinosaurs are shown first, then the places are chosen in secret."""
    match = turn(3, hands={0: SIX, 1: SIX, 2: SIX}, placing="after_reveal")
    assert set(match.legal_texts(0)) == {f"choose {name}" for name in SIX}
    match.play(0, "choose trex")
    assert match.view(1)["seats"][0]["shown"] is None
    everybody(match, "choose diplodocus", "choose stegosaurus")
    assert [seat["shown"] for seat in match.view(1)["seats"]] == ["trex", "diplodocus", "stegosaurus"]
    assert set(match.legal_texts(0)) == {
        "place river", "place forest", "place trio", "place prairie", "place king", "place meadow", "place island",
    }  # fmt: skip
    assert set(match.legal_texts(1)) == {"place river", "place forest", "place trio", "place king"}
    match.play(0, "place island")
    assert match.view(1)["seats"][0]["choice"] is None
    assert refusal(match, 1, "diplodocus river").startswith("now the dinosaur that was shown is to be placed")
    everybody(match, "place trio", "place river")
    zoos = [seat["zoo"] for seat in match.view(1)["seats"]]
    assert (zoos[0]["island"], zoos[1]["trio"], zoos[2]["river"]) == (["trex"], ["diplodocus"], ["stegosaurus"])


@pytest.mark.parametrize("placing", ["together", "after_reveal"])
def test_the_die_binds_all_but_the_roller(placing):
    """DR-08: the roller may use pens that the die closes to the others."""
    match = turn(3, first=1, hands={0: SIX, 1: SIX, 2: SIX}, placing=placing, face="woodlands")
    if placing == "after_reveal":
        everybody(match, "choose trex")
        assert "place island" in match.legal_texts(1)
        assert all("place island" not in match.legal_texts(seat) for seat in (0, 2))
    else:
        assert "island" in places_of(match, 1, "trex")
        assert all("island" not in places_of(match, seat, "trex") for seat in (0, 2))


def test_the_roller_obeys_the_pens():
    """DR-08: the pens' own rules hold for the roller too."""
    match = turn(3, hands={0: SIX})
    fill(match, 0, forest=["stegosaurus"], king=["trex"])
    assert "forest" not in places_of(match, 0, "trex")
    assert "king" not in places_of(match, 0, "trex")
    assert refusal(match, 0, "trex forest") == "the Forest of Sameness holds only Stegosaurus here"


@pytest.mark.parametrize("face", ["woodlands", "grasslands", "restrooms", "food_court", "empty", "no_trex"])
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_the_river_is_always_open(face, board):
    """DR-09: every dinosaur may go into the river, whatever the die says and even if a pen would take it."""
    match = turn(3, face=face, board=board, hands=dict.fromkeys(range(3), SIX))
    for seat in range(3):
        for name in SIX:
            assert "river" in places_of(match, seat, name)


def test_last_turn_five_keeps_the_die():
    """DR-10: the die is not passed after turn five; the same player rolls again, all obey, then it moves on."""
    match = new_match(5, last_turn_five=True, first=0)
    holders = []
    while match.view(0)["round"] == 0:
        if match.waits_for_chance and not GAME.write(CHANCE, match.odds()[0][0]).startswith("roll"):
            deal(match)
            continue
        holders.append(match.view(0)["holder"])
        roll(match, "woodlands")
        bound = [seat for seat in range(5) if not any(text.endswith("island") for text in match.legal_texts(seat))]
        assert bound == [seat for seat in range(5) if seat != holders[-1] or len(holders) == 6]
        everybody(match, *[match.legal_texts(seat)[0] for seat in range(5)])
    assert holders == [0, 1, 2, 3, 4, 4]
    assert match.view(0)["holder"] == 0


def test_last_turn_five_is_off_by_default():
    """DR-10: without the option the die moves on every turn."""
    match = new_match(5, first=0)
    deal(match)
    for expected in (0, 1, 2, 3, 4, 0):
        assert match.view(0)["holder"] == expected
        roll(match, "woodlands")
        assert any(text.endswith("island") for text in match.legal_texts(expected))
        everybody(match, *[match.legal_texts(seat)[0] for seat in range(5)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_turn_five_is_for_five(players):
    """DR-10: with fewer players the option is refused."""
    with pytest.raises(BadOptions, match="for 5 players only"):
        Match(GAME, players=players, options={"last_turn_five": True})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_die_keeps_rotating(players):
    """DR-11: the second round begins with the player after the last roller."""
    match = new_match(players, first=0)
    holders = []
    while not match.over:
        if GAME.write(CHANCE, match.odds()[0][0]).startswith("roll"):
            holders.append(match.view(0)["holder"])
            roll(match, "empty")
            everybody(match, *[match.legal_texts(seat)[0] for seat in match.pending])
        else:
            deal(match)
    assert holders == [turn_number % players for turn_number in range(12)]
