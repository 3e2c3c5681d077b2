"""Self-play, learning, self-play with what was learned, and so on. Everything is in one folder and can be gone on with."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

import msgspec
import numpy as np
import torch

from gondwana.arena import run
from gondwana.bots.net import write_net
from gondwana.bots.search import insight
from gondwana.core.contract import Game, Ints
from gondwana.core.simulate import cores
from gondwana.training.curves import Entry, Strength
from gondwana.training.learner import Network, learn
from gondwana.training.samples import Samples
from gondwana.training.selfplay import Diet, play

_CHUNK = 8
"""Games a piece of work: small enough for a bar that moves."""
_MEASURED = 300
REFERENCE = "denial"


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a network is trained."""

    games: int = 1600
    """Self-play games a generation."""
    iterations: int = 192
    first_iterations: int = 1000
    """Of the unguided search that the first generation learns from."""
    first_games: int = 1600
    window: int = 12
    """Generations whose games are learned from."""
    reuse: float = 5.0
    """How often each decision is learned from, on average."""
    batch: int = 2048
    rate: float = 1.5e-3
    last_rate: float = 2e-4
    generations: int = 30
    seed: int = 1


@dataclass(frozen=True, kw_only=True)
class Step:
    """Where a training stands, for whoever watches."""

    generation: int
    what: str
    done: int
    total: int


class Training:
    """A training in a folder: `checkpoint.pt`, `weights.npz`, the curves in `curves.jsonl`, the last games in `samples/`."""

    def __init__(self, game: Game, folder: Path, plan: Plan) -> None:
        self.game = game
        self.folder = folder
        self.plan = plan
        self.generation = 0
        torch.set_num_threads(1)  # the network is so small that a second thread only waits
        torch.manual_seed(plan.seed)
        self.network = Network(game, insight(game))
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=plan.rate)
        self._samples: list[Samples] = []
        (folder / "samples").mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._load()

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def weights(self) -> Path:
        return self.folder / "weights.npz"

    @property
    def curves(self) -> Path:
        return self.folder / "curves.jsonl"

    def _load(self) -> None:
        stored = torch.load(self._checkpoint, weights_only=True)
        self.network.load_state_dict(stored["network"])
        self.optimiser.load_state_dict(stored["optimiser"])
        self.generation = stored["generation"]
        for number in range(max(0, self.generation - self.plan.window), self.generation):
            path = self._sample_file(number)
            if path.exists():
                with np.load(path) as arrays:
                    self._samples.append(Samples(**{name: arrays[name] for name in arrays.files}))

    def _sample_file(self, generation: int) -> Path:
        return self.folder / "samples" / f"{generation:04}.npz"

    def run(
        self,
        *,
        workers: int | None = None,
        hours: float | None = None,
        evaluate: int = 0,
        watch: Callable[[Step], None] = lambda step: None,
    ) -> None:
        """Go on until the generations of the plan, or the hours, are over; every `evaluate` generations the arena is asked."""
        begun = time.monotonic()
        with _pool(workers or cores()) as pool:
            while self.generation < self.plan.generations:
                if hours is not None and time.monotonic() - begun > hours * 3600:
                    return
                self._one_generation(pool, evaluate, watch)

    def _one_generation(self, pool: ProcessPoolExecutor, evaluate: int, watch: Callable[[Step], None]) -> None:
        begun = time.monotonic()
        fresh = self._play(pool, watch)
        played = time.monotonic()
        self._samples = [*self._samples, fresh][-self.plan.window :]
        losses = self._learn(len(fresh), watch)
        self._save(fresh)
        learned = time.monotonic()
        wanted = evaluate > 0 and (self.generation + 1) % evaluate == 0
        entry = Entry(
            generation=self.generation,
            samples=len(fresh),
            play_seconds=round(played - begun, 1),
            learn_seconds=round(learned - played, 1),
            mean_points=round(float(fresh.points[:, 0].mean()), 3),
            losses={name: round(value, 5) for name, value in losses.items()},
            strength=self._measure(watch) if wanted else [],
        )
        self.generation += 1
        with self.curves.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")

    def _measure(self, watch: Callable[[Step], None]) -> list[Strength]:
        """The network of this generation against a reference that does not learn."""
        watch(Step(generation=self.generation, what="in the arena", done=0, total=1))
        players = self.game.players[len(self.game.players) // 2 - 1]
        spec = f"master@{self.weights}:{self.plan.iterations}"
        result = run(self.game, bots=[spec, REFERENCE], players=players, games=_MEASURED, seed=self.generation)
        share = result.standings[0].win_share
        low, high = (None if one is None else one * players for one in (share.low, share.high))
        return [Strength(REFERENCE, players, result.games, share.mean * players, low, high)]

    def _play(self, pool: ProcessPoolExecutor, watch: Callable[[Step], None]) -> Samples:
        plan, first = self.plan, self.generation == 0
        games = plan.first_games if first else plan.games
        diets = [
            Diet(
                iterations=plan.first_iterations if first else plan.iterations,
                games=min(_CHUNK, games - done),
                seed=(plan.seed * 1_000_003 + self.generation) * 1_000_003 + done,
                weights=None if first else self.weights,
            )
            for done in range(0, games, _CHUNK)
        ]
        parts = []
        for part in pool.map(play, [self.game.name] * len(diets), diets):
            parts.append(part)
            watch(Step(generation=self.generation, what="playing", done=len(parts), total=len(diets)))
        return Samples.join(parts)

    def _learn(self, fresh: int, watch: Callable[[Step], None]) -> dict[str, float]:
        plan = self.plan
        known = Samples.join(self._samples)
        batches = int(plan.reuse * fresh / plan.batch) + 1
        done = self.generation / max(plan.generations - 1, 1)
        for group in self.optimiser.param_groups:
            group["lr"] = plan.rate * (plan.last_rate / plan.rate) ** done
        count = 0

        def tick() -> None:
            nonlocal count
            count += 1
            watch(Step(generation=self.generation, what="learning", done=count, total=batches))

        rng = np.random.default_rng([plan.seed, self.generation])
        return learn(
            self.network, self.optimiser, known, _renamings(self.game), batches=batches, batch=plan.batch, rng=rng, tick=tick
        )

    def _save(self, fresh: Samples) -> None:
        """Written beside and moved into place: a training that is cut off can always be gone on with."""
        np.savez(self._sample_file(self.generation), **vars(fresh))
        old = self._sample_file(self.generation - self.plan.window)
        old.unlink(missing_ok=True)
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
    known = insight(game)
    try:
        found: list[tuple[Ints, Ints]] = import_module(f"gondwana.bots.{game.name}.symmetry").renamings()
    except ModuleNotFoundError:
        return [(np.arange(known.INPUTS), np.arange(game.actions))]
    return found


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_be_single) as pool:
        yield pool


def _be_single() -> None:
    """A worker has one core: libraries that would start threads must not."""
    os.environ["OMP_NUM_THREADS"] = "1"
