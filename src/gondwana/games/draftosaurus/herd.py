"""A herd: how many of each species, four bits each, in one number. At most 15 of a species."""

from gondwana.core.compiled import inlined, lean
from gondwana.core.rng import Stream, below
from gondwana.games.draftosaurus.state import KINDS

_NIBBLE = 15
_ONES = 0x010101010101
_TOPS = 0x808080808080
_BYTES = 0xFFFFFFFFFFFF


@inlined
def one(species: int) -> int:
    """A herd of one dinosaur. Herds are added and subtracted like numbers."""
    return 1 << (4 * species)


@inlined
def count(herd: int, species: int) -> int:
    return (herd >> (4 * species)) & _NIBBLE


@inlined
def size(herd: int) -> int:
    """How many dinosaurs there are in all."""
    pairs = (herd & 0x0F0F0F) + ((herd >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xFF


@inlined
def kinds(herd: int) -> int:
    """The set of species in a herd."""
    some = (herd | herd >> 1 | herd >> 2 | herd >> 3) & 0x111111
    pairs = (some | some >> 3) & 0x030303
    return (pairs | pairs >> 6 | pairs >> 12) & 0x3F


@lean
def of_each(number: int) -> int:
    """The same number of every species."""
    return 0x111111 * number


@lean
def couples(herd: int) -> int:
    """How many pairs of one species can be made."""
    halves = (herd >> 1) & 0x777777
    return size(halves)


@lean
def common(a: int, b: int) -> int:
    """Of each species, as many as both herds have."""
    shared = 0
    for species in range(KINDS):
        shared += min(count(a, species), count(b, species)) << (4 * species)
    return shared


@inlined
def pick(herd: int, rng: Stream) -> int:
    """The species of one dinosaur drawn blindly."""
    # Six counts in six bytes, the even species first; one product makes their running sums; the dinosaur wanted is
    # behind as many sums as are not above its number. No branch: a draw is the most frequent step of a game.
    numbers = int(herd) & 0x0F0F0F | (int(herd) >> 4 & 0x0F0F0F) << 24
    sums = numbers * _ONES & _BYTES
    number = int(below(rng, sums >> 40))
    passed = ((number * _ONES | _TOPS) - sums & _TOPS) >> 7
    lane = passed * _ONES >> 40 & 0xFF
    return 2 * lane - (5 if lane > 2 else 0)
