"""The games and positions that the laws of `gondwana.core.conformance` look at."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gondwana.core.contract import PUBLIC, Game, Options, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.options import as_text
from gondwana.core.rng import Stream, streams
from gondwana.core.simulate import play_record

Recount = Callable[[Match], list[int]]


@dataclass(frozen=True, kw_only=True)
class Case:
    """A game with a number of players and options, and how hard to look."""

    game: Game
    players: int
    options: Options
    seed: int = 1
    games: int = 2
    looks: int = 6
    """Positions looked at in each game, beside the first and the last."""
    recount: Recount | None = None
    """The points counted in another way, slowly; without it that law is empty."""
    _matches: list[Match] = field(default_factory=list, compare=False, repr=False)

    def __str__(self) -> str:
        defaults = msgspec.structs.asdict(self.game.options())
        changed = {name: value for name, value in msgspec.structs.asdict(self.options).items() if value != defaults[name]}
        return "-".join([self.game.name, str(self.players), *(f"{name}={as_text(value)}" for name, value in changed.items())])

    def matches(self) -> list[Match]:
        """Random games, played to the end."""
        for number in range(len(self._matches), self.games):
            record = play_record(self.game, players=self.players, options=self.options, seed=self.seed, number=number)
            self._matches.append(Match.replay(self.game, record))
        return self._matches

    def positions(self) -> Iterator[Match]:
        """Some positions of those games, as matches of their own: the first, the last and some between."""
        chooser = random.Random(self.seed)
        for match in self.matches():
            inner = range(1, len(match.log))
            for length in [0, *sorted(chooser.sample(inner, min(self.looks, len(inner)))), len(match.log)]:
                yield cut(match, length)

    def stream(self) -> Stream:
        rng: Stream = streams(self.seed, 1, 10**9)[0]
        return rng

    def viewers(self) -> tuple[int, ...]:
        return (PUBLIC, *range(self.players))


def cases(game: Game, *, recount: Recount | None = None, **more: Any) -> list[Case]:
    """A case for every number of players and every option set that the game names."""
    return [
        Case(game=game, players=players, options=options, recount=recount, **more)
        for players in game.players
        for options in game.option_sets(players) or [game.options()]
    ]


def cut(match: Match, length: int) -> Match:
    """The match as it was after `length` steps."""
    short = Match(match.game, players=match.players, options=match.options, seed=0)
    short.state = match.state_at(length)
    short.log = match.log[:length]
    return short


def determinized(match: Match, viewer: int, rng: Stream) -> States:
    """A position that looks to the viewer like that of the match."""
    world = match.hidden(viewer)
    engine(match.game).guess_at(world, 0, viewer, rng, Buffers(match.game).actions)
    return world


def as_match(match: Match, states: States) -> Match:
    """A match that stands at another position of the same game; it has no log."""
    other = Match(match.game, players=match.players, options=match.options, seed=0)
    other.state = states.copy()
    return other
