"""Who sits on the seats that no person takes: bots of the roster, asked with what their seat knows, never with the truth."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from gondwana.bots.bot import Bot
from gondwana.bots.levels import LEVEL_NAMES, level
from gondwana.bots.roster import THINKERS, make_bot, parse_spec
from gondwana.core.contract import Game
from gondwana.core.match import Match
from gondwana.locale import Message

HUMAN = "human"


def seat_bots(game: Game, seats: Sequence[str], seed: int | None) -> dict[int, Bot]:
    """A bot of its own for every seat that names one; raises `BadBot`. Without a seed they play differently every time."""
    base = secrets.randbits(63) if seed is None else seed
    return {seat: make_bot(game, spec, seed=_bot_seed(base, seat)) for seat, spec in enumerate(seats) if spec != HUMAN}


def _bot_seed(seed: int, seat: int) -> int:
    """The bot's own seed: none that chance or another seat uses."""
    return Random(f"{seed}/{seat}").getrandbits(63)


def ask(bot: Bot, match: Match, seat: int) -> int:
    """What the bot on this seat does now."""
    return bot.decide(match.hidden(seat), seat)


def bot_title(spec: str) -> Message | str:
    """What an opponent is called: a level by its title, any other bot as it was asked for."""
    if spec in LEVEL_NAMES:
        return Message(f"level-{spec}")
    return str(replace(parse_spec(spec), weights=None))


def thinks(spec: str, game: Game) -> bool:
    """Whether one has to wait for this opponent."""
    name = parse_spec(spec).name
    if name in LEVEL_NAMES:
        name = parse_spec(level(name, game.name).bot).name
    return name in THINKERS
