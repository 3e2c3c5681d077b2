"""What everybody may believe about hidden pieces: the kinds that are left, weighed by what a piece was seen to do.

The rules say which kinds a piece could be. How likely each of them is, follows from where the piece was put down, how often it
was moved and whether it kept quiet beside an enemy: for each such sign a table says how often the kinds show it (`SIGNS`,
counted from games of the bots against each other). Signs are taken to be independent of each other.
"""

from typing import Any

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.core.rng import Stream, below, next_bits
from gondwana.games.giganten.armies import army
from gondwana.games.giganten.knowledge import guess
from gondwana.games.giganten.land import RANK
from gondwana.games.giganten.sight import is_one_kind, knows
from gondwana.games.giganten.state import (
    BLANK,
    HIDDEN,
    KINDS,
    NEST,
    NOT_BY_NEST,
    PICK,
    SWAMP,
)

RANKS, STAGES, PACES, QUIETS = 7, 6, 5, 3
HOME_SIGNS = 0
PACE_SIGNS = HOME_SIGNS + 2 * RANKS
QUIET_SIGNS = PACE_SIGNS + STAGES * PACES
SIGNS = QUIET_SIGNS + QUIETS
"""Rows of the table: where a piece was put down, how often it was moved by now, how often it kept quiet."""
_LOW_BITS, _FRACTIONS = np.uint64(11), 2.0**53
_STAGE_TURNS = 12
_ROUNDS = 4
"""So often rows and columns are brought to their sums."""
_SWAPS = 3
"""So many swaps for each unknown piece, on average."""


@lean
def fraction(rng: Stream) -> float:
    """Any number from 0 to 1."""
    return float(next_bits(rng) >> _LOW_BITS) / _FRACTIONS


@lean
def home_sign(s: Record, seat: int, n: int) -> int:
    """Where the piece was put down."""
    home = int(s["home"][seat, n])
    rank = min(int(RANK[s["outline"], seat & 1, home]), RANKS - 1)
    return HOME_SIGNS + 2 * rank + int(s["ground"][home] & SWAMP)


