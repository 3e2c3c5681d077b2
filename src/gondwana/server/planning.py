"""Moves of several steps, before anything of them is sent."""

from gondwana.core.contract import States
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.server.messages import Plans


def plans(seen: Match, seat: int) -> Plans | None:
    """What a seat can do in a row, from a position that holds only what the seat knows; None where a step is a whole decision.

    A branch ends where the move does, and where something decides that the seat does not know.
    """
    if seat not in seen.pending or seen.game.steps_left(seen.state[0]) is None:
        return None
    return _Planner(seen, seat).after(seen.state)


class _Planner:
    def __init__(self, seen: Match, seat: int) -> None:
        self._game = seen.game
        self._seat = seat
        self._engine = engine(seen.game)
        self._buffers = Buffers(seen.game)

    def after(self, states: States) -> Plans:
        """The legal steps of a position, each with those that can follow."""
        many = self._engine.legal_at(states, 0, self._seat, self._buffers.actions)
        actions = self._buffers.actions[:many].tolist()
        left = self._game.steps_left(states[0])
        return {self._game.write(self._seat, action): self._rest(states, action, left) for action in actions}

    def _rest(self, states: States, action: int, left: int | None) -> Plans:
        if not left:
            return {}
        then = states.copy()
        self._engine.apply_at(then, 0, self._seat, action, self._buffers.actions, self._buffers.weights)
        owed = int(self._engine.pending_at(then, 0))
        if owed <= 0 or not owed >> self._seat & 1:
            return {}
        next_left = self._game.steps_left(then[0])
        return self.after(then) if next_left is not None and next_left < left else {}
