"""The command as a person or a program uses it: exit codes, one-line errors, JSON."""

import io
import json
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from gondwana.cli import run


def call(capsys, *arguments, stdin=None, monkeypatch=None):
    """Exit code, standard output and standard error of a command."""
    if stdin is not None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
    code = run(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def call_json(capsys, *arguments):
    code, out, err = call(capsys, *arguments, "--json")
    assert code == 0, err
    return json.loads(out)


def test_games(capsys):
    told = call_json(capsys, "games")["games"]
    assert [game["game"] for game in told] == ["draftosaurus", "giganten", "fossilium"]
    assert told[0]["players"] == [2, 3, 4, 5]
    assert told[0]["options"]["prairie_cap"] == [6, "none"]
    code, out, _ = call(capsys, "games")
    assert code == 0 and "2 to 5 players" in out


def test_simulate_json(capsys):
    """The documented keys and numbers that fit each other."""
    told = call_json(
        capsys, "simulate", "draftosaurus", "--players", "3", "--games", "1000", "--seed", "7", "--option", "board=winter"
    )
    keys = ["game", "players", "games", "moves", "seconds", "moves_per_second", "games_per_second", "mean_scores", "win_share"]
    assert all(key in told for key in keys)
    assert (told["game"], told["players"], told["games"]) == ("draftosaurus", 3, 1000)
    assert told["options"]["board"] == "winter"
    assert len(told["mean_scores"]) == len(told["win_share"]) == 3
    assert sum(told["win_share"]) == pytest.approx(1)
    assert told["moves"] >= 36_000
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"])


def test_same_seed_same_figures_on_any_number_of_threads(capsys):
    """Everything but the clock is the same."""
    told = [
        call_json(capsys, "simulate", "draftosaurus", "-p", "4", "-n", "9000", "--seed", seed, "--threads", threads)
        for seed, threads in (("1", "1"), ("1", "3"), ("2", "1"))
    ]
    for one in told:
        for clock in ("seconds", "moves_per_second", "games_per_second"):
            del one[clock]
    assert told[0] == told[1] != told[2]


def test_simulate_writes_records_that_replay(capsys, tmp_path):
    """One record a line, the same games as the figures; replay checks them and shows positions."""
    file = tmp_path / "games.jsonl"
    arguments = ["-p", "2", "-n", "5", "--seed", "3", "--record", str(file), "-o", "board=both"]
    told = call_json(capsys, "simulate", "draftosaurus", *arguments)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(records) == 5
    assert list(records[0]) == ["game", "version", "options", "players", "log", "scores", "winners"]
    assert told["mean_scores"] == [sum(record["scores"][seat] for record in records) / 5 for seat in (0, 1)]
    assert told["moves"] == sum(step["seat"] >= 0 for record in records for step in record["log"])
    shown = call_json(capsys, "replay", str(file), "--line", "4")
    assert shown["over"] and shown["scores"] == records[3]["scores"]
    middle = call_json(capsys, "replay", str(file), "--at", "30", "--seat", "1")
    assert middle["at"] == 30 and not middle["over"]
    assert middle["view"]["viewer"] == 1


def test_replay_draws(capsys, tmp_path):
    file, picture = tmp_path / "game.jsonl", tmp_path / "position.svg"
    call_json(capsys, "simulate", "draftosaurus", "-n", "1", "--record", str(file))
    code, out, _ = call(capsys, "replay", str(file), "--svg", str(picture), "--log")
    assert code == 0
    assert "chance  first" in out and "every step is legal" in out
    assert picture.read_text().startswith("<svg")
    code, out, _ = call(capsys, "replay", str(file), "--seat", "0", "--at", "25", "--log", "--language", "de")
    assert code == 0 and "draw seat=0 species=" in out and "chance" not in out


def test_score(capsys, tmp_path, monkeypatch):
    table = {"board": "summer", "zoos": [{"forest": ["trex"], "river": []}, {"river": ["diplodocus"]}]}
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table))
    told = call_json(capsys, "score", "draftosaurus", str(file))
    assert told["scores"][0]["total"] == 3 and told["scores"][0]["zones"]["forest"] == 2
    assert told["scores"][1] == {**told["scores"][1], "total": 1, "river": 1, "trex": 0}
    assert told["winners"] == [0]
    code, out, _ = call(
        capsys, "score", "draftosaurus", "-", stdin=b"\xef\xbb\xbf" + json.dumps(table).encode(), monkeypatch=monkeypatch
    )
    assert code == 0 and "Winner: seat 0" in out


