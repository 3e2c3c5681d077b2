"""What others made in Python's reach, measured beside ours if it is installed (`pip install gondwana[peers]`)."""

import random
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

PACKAGES = ("open_spiel", "jax", "pgx", "pettingzoo", "rlcard")

Measure = Callable[[float], float]
"""Seconds to spend -> how much a second."""


@dataclass(frozen=True)
class Peer:
    """What others made."""

    name: str
    load: Callable[[], Measure | None]
    """Nothing, if it is not installed."""


def _rollouts(name: str, *, few: int, least: int, guess: float) -> Measure | None:
    """Its Python module has no call for rollouts alone, but its tree search with a budget of one simulation does little else.

    The difference between many rollouts and few is the time of the rollouts themselves. `guess` is about how long one takes.
    """
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    chooser = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    moves = _length(state, chooser)

    def seconds_for(rollouts: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        begun = time.perf_counter()
        bot.step(state)
        return time.perf_counter() - begun

    def measure(seconds: float) -> float:
        many = few + max(least, int(seconds / guess))
        return moves * (many - few) / (seconds_for(many) - seconds_for(few))

    return measure


def _length(state: Any, chooser: random.Random) -> float:
    """How many decisions a random game from this state has on average."""
    total = 0
    for _ in range(200):
        copy = state.clone()
        while not copy.is_terminal():
            copy.apply_action(chooser.choice(copy.legal_actions()))
            total += 1
    return total / 200


@cache
def _pgx_batch(size: int = 1024) -> Measure | None:
    """Pgx's `leduc_holdem`: a batch stepped from Python, random legal actions, new games where one ends."""
    try:
        import jax  # noqa: PLC0415
        import jax.numpy as jnp  # noqa: PLC0415
        import pgx  # noqa: PLC0415
        from pgx.experimental import auto_reset  # noqa: PLC0415
    except ImportError:
        return None
    environment = pgx.make("leduc_holdem")
    step = auto_reset(environment.step, environment.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, stepping = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(stepping, size)), key

    compiled = jax.jit(advance)
    begun_with = (jax.vmap(environment.init)(jax.random.split(jax.random.PRNGKey(1), size)), jax.random.PRNGKey(2))
    jax.block_until_ready(compiled(*begun_with))

    def measure(seconds: float) -> float:
        state, key = begun_with
        done = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            for _ in range(20):
                state, key = compiled(state, key)
            jax.block_until_ready(state)
            done += 20 * size
        return done / spent

    return measure


def _leduc_environment() -> Measure | None:
    """PettingZoo's `leduc_holdem_v4`: one environment, stepped like ours."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415

            environment = leduc_holdem_v4.env()
    except ImportError:
        return None
    return lambda seconds: agent_steps(environment, seconds)


def agent_steps(environment: Any, seconds: float) -> float:
    """Decisions a second through PettingZoo's interface: whole games, every observation looked at, actions picked by the mask."""
    done, seed, number = 0, 0, 12345
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        environment.reset(seed=seed)
        seed += 1
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            number = (number * 1103515245 + 12345) & 0x7FFFFFFF
            legal = np.flatnonzero(seen["action_mask"])
            environment.step(int(legal[number % len(legal)]))
            done += 1
    return done / spent


HEARTS = Peer("OpenSpiel hearts", lambda: _rollouts("hearts", few=500, least=1000, guess=12e-6))
"""Random rollouts in C++, from after the deal, so that no chance step slows them down."""
DARK_CHESS = Peer("OpenSpiel dark_chess", lambda: _rollouts("dark_chess", few=5, least=10, guess=3e-3))
"""Random rollouts in C++ of its game that is most like Giganten, on a board of 8x8."""
GIN_RUMMY = Peer("OpenSpiel gin_rummy", lambda: _rollouts("gin_rummy", few=5, least=10, guess=3e-3))
"""Random rollouts in C++; its draws from the stock are counted as moves, ours are not."""
PGX_LEDUC = Peer("Pgx leduc_holdem", _pgx_batch)
ZOO_LEDUC = Peer("PettingZoo leduc_holdem_v4", _leduc_environment)
