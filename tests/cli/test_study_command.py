"""`gondwana study` as a person or a program uses it."""

import json

import pytest

from gondwana.cli import run


def call(capsys, *arguments):
    code = run(["study", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_tables(capsys):
    code, out, err = call(capsys, "draftosaurus", "--bot", "random", "-n", "3", "--seed", "2", "-p", "2")
    assert (code, err) == (0, "")
    for text in ("A zoo brings", "Holding the die first", "Forest of Sameness", "Quarantine Zone", "T-Rex", "Free choice"):
        assert text in out
    assert "6 games of random, seed 2" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_json_is_the_whole_study(capsys):
    code, out, _ = call(capsys, "draftosaurus", "-b", "random", "-n", "2", "-o", "board=winter", "--json")
    assert code == 0
    told = json.loads(out)
    assert [(cell["players"], cell["board"]) for cell in told["cells"]] == [(players, "winter") for players in (2, 3, 4, 5)]
    assert {"gondwana", "game", "rules", "bot", "seed", "games", "options", "everything", "tables", "boards", "cells"} <= set(
        told
    )
    assert set(told["cells"][0]) == {
        "players", "board", "games", "scores", "holder_wins", "holder_points", "trex_more", "bound_behind", "bound_river",
        "seats", "zones", "turns", "species", "faces",
    }  # fmt: skip
    assert set(told["cells"][0]["scores"]["points"]) == {"mean", "low", "high"}
    assert [zone["zone"] for zone in told["boards"][0]["zones"]][-2:] == ["river", "trex"]


@pytest.mark.slow
def test_pages_and_file(capsys, tmp_path):
    html, docs, saved = tmp_path / "study.html", tmp_path / "docs" / "studies", tmp_path / "games.jsonl"
    arguments = ["draftosaurus", "--bot", "random", "-p", "3", "--save", str(saved), "--json"]
    assert call(capsys, *arguments, "-n", "2")[0] == 0
    code, out, _ = call(capsys, *arguments, "-n", "3", "--html", str(html), "--docs", str(docs))
    assert code == 0 and json.loads(out)["games_from_file"] == 4
    command = "gondwana study draftosaurus --bot random --games 3 --seed 0 --players 3"
    assert command in html.read_text(encoding="utf-8")
    assert command in (docs / "draftosaurus.md").read_text(encoding="utf-8")
    assert len(list(docs.glob("*.svg"))) == 24


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["draftosaurus", "--bot", "nobody"], "nobody"),
        (["draftosaurus", "--bot", ""], "there is no bot"),
        (["draftosaurus", "-n", "0"], "--games"),
        (["draftosaurus", "-p", "7"], "2 to 5 players"),
        (["draftosaurus", "-o", "board=both"], "one board at a time"),
        (["draftosaurus", "-o", "board=moon"], "moon"),
        (["draftosaurus", "-o", "last_turn_five=on"], "5 players only"),
        (["draftosaurus", "--bot", "random", "--seed", "-1"], "seed"),
        (["draftosaurus", "--workers", "0"], "--workers"),
        (["draftosaurus", "--bot", "random", "--save", "/nowhere/at/all.jsonl"], "/nowhere/at/all.jsonl"),
        (["draftosaurus", "--bot", "random", "--save", "/dev/null"], "/dev/null: "),
        (["draftosaurus", "--bot", "random", "--save", "/nowhere/a.x", "--html", "/nowhere/b/../a.x"], "the same file"),
        (["draftosaurus", "--bot", "random", "--html", "/nowhere/at/all.html"], "/nowhere/at/all.html"),
        (["draftosaurus", "--bot", "random", "--docs", "/dev/null/docs"], "/dev/null"),
    ],
)
def test_one_line_for_mistakes(capsys, arguments, told):
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (2, "")
    assert told in err and err.startswith("gondwana: ") and err.count("\n") == 1
