"""Everything compiled that a table needs, used once: compiled if it never was, else loaded from the disk."""

import asyncio

from gondwana.bots.roster import make_bot
from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.games import NAMES, load
from gondwana.server.messages import SeatPlan
from gondwana.server.service import Tables, by_lot
from gondwana.server.storage import open_engine, upgrade

QUICK = ("hatchling", "greedy", "denial", "expert", "instinct")
SLOW = ("search:2", "master:2")
_PLAYERS = 2


def warm_up() -> None:
    """Use everything once, what is needed first at the beginning."""
    for name in NAMES:
        asyncio.run(_serve_a_match(name))
    for bot in (*QUICK, *SLOW):
        for name in NAMES:
            _play(name, bot)


def _play(name: str, bot: str) -> None:
    """One whole match: bots do other things at the end of a game than at its beginning."""
    game = load(name)
    players = [make_bot(game, bot, seed=seat) for seat in range(_PLAYERS)]
    match = Match(game, players=_PLAYERS)
    while not match.over:
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
        for turn, key in enumerate(made.keys):
            look = await tables.look(made.match, key)
            await tables.act(made.match, key, f"act-{turn}", look.decision, look.legal[0])
            await tables.events(made.match, key)
            await tables.closed(made.match, key)
            await tables.points(made.match, key)
            await tables.frames(made.match, key)
        await tables.look(made.match, made.watch)
    finally:
        await tables.close()
        await engine.dispose()
