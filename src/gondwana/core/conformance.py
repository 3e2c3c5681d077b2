"""The laws of the contract, for any game: yours too.

Every law is a function of a `Case` that raises `AssertionError` when a game breaks it. In a test suite of your own::

    import pytest
    from gondwana.core import conformance

    @pytest.mark.parametrize("law", conformance.LAWS, ids=lambda law: law.__name__)
    @pytest.mark.parametrize("case", conformance.cases(MY_GAME), ids=str)
    def test_my_game_keeps_the_laws(law, case):
        law(case)

A case plays a few random games with its seed and looks at some of their positions; more `games` look harder.
"""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np

from gondwana.core.batch import Batch
from gondwana.core.bits import seats_in
from gondwana.core.cases import Case, as_match, cut, determinized
from gondwana.core.cases import cases as cases  # noqa: PLC0414 (for the tests of other games)
from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC, States
from gondwana.core.engine import engine
from gondwana.core.errors import GondwanaError, Refused
from gondwana.core.match import Entry, Match
from gondwana.core.record import read_record
from gondwana.core.simulate import play_record, simulate
from gondwana.locale import LANGUAGES


def _hidden(match: Match, states: States, viewer: int) -> States:
    copy = states.copy()
    engine(match.game).hide_at(copy, 0, viewer)
    return copy


def records_have_no_gaps(case: Case) -> None:
    """Every byte of a position belongs to a field, so that equal positions are equal bytes."""
    size = sum(case.game.dtype[name].itemsize for name in case.game.dtype.names or ())
    assert size == case.game.dtype.itemsize, f"the fields take {size} bytes, the record {case.game.dtype.itemsize}"


def replay_gives_the_identical_record(case: Case) -> None:
    """A log alone, written as JSON and read again, leads to the same bytes."""
    for match in case.matches():
        again = Match.replay(case.game, read_record(match.record().to_json()))
        assert again.state.tobytes() == match.state.tobytes(), "the replayed position differs"
        assert again.log == match.log, "the replayed log differs"
        assert again.record() == match.record(), "the record of the replay differs"


def apply_takes_exactly_the_legal(case: Case) -> None:
    """No illegal action is carried out, by any seat or by chance; every legal one is; a refusal changes nothing and says why."""
    for match in case.positions():
        before = match.state.copy()
        trial = as_match(match, before)
        for seat in (CHANCE, *range(-3, CHANCE), *range(case.players + 2)):
            legal = {action for action, _ in match.odds()} if seat == CHANCE else set(match.legal(seat))
            assert not legal or seat == CHANCE or seat in match.pending, f"seat {seat} owes nothing and has legal actions"
            count = case.game.chance_actions if seat == CHANCE else case.game.actions
            for action in range(-1, count + 1):
                _try(trial, seat, action, is_legal=action in legal, before=before)


def _try(trial: Match, seat: int, action: int, *, is_legal: bool, before: States) -> None:
    """One match is enough for all trials: what was refused changed nothing, and what was done is taken back."""
    try:
        trial.play(seat, action)
    except Refused as refusal:
        assert not is_legal, f"legal action {action} of seat {seat} was refused: {refusal}"
        assert trial.state.tobytes() == before.tobytes(), f"a refused action {action} of seat {seat} changed the position"
        assert str(refusal), "a refusal without a sentence"
    else:
        assert is_legal, f"illegal action {action} of seat {seat} was carried out"
        trial.state = before.copy()


def every_game_ends(case: Case) -> None:
    """Random games end, within the length that the game promises, and everybody has points and a place then."""
    for match in case.matches():
        assert match.over
        assert 0 < len(match.log) <= case.game.longest, f"{len(match.log)} steps; the game promises {case.game.longest}"
        assert 1 in match.places(), "nobody won"
        assert not any(match.legal(seat) for seat in range(case.players)), "a game that is over has legal actions"


def somebody_can_always_act(case: Case) -> None:
    """Who owes a decision has at least one legal action, each listed once; chance has weights above zero."""
    for match in case.positions():
        for seat in match.pending:
            legal = match.legal(seat)
            assert legal, f"seat {seat} owes a decision and has no legal action"
            assert len(set(legal)) == len(legal), f"an action is listed twice: {legal}"
        if match.waits_for_chance:
            odds = match.odds()
            assert odds, "chance is to act and has nothing to do"
            assert all(weight > 0 for _, weight in odds), f"a chance of zero: {odds}"


