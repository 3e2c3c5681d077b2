"""What self-play leaves behind: decisions as the network sees them, what was chosen, and how the games ended."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Samples:
    """Many decisions. Inputs and legal actions are lists of different lengths, laid end to end."""

    input_ends: NDArray[np.int64]
    inputs: NDArray[np.int16]
    values: NDArray[np.float32]
    action_ends: NDArray[np.int64]
    actions: NDArray[np.int16]
    hunches: NDArray[np.float32]
    chosen: NDArray[np.int64]
    """The place of the chosen action in the list of legal ones."""
    likely: NDArray[np.float32]
    """How likely it was to be chosen."""
    gains: NDArray[np.float32]
    """How much better than hoped it turned out."""
    players: NDArray[np.int8]
    wins: NDArray[np.float32]
    points: NDArray[np.float32]
    """Of every seat, counted from the one that decided."""

    def __len__(self) -> int:
        return len(self.players)

    @classmethod
    def join(cls, parts: "list[Samples]") -> "Samples":
        """All parts, one after the other."""
        joined = {}
        for one in fields(cls):
            arrays = [getattr(part, one.name) for part in parts]
            if one.name.endswith("_ends"):
                shifts = np.cumsum([0, *(int(array[-1]) if len(array) else 0 for array in arrays[:-1])])
                arrays = [array + shift for array, shift in zip(arrays, shifts, strict=True)]
            joined[one.name] = np.concatenate(arrays)
        return cls(**joined)


def spans(ends: NDArray[np.int64], chosen: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where the chosen lists lie, laid end to end: positions, and the start of each in the new order."""
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    lengths = ends[chosen] - starts
    begins = np.cumsum(lengths) - lengths
    where = np.arange(int(lengths.sum())) + np.repeat(starts - begins, lengths)
    return where, begins
