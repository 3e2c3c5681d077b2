"""Moves of several steps: planned from what a seat knows, sent together, done together or not at all."""

import random
import time
from itertools import islice

import pytest
from games.giganten.tables import board, noted
from server.armies import GAME, any_path, new_armies, random_match, set_up, set_up_steps
from server.tabletop import as_json, heard, new_table, service, stored, stored_log

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation, GondwanaError, Refused
from gondwana.core.match import Match
from gondwana.games.giganten.options import option_sets
from gondwana.server.errors import BadRequest, Stale
from gondwana.server.messages import Update
from gondwana.server.planning import plans
from gondwana.server.played import Played

CASES = [(players, options) for players in (2, 4) for options in option_sets(players)]
IN_TURNS = ("pick", "set", "return", "go", "challenge", "up", "reply")


def seats_of(match):
    return [seat for seat, _ in match.log if seat != CHANCE]


def played_like(match):
    played = Played(GAME, match.players, match.options)
    for seat, action in match.log:
        played.add_stored([(seat, "chance" if seat == CHANCE else "play", GAME.write(seat, action), 0)])
    return played


def is_forewarned(match, tree, path=()):
    """Whether every branch of a tree is what the rules allow step by step in the true game; a secret trap may cut it short."""
    seat = match.pending[0]
    assert set(tree) == set(match.legal_texts(seat)), path
    for step, rest in tree.items():
        if not rest:
            continue
        then = Match(GAME, players=match.players, options=match.options)
        for one, action in match.log:
            then.play(one, action)
        springs = int(then.state[0]["springs"])
        then.play(seat, step)
        if int(then.state[0]["springs"]) == springs:
            is_forewarned(then, rest, (*path, step))


@pytest.mark.parametrize(("players", "options"), CASES)
def test_plans_are_what_is_legal_step_by_step(players, options):
    """At random moments of random games, for the seat to move; nobody else has plans, and nobody has any in the set-up."""
    rng = random.Random(players)
    seen = set()
    for seed in range(6):
        match = random_match(players, options, seed, 200)
        for _ in range(6):
            for _ in range(rng.randrange(8)):
                if not match.over:
                    match = random_match(players, options, rng.random(), len(seats_of(match)) + 1, match=match)
            if match.over:
                break
            played = played_like(match)
            phase = match.view(-1)["phase"]
            for seat in range(players):
                tree = plans(played.seen(seat), seat)
                assert (tree is not None) == (seat in match.pending and phase in IN_TURNS)
                if tree is not None:
                    seen.add(phase)
                    is_forewarned(match, tree)
    assert "pick" in seen


def test_there_are_no_plans_before_the_first_turn_nor_in_a_game_of_single_decisions():
    match = random_match(2, {}, 1, 60)
    assert match.view(-1)["phase"] == "arrange"
    assert [plans(played_like(match).seen(seat), seat) for seat in (0, 1)] == [None, None]


def test_plans_are_cheap():
    """A tree is made in a few milliseconds, so that nobody waits for it."""
    match = random_match(2, {}, 3, 102)
    seen, seat = played_like(match).seen(match.pending[0]), match.pending[0]
    plans(seen, seat)
    began = time.perf_counter()
    for _ in range(10):
        tree = plans(seen, seat)
    assert time.perf_counter() - began < 1
    assert len(tree) > 3


