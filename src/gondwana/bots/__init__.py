"""Players for every game: random, greedy, search, trained; and the levels that people choose from."""

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.roster import BotSpec, make_bot, parse_spec

__all__ = ["Bot", "BotSpec", "Budget", "make_bot", "parse_spec"]
