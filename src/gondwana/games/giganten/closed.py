"""What a seat could wish for and may not do, with the reasons.

A turn is asked for before anything of it is sent, so the reasons go one step ahead: ``b2`` says why that piece cannot be taken,
``e4 -e5`` why the one on e4 cannot go to e5. In the secret set-up every kind can be put down first, so ``nest e4`` says why
the Nest cannot stand there.
"""

from collections.abc import Iterable

from gondwana.core.contract import Legal, Record, States
from gondwana.games.giganten.armies import army, is_screened, territory
from gondwana.games.giganten.arranging import is_choosing_reserve, reserve_steps
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.land import FIELDS, HOME, NEIGHBOUR, ON_BOARD
from gondwana.games.giganten.moves import DIRECTIONS
from gondwana.games.giganten.notation import write
from gondwana.games.giganten.pieces import PIECE_OF
from gondwana.games.giganten.reasons import why_not
from gondwana.games.giganten.state import (
    AGAINST,
    ARRANGE,
    CHALLENGE,
    FIELD,
    FLUG,
    GO,
    HOLD,
    KINDS,
    OCCUPY,
    PICK,
    RETURN,
    SET,
    TAKERS,
    TO,
    UNSET,
)
from gondwana.locale import Message


def closed(states: States, seat: int, legal: Legal) -> dict[str, Message]:
    """By phase: what people try."""
    s = states[0]
    phase = int(s["phase"])
    allowed = legal(states)
    if not allowed:
        return {}
    if phase == PICK:
        return _before_a_move(states, seat, allowed, legal)
    if phase == GO:
        return _reasons(states, seat, allowed, [TO + field for field in _goals(s, seat)])
    if phase == CHALLENGE:
        return _reasons(states, seat, allowed, [AGAINST + int(field) for field in _around(s, int(s["mover"])) if s["who"][field]])
    if phase in (OCCUPY, SET, RETURN):
        return _reasons(states, seat, allowed, [FIELD + field for field in range(FIELDS) if ON_BOARD[s["outline"], field]])
    if phase == ARRANGE:
        return _arranging(states, seat, allowed, legal)
    return {}


def _reasons(states: States, seat: int, allowed: list[int], wishes: Iterable[int], before: str = "") -> dict[str, Message]:
    return {before + write(seat, wish): why_not(states, seat, wish) for wish in wishes if wish not in allowed}


def _before_a_move(states: States, seat: int, allowed: list[int], legal: Legal) -> dict[str, Message]:
    """The own pieces that cannot be taken, and where those cannot go that can."""
    own = [int(field) for field in states[0]["at"][seat][: states[0]["count"][seat]]]
    why = _reasons(states, seat, allowed, [FIELD + field for field in own])
    for field in own:
        if FIELD + field in allowed:
            taken = states.copy()
            taken["picked"], taken["phase"] = field, GO
            goals = [TO + goal for goal in _goals(taken[0], seat)]
            why |= _reasons(taken, seat, legal(taken), goals, f"{write(seat, FIELD + field)} ")
    return why


def _around(s: Record, field: int) -> list[int]:
    return [int(goal) for goal in NEIGHBOUR[s["outline"], field] if goal >= 0]


def _goals(s: Record, seat: int) -> list[int]:
    """Where somebody may want to move the piece taken: the fields around it, and those that a scout sees."""
    start = int(s["picked"])
    if s["kind"][seat, PIECE_OF[s["who"][start]]] != FLUG:
        return _around(s, start)
    goals = []
    for direction in range(DIRECTIONS):
        field = int(NEIGHBOUR[s["outline"], start, direction])
        while field >= 0:
            goals.append(field)
            field = int(NEIGHBOUR[s["outline"], field, direction]) if not s["who"][field] else -1
    return goals


def _arranging(states: States, seat: int, allowed: list[int], legal: Legal) -> dict[str, Message]:
    """The next step; and for each kind, as if it came next on an empty field, where it cannot stand."""
    s = states[0]
    reserves = int(reserve_steps(s, seat))
    if is_choosing_reserve(s, seat):
        return _reasons(states, seat, allowed, [HOLD + kind for kind in range(KINDS) if TAKERS >> kind & 1])
    if is_screened(s):
        fields = [int(field) for field in HOME[s["outline"], seat & 1, : territory(s, seat & 1)]]
    else:
        fields = [int(field) for field in s["at"][seat][: s["count"][seat]]]
    why = _reasons(states, seat, allowed, [FIELD + field for field in fields])
    steps = reserves
    for kind in range(KINDS):
        many = int(army(s, kind)) - int(s["held"][seat, kind])
        if many:
            why |= {f"{PIECES[kind]} {text}": sentence for text, sentence in _kind(states, seat, steps, fields, legal).items()}
        steps += many
    return why


def _kind(states: States, seat: int, steps: int, fields: list[int], legal: Legal) -> dict[str, Message]:
    """Why a kind cannot stand on some fields, whatever else stands there."""
    first = states.copy()
    first["arranged"][0, seat] = steps
    if is_screened(first[0]):
        for n in range(int(first["count"][0, seat])):
            first["who"][0, first["at"][0, seat, n]] = 0
        first["count"][0, seat] = 0
    else:
        first["kind"][0, seat, : first["count"][0, seat]] = UNSET
    return _reasons(first, seat, legal(first), [FIELD + field for field in fields])
