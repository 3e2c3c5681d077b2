"""Looking back: frames, records, reasons, and what is closed to a seat."""

import asyncio
import dataclasses
import threading
from types import SimpleNamespace

import pytest
from server.tabletop import as_json, first_choice, new_table, play_out, service

from gondwana.bots.chance import RandomBot
from gondwana.core.errors import Refused
from gondwana.core.match import Match
from gondwana.games import NAMES, load
from gondwana.locale import LANGUAGES, Message
from gondwana.server import replay
from gondwana.server.errors import BadRequest, NoAccess, NoHint, Running
from gondwana.server.history import FRAMES_PAGE
from gondwana.server.keys import Key
from gondwana.server.messages import PieceAt, SeatPlan, refusal
from gondwana.server.readiness import Readiness

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"board": "winter"}), (3, {"placing": "after_reveal"})])
async def test_frames_tell_the_whole_game_once(tmp_path, players, options):
    """All events in their order, a frame for each joint decision and for the draws of a round, and the end as it is seen now."""
    async with service(tmp_path) as tables:
        made = await new_table(tables, players, **options)
        end = await play_out(tables, made)
        for access, whole in ((made.keys[0], False), (made.watch, False), (None, True)):
            told = (await tables.frames(made.match, access, all=whole)).frames
            if not whole:
                heard = (await tables.events(made.match, access)).events
                assert [event for frame in told for event in frame.events] == heard
            assert [frame.number for frame in told] == sorted({frame.number for frame in told})
            assert told[-1].number == end.number and told[-1].points == end.points
            assert as_json(told[-1].view) == as_json(end.view)
            kinds = [[event["type"] for event in frame.events] for frame in told]
            draws = [kind for kind in kinds if "draw" in kind]
            assert {kind.count("draw") for kind in draws} == {6 * players} and len(draws) == (4 if players == 2 else 2)
            assert all("roll" not in kind or kind == ["roll"] for kind in kinds)
            turns = [kind for kind in kinds if "place" in kind]
            assert all(kind.count("place") == players for kind in turns) and len(turns) == (24 // 2 if players == 2 else 12)
        assert all(seat["hand"] is not None for frame in told for seat in frame.view["seats"])


async def test_frames_of_a_running_game_are_what_the_seat_saw(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        for seat in range(3):
            await first_choice(tables, made, seat)
        await first_choice(tables, made, 1, "second")
        with pytest.raises(Running):
            await tables.frames(made.match, made.keys[0], all=True)
        with pytest.raises(NoAccess):
            await tables.frames(made.match, None)
        own, watched = [(await tables.frames(made.match, access)).frames for access in (made.keys[0], made.watch)]
        look = await tables.look(made.match, made.keys[0])
        assert as_json(own[-1].view) == as_json(look.view) and own[-1].number == look.number
        assert own[-1].events[-1] == {"at": look.number - 1, "type": "choose", "seat": 1, "do": None}
        assert all(seat["hand"] is None for frame in watched[2:] for seat in frame.view["seats"])
        assert all(frame.view["viewer"] == 0 for frame in own)


async def test_frames_are_made_in_one_walk(tmp_path, monkeypatch):
    """The log is played once, however long it is, and not again for whoever asks the same."""
    async with service(tmp_path) as tables:
        made = await new_table(tables, 5, placing="after_reveal")
        await play_out(tables, made)
        played = tables._keeper.rooms.of(made.match).played
        steps = []
        play = Match.play
        monkeypatch.setattr(Match, "play", lambda self, seat, do: (steps.append(do), play(self, seat, do))[1])
        frames, since = [], 0
        while since is not None:
            page = await tables.frames(made.match, made.watch, since=since)
            frames, since = frames + page.frames, page.next
        assert frames[-1].number == played.number > len(frames) > 10
        walked = len(steps)
        assert 0 < walked <= 2 * played.number + FRAMES_PAGE
        assert (await tables.frames(made.match, None)).frames == frames[: len(frames) - len(page.frames)] and len(steps) == walked


async def test_undo_and_resignation_stand_in_the_frames(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        await first_choice(tables, made, 0)
        await tables.undo(made.match, made.keys[0], "b")
        await tables.resign(made.match, made.keys[1], "c", "random")
        await tables.rest(made.match)
        (*_, last) = (await tables.frames(made.match, made.keys[0])).frames
        assert [event["type"] for event in last.events] == ["choose", "undo", "resign", "choose"]


async def test_the_record_when_it_is_over_and_not_before(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables, 2)
        with pytest.raises(Running) as refused:
            await tables.record(made.match, made.keys[0])
        assert {refusal(refused.value, language).code for language in LANGUAGES} == {"running"}
        with pytest.raises(NoAccess):
            await tables.record(made.match, Key("guess"))
        await first_choice(tables, made, 0)
        await tables.undo(made.match, made.keys[0], "back")
        end = await play_out(tables, made)
        record = await tables.record(made.match, None)
    assert Match.replay(load("draftosaurus"), record).scores() == end.points


def places_of(zone):
    return [f"pyramid {k}" for k in range(6)] if zone == "pyramid" else [zone]


@pytest.mark.parametrize("options", [{}, {"board": "winter"}, {"placing": "after_reveal"}])
async def test_every_wish_is_either_allowed_or_explained(tmp_path, options):
    """Each species in hand on each place of the board, in every decision of a game: allowed, or closed with a sentence."""
    async with service(tmp_path) as tables:
        made = await new_table(tables, 2, **options)
        phases = set()
        for turn in range(200):
            look = await tables.look(made.match, made.watch)
            if look.status == "over":
                break
            seat = look.pending[0]
            own = await tables.look(made.match, made.keys[seat])
            told = await tables.closed(made.match, made.keys[seat])
            phases.add(own.view["phase"])
            assert told.decision == own.decision and not set(told.closed) & set(own.legal)
            mine = own.view["seats"][seat]
            zones = [place for zone in mine["zoo"] for place in places_of(zone)]
            if own.view["phase"] == "choose" and "placing" not in options:
                wishes = {f"{species} {zone}" for species in set(mine["hand"]) for zone in zones}
                assert wishes <= set(told.closed) | set(own.legal)
            elif own.view["phase"] == "place":
                assert {f"place {zone}" for zone in zones} <= set(told.closed) | set(own.legal)
            assert not any("board" in sentence and "is not on" in sentence for sentence in told.closed.values())
            for do, sentence in list(told.closed.items())[:3]:
                with pytest.raises(Refused) as refused:
                    await tables.act(made.match, made.keys[seat], f"x{turn}", own.decision, do)
                assert str(refused.value) == sentence
            await tables.act(made.match, made.keys[seat], f"c{turn}", own.decision, own.legal[0])
        assert (await tables.look(made.match, made.watch)).status == "over"
        assert "choose" in phases and "discard" in phases


async def test_nothing_is_closed_to_those_who_have_nothing_to_decide(tmp_path):
    async with service(tmp_path, chance=lambda match: match.odds()[0][0]) as tables:
        made = await new_table(tables)
        told = [(await tables.closed(made.match, made.keys[1], language)).closed for language in LANGUAGES]
        assert told[0] and all(told[0].keys() == other.keys() and told[0] != other for other in told[1:])
        await first_choice(tables, made, 1)
        assert (await tables.closed(made.match, made.keys[1])).closed == {}
        with pytest.raises(Refused, match="only watches"):
            await tables.closed(made.match, made.watch)


async def test_points_with_reasons(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables, 3)
        await play_out(tables, made)
        end = await tables.look(made.match, None)
        told = await tables.points(made.match, None, language="de")
        assert [seat.total for seat in told.seats] == end.points and told.number == end.number
        assert all(sum(row.points for row in (*seat.rows, *seat.earlier)) == seat.total for seat in told.seats)
        assert told.result
        trex = [piece for seat in told.seats for row in seat.rows if row.zone == "trex" for piece in row.dinosaurs]
        assert trex and all(isinstance(piece, PieceAt) for piece in trex)
        for frame in (await tables.frames(made.match, made.keys[1])).frames[::5]:
            then = await tables.points(made.match, made.keys[1], frame.number)
            assert [seat.total for seat in then.seats] == frame.points
        assert [seat.total for seat in (await tables.points(made.match, None, 0)).seats] == [0, 0, 0]
        for number in (-1, end.number + 1):
            with pytest.raises(BadRequest):
                await tables.points(made.match, None, number)


async def test_what_can_be_taken_back(tmp_path):
    async with service(tmp_path) as tables:
        made = await new_table(tables)
        assert not (await tables.look(made.match, made.keys[0])).can_undo
        await first_choice(tables, made, 0)
        assert [(await tables.look(made.match, key)).can_undo for key in (*made.keys, made.watch)] == [True, False, False, False]
        for seat in (1, 2):
            await first_choice(tables, made, seat)
        assert not any([(await tables.look(made.match, key)).can_undo for key in made.keys])


async def test_no_advice_where_other_people_play(tmp_path, monkeypatch):
    asked = []

    class Told:
        class best:  # noqa: N801
            turn = "trex river"
            reasons = ()

    monkeypatch.setattr("gondwana.server.service.advise", lambda game, hidden, seat, seed: (asked.append(hidden), Told)[1])
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="bot", level="random")]
    async with service(tmp_path) as tables:
        both = await new_table(tables, 2)
        with pytest.raises(NoHint):
            await tables.advice(both.match, both.keys[0])
        alone = await tables.create("draftosaurus", players=2, seats=seats)
        await tables.rest(alone.match)
        assert (await tables.advice(alone.match, alone.keys[0])).do == "trex river"
        with pytest.raises(Refused):
            await tables.advice(alone.match, alone.watch)
        played = tables._keeper.rooms.of(alone.match).played
        assert [hidden.tobytes() for hidden in asked] == [played.match.hidden(0).tobytes()]


@pytest.mark.parametrize(("pending", "words"), [(True, "still being made ready"), (False, "could not be made ready")])
@pytest.mark.parametrize("game", NAMES)
async def test_where_bots_cannot_search_a_quick_one_advises_and_says_so(tmp_path, game, pending, words):
    class NotReady(Readiness):
        def is_ready(self, game):
            return False

        def is_pending(self, game):
            return pending

    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="bot", level="titan")]
    async with service(tmp_path, readiness=NotReady()) as tables:
        made = await tables.create(game, players=2, options={"first": 0}, seats=seats)
        await tables.rest(made.match)
        hint = await tables.advice(made.match, made.keys[0])
        look = await tables.look(made.match, made.keys[0])
        assert words in hint.reasons[-1] and look.preparing == pending
        assert hint.do.split(",")[0].split()[0] in {one.split()[0] for one in look.legal}


