"""The bots that search: `search` by random games, `master` guided by a network."""

import time
from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np

from gondwana.bots import blank
from gondwana.bots.bot import Bot, Budget
from gondwana.bots.endgame import Endgame
from gondwana.bots.net import empty_net, packaged_net, read_net
from gondwana.bots.tree import EDGES, NODES, SEARCH, Floats, Net, Room, Tree, make_room, make_tree, sweep
from gondwana.core import templates
from gondwana.core.contract import Game, Ints, States
from gondwana.core.engine import engine
from gondwana.core.rng import Stream, streams
from gondwana.games import load

_TEMPLATE = Path(__file__).with_name("search_template.py")
_INSIGHTS = {"draftosaurus": "gondwana.bots.draftosaurus.insight"}
_NODES, _EDGES = 1 << 17, 1 << 21
_SLICE = 0.002
"""Seconds between two looks at the clock."""


def players_of(position: States) -> int:
    """How many play; every game keeps the number in its record."""
    return int(position["players"][0])


def insight(game: Game) -> ModuleType:
    """What is known about a game beyond its rules."""
    return import_module(_INSIGHTS[game.name]) if game.name in _INSIGHTS else blank


def searcher(game: Game) -> ModuleType:
    """The functions of `search_template` for a game."""
    known = insight(game)
    return templates.load(
        _TEMPLATE,
        game,
        settle=engine(game).settle,
        reopen=known.reopen,
        focus=known.focus,
        features=known.features,
        hunch=known.hunch,
        HIDDEN_1=known.HIDDEN[0],
        HIDDEN_2=known.HIDDEN[1],
    )


@cache
def _packaged(name: str) -> Net | None:
    game = load(name)
    return packaged_net(game, insight(game))


def learned(game: Game) -> Net | None:
    """The network that comes with the package."""
    return _packaged(game.name) if game.name in _INSIGHTS else None


def weights_from(path: str, game: Game) -> Net:
    """The network in a file; raises `OSError` or `ValueError`."""
    return read_net(Path(path), game, insight(game))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The knobs of a search."""

    wander: float
    """How much it explores."""
    surprise: float = 0.1
    """How much worse than what was seen an untried action is taken to be (guided only)."""
    margin: float = 0.1
    """What a lead of 25 points is worth beside the win."""
    follow: int = 0
    """For how many decisions a new position is played on before the network says what it is worth (guided only)."""
    sharpness: float = 1.0
    """How much more than the network says the best looking actions are preferred there."""

    def array(self, players: int) -> Floats:
        """For so many players: the more there are, the smaller are the shares of the win that are compared."""
        scale = 2 / players
        return np.array([self.wander * scale, self.surprise * scale, self.margin * scale, self.follow, self.sharpness])


UNGUIDED = Settings(wander=0.6)
GUIDED = Settings(wander=1.2, follow=99, sharpness=2.0)


@dataclass(frozen=True, kw_only=True)
class Considered:
    """An action, and what the search found about it."""

    action: int
    visits: int
    share: float
    """Of all visits."""
    worth: float
    win: float
    """The share of the win that may be expected."""
    points: float
    prior: float
    then: tuple[int, ...] = ()
    """The steps that were meant to follow, where a turn is several."""


@dataclass(frozen=True, kw_only=True)
class Thought:
    """What a search came to: the actions, the most visited first."""

    actions: list[Considered]
    iterations: int
    seconds: float
    nodes: int = 0
    exact: bool = False
    """Whether the end of the game was solved instead of searched."""

    @property
    def best(self) -> Considered:
        return self.actions[0]

    @property
    def iterations_per_second(self) -> float:
        return self.iterations / self.seconds if self.seconds > 0 else 0.0


@dataclass
class _Worker:
    """One thread's tree, room and random numbers."""

    tree: Tree
    room: Room
    rng: Stream
    totals: Floats = field(default_factory=lambda: np.zeros((0, 3)))
    iterations: int = 0


