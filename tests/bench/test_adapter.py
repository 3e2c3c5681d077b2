"""OpenSpiel's search plays our games by our rules: random games beside `Match`, what seats know, worlds they could be in."""

import random

import pytest

from gondwana.core.contract import CHANCE
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games import load

pyspiel = pytest.importorskip("pyspiel")

from gondwana.bench.openspiel import adapter  # noqa: E402
from gondwana.bench.openspiel.duel import Ours, Theirs, duel, state_after  # noqa: E402
from gondwana.bots import make_bot  # noqa: E402

pytestmark = pytest.mark.skipif(adapter.compiler() is None, reason="the adapter is built with g++")

CASES = [
    ("draftosaurus", 2, {}, 0),
    ("draftosaurus", 2, {"board": "both", "placing": "after_reveal", "quarantine": "may"}, 1),
    ("draftosaurus", 5, {"board": "winter"}, 4),
    pytest.param("giganten", 2, {"secret_trap": True, "reserve": "free", "quick": True}, 0, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("name", "players", "options", "first"), CASES)
def test_games_through_openspiel_are_ours(name, players, options, first):
    """Step by step the same position, turn, choices and end; a seat's string says what it knows and nothing else."""
    game = load(name)
    theirs = adapter.load(game, players=players, options=options, first=first)
    keys = {}
    for seed in range(2):
        one_game(game, theirs, players, options, first, seed, keys)
    assert len(set(keys.values())) == len(keys), "two things that a seat knows have the same string"
    pyspiel.random_sim_test(theirs, 2, serialize=True, verbose=False)


def one_game(game, theirs, players, options, first, seed, keys):
    chooser = random.Random(seed)
    match = Match(game, players=players, options=options, seed=seed)
    state = theirs.new_initial_state()
    while not match.over:
        if match.waits_for_chance:
            assert state.is_chance_node()
            odds = match.odds()
            total = sum(weight for _, weight in odds)
            assert state.chance_outcomes() == [(action, weight / total) for action, weight in odds]
            match.settle()
            state = state_after(theirs, match.log)
        pending = match.pending
        if not pending:
            continue
        seat = first if first in pending else pending[0]
        assert bytes.fromhex(str(state)) == match.state.tobytes()
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(match.legal(seat))
        knowledge(match, state, keys)
        action = chooser.choice(match.legal(seat))
        match.play(seat, action)
        state.apply_action(action)
    assert state.is_terminal()
    assert bytes.fromhex(str(state)) == match.state.tobytes()
    returns(match, state)


def knowledge(match, state, keys):
    """A string for all that a seat knows; a resampled world does not change it."""
    for viewer in range(match.players):
        key = state.information_state_string(viewer)
        known = match.hidden(viewer).tobytes()
        assert keys.setdefault(key, known) == known
        if viewer == state.current_player():
            for number in (0.0, 0.3, 0.9):
                world = state.resample_from_infostate(viewer, lambda number=number: number)
                assert world.information_state_string(viewer) == key
                assert world.legal_actions() == state.legal_actions()
                assert bytes.fromhex(str(world)) == guessed(match, viewer, int(number * 2**53))


def guessed(match, viewer, seed):
    """The world that our own engine guesses with the same random numbers."""
    world = match.hidden(viewer)
    engine(match.game).guess_at(world, 0, viewer, streams(seed, 1)[0], Buffers(match.game).actions)
    return world.tobytes()


def returns(match, state):
    winners = match.winners()
    shares = [(seat in winners) / len(winners) for seat in range(match.players)]
    expected = [(share * match.players - 1) / (match.players - 1) for share in shares]
    assert state.returns() == pytest.approx(expected, abs=1e-12)


def test_a_seat_could_be_in_many_worlds():
    """At the first decision a seat does not know the other hand: resampled worlds differ."""
    game = load("draftosaurus")
    match = Match(game, players=2, seed=1)
    match.settle()
    assert all(seat == CHANCE for seat, _ in match.log)
    state = state_after(adapter.load(game), match.log)
    assert len({str(state.resample_from_infostate(0, random.random)) for _ in range(50)}) > 25


def test_a_duel_counts_what_both_did():
    """Seats are swapped, so with all points of a game shared out the shares add up."""
    game = load("draftosaurus")
    ours, theirs = Ours(make_bot(game, "greedy", seed=1)), Theirs(game, {}, simulations=30, uct=1.4)
    result = duel(game, {}, ours, theirs, games=4, seed=1)
    assert result["games"] == 4 and result["low"] <= result["share"] <= result["high"]
    assert ours.effort.wins + theirs.effort.wins == pytest.approx(4)
    assert theirs.effort.report()["iterations a second"] > 100 and ours.effort.decisions > 20
