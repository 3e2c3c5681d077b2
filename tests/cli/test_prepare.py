"""`gondwana prepare`: the command that does the waiting beforehand."""

import json

import pytest
from cli.test_commands import call

from gondwana.cli import prepare
from gondwana.server.readiness import Stage

STAGES = [Stage("draftosaurus", "table", 3.25), Stage("draftosaurus", "titan", 1.5), Stage("giganten", "table", 4.0)]


@pytest.mark.parametrize(
    ("stages", "code", "told"),
    [
        ([], 0, "Everything is prepared."),
        (STAGES, 0, "draftosaurus is ready, after"),
        (None, 1, "not everything could be compiled"),
    ],
)
def test_what_there_is_to_do_is_done_and_said(monkeypatch, capsys, stages, code, told):
    def compile_games(games, done):
        asked.append(games)
        if stages:
            done("draftosaurus")
        return stages

    asked = []
    monkeypatch.setattr(prepare, "compile_games", compile_games)
    ended, out, err = call(capsys, "prepare")
    assert ended == code and told in " ".join(err.split())
    assert asked == [["draftosaurus", "giganten", "fossilium"]]
    if stages:
        lines = [line.split() for line in out.splitlines() if line.strip()]
        assert ["table", "3.2", "4.0"] in lines and ["all", "4.8", "4.0"] in lines


def test_games_can_be_named_and_figures_read_by_programs(monkeypatch, capsys):
    monkeypatch.setattr(prepare, "compile_games", lambda games, done: [one for one in STAGES if one.game in games])
    ended, out, _ = call(capsys, "prepare", "giganten", "--json")
    assert ended == 0 and json.loads(out) == [{"game": "giganten", "stage": "table", "seconds": 4.0}]
    assert call(capsys, "prepare", "chess")[0] == 2
