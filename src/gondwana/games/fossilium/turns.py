"""The course of a round: turns, actions and what follows them, the end of a round."""

from gondwana.core.bits import lowest
from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.build import begin_build
from gondwana.games.fossilium.data import DATA, GIFTS
from gondwana.games.fossilium.display import begin_show, show_part, single_parts
from gondwana.games.fossilium.excavation import begin_excavation, fix_all, next_wave
from gondwana.games.fossilium.goals import meet_goals
from gondwana.games.fossilium.income import begin_tour, income
from gondwana.games.fossilium.market import begin_trade, fullest, set_prices
from gondwana.games.fossilium.moves import can_copy, has_last_field
from gondwana.games.fossilium.opening import open_museums
from gondwana.games.fossilium.state import (
    ACTED,
    AFTER_EXTRA,
    AFTER_MAIN,
    BUILDING,
    COPY,
    DISPLAY,
    END,
    EXTRA,
    FETCH,
    FIXED,
    JOKER,
    LAST_COLUMN,
    MANAGE,
    MARKET,
    NEW_ROUND,
    NEXT,
    NOTHING,
    OVER,
    REFILL,
    ROUND_OVER,
    STRIP,
    TOUR,
    TURN,
    WAVE,
    WORKERS,
)
from gondwana.games.fossilium.storage import gain_guests, gain_students, take_from_bag
from gondwana.games.fossilium.workers import LAST_ROUND, choose_field, fixed_left, occupy, only_mix, stand_neutrals, usable

import numpy as np  # isort: skip

GIVES = np.array([GIFTS.index(gift) for gift in DATA.board.manage])
REFILLED = DATA.market.refill
REFILL_ROUNDS = sum(1 << (number - 1) for number in DATA.market.refill_rounds)


# Rounds


@lean
def begin_round(s: Record) -> None:
    """FO-01, FO-90: neutral workers move on, everybody has income, and the Ammonite's holder begins."""
    s["round"] += 1
    s["scene"] += 1
    stand_neutrals(s)
    for seat in range(s["players"]):
        s["passed"][seat] = 0
        s["late"][seat] = 0
    income(s)
    s["seat"] = (s["ammonite"] + s["players"] - 1) % s["players"]
    s["phase"] = NEXT


@lean
def next_turn(s: Record) -> None:
    """FO-20, FO-22: clockwise the next one who is not out; when all are, the museums open."""
    for ahead in range(1, s["players"] + 1):
        seat = (int(s["seat"]) + ahead) % int(s["players"])
        if can_act(s, seat):
            begin_turn(s, seat)
            return
    end_phase(s)


@lean
def can_act(s: Record, seat: int) -> bool:
    """FO-22, FO-71: a worker that can be put somewhere: managing is possible for all but fixed ones above column 4."""
    if usable(s, seat) > 0:
        return True
    for column in range(LAST_COLUMN):
        if fixed_left(s, seat, column) > 0:
            return True
    if fixed_left(s, seat, LAST_COLUMN) == 0:
        return False
    return has_last_field(s, seat)


@lean
def begin_turn(s: Record, seat: int) -> None:
    """FO-31: a seat is on turn; the market's prices are those of now."""
    s["seat"] = seat
    s["turns"] += 1
    s["scene"] += 1
    s["sent"] = 0
    s["acted"] = 0
    s["phase"] = TURN
    s["owing"] = 1 << seat
    set_prices(s)
    forget_action(s)


@lean
def forget_action(s: Record) -> None:
    """The action of the turn before is over."""
    s["chosen_field"] = NOTHING
    s["action"] = NOTHING
    s["column"] = NOTHING
    s["fossil"] = NOTHING
    s["owner"] = NOTHING
    s["building"] = NOTHING
    s["then"] = AFTER_MAIN
    s["guided"] = 0
    s["mode"] = 0
    s["modes"] = 0
    s["traded"] = 0


@lean
def end_phase(s: Record) -> None:
    """FO-50, FO-71: opening; then excavation, or after the last round one more income and the end."""
    s["seat"] = NOTHING
    s["owing"] = 0
    s["scene"] += 1
    forget_action(s)
    open_museums(s)
    if s["round"] < LAST_ROUND:
        begin_excavation(s)
    else:
        income(s)
        s["phase"] = OVER


