"""Points and places: prestige so far and the final scoring as if the game ended now (FO-26, FO-80 to FO-82, FO-91)."""

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.build import DEPOT, LABORATORY, has_side
from gondwana.games.fossilium.data import DATA, END_GOALS, SIDES, SIZES, STARTER, STATS, TYPES
from gondwana.games.fossilium.display import type_of
from gondwana.games.fossilium.goals import COMPLETE, total
from gondwana.games.fossilium.shapes import ALL_CELLS, ALL_PARTS, BESIDES, CLASS, COVERS, PEDESTAL, many
from gondwana.games.fossilium.state import CELL_COUNT, FOSSIL_COUNT, MAJORITY_NEEDS_SOME, NO_GOAL, NOTHING, PANEL_COUNT

BASE = np.array([fossil.effect.base for fossil in DATA.fossils])
EACH = np.array([fossil.effect.each for fossil in DATA.fossils])
PER = np.array([fossil.effect.per for fossil in DATA.fossils])
CAP = np.array([fossil.effect.most for fossil in DATA.fossils])
OF = np.array([STATS.index(fossil.effect.of) for fossil in DATA.fossils])
PARTS_OF = STATS.index("botanical_parts")
OTHERS_OF = STATS.index("botanical_others")
assert STATS[PARTS_OF : PARTS_OF + 3] == tuple(f"{kind}_parts" for kind in TYPES)
assert STATS[OTHERS_OF:] == tuple(f"{kind}_others" for kind in TYPES)
OF_PANELS, OF_SMALL, OF_GUESTS, OF_COMPLETE, OF_NEIGHBOURS = (
    STATS.index(name) for name in ("panels", "small_fossils", "guests", "complete", "neighbours")
)
PLANETARIUM, SPONSORS, TOILET, AUDITORIUM, PLATFORM, READING = (
    SIDES.index(name) for name in ("planetarium", "sponsors", "toilet", "auditorium", "platform", "reading")
)
PANEL = DATA.panels
PLANETARIUM_POINTS, SPONSORS_MONEY, TOILET_POINTS = PANEL.planetarium, PANEL.sponsors_money, PANEL.toilet
AUDITORIUM_GUESTS, READING_MOST = PANEL.auditorium_guests, PANEL.reading_most
LABORATORY_POINTS, DEPOT_POINTS = PANEL.laboratory_points, PANEL.depot_points
PLACE_POINTS = np.array(DATA.final.places)
SOLO = np.array([DATA.final.solo_guests, DATA.final.solo_money, DATA.final.solo_complete])
GUEST_RANK, MONEY_RANK, GOAL_RANK = range(3)
END_COMPLETE, END_LARGE, END_CELLS, END_PANELS = range(4)
assert END_GOALS == ("complete", "large", "cells", "panels")
SIZE_OF = np.array(SIZES)


# Fossils


@lean
def neighbours(s: Record, seat: int, cells: int) -> int:
    """FO-81: the fossils side by side with some cells, a bit for each; those that cover them are not."""
    around = 0
    for cell in range(CELL_COUNT):
        if cells >> cell & 1:
            around |= BESIDES[cell]
    around &= ~cells
    found = 0
    for fossil in range(FOSSIL_COUNT):
        if s["shown"][seat] >> fossil & 1 and COVERS[CLASS[fossil], s["spot"][seat, fossil]] & around:
            found |= 1 << fossil
    return found


@lean
def counted(s: Record, seat: int, fossil: int) -> int:
    """What the effect of a fossil counts."""
    what = OF[fossil]
    if what == OF_PANELS:
        return int(s["panels"][seat])
    if what == OF_SMALL:
        return int(s["small"][seat])
    if what == OF_GUESTS:
        return int(s["guests"][seat])
    if what == OF_COMPLETE:
        return total(s, seat, COMPLETE)
    if what == OF_NEIGHBOURS:
        return many(neighbours(s, seat, int(COVERS[CLASS[fossil], s["spot"][seat, fossil]])))
    if what >= OTHERS_OF:
        kind = what - OTHERS_OF
        return int(s["fossils"][seat, kind]) - (type_of(s, seat, fossil) == kind)
    if what >= PARTS_OF:
        return int(s["part_count"][seat, what - PARTS_OF]) if what < PARTS_OF + 3 else 0
    return 0


