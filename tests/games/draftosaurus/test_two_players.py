"""The game for two."""

from games.draftosaurus.tables import deal, everybody, new_match, play_on, refusal, roll, turn

from gondwana.core.contract import EVERYTHING

SIX = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]


def test_four_rounds_of_three_turns():
    """DR-12: four rounds; twelve are placed and twelve discarded by each."""
    match = new_match(2)
    play_on(match)
    texts = [step.do for step in match.record().log]
    assert sum(text.startswith("draw") for text in texts) == 48
    assert sum(text.startswith("roll") for text in texts) == 12
    assert sum(text.startswith("discard") for text in texts) == 24
    view = match.view(EVERYTHING)
    assert [sum(len(zone) for zone in seat["zoo"].values()) for seat in view["seats"]] == [12, 12]
    assert sum(view["box"].values()) == 12 + 24


def test_place_then_discard_then_swap():
    """DR-12: a dinosaur is placed, a second one goes to the box, the hands are swapped."""
    match = turn(2, hands={0: SIX, 1: ["stegosaurus"] * 6})
    everybody(match, "trex forest", "stegosaurus forest")
    assert set(match.legal_texts(0)) == {f"discard {name}" for name in SIX[1:]}
    everybody(match, "discard diplodocus", "discard stegosaurus")
    view = match.view(EVERYTHING)
    assert view["seats"][1]["hand"] == ["triceratops", "spinosaurus", "stegosaurus", "parasaurolophus"]
    assert view["seats"][0]["hand"] == ["stegosaurus"] * 4
    assert view["box"]["diplodocus"] == 3 and view["box"]["stegosaurus"] == 3


def test_discards_are_secret_until_both_have_chosen():
    """DR-12: discards are chosen hidden and revealed together; then they are open."""
    match = turn(2, hands={0: SIX, 1: SIX})
    everybody(match, "trex river", "trex river")
    match.play(0, "discard diplodocus")
    assert match.view(1)["seats"][0]["choice"] is None
    assert match.view(1)["box"]["diplodocus"] == 2
    match.play(1, "discard triceratops")
    assert match.view(1)["box"]["diplodocus"] == 3
    told = [(event["seat"], event["species"]) for event in match.events(1) if event["type"] == "discard"]
    assert told == [(0, "diplodocus"), (1, "triceratops")]


def test_the_players_roll_in_turn_and_the_die_binds_the_other():
    """DR-12, DR-08: the roll alternates over all rounds; only the other player obeys it."""
    match = new_match(2, first=1)
    for number in range(6):
        deal(match)
        roller = (1 + number) % 2
        assert match.view(0)["holder"] == roller
        roll(match, "grasslands")
        reach = [any(text.endswith(("forest", "trio", "king")) for text in match.legal_texts(seat)) for seat in (0, 1)]
        assert reach[roller] and not reach[1 - roller]
        everybody(match, *[match.legal_texts(seat)[0] for seat in (0, 1)])
        everybody(match, *[match.legal_texts(seat)[0] for seat in (0, 1)])


def test_a_placement_is_no_discard():
    """DR-12: the two choices come one after the other."""
    match = turn(2, hands={0: SIX, 1: SIX})
    assert refusal(match, 0, "discard trex").startswith("now a dinosaur and its place are to be chosen")
    everybody(match, "trex river")
    assert refusal(match, 0, "triceratops river").startswith("now a dinosaur is to be put back into the box")
    assert refusal(match, 0, "discard trex") == "there is no T-Rex in this hand"


def test_two_player_game_scores_as_normal():
    """DR-42: a finished game for two is counted like any other."""
    from games.draftosaurus.oracle import follow

    for board in ("summer", "winter"):
        match = new_match(2, board=board)
        play_on(match)
        assert match.scores() == follow(match).scores()
        assert match.winners() == follow(match).winners()


def test_two_players_after_reveal():
    """DR-07, DR-12: with the option the turn has three steps: show, place, discard."""
    match = turn(2, hands={0: SIX, 1: SIX}, placing="after_reveal")
    everybody(match, "choose trex", "choose diplodocus")
    everybody(match, "place river")
    everybody(match, "discard spinosaurus")
    assert match.view(EVERYTHING)["box"]["spinosaurus"] == 4
    assert [seat["hand_size"] for seat in match.view(0)["seats"]] == [4, 4]
