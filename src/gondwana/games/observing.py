"""How a game's record reads as numbers for those who learn: field by field, with words.

A game's folder `observed` lists `FIELDS`, each a field of its record with its axes and its form, and `LEFT_OUT`: fields that
only repeat others, with what they repeat. Nothing here is compiled, and nothing is computed from more than one number of the
record: what a seat may see is decided by `hide` alone. Environments make their observations from these lists.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from gondwana.core.contract import Game


@dataclass(frozen=True)
class Axis:
    """A dimension of a field. One of seats begins with the seat that looks, one of parties with its party."""

    name: str
    labels: tuple[str, ...] = ()
    """What the places are called; empty for plain numbers, or for seats."""
    turns: bool = False


SEAT = Axis("seat", turns=True)
"""As many as there are players: the seat that looks, then the others in the order of the table."""

PARTY = Axis("party", ("own", "other"), turns=True)
"""Two parties, seats of even and of odd numbers: that of the seat that looks, then the other."""


@dataclass(frozen=True)
class Number:
    """The number as it stands in the record."""


@dataclass(frozen=True)
class Parts:
    """A number that holds several small ones, `bits` each: counts, or with one bit a set."""

    name: str
    labels: tuple[str, ...]
    bits: int = 1


@dataclass(frozen=True)
class OneOf:
    """A number that stands for one of several things: one place for each, 1 for the one that it is."""

    labels: tuple[str, ...]
    first: int = 0
    """The number that stands for the first label; the others follow."""
    other: str | None = None
    """Where all other numbers belong, in a place of their own; without it they are all zeros."""


@dataclass(frozen=True)
class SeatOf:
    """A number that names a seat: one place for each, the seat that looks first."""

    first: int = 0
    """The number that stands for seat 0."""
    each: int = 1
    """So many numbers in a row stand for one seat."""
    others: tuple[tuple[int, str], ...] = ()
    """Numbers that stand for nobody at the table, with what they are called: places after those of the seats."""


@dataclass(frozen=True)
class SeatSet:
    """A number with one bit for each seat: one place for each, the seat that looks first."""


Form = Number | Parts | OneOf | SeatOf | SeatSet


@dataclass(frozen=True)
class Field:
    """A field of the record as those who learn see it."""

    name: str
    about: str
    axes: tuple[Axis, ...] = ()
    form: Form = Number()


def plain_fields(game: Game) -> tuple[Field, ...]:
    """For a game that says nothing of itself: all fields as they are."""
    fields = []
    for name in game.dtype.names or ():
        axes = tuple(Axis(f"axis {k}", tuple(map(str, range(size)))) for k, size in enumerate(game.dtype[name].shape))
        fields.append(Field(name, f"`{name}` of the record", axes))
    return tuple(fields)


def check_fields(dtype: np.dtype[np.void], fields: tuple[Field, ...], left_out: Mapping[str, str]) -> None:
    """Raise `ValueError` unless every field of a record is either told or left out for a reason, with axes that fit."""
    told = [field.name for field in fields]
    missing = set(dtype.names or ()) - set(told) - set(left_out)
    if missing or len(set(told)) != len(told) or set(told) & set(left_out) or not set(told) <= set(dtype.names or ()):
        raise ValueError(f"each field of the record is told once or left out for a reason; look at {sorted(missing) or told}")
    for field in fields:
        shape = dtype[field.name].shape
        sizes = tuple(len(axis.labels) or None for axis in field.axes)
        if len(shape) != len(sizes) or any(size not in (None, real) for size, real in zip(sizes, shape, strict=True)):
            raise ValueError(f"field {field.name} has the shape {shape}, which its axes do not fit")
