"""Tests on many tables: all of them in `make test`, fewer with bounds checks, fewest in `make check`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest


def thinned(cases: Sequence[Any], *, fast: Iterable[int], checked: Iterable[int], name: Callable[[Any], str] = str) -> list[Any]:
    """Parameters, marked by where in the list they are."""
    few, some = set(fast), set(checked)
    assert few <= some < set(range(len(cases)))
    return [
        pytest.param(
            case,
            marks=[] if number in few else [pytest.mark.slow, pytest.mark.checked] if number in some else [pytest.mark.slow],
            id=name(case),
        )
        for number, case in enumerate(cases)
    ]
