"""The summer board: what each pen takes and what it brings."""

import pytest
from games.draftosaurus.tables import fill, new_match, places_of, refusal, turn

SIX = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]


def zone_points(zone, *zoos):
    """What a zone of seat 0 brings; `zoos` are zones by seat."""
    match = new_match(max(3, len(zoos)))
    for seat, zones in enumerate(zoos):
        fill(match, seat, **zones)
    return match.view(0)["seats"][0]["points"]["zones"][zone]


def takes(zone, **zones):
    """The species that a zone of seat 0, who rolled, takes."""
    match = turn(3, hands={0: SIX})
    fill(match, 0, **zones)
    return {name for name in SIX if zone in places_of(match, 0, name)}


def refused(do, **zones):
    match = turn(3, hands={0: SIX})
    fill(match, 0, **zones)
    return refusal(match, 0, do)


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 2, 4, 8, 12, 18, 24])))
def test_forest_points(count, points):
    """DR-20: 2 4 8 12 18 24."""
    assert zone_points("forest", {"forest": ["stegosaurus"] * count}) == points


def test_forest_takes_one_species():
    """DR-20: all of one species, six of them."""
    assert takes("forest") == set(SIX)
    assert takes("forest", forest=["stegosaurus"]) == {"stegosaurus"}
    assert takes("forest", forest=["trex"] * 6) == set()
    assert refused("trex forest", forest=["stegosaurus"]) == "the Forest of Sameness holds only Stegosaurus here"
    assert refused("trex forest", forest=["trex"] * 6) == "the Forest of Sameness is full: it holds 6"


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 0), (3, 7)])
def test_trio_points(count, points):
    """DR-21: 7 with exactly three, else nothing."""
    assert zone_points("trio", {"trio": SIX[1:4][:count]}) == points


def test_trio_takes_any_three():
    """DR-21: three of any species."""
    assert takes("trio", trio=["trex", "trex"]) == set(SIX)
    assert takes("trio", trio=["trex", "diplodocus", "trex"]) == set()
    assert refused("trex trio", trio=["diplodocus"] * 3) == "the Woody Trio is full: it holds 3"


@pytest.mark.parametrize(
    ("herd", "points"),
    [
        ([], 0),
        (["trex"], 0),
        (["trex", "trex"], 5),
        (["trex"] * 3, 5),
        (["diplodocus"] * 4, 10),
        (["trex", "trex", "diplodocus", "diplodocus", "stegosaurus"], 10),
        (["trex", "diplodocus"], 0),
        (["stegosaurus"] * 6, 15),
    ],
)
def test_prairie_points(herd, points):
    """DR-22: 5 for each pair; two pairs of one species count twice."""
    assert zone_points("prairie", {"prairie": herd}) == points


def test_prairie_cap():
    """DR-22: six by default."""
    assert takes("prairie", prairie=["trex"] * 5) == set(SIX)
    assert takes("prairie", prairie=["diplodocus"] * 6) == set()
    assert refused("trex prairie", prairie=["diplodocus"] * 6) == "the Prairie of Love is full: it holds 6"


def test_prairie_without_cap():
    """DR-22: with the option any number."""
    match = turn(5, hands={0: SIX}, prairie_cap="none")
    fill(match, 0, prairie=["diplodocus"] * 6 + ["trex"] * 4)
    assert "prairie" in places_of(match, 0, "triceratops")
    fill(match, 0, prairie=["spinosaurus"])
    assert match.view(0)["seats"][0]["points"]["zones"]["prairie"] == 25


def test_king():
    """DR-23: 7 if nobody has more of the species; a tie counts; river included; whole zoos are compared."""
    assert zone_points("king", {"king": ["trex"]}) == 7
    assert zone_points("king", {"king": ["trex"]}, {"river": ["trex"]}) == 7
    assert zone_points("king", {"king": ["trex"]}, {"river": ["trex"], "trio": ["trex"]}) == 0
    assert zone_points("king", {"king": ["trex"], "river": ["trex"]}, {}, {"trio": ["trex", "trex"]}) == 7
    assert zone_points("king", {"king": ["trex"], "meadow": ["trex"]}, {}, {"forest": ["trex"] * 3}) == 0
    assert zone_points("king", {}, {"forest": ["trex"] * 3}) == 0


def test_king_holds_one():
    """DR-23: room for one."""
    assert takes("king", king=["trex"]) == set()
    assert refused("trex king", king=["diplodocus"]) == "the King of the Jungle is full: it holds 1"


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_meadow_points(count, points):
    """DR-24: 1 3 6 10 15 21."""
    assert zone_points("meadow", {"meadow": SIX[:count]}) == points


def test_meadow_takes_each_species_once():
    """DR-24: all different."""
    assert takes("meadow", meadow=["trex", "diplodocus"]) == set(SIX) - {"trex", "diplodocus"}
    assert takes("meadow", meadow=SIX) == set()
    assert refused("trex meadow", meadow=["trex"]) == "the Meadow of Differences holds a T-Rex already, and all must differ"


def test_island():
    """DR-25: 7 if it is the only one of its species in the whole zoo, river included; other zoos do not matter."""
    assert zone_points("island", {"island": ["diplodocus"]}) == 7
    assert zone_points("island", {"island": ["diplodocus"], "river": ["diplodocus"]}) == 0
    assert zone_points("island", {"island": ["diplodocus"], "meadow": ["diplodocus"]}) == 0
    assert zone_points("island", {"island": ["diplodocus"]}, {"river": ["diplodocus"] * 3}) == 7
    assert takes("island", island=["trex"]) == set()


def test_river():
    """DR-26: one point each, any number, and it is no pen: the die's 'empty' and T-Rex points do not know it."""
    match = new_match(5)
    fill(match, 0, river=["trex"] * 5 + ["diplodocus"] * 6)
    points = match.view(0)["seats"][0]["points"]
    assert (points["river"], points["trex"], points["total"]) == (11, 0, 11)


def test_trex_points():
    """DR-27: one point more for every pen with a T-Rex, once per pen, never for the river."""
    match = new_match(5)
    fill(match, 0, forest=["trex", "trex"], trio=["trex"], meadow=["trex"], river=["trex"], prairie=["diplodocus"])
    assert match.view(0)["seats"][0]["points"]["trex"] == 3
