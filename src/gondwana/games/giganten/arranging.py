"""The secret part of the set-up: reserves of one's choice, which piece is what or where, and the field of the secret trap.

The kinds come in a fixed order, the Nest first, so that a step is just a field. How many steps there are depends on the options
alone, so that nobody learns anything by counting them.
"""

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.giganten.armies import army, has_free_reserve, is_screened, territory, whole_army
from gondwana.games.giganten.data import FAMILIES
from gondwana.games.giganten.land import CORNER, HOME
from gondwana.games.giganten.pieces import put, renumber
from gondwana.games.giganten.placing import (
    free_land,
    is_by_nest,
    is_first_partner,
    is_land,
    land_to_leave,
    leaves_far_field,
    may_stand,
    room_beside,
    room_for_nest,
    takes_room,
)
from gondwana.games.giganten.state import (
    AGREED,
    ALL_KINDS,
    BLANK,
    BLITZ,
    DECLINED,
    DIFFERENT,
    DONE,
    FIELD,
    GHOST,
    HOLD,
    KINDS,
    NEST,
    NOT_BY_NEST,
    NOTES,
    RESERVE,
    RESERVES,
    SWAMP,
    TAKERS,
    TRAP,
    UNSET,
)

FAMILY = np.array([FAMILIES.index(family) for family in FAMILIES])


@lean
def is_choosing_reserve(s: Record, seat: int) -> bool:
    """GI-67: whether the next secret step of a seat is about its reserve.

    In the open it is known how many are held back. Behind a screen each is named, then `done`, and only its owner knows how many.
    """
    if not s["flags"] & RESERVES or s["flags"] & AGREED:
        return False
    if has_free_reserve(s) and is_screened(s):
        return s["arranged"][seat] == s["holds"][seat]
    return s["arranged"][seat] < s["holds"][seat]


@lean
def reserve_steps(s: Record, seat: int) -> int:
    """How many secret steps of a seat are about its reserve; behind a screen as far as it is chosen, and `done`."""
    if not s["flags"] & RESERVES or s["flags"] & AGREED:
        return 0
    return int(s["holds"][seat]) + (1 if has_free_reserve(s) and is_screened(s) else 0)


@lean
def steps_to_arrange(s: Record) -> int:
    """How many secret steps a seat does: the same number for all, whatever they choose."""
    steps = whole_army(s) + (1 if s["flags"] & NOTES else 0)
    if s["flags"] & AGREED:
        steps -= RESERVE
    elif has_free_reserve(s) and is_screened(s):
        steps += 1
    return steps


@lean
def kind_to_place(s: Record, seat: int) -> int:
    """The kind whose turn it is in the set-up of a seat, or KINDS when all are placed."""
    rest = int(s["arranged"][seat]) - reserve_steps(s, seat)
    for kind in range(KINDS):
        rest -= army(s, kind) - s["held"][seat, kind]
        if rest < 0:
            return kind
    return KINDS


@lean
def legal_arranging(s: Record, seat: int, out: Ints) -> int:
    """The next secret step of a seat: a kind to hold back, a field for the next kind, or the field to note."""
    if is_choosing_reserve(s, seat):
        return legal_reserves(s, seat, out)
    kind = kind_to_place(s, seat)
    if kind == KINDS:
        return legal_notes(s, seat, out)
    return legal_puts(s, seat, kind, out) if is_screened(s) else legal_kinds(s, seat, kind, out)


@lean
def legal_kinds(s: Record, seat: int, kind: int, out: Ints) -> int:
    """In the open: the own pieces without a kind that can be of this one. The blank leaves the Blitzes their land (GI-07)."""
    land = 0
    for k in range(s["count"][seat]):
        land += s["kind"][seat, k] == UNSET and is_land(s, s["at"][seat, k])
    n = 0
    for k in range(s["count"][seat]):
        field = int(s["at"][seat, k])
        short = kind == BLANK and is_land(s, field) and land <= army(s, BLITZ)
        if s["kind"][seat, k] == UNSET and may_stand(s, seat, kind, field) and not short:
            out[n] = FIELD + field
            n += 1
    return n


