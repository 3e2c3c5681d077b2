"""Games that the network plays against itself without search, thousands a second."""

from pathlib import Path
from random import Random

import numpy as np

from gondwana.bots.search import insight, searcher
from gondwana.bots.tree import Net, make_room
from gondwana.core import templates
from gondwana.core.contract import Game, Options
from gondwana.core.engine import start
from gondwana.training.samples import Samples

_TEMPLATE = Path(__file__).with_name("selfplay_template.py")
_PLAIN = 0.85
"""The share of tables without variants."""
_INPUTS_EACH, _ACTIONS_EACH = 120, 24
"""Room for so many a decision, on average."""


def some_table(game: Game, chooser: Random) -> tuple[int, Options]:
    """Players and options: mostly the plain game on each of its boards, at times one of its variants."""
    players = chooser.choice(game.players)
    sets = game.option_sets(players)
    return players, chooser.choice(sets[::2][:2] if chooser.random() < _PLAIN else sets)


class Player:
    """Plays; keeps its room between the calls."""

    def __init__(self, game: Game, decisions: int) -> None:
        self.game = game
        known, search = insight(game), searcher(game)
        more = {name: getattr(search, name) for name in ("focus", "foresee", "sample", "count_up")}
        self._play = templates.load(_TEMPLATE, game, **more).play
        self._room = make_room(game, known)
        self._decisions = decisions

    def play(self, net: Net, players: int, options: Options, *, margin: float, seed: int) -> Samples:
        """Whole games at one table until there are as many decisions as there is room for."""
        many, seats = self._decisions, self.game.players.stop - 1
        input_ends, action_ends = np.zeros(many, np.int64), np.zeros(many, np.int64)
        inputs, values = np.zeros(many * _INPUTS_EACH, np.int16), np.zeros(many * _INPUTS_EACH, np.float32)
        actions, hunches = np.zeros(many * _ACTIONS_EACH, np.int16), np.zeros(many * _ACTIONS_EACH, np.float32)
        chosen, deciders = np.zeros(many, np.int64), np.zeros(many, np.int64)
        likely, hoped, gains = (np.zeros(many, np.float32) for _ in range(3))
        wins, points = np.zeros((many, seats), np.float32), np.zeros((many, seats), np.float32)
        n = self._play(
            start(self.game, players, options),
            players,
            margin,
            seed,
            net,
            self._room,
            input_ends,
            inputs,
            values,
            action_ends,
            actions,
            hunches,
            chosen,
            likely,
            deciders,
            hoped,
            gains,
            wins,
            points,
        )
        inputs_used = int(input_ends[n - 1]) if n else 0
        actions_used = int(action_ends[n - 1]) if n else 0
        return Samples(
            input_ends=input_ends[:n],
            inputs=inputs[:inputs_used],
            values=values[:inputs_used],
            action_ends=action_ends[:n],
            actions=actions[:actions_used],
            hunches=hunches[:actions_used],
            chosen=chosen[:n],
            likely=likely[:n],
            gains=gains[:n] * np.float32(players / 2),
            players=np.full(n, players, np.int8),
            wins=wins[:n],
            points=points[:n],
        )
