"""Eight numbers of an observation written at once, which loops would not be made into: wide stores, as LLVM has them.

All functions write `LANES` numbers from `at` on, whoever they belong to: what comes behind is written afterwards. There has to be
room for them.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic

from gondwana.core.compiled import INTERPRETED

LANES = 8
WIDEST = 4
"""The most bits that each of the small numbers in `unfold` may have."""

if INTERPRETED:

    def unfold(row: Any, at: Any, value: Any, bits: int) -> None:
        """Small numbers of `bits` bits each that one number holds, the lowest first."""
        for k in range(LANES):
            row[int(at) + k] = value >> (bits * k) & ((1 << bits) - 1)

    def mark(row: Any, at: Any, slot: Any) -> None:
        """A 1 in place `slot`, if that is one of these, and zeros in the others."""
        for k in range(LANES):
            row[int(at) + k] = slot == k

    def widen(row: Any, at: Any, numbers: Any, first: Any) -> None:
        """Numbers of any width, as they stand side by side, cut to two bytes."""
        for k in range(LANES):
            row[int(at) + k] = min(max(int(numbers[int(first) + k]), -(1 << 15)), (1 << 15) - 1)

else:
    from llvmlite import ir

    _I16, _I32 = ir.IntType(16), ir.IntType(32)
    _NUMBERS = ir.Constant(ir.VectorType(_I32, LANES), list(range(LANES)))

    def _everywhere(builder: Any, number: Any) -> Any:
        """The lower half of a number in every lane."""
        wide = ir.VectorType(_I32, LANES)
        one = builder.insert_element(ir.Constant(wide, ir.Undefined), builder.trunc(number, _I32), ir.Constant(_I32, 0))
        return builder.shuffle_vector(one, ir.Constant(wide, ir.Undefined), ir.Constant(wide, [0] * LANES))

    def _place(context: Any, builder: Any, kind: Any, row: Any, at: Any) -> Any:
        """Where `LANES` numbers of a row stand."""
        array = context.make_array(kind)(context, builder, value=row)
        numbers = ir.VectorType(context.get_data_type(kind.dtype), LANES)
        return builder.bitcast(builder.gep(array.data, [at]), numbers.as_pointer())

    def _storing(lanes: Callable[..., Any]) -> Any:
        """What Numba is told of a function that works `lanes` out of its last arguments and stores them in a row."""

        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            row, at, *numbers = arguments
            place = _place(context, builder, signature.args[0], row, at)
            builder.store(lanes(builder, *(_everywhere(builder, number) for number in numbers)), place, align=2)
            return context.get_dummy_value()

        return build

    def _unfolded(builder: Any, value: Any, bits: Any) -> Any:
        ones = ir.Constant(_NUMBERS.type, [1] * LANES)
        least = builder.and_(builder.lshr(value, builder.mul(bits, _NUMBERS)), builder.sub(builder.shl(ones, bits), ones))
        return builder.trunc(least, ir.VectorType(_I16, LANES))

    def _marked(builder: Any, slot: Any) -> Any:
        return builder.zext(builder.icmp_signed("==", slot, _NUMBERS), ir.VectorType(_I16, LANES))

    @intrinsic  # type: ignore[untyped-decorator]
    def unfold(typing: Any, row: Any, at: Any, value: Any, bits: Any) -> Any:
        """Small numbers of `bits` bits each that one number holds, the lowest first."""
        return types.void(row, types.uint64, types.int64, types.int64), _storing(_unfolded)

    @intrinsic  # type: ignore[untyped-decorator]
    def mark(typing: Any, row: Any, at: Any, slot: Any) -> Any:
        """A 1 in place `slot`, if that is one of these, and zeros in the others."""
        return types.void(row, types.uint64, types.int64), _storing(_marked)

    @intrinsic  # type: ignore[untyped-decorator]
    def widen(typing: Any, row: Any, at: Any, numbers: Any, first: Any) -> Any:
        """Numbers of any width, as they stand side by side, cut to two bytes."""

        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = signature.args[2]
            size = kind.dtype.bitwidth // 8
            lanes = builder.load(_place(context, builder, kind, *arguments[2:]), align=size)
            if size > 2:
                for limit, outside in ((-(1 << 15), "<"), ((1 << 15) - 1, ">")):
                    bound = ir.Constant(lanes.type, [limit] * LANES)
                    lanes = builder.select(builder.icmp_signed(outside, lanes, bound), bound, lanes)
            to = ir.VectorType(_I16, LANES)
            lanes = builder.sext(lanes, to) if size < 2 else builder.trunc(lanes, to) if size > 2 else lanes
            builder.store(lanes, _place(context, builder, signature.args[0], *arguments[:2]), align=2)
            return context.get_dummy_value()

        return types.void(row, types.uint64, numbers, types.uint64), build


__all__ = ["LANES", "WIDEST", "mark", "unfold", "widen"]
