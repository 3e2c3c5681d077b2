"""`gondwana arena` as a person or a program uses it."""

import json
import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from gondwana.arena import ArenaResult
from gondwana.cli import run


def call(capsys, *arguments):
    code = run(["arena", "draftosaurus", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_table(capsys):
    """Who won, by how much, how sure, and what was done with the numbers that were asked for."""
    code, out, err = call(capsys, "--bots", "greedy,random", "-p", "3", "-n", "20", "--seed", "5")
    assert (code, err) == (0, "")
    for text in (
        "Draftosaurus, 3 players, 21 games in 7 deals",
        "20 games were asked for; 21 are whole deals",
        "random fills 2 seats",
        "A fair share is 33.3%. Seed 5",
        "placed before",
        "anchor",
    ):
        assert text in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_json_is_the_whole_result(capsys):
    code, out, _ = call(
        capsys, "--bots", "random,random", "-p", "2", "-n", "24", "--json", "--sprt", "0.5,1.5", "-o", "board=winter"
    )
    assert code == 0
    result = msgspec.json.decode(out, type=ArenaResult)
    assert result.bots == ["random", "random#2"] and result.combinations == 1
    assert result.options["board"] == "winter"
    told = json.loads(out)
    assert {
        "gondwana",
        "game",
        "rules",
        "players",
        "options",
        "seed",
        "bots",
        "games",
        "deals",
        "fair_share",
        "standings",
    } <= set(told)
    assert set(told["standings"][0]) == {
        "bot", "games", "win_share", "points", "place", "elo", "skill", "by_seat", "think", "point_counts"
    }  # fmt: skip
    assert set(told["sprt"]) >= {"low", "high", "llr", "lower", "upper", "verdict", "path"}
    assert set(told["head_to_head"][0]) == {"bot", "other", "better", "level", "worse", "score", "points"}


@pytest.mark.slow
def test_save_and_report(capsys, tmp_path):
    saved, html = tmp_path / "games.jsonl", tmp_path / "report.html"
    arguments = ["--bots", "random,random", "-p", "2", "--save", str(saved)]
    assert call(capsys, *arguments, "-n", "10")[0] == 0
    code, out, _ = call(capsys, *arguments, "-n", "20", "--html", str(html), "--json", "-o", "board=summer")
    assert code == 0 and json.loads(out)["deals_from_file"] == 5
    command = "gondwana arena draftosaurus --bots random,random --players 2 --games 20 --seed 0 --option board=summer"
    assert command in html.read_text()
    code, out, err = call(capsys, *arguments, "-n", "20", "--seed", "1")
    assert (code, out) == (2, "") and "seed is 0 there, not 1" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--bots", ""], "there is no bot"),
        (["--bots", "random,,random"], "there is no bot"),
        (["--bots", "search:soon"], "soon"),
        ([], "--bots"),
        (["--bots", "random", "-n", "0"], "--games"),
        (["--bots", "random", "-p", "7"], "2 to 5 players"),
        (["--bots", "random", "--sprt", "1.2"], "like 1.0,1.2"),
        (["--bots", "random", "--sprt", "1.2,1"], "the lower one first"),
        (["--bots", "random,greedy,denial", "-p", "2", "--sprt", "1,1.2"], "3 bots are too many for 2 players"),
        (["--bots", "random", "--save", "/dev/null"], "/dev/null: "),
        (["--bots", "random", "--seed", "-1"], "seed"),
        (["--bots", "random", "--workers", "0"], "--workers"),
        (["--bots", "random", "-o", "board=moon"], "moon"),
        (["--bots", "random", "--save", "/nowhere/at/all.jsonl"], "/nowhere/at/all.jsonl"),
        (["--bots", "random", "--html", "/nowhere/at/all.html"], "/nowhere/at/all.html"),
    ],
)
def test_one_line_for_mistakes(capsys, arguments, told):
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (2, "")
    assert told in err and err.startswith("gondwana: ") and err.count("\n") == 1


def test_no_report_is_begun_that_will_not_be_written(capsys, tmp_path):
    """A bad test is found before the file is touched, and games and report are never one file."""
    html = tmp_path / "report.html"
    for arguments, told in (
        (["--sprt", "1.2"], "like 1.0,1.2"),
        (["--sprt", "1.2,1"], "the lower one first"),
        (["--save", str(tmp_path / "." / "sub" / ".." / "report.html")], "the same file"),
    ):
        code, out, err = call(capsys, "--bots", "random", "--html", str(html), *arguments)
        assert (code, out) == (2, "") and told in err and err.count("\n") == 1
        assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_interruption(tmp_path):
    """Ctrl-C in a terminal reaches every process; the arena ends at once, says one word, and its file is good."""
    saved = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "gondwana", "arena", "draftosaurus", "--bots", "random", "-n", "3000000", "--workers", "2"]
    with subprocess.Popen(
        [*command, "--save", str(saved)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        while not saved.exists() or saved.read_bytes().count(b"\n") < 20:
            assert running.poll() is None
            time.sleep(0.1)
        begun = time.perf_counter()
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 130 and err == b"gondwana: stopped\n"
    assert time.perf_counter() - begun < 30
    deals = [json.loads(line)["number"] for line in saved.read_text().splitlines()[1:]]
    assert deals == list(range(len(deals)))
