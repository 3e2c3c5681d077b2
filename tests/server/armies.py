"""Tables of Giganten for tests: people who lay, stand and move at random, in steps or in whole moves."""

import random

from server.tabletop import people

from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.games import load

GAME = load("giganten")
GIVING_UP = ("resign", "accept")
SET_UP = ("lay", "occupy", "arrange")


async def new_armies(tables, players=2, **options):
    return await tables.create("giganten", players=players, options=options, seats=people(players))


def any_path(plans, rng):
    """A whole move of a tree of plans."""
    path = []
    while plans:
        path.append(rng.choice(sorted(plans)))
        plans = plans[path[-1]]
    return path


def set_up_steps(match, seat, rng, *, most=100):
    """The steps of a seat in a row until it owes nothing more in the set-up, at random; tried on a copy."""
    then = Match(GAME, players=match.players, options=match.options)
    for one, action in match.log:
        then.play(one, action)
    steps, phase = [], int(then.state[0]["phase"])
    while seat in then.pending and int(then.state[0]["phase"]) == phase and len(steps) < most:
        steps.append(rng.choice(then.legal_texts(seat)))
        then.play(seat, steps[-1])
    return steps


async def set_up(tables, made, seed=1):
    """Everybody lays, stands and arranges at random; answers the first look of the first turn."""
    rng = random.Random(seed)
    for number in range(200):
        look = await tables.look(made.match, made.watch)
        if look.view["phase"] not in SET_UP:
            return look
        seat = rng.choice(look.pending)
        own = await tables.look(made.match, made.keys[seat])
        played = tables._keeper.rooms.of(made.match).played
        await tables.act(made.match, made.keys[seat], f"s{number}", own.decision, set_up_steps(played.match, seat, rng))
    raise AssertionError("the set-up does not end")


def random_match(players, options, seed, upto=None, *, match=None):
    """A game begun at random, `upto` decisions of seats long."""
    rng = random.Random(seed)
    match = match or Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    while not match.over and (upto is None or sum(seat != CHANCE for seat, _ in match.log) < upto):
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice([do for do in match.legal_texts(seat) if do not in GIVING_UP]))
        match.settle()
    return match
