"""Wide stores: eight numbers at once are the same as eight numbers one by one."""

import numpy as np
import pytest

from gondwana.core.compiled import jit
from gondwana.core.lanes import LANES, WIDEST, mark, unfold, widen

ROOM = 3
"""Numbers before and behind that are nobody's business."""


@jit
def unfold_at(row, at, value, bits):
    unfold(row, np.uint64(at), value, bits)


@jit
def mark_at(row, at, slot):
    mark(row, np.uint64(at), slot)


@jit
def widen_at(row, at, numbers, first):
    widen(row, np.uint64(at), numbers, np.uint64(first))


def written(function, *args):
    """What a function writes; it leaves everything around alone."""
    row = np.full(LANES + 2 * ROOM, -7, np.int16)
    function(row, ROOM, *args)
    assert (row[:ROOM] == -7).all() and (row[-ROOM:] == -7).all()
    return row[ROOM:-ROOM].tolist()


@pytest.mark.parametrize("bits", range(1, WIDEST + 1))
@pytest.mark.parametrize("value", [0, 1, 0x7654321, -1, -(1 << 31), (1 << 40) + 5])
def test_small_numbers_are_taken_apart(value, bits):
    assert written(unfold_at, value, bits) == [value >> (bits * k) & ((1 << bits) - 1) for k in range(LANES)]


@pytest.mark.parametrize("slot", [-9, -1, 0, 3, 7, 8, 100])
def test_one_place_is_marked(slot):
    assert written(mark_at, slot) == [int(slot == k) for k in range(LANES)]


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64])
def test_numbers_of_every_width_are_cut_to_two_bytes(kind):
    limits = np.iinfo(kind)
    numbers = np.array([5, limits.min, limits.max, -1, 0, 1, limits.max - 1, limits.min + 1, -100, 99], kind)
    for first in (0, 1, 2):
        wanted = np.clip(numbers[first : first + LANES], -(1 << 15), (1 << 15) - 1)
        assert written(widen_at, numbers, first) == wanted.tolist()
