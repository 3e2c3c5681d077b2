"""What a player looks at in a position: a row of numbers for one museum, from which its worth is reckoned. Compiled.

All of it is public, but for the tiles that the seat itself has just drawn: those are looked at as if they were in storage.
Between the opening of one round and the next one's first turn, the income to come is counted as if it were there.
"""

import numpy as np

from gondwana.bots.fossilium.prospects import Floats, look_at_site, useful
from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.build import DEPOT, LABORATORY, has_side
from gondwana.games.fossilium.data import BOARD_COLUMNS, LABOUR, ROUNDS, STARTER
from gondwana.games.fossilium.goals import LABOUR_LEAST, LABOUR_STAT, ROUND_LEVELS, ROUND_STAT, labour_total, level, total
from gondwana.games.fossilium.income import door_income, shop_income
from gondwana.games.fossilium.opening import PRESTIGE, REGULAR
from gondwana.games.fossilium.scoring import BASE as EFFECT_BASE
from gondwana.games.fossilium.scoring import (
    CAP,
    EACH,
    GOAL_RANK,
    GUEST_RANK,
    MONEY_RANK,
    OF_NEIGHBOURS,
    PER,
    PLACE_POINTS,
    READING,
    SPONSORS,
    TOILET,
    counted,
    effect_points,
    free_cells,
    panel_points,
    pedestal_points,
    rank_value,
    solo_points,
)
from gondwana.games.fossilium.scoring import OF as EFFECT_OF
from gondwana.games.fossilium.shapes import ALL_PARTS, CLASS, SIZE, fits, fitting_fossils, many
from gondwana.games.fossilium.state import (
    BUILDING,
    DIG,
    DISPLAY,
    EXCAVATE,
    FIX,
    KEEP,
    LAST_COLUMN,
    MAJORITY_NEEDS_SOME,
    NO_GOAL,
    NOTHING,
    OVER,
    PANEL_COUNT,
    REFILL,
    SITE_COUNT,
    START,
    STORE,
    TYPE_COUNT,
)
from gondwana.games.fossilium.storage import MOST_STUDENTS, SYMBOLS, TRACK, stock
from gondwana.games.fossilium.workers import LAST_ROUND, fixed_left

NAMES = (
    "one", "guests", "opening", "regulars", "regulars_at_the_end", "doors", "doors_last", "shops", "door_tour", "shop_tour",
    "money", "riches", "money_for_workers", "students", "many_students", "free", "many_free", "out", "fixed", "fixed_dig",
    "workers", "slots", "symbols", "stored", "effects", "halves", "promises", "pedestals", "panel_points", "toilet", "sponsors",
    "reading", "panels", "laboratory", "depot",
    "stock_1_1", "stock_2_1", "stock_2_2", "stock_4_1", "stock_4_2", "stock_4_3", "stock_4_4",
    "stock_6_1", "stock_6_2", "stock_6_3", "stock_6_4", "stock_6_5", "stock_6_6", "stock_effects",
    "lack_2_0", "lack_2_1", "lack_4_0", "lack_4_1", "lack_4_2", "lack_6_0", "lack_6_1", "lack_6_2", "lack_6_3",
    "at_hand", "useless", "showable", "show_open", "build_open", "rank_guests", "rank_money", "rank_goal",
    "lead_guests", "lead_money", "lead_goal", "goal", "goal_near", "goals_later", "labour_near", "labour_next",
    "dig_begin", "dig_further", "dig_fit", "cells", "room_4", "room_6", "complete", "large", "over",
)  # fmt: skip
SIGNS = len(NAMES)
(
    ONE, GUESTS, OPENING, REGULARS, REGULARS_LAST, DOORS, DOORS_LAST, SHOPS, DOOR_TOUR, SHOP_TOUR,
    MONEY, RICHES, MONEY_WORKERS, STUDENTS, MANY_STUDENTS, FREE, MANY_FREE, OUT, FIXED, FIXED_DIG,
    WORKERS, SLOTS, SYMBOL, STORED, EFFECTS, HALVES, PROMISES, PEDESTALS, PANEL_POINTS, TOILETS, SPONSOR,
    READ, PANELS, LABORATORIES, DEPOTS,
) = range(35)  # fmt: skip
STOCK = 35
STOCK_EFFECTS = STOCK + 13
LACK = STOCK_EFFECTS + 1
(
    AT_HAND, UNUSED, SHOWABLE, SHOW_OPEN, BUILD_OPEN, RANK, RANK_MONEY, RANK_GOAL,
    LEAD, LEAD_MONEY, LEAD_GOAL, GOAL, GOAL_NEAR, GOALS_LATER, LABOUR_NEAR, LABOUR_NEXT,
    DIG_BEGIN, DIG_FURTHER, DIG_FIT, CELLS, ROOM_4, ROOM_6, COMPLETES, LARGES, TOO_MANY,
) = range(LACK + 9, SIGNS)  # fmt: skip
ENOUGH_MONEY = 12
_FAR = 6
_STOCK_AT = np.array([0, 1, 3, 7])
"""By class of size: where its numbers begin."""
_LACK_AT = np.array([0, 0, 2, 5])
_LACK_MOST = np.array([0, 1, 2, 3])


