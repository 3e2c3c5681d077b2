"""Why an action of Giganten may be good or bad, in words. Read from a position that was hidden for the seat.

A step is told together with the turn that it begins: the piece, where it is taken, whom it challenges, as the adviser means it,
or as a good judge would play on. What a piece may be is counted in cases: as many as there are pieces left of the kinds that it
can be.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from gondwana.bots.giganten import appraisal
from gondwana.bots.giganten.odds import count_unknown, kinds_left, outcome
from gondwana.bots.giganten.peril import distance, guards
from gondwana.core.contract import Record, States
from gondwana.core.engine import Buffers, engine
from gondwana.games import load
from gondwana.games.giganten.arranging import kind_to_place
from gondwana.games.giganten.fights import STRENGTH
from gondwana.games.giganten.land import FIELD_NAMES, FORWARD, NEIGHBOUR, RANK
from gondwana.games.giganten.moves import STRAIGHT
from gondwana.games.giganten.notation import join
from gondwana.games.giganten.pieces import PIECE_OF, SEAT_OF, is_enemy
from gondwana.games.giganten.sight import is_one_kind
from gondwana.games.giganten.state import (
    AGAINST,
    ARRANGE,
    ATTACKER_WINS,
    BOTH_LEAVE,
    CHALLENGE,
    CULAK,
    DEFENDER_WINS,
    DRAWN,
    FLUG,
    GO,
    KINDS,
    MOVE_UP,
    NEST,
    NOTHING,
    PICK,
    QUIET,
    SWAMP,
    TO,
    UP,
)
from gondwana.games.giganten.view import PHASES
from gondwana.games.giganten.words import piece_name
from gondwana.locale import Message

MOST_REASONS = 4
_BACK_ROWS = 2


class Reason(NamedTuple):
    """A sentence, and how telling it is."""

    weight: float
    message: Message


class Turn(NamedTuple):
    """A whole turn; `target` is NOTHING where nobody is challenged."""

    kind: int
    known: bool
    start: int
    goal: int
    target: int
    flies: bool


class Odds(NamedTuple):
    """What a fight may come to, in cases."""

    wins: int
    losses: int
    nests: int
    cases: int
    kinds: tuple[int, ...]


def heading(s: Record, seat: int) -> list[Message]:
    """Where the game stands and what the seat is to decide."""
    what = Message(f"giganten-draw-phase-{PHASES[s['phase']]}", many=1)
    return [Message("giganten-advice-at", turn=int(s["turns"]) + 1, seat=str(seat), what=what)]


def whole_turn(steps: list[str]) -> str:
    """The texts of some steps as that of a turn."""
    return join(steps)


def reasons(
    hidden: States, seat: int, actions: list[int], *, forced: bool = False, then: Mapping[int, tuple[int, ...]] | None = None
) -> list[list[Message]]:
    """For each action what speaks for and against it, the most telling first; `forced` if there is no other.

    `then`: for an action the steps that follow it.
    """
    told = []
    for action in actions:
        found = sorted(_all(hidden, seat, action, (then or {}).get(action, ())), key=lambda reason: -reason.weight)
        if forced:
            found.insert(0, Reason(0.0, Message("giganten-advice-forced")))
        told.append([reason.message for reason in found[:MOST_REASONS]])
    return told


def _all(hidden: States, seat: int, action: int, then: tuple[int, ...]) -> list[Reason]:
    s = hidden[0]
    if s["phase"] == ARRANGE:
        return _standing(s, seat, action)
    if s["phase"] == UP:
        return _moving_up(s, seat, goes=action == MOVE_UP)
    turn = _turn(hidden, seat, action, then)
    if turn is None:
        return []
    return [*_fight(s, seat, turn), *_reach(s, seat, turn), *_nest(s, seat, turn), *_advance(s, seat, turn)]


def _turn(hidden: States, seat: int, action: int, then: tuple[int, ...] = ()) -> Turn | None:
    """The turn that a step belongs to, the rest of it as it is meant, or as a good judge would play it."""
    s = hidden[0]
    phase = int(s["phase"])
    if phase not in (PICK, GO, CHALLENGE) or (phase == PICK and action >= TO):
        return None
    state = hidden.copy()
    start = action if phase == PICK else int(s["picked"]) if phase == GO else int(s["mover"])
    n = int(PIECE_OF[s["who"][start]])
    kind, known = int(s["kind"][seat, n]), is_one_kind(int(s["could"][seat, n]))
    step, goal, target, later = action, start, NOTHING, list(then)
    while state["phase"][0] in (PICK, GO, CHALLENGE):
        now = int(state["phase"][0])
        if now == GO:
            goal = step - TO
        if now == CHALLENGE:
            target = NOTHING if step == QUIET else step - AGAINST
            break
        _apply(state, seat, step)
        if not state["owing"][0] >> seat & 1 or state["phase"][0] <= now:
            break
        step = later.pop(0) if later else _best(state, seat)
    straight = any(int(NEIGHBOUR[s["outline"], start, direction]) == goal for direction in range(STRAIGHT))
    return Turn(kind, known, start, goal, target, goal != start and not straight)


def _apply(state: States, seat: int, action: int) -> None:
    game = load("giganten")
    buffers = Buffers(game)
    engine(game).apply_at(state, 0, seat, action, buffers.actions, buffers.weights)


def _best(state: States, seat: int) -> int:
    game = load("giganten")
    buffers = Buffers(game)
    n = int(engine(game).legal_at(state, 0, seat, buffers.actions))
    values = np.zeros(n)
    appraisal.expert(state, 0, seat, buffers.actions[:n].copy(), n, values)
    return int(buffers.actions[int(values.argmax())])


def _cases(s: Record, field: int) -> dict[int, int]:
    """For each kind that the enemy on a field can be: how many pieces that leaves."""
    enemy, m = int(SEAT_OF[s["who"][field]]), int(PIECE_OF[s["who"][field]])
    could = int(kinds_left(s, enemy, m))
    left = np.zeros(KINDS)
    count_unknown(s, enemy, left)
    if is_one_kind(could):
        return {could.bit_length() - 1: 1}
    return {kind: int(left[kind]) for kind in range(KINDS) if could >> kind & 1 and left[kind] > 0}


def _odds(s: Record, kind: int, target: int) -> Odds:
    """What a challenge of the enemy on a field may come to."""
    cases = _cases(s, target)
    ground = int(s["ground"][target]) & SWAMP
    results = {other: outcome(s, kind, other, ground) for other in cases}
    wins = sum(number for other, number in cases.items() if results[other] == ATTACKER_WINS)
    losses = sum(number for other, number in cases.items() if results[other] == DEFENDER_WINS)
    return Odds(wins, losses, cases.get(NEST, 0), sum(cases.values()), tuple(cases))


def _ground(s: Record, field: int) -> Message:
    return Message("giganten-advice-swamp" if s["ground"][field] & SWAMP else "giganten-advice-land")


def _fight(s: Record, seat: int, turn: Turn) -> list[Reason]:
    """What the challenge may come to."""
    if turn.target == NOTHING:
        return _ahead(s, seat, turn)
    odds = _odds(s, turn.kind, turn.target)
    flags = int(s["flags"])
    piece, field, ground = piece_name(turn.kind, flags), FIELD_NAMES[turn.target], _ground(s, turn.target)
    if len(odds.kinds) == 1:
        return [_known_fight(s, turn, odds.kinds[0])]
    found = [
        Reason(
            8.0,
            Message(
                "giganten-advice-odds",
                piece=piece,
                field=field,
                ground=ground,
                wins=odds.wins,
                losses=odds.losses,
                cases=odds.cases,
            ),
        )
    ]
    if odds.nests and turn.kind != CULAK:
        found.append(Reason(9.0, Message("giganten-advice-maybe-nest", field=field, cases=odds.cases)))
    if turn.kind == FLUG:
        found.append(Reason(4.0, Message("giganten-advice-scouts", field=field)))
    elif not turn.known:
        found.append(Reason(1.0, Message("giganten-advice-shown", piece=piece)))
    return found


def _known_fight(s: Record, turn: Turn, other: int) -> Reason:
    """A fight of which the result is certain."""
    flags = int(s["flags"])
    field = FIELD_NAMES[turn.target]
    if other == NEST and turn.kind != CULAK:
        return Reason(20.0, Message("giganten-advice-takes-nest", piece=piece_name(turn.kind, flags), field=field))
    ground = int(s["ground"][turn.target]) & SWAMP
    result = outcome(s, turn.kind, other, ground)
    names = {ATTACKER_WINS: "beats", BOTH_LEAVE: "both", DRAWN: "drawn"}
    numbers = f"{STRENGTH[turn.kind][ground]}:{STRENGTH[other][ground]}" if min(turn.kind, other) > FLUG else "–"
    return Reason(
        10.0,
        Message(
            f"giganten-advice-{names.get(result, 'loses')}",
            piece=piece_name(turn.kind, flags),
            other=piece_name(other, flags),
            field=field,
            ground=_ground(s, turn.target),
            numbers=numbers,
        ),
    )


def _ahead(s: Record, seat: int, turn: Turn) -> list[Reason]:
    """Whom a quiet step comes nearer to: two fields away, so that the next step can challenge."""
    best: Reason | None = None
    for enemy in range(1 - (seat & 1), int(s["players"]), 2):
        for m in range(int(s["count"][enemy])):
            at = int(s["at"][enemy, m])
            if int(distance(turn.goal, at)) == 2:
                odds = _odds(s, turn.kind, at)
                if odds.cases and odds.wins > 2 * odds.losses and (best is None or odds.wins / odds.cases > best.weight / 3):
                    message = Message("giganten-advice-threatens", field=FIELD_NAMES[at], wins=odds.wins, cases=odds.cases)
                    best = Reason(3.0 * odds.wins / odds.cases, message)
    return [] if best is None else [best]


def _threats(s: Record, seat: int, kind: int, field: int, start: int) -> list[tuple[float, int, Odds]]:
    """Enemies who can be beside a field with one step, the worst for a piece there first."""
    found = {}
    outline = int(s["outline"])
    for direction in range(STRAIGHT):
        beside = int(NEIGHBOUR[outline, field, direction])
        if beside < 0 or beside == field or (s["who"][beside] != 0 and beside != start):
            continue
        for onward in range(STRAIGHT):
            at = int(NEIGHBOUR[outline, beside, onward])
            if at != start and is_enemy(s, at, seat):
                odds = _odds_of_blow(s, kind, at, field)
                if odds.losses:
                    found[at] = (odds.losses / odds.cases, at, odds)
    return sorted(found.values(), reverse=True)


def _odds_of_blow(s: Record, kind: int, at: int, field: int) -> Odds:
    """What an enemy's challenge on a field may come to; who never challenges is a harmless case."""
    cases = _cases(s, at)
    ground = int(s["ground"][field]) & SWAMP
    results = {other: outcome(s, other, kind, ground) for other in cases}
    losses = sum(number for other, number in cases.items() if results[other] == ATTACKER_WINS)
    wins = sum(number for other, number in cases.items() if results[other] == DEFENDER_WINS)
    return Odds(wins, losses, 0, sum(cases.values()), tuple(cases))


