"""`gondwana bench`: every group has its figures, peers that are not there are said, the server is measured for real."""

import importlib.util
import json
import subprocess
from pathlib import Path

import jsonschema
import msgspec
import pytest

from gondwana.bench import boardgame, peers, script, search, start
from gondwana.bench import server as serving
from gondwana.bench.asked import LONG, SHORT, Asked, Effort
from gondwana.bench.figures import NOT_INSTALLED, ONLY_LONG, Figure, Report
from gondwana.bench.people import OurCrowd, Step
from gondwana.bench.processes import can_be_looked_at, gondwana_server
from gondwana.bench.rates import compared, in_turn
from gondwana.bench.run import GROUPS, measure
from gondwana.cli import run as run_command
from gondwana.games import NAMES

QUICK = Effort(rounds=2, seconds=0.02, starts=1, tables=4, rates=(4,), steady=2.0)
"""The server is asked for little: how much it can do is not tested, and the machine may be busy."""


def asked(**more):
    return Asked(**{"peers": False, "effort": QUICK, **more})


@pytest.fixture
def nobody(monkeypatch):
    """No peer is installed."""
    monkeypatch.setattr(search, "find_spec", lambda name: None)
    monkeypatch.setattr(boardgame, "installed", lambda: None)
    for name in ("HEARTS", "DARK_CHESS", "GIN_RUMMY", "PGX_LEDUC", "ZOO_LEDUC"):
        monkeypatch.setattr(peers, name, peers.Peer(getattr(peers, name).name, lambda: None))


@pytest.mark.slow
def test_rows_of_play_without_peers(nobody):
    """Engine, batch, environments and search: each row has a figure, and says that its peer is not there."""
    report = measure(("engine", "batch", "environments", "search", "strength"), asked(peers=True))
    units = [figure.unit for figure in report.figures]
    assert units == ["decisions/s"] * (len(NAMES) + 1 + len(NAMES) + 2) + ["iterations/s", "% of points"]
    measured = report.figures[:-1]
    assert all(figure.value > 1_000 and figure.ratio is None for figure in measured)
    assert {figure.note for figure in measured if figure.peer} == {NOT_INSTALLED}
    assert report.figures[-1].note == NOT_INSTALLED and report.figures[-1].value is None
    assert sorted(figure.at_least for figure in report.figures if figure.at_least) == [2, 2, 3, 5, 10, 10, 65]
    jsonschema.validate(json.loads(msgspec.json.encode(report)), msgspec.json.schema(Report))


def test_a_peer_is_measured_in_turn():
    """Ours, theirs, ours, theirs; the ratio is that within a round."""
    order = []

    def somebody(name, numbers):
        def measured():
            order.append(name)
            return numbers.pop(0)

        return measured

    figure = Figure(name="a", unit="b", value=None)
    in_turn(figure, somebody("ours", [10.0, 40.0, 30.0]), somebody("theirs", [1.0, 2.0, 10.0]), 3)
    assert order == ["ours", "theirs"] * 3
    assert (figure.value, figure.values) == (30.0, (10.0, 40.0))
    assert (figure.peer_value, figure.ratio, figure.spread) == (2.0, 10.0, (3.0, 20.0))


def test_less_can_be_better():
    figure = compared(Figure(name="a", unit="kB", value=None), [(50.0, 100.0)], less_is_better=True)
    assert (figure.value, figure.peer_value, figure.ratio) == (50.0, 100.0, 2.0)


@pytest.mark.slow
def test_the_search_stands_beside_that_of_openspiel():
    """The row has a ratio where OpenSpiel and g++ are; how much is what `gondwana bench` says."""
    pytest.importorskip("pyspiel")
    if search._theirs() is None:
        pytest.skip("g++ is not there")
    (figure,) = search.search_figures(asked(peers=True))
    assert figure.peer == search.PEER and figure.peer_value > 100 and figure.ratio > 0.2


def test_strength_takes_long():
    (figure,) = search.strength_figures(asked(peers=True))
    assert figure.note in {ONLY_LONG, NOT_INSTALLED} and figure.at_least == 65 and figure.judged == "value"
    assert LONG.duel_games % 2 == 0 and not SHORT.duel_games


@pytest.mark.slow
@pytest.mark.skipif(not can_be_looked_at(), reason="reads the process table of Linux")
def test_a_small_server_is_measured(monkeypatch):
    """Four tables, one rate: people sit down, all moves are told to everybody, sockets and memory are counted."""
    monkeypatch.setattr(serving, "compile_games", list)  # it may run interpreted here
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    moves, memory, *full = serving.figures(asked(peers=True, effort=QUICK))
    (told,) = moves.how["gondwana"]
    assert told["sockets"] == told["tables"] * 5 == 20
    step = told["steps"][0]
    assert step["refused"] == 0 and step["without a table"] == 0
    assert step["moves"] == pytest.approx(4, abs=0.5) and step["messages"] == 4 * 2 * step["moves"]
    assert 0 < step["p50"] <= step["p99"] <= step["worst"]
    assert moves.at_least == 500 and memory.value is not None
    assert [(one.value, one.note) for one in full] == [(None, ONLY_LONG)] * 2


