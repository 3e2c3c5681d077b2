"""Points: every pen, the river, the T-Rexes; places with ties."""

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.herd import common, count, couples, size
from gondwana.games.draftosaurus.state import (
    BRIDGE_LEFT,
    BRIDGE_RIGHT,
    FOREST,
    ISLAND,
    KING,
    LOOKOUT,
    MEADOW,
    PRAIRIE,
    PYRAMID,
    PYRAMID_PLACES,
    RIVER,
    SUMMER,
    TREX,
    TRIO,
    WOOD,
)
from gondwana.games.draftosaurus.zoo import CELLS

FOREST_LADDER = np.array((0, *DATA.pen("forest").ladder))
MEADOW_LADDER = np.array((0, *DATA.pen("meadow").ladder))
WOOD_LADDER = np.array((0, *DATA.pen("wood").ladder))
CELL_POINTS = np.array(DATA.pen("pyramid").ladder)
TRIO_HOLDS, TRIO_POINTS = DATA.pen("trio").holds, DATA.pen("trio").points
COUPLE_POINTS = DATA.pen("prairie").points
KING_POINTS = DATA.pen("king").points
ISLAND_POINTS = DATA.pen("island").points
BANK_POINTS = DATA.pen("bridge_left").points
SEEN_POINTS = DATA.pen("lookout").points
RIVER_POINTS = DATA.points.river
TREX_POINTS = DATA.points.trex
_MANY_TREXES = 64
"""More than a zoo can hold, so that points weigh more than any number of T-Rexes."""


@lean
def only(herd: int) -> int:
    """The species of a herd of one."""
    species = 0
    while count(herd, species) == 0:
        species += 1
    return species


@lean
def is_king(s: Record, seat: int) -> bool:
    """DR-23: nobody has more of the King's species than this zoo; an empty pen has no king."""
    throne = s["pen"][seat, KING]
    if throne == 0:
        return False
    species = only(throne)
    mine = count(s["zoo"][seat], species)
    for other in range(s["players"]):
        if count(s["zoo"][other], species) > mine:
            return False
    return True


@lean
def is_solitary(s: Record, seat: int) -> bool:
    """DR-25: the dinosaur on the island is the only one of its species in the zoo."""
    island = s["pen"][seat, ISLAND]
    return island != 0 and count(s["zoo"][seat], only(island)) == 1


@lean
def seen_from_lookout(s: Record, seat: int) -> int:
    """DR-34: dinosaurs of the lookout's species in the right-hand neighbour's zoo."""
    watcher = s["pen"][seat, LOOKOUT]
    if watcher == 0:
        return 0
    right = (seat - 1) % s["players"]
    return count(s["zoo"][right], only(watcher))


@lean
def couples_over_bridge(s: Record, seat: int) -> int:
    """DR-31: couples with one member on each bank."""
    return size(common(s["pen"][seat, BRIDGE_LEFT], s["pen"][seat, BRIDGE_RIGHT]))


@lean
def trex_pens(s: Record, seat: int) -> int:
    """DR-27, DR-38: pens with at least one T-Rex. The pyramid is one pen, the banks of the bridge are two."""
    places = int(s["trex"][seat])
    pens = 0
    if places & PYRAMID_PLACES:
        pens = 1
        places &= ~PYRAMID_PLACES
    while places:
        places &= places - 1
        pens += 1
    return pens


@lean
def place_points(s: Record, seat: int, place: int) -> int:
    """What one place brings, without T-Rexes. A couple over the bridge brings half of its points on each bank."""
    herd = s["pen"][seat, place]
    if herd == 0:
        return 0
    if place == RIVER:
        return RIVER_POINTS * size(herd)
    if place == FOREST:
        return FOREST_LADDER[size(herd)]
    if place == TRIO:
        return TRIO_POINTS if size(herd) == TRIO_HOLDS else 0
    if place == PRAIRIE:
        return COUPLE_POINTS * couples(herd)
    if place == KING:
        return KING_POINTS if is_king(s, seat) else 0
    if place == MEADOW:
        return MEADOW_LADDER[size(herd)]
    if place == ISLAND:
        return ISLAND_POINTS if is_solitary(s, seat) else 0
    if place == WOOD:
        return WOOD_LADDER[size(herd)]
    if place == BRIDGE_LEFT or place == BRIDGE_RIGHT:
        return BANK_POINTS * couples_over_bridge(s, seat)
    if PYRAMID <= place < PYRAMID + CELLS:
        return CELL_POINTS[place - PYRAMID]
    if place == LOOKOUT:
        return SEEN_POINTS * seen_from_lookout(s, seat)
    return 0  # DR-35: quarantine itself brings nothing


@lean
def board_points(s: Record, seat: int) -> int:
    """The points of one zoo on the board being played."""
    points = TREX_POINTS * trex_pens(s, seat) + place_points(s, seat, RIVER)
    if s["board"] == SUMMER:
        for place in range(FOREST, WOOD):
            points += place_points(s, seat, place)
    else:
        for place in range(WOOD, LOOKOUT + 1):
            points += place_points(s, seat, place)
    return points


@lean
def scores(s: Record, out: Ints) -> None:
    """Points as if the game ended now; in Summer/Winter mode the sum of both boards (DR-41)."""
    for seat in range(s["players"]):
        out[seat] = s["banked"][seat] + board_points(s, seat)


@lean
def trexes(s: Record, seat: int) -> int:
    """DR-40, DR-41: T-Rexes in the whole zoo, over both games, for ties."""
    return s["banked_trex"][seat] + count(s["zoo"][seat], TREX)


@lean
def places(s: Record, out: Ints) -> None:
    """DR-40: most points, then fewest T-Rexes; equal in both share the place."""
    players = int(s["players"])
    scores(s, out)
    for seat in range(players):
        out[seat] = out[seat] * _MANY_TREXES - trexes(s, seat)
    ahead = 0  # how many stand before each seat, four bits each, because `out` still holds what they are compared by
    for seat in range(players):
        for other in range(players):
            if out[other] > out[seat]:
                ahead += 1 << (4 * seat)
    for seat in range(players):
        out[seat] = (ahead >> (4 * seat) & 15) + 1