@inlined
def is_between(s: Record) -> bool:
    """Whether the income of the next round is still to come."""
    phase = s["phase"]
    digging = phase == EXCAVATE or phase == DIG or phase == KEEP
    return bool(digging or phase == STORE or phase == FIX or phase == REFILL or phase == START)


@inlined
def stage(s: Record) -> int:
    """Openings that lie behind."""
    if s["phase"] == OVER:
        return ROUNDS
    return s["round"] + 1 if is_between(s) else int(s["round"])


@lean
def observe(s: Record, seat: int, out: Floats) -> None:
    """The row of a seat; the game is not over."""
    for k in range(SIGNS):
        out[k] = 0.0
    now = stage(s)
    left = ROUNDS - now
    out[ONE] = 1.0
    see_income(s, seat, left - 1, out)
    see_workers(s, seat, left - 1, out)
    see_fossils(s, seat, out)
    see_panels(s, seat, left - 1, out)
    see_goals(s, seat, now, out)
    see_ranks(s, seat, out)
    if now < LAST_ROUND and not is_between(s):
        for site in range(SITE_COUNT):
            own = int(s["here"][seat, site]) + int(s["fixed"][seat, site])
            if own > 0:
                look_at_site(s, seat, site, own, out, DIG_BEGIN)


@lean
def see_income(s: Record, seat: int, later: int, out: Floats) -> None:
    """Guests, money, students, and what the coming rounds bring of them."""
    doors, shops = door_income(s, seat), shop_income(s, seat)
    guests, money, students = int(s["guests"][seat]), int(s["money"][seat]), int(s["students"][seat])
    room = int(s["slots"][seat]) - int(s["stored"][seat])
    if room < 0:
        out[TOO_MANY] = -room
        room = 0
    symbols = min(room, SYMBOLS)
    if is_between(s):
        guests += doors if s["round"] >= 0 else 1
        money += shops if s["round"] >= 0 else 1
        students += symbols
    guests = min(guests, TRACK)
    students = min(students, MOST_STUDENTS)
    out[GUESTS] = guests
    out[OPENING] = PRESTIGE[guests]
    regular = int(s["regular"][seat])
    out[REGULARS] = regular * later
    out[REGULARS_LAST] = regular
    out[DOORS] = doors * later
    out[DOORS_LAST] = doors
    out[SHOPS] = shops * later
    out[MONEY] = min(money, ENOUGH_MONEY)
    out[RICHES] = max(money - ENOUGH_MONEY, 0)
    out[STUDENTS] = students
    out[MANY_STUDENTS] = students * students / MOST_STUDENTS
    out[SLOTS] = room
    out[SYMBOL] = symbols * later
    out[STORED] = s["stored"][seat]