async def test_those_without_a_name_are_players_in_every_sentence(tmp_path):
    """Not numbers, and not seats that are counted from 0."""
    async with service(tmp_path) as tables:
        made = await tables.create("draftosaurus", players=2, seats=[SeatPlan(kind="person")] * 2)
        await play_out(tables, made)
        for language, word in (("en", "Player"), ("de", "Spieler"), ("pl", "Gracz")):
            result = (await tables.points(made.match, made.watch, language=language)).result
            assert f"{word} 1" in result or f"{word} 2" in result
        places = (await tables._keeper.find(made.match)).seats
    seat = Message("draftosaurus-draw-seat", seat="1")
    reason = Message("draftosaurus-advice-little", points="3", who=Message("draftosaurus-advice-left", who=seat))
    assert "Player 2 on your left" in replay.with_names(reason, places).say("en")
    assert "Spieler 2" in replay.with_names(reason, places).say("de")
    places[1] = places[1]._replace(name="Bo")
    assert "Bo on your left" in replay.with_names(reason, places).say("en")


async def test_advice_waits_for_no_bot_and_the_newer_question_is_answered(tmp_path, monkeypatch):
    """Bots that think for long take turns; whoever asks for advice meanwhile is answered, of two questions the newer one."""
    told = SimpleNamespace(best=SimpleNamespace(turn="trex river", reasons=()))
    thinks, asked = threading.Event(), threading.Event()

    class Slow(RandomBot):
        def choose(self, hidden, seat, legal, budget):
            thinks.wait(20)
            return super().choose(hidden, seat, legal, budget)

    def advise(*args, **how):
        asked.wait(20)
        return told

    monkeypatch.setattr("gondwana.server.service.advise", advise)
    seats = [SeatPlan(kind="person", name="Ada"), SeatPlan(kind="bot", level="random")]
    async with service(tmp_path, bots=lambda game, level, seed: Slow(game, name=level, seed=seed)) as tables:
        made = [await tables.create("draftosaurus", players=2, seats=seats) for _ in range(8)]
        try:
            first = asyncio.create_task(tables.advice(made[0].match, made[0].keys[0]))
            await asyncio.sleep(0.05)
            second = asyncio.create_task(tables.advice(made[0].match, made[0].keys[0]))
            with pytest.raises(NoHint, match="the newer question is answered"):
                await first
            assert tables._thinking._quick.waiting <= len(made)
            asked.set()
            async with asyncio.timeout(10):
                assert (await second).do == "trex river"
                assert (await tables.advice(made[0].match, made[0].keys[0])).do == "trex river"
                assert (await tables.frames(made[0].match, made[0].keys[0])).frames
        finally:
            thinks.set()
            asked.set()


async def test_what_is_closed_is_asked_of_hidden_positions(tmp_path):
    """Reasons are made without having seen the secrets of the others."""
    asked = []
    game = load("draftosaurus")

    def closed(states, seat, legal):
        asked.append(states.tobytes())
        return game.closed(states, seat, legal)

    async with service(tmp_path, chance=lambda match: match.odds()[0][0]) as tables:
        made = await new_table(tables)
        played = tables._keeper.rooms.of(made.match).played
    played.match.game = dataclasses.replace(game, closed=closed)
    assert replay.closed(played, 1, "en").closed
    assert set(asked) == {played.match.hidden(1).tobytes()} != {played.match.state.tobytes()}
