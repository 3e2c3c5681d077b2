"""What each action of a seat seems worth, in points: to a beginner, to one who hopes, to one who also looks at the neighbours.

All of it is read from a position that was hidden for the seat.
"""

import numpy as np

from gondwana.bots.draftosaurus.gains import ROWS, after, imagine, prepare, put
from gondwana.bots.draftosaurus.hopes import Floats, foresee, king, lookout, worth
from gondwana.core.compiled import jit, lean
from gondwana.core.contract import Ints, Record, States
from gondwana.games.draftosaurus.data import FACES
from gondwana.games.draftosaurus.herd import count, kinds, one
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
    PLACES,
    PUT,
    QUARANTINE,
    SHIFT,
    SHOW,
    STAND,
    THROW,
)
from gondwana.games.draftosaurus.zoo import BOARD_PLACES, DIE_PLACES, leave_quarantine

_BELIEFS = {  # by hand; tuned for two players; tuned for more
    "forest_rate": (0.5, 0.24, 0.26),  # of the turns at which the species is there, those that go to the forest
    "forest_share": (0.5, 0.32, 0.45),  # of the hope for its next steps
    "forest_blank": (0.5, 0.76, 0.92),  # of the hope for all steps while it is empty
    "trio_rate": (0.5, 0.28, 0.23),
    "trio_share": (0.5, 1.11, 1.03),
    "prairie_rate": (0.5, 0.32, 0.29),
    "prairie_share": (0.5, 0.38, 0.51),
    "prairie_blank": (0.5, 0.33, 0.41),  # of each couple for which there is room
    "king_lead": (0.5, 0.2, 0.39),  # what a tie is worth as a lead
    "king_growth": (0.0, 0.09, 0.06),  # lead that each coming turn with the species brings
    "king_spread": (0.6, 0.57, 0.67),  # how far those to come may shift the lead
    "king_blank": (0.5, 0.85, 0.88),
    "meadow_rate": (0.5, 0.22, 0.26),
    "meadow_share": (0.5, 0.66, 0.6),
    "island_risk": (0.1, 0.17, 0.15),  # that a second one has to be taken, or is forgone
    "island_blank": (0.5, 0.31, 0.56),
    "single_rate": (0.5, 0.92, 0.7),  # for the pens of one: king, island, lookout
    "wood_rate": (0.5, 0.26, 0.3),
    "wood_share": (0.5, 0.26, 0.5),
    "wood_blank": (0.5, 0.66, 0.44),
    "bridge_rate": (0.5, 0.34, 0.43),
    "bridge_share": (0.5, 0.49, 0.49),
    "bridge_blank": (0.5, 0.41, 0.51),  # points a turn
    "pyramid_rate": (0.5, 0.32, 0.26),
    "pyramid_share": (0.5, 1.03, 1.49),
    "pyramid_block": (0.2, 0.07, 0.11),  # of species that would touch their like
    "lookout_growth": (0.5, 0.32, 0.55),  # the neighbour's part of a fair share of those to come
    "lookout_blank": (0.5, 0.65, 0.95),
    "quarantine_share": (0.5, 0.66, 0.4),
    "quarantine_hope": (0.1, 0.13, 0.07),  # points a turn that a better home may bring
    "freedom": (0.5, 0.52, 0.51),  # points a turn of room for all species in all areas
    "envy": (0.6, 0.82, 0.68),  # of what the left neighbour gains from the hand, shared out among the rivals
    "rivalry": (0.8, 1.22, 0.86),  # of what the rivals' kings and lookouts gain, likewise
    "regret": (0.5, 0.17, 0.49),  # of what a dinosaur thrown away would have brought here
}
"""What the judges believe. Rates: how often a chance that the hand offers is open and taken. Shares: how much of a hope counts.

The first column was put down by hand, and simply: half of the chances are taken, and every hope counts half. `denial` plays by
it; `greedy` too, but takes King and Island as they stand and looks at nobody else. The others were tuned (`bench/tune.py`):
judges with slightly different numbers met in many games, and each number was moved towards what won. `expert` and the hunch under
the network play by them. All stand in this file because compiled code keeps them as constants.
"""
_GREEDY = {"king_spread": 0.05, "island_risk": 0.0, "freedom": 0.0, "envy": 0.0, "rivalry": 0.0}
"""What `greedy` does not think of."""
WEIGHTS = np.dtype([(name, "f8") for name in _BELIEFS])
_BY_HAND, _TWO, _MORE = (np.array(column, np.float64) for column in zip(*_BELIEFS.values(), strict=True))
DENIAL = _BY_HAND.view(WEIGHTS).copy()
GREEDY = DENIAL.copy()
for _name, _value in _GREEDY.items():
    GREEDY[_name] = _value
TUNED = np.concatenate([_TWO, _MORE]).view(WEIGHTS)
_FACES = len(FACES)


