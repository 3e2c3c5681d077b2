"""What others made, measured beside ours if it is installed (`pip install gondwana[peers]`): OpenSpiel, Pgx, PettingZoo."""

import random
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

PACKAGES = ("open_spiel", "jax", "pgx", "pettingzoo", "rlcard")


@dataclass(frozen=True)
class Measured:
    """A peer that is there."""

    name: str
    measure: Callable[[float], float]
    """Seconds to spend -> decisions a second."""


Peer = Callable[[], Measured | None]


def hearts_rollouts() -> Measured | None:
    """OpenSpiel's `hearts`: random rollouts in C++, from after the deal, so that no chance step slows them down."""
    return _rollouts("hearts", few=500, least=1000, guess=12e-6)


def dark_chess_rollouts() -> Measured | None:
    """OpenSpiel's `dark_chess`: random rollouts in C++ of its game that is most like Giganten, on a board of 8x8."""
    return _rollouts("dark_chess", few=5, least=10, guess=3e-3)


def gin_rummy_rollouts() -> Measured | None:
    """OpenSpiel's `gin_rummy`: random rollouts in C++; its draws from the stock are counted as moves, ours are not."""
    return _rollouts("gin_rummy", few=5, least=10, guess=3e-3)


def _rollouts(name: str, *, few: int, least: int, guess: float) -> Measured | None:
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

    return Measured(f"OpenSpiel {name}", measure)


def _length(state: Any, chooser: random.Random) -> float:
    """How many decisions a random game from this state has on average."""
    total = 0
    for _ in range(200):
        copy = state.clone()
        while not copy.is_terminal():
            copy.apply_action(chooser.choice(copy.legal_actions()))
            total += 1
    return total / 200


def pgx_batch(size: int = 1024) -> Measured | None:
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

    return Measured("Pgx leduc_holdem", measure)


def leduc_environment() -> Measured | None:
    """PettingZoo's `leduc_holdem_v4`: one environment, stepped like ours."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415

            environment = leduc_holdem_v4.env()
    except ImportError:
        return None
    return Measured("PettingZoo leduc_holdem_v4", lambda seconds: agent_steps(environment, seconds))


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
