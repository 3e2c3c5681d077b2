"""What search and network look at in a Draftosaurus position. Compiled; each gets what one seat knows and nothing else."""

from typing import Any

import numpy as np

from gondwana.bots.draftosaurus.appraisal import NOTE_SHAPE, hunch
from gondwana.core.compiled import inlined, jit, lean
from gondwana.core.contract import Ints, Record, States
from gondwana.games.draftosaurus.data import FACES
from gondwana.games.draftosaurus.herd import count
from gondwana.games.draftosaurus.knowledge import hand_size, knows_hand
from gondwana.games.draftosaurus.moves import bound_by_die, in_quarantine
from gondwana.games.draftosaurus.rules import TURNS
from gondwana.games.draftosaurus.scoring import board_points, is_king, is_solitary, seen_from_lookout
from gondwana.games.draftosaurus.state import (
    BOTH,
    CHOOSE,
    DISCARD,
    END_PEN,
    FIRST_PEN,
    KINDS,
    MOST_PLACED,
    NOTHING,
    PLACE,
    PLACES,
    QUARANTINE,
    SEATS,
    SECRET,
    SUMMER,
    WOOD,
)
from gondwana.games.draftosaurus.zoo import BOARD_PLACES

_ORDINALS = 6
_ZOO_ORDINALS = 8
_OTHERS = SEATS - 1
_OTHER_ORDINALS = 5
_HAND_ORDINALS = 3
_STAGES = 12
_PHASES = 4
_PLAYER_COUNTS = SEATS - 1
_FREE = len(FACES)
"""What the die says to whom it does not bind."""

HIDDEN = (96, 48)
"""The sizes of the network's hidden layers."""

_SIZES = {
    "own_pens": PLACES * KINDS * _ORDINALS,
    "own_sizes": PLACES * _ORDINALS,
    "own_zoo": KINDS * _ZOO_ORDINALS,
    "own_hand": KINDS * _ORDINALS,
    "own_wood": KINDS,
    "own_shown": KINDS,
    "left_pens": PLACES * KINDS,
    "left_sizes": PLACES * _ORDINALS,
    "right_pens": PLACES * KINDS,
    "other_zoos": _OTHERS * KINDS * _OTHER_ORDINALS,
    "known_hands": _OTHERS * KINDS * _HAND_ORDINALS,
    "bag": KINDS,
    "stage": _PLAYER_COUNTS * _STAGES,
    "phase": _PHASES,
    "die": len(FACES) + 1,
    "holder": SEATS,
    "frame": 4,
    "points": SEATS,
    "pens_that_look_around": 3,
}
_STARTS = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
INPUTS = sum(_SIZES.values())
OWN_PENS, OWN_SIZES, OWN_ZOO, OWN_HAND = (_STARTS[name] for name in ("own_pens", "own_sizes", "own_zoo", "own_hand"))
OWN_WOOD, OWN_SHOWN, LEFT_PENS, LEFT_SIZES = (_STARTS[name] for name in ("own_wood", "own_shown", "left_pens", "left_sizes"))
RIGHT_PENS, OTHER_ZOOS, KNOWN_HANDS, BAG = (_STARTS[name] for name in ("right_pens", "other_zoos", "known_hands", "bag"))
STAGE, PHASE, DIE, HOLDER = (_STARTS[name] for name in ("stage", "phase", "die", "holder"))
FRAME, POINTS, LOOKING = (_STARTS[name] for name in ("frame", "points", "pens_that_look_around"))


@lean
def reopen(s: Record, seat: int) -> None:
    """The choices of the others that wait to be revealed are taken back: nobody knows them, and all must be guessed anyway."""
    for other in range(s["players"]):
        if other != seat and s["choice"][other] == SECRET:
            s["choice"][other] = NOTHING
            s["owing"] |= 1 << other


@lean
def focus(s: Record, seat: int) -> None:
    """Forget the order in which dinosaurs came and what was thrown away: positions that differ in nothing else are one.

    Only a dinosaur in quarantine stays in the list, where the rules look for it.
    """
    for other in range(s["players"]):
        s["discarded"][other] = NOTHING
        for k in range(MOST_PLACED):
            s["placed"][other, k] = 0
            s["earlier"][other, k] = 0
        if s["pen"][other, QUARANTINE] != 0:
            s["placed"][other, 0] = QUARANTINE * KINDS + in_quarantine(s, other)


@jit
def all_known(states: States, i: int, seat: int) -> bool:
    """Whether the seat has held every hand that is left: then only choices are open, and what chance will do."""
    s = states[i]
    for other in range(s["players"]):
        if not knows_hand(s, seat, other) and hand_size(s, other) > 0:
            return False
    return True


@inlined
def _tell(inputs: Ints, values: Any, n: int, which: int, value: float) -> int:
    inputs[n] = which
    values[n] = value
    return n + 1


@inlined
def _ladder(inputs: Ints, values: Any, n: int, start: int, number: int, most: int) -> int:
    """One input for the first, one for the second, and so on."""
    for k in range(min(number, most)):
        inputs[n] = start + k
        values[n] = 1.0
        n += 1
    return n


@lean
def features(s: Record, seat: int, inputs: Ints, values: Any) -> int:
    """The inputs of the network that are not zero, for a position as the seat knows it."""
    n = _own_zoo(s, seat, inputs, values, 0)
    n = _others(s, seat, inputs, values, n)
    return _frame(s, seat, inputs, values, n)


