"""What the supervisor does when the serving process ends; its processes are made of words here."""

import json
import socket

import pytest

from gondwana.server.http import supervisor
from gondwana.server.http.supervisor import CANNOT, CHILD, Failed, Refused, Supervisor


class Fake:
    """A process that does what the test has written down for it: what it says, and the code it ends with."""

    made: list
    script: list

    def __init__(self, heard, module, **how):
        self.module, self.told, self.ended, self.began = module, [], False, 0.0
        said, self.code, self.began = Fake.script.pop(0)
        for word in (*said, None):
            heard.put((self, word))
        Fake.made.append(self)

    def tell(self, line):
        self.told.append(line)

    def end(self):
        self.ended = True


@pytest.fixture
def run(monkeypatch):
    Fake.made = []
    monkeypatch.setattr(supervisor, "_Process", Fake)
    monkeypatch.setattr(supervisor.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(supervisor.time, "monotonic", lambda: 100.0)
    begun = []

    def run_script(*script):
        Fake.script = list(script)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            Supervisor(listener, data=None, rate=30, started=lambda: begun.append(1)).run()

    run_script.begun = begun
    return run_script


OLD, NEW = 0.0, 99.0


def test_a_process_that_was_killed_is_replaced_and_told_the_same(run):
    with pytest.raises(IndexError):  # nothing more is written down
        run((["serving"], -9, OLD), (["serving"], -9, OLD))
    assert [one.module for one in Fake.made] == [CHILD] * 2 and Fake.made[0].told == Fake.made[1].told
    assert json.loads(Fake.made[0].told[0])["rate"] == 30 and run.begun == [1], "people are told the address once"


def test_one_that_never_served_is_not_started_again(run):
    with pytest.raises(Failed):
        run(([], 1, NEW))
    with pytest.raises(Refused):
        run(([], CANNOT, OLD))


def test_one_that_keeps_dying_is_given_up(run):
    with pytest.raises(Failed):
        run(*[(["serving"], 1, NEW)] * 6)
    assert 2 < len(Fake.made) < 6


def test_a_database_that_is_away_is_waited_for(run):
    with pytest.raises(IndexError):
        run((["serving"], CANNOT, OLD), *[([], CANNOT, NEW)] * 20)
    assert len(Fake.made) == 21
