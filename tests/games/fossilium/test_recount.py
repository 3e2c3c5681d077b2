"""FO-80 to FO-91 by hand, then the engine beside the slow recount."""

import pytest
from games.fossilium import oracle
from games.fossilium.oracle import Fossil, Museum, Panel


def block(row, column, high=1, wide=1):
    return frozenset((r, c) for r in range(row, row + high) for c in range(column, column + wide))


def shown(name, type_, size, cells, missing=0):
    return Fossil(name, type_, size, cells, frozenset(sorted(cells)[: size - missing]))


FERN = shown("fern", "B", 1, block(1, 3))
URCHIN = shown("sea_urchin", "A", 1, block(3, 1))


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([9, 8, 7, 6], [7, 4, 2, 0]),
        ([6, 9], [4, 7]),
        ([9, 9], [5, 5]),
        ([9, 9, 5], [5, 5, 2]),
        ([9, 5, 5], [7, 3, 3]),
        ([9, 5, 5, 5], [7, 2, 2, 2]),
        ([9, 9, 9, 9], [3, 3, 3, 3]),
        ([0, 4, 0], [0, 7, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_tied_museums_share_the_places_they_take_together(values, points):
    """FO-80: rounded down, then skipped; nobody scores with nothing."""
    assert oracle.majority(values) == points


@pytest.mark.parametrize(("guests", "prestige"), [(0, 0), (1, 0), (2, 1), (7, 4), (15, 9), (29, 17), (30, 18)])
def test_guests_bring_prestige(guests, prestige):
    """FO-50: both points that are known for certain, 7 and the end of the track, among them."""
    assert oracle.opening_prestige(guests) == prestige


def test_a_row_pays_for_fossils_and_a_column_counts_parts():
    """FO-10, FO-11: a large fossil is one dollar in each row with a matching shop, and a guest for each part in the column."""
    plesiosaur = shown("plesiosaur", "A", 6, block(2, 1, 3, 2), missing=2)
    assert plesiosaur.parts == {(2, 1), (2, 2), (3, 1), (3, 2)}
    assert oracle.income(Museum([plesiosaur])) == (1, 2)
    assert oracle.income(Museum([FERN])) == (1, 1)
    assert oracle.income(Museum([], [Panel("amber", (5, 5), "T"), Panel("amber", (1, 1), "A")])) == (1, 2)


def test_guests_beyond_the_track_pay():
    """FO-40."""
    museum = Museum(guests=28, money=1)
    oracle.welcome(museum, 5)
    assert (museum.guests, museum.money) == (30, 4)


def test_a_pedestal_needs_the_fossil_exactly_on_it():
    """FO-26: also under construction; a fossil beside it or half on it has none."""
    nest = shown("oviraptor_nest", "T", 4, block(1, 1, 2, 2), missing=2)
    assert oracle.pedestal_points(Museum([nest])) == 4
    assert oracle.pedestal_points(Museum([shown("tyrannosaurus", "T", 6, block(3, 2, 3, 2))])) == 6
    assert oracle.pedestal_points(Museum([shown("tyrannosaurus", "T", 6, block(3, 2, 2, 3))])) == 0


def test_an_incomplete_fossil_brings_half():
    """FO-81: T. rex 14; Stegosaurus 3 and 3 for each neighbour."""
    rex = shown("tyrannosaurus", "T", 6, block(3, 2, 3, 2))
    half = shown("tyrannosaurus", "T", 6, block(3, 2, 3, 2), missing=3)
    assert oracle.fossil_points(Museum([rex]), rex) == 14
    assert oracle.fossil_points(Museum([half]), half) == 7
    stego = shown("stegosaurus", "T", 6, block(1, 1, 2, 3))
    near = [shown("fern", "B", 1, block(1, 4)), shown("voltzia", "B", 2, block(3, 2, 1, 2)), shown("ginkgo", "B", 1, block(3, 4))]
    assert oracle.fossil_points(Museum([stego, *near]), stego) == 9
    building = shown("stegosaurus", "T", 6, block(1, 1, 2, 3), missing=1)
    assert oracle.fossil_points(Museum([building, *near]), building) == 4


def test_panels_look_at_their_neighbours():
    """FO-81: side by side only; each size once for the platform; a corner has two neighbours."""
    platform = Panel("viewing_platform", (3, 3))
    museum = Museum(
        [FERN, URCHIN, shown("voltzia", "B", 2, block(3, 4, 1, 2)), shown("araucaria", "B", 2, block(4, 3, 2, 1)),
         shown("trackway", "T", 1, block(2, 3))],
        [platform, Panel("toilet", (1, 1))],
        money=11, regulars=5, stored=7,
    )  # fmt: skip
    assert oracle.panel_points(museum, platform) == 3
    assert oracle.panel_points(museum, museum.panels[1]) == 6
    assert oracle.panel_points(museum, Panel("sponsors", (5, 6))) == 3
    assert oracle.panel_points(museum, Panel("auditorium", (5, 6))) == 2
    assert oracle.panel_points(museum, Panel("reading_room", (5, 6))) == 5
    assert oracle.panel_points(museum, Panel("restaurant", (5, 6))) == 0


def test_alone_there_are_steps_instead_of_rivals():
    """FO-91."""
    museum = Museum([FERN, URCHIN, shown("trackway", "T", 1, block(5, 5))], guests=17, money=6)
    assert oracle.contests([museum], None) == {"guests": [4], "money": [0], "complete": [2]}
    assert [oracle.rank(points) for points in (69, 70, 99, 100)] == [0, 1, 2, 3]


def test_equal_prestige_goes_to_the_fuller_museum_then_to_more_standees():
    """FO-82."""
    rex = shown("tyrannosaurus", "T", 6, block(1, 1, 2, 3))
    small, same = Museum([FERN]), Museum([URCHIN])
    assert oracle.places([small, same], None) == [1, 1]
    fuller = Museum([FERN, URCHIN])
    assert oracle.places([small, fuller], None) == [2, 1]
    other = Museum([shown("stegosaurus", "T", 6, block(1, 1, 2, 3), missing=6)], prestige=14)
    assert oracle.scores([Museum([rex]), other], None) == [14, 15]
    other.prestige = 13
    assert oracle.places([Museum([rex]), other], None) == [1, 2]
