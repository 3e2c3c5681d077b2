"""Time limits: what every seat has left, told by the times in the log and by nothing else."""

from typing import Self

import msgspec

LONGEST = 30 * 86_400
"""Seconds: no limit is longer than a month."""
_MINUTE = 60


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a seat's time is counted, in seconds: it begins with `start`, every decision brings `increment`, up to `most`."""

    start: int
    increment: int
    most: int


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has left as of `now` of the message, in milliseconds."""

    left: int
    running: bool


class Times:
    """Since when each seat owes its decision, and with a clock what it has left. All in milliseconds."""

    def __init__(self, players: int, clock: Clock | None = None) -> None:
        self.clock = clock
        self.since: list[int | None] = [None] * players
        """When the decision that a seat owes was opened for it."""
        self._left = [0 if clock is None else clock.start * 1000] * players
        self._before: list[list[int]] = [[] for _ in range(players)]
        """What a seat had before the increments of decisions that it may still take back."""

    def fork(self) -> Self:
        other = type(self)(len(self.since), self.clock)
        other.since = list(self.since)
        other._left = list(self._left)
        other._before = [list(one) for one in self._before]
        return other

    @property
    def state(self) -> tuple[list[int | None], list[int], list[list[int]]]:
        """Since when seats owe, what they have left, and what they had before decisions that they may take back."""
        return list(self.since), list(self._left), [list(one) for one in self._before]

    @state.setter
    def state(self, state: tuple[list[int | None], list[int], list[list[int]]]) -> None:
        since, left, before = state
        self.since, self._left, self._before = list(since), list(left), [list(one) for one in before]

    def owe(self, owing: set[int], at: int) -> None:
        """From now on these seats owe a decision; whose time ran before and still does is not disturbed."""
        for seat, since in enumerate(self.since):
            if seat in owing and since is None:
                self.since[seat] = at
            elif seat not in owing and since is not None:
                self._stop(seat, at)

    def decided(self, seat: int, at: int, *, earns: bool = True) -> None:
        """The seat made its decision. Who lets a bot decide earns no time by it."""
        self._stop(seat, at)
        self._before[seat].append(self._left[seat])
        if self.clock is not None and earns:
            self._left[seat] = min(self._left[seat] + self.clock.increment * 1000, max(self.clock.most * 1000, self._left[seat]))

    def taken_back(self, seat: int) -> None:
        """The seat took its decision back: whoever does so often gains no time by it."""
        if self._before[seat]:
            self._left[seat] = self._before[seat].pop()

    def returned(self, seat: int) -> None:
        """Somebody who was away is back, and has at least the time of one decision; a minute where decisions bring none."""
        if self.clock is not None:
            self._left[seat] = max(self._left[seat], (self.clock.increment or _MINUTE) * 1000)

    def left(self, seat: int, now: int) -> SeatClock | None:
        """What the seat has left; None without a clock."""
        if self.clock is None:
            return None
        since = self.since[seat]
        spent = 0 if since is None else max(now - since, 0)
        return SeatClock(left=max(self._left[seat] - spent, 0), running=since is not None)

    def runs_out(self, seat: int) -> int | None:
        """When the seat's time will be over if it goes on as now."""
        since = self.since[seat]
        return None if self.clock is None or since is None else since + self._left[seat]

    def _stop(self, seat: int, at: int) -> None:
        since = self.since[seat]
        self.since[seat] = None
        if since is not None and self.clock is not None:
            self._left[seat] = max(self._left[seat] - max(at - since, 0), 0)
