"""Self-play for learning: whole games, what a network is told, who gets the credit. None of it needs PyTorch."""

from random import Random

import numpy as np
import pytest

from gondwana.bots.draftosaurus.symmetry import renamings
from gondwana.bots.net import empty_net, read_net, write_net
from gondwana.bots.search import insight
from gondwana.games import load
from gondwana.games.draftosaurus.options import DraftosaurusOptions
from gondwana.training.samples import Samples, spans
from gondwana.training.selfplay import Player, some_table

GAME = load("draftosaurus")


def net(trust=1.0):
    blank = empty_net(GAME, insight(GAME))
    return blank._replace(trust=np.full(1, trust, np.float32))


def played(players=3, seed=1, decisions=150, **options):
    return Player(GAME, decisions).play(net(), players, DraftosaurusOptions(**options), margin=0.1, seed=seed)


@pytest.mark.parametrize("players", [2, 4])
def test_only_whole_games_are_kept(players):
    samples = played(players, decisions=300)
    assert 0 < len(samples) <= 300
    assert samples.wins[:, :players].sum(1) == pytest.approx(np.ones(len(samples)))
    assert (samples.wins[:, players:] == 0).all()
    assert (samples.points[:, :players] > 0).all()
    assert samples.input_ends[-1] == len(samples.inputs) == len(samples.values)
    assert samples.action_ends[-1] == len(samples.actions) == len(samples.hunches)


def test_same_seed_same_games():
    assert played(seed=5).actions.tolist() == played(seed=5).actions.tolist()
    assert played(seed=5).actions.tolist() != played(seed=6).actions.tolist()


def test_chosen_actions_are_legal_and_as_likely_as_said():
    samples = played()
    lengths = np.diff(np.append(0, samples.action_ends))
    assert (samples.chosen < lengths).all()
    assert (samples.likely > 0).all()
    assert (samples.likely <= 1).all()
    assert (lengths > 1).all()


def test_gains_of_the_last_decision_are_the_surprise_of_the_end():
    """An empty network hopes for a third of the win and no lead: what a winner gains is what was not hoped for."""
    samples = played(decisions=40)
    last = samples.gains[-3:] / 1.5
    own = samples.wins[-3:, 0]
    for gain, win in zip(last, own, strict=True):
        assert gain == pytest.approx(win - 1 / 3, abs=0.1 + 1e-6)


def test_lists_are_found_again():
    samples = played()
    chosen = np.array([3, 0, 7])
    where, begins = spans(samples.action_ends, chosen)
    for row, number in enumerate(chosen):
        start = 0 if number == 0 else samples.action_ends[number - 1]
        expected = list(range(start, samples.action_ends[number]))
        end = begins[row + 1] if row + 1 < len(begins) else len(where)
        assert where[begins[row] : end].tolist() == expected


def test_parts_join():
    one, two = played(seed=1), played(seed=2, players=5)
    joined = Samples.join([one, two])
    assert len(joined) == len(one) + len(two)
    where, _ = spans(joined.input_ends, np.array([len(one)]))
    assert joined.inputs[where].tolist() == two.inputs[: two.input_ends[0]].tolist()


def test_tables_are_of_every_kind():
    chooser = Random(1)
    tables = [some_table(GAME, chooser) for _ in range(400)]
    assert {players for players, _ in tables} == {2, 3, 4, 5}
    assert {options.board for _, options in tables} == {"summer", "winter", "both"}
    plain = sum(options == DraftosaurusOptions(board=options.board) and options.board != "both" for _, options in tables)
    assert plain > 300


def test_renaming_species_keeps_the_trex():
    found = renamings()
    assert len(found) == 120
    for inputs, actions in found[::17]:
        assert sorted(inputs) == list(range(insight(GAME).INPUTS))
        assert sorted(actions) == list(range(GAME.actions))
    inputs, actions = found[-1]
    trex, other = GAME.read(0, "trex forest"), GAME.read(0, "diplodocus forest")
    assert actions[trex] == trex
    assert actions[other] != other


def test_weights_survive_a_file(tmp_path):
    rng = np.random.default_rng(0)
    some = net()._replace(layer_2=rng.normal(size=net().layer_2.shape).astype(np.float32))
    write_net(tmp_path / "w.npz", some)
    again = read_net(tmp_path / "w.npz", GAME, insight(GAME))
    assert again.layer_2 == pytest.approx(some.layer_2, rel=1e-2, abs=1e-3)
    np.savez(tmp_path / "bad.npz", layer_1=np.zeros((2, 2)))
    with pytest.raises(ValueError, match="layer_1"):
        read_net(tmp_path / "bad.npz", GAME, insight(GAME))
    (tmp_path / "text.npz").write_text("no weights")
    with pytest.raises(ValueError, match="weights"):
        read_net(tmp_path / "text.npz", GAME, insight(GAME))