@pytest.mark.asyncio
async def test_a_game_of_single_decisions_has_no_plans(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        assert (await tables.look(made.match, made.keys[0])).plans is None


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_whole_game_in_whole_moves(tmp_path):
    """From the tiles to the last turn: every move is one command, and all that is told fits the stored log."""
    rng = random.Random(4)
    async with service(tmp_path) as tables:
        made = await new_armies(tables, quiet_moves=20)
        await set_up(tables, made)
        listener = await tables.subscribe(made.match, made.keys[0], since=0)
        moves = 0
        while (look := await tables.look(made.match, made.watch)).status == "running":
            assert look.plans is None
            seat = look.pending[0]
            own = await tables.look(made.match, made.keys[seat])
            other = await tables.look(made.match, made.keys[1 - seat])
            path = any_path(own.plans, rng)
            assert other.plans is None and sorted(own.plans) == sorted(own.legal)
            done = await tables.act(made.match, made.keys[seat], f"m{moves}", own.decision, path)
            assert own.number < done.number <= own.number + len(path)
            news = await heard(listener, Update)
            while news.number < done.number:
                news = await heard(listener, Update)
            moves += 1
        assert as_json(news.result) == as_json(look.result) and moves > 20
        record = await tables.record(made.match, made.watch)
    assert Match.replay(GAME, record).over
    assert [seat for _, seat, _, _ in await stored_log(tmp_path)] == [step.seat for step in record.log]


@pytest.mark.asyncio
async def test_tiles_and_armies_can_be_sent_at_once(tmp_path):
    """Two tiles, then 24 fields; the other one arranges meanwhile and is not made late by it."""
    rng = random.Random(1)
    async with service(tmp_path) as tables:
        made = await new_armies(tables)
        room = tables._keeper.rooms.of(made.match)
        early = [await tables.look(made.match, key) for key in made.keys]
        assert {look.view["phase"] for look in early} == {"lay"}
        for seat in (1, 0):
            steps = set_up_steps(room.played.match, seat, rng)
            assert len(steps) == 2
            await tables.act(made.match, made.keys[seat], "lay", early[seat].decision, steps)
        for turn in range(48):
            look = await tables.look(made.match, made.watch)
            seat = look.pending[0]
            own = await tables.look(made.match, made.keys[seat])
            await tables.act(made.match, made.keys[seat], f"o{turn}", own.decision, rng.choice(own.legal))
        early = [await tables.look(made.match, key) for key in made.keys]
        armies = [set_up_steps(room.played.match, seat, rng) for seat in (0, 1)]
        assert [len(army) for army in armies] == [24, 24]
        await tables.act(made.match, made.keys[0], "half", early[0].decision, armies[0][:10])
        with pytest.raises(Stale):
            await tables.act(made.match, made.keys[0], "again", early[0].decision, armies[0][10:])
        await tables.act(made.match, made.keys[1], "all", early[1].decision, armies[1])
        own = await tables.look(made.match, made.keys[0])
        assert own.view["phase"] == "arrange" and own.view["seats"][0]["arranged"] == 10
        await tables.act(made.match, made.keys[0], "rest", own.decision, armies[0][10:])
        assert (await tables.look(made.match, made.watch)).view["phase"] == "pick"


@pytest.mark.asyncio
async def test_second_thoughts_about_a_whole_army(tmp_path):
    """All 24 steps can be taken back at once, until both are ready."""
    rng = random.Random(2)
    async with service(tmp_path) as tables:
        made = await new_armies(tables, screened=True)
        room = tables._keeper.rooms.of(made.match)
        for seat in (0, 1):
            own = await tables.look(made.match, made.keys[seat])
            await tables.act(made.match, made.keys[seat], "lay", own.decision, set_up_steps(room.played.match, seat, rng))
        own = await tables.look(made.match, made.keys[0])
        army = set_up_steps(room.played.match, 0, rng)
        await tables.act(made.match, made.keys[0], "army", own.decision, army)
        done = await tables.look(made.match, made.keys[0])
        assert done.pending == (1,) and done.can_undo
        with pytest.raises(Refused):
            await tables.undo(made.match, made.keys[0], "too-far", 27)
        with pytest.raises(BadRequest):
            await tables.undo(made.match, made.keys[0], "none", 0)
        assert (await tables.look(made.match, made.keys[0])).number == done.number
        await tables.undo(made.match, made.keys[0], "back", 24)
        again = await tables.look(made.match, made.keys[0])
        assert again.pending == (0, 1) and again.view["seats"][0]["arranged"] == 0 and again.legal == own.legal
        await tables.act(made.match, made.keys[0], "other", again.decision, army[::1])


async def in_the_first_turn(tables, **options):
    made = await new_armies(tables, **options)
    look = await set_up(tables, made)
    seat = look.pending[0]
    return made, seat, await tables.look(made.match, made.keys[seat])


@pytest.mark.asyncio
async def test_steps_are_refused_as_a_whole(tmp_path):
    """One wrong step, and nothing is stored: neither those before it nor the command."""
    async with service(tmp_path) as tables:
        made, seat, own = await in_the_first_turn(tables)
        start = next(iter(own.plans))
        log = await stored_log(tmp_path)
        wrong = {
            (start, "-a14"): Refused,
            (start, start): Refused,
            (start, "castling"): BadNotation,
            (start, "x" * 1000): BadNotation,
            (): BadRequest,
            (start,) * 101: BadRequest,
        }
        for steps, error in wrong.items():
            with pytest.raises(error):
                await tables.act(made.match, made.keys[seat], "a", own.decision, list(steps))
        assert await stored_log(tmp_path) == log
        assert await stored(tmp_path, "SELECT id FROM commands WHERE id = 'a'") == []
        assert as_json(await tables.look(made.match, made.keys[seat])) == as_json(own)
        with pytest.raises(Refused):
            await tables.act(made.match, made.keys[1 - seat], "a", own.decision, [start])


@pytest.mark.asyncio
async def test_the_same_move_is_done_once(tmp_path):
    """Sent again, it gets the first answer; sent with another id, it is late."""
    async with service(tmp_path) as tables:
        made, seat, own = await in_the_first_turn(tables)
        path = any_path(own.plans, random.Random(1))
        first = await tables.act(made.match, made.keys[seat], "a", own.decision, path)
        log = await stored_log(tmp_path)
        again = await tables.act(made.match, made.keys[seat], "a", own.decision, path)
        assert as_json(again) == as_json(first) and first.number == own.number + len(path)
        with pytest.raises(Stale):
            await tables.act(made.match, made.keys[seat], "b", own.decision, path)
        assert await stored_log(tmp_path) == log


def into_a_trap(match):
    """A step onto a field that the other side has noted, with the steps that its seat expects after it; or None."""
    seat = match.pending[0]
    field = match.view(1 - seat)["seats"][1 - seat]["note"]
    tree = plans(played_like(match).seen(seat), seat)
    for start, goals in tree.items():
        if f"-{field}" in goals:
            return [start, f"-{field}", *any_path(goals[f"-{field}"], random.Random(1))]
    return None


def trapped_games():
    for seed in range(200):
        match = random_match(2, {"secret_trap": True, "screened": True}, seed, 60)
        for _ in range(400):
            if match.over:
                break
            if match.view(-1)["phase"] == "pick" and not match.state[0]["noted"].any():
                path = into_a_trap(match)
                if path is not None:
                    yield match, [*path, "quiet"]
                    break
            match = random_match(2, None, seed, len(seats_of(match)) + 1, match=match)


@pytest.mark.slow
def test_after_a_secret_trap_the_rest_is_dropped():
    """Nobody could know: what was meant to come after it is not done, and not refused either."""
    found = list(islice(trapped_games(), 3))
    assert len(found) == 3
    for match, path in found:
        played = played_like(match)
        seat, before = match.pending[0], played.number
        done = played.choose_all(seat, path)
        assert [entry.do for entry in done] == path[:2] and played.number == before + 2
        assert any(event["type"] == "trap" for event in played.events(seat, before))


def tried_beside_an_enemy(note, steps):
    """What becomes of steps onto a field beside an enemy: a refusal, or what was carried out and whether it can be taken back."""
    match = board({"e8": "stego", "a1": "stego"}, {"e10": "dilo", "n13": "tri"}, secret_trap=True)
    noted(match, 0, "a2")
    noted(match, 1, note)
    played = Played(GAME, 2, match.options)
    played.match.state = match.state
    played._states, played._line = [match.state.copy()], [match.state.copy()]
    try:
        done = played.choose_all(0, steps)
    except GondwanaError as error:
        assert played.number == 0, "nothing is carried out before all was checked"
        return type(error), str(error)
    return [entry.do for entry in done], played.can_undo(0)


@pytest.mark.parametrize("last", ["nonsense", "x a1", "x e10", "quiet", "up", None])
def test_a_secret_trap_is_found_by_stopping_in_it_only(last):
    """Neither a refusal nor a step that can be taken back tells whether a field is noted."""
    steps = ["e8", "-e9", *([last] if last else [])]
    with_trap, without = (tried_beside_an_enemy(note, steps) for note in ("e9", "f9"))
    assert with_trap == without
    if last == "nonsense":
        assert with_trap[0] is BadNotation, "whatever is there, this cannot be read"
    else:
        assert with_trap == (["e8", "-e9"], False)


@pytest.mark.parametrize("options", [{}, {"quick": True}, {"secret_trap": True, "quick": True}])
def test_after_a_fight_the_rest_is_dropped(options):
    """Whoever challenges learns something: whether the winner moves up is asked then."""
    fights = 0
    for seed in range(40):
        match = random_match(2, options, seed, 160)
        for _ in range(60):
            if match.over:
                break
            if match.view(-1)["phase"] == "challenge" and len(match.legal_texts(match.pending[0])) > 1:
                played = played_like(match)
                seat = match.pending[0]
                challenge = match.legal_texts(seat)[0]
                assert challenge.startswith("x ")
                assert [entry.do for entry in played.choose_all(seat, [challenge, "up", "e4"])] == [challenge]
                fights += 1
                break
            match = random_match(2, None, seed, len(seats_of(match)) + 1, match=match)
        if fights >= 3:
            return
    raise AssertionError("nobody fought")


@pytest.mark.slow
@pytest.mark.asyncio
async def test_one_of_two_who_gives_up_has_lost(tmp_path):
    """At any time, in the set-up as well; the record of such a game can be read again."""
    for when in ("lay", "occupy", "arrange", "pick", "go"):
        folder = tmp_path / when
        folder.mkdir()
        async with service(folder) as tables:
            made = await new_armies(tables)
            played = tables._keeper.rooms.of(made.match).played
            rng = random.Random(1)
            number = 0
            while (look := await tables.look(made.match, made.watch)).view["phase"] != when:
                seat = look.pending[0]
                own = await tables.look(made.match, made.keys[seat])
                await tables.act(made.match, made.keys[seat], f"c{number}", own.decision, rng.choice(own.legal))
                number += 1
            listener = await tables.subscribe(made.match, made.keys[0])
            await tables.resign(made.match, made.keys[1], "enough")
            news = await heard(listener, Update)
            assert [event["type"] for event in news.events] == ["resign", "over"]
            assert news.status == "over" and news.result.winners == [0] and news.seats[1].resigned
            assert (await tables.points(made.match, made.watch)).result
            record = await tables.record(made.match, made.watch)
            played = tables._keeper.rooms.of(made.match).played
            assert played.again().number == 0 and played.events(0)[-1]["type"] == "over"
            with pytest.raises(Refused):
                await tables.resign(made.match, made.keys[0], "me-too")
            assert (await tables.frames(made.match, made.watch)).frames[-1].view["ending"] == "resigned"
        again = Match.replay(GAME, record)
        assert again.over and again.winners() == [0] and (record.log[-1].seat, record.log[-1].do) == (1, "resign")
        assert again.events(0)[-1]["ending"] == "resigned"
        async with service(folder) as tables:  # after a restart the stored log says the same
            assert (await tables.look(made.match, made.watch)).result.winners == [0]


@pytest.mark.asyncio
async def test_where_four_play_a_bot_takes_the_seat(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_armies(tables, 4)
        await tables.resign(made.match, made.keys[1], "enough", "random")
        await tables.rest(made.match)
        look = await tables.look(made.match, made.watch)
        assert look.status == "running" and look.seats[1].resigned and look.seats[1].level == "random"