@lean
def _own_zoo(s: Record, seat: int, inputs: Ints, values: Any, n: int) -> int:
    places = BOARD_PLACES[s["board"]]
    board = int(s["board"])
    for place in range(PLACES):
        herd = int(s["pen"][seat, place])
        if herd == 0 or not places >> place & 1:
            continue
        total = 0
        for species in range(KINDS):
            number = count(herd, species)
            n = _ladder(inputs, values, n, OWN_PENS + (place * KINDS + species) * _ORDINALS, number, _ORDINALS)
            total += number
        n = _ladder(inputs, values, n, OWN_SIZES + place * _ORDINALS, total, _ORDINALS)
    zoo = int(s["zoo"][seat])
    hand = int(s["hand"][seat])
    for species in range(KINDS):
        n = _ladder(inputs, values, n, OWN_ZOO + species * _ZOO_ORDINALS, count(zoo, species), _ZOO_ORDINALS)
        n = _ladder(inputs, values, n, OWN_HAND + species * _ORDINALS, count(hand, species), _ORDINALS)
        if board != SUMMER and s["pen"][seat, WOOD] != 0 and s["open"][seat, WOOD] >> species & 1:
            n = _tell(inputs, values, n, OWN_WOOD + species, 1.0)
    if s["shown"][seat] != NOTHING:
        n = _tell(inputs, values, n, OWN_SHOWN + int(s["shown"][seat]), 1.0)
    return n


@lean
def _others(s: Record, seat: int, inputs: Ints, values: Any, n: int) -> int:
    players = int(s["players"])
    board = int(s["board"])
    left = (seat + 1) % players
    right = (seat - 1) % players
    for place in range(FIRST_PEN[board], END_PEN[board]):
        herd = int(s["pen"][left, place])
        if herd != 0:
            total = 0
            for species in range(KINDS):
                number = count(herd, species)
                n = _ladder(inputs, values, n, LEFT_PENS + place * KINDS + species, number, 1)
                total += number
            n = _ladder(inputs, values, n, LEFT_SIZES + place * _ORDINALS, total, _ORDINALS)
        herd = int(s["pen"][right, place])
        if herd != 0 and players > 2:
            for species in range(KINDS):
                n = _ladder(inputs, values, n, RIGHT_PENS + place * KINDS + species, count(herd, species), 1)
    for away in range(1, players):
        other = (seat + away) % players
        zoo = int(s["zoo"][other])
        hand = int(s["hand"][other])
        for species in range(KINDS):
            start = OTHER_ZOOS + ((away - 1) * KINDS + species) * _OTHER_ORDINALS
            n = _ladder(inputs, values, n, start, count(zoo, species), _OTHER_ORDINALS)
            start = KNOWN_HANDS + ((away - 1) * KINDS + species) * _HAND_ORDINALS
            n = _ladder(inputs, values, n, start, count(hand, species), _HAND_ORDINALS)
    return n


@lean
def _frame(s: Record, seat: int, inputs: Ints, values: Any, n: int) -> int:
    players = int(s["players"])
    board = int(s["board"])
    bag = int(s["bag"])
    for species in range(KINDS):
        if count(bag, species) > 0:
            n = _tell(inputs, values, n, BAG + species, count(bag, species) * 0.2)
    phase = int(s["phase"])
    turns = int(s["round"]) * int(TURNS[players]) + int(s["turn"])
    n = _tell(inputs, values, n, STAGE + (players - 2) * _STAGES + min(turns, _STAGES - 1), 1.0)
    kind = 0 if phase == CHOOSE else 1 if phase == PLACE else 2 if phase == DISCARD else 3
    n = _tell(inputs, values, n, PHASE + kind, 1.0)
    if s["die"] != NOTHING:
        n = _tell(inputs, values, n, DIE + (int(s["die"]) if bound_by_die(s, seat) else _FREE), 1.0)
    n = _tell(inputs, values, n, HOLDER + (int(s["holder"]) - seat) % players, 1.0)
    n = _tell(inputs, values, n, FRAME + min(board, 1), 1.0)
    if s["boards"] == BOTH:
        n = _tell(inputs, values, n, FRAME + 2 + min(board, 1), 1.0)
    mine = int(s["banked"][seat]) + board_points(s, seat)
    n = _tell(inputs, values, n, POINTS, mine * 0.05)
    for away in range(1, players):
        other = (seat + away) % players
        ahead = mine - int(s["banked"][other]) - board_points(s, other)
        n = _tell(inputs, values, n, POINTS + away, ahead * 0.1)
    if board == SUMMER:
        if is_king(s, seat):
            n = _tell(inputs, values, n, LOOKING, 1.0)
        if is_solitary(s, seat):
            n = _tell(inputs, values, n, LOOKING + 1, 1.0)
    else:
        n = _tell(inputs, values, n, LOOKING + 2, seen_from_lookout(s, seat) * 0.5)
    return n


BLOCKS = (
    (OWN_PENS, PLACES, _ORDINALS),
    (OWN_ZOO, 1, _ZOO_ORDINALS),
    (OWN_HAND, 1, _ORDINALS),
    (OWN_WOOD, 1, 1),
    (OWN_SHOWN, 1, 1),
    (LEFT_PENS, PLACES, 1),
    (RIGHT_PENS, PLACES, 1),
    (OTHER_ZOOS, _OTHERS, _OTHER_ORDINALS),
    (KNOWN_HANDS, _OTHERS, _HAND_ORDINALS),
    (BAG, 1, 1),
)
"""The inputs that speak of species: where they start, how many groups of all species, how many inputs for each."""

__all__ = ["BLOCKS", "HIDDEN", "INPUTS", "NOTE_SHAPE", "all_known", "features", "focus", "hunch", "reopen"]
