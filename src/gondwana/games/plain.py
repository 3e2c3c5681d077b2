"""A position as plain numbers, read in one go: a field of a NumPy record takes ten times as long as an entry of a dictionary.

Functions of the rules that only read a position work on both.
"""

from collections.abc import Sequence
from struct import Struct
from typing import Any

import numpy as np

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Reader:
    """Reads some fields of the bytes of a record: single numbers, lists of numbers as tuples, tables of bytes as their rows."""

    def __init__(self, dtype: np.dtype[Any], names: Sequence[str]) -> None:
        assert dtype.fields is not None
        self._places: list[tuple[str, int | slice]] = []
        form, place, at = "<", 0, 0
        for name in sorted(names, key=lambda name: dtype.fields[name][1]):  # type: ignore[index]
            field, offset = dtype.fields[name][:2]
            code, many = _layout(field)
            form += f"{offset - at}x{code}"
            at = offset + field.itemsize
            self._places.append((name, slice(place, place + many) if many else place))
            place += many or 1
        self._struct = Struct(form)

    def __call__(self, record: bytes) -> dict[str, Any]:
        """The fields of a record, by their names."""
        found = self._struct.unpack_from(record)
        return {name: found[place] for name, place in self._places}


def _layout(field: np.dtype[Any]) -> tuple[str, int]:
    """How a field lies in the record, and how many things it is then; none for a single number."""
    base, shape = field.subdtype or (field, ())
    code = _CODES[base.str[1:]]
    if not shape:
        return code, 0
    if len(shape) == 1:
        return f"{shape[0]}{code}", shape[0]
    rows, columns = shape
    assert base.itemsize == 1, "only tables of bytes are read by rows"
    return f"{columns}s" * rows, rows
