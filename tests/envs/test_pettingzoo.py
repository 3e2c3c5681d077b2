"""PettingZoo: its own tests, and what they do not ask."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from envs.tables import NOT_BOXES, every_game, every_table, least
from pettingzoo.utils import parallel_to_aec

from gondwana import envs
from gondwana.core.errors import BadOptions, Refused

with warnings.catch_warnings():  # it imports a game of its own in a way that it warns of
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

CYCLES = 40
TOGETHER = [*(("draftosaurus", players) for players in (2, 3, 4, 5)), ("giganten", 2), ("fossilium", 1)]
"""The tables at which all decide together in the first cycles."""


def play_out(env, seed=1):
    """A whole game of random legal actions; what each agent got, and how many decisions there were."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        decisions += 1
    return total, decisions


@NOT_BOXES
@pytest.mark.parametrize("form", ["numbers", "fields"])
@every_table
def test_api_of_aec(name, players, form):
    api_test(envs.aec(name, players=players, form=form), num_cycles=CYCLES)


@NOT_BOXES
@every_table
def test_api_of_parallel(name, players):
    parallel_api_test(envs.parallel(name, players=players), num_cycles=CYCLES)


@every_table
def test_the_same_seed_is_the_same_game(name, players):
    seed_test(lambda: envs.aec(name, players=players), num_cycles=CYCLES)
    parallel_seed_test(lambda: envs.parallel(name, players=players, illegal="random"), num_cycles=CYCLES)


@every_table
def test_cycles_are_counted(name, players):
    """Where all decide together AEC counts as PettingZoo does; elsewhere turns are not even, and its own conversion is used."""

    def aec(**more):
        if (name, players) not in TOGETHER:
            return parallel_to_aec(envs.parallel(name, players=players, illegal="random", **more))
        return envs.aec(name, players=players, illegal="random", **more)

    def parallel(**more):
        return envs.parallel(name, players=players, illegal="random", **more)

    max_cycles_test(SimpleNamespace(env=aec, parallel_env=parallel))


@every_table
def test_whole_games_end_with_results_that_add_up(name, players):
    total, decisions = play_out(envs.aec(name, players=players))
    assert decisions >= players
    if players > 1:
        assert sum(total.values()) == pytest.approx(0)
        assert all(-1 <= value <= 1 for value in total.values())
    else:
        assert total["player_0"] > 0


@every_game
def test_points_as_rewards_add_up_to_the_points(name):
    env = envs.aec(name, players=least(name), reward="points")
    env.reset(seed=1)
    before = [env.table._points.copy(), None]
    total, _ = play_out(env)
    after = env.table._known_points()
    assert [total[agent] for agent in env.possible_agents] == (after - before[0]).tolist()


def test_options_are_the_games(tmp_path):
    env = envs.aec("draftosaurus", players=3, board="winter", form="fields")
    env.reset(seed=1)
    assert env.observe("player_1")["observation"]["board"].tolist() == [0, 1]
    with pytest.raises(BadOptions, match="desert"):
        envs.aec("draftosaurus", players=3, board="desert")
    with pytest.raises(BadOptions, match="7"):
        envs.aec("draftosaurus", players=7)
    with pytest.raises(BadOptions, match="chess"):
        envs.aec("chess", players=2)


@every_game
def test_games_are_registered(name):
    import pettingzoo

    env = pettingzoo.make("aec", f"gondwana/{name}-v0", players=least(name))
    env.reset(seed=1)
    assert env.unwrapped.table.game.name == name
    seen, _ = pettingzoo.make("parallel", f"gondwana/{name}-v0").reset(seed=1)
    assert set(seen) == {"player_0", "player_1"}


def illegal_action(mask):
    return int(np.flatnonzero(mask == 0)[0])


def test_an_illegal_action_loses_the_game():
    env = envs.aec("draftosaurus", players=3)
    env.reset(seed=1)
    env.step(illegal_action(env.observe("player_0")["action_mask"]))
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}


def test_an_illegal_action_is_refused_with_its_reason():
    env = envs.aec("draftosaurus", players=2, illegal="refuse")
    env.reset(seed=1)
    before = env.table.state.tobytes()
    for action in (illegal_action(env.observe("player_0")["action_mask"]), -1, 10**6):
        with pytest.raises(Refused, match=r"\w{3}"):
            env.step(action)
    assert env.table.state.tobytes() == before


def test_parallel_takes_all_or_nothing():
    env = envs.parallel("draftosaurus", players=2, illegal="refuse")
    seen, _ = env.reset(seed=1)
    good = int(np.flatnonzero(seen["player_0"]["action_mask"])[0])
    before = env.table.state.tobytes()
    with pytest.raises(Refused):
        env.step({"player_0": good, "player_1": illegal_action(seen["player_1"]["action_mask"])})
    with pytest.raises(Refused, match="player_1"):
        env.step({"player_0": good})
    assert env.table.state.tobytes() == before


def test_who_owes_nothing_waits():
    """In Giganten one seat moves after the other: the other can only wait."""
    env = envs.parallel("giganten", players=2)
    seen, _ = env.reset(seed=3)
    waited = 0
    rng = np.random.default_rng(1)
    for _ in range(200):
        if not env.agents:
            break
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        waited += sum(mask[env.wait] and mask.sum() == 1 for mask in masks.values())
        assert all(mask.any() for mask in masks.values())
        seen, *_ = env.step({agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items()})
    assert waited > 50


def test_a_game_that_has_not_begun_says_so():
    with pytest.raises(RuntimeError, match="reset"):
        envs.aec("draftosaurus", players=2).step(0)
    with pytest.raises(RuntimeError, match="reset"):
        envs.parallel("draftosaurus", players=2).step({})
