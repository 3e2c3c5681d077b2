"""Hidden is hidden: worlds that a seat cannot tell apart look the same to it in every environment."""

import numpy as np
import pytest
from envs.tables import every_game, every_table, least
from gymnasium.utils.env_checker import data_equivalence

from gondwana import envs
from gondwana.core.batch import Batch
from gondwana.core.bits import seats_in
from gondwana.core.cases import Case, determinized
from gondwana.core.engine import engine
from gondwana.envs.observation import Layout, Observer, fields_of
from gondwana.games import load
from gondwana.games.observing import PARTY, SEAT, Number, OneOf, Parts, SeatOf, check_fields

TOLD = {"action_mask", "seat", "illegal", "final_obs", "_final_obs", "rewards", "_rewards"}


def put(env, states):
    """Make an environment stand at a position."""
    env.table.state[0] = states[0]
    env.table.owing = int(engine(env.table.game).pending_at(states, 0))


def looks(name, players):
    """Positions of random games, each beside one that the viewer cannot tell from it."""
    game = load(name)
    case = Case(game=game, players=players, options=game.option_sets(players)[-1], games=1, looks=60)
    rng = case.stream()
    for match in case.positions():
        if not match.waits_for_chance:
            for viewer in range(players):
                yield viewer, match, determinized(match, viewer, rng)


def options_of(name, players):
    import msgspec

    return msgspec.structs.asdict(load(name).option_sets(players)[-1])


@every_table
def test_equal_knowledge_gives_equal_observations(name, players):
    """The law of hidden information, for AEC, Parallel and Gymnasium: observation, mask and info."""
    options = options_of(name, players)
    aec, parallel = (make(name, players=players, **options) for make in (envs.aec, envs.parallel))
    single = envs.gym(name, players=players, **options)
    for env in (aec, parallel, single):
        env.reset(seed=1)
    differed = 0
    for viewer, match, world in looks(name, players):
        seen = []
        for states in (match.state, world):
            for env in (aec, parallel, single):
                put(env, states)
            aec._ask()
            single.seat = viewer
            agent = f"player_{viewer}"
            told, infos = parallel._look()
            seen.append((aec.observe(agent), aec.infos[agent], aec.agent_selection, told[agent], infos[agent], single._look()))
        assert data_equivalence(seen[0], seen[1], exact=True), f"seat {viewer} learns more than it may"
        differed += match.state.tobytes() != world.tobytes()
    assert differed or players == 1, "nothing was hidden, so nothing was tested"


@every_game
def test_equal_knowledge_gives_equal_observations_in_a_vector(name):
    players = least(name)
    env = envs.vector(name, players=players, num_envs=2, **options_of(name, players))
    env.reset(seed=1)
    for viewer, match, world in looks(name, players):
        if viewer in match.pending:
            env._states[0], env._states[1] = match.state[0], world[0]
            env._seats[:] = viewer
            seen, _ = env._look()
            assert np.array_equal(seen["observation"][0], seen["observation"][1])
            assert np.array_equal(seen["action_mask"][0], seen["action_mask"][1])


@every_table
def test_what_is_hidden_already_looks_the_same(name, players):
    """An observation of a position and of what is left of it when it is hidden are one."""
    observer = Observer(load(name), players)
    for viewer, match, _ in looks(name, players):
        assert np.array_equal(observer.observe(match.state, 0, viewer), observer.observe(match.hidden(viewer), 0, viewer))


@every_game
def test_infos_tell_nothing_else(name):
    """No seed, no random numbers, no names of things that nobody was told."""
    players = least(name)
    aec = envs.aec(name, players=players)
    aec.reset(seed=5)
    assert all(set(info) <= {"action_mask"} for info in aec.infos.values())
    assert set(envs.parallel(name, players=players).reset(seed=5)[1]["player_0"]) == {"action_mask"}
    assert set(envs.gym(name, players=players).reset(seed=5)[1]) <= TOLD
    assert set(envs.vector(name, players=players, num_envs=2).reset(seed=5)[1]) <= TOLD


@every_table
def test_rewards_of_points_are_what_a_seat_knows(name, players):
    """Points on the way are counted from what the seat knows."""
    env = envs.aec(name, players=players, reward="points", **options_of(name, players))
    env.reset(seed=1)
    for viewer, match, world in looks(name, players):
        put(env, match.state)
        here = env.table._known_points()[viewer]
        put(env, world)
        assert env.table._known_points()[viewer] == here