def test_score_notes(capsys, tmp_path):
    file = tmp_path / "table.json"
    file.write_text('{"board": "winter", "zoos": [{"quarantine": ["trex"]}, {}]}')
    assert "quarantine" in call_json(capsys, "score", "draftosaurus", str(file))["notes"][0]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], 'there is no game "chess"; there are: draftosaurus'),
        (["simulate", "draftosaurus", "--players", "6"], "Draftosaurus is for 2 to 5 players, not 6"),
        (["simulate", "draftosaurus", "-o", "board=autumn"], '"board" cannot be "autumn"; it can be: summer, winter, both'),
        (["simulate", "draftosaurus", "--option", "bored=1"], 'there is no option "bored"'),
        (["simulate", "draftosaurus", "--option", "last_turn_five=on"], "for 5 players only"),
        (["simulate", "draftosaurus", "--games", "0"], "--games"),
        (["simulate", "draftosaurus", "--games", "many"], "--games"),
        (["simulate"], "Missing argument"),
        (["simulate", "draftosaurus", "--record", "/nowhere/at/all.jsonl", "--games", "1"], "/nowhere/at/all.jsonl"),
        (["score", "draftosaurus", "/nowhere/table.json"], "/nowhere/table.json: No such file or directory"),
        (["replay", "/nowhere/game.jsonl"], "No such file or directory"),
        (["play", "draftosaurus", "--humans", "9"], "--humans 9"),
        (["play", "draftosaurus", "--language", "la"], "there is no language 'la'; there are: en, de, pl"),
        (["dance"], "No such command"),
        (["games", "--colour"], "No such option"),
    ],
)
def test_mistakes_are_answered_in_one_line(capsys, arguments, sentence):
    """Exit code 2, nothing on standard output, one line that says what was wrong."""
    code, out, err = call(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("gondwana: ") and err.count("\n") == 1
    assert sentence in err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not JSON"),
        ("{", "is not JSON"),
        ("[]", "not a table of zoos"),
        ('{"board": "summer", "zoos": [{"forest": ["trex", "diplodocus"]}, {}]}', "seat 0, forest: the Forest of Sameness holds"),
        ('{"board": "winter", "zoos": [{}, {"wood": ["trex", "trex"]}]}', "(DR-30)"),
    ],
)
def test_bad_tables(capsys, tmp_path, text, sentence):
    file = tmp_path / "table.json"
    file.write_text(text)
    code, out, err = call(capsys, "score", "draftosaurus", str(file), "--json")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and sentence in err


def test_files_that_are_no_text(capsys, tmp_path):
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    for arguments in (("replay", str(file)), ("score", "draftosaurus", str(file))):
        code, _, err = call(capsys, *arguments)
        assert code == 2 and "is not text in UTF-8" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--line", "2"], "--line 2 is behind the end"),
        (["--at", "999"], "--at 999 is behind the end: the record has"),
        (["--seat", "3"], "--seat 3: the seats go from 0 to 2"),
    ],
)
def test_replay_outside_the_game(capsys, tmp_path, arguments, sentence):
    file = tmp_path / "game.jsonl"
    call_json(capsys, "simulate", "draftosaurus", "-n", "1", "--record", str(file))
    code, _, err = call(capsys, "replay", str(file), *arguments)
    assert code == 2 and sentence in err


def test_a_tampered_record_is_refused(capsys, tmp_path):
    file = tmp_path / "game.jsonl"
    call_json(capsys, "simulate", "draftosaurus", "-n", "1", "--record", str(file))
    file.write_text(file.read_text().replace('"scores":[', '"scores":[9', 1))
    code, _, err = call(capsys, "replay", str(file))
    assert code == 2 and "but its log leads to" in err
    file.write_text("\n\n")
    code, _, err = call(capsys, "replay", str(file))
    assert code == 2 and "holds no record" in err


