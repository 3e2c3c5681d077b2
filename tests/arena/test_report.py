"""The report: one page that needs nothing else, with everything in it."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from arena.fakes import FIRST, LAST

from gondwana.arena import BadArena, Entrant, run
from gondwana.arena.report import page as frame
from gondwana.arena.report import plots
from gondwana.arena.report.arena import arena_report


class Reader(HTMLParser):
    """Tags, what they refer to, and the text."""

    VOID = frozenset({"meta", "br"})

    def __init__(self):
        super().__init__()
        self.tags, self.references, self.ids, self.open, self.text = [], [], [], [], ""

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        for name, value in attrs:
            if name in {"src", "href", "xlink:href", "data", "action", "poster", "srcset"}:
                self.references.append(value)
            if name == "id":
                self.ids.append(value)
            assert not name.startswith("on"), "no scripts in attributes"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.fixture(scope="module")
def report():
    bots = ["random", FIRST, Entrant("<b>last</b>", LAST.make)]
    result = run("draftosaurus", bots=bots, games=30, workers=1, sprt=(1.0, 1.01))
    return result, arena_report(result, "Draftosaurus", "gondwana arena draftosaurus --bots a,b --seed 0")


def test_the_page_stands_alone(report):
    """No scripts, nothing loaded from elsewhere, well-formed, no id twice."""
    _, html = report
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    assert not {"script", "link", "iframe", "img", "object", "embed", "base", "b"} & set(reader.tags)
    assert all(reference.startswith("#") for reference in reader.references)
    assert not re.search(r"@import|url\((?!#)|javascript:", html)
    addresses = set(re.findall(r"https?://[^\"' <]*", html))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}, "names of formats, not places"
    assert len(reader.ids) == len(set(reader.ids))


def test_the_page_says_everything(report):
    result, html = report
    reader = Reader()
    reader.feed(html)
    wanted = ["Share of the wins", "Elo", "Points", "Sequential test", "By seat", "Think time", "gondwana arena draftosaurus"]
    wanted += [f"{one.win_share.mean:.1%}" for one in result.standings] + ["Seed", result.gondwana, "<b>last</b>", "board=summer"]
    assert [text for text in wanted if text not in reader.text] == []
    assert reader.tags.count("svg") == 12, "six plots in two widths"


def test_plots_take_the_colours_of_the_page(report):
    """Every colour of a plot is one that the page has for light and dark."""
    _, html = report
    named = set(re.findall(r"var\(--([a-z0-9-]+)\)", html))
    style = html[html.index("<style>") : html.index("</style>")]
    assert {"ink", "muted", "faint", "series-0", "series-2"} <= named
    assert all(style.count(f"--{name}:") == 2 for name in named)
    svgs = html[html.index("</style>") :]
    assert set(re.findall(r'(?:fill|stroke)="(#[0-9a-fA-F]{3,6}|black|white)"', svgs)) == set()


def test_plots_are_drawn_for_phones_too(report):
    _, html = report
    drawings = [ET.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL)]
    widths = [float(drawing.get("viewBox").split()[2]) for drawing in drawings]
    assert all(width <= 620 for width in widths[::2]) and all(width <= 345 for width in widths[1::2])
    assert all(drawing.get("width") is None for drawing in drawings)


@pytest.mark.slow
def test_a_bot_alone_and_a_test_that_ended_at_once():
    """Odd arenas have a report as well."""
    alone = run("draftosaurus", bots=[FIRST], players=2, games=2, workers=1)
    assert "first" in arena_report(alone, "Draftosaurus", "")
    brief = run("draftosaurus", bots=[FIRST, LAST], players=2, games=2000, workers=1, sprt=(0.0, 1.0))
    assert brief.games < 2000 and "Sequential test" in arena_report(brief, "Draftosaurus", "")


def test_parts_escape_what_they_are_given():
    evil = "<script>alert('&')</script>"
    parts = [
        frame.heading(evil),
        frame.paragraph(evil, "lead"),
        frame.figure(evil, frame.Plot("", ""), evil),
        frame.table([evil], [[evil, evil]], evil),
        frame.facts({evil: evil}),
        frame.code(evil),
        frame.page(evil),
    ]
    assert all("<script" not in part and "&lt;script" in part for part in parts)


def test_without_the_extra(monkeypatch):
    """One clear sentence."""
    import sys

    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(BadArena, match=r"install gondwana\[reports\]"):
        plots.tools()
