"""Set-ups: how tiles are turned, which fields are occupied, and who stands where. No bot searches here.

A plan says what a set-up is like; the ground says what comes of it: Nest and Blitzes on land, swamp dwellers in the swamp.
Every step is drawn by lot, the better ones more often, so the same plan seldom gives the same army twice. Which plan the kinds
follow depends on where the Nest is, so nobody else can know it, and a bot that is asked anew at every step goes on with the plan
that it began.
"""

from math import log

import numpy as np

from gondwana.bots.giganten.odds import Floats
from gondwana.core.compiled import inlined, jit, lean
from gondwana.core.contract import Ints, Record, States
from gondwana.core.rng import Stream, next_bits
from gondwana.games.giganten.armies import army, is_screened, territory_rows
from gondwana.games.giganten.arranging import is_choosing_reserve, kind_to_place
from gondwana.games.giganten.data import TILE
from gondwana.games.giganten.fights import STRENGTH
from gondwana.games.giganten.land import COLUMN, EAST, NEIGHBOUR, RANK, ROW, SIZES, TILE_SWAMP, WEST
from gondwana.games.giganten.state import (
    ARRANGE,
    BLANK,
    BLITZ,
    CULAK,
    DONE,
    FLUG,
    HOLD,
    KINDS,
    LAY,
    LAYING,
    NEST,
    NOTHING,
    OCCUPY,
    STEGO,
    SWAMP,
    TRAP,
)

_POOL = {  # wall, screen, wings, decoy, hammer, ambush
    "back": (3.0, 2.5, 2.5, 2.5, 2.0, 3.0),  # the first row
    "second": (3.0, 2.0, 2.5, 2.5, 2.0, 2.0),
    "middle": (1.0, 1.0, 1.0, 1.0, 1.5, 1.5),
    "front": (0.0, 1.5, 1.0, 0.8, 2.0, 0.5),  # the last two rows
    "together": (0.4, 0.2, 0.3, 0.3, 0.3, 0.3),  # for each own piece beside it
    "wings": (0.0, 0.0, 0.2, 0.0, -0.1, 0.0),  # for each column away from the middle
    "by_nest": (1.5, 1.5, 1.5, 1.0, 1.0, 1.5),  # Blitz by the Nest
    "decoy": (0.0, 0.0, 0.3, 1.0, 0.3, 0.5),  # a second Blitz where it looks like one
    "strong": (0.6, 0.5, 0.6, 0.5, 0.9, 0.3),  # how far in front strong pieces stand, 0 to 1
    "weak": (0.8, 0.9, 0.7, 0.8, 0.5, 0.9),
    "flug": (0.3, 0.2, 0.5, 0.4, 0.4, 0.2),
    "ground": (0.5, 0.5, 0.5, 0.4, 0.5, 0.4),  # for each point of strength on the ground there
    "shelter": (0.6, 0.6, 0.6, 0.6, 0.6, 0.6),  # of the Nest: for each side that is closed
    "deep": (1.2, 1.2, 1.2, 1.2, 1.2, 1.2),  # of the Nest: against each row in front of the first
    "inland": (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),  # of the Nest: for each column away from the edge
    "guard": (2.0, 2.0, 2.0, 2.0, 2.0, 2.0),  # for a Stego by the Nest: no Flug gets past it
}
"""Plans put down by hand, with which the search for the pool begins (`training/setups.py`)."""
PLAN = np.dtype([(name, "f8") for name in _POOL])
PLANS = np.concatenate([np.array(column, np.float64) for column in zip(*_POOL.values(), strict=True)]).view(PLAN)
PLAN_NAMES = ("wall", "screen", "wings", "decoy", "hammer", "ambush")
_MIDDLE = np.array([[COLUMN[RANK[outline, party] == 0].mean() for party in (0, 1)] for outline in range(SIZES)])
"""For each outline and party: the middle of the own first row, as a column."""
_STRENGTH = np.array(STRENGTH)
_STRONG = np.array([(max(land, swamp) - 3) / 4 for land, swamp in STRENGTH])
"""From 0 for Stego to 1 for a Tyra."""
_FIT = 3.0
"""How much it matters how far in front a piece stands."""
_INLAND = 4
"""Farther from the edge than that makes no difference."""
_HEAT = 0.35
"""How much chance has a say."""
_STOP = 8.0
"""What it is worth to keep the last pieces in reserve instead of giving them a field: bots hold back as many as they may."""
_DECLINE = -6.0
"""And to leave out a reserve or a note."""


