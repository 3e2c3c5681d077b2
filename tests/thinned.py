"""Tests on many tables: fewest in `make check`, some with bounds checks, and in `make test` also a third of the others.

Which third changes daily: three days in a row have all of them. `GONDWANA_DAY` names the day, which the head of a run prints;
`GONDWANA_DAY=all` takes them all.
"""

import os
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Any

import pytest

ALL = "all"


def day() -> str:
    """Return the day that samples are drawn for."""
    return os.environ["GONDWANA_DAY"]


def thinned(cases: Sequence[Any], *, fast: Iterable[int], checked: Iterable[int], name: Callable[[Any], str] = str) -> list[Any]:
    """Return parameters, marked by where in the list they are; of those that are only slow, the day's third."""
    few, some = set(fast), set(checked)
    assert few <= some < set(range(len(cases)))
    rest = [number for number in range(len(cases)) if number not in some]
    drawn = rest if day() == ALL else rest[date.fromisoformat(day()).toordinal() % 3 :: 3]
    return [
        pytest.param(
            cases[number],
            marks=[] if number in few else [pytest.mark.slow, pytest.mark.checked] if number in some else [pytest.mark.slow],
            id=name(cases[number]),
        )
        for number in sorted({*some, *drawn})
    ]
