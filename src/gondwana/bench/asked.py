"""What a run is asked for: with whom, how thoroughly, and whom to tell how far it is."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

RATES = (100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500)
"""Moves a second that a server is asked for, one after the other, as long as it keeps up."""


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How long it may take."""

    rounds: int
    seconds: float
    """For one measurement, about."""
    starts: int
    """How often a program is started."""
    tables: int
    """Of five people each, at a server."""
    rates: tuple[int, ...] = RATES
    steady: float
    """Seconds for each rate."""
    server_rounds: int = 1
    duel_games: int = 0
    """None is not to be played at all."""
    most_tables: int = 0
    """Of a server that is full."""


SHORT = Effort(rounds=5, seconds=0.3, starts=3, tables=60, steady=1.5)
LONG = Effort(rounds=7, seconds=0.5, starts=7, tables=200, steady=4.0, server_rounds=2, duel_games=40, most_tables=1000)


@dataclass(frozen=True, kw_only=True)
class Asked:
    """All of it."""

    peers: bool
    effort: Effort = SHORT
    say: Callable[[str], None] = lambda _: None
    """What is being measured."""
    preparing: Callable[[], AbstractContextManager[None]] = nullcontext
    """Around what is slow the first time."""