@lean
def legal_puts(s: Record, seat: int, kind: int, out: Ints) -> int:
    """In secret: the free fields of the territory where this kind may stand and leaves room for what is to come."""
    needs_land = free_land(s, seat) - 1 < land_to_leave(s, seat, kind)
    first = is_first_partner(s, seat)
    trap = kind == BLANK and bool(s["flags"] & TRAP) and bool(s["flags"] & NOT_BY_NEST)
    room = room_for_nest(s, seat) if first and kind != NEST else 0
    n = 0
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        if s["who"][field] != 0 or not may_stand(s, seat, kind, field) or (needs_land and is_land(s, field)):
            continue
        if first and kind == NEST and not leaves_far_field(s, seat, field):
            continue
        if first and kind != NEST and takes_room(s, seat, field, trap) >= room:
            continue
        out[n] = FIELD + field
        n += 1
    return n


@lean
def legal_reserves(s: Record, seat: int, out: Ints) -> int:
    """GI-67: a saurian but Culak and Blitz; with b) of a kind that is not held back yet; or, behind a screen, no more."""
    n = 0
    secret = has_free_reserve(s) and is_screened(s)
    for kind in range(KINDS):
        again = s["flags"] & DIFFERENT and holds_family(s, seat, kind)
        full = secret and s["holds"][seat] == RESERVE
        if TAKERS >> kind & 1 and s["held"][seat, kind] < army(s, kind) and not again and not full:
            out[n] = HOLD + kind
            n += 1
    if secret:
        out[n] = DONE
        n += 1
    return n


@lean
def holds_family(s: Record, seat: int, kind: int) -> bool:
    """Whether a piece of the same kind is held back; Tyra I and II are one."""
    for other in range(KINDS):
        if FAMILY[other] == FAMILY[kind] and s["held"][seat, other] > 0:
            return True
    return False


@lean
def legal_notes(s: Record, seat: int, out: Ints) -> int:
    """GI-65, GI-66 a: any field of the territory, or none. The first of two partners leaves room for the other's Nest (GI-70)."""
    apart = bool(s["flags"] & NOT_BY_NEST)
    first = apart and is_first_partner(s, seat)
    room = room_for_nest(s, seat) if first else 0
    n = 0
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        if (apart and is_by_nest(s, seat, field)) or (first and room_beside(s, seat, field) >= room):
            continue
        out[n] = FIELD + field
        n += 1
    out[n] = DONE
    return n + 1


@lean
def arrange(s: Record, seat: int, action: int) -> None:
    """Carry out a secret step; when all have done all of theirs, everything is put on the table."""
    if is_choosing_reserve(s, seat):
        if action != DONE:
            s["held"][seat, action - HOLD] += 1
            if has_free_reserve(s) and is_screened(s):
                s["holds"][seat] += 1
    else:
        kind = kind_to_place(s, seat)
        if kind == KINDS:
            s["note"][seat] = DECLINED if action == DONE else action - FIELD
        elif is_screened(s):
            put(s, seat, action - FIELD, kind)
        else:
            for k in range(s["count"][seat]):
                if s["at"][seat, k] == action - FIELD:
                    s["kind"][seat, k] = kind
    s["arranged"][seat] += 1
    if s["arranged"][seat] == steps_to_arrange(s):
        s["owing"] &= ~(1 << seat)


@lean
def show_armies(s: Record) -> None:
    """The set-up is over: what everybody can know of each piece by where it stands."""
    for seat in range(s["players"]):
        if is_screened(s):
            renumber(s, seat)
        for n in range(s["count"][seat]):
            s["could"][seat, n] = kinds_standing_at(s, s["at"][seat, n])
            s["home"][seat, n] = s["at"][seat, n]
        s["takers"][seat] = 0
        for kind in range(KINDS):
            if TAKERS >> kind & 1:
                s["takers"][seat] += army(s, kind)
    s["nests"][0] = s["players"] // 2
    s["nests"][1] = s["players"] // 2


@lean
def kinds_standing_at(s: Record, field: int) -> int:
    """GI-07: the kinds that can have been put on a field at the beginning."""
    could = ALL_KINDS
    if not s["flags"] & (GHOST | TRAP):
        could &= ~(1 << BLANK)
    if s["ground"][field] & SWAMP:
        could &= ~(1 << NEST | 1 << BLITZ)
    if CORNER[s["outline"], field]:
        could &= ~(1 << NEST)
    return could
