"""Decisions a second of random play: inside the engine, from Python, in a batch, and behind the interfaces of the field."""

import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from gondwana.bench import peers
from gondwana.bench.asked import Asked
from gondwana.bench.figures import NOT_INSTALLED, Figure
from gondwana.bench.rates import Row, rates
from gondwana.core.batch import Batch
from gondwana.core.contract import Game
from gondwana.core.engine import engine, start
from gondwana.core.options import make_options
from gondwana.core.stepper import Stepper
from gondwana.games import load

BATCH = 1024
_ONE, _MANY = "one environment, PettingZoo", f"{BATCH} environments, Gymnasium"


def engine_figures(asked: Asked) -> Iterator[Figure]:
    """Inside the engine, beside rollouts in C++, and one game stepped from Python."""
    draft, army, museum = load("draftosaurus"), load("giganten"), load("fossilium")
    rows = [
        Row(name="random play, in the engine", measure=lambda s: _engine(draft, s), peer=peers.HEARTS, at_least=2.0),
        Row(
            name="Giganten, random play, in the engine",
            measure=lambda s: _engine(army, s, players=2, games=4),
            peer=peers.DARK_CHESS,
            at_least=5.0,
        ),
        Row(
            name="Fossilium, random play, in the engine",
            measure=lambda s: _engine(museum, s, players=4, games=50),
            peer=peers.GIN_RUMMY,
            at_least=10.0,
        ),
        Row(name="one game, from Python", measure=lambda s: _stepper(draft, s)),
    ]
    return rates("engine", rows, asked)


def batch_figures(asked: Asked) -> Iterator[Figure]:
    """A thousand games at once, stepped from Python."""
    draft, army, museum = load("draftosaurus"), load("giganten"), load("fossilium")
    name = f"batch of {BATCH}, from Python"
    rows = [
        Row(name=name, measure=lambda s: _batch(draft, s), peer=peers.PGX_LEDUC, at_least=2.0),
        Row(name=f"Giganten, {name}", measure=lambda s: _batch(army, s, players=2)),
        Row(name=f"Fossilium, {name}", measure=lambda s: _batch(museum, s, players=4)),
    ]
    return rates("batch", rows, asked)


def environment_figures(asked: Asked) -> Iterator[Figure]:
    """The same game behind the interfaces of PettingZoo and Gymnasium, where those are installed."""
    if find_spec("pettingzoo") is None or find_spec("gymnasium") is None:
        note = f"PettingZoo or Gymnasium is {NOT_INSTALLED}"
        yield from (Figure(name=name, group="environments", unit="decisions/s", value=None, note=note) for name in (_ONE, _MANY))
        return
    from gondwana import envs  # noqa: PLC0415 (an extra)

    one, many = envs.aec("draftosaurus", players=5), envs.vector("draftosaurus", players=5, num_envs=BATCH)
    rows = [
        Row(name=_ONE, measure=lambda s: peers.agent_steps(one, s), peer=peers.ZOO_LEDUC, at_least=10.0),
        Row(name=_MANY, measure=lambda s: _vector(many, s), peer=peers.PGX_LEDUC),
    ]
    yield from rates("environments", rows, asked)


def _engine(game: Game, seconds: float, *, players: int = 5, games: int = 2000) -> float:
    """Whole random games with the usual options, chance included, in compiled code; only decisions are counted."""
    functions = engine(game)
    position = start(game, players, make_options(game, players))
    totals = np.zeros(functions.TOTALS, np.int64)
    begun = time.perf_counter()
    first = 0
    while (spent := time.perf_counter() - begun) < seconds:
        functions.play_games(position, position.copy(), first, games, 1, players, totals)
        first += games
    return float(totals[functions.DECISIONS] / spent) if spent else 0.0


def _stepper(game: Game, seconds: float) -> float:
    """One game after the other, every decision picked in Python from the list of legal actions."""
    stepper = Stepper(game, players=5)
    done, number = 0, 12345
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        stepper.reset(done)
        while stepper.count:
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            stepper.step(stepper.moves[number % stepper.count])
            done += 1
    return done / spent


def _batch(game: Game, seconds: float, *, players: int = 5) -> float:
    """Batches stepped until half of their games are over; making them counts, steps of games that are over do not."""
    rng = np.random.default_rng(1)
    done, spent = 0, 0.0
    begun = time.perf_counter()
    while spent < seconds:
        batch = Batch(game, BATCH, players=players, seed=done)
        while spent < seconds and (running := int(np.count_nonzero(batch.counts))) > BATCH // 2:
            batch.step(batch.random_actions(rng))
            done += running
            spent = time.perf_counter() - begun
    return done / spent


def _vector(many: Any, seconds: float) -> float:
    """A vector environment with all its observations and masks, random legal actions; new games where one ends."""
    rng = np.random.default_rng(1)
    many.reset(seed=1)
    done = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        many.step(many.random_actions(rng))
        done += many.num_envs
    return done / spent
