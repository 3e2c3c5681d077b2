"""The numbers by which judges play that were put down by hand, sign by sign and round by round."""

from collections.abc import Mapping

import numpy as np

from gondwana.bots.fossilium.desk import HABITS, NEAR, OTHERS, PLACES, SPOTS, Values, plain_values
from gondwana.bots.fossilium.prospects import Floats
from gondwana.bots.fossilium.signs import NAMES, SIGNS
from gondwana.games.fossilium.data import ROUNDS

_POINTS: Mapping[str, float] = {
    "opening": 1.0,
    "effects": 1.0,
    "halves": 1.0,
    "pedestals": 1.0,
    "panel_points": 1.0,
    "toilet": 0.7,
    "sponsors": 1.0,
    "reading": 0.6,
    "rank_guests": 0.6,
    "rank_money": 0.6,
    "rank_goal": 0.6,
    "goal": 0.6,
}
_SIMPLE: Mapping[str, float] = {
    **_POINTS,
    "guests": 0.05,
    "opening": 0.9,
    "regulars": 0.6,
    "doors": 0.5,
    "shops": 0.3,
    "money": 0.35,
    "riches": 0.25,
    "students": 0.5,
    "free": 2.0,
    "workers": 1.5,
    "symbols": 0.3,
    "promises": 0.5,
    "stock_1_1": 1.5,
    "stock_2_1": 0.8,
    "stock_2_2": 2.5,
    "stock_4_1": 0.5,
    "stock_4_2": 2.0,
    "stock_4_3": 3.5,
    "stock_4_4": 5.0,
    "stock_6_1": 0.5,
    "stock_6_2": 1.2,
    "stock_6_3": 3.0,
    "stock_6_4": 4.5,
    "stock_6_5": 6.0,
    "stock_6_6": 8.0,
    "lack_2_0": 1.8,
    "lack_2_1": 0.6,
    "lack_4_0": 3.5,
    "lack_4_1": 1.5,
    "lack_4_2": 0.6,
    "lack_6_0": 4.5,
    "lack_6_1": 2.0,
    "lack_6_2": 1.2,
    "lack_6_3": 0.5,
    "stock_effects": 0.35,
    "complete": 0.3,
}
_CAREFUL: Mapping[str, float] = {
    **_SIMPLE,
    "door_tour": 0.2,
    "shop_tour": 0.1,
    "fixed": 1.0,
    "fixed_dig": 0.4,
    "laboratory": 0.4,
    "depot": 0.2,
    "show_open": 0.6,
    "build_open": 0.3,
    "lead_guests": 0.15,
    "lead_money": 0.12,
    "lead_goal": 0.4,
    "goal_near": 0.25,
    "goals_later": 0.5,
    "labour_near": 0.4,
    "labour_next": 0.2,
    "dig_begin": 0.5,
    "dig_further": 0.5,
    "dig_fit": 0.9,
    "useless": 0.3,
    "room_6": 0.5,
    "room_4": 0.5,
}
_FADING = ("stock_", "lack_", "at_hand", "students", "useless")
_FADED = (1.0, 1.0, 0.9, 0.75, 0.4)
"""What parts in storage are worth by round: in the end they only count if there is a worker to show them."""


def taste(of: Mapping[str, float]) -> Values:
    """The same numbers in all rounds, but for what fades."""
    weights = np.zeros((ROUNDS, SIGNS))
    for name, value in of.items():
        fades = name.startswith(_FADING)
        weights[:, NAMES.index(name)] = [value * (_FADED[now] if fades else 1.0) for now in range(ROUNDS)]
    return plain_values(weights)


def habits(*, places: int, spots: int, others: float, near: float = 3.0) -> Floats:
    """How a player looks, see `desk`."""
    found = np.zeros(HABITS)
    found[[PLACES, SPOTS, OTHERS, NEAR]] = places, spots, others, near
    return found


PLAIN = taste(_POINTS), habits(places=2, spots=1, others=0.0)
GREEDY = taste(_SIMPLE), habits(places=3, spots=2, others=0.0)
DENIAL = taste(_CAREFUL), habits(places=4, spots=3, others=0.5)
QUICK = habits(places=2, spots=1, others=0.0)
"""How everybody looks while a thinker looks ahead."""
EXPERT = habits(places=4, spots=3, others=0.5)
WIDE = habits(places=6, spots=4, others=0.5)
"""How those look that have learned."""