def test_help_needs_no_engine():
    """`--help` and `--version` answer without loading NumPy or Numba."""
    program = (
        "import sys\n"
        "from gondwana.cli import run\n"
        "assert run(['--help']) == 0 and run(['--version']) == 0\n"
        "loaded = [name for name in ('numba', 'numpy', 'textual', 'rich', 'msgspec') if name in sys.modules]\n"
        "sys.exit(f'loaded: {loaded}' if loaded else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "simulate" in done.stdout and "gondwana 0." in done.stdout


def _least(*arguments):
    """What the shortest of several whole runs takes, in seconds of a processor: it does not count others who are at work here."""
    resource = pytest.importorskip("resource", reason="asks a system like Unix what a process used")

    def used():
        told = resource.getrusage(resource.RUSAGE_CHILDREN)
        return told.ru_utime + told.ru_stime

    times = []
    for _ in range(5):
        before = used()
        subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
        times.append(used() - before)
    return min(times)


@pytest.mark.slow
def test_start_times():
    """`--help` in 0.3 s; `simulate`, once compiled, in 1.5 s: on a machine where Numba alone takes 0.3 s to import.

    What somebody who waits sees is measured by `gondwana bench`.
    """
    second = _least("-c", "import numba") / 0.3
    assert 0.01 < _least("-m", "gondwana", "--help") < 0.3 * second
    assert 0.1 < _least("-m", "gondwana", "simulate", "draftosaurus", "--games", "1000", "--json") < 1.5 * second


@pytest.mark.slow
def test_bench_json(capsys, monkeypatch, tmp_path):
    """Figures as JSON and as a table; kept, and held against the last ones."""
    from gondwana.cli import bench

    monkeypatch.setattr(bench, "SHORT", replace(bench.SHORT, seconds=0.02, rounds=2))
    told = call_json(capsys, "bench", "--only", "engine,search")
    assert {figure["group"] for figure in told["figures"]} == {"engine", "search"}
    assert all(figure["value"] > 10_000 for figure in told["figures"])
    assert told["versions"]["gondwana"] and told["machine"]["cores"]
    folder = str(tmp_path / "kept")
    code, out, err = call(capsys, "bench", "--peers", "--only", "engine", "--keep", folder, "--against", folder)
    assert code == 0 and "Gondwana" in out and "Kept in" in err
    code, out, err = call(capsys, "bench", "--only", "strength", "--against", folder)
    assert code == 0 and "strength at equal time" in " ".join(out.split()) and "than on" in err
    code, _, err = call(capsys, "bench", "--only", "engine,nothing")
    assert code == 2 and "there is no group 'nothing'; there are: engine, batch" in err


def test_module_can_be_run():
    done = subprocess.run([sys.executable, "-m", "gondwana", "dance"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("gondwana: No such command 'dance'")


LONG = "x" * 5000
HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b31m" + "y" * 200
RECORD = {"game": "draftosaurus", "version": "1", "options": {}, "players": 3, "log": []}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "text"),
    [
        (["score", "draftosaurus", "-"], b"\xff\xfe"),
        (["score", "draftosaurus", "-"], b"[" * 100_000),
        (["score", "draftosaurus", "-"], json.dumps({"board": LONG, "zoos": []}).encode()),
        (["score", "draftosaurus", "-"], json.dumps({"board": "summer", "zoos": [{LONG: []}, {}]}).encode()),
        (["score", "draftosaurus", "-"], json.dumps({"board": "summer", "zoos": [{"river": [LONG]}, {}]}).encode()),
        (["replay", "-"], b"\xff"),
        (["replay", "-"], b'{"options": ' + b"[" * 100_000),
        (["replay", "-"], json.dumps({"game": LONG, "version": "1", "options": {}, "players": 3, "log": []}).encode()),
        (
            ["replay", "-"],
            json.dumps(
                {"game": "draftosaurus", "version": "1", "options": {}, "players": 3, "log": [{"seat": -1, "do": LONG}]}
            ).encode(),
        ),
        (["simulate", "draftosaurus", "-o", f"board={LONG}"], b""),
        (["simulate", LONG], b""),
        (["simulate", "draftosaurus", "-o", "board=" + "[" * 5000], b""),
        (["replay", "-"], json.dumps({**RECORD, "game": HOSTILE}).encode()),
        (["replay", "-"], json.dumps({**RECORD, "options": {HOSTILE: HOSTILE}}).encode()),
        (["advise", "-"], json.dumps({**RECORD, "log": [{"seat": -1, "do": HOSTILE}]}).encode()),
        (["advise", "-"], json.dumps({**RECORD, "version": HOSTILE}).encode()),
        (["replay", HOSTILE], b""),
    ],
    ids=range(17),
)
def test_strange_input_gets_a_sentence(command, text):
    """Whatever comes in, it is one short line of plain characters and exit code 2, never a traceback."""
    done = subprocess.run([sys.executable, "-m", "gondwana", *command], input=text, capture_output=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith(b"gondwana: ") and done.stderr.count(b"\n") == 1
    assert len(done.stderr) < 3000
    assert done.stderr.decode().rstrip("\n").isprintable()


def _shell(line):
    command = line.replace("gondwana", f"{sys.executable} -m gondwana", 1)
    return subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=60)


@pytest.mark.slow
@pytest.mark.parametrize("line", ["gondwana games --json >&-", "gondwana games >&-", "gondwana games 2>&-"])
def test_closed_streams(line):
    done = _shell(line)
    assert done.returncode == 0 and b"Traceback" not in done.stderr


def test_closed_standard_input():
    done = _shell("gondwana score draftosaurus - <&-")
    assert done.returncode == 2 and done.stderr == b"gondwana: Invalid value: standard input is closed\n"


@pytest.mark.slow
def test_a_reader_that_has_seen_enough(tmp_path):
    """A closed pipe is no error."""
    file = tmp_path / "game.jsonl"
    assert run(["simulate", "draftosaurus", "-n", "1", "--record", str(file)]) == 0
    done = _shell(f"{{ gondwana replay {file} --log; echo $? >&2; }} | head -1")
    assert done.stderr == b"0\n"


@pytest.mark.slow
def test_a_terminal_without_our_letters(tmp_path):
    """Characters that cannot be shown do not stop the command."""
    file = tmp_path / "game.jsonl"
    assert run(["simulate", "draftosaurus", "-n", "1", "--record", str(file)]) == 0
    done = _shell(f"PYTHONIOENCODING=ascii gondwana replay {file} -l pl")
    assert done.returncode == 0 and b"Traceback" not in done.stderr


@pytest.mark.slow
def test_interruption():
    """Ctrl-C ends a long simulation at once, with a word and the usual exit code."""
    import signal

    command = [sys.executable, "-m", "gondwana", "simulate", "draftosaurus", "-n", "500000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        time.sleep(4)
        begun = time.perf_counter()
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=20)
    assert running.returncode == 130
    assert time.perf_counter() - begun < 3
    assert err.endswith(b"gondwana: stopped\n") and b"Traceback" not in err


def test_play_finds_out_early_that_it_cannot_write(capsys):
    """A record that cannot be written is told before the game, not after it."""
    code, out, err = call(capsys, "play", "--plain", "--record", "/nowhere/at/all.jsonl")
    assert (code, out) == (2, "") and "/nowhere/at/all.jsonl" in err


def test_a_long_preparation_is_told_and_a_short_one_is_not(monkeypatch, capsys):
    """Whatever is compiled, and whatever was compiled before: the word comes when somebody has to wait."""
    from rich.console import Console

    from gondwana.cli import output

    told = io.StringIO()
    monkeypatch.setattr(output, "notices", Console(file=told, force_terminal=True))
    monkeypatch.setattr(output, "A_MOMENT", 0.05)
    with output.preparing():
        pass
    assert "Preparing" not in told.getvalue()
    with output.preparing():
        time.sleep(0.4)
    assert "Preparing the game, first time only" in told.getvalue()
