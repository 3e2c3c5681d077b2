"""The commands with Giganten: for 2 or 4, without points, with parts of one's own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli.test_commands import call, call_json

from gondwana.games.giganten import data

PARTS = Path(data.__file__).with_name("data.toml").read_text("utf-8")


def alone(*arguments, **env):
    """A command in a process of its own: parts are read once. The rules run interpreted, because others are not compiled yet."""
    return subprocess.run(
        [sys.executable, "-m", "gondwana.cli", *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", **env},
        check=False,
    )


def test_it_is_for_two_or_four(capsys):
    assert call_json(capsys, "games")["games"][1]["players"] == [2, 4]
    assert "2 or 4 players" in call(capsys, "games")[1]
    for command in (["simulate", "giganten"], ["arena", "giganten", "--bots", "random,greedy"], ["play", "giganten"]):
        code, _, err = call(capsys, *command, "--players", "3")
        assert code == 2 and err == "gondwana: Giganten is for 2 or 4 players, not 3\n"


def test_games_are_simulated_written_and_read_again(capsys, tmp_path):
    """Without a word about players two play."""
    file = tmp_path / "games.jsonl"
    told = call_json(capsys, "simulate", "giganten", "--games", "3", "--option", "quiet_moves=20", "--record", str(file))
    assert (told["players"], told["games"]) == (2, 3) and sum(told["win_share"]) == pytest.approx(1)
    for line in ("1", "3"):
        shown = call_json(capsys, "replay", str(file), "--line", line)
        assert shown["over"] and shown["view"]["ending"]
    code, out, _ = call(capsys, "replay", str(file), "--at", "130", "--seat", "1", "--log")
    assert code == 0 and "0*" in out and "1*" not in out
    code, out, _ = call(capsys, "replay", str(file), "--svg", str(tmp_path / "end.svg"))
    assert code == 0 and (tmp_path / "end.svg").read_text("utf-8").startswith("<svg")


def test_four_are_simulated(capsys):
    told = call_json(capsys, "simulate", "giganten", "-p", "4", "-n", "2", "-o", "quiet_moves=20", "-o", "outline=six")
    assert told["players"] == 4 and told["win_share"][0] == told["win_share"][2]


def test_there_are_no_points_to_count(capsys):
    code, _, err = call(capsys, "score", "giganten", "-")
    assert code == 2 and "tables of Giganten are not counted" in err and err.endswith("are: draftosaurus, fossilium\n")


def test_bots_meet(capsys):
    told = call_json(
        capsys, "arena", "giganten", "--bots", "random,hatchling", "-n", "2", "-o", "quiet_moves=20", "--workers", "1"
    )
    assert told["players"] == 2 and {one["bot"] for one in told["standings"]} == {"random", "hatchling"}


def test_advice_on_a_record(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    call_json(capsys, "simulate", "giganten", "--games", "1", "--option", "quiet_moves=20", "--record", str(file))
    told = call_json(capsys, "advise", str(file), "--at", "120", "--budget", "20")
    assert told["game"] == "giganten" and told["suggestions"]


def other_parts(folder):
    """Our parts with stronger Stegos."""
    stronger = PARTS.replace('letter = "S"\nland = 3', 'letter = "S"\nland = 9')
    assert stronger != PARTS
    (folder / "giganten.toml").write_text(stronger, "utf-8")


@pytest.mark.slow
def test_parts_of_ones_own(tmp_path):
    """The option does what the variable does: another version of the rules, in all commands that play."""
    other_parts(tmp_path)
    listed = alone("games", "--parts", str(tmp_path), "--json")
    by_variable = alone("games", "--json", GONDWANA_DATA=str(tmp_path))
    assert listed.returncode == 0, listed.stderr
    version = json.loads(listed.stdout)["games"][1]["version"]
    assert version.startswith("2+") and listed.stdout == by_variable.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["play", "giganten", "--plain"],
        ["simulate", "giganten"],
        ["arena", "giganten", "--bots", "random,greedy"],
        ["serve", "--port", "0"],
        ["--no-open"],
    ],
    ids=lambda command: command[0],
)
def test_parts_that_do_not_fit_are_told_in_one_line(tmp_path, command):
    (tmp_path / "giganten.toml").write_text(PARTS.replace("land = 32", "land = 31", 1), "utf-8")
    done = alone(*command, "--parts", str(tmp_path))
    assert done.returncode == 2 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("gondwana: ") and "giganten.toml" in line and "tile a" in line


def test_a_folder_without_parts_is_told(capsys, tmp_path, monkeypatch):
    monkeypatch.delenv("GONDWANA_DATA", raising=False)
    for folder in (tmp_path, tmp_path / "nowhere"):
        code, _, err = call(capsys, "simulate", "giganten", "--parts", str(folder))
        assert code == 2 and len(err.splitlines()) == 1 and "there is no giganten.toml or fossilium.toml in this folder" in err
    assert "GONDWANA_DATA" not in os.environ