OTHERS, LUCK, THEIR_LUCK, MINE = 0, 1, 2, 3
THEIRS = MINE + ROWS
"""In the notes of a judgement: by species what the others gain, and what comes to the seat and to its left neighbour; then what
`gains` keeps of the zoo that is looked at; then what the neighbour would gain, a row for each face and one without the die."""
NOTE_SHAPE = (THEIRS + _FACES + 1, PLACES)
"""The room that a judgement needs."""


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
    """What `expert` thinks, in the caller's room: a record, and numbers of `NOTE_SHAPE`."""
    judge(states[i], seat, actions, n, values, TUNED[int(states[i]["players"] > 2)], scratch, notes)


@jit
def appraise(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats, weights: States, row: int) -> None:
    """What a judge with such weights thinks of each action."""
    judge(states[i], seat, actions, n, values, weights[row], states[i : i + 1].copy(), np.empty(NOTE_SHAPE))


@lean
def judge(s: Record, seat: int, actions: Ints, n: int, values: Floats, w: Record, scratch: States, notes: Floats) -> None:
    """The same, in the caller's room."""
    others, luck = notes[OTHERS], notes[LUCK]
    others[:] = 0.0
    if w["envy"] > 0.0 and (s["phase"] == CHOOSE or s["phase"] == DISCARD):
        give(s, scratch, seat, notes, w)
    foresee(s, seat, seat, luck)
    mine = notes[MINE:THEIRS]
    if s["placed_count"][seat] < MOST_PLACED:
        prepare(s, seat, int(s["phase"] == CHOOSE and actions[0] < THROW), luck, w, mine)
    anywhere = BOARD_PLACES[s["board"]]
    for k in range(n):
        action = actions[k]
        if action < THROW:
            species = (action - STAND) % KINDS
            values[k] = after(s, scratch, seat, (action - STAND) // KINDS, species, luck, w, mine) - others[species]
        elif action < SHIFT:
            values[k] = -others[action - THROW]
            if w["envy"] == 0.0 or comes_back(s):
                values[k] -= w["regret"] * gain(s, scratch, seat, anywhere, action - THROW, luck, w, mine)
        elif action < SHOW:
            scratch[0] = s
            carry_out(scratch[0], seat, action)
            values[k] = worth(scratch[0], seat, luck, w) - worth(s, seat, luck, w)
        elif action < PUT:
            by_die = places_by_die(s, seat)
            values[k] = gain(s, scratch, seat, by_die, action - SHOW, luck, w, mine) - others[action - SHOW]
        else:
            values[k] = after(s, scratch, seat, action - PUT, int(s["shown"][seat]), luck, w, mine)


@lean
def comes_back(s: Record) -> bool:
    """Whether the hand that is passed on now returns in this round."""
    return bool(s["turn"] + s["players"] < TURNS[s["players"]])


@lean
def gain(s: Record, scratch: States, seat: int, places: int, species: int, luck: Floats, w: Record, mine: Floats) -> float:
    """What a dinosaur brings to a zoo, if it is not full, at the best of some places."""
    if s["placed_count"][seat] == MOST_PLACED:
        return 0.0
    best = -99.0
    for place in range(END_PEN[s["board"]]):
        if places >> place & s["open"][seat, place] >> species & 1:
            best = max(best, after(s, scratch, seat, place, species, luck, w, mine))
    return best


@lean
def give(s: Record, scratch: States, seat: int, notes: Floats, w: Record) -> None:
    """For each species: what the others gain if the seat takes it out of its hand now."""
    left = (seat + 1) % int(s["players"])
    hand = int(s["hand"][seat])
    placing = s["phase"] == CHOOSE
    rivals = int(s["players"]) - 1
    others, luck, theirs = notes[OTHERS], notes[THEIR_LUCK], notes[THEIRS:]
    foresee(s, seat, left, luck)
    passes = bool(s["turn"] < TURNS[s["players"]] - 1)
    if passes:
        covet(s, scratch, left, hand, luck, theirs, w, notes[MINE:THEIRS])
    for species in range(KINDS):
        if count(hand, species):
            rest = hand - one(species)
            if passes:
                others[species] = w["envy"] / rivals * offer(s, seat, rest, placing and s["players"] == 2, theirs)
            if placing:
                others[species] += w["rivalry"] / rivals * rivals_gain(s, scratch, seat, species, luck, w)


@lean
def covet(s: Record, scratch: States, seat: int, hand: int, luck: Floats, theirs: Floats, w: Record, mine: Floats) -> None:
    """What each species of a hand would bring to a seat on its next turn: by face of the die, and in the last row without it."""
    board = int(s["board"])
    offered = kinds(hand)
    prepare(s, seat, 0, luck, w, mine)
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
            if offered >> species & s["open"][seat, place] >> species & 1:
                value = after(s, scratch, seat, place, species, luck, w, mine)
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
