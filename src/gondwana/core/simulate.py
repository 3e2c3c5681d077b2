"""Random games by the million: figures added up in compiled code, on all cores, with nothing kept of the single game."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

import numpy as np

from gondwana.core.contract import Game, Ints, Options
from gondwana.core.engine import engine, start
from gondwana.core.match import Entry, Match
from gondwana.core.options import checked_seed
from gondwana.core.record import GameRecord
from gondwana.core.rng import streams

_GAMES_AT_ONCE = 4096
_WAITING = 2
"""Pieces of work per thread that are handed out ahead; more would only delay a Ctrl-C."""


@dataclass(frozen=True, kw_only=True)
class Figures:
    """What a number of random games came to. `moves` are the seats' decisions; what chance does is not among them."""

    games: int
    moves: int
    chance_steps: int
    longest: int
    seconds: float
    mean_scores: list[float]
    score_deviation: list[float]
    win_share: list[float]

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: Game,
    *,
    players: int,
    options: Options,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Figures:
    """Play games 0 to `games` - 1 of a seed at random. The figures do not depend on the number of threads."""
    if games < 1:
        raise ValueError(f"{games} games cannot be played")
    checked_seed(seed)
    functions = engine(game)
    position = start(game, players, options)
    _warm_up(game, players, options)
    totals = np.zeros(functions.TOTALS, np.int64)
    begun = time.perf_counter()

    def play(first: int, count: int) -> Ints:
        part = np.zeros(functions.TOTALS, np.int64)
        functions.play_games(position, position.copy(), first, count, seed, players, part)
        return part

    threads = threads or cores()
    with ThreadPoolExecutor(threads) as pool:
        pieces = ((first, min(_GAMES_AT_ONCE, games - first)) for first in range(0, games, _GAMES_AT_ONCE))
        for part in _in_flight(pool, play, pieces, threads * _WAITING):
            longest = max(totals[functions.LONGEST], part[functions.LONGEST])
            totals += part
            totals[functions.LONGEST] = longest
            progress(int(part[functions.GAMES]))
    seconds = time.perf_counter() - begun
    sums = totals[functions.SCORES : functions.SCORES + players]
    squares = totals[functions.SQUARES : functions.SQUARES + players]
    wins = totals[functions.WINS : functions.WINS + players]
    return Figures(
        games=games,
        moves=int(totals[functions.DECISIONS]),
        chance_steps=int(totals[functions.CHANCE_STEPS]),
        longest=int(totals[functions.LONGEST]),
        seconds=seconds,
        mean_scores=[float(value) / games for value in sums],
        score_deviation=[float(np.sqrt(max(q / games - (v / games) ** 2, 0.0))) for v, q in zip(sums, squares, strict=True)],
        win_share=[float(value) / functions.SHARE / games for value in wins],
    )


def _warm_up(game: Game, players: int, options: Options) -> None:
    """Compile, or load what was compiled, before the clock runs."""
    functions = engine(game)
    position = start(game, players, options)
    functions.play_games(position, position.copy(), 0, 1, 0, players, np.zeros(functions.TOTALS, np.int64))


def _in_flight(
    pool: ThreadPoolExecutor,
    work: Callable[[int, int], Ints],
    pieces: Iterator[tuple[int, int]],
    most: int,
) -> Iterator[Ints]:
    """Results as they come, never more than `most` pieces under way; an interruption leaves nothing running for long."""
    running: set[Future[Ints]] = set()
    try:
        for piece in pieces:
            running.add(pool.submit(work, *piece))
            if len(running) >= most:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        for future in running:
            future.cancel()


def play_record(game: Game, *, players: int, options: Options, seed: int, number: int) -> GameRecord:
    """The same random game that `simulate` plays as number `number` of a seed, written down."""
    checked_seed(seed)
    functions = engine(game)
    match = Match(game, players=players, options=options)
    seats = np.zeros(game.longest, np.int64)
    actions = np.zeros(game.longest, np.int64)
    n = functions.play_logged(match.state, 0, streams(seed, 1, number)[0], seats, actions)
    match.log = [Entry(int(seats[k]), int(actions[k])) for k in range(n)]
    return match.record()
