"""Ray, played by a small stand-in: what is asked of it, and that nothing is left running."""

import sys
from types import SimpleNamespace

import pytest
from arena.fakes import FIRST
from arena.test_tournament import plain

from gondwana.arena import BadArena, run


class FakeRay:
    """The few functions of Ray that are used. Tasks are carried out when their result is asked for."""

    def __init__(self, fails=None):
        self.log, self.fails, self.cancelled, self.most = [], fails, 0, 0
        self.open = 0

    def init(self, **arguments):
        if self.fails:
            raise self.fails
        self.log.append(("init", arguments["address"], arguments.get("num_cpus")))

    def remote(self, **resources):
        self.log.append(("remote", resources))

        def wrap(function):
            def submit(*arguments):
                self.open += 1
                self.most = max(self.most, self.open)
                return (function, arguments)

            return SimpleNamespace(remote=submit)

        return wrap

    def get(self, reference):
        self.open -= 1
        function, arguments = reference
        return function(*arguments)

    def cancel(self, reference, force):
        self.cancelled += 1

    def cluster_resources(self):
        return {"CPU": 3.0}

    def shutdown(self):
        self.log.append(("shutdown",))


@pytest.fixture
def ray(monkeypatch):
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


ARENA = {"bots": ["random", FIRST], "players": 3, "games": 90, "seed": 2}


def test_the_same_games_on_a_cluster(ray):
    there = run("draftosaurus", **ARENA, ray="local")
    assert plain(there) == plain(run("draftosaurus", **ARENA, workers=1))
    assert ray.log == [("init", "local", None), ("remote", {"num_cpus": 1}), ("shutdown",)]
    assert 3 <= ray.most <= 6 and ray.cancelled == 0 and ray.open == 0


def test_an_address_and_fewer_tasks(ray):
    run("draftosaurus", **ARENA, ray="10.0.0.1:6379", workers=1)
    assert ray.log[0] == ("init", "10.0.0.1:6379", None) and ray.most == 2


def test_a_test_that_ends_early_cancels_the_rest(ray):
    result = run("draftosaurus", **{**ARENA, "games": 9000}, sprt=(1.0, 1.5), ray="local")
    assert result.sprt.verdict != "open"
    assert ray.cancelled == ray.open > 0 and ray.log[-1] == ("shutdown",)


def test_a_cluster_that_is_not_there(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", FakeRay(ConnectionError("nobody\nanswers")))
    with pytest.raises(BadArena, match=r"could not be reached at 10\.0\.0\.9"):
        run("draftosaurus", **ARENA, ray="10.0.0.9")


def test_without_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadArena, match=r"install gondwana\[ray\]"):
        run("draftosaurus", **ARENA, ray="local")
