"""Showing fossils: new ones, more parts of displayed ones, single parts (FO-23 to FO-27, FO-70)."""

from gondwana.core.bits import lowest
from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import STARTER
from gondwana.games.fossilium.shapes import (
    ALL_PARTS,
    BIT,
    CLASS,
    COUNTER,
    COVERS,
    DOOR,
    FIRST_KIND,
    FOSSIL_OF,
    KINDS_OF,
    KINDS_OF_CLASS,
    LIES,
    PAIR_COUNT,
    PAIR_OF,
    PART_CELL,
    PEDESTAL,
    SAME_ROW,
    SIZE,
    SMALL,
    SMALL_KINDS,
    STANDS,
    TYPE,
    corners,
    fits,
    fitting_fossils,
)
from gondwana.games.fossilium.state import (
    ACTED,
    ADDING,
    AQUATIC,
    BOTANICAL,
    CELL,
    CELL_COUNT,
    DONE,
    FIRST_GAME,
    LYING,
    NOTHING,
    PARTING,
    PLACE,
    SHOP_INCOMPLETE,
    SHOW,
    SHOWING,
    SIDE,
    UPRIGHT,
)
from gondwana.games.fossilium.storage import find_ready, gain_guests, gain_students, unstore


@inlined
def type_of(s: Record, seat: int, fossil: int) -> int:
    """The type of a fossil; that of the starting fossil was chosen."""
    return int(s["starter"][seat]) if fossil == STARTER else int(TYPE[fossil])


# What can be shown


@lean
def can_show(s: Record, seat: int) -> bool:
    """FO-20: whether the action can be carried out."""
    if s["held"][seat] & s["wants"][seat]:
        return True
    ready = int(s["ready"][seat])
    return ready != 0 and ready & fitting_fossils(int(s["taken"][seat])) != 0


@lean
def fossils_of(kinds: int) -> int:
    """The fossils that these kinds of tiles belong to."""
    found = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        found |= 1 << FOSSIL_OF[kind]
    return found


@lean
def legal_show(s: Record, seat: int, out: Ints) -> int:
    """FO-23, FO-24: new fossils with half of their parts and room, displayed ones with matching parts."""
    n = list_bits(int(s["ready"][seat]) & fitting_fossils(int(s["taken"][seat])), SHOWING, out, 0)
    return list_bits(fossils_of(int(s["held"][seat]) & int(s["wants"][seat])), ADDING, out, n)


@inlined
def list_bits(mask: int, first: int, out: Ints, n: int) -> int:
    """One action for each bit of a set; answers how long the list is now."""
    while mask:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@lean
def restorable(s: Record, seat: int) -> int:
    """Restorer: new fossils of which at least one part is in storage and for which there is room."""
    return fossils_of(int(s["held"][seat])) & ~int(s["shown"][seat]) & fitting_fossils(int(s["taken"][seat]))


@lean
def legal_restore(s: Record, seat: int, out: Ints) -> int:
    """The restorer may also be left alone."""
    out[0] = DONE
    return list_bits(restorable(s, seat), SHOWING, out, 1)


@lean
def single_parts(s: Record, seat: int) -> int:
    """FO-25, FO-70: the kinds of which one part could be shown: displayed fossils, new ones of size 1 or 2."""
    kinds = int(s["wants"][seat])
    for size in range(SMALL):
        if fits(int(s["taken"][seat]), size):
            kinds |= int(s["absent"][seat]) & int(KINDS_OF_CLASS[size])
    return kinds


@lean
def legal_extra(s: Record, seat: int, out: Ints) -> int:
    """FO-25: the bonus of column 4 may be left."""
    out[0] = DONE
    return list_bits(single_parts(s, seat) & int(s["held"][seat]), PARTING, out, 1)


# Where


@lean
def legal_place(s: Record, seat: int, out: Ints) -> int:
    """FO-23: connected free cells in the fossil's shape, upright or lying."""
    taken = int(s["taken"][seat])
    size = int(CLASS[s["fossil"]])
    n = list_bits(corners(taken, size, LIES), LYING if size else CELL, out, 0)
    if size:
        n = list_bits(corners(taken, size, STANDS), UPRIGHT, out, n)
    return n


