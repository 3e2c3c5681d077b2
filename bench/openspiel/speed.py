"""Iterations a second of OpenSpiel's ISMCTSBot: on our game through the adapter, and on games that OpenSpiel itself brings.

Games differ in length, so the fair figure beside iterations is steps: decisions and chance together that a simulation goes
through from the position searched to the end.
"""

import random
import statistics
import time
from dataclasses import dataclass
from typing import Any

import adapter
import pyspiel
from duel import ismcts

from gondwana.bots import Budget, make_bot
from gondwana.core.contract import Game
from gondwana.core.match import Match

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
        rate = self.iterations * self.steps
        return f"{self.game:24}{self.iterations:12,.0f}{self.decisions:12.1f}{self.steps:10.1f}{rate:16,.0f}"


HEADER = f"{'game':24}{'iterations/s':>12}{'decisions':>12}{'steps':>10}{'steps/s':>16}"


def speeds(game: Game, seconds: float, uct: float) -> list[Speed]:
    """Our game first, then the native ones."""
    loaded = [(f"{game.name} (adapter)", adapter.load(game)), *((name, pyspiel.load_game(name)) for name in NATIVE)]
    return [_speed(name, one, seconds, uct) for name, one in loaded]


@dataclass(frozen=True)
class Beside:
    """Iterations a second of our search and of theirs on the same game, measured in turn."""

    ours: float
    theirs: float
    ratios: list[float]

    def row(self) -> str:
        low, high = min(self.ratios), max(self.ratios)
        return (
            f"our search {self.ours:,.0f} iterations a second, ISMCTSBot {self.theirs:,.0f} on the same game: "
            f"{statistics.median(self.ratios):.2f} times as many ({low:.2f} to {high:.2f} in {len(self.ratios)} rounds)"
        )


def beside(game: Game, seconds: float, uct: float, rounds: int = 5) -> Beside:
    """Both at the first decision of two players, one after the other, several times: the machine is the same for both."""
    loaded = adapter.load(game)
    match = Match(game, players=2, seed=1)
    match.settle()
    bot = make_bot(game, "search")
    bot.think(match.hidden(0), 0, Budget(iterations=100))
    ours, theirs = [], []
    for number in range(rounds):
        theirs.append(_speed(game.name, loaded, seconds, uct).iterations)
        bot.new_match(number)
        ours.append(bot.think(match.hidden(0), 0, Budget(seconds=seconds)).iterations_per_second)
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    return Beside(statistics.median(ours), statistics.median(theirs), ratios)


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
