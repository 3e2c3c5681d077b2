"""The set-up as bots make it."""

import numpy as np

from gondwana.bots.giganten.pool import packaged_plans
from gondwana.bots.giganten.setups import draw_setup
from gondwana.core.contract import Ints, States
from gondwana.core.rng import Stream
from gondwana.games.giganten.state import ARRANGE, LAY


def is_on(hidden: States) -> bool:
    """Whether tiles are laid or pieces put down."""
    return bool(LAY <= hidden["phase"][0] <= ARRANGE)


def choose(hidden: States, seat: int, legal: Ints, rng: Stream) -> int:
    """A step of the seat's set-up, by lot among good ones."""
    return int(legal[int(draw_setup(hidden, 0, seat, legal, len(legal), np.empty(len(legal)), packaged_plans(), rng))])
