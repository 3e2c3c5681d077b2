"""All figures on a page of their own: beside others, against what is wanted, and as a table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gondwana.arena.report import page
from gondwana.arena.report.page import ACCENT, MUTED, SERIES, Plot
from gondwana.arena.report.plots import colour, draw
from gondwana.bench.figures import Figure, Report, number, short, write

_TICKS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
_LEAST = 0.02
"""What is smaller is drawn there."""
_MISSED = SERIES[1]
_PHONE = 400
"""Drawings that are no wider have names in two lines."""


def write_page(path: Path, report: Report) -> None:
    """The page in a file."""
    beside = [figure for figure in report.figures if figure.ratio]
    judged = [figure for figure in report.figures if _goodness(figure) is not None]
    drawings = []
    if beside:
        caption = "How many times as good as the peer, from the worst to the best round. The grey stroke is what is wanted."
        drawings.append(page.figure("Beside others, in one run", _ratios(beside), caption))
    if judged:
        caption = "How many times as good as wanted. What is left of 1 misses it."
        drawings.append(page.figure("Against what is wanted", _goals(judged), caption))
    columns = ["", "Gondwana", "ratio", "wanted", "beside"]
    caption = "Medians; a figure and its peer are measured in turn. Ratios with those of the worst and the best round."
    parts = [page.heading("Speed", 1)]
    if drawings:
        parts.append(page.grid(*drawings))
    parts.append(page.table(columns, [cells(figure) for figure in report.figures], caption, kind="wrap"))
    about = {**report.machine, **report.versions}
    parts.append(page.card(page.facts({name: str(one) for name, one in about.items()})))
    write(path, page.page("Speed", *parts))


def cells(figure: Figure) -> list[str]:
    """A figure in words: name, ours, ratio, wanted, the peer with its number."""
    ours = f"{short(figure.value)} {figure.unit}" if figure.value is not None else figure.note
    if figure.values is not None and figure.judged == "value" and figure.ratio is None:
        ours += f" ({short(figure.values[0])} to {short(figure.values[1])})"
    if figure.kept:
        ours += f", kept of {figure.kept}"
    ratio = f"{figure.ratio:.2f}x" if figure.ratio is not None else ""
    if figure.ratio is not None and figure.spread is not None and figure.spread[0] < figure.spread[1]:
        ratio += f" ({figure.spread[0]:.2f} to {figure.spread[1]:.2f})"
    theirs = short(figure.peer_value) if figure.peer_value is not None else figure.note if figure.value is not None else ""
    return [figure.name, ours, ratio, figure.wanted, ": ".join(one for one in (figure.peer, theirs) if one)]


def _goodness(figure: Figure) -> float | None:
    """How many times as good as wanted, of what is judged by itself."""
    if figure.judged != "value" or not figure.value:
        return None
    if figure.at_most is not None:
        return figure.at_most / figure.value
    return figure.value / figure.at_least if figure.at_least else None


def _ratios(figures: Sequence[Figure]) -> Plot:
    values = []
    for figure in figures:
        low, high = figure.spread or (figure.ratio, figure.ratio)
        wanted = figure.at_least if figure.judged == "ratio" else None
        name = [figure.name, f"beside {figure.peer}"]
        values.append({"name": name, "at": figure.ratio, "low": low, "high": high, "wanted": wanted, "missed": figure.missed})
    return _dots(values, "times as good")


def _goals(figures: Sequence[Figure]) -> Plot:
    values = []
    for figure in figures:
        name = [figure.name, f"{number(figure.value)}, {figure.wanted}"]
        at = _goodness(figure)
        values.append({"name": name, "at": at, "low": at, "high": at, "wanted": 1, "missed": figure.missed})
    return _dots(values, "times as good as wanted")


def _dots(values: list[dict[str, Any]], title: str) -> Plot:
    """One row each, below its name, on one logarithmic axis."""
    shown = [0.5, 2.0, *(one[key] for one in values for key in ("low", "at", "high", "wanted") if one[key])]
    ends = [max(min(shown), _LEAST) / 1.2, max(shown) * 1.2]
    for one in values:
        one["low"] = max(one["low"], ends[0])

    def make(altair: Any, width: int) -> Any:
        between, step = (", ", 46) if width > _PHONE else ("\n", 62)
        named = [one | {"name": between.join(one["name"])} for one in values]
        base = altair.Chart(altair.Data(values=named)).encode(y=altair.Y("name:N", sort=None, title=None, axis=None))
        scale = altair.Scale(type="log", domain=ends, nice=False)
        axis = altair.Axis(title=title, grid=True, format="~g", values=[tick for tick in _TICKS if ends[0] <= tick <= ends[1]])
        paint = altair.condition("datum.missed", altair.value(colour(_MISSED)), altair.value(colour(ACCENT)))
        spread = base.mark_rule(strokeWidth=2).encode(
            x=altair.X("low:Q", scale=scale, axis=axis), x2=altair.X2("high:Q"), color=paint
        )
        point = base.mark_point(filled=True, size=70, opacity=1).encode(x=altair.X("at:Q", scale=scale), color=paint)
        wanted = base.mark_tick(color=colour(MUTED), thickness=3, height=16).encode(x=altair.X("wanted:Q", scale=scale))
        name = base.mark_text(align="left", baseline="bottom", dy=46 - step - 9, lineBreak="\n", lineHeight=15).encode(
            x=altair.value(0), text="name:N"
        )
        return (spread + wanted + point + name).properties(height=altair.Step(step))

    return draw(make)