@lean
def legal_side(s: Record, seat: int, out: Ints) -> int:
    """The two cells of the slice whose lone part can lie in either."""
    fossil = int(s["fossil"])
    part = 2 * lowest(int(s["ask"]))
    spot = int(s["spot"][seat, fossil])
    out[0] = CELL + PART_CELL[CLASS[fossil], spot, part]
    out[1] = CELL + PART_CELL[CLASS[fossil], spot, part + 1]
    return 2


# Steps


@lean
def begin_show(s: Record, seat: int) -> None:
    """The action begins; what has one answer is not asked."""
    s["tile"] = NOTHING
    s["phase"] = SHOW
    new = int(s["ready"][seat]) & fitting_fossils(int(s["taken"][seat]))
    more = fossils_of(int(s["held"][seat]) & int(s["wants"][seat]))
    if more == 0 and new & (new - 1) == 0:
        show_new(s, seat, lowest(new))
    elif new == 0 and more & (more - 1) == 0:
        add_parts(s, seat, lowest(more))


@lean
def show_new(s: Record, seat: int, fossil: int) -> None:
    """A new fossil: where?"""
    s["fossil"] = fossil
    s["owner"] = seat
    s["phase"] = PLACE
    taken = int(s["taken"][seat])
    lying = corners(taken, int(CLASS[fossil]), LIES)
    upright = corners(taken, int(CLASS[fossil]), STANDS) if CLASS[fossil] else 0
    if upright == 0 and lying & (lying - 1) == 0:
        place(s, seat, lowest(lying))
    elif lying == 0 and upright & (upright - 1) == 0:
        place(s, seat, CELL_COUNT + lowest(upright))


@lean
def show_part(s: Record, seat: int, kind: int) -> None:
    """FO-25, FO-29, FO-70: one part, which has already left the place where it was."""
    s["tile"] = kind
    s["owner"] = seat
    fossil = int(FOSSIL_OF[kind])
    s["fossil"] = fossil
    if s["shown"][seat] >> fossil & 1:
        lay_parts(s, seat)
    else:
        show_new(s, seat, fossil)


@lean
def add_parts(s: Record, seat: int, fossil: int) -> None:
    """FO-24: all matching parts of a displayed fossil."""
    s["fossil"] = fossil
    s["owner"] = seat
    lay_parts(s, seat)


@lean
def place(s: Record, seat: int, placement: int) -> None:
    """The fossil has its cells; now its parts."""
    stand(s, seat, int(s["fossil"]), placement)
    lay_parts(s, seat)


@lean
def stand(s: Record, seat: int, fossil: int, placement: int) -> None:
    """FO-23, FO-26: cells are taken, also those that wait for a part."""
    size = CLASS[fossil]
    s["spot"][seat, fossil] = placement
    s["parts"][seat, fossil] = 0
    s["taken"][seat] |= COVERS[size, placement]
    s["shown"][seat] |= 1 << fossil
    s["fossils"][seat, type_of(s, seat, fossil)] += 1
    if size < SMALL:
        s["small"][seat] += 1
    else:
        s["large"][seat] += 1
        s["pedestals"][seat] += PEDESTAL[size, placement] > 0
    s["absent"][seat] &= ~(KINDS_OF[fossil] & SMALL_KINDS)
    s["ready"][seat] &= ~(1 << fossil)


@lean
def lay_parts(s: Record, seat: int) -> None:
    """All parts that go into the fossil; asks where a lone part of a slice goes, if it makes a difference."""
    fossil = int(s["fossil"])
    s["ask"] = 0
    if s["tile"] != NOTHING:
        lay_tiles(s, seat, fossil, int(PAIR_OF[s["tile"]]), 1)
    else:
        for pair in range(PAIR_COUNT[fossil]):
            lay_tiles(s, seat, fossil, pair, int(s["store"][seat, FIRST_KIND[fossil] + pair]))
    if s["ask"]:
        s["phase"] = SIDE
        s["owing"] = 1 << seat
    else:
        finish(s, seat)


@lean
def lay_tiles(s: Record, seat: int, fossil: int, pair: int, tiles: int) -> None:
    """Up to so many tiles of a pair into their slice."""
    part = 2 * pair
    slice_parts = int(s["parts"][seat, fossil]) >> part & 3
    if SIZE[fossil] == 1:
        slice_parts |= 2
    if tiles == 0 or slice_parts == 3:
        return
    if slice_parts:
        lay(s, seat, fossil, part + (slice_parts & 1))
    elif tiles > 1:
        lay(s, seat, fossil, part)
        lay(s, seat, fossil, part + 1)
    elif is_free_to_choose(s, seat, fossil, part):
        s["ask"] |= 1 << pair
    else:
        lay(s, seat, fossil, part)


