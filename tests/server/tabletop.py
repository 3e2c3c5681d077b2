"""A table for tests: a database in a file, keys, and people who do as they are told."""

import asyncio
import random
from contextlib import asynccontextmanager
from itertools import count

import msgspec
from sqlalchemy import text

from gondwana.server.messages import Behind, Said, SeatPlan, Update
from gondwana.server.service import Tables
from gondwana.server.storage import open_engine, upgrade

PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed")


def people(players):
    return [SeatPlan(kind="person", name=name) for name in PEOPLE[:players]]


def url(folder):
    """The database of a folder: a file in it, unless it names another."""
    named = folder / "database"
    if named.exists():
        return named.read_text()
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def as_json(answer):
    return msgspec.json.encode(answer)


def numbered_tokens():
    """Tokens that are the same in every run."""
    numbers = count()
    return lambda size: f"token-{next(numbers)}-{size}"


class Hands:
    """A clock whose hands are moved by hand, in seconds."""

    def __init__(self, now=1_000_000.0):
        self.now = now

    def __call__(self):
        return self.now


@asynccontextmanager
async def service(folder, kind=Tables, **how):
    """A service on the database of a folder, as if the program had just been started."""
    engine = open_engine(url(folder))
    await upgrade(engine)
    tables = kind(engine, **{"clock": lambda: 1_000_000.0, "pace": 0.0, "grace": 60.0} | how)
    try:
        yield tables
    finally:
        await tables.close()
        await engine.dispose()


async def heard(listener, kind=(Update, Said, Behind), seconds=10):
    """The next news of a kind; whoever waits in vain fails instead of hanging."""
    async with asyncio.timeout(seconds):
        while True:
            news = await anext(listener)
            if isinstance(news, kind):
                return news


async def new_table(tables, players=3, **options):
    return await tables.create("draftosaurus", players=players, options=options, seats=people(players))


async def joined(tables, made, seat, name=""):
    """Somebody takes a seat with its key as the link: the match with the key that holds the seat then."""
    key = (await tables.join(made.match, made.keys[seat], name)).key
    return msgspec.structs.replace(made, keys=(*made.keys[:seat], key, *made.keys[seat + 1 :]))


async def first_choice(tables, made, seat, command="first", access=None):
    """The seat does the first thing that it may."""
    access = access or made.keys[seat]
    look = await tables.look(made.match, access)
    return await tables.act(made.match, access, command, look.decision, look.legal[0])


async def play_out(tables, made, seed=1, most=1000, by=None):
    """Everybody chooses at random until the game is over; each with the own key, or as `by` says."""
    rng = random.Random(seed)
    for turn in range(most):
        look = await tables.look(made.match, made.watch)
        if look.status == "over":
            return look
        seat = rng.choice(look.pending)
        access = made.keys[seat] if by is None else by[seat]
        own = await tables.look(made.match, access)
        await tables.act(made.match, access, f"c{turn}", own.decision, rng.choice(own.legal))
    raise AssertionError("the game does not end")


async def stored(folder, question):
    """The rows of a query, past the service."""
    engine = open_engine(url(folder))
    async with engine.connect() as connection:
        rows = [tuple(row) for row in await connection.execute(text(question))]
    await engine.dispose()
    return rows


async def stored_log(folder):
    return await stored(folder, 'SELECT number, seat, kind, "do" FROM log ORDER BY number')
