"""Random legal actions for many games at once."""

import numpy as np
from numpy.typing import NDArray

from gondwana.core.compiled import jit


@jit
def pick_rows(mask: NDArray[np.int8], lots: NDArray[np.float64], out: NDArray[np.int64]) -> None:
    """The legal action of each row that its lot, from 0 to below 1, falls on; all are equally likely."""
    for i in range(len(mask)):
        many = 0
        for k in range(mask.shape[1]):
            many += mask[i, k]
        rest = int(lots[i] * many)
        for k in range(mask.shape[1]):
            rest -= mask[i, k]
            if rest < 0:
                out[i] = k
                break
