"""The pens of one zoo: what they take, and how a dinosaur comes to stand in them."""

import numpy as np

from gondwana.core.compiled import jit
from gondwana.core.contract import Record
from gondwana.games.draftosaurus.data import DATA, PENS
from gondwana.games.draftosaurus.herd import kinds, one, size
from gondwana.games.draftosaurus.state import (
    ALL_KINDS,
    BRIDGE_LEFT,
    BRIDGE_RIGHT,
    FOREST,
    KINDS,
    MEADOW,
    PLACES,
    PRAIRIE,
    PYRAMID,
    PYRAMID_PLACES,
    QUARANTINE,
    RIVER,
    SUMMER,
    TREX,
    TRIO,
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
TOUCHING = np.array([[int((a, b) in _PYRAMID.touching or (b, a) in _PYRAMID.touching) for b in range(CELLS)] for a in range(CELLS)])
FOREST_HOLDS = DATA.pen("forest").holds
WOOD_HOLDS = DATA.pen("wood").holds
TRIO_HOLDS = DATA.pen("trio").holds


def _places(board: str, **where: str) -> int:
    """The set of places of a board's pens that lie where it says."""
    chosen = {pen.name for pen in DATA.pens if pen.board == board and all(getattr(pen, key) == value for key, value in where.items())}
    return sum(1 << place for place in range(PLACES) if ZONE_OF[place] in chosen)


_BOARDS = tuple(PENS)
BOARD_PLACES = np.array([1 << RIVER | _places(board) for board in _BOARDS])
"""By board: the river and its pens."""
DIE_PLACES = np.array(
    [
        [
            _places(board, side=face.side) if face.side else _places(board, part=face.part) if face.part else 0
            for face in DATA.die
        ]
        for board in _BOARDS
    ]
)
"""By board and face: the places that the die leaves open, DR-13 to DR-16; 0 for faces that depend on the zoo."""


@jit
def pen_places(place: int) -> int:
    """The places of the pen that `place` belongs to: a pyramid's cells are one pen."""
    if PYRAMID <= place < PYRAMID + CELLS:
        return PYRAMID_PLACES
    return 1 << place


@jit
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


@jit
def stand(s: Record, seat: int, place: int, species: int) -> None:
    """Put a dinosaur into a place of the zoo."""
    count = int(s["placed_count"][seat])
    s["placed"][seat, count] = place * KINDS + species
    s["placed_count"][seat] = count + 1
    s["zoo"][seat] += one(species)
    settle_in(s, seat, place, species)


@jit
def settle_in(s: Record, seat: int, place: int, species: int) -> None:
    """The pen's own view of a new dinosaur: who is in it, and whom it takes from now on."""
    herd = int(s["pen"][seat, place]) + one(species)
    s["pen"][seat, place] = herd
    if place == RIVER:
        return
    s["occupied"][seat] |= pen_places(place)
    if species == TREX:
        s["trex"][seat] |= pen_places(place)
    if s["board"] == SUMMER:
        if place == FOREST:  # DR-20
            s["open"][seat, place] = 1 << species if size(herd) < FOREST_HOLDS else 0
        elif place == MEADOW:  # DR-24
            s["open"][seat, place] &= ~(1 << species)
        elif place == TRIO:  # DR-21
            s["open"][seat, place] = ALL_KINDS if size(herd) < TRIO_HOLDS else 0
        elif place == PRAIRIE:  # DR-22
            s["open"][seat, place] = ALL_KINDS if size(herd) < s["prairie_cap"] else 0
        else:  # DR-23, DR-25
            s["open"][seat, place] = 0
    elif place == WOOD:  # DR-30: the other species of the two; the second may be any other
        if size(herd) == 1:
            s["open"][seat, place] = ALL_KINDS & ~(1 << species)
        else:
            s["open"][seat, place] = kinds(herd) & ~(1 << species) if size(herd) < WOOD_HOLDS else 0
    elif PYRAMID <= place < PYRAMID + CELLS:
        open_pyramid(s, seat)
    elif place != BRIDGE_LEFT and place != BRIDGE_RIGHT:  # DR-34, DR-35: room for one
        s["open"][seat, place] = 0


@jit
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


@jit
def leave_quarantine(s: Record, seat: int, place: int) -> None:
    """DR-37: the dinosaur in quarantine moves to another place of the same zoo."""
    for k in range(s["placed_count"][seat]):
        stood = int(s["placed"][seat, k])
        if stood // KINDS == QUARANTINE:
            species = stood % KINDS
            s["placed"][seat, k] = place * KINDS + species
            s["pen"][seat, QUARANTINE] = 0
            s["open"][seat, QUARANTINE] = ALL_KINDS
            s["occupied"][seat] &= ~(1 << QUARANTINE)
            s["trex"][seat] &= ~(1 << QUARANTINE)
            settle_in(s, seat, place, species)
            return
