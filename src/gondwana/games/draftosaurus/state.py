"""The record that is a position, and the names of the numbers in it.

All fields are signed: Numba turns sums of two unsigned numbers into something that no longer mixes with signed ones.
"""

import numpy as np

from gondwana.games.draftosaurus.data import CELLS, DATA, FACES, PENS, SPECIES

SEATS = 5
KINDS = len(SPECIES)
ALL_KINDS = (1 << KINDS) - 1
"""A set of species is a number with one bit for each."""
TREX = SPECIES.index("trex")

# Places: where a dinosaur can stand. The river, then the pens of both boards; the pyramid counts as six places.
PLACE_NAMES: tuple[str, ...] = (
    "river",
    *PENS["summer"],
    *(name for pen in PENS["winter"] for name in ([pen] if pen != "pyramid" else [f"pyramid {k}" for k in range(CELLS)])),
)
PLACES = len(PLACE_NAMES)
RIVER = 0
FOREST, TRIO, PRAIRIE, KING, MEADOW, ISLAND = (PLACE_NAMES.index(pen) for pen in PENS["summer"])
WOOD, BRIDGE_LEFT, BRIDGE_RIGHT = (PLACE_NAMES.index(pen) for pen in PENS["winter"][:3])
PYRAMID = PLACE_NAMES.index("pyramid 0")
LOOKOUT = PLACE_NAMES.index("lookout")
QUARANTINE = PLACE_NAMES.index("quarantine")
PYRAMID_PLACES = ((1 << CELLS) - 1) << PYRAMID
"""A set of places is a number with one bit for each."""
FIRST_PEN = np.array([FOREST, WOOD])
END_PEN = np.array([WOOD, PLACES])
"""The pens of a board are the places from the first to before the end."""

ZONE_OF = tuple(name.split(" ")[0] for name in PLACE_NAMES)
"""The name of the zone of each place: the six cells of the pyramid are one pen."""

SUMMER, WINTER, BOTH = 0, 1, 2

# What the position waits for.
FIRST, DRAW, ROLL, CHOOSE, PLACE, DISCARD, MOVE, OVER = range(8)

# Options that are a yes or a no.
AFTER_REVEAL, LAST_TURN_FIVE, MAY_STAY = 1, 2, 4

# Actions of a seat: blocks of numbers.
STAND = 0  # + place * KINDS + species: choose a dinosaur and put it there
THROW = STAND + PLACES * KINDS  # + species: discard it (two players)
SHIFT = THROW + KINDS  # + place: out of quarantine; to QUARANTINE itself means to stay
SHOW = SHIFT + PLACES  # + species: choose a dinosaur (placing=after_reveal)
PUT = SHOW + KINDS  # + place: place the dinosaur shown
ACTIONS = PUT + PLACES

# Actions of chance.
LOT = 0  # + seat: who holds the die first
TAKE = LOT + SEATS  # + seat * KINDS + species: a draw from the bag
FALL = TAKE + SEATS * KINDS  # + face: the die
CHANCE_ACTIONS = FALL + len(FACES)

NOTHING = -1
SECRET = -2
"""In `choice`: not chosen yet; chosen, but not known to the viewer."""

HAND = DATA.hand
MOST_PLACED = 12

# Wide fields first and the rest filled up by hand: a record has no gaps, so equal positions are equal bytes, whole words of them.
DTYPE = np.dtype(
    [
        # the dinosaurs: herds, see herd.py
        ("bag", "i4"),
        ("box", "i4"),
        ("hand", "i4", SEATS),
        ("zoo", "i4", SEATS),  # all of a zoo, river included
        ("pen", "i4", (SEATS, PLACES)),
        # the same zoos as the rules look at them
        ("occupied", "i4", SEATS),  # the places whose pen is not empty
        ("trex", "i4", SEATS),  # the places whose pen holds a T-Rex
        ("open", "i1", (SEATS, PLACES)),  # the species that each place takes now by its own rule
        ("placed", "i1", (SEATS, MOST_PLACED)),  # in order of arrival: place * KINDS + species
        # Summer/Winter mode: what the first game brought
        ("earlier", "i1", (SEATS, MOST_PLACED)),  # its `placed`
        ("banked", "i2", SEATS),
        # the turn
        ("choice", "i2", SEATS),
        ("shown", "i1", SEATS),  # species revealed and not yet placed
        ("discarded", "i1", SEATS),  # species put back into the box last (two players)
        ("placed_count", "i1", SEATS),
        ("banked_trex", "i1", SEATS),
        # options
        ("players", "i1"),
        ("boards", "i1"),  # SUMMER, WINTER or BOTH
        ("flags", "i1"),  # AFTER_REVEAL | LAST_TURN_FIVE | MAY_STAY
        ("first", "i1"),  # a seat, or NOTHING for by lot
        ("prairie_cap", "i1"),
        # the frame
        ("board", "i1"),  # the one being played
        ("phase", "i1"),
        ("round", "i1"),
        ("turn", "i1"),
        ("holder", "i1"),  # of the die
        ("die", "i1"),
        ("drawer", "i1"),  # who draws now
        ("drawn", "i1"),  # how many dinosaurs the drawer has drawn
        ("viewer", "i1"),  # 0: the whole truth; 1: public knowledge; 2 + seat: that seat's knowledge
        ("owing", "i1"),  # seats that have not chosen yet
        ("spare", "i1", 7),
    ],
    align=True,
)
