"""Hidden is hidden in Giganten: worlds that look alike to a viewer give that viewer the same bytes."""

import asyncio
import random
from itertools import count

import msgspec
import pytest
from server.armies import GAME, new_armies, random_match
from server.tabletop import as_json, numbered_tokens, service

from gondwana.core.contract import CHANCE, PUBLIC
from gondwana.core.errors import GondwanaError
from gondwana.core.match import Match
from gondwana.games.giganten.options import GigantenOptions
from gondwana.server.messages import refusal

CASES = [
    (2, GigantenOptions()),
    (2, GigantenOptions(blank="trap", trapped="stands_still", quick=True)),
    (2, GigantenOptions(secret_trap=True, trap_by_nest=False, screened=True)),
    (2, GigantenOptions(reserve="free", screened=True, blank="ghost", parley=True)),
    (4, GigantenOptions()),
    (4, GigantenOptions(outline="six", partners="apart", roster="named")),
]
LENGTHS = (1, 3, 60, 110, 180, 260)
SOME = [
    pytest.param(players, options, length, marks=[] if length == 3 or (length == 110 and number == 3) else pytest.mark.slow)
    for number, (players, options) in enumerate(CASES)
    for length in LENGTHS
]
"""All of them, but in the fast suite the set-up, and for one table the first moves."""
WRONG = ("e4", "-e5", "x e6", "quiet", "up", "tile a 0", "reserve stego", "offer draw", "nonsense", ["e4", "-e5", "x e6"])


def texts(match):
    return [(seat, GAME.write(seat, action)) for seat, action in match.log]


def replayed(match, log):
    """The match of another log."""
    other = Match(GAME, players=match.players, options=match.options)
    for seat, do in log:
        other.play(seat, do)
    return other


def looks_alike(match, log, viewer, known):
    """Whether the rules allow this log, and the viewer knew the same after every step of it."""
    first = next((at for at, (entry, other) in enumerate(zip(texts(match), log, strict=True)) if entry != other), len(log))
    other = match.with_state(match.state_at(first))
    try:
        for (seat, do), wanted in zip(log[first:], known[first + 1 :], strict=True):
            other.play(seat, do)
            if other.hidden(viewer).tobytes() != wanted:
                return False
    except GondwanaError:
        return False
    return True


def secret_steps(match):
    """Where in the log somebody laid tiles or arranged an army."""
    phases = [match.state_at(at)[0]["phase"] for at in range(len(match.log))]
    return [at for at, (seat, _) in enumerate(match.log) if seat != CHANCE and phases[at] in (2, 4)]


def other_world(match, viewer, seed, tries=60):
    """The log of a game that looked the same to the viewer: what others laid and arranged in secret is something else."""
    rng = random.Random(seed)
    log, secret = texts(match), [at for at in secret_steps(match) if match.log[at].seat != viewer]
    known = [match.hidden(viewer, at).tobytes() for at in range(len(log) + 1)]
    for _ in range(tries if secret else 0):
        at = rng.choice(secret)
        seat = log[at][0]
        changed = list(log)
        if rng.random() < 0.7:
            swap = rng.choice([one for one in secret if log[one][0] == seat])
            changed[at], changed[swap] = log[swap], log[at]
        else:
            before = replayed(match, log[:at])
            changed[at] = (seat, rng.choice(before.legal_texts(seat)))
        if looks_alike(match, changed, viewer, known):
            log = changed
    return log


async def received(folder, match, log, viewer):
    """All that a viewer is told while a log is played, in bytes: news, answers, looks, plans, frames, reasons and refusals."""
    folder.mkdir()
    script = iter([GAME.read(CHANCE, do) for seat, do in log if seat == CHANCE])
    how = {"chance": lambda _: next(script), "tokens": numbered_tokens(), "clock": lambda: 0.0}
    async with service(folder, **how) as tables:
        made = await new_armies(tables, match.players, **msgspec.structs.asdict(match.options))
        key = made.watch if viewer == PUBLIC else made.keys[viewer]
        told = []
        listener = await tables.subscribe(made.match, key, since=0)
        for turn, (seat, do) in enumerate(entry for entry in log if entry[0] != CHANCE):
            own = await tables.look(made.match, made.keys[seat])
            done = await tables.act(made.match, made.keys[seat], f"c{turn}", own.decision, do)
            if seat == viewer:
                told += [as_json(own), as_json(done)]
            if turn % 40 == 0:  # whoever is slow to read is told no more
                await asyncio.sleep(0)
                told += [as_json(listener._waiting.get_nowait()) for _ in range(listener._waiting.qsize())]
        look = await tables.look(made.match, key)
        answers = (
            await tables.hello(made.match, key),
            await tables.events(made.match, key),
            await tables.frames(made.match, key),
            await tables.points(made.match, key),
        )
        told += [as_json(answer) for answer in (look, *answers)]
        if viewer != PUBLIC:
            told.append(as_json(await tables.closed(made.match, key)))
        for do in WRONG:
            allowed = do in look.legal if isinstance(do, str) else do[0] in look.legal
            with pytest.raises(GondwanaError) as refused:
                await tables.act(made.match, key, "never", -1 if allowed else look.decision, do)
            told.append(as_json(refusal(refused.value)))
        await asyncio.sleep(0)
        listener.close()
        return told + [as_json(news) async for news in listener]


@pytest.mark.asyncio
@pytest.mark.parametrize(("players", "options", "length"), SOME)
async def test_what_is_received_does_not_depend_on_what_is_hidden(tmp_path, players, options, length):
    """The same bytes over the whole game, from the first news to the last refusal, however the others laid and arranged."""
    rng = random.Random(10 * length + players)
    match = next(one for seed in count(length) if not (one := random_match(players, options, seed, length)).over)
    viewer = rng.choice([PUBLIC, *range(players)])
    other = other_world(match, viewer, length)
    told = [await received(tmp_path / name, match, log, viewer) for name, log in (("a", texts(match)), ("b", other))]
    assert len(told[0]) > 10
    assert told[0] == told[1]


@pytest.mark.slow
def test_the_other_worlds_are_other_worlds():
    """The test above can fail: most of the worlds differ for those who know more."""
    differ = 0
    for players, options in CASES:
        for length in LENGTHS[2:]:
            match = random_match(players, options, length, length)
            other = replayed(match, other_world(match, PUBLIC, length, tries=20))
            differ += any(match.hidden(seat).tobytes() != other.hidden(seat).tobytes() for seat in range(players))
    assert differ > len(CASES) * len(LENGTHS[2:]) // 2


@pytest.mark.slow
@pytest.mark.asyncio
async def test_who_knows_more_receives_something_else(tmp_path):
    match = random_match(2, None, 7, 120)
    other = other_world(match, 0, 3)
    told = [await received(tmp_path / name, match, log, 1) for name, log in (("a", texts(match)), ("b", other))]
    assert told[0] != told[1]
