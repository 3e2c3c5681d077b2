"""What the enemy may do in his next turn: to a piece, and to the Nest."""

from gondwana.bots.giganten.odds import blow, row_of
from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.giganten.land import COLUMN, NEIGHBOUR, ROW
from gondwana.games.giganten.moves import DIRECTIONS, STRAIGHT
from gondwana.games.giganten.pieces import is_enemy
from gondwana.games.giganten.state import (
    BLITZ,
    FLUG,
    KINDS,
    NEST,
    NOTHING,
    TAKERS,
)


@inlined
def distance(one: int, other: int) -> int:
    """Steps from a field to another over an empty board."""
    return abs(int(COLUMN[one]) - int(COLUMN[other])) + abs(int(ROW[one]) - int(ROW[other]))


@lean
def nest_of(s: Record, seat: int) -> int:
    """The field of the own Nest, or NOTHING."""
    for n in range(s["count"][seat]):
        if s["kind"][seat, n] == NEST:
            return int(s["at"][seat, n])
    return NOTHING


@lean
def guards(s: Record, seat: int, field: int) -> float:
    """Whether a piece on this field covers the own Nest: beside it, or half of that across a corner."""
    nest = nest_of(s, seat)
    if nest == NOTHING:
        return 0.0
    across = abs(int(COLUMN[field]) - int(COLUMN[nest]))
    ahead = abs(int(ROW[field]) - int(ROW[nest]))
    if across + ahead == 1:
        return 1.0
    return 0.5 if across == 1 and ahead == 1 else 0.0


@inlined
def is_open(s: Record, field: int, start: int, goal: int) -> bool:
    """A field with nobody on it once a piece has gone from one field to another."""
    return field >= 0 and field != goal and (s["who"][field] == 0 or field == start)


@lean
def danger(s: Record, seat: int, kind: int, field: int, start: int, gone: int, known: bool, w: Record, notes: Record) -> float:
    """What the enemy's next turn may cost a piece that stands here: one step brings him beside it, so he is two fields away now.

    `start`: the field that the piece has left; `gone`: that of an enemy who does not count.
    """
    if kind in (NEST, BLITZ):
        return 0.0
    outline = int(s["outline"])
    worst = 0.0
    for direction in range(STRAIGHT):
        beside = int(NEIGHBOUR[outline, field, direction])
        if not is_open(s, beside, start, field):
            continue
        for onward in range(STRAIGHT):
            at = int(NEIGHBOUR[outline, beside, onward])
            if at != gone and is_enemy(s, at, seat):
                row = row_of(int(s["who"][at]))
                if notes["moves"][row] > 0.0:
                    worst = max(worst, blow(s, kind, row, int(s["ground"][field]) & 1, notes))
    return worst if known else worst * w["unknown"]


@lean
def nest_risk(s: Record, seat: int, start: int, goal: int, gone: int, notes: Record) -> float:
    """How likely the enemy could take the own Nest in his next turn, if he knew where it is."""
    nest = nest_of(s, seat)
    if nest == NOTHING:
        return 0.0
    outline = int(s["outline"])
    worst = 0.0
    for direction in range(DIRECTIONS):
        beside = int(NEIGHBOUR[outline, nest, direction])
        if not is_open(s, beside, start, goal):
            continue
        if direction >= STRAIGHT:
            worst = max(worst, flug_behind(s, seat, beside, direction, start, goal, notes))
            continue
        for onward in range(STRAIGHT):
            at = int(NEIGHBOUR[outline, beside, onward])
            if at != gone and at != goal and is_enemy(s, at, seat):
                worst = max(worst, takes(row_of(int(s["who"][at])), notes))
            if onward != (direction + 2) & 3:
                worst = max(worst, flug_behind(s, seat, beside, onward, start, goal, notes))
    return worst


@lean
def takes(row: int, notes: Record) -> float:
    """How likely a piece can take a Nest."""
    total = 0.0
    for kind in range(KINDS):
        if TAKERS >> kind & 1:
            total += notes["likely"][row, kind]
    return total


@lean
def flug_behind(s: Record, seat: int, landing: int, direction: int, start: int, goal: int, notes: Record) -> float:
    """How likely an enemy Flug sees this field from afar, looking back along its flight."""
    field = int(NEIGHBOUR[s["outline"], landing, direction])
    flown = 1
    while is_open(s, field, start, goal):
        field = int(NEIGHBOUR[s["outline"], field, direction])
        flown += 1
    if flown < 2 or field < 0 or not is_enemy(s, field, seat):
        return 0.0
    return float(notes["likely"][row_of(int(s["who"][field])), FLUG])