@lean
def effect_points(s: Record, seat: int, fossil: int) -> int:
    """FO-81: an incomplete fossil brings half, rounded down."""
    points = BASE[fossil]
    if EACH[fossil]:
        points += EACH[fossil] * (counted(s, seat, fossil) // PER[fossil])
    points = min(points, CAP[fossil])
    return int(points if s["parts"][seat, fossil] == ALL_PARTS[fossil] else points // 2)


@lean
def pedestal_points(s: Record, seat: int, fossil: int) -> int:
    """FO-26: also under an incomplete fossil."""
    return int(PEDESTAL[CLASS[fossil], s["spot"][seat, fossil]])


@lean
def fossil_points(s: Record, seat: int) -> int:
    points = 0
    for fossil in range(STARTER):
        if s["shown"][seat] >> fossil & 1:
            points += effect_points(s, seat, fossil) + pedestal_points(s, seat, fossil)
    return points


# Panels


@lean
def panel_points(s: Record, seat: int, side: int) -> int:
    """FO-81: what a side of a panel brings at the end; it stands in the museum."""
    cell = int(s["panel"][seat, side >> 1])
    if side == PLANETARIUM:
        return PLANETARIUM_POINTS
    if side == SPONSORS:
        return int(s["money"][seat]) // SPONSORS_MONEY
    if side == TOILET:
        return TOILET_POINTS * many(int(BESIDES[cell]) & ALL_CELLS & ~int(s["taken"][seat]))
    if side == AUDITORIUM:
        return int(s["regular"][seat]) // AUDITORIUM_GUESTS
    if side == PLATFORM:
        return platform_points(s, seat, cell)
    if side == READING:
        return min(int(s["stored"][seat]), READING_MOST)
    if side == LABORATORY:
        return LABORATORY_POINTS
    return DEPOT_POINTS if side == DEPOT else 0


@lean
def platform_points(s: Record, seat: int, cell: int) -> int:
    """The sum of the different sizes of neighbouring fossils."""
    around = neighbours(s, seat, 1 << cell)
    classes = 0
    for fossil in range(FOSSIL_COUNT):
        if around >> fossil & 1:
            classes |= 1 << CLASS[fossil]
    points = 0
    for size in range(len(SIZES)):
        if classes >> size & 1:
            points += SIZE_OF[size]
    return int(points)


@lean
def all_panel_points(s: Record, seat: int) -> int:
    points = 0
    for panel in range(PANEL_COUNT):
        if s["panel"][seat, panel] != NOTHING:
            points += panel_points(s, seat, 2 * panel + s["side"][seat, panel])
    return points


# Majorities


@lean
def rank_value(s: Record, seat: int, rank: int) -> int:
    """FO-80: what a majority compares."""
    if rank == GUEST_RANK:
        return int(s["guests"][seat])
    if rank == MONEY_RANK:
        return int(s["money"][seat])
    goal = s["end_goal"]
    if s["players"] == 1 or goal == END_COMPLETE:
        return total(s, seat, COMPLETE)
    if goal == END_LARGE:
        return int(s["large"][seat])
    if goal == END_CELLS:
        return CELL_COUNT - free_cells(s, seat)
    return int(s["panels"][seat]) if goal == END_PANELS else 0


@lean
def free_cells(s: Record, seat: int) -> int:
    return many(ALL_CELLS & ~int(s["taken"][seat]))


@lean
def rank_points(s: Record, seat: int, rank: int) -> int:
    """FO-80: tied players share the sum of their and the following places, rounded down. An option leaves out who has nothing."""
    value = rank_value(s, seat, rank)
    if s["players"] == 1:
        return solo_points(rank, value)
    if rank == GOAL_RANK and s["end_goal"] == NO_GOAL:
        return 0
    if value <= 0 and s["flags"] & MAJORITY_NEEDS_SOME:
        return 0
    better, equal = 0, 0
    for other in range(s["players"]):
        theirs = rank_value(s, other, rank)
        better += theirs > value
        equal += theirs == value
    points = 0
    for place in range(better, min(better + equal, len(PLACE_POINTS))):
        points += PLACE_POINTS[place]
    return int(points) // equal


@lean
def solo_points(rank: int, value: int) -> int:
    """FO-91: thresholds instead of majorities."""
    for k in range(len(PLACE_POINTS)):
        if value >= SOLO[rank, k]:
            return int(PLACE_POINTS[k])
    return 0


# All


@lean
def scores(s: Record, out: Ints) -> None:
    """Prestige so far, majorities, fossils, panels: as if the game ended now."""
    for seat in range(s["players"]):
        points = int(s["prestige"][seat]) + fossil_points(s, seat) + all_panel_points(s, seat)
        for rank in range(3):
            points += rank_points(s, seat, rank)
        out[seat] = points


@lean
def standees(s: Record, seat: int) -> int:
    """FO-27: complete fossils of size 6."""
    return int(s["done"][seat, len(SIZES) - 1])


@lean
def places(s: Record, out: Ints) -> None:
    """FO-82: most prestige, then fewer free cells, then more standees, then shared."""
    scores(s, out)
    for seat in range(s["players"]):  # one number that orders as the rule does
        out[seat] = out[seat] * 10_000 + (CELL_COUNT - free_cells(s, seat)) * 100 + standees(s, seat)
    for seat in range(s["players"]):
        ahead = 0
        for other in range(s["players"]):
            ahead += (out[other] & 0xFFFFFFFF) > (out[seat] & 0xFFFFFFFF)
        out[seat] |= (ahead + 1) << 32
    for seat in range(s["players"]):
        out[seat] >>= 32


def sides(s: Record, seat: int) -> list[int]:
    """The sides of panels that stand in a museum."""
    return [side for side in range(2 * PANEL_COUNT) if has_side(s, seat, side)]
