"""What the players of Fossilium have learned from games: what each sign is worth, by number of players and by round."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

from gondwana.bots.arrays import check_shapes, read_arrays, write_arrays
from gondwana.bots.fossilium.desk import Values, plain_values
from gondwana.bots.fossilium.prospects import Floats
from gondwana.bots.fossilium.signs import SIGNS
from gondwana.games.fossilium.data import ROUNDS
from gondwana.games.fossilium.state import SEATS

WEIGHTS = "weights.npz"


class Learned(NamedTuple):
    """By number of players less one."""

    weights: Floats
    layer: Floats
    bias: Floats
    out: Floats

    def sums(self, players: int) -> Values:
        """The sum of signs alone."""
        return plain_values(self.weights[players - 1])

    def values(self, players: int) -> Values:
        """With the network's correction."""
        k = players - 1
        return Values(self.weights[k], self.layer[k], self.bias[k], self.out[k])


def read_learned(path: Path) -> Learned:
    """What a file holds; raises `ValueError` if it is not for this game as it is now."""
    arrays = read_arrays(path, Learned._fields)
    units = arrays["layer"].shape[-1] if "layer" in arrays else 0
    shapes = {"weights": (ROUNDS, SIGNS), "layer": (SIGNS, units), "bias": (ROUNDS, units), "out": (ROUNDS, units)}
    check_shapes(arrays, {name: (SEATS, *shape) for name, shape in shapes.items()})
    return Learned(**arrays)


def write_learned(path: Path, learned: Learned) -> None:
    """Into a file, as `read_learned` reads it."""
    write_arrays(path, learned._asdict())


@cache
def packaged() -> Learned:
    """What comes with the package."""
    with as_file(files("gondwana.bots.fossilium") / WEIGHTS) as path:
        return read_learned(path)
