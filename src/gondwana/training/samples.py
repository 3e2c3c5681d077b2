"""What self-play leaves behind: positions as the network sees them, what search thought of them, how the games ended."""

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Samples:
    """Many decisions. Inputs and actions are lists of different lengths, laid end to end."""

    input_ends: NDArray[np.int64]
    inputs: NDArray[np.int16]
    values: NDArray[np.float16]
    action_ends: NDArray[np.int64]
    actions: NDArray[np.int16]
    visits: NDArray[np.float16]
    """The share of the search's visits that each action got."""
    players: NDArray[np.int8]
    wins: NDArray[np.float32]
    points: NDArray[np.float32]
    """Of every seat, counted from the one that decided."""

    def __len__(self) -> int:
        return len(self.players)

    @classmethod
    def join(cls, parts: "list[Samples]") -> "Samples":
        joined = {}
        for one in fields(cls):
            arrays = [getattr(part, one.name) for part in parts]
            if one.name.endswith("_ends"):
                shifts = np.cumsum([0, *(int(array[-1]) if len(array) else 0 for array in arrays[:-1])])
                arrays = [array + shift for array, shift in zip(arrays, shifts, strict=True)]
            joined[one.name] = np.concatenate(arrays)
        return cls(**joined)


class Collector:
    """Gathers the decisions of one game at a time."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._inputs: list[NDArray[np.int16]] = []
        self._values: list[NDArray[np.float16]] = []
        self._actions: list[NDArray[np.int16]] = []
        self._visits: list[NDArray[np.float16]] = []
        self._deciders: list[int] = []
        self._players: list[int] = []
        self._wins: list[NDArray[np.float32]] = []
        self._points: list[NDArray[np.float32]] = []

    def add(
        self,
        seat: int,
        inputs: NDArray[np.int64],
        values: NDArray[np.float32],
        actions: NDArray[np.int64],
        visits: NDArray[np.float64],
    ) -> None:
        self._inputs.append(inputs.astype(np.int16))
        self._values.append(values.astype(np.float16))
        self._actions.append(actions.astype(np.int16))
        self._visits.append((visits / visits.sum()).astype(np.float16))
        self._deciders.append(seat)

    def finish(self, wins: NDArray[np.float64], points: NDArray[np.int64]) -> None:
        """The game that the last decisions belong to has ended like this."""
        players = len(wins)
        for seat in self._deciders[len(self._players) :]:
            turned = np.zeros((2, self._seats), np.float32)
            turned[0, :players] = np.roll(wins, -seat)
            turned[1, :players] = np.roll(points, -seat)
            self._players.append(players)
            self._wins.append(turned[0])
            self._points.append(turned[1])

    def samples(self) -> Samples:
        return Samples(
            input_ends=np.cumsum([len(one) for one in self._inputs]).astype(np.int64),
            inputs=np.concatenate(self._inputs),
            values=np.concatenate(self._values),
            action_ends=np.cumsum([len(one) for one in self._actions]).astype(np.int64),
            actions=np.concatenate(self._actions),
            visits=np.concatenate(self._visits),
            players=np.array(self._players, np.int8),
            wins=np.array(self._wins, np.float32),
            points=np.array(self._points, np.float32),
        )
