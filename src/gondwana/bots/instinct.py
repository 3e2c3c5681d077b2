"""The bot that follows the network's first thought, without any search."""

import numpy as np

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.net import empty_net
from gondwana.bots.search import insight, players_of, searcher
from gondwana.bots.tree import Net, make_room, make_tree
from gondwana.core.contract import Game, Ints, States


class InstinctBot(Bot):
    """Takes the action that looks best at one glance."""

    def __init__(self, game: Game, *, name: str, seed: int = 0, net: Net | None = None) -> None:
        super().__init__(game, name=name, seed=seed)
        known = insight(game)
        self._search = searcher(game)
        self._net = net if net is not None else empty_net(game, known)
        self._room = make_room(game, known)
        self._tree = make_tree(1, game.actions)

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        root = hidden.copy()
        self._search.reopen_at(root, 0, seat)
        self._tree.slots[:] = 0
        self._tree.counts[:] = 0
        self._search.plant(root, seat, players_of(root), True, self._tree, self._net, self._room)
        return int(legal[int(np.argmax(self._room.priors[: len(legal)]))])
