"""A herd: how many of each species, four bits each, in one number. At most 15 of a species."""

from gondwana.core.compiled import jit
from gondwana.core.rng import Stream, below
from gondwana.games.draftosaurus.state import KINDS

_NIBBLE = 15


@jit
def one(species: int) -> int:
    """A herd of one dinosaur. Herds are added and subtracted like numbers."""
    return 1 << (4 * species)


@jit
def count(herd: int, species: int) -> int:
    return (herd >> (4 * species)) & _NIBBLE


@jit
def size(herd: int) -> int:
    """How many dinosaurs there are in all."""
    pairs = (herd & 0x0F0F0F) + ((herd >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xFF


@jit
def kinds(herd: int) -> int:
    """The set of species in a herd."""
    some = (herd | herd >> 1 | herd >> 2 | herd >> 3) & 0x111111
    pairs = (some | some >> 3) & 0x030303
    return (pairs | pairs >> 6 | pairs >> 12) & 0x3F


@jit
def of_each(number: int) -> int:
    """The same number of every species."""
    return 0x111111 * number


@jit
def couples(herd: int) -> int:
    """How many pairs of one species can be made."""
    halves = (herd >> 1) & 0x777777
    return size(halves)


@jit
def common(a: int, b: int) -> int:
    """Of each species, as many as both herds have."""
    shared = 0
    for species in range(KINDS):
        shared += min(count(a, species), count(b, species)) << (4 * species)
    return shared


@jit
def pick(herd: int, rng: Stream) -> int:
    """The species of one dinosaur drawn blindly."""
    rest = below(rng, size(herd))
    species = 0
    while rest >= count(herd, species):
        rest -= count(herd, species)
        species += 1
    return species
