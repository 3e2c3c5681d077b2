"""Species are interchangeable, all but the T-Rex: what is learned about one order of them holds for all."""

from itertools import permutations

import numpy as np

from gondwana.bots.draftosaurus.insight import BLOCKS, INPUTS
from gondwana.core.contract import Ints
from gondwana.games.draftosaurus.state import ACTIONS, KINDS, PLACES, SHOW, STAND, THROW, TREX


def renamings() -> list[tuple[Ints, Ints]]:
    """For each order of the species: where each input and each action goes."""
    others = [species for species in range(KINDS) if species != TREX]
    found = []
    for order in permutations(others):
        renamed = np.arange(KINDS)
        renamed[others] = order
        found.append((_inputs(renamed), _actions(renamed)))
    return found


def _inputs(renamed: Ints) -> Ints:
    goes = np.arange(INPUTS)
    for start, groups, ordinals in BLOCKS:
        block = start + np.arange(groups * KINDS * ordinals).reshape(groups, KINDS, ordinals)
        goes[block] = block[:, renamed, :]
    return goes


def _actions(renamed: Ints) -> Ints:
    goes = np.arange(ACTIONS)
    for start, groups in ((STAND, PLACES), (THROW, 1), (SHOW, 1)):
        block = start + np.arange(groups * KINDS).reshape(groups, KINDS)
        goes[block] = block[:, renamed]
    return goes
