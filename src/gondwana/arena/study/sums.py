"""Means, shares and spreads with 95 % intervals, the game as the unit: what happens at one table is not independent."""

from collections.abc import Sequence

import msgspec
import numpy as np

from gondwana.arena.intervals import mean_interval, share_interval
from gondwana.arena.ledger import Floats
from gondwana.arena.result import Estimate

Key = tuple[str | int, ...]
Sums = dict[Key, tuple[float, float]]
"""Of one game: for each thing that is looked at the sum of its values and how many they are."""

QUANTILES = (5, 25, 50, 75, 95)
_RESAMPLES = 400


class Tally:
    """Collects the sums of one game."""

    def __init__(self) -> None:
        self.sums: Sums = {}

    def add(self, *key: str | int, value: float, count: float = 1) -> None:
        """Count a value in."""
        total, number = self.sums.get(key, (0.0, 0.0))
        self.sums[key] = (total + value, number + count)


class Book:
    """The sums of many games."""

    def __init__(self, games: Sequence[Sums]) -> None:
        self.games = games

    def mean(self, *key: str | int) -> Estimate:
        """Sum by count over all games; not a number where there is nothing."""
        return Estimate(*mean_interval(*self._columns(key)))

    def share(self, *key: str | int) -> Estimate:
        """The same for what lies between 0 and 1."""
        return Estimate(*share_interval(*self._columns(key)))

    def _columns(self, key: Key) -> tuple[Floats, Floats]:
        pairs = np.array([one.get(key, (0.0, 0.0)) for one in self.games], np.float64).reshape(-1, 2)
        return pairs[:, 0], pairs[:, 1]


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How values are spread: their deviation, quantiles by per cent, and how often each value came."""

    deviation: Estimate
    quantiles: dict[int, Estimate]
    counts: dict[int, int]


def spread(games: Sequence[Sequence[int]]) -> Spread:
    """The spread of the values of all games. Intervals by bootstrap over games, the same every time."""
    values = sorted({value for one in games for value in one})
    place = {value: k for k, value in enumerate(values)}
    rows = np.zeros((len(games), len(values)))
    for row, one in zip(rows, games, strict=True):
        for value in one:
            row[place[value]] += 1
    weights = np.random.default_rng(0).multinomial(len(games), np.full(len(games), 1 / len(games)), _RESAMPLES)
    totals = np.vstack([rows.sum(axis=0), weights @ rows])
    scale = np.array(values, np.float64)
    counts = totals.sum(axis=1)
    means = totals @ scale / counts
    deviations = np.sqrt(np.maximum(totals @ scale**2 / counts - means**2, 0))
    reached = np.cumsum(totals, axis=1) / counts[:, None]
    quantiles = {part: scale[np.argmax(reached >= part / 100 - 1e-9, axis=1)] for part in QUANTILES}
    return Spread(
        deviation=_bootstrapped(deviations, len(games)),
        quantiles={part: _bootstrapped(found, len(games)) for part, found in quantiles.items()},
        counts={value: int(number) for value, number in zip(values, totals[0], strict=True)},
    )


def _bootstrapped(found: Floats, games: int) -> Estimate:
    """The first value is that of the games themselves, the others are those of the resamples."""
    if games < 2:
        return Estimate(float(found[0]), None, None)
    low, high = np.quantile(found[1:], (0.025, 0.975))
    return Estimate(float(found[0]), float(low), float(high))
