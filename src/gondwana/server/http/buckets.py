"""Token buckets: a rate that may be exceeded for a moment, not for long."""

import time
from collections import OrderedDict
from collections.abc import Callable

_MOST = 10_000


class Bucket:
    """Fills at `rate` a second up to `burst`; each taking costs one."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._clock()
        if self._left < self._burst:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self._left) / self._rate)


class Buckets:
    """A bucket for each who asks; the ones that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._how = (rate, burst)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(*self._how)
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
