"""What the judges that are tuned here do with their values: `tune.py` and `tune_giganten.py` share it."""

from numba import njit

from gondwana.core.rng import below

ALIKE = 1e-9


@njit(nogil=True)
def best_of(values, n, rng):
    """The best of the values, by chance among equals."""
    best, level = values[0], 1
    for k in range(1, n):
        if values[k] > best + ALIKE:
            best, level = values[k], 1
        elif values[k] > best - ALIKE:
            level += 1
    pick = below(rng, level)
    for k in range(n):
        if values[k] > best - ALIKE:
            if pick == 0:
                return k
            pick -= 1
    return 0
