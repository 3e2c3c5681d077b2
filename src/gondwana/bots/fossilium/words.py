"""Why a step of Fossilium may be good, in words: the whole turn that it begins, and what that turn changes.

Read from a position that was hidden for the seat. Nothing is judged by rules of its own: the turn is carried out on a copy, and
what the seat had before and has after are compared.
"""

from collections.abc import Mapping

import numpy as np

from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.desk import make_desk
from gondwana.bots.fossilium.foresight import plans_at
from gondwana.bots.fossilium.learned import packaged
from gondwana.core.contract import Record, States
from gondwana.core.engine import Buffers, engine
from gondwana.games import load
from gondwana.games.fossilium.data import CELLS, SITES
from gondwana.games.fossilium.goals import COMPLETE, total
from gondwana.games.fossilium.state import (
    ADDING,
    AMBER_TYPE,
    ARCHIVE,
    BUILDING_SIDE,
    BUY,
    CELL,
    CELL_COUNT,
    COPYING,
    DIGGING,
    DONE,
    END_TURN,
    ENTRANCE,
    EXCAVATE,
    FIELD,
    FIX,
    FIXING,
    GIVING,
    KEEP,
    KEEPING,
    KINDS,
    LEAVE,
    LYING,
    PARTING,
    PASS,
    ROW_LENGTH,
    SELL,
    SHOP,
    SHOWING,
    START,
    STARTING,
    STORE,
    STUDENTS,
    TAKE,
    USING,
)
from gondwana.games.fossilium.words import field_name, fossil_name, row_name, seat_name, side_name, tile_name, type_name
from gondwana.locale import Message, listing

MOST_REASONS = 4


def heading(s: Record, seat: int) -> list[Message]:
    """Where the game stands and what the seat is to decide."""
    return [Message("fossilium-advice-at", round=max(int(s["round"]), 0) + 1, seat=str(seat))]


def whole_turn(steps: list[str]) -> str:
    """A turn's steps as one text."""
    return ", ".join(steps)


def reasons(
    hidden: States, seat: int, actions: list[int], *, forced: bool = False, then: Mapping[int, tuple[int, ...]] | None = None
) -> list[list[Message]]:
    """For each action the turn that it begins and what that changes; `forced` if there is no other.

    `then`: for an action the steps that were found to follow it; without them those that seem best at a glance.
    """
    plans = _plans(hidden, seat) | {action: [action, *later] for action, later in (then or {}).items()}
    told = []
    for action in actions:
        found = [Message("fossilium-advice-forced")] if forced else []
        found += _turn(hidden, seat, plans.get(action, [action]))
        told.append(found[:MOST_REASONS])
    return told


def _plans(hidden: States, seat: int) -> dict[int, list[int]]:
    """For each first step the best plan that begins with it."""
    desk = make_desk(packaged().values(int(hidden["players"][0])), tastes.WIDE)
    n = int(plans_at(hidden, 0, seat, desk))
    best: dict[int, list[int]] = {}
    for k in np.argsort(-desk.values[:n], kind="stable").tolist():
        best.setdefault(int(desk.plans[k, 0]), [int(step) for step in desk.plans[k] if step >= 0])
    return best


def _turn(hidden: States, seat: int, steps: list[int]) -> list[Message]:
    """The steps after the first one, and what all of them bring."""
    functions, buffers = engine(load("fossilium")), Buffers(load("fossilium"))
    state = hidden.copy()
    secret = state["phase"][0] in (START, EXCAVATE, KEEP, STORE, FIX)
    said = []
    for step in steps:
        said.append(tell(state[0], seat, step))
        if secret or not functions.apply_at(state, 0, seat, step, buffers.actions, buffers.weights):
            break
    found = [Message("fossilium-advice-turn", steps=listing(said))] if len(said) > 1 else []
    if not secret:
        found += _changes(hidden, state, seat)
    return found


