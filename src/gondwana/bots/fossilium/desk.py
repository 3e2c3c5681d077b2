"""The desk of a player: what it judges by, room to try things out, and the plans that it found. Compiled."""

from typing import NamedTuple

import numpy as np

from gondwana.bots.fossilium.prospects import Floats
from gondwana.bots.fossilium.signs import SIGNS
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, States
from gondwana.core.templates import SLACK
from gondwana.games.fossilium.data import ROUNDS
from gondwana.games.fossilium.state import ACTIONS, DTYPE, KINDS, NOTHING

LENGTH = 12
"""Steps of a plan at most; what follows is decided when it comes."""
MOST_PLANS = 1200
ROW_COUNT = 7
BEST = 2
"""So many ways to carry out a row of the board are tried again on its other fields."""

# How a player looks.
PLACES, SPOTS, OTHERS, NEAR = range(4)
HABITS = 4
"""PLACES: cells tried for a fossil. SPOTS: cells tried for a panel. OTHERS: how much of what the others have counts against it.
NEAR: plans that are worth less than the best by more than this are not weighed with the others in mind."""


class Desk(NamedTuple):
    """Arrays that are made once and written over at every decision."""

    weights: Floats
    """Rounds that are over, signs: what each sign is worth."""
    layer: Floats
    """Signs, hidden units: a small network that corrects the sum; it may have no units at all."""
    bias: Floats
    """Rounds that are over, hidden units."""
    out: Floats
    """The same: what an active unit is worth."""
    hidden: Floats
    habits: Floats
    row: Floats
    scratch: States
    actions: Ints
    """Depth, number: the steps that are tried there."""
    counts: Ints
    tried: Ints
    path: Ints
    liking: Floats
    plans: Ints
    values: Floats
    ways: Ints
    """Row of the board, number: the best steps after its field."""
    way_values: Floats
    gains: Floats
    """Kinds: what one more in storage is worth."""
    losses: Floats
    """And what one less costs."""
    order: Ints
    owners: Ints
    """Row of the board: the first step of the plans from which its ways are known."""
    found: Ints
    worths: Floats


PLANS, ROOT = range(2)
BEST_SO_FAR, AGAINST = range(2)
"""In `found`: how many plans there are, the phase in which they begin. In `worths`: the best value, and what the others have."""


class Values(NamedTuple):
    """What a player judges by: see `Desk`."""

    weights: Floats
    layer: Floats
    bias: Floats
    out: Floats


def plain_values(weights: Floats) -> Values:
    """A sum of signs and nothing else."""
    return Values(weights, np.zeros((SIGNS, 0)), np.zeros((ROUNDS, 0)), np.zeros((ROUNDS, 0)))


def make_desk(values: Values, habits: Floats) -> Desk:
    """An empty desk."""
    weights = values.weights
    if weights.shape != (ROUNDS, SIGNS):
        raise ValueError(f"weights of the shape {weights.shape}, not {(ROUNDS, SIGNS)}")
    return Desk(
        weights=np.ascontiguousarray(weights, np.float64),
        layer=np.ascontiguousarray(values.layer, np.float64),
        bias=np.ascontiguousarray(values.bias, np.float64),
        out=np.ascontiguousarray(values.out, np.float64),
        hidden=np.zeros(values.layer.shape[1]),
        habits=np.array(habits, np.float64),
        row=np.zeros(SIGNS),
        scratch=np.zeros(LENGTH + 2, DTYPE),
        actions=np.zeros((LENGTH + 1, ACTIONS + SLACK), np.int64),
        counts=np.zeros(LENGTH + 1, np.int64),
        tried=np.zeros(LENGTH + 1, np.int64),
        path=np.full(LENGTH + 1, -1),
        liking=np.zeros(ACTIONS + SLACK),
        plans=np.full((MOST_PLANS, LENGTH), -1),
        values=np.zeros(MOST_PLANS),
        ways=np.full((ROW_COUNT, BEST, LENGTH), -1),
        way_values=np.zeros((ROW_COUNT, BEST)),
        gains=np.zeros(KINDS),
        losses=np.zeros(KINDS),
        order=np.zeros(KINDS, np.int64),
        owners=np.zeros(ROW_COUNT, np.int64),
        found=np.zeros(2, np.int64),
        worths=np.zeros(2),
    )


@lean
def write_down(value: float, length: int, desk: Desk) -> None:
    """The path so far is a plan of this value."""
    n = int(desk.found[PLANS])
    desk.worths[BEST_SO_FAR] = max(desk.worths[BEST_SO_FAR], value)
    if n < MOST_PLANS:
        desk.values[n] = value
        for k in range(LENGTH):
            desk.plans[n, k] = desk.path[k] if k < length else NOTHING
        desk.found[PLANS] = n + 1
