"""The insight of a game that has none of its own: search works on the rules alone."""

from typing import Any

from gondwana.core.compiled import jit, lean
from gondwana.core.contract import Ints, Record, States

INPUTS = 1
HIDDEN = (4, 4)
NOTE_SHAPE = (1, 1)


@lean
def reopen(s: Record, seat: int) -> None:
    """Nothing to take back: choices that wait to be revealed are guessed as the rules guess them."""


@lean
def focus(s: Record, seat: int) -> None:
    """Every detail counts."""


@lean
def features(s: Record, seat: int, inputs: Ints, values: Any) -> int:
    """Nothing to tell a network."""
    return 0


@lean
def hunch(states: States, i: int, seat: int, actions: Ints, n: int, values: Any, scratch: States, notes: Any) -> None:
    """No rules of thumb: all actions look the same."""
    for k in range(n):
        values[k] = 0.0


@jit
def all_known(states: States, i: int, seat: int) -> bool:
    """Whether nothing is hidden from the seat; without insight nobody can tell."""
    return False
