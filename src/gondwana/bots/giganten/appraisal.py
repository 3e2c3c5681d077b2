"""What each action of a seat seems worth, in points: a turn is judged as a whole, the piece, its goal and its challenge together.

All of it is read from a position that was hidden for the seat, and of the other party only what everybody may know.
"""

import numpy as np

from gondwana.bots.giganten.odds import (
    NOTES,
    Floats,
    against,
    row_of,
    survives,
    suspect,
    weigh,
)
from gondwana.bots.giganten.peril import danger, distance, guards, nest_of, nest_risk
from gondwana.core.compiled import jit, lean
from gondwana.core.contract import Ints, Record, States
from gondwana.games.giganten.land import COLUMN, FIELDS, NEIGHBOUR, RANK, ROW
from gondwana.games.giganten.moves import STRAIGHT, can_step, legal_flights
from gondwana.games.giganten.pieces import PIECE_OF, is_enemy
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import (
    ACCEPT,
    AGAINST,
    ARRANGE,
    BACK,
    BLANK,
    BLITZ,
    CHALLENGE,
    DONE,
    FLUG,
    GO,
    HOLD,
    KINDS,
    MOVE_UP,
    NEST,
    NOTHING,
    OFFER,
    PICK,
    QUIET,
    REPLY,
    RESIGN,
    RETURN,
    SET,
    TAKERS,
    TO,
    UP,
)
from gondwana.games.giganten.state import (
    NOTES as SECRET_TRAPS,
)
from gondwana.games.giganten.turns import flight

_TASTES = {  # plain, greedy, denial, charger, expert
    "nest": (20.0, 30.0, 60.0, 60.0, 59.0),  # an enemy Nest
    "curiosity": (0.0, 0.1, 0.25, 0.25, 0.26),  # of what a piece is worth, for knowing it
    "trapped": (1.0, 0.5, 0.4, 0.4, 0.4),  # of a piece that a trap only holds up
    "boldness": (0.0, 0.5, 0.0, 0.5, 0.0),  # for any challenge
    "reveal": (0.0, 0.0, 0.12, 0.0, 0.11),  # of the own piece, for its being known afterwards
    "pull": (0.2, 1.0, 1.0, 1.0, 0.9),  # of what a challenge later may bring
    "decay": (0.5, 0.8, 0.82, 0.82, 0.84),  # of that, for each turn that it takes
    "walled": (1.0, 1.0, 0.4, 0.4, 0.41),  # of that, where nobody can get beside the target
    "advance": (0.3, 0.1, 0.04, 0.5, 0.04),  # for each row
    "danger": (0.0, 0.2, 0.9, 0.9, 0.9),  # of what the enemy may win in his next turn
    "unknown": (1.0, 1.0, 0.6, 0.6, 0.59),  # of that, if he cannot know what he challenges
    "worry": (0.0, 0.1, 0.3, 0.3, 0.29),  # of the dangers beside the greatest
    "guard": (0.2, 0.2, 0.5, 0.5, 0.55),  # for a piece beside the own Nest
    "alarm": (0.0, 5.0, 30.0, 30.0, 28.5),  # an open way to the own Nest
    "home": (0.0, 1.0, 6.0, 6.0, 5.7),  # for beating an enemy by the own Nest
    "patience": (0.2, 0.5, 0.5, 0.5, 0.49),  # how much bolder it gets with every twenty moves without a fight
    "undo": (0.1, 0.3, 0.4, 0.4, 0.4),  # for going back where the piece came from
}
"""What the judges believe, put down by hand but for `expert`: tuned in self-play (`bench/tune_giganten.py`)."""
WEIGHTS = np.dtype([(name, "f8") for name in _TASTES])
PLAIN, GREEDY, DENIAL, CHARGER, EXPERT = range(5)
JUDGES = np.concatenate([np.array(column, np.float64) for column in zip(*_TASTES.values(), strict=True)]).view(WEIGHTS)
NEVER = -1000.0
_CALM = 20.0
"""Moves of a side after which waiting is felt."""
_LONG = 90.0
"""Moves of a side after which a game has lasted long."""
_EASY_DRAW = 6.0
"""A draw is taken only by who is so far behind."""