def chance_follows_its_odds(case: Case) -> None:
    """Chance draws only what its weights allow, about as often as they say."""
    functions = engine(case.game)
    rng = case.stream()
    for match in case.positions():
        if not match.waits_for_chance:
            continue
        odds = dict(match.odds())
        drawn = Counter(int(functions.chance_at(match.state, 0, rng)) for _ in range(600))
        assert set(drawn) <= set(odds), f"chance did {set(drawn) - set(odds)}, which has no weight"
        total = sum(odds.values())
        for action, weight in odds.items():
            share = weight / total
            distance = abs(drawn[action] - 600 * share) / max((600 * share * (1 - share)) ** 0.5, 1e-9)
            assert distance < 6 or share == 1, f"chance {action}: {drawn[action]} of 600, expected a share of {share:.3f}"


def hide_is_enough(case: Case) -> None:
    """Two worlds that look alike to a viewer are alike for it: what it may do, sees, is told and is drawn."""
    rng = case.stream()
    for match in case.positions():
        for viewer in case.viewers():
            world = as_match(match, determinized(match, viewer, rng))
            assert world.pending == match.pending, "who owes a decision leaks"
            assert world.waits_for_chance == match.waits_for_chance, "whether chance is to act leaks"
            assert world.legal(viewer) == match.legal(viewer), f"legal actions of {viewer} leak"
            assert world.view(viewer) == match.view(viewer), f"the view of {viewer} leaks"
            assert world.explain(viewer) == match.explain(viewer), f"the reasons told to {viewer} leak"
            assert world.draw(viewer) == match.draw(viewer), f"the drawing for {viewer} leaks"
            assert world.seen(viewer).scores() == match.seen(viewer).scores(), f"the points as {viewer} knows them leak"
            _same_refusals(match, world, viewer)
            for action in match.legal(viewer)[:3]:
                _same_after(match, world, viewer, action)


