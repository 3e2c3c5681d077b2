"""The set-up: lots, goals, the first market, and what everybody begins with."""

from gondwana.core.bits import lowest
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import DATA, LABOUR, ROUNDS, STARTER
from gondwana.games.fossilium.display import count_complete, lay_cell, stand
from gondwana.games.fossilium.excavation import choose, forget_choices, legal_keep, seat_at
from gondwana.games.fossilium.market import fullest
from gondwana.games.fossilium.shapes import FOSSIL_OF, KINDS_OF, SIZE, SMALL_KINDS, START_CELL
from gondwana.games.fossilium.state import (
    BEGINS,
    BESIDE,
    DEAL,
    DRAWN,
    END_GOAL,
    FOSSIL_COUNT,
    GOAL,
    HAND,
    KINDS,
    LABOUR_GOAL,
    LOT,
    NOTHING,
    PANEL_COUNT,
    ROUND_GOAL,
    ROW_LENGTH,
    SEATS,
    SITE_COUNT,
    START,
    STARTING,
    TYPE_COUNT,
)
from gondwana.games.fossilium.storage import put_into_bag, store

import numpy as np  # isort: skip

BAG = np.array([[DATA.fossils[n].tiles[site] // DATA.fossils[n].pairs for n in FOSSIL_OF] for site in range(SITE_COUNT)])
SLOTS = DATA.storage.slots
WORKERS, MONEY = DATA.start.workers, DATA.start.money
DRAWS, KEPT, IN_MARKET = DATA.start.draw, DATA.start.keep, DATA.start.market
LABOUR_GOALS = len(DATA.labour)
END_GOALS = 4
assert SIZE[STARTER] == 1
assert KINDS_OF[STARTER] == 0


@lean
def begin(s: Record, options: Ints) -> None:
    """The table before the first lot. `options` as `options.encode` writes them."""
    s["players"] = options[0]
    s["first"] = options[1]
    s["flags"] = options[2]
    for k in range(LABOUR):
        s["labour"][k] = NOTHING if options[3] == DRAWN else k
    for k in range(ROUNDS):
        s["goals"][k] = NOTHING if options[4] == DRAWN else options[4]
    s["end_goal"] = options[5]
    for site in range(SITE_COUNT):
        for kind in range(KINDS):
            for _ in range(BAG[site, kind]):
                put_into_bag(s, site, kind)
    for row in range(TYPE_COUNT):
        for place in range(ROW_LENGTH):
            s["row"][row, place] = NOTHING
    for seat in range(SEATS):
        clear_seat(s, seat)
    for seat in range(s["players"]):
        s["slots"][seat] = SLOTS
        s["free"][seat] = WORKERS
        s["money"][seat] = MONEY
    clear_table(s)
    s["phase"] = LOT


@lean
def clear_seat(s: Record, seat: int) -> None:
    """Nothing is anywhere."""
    s["absent"][seat] = SMALL_KINDS
    s["amber"][seat] = NOTHING
    s["starter"][seat] = NOTHING
    s["where"][seat] = NOTHING
    for fossil in range(FOSSIL_COUNT):
        s["spot"][seat, fossil] = NOTHING
    for panel in range(PANEL_COUNT):
        s["panel"][seat, panel] = NOTHING
    for k in range(HAND):
        s["hand"][seat, k] = NOTHING
        for site in range(SITE_COUNT):
            s["back"][seat, site, k] = NOTHING
    for k in range(BESIDE):
        s["beside"][seat, k] = NOTHING
        s["origin"][seat, k] = NOTHING
        s["choice"][seat, k] = NOTHING
        s["gone"][seat, k] = NOTHING


@lean
def clear_table(s: Record) -> None:
    """Nobody does anything yet."""
    s["ammonite"] = NOTHING
    s["round"] = NOTHING
    s["seat"] = NOTHING
    s["chosen_field"] = NOTHING
    s["action"] = NOTHING
    s["column"] = NOTHING
    s["fossil"] = NOTHING
    s["tile"] = NOTHING
    s["owner"] = NOTHING
    s["building"] = NOTHING
    s["source"] = NOTHING
    s["drawer"] = NOTHING
    s["wave"] = NOTHING
    s["last"] = NOTHING
    s["last_to"] = NOTHING


# Goals


@lean
def is_labour_goal(s: Record, goal: int) -> bool:
    """Whether a goal lies on the labour market already."""
    for k in range(LABOUR):
        if s["labour"][k] == goal:
            return True
    return False


@lean
def count_goals(s: Record) -> int:
    """How many goals can come next; all are equally likely."""
    if s["labour"][LABOUR - 1] != NOTHING:
        return 2 if next_round_goal(s) != NOTHING else END_GOALS
    laid = 0
    while s["labour"][laid] != NOTHING:
        laid += 1
    return LABOUR_GOALS - laid


@lean
def next_round_goal(s: Record) -> int:
    """The first round whose goal is not known yet."""
    for number in range(ROUNDS):
        if s["goals"][number] == NOTHING:
            return number
    return NOTHING


@lean
def nth_goal(s: Record, n: int) -> int:
    """The n-th of the goals that can come next."""
    if s["labour"][LABOUR - 1] != NOTHING:
        number = next_round_goal(s)
        return END_GOAL + n if number == NOTHING else ROUND_GOAL + 2 * number + n
    goal = 0
    while is_labour_goal(s, goal) or n > 0:
        n -= not is_labour_goal(s, goal)
        goal += 1
    return LABOUR_GOAL + goal


@lean
def goal_odds(s: Record, actions: Ints) -> int:
    """The goals that can come next."""
    for n in range(count_goals(s)):
        actions[n] = nth_goal(s, n)
    return count_goals(s)


@lean
def lots_fall(s: Record, action: int) -> None:
    """FO-03: who has the Ammonite first."""
    s["ammonite"] = action - BEGINS
    s["phase"] = GOAL
    after_goal(s)


@lean
def goal_falls(s: Record, action: int) -> None:
    """A goal was drawn."""
    if action >= END_GOAL:
        s["end_goal"] = action - END_GOAL
    elif action >= ROUND_GOAL:
        s["goals"][(action - ROUND_GOAL) // 2] = (action - ROUND_GOAL) % 2
    else:
        k = 0
        while s["labour"][k] != NOTHING:
            k += 1
        s["labour"][k] = action - LABOUR_GOAL
    after_goal(s)


@lean
def after_goal(s: Record) -> None:
    """When all goals lie there, the first tiles are drawn: the market's, then everybody's."""
    known = s["labour"][LABOUR - 1] != NOTHING and next_round_goal(s) == NOTHING
    if known and s["end_goal"] != DRAWN:
        s["phase"] = DEAL
        s["drawer"] = NOTHING
        s["plenty"] = fullest(s) if IN_MARKET > 0 else 0
        after_deal(s)


@lean
def after_deal(s: Record) -> None:
    """FO-63: the sites that the first market comes from; then the next site, the next seat; when all have drawn, all choose."""
    if s["drawer"] == NOTHING and s["plenty"] != 0:
        s["source"] = lowest(int(s["plenty"]))
        s["plenty"] &= s["plenty"] - 1
        s["left"] = IN_MARKET
        return
    if s["drawer"] != NOTHING and s["source"] + 1 < SITE_COUNT:
        s["source"] += 1
        s["left"] = DRAWS
        return
    s["source"] = 0
    s["left"] = DRAWS
    s["drawer"] += 1
    if s["drawer"] == s["players"]:
        begin_choices(s)


@lean
def begin_choices(s: Record) -> None:
    """All choose at once what they begin with."""
    s["phase"] = START
    s["source"] = NOTHING
    s["left"] = 0
    s["scene"] += 1
    s["owing"] = (1 << s["players"]) - 1
    for seat in range(s["players"]):
        s["keep"][seat] = KEPT
        s["due"][seat] = 2
        if KEPT == SITE_COUNT * DRAWS:  # all are kept: that is not asked
            choose(s, seat, (1 << KEPT) - 2)


@lean
def legal_start(s: Record, seat: int, out: Ints) -> int:
    """What to keep, then the type of the starting fossil."""
    if s["choices"][seat] == 0:
        return legal_keep(s, seat, out)
    for kind in range(TYPE_COUNT):
        out[kind] = STARTING + kind
    return TYPE_COUNT


@lean
def start_all(s: Record) -> None:
    """All have chosen: parts into storage, the starting fossil on its cell."""
    for place in range(s["players"]):
        seat = seat_at(s, place)
        kept = int(s["choice"][seat, 0]) + 1
        for k in range(s["hands"][seat]):
            if kept >> k & 1:
                store(s, seat, int(s["hand"][seat, k]))
            else:
                put_into_bag(s, k // DRAWS, int(s["hand"][seat, k]))
            s["hand"][seat, k] = NOTHING
        s["hands"][seat] = 0
        s["keep"][seat] = 0
        stand_starter(s, seat, int(s["choice"][seat, 1]))
        forget_choices(s, seat)


@lean
def stand_starter(s: Record, seat: int, kind: int) -> None:
    """The starting fossil is complete and brings no reward."""
    s["starter"][seat] = kind
    stand(s, seat, STARTER, int(START_CELL[kind]))
    lay_cell(s, seat, STARTER, 0)
    count_complete(s, seat, STARTER)
