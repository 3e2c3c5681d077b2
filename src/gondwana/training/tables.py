"""The tables of a round of self-play, played here or on a Ray cluster: the same games, wherever."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from gondwana.bots.tree import Net
from gondwana.core.contract import Options
from gondwana.games import load
from gondwana.training.samples import Samples
from gondwana.training.selfplay import Player


class Table(NamedTuple):
    """What is to be played at one table."""

    game: str
    decisions: int
    players: int
    options: Options
    margin: float
    seed: int


PlayTables = Callable[[Net, Sequence[Table]], list[Samples]]
"""Plays tables with a network; answers the samples of each, in their order."""


def play_table(net: Net, table: Table) -> Samples:
    """One table; the room of a player is kept between the calls."""
    return _player(table.game, table.decisions).play(net, table.players, table.options, margin=table.margin, seed=table.seed)


@lru_cache(1)
def _player(game: str, decisions: int) -> Player:
    return Player(load(game), decisions)


def play_here(net: Net, tables: Sequence[Table]) -> list[Samples]:
    """One after the other, in this process."""
    return [play_table(net, table) for table in tables]


def on_ray(ray: Any) -> PlayTables:
    """Each table a task; the network is sent once a round."""
    task = ray.remote(num_cpus=1)(play_table)

    def play(net: Net, tables: Sequence[Table]) -> list[Samples]:
        sent = ray.put(net)
        found: list[Samples] = ray.get([task.remote(sent, table) for table in tables])
        return found

    return play