@lean
def end_round(s: Record) -> None:
    """FO-03, FO-63: the Ammonite moves on, the market is filled up after some rounds."""
    s["ammonite"] = (s["ammonite"] + 1) % s["players"]
    s["drawer"] = NOTHING
    s["wave"] = NOTHING
    s["plenty"] = fullest(s) if REFILL_ROUNDS >> s["round"] & 1 and REFILLED > 0 else 0
    s["phase"] = ROUND_OVER


@lean
def next_refill(s: Record) -> None:
    """The next site that gives tiles to the market; after the last one a new round."""
    if s["plenty"] == 0:
        s["source"] = NOTHING
        s["phase"] = NEW_ROUND
        return
    s["phase"] = REFILL
    s["source"] = lowest(int(s["plenty"]))
    s["plenty"] &= s["plenty"] - 1
    s["left"] = min(REFILLED, int(s["tiles"][s["source"]]))


# Actions


@lean
def act(s: Record, seat: int, field: int) -> None:
    """A field is chosen: with which workers? That is asked only where free and fixed ones could be placed (FO-71)."""
    choose_field(s, field)
    s["phase"] = WORKERS
    fixed = only_mix(s, seat, field)
    if fixed != NOTHING:
        place_workers(s, seat, fixed)


@lean
def place_workers(s: Record, seat: int, fixed: int) -> None:
    """Workers on the chosen field, and its action begins."""
    occupy(s, seat, fixed)
    meet_goals(s, seat)
    row = int(s["action"])
    if row == JOKER:
        s["phase"] = COPY
        copy_plainly(s, seat)
    else:
        begin_action(s, seat, row)


@lean
def copy_plainly(s: Record, seat: int) -> None:
    """A tour alone is not asked for."""
    for row in range(STRIP + 1):
        if row != TOUR and row != JOKER and can_copy(s, seat, row):
            return
    begin_action(s, seat, TOUR)


@lean
def begin_action(s: Record, seat: int, row: int) -> None:
    """The action of a row, on its own field or by the joker."""
    s["action"] = row
    if row == DISPLAY:
        begin_show(s, seat)
    elif row == BUILDING:
        begin_build(s, seat)
    elif row == MARKET:
        begin_trade(s, seat)
    elif row == TOUR:
        begin_tour(s, seat)
    elif row == MANAGE:
        manage(s, seat)
    else:
        begin_fetching(s, seat)


@lean
def manage(s: Record, seat: int) -> None:
    """FO-37: 1 $, 1 doctoral student or 1 guest."""
    gift = GIVES[s["column"]]
    if gift == 0:
        s["money"][seat] += 1
    elif gift == 1:
        gain_students(s, seat, 1)
    else:
        gain_guests(s, seat, 1)
    s["phase"] = ACTED


@lean
def begin_fetching(s: Record, seat: int) -> None:
    """FO-70: which part, if there is a choice."""
    s["phase"] = FETCH
    parts = int(s["inbag"][s["column"]]) & single_parts(s, seat)
    if parts & (parts - 1) == 0:
        fetch(s, seat, lowest(parts))


@lean
def fetch(s: Record, seat: int, kind: int) -> None:
    """FO-70: a part of choice from the bag, shown at once."""
    take_from_bag(s, int(s["column"]), kind)
    show_part(s, seat, kind)


@lean
def go_on(s: Record) -> None:
    """Whatever follows by itself, until somebody or chance is to act."""
    while s["phase"] >= ACTED:
        phase = s["phase"]
        if phase == ACTED:
            after_step(s)
        elif phase == NEXT:
            next_turn(s)
        elif phase == WAVE:
            next_wave(s)
        elif phase == FIXED:
            fix_all(s)
            end_round(s)
        elif phase == ROUND_OVER:
            next_refill(s)
        else:
            begin_round(s)


@lean
def after_step(s: Record) -> None:
    """A step of an action is done: goals that were met, the bonus of column 4, or the end of the turn."""
    seat = int(s["seat"])
    meet_goals(s, seat)
    if s["owner"] != NOTHING and s["owner"] != seat:
        meet_goals(s, int(s["owner"]))
    s["owing"] = 1 << seat
    if s["action"] == DISPLAY and s["column"] == LAST_COLUMN and s["then"] == AFTER_MAIN:
        s["then"] = AFTER_EXTRA
        if single_parts(s, seat) & int(s["held"][seat]):
            s["phase"] = EXTRA
            return
    s["acted"] = 1
    s["phase"] = END
