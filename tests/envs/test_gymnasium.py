"""Gymnasium: its checks, and the vector environment beside single games."""

import copy

import gymnasium
import numpy as np
import pytest
from envs.tables import every_game, every_table, least
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from gondwana import envs
from gondwana.core.errors import BadOptions, Refused
from gondwana.games import load


def some_legal(mask, rng):
    """One legal action in each row."""
    return (rng.random(mask.shape) * mask).argmax(axis=-1)


def play_out(env, seed=1):
    """A whole game; its rewards."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    rewards = []
    ended = False
    while not ended:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, ended, cut, info = env.step(int(some_legal(seen["action_mask"], rng)))
        assert env.observation_space.contains(seen)
        assert not cut
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("form", ["numbers", "fields"])
@every_table
def test_the_checker_finds_nothing(name, players, form):
    check_env(envs.gym(name, players=players, form=form, illegal="random"), skip_render_check=True)


@every_game
def test_games_are_registered(name):
    env = gymnasium.make(f"gondwana/{name}-v0", opponents="random")
    assert env.reset(seed=1)[0]["action_mask"].any()
    assert env.spec.version == 0
    many = gymnasium.make_vec(f"gondwana/{name}-v0", num_envs=3, opponents="random")
    assert many.reset(seed=1)[0]["action_mask"].shape == (3, load(name).actions)


@every_table
def test_whole_games_against_bots(name, players):
    rewards = play_out(envs.gym(name, players=players, seat=players - 1))
    assert rewards[-1] >= -1 and not any(rewards[:-1]) if players > 1 else sum(rewards) > 0


def test_greedy_beats_chance():
    """Who plays at random loses against `greedy`, and the seats are drawn anew for each game."""
    env = envs.gym("draftosaurus", players=2, opponents="greedy")
    seats, results = set(), []
    for seed in range(12):
        results.append(play_out(env, seed)[-1])
        seats.add(env.seat)
    assert seats == {0, 1}
    assert sum(results) < -8


def test_wrong_company_is_refused():
    with pytest.raises(BadOptions, match="2 opponents; 1"):
        envs.gym("draftosaurus", players=3, opponents=["greedy"])
    with pytest.raises(BadOptions, match="seat 3"):
        envs.gym("draftosaurus", players=3, seat=3)


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("form", ["numbers", "fields"])
@every_table
def test_vectors_are_as_gymnasium_wants_them(name, players, form, opponents):
    env = envs.vector(name, players=players, num_envs=5, form=form, opponents=opponents)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space == batch_space(env.single_observation_space, 5)
    assert env.action_space == batch_space(env.single_action_space, 5)
    runs = []
    for _ in range(2):
        rng = np.random.default_rng(1)
        seen, infos = env.reset(seed=4)
        run = [(seen, infos)]
        for _ in range(6):
            assert env.observation_space.contains(seen)
            seen, rewards, ended, cut, infos = env.step(some_legal(seen["action_mask"], rng))
            assert rewards.shape == ended.shape == cut.shape == (5,)
            assert rewards.dtype.kind == "f" and ended.dtype == cut.dtype == bool
            run.append((seen, rewards, ended, infos))
        runs.append(run)
    assert data_equivalence(runs[0], runs[1])


@pytest.mark.parametrize("form", ["numbers", "fields"])
def test_what_a_vector_has_handed_out_stays_as_it_was(form):
    """Arrays are new at every step, and nothing that is written into them reaches the games."""
    env, other = (envs.vector("draftosaurus", players=2, num_envs=3, form=form) for _ in range(2))
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=4)
    other.reset(seed=4)
    for _ in range(30):
        kept, copies = (seen, infos), copy.deepcopy((seen, infos))
        actions = some_legal(seen["action_mask"], rng)
        seen, *_, infos = env.step(actions)
        assert data_equivalence(kept, copies, exact=True)
        beside, *_ = other.step(actions)
        assert data_equivalence(seen, beside, exact=True)
        kept[0]["action_mask"][:] = 1
        kept[1]["seat"][:] = 9
        assert env.single_action_space.contains(env.random_actions(rng)[0])


@every_table
def test_vectors_begin_anew_where_a_game_ends(name, players):
    count = 3
    env = envs.vector(name, players=players, num_envs=count, opponents=None)
    rng = np.random.default_rng(2)
    seen, infos = env.reset(seed=2)
    finished = 0
    while finished < 3:
        actors = infos["seat"]
        seen, rewards, ended, _, infos = env.step(some_legal(seen["action_mask"], rng))
        assert seen["action_mask"].any(axis=1).all(), "somebody is always asked"
        if not ended.any():
            assert "final_obs" not in infos
            continue
        assert (infos["_final_obs"] == ended).all()
        for row in np.flatnonzero(ended):
            finished += 1
            assert env.single_observation_space.contains(infos["final_obs"][row])
            assert not infos["final_obs"][row]["action_mask"].any()
            if players > 1:
                assert infos["rewards"][row].sum() == pytest.approx(0)
            assert rewards[row] == infos["rewards"][row, actors[row]]


@every_game
def test_a_vector_shows_what_a_single_game_shows(name):
    """In one array as by itself: the same observation of the same position."""
    players = least(name)
    env = envs.vector(name, players=players, num_envs=4, opponents=None)
    single = envs.aec(name, players=players)
    rng = np.random.default_rng(3)
    seen, infos = env.reset(seed=3)
    single.reset(seed=0)
    for _ in range(30):
        for row in range(4):
            single.table.state[0] = env._states[row]
            single.table.owing = 1 << infos["seat"][row]
            alone = single.table.observe(infos["seat"][row])
            assert np.array_equal(alone, seen["observation"][row])
            assert np.array_equal(single.table.mask(infos["seat"][row]), seen["action_mask"][row])
        seen, _, _, _, infos = env.step(some_legal(seen["action_mask"], rng))


@pytest.mark.parametrize("opponents", ["random", "greedy", "hatchling", ["greedy", "random"]])
def test_vectors_against_bots(opponents):
    """A learner that plays at random is asked on its own seat only, and loses against bots that look."""
    players = 2 if isinstance(opponents, str) else 3
    env = envs.vector("draftosaurus", players=players, num_envs=24, opponents=opponents, seat=1)
    rng = np.random.default_rng(3)
    seen, infos = env.reset(seed=3)
    results = []
    while len(results) < 48:
        assert (infos["seat"] == 1).all()
        seen, rewards, ended, _, infos = env.step(some_legal(seen["action_mask"], rng))
        results += rewards[ended].tolist()
    assert abs(np.mean(results)) < 0.5 if opponents == "random" else np.mean(results) < -0.3


def test_compiled_rivals_decide_as_their_bots_do():
    """`greedy` in compiled code takes one of the actions that its bot thinks best."""
    from gondwana.bots.roster import make_bot

    game = load("draftosaurus")
    env = envs.vector("draftosaurus", players=2, num_envs=16, opponents="greedy", seat=0)
    bot = make_bot(game, "greedy")
    rng = np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    decide, compared = env._rivals.decide, []

    def beside(chosen, states, seats, learners):
        actions = decide(chosen, states, seats, learners)
        for row in np.flatnonzero(chosen):
            hidden = states[row : row + 1].copy()
            bot._engine.hide_at(hidden, 0, int(seats[row]))
            legal = np.array([a for a in range(game.actions) if mask_of(env, states, row, seats[row])[a]])
            values = bot.values(hidden, int(seats[row]), legal)
            compared.append(values[legal == actions[row]][0] == pytest.approx(values.max()))
        return actions

    env._rivals.decide = beside
    for _ in range(10):
        seen, *_ = env.step(some_legal(seen["action_mask"], rng))
    assert len(compared) > 100 and all(compared)


def mask_of(env, states, row, seat):
    mask = np.zeros(env.game.actions, np.int8)
    env._rows.mask_at(states, row, seat, env._buffers.actions, mask)
    return mask


def test_random_actions_are_legal_and_even():
    env = envs.vector("draftosaurus", players=2, num_envs=3000)
    env.reset(seed=1)
    env._counts[:] = 3
    env._moves[:, :3] = [0, 7, 155]
    actions = env.random_actions(np.random.default_rng(1))
    numbers, counts = np.unique(actions, return_counts=True)
    assert numbers.tolist() == [0, 7, 155]
    assert all(abs(count - 1000) < 150 for count in counts)


def test_illegal_actions_of_a_vector():
    env = envs.vector("draftosaurus", players=2, num_envs=2, opponents="random")
    seen, _ = env.reset(seed=1)
    good = seen["action_mask"].argmax(axis=1)
    bad = np.array([good[0], -1])
    _, rewards, ended, _, infos = env.step(bad)
    assert rewards.tolist() == [0.0, -1.0] and ended.tolist() == [False, True]
    assert infos["final_obs"][1] is not None and infos["final_obs"][0] is None
    env.illegal = "refuse"
    before = env._states.tobytes()
    with pytest.raises(Refused):
        env.step(np.array([10**6, 0]))
    assert env._states.tobytes() == before
    env.illegal = "random"
    assert env.step(np.array([-1, -1]))[2].tolist() == [False, False]
    with pytest.raises(ValueError, match="2 actions"):
        env.step(np.array([1, 2, 3]))


def test_points_as_rewards_of_a_vector():
    """What the learner gets in all is the points that it has in the end."""
    env = envs.vector("draftosaurus", players=2, num_envs=1, opponents="random", seat=0, reward="points")
    alone = envs.vector("draftosaurus", players=2, num_envs=1, opponents="random", seat=0)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=9)
    alone.reset(seed=9)
    got, ended = 0.0, [False]
    while not ended[0]:
        actions = some_legal(seen["action_mask"], rng)
        seen, rewards, ended, _, _ = env.step(actions)
        other = alone.step(actions)[2]
        assert other.tolist() == ended.tolist()
        got += rewards[0]
    assert got > 0 and got == int(got)