def _reach(s: Record, seat: int, turn: Turn) -> list[Reason]:
    """From whom the piece gets away, and who can challenge it next."""
    piece = piece_name(turn.kind, int(s["flags"]))
    before = _threats(s, seat, turn.kind, turn.start, turn.start)
    after = [one for one in _threats(s, seat, turn.kind, turn.goal, turn.start) if one[1] != turn.target]
    found = []
    worst = after[0][0] if after else 0.0
    if before and before[0][0] > worst + 0.2 and turn.goal != turn.start:
        message = Message("giganten-advice-flees", piece=piece, field=FIELD_NAMES[before[0][1]])
        found.append(Reason(6.0 * (before[0][0] - worst), message))
    if after and worst > 0.3:
        share, at, odds = after[0]
        where = FIELD_NAMES[at]
        message = Message("giganten-advice-risk", piece=piece, field=where, losses=odds.losses, cases=odds.cases)
        found.append(Reason(4.0 * share, message))
    return found


def _nest(s: Record, seat: int, turn: Turn) -> list[Reason]:
    """What the turn means for the own Nest."""
    more = float(guards(s, seat, turn.goal)) - float(guards(s, seat, turn.start))
    if more > 0:
        return [Reason(2.5 * more, Message("giganten-advice-guards"))]
    if more < 0:
        return [Reason(-1.5 * more, Message("giganten-advice-leaves-nest"))]
    return []


