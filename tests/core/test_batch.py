"""Batches and the stepper."""

import numpy as np
import pytest
from games.draftosaurus.tables import GAME

from gondwana.core.batch import Batch
from gondwana.core.errors import Refused
from gondwana.core.match import Match
from gondwana.core.stepper import Stepper


def test_a_batch_plays_to_the_end():
    """All games end after the same number of decisions, with points and places for everybody."""
    batch = Batch(GAME, 300, players=4, seed=3)
    rng = np.random.default_rng(1)
    steps = 0
    while not batch.over.all():
        batch.step(batch.random_actions(rng))
        steps += 1
    assert steps == 48
    assert batch.scores().shape == (300, 4)
    assert (batch.places().min(axis=1) == 1).all()
    assert (batch.seats == -1).all()
    batch.step(np.zeros(300, np.int64))  # games that are over ignore what they are given


def test_many_rows_on_two_threads():
    """Large batches are split among threads, with the same result."""
    one, two = (Batch(GAME, 5000, players=2, seed=9, threads=threads) for threads in (1, 2))
    rng = np.random.default_rng(1)
    for _ in range(10):
        actions = one.random_actions(rng)
        one.step(actions)
        two.step(actions)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.mask() == two.mask()).all()


def test_one_illegal_action_stops_the_whole_step():
    """Nothing changes in any game, and the sentence is about the wrong one."""
    batch = Batch(GAME, 10, players=3, seed=1)
    before = batch.states.tobytes()
    actions = batch.moves[:, 0].copy()
    actions[7] = GAME.read(0, "stay")
    with pytest.raises(Refused, match="now a dinosaur and its place are to be chosen"):
        batch.step(actions)
    assert batch.states.tobytes() == before


def test_the_mask_is_the_list():
    batch = Batch(GAME, 20, players=5, seed=2, options={"board": "winter"})
    mask = batch.mask()
    assert mask.shape == (20, GAME.actions)
    for row, moves, count in zip(mask, batch.moves, batch.counts, strict=True):
        assert set(np.flatnonzero(row)) == set(moves[:count])


def test_the_stepper_plays_the_match():
    """Stepper, match and batch of a seed are one game."""
    stepper = Stepper(GAME, players=3, seed=11)
    match = Match(GAME, players=3, seed=11)
    match.settle()
    while not stepper.over:
        assert stepper.seat == match.pending[0]
        assert stepper.moves[: stepper.count].tolist() == match.legal(stepper.seat)
        action = int(stepper.moves[stepper.count // 2])
        stepper.step(action)
        match.play(match.pending[0], action)
        match.settle()
    assert stepper.scores() == match.scores()
    assert stepper.state.tobytes() == match.state.tobytes()


def test_the_stepper_refuses():
    stepper = Stepper(GAME, players=3, seed=11)
    before = stepper.state.tobytes()
    with pytest.raises(Refused):
        stepper.step(GAME.read(0, "stay"))
    assert stepper.state.tobytes() == before
    stepper.step(int(stepper.moves[0]))


@pytest.mark.parametrize("actions", [[0] * 9, [0] * 11, [0.0] * 10, [[0]] * 10, 0, []])
def test_a_step_takes_one_whole_number_for_each_game(actions):
    """Compiled code trusts the shape of its arrays, so it is checked before."""
    batch = Batch(GAME, 10, players=3, seed=1)
    with pytest.raises(ValueError, match="a step takes 10 whole numbers in a row"):
        batch.step(np.array(actions))


def test_other_integer_arrays_will_do():
    batch = Batch(GAME, 10, players=3, seed=1)
    batch.step(np.repeat(batch.moves[:, 0], 2)[::2].astype(np.int32))


def test_a_finished_stepper_refuses():
    stepper = Stepper(GAME, players=2, seed=1)
    while not stepper.over:
        stepper.step(int(stepper.moves[0]))
    with pytest.raises(Refused, match="the game is over"):
        stepper.step(0)
    for action in (10**9, -1, 2**70):
        with pytest.raises(Refused):
            Stepper(GAME, players=2, seed=1).step(action)


def test_an_empty_batch():
    batch = Batch(GAME, 0, players=3)
    batch.step(np.zeros(0, np.int64))
    assert batch.over.all() and batch.scores().shape == (0, 3)


@pytest.mark.parametrize("name", ["states", "seats", "moves", "counts"])
def test_the_arrays_are_to_be_read(name):
    """Compiled code trusts them, so nobody else may write."""
    array = getattr(Batch(GAME, 3, players=3), name)
    with pytest.raises(ValueError, match="read-only"):
        array[:] = array[0]
