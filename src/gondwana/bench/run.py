"""One run: the groups of figures that are asked for, one after the other."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

from gondwana.bench.asked import Asked
from gondwana.bench.figures import Figure, Report
from gondwana.bench.machine import load_average, machine, versions

_GROUPS = {
    "engine": "plays:engine_figures",
    "batch": "plays:batch_figures",
    "environments": "plays:environment_figures",
    "search": "search:search_figures",
    "strength": "search:strength_figures",
    "server": "server:figures",
    "start": "start:figures",
    "script": "script:figures",
}
GROUPS = tuple(_GROUPS)


def measure(groups: Sequence[str], asked: Asked) -> Report:
    """All figures of these groups, in the order of `GROUPS`."""
    before = load_average()
    figures = [figure for group in GROUPS if group in groups for figure in _group(group)(asked)]
    return Report(machine=machine(before), versions=versions(peers=asked.peers), figures=figures)


def _group(name: str) -> Callable[[Asked], Iterator[Figure]]:
    """Imported when it is wanted: a group may need what others do not."""
    module, function = _GROUPS[name].split(":")
    found: Callable[[Asked], Iterator[Figure]] = getattr(import_module(f"gondwana.bench.{module}"), function)
    return found
