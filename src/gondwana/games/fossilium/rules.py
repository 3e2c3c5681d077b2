"""The course of the game: draws, and each step handed to where it belongs. The ids are those of docs/rules/fossilium.md."""

import numpy as np

from gondwana.core.compiled import inlined
from gondwana.core.contract import CHANCE, Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.fossilium import build, students
from gondwana.games.fossilium.build import choose_amber, give, stand_panel
from gondwana.games.fossilium.display import add_parts, choose_side, place, show_new, show_part
from gondwana.games.fossilium.excavation import begin_digging, choose, keep_all, leave_plainly, next_digger, seat_at, store_all
from gondwana.games.fossilium.income import tour
from gondwana.games.fossilium.knowledge import guess, hide
from gondwana.games.fossilium.market import enter, trade
from gondwana.games.fossilium.moves import legal
from gondwana.games.fossilium.scoring import places, scores
from gondwana.games.fossilium.setup import (
    BAG,
    after_deal,
    begin,
    count_goals,
    goal_falls,
    goal_odds,
    lots_fall,
    nth_goal,
    start_all,
)
from gondwana.games.fossilium.state import (
    ACTED,
    ADDING,
    AMBER,
    AMBER_TYPE,
    BEGINS,
    BUILD,
    BUILDING_SIDE,
    CELL,
    COPY,
    COPYING,
    DEAL,
    DIG,
    DIGGING,
    DONE,
    DRAW,
    END,
    END_TURN,
    ENTRANCE,
    EXCAVATE,
    EXTRA,
    FETCH,
    FIELD,
    FIXED,
    FIXING,
    GIVING,
    GOAL,
    GUIDE,
    KEEP,
    KEEPING,
    KINDS,
    LEAVE,
    LOT,
    LYING,
    NEW_ROUND,
    NEXT,
    NOTHING,
    PARTING,
    PASS,
    PICK,
    PLACE,
    REFILL,
    ROUND_OVER,
    SHOP,
    SHOW,
    SHOWING,
    SIDE,
    SITE,
    STARTING,
    STORE,
    STUDENTS,
    STUDY,
    TAKE,
    TRADE,
    TURN,
    USING,
    WORKERS,
)
from gondwana.games.fossilium.storage import take_from_bag, unstore
from gondwana.games.fossilium.turns import (
    act,
    begin_action,
    fetch,
    go_on,
    place_workers,
)

_LISTS = [[kind for kind in range(KINDS) if counts[kind]] for counts in BAG]
KINDS_AT = np.array([[*kinds, *[0] * (KINDS - len(kinds))] for kinds in _LISTS])
"""The kinds that a site has at all."""


@inlined
def pending(s: Record) -> int:
    """The seats that owe a decision, or CHANCE, or 0 when the game is over."""
    if s["phase"] <= REFILL:
        return CHANCE
    return int(s["owing"])


@inlined
def odds(s: Record, actions: Ints, weights: Ints) -> int:
    """What chance can do now, with its weights."""
    phase = s["phase"]
    n = 0
    if phase == LOT:
        for seat in range(s["players"]):
            actions[n] = BEGINS + seat
            n += s["first"] == NOTHING or s["first"] == seat
    elif phase == GOAL:
        n = goal_odds(s, actions)
    else:
        for kind in range(KINDS):
            actions[n] = DRAW + kind
            weights[n] = s["bag"][s["source"], kind]
            n += weights[n] > 0
        return n
    for k in range(n):
        weights[k] = 1
    return n


@inlined
def chance(s: Record, rng: Stream) -> int:
    """What chance does now, as likely as `odds` says."""
    if s["phase"] > GOAL:
        return DRAW + draw(s, rng)
    return draw_lot(s, rng)


@inlined
def draw(s: Record, rng: Stream) -> int:
    """A tile from the bag that is drawn from."""
    site = s["source"]
    rest = below(rng, int(s["tiles"][site]))
    k = 0
    while rest >= s["bag"][site, KINDS_AT[site, k]]:
        rest -= s["bag"][site, KINDS_AT[site, k]]
        k += 1
    return int(KINDS_AT[site, k])


@inlined
def draw_lot(s: Record, rng: Stream) -> int:
    """Who begins, or the next goal."""
    if s["phase"] == LOT:
        return BEGINS + (below(rng, int(s["players"])) if s["first"] == NOTHING else int(s["first"]))
    return nth_goal(s, below(rng, count_goals(s)))


