"""What each action of a seat seems worth, in points: to a beginner, to one who hopes, to one who also looks at the neighbours.

All of it is read from a position that was hidden for the seat.
"""

import numpy as np

from gondwana.bots.draftosaurus.beliefs import DENIAL, GREEDY
from gondwana.bots.draftosaurus.hopes import Floats, foresee, king, lookout, worth
from gondwana.core.compiled import jit, lean
from gondwana.core.contract import Ints, Record, States
from gondwana.games.draftosaurus.data import FACES
from gondwana.games.draftosaurus.herd import count, one
from gondwana.games.draftosaurus.moves import EMPTY, NO_TREX, places_by_die
from gondwana.games.draftosaurus.rules import TURNS
from gondwana.games.draftosaurus.scoring import board_points
from gondwana.games.draftosaurus.state import (
    CHOOSE,
    DISCARD,
    END_PEN,
    KINDS,
    KING,
    LOOKOUT,
    MOST_PLACED,
    PUT,
    QUARANTINE,
    SHIFT,
    SHOW,
    STAND,
    THROW,
)
from gondwana.games.draftosaurus.zoo import BOARD_PLACES, DIE_PLACES, leave_quarantine, stand

_FACES = len(FACES)


@jit
def plain(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """The points that each action brings at once."""
    scratch = states[i : i + 1].copy()
    before = board_points(states[i], seat)
    for k in range(n):
        values[k] = 0.0
        if SHOW <= actions[k] < PUT:
            values[k] = best_points(states[i], scratch, seat, actions[k] - SHOW) - before
        else:
            scratch[0] = states[i]
            carry_out(scratch[0], seat, actions[k])
            values[k] = board_points(scratch[0], seat) - before


@lean
def best_points(s: Record, scratch: States, seat: int, species: int) -> int:
    """The seat's points with a dinosaur at the best place that the die and the pens leave to it."""
    best = 0
    by_die = places_by_die(s, seat)
    for place in range(END_PEN[s["board"]]):
        if by_die >> place & s["open"][seat, place] >> species & 1:
            imagine(s, scratch, seat, place, species)
            best = max(best, board_points(scratch[0], seat))
    return best


@lean
def carry_out(s: Record, seat: int, action: int) -> None:
    """The seat's own part of an action, as if it were revealed at once."""
    if action < THROW:
        species = (action - STAND) % KINDS
        s["hand"][seat] -= one(species)
        put(s, seat, (action - STAND) // KINDS, species)
    elif action < SHIFT:
        s["hand"][seat] -= one(action - THROW)
    elif action < SHOW:
        if action != SHIFT + QUARANTINE:
            leave_quarantine(s, seat, action - SHIFT)
    else:
        put(s, seat, action - PUT, int(s["shown"][seat]))


@lean
def put(s: Record, seat: int, place: int, species: int) -> None:
    """Compiled once and not into every caller, as the rules' own `stand` is."""
    stand(s, seat, place, species)


@lean
def imagine(s: Record, scratch: States, seat: int, place: int, species: int) -> None:
    """Let the scratch position be this one with one more dinosaur in a zoo."""
    scratch[0] = s
    put(scratch[0], seat, place, species)


@jit
def greedy(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """Points and hopes of the own zoo."""
    appraise(states, i, seat, actions, n, values, GREEDY, 0)


@jit
def denial(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """Points and hopes of the own zoo, less what the others gain."""
    appraise(states, i, seat, actions, n, values, DENIAL, int(states[i]["players"] > 2))


@jit
def appraise(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats, weights: States, row: int) -> None:
    """What a judge with such weights thinks of each action."""
    w = weights[row]
    s = states[i]
    scratch = states[i : i + 1].copy()
    luck = np.empty(KINDS)
    foresee(s, seat, seat, luck)
    before = worth(s, seat, luck, w)
    others = np.zeros(KINDS)
    if w["envy"] > 0.0 and (s["phase"] == CHOOSE or s["phase"] == DISCARD):
        theirs = np.zeros((_FACES + 1, KINDS))
        give(s, scratch, seat, np.empty(KINDS), theirs, others, w)
    anywhere = BOARD_PLACES[s["board"]]
    for k in range(n):
        action = actions[k]
        if SHOW <= action < PUT:
            by_die = places_by_die(s, seat)
            values[k] = gain(s, scratch, seat, by_die, action - SHOW, before, luck, w) - others[action - SHOW]
        elif THROW <= action < SHIFT:
            values[k] = -others[action - THROW]
            if w["envy"] == 0.0 or comes_back(s):
                values[k] -= w["regret"] * gain(s, scratch, seat, anywhere, action - THROW, before, luck, w)
        else:
            scratch[0] = s
            carry_out(scratch[0], seat, action)
            values[k] = worth(scratch[0], seat, luck, w) - before
            if action < THROW:
                values[k] -= others[(action - STAND) % KINDS]


@lean
def comes_back(s: Record) -> bool:
    """Whether the hand that is passed on now returns in this round."""
    return bool(s["turn"] + s["players"] < TURNS[s["players"]])


@lean
def gain(s: Record, scratch: States, seat: int, places: int, species: int, before: float, luck: Floats, w: Record) -> float:
    """What a dinosaur brings to a zoo, if it is not full, at the best of some places."""
    if s["placed_count"][seat] == MOST_PLACED:
        return 0.0
    best = -99.0
    for place in range(END_PEN[s["board"]]):
        if places >> place & s["open"][seat, place] >> species & 1:
            imagine(s, scratch, seat, place, species)
            best = max(best, worth(scratch[0], seat, luck, w) - before)
    return best


@lean
def give(s: Record, scratch: States, seat: int, luck: Floats, theirs: Floats, others: Floats, w: Record) -> None:
    """For each species: what the others gain if the seat takes it out of its hand now."""
    left = (seat + 1) % int(s["players"])
    hand = int(s["hand"][seat])
    placing = s["phase"] == CHOOSE
    rivals = int(s["players"]) - 1
    foresee(s, seat, left, luck)
    passes = bool(s["turn"] < TURNS[s["players"]] - 1)
    if passes:
        covet(s, scratch, left, luck, theirs, w)
    for species in range(KINDS):
        if count(hand, species):
            rest = hand - one(species)
            if passes:
                others[species] = w["envy"] / rivals * offer(s, seat, rest, placing and s["players"] == 2, theirs)
            if placing:
                others[species] += w["rivalry"] / rivals * rivals_gain(s, scratch, seat, species, luck, w)


@lean
def covet(s: Record, scratch: States, seat: int, luck: Floats, theirs: Floats, w: Record) -> None:
    """What each species would bring to a seat on its next turn: by face of the die, and in the last row without it."""
    board = int(s["board"])
    before = worth(s, seat, luck, w)
    theirs[:] = -99.0
    for place in range(END_PEN[board]):
        faces = 1 << _FACES
        for face in range(_FACES):
            faces |= (DIE_PLACES[board, face] >> place & 1) << face
        if s["occupied"][seat] >> place & 1:  # DR-17
            faces &= ~(1 << EMPTY)
        if s["trex"][seat] >> place & 1:  # DR-18
            faces &= ~(1 << NO_TREX)
        for species in range(KINDS):
            if s["open"][seat, place] >> species & 1:
                imagine(s, scratch, seat, place, species)
                value = worth(scratch[0], seat, luck, w) - before
                for face in range(_FACES + 1):
                    if faces >> face & 1:
                        theirs[face, species] = max(theirs[face, species], value)


@lean
def offer(s: Record, seat: int, hand: int, throws: bool, theirs: Floats) -> float:
    """What the left neighbour gains from a hand, of which the seat may throw one away before (DR-12)."""
    if not throws:
        return choice_of(s, seat, hand, theirs)
    least = 99.0
    for species in range(KINDS):
        if count(hand, species):
            least = min(least, choice_of(s, seat, hand - one(species), theirs))
    return least


@lean
def choice_of(s: Record, seat: int, hand: int, theirs: Floats) -> float:
    """What the best dinosaur of a hand brings on average, or without the die if the left neighbour is to roll it (DR-08)."""
    if s["holder"] == seat:
        return best_of(hand, theirs[_FACES])
    total = 0.0
    for face in range(_FACES):
        total += best_of(hand, theirs[face])
    return total / _FACES


@lean
def best_of(hand: int, gains: Floats) -> float:
    """The gain of the best dinosaur of a hand."""
    best = -99.0
    for species in range(KINDS):
        if count(hand, species):
            best = max(best, gains[species])
    return best


@lean
def rivals_gain(s: Record, scratch: States, seat: int, species: int, luck: Floats, w: Record) -> float:
    """What one more of a species in the seat's zoo brings to the kings (DR-23) and the left lookout (DR-34) of the others."""
    total = 0.0
    scratch[0] = s
    after = scratch[0]
    after["zoo"][seat] += one(species)
    after["hand"][seat] -= one(species)
    for other in range(int(s["players"])):
        if other != seat:
            if count(int(s["pen"][other, KING]), species):
                total += king(after, other, luck, w) - king(s, other, luck, w)
            if count(int(s["pen"][other, LOOKOUT]), species):
                total += lookout(after, other, luck, w) - lookout(s, other, luck, w)
    return total
