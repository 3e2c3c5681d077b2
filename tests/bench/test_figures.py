"""What becomes of the figures of `gondwana bench`."""

import json

import jsonschema
import msgspec
import pytest

from gondwana.bench import figures
from gondwana.bench.drawing import cells, write_page
from gondwana.bench.figures import Figure, Report


def beside(name, ratio, **more):
    return Figure(
        name=name,
        group="engine",
        unit="decisions/s",
        value=1000.0,
        peer="Other",
        peer_value=1000.0 / ratio,
        ratio=ratio,
        spread=(ratio * 0.9, ratio * 1.1),
        at_least=2.0,
        **more,
    )


def start(value, **more):
    return Figure(name="start", group="start", unit="s", value=value, at_most=0.3, judged="value", **more)


def server(value, **more):
    return Figure(name="server", group="server", unit="moves/s", value=value, at_least=500, judged="value", **more)


def report(*more, **ratios):
    alone = Figure(name="alone", group="engine", unit="decisions/s", value=5.0)
    told = [beside(name, ratio) for name, ratio in ratios.items()]
    return Report(machine={"cores": 2}, versions={"gondwana": "1"}, figures=[*told, alone, *more])


def test_a_figure_that_lost_against_its_peer_is_named():
    assert figures.slower(report(engine=2.0, batch=6.0), report(engine=4.0, batch=6.1)) == [
        "engine: 2.00x its peer, 4.00x before"
    ]


def test_noise_and_new_figures_are_no_loss():
    assert figures.slower(report(engine=3.5, fresh=0.1), report(engine=4.0, gone=9.0)) == []


def test_a_figure_of_another_day_is_no_loss():
    assert figures.slower(report(beside("engine", 1.0, kept="2001-01-01")), report(engine=4.0)) == []


def test_what_misses_its_goal_is_named():
    assert figures.short_of(report(engine=1.5, batch=2.5)) == ["engine: 1.50x its peer, at least 2x wanted"]


def test_what_is_to_be_small_is_judged_the_other_way():
    assert figures.short_of(report(start(0.2))) == []
    assert figures.short_of(report(start(0.31))) == ["start: 0.31 s, at most 0.3 s wanted"]


def test_what_is_judged_by_itself_may_be_below_its_peer():
    slow = {"peer": "Other", "peer_value": 1000.0, "ratio": 0.6, "spread": (0.5, 0.7)}
    assert figures.short_of(report(server(600.0, **slow))) == []
    assert figures.short_of(report(server(400.0, **slow))) == ["server: 400 moves/s, at least 500 moves/s wanted"]
    assert figures.short_of(report(server(400.0, kept="2001-01-01"))) == [
        "server: 400 moves/s, at least 500 moves/s wanted (measured on 2001-01-01)"
    ]


def test_what_was_not_measured_misses_nothing():
    assert figures.short_of(report(server(None, note=figures.ONLY_LONG))) == []


def test_the_newest_figures_are_read_back(tmp_path):
    (tmp_path / "2001-01-01.json").write_bytes(msgspec.json.encode(report(engine=9.0)))
    (tmp_path / "levels.json").write_text("{}")
    kept = figures.keep(tmp_path, report(engine=4.0), None)
    day, last = figures.last_kept(tmp_path)
    assert day == kept.stem
    assert last == report(engine=4.0)


def test_figures_of_before_there_were_groups_are_read(tmp_path):
    old = {"name": "random play", "unit": "decisions/s", "value": 1.0, "peer": "Other", "ratio": 3.0, "at_least": None}
    (tmp_path / "2001-01-01.json").write_text(json.dumps({"game": "a", "machine": {}, "versions": {}, "figures": [old]}))
    _, last = figures.last_kept(tmp_path)
    assert last.ratios == {"random play": 3.0}


def test_groups_that_were_left_out_stay_with_their_day(tmp_path):
    figures.keep(tmp_path, report(start(0.1), engine=4.0), ("2001-01-01", report(server(700.0), engine=9.0)))
    _, last = figures.last_kept(tmp_path)
    assert [(figure.name, figure.kept) for figure in last.figures] == [
        ("engine", ""),
        ("alone", ""),
        ("start", ""),
        ("server", "2001-01-01"),
    ]
    assert last.figures[0].ratio == 4.0


def test_two_runs_of_a_day_are_one(tmp_path):
    figures.keep(tmp_path, report(engine=4.0), None)
    figures.keep(tmp_path, Report(machine={}, versions={}, figures=[start(0.1)]), figures.last_kept(tmp_path))
    _, last = figures.last_kept(tmp_path)
    assert [(figure.name, figure.kept) for figure in last.figures] == [("start", ""), ("engine", ""), ("alone", "")]


def test_what_was_not_measured_is_what_it_was_with_its_day():
    before = ("2001-01-02", report(server(700.0), start(0.1, kept="2001-01-01")))
    now = figures.filled([server(None), start(None), beside("engine", 3.0)], before)
    assert [(figure.value, figure.kept) for figure in now] == [(700.0, "2001-01-02"), (0.1, "2001-01-01"), (1000.0, "")]
    assert figures.filled([server(None)], None)[0].value is None


def test_an_empty_folder_has_none(tmp_path):
    assert figures.last_kept(tmp_path) is None


@pytest.mark.parametrize("text", ["", "[]", '{"figures": [{"ratio": 1}]}', '{"figures": [{"name": "a", "ratio": "fast"}]}'])
def test_something_else_in_the_folder_is_a_sentence(tmp_path, text):
    (tmp_path / "2001-01-01.json").write_text(text)
    with pytest.raises(figures.NotFigures, match="does not hold figures"):
        figures.last_kept(tmp_path)


def test_what_is_kept_is_as_described(tmp_path):
    """The schema is that of the classes: every figure has a name, a unit and a value, if only null."""
    path = figures.keep(tmp_path, report(start(0.1), server(None, note="why"), engine=4.0), None)
    schema = msgspec.json.schema(Report)
    kept = json.loads(path.read_text("utf-8"))
    jsonschema.validate(kept, schema)
    assert all({"name", "unit", "value"} <= figure.keys() for figure in kept["figures"])
    del kept["figures"][0]["value"]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(kept, schema)


def test_a_row_says_what_is_missing():
    missing = Figure(name="batch", unit="decisions/s", value=5.0, peer="Pgx", note=figures.NOT_INSTALLED)
    assert cells(missing) == ["batch", "5.00 decisions/s", "", "", "Pgx: not installed"]
    assert cells(server(None, note=figures.ONLY_LONG)) == ["server", "only with --long", "", "at least 500 moves/s", ""]
    assert cells(start(0.1, values=(0.05, 0.2), kept="2001-01-01"))[1] == "0.10 s (0.05 to 0.20), kept of 2001-01-01"


def test_the_page_draws_ratios_and_goals(tmp_path):
    told = report(start(0.1), server(400.0), engine=4.0, batch=0.5)
    write_page(tmp_path / "new" / "speed.html", told)
    html = (tmp_path / "new" / "speed.html").read_text("utf-8")
    assert ">engine, beside Other<" in html and ">Other: 250<" in html
    assert html.count(">alone<") == 1 and html.count("<svg") == 4
    assert "4.00x (3.60 to 4.40)" in html
    assert "server, 400, at least 500 moves/s" in html and "start, 0.10, at most 0.3 s" in html


def test_a_page_with_nothing_to_compare_has_no_drawing(tmp_path):
    write_page(tmp_path / "speed.html", report())
    assert "<svg" not in (tmp_path / "speed.html").read_text("utf-8")