def _advance(s: Record, seat: int, turn: Turn) -> list[Reason]:
    """A quiet step towards the other side: not much of a reason, but better than none."""
    if turn.target != NOTHING or int(NEIGHBOUR[s["outline"], turn.start, FORWARD[seat & 1]]) != turn.goal:
        return []
    return [Reason(0.1, Message("giganten-advice-advances", piece=piece_name(turn.kind, int(s["flags"]))))]


def _moving_up(s: Record, seat: int, *, goes: bool) -> list[Reason]:
    start, goal = int(s["fought_from"]), int(s["fought_at"])
    if s["who"][start] == 0:
        start, goal = goal, start
    kind = int(s["kind"][seat, PIECE_OF[s["who"][start]]])
    turn = Turn(kind, True, start, goal if goes else start, NOTHING, flies=False)
    return [*_ahead(s, seat, turn), *_reach(s, seat, turn), *_nest(s, seat, turn)]


def _standing(s: Record, seat: int, field: int) -> list[Reason]:
    """Who is put where in secret."""
    kind = int(kind_to_place(s, seat))
    if field >= TO or kind >= KINDS:
        return []
    piece = piece_name(kind, int(s["flags"]))
    found = []
    ground = int(s["ground"][field]) & SWAMP
    if kind > FLUG:
        mine, other = STRENGTH[kind][ground], STRENGTH[kind][1 - ground]
        name = "giganten-advice-suits" if mine >= other else "giganten-advice-unsuited"
        found.append(Reason(2.0, Message(name, piece=piece, ground=_ground(s, field), strength=mine)))
    if kind == NEST and RANK[s["outline"], seat & 1, field] < _BACK_ROWS:
        found.append(Reason(3.0, Message("giganten-advice-deep")))
    elif float(guards(s, seat, field)) > 0:
        found.append(Reason(3.0, Message("giganten-advice-guards")))
    return found
