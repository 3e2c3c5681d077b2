"""What the players of Giganten have learned from games."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import NamedTuple

from gondwana.bots.arrays import Floats, check_shapes, read_arrays, write_arrays
from gondwana.bots.giganten.belief import SIGNS
from gondwana.bots.giganten.desk import TASTES
from gondwana.bots.giganten.outlook import SIGHTS
from gondwana.games.giganten.state import KINDS

WEIGHTS = "weights.npz"


class Learned(NamedTuple):
    """What was learned from games."""

    taste: Floats
    """By which everybody goes on while the thinker looks ahead."""
    glance: Floats
    """By which `instinct` plays: tuned to win by itself."""
    signs: Floats
    outlook: Floats


_SHAPES = {"taste": (TASTES,), "glance": (TASTES,), "signs": (SIGNS, KINDS), "outlook": (SIGHTS,)}


def read_learned(path: Path) -> Learned:
    """What a file holds; raises `ValueError` if it is not for this game as it is now."""
    arrays = read_arrays(path, Learned._fields)
    check_shapes(arrays, _SHAPES)
    return Learned(**arrays)


def write_learned(path: Path, learned: Learned) -> None:
    """Into a file, as `read_learned` reads it."""
    write_arrays(path, learned._asdict())


@cache
def packaged() -> Learned:
    """What comes with the package."""
    with as_file(files("gondwana.bots.giganten") / WEIGHTS) as path:
        return read_learned(path)
