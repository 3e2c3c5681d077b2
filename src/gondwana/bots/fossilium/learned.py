"""What the players of Fossilium have learned from games: what each sign is worth, by number of players and by round."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

import numpy as np

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
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            arrays = {name: stored[name].astype(np.float64) for name in Learned._fields if name in stored}
    except OSError:
        raise
    except Exception:  # a damaged file can fail in many ways, none of them of interest
        raise ValueError("it is no file of weights") from None
    units = arrays["layer"].shape[-1] if "layer" in arrays else 0
    shapes = {"weights": (ROUNDS, SIGNS), "layer": (SIGNS, units), "bias": (ROUNDS, units), "out": (ROUNDS, units)}
    for name, shape in shapes.items():
        if name not in arrays or arrays[name].shape != (SEATS, *shape) or not np.isfinite(arrays[name]).all():
            raise ValueError(f"{name} is missing or has not the shape {(SEATS, *shape)}: these weights are for something else")
    return Learned(**arrays)


def write_learned(path: Path, learned: Learned) -> None:
    """Single precision is enough."""
    np.savez_compressed(path, **{name: array.astype(np.float32) for name, array in learned._asdict().items()})


@cache
def packaged() -> Learned:
    """What comes with the package."""
    with as_file(files("gondwana.bots.fossilium") / WEIGHTS) as path:
        return read_learned(path)
