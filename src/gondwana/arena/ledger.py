"""The books of an arena: the deals, added up so that shares, points and comparisons can be read off."""

from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gondwana.arena.deals import Deal, Think
from gondwana.arena.schedule import Schedule

Floats = NDArray[np.float64]


@dataclass
class Ledger:
    """What was played so far. Rows are deals, because the rotations of one deal are not independent of each other."""

    schedule: Schedule
    deals: list[Deal] = field(default_factory=list)

    def __post_init__(self) -> None:
        bots, players = self.schedule.bots, self.schedule.players
        self._seats: list[Floats] = []
        self._shares: list[Floats] = []
        self._points: list[Floats] = []
        self._beaten: list[Floats] = []
        self.seat_games = np.zeros((bots, players))
        self.seat_shares = np.zeros((bots, players))
        self.seat_points = np.zeros((bots, players))
        self.place_sums = np.zeros(bots)
        self.outcomes = np.zeros((3, bots, bots), np.int64)
        """Comparisons of two bots at one table: better, level, worse."""
        self.differences = np.zeros((bots, bots))
        self.point_counts: list[Counter[int]] = [Counter() for _ in range(bots)]
        self.think = [Think() for _ in range(bots)]

    @property
    def games(self) -> int:
        return len(self.deals) * self.schedule.games_a_deal

    def add(self, deal: Deal) -> None:
        """Count a deal in."""
        bots = self.schedule.bots
        seats, shares, points = np.zeros(bots), np.zeros(bots), np.zeros(bots)
        beaten = np.zeros((bots, bots))
        for seating, got, places in zip(self.schedule.seatings(deal.number), deal.points, deal.places, strict=True):
            win = 1 / places.count(1)
            for seat, bot in enumerate(seating):
                share = win if places[seat] == 1 else 0.0
                seats[bot] += 1
                shares[bot] += share
                points[bot] += got[seat]
                self.seat_games[bot, seat] += 1
                self.seat_shares[bot, seat] += share
                self.seat_points[bot, seat] += got[seat]
                self.place_sums[bot] += places[seat]
                self.point_counts[bot][got[seat]] += 1
                for other, rival in enumerate(seating):
                    if rival != bot:
                        result = (places[seat] >= places[other]) + (places[seat] > places[other])
                        beaten[bot, rival] += 1 - result / 2
                        self.outcomes[result, bot, rival] += 1
                        self.differences[bot, rival] += got[seat] - got[other]
        for bot, times in deal.think.items():
            self.think[bot].merge(times)
        for rows, row in ((self._seats, seats), (self._shares, shares), (self._points, points), (self._beaten, beaten)):
            rows.append(row)
        self.deals.append(deal)

    @property
    def seats(self) -> Floats:
        """How many seats each bot had in each deal."""
        return _stack(self._seats)

    @property
    def shares(self) -> Floats:
        """The wins of each bot in each deal, shared wins in parts."""
        return _stack(self._shares)

    @property
    def points(self) -> Floats:
        return _stack(self._points)

    @property
    def beaten(self) -> Floats:
        """In each deal: how often a bot (row) was placed before another (column), level places as a half."""
        return _stack(self._beaten)

    def last_share(self, bot: int) -> float:
        """The share of the wins in the last deal of a bot that took part in it."""
        return float(self._shares[-1][bot] / self._seats[-1][bot])

    def shares_so_far(self) -> list[float]:
        """Each bot's share of the wins; 0 for one that has not played."""
        games = self.seat_games.sum(axis=1)
        return [float(value) for value in self.seat_shares.sum(axis=1) / np.maximum(games, 1)]


def _stack(rows: list[Floats]) -> Floats:
    return np.array(rows, np.float64)
