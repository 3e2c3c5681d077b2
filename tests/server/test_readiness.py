"""Which games run compiled, and which is compiled next."""

import asyncio

import pytest

from gondwana.core import compiled
from gondwana.server import readiness
from gondwana.server.readiness import CompilingGames

pytestmark = pytest.mark.asyncio

GAMES = ("draftosaurus", "giganten", "fossilium")


class Compilers:
    """Stands for the processes that compile: each waits until the test says how it ends."""

    def __init__(self):
        self.started, self.ends, self.searching, self.gave_way = [], {}, {}, []

    async def run(self, game, begun, can_search):
        begun(len(self.started))
        self.started.append(game)
        self.ends[game] = asyncio.get_running_loop().create_future()
        self.searching[game] = can_search
        return await self.ends[game]

    async def end(self, game, *, well=True):
        self.ends[game].set_result(well)
        for _ in range(20):
            await asyncio.sleep(0.001)


@pytest.fixture
def compilers(monkeypatch):
    made = Compilers()
    monkeypatch.setattr(readiness, "_run_compiler", made.run)
    monkeypatch.setattr(readiness, "_LATER", 0.0)
    monkeypatch.setattr(readiness, "_give_way", made.gave_way.append)
    monkeypatch.setattr(readiness, "_load", lambda game, whole=True: None)
    monkeypatch.setattr(readiness, "is_complete", lambda game: False)
    monkeypatch.setattr(readiness, "cores", lambda: 1)
    monkeypatch.setattr(readiness, "interpret", lambda game: None)
    return made


async def begun(**how):
    games = CompilingGames(GAMES, compiles=True, **how)
    games.told = []
    games.changed = games.told.append
    games.start()
    await asyncio.sleep(0)
    return games


async def test_each_game_is_ready_when_it_is_compiled(compilers):
    games = await begun()
    assert compilers.started == ["draftosaurus"] and games.pending() == list(GAMES)
    await compilers.end("draftosaurus")
    assert games.is_ready("draftosaurus") and games.pending() == ["giganten", "fossilium"] and games.told == ["draftosaurus"]
    assert compilers.started == ["draftosaurus", "giganten"] and not games.is_ready("giganten")
    await games.close()


async def test_bots_search_before_everything_is_compiled(compilers):
    games = await begun()
    await compilers.searching["draftosaurus"]()
    assert games.is_ready("draftosaurus") and games.told == ["draftosaurus"] and compilers.started == ["draftosaurus"]
    await compilers.end("draftosaurus")
    assert games.told == ["draftosaurus"] and games.pending() == ["giganten", "fossilium"]
    await games.close()


async def test_what_somebody_opens_is_compiled_at_once(compilers):
    games = await begun()
    games.want("fossilium")
    games.want("fossilium")
    await asyncio.sleep(0)
    assert compilers.started == ["draftosaurus", "fossilium"]
    assert compilers.gave_way == [0], "the process of Draftosaurus: nobody waits for that"
    games.want("draftosaurus")
    assert compilers.gave_way == [0]
    await compilers.end("fossilium")
    assert games.is_ready("fossilium") and games.pending() == ["draftosaurus", "giganten"]
    games.want("fossilium")
    await games.close()


async def test_what_could_not_be_compiled_is_tried_once_more_and_keeps_nobody_waiting(compilers, caplog):
    games = await begun()
    await compilers.end("draftosaurus", well=False)
    assert compilers.started == ["draftosaurus"] * 2 and games.is_pending("draftosaurus")
    await compilers.end("draftosaurus", well=False)
    assert not games.is_pending("draftosaurus") and not games.is_ready("draftosaurus") and games.told == ["draftosaurus"]
    assert "draftosaurus could not be compiled" in caplog.text and compilers.started[-1] == "giganten"
    await games.close()


async def test_nothing_is_started_where_everything_is_compiled_or_nothing_may_be(compilers, monkeypatch):
    games = CompilingGames(GAMES, compiles=False)
    games.start()
    assert not games.pending() and not any(map(games.is_ready, GAMES))
    monkeypatch.setattr(readiness, "is_complete", lambda game: True)
    games = await begun()
    assert all(map(games.is_ready, GAMES)) and not games.pending() and not compilers.started
    await games.close()


@pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled here")
async def test_functions_run_interpreted_until_their_code_is_loaded(monkeypatch):
    monkeypatch.setattr(compiled.CompiledFunction, "interpreted", set())

    @compiled.wrapping
    def triple(x):
        return x * 3

    triple.game = "moa"
    compiled.interpret("moa")
    assert triple(5) == 15 and not triple.signatures and compiled.is_interpreted("moa")
    compiled.load_compiled("moa")
    assert triple(5) == 15 and len(triple.signatures) == 1 and not compiled.is_interpreted("moa")


async def test_one_game_that_fails_does_not_stop_the_others(compilers, monkeypatch, caplog):
    """Neither a compiler that cannot be started nor code that cannot be loaded."""

    def broken(game, whole=True):
        raise EOFError("a torn file")

    monkeypatch.setattr(readiness, "_load", broken)
    games = await begun()
    await compilers.end("draftosaurus")
    await compilers.end("draftosaurus")
    assert not games.is_pending("draftosaurus") and games.told == ["draftosaurus"] and compilers.started[-1] == "giganten"
    assert "a torn file" in caplog.text
    await games.close()


async def test_on_one_core_what_is_not_compiled_is_compiled_beside_loading_the_rest(compilers, monkeypatch):
    monkeypatch.setattr(readiness, "is_complete", lambda game: game == "giganten")
    games = await begun()
    assert games.is_ready("giganten") and compilers.started == ["draftosaurus"]
    await games.close()


@pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled here")
async def test_what_interpreted_code_calls_is_not_compiled_for_it(monkeypatch):
    """Not even while another thread switches the game over."""
    monkeypatch.setattr(compiled.CompiledFunction, "interpreted", {"moa"})

    @compiled.lean
    def inner(x):
        return x + 1

    @compiled.jit
    def outer(x):
        compiled.CompiledFunction.interpreted.discard("moa")
        return inner(x)

    outer.game = inner.game = "moa"
    assert outer(1) == 2 and not inner.signatures
    assert inner(1) == 2 and inner.signatures
