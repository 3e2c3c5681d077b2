"""`gondwana advise` as a person or a program uses it."""

import io
import json
import sys

import pytest

from gondwana.cli import run
from gondwana.core.simulate import play_record
from gondwana.games import load
from gondwana.games.draftosaurus.options import DraftosaurusOptions

GAME = load("draftosaurus")
QUICK = ("--budget", "600", "--bot", "search")


def call(capsys, *arguments):
    """Exit code, standard output and standard error of a command."""
    code = run(["advise", *arguments])
    return code, *capsys.readouterr()


def call_json(capsys, *arguments):
    code, out, err = call(capsys, *arguments, "--json")
    assert code == 0, err
    return json.loads(out)


@pytest.fixture
def records():
    """Three seats in summer; two seats in winter."""
    options = [(3, DraftosaurusOptions(first=0)), (2, DraftosaurusOptions(first=0, board="winter"))]
    return [play_record(GAME, players=players, options=which, seed=3, number=0) for players, which in options]


@pytest.fixture
def file(records, tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(record.to_json() for record in records))
    return str(path)


FIRST = 1 + 18 + 1
"""The lot, the draws and the die of a game for three."""


def test_json(capsys, file, records):
    """The documented keys; the seat that decided next is advised, and what it did is judged."""
    told = call_json(capsys, file, "--at", str(FIRST + 1), *QUICK)
    assert list(told) == [
        *("game", "at", "steps", "heading", "bot", "budget"),
        *("seat", "suggestions", "iterations", "seconds", "exact", "played"),
    ]
    step = records[0].log[FIRST + 1]
    assert (told["game"], told["at"], told["steps"]) == ("draftosaurus", FIRST + 1, len(records[0].log))
    assert (told["seat"], told["played"]["text"]) == (step.seat, step.do)
    assert list(told["played"]) == ["action", "text", "win_loss", "points_loss", "verdict"]
    assert (told["bot"], told["budget"], told["iterations"]) == ("search", "600", 600)
    assert 1 <= len(told["suggestions"]) <= 5
    assert all(one["reasons"] for one in told["suggestions"])


def test_seat_and_language(capsys, file, records):
    """Another seat that still has to choose; the reasons in its language."""
    told = call_json(capsys, file, "--at", str(FIRST), "--seat", "2", "--language", "pl", *QUICK)
    played = next(step.do for step in records[0].log[FIRST:] if step.seat == 2)
    assert (told["seat"], told["played"]["text"]) == (2, played)
    assert told["heading"] == ["Runda 1 z 2, tura 1 z 6", "Wybór dinozaura: miejsce 2."]
    english = call_json(capsys, file, "--at", str(FIRST), "--seat", "2", *QUICK)
    assert [one["text"] for one in told["suggestions"]] == [one["text"] for one in english["suggestions"]]
    assert told["suggestions"][0]["reasons"] != english["suggestions"][0]["reasons"]


def test_what_is_solved_needs_no_share_of_a_search(capsys, file):
    code, out, _ = call(capsys, file, *QUICK)
    assert code == 0 and "Solved exactly." in out
    assert out.splitlines()[2].split() == ["action", "points", "win"]


def test_the_last_decision_is_the_default(capsys, file, records):
    told = call_json(capsys, file, *QUICK)
    last = max(number for number, step in enumerate(records[0].log) if step.seat >= 0)
    assert (told["at"], told["seat"]) == (last, records[0].log[last].seat)
    other = call_json(capsys, file, "--line", "2", *QUICK)
    assert other["steps"] == len(records[1].log)


def test_a_game_that_goes_on(capsys, monkeypatch, records):
    """From standard input; where the log ends, nothing was played yet and the lowest seat is advised."""
    log = json.loads(records[0].to_json())
    log.update(log=log["log"][:FIRST], scores=None, winners=None)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(log).encode())))
    told = call_json(capsys, "-", *QUICK)
    assert (told["at"], told["seat"], told["played"]) == (FIRST, 0, None)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_people_read_a_table_of_eighty_columns(capsys, monkeypatch, file, language):
    monkeypatch.setattr("gondwana.cli.output.console.width", 80)
    for line in ("1", "2"):
        code, out, _ = call(capsys, file, "--at", str(FIRST + 1), "--line", line, "--language", language, *QUICK)
        assert code == 0
        lines = out.splitlines()
        assert max(len(text) for text in lines) <= 80
        assert lines[0].startswith({"en": "Round ", "de": "Runde ", "pl": "Runda "}[language])
        assert any(text.strip().startswith("1  ") and "%" in text for text in lines)
        assert any(text.startswith("1  ") and "%" not in text for text in lines)
        assert any(text.startswith({"en": "Played: ", "de": "Gespielt: ", "pl": "Zagrano: "}[language]) for text in lines)


def test_verdicts_in_words():
    from gondwana.bots.advice import Comparison, Verdict
    from gondwana.cli.advise import _verdict

    class Best:
        action = 1

    class Found:
        best = Best

    def played(**what):
        return Comparison(action=2, text="trex river", **what)

    lost = played(win_loss=0.124, points_loss=-1.25, verdict=Verdict.MISTAKE)
    assert _verdict(lost, Found, "en") == "Played: trex river. Verdict: mistake (win chance -12.4 %, points +1.2)."
    assert _verdict(lost, Found, "de") == "Gespielt: trex river. Urteil: Fehler (Siegchance -12,4 %, Punkte +1,2)."
    same = played(win_loss=0.0, points_loss=0.0, verdict=Verdict.GOOD)
    assert "(win chance +0.0 %, points +0.0)" in _verdict(same, Found, "en")
    unknown = played(win_loss=None, points_loss=None, verdict=None)
    assert "too seldom to judge it" in _verdict(unknown, Found, "en")
    best = Comparison(action=1, text="trex king", win_loss=0.0, points_loss=0.0, verdict=Verdict.GOOD)
    assert _verdict(best, Found, "en") == "Played: trex king. That is the best found."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "9999"], "--at 9999 is behind the end: the record has"),
        (["--at", "5"], f"--at 5: chance is to act there; the nearest decision is at --at {FIRST}"),
        (["--at", "-1"], "--at"),
        (["--line", "3"], "--line 3 is behind the end"),
        (["--seat", "3"], "--seat 3: the seats go from 0 to 2"),
        (["--at", str(FIRST + 1), "--seat", "0"], "seat 0 has nothing to decide here; these seats have: 1, 2"),
        (["--bot", "oracle"], 'there is no bot "oracle"'),
        (["--bot", "greedy"], "greedy does not search, so it cannot advise"),
        (["--budget", "soon"], '"soon" is no time to think'),
        (["--language", "la"], "there is no language 'la'"),
    ],
)
def test_mistakes_are_answered_in_one_line(capsys, file, arguments, sentence):
    """Exit code 2, nothing on standard output, one line that says what was wrong."""
    code, out, err = call(capsys, file, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("gondwana: ") and err.count("\n") == 1
    assert sentence in err


def test_after_the_end(capsys, file, records):
    steps = len(records[0].log)
    code, _, err = call(capsys, file, "--at", str(steps))
    assert code == 2 and f"--at {steps}: the game is over there; the nearest decision is at --at {steps - 1}" in err


def test_before_anything_is_decided(capsys, tmp_path, records):
    log = json.loads(records[0].to_json())
    log.update(log=log["log"][:3], scores=None, winners=None)
    file = tmp_path / "young.jsonl"
    file.write_text(json.dumps(log))
    code, _, err = call(capsys, str(file))
    assert code == 2 and "nobody has anything to decide in this record" in err
