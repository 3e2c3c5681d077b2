"""Iterations a second of OpenSpiel's ISMCTSBot: on our game through the adapter, and on games that OpenSpiel itself brings.

Games differ in length, so the fair figure beside iterations is steps: decisions and chance together that a simulation goes
through from the position searched to the end.
"""

import random
import time
from dataclasses import dataclass
from typing import Any

import pyspiel

from gondwana.bench.openspiel import adapter
from gondwana.bench.openspiel.duel import ismcts
from gondwana.core.contract import Game

NATIVE = ("hearts", "gin_rummy", "oh_hell", "euchre")
"""Card games in C++ that can be resampled; leduc and kuhn poker are over before they begin."""


@dataclass(frozen=True)
class Speed:
    """What was measured of one game."""

    game: str
    iterations: float
    decisions: float
    steps: float

    def row(self) -> str:
        """A line of a table."""
        rate = self.iterations * self.steps
        return f"{self.game:24}{self.iterations:12,.0f}{self.decisions:12.1f}{self.steps:10.1f}{rate:16,.0f}"


HEADER = f"{'game':24}{'iterations/s':>12}{'decisions':>12}{'steps':>10}{'steps/s':>16}"


def speeds(game: Game, seconds: float, uct: float) -> list[Speed]:
    """Our game first, then the native ones."""
    loaded = [(f"{game.name} (adapter)", adapter.load(game)), *((name, pyspiel.load_game(name)) for name in NATIVE)]
    return [_speed(name, one, seconds, uct) for name, one in loaded]


def _speed(name: str, game: Any, seconds: float, uct: float) -> Speed:
    """At the first decision with more than one way."""
    chooser = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(_at_random(state, chooser))
    simulations, spent = 100, 0.0
    while spent < seconds:
        simulations = int(simulations * min(8.0, 1.2 * seconds / spent)) if spent else simulations
        bot = ismcts(1, uct, simulations=simulations)
        begun = time.perf_counter()
        bot.step(state)
        spent = time.perf_counter() - begun
    decisions, steps = _length(state, chooser)
    return Speed(name, simulations / spent, decisions, steps)


def _length(state: Any, chooser: random.Random) -> tuple[float, float]:
    """How many decisions, and how many steps, a random game from here has on average."""
    games, decisions, steps = 200, 0, 0
    for _ in range(games):
        copy = state.clone()
        while not copy.is_terminal():
            decisions += not copy.is_chance_node()
            steps += 1
            copy.apply_action(_at_random(copy, chooser))
    return decisions / games, steps / games


def _at_random(state: Any, chooser: random.Random) -> int:
    if not state.is_chance_node():
        return int(chooser.choice(state.legal_actions()))
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(chooser.choices(actions, odds)[0])
