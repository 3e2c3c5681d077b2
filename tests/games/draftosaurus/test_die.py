"""The faces of the die."""

import pytest
from games.draftosaurus.tables import GAME, deal, fill, new_match, places_of, refusal, turn

from gondwana.core.contract import CHANCE

SIX = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]
HANDS = {0: SIX, 1: SIX, 2: SIX}
PYRAMID = {"pyramid 0", "pyramid 1", "pyramid 2"}


def open_to(face, board="summer", species="triceratops", **zones):
    """Where seat 1, which did not roll, may put a dinosaur."""
    match = turn(3, face=face, board=board, hands=HANDS)
    fill(match, 1, **zones)
    return places_of(match, 1, species) - {"river"}


def test_woodlands():
    """DR-13: only pens of the woodland."""
    assert open_to("woodlands") == {"forest", "trio", "king"}
    assert open_to("woodlands", "winter") == {"wood", "bridge_left", "lookout"}


def test_grasslands():
    """DR-14: only pens of the grassland."""
    assert open_to("grasslands") == {"prairie", "meadow", "island"}
    assert open_to("grasslands", "winter") == {"bridge_right", "quarantine"} | PYRAMID


def test_restrooms():
    """DR-15: only right of the river."""
    assert open_to("restrooms") == {"king", "meadow", "island"}
    assert open_to("restrooms", "winter") == {"bridge_right", "lookout"} | PYRAMID


def test_food_court():
    """DR-16: only left of the river."""
    assert open_to("food_court") == {"forest", "trio", "prairie"}
    assert open_to("food_court", "winter") == {"wood", "bridge_left", "quarantine"}


def test_empty_pen():
    """DR-17: only pens with nobody in them; a pyramid with one dinosaur is not empty."""
    assert open_to("empty", trio=["trex"], king=["trex"]) == {"forest", "prairie", "meadow", "island"}
    filled = {"pyramid": ["diplodocus", None, None, None, None, None], "bridge_left": ["trex"]}
    assert open_to("empty", "winter", **filled) == {"wood", "bridge_right", "lookout", "quarantine"}


def test_no_trex():
    """DR-18: only pens without a T-Rex; others in them do not matter."""
    assert open_to("no_trex", trio=["trex"], prairie=["diplodocus"]) == {"forest", "prairie", "king", "meadow", "island"}
    filled = {"pyramid": ["trex", None, None, None, None, None], "bridge_left": ["trex"], "wood": ["diplodocus"]}
    assert open_to("no_trex", "winter", **filled) == {"wood", "bridge_right", "lookout", "quarantine"}


def test_no_trex_lets_a_trex_in():
    """DR-18: a T-Rex itself may go where none is yet."""
    assert open_to("no_trex", species="trex", trio=["trex"]) == {"forest", "prairie", "king", "meadow", "island"}


def test_every_face_is_equally_likely():
    """DR-19: six faces, each with the chance 1/6."""
    match = new_match(3)
    deal(match)
    faces = [(GAME.write(CHANCE, action), weight) for action, weight in match.odds()]
    assert faces == [(f"roll {face}", 1) for face in ("woodlands", "grasslands", "restrooms", "food_court", "empty", "no_trex")]


def test_the_banks_are_two_pens():
    """DR-19: for every face the halves of the bridge are judged on their own."""
    assert "bridge_right" in open_to("empty", "winter", bridge_left=["trex"])
    assert "bridge_left" not in open_to("empty", "winter", bridge_left=["trex"])
    assert "bridge_right" in open_to("no_trex", "winter", bridge_left=["trex"])


def test_every_area_covers_three_pens():
    """DR-39: on both boards each of the four areas holds exactly three pens."""
    for board in ("summer", "winter"):
        for face in ("woodlands", "grasslands", "restrooms", "food_court"):
            assert len({place.split()[0] for place in open_to(face, board)}) == 3


@pytest.mark.parametrize(
    ("face", "place", "sentence"),
    [
        ("woodlands", "island", "the Solitary Island is closed by the die (Woodlands): only pens in the woodland"),
        ("grasslands", "forest", "the Forest of Sameness is closed by the die (Grasslands): only pens in the grassland"),
        ("restrooms", "trio", "the Woody Trio is closed by the die (Restrooms): only pens right of the river"),
        ("food_court", "king", "the King of the Jungle is closed by the die (Food court): only pens left of the river"),
        ("empty", "trio", "the Woody Trio is closed by the die (Empty pen): only pens with no dinosaur in them"),
        ("no_trex", "trio", "the Woody Trio is closed by the die (No T-Rex): only pens without a T-Rex"),
    ],
)
def test_what_the_die_closes_is_explained(face, place, sentence):
    """DR-13 to DR-18: a refusal names the pen, the face and what it asks for."""
    match = turn(3, face=face, hands=HANDS)
    fill(match, 1, trio=["trex"])
    assert refusal(match, 1, f"triceratops {place}") == sentence
