"""`gondwana bench`: how fast the engine is here, alone or beside others in the same run.

Machines are noisy, so only ratios within one run mean much: each figure and its peer are measured in turn, several times, on
one core, and the medians are compared.
"""

import os
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from gondwana import __version__
from gondwana.arena.report import plots
from gondwana.cli import figures
from gondwana.cli import peers as others
from gondwana.cli.output import console, notices, preparing, print_json, print_table
from gondwana.core.batch import Batch
from gondwana.core.contract import Game
from gondwana.core.engine import engine, start
from gondwana.core.options import make_options
from gondwana.core.stepper import Stepper
from gondwana.games import load

ROUNDS = 7
SECONDS = 0.4
"""How long one measurement takes, about."""
BATCH = 1024


@dataclass(frozen=True, kw_only=True)
class Row:
    """A figure of ours, with the peer it is held against, if that is installed."""

    name: str
    measure: Callable[[float], float]
    """Seconds to spend -> decisions a second."""
    peer: others.Peer | None = None
    at_least: float | None = None
    """The ratio to reach."""


def run_bench(*, peers: bool, as_json: bool, keep: Path | None, against: Path | None, html: Path | None) -> None:
    before = figures.last_kept(against) if against is not None else None
    if html is not None:
        plots.tools()  # what is missing should be said before anything is measured
    told = _measure(peers=peers)
    if as_json:
        print_json(told)
    else:
        _print(told)
    _judge(told, before)
    if keep is not None:
        notices.print(f"Kept in {figures.keep(keep, told)}.")
    if html is not None:
        figures.write_page(html, told)


def _judge(told: dict[str, Any], before: tuple[str, figures.Told] | None) -> None:
    """What is slower than it was or than it is to be is said, and nothing else comes of it: machines are noisy."""
    for line in figures.short_of(told):
        notices.print(f"Slower than wanted: {line}.")
    if before is None:
        return
    day, last = before
    lost = figures.slower(told, last)
    for line in lost:
        notices.print(f"Slower than on {day}: {line}.")
    if not lost:
        notices.print(f"Nothing is clearly slower than on {day}.")


def _measure(*, peers: bool) -> dict[str, Any]:
    draft, army, museum = load("draftosaurus"), load("giganten"), load("fossilium")
    rows = [
        Row(name="random play, in the engine", measure=lambda s: _engine(draft, s), peer=others.hearts_rollouts, at_least=2.0),
        Row(name="one game, from Python", measure=lambda s: _stepper(draft, s)),
        Row(name=f"batch of {BATCH}, from Python", measure=lambda s: _batch(draft, s), peer=others.pgx_batch, at_least=2.0),
        Row(
            name="Giganten, random play, in the engine",
            measure=lambda s: _engine(army, s, players=2, games=4),
            peer=others.dark_chess_rollouts,
            at_least=5.0,
        ),
        Row(
            name="Fossilium, random play, in the engine",
            measure=lambda s: _engine(museum, s, players=4, games=50),
            peer=others.gin_rummy_rollouts,
            at_least=10.0,
        ),
    ]
    rows += _environments()
    with preparing():
        for row in rows:
            row.measure(0.01)
    with one_core(), notices.status("Measuring …") as status:
        results = []
        for row in rows:
            status.update(f"Measuring: {row.name} …")
            results.append(_compare(row, with_peer=peers))
    return {
        "game": draft.name,
        "players": 5,
        "board": "summer",
        "machine": _machine(),
        "versions": _versions(),
        "figures": results,
    }


def _environments() -> list[Row]:
    """The same game behind the interfaces of PettingZoo and Gymnasium, where those are installed."""
    if find_spec("pettingzoo") is None or find_spec("gymnasium") is None:
        return []
    from gondwana import envs  # noqa: PLC0415 (an extra)

    one, many = envs.aec("draftosaurus", players=5), envs.vector("draftosaurus", players=5, num_envs=BATCH)
    return [
        Row(
            name="one environment, PettingZoo",
            measure=lambda s: others.agent_steps(one, s),
            peer=others.leduc_environment,
            at_least=10.0,
        ),
        Row(name=f"{BATCH} environments, Gymnasium", measure=lambda s: _vector(many, s), peer=others.pgx_batch),
    ]


def _compare(row: Row, *, with_peer: bool) -> dict[str, Any]:
    peer = row.peer() if with_peer and row.peer is not None else None
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(row.measure(SECONDS))
        if peer is not None:
            theirs.append(peer.measure(SECONDS))
    result: dict[str, Any] = {"name": row.name, "unit": "decisions/s", "value": median(ours)}
    if peer is not None:
        ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
        spread = [min(ratios), max(ratios)]
        result |= {"peer": peer.name, "peer_value": median(theirs), "ratio": median(ratios), "spread": spread}
        result["at_least"] = row.at_least
    elif with_peer and row.peer is not None:
        result["peer"] = "not installed"
    return result


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


def _batch(game: Game, seconds: float) -> float:
    """A batch stepped to its end again and again, actions picked with NumPy; making the batch counts."""
    rng = np.random.default_rng(1)
    done = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        batch = Batch(game, BATCH, players=5, seed=done)
        while not batch.over.all():
            batch.step(batch.random_actions(rng))
            done += BATCH
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


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _machine() -> dict[str, Any]:
    return {"system": platform.system(), "architecture": platform.machine(), "cores": os.cpu_count()}


def _versions() -> dict[str, str]:
    found = {"gondwana": __version__, "python": platform.python_version()}
    for package in ("numpy", "numba", *others.PACKAGES):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _print(told: dict[str, Any]) -> None:
    rows = []
    for figure in told["figures"]:
        ratio = f"{figure['ratio']:.2f}x" if "ratio" in figure else ""
        beside = f"{figure['peer_value']:,.0f}" if "peer_value" in figure else ""
        rows.append([figure["name"], f"{figure['value']:,.0f}", figure.get("peer", ""), beside, ratio])
    print_table(
        ["decisions a second", "Gondwana", "peer", "", "ratio"],
        rows,
        title="On one core; Draftosaurus with five players, summer, where nothing else is said",
    )
    console.print(", ".join(f"{name} {number}" for name, number in told["versions"].items()), style="dim")
