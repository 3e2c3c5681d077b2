"""Bots that judge the position as it is, for many games at once. A template, see `gondwana.core.templates`."""

from typing import TYPE_CHECKING, Any

from gondwana.core.compiled import jit
from gondwana.core.rng import below

if TYPE_CHECKING:  # set by the loader, one game at a time
    import numpy as np
    from numpy.typing import NDArray

    from gondwana.core.contract import Ints, Rules, States

    legal, hide = Rules.legal, Rules.hide
    greedy: Any = None
    denial: Any = None
    expert: Any = None

ALIKE = 1e-9
"""Values that differ by less are the same, summed in another order."""


@jit
def judge_rows(
    chosen: "NDArray[np.bool_]",
    states: "States",
    seats: "Ints",
    learners: "Ints",
    styles: "Ints",
    scratch: "States",
    moves: "Ints",
    values: "NDArray[np.float64]",
    rngs: "NDArray[np.uint64]",
    actions: "Ints",
) -> None:
    """The best action of the seat to act in each chosen game, by chance among equals. It is judged from what that seat knows."""
    for i in range(len(states)):
        if not chosen[i]:
            continue
        scratch[0] = states[i]
        s = scratch[0]
        seat = seats[i]
        hide(s, seat)
        n = legal(s, seat, moves)
        for k in range(n):
            values[k] = 0.0
        style = styles[(seat - learners[i]) % s["players"]]
        if style == 0:
            greedy(scratch, 0, seat, moves, n, values)
        elif style == 1:
            denial(scratch, 0, seat, moves, n, values)
        else:
            expert(scratch, 0, seat, moves, n, values)
        best = values[0]
        for k in range(1, n):
            best = max(best, values[k])
        equal = 0
        for k in range(n):
            equal += values[k] > best - ALIKE
        pick = below(rngs[i], equal)
        for k in range(n):
            if values[k] > best - ALIKE:
                if pick == 0:
                    actions[i] = moves[k]
                pick -= 1