class Thinker(Bot):
    """A bot that can say what it found about each action."""

    @abstractmethod
    def think(
        self,
        position: States,
        seat: int,
        budget: Budget | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> Thought:
        """Look for the seat's best action until the budget is used up or `stop` says so."""


class SearchBot(Thinker):
    """Information-set Monte Carlo tree search.

    With a budget of iterations it does the same every time for the same seed and number of threads. Every thread searches a
    tree of its own; what they found at the root is added up.
    """

    def __init__(
        self,
        game: Game,
        *,
        name: str = "search",
        seed: int = 0,
        budget: Budget,
        net: Net | None = None,
        settings: Settings | None = None,
        threads: int = 1,
        nodes: int = _NODES,
        edges: int = _EDGES,
    ) -> None:
        super().__init__(game, name=name, seed=seed)
        self.budget = budget
        self.guided = net is not None
        self.settings = settings or (GUIDED if self.guided else UNGUIDED)
        self.last: Thought | None = None
        self._insight = insight(game)
        self._search = searcher(game)
        self._endgame = Endgame(game, self._insight.all_known)
        self._net = net if net is not None else empty_net(game, self._insight)
        self._size = (nodes, edges)
        self._threads = threads
        self._workers = self._hire()

    def _hire(self) -> list[_Worker]:
        rngs = streams(self._seed, self._threads, first=1)
        return [_Worker(make_tree(*self._size), make_room(self.game, self._insight), rngs[k]) for k in range(self._threads)]

    def new_match(self, seed: int) -> None:
        super().new_match(seed)
        self._workers = self._hire()

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        return self.think(hidden, seat, budget).best.action

    def think(
        self,
        position: States,
        seat: int,
        budget: Budget | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> Thought:
        """Search for the seat's best action until the budget is used up or `stop` says so."""
        begun = time.perf_counter()
        budget = budget or self.budget
        root = position.copy()
        self._engine.hide_at(root, 0, seat)
        self._search.reopen_at(root, 0, seat)
        self.last = self._solve(root, seat, begun)
        if self.last is not None:
            return self.last
        for worker in self._workers:
            self._start(worker, root, seat)
        iterations = budget.iterations
        shares = [None] * len(self._workers) if iterations is None else _split(iterations, len(self._workers))
        deadline = None if budget.seconds is None else begun + budget.seconds
        if len(self._workers) == 1:
            self._run(self._workers[0], root, seat, shares[0], deadline, stop)
        else:
            with ThreadPoolExecutor(len(self._workers)) as pool:
                tasks = [
                    pool.submit(self._run, worker, root, seat, share, deadline, stop)
                    for worker, share in zip(self._workers, shares, strict=True)
                ]
                for task in tasks:
                    task.result()
        self.last = self._sum_up(root, seat, time.perf_counter() - begun)
        return self.last

    def _solve(self, root: States, seat: int, begun: float) -> Thought | None:
        """The exact answer, if the end is near enough for one."""
        players = players_of(root)
        solved = self._endgame.solve(root, seat, players, float(self.settings.array(players)[2]))
        if solved is None:
            return None
        ranked = sorted(solved.items(), key=lambda item: (-item[1][0], item[0]))
        considered = [
            Considered(action=action, visits=1, share=float(k == 0), worth=worth, win=win, points=points, prior=0.0)
            for k, (action, (worth, win, points)) in enumerate(ranked)
        ]
        return Thought(actions=considered, iterations=len(solved), seconds=time.perf_counter() - begun, exact=True)

    def _start(self, worker: _Worker, root: States, seat: int) -> None:
        """Begin a search in what is left of the last one."""
        if worker.tree.counts[NODES] > self._size[0] // 2 or worker.tree.counts[EDGES] > self._size[1] // 2:
            sweep(worker.tree)
        worker.tree.counts[SEARCH] += 1
        worker.totals = np.zeros((self.game.actions, 3))
        worker.iterations = 0
        players = players_of(root)
        if self._search.plant(root, seat, players, self.guided, worker.tree, self._net, worker.room) < 0:
            worker.tree.slots[:] = 0
            worker.tree.counts[: EDGES + 1] = 0
            self._search.plant(root, seat, players, self.guided, worker.tree, self._net, worker.room)

    def _run(
        self,
        worker: _Worker,
        root: States,
        seat: int,
        iterations: int | None,
        deadline: float | None,
        stop: Callable[[], bool],
    ) -> None:
        """In slices, so that the clock, and whoever wants to stop it, is heard."""
        think, players = self._search.think, players_of(root)
        settings = self.settings.array(players)
        count = 64
        while iterations is None or worker.iterations < iterations:
            if iterations is not None:
                count = min(count, iterations - worker.iterations)
            begun = time.perf_counter()
            think(
                root, seat, players, self.guided, settings, worker.rng, worker.tree, self._net, worker.room, worker.totals, count
            )
            now = time.perf_counter()
            worker.iterations += count
            if stop():
                return
            if deadline is not None:
                pace = (now - begun) / count
                count = max(16, min(int(_SLICE / pace), int((deadline - now) / pace)))
                if now + 8 * pace >= deadline:
                    return
            else:
                count = 4096

    def _sum_up(self, root: States, seat: int, seconds: float) -> Thought:
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        prior: dict[int, float] = {}
        totals: dict[int, Floats] = {}
        for worker in self._workers:
            node = worker.tree.nodes[self._search.root_of(root, seat, worker.tree, worker.room)]
            first = int(node["first"])
            for k in range(int(node["width"])):
                edge = worker.tree.edges[first + k]
                action = int(edge["action"])
                visits[action] = visits.get(action, 0) + int(edge["visits"])
                worth[action] = worth.get(action, 0.0) + float(edge["value"])
                prior[action] = float(edge["prior"])
                totals[action] = totals.get(action, 0.0) + worker.totals[k]
        everything = max(sum(visits.values()), 1)
        considered = [
            Considered(
                action=action,
                visits=visits[action],
                share=visits[action] / everything,
                worth=worth[action] / max(visits[action], 1),
                win=float(totals[action][1] / max(totals[action][0], 1)),
                points=float(totals[action][2] / max(totals[action][0], 1)),
                prior=prior[action],
            )
            for action in visits
        ]
        considered.sort(key=lambda one: (-one.visits, -one.worth, one.action))
        return Thought(
            actions=considered,
            iterations=sum(worker.iterations for worker in self._workers),
            seconds=seconds,
            nodes=sum(int(worker.tree.counts[NODES]) for worker in self._workers),
        )


def _split(total: int, parts: int) -> list[int]:
    return [total // parts + (k < total % parts) for k in range(parts)]
