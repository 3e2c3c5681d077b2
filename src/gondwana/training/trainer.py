"""Self-play and learning in turn. Everything is in one folder, and a training that was cut off goes on."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import torch

from gondwana.arena import run
from gondwana.bots.net import write_net
from gondwana.bots.search import insight
from gondwana.bots.tree import Net
from gondwana.core.contract import Game, Ints
from gondwana.core.errors import GondwanaError
from gondwana.core.options import checked_seed
from gondwana.locale import Message
from gondwana.training.curves import Entry, Strength, read_curves, write_curves
from gondwana.training.learner import Manner, Network, improve
from gondwana.training.samples import Samples
from gondwana.training.selfplay import some_table
from gondwana.training.tables import PlayTables, Table, play_here

_MEASURED = 600


class BadTraining(GondwanaError):
    """A training that cannot go on."""


REFERENCE = "expert"


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a network is trained."""

    generations: int = 32
    rounds: int = 50
    """Of self-play and learning, each generation."""
    tables: int = 8
    """Different tables a round."""
    decisions: int = 8192
    """At each table."""
    rate: float = 1e-3
    last_rate: float = 5e-5
    curiosity: float = 0.005
    last_curiosity: float = 0.001
    margin: float = 0.5
    """What a lead of 25 points is worth beside the win (two players; with more, less)."""
    seed: int = 1


@dataclass(frozen=True, kw_only=True)
class Step:
    """Where a training stands, for whoever watches."""

    generation: int
    what: str
    done: int
    total: int


class Training:
    """A training in a folder: `checkpoint.pt`, `weights.npz` and the curves in `curves.jsonl`."""

    def __init__(self, game: Game, folder: Path, plan: Plan, play: PlayTables = play_here) -> None:
        checked_seed(plan.seed)
        torch.set_num_threads(1)  # the network is so small that a second thread only waits
        torch.manual_seed(plan.seed)
        self.game = game
        self.folder = folder
        self.plan = plan
        self.generation = 0
        self.network = Network(game, insight(game))
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=plan.rate)
        self._play_tables = play
        self._renamings = _renamings(game)
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._load()

    def _load(self) -> None:
        """Go on where the training in the folder stopped; raises `BadTraining` if it is another one, or damaged."""
        try:
            stored = torch.load(self._checkpoint, weights_only=True)
            seed = stored["plan"]["seed"]
            self.network.load_state_dict(stored["network"])
            self.optimiser.load_state_dict(stored["optimiser"])
            self.generation = int(stored["generation"])
        except OSError:
            raise
        except Exception:  # a damaged file can fail in many ways, none of them of interest
            raise BadTraining(Message("training-checkpoint", path=str(self._checkpoint))) from None
        if seed != self.plan.seed:
            raise BadTraining(Message("training-seed", path=str(self.folder), seed=str(seed), asked=str(self.plan.seed)))

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def weights(self) -> Path:
        """Where the weights of the last generation are."""
        return self.folder / "weights.npz"

    @property
    def curves(self) -> Path:
        """Where the figures of all generations are, one a line."""
        return self.folder / "curves.jsonl"

    def run(self, *, hours: float | None = None, evaluate: int = 0, watch: Callable[[Step], None] = lambda step: None) -> None:
        """Go on until the generations of the plan, or the hours, are over; every `evaluate` generations the arena is asked."""
        begun = time.monotonic()
        while self.generation < self.plan.generations:
            if hours is not None and time.monotonic() - begun > hours * 3600:
                return
            self._one_generation(evaluate, watch)

    def _one_generation(self, evaluate: int, watch: Callable[[Step], None]) -> None:
        """The next round is played while the last is learned from, so its games are those of a slightly older network."""
        plan, begun = self.plan, time.monotonic()
        rng = np.random.default_rng([plan.seed, self.generation])
        manner = self._set_pace()
        figures: list[dict[str, float]] = []
        seen, points = 0, 0.0
        with ThreadPoolExecutor(1) as pool:
            coming: Future[Samples] = pool.submit(self._play, self.network.net(), 0)
            for number in range(plan.rounds):
                samples = coming.result()
                if number + 1 < plan.rounds:
                    coming = pool.submit(self._play, self.network.net(), number + 1)
                figures.append(improve(self.network, self.optimiser, samples, self._renamings, manner, rng))
                seen += len(samples)
                points += float(samples.points[:, 0].sum())
                watch(Step(generation=self.generation, what="learning", done=number + 1, total=plan.rounds))
        entry = Entry(
            generation=self.generation,
            decisions=seen,
            seconds=round(time.monotonic() - begun, 1),
            mean_points=round(points / seen, 3),
            losses={name: round(sum(one[name] for one in figures) / len(figures), 5) for name in figures[0]},
            strength=[],
        )
        write_curves(self.curves, [*read_curves(self.curves), entry])  # first: what is cut off here is done again
        self._save()
        if evaluate > 0 and ((self.generation + 1) % evaluate == 0 or self.generation + 1 == plan.generations):
            entry = msgspec.structs.replace(entry, strength=self._measure(watch))
            write_curves(self.curves, [*read_curves(self.curves), entry])
        self.generation += 1

    def _set_pace(self) -> Manner:
        """Bold and curious at first, careful in the end."""
        plan = self.plan
        done = self.generation / max(plan.generations - 1, 1)
        for group in self.optimiser.param_groups:
            group["lr"] = plan.rate * (plan.last_rate / plan.rate) ** done
        return Manner(curiosity=plan.curiosity * (plan.last_curiosity / plan.curiosity) ** done)

    def _play(self, net: Net, number: int) -> Samples:
        name = f"{self.plan.seed} {self.generation} {number}"
        chooser = Random(name)
        tables = []
        for _ in range(self.plan.tables):
            players, options = some_table(self.game, chooser)
            margin = self.plan.margin * 2 / players
            tables.append(Table(self.game.name, self.plan.decisions, players, options, margin, chooser.getrandbits(62)))
        return Samples.join(self._play_tables(net, tables))

    def _measure(self, watch: Callable[[Step], None]) -> list[Strength]:
        """The network's first thoughts against a reference that does not learn."""
        watch(Step(generation=self.generation, what="in the arena", done=0, total=1))
        players = self.game.players[len(self.game.players) // 2 - 1]
        bots = [f"instinct@{self.weights}", REFERENCE]
        result = run(self.game, bots=bots, players=players, games=_MEASURED, seed=self.generation, workers=1)
        share = result.standings[0].win_share
        low, high = (None if one is None else one * players for one in (share.low, share.high))
        return [Strength(REFERENCE, players, result.games, share.mean * players, low, high)]

    def _save(self) -> None:
        """Written beside and moved into place: a training that is cut off can always go on."""
        write_net(self.folder / "weights.new.npz", self.network.net())
        stored = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "generation": self.generation + 1,
            "plan": asdict(self.plan),
        }
        torch.save(stored, self.folder / "checkpoint.new")
        (self.folder / "weights.new.npz").replace(self.weights)
        (self.folder / "checkpoint.new").replace(self._checkpoint)


def _renamings(game: Game) -> list[tuple[Ints, Ints]]:
    """The ways in which a game can be told with other names and stay the same."""
    name = f"gondwana.bots.{game.name}.symmetry"
    try:
        found: list[tuple[Ints, Ints]] = import_module(name).renamings()
    except ModuleNotFoundError:
        return [(np.arange(insight(game).INPUTS), np.arange(game.actions))]
    return found
