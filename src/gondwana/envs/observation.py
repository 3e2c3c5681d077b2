"""Observations: what one seat knows, as numbers. Made from a game's list of fields (`gondwana.games.observing`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from math import prod
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from gondwana.core import templates
from gondwana.core.contract import Game, States
from gondwana.games.observing import PARTY, SEAT, Field, Number, OneOf, Parts, SeatOf, check_fields, plain_fields

Numbers = NDArray[np.int16]

_TEMPLATE = Path(__file__).with_name("rows_template.py")
_WIDTHS = (np.int8, np.int16, np.int32, np.int64)
_PLAIN, _PARTS, _ONE_OF, _SEAT_SET = range(4)
_LOOKUP = 256
_LEAST, _MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
OWN = "me"
"""The first part of every observation: which seat of the table looks."""


def rows(game: Game) -> ModuleType:
    """The functions of `rows_template` for a game."""
    return templates.load(_TEMPLATE, game)


def fields_of(game: Game) -> tuple[tuple[Field, ...], Mapping[str, str]]:
    """The fields of a game's record that are told, and those that are left out with the reason."""
    home = f"gondwana.games.{game.name}"
    if find_spec(home) is None or find_spec(f"{home}.observed") is None:
        return plain_fields(game), {}
    module = import_module(f"{home}.observed")
    check_fields(game.dtype, module.FIELDS, module.LEFT_OUT)
    return module.FIELDS, module.LEFT_OUT


@dataclass(frozen=True)
class Part:
    """Where a field stands in the numbers of an observation."""

    name: str
    about: str
    axes: tuple[tuple[str, tuple[str, ...]], ...]
    """Names of the dimensions and of the places in them."""
    start: int
    low: int
    high: int

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(labels) for _, labels in self.axes) or (1,)

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)


class Layout:
    """How the observations of a game with so many players are made up."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        seats = tuple(f"{k} seats on" if k else "own" for k in range(players))
        self.parts = [Part(OWN, "which seat of the table looks", (("seat", tuple(map(str, range(players)))),), 0, 0, 1)]
        runs: list[list[int]] = []
        sources: list[list[int]] = [[] for _ in range(players)]
        tables: list[list[list[int]]] = []
        for field in fields_of(game)[0]:
            kind, arg, inner, low, high = _form(game, field, players)
            axes = [(axis.name, axis.labels if axis is not SEAT else seats) for axis in field.axes]
            start = self.parts[-1].stop
            self.parts.append(Part(field.name, field.about, (*axes, *inner), start, low, high))
            width = _WIDTHS.index(game.dtype[field.name].base.type)
            elements = len(sources[0])
            for viewer in range(players):
                sources[viewer] += _sources(game, field, players, viewer)
            size = prod(len(labels) for _, labels in inner)
            runs.append([kind, width, elements, len(sources[0]), start, arg, size])
            tables.append([_table(field, players, viewer) for viewer in range(players)])
        self.size = self.parts[-1].stop
        self.program = (np.array(runs), np.array(sources, np.uint32), np.array(tables, np.int16).swapaxes(0, 1).copy())

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most that each number can be."""
        sizes = [part.stop - part.start for part in self.parts]
        low = np.repeat([part.low for part in self.parts], sizes).astype(np.int16)
        return low, np.repeat([part.high for part in self.parts], sizes).astype(np.int16)

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """The same numbers by field; of many observations at once, if there is a row for each."""
        return {
            part.name: numbers[..., part.start : part.stop].reshape((*numbers.shape[:-1], *part.shape)) for part in self.parts
        }


def _form(game: Game, field: Field, players: int) -> tuple[int, int, tuple[tuple[str, tuple[str, ...]], ...], int, int]:
    """How a number of a field is read: the way, its argument, the dimensions that it unfolds into, the least and the most."""
    form = field.form
    seats = tuple(f"{k} seats on" if k else "own" for k in range(players))
    if isinstance(form, Number):
        limits = np.iinfo(game.dtype[field.name].base.type)
        return _PLAIN, 0, (), max(limits.min, _LEAST), min(limits.max, _MOST)
    if isinstance(form, Parts):
        return _PARTS, form.bits, ((form.name, form.labels),), 0, (1 << form.bits) - 1
    if isinstance(form, OneOf):
        return _ONE_OF, 0, (("is", (*form.labels, *([form.other] if form.other else []))),), 0, 1
    if isinstance(form, SeatOf):
        return _ONE_OF, 0, (("is", (*seats, *(name for _, name in form.others))),), 0, 1
    return _SEAT_SET, 0, (("seat", seats),), 0, 1


def _sources(game: Game, field: Field, players: int, viewer: int) -> list[int]:
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
    return [first + (int(np.ravel_multi_index(place, dtype.shape)) if place else 0) for place in product(*picks)]


def _table(field: Field, players: int, viewer: int) -> list[int]:
    """For every number that stands for one thing: its place, -1 for none."""
    form = field.form
    table = [-1] * _LOOKUP
    if isinstance(form, OneOf):
        if form.other:
            table = [len(form.labels)] * _LOOKUP
        for k in range(len(form.labels)):
            table[form.first + k + 128] = k
    elif isinstance(form, SeatOf):
        for seat in range(players):
            for k in range(form.each):
                table[form.first + seat * form.each + k + 128] = (seat - viewer) % players
        for k, (number, _) in enumerate(form.others):
            table[number + 128] = players + k
    return table


class Observer:
    """Makes observations; has room of its own, so one is not shared between threads."""

    def __init__(self, game: Game, players: int) -> None:
        self.layout = Layout(game, players)
        self.scratch: States = np.zeros(1, game.dtype)
        self.views = tuple(self.scratch.view(width) for width in _WIDTHS)
        self._observe = rows(game).observe_at

    def observe(self, states: States, i: int, seat: int) -> Numbers:
        """What a seat knows of position `i`."""
        out = np.zeros(self.layout.size, np.int16)
        self._observe(states, i, seat, self.layout.players, self.scratch, self.views, self.layout.program, out)
        return out
