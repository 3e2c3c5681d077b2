"""OpenSpiel: random simulation and the checks of its own test-suite, on our games."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from envs.tables import TABLES, every_game, every_table, least
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

from gondwana import envs
from gondwana.core.errors import BadOptions
from gondwana.envs.spiel import spiel_name

LONG = {"giganten": 150, "fossilium": 250}
"""Where random games have thousands of steps, the costly checks stop after so many."""


def steps(state, chooser):
    """Play at random, giving each state before its step."""
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(chooser.choices(actions, odds)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))


QUICK = (("draftosaurus", 3), ("giganten", 2), ("fossilium", 2))
SIMULATED = [pytest.param(*table, marks=[] if table in QUICK else [pytest.mark.slow]) for table in TABLES]


@pytest.mark.parametrize(("name", "players"), SIMULATED)
def test_random_simulation(name, players):
    """OpenSpiel's own simulation of a whole game, with its checks of masks, copies, observers and, where it is quick, storing."""
    game = envs.openspiel(name, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "draftosaurus", verbose=False)


@every_table
def test_simulation_with_copies_and_storing(name, players):
    """What OpenSpiel's `games_sim_test` does with each of its games."""
    game = envs.openspiel(name, players=players)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())).short_name == spiel_name(name)
    state, chooser, check = game.new_initial_state(), random.Random(players), 1
    for number, _ in enumerate(steps(state, chooser), 1):
        if number >= check and number <= LONG.get(name, 10**6):
            check *= 2
            other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert (str(other_game), str(other)) == (str(game), str(state))
            assert str(pickle.loads(pickle.dumps(state))) == str(state)
            copy = state.clone()
            assert (str(copy), copy.history()) == (str(state), state.history())
    assert state.legal_actions() == []
    returns = state.returns()
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    assert sum(returns) == pytest.approx(0) if players > 1 else returns[0] > 0


@every_game
def test_a_copy_goes_its_own_way(name):
    state = envs.openspiel(name, players=least(name)).new_initial_state()
    for number, _ in enumerate(steps(state, random.Random(1))):
        if number == 30:
            break
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@every_table
def test_information_states(name, players):
    """The strings of two different pasts differ, tensors have the promised shape, and others' secrets are in neither."""
    game = envs.openspiel(name, players=players)
    state = game.new_initial_state()
    told = {player: set() for player in range(players)}
    for number, _ in enumerate(steps(state, random.Random(1))):
        if number > 60:
            break
        for player in range(players):
            text = state.information_state_string(player)
            assert text not in told[player], "time goes by"
            told[player].add(text)
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_shape()[0]
            assert len(state.observation_tensor(player)) == game.observation_tensor_shape()[0]


@every_game
def test_observers_have_fields(name):
    game = envs.openspiel(name, players=least(name))
    observer = make_observation(game)
    state = game.new_initial_state()
    for number, _ in enumerate(steps(state, random.Random(2))):
        if number > 20:
            break
    observer.set_from(state, 1)
    assert observer.dict["me"].tolist() == [0.0, 1.0]
    assert np.array_equal(observer.tensor, np.concatenate([part.ravel() for part in observer.dict.values()]))
    assert observer.string_from(state, 1) == state.observation_string(1) != state.observation_string(0)


def test_a_secret_choice_is_in_nobody_elses_state():
    """Two states that differ in what seat 0 has chosen in secret are one for seat 1, until it is shown."""
    state = envs.openspiel("draftosaurus", players=2, first=0).new_initial_state()
    chooser = random.Random(1)
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(actions, odds)[0])
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.current_player() == 1


@every_game
def test_games_load_by_name_with_options(name):
    assert pyspiel.load_game(spiel_name(name)).num_players() == 2
    game = envs.openspiel(name, players=least(name), first=1)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert "first=#1" in str(game)
    with pytest.raises(BadOptions):
        envs.openspiel(name, players=least(name), first=77)


@every_game
def test_openspiels_learning_environment_plays_our_games(name):
    env = rl_environment.Environment(envs.openspiel(name, players=least(name)), chance_event_sampler=None)
    env.seed(1)
    step = env.reset()
    for _ in range(40):
        if step.last():
            break
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([legal[0]])
    assert step.rewards is not None