@lean
def is_free_to_choose(s: Record, seat: int, fossil: int, part: int) -> bool:
    """Whether the two cells of a slice differ in what they match."""
    kind = TYPE[fossil]
    one = PART_CELL[CLASS[fossil], s["spot"][seat, fossil], part]
    other = PART_CELL[CLASS[fossil], s["spot"][seat, fossil], part + 1]
    if s["flags"] & SHOP_INCOMPLETE and COUNTER[kind, one] != COUNTER[kind, other]:
        return True
    return bool(DOOR[kind, one] != DOOR[kind, other])


@lean
def choose_side(s: Record, seat: int, cell: int) -> None:
    """The lone part lies on this cell."""
    fossil = int(s["fossil"])
    pair = lowest(int(s["ask"]))
    part = 2 * pair
    second = PART_CELL[CLASS[fossil], s["spot"][seat, fossil], part + 1] == cell
    lay(s, seat, fossil, part + 1 if second else part)
    s["ask"] &= s["ask"] - 1
    if s["ask"] == 0:
        finish(s, seat)


@lean
def lay(s: Record, seat: int, fossil: int, part: int) -> None:
    """One part on its cell; it comes from storage, unless it is a single one that was taken before."""
    if s["tile"] == NOTHING:
        unstore(s, seat, int(FIRST_KIND[fossil]) + (part >> 1))
    lay_cell(s, seat, fossil, part)


@lean
def lay_cell(s: Record, seat: int, fossil: int, part: int) -> None:
    """FO-10, FO-11: what a part on its cell adds to the income."""
    kind = type_of(s, seat, fossil)
    size = CLASS[fossil]
    spot = int(s["spot"][seat, fossil])
    cell = PART_CELL[size, spot, part]
    parts = int(s["parts"][seat, fossil])
    if DOOR[kind, cell]:
        s["doors"][seat, kind] += 1
    if COUNTER[kind, cell] and s["flags"] & SHOP_INCOMPLETE and parts & SAME_ROW[size, spot // CELL_COUNT, part] == 0:
        s["shops"][seat, kind] += 1
    s["parts"][seat, fossil] = parts | 1 << part
    s["part_count"][seat, kind] += 1


@lean
def finish(s: Record, seat: int) -> None:
    """All is laid: what it still lacks, and the rewards if it lacks nothing."""
    fossil = int(s["fossil"])
    lacks = 0
    full = int(ALL_PARTS[fossil])
    missing = full & ~int(s["parts"][seat, fossil])
    for pair in range(PAIR_COUNT[fossil]):
        if missing >> (2 * pair) & 3:
            lacks |= BIT[FIRST_KIND[fossil] + pair]
    s["wants"][seat] = (s["wants"][seat] & ~KINDS_OF[fossil]) | lacks
    find_ready(s, seat, fossil)
    if missing == 0:
        complete(s, seat, fossil)
    s["tile"] = NOTHING
    s["phase"] = ACTED


@lean
def complete(s: Record, seat: int, fossil: int) -> None:
    """FO-27: guests for its size, and the bonus of its type."""
    count_complete(s, seat, fossil)
    gain_guests(s, seat, int(SIZE[fossil]))
    if s["flags"] & FIRST_GAME:
        return
    kind = TYPE[fossil]
    if kind == BOTANICAL:
        gain_students(s, seat, 1)
    elif kind == AQUATIC:
        s["money"][seat] += 1
    else:
        gain_guests(s, seat, 1)


@lean
def count_complete(s: Record, seat: int, fossil: int) -> None:
    """One more complete fossil, by type and by size; without `shop_incomplete` its shop pays from now on (FO-10)."""
    kind = type_of(s, seat, fossil)
    s["complete"][seat, kind] += 1
    s["done"][seat, CLASS[fossil]] += 1
    if s["flags"] & SHOP_INCOMPLETE:
        return
    size = CLASS[fossil]
    spot = int(s["spot"][seat, fossil])
    for part in range(SIZE[fossil]):
        first = SAME_ROW[size, spot // CELL_COUNT, part] & ((1 << part) - 1) == 0
        if first and COUNTER[kind, PART_CELL[size, spot, part]]:
            s["shops"][seat, kind] += 1
