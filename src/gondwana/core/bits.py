"""Seat masks: bit k stands for seat k."""

from typing import Any

from numba import types
from numba.extending import intrinsic

from gondwana.core.compiled import inlined


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(typing: Any, mask: Any) -> Any:
    from llvmlite import ir  # noqa: PLC0415 (only while compiling)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


def _lowest(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1


def _lowest_compiled(mask: int) -> int:
    return _trailing_zeros(mask)  # type: ignore[no-any-return]


lowest = inlined(_lowest_compiled, python=_lowest)
"""Return the number of the lowest bit that is set; the mask is not 0."""


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask, lowest first."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
