"""What the judges think of each legal step of Fossilium: the best plan that begins with it, in points gained.

All of them look over the whole turn. They differ in what they count and how far they look at the others.
"""

from threading import local

import numpy as np

from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.desk import Desk, make_desk
from gondwana.bots.fossilium.foresight import plans_at, worth_at
from gondwana.bots.fossilium.learned import packaged
from gondwana.bots.fossilium.prospects import Floats
from gondwana.core.contract import Ints, States

BELOW = 20.0
"""A step that no plan begins with is so much worse than the worst plan."""
_HAND_MADE = {"plain": tastes.PLAIN, "greedy": tastes.GREEDY, "denial": tastes.DENIAL}
_desks = local()


def desk_of(style: str, players: int) -> Desk:
    """The desk of a judge; every thread has its own."""
    known: dict[tuple[str, int], Desk] = vars(_desks).setdefault("known", {})
    if (style, players) not in known:
        made = _HAND_MADE.get(style) or (packaged().sums(players), tastes.EXPERT)
        known[style, players] = make_desk(*made)
    return known[style, players]


def judge(style: str, states: States, i: int, seat: int, legal: Ints, n: int, values: Floats) -> None:
    """The value of each legal step, less what the position is worth now."""
    desk = desk_of(style, int(states["players"][i]))
    found = int(plans_at(states, i, seat, desk))
    first, worths = desk.plans[:found, 0].copy(), desk.values[:found].copy()
    now = worth_at(states, i, seat, desk)
    for k in range(n):
        mine = worths[first == legal[k]]
        values[k] = (mine.max() if len(mine) else worths.min() - BELOW) - now


def plain(states: States, i: int, seat: int, legal: Ints, n: int, values: Floats) -> None:
    """Points that can be seen now."""
    judge("plain", states, i, seat, legal, n, values)


def greedy(states: States, i: int, seat: int, legal: Ints, n: int, values: Floats) -> None:
    """Points and simple hopes for the own museum."""
    judge("greedy", states, i, seat, legal, n, values)


def denial(states: States, i: int, seat: int, legal: Ints, n: int, values: Floats) -> None:
    """More hopes, goals and digs, and what the others have."""
    judge("denial", states, i, seat, legal, n, values)


def expert(states: States, i: int, seat: int, legal: Ints, n: int, values: Floats) -> None:
    """The same signs with numbers learned from games."""
    judge("expert", states, i, seat, legal, n, values)


def best_plan(states: States, seat: int, desk: Desk) -> list[int]:
    """The steps of the plan that is worth most."""
    found = int(plans_at(states, 0, seat, desk))
    return [int(step) for step in desk.plans[int(np.argmax(desk.values[:found]))] if step >= 0]
