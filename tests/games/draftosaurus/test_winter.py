"""The winter board: what each pen takes and what it brings, and the end of quarantine."""

import pytest
from games.draftosaurus.tables import GAME, deal, everybody, fill, new_match, places_of, refusal, roll, turn

from gondwana.core.contract import CHANCE
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.herd import one
from gondwana.games.draftosaurus.state import KINDS, PLACE_NAMES, RIVER, WOOD
from gondwana.games.draftosaurus.zoo import leave_quarantine, settle_in

SIX = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]
T, C, S, G, P, D = SIX


def zone_points(zone, *zoos, players=3):
    match = new_match(players, board="winter")
    for seat, zones in enumerate(zoos):
        fill(match, seat, **zones)
    return match.view(0)["seats"][0]["points"]["zones"][zone]


def at_turn(**zones):
    match = turn(3, hands={0: SIX}, board="winter")
    fill(match, 0, **zones)
    return match


def takes(zone, **zones):
    return {name for name in SIX if zone in places_of(at_turn(**zones), 0, name)}


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 2, 4, 8, 12, 18, 24])))
def test_wood_points(count, points):
    """DR-30: 2 4 8 12 18 24."""
    assert zone_points("wood", {"wood": [T, D, T, D, T, D][:count]}) == points


def test_wood_alternates_two_species():
    """DR-30: A B A B A B; the second must differ from the first."""
    assert takes("wood") == set(SIX)
    assert takes("wood", wood=[T]) == set(SIX) - {T}
    assert takes("wood", wood=[T, D]) == {T}
    assert takes("wood", wood=[T, D, T]) == {D}
    assert takes("wood", wood=[T, D, T, D, T]) == {D}
    assert takes("wood", wood=[T, D, T, D, T, D]) == set()


def test_wood_explains_itself():
    """DR-30: the refusal says which species comes next."""
    assert refusal(at_turn(wood=[T]), 0, "trex wood") == "the Well-Ordered Wood needs a second species here, not another T-Rex"
    assert (
        refusal(at_turn(wood=[T, D]), 0, "diplodocus wood")
        == "the Well-Ordered Wood alternates its two species: next comes T-Rex"
    )
    assert refusal(at_turn(wood=[T, D, T, D, T, D]), 0, "trex wood") == "the Well-Ordered Wood is full: it holds 6"


@pytest.mark.parametrize(
    ("left", "right", "points"),
    [
        ([], [], 0),
        ([T], [T], 6),
        ([T, T], [T], 6),
        ([T, T], [T, T], 12),
        ([T, T], [], 0),
        ([T, D, G], [D, T, S], 12),
        ([T, C, S, G, P, D], [D, P, G, S, C, T], 36),
    ],
)
def test_bridge_points(left, right, points):
    """DR-31: 6 for each couple of one species with one member on each bank."""
    zones = {"bridge_left": left, "bridge_right": right}
    assert zone_points("bridge_left", zones) + zone_points("bridge_right", zones) == points


def test_banks_take_anything():
    """DR-31, DR-32: any number of any species on either bank."""
    match = turn(5, hands={0: SIX}, board="winter")
    fill(match, 0, bridge_left=[T] * 5, bridge_right=[D] * 6)
    for name in SIX:
        assert {"bridge_left", "bridge_right"} <= places_of(match, 0, name)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 10), (5, 14), (6, 21)])
def test_pyramid_points(count, points):
    """DR-33: 2 for each cell below, 4 in the middle, 7 on top."""
    cells = [T, C, S, G, P, D][:count] + [None] * (6 - count)
    assert zone_points("pyramid", {"pyramid": cells}) == points


def cells_open(species, cells):
    return {int(place.split()[1]) for place in places_of(at_turn(pyramid=cells), 0, species) if place.startswith("pyramid")}