@lean
def see_workers(s: Record, seat: int, later: int, out: Floats) -> None:
    """Workers, and what tours would bring them."""
    everywhere, bound = int(s["free"][seat]), 0
    for column in range(BOARD_COLUMNS):
        everywhere += s["here"][seat, column]
        bound += s["fixed"][seat, column]
    free = int(s["free"][seat])
    if is_between(s):
        free = min(everywhere, 4)
    elif s["passed"][seat]:
        free = int(s["late"][seat])
    elif s["round"] == LAST_ROUND:
        for column in range(BOARD_COLUMNS):
            free += fixed_left(s, seat, column)
    out[FREE] = free
    out[MANY_FREE] = free * free / 4.0
    out[OUT] = free == 0
    out[FIXED] = bound
    out[FIXED_DIG] = (bound - s["fixed"][seat, LAST_COLUMN]) * later
    out[WORKERS] = (everywhere + bound) * later
    out[MONEY_WORKERS] = min(out[MONEY], 10.0) * free / 10.0
    doors, shops = 0, 0
    for kind in range(TYPE_COUNT):
        doors = max(doors, int(s["doors"][seat, kind]))
        shops = max(shops, int(s["shops"][seat, kind]))
    out[DOOR_TOUR] = doors * min(free, 2)
    out[SHOP_TOUR] = shops * min(free, 2)
    if not is_between(s):
        see_fields(s, seat, free, out)


@lean
def see_fields(s: Record, seat: int, free: int, out: Floats) -> None:
    """Whether fields are still open for what the seat would like to do."""
    shows, builds = 0, 0
    for column in range(BOARD_COLUMNS):
        shows += s["field"][DISPLAY * BOARD_COLUMNS + column] == 0
        builds += s["field"][BUILDING * BOARD_COLUMNS + column] == 0
    wishes = many(int(s["ready"][seat]) & fitting_fossils(int(s["taken"][seat])))
    out[SHOW_OPEN] = min(shows, free, wishes + (int(s["held"][seat]) & int(s["wants"][seat]) != 0))
    out[BUILD_OPEN] = min(builds, free, PANEL_COUNT - int(s["panels"][seat]))


