"""Our search beside OpenSpiel's on the same game: how much it tries in a second, and who wins with equal time."""

import time
from collections.abc import Iterator
from importlib.util import find_spec
from types import ModuleType

from gondwana.bench.asked import Asked
from gondwana.bench.figures import NOT_INSTALLED, ONLY_LONG, Figure
from gondwana.bench.machine import one_core
from gondwana.bench.peers import Measure, Peer
from gondwana.bench.rates import Row, rates
from gondwana.bots import Budget, make_bot
from gondwana.bots.search import SearchBot
from gondwana.core.match import Match
from gondwana.games import load

PEER = "OpenSpiel ISMCTSBot"
UCT = 1.4
"""Against itself (`python bench/openspiel.py --tune`): better than 0.7 at 0.15 s a decision; at 0.03 s 0.7, 1.4 and 2 were close
and 0.4 worse."""
GAME = "draftosaurus"
SECONDS = 0.1
"""For each decision of a game."""


def search_figures(asked: Asked) -> Iterator[Figure]:
    """Iterations a second at the first decision of two players."""
    row = Row(name="search", unit="iterations/s", measure=_ours(), peer=Peer(PEER, _theirs), at_least=3.0)
    return rates("search", [row], asked)


def strength_figures(asked: Asked) -> Iterator[Figure]:
    """Our strongest bot against theirs."""
    figure = Figure(
        name="strength at equal time",
        group="strength",
        unit="% of points",
        value=None,
        peer=PEER,
        at_least=65.0,
        judged="value",
        long=True,
        note=ONLY_LONG,
    )
    games = asked.effort.duel_games
    if asked.peers and _duel() is None:
        figure.note = NOT_INSTALLED
    elif asked.peers and games:
        asked.say(f"{figure.name}, {games} games")
        _compete(figure, games)
    yield figure


def _compete(figure: Figure, games: int) -> None:
    duel = _duel()
    assert duel is not None
    game, options = load(GAME), {"board": "summer"}
    with one_core():
        ours = duel.Ours(make_bot(game, f"master:{SECONDS:g}s", seed=1))
        theirs = duel.Theirs(game, options, seconds=SECONDS, uct=UCT)
        result = duel.duel(game, options, ours, theirs, games=games, seed=1)
    figure.value, figure.note = 100 * result["share"], ""
    figure.values = (100 * result["low"], 100 * result["high"])
    figure.how = {
        "games": games,
        "seconds a decision": SECONDS,
        "ours": ours.effort.report(),
        "theirs": theirs.effort.report(),
    }


def _ours() -> Measure:
    game = load(GAME)
    match = Match(game, players=2, seed=1)
    match.settle()
    bot = make_bot(game, "search")
    assert isinstance(bot, SearchBot)

    def measure(seconds: float) -> float:
        bot.new_match(1)
        return bot.think(match.hidden(0), 0, Budget(seconds=seconds)).iterations_per_second

    return measure


def _theirs() -> Measure | None:
    duel = _duel()
    if duel is None:
        return None
    from gondwana.bench.openspiel import adapter  # noqa: PLC0415 (an extra)

    game = load(GAME)
    match = Match(game, players=2, seed=1)
    match.settle()
    state = duel.state_after(adapter.load(game), match.log)

    def measure(seconds: float) -> float:
        before = adapter.simulations()
        begun = time.perf_counter()
        duel.ismcts(1, UCT, seconds=seconds).step(state)
        return (adapter.simulations() - before) / (time.perf_counter() - begun)

    return measure


def _duel() -> ModuleType | None:
    """OpenSpiel's bot and how to play it, if it is there and the adapter can be built."""
    if find_spec("pyspiel") is None:
        return None
    from gondwana.bench.openspiel import adapter, duel  # noqa: PLC0415 (an extra)

    return duel if adapter.compiler() is not None else None