def test_pyramid_rows_open_from_below():
    """DR-33: a row opens when the row below is full; within a row the cell is free to choose."""
    assert cells_open(D, [None] * 6) == {0, 1, 2}
    assert cells_open(D, [T, None, C, None, None, None]) == {1}
    assert cells_open(D, [T, C, S, None, None, None]) == {3, 4}
    assert cells_open(D, [T, C, S, None, P, None]) == {3}
    assert cells_open(D, [T, C, S, G, P, None]) == {5}
    assert cells_open(D, [T, C, S, G, P, C]) == set()


TOUCHING = {(0, 1), (1, 2), (3, 4), (0, 3), (1, 3), (1, 4), (2, 4), (3, 5), (4, 5)}


@pytest.mark.parametrize("a", range(6))
@pytest.mark.parametrize("b", range(6))
def test_pyramid_neighbours_differ(a, b):
    """DR-33: equal species may not touch; exactly these nine pairs of cells do."""
    if a >= b:
        return
    others = [C, S, G, P, D]
    cells = [T if cell == a else others[cell % 5] if cell < b else None for cell in range(6)]
    floor = 0 if b < 3 else 3 if b < 5 else 5
    cells = [one if cell < floor or cell == a else None for cell, one in enumerate(cells)]
    assert (b in cells_open(T, cells)) is ((a, b) not in TOUCHING)


def test_pyramid_explains_itself():
    """DR-33: taken cell, closed row, equal neighbours."""
    match = at_turn(pyramid=[T, None, None, None, None, None])
    assert refusal(match, 0, "diplodocus pyramid 0") == "this cell of the Pyramid is taken"
    assert refusal(match, 0, "trex pyramid 1") == "in the Pyramid a T-Rex would touch another T-Rex"
    assert refusal(match, 0, "trex pyramid 4").startswith("the Pyramid is filled from below")


def test_lookout():
    """DR-34: 2 for each of its species in the zoo of the right-hand neighbour, the seat before; river included."""
    assert zone_points("lookout", {"lookout": [T]}, {"river": [T] * 2}, {"river": [T], "wood": [T, D, T]}) == 6
    assert zone_points("lookout", {"lookout": [T], "river": [T]}, {"river": [T]}, {}) == 0
    assert zone_points("lookout", {}, {}, {"river": [T]}) == 0
    assert zone_points("lookout", {"lookout": [D]}, {"bridge_left": [D] * 3}, players=2) == 6
    assert takes("lookout", lookout=[T]) == set()


def test_quarantine_holds_one_and_brings_nothing():
    """DR-35: room for one, no points of its own."""
    assert takes("quarantine", quarantine=[T]) == set()
    assert refusal(at_turn(quarantine=[T]), 0, "trex quarantine") == "the Quarantine Zone is full: it holds 1"
    assert zone_points("quarantine", {"quarantine": [D]}) == 0


def test_winter_river():
    """DR-36: one point each."""
    match = new_match(3, board="winter")
    fill(match, 0, river=[D, D, T])
    assert match.view(0)["seats"][0]["points"] == {
        "total": 3,
        "zones": {"wood": 0, "bridge_left": 0, "bridge_right": 0, "pyramid": 0, "lookout": 0, "quarantine": 0},
        "trex": 0,
        "river": 3,
    }


def test_winter_trex():
    """DR-38: as in summer; the two banks are two pens, the pyramid is one."""
    match = new_match(5, board="winter")
    fill(match, 0, bridge_left=[T], bridge_right=[T, T], pyramid=[T, None, T, None, None, None], river=[T])
    assert match.view(0)["seats"][0]["points"]["trex"] == 3


def last_turn(patient=D, **options):
    """Winter for three, before the last reveal; seat 0 has a dinosaur in quarantine, seat 1 too, seat 2 has none."""
    match = new_match(3, board="winter", **options)
    while True:
        deal(match)
        if match.view(0)["round"] == 1 and match.view(0)["turn"] == 5:
            break
        roll(match, "woodlands")
        everybody(match, *[next(text for text in match.legal_texts(seat) if text.endswith("river")) for seat in range(3)])
    return match


