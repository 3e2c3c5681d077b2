"""Estimates in a few characters, and which of several stands out."""

from collections.abc import Sequence
from math import isnan
from statistics import NormalDist
from typing import TypeVar

from gondwana.arena.result import Estimate

T = TypeVar("T")


def number(value: Estimate | None, digits: int = 2, *, sign: bool = False) -> str:
    """`9.13 ± 0.21`; a dash where there is nothing."""
    if value is None or isnan(value.mean):
        return "–"
    shown = f"{value.mean:{'+' if sign else ''}.{digits}f}"
    if value.low is None or value.high is None:
        return shown
    return f"{shown} ± {(value.high - value.low) / 2:.{digits}f}"


def ranged(value: Estimate, digits: int = 0) -> str:
    """`38 (37 to 39)`."""
    shown = f"{value.mean:.{digits}f}"
    if value.low is None or value.high is None:
        return shown
    return f"{shown} ({value.low:.{digits}f} to {value.high:.{digits}f})"


def share(value: Estimate | None, digits: int = 1) -> str:
    """`34.2% (31.0 to 37.5)`."""
    if value is None or isnan(value.mean):
        return "–"
    shown = f"{value.mean:.{digits}%}"
    if value.low is None or value.high is None:
        return shown
    return f"{shown} ({100 * value.low:.{digits}f} to {100 * value.high:.{digits}f})"


def above(value: Estimate, bound: float, *, of: int = 1) -> bool:
    """Whether the whole interval lies above a bound; wider where it is the best `of` several that are looked at."""
    if value.low is None:
        return False
    return value.mean - (value.mean - value.low) * _wider(of) > bound


def below(value: Estimate, bound: float, *, of: int = 1) -> bool:
    """Whether the whole interval lies below a bound; wider where it is the best `of` several that are looked at."""
    return above(opposite(value), -bound, of=of)


def _wider(of: int) -> float:
    """Bonferroni: with so many looks the chance that any of them errs stays at 5 %."""
    return NormalDist().inv_cdf(1 - 0.025 / of) / NormalDist().inv_cdf(0.975)


def opposite(value: Estimate) -> Estimate:
    """With the other sign: the least becomes the most."""
    return Estimate(-value.mean, None if value.high is None else -value.high, None if value.low is None else -value.low)


def leaders(named: Sequence[tuple[T, Estimate]]) -> list[T]:
    """The one with the highest mean, and all whose intervals reach into its interval, the highest first."""
    ranked = sorted(((name, value) for name, value in named if not isnan(value.mean)), key=lambda item: -item[1].mean)
    if not ranked:
        return []
    best = ranked[0][1]
    bound = best.mean if best.low is None else best.low
    return [
        name for k, (name, value) in enumerate(ranked) if k == 0 or (value.mean if value.high is None else value.high) >= bound
    ]


def listed(names: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; `none` of nothing."""
    if not names:
        return "none"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
