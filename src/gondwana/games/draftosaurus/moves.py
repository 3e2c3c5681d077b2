"""What a seat may do: the die, the pens' own rules, the hand."""

import numpy as np

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Ints, Record
from gondwana.games.draftosaurus.data import FACES
from gondwana.games.draftosaurus.herd import kinds
from gondwana.games.draftosaurus.state import (
    AFTER_REVEAL,
    CHOOSE,
    DISCARD,
    END_PEN,
    FIRST_PEN,
    KINDS,
    LAST_TURN_FIVE,
    MAY_STAY,
    MOVE,
    PLACE,
    PUT,
    QUARANTINE,
    RIVER,
    SHIFT,
    SHOW,
    STAND,
    THROW,
)
from gondwana.games.draftosaurus.zoo import BOARD_PLACES, DIE_PLACES

EMPTY = FACES.index("empty")
NO_TREX = FACES.index("no_trex")
LAST_OF_SIX = 5
_SETS = [[species for species in range(KINDS) if members >> species & 1] for members in range(1 << KINDS)]
MEMBERS = np.array([members + [0] * (KINDS - len(members)) for members in _SETS])
MEMBER_COUNT = np.array([len(members) for members in _SETS])
"""For each set of species: its members, padded, and how many they are."""


@inlined
def bound_by_die(s: Record, seat: int) -> bool:
    """DR-08: the die binds everybody but who rolled it; DR-10: on the last turn with the option, everybody."""
    return seat != s["holder"] or (bool(s["flags"] & LAST_TURN_FIVE) and s["turn"] == LAST_OF_SIX)


@inlined
def places_by_die(s: Record, seat: int) -> int:
    """The places that the die leaves to a seat; the river always (DR-09)."""
    board = int(s["board"])
    if not bound_by_die(s, seat):
        return BOARD_PLACES[board]
    shut = 0
    if s["die"] == EMPTY:  # DR-17
        shut = int(s["occupied"][seat])
    if s["die"] == NO_TREX:  # DR-18
        shut = int(s["trex"][seat])
    return DIE_PLACES[board, s["die"]] & ~shut


@inlined
def legal(s: Record, seat: int, out: Ints) -> int:
    """The seat's legal actions, places from the river on, species within a place."""
    if not s["owing"] >> seat & 1:
        return 0
    return choices(s, seat, out)


@inlined
def choices(s: Record, seat: int, out: Ints) -> int:
    """What a seat may choose in this phase, whether it has chosen already or not."""
    phase = s["phase"]
    board = int(s["board"])
    first, end = FIRST_PEN[board], END_PEN[board]
    n = 0
    if phase == CHOOSE and not s["flags"] & AFTER_REVEAL:
        held = kinds(s["hand"][seat])
        by_die = places_by_die(s, seat)
        n = list_species(STAND + RIVER * KINDS, held, out, n)
        for place in range(first, end):
            if by_die >> place & 1:
                n = list_species(STAND + place * KINDS, held & s["open"][seat, place], out, n)
    elif phase == CHOOSE:
        n = list_species(SHOW, kinds(s["hand"][seat]), out, n)
    elif phase == PLACE:
        by_die = places_by_die(s, seat)
        n = list_places(s, seat, PUT, by_die, int(s["shown"][seat]), out, n)
    elif phase == DISCARD:
        n = list_species(THROW, kinds(s["hand"][seat]), out, n)
    elif phase == MOVE:  # DR-37: the pens' own rules, not the die
        elsewhere = BOARD_PLACES[board] & ~(1 << QUARANTINE)
        n = list_places(s, seat, SHIFT, elsewhere, in_quarantine(s, seat), out, n)
        if s["flags"] & MAY_STAY:
            out[n] = SHIFT + QUARANTINE
            n += 1
    return n


@lean
def in_quarantine(s: Record, seat: int) -> int:
    """The species in quarantine, which is not empty."""
    herd = kinds(s["pen"][seat, QUARANTINE])
    species = 0
    while not herd >> species & 1:
        species += 1
    return species


@inlined
def list_species(base: int, wanted: int, out: Ints, n: int) -> int:
    """Append `base` + species for each species of a set. Writes without branching: this is the hottest loop of all."""
    for k in range(KINDS):
        out[np.uint64(n + k)] = base + MEMBERS[np.uint64(wanted), k]
    return n + MEMBER_COUNT[np.uint64(wanted)]


@lean
def list_places(s: Record, seat: int, base: int, wanted: int, species: int, out: Ints, n: int) -> int:
    """Append `base` + place for each place of a set that takes the species by its own rule."""
    board = int(s["board"])
    out[n] = base + RIVER
    n += 1
    for place in range(FIRST_PEN[board], END_PEN[board]):
        if wanted >> place & 1 and s["open"][seat, place] >> species & 1:
            out[n] = base + place
            n += 1
    return n
