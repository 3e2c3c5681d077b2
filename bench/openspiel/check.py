"""Whether the adapter plays our game: random games through OpenSpiel beside `Match`, what seats know, worlds they could be in."""

import random
from collections.abc import Mapping
from typing import Any

import adapter
import pyspiel
from duel import state_after

from gondwana.core.contract import CHANCE, Game
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams

GAMES = 4
SETS: dict[str, list[dict[str, Any]]] = {
    "draftosaurus": [{}, {"board": "winter"}, {"board": "both", "placing": "after_reveal", "quarantine": "may"}],
    "giganten": [{}, {"secret_trap": True, "reserve": "free", "quick": True}],
}


def check(game: Game) -> None:
    """Raises AssertionError where the adapter and our own engine disagree."""
    for players in game.players:
        for options in SETS[game.name] if players == min(game.players) else SETS[game.name][:1]:
            for first in {0, players - 1}:
                ours = adapter.load(game, players=players, options=options, first=first)
                keys: dict[str, bytes] = {}
                for seed in range(GAMES):
                    _one_game(game, ours, players, options, first, seed, keys)
                assert len(set(keys.values())) == len(keys), "two things that a seat knows have the same string"
                pyspiel.random_sim_test(ours, GAMES, serialize=True, verbose=False)
        print(f"{players} players: good")


def _one_game(
    game: Game, ours: Any, players: int, options: Mapping[str, Any], first: int, seed: int, keys: dict[str, bytes]
) -> None:
    chooser = random.Random(seed)
    match = Match(game, players=players, options=options, seed=seed)
    state = ours.new_initial_state()
    while not match.over:
        if match.waits_for_chance:
            assert state.is_chance_node()
            odds = match.odds()
            total = sum(weight for _, weight in odds)
            assert state.chance_outcomes() == [(action, weight / total) for action, weight in odds]
            match.settle()
            state = state_after(ours, match.log)
        pending = match.pending
        if not pending:
            continue
        seat = first if first in pending else pending[0]
        assert bytes.fromhex(str(state)) == match.state.tobytes()
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(match.legal(seat))
        _knowledge(match, state, keys)
        action = chooser.choice(match.legal(seat))
        match.play(seat, action)
        state.apply_action(action)
    assert state.is_terminal()
    assert bytes.fromhex(str(state)) == match.state.tobytes()
    _returns(match, state)


def _knowledge(match: Match, state: Any, keys: dict[str, bytes]) -> None:
    """A string for all that a seat knows and nothing else; a resampled world does not change it."""
    for viewer in range(match.players):
        key = state.information_state_string(viewer)
        known = match.hidden(viewer).tobytes()
        assert keys.setdefault(key, known) == known
        if viewer == state.current_player():
            for number in (0.0, 0.3, 0.9):
                world = state.resample_from_infostate(viewer, lambda number=number: number)
                assert world.information_state_string(viewer) == key
                assert world.legal_actions() == state.legal_actions()
                assert bytes.fromhex(str(world)) == _guessed(match, viewer, int(number * 2**53))


def _guessed(match: Match, viewer: int, seed: int) -> bytes:
    """The world that our own engine guesses with the same random numbers."""
    world = match.hidden(viewer)
    engine(match.game).guess_at(world, 0, viewer, streams(seed, 1)[0], Buffers(match.game).actions)
    return world.tobytes()


def _returns(match: Match, state: Any) -> None:
    winners = match.winners()
    shares = [(seat in winners) / len(winners) for seat in range(match.players)]
    expected = [(share * match.players - 1) / (match.players - 1) for share in shares]
    assert max(abs(a - b) for a, b in zip(state.returns(), expected, strict=True)) < 1e-12


def worlds_differ(game: Game) -> None:
    """At the first decision a seat does not know the other hand: resampled worlds must differ."""
    match = Match(game, players=2, seed=1)
    match.settle()
    assert all(seat == CHANCE for seat, _ in match.log)
    state = state_after(adapter.load(game), match.log)
    worlds = {str(state.resample_from_infostate(0, random.random)) for _ in range(50)}
    assert len(worlds) > 25
    print(f"{len(worlds)} different worlds of 50 resampled: good")