@jit
def plain(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """To a beginner: fights and steps forward."""
    appraise(states, i, seat, actions, n, values, JUDGES, PLAIN)


@jit
def greedy(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """To one who looks for good fights and walks towards them."""
    appraise(states, i, seat, actions, n, values, JUDGES, GREEDY)


@jit
def denial(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """To one who also sees what the other can do."""
    appraise(states, i, seat, actions, n, values, JUDGES, DENIAL)


@jit
def expert(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """The same with numbers tuned in self-play."""
    appraise(states, i, seat, actions, n, values, JUDGES, EXPERT)


@jit
def charger(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """To one who knows what `denial` knows, but presses forward, likes every fight and hides nothing."""
    appraise(states, i, seat, actions, n, values, JUDGES, CHARGER)


@jit
def appraise(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats, judges: States, row: int) -> None:
    """What a judge with such weights thinks of each action."""
    judge(states[i], seat, actions, n, values, judges[row], np.zeros(1, NOTES), np.empty(FIELDS, np.int64))


@lean
def judge(s: Record, seat: int, actions: Ints, n: int, values: Floats, w: Record, pad: States, room: Ints) -> None:
    """The same, in the caller's room: a record of `NOTES`, and as many numbers as there are fields."""
    notes = pad[0]
    if s["phase"] <= ARRANGE:
        for k in range(n):  # bots draw lots there (`opening.py`)
            values[k] = 0.0
        return
    look(s, seat, notes, w)
    phase = s["phase"]
    if phase == PICK:
        judge_picks(s, seat, actions, n, values, w, notes, room)
    elif phase == GO:
        start = int(s["picked"])
        for k in range(n):
            values[k] = goal_value(s, seat, start, actions[k] - TO, w, notes)
    elif phase == CHALLENGE:
        field = int(s["mover"])
        for k in range(n):
            target = NOTHING if actions[k] == QUIET else actions[k] - AGAINST
            values[k] = turn_value(s, seat, field, field, target, w, notes)
    elif phase == UP:
        for k in range(n):
            values[k] = up_value(s, seat, actions[k] == MOVE_UP, w, notes)
    elif phase == REPLY:
        for k in range(n):
            values[k] = 0.0 if actions[k] == ACCEPT else lead(notes) + _EASY_DRAW
    elif phase in (SET, RETURN):
        for k in range(n):
            values[k] = stand_value(s, seat, int(s["hand"]), actions[k], w, notes)


@lean
def look(s: Record, seat: int, notes: Record, w: Record) -> None:
    """Work out what all judgements of this decision need."""
    suspect(s, seat, notes)
    weigh(s, seat, notes)
    held = 0
    for n in range(s["count"][seat]):
        held |= 1 << int(s["kind"][seat, n])
    for kind in range(KINDS):
        if s["held"][seat, kind] > 0 or s["away"][seat, kind] > 0:
            held |= 1 << kind
    for enemy in range(1 - (seat & 1), int(s["players"]), 2):
        for m in range(s["count"][enemy]):
            field = int(s["at"][enemy, m])
            row = row_of(int(s["who"][field]))
            for kind in range(KINDS):
                if held >> kind & 1:
                    notes["gain"][kind, row] = against(s, seat, kind, row, int(s["ground"][field]) & 1, notes, w)
    for n in range(s["count"][seat]):
        at = int(s["at"][seat, n])
        kind = int(s["kind"][seat, n])
        known = is_one_kind(int(s["could"][seat, n]))
        notes["danger"][n] = danger(s, seat, kind, at, at, NOTHING, known, w, notes)


@lean
def lead(notes: Record) -> float:
    """What the own army is worth more than the other."""
    total = 0.0
    for kind in range(KINDS):
        if kind != NEST and kind != BLITZ:
            total += notes["left"][0, kind] * notes["worth"][0, kind] - notes["left"][1, kind] * notes["worth"][1, kind]
    return total


@lean
def judge_picks(s: Record, seat: int, actions: Ints, n: int, values: Floats, w: Record, notes: Record, room: Ints) -> None:
    """A piece is worth what its best goal is worth."""
    best = NEVER
    for k in range(n):
        if actions[k] < TO:
            values[k] = pick_value(s, seat, int(actions[k]), w, notes, room)
            best = max(best, values[k])
    for k in range(n):
        action = actions[k]
        if action == DONE:
            values[k] = -trouble(s, seat, NOTHING, 0.0, NOTHING, NOTHING, NOTHING, w, notes)
        elif action in (OFFER, RESIGN):
            values[k] = 2.0 * NEVER
        elif HOLD <= action < BACK:  # it costs nothing, the turn goes on
            values[k] = best + 0.01 + 0.001 * notes["worth"][0, action - HOLD]
        elif action >= BACK:
            values[k] = best + 0.01 if best < 0.0 else 0.1 * notes["worth"][0, action - BACK]


@lean
def pick_value(s: Record, seat: int, start: int, w: Record, notes: Record, room: Ints) -> float:
    """A piece with its best goal."""
    kind = int(s["kind"][seat, PIECE_OF[s["who"][start]]])
    best = NEVER
    for direction in range(STRAIGHT):
        if can_step(s, seat, kind, start, direction):
            best = max(best, goal_value(s, seat, start, int(NEIGHBOUR[s["outline"], start, direction]), w, notes))
    if kind == FLUG and s["step"] == 0:
        for k in range(legal_flights(s, seat, start, room, 0)):
            best = max(best, goal_value(s, seat, start, int(room[k]) - TO, w, notes))
    return best


@lean
def goal_value(s: Record, seat: int, start: int, goal: int, w: Record, notes: Record) -> float:
    """The best that can be done with a piece on its goal."""
    outline = int(s["outline"])
    kind = int(s["kind"][seat, PIECE_OF[s["who"][start]]])
    flown = NOTHING
    if abs(int(COLUMN[goal]) - int(COLUMN[start])) + abs(int(ROW[goal]) - int(ROW[start])) > 1:
        flown = flight(s, start, goal)
    if flown >= STRAIGHT:
        return turn_value(s, seat, start, goal, int(NEIGHBOUR[outline, goal, flown]), w, notes)
    best = NEVER
    if flown == NOTHING:
        best = turn_value(s, seat, start, goal, NOTHING, w, notes)
    if kind == BLITZ or kind == BLANK or s["challenged"]:
        return best
    for direction in range(STRAIGHT):
        target = int(NEIGHBOUR[outline, goal, direction])
        behind = flown != NOTHING and direction == (flown + 2) & 3
        if not behind and is_enemy(s, target, seat):
            best = max(best, turn_value(s, seat, start, goal, target, w, notes))
    return best


@lean
def turn_value(s: Record, seat: int, start: int, goal: int, target: int, w: Record, notes: Record) -> float:
    """A whole turn: a piece goes from a field to a field and challenges somebody, or NOTHING. Where it has gone, both are one."""
    n = int(PIECE_OF[s["who"][start]])
    kind = int(s["kind"][seat, n])
    known = is_one_kind(int(s["could"][seat, n]))
    haste = hurry(s, w)
    value = 0.0
    if start != goal:
        value += step_value(s, seat, kind, start, goal, haste, w, notes)
    if s["flags"] & SECRET_TRAPS and is_known_trap(s, seat, goal):
        return float(value - notes["worth"][0, kind])
    stays = 1.0
    if target != NOTHING:
        row = row_of(int(s["who"][target]))
        ground = int(s["ground"][target]) & 1
        stays = survives(s, kind, row, ground, notes)
        value += notes["gain"][kind, row] + w["boldness"] + home(s, seat, target, row, stays, w, notes)
        if not known:
            value -= stays * w["reveal"] * notes["worth"][0, kind]
    after = danger(s, seat, kind, goal, start, target, known or target != NOTHING, w, notes)
    return float(value - trouble(s, seat, n, stays * after, start, goal, target, w, notes) / haste)


@lean
def hurry(s: Record, w: Record) -> float:
    """How much bolder one gets: without a fight for long, and when the game has lasted long."""
    waited = s["quiet"] / s["players"] / _CALM
    lasted = max(s["turns"] / s["players"] - _LONG, 0.0) / _LONG
    return float(1.0 + w["patience"] * (waited + 2.0 * lasted))


@lean
def step_value(s: Record, seat: int, kind: int, start: int, goal: int, haste: float, w: Record, notes: Record) -> float:
    """What a field is worth to a piece more than another: what it is nearer to, what it guards."""
    outline = int(s["outline"])
    value = haste * w["pull"] * (pull(s, seat, kind, goal, w, notes) - pull(s, seat, kind, start, w, notes))
    value += w["guard"] * (guards(s, seat, goal) - guards(s, seat, start))
    if TAKERS >> kind & 1:
        value += w["advance"] * (RANK[outline, seat & 1, goal] - RANK[outline, seat & 1, start])
    if s["last_to"][seat] == start and s["last_from"][seat] == goal:
        value -= w["undo"] * (1.0 + s["shuttle"][seat])
    return float(value)


@lean
def pull(s: Record, seat: int, kind: int, field: int, w: Record, notes: Record) -> float:
    """The best challenge that a piece has before it, less the farther it is. Beside an enemy a piece must step away first."""
    if kind in (NEST, BLITZ, BLANK):
        return 0.0
    best = 0.0
    for enemy in range(1 - (seat & 1), int(s["players"]), 2):
        for m in range(s["count"][enemy]):
            at = int(s["at"][enemy, m])
            row = row_of(int(s["who"][at]))
            gain = notes["gain"][kind, row]
            if gain > 0.0:
                gain += home(s, seat, at, row, 1.0, w, notes)
            if gain <= best:
                continue
            far = distance(field, at)
            turns = far - 1 if far > 1 else 2
            if kind == FLUG:
                turns = min(turns, 2 + turns // 4)
            gain *= w["decay"] ** turns
            if gain > best and is_walled(s, at, field):
                gain *= w["walled"]
            best = max(best, gain)
    return best


@lean
def home(s: Record, seat: int, field: int, row: int, share: float, w: Record, notes: Record) -> float:
    """What beating an enemy is worth because he is near the own Nest and can move."""
    nest = nest_of(s, seat)
    if nest == NOTHING:
        return 0.0
    far = distance(field, nest)
    return float(w["home"] * share * notes["moves"][row] / far) if far < 5 else 0.0


@lean
def is_walled(s: Record, field: int, start: int) -> bool:
    """Whether no field beside this one is free, or that from which the challenge would come."""
    for direction in range(STRAIGHT):
        beside = NEIGHBOUR[s["outline"], field, direction]
        if beside >= 0 and (s["who"][beside] == 0 or beside == start):
            return False
    return True


@lean
def is_known_trap(s: Record, seat: int, field: int) -> bool:
    """GI-65: an enemy's note that was shown names this field."""
    for enemy in range(1 - (seat & 1), int(s["players"]), 2):
        if s["noted"][enemy] and s["note"][enemy] == field:
            return True
    return False


@lean
def trouble(s: Record, seat: int, n: int, after: float, start: int, goal: int, gone: int, w: Record, notes: Record) -> float:
    """What the enemy may do next: to the piece that has moved, to the others, to the Nest."""
    most, total = after, after
    for m in range(s["count"][seat]):
        if m != n:
            most = max(most, notes["danger"][m])
            total += notes["danger"][m]
    risk = nest_risk(s, seat, start, goal, gone, notes)
    return float(w["danger"] * (most + w["worry"] * (total - most)) + w["alarm"] * risk)


@lean
def up_value(s: Record, seat: int, goes: bool, w: Record, notes: Record) -> float:
    """GI-24: the winner of a fight, which everybody knows now, on either field."""
    start, goal = int(s["fought_from"]), int(s["fought_at"])
    if s["who"][start] == 0:
        start, goal = goal, start
    if not goes:
        goal = start
    n = int(PIECE_OF[s["who"][start]])
    kind = int(s["kind"][seat, n])
    value = 0.0
    if goes:
        value = step_value(s, seat, kind, start, goal, 1.0, w, notes)
        if s["flags"] & SECRET_TRAPS and is_known_trap(s, seat, goal):
            value -= notes["worth"][0, kind]
    after = danger(s, seat, kind, goal, start, NOTHING, True, w, notes)
    return value - trouble(s, seat, n, after, start, goal, NOTHING, w, notes)


@lean
def stand_value(s: Record, seat: int, kind: int, field: int, w: Record, notes: Record) -> float:
    """A piece that comes to the board (GI-66 c, GI-67)."""
    value = w["pull"] * pull(s, seat, kind, field, w, notes) + w["guard"] * guards(s, seat, field)
    value += w["advance"] * RANK[s["outline"], seat & 1, field]
    return float(value - w["danger"] * danger(s, seat, kind, field, NOTHING, NOTHING, False, w, notes))
