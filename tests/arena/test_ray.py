"""A real Ray cluster of two nodes on this machine: the same games as here."""

import msgspec
import numpy as np
import pytest
from arena.test_tournament import plain

from gondwana.arena import run
from gondwana.arena.cluster import connected
from gondwana.arena.study.draftosaurus import study
from gondwana.bots.net import packaged_net
from gondwana.bots.search import insight
from gondwana.games import load
from gondwana.training.tables import Table, on_ray, play_here

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def nodes():
    """The address of a cluster whose two nodes have a core each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def test_an_arena_on_two_nodes(nodes):
    how = {"bots": ["random", "greedy"], "players": 3, "games": 60, "seed": 3}
    assert plain(run("draftosaurus", **how, ray=nodes)) == plain(run("draftosaurus", **how, workers=1))


def test_a_study_on_two_nodes(nodes):
    how = {"bot": "greedy", "players": 2, "games": 8, "seed": 4}
    there, here = study(**how, ray=nodes), study(**how, workers=1)
    assert there.games == here.games > 0
    assert msgspec.json.encode(there.everything) == msgspec.json.encode(here.everything)


def test_self_play_on_two_nodes(nodes):
    """The tables of a round, each a task; both nodes are there."""
    game = load("draftosaurus")
    net = packaged_net(game, insight(game))
    options = game.option_sets(2)[0]
    tables = [Table("draftosaurus", 64, 2, options, 0.5, seed) for seed in range(4)]
    with connected(nodes) as cluster:
        assert len([one for one in cluster.nodes() if one["Alive"]]) == 2
        there = on_ray(cluster)(net, tables)
    for far, near in zip(there, play_here(net, tables), strict=True):
        for one, other in zip(vars(far).values(), vars(near).values(), strict=True):
            assert np.array_equal(one, other)
