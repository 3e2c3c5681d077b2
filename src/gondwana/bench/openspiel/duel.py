"""OpenSpiel's ISMCTSBot against our bots: equal thinking time, one thread each, seats swapped on the same deals."""

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
import pyspiel

from gondwana.arena.intervals import share_interval
from gondwana.bench.openspiel import adapter
from gondwana.bots.bot import Bot
from gondwana.core.contract import CHANCE, Game
from gondwana.core.match import Match

ENDLESS = 10**9
_PATIENCE = 3
WARM_UP = 140
"""Steps: any game is well on its way then."""


@dataclass
class Effort:
    """What a player did over all games; decisions with one way only do not count."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0
    searching: float = 0.0
    """The seconds that the iterations took by the bot's own account."""
    points: list[int] = field(default_factory=list)
    wins: float = 0.0

    def add(self, seconds: float, iterations: int, searching: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.iterations += iterations
        self.searching += searching

    def report(self) -> dict[str, float | None]:
        return {
            "mean points": sum(self.points) / len(self.points),
            "decisions": self.decisions,
            "seconds a game": self.seconds / len(self.points),
            "seconds a decision": self.seconds / self.decisions,
            "iterations a second": self.iterations / self.searching if self.searching else None,
        }


class Player(Protocol):
    """Somebody who plays a seat of many games, one after the other."""

    effort: Effort

    def new_game(self, seed: int) -> None: ...

    def decide(self, match: Match, seat: int) -> int: ...


class Ours:
    """One of our bots."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.effort = Effort()

    def new_game(self, seed: int) -> None:
        self.bot.new_match(seed)

    def decide(self, match: Match, seat: int) -> int:
        begun = time.perf_counter()
        action = self.bot.decide(match.state, seat)
        seconds = time.perf_counter() - begun
        if len(match.legal(seat)) > 1:
            last = getattr(self.bot, "last", None)
            if last is None or last.exact:  # what is solved to the end has no iterations to count
                self.effort.add(seconds, 0, 0.0)
            else:
                self.effort.add(seconds, last.iterations, last.seconds)
        return action


class Theirs:
    """OpenSpiel's ISMCTSBot with random rollouts; it plays the action that it visited most."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], *, uct: float, seconds: float = -1.0, simulations: int = ENDLESS
    ) -> None:
        self.games = [adapter.load(game, options=options, first=seat) for seat in range(2)]
        self.budget: dict[str, Any] = {"seconds": seconds, "simulations": simulations}
        self.uct = uct
        self.effort = Effort()
        self.new_game(0)

    def new_game(self, seed: int) -> None:
        self.bot = ismcts(seed, self.uct, **self.budget)

    def decide(self, match: Match, seat: int) -> int:
        state = state_after(self.games[seat], match.log)
        before = adapter.simulations()
        begun = time.perf_counter()
        action = self._step(state)
        seconds = time.perf_counter() - begun
        if len(match.legal(seat)) > 1:
            self.effort.add(seconds, adapter.simulations() - before, seconds)
        return action

    def _step(self, state: Any) -> int:
        """Where the core was with others for all of its time, the bot has tried nothing and says so: then it is asked again."""
        for _ in range(_PATIENCE):
            with suppress(pyspiel.SpielError):
                return int(self.bot.step(state))
        return int(self.bot.step(state))


def ismcts(seed: int, uct: float, *, simulations: int = ENDLESS, seconds: float = -1.0) -> Any:
    """The bot with a limit of simulations, or of seconds, which then is the only one."""
    return pyspiel.ISMCTSBot(
        seed % 2**31,
        pyspiel.RandomRolloutEvaluator(1, seed % 2**31),
        uct_c=uct,
        max_simulations=simulations,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        max_wall_clock_time=seconds,
    )


def state_after(game: Any, log: Sequence[tuple[int, int]]) -> Any:
    """OpenSpiel's state after our log. Simultaneous decisions are carried out in the order in which that game asks for them."""
    state = game.new_initial_state()
    chosen: dict[int, deque[int]] = {}
    for seat, action in log:
        if seat == CHANCE:
            state.apply_action(action)
        else:
            chosen.setdefault(seat, deque()).append(action)  # one may be several steps ahead of the other
        while chosen.get(state.current_player()):
            state.apply_action(chosen[state.current_player()].popleft())
    return state


def play(game: Game, options: Mapping[str, Any], players: Sequence[Player], seed: int, most: int = ENDLESS) -> None:
    """One game, or the beginning of one; all who decide at the same time are asked about the same position."""
    match = Match(game, players=len(players), options=options, seed=seed)
    for seat, player in enumerate(players):
        player.new_game(2 * seed + seat + 1_000_003)
    match.settle()
    while not match.over and len(match.log) < most:
        for seat, action in [(seat, players[seat].decide(match, seat)) for seat in match.pending]:
            match.play(seat, action)
        match.settle()
    if not match.over:
        return
    winners = match.winners()
    for seat, (player, points) in enumerate(zip(players, match.scores(), strict=True)):
        player.effort.points.append(points)
        player.effort.wins += (seat in winners) / len(winners)


def duel(
    game: Game,
    options: Mapping[str, Any],
    one: Player,
    other: Player,
    *,
    games: int,
    seed: int,
    progress: Callable[[int, float], None] | None = None,
) -> dict[str, Any]:
    """`games` games, every deal twice with the seats swapped; the share of points is that of `one`."""
    for player in (one, other):  # what is compiled or loaded at the first decision is no thinking
        play(game, options, [player, player], seed + games, WARM_UP)
        player.effort = Effort()
    won = [0.0]
    for number in range(games):
        play(game, options, [other, one] if number % 2 else [one, other], seed + number // 2)
        if number % 2:
            won.append(one.effort.wins)
        if progress:
            progress(number + 1, one.effort.wins)
    share, low, high = share_interval(np.diff(won), np.full(games // 2, 2))  # a deal is one observation
    return {"games": games, "share": share, "low": low, "high": high}
