"""Who sits where: a deal is one stream of chance, played once for every rotation of the seats."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations


@dataclass(frozen=True)
class Schedule:
    """The seatings of an arena with `bots` bots on tables for `players`.

    With fewer bots than seats, the last bot fills the seats that remain. With more, every combination of bots has a deal in
    turn. From one turn of the combinations to the next the order around the table changes as well, so that nobody always
    sits at the left of the same opponent.
    """

    bots: int
    players: int

    @cached_property
    def combinations(self) -> list[tuple[int, ...]]:
        """The bots that meet, by number; each combination is a deal in turn."""
        if self.bots <= self.players:
            return [(*range(self.bots), *[self.bots - 1] * (self.players - self.bots))]
        return list(combinations(range(self.bots), self.players))

    @cached_property
    def _orders(self) -> list[tuple[int, ...]]:
        """The ways to sit around a table, the first bot in its place."""
        return [(0, *rest) for rest in permutations(range(1, self.players))]

    @property
    def games_a_deal(self) -> int:
        return self.players

    def deals(self, games: int) -> int:
        """The least number of deals with that many games in which every combination has as many deals as the others."""
        turns = -(-games // (self.games_a_deal * len(self.combinations)))
        return turns * len(self.combinations)

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """For each game of a deal: the number of the bot on each seat."""
        turn, number = divmod(deal, len(self.combinations))
        order = self._orders[turn % len(self._orders)]
        ring = [self.combinations[number][k] for k in order]
        return [tuple(ring[(seat - rotation) % self.players] for seat in range(self.players)) for rotation in range(self.players)]
