"""Whole games in which every seat draws its actions from the network's policy, written down for learning. A template.

No search: a decision is one look of the network, so that thousands of games a second are played.
"""

from typing import TYPE_CHECKING

import numpy as np

from gondwana.bots.outcome import worth
from gondwana.core.bits import lowest
from gondwana.core.compiled import jit
from gondwana.core.rng import start_stream

if TYPE_CHECKING:  # set by the loader, one game at a time
    from numpy.typing import NDArray

    from gondwana.bots import search_template
    from gondwana.bots.tree import Net, Room, Singles
    from gondwana.core.contract import Ints, Rules, States

    pending, legal, chance, apply, hide = Rules.pending, Rules.legal, Rules.chance, Rules.apply, Rules.hide
    CHANCE = SEATS = 0
    focus, foresee = search_template.focus, search_template.foresee
    sample, count_up = search_template.sample, search_template.count_up

PATIENCE = 0.9
"""How much what comes later speaks for an action: between the next look of the network (0) and the end of the game (1)."""


@jit
def play(
    start: "States",
    players: int,
    margin: float,
    seed: int,
    net: "Net",
    room: "Room",
    input_ends: "Ints",
    inputs: "NDArray[np.int16]",
    values: "Singles",
    action_ends: "Ints",
    actions: "NDArray[np.int16]",
    hunches: "Singles",
    chosen: "Ints",
    likely: "Singles",
    deciders: "Ints",
    hoped: "Singles",
    gains: "Singles",
    wins: "Singles",
    points: "Singles",
) -> int:
    """Games of a seed as long as there is room; answers how many decisions were written, those of whole games only."""
    rng = np.empty(2, np.uint64)
    n = 0
    number = 0
    while True:
        start_stream(rng, seed, number)
        number += 1
        begun = n
        room.states[0] = start[0]
        s = room.states[0]
        owed = pending(s)
        while owed != 0:
            if owed == CHANCE:
                apply(s, CHANCE, chance(s, rng))
                owed = pending(s)
                continue
            seat = lowest(owed)
            count = legal(s, seat, room.legal)
            if count == 1:
                apply(s, seat, room.legal[0])
                owed = pending(s)
                continue
            input_end = input_ends[n - 1] if n > 0 else 0
            action_end = action_ends[n - 1] if n > 0 else 0
            if n >= len(chosen) or input_end + len(room.inputs) > len(inputs) or action_end + count > len(actions):
                return begun
            room.states[1] = room.states[0]
            hide(room.states[1], seat)
            focus(room.states[1], seat)
            active = foresee(seat, players, count, net, room)
            for k in range(active):
                inputs[input_end + k] = room.inputs[k]
                values[input_end + k] = room.values[k]
            for k in range(count):
                actions[action_end + k] = room.legal[k]
                hunches[action_end + k] = room.hunches[k]
            k = sample(room.priors, count, rng)
            input_ends[n] = input_end + active
            action_ends[n] = action_end + count
            chosen[n] = k
            likely[n] = room.priors[k]
            deciders[n] = seat
            hoped[n] = worth(seat, players, room.wins[seat], room.hopes, margin)
            apply(s, seat, room.legal[k])
            n += 1
            owed = pending(s)
        count_up(s, players, room)
        _credit(begun, n, players, margin, room, deciders, hoped, gains, wins, points)


@jit
def _credit(
    begun: int,
    end: int,
    players: int,
    margin: float,
    room: "Room",
    deciders: "Ints",
    hoped: "Singles",
    gains: "Singles",
    wins: "Singles",
    points: "Singles",
) -> None:
    """Write to the decisions of a game how it ended, and how much better than hoped each of them turned out."""
    ahead, surplus = np.empty(SEATS), np.zeros(SEATS)
    for seat in range(players):
        ahead[seat] = worth(seat, players, room.wins[seat], room.hopes, margin)
    for k in range(end - 1, begun - 1, -1):
        seat = deciders[k]
        surplus[seat] = ahead[seat] - hoped[k] + PATIENCE * surplus[seat]
        gains[k] = surplus[seat]
        ahead[seat] = hoped[k]
        for away in range(players):
            wins[k, away] = room.wins[(seat + away) % players]
            points[k, away] = room.hopes[(seat + away) % players]