def _changes(before: States, after: States, seat: int) -> list[Message]:
    """What the seat has more of, or less."""
    one, two = before[0], after[0]
    said = []
    finished = total(two, seat, COMPLETE) - total(one, seat, COMPLETE)
    if finished > 0:
        said.append(Message("fossilium-advice-complete", many=finished))
    if int(two["met"][seat]) != int(one["met"][seat]):
        said.append(Message("fossilium-advice-worker"))
    changed = {name: int(two[name][seat]) - int(one[name][seat]) for name in ("guests", "money", "given")}
    if two["round"] == one["round"] and any(changed.values()):
        parts = [Message(f"fossilium-advice-{name}", many=f"{by:+d}") for name, by in changed.items() if by]
        said.append(Message("fossilium-advice-changes", parts=listing(parts)))
    points = _points(after, seat) - _points(before, seat)
    if points:
        said.append(Message("fossilium-advice-points", points=f"{points:+d}"))
    return said


def _points(states: States, seat: int) -> int:
    numbers = Buffers(load("fossilium")).numbers
    engine(load("fossilium")).scores_at(states, 0, numbers)
    return int(numbers[seat])


def tell(s: Record, seat: int, action: int) -> Message:
    """One step in words."""
    if action < FIELD:
        return _keeping(s, seat, action)
    if action < PASS:
        return field_name(action - FIELD)
    if action == PASS:
        return Message("fossilium-advice-pass")
    if action < COPYING:
        return Message("fossilium-advice-students", site=_site(action - STUDENTS))
    if action < SHOWING:
        return Message("fossilium-advice-as", row=row_name(action - COPYING))
    if action < PARTING:
        return _showing(action)
    if action < BUY:
        return _building(action)
    if action < ENTRANCE:
        return _trading(s, action)
    if action < TAKE:
        name, first = ("shop", SHOP) if action >= SHOP else ("entrance", ENTRANCE)
        return Message(f"fossilium-advice-{name}", type=type_name(action - first))
    if action < END_TURN:
        return Message("fossilium-advice-take", tile=tile_name(action - TAKE))
    if action == END_TURN:
        return Message("fossilium-advice-end")
    return _digging(action)


def _keeping(s: Record, seat: int, action: int) -> Message:
    if action >= STARTING:
        return Message("fossilium-advice-start", type=type_name(action - STARTING))
    kept = action - KEEPING + 1
    tiles = [tile_name(int(s["hand"][seat, k])) for k in range(int(s["hands"][seat])) if kept >> k & 1]
    return Message("fossilium-advice-keep", tiles=listing(tiles))


def _site(site: int) -> Message:
    return Message(f"fossilium-site-{SITES[site]}")


def _showing(action: int) -> Message:
    if action < ADDING:
        return Message("fossilium-advice-show", fossil=fossil_name(action - SHOWING))
    if action < CELL:
        return Message("fossilium-advice-add", fossil=fossil_name(action - ADDING))
    if action < LYING:
        return Message("fossilium-advice-cell", cell=CELLS[action - CELL])
    upright, cell = divmod(action - LYING, CELL_COUNT)
    return Message(f"fossilium-advice-{'upright' if upright else 'lying'}", cell=CELLS[cell])


def _building(action: int) -> Message:
    if action < DONE:
        return Message("fossilium-advice-add", fossil=tile_name(action - PARTING))
    if action == DONE:
        return Message("fossilium-advice-done")
    if action < GIVING:
        return Message("fossilium-advice-build", panel=side_name(action - BUILDING_SIDE))
    if action < AMBER_TYPE:
        other, kind = divmod(action - GIVING, KINDS)
        return Message("fossilium-advice-give", tile=tile_name(kind), who=seat_name(other))
    return Message("fossilium-advice-amber", type=type_name(action - AMBER_TYPE))


def _digging(action: int) -> Message:
    """Steps of an excavation, and the workers for a field."""
    if action < FIXING:
        return Message("fossilium-advice-leave", tile=tile_name(action - LEAVE))
    if action < USING:
        return Message("fossilium-advice-fix", column=action - FIXING + 1)
    if action < DIGGING:
        return Message("fossilium-advice-use", fixed=action - USING)
    return Message("fossilium-advice-dig", site=_site(action - DIGGING))


def _trading(s: Record, action: int) -> Message:
    if action < ARCHIVE:
        row, place = divmod(action - BUY, ROW_LENGTH)
        return Message("fossilium-advice-buy", tile=tile_name(int(s["row"][row, place])))
    if action < SELL:
        return Message("fossilium-advice-buy", tile=tile_name(action - ARCHIVE))
    return Message("fossilium-advice-sell", tile=tile_name(action - SELL))
