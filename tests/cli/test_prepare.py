"""`gondwana prepare`: the command that does the waiting beforehand."""

import pytest
from cli.test_commands import call

from gondwana.cli import prepare


@pytest.mark.parametrize(
    ("prepared", "works", "code", "told"),
    [
        (True, None, 0, "Everything is prepared."),
        (False, True, 0, "Everything is prepared, after"),
        (False, False, 1, "not everything could be compiled"),
    ],
)
def test_what_there_is_to_do_is_done_and_said(monkeypatch, capsys, prepared, works, code, told):
    asked = []
    monkeypatch.setattr(prepare, "is_prepared", lambda: prepared)
    monkeypatch.setattr(prepare, "prepare_all", lambda: asked.append(1) or works)
    ended, _, err = call(capsys, "prepare")
    assert ended == code and told in " ".join(err.split())
    assert len(asked) == (not prepared)
