"""Games of the search against itself, to learn from."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from gondwana.bots.net import empty_net, read_net
from gondwana.bots.search import GUIDED, UNGUIDED, insight, searcher
from gondwana.bots.tree import make_room, make_tree
from gondwana.core.bits import lowest
from gondwana.core.contract import CHANCE, Game, Options, States
from gondwana.core.engine import Buffers, engine, start
from gondwana.core.rng import Stream, streams
from gondwana.games import load
from gondwana.training.samples import Collector, Samples

_NODES, _EDGES = 2048, 65536
_NOISE, _NOISE_SHARE = 10.0, 0.25
"""Root priors are mixed with a random share; the noise is the flatter the fewer actions there are (as in AlphaZero)."""


@dataclass(frozen=True)
class Diet:
    """How self-play is done: what is played, how long is thought, how much is tried out."""

    iterations: int
    games: int
    seed: int
    weights: Path | None
    """None: unguided search."""
    daring: float = 0.6
    """The share of a game's decisions in which the action is drawn by its visits, not the most visited."""


def play(name: str, diet: Diet) -> Samples:
    """Self-play games as the diet says."""
    game = load(name)
    kitchen = _Kitchen(game, diet)
    for number in range(diet.games):
        kitchen.play_one(number)
    return kitchen.collector.samples()


def some_table(game: Game, chooser: Random) -> tuple[int, Options]:
    """Players and options: mostly the plain game, at times one of its variants."""
    players = chooser.choice(game.players)
    sets = game.option_sets(players)
    plain = sets[::2][:2] if chooser.random() < 0.85 else sets
    return players, chooser.choice(plain)


class _Kitchen:
    def __init__(self, game: Game, diet: Diet) -> None:
        self.game = game
        self.diet = diet
        self.collector = Collector(game.players.stop - 1)
        known = insight(game)
        self._engine = engine(game)
        self._search = searcher(game)
        self._guided = diet.weights is not None
        self._net = read_net(diet.weights, game, known) if diet.weights is not None else empty_net(game, known)
        self._settings = GUIDED if self._guided else UNGUIDED
        self._tree = make_tree(_NODES, _EDGES)
        self._room = make_room(game, known.INPUTS, known.HIDDEN)
        self._buffers = Buffers(game)
        self._totals = np.zeros((game.actions, 4))

    def play_one(self, number: int) -> None:
        chooser = Random(f"{self.diet.seed} {number}")
        noise = np.random.default_rng([self.diet.seed, number])
        rng = streams(self.diet.seed, 1, number)[0]
        players, options = some_table(self.game, chooser)
        states = start(self.game, players, options)
        chance, pending, apply = self._engine.chance_at, self._engine.pending_at, self._engine.apply_at
        buffers = self._buffers
        while (owed := int(pending(states, 0))) != 0:
            if owed == CHANCE:
                apply(states, 0, CHANCE, chance(states, 0, rng), buffers.actions, buffers.weights)
                continue
            choices = []
            before = states.copy()
            while owed:
                seat = lowest(owed)
                owed &= owed - 1
                choices.append((seat, self._decide(before, seat, players, rng, chooser, noise)))
            for seat, action in choices:
                apply(states, 0, seat, action, buffers.actions, buffers.weights)
        self._engine.scores_at(states, 0, buffers.numbers)
        points = buffers.numbers[:players].copy()
        self._engine.places_at(states, 0, buffers.numbers)
        won = buffers.numbers[:players] == 1
        self.collector.finish(won / won.sum(), points)

    def _decide(self, states: States, seat: int, players: int, rng: Stream, chooser: Random, noise: np.random.Generator) -> int:
        n = int(self._engine.legal_at(states, 0, seat, self._buffers.actions))
        if n == 1:
            return int(self._buffers.actions[0])
        root = states.copy()
        self._engine.hide_at(root, 0, seat)
        tree, room = self._tree, self._room
        tree.slots[:] = 0
        tree.counts[:] = 0
        node = tree.nodes[self._search.plant(root, seat, players, self._guided, tree, self._net, room)]
        first, width = int(node["first"]), int(node["width"])
        edges = tree.edges[first : first + width]
        if self._guided:
            edges["prior"] = (1 - _NOISE_SHARE) * edges["prior"] + _NOISE_SHARE * noise.dirichlet(np.full(width, _NOISE / width))
        settings = self._settings.array(players)
        self._search.think(
            root, seat, players, self._guided, settings, rng, tree, self._net, room, self._totals, self.diet.iterations
        )
        visits = edges["visits"].astype(np.float64)
        actions = edges["action"].astype(np.int64)
        active = int(self._search.features_at(root, 0, seat, room))
        self.collector.add(seat, room.inputs[:active], room.values[:active], actions, visits)
        if chooser.random() < self.diet.daring:
            return int(chooser.choices(actions.tolist(), visits.tolist())[0])
        return int(actions[np.argmax(visits)])
