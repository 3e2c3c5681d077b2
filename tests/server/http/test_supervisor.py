"""What the supervisor does when the compiled code cannot be made; its processes are made of words here."""

import json
import socket

import pytest

from gondwana.server.http import supervisor
from gondwana.server.http.supervisor import CHILD, PREPARER, UNPREPARED, Supervisor


class Fake:
    """A process that only remembers what it was told."""

    made: list

    def __init__(self, heard, module, **how):
        self.module, self.told, self.code, self.began = module, [], None, 0.0
        self.interpreted = how.get("env", {}).get("NUMBA_DISABLE_JIT") == "1"
        Fake.made.append(self)

    def tell(self, line):
        self.told.append(line)

    def end(self):
        self.code = 0


@pytest.fixture
def watched(monkeypatch):
    Fake.made = []
    monkeypatch.setattr(supervisor, "_Process", Fake)
    monkeypatch.setattr(supervisor, "_LATER", 0.0)
    monkeypatch.setattr(supervisor, "is_prepared", lambda: False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        one = Supervisor(listener, data=None, rate=30, started=lambda: None)
        one._serving = one._start()
        one._react(one._serving, "serving")
        yield one


def fail(one, process):
    process.code = 1
    one._react(process, None)


def again(one):
    """The word that comes later, by itself."""
    one._react(*one._heard.get(timeout=10))


def orders(process):
    return json.loads(process.told[0])


def test_what_could_not_be_prepared_is_tried_once_more_and_then_nobody_waits(watched, caplog):
    serving, preparer = Fake.made
    assert (serving.module, preparer.module) == (CHILD, PREPARER)
    assert (orders(serving)["preparing"], orders(serving)["quick"]) == (True, True)
    fail(watched, preparer)
    assert serving.told[1:] == [] and caplog.text == ""
    again(watched)
    assert Fake.made[-1].module == PREPARER and Fake.made[-1] is not preparer
    fail(watched, Fake.made[-1])
    assert serving.told[1:] == [UNPREPARED] and "played by quicker ones" in caplog.text
    assert watched._heard.empty()
    watched._react(serving, None)
    assert (orders(Fake.made[-1])["preparing"], orders(Fake.made[-1])["quick"], Fake.made[-1].interpreted) == (False, True, True)


def test_what_succeeds_later_is_taken(watched):
    fail(watched, Fake.made[1])
    again(watched)
    Fake.made[-1].code = 0
    watched._react(Fake.made[-1], None)
    (new,) = Fake.made[3:]
    assert (orders(new)["preparing"], orders(new)["quick"], orders(new)["waits"]) == (False, False, True)
    watched._react(new, "ready")
    assert new.told[1:] == ["go"] and watched._serving is new


def test_a_new_process_that_does_not_start_is_a_failure_as_well(watched, caplog):
    for _ in range(2):
        Fake.made[-1].code = 0
        watched._react(Fake.made[-1], None)
        fail(watched, Fake.made[-1])
        if not watched._given_up:
            again(watched)
    assert Fake.made[0].told[1:] == [UNPREPARED] and "played by quicker ones" in caplog.text