@every_table
def test_the_own_seat_comes_first(name, players):
    """Fields with seats begin with the seat that looks, whoever that is; `me` says which it is."""
    game = load(name)
    layout, observer = Layout(game, players), Observer(game, players)
    position = np.zeros(1, game.dtype)
    position["players"] = players
    (field,) = [f for f in fields_of(game)[0] if f.name == {"draftosaurus": "banked", "giganten": "count"}.get(name, "money")]
    position[field.name][0, :players] = np.arange(players) + 1
    for seat in range(players):
        named = layout.named(observer.observe(position, 0, seat))
        assert named[field.name].tolist() == [(seat + k) % players + 1 for k in range(players)]
        assert named["me"].tolist() == [k == seat for k in range(players)]


def by_hand(field, value, players, viewer):
    """A field of a record as its form says, one number after the other."""
    for k, axis in enumerate(field.axes):
        if axis is SEAT:
            value = np.take(value, [(viewer + away) % players for away in range(players)], axis=k)
        elif axis is PARTY:
            value = np.take(value, [viewer & 1, 1 - (viewer & 1)], axis=k)
    return [number for one in np.ravel(value).tolist() for number in told(field.form, one, players, viewer)]


def told(form, number, players, viewer):
    """One number of a record, taken apart."""
    if isinstance(form, Number):
        return [number]
    if isinstance(form, Parts):
        return [number >> (form.bits * k) & ((1 << form.bits) - 1) for k in range(len(form.labels))]
    if isinstance(form, OneOf):
        known = [number == form.first + k for k in range(len(form.labels))]
        return [*known, *([not any(known)] if form.other else [])]
    if isinstance(form, SeatOf):
        seats = [0 <= number - form.first - seat * form.each < form.each for seat in range(players)]
        return [*(seats[(viewer + k) % players] for k in range(players)), *(number == other for other, _ in form.others)]
    return [number >> ((viewer + k) % players) & 1 for k in range(players)]


@every_table
def test_every_field_reads_as_its_form_says(name, players):
    """What compiled code makes of whole records is what each field's description says, number by number."""
    game = load(name)
    observer = Observer(game, players)
    for viewer, match, _ in looks(name, players):
        hidden = match.hidden(viewer)
        named = observer.layout.named(observer.observe(match.state, 0, viewer))
        for field in fields_of(game)[0]:
            assert named[field.name].ravel().tolist() == by_hand(field, hidden[field.name][0], players, viewer), field.name


@pytest.mark.parametrize("rows", [1, 15, 16, 17, 40])
def test_many_observations_at_once_are_those_one_by_one(rows):
    game = load("draftosaurus")
    batch = Batch(game, rows, players=3, seed=2)
    for step in range(20):
        batch.step(batch.random_actions(np.random.default_rng(step)))
    one, many = Observer(game, 3), Observer(game, 3, at_once=rows)
    states, seats = batch.states.copy(), np.arange(rows) % 3
    which = np.arange(rows)[::-1].copy()
    seen = many.observe_rows(states, which, seats[which])
    for k, row in enumerate(which):
        assert np.array_equal(seen[k], one.observe(states, int(row), int(seats[row])))


@every_game
def test_every_field_is_told_or_left_out_for_a_reason(name):
    game = load(name)
    fields, left_out = fields_of(game)
    check_fields(game.dtype, fields, left_out)
    with pytest.raises(ValueError, match="told once"):
        check_fields(game.dtype, fields[1:], left_out)
    assert all(field.about for field in fields) and all(left_out.values())


def test_numbers_are_read_as_their_form_says():
    """Draftosaurus, by hand: a herd, one of several things, a seat, a set of seats."""
    env = envs.aec("draftosaurus", players=3, form="fields")
    env.reset(seed=1)
    state = env.table.state
    state["hand"][0, 1] = 2 + (3 << 4)
    state["holder"][0], state["owing"][0], state["die"][0] = 2, 0b110, 3
    seen = env.observe("player_1")["observation"]
    assert seen["hand"][0].tolist() == [2, 3, 0, 0, 0, 0]
    assert seen["holder"].tolist() == [0, 1, 0]
    assert seen["owing"].tolist() == [1, 1, 0]
    assert seen["die"].tolist() == [0, 0, 0, 1, 0, 0]
    assert seen["round"].tolist() == [0]
    assert len(seats_in(env.table.owing)) == 3