@lean
def pace_sign(s: Record, seat: int, n: int) -> int:
    """How often it was moved by this time."""
    stage = min(int(s["turns_of"][seat]) // _STAGE_TURNS, STAGES - 1)
    steps = int(s["steps"][seat, n])
    pace = steps if steps < 3 else (3 if steps < 7 else 4)
    return PACE_SIGNS + stage * PACES + pace


@lean
def quiet_sign(s: Record, seat: int, n: int) -> int:
    """How often it kept quiet beside an enemy."""
    return QUIET_SIGNS + min(int(s["shy"][seat, n]), QUIETS - 1)


@lean
def only_kind(could: int) -> int:
    """The kind that a set of one holds."""
    kind = 0
    while not could >> kind & 1:
        kind += 1
    return kind


@lean
def mark(s: Record, seat: int) -> int:
    """A number that changes when beliefs about a seat's pieces may."""
    total = int(s["turns_of"][seat]) // _STAGE_TURNS + 1
    for n in range(s["count"][seat]):
        sign = min(int(s["steps"][seat, n]), 7) * 4 + min(int(s["shy"][seat, n]), 3)
        total = (total * 1000003 + int(s["could"][seat, n]) * 64 + sign) & 0xFFFFFFFFFFFF
    return total


@lean
def suspect(s: Record, seat: int, signs: Any, likely: Any, left: Any) -> None:
    """For each piece of a seat how likely each kind is, as far as everybody knows; `left` is room for a number for each kind."""
    count = int(s["count"][seat])
    unknown = 0
    for kind in range(KINDS):
        left[kind] = army(s, kind) - s["lost"][seat, kind] - s["away"][seat, kind]
    for n in range(count):
        could = int(s["could"][seat, n])
        if is_one_kind(could):
            only = only_kind(could)
            for kind in range(KINDS):
                likely[seat, n, kind] = 0.0
            likely[seat, n, only] = 1.0
            left[only] -= 1.0
        else:
            unknown += 1
            home, pace, quiet = home_sign(s, seat, n), pace_sign(s, seat, n), quiet_sign(s, seat, n)
            for kind in range(KINDS):
                fits = could >> kind & 1
                likely[seat, n, kind] = signs[home, kind] * signs[pace, kind] * signs[quiet, kind] if fits else 0.0
    if unknown > 0:
        balance(s, seat, likely, left, unknown / (unknown + s["holds"][seat]))


@lean
def balance(s: Record, seat: int, likely: Any, left: Any, share: float) -> None:
    """Every piece is something, and of every kind there are as many as are left."""
    count = int(s["count"][seat])
    for _ in range(_ROUNDS):
        for kind in range(KINDS):
            if left[kind] <= 0.0:
                scale = 0.0
            else:
                total = 1e-12
                for n in range(count):
                    if not is_one_kind(int(s["could"][seat, n])):
                        total += likely[seat, n, kind]
                scale = left[kind] * share / total
            for n in range(count):
                if not is_one_kind(int(s["could"][seat, n])):
                    likely[seat, n, kind] *= scale
        for n in range(count):
            if not is_one_kind(int(s["could"][seat, n])):
                total = 1e-12
                for kind in range(KINDS):
                    total += likely[seat, n, kind]
                for kind in range(KINDS):
                    likely[seat, n, kind] /= total


@lean
def imagine(s: Record, viewer: int, signs: Any, rng: Stream, buffer: Ints, odds: Any) -> None:
    """Fill in what the viewer does not know: an even guess, then kinds change places as often as what was seen makes them.

    `odds` is room for a weight for each piece of a seat and kind.
    """
    for seat in range(s["players"]):
        for n in range(s["count"][seat]):
            odds[seat, n, 0] = 1.0 if s["kind"][seat, n] == HIDDEN else 0.0
    in_play = s["phase"] >= PICK
    guess(s, viewer, rng, buffer)
    if in_play:
        for seat in range(s["players"]):
            if not knows(s, viewer, seat):
                swap_kinds(s, seat, signs, rng, buffer, odds)


@lean
def swap_kinds(s: Record, seat: int, signs: Any, rng: Stream, buffer: Ints, odds: Any) -> None:
    """Metropolis: two unknown pieces change kinds, surely if that fits better, otherwise now and then."""
    many = 0
    for n in range(s["count"][seat]):
        if odds[seat, n, 0] > 0.0:
            buffer[many] = n
            many += 1
    if many < 2:
        return
    for k in range(many):
        n = int(buffer[k])
        home, pace, quiet = home_sign(s, seat, n), pace_sign(s, seat, n), quiet_sign(s, seat, n)
        for kind in range(KINDS):
            odds[seat, n, kind] = signs[home, kind] * signs[pace, kind] * signs[quiet, kind]
    fixed = fixed_kinds(s)
    for _ in range(_SWAPS * many):
        one, two = int(buffer[below(rng, many)]), int(buffer[below(rng, many)])
        a, b = int(s["kind"][seat, one]), int(s["kind"][seat, two])
        if a == b or fixed >> a & 1 or fixed >> b & 1 or s["came"][seat, one] != s["came"][seat, two]:
            continue
        if not (s["could"][seat, one] >> b & 1 and s["could"][seat, two] >> a & 1):
            continue
        now = odds[seat, one, a] * odds[seat, two, b]
        then = odds[seat, one, b] * odds[seat, two, a]
        if then >= now or then > now * fraction(rng):
            s["kind"][seat, one] = b
            s["kind"][seat, two] = a


@lean
def fixed_kinds(s: Record) -> int:
    """The kinds that rules about two pieces bind: those stay where the guess put them."""
    fixed = 0
    if s["players"] == 4:
        fixed |= 1 << NEST
    if s["flags"] & NOT_BY_NEST:
        fixed |= 1 << NEST | 1 << BLANK
    return fixed
