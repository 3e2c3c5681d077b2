"""The pool of plans from which bots draw their set-ups, made by self-play: `python -m gondwana.training.setups`."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import numpy as np

from gondwana.bots.giganten.setups import PLAN
from gondwana.core.contract import States

POOL = "pool.toml"


@cache
def packaged_plans() -> States:
    """The plans that come with the package."""
    return read_plans((files("gondwana.bots.giganten") / POOL).read_text("utf-8"))


def read_plans(text: str) -> States:
    """The plans that a text holds; raises `ValueError` if a number is missing."""
    rows = tomllib.loads(text).get("plan", [])
    names = PLAN.names or ()
    if not rows or any(set(row) != set(names) for row in rows):
        raise ValueError(f"each [[plan]] has these numbers and no others: {', '.join(names)}")
    return np.array([tuple(float(row[name]) for name in names) for row in rows], PLAN)


def write_plans(plans: States, heading: Iterable[str]) -> str:
    """The plans as such a text, with lines of comment above."""
    lines = [f"# {line}" for line in heading]
    for plan in plans:
        lines += ["", "[[plan]]", *(f"{name} = {float(plan[name]):g}" for name in PLAN.names or ())]
    return "\n".join(lines) + "\n"