def test_a_rate_is_kept_up_only_in_time_and_in_full():
    good = Step(asked=100, moves=100, p50=5, p99=49, worst=80, messages=1, without_a_table=0, refused=0, people_cpu=0.1)
    assert good.kept_up
    assert not msgspec.structs.replace(good, p99=51).kept_up
    assert not msgspec.structs.replace(good, moves=90).kept_up
    assert not msgspec.structs.replace(good, p99=None).kept_up


@pytest.mark.skipif(boardgame.installed() is None, reason="`gondwana bench --fetch` installs boardgame.io")
def test_boardgame_io_gets_the_same_load():
    run = serving.measure(boardgame.boardgame_server, boardgame.TheirCrowd, 2, (20,), 1.0)
    assert run.sockets == 10 and run.best is not None and run.best.moves == pytest.approx(20, abs=2)


@pytest.mark.slow
@pytest.mark.skipif(not can_be_looked_at(), reason="reads the process table of Linux")
def test_tables_that_would_be_over_are_replaced(monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setattr("gondwana.bench.people.OurTable.lasts", 30)
    founded = []
    found = OurCrowd.found
    monkeypatch.setattr(OurCrowd, "found", lambda crowd, count: founded.append(count) or found(crowd, count))
    run = serving.measure(gondwana_server, OurCrowd, 2, (4, 4), 1.0)
    assert [step.without_a_table for step in run.steps] == [0] * len(run.steps)
    assert sum(founded) > 2, "no table was replaced"


def test_too_many_sockets_for_the_system_are_not_tried(monkeypatch):
    monkeypatch.setattr(serving, "allow_files", lambda: 1024)
    both = [Figure(name=name, unit=name, value=None) for name in ("sockets", "moves")]
    assert list(serving._full(asked(effort=LONG), *both)) == both
    assert [(one.value, one.note) for one in both] == [(None, "the system allows 1024 open files")] * 2


def test_start_times_are_held_against_what_they_may_be(monkeypatch):
    monkeypatch.setattr(start, "command", lambda *words: 0.2)
    monkeypatch.setattr(start, "page", lambda: 3.0)
    help_, simulate, page = start.figures(asked())
    assert [figure.at_most for figure in (help_, simulate, page)] == [0.3, 1.5, 2.0]
    assert [figure.missed for figure in (help_, simulate, page)] == [False, False, True]


def test_the_script_of_a_table_is_counted_as_it_was_sent(monkeypatch):
    """By gzip it is judged, Brotli is told; without a browser it says why there is nothing."""
    monkeypatch.setattr(script, "_missing", lambda: None)
    monkeypatch.setattr(script, "sent", lambda games: [{"gzip": 110.0, "br": 90.0} for _ in games])
    told = list(script.figures(asked()))
    assert [figure.name.rsplit(", ", 1)[1].lower() for figure in told] == list(NAMES)
    assert all(figure.value == 110 and figure.how["kB with Brotli"] == 90 and figure.missed for figure in told)
    monkeypatch.setattr(script, "_missing", lambda: "the page is not built")
    assert {(figure.value, figure.note) for figure in script.figures(asked())} == {(None, "the page is not built")}


def test_every_group_is_in_the_help(capsys):
    assert run_command(["bench", "--help"]) == 0
    told = "".join(capsys.readouterr().out.split())
    assert ",".join(GROUPS) in told


def test_npm_that_fails_is_a_sentence(monkeypatch, tmp_path):
    monkeypatch.setattr(boardgame, "home", lambda: tmp_path / "new")
    failed = subprocess.CompletedProcess([], 1, "", "npm error\nno network\n")
    monkeypatch.setattr(boardgame.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(boardgame.subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(OSError, match=r"npm could not install boardgame.io: npm error no network"):
        boardgame.install()
    assert {path.name for path in Path(tmp_path / "new").iterdir()} == {"package.json", "serve.cjs"}
    assert boardgame.installed() is None


def test_the_page_has_the_figures_that_were_kept_last():
    root = Path(__file__).parent.parent.parent
    spec = importlib.util.spec_from_file_location("speed_figures", root / "docs" / "speed_figures.py")
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    before = (root / "docs" / "performance.md").read_text("utf-8")
    assert writer.page(before) == before, "python docs/speed_figures.py writes it anew"
    assert before.count("\n| ") > 10
