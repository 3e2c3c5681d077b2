"""What each action of a seat seems worth, in points: to a beginner, to one who hopes, to one who also looks at the neighbours.

All of it is read from a position that was hidden for the seat.
"""

import numpy as np

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

_BELIEFS = {  # by hand; tuned for two players; tuned for more
    "forest_rate": (0.4, 0.36, 0.34),  # of the turns at which the species is there, those that go to the forest
    "forest_share": (0.7, 0.38, 0.41),  # of the hope for its next steps
    "forest_blank": (0.6, 0.87, 0.83),  # of the hope for all steps while it is empty
    "trio_rate": (0.4, 0.28, 0.24),
    "trio_share": (0.8, 1.05, 1.02),
    "prairie_rate": (0.4, 0.28, 0.3),
    "prairie_share": (0.7, 0.35, 0.41),
    "prairie_blank": (0.4, 0.42, 0.45),  # of each couple for which there is room
    "king_lead": (0.5, 0.44, 0.42),  # what a tie is worth as a lead
    "king_growth": (0.1, 0.1, 0.08),  # lead that each coming turn with the species brings
    "king_spread": (0.6, 0.67, 0.65),  # how far those to come may shift the lead
    "king_blank": (0.7, 1.05, 0.95),
    "meadow_rate": (0.4, 0.23, 0.24),
    "meadow_share": (0.7, 0.64, 0.7),
    "island_risk": (0.1, 0.1, 0.12),  # that a second one has to be taken, or is forgone
    "island_blank": (0.7, 0.51, 0.67),
    "single_rate": (0.5, 0.54, 0.63),  # for the pens of one: king, island, lookout
    "wood_rate": (0.4, 0.36, 0.31),
    "wood_share": (0.6, 0.32, 0.4),
    "wood_blank": (0.6, 0.68, 0.51),
    "bridge_rate": (0.3, 0.31, 0.36),
    "bridge_share": (0.6, 0.39, 0.38),
    "bridge_blank": (0.5, 0.53, 0.52),  # points a turn
    "pyramid_rate": (0.3, 0.34, 0.29),
    "pyramid_share": (0.8, 0.94, 1.23),
    "pyramid_block": (0.2, 0.17, 0.16),  # of species that would touch their like
    "lookout_growth": (0.5, 0.37, 0.52),  # the neighbour's part of a fair share of those to come
    "lookout_blank": (0.7, 0.89, 0.95),
    "quarantine_share": (0.8, 0.83, 0.58),
    "quarantine_hope": (0.2, 0.21, 0.17),  # points a turn that a better home may bring
    "freedom": (0.5, 0.51, 0.53),  # points a turn of room for all species in all areas
    "envy": (0.6, 0.63, 0.55),  # of what the left neighbour gains from the hand, shared out among the rivals
    "rivalry": (0.8, 0.84, 0.8),  # of what the rivals' kings and lookouts gain, likewise
    "regret": (0.5, 0.44, 0.49),  # of what a dinosaur thrown away would have brought here
}
"""What the judges believe. Rates: how often a chance that the hand offers is open and taken. Shares: how much of a hope counts.

The first column was put down by hand: `greedy` plays by it and looks at nobody else, `denial` by it with the changes below.
The others were tuned: in about a million games judges with slightly different numbers met, and each number was moved towards
what won; `expert` and the hunch under the network play by them. All stand in this file because compiled code keeps them as
constants.
"""
_DENIAL = {
    "forest_share": 0.5,
    "prairie_share": 0.5,
    "trio_share": 1.0,
    "king_blank": 0.9,
    "wood_share": 0.4,
    "bridge_share": 0.4,
    "pyramid_share": 1.1,
    "lookout_blank": 0.9,
    "quarantine_share": 0.6,
}
"""Where `denial` hopes otherwise than `greedy`."""
WEIGHTS = np.dtype([(name, "f8") for name in _BELIEFS])
_BY_HAND, _TWO, _MORE = (np.array(column, np.float64) for column in zip(*_BELIEFS.values(), strict=True))
DENIAL = _BY_HAND.view(WEIGHTS).copy()
GREEDY = DENIAL.copy()
for _name in ("freedom", "envy", "rivalry"):
    GREEDY[_name] = 0.0
for _name, _hope in _DENIAL.items():
    DENIAL[_name] = _hope
TUNED = np.concatenate([_TWO, _MORE]).view(WEIGHTS)
_FACES = len(FACES)


NOTES = 4 + _FACES
"""Rows of numbers that a judgement needs room for."""


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
    appraise(states, i, seat, actions, n, values, DENIAL, 0)


@jit
def expert(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats) -> None:
    """The same with numbers tuned in self-play."""
    appraise(states, i, seat, actions, n, values, TUNED, int(states[i]["players"] > 2))


@lean
def hunch(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats, scratch: States, notes: Floats) -> None:
    """What `expert` thinks, in the caller's room: a record, and `NOTES` rows of one number for each species."""
    judge(states[i], seat, actions, n, values, TUNED[int(states[i]["players"] > 2)], scratch, notes)


@jit
def appraise(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats, weights: States, row: int) -> None:
    """What a judge with such weights thinks of each action."""
    judge(states[i], seat, actions, n, values, weights[row], states[i : i + 1].copy(), np.empty((NOTES, KINDS)))


@lean
def judge(s: Record, seat: int, actions: Ints, n: int, values: Floats, w: Record, scratch: States, notes: Floats) -> None:
    """The same, in the caller's room."""
    luck, others, theirs = notes[0], notes[1], notes[3:]
    notes[1:] = 0.0
    foresee(s, seat, seat, luck)
    before = worth(s, seat, luck, w)
    if w["envy"] > 0.0 and (s["phase"] == CHOOSE or s["phase"] == DISCARD):
        give(s, scratch, seat, notes[2], theirs, others, w)
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
