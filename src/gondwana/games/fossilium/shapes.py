"""The ground plan of a museum: where shapes fit, which cells a fossil covers, what its cells match.

A set of cells is a number with one bit for each. A placement is the cell of the upper left corner, plus CELL_COUNT if the
fossil stands upright. The parts of a fossil are numbered pair by pair: part 2p and 2p + 1 fill the p-th slice along its
long side.
"""

import numpy as np

from gondwana.core.compiled import inlined
from gondwana.games.fossilium.data import CELLS, COLUMNS, DATA, PAIRS, ROWS, SIZES, STARTER, TYPES
from gondwana.games.fossilium.state import CELL_COUNT, FOSSIL_COUNT, KINDS, NOTHING

LIES, STANDS = 0, 1
ALL_CELLS = (1 << CELL_COUNT) - 1
_NOT_LAST = sum(1 << cell for cell in range(CELL_COUNT) if cell % COLUMNS < COLUMNS - 1)

_SIZES = [fossil.size for fossil in DATA.fossils] + [1]
SIZE = np.array(_SIZES)
CLASS = np.array([SIZES.index(size) for size in _SIZES])
TYPE = np.array([TYPES.index(fossil.type) for fossil in DATA.fossils] + [NOTHING])
"""Of the starting fossil it is the player's choice."""
PAIR_COUNT = np.array([max(1, size // 2) for size in _SIZES])
ALL_PARTS = np.array([(1 << size) - 1 for size in _SIZES])
HALF = np.array([(size + 1) // 2 for size in _SIZES])
"""FO-23: so many parts are needed to show it."""
FOSSIL_OF = np.array([number for number, _ in PAIRS])
PAIR_OF = np.array([pair for _, pair in PAIRS])
FIRST_KIND = np.array([next((k for k, (n, _) in enumerate(PAIRS) if n == number), 0) for number in range(FOSSIL_COUNT)])
KINDS_OF = np.array([sum(1 << k for k, (n, _) in enumerate(PAIRS) if n == number) for number in range(FOSSIL_COUNT)], np.int64)
TYPE_OF_KIND = np.array([TYPES.index(DATA.fossils[number].type) for number, _ in PAIRS])
OF_CLASS = np.array(
    [sum(1 << n for n in range(STARTER) if SIZES.index(_SIZES[n]) == size) for size in range(len(SIZES))], np.int64
)
"""The fossils of each class of size, without the starting fossil."""
SMALL = 2
"""Classes below this one are sizes 1 and 2."""
SMALL_KINDS = sum(1 << k for k, (n, _) in enumerate(PAIRS) if _SIZES[n] <= 2)
KINDS_OF_CLASS = np.array([sum(1 << k for k, (n, _) in enumerate(PAIRS) if _SIZES[n] == size) for size in SIZES], np.int64)
BIT = np.array([1 << k for k in range(KINDS)], np.int64)


def _part_at(size: int, upright: bool, part: int) -> tuple[int, int]:
    """Row and column of a part, from the upper left corner."""
    slice_number, place = divmod(part, 2)
    if size <= 2:
        return (part, 0) if upright else (0, part)
    return (slice_number, place) if upright else (place, slice_number)


PART_CELL = np.full((len(SIZES), 2 * CELL_COUNT, 6), NOTHING)
"""Class, placement, part: its cell."""
COVERS = np.zeros((len(SIZES), 2 * CELL_COUNT), np.int64)
SAME_ROW = np.zeros((len(SIZES), 2, 6), np.int64)
"""Class, upright or not, part: the parts that lie in the same row of the museum."""
for _class, _size in enumerate(SIZES):
    for _placement in range(2 * CELL_COUNT):
        _upright, _corner = divmod(_placement, CELL_COUNT)
        _top, _left = divmod(_corner, COLUMNS)
        _spots = [_part_at(_size, bool(_upright), _part) for _part in range(_size)]
        if all(_top + r < ROWS and _left + c < COLUMNS for r, c in _spots):
            for _part, (_r, _c) in enumerate(_spots):
                PART_CELL[_class, _placement, _part] = (_top + _r) * COLUMNS + _left + _c
                COVERS[_class, _placement] |= 1 << ((_top + _r) * COLUMNS + _left + _c)
        for _part, (_r, _) in enumerate(_spots):
            SAME_ROW[_class, _upright, _part] = sum(1 << k for k, (r, _) in enumerate(_spots) if r == _r)

DOOR = np.zeros((len(TYPES), CELL_COUNT), np.bool_)
"""FO-11: type, cell: whether the column's entrance is of that type."""
COUNTER = np.zeros((len(TYPES), CELL_COUNT), np.bool_)
"""FO-10: the same for the row's shop."""
for _type, _name in enumerate(TYPES):
    for _cell in range(CELL_COUNT):
        DOOR[_type, _cell] = DATA.museum.entrances[_cell % COLUMNS] == _name
        COUNTER[_type, _cell] = DATA.museum.shops[_cell // COLUMNS] == _name
START_CELL = np.array([CELLS.index(DATA.museum.starts[name]) for name in TYPES])

PEDESTAL = np.zeros((len(SIZES), 2 * CELL_COUNT), np.int64)
"""FO-26: class, placement: the prestige of the pedestal that a fossil there lies on."""
for _pedestal in DATA.pedestals:
    _corner = CELLS.index(_pedestal.cell)
    if _pedestal.rows == _pedestal.columns:
        PEDESTAL[2, _corner] = PEDESTAL[2, _corner + CELL_COUNT] = _pedestal.prestige
    else:
        PEDESTAL[3, _corner + CELL_COUNT * (_pedestal.rows > _pedestal.columns)] = _pedestal.prestige

BESIDES = np.zeros(CELL_COUNT, np.int64)
"""FO-81: the neighbours of a cell, side by side."""
for _cell in range(CELL_COUNT):
    for _other in range(CELL_COUNT):
        _apart = abs(_cell // COLUMNS - _other // COLUMNS) + abs(_cell % COLUMNS - _other % COLUMNS)
        BESIDES[_cell] |= (_apart == 1) << _other


@inlined
def corners(taken: int, size: int, upright: int) -> int:
    """The cells that can be the upper left corner of a fossil of this class."""
    free = ALL_CELLS & ~taken
    if size == 0:
        return free
    if size == 1 and upright:
        return free & (free >> COLUMNS)
    wide = free & (free >> 1) & _NOT_LAST
    if size == 1:
        return wide
    block = wide & (wide >> COLUMNS)
    if size == SMALL:
        return block
    if upright:
        return block & (block >> COLUMNS)
    return block & (block >> 1) & _NOT_LAST


@inlined
def fits(taken: int, size: int) -> bool:
    """Whether there is room for a fossil of this class."""
    return corners(taken, size, LIES) != 0 or (size != SMALL and corners(taken, size, STANDS) != 0)


@inlined
def fitting_fossils(taken: int) -> int:
    """The fossils that there is room for."""
    found = 0
    for size in range(4):
        if fits(taken, size):
            found |= OF_CLASS[size]
    return found


@inlined
def many(mask: int) -> int:
    """How many bits of a small set are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