def resettle(match, seat, name, where):
    """A dinosaur that lies in the river since long stands somewhere else instead."""
    state = match.state[0]
    species = SPECIES.index(name)
    for k in range(int(state["placed_count"][seat])):
        if int(state["placed"][seat, k]) == RIVER * KINDS + species:
            place = PLACE_NAMES.index(where)
            state["placed"][seat, k] = place * KINDS + species
            state["pen"][seat, RIVER] -= one(species)
            settle_in(state, seat, place, species)
            return
    raise AssertionError(f"no {name} in this river")


def to_quarantine(**options):
    """The decision about quarantine: a Diplodocus of seat 0, a T-Rex of seat 1."""
    match = last_turn(**options)
    resettle(match, 0, D, "quarantine")
    resettle(match, 1, T, "quarantine")
    roll(match, "grasslands")
    everybody(match, *[next(text for text in match.legal_texts(seat) if text.endswith("river")) for seat in range(3)])
    return match


def test_quarantine_moves_before_the_count():
    """DR-37: the owners decide at the same time; who has none decides nothing."""
    match = to_quarantine()
    assert match.pending == (0, 1)
    assert set(match.legal_texts(0)) == {
        "move river", "move wood", "move bridge_left", "move bridge_right",
        "move pyramid 0", "move pyramid 1", "move pyramid 2", "move lookout",
    }  # fmt: skip
    assert match.legal_texts(2) == []
    assert refusal(match, 2, "move river") == "this seat has no dinosaur in quarantine to decide about"
    match.play(0, "move pyramid 1")
    assert match.view(1)["seats"][0]["zoo"]["pyramid"] == [None] * 6
    match.play(1, "move bridge_right")
    assert match.over
    zoos = [seat["zoo"] for seat in match.view(2)["seats"]]
    assert zoos[0]["pyramid"] == [None, D, None, None, None, None] and zoos[0]["quarantine"] == []
    assert zoos[1]["bridge_right"] == [T] and zoos[1]["quarantine"] == []
    assert match.view(2)["seats"][1]["points"]["trex"] == 1


def test_quarantine_arrives_last():
    """DR-30, DR-37: in the wood it stands behind those that came after it had gone into quarantine."""
    match = new_match(3, board="winter")
    fill(match, 0, quarantine=[T])
    fill(match, 0, wood=[T, D], river=[D])
    leave_quarantine(match.state[0], 0, WOOD)
    zoo = match.view(0)["seats"][0]["zoo"]
    assert (zoo["wood"], zoo["quarantine"], zoo["river"]) == ([T, D, T], [], [D])


def test_quarantine_obeys_the_pens_not_the_die():
    """DR-37: the die's grasslands do not bind here; the pens' own rules do."""
    match = to_quarantine()
    resettle(match, 0, D, "wood")
    resettle(match, 0, C, "lookout")
    assert "move bridge_left" in match.legal_texts(0)
    assert refusal(match, 0, "move wood") == "the Well-Ordered Wood needs a second species here, not another Diplodocus"
    assert refusal(match, 0, "move lookout") == "the Lookout is full: it holds 1"


def test_quarantine_must():
    """DR-37: by default it may not stay."""
    match = to_quarantine()
    assert "stay" not in match.legal_texts(0)
    assert refusal(match, 0, "stay") == "the dinosaur must leave the Quarantine Zone"


def test_quarantine_may():
    """DR-37: with the option it may stay, and then scores only a T-Rex point."""
    match = to_quarantine(quarantine="may")
    assert "stay" in match.legal_texts(1)
    everybody(match, "stay")
    points = [seat["points"] for seat in match.view(2)["seats"]]
    assert points[0]["zones"]["quarantine"] == points[1]["zones"]["quarantine"] == 0
    assert [seat["trex"] for seat in points] == [0, 1, 0]


def test_no_quarantine_no_decision():
    """DR-37: with nobody in quarantine the game ends at once."""
    match = last_turn()
    roll(match, "woodlands")
    everybody(match, *[next(text for text in match.legal_texts(seat) if text.endswith("river")) for seat in range(3)])
    assert match.over
    assert GAME.write(CHANCE, match.log[-4].action) == "roll woodlands"
