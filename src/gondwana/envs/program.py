"""How observations are read from a record, worked out once for a game and a number of players: tables for `rows_template`.

What is written wide runs over into the place of what follows, so that comes afterwards: numbers that are taken apart, in their
order, and then all that are copied as they stand.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, product
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from gondwana.core.contract import Game
from gondwana.core.lanes import LANES, WIDEST
from gondwana.games.observing import PARTY, SEAT, Field, Number, OneOf, Parts, SeatOf

Program = tuple[NDArray[np.int64], NDArray[np.uint64], NDArray[np.int64], NDArray[np.int16]]
"""Runs; for each viewer where their numbers stand, spans, lookups: as `rows_template` has them."""
Span = tuple[int, int, int]
"""Numbers side by side: from where, how many, where to."""

T = TypeVar("T")

WIDTHS = (np.int8, np.int16, np.int32, np.int64)
_PLAIN, _PARTS, _ONE_OF, _SEAT_SET = range(4)
_LOOKUP = 256


@dataclass(frozen=True)
class _Run:
    """Numbers that are read in one way and written one behind the other."""

    kind: int
    width: int
    """The number of the width in `WIDTHS`."""
    out: int
    size: int
    """Places for each number."""
    sources: tuple[tuple[int, ...], ...]
    """For each viewer, where the numbers stand in the record, counted in numbers of their width."""
    bits: int = 0
    lookup: tuple[tuple[int, ...], ...] = ()
    """For each viewer, the place of the 1 for every number; -1 for none."""
    wide: bool = False

    @property
    def stop(self) -> int:
        return self.out + self.size * len(self.sources[0])

    @property
    def way(self) -> tuple[object, ...]:
        return self.kind, self.width, self.size, self.bits, self.lookup


def program(game: Game, players: int, fields: Iterable[tuple[Field, int, int]], size: int) -> Program:
    """How to read each field, written from the given place on with so many places for each number, into `size` numbers."""
    found = [_run(game, players, field, out, places) for field, out, places in fields]
    runs: list[list[int]] = []
    sources: list[list[int]] = [[] for _ in range(players)]
    lookups = [((-1,) * _LOOKUP,) * players]
    for run in _split(_joined(run for run in found if run.kind != _PLAIN), size):
        if run.lookup and run.lookup not in lookups:
            lookups.append(run.lookup)
        arg = lookups.index(run.lookup) if run.lookup else run.bits
        low, high = _extend(sources, run.sources)
        runs.append([run.kind, run.width, low, high, run.out, arg, run.size, run.wide])
    spans: list[list[Span]] = [[] for _ in range(players)]
    for width in range(len(WIDTHS)):
        plain = [run for run in found if (run.kind, run.width) == (_PLAIN, width)]
        low, high = _extend(spans, _spans(plain, players))
        runs.append([_PLAIN, width, low, high, 0, 0, 1, False])
    return (
        np.array([run for run in runs if run[2] < run[3]], np.int64).reshape(-1, 8),
        np.array(sources, np.uint64),
        np.array(spans, np.int64).reshape(players, -1, 3),
        np.array(lookups, np.int16).swapaxes(0, 1).copy(),
    )


def _extend(lists: list[list[T]], more: Sequence[Sequence[T]]) -> tuple[int, int]:
    """Put more behind each list, all of which are equally long; answers from where to where."""
    before = len(lists[0])
    for mine, added in zip(lists, more, strict=True):
        mine.extend(added)
    return before, len(lists[0])


def _run(game: Game, players: int, field: Field, out: int, size: int) -> _Run:
    form = field.form
    width = WIDTHS.index(game.dtype[field.name].base.type)
    sources = tuple(_sources(game, field, players, viewer) for viewer in range(players))
    if isinstance(form, Number):
        return _Run(_PLAIN, width, out, size, sources)
    if isinstance(form, Parts):
        return _Run(_PARTS, width, out, size, sources, bits=form.bits)
    if isinstance(form, OneOf | SeatOf):
        return _Run(_ONE_OF, width, out, size, sources, lookup=tuple(_lookup(form, players, viewer) for viewer in range(players)))
    return _Run(_SEAT_SET, width, out, size, sources)


def _sources(game: Game, field: Field, players: int, viewer: int) -> tuple[int, ...]:
    """Where the numbers of a field stand in the record, counted in numbers of its width, in the order in which they are told."""
    assert game.dtype.fields is not None
    dtype, offset = game.dtype.fields[field.name][:2]
    picks = []
    for axis, size in zip(field.axes, dtype.shape, strict=True):
        if axis is SEAT:
            picks.append([(viewer + k) % players for k in range(players)])
        elif axis is PARTY:
            picks.append([viewer & 1, 1 - (viewer & 1)])
        else:
            picks.append(list(range(size)))
    first = offset // dtype.base.itemsize
    return tuple(first + (int(np.ravel_multi_index(place, dtype.shape)) if place else 0) for place in product(*picks))


def _lookup(form: OneOf | SeatOf, players: int, viewer: int) -> tuple[int, ...]:
    """For every number that stands for one thing: its place, -1 for none."""
    table = [-1] * _LOOKUP
    if isinstance(form, OneOf):
        if form.other:
            table = [len(form.labels)] * _LOOKUP
        for k in range(len(form.labels)):
            table[form.first + k + 128] = k
    else:
        for seat in range(players):
            for k in range(form.each):
                table[form.first + seat * form.each + k + 128] = (seat - viewer) % players
        for k, (number, _) in enumerate(form.others):
            table[number + 128] = players + k
    return tuple(table)


def _joined(runs: Iterable[_Run]) -> list[_Run]:
    """Runs that follow each other and are read in the same way become one."""
    joined: list[_Run] = []
    for run in runs:
        if joined and joined[-1].way == run.way and joined[-1].stop == run.out and run.kind != _SEAT_SET:
            more = zip(joined[-1].sources, run.sources, strict=True)
            joined[-1] = replace(joined[-1], sources=tuple(first + then for first, then in more))
        else:
            joined.append(run)
    return joined


def _split(runs: Iterable[_Run], size: int) -> Iterator[_Run]:
    """Runs that can be written `LANES` places at a time without leaving the observation, and what is left over of them."""
    for run in runs:
        whole = -(-run.size // LANES) * LANES
        room = (size - whole - run.out) // run.size + 1 if run.bits <= WIDEST and run.kind != _SEAT_SET else 0
        many = min(max(room, 0), len(run.sources[0]))
        if many:
            yield replace(run, wide=True, sources=tuple(mine[:many] for mine in run.sources))
        if many < len(run.sources[0]):
            yield replace(run, out=run.out + many * run.size, sources=tuple(mine[many:] for mine in run.sources))


def _spans(runs: Sequence[_Run], players: int) -> list[list[Span]]:
    """For each viewer, numbers that follow each other in the record and in the observation. All viewers have equally many."""
    found = []
    for viewer in range(players):
        pairs = [(source, run.out + k) for run in runs for k, source in enumerate(run.sources[viewer])]
        groups = groupby(enumerate(pairs), key=lambda one: (one[1][0] - one[0], one[1][1] - one[0]))
        together = [[pair for _, pair in group] for _, group in groups]
        found.append([(group[0][0], len(group), group[0][1]) for group in together])
    most = max(map(len, found))
    return [spans + [(0, 0, 0)] * (most - len(spans)) for spans in found]
