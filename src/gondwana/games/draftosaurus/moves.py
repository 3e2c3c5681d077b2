"""What a seat may do: the die, the pens' own rules, the hand."""

from gondwana.core.compiled import jit
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


@jit
def bound_by_die(s: Record, seat: int) -> bool:
    """DR-08: the die binds everybody but who rolled it; DR-10: on the last turn with the option, everybody."""
    return seat != s["holder"] or (bool(s["flags"] & LAST_TURN_FIVE) and s["turn"] == LAST_OF_SIX)


@jit
def places_by_die(s: Record, seat: int) -> int:
    """The places that the die leaves to a seat; the river always (DR-09)."""
    board = int(s["board"])
    if not bound_by_die(s, seat):
        return BOARD_PLACES[board]
    if s["die"] == EMPTY:  # DR-17
        return BOARD_PLACES[board] & ~s["occupied"][seat]
    if s["die"] == NO_TREX:  # DR-18
        return BOARD_PLACES[board] & ~s["trex"][seat]
    return DIE_PLACES[board, s["die"]] | 1 << RIVER


@jit
def legal(s: Record, seat: int, out: Ints) -> int:
    """The seat's legal actions, places from the river on, species within a place."""
    if not s["owing"] >> seat & 1:
        return 0
    return choices(s, seat, out)


@jit
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


@jit
def in_quarantine(s: Record, seat: int) -> int:
    """The species in quarantine, which is not empty."""
    herd = kinds(s["pen"][seat, QUARANTINE])
    species = 0
    while not herd >> species & 1:
        species += 1
    return species


@jit
def list_species(base: int, wanted: int, out: Ints, n: int) -> int:
    """Append `base` + species for each species of a set. Writes without branching: this is the hottest loop of all."""
    for species in range(KINDS):
        out[n] = base + species
        n += wanted >> species & 1
    return n


@jit
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
