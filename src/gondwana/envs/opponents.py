"""Who plays the seats that a learner does not play: bots by name."""

from collections.abc import Sequence

from gondwana.bots.roster import make_bot
from gondwana.core.contract import Game, States
from gondwana.core.errors import BadOptions
from gondwana.locale import Message

Opponents = str | Sequence[str]
"""One name for all others, or one for each, beginning with the seat after the learner's."""


def opponent_names(players: int, opponents: Opponents) -> list[str]:
    """The name of each opponent, from the seat after the learner's on; raises `BadOptions` for a wrong number of them."""
    if isinstance(opponents, str):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise BadOptions(Message("envs-opponents", given=len(opponents), players=players, wanted=players - 1))
    return list(opponents)


class Company:
    """The opponents of one learner. Each seat has a bot of its own, which sees what its seat knows and nothing else."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._bots = [make_bot(game, name) for name in names]

    def begin(self, seed: int) -> None:
        """A new game."""
        for number, bot in enumerate(self._bots):
            bot.new_match((seed + number) % (1 << 63))

    def decide(self, position: States, seat: int, learner: int, players: int) -> int:
        """The action of a seat that owes a decision."""
        return self._bots[(seat - learner) % players - 1].decide(position, seat)
