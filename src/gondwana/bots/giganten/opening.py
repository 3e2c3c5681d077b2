"""The set-up as bots make it, and whole set-ups for people who would rather have one ready-made."""

import numpy as np

from gondwana.bots.giganten.setups import draw_setup
from gondwana.core.contract import Game, Ints, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.rng import Stream, streams
from gondwana.games.giganten.state import ARRANGE, LAY


def is_on(hidden: States) -> bool:
    """Whether tiles are laid or pieces put down."""
    return bool(LAY <= hidden["phase"][0] <= ARRANGE)


def choose(hidden: States, seat: int, legal: Ints, rng: Stream) -> int:
    """A step of the seat's set-up, by lot among good ones."""
    return int(legal[int(draw_setup(hidden, 0, seat, legal, len(legal), np.empty(len(legal)), rng))])


def ready_made(game: Game, position: States, seat: int, seed: int) -> list[int]:
    """All that is left of the seat's secret set-up, as actions in their order: another one for every seed.

    For the phases in which a seat goes on by itself, laying tiles and saying who is what. `position` is left as it is.
    """
    functions, buffers = engine(game), Buffers(game)
    state = position.copy()
    functions.hide_at(state, 0, seat)
    phase = state["phase"][0]
    rng = streams(seed, 1)[0]
    steps: list[int] = []
    while state["phase"][0] == phase and phase in (LAY, ARRANGE):
        n = int(functions.legal_at(state, 0, seat, buffers.actions))
        if n == 0:
            break
        action = choose(state, seat, buffers.actions[:n].copy(), rng)
        functions.apply_at(state, 0, seat, action, buffers.actions, buffers.weights)
        steps.append(action)
    return steps