@inlined
def chance_acts(s: Record, action: int) -> None:
    phase = s["phase"]
    if phase == LOT:
        lots_fall(s, action)
        return
    if phase == GOAL:
        goal_falls(s, action)
        return
    kind = action - DRAW
    take_from_bag(s, int(s["source"]), kind)
    s["left"] -= 1
    s["last"] = kind
    s["last_to"] = NOTHING
    if phase == REFILL or (phase == DEAL and s["drawer"] == NOTHING):
        enter(s, kind)
    else:
        seat = int(s["seat"]) if phase == STUDY else seat_at(s, int(s["drawer"]))
        s["hand"][seat, s["hands"][seat]] = kind
        s["hands"][seat] += 1
        s["last_to"] = seat
    if s["left"] == 0:
        all_drawn(s)


@inlined
def all_drawn(s: Record) -> None:
    phase = s["phase"]
    if phase == DIG:
        next_digger(s)
    elif phase == STUDY:
        students.drew(s, int(s["seat"]))
    elif phase == DEAL:
        after_deal(s)
    else:
        s["phase"] = ROUND_OVER


@inlined
def apply(s: Record, seat: int, action: int) -> None:
    """Carry out one step."""
    if seat == CHANCE:
        chance_acts(s, action)
        if s["phase"] >= ACTED:
            go_on(s)
        return
    s["last"] = NOTHING
    s["last_to"] = NOTHING
    phase = s["phase"]
    if phase == TURN:
        take_turn(s, seat, action)
    elif phase == END:
        if action == END_TURN:
            s["phase"] = NEXT
        else:
            students.send(s, seat, action - STUDENTS)
    elif phase < BUILD:
        apply_showing(s, seat, action)
    elif phase < PICK:
        apply_acting(s, seat, action)
    else:
        apply_digging(s, seat, action)
    if s["phase"] >= ACTED:
        go_on(s)


@inlined
def take_turn(s: Record, seat: int, action: int) -> None:
    if action == PASS:
        s["passed"][seat] = 1
        s["late"][seat] = 0
        s["phase"] = NEXT
    elif action >= STUDENTS:
        students.send(s, seat, action - STUDENTS)
    else:
        act(s, seat, action - FIELD)


@inlined
def apply_showing(s: Record, seat: int, action: int) -> None:
    phase = s["phase"]
    if phase == PLACE:
        place(s, seat, action - CELL if action < LYING else action - LYING)
    elif phase == SHOW:
        if action < ADDING:
            show_new(s, seat, action - SHOWING)
        else:
            add_parts(s, seat, action - ADDING)
    elif phase == SIDE:
        choose_side(s, seat, action - CELL)
    elif phase == EXTRA:
        if action == DONE:
            s["phase"] = ACTED
        else:
            unstore(s, seat, action - PARTING)
            show_part(s, seat, action - PARTING)
    elif phase == COPY:
        begin_action(s, seat, action - COPYING)
    elif phase == WORKERS:
        place_workers(s, seat, action - USING)
    elif choose(s, seat, action - KEEPING if action < STARTING else action - STARTING):
        start_all(s)
        s["phase"] = NEW_ROUND


@inlined
def apply_acting(s: Record, seat: int, action: int) -> None:
    phase = s["phase"]
    if phase == TRADE:
        trade(s, seat, action)
    elif phase == GUIDE:
        tour(s, seat, action - ENTRANCE if action < SHOP else action - SHOP, action >= SHOP)
    elif phase == BUILD:
        if action < GIVING:
            build.choose_side(s, seat, action - BUILDING_SIDE)
        else:
            give(s, seat, action - GIVING)
    elif phase == SITE:
        stand_panel(s, seat, action - CELL)
    elif phase == AMBER:
        choose_amber(s, seat, action - AMBER_TYPE)
    elif phase == FETCH:
        fetch(s, seat, action - TAKE)
    elif action == DONE:
        s["phase"] = ACTED
    else:
        show_new(s, seat, action - SHOWING)


@inlined
def apply_digging(s: Record, seat: int, action: int) -> None:
    phase = s["phase"]
    if phase == KEEP:
        if choose(s, seat, action - KEEPING):
            keep_all(s)
    elif phase == EXCAVATE:
        if choose(s, seat, action - DIGGING):
            begin_digging(s)
    elif phase == PICK:
        students.keep_one(s, seat, position(action - KEEPING + 1))
    elif phase == STORE:
        choose(s, seat, action - LEAVE)
        leave_plainly(s, seat)
        if s["owing"] == 0:
            store_all(s)
    elif choose(s, seat, action - FIXING):
        s["phase"] = FIXED


@inlined
def position(mask: int) -> int:
    """The place of the only bit of a small set."""
    k = 0
    while mask > 1:
        mask >>= 1
        k += 1
    return k


__all__ = ["apply", "begin", "chance", "guess", "hide", "legal", "odds", "pending", "places", "scores"]