@jit
def draw_setup(states: States, i: int, seat: int, actions: Ints, n: int, values: Floats, plans: States, rng: Stream) -> int:
    """The number of the action that a seat with such plans takes in its set-up, by lot among good ones."""
    return set_up(states[i], seat, actions, n, values, plans, rng)


@lean
def set_up(s: Record, seat: int, actions: Ints, n: int, values: Floats, plans: States, rng: Stream) -> int:
    """The same, in the caller's room."""
    setup_values(s, seat, actions, n, values, plans)
    best = 0
    for k in range(n):
        even = ((next_bits(rng) >> np.uint64(11)) + np.uint64(1)) / 2.0**53
        values[k] -= _HEAT * log(-log(even * (1.0 - 1e-12)))
        if values[k] > values[best]:
            best = k
    return best


@lean
def setup_values(s: Record, seat: int, actions: Ints, n: int, values: Floats, plans: States) -> None:
    """How good each step of a set-up is."""
    phase = s["phase"]
    plan = plans[plan_of(s, seat, len(plans))]
    kind = kind_to_place(s, seat) if phase == ARRANGE else KINDS
    holding = phase == ARRANGE and is_choosing_reserve(s, seat)
    nest = nest_field(s, seat)
    for k in range(n):
        values[k] = 0.0
        if actions[k] == DONE:
            values[k] = _STOP if phase == OCCUPY else _DECLINE
        elif phase == LAY:
            values[k] = tile_value(actions[k] - LAYING)
        elif phase == OCCUPY:
            values[k] = formation(s, seat, int(actions[k]), NOTHING, plan)
        elif holding:
            values[k] = reserve_value(actions[k] - HOLD)
        elif phase == ARRANGE and kind == KINDS:
            values[k] = note_value(s, seat, int(actions[k]), nest)
        elif phase == ARRANGE:
            values[k] = place_value(s, seat, kind, int(actions[k]), nest, plan)
            if is_screened(s):
                values[k] += formation(s, seat, int(actions[k]), nest, plan)


@lean
def plan_of(s: Record, seat: int, many: int) -> int:
    """The plan that a seat follows: in the open by the ground, for the kinds by the secret place of the Nest."""
    mixed = 7 * seat + int(s["first"])
    for party in range(2):
        for place in range(len(s["laid"][party])):
            mixed = (mixed * 31 + int(s["laid"][party, place]) + 3) % 1_000_003
    nest = nest_field(s, seat)
    if nest != NOTHING:
        mixed = (mixed * 31 + nest) % 1_000_003
    return mixed // 7 % many


@lean
def nest_field(s: Record, seat: int) -> int:
    """Where the own Nest was put, or NOTHING."""
    if s["phase"] == ARRANGE:
        for n in range(s["count"][seat]):
            if s["kind"][seat, n] == NEST:
                return int(s["at"][seat, n])
    return NOTHING


@lean
def tile_value(laying: int) -> float:
    """Land in the own first rows: Nest and Blitzes want it."""
    land = 0
    for column in range(TILE):
        for row in range(2):
            land += not TILE_SWAMP[laying >> 2, laying & 3, column, row]
    return 0.1 * land


@lean
def reserve_value(kind: int) -> float:
    """What is held back: middling pieces and a Flug, not the strongest."""
    return 0.5 if kind == FLUG else -abs(float(_STRONG[kind]) - 0.4)


@inlined
def is_own(s: Record, seat: int, field: int) -> bool:
    """Whether a piece of the seat stands there, or nobody can."""
    if field < 0:
        return True
    if s["who"][field] == 0:
        return False
    for n in range(s["count"][seat]):
        if s["at"][seat, n] == field:
            return True
    return False


@lean
def shelter(s: Record, seat: int, field: int) -> float:
    """How much a field is surrounded by own pieces and the edge."""
    total = 0.0
    for direction in range(8):
        if is_own(s, seat, int(NEIGHBOUR[s["outline"], field, direction])):
            total += 1.0 if direction < 4 else 0.5
    return total


