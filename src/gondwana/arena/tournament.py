"""Holding an arena: deals in their order, from a file or played, until all are there or the question is settled."""

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gondwana.arena.deals import Deal, Job, Player, play_chunk
from gondwana.arena.entrants import BadArena, Entrant, entrants
from gondwana.arena.ledger import Ledger
from gondwana.arena.result import ArenaResult, make_result
from gondwana.arena.saved import Saved, header
from gondwana.arena.schedule import Schedule
from gondwana.arena.sprt import make_sprt
from gondwana.arena.workers import here_then_processes
from gondwana.bots import BotSpec
from gondwana.core.contract import Game, Options
from gondwana.core.options import checked_seed, make_options
from gondwana.core.simulate import cores
from gondwana.games import NAMES, load
from gondwana.locale import Message


@dataclass(frozen=True)
class Progress:
    """Where an arena stands."""

    games: int
    of_games: int
    shares: list[float]
    """Of the wins, by bot."""
    llr: float | None


def run(
    game: Game | str,
    *,
    bots: Sequence[str | BotSpec | Entrant],
    players: int = 3,
    options: Mapping[str, Any] | Options | None = None,
    games: int = 600,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    progress: Callable[[Progress], None] = lambda now: None,
    save: Path | str | None = None,
    sprt: tuple[float, float] | None = None,
) -> ArenaResult:
    """Let bots play each other, every deal in all rotations of the seats, and work out how good they are.

    `games` is rounded up to whole deals. The results do not depend on `workers` (None: one for each core) as long as the bots'
    budgets are iterations, not seconds. `ray` is the address of a cluster, or `local`. A script that does not say
    `workers=1` must start below `if __name__ == "__main__":`, as with all processes in Python.
    """
    if games < 1:
        raise BadArena(Message("arena-games", games=games))
    game = load(game) if isinstance(game, str) else game
    job = Job(game.name, players, make_options(game, players, options), checked_seed(seed), entrants(bots))
    schedule = Schedule(len(job.entrants), players)
    ledger = Ledger(schedule)
    test = make_sprt(sprt, len(job.entrants), players)
    deals = schedule.deals(games)
    begun = time.perf_counter()
    with ExitStack() as stack:
        saved = stack.enter_context(Saved(Path(save), header(game, job))) if save is not None else None
        known = saved.parts[:deals] if saved is not None else []
        fresh = _played(game, job, range(len(known), deals), workers, ray)
        stack.callback(fresh.close)
        for deal in _chain(known, fresh):
            if saved is not None and deal.number >= len(known):
                saved.add(deal)
            ledger.add(deal)
            if test is not None:
                test.add(ledger.last_share(0))
            progress(
                Progress(ledger.games, deals * schedule.games_a_deal, ledger.shares_so_far(), None if test is None else test.llr)
            )
            if test is not None and test.verdict != "open":
                break
    return make_result(
        game,
        job,
        ledger,
        test,
        games_asked=games,
        seconds=time.perf_counter() - begun,
        deals_from_file=min(len(known), len(ledger.deals)),
    )


def _chain(known: list[Deal], fresh: Iterator[Deal]) -> Iterator[Deal]:
    yield from known
    yield from fresh


def _played(game: Game, job: Job, numbers: Sequence[int], workers: int | None, ray: str | None) -> Generator[Deal, None, None]:
    """The deals of these numbers in their order."""
    elsewhere = game.name in NAMES and load(game.name) is game
    if (ray is not None or (workers is not None and workers > 1)) and not elsewhere:
        raise BadArena(Message("arena-workers", game=game.name))
    if ray is not None:
        from gondwana.arena.cluster import on_ray  # noqa: PLC0415

        yield from on_ray(play_chunk, job, numbers, ray, workers)
        return
    wanted = (cores() if workers is None else workers) if elsewhere else 1
    yield from here_then_processes(Player(job, game).play, play_chunk, job, numbers, wanted, at_once=workers is not None)
