"""A sequential test: play only until it is clear which of two hypotheses about the first bot is right.

The hypotheses are shares of the wins, given as multiples of the fair share: `1.0,1.2` asks whether the bot is no better than
the rest or wins a fifth more than its share. The unit is the deal. The test is a generalised sequential probability ratio
test: the scores of deals are taken as normal with unknown mean and variance, and the variance that fits best under each
hypothesis is used for it.
"""

import math
from dataclasses import dataclass, field
from typing import Literal

from gondwana.arena.entrants import BadArena
from gondwana.locale import Message

ALPHA = BETA = 0.05
LOWER = math.log(BETA / (1 - ALPHA))
UPPER = math.log((1 - BETA) / ALPHA)

Verdict = Literal["low", "high", "open"]


def parse_sprt(text: str) -> tuple[float, float]:
    """Two multiples of the fair share from a text like `1.0,1.2`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadArena(Message("arena-sprt-form", text=text)) from None
    return low, high


def make_sprt(multiples: tuple[float, float] | None, bots: int, players: int) -> "Sprt | None":
    """The test that was asked for, if any. With more bots than seats the deals differ in who meets, so they are no sample."""
    if multiples is not None and bots > players:
        raise BadArena(Message("arena-sprt-bots", bots=bots, players=players))
    return None if multiples is None else Sprt(*multiples, players)


@dataclass
class Sprt:
    """The test as it goes on."""

    low: float
    high: float
    """The two hypotheses, as multiples of the fair share."""
    players: int
    path: list[float] = field(default_factory=list)
    """The log-likelihood ratio after each deal."""

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= self.players:
            raise BadArena(Message("arena-sprt-range", low=f"{self.low:g}", high=f"{self.high:g}", most=self.players))
        self._sum = self._squares = 0.0

    @property
    def llr(self) -> float:
        return self.path[-1] if self.path else 0.0

    @property
    def verdict(self) -> Verdict:
        if self.llr >= UPPER:
            return "high"
        return "low" if self.llr <= LOWER else "open"

    def add(self, share: float) -> None:
        """Count the first bot's share of the wins in one more deal."""
        self._sum += share
        self._squares += share * share
        deals = len(self.path) + 1
        fair = 1 / self.players
        mean = self._sum / deals
        # One deal with the variance of a single fair game is added: without it the first few equal scores would seem certain.
        variance = max(self._squares / deals - mean * mean, 0.0) + fair * (1 - fair) / deals
        from_low = variance + (mean - self.low * fair) ** 2
        from_high = variance + (mean - self.high * fair) ** 2
        self.path.append(deals / 2 * math.log(from_low / from_high))