def _same_refusals(match: Match, world: Match, viewer: int) -> None:
    """Why something is not allowed is told to the seat that wanted it."""
    count = match.game.actions
    for action in range(0, count, max(count // 40, 1)) if viewer in match.pending else ():
        assert world.why_not(viewer, action) == match.why_not(viewer, action), f"a refusal of {action} tells what is hidden"


def _same_after(match: Match, world: Match, viewer: int, action: int) -> None:
    """While others still decide, a choice tells its seat nothing, and what they see of it does not depend on what it was."""
    here, there = as_match(match, match.state), as_match(world, world.state)
    here.play(viewer, action)
    there.play(viewer, action)
    if match.pending == (viewer,):  # nobody else decides at the same time: the choice is shown at once
        return
    before, after = match.hidden(viewer), here.hidden(viewer)
    told = match.game.events(before[0], after[0], viewer)
    assert told == match.game.events(world.hidden(viewer)[0], there.hidden(viewer)[0], viewer), "events leak"
    assert after.tobytes() == there.hidden(viewer).tobytes(), "a secret choice taught its seat something"
    other_choice = as_match(match, match.state)
    other_choice.play(viewer, match.legal(viewer)[-1])
    for other in (PUBLIC, *range(match.players)):
        if other != viewer:
            assert here.hidden(other).tobytes() == other_choice.hidden(other).tobytes(), f"seat {other} sees a secret choice"


def guesses_are_consistent(case: Case) -> None:
    """A guess hides to exactly what it was made from, is a position of the game, and can be played on to the end."""
    functions = engine(case.game)
    rng = case.stream()
    for match in case.positions():
        for viewer in case.viewers():
            hidden = match.hidden(viewer)
            assert _hidden(match, hidden, viewer).tobytes() == hidden.tobytes(), "hiding twice differs from hiding once"
            world = as_match(match, determinized(match, viewer, rng))
            assert world.hidden(viewer).tobytes() == hidden.tobytes(), f"a guess of {viewer} contradicts what it knows"
            assert dict(case.game.conserved(world.state[0])) == dict(case.game.conserved(match.state[0])), "a guess loses pieces"
            for seat in world.pending:
                assert world.legal(seat), f"in a guessed world seat {seat} cannot act"
            steps = np.zeros((2, case.game.longest), np.int64)
            functions.play_logged(world.state, 0, rng, steps[0], steps[1])
            assert world.over


def the_truth_is_possible(case: Case) -> None:
    """Where few worlds fit what a viewer knows, the true one is among those guessed."""
    rng = case.stream()
    for match in case.positions():
        for viewer in case.viewers():
            worlds = Counter(determinized(match, viewer, rng).tobytes() for _ in range(60))
            if min(worlds.values()) >= 5:  # so often that no world can have been missed by chance
                assert match.state.tobytes() in worlds, (
                    f"the true world is none of the {len(worlds)} that {viewer} thinks possible"
                )


def pieces_are_conserved(case: Case) -> None:
    """Nothing appears and nothing is lost."""
    for match in case.matches():
        counts = [dict(case.game.conserved(match.state_at(length)[0])) for length in range(len(match.log) + 1)]
        assert all(count == counts[0] for count in counts), "pieces are not conserved"


def notation_round_trips(case: Case) -> None:
    """Every action has one text of its own, and the text gives the action back."""
    for seat, count in ((CHANCE, case.game.chance_actions), (0, case.game.actions)):
        texts = [case.game.write(seat, action) for action in range(count)]
        assert len(set(texts)) == count, "two actions share a text"
        assert [case.game.read(seat, text) for text in texts] == list(range(count)), "a text gives another action back"
    for nonsense in ("", " ", "xyzzy", "\x00", "1" * 1000, "first", "\N{SAUROPOD}"):
        for seat in (CHANCE, 0):
            try:
                case.game.read(seat, nonsense)
            except GondwanaError as error:
                assert str(error)
            else:
                raise AssertionError(f"{nonsense!r} was read as an action")


def undo_restores_the_position(case: Case) -> None:
    """A choice can be taken back without a trace while others still decide; what came out by it cannot."""
    for match in case.positions():
        for seat in match.pending:
            for action in match.legal(seat)[:2]:
                trial = cut(match, len(match.log))
                before = trial.state.tobytes()
                trial.play(seat, action)
                assert trial.can_undo(seat) or match.pending == (seat,), "a choice beside others cannot be taken back"
                if trial.can_undo(seat):
                    assert trial.undo(seat) == Entry(seat, action)
                    assert trial.state.tobytes() == before, "undo leaves a trace in the position"
                    assert trial.log == match.log, "undo leaves a trace in the log"
        if match.log and match.log[-1].seat == CHANCE:
            assert not any(match.can_undo(seat) for seat in range(case.players)), (
                "what was decided before a draw can be taken back"
            )


def lists_of_steps_tell_nothing(case: Case) -> None:
    """Whether steps in a row are refused, how far they are carried out, and what can be taken back depend only on what their
    seat knows: they are the same in worlds that look alike to it.
    """
    rng, chooser = case.stream(), random.Random(case.seed)
    for match in case.positions():
        for seat in match.pending:
            for length in (1, 2, 4, 8):
                world = as_match(match, determinized(match, seat, rng))
                steps = _some_steps(match, seat, length, chooser)
                here, there = _tried(match, seat, steps), _tried(world, seat, steps)
                assert here == there, f"steps {steps} of seat {seat} tell what is hidden: {here}, or {there}"


def _some_steps(match: Match, seat: int, length: int, chooser: random.Random) -> list[str]:
    """Steps in a row that a seat may take, as long as it may, and often something at the end that cannot be done or read."""
    game, then = match.game, as_match(match, match.state)
    steps: list[str] = []
    while len(steps) < length and seat in then.pending:
        action = chooser.choice(then.legal(seat))
        steps.append(game.write(seat, action))
        then.play(seat, action)
    more = chooser.randrange(4)
    if more == 0:
        steps.append("xyzzy")
    elif more < 3:
        steps.append(game.write(seat, chooser.randrange(game.actions)))
    return steps


def _tried(match: Match, seat: int, steps: list[str]) -> tuple[object, ...]:
    """What becomes of steps in a row: a refusal, or how many were carried out, and how many of these can be taken back."""
    trial = as_match(match, match.state)
    trial._start = match.state.copy()
    try:
        done = len(trial.play_all(seat, steps))
    except GondwanaError as error:
        assert trial.state.tobytes() == match.state.tobytes(), "steps that were refused changed the position"
        return (str(error),)
    undone = 0
    while trial.can_undo(seat):
        trial.undo(seat)
        undone += 1
    return done, undone


def views_and_drawings_are_whole(case: Case) -> None:
    """Every viewer's view is plain data of its type, every drawing is there in every language, SVG is well-formed."""
    for match in case.positions():
        for viewer in (*case.viewers(), EVERYTHING):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view, "the view is not plain data"
            assert _as_typed(view, case.game.view_type) == view, "the view has fields that its type lacks"
            assert match.draw(viewer).strip()
        for language in LANGUAGES:
            ElementTree.fromstring(match.draw(0, svg=True, language=language))


def _as_typed(data: Any, form: Any) -> Any:
    """What a type takes of plain data; raises where the data is not of the type."""
    return msgspec.to_builtins(msgspec.convert(data, form))


def points_agree_with_a_recount(case: Case) -> None:
    """Points equal a slow, separate count."""
    if case.recount is not None:
        for match in case.positions():
            assert match.scores() == case.recount(match), "points differ from the recount"


def points_have_reasons(case: Case) -> None:
    """Where a game tells why somebody has points, the reasons add up, and every sentence is there in every language."""
    for match in case.positions():
        for viewer in (*case.viewers(), EVERYTHING):
            told = match.explain(viewer)
            if told is None:
                return
            assert [account.total for account in told.seats] == match.scores(), "the totals are not the points"
            for account in told.seats:
                rows = (*account.rows, *account.earlier)
                assert sum(row.points for row in rows) == account.total, "the rows do not add up"
                assert all(row.why.say(language) for row in rows for language in LANGUAGES)
            assert (told.result is not None) == match.over, "who won is told exactly when the game is over"


def batches_agree_with_matches(case: Case) -> None:
    """Games stepped side by side are the games stepped one by one, on one thread or two."""
    chooser = random.Random(case.seed)
    one, two = (
        Batch(case.game, 5, players=case.players, options=case.options, seed=case.seed, threads=threads) for threads in (1, 2)
    )
    single = Match(case.game, players=case.players, options=case.options, seed=case.seed)
    single.settle()
    while not one.over.all():
        actions = np.array([chooser.choice(row[:n].tolist()) if n else 0 for row, n in zip(one.moves, one.counts, strict=True)])
        if not single.over:
            assert single.legal(int(one.seats[0])) == one.moves[0, : one.counts[0]].tolist()
            single.play(int(one.seats[0]), int(actions[0]))
            single.settle()
        one.step(actions)
        two.step(actions)
        assert one.states.tobytes() == two.states.tobytes()
        assert one.states[:1].tobytes() == single.state.tobytes(), "a batch plays another game than a match of the same seed"
    assert one.scores()[0].tolist() == single.scores()
    assert one.places()[0].tolist() == single.places()


def figures_do_not_depend_on_threads(case: Case) -> None:
    """The same seed gives the same sums on one thread and on three, and they are those of the written games."""
    alone, together = (
        simulate(case.game, players=case.players, options=case.options, games=20, seed=case.seed, threads=threads)
        for threads in (1, 3)
    )
    for figure in ("moves", "chance_steps", "longest", "mean_scores", "win_share"):
        assert getattr(alone, figure) == getattr(together, figure), f"{figure} depends on the threads"
    records = [play_record(case.game, players=case.players, options=case.options, seed=case.seed, number=k) for k in range(20)]
    assert alone.moves == sum(step.seat != CHANCE for record in records for step in record.log)
    means = [sum(record.scores[seat] for record in records if record.scores) / 20 for seat in range(case.players)]
    assert means == alone.mean_scores


def seats_are_told_of_every_step(case: Case) -> None:
    """Each viewer's events are plain data; a seat is told of its own choices by name, and of nobody's before the reveal."""
    for match in case.matches():
        for viewer in (*case.viewers(), EVERYTHING):
            events = match.events(viewer)
            assert events, "nothing happened"
            assert json.loads(json.dumps(events)) == events, "events are not plain data"
            for event in events:
                assert _as_typed(event, case.game.event_type) == event, "an event has fields that its type lacks"
            assert {event["at"] for event in events} <= set(range(len(match.log)))
            assert match.events(viewer, since=len(match.log) // 2) == [e for e in events if e["at"] >= len(match.log) // 2]


LAWS: tuple[Callable[[Case], None], ...] = (
    records_have_no_gaps,
    replay_gives_the_identical_record,
    apply_takes_exactly_the_legal,
    every_game_ends,
    somebody_can_always_act,
    chance_follows_its_odds,
    hide_is_enough,
    guesses_are_consistent,
    the_truth_is_possible,
    pieces_are_conserved,
    notation_round_trips,
    undo_restores_the_position,
    lists_of_steps_tell_nothing,
    views_and_drawings_are_whole,
    points_agree_with_a_recount,
    points_have_reasons,
    batches_agree_with_matches,
    figures_do_not_depend_on_threads,
    seats_are_told_of_every_step,
)


def digest(case: Case) -> str:
    """A fingerprint of a case's games, positions and guesses: equal for compiled and interpreted runs, on every machine."""
    sums = hashlib.blake2b(digest_size=16)
    rng = case.stream()
    for match in case.positions():
        sums.update(match.state.tobytes())
        sums.update(repr((match.log, match.scores(), match.places(), match.pending)).encode())
        for viewer in case.viewers():
            sums.update(match.hidden(viewer).tobytes())
            sums.update(determinized(match, viewer, rng).tobytes())
            sums.update(repr([match.legal(seat) for seat in seats_in((1 << case.players) - 1)]).encode())
    return sums.hexdigest()
