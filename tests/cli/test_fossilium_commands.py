"""The commands with Fossilium: for 1 to 4, from simulating to a study."""

import json

import pytest
from cli.test_commands import call, call_json
from cli.test_giganten_commands import alone


def test_it_is_for_one_to_four(capsys):
    assert call_json(capsys, "games")["games"][2]["players"] == [1, 2, 3, 4]
    code, _, err = call(capsys, "simulate", "fossilium", "--players", "5")
    assert code == 2
    assert err == "gondwana: Fossilium is for 1 to 4 players, not 5\n"


@pytest.mark.parametrize("players", [1, 3])
def test_games_are_simulated_written_and_read_again(capsys, tmp_path, players):
    file = tmp_path / "games.jsonl"
    told = call_json(capsys, "simulate", "fossilium", "-p", str(players), "--games", "3", "--record", str(file))
    assert (told["players"], told["games"]) == (players, 3)
    shown = call_json(capsys, "replay", str(file), "--line", "3")
    assert shown["over"]
    assert shown["scores"] == [seat["points"] for seat in shown["view"]["seats"]]
    code, out, _ = call(capsys, "replay", str(file), "--at", "40", "--seat", "0", "--svg", str(tmp_path / "end.svg"))
    assert code == 0
    assert "a joker costs" in out
    assert (tmp_path / "end.svg").read_text("utf-8").startswith("<svg")


def test_real_tables_are_counted(capsys, tmp_path):
    file = tmp_path / "table.json"
    shown = {
        "starter": "botanical",
        "prestige": 40,
        "guests": 9,
        "fossils": {"trex": "d1 lying"},
        "panels": {"planetarium": "a5"},
    }
    file.write_text(json.dumps({"end_goal": "none", "museums": [shown, {"starter": "aquatic", "prestige": 44}]}), "utf-8")
    told = call_json(capsys, "score", "fossilium", str(file))
    assert [score["total"] for score in told["scores"]] == [40 + 7 + 5 + 14 + 6 + 5, 44 + 4 + 5], (
        "nobody has money: both share its places"
    )
    assert told["winners"] == [0]
    code, out, _ = call(capsys, "score", "fossilium", str(file))
    assert code == 0
    assert "trex" in out and "Winner: seat 0" in out
    file.write_text(json.dumps({"museums": [shown]}), "utf-8")
    alone_at_it = call_json(capsys, "score", "fossilium", str(file))
    assert alone_at_it["notes"] == ["65 prestige: a collection in its first years"]


def test_a_table_that_cannot_be_is_refused_with_a_line(capsys, tmp_path):
    file = tmp_path / "table.json"
    file.write_text('{"museums": [{"starter": "botanical", "fossils": {"trex": "f1 lying"}}]}', "utf-8")
    code, _, err = call(capsys, "score", "fossilium", str(file))
    assert code == 2
    assert err == "gondwana: seat 0, trex: it does not fit into the museum at f1 lying (FO-23)\n"


def test_a_study_says_what_is_worth_how_much(capsys):
    code, out, _ = call(capsys, "study", "fossilium", "--bot", "random", "-p", "2", "--games", "3", "--workers", "1")
    assert code == 0
    for part in ("Where points come from", "Fossils, 2 players", "Panels, 2 players", "Goals of the rounds", "Ways to play"):
        assert part in out, part


@pytest.mark.slow
def test_people_play_line_by_line():
    """Without a terminal on all sides the plain table comes, also for one player."""
    done = alone("play", "fossilium", "-p", "1", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "keep 1 2 3 4" in done.stdout
    assert json.loads(alone("games", "--json").stdout)["games"][2]["title"] == "Fossilium"
