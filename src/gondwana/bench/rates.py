"""How much a second: ours and a peer's in turn on one core."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from statistics import median

from gondwana.bench.asked import Asked
from gondwana.bench.figures import NOT_INSTALLED, Figure
from gondwana.bench.machine import one_core
from gondwana.bench.peers import Measure, Peer

_A_TRY = 0.15
"""Seconds beforehand, in which games end and new ones begin: so everything has been loaded."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """A figure of ours, with the peer that it is held against."""

    name: str
    measure: Measure
    unit: str = "decisions/s"
    peer: Peer | None = None
    at_least: float | None = None
    """The ratio to reach."""


def rates(group: str, rows: Iterable[Row], asked: Asked) -> Iterator[Figure]:
    """All rows, each as soon as it is measured."""
    rows = list(rows)
    with asked.preparing():
        for row in rows:
            row.measure(_A_TRY)
    for row in rows:
        asked.say(row.name)
        with one_core():
            yield _figure(group, row, asked)


def _figure(group: str, row: Row, asked: Asked) -> Figure:
    theirs = row.peer.load() if asked.peers and row.peer is not None else None
    seconds = asked.effort.seconds
    rival = (lambda: theirs(seconds)) if theirs is not None else None
    figure = in_turn(
        Figure(name=row.name, group=group, unit=row.unit, value=None, at_least=row.at_least),
        lambda: row.measure(seconds),
        rival,
        asked.effort.rounds,
    )
    if row.peer is not None:
        figure.peer = row.peer.name
        if asked.peers and theirs is None:
            figure.note = NOT_INSTALLED
    return figure


def in_turn(
    figure: Figure, ours: Callable[[], float], theirs: Callable[[], float] | None, rounds: int, *, less_is_better: bool = False
) -> Figure:
    """The figure with what came of measuring both so many times, one after the other."""
    pairs = [(ours(), theirs() if theirs is not None else None) for _ in range(rounds)]
    return compared(figure, pairs, less_is_better=less_is_better)


def compared(figure: Figure, pairs: Iterable[tuple[float, float | None]], *, less_is_better: bool = False) -> Figure:
    """The figure with the medians of our numbers, of the peer's, and of the ratios within a round."""
    pairs = list(pairs)
    mine = [one for one, _ in pairs]
    figure.value = median(mine)
    if len(pairs) > 1:
        figure.values = (min(mine), max(mine))
    both = [(one, other) for one, other in pairs if other is not None]
    if not both:
        return figure
    figure.peer_value = median(other for _, other in both)
    ratios = [_ratio(other, one) if less_is_better else _ratio(one, other) for one, other in both]
    figure.ratio = median(ratios)
    figure.spread = (min(ratios), max(ratios))
    return figure


def _ratio(better: float, worse: float) -> float:
    return better / worse if worse else 0.0
