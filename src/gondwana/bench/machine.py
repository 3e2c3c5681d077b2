"""Where the figures come from: the machine, the versions of everything, one core of it."""

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from gondwana import __version__
from gondwana.bench import boardgame
from gondwana.bench.peers import PACKAGES


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def machine(load_before: float | None) -> dict[str, Any]:
    """What it is, and how many others wanted it before and at the end."""
    told: dict[str, Any] = {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count()}
    if load_before is not None:
        told |= {"load before": round(load_before, 1), "load after": round(load_average() or 0.0, 1)}
    return told


def load_average() -> float | None:
    """How many programs wanted a core in the last minute, where the system counts them."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def versions(*, peers: bool) -> dict[str, str]:
    """Ours, and those of what ours stands on; with those of the peers that are there."""
    found = {"gondwana": __version__, "python": platform.python_version()}
    for package in ("numpy", "numba", "uvloop", *(PACKAGES if peers else ())):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    theirs = boardgame.installed() if peers else None
    return found | ({"boardgame.io": theirs} if theirs is not None else {})
