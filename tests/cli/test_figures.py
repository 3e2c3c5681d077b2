"""What becomes of the figures of `gondwana bench`."""

import json

import pytest
import typer

from gondwana.cli import figures


def told(**ratios):
    return {
        "machine": {"cores": 2},
        "versions": {"gondwana": "1"},
        "figures": [
            {
                "name": name,
                "unit": "decisions/s",
                "value": 1000.0,
                "peer": "Other",
                "peer_value": 1000.0 / ratio,
                "ratio": ratio,
                "spread": [ratio * 0.9, ratio * 1.1],
                "at_least": 2.0,
            }
            for name, ratio in ratios.items()
        ]
        + [{"name": "alone", "unit": "decisions/s", "value": 5.0}],
    }


def test_a_figure_that_lost_against_its_peer_is_named():
    assert figures.slower(told(engine=2.0, batch=6.0), told(engine=4.0, batch=6.1)) == ["engine: 2.00x its peer, 4.00x before"]


def test_noise_and_new_figures_are_no_loss():
    assert figures.slower(told(engine=3.5, fresh=0.1), told(engine=4.0, gone=9.0)) == []


def test_what_misses_its_goal_is_named():
    assert figures.short_of(told(engine=1.5, batch=2.5)) == ["engine: 1.50x its peer, 2x wanted"]


def test_the_newest_figures_are_read_back(tmp_path):
    (tmp_path / "2001-01-01.json").write_text(json.dumps(told(engine=9.0)))
    (tmp_path / "levels.json").write_text("{}")
    kept = figures.keep(tmp_path, told(engine=4.0))
    day, last = figures.last_kept(tmp_path)
    assert day == kept.stem
    assert last["figures"][0]["ratio"] == 4.0


def test_an_empty_folder_has_none(tmp_path):
    assert figures.last_kept(tmp_path) is None


@pytest.mark.parametrize("text", ["", "[]", '{"figures": [{"ratio": 1}]}', '{"figures": [{"name": "a", "ratio": "fast"}]}'])
def test_something_else_in_the_folder_is_a_sentence(tmp_path, text):
    (tmp_path / "2001-01-01.json").write_text(text)
    with pytest.raises(typer.BadParameter, match="does not hold figures"):
        figures.last_kept(tmp_path)


def test_the_page_draws_what_has_a_peer(tmp_path):
    figures.write_page(tmp_path / "new" / "speed.html", told(engine=4.0, batch=0.5))
    html = (tmp_path / "new" / "speed.html").read_text("utf-8")
    assert ">engine<" in html and html.count(">Other<") > 2
    assert html.count(">alone<") == 1 and "<svg" in html
    assert "4.00x (3.60 to 4.40)" in html


def test_a_page_without_peers_has_no_drawing(tmp_path):
    figures.write_page(tmp_path / "speed.html", told())
    assert "<svg" not in (tmp_path / "speed.html").read_text("utf-8")
