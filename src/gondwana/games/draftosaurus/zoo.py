"""The pens of one zoo: what they take, and how a dinosaur comes to stand in them."""

import numpy as np

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.draftosaurus.data import DATA, PENS
from gondwana.games.draftosaurus.herd import kinds, one, size
from gondwana.games.draftosaurus.state import (
    ALL_KINDS,
    FOREST,
    KINDS,
    MEADOW,
    PLACES,
    PRAIRIE,
    PYRAMID,
    QUARANTINE,
    RIVER,
    TREX,
    WINTER,
    WOOD,
    ZONE_OF,
)

_PYRAMID = DATA.pen("pyramid")
CELLS = _PYRAMID.holds
CELLS_BELOW = np.array(
    [sum(1 << cell for row in _PYRAMID.rows[:level] for cell in row) for level, row in enumerate(_PYRAMID.rows) for _ in row]
)
"""DR-33: for each cell, the set of cells that must be filled before it opens."""
TOUCHING = np.array(
    [[int((a, b) in _PYRAMID.touching or (b, a) in _PYRAMID.touching) for b in range(CELLS)] for a in range(CELLS)]
)

UNLIMITED = 99
HOLDS = np.array([UNLIMITED, *(DATA.pen(zone).holds or UNLIMITED for zone in ZONE_OF[1:])])
"""How many dinosaurs the pen of each place holds."""
PEN_PLACES = np.array([0, *(sum(1 << place for place in range(PLACES) if ZONE_OF[place] == zone) for zone in ZONE_OF[1:])])
"""The places of the pen that each place belongs to: the pyramid's cells are one pen, the river is none."""
STAYS_OPEN = np.full((PLACES, KINDS), ALL_KINDS)
"""The species that a place may still take once one of a species has come in."""
for _species in range(KINDS):
    STAYS_OPEN[FOREST, _species] = 1 << _species  # DR-20
    STAYS_OPEN[MEADOW, _species] = ALL_KINDS & ~(1 << _species)  # DR-24


def _places(board: str, **where: str) -> int:
    """The set of places of a board's pens that lie where it says."""
    chosen = {
        pen.name for pen in DATA.pens if pen.board == board and all(getattr(pen, key) == value for key, value in where.items())
    }
    return sum(1 << place for place in range(PLACES) if ZONE_OF[place] in chosen)


_BOARDS = tuple(PENS)
BOARD_PLACES = np.array([1 << RIVER | _places(board) for board in _BOARDS])
"""By board: the river and its pens."""
DIE_PLACES = np.array(
    [
        [
            1 << RIVER | _places(board, **{key: where for key in ("side", "part") if (where := getattr(face, key))})
            for face in DATA.die
        ]
        for board in _BOARDS
    ]
)
"""By board and face: the places where the die lets a dinosaur go, DR-13 to DR-16, before it looks at the zoo itself."""


@lean
def clear(s: Record, seat: int) -> None:
    """An empty zoo on the board being played."""
    s["zoo"][seat] = 0
    s["occupied"][seat] = 0
    s["trex"][seat] = 0
    s["placed_count"][seat] = 0
    places = BOARD_PLACES[s["board"]]
    for place in range(PLACES):
        s["pen"][seat, place] = 0
        s["open"][seat, place] = ALL_KINDS if places >> place & 1 else 0
    if s["board"] == WINTER:
        open_pyramid(s, seat)


@inlined
def stand(s: Record, seat: int, place: int, species: int) -> None:
    """Put a dinosaur into a place of the zoo."""
    count = int(s["placed_count"][seat])
    s["placed"][seat, count] = place * KINDS + species
    s["placed_count"][seat] = count + 1
    s["zoo"][seat] += one(species)
    settle_in(s, seat, place, species)


@inlined
def settle_in(s: Record, seat: int, place: int, species: int) -> None:
    """The pen's own view of a new dinosaur: who is in it, and whom it takes from now on."""
    herd = int(s["pen"][seat, place]) + one(species)
    s["pen"][seat, place] = herd
    s["occupied"][seat] |= PEN_PLACES[place]
    s["trex"][seat] |= PEN_PLACES[place] * int(species == TREX)
    if PYRAMID <= place < PYRAMID + CELLS:
        open_pyramid(s, seat)
    elif place == WOOD:
        open_wood(s, seat, species)
    else:
        has_room = size(herd) < (s["prairie_cap"] if place == PRAIRIE else HOLDS[place])
        s["open"][seat, place] &= STAYS_OPEN[place, species] * int(has_room)


@lean
def open_wood(s: Record, seat: int, last: int) -> None:
    """DR-30: after the first any other species, then always the other one of the two."""
    herd = int(s["pen"][seat, WOOD])
    if size(herd) < HOLDS[WOOD]:
        two = ALL_KINDS if size(herd) == 1 else kinds(herd)
        s["open"][seat, WOOD] = two & ~(1 << last)
    else:
        s["open"][seat, WOOD] = 0


@lean
def open_pyramid(s: Record, seat: int) -> None:
    """DR-33: rows open from below; equal species may not touch."""
    filled = 0
    for cell in range(CELLS):
        filled |= (s["pen"][seat, PYRAMID + cell] != 0) << cell
    for cell in range(CELLS):
        takes = 0
        if not filled >> cell & 1 and filled & CELLS_BELOW[cell] == CELLS_BELOW[cell]:
            takes = ALL_KINDS
            for other in range(CELLS):
                if TOUCHING[cell, other]:
                    takes &= ~kinds(s["pen"][seat, PYRAMID + other])
        s["open"][seat, PYRAMID + cell] = takes


@lean
def leave_quarantine(s: Record, seat: int, place: int) -> None:
    """DR-37: the dinosaur in quarantine moves to another place of the same zoo."""
    last = int(s["placed_count"][seat]) - 1
    k = 0
    while s["placed"][seat, k] // KINDS != QUARANTINE:
        k += 1
    species = int(s["placed"][seat, k]) % KINDS
    while k < last:  # it arrives anew, after all the others
        s["placed"][seat, k] = s["placed"][seat, k + 1]
        k += 1
    s["placed"][seat, last] = place * KINDS + species
    s["pen"][seat, QUARANTINE] = 0
    s["open"][seat, QUARANTINE] = ALL_KINDS
    s["occupied"][seat] &= ~(1 << QUARANTINE)
    s["trex"][seat] &= ~(1 << QUARANTINE)
    settle_in(s, seat, place, species)
