"""Files with what players have learned: named arrays of known shapes."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Shape = tuple[int, ...]


def read_arrays(path: Path, names: tuple[str, ...]) -> dict[str, Floats]:
    """Those of the named arrays that a file holds; raises `OSError`, or `ValueError` if it is no such file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            return {name: stored[name].astype(np.float64) for name in names if name in stored}
    except OSError:
        raise
    except Exception:  # a damaged file can fail in many ways, none of them of interest
        raise ValueError("it is no file of weights") from None


def check_shapes(arrays: Mapping[str, Floats], shapes: Mapping[str, Shape]) -> None:
    """Raise `ValueError` if an array is missing, has another shape or holds something that is no number."""
    for name, shape in shapes.items():
        if name not in arrays or arrays[name].shape != shape or not np.isfinite(arrays[name]).all():
            raise ValueError(f"{name} is missing or has not the shape {shape}: these weights are for something else")


def write_arrays(path: Path, arrays: Mapping[str, Floats]) -> None:
    """Single precision is enough."""
    packed: dict[str, NDArray[np.float32]] = {name: array.astype(np.float32) for name, array in arrays.items()}
    np.savez_compressed(path, allow_pickle=False, **packed)
