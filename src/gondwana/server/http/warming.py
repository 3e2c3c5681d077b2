"""Everything compiled that a table needs, used once: compiled if it never was, else loaded from the disk."""

import asyncio
from dataclasses import replace

from gondwana.bots.bot import Budget
from gondwana.bots.levels import levels
from gondwana.bots.roster import BotSpec, make_bot, parse_spec
from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.games import NAMES, load
from gondwana.server.keys import Key
from gondwana.server.messages import SeatPlan
from gondwana.server.service import Tables, by_lot
from gondwana.server.storage import open_engine, upgrade

_BUDGET = Budget(iterations=2)
"""Of bots that think: enough to have been everywhere."""
_PLAYERS = 2
_SERVED = 120
"""Decisions: Giganten's set-up has a hundred."""
_LONGEST = 500
"""Steps: enough for a whole game that ends by itself."""


def warm_up(*games: str) -> None:
    """Use everything of these games once (of all, if none is named), what is needed first at the beginning."""
    for name in games or NAMES:
        asyncio.run(_serve_a_match(name))
        for level in levels(name):
            spec = parse_spec(level.bot)
            _play(name, replace(spec, budget=_BUDGET) if spec.budget else spec)


def _play(name: str, bot: BotSpec) -> None:
    """A match, whole if it is not too long: bots do other things at the end of a game than at its beginning."""
    game = load(name)
    players = [make_bot(game, bot, seed=seat) for seat in range(_PLAYERS)]
    match = Match(game, players=_PLAYERS)
    while not match.over and len(match.log) < _LONGEST:
        if match.waits_for_chance:
            match.play(CHANCE, game.write(CHANCE, by_lot(match)))
        else:
            seat = match.pending[0]
            match.play(seat, game.write(seat, players[seat].decide(match.hidden(seat), seat)))


async def _serve_a_match(name: str) -> None:
    """The service itself, on a database in memory: everything that a browser asks for while people play."""
    engine = open_engine("sqlite+aiosqlite://")
    await upgrade(engine)
    tables = Tables(engine)
    try:
        made = await tables.create(name, players=_PLAYERS, seats=[SeatPlan(kind="person")] * _PLAYERS)
        phases: set[str] = set()
        for turn in range(_SERVED):
            pending = (await tables.look(made.match, made.watch)).pending
            if not pending:
                break
            seat = pending[0]
            look = await tables.look(made.match, made.keys[seat])
            if (phase := str(look.view.get("phase"))) not in phases:
                phases.add(phase)
                await _ask_everything(tables, made.match, made.keys[seat])
            await tables.act(made.match, made.keys[seat], f"act-{turn}", look.decision, look.legal[-1])
        for key in made.keys:
            await _ask_everything(tables, made.match, key)
    finally:
        await tables.close()
        await engine.dispose()


async def _ask_everything(tables: Tables, match: str, key: Key | None) -> None:
    await tables.events(match, key)
    await tables.closed(match, key)
    await tables.points(match, key)
    await tables.frames(match, key)
