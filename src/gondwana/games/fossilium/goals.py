"""Goals: those of the labour market, which bring workers (FO-39), and those of the rounds (FO-51)."""

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.data import DATA, GOALS, LABOUR, SIDES
from gondwana.games.fossilium.shapes import DOOR
from gondwana.games.fossilium.state import NOTHING

FOSSILS, PARTS, KINDS_SHOWN, PANELS, COMPLETE, MATCHING, GUESTS, LARGE, CLASSES, MONEY, PEDESTALS, SMALL, ONE_TYPE = range(13)
assert GOALS == (
    "fossils", "parts", "types", "panels", "complete", "matching", "guests", "large", "classes", "money", "pedestals", "small",
    "one_type",
)  # fmt: skip
LABOUR_STAT = np.array([GOALS.index(goal.name) for goal in DATA.labour])
LABOUR_LEAST = np.array([goal.least for goal in DATA.labour])
ROUND_STAT = np.array([[GOALS.index(goal.name) for goal in pair.goals] for pair in DATA.rounds])
ROUND_LEVELS = np.array([[goal.levels for goal in pair.goals] for pair in DATA.rounds])
_AMBER = SIDES.index("amber") >> 1


@lean
def total(s: Record, seat: int, what: int) -> int:
    """What a goal counts in a museum."""
    if what == PARTS:
        return int(s["part_count"][seat, 0]) + s["part_count"][seat, 1] + s["part_count"][seat, 2]
    if what == FOSSILS:
        return int(s["small"][seat]) + s["large"][seat]
    if what == KINDS_SHOWN:
        return int(s["fossils"][seat, 0] > 0) + (s["fossils"][seat, 1] > 0) + (s["fossils"][seat, 2] > 0)
    if what == PANELS:
        return int(s["panels"][seat])
    if what == COMPLETE:
        return int(s["complete"][seat, 0]) + s["complete"][seat, 1] + s["complete"][seat, 2]
    if what == MATCHING:
        return matching(s, seat)
    if what == GUESTS:
        return int(s["guests"][seat])
    if what == MONEY:
        return int(s["money"][seat])
    if what == PEDESTALS:
        return int(s["pedestals"][seat])
    return total_of_sizes(s, seat, what)


@lean
def total_of_sizes(s: Record, seat: int, what: int) -> int:
    """What a goal counts of certain sizes."""
    if what == LARGE:
        return int(s["large"][seat])
    if what == SMALL:
        return int(s["small"][seat])
    if what == ONE_TYPE:
        return max(int(s["fossils"][seat, 0]), int(s["fossils"][seat, 1]), int(s["fossils"][seat, 2]))
    classes = 0
    for size in range(4):
        classes += s["done"][seat, size] > 0
    return classes


@lean
def matching(s: Record, seat: int) -> int:
    """Parts in the column of their entrance; amber is none, though it brings a guest."""
    parts = int(s["doors"][seat, 0]) + s["doors"][seat, 1] + s["doors"][seat, 2]
    if s["amber"][seat] != NOTHING and DOOR[s["amber"][seat], s["panel"][seat, _AMBER]]:
        parts -= 1
    return parts


@lean
def labour_total(s: Record, seat: int, what: int) -> int:
    """The labour market wants fossils to be complete."""
    if what == KINDS_SHOWN:
        return int(s["complete"][seat, 0] > 0) + (s["complete"][seat, 1] > 0) + (s["complete"][seat, 2] > 0)
    if what == LARGE:
        return int(s["done"][seat, 2]) + s["done"][seat, 3]
    if what == SMALL:
        return int(s["done"][seat, 0]) + s["done"][seat, 1]
    return total(s, seat, what)


@lean
def meet_goals(s: Record, seat: int) -> None:
    """FO-39: a worker for each goal that is met for the first time; after passing, that worker may still act (FO-22)."""
    met = int(s["met"][seat])
    if met == (1 << LABOUR) - 1:
        return
    for k in range(LABOUR):
        goal = s["labour"][k]
        if met >> k & 1 == 0 and labour_total(s, seat, int(LABOUR_STAT[goal])) >= LABOUR_LEAST[goal]:
            s["met"][seat] |= 1 << k
            s["free"][seat] += 1
            if s["passed"][seat] and s["seat"] != NOTHING:
                s["late"][seat] += 1


@lean
def level(s: Record, seat: int, number: int) -> int:
    """FO-51: the highest level of a round's goal that a museum reaches, 0 for none."""
    which = s["goals"][number]
    reached = total(s, seat, int(ROUND_STAT[number, which]))
    found = 0
    for k in range(3):
        if reached >= ROUND_LEVELS[number, which, k]:
            found = k + 1
    return found