@inlined
def promised(s: Record, seat: int, fossil: int) -> float:
    """What the effect of a fossil would bring if it were complete and the rest as it is; a new one has no neighbours yet."""
    points = int(EFFECT_BASE[fossil])
    if EACH[fossil]:
        number = 2 if s["spot"][seat, fossil] == NOTHING and EFFECT_OF[fossil] == OF_NEIGHBOURS else counted(s, seat, fossil)
        points += EACH[fossil] * (number // PER[fossil])
    return float(min(points, CAP[fossil]))


@lean
def see_fossils(s: Record, seat: int, out: Floats) -> None:
    """Displayed ones, complete and not; the parts of others in storage."""
    used, showable = 0, 0
    shown, taken = int(s["shown"][seat]), int(s["taken"][seat])
    for fossil in range(STARTER):
        size = int(CLASS[fossil])
        if shown >> fossil & 1:
            out[PEDESTALS] += pedestal_points(s, seat, fossil)
            if s["parts"][seat, fossil] == ALL_PARTS[fossil]:
                out[EFFECTS] += effect_points(s, seat, fossil)
                continue
            ready = useful(s, seat, fossil)
            missing = int(SIZE[fossil]) - many(int(s["parts"][seat, fossil])) - ready
            used += ready
            showable += ready > 0
            out[AT_HAND] += ready
            out[LACK + _LACK_AT[size] + min(missing, int(_LACK_MOST[size]))] += 1.0
            if CAP[fossil]:
                half = effect_points(s, seat, fossil)
                out[HALVES] += half
                out[PROMISES] += (promised(s, seat, fossil) - half) / (1.0 + missing)
        else:
            found = stock(s, seat, fossil)
            if found > 0:
                used += found
                out[STOCK + _STOCK_AT[size] + found - 1] += 1.0
                if CAP[fossil]:
                    out[STOCK_EFFECTS] += promised(s, seat, fossil) * found / SIZE[fossil]
    showable += many(int(s["ready"][seat]) & fitting_fossils(taken))
    out[UNUSED] = int(s["stored"][seat]) - used
    out[SHOWABLE] = min(showable, 3)
    out[CELLS] = free_cells(s, seat)
    out[ROOM_4] = fits(taken, 2)
    out[ROOM_6] = fits(taken, 3)
    out[LARGES] = s["large"][seat]
    for kind in range(TYPE_COUNT):
        out[COMPLETES] += s["complete"][seat, kind]


@lean
def see_panels(s: Record, seat: int, later: int, out: Floats) -> None:
    """What panels bring at the end, and those that help until then."""
    out[PANELS] = s["panels"][seat]
    for panel in range(PANEL_COUNT):
        if s["panel"][seat, panel] == NOTHING:
            continue
        side = 2 * panel + int(s["side"][seat, panel])
        if side == TOILET:
            out[TOILETS] = panel_points(s, seat, side)
        elif side == SPONSORS:
            out[SPONSOR] = panel_points(s, seat, side)
        elif side == READING:
            out[READ] = panel_points(s, seat, side)
        else:
            out[PANEL_POINTS] += panel_points(s, seat, side)
    out[LABORATORIES] = later * has_side(s, seat, LABORATORY)
    out[DEPOTS] = later * has_side(s, seat, DEPOT)


@lean
def see_goals(s: Record, seat: int, now: int, out: Floats) -> None:
    """The goal of this round and of those to come; how near the labour market's are."""
    which = int(s["goals"][now])
    reached = level(s, seat, now)
    left = ROUNDS - now
    out[GOAL] = REGULAR[reached] * left
    if reached < 3:
        wanted = int(ROUND_LEVELS[now, which, reached])
        out[GOAL_NEAR] = left * min(1.0, total(s, seat, int(ROUND_STAT[now, which])) / max(wanted, 1))
    for number in range(now + 1, ROUNDS):
        out[GOALS_LATER] += REGULAR[level(s, seat, number)] * (ROUNDS - number)
    for k in range(LABOUR):
        if s["met"][seat] >> k & 1 == 0:
            goal = int(s["labour"][k])
            least = max(int(LABOUR_LEAST[goal]), 1)
            has = labour_total(s, seat, int(LABOUR_STAT[goal]))
            out[LABOUR_NEAR] += min(1.0, has / least) * left
            out[LABOUR_NEXT] += (has + 1 >= least) * left


@inlined
def likely(s: Record, seat: int, rank: int) -> int:
    """What a majority would compare if nothing more happened before the end."""
    if rank == GUEST_RANK:
        return int(s["regular"][seat]) + door_income(s, seat)
    if rank == MONEY_RANK:
        return int(s["money"][seat]) + shop_income(s, seat)
    return rank_value(s, seat, GOAL_RANK)


@lean
def see_ranks(s: Record, seat: int, out: Floats) -> None:
    """FO-80, FO-91: places as they would be, and the lead over the best of the others."""
    players = int(s["players"])
    for rank in range(3):
        value = likely(s, seat, rank)
        if players == 1:
            out[RANK + rank] = solo_points(rank, value)
            out[LEAD + rank] = value
            continue
        if rank == GOAL_RANK and s["end_goal"] == NO_GOAL:
            continue
        better, equal, best = 0, 0, 0
        for other in range(players):
            theirs = likely(s, other, rank)
            better += theirs > value
            equal += theirs == value
            if other != seat:
                best = max(best, theirs)
        points = 0
        for place in range(better, min(better + equal, len(PLACE_POINTS))):
            points += PLACE_POINTS[place]
        out[RANK + rank] = 0 if value <= 0 and s["flags"] & MAJORITY_NEEDS_SOME else points // equal
        out[LEAD + rank] = max(-_FAR, min(value - best, _FAR))
