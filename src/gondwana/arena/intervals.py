"""Intervals of 95 %, with the deal as the unit: what happens in the rotations of one deal is not independent."""

import numpy as np

from gondwana.arena.ledger import Floats

Z = 1.959963984540054
_STUDENT = (12.706, 4.303, 3.182)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, to half a hundredth: a table for the first three, then the Cornish-Fisher series."""
    if freedom < 1:
        raise ValueError("there is no interval from a single deal")
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    fourth = (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160
    return float(Z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4)


def ratio(sums: Floats, counts: Floats) -> tuple[float, float]:
    """The mean of all single values from sums and counts by deal, and its standard error by the delta method.

    The error is NaN where fewer than two deals have values.
    """
    used = counts > 0
    sums, counts = sums[used], counts[used]
    deals = len(counts)
    if deals == 0:
        return float("nan"), float("nan")
    mean = float(sums.sum() / counts.sum())
    if deals == 1:
        return mean, float("nan")
    rest = (sums - mean * counts) / counts.mean()
    return mean, float(np.sqrt((rest**2).sum() / (deals - 1) / deals))


def mean_interval(sums: Floats, counts: Floats) -> tuple[float, float | None, float | None]:
    """A mean with its interval; without one after a single deal."""
    mean, error = ratio(sums, counts)
    if np.isnan(error):
        return mean, None, None
    width = student(int((counts > 0).sum()) - 1) * error
    return mean, mean - width, mean + width


def share_interval(sums: Floats, counts: Floats) -> tuple[float, float | None, float | None]:
    """A share between 0 and 1 with Wilson's interval, which never leaves these bounds.

    Its number of trials is the one that would give the standard error found over deals. Where no deal differed from another
    (all won, all lost), every deal counts as one trial.
    """
    mean, error = ratio(sums, counts)
    deals = int((counts > 0).sum())
    if np.isnan(error):
        return mean, None, None
    quantile = student(deals - 1)
    trials = mean * (1 - mean) / error**2 if error > 1e-12 else float(deals)
    centre = (mean + quantile**2 / (2 * trials)) / (1 + quantile**2 / trials)
    half = quantile / (1 + quantile**2 / trials) * np.sqrt(mean * (1 - mean) / trials + quantile**2 / (4 * trials**2))
    return mean, float(max(centre - half, 0.0)), float(min(centre + half, 1.0))
