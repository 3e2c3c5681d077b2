"""The bot that does anything legal."""

from gondwana.bots.bot import Bot, Budget
from gondwana.core.contract import Ints, States
from gondwana.core.rng import below


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        return int(legal[below(self.rng, len(legal))])