@lean
def formation(s: Record, seat: int, field: int, nest: int, plan: Record) -> float:
    """How good it is to have somebody on a field."""
    outline = int(s["outline"])
    rank = int(RANK[outline, seat & 1, field])
    rows = territory_rows(s)
    if rank == 0:
        value = plan["back"]
    elif rank == 1:
        value = plan["second"]
    elif rank < rows - 2:
        value = plan["middle"]
    else:
        value = plan["front"]
    for direction in range(4):
        beside = int(NEIGHBOUR[outline, field, direction])
        if beside >= 0 and is_own(s, seat, beside):
            value += plan["together"]
    value += plan["wings"] * abs(int(COLUMN[field]) - _MIDDLE[outline, seat & 1])
    if nest != NOTHING and apart(field, nest) == 1:
        value += 2.0
    return float(value)


@inlined
def apart(one: int, other: int) -> int:
    """Steps of a king."""
    return max(abs(int(COLUMN[one]) - int(COLUMN[other])), abs(int(ROW[one]) - int(ROW[other])))


@lean
def nest_value(s: Record, seat: int, field: int, plan: Record) -> float:
    """Far back and surrounded."""
    outline = int(s["outline"])
    value = plan["shelter"] * shelter(s, seat, field) - plan["deep"] * int(RANK[outline, seat & 1, field])
    if plan["inland"] != 0.0:
        value += plan["inland"] * inland(outline, field)
    return float(value)


@lean
def inland(outline: int, field: int) -> int:
    """How many columns a field is away from the nearer edge, up to a few."""
    least = _INLAND
    for direction in (EAST, WEST):
        far, beside = 0, int(NEIGHBOUR[outline, field, direction])
        while beside >= 0 and far < least:
            far += 1
            beside = int(NEIGHBOUR[outline, beside, direction])
        least = min(least, far)
    return least


@lean
def place_value(s: Record, seat: int, kind: int, field: int, nest: int, plan: Record) -> float:
    """How well a kind stands on a field."""
    if kind == NEST:
        return nest_value(s, seat, field, plan)
    near = apart(field, nest) if nest != NOTHING else 9
    rank = int(RANK[s["outline"], seat & 1, field])
    rows = territory_rows(s)
    front = rank / (rows - 1)
    if kind == BLITZ:
        return blitz_value(s, seat, field, nest, near, plan)
    if kind == BLANK:
        return 1.0 - near if s["flags"] & TRAP else -abs(front - 0.7)
    if kind == CULAK:
        return -_FIT * abs(front - 0.4)
    if kind == FLUG:
        return float(-_FIT * abs(front - plan["flug"]) - (1.0 if near == 1 else 0.0))
    value = plan["ground"] * _STRENGTH[kind, int(s["ground"][field]) & SWAMP]
    if kind == STEGO:
        return float(value + (plan["guard"] if near == 1 else 0.0))
    if near == 1:  # room for those who guard
        value -= 1.0
    wanted = plan["weak"] + (plan["strong"] - plan["weak"]) * min(max(_STRONG[kind], 0.0), 1.0)
    return float(value - _FIT * abs(front - wanted))


@lean
def blitz_value(s: Record, seat: int, field: int, nest: int, near: int, plan: Record) -> float:
    """One by the Nest, straight in front or beside; another there too, or where it makes believe."""
    standing = 0
    for n in range(s["count"][seat]):
        standing += s["kind"][seat, n] == BLITZ
    if standing > 0 and plan["decoy"] >= 0.5 and army(s, BLITZ) > standing:
        return float(plan["decoy"] * nest_value(s, seat, field, plan) - (3.0 if near < 4 else 0.0))
    if nest == NOTHING:
        return nest_value(s, seat, field, plan)
    straight = abs(int(COLUMN[field]) - int(COLUMN[nest])) + abs(int(ROW[field]) - int(ROW[nest])) == 1
    return float(plan["by_nest"] * (2.0 if straight else 1.0 if near == 1 else 0.5 / near))


@lean
def note_value(s: Record, seat: int, field: int, nest: int) -> float:
    """GI-65: a trap where enemies stop on their way to the Nest: a free field near it."""
    if s["who"][field] != 0:
        return -3.0
    return -0.5 * abs(apart(field, nest) - 2) if nest != NOTHING else 0.0
