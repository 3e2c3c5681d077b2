"""Elo from places: each game compares each two bots at its table, and a Bradley-Terry model is fitted to the comparisons.

A game of three is three comparisons; level places are half a win each. Each two bots that met are given half a game more,
halved between them, so that a bot that won everything has a finite rating. Where the results alone would not bound a rating,
the interval is open on that side.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gondwana.arena.ledger import Floats

PRIOR = 0.25
"""What each of two bots that met gets from the half game between them."""
RESAMPLES = 1000
_PILES = 1000
_FEWEST = RESAMPLES // 2
"""Resamples that must tell something about a bot; with fewer there are no bounds."""
_SCALE = 400 / np.log(10)
_ROUNDS = 100
_LONGEST_STEP = 2.0


@dataclass(frozen=True)
class Rating:
    """Elo with its 95 % interval. A bound is None where the results set none."""

    elo: float
    low: float | None
    high: float | None


def fit(beaten: Floats, anchor: int) -> Floats:
    """Ratings from how often each bot (row) beat each other (column); any number of such tables at once (leading axes)."""
    turned = np.swapaxes(beaten, -1, -2)
    met = (beaten + turned) > 0
    beaten = beaten + PRIOR * met
    games = beaten + np.swapaxes(beaten, -1, -2)
    bots = beaten.shape[-1]
    strength = np.zeros(beaten.shape[:-1])
    for _ in range(_ROUNDS):
        expected = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = (beaten - games * expected).sum(-1)
        weight = games * expected * (1 - expected)
        curve = weight.sum(-1)[..., None] * np.eye(bots) - weight + 1e-9 * np.eye(bots)
        step = np.clip(np.linalg.solve(curve, slope[..., None])[..., 0], -_LONGEST_STEP, _LONGEST_STEP)
        strength = strength + step
        if np.abs(step).max() < 1e-9:
            break
    elos: Floats = (strength - strength[..., anchor, None]) * _SCALE
    return elos


def ratings(beaten: Floats, anchor: int, seed: int = 0) -> list[Rating]:
    """Ratings with intervals from comparisons by deal (deal, bot, other), by a bootstrap over deals."""
    total = beaten.sum(axis=0)
    middle = fit(total, anchor)
    above = reaches(total, anchor)
    below = reaches(total.T, anchor)
    if len(beaten) < 2:
        return [Rating(float(elo), *((0.0, 0.0) if bot == anchor else (None, None))) for bot, elo in enumerate(middle)]
    low, high = _bootstrap(beaten, anchor, seed)
    doubted = fit(_doubted(beaten), anchor)
    found = []
    for bot, elo in enumerate(middle):
        least = min(low[bot], doubted[bot]) if not above[bot] else low[bot]
        most = max(high[bot], doubted[bot]) if not below[bot] else high[bot]
        known = not np.isnan(low[bot])
        bounds = (float(least) if known and below[bot] else None, float(most) if known and above[bot] else None)
        found.append(Rating(float(elo), *bounds))
    return found


def reaches(scored: Floats, anchor: int) -> list[bool]:
    """Whether each bot's rating is bounded from above: a chain from it to the anchor, each scoring against the one before."""
    bots = len(scored)
    found = {anchor}
    grown = True
    while grown:
        more = {bot for bot in range(bots) if bot not in found and any(scored[one, bot] > 0 for one in found)}
        grown = bool(more)
        found |= more
    return [bot in found for bot in range(bots)]


def _bootstrap(beaten: Floats, anchor: int, seed: int) -> tuple[Floats, Floats]:
    """The bounds of each bot from the resamples that join it to the anchor; nan where too few do."""
    piles = np.array([part.sum(axis=0) for part in np.array_split(beaten, min(len(beaten), _PILES))])
    weights = np.random.default_rng(seed).multinomial(len(piles), [1 / len(piles)] * len(piles), size=RESAMPLES)
    bots = beaten.shape[-1]
    drawn = (weights @ piles.reshape(len(piles), -1)).reshape(RESAMPLES, bots, bots)
    samples, joined = fit(drawn, anchor), _joined(drawn, anchor)
    bounds = np.full((2, bots), np.nan)
    for bot in range(bots):
        told = samples[joined[:, bot], bot]
        if len(told) >= _FEWEST:
            bounds[:, bot] = np.quantile(told, [0.025, 0.975])
    return bounds[0], bounds[1]


def _joined(drawn: Floats, anchor: int) -> NDArray[np.bool_]:
    """Whether, in each resample, each bot met the anchor, or one that did, and so on; without that it says nothing."""
    met = (drawn + drawn.transpose(0, 2, 1)) > 0
    found = np.zeros(drawn.shape[:2], np.bool_)
    found[:, anchor] = True
    for _ in range(drawn.shape[-1] - 1):
        found |= (met & found[:, None, :]).any(-1)
    return found


def _doubted(beaten: Floats) -> Floats:
    """The comparisons, but who never scored against an opponent gets what may still have been bad luck (2.5 %)."""
    total = beaten.sum(axis=0)
    met = ((beaten + beaten.transpose(0, 2, 1)) > 0).sum(axis=0)
    games = total + total.T
    luck = games * (1 - 0.025 ** (1 / np.maximum(met, 1)))
    blank = (total == 0) & (games > 0)
    doubted: Floats = np.where(blank, luck, np.where(blank.T, total - luck.T, total))
    return doubted
