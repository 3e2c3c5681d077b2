"""Training goes on where it stopped. What needs PyTorch is tested where it is installed; the curves are plain files."""

import pytest

from gondwana.training.curves import Entry, read_curves, write_curves


def entry(number):
    return Entry(generation=number, decisions=10, seconds=1.0, mean_points=30.0, losses={"wins": 1.0})


def test_curves_survive_a_cut(tmp_path):
    path = tmp_path / "curves.jsonl"
    assert read_curves(path) == []
    write_curves(path, [entry(0), entry(1)])
    path.write_bytes(path.read_bytes() + b'{"generation": 2, "deci')
    assert [one.generation for one in read_curves(path)] == [0, 1]
    write_curves(path, [*read_curves(path), entry(2)])
    assert [one.generation for one in read_curves(path)] == [0, 1, 2]


def test_a_training_goes_on(tmp_path):
    pytest.importorskip("torch")
    from gondwana.bots.net import read_net
    from gondwana.bots.search import insight
    from gondwana.games import load
    from gondwana.training.trainer import BadTraining, Plan, Training

    game = load("draftosaurus")
    small = {"rounds": 2, "tables": 1, "decisions": 200}
    steps = []
    Training(game, tmp_path, Plan(generations=1, **small)).run(watch=steps.append)
    assert [step.done for step in steps] == [1, 2]
    first = read_net(tmp_path / "weights.npz", game, insight(game))
    again = Training(game, tmp_path, Plan(generations=2, **small))
    assert again.generation == 1
    again.run()
    second = read_net(tmp_path / "weights.npz", game, insight(game))
    assert (first.layer_2 != second.layer_2).any()
    assert [one.generation for one in read_curves(tmp_path / "curves.jsonl")] == [0, 1]
    with pytest.raises(BadTraining, match="seed 1"):
        Training(game, tmp_path, Plan(seed=2))
    (tmp_path / "checkpoint.pt").write_bytes(b"")
    with pytest.raises(BadTraining, match="damaged"):
        Training(game, tmp_path, Plan())
