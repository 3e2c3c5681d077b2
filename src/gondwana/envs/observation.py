"""Observations: what one seat knows, as numbers. Made from a game's list of fields (`gondwana.games.observing`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import prod
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from gondwana.core import templates
from gondwana.core.contract import Game, Ints, States
from gondwana.core.engine import engine
from gondwana.envs.program import program
from gondwana.games.observing import SEAT, Field, Number, OneOf, Parts, SeatOf, check_fields, plain_fields

Numbers = NDArray[np.int16]

_TEMPLATE = Path(__file__).with_name("rows_template.py")
_BLOCK = 32
"""So many positions are read side by side: few enough to stay in the nearest memory."""
_LEAST, _MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
OWN = "me"
"""The first part of every observation: which seat of the table looks."""


def rows(game: Game) -> ModuleType:
    """The functions of `rows_template` for a game."""
    return templates.load(_TEMPLATE, game, settle=engine(game).settle)


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
        read: list[tuple[Field, int, int]] = []
        for field in fields_of(game)[0]:
            inner, low, high = _form(game, field, players)
            axes = [(axis.name, axis.labels if axis is not SEAT else seats) for axis in field.axes]
            start = self.parts[-1].stop
            self.parts.append(Part(field.name, field.about, (*axes, *inner), start, low, high))
            read.append((field, start, prod(len(labels) for _, labels in inner)))
        self.size = self.parts[-1].stop
        self.program = program(game, players, read, self.size)

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


def _form(game: Game, field: Field, players: int) -> tuple[tuple[tuple[str, tuple[str, ...]], ...], int, int]:
    """How a number of a field is told: the dimensions that it unfolds into, the least and the most."""
    form = field.form
    seats = tuple(f"{k} seats on" if k else "own" for k in range(players))
    if isinstance(form, Number):
        limits = np.iinfo(game.dtype[field.name].base.type)
        return (), max(limits.min, _LEAST), min(limits.max, _MOST)
    if isinstance(form, Parts):
        return ((form.name, form.labels),), 0, (1 << form.bits) - 1
    if isinstance(form, OneOf):
        return (("is", (*form.labels, *([form.other] if form.other else []))),), 0, 1
    if isinstance(form, SeatOf):
        return (("is", (*seats, *(name for _, name in form.others))),), 0, 1
    return (("seat", seats),), 0, 1


class Observer:
    """Makes observations; has room of its own, so one is not shared between threads."""

    def __init__(self, game: Game, players: int, *, at_once: int = 1) -> None:
        self.layout = Layout(game, players)
        self.scratch: States = np.zeros(min(at_once, _BLOCK), game.dtype)
        in_bytes = self.scratch.view(np.int8).reshape(len(self.scratch), -1)
        self._room = self.scratch, in_bytes, np.zeros(len(self.scratch), np.int64)
        self._observe = rows(game).observe_rows
        self._row: Ints = np.zeros(1, np.int64)
        self._seat: Ints = np.zeros(1, np.int64)

    def observe(self, states: States, i: int, seat: int) -> Numbers:
        """What a seat knows of position `i`."""
        out = np.empty((1, self.layout.size), np.int16)
        self._row[0], self._seat[0] = i, seat
        self._observe(self._row, states, self._seat, self.layout.players, *self._room, self.layout.program, out)
        return out[0]

    def observe_rows(self, states: States, which: Ints, seats: Ints) -> Numbers:
        """What a seat of each of some games knows of it."""
        out = np.empty((len(which), self.layout.size), np.int16)
        self._observe(which, states, seats, self.layout.players, *self._room, self.layout.program, out)
        return out
