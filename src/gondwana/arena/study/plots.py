"""The plots of studies: dots with intervals, bars of quantiles, lines with bands. Labels down the left side, values across."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gondwana.arena.report.page import FAINT, INK, MUTED, PAPER, Plot
from gondwana.arena.report.plots import NARROW, colour, draw, series_colours
from gondwana.arena.result import Estimate

_PADDING = {"left": 14, "right": 8, "top": 4, "bottom": 4}
"""Room for a reader's font that is wider than the one that the drawing was measured with."""


@dataclass(frozen=True)
class Dot:
    """A value with its interval, in a row and of a series."""

    row: str
    series: str
    value: Estimate

    def values(self) -> dict[str, Any]:
        low, high = self.value.low, self.value.high
        mean = self.value.mean
        shown = {"value": mean, "low": mean if low is None else low, "high": mean if high is None else high}
        return {"row": self.row, "series": self.series} | {name: round(number, 4) for name, number in shown.items()}


def _unique(values: Sequence[str]) -> list[str]:
    return [*dict.fromkeys(values)]


def _hue(altair: Any, series: list[str]) -> Any:
    """A colour for each series, explained above the plot where there are several."""
    colours = series_colours(series)
    legend = None
    if len(series) > 1:
        columns = 2 if len(series) > 2 else 0  # 0: all in a row, for which three names are too wide
        legend = altair.Legend(
            columns=columns,
            orient="top",
            title=None,
            labelColor=colour(INK),
            labelFontSize=12,
            symbolType="circle",
            symbolOpacity=1,
        )
    return altair.Color("series:N", scale=altair.Scale(domain=series, range=list(colours.values())), legend=legend)


def _rows(altair: Any, rows: list[str]) -> Any:
    return altair.Y(
        "row:N", sort=rows, title=None, axis=altair.Axis(labelLimit=165), scale=altair.Scale(domain=rows, paddingInner=0.25)
    )


def _height(rows: int, series: int) -> int:
    """A row has room for its series, closer together the more they are."""
    return rows * max(24, (16 if series < 3 else 10) * series + 8)


def _across(altair: Any, field: str, title: str, width: int, *, percent: bool = False, zero: bool = False, room: int = 8) -> Any:
    axis = altair.Axis(tickCount=3 if width == NARROW else 6, **({"format": "%"} if percent else {}))
    return altair.X(field, title=title, axis=axis, scale=altair.Scale(zero=zero, padding=room, nice=True))


def _line(altair: Any, at: float) -> Any:
    return altair.Chart(altair.Data(values=[{"x": at}])).mark_rule(strokeDash=[5, 4], color=colour(MUTED)).encode(x="x:Q")


def dots(values: Sequence[Dot], title: str, *, line: float | None = None, percent: bool = False, zero: bool = True) -> Plot:
    """Dots with their intervals; a dashed line at what they are compared with."""
    shown = [dot for dot in values if dot.value.mean == dot.value.mean]  # not where there is nothing
    rows, series = _unique([dot.row for dot in values]), _unique([dot.series for dot in values])
    data = [dot.values() for dot in shown]

    def make(altair: Any, width: int) -> Any:
        base = altair.Chart(altair.Data(values=data))
        places = {
            "y": _rows(altair, rows),
            "yOffset": altair.YOffset("series:N", sort=series, scale=altair.Scale(domain=series)),
            "color": _hue(altair, series),
        }
        room = 0 if zero and min((row["low"] for row in data), default=0.0) >= 0 else 8  # an axis from 0 begins there
        across = _across(altair, "low:Q", title, width, percent=percent, zero=zero, room=room)
        chart = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=across, x2="high:Q", **places)
        chart += base.mark_point(filled=True, size=55, opacity=1).encode(x="value:Q", **places)
        if line is not None:
            chart = _line(altair, line) + chart
        return chart.properties(height=_height(len(rows), len(series)), padding=_PADDING)

    return draw(make)


@dataclass(frozen=True)
class Box:
    """The quantiles of a row (5, 25, 50, 75 and 95 %) and one value more."""

    row: str
    series: str
    quantiles: Sequence[float]
    mark: float


def boxes(values: Sequence[Box], title: str) -> Plot:
    """Quantiles: a thin line for 90 % of all, a bar for the middle half, a tick for the median, a dot for the mark."""
    rows, series = _unique([box.row for box in values]), _unique([box.series for box in values])
    names = ("q5", "q25", "q50", "q75", "q95")
    data = [
        {"row": box.row, "series": box.series, "mark": round(box.mark, 2), **dict(zip(names, box.quantiles, strict=True))}
        for box in values
    ]

    def make(altair: Any, width: int) -> Any:
        base = altair.Chart(altair.Data(values=data))
        y = _rows(altair, rows)
        offset = altair.YOffset("series:N", sort=series)
        places = {"y": y, "yOffset": offset, "color": _hue(altair, series)}
        chart = base.mark_rule(strokeWidth=2).encode(x=_across(altair, "q5:Q", title, width), x2="q95:Q", **places)
        chart += base.mark_bar(size=11, cornerRadius=2).encode(x=altair.X("q25:Q", title=title), x2="q75:Q", **places)
        chart += base.mark_tick(thickness=2, size=11, color=colour(PAPER)).encode(x="q50:Q", y=y, yOffset=offset)
        chart += base.mark_point(filled=True, size=50, opacity=1, color=colour(INK), stroke=colour(PAPER), strokeWidth=1).encode(
            x="mark:Q", y=y, yOffset=offset
        )
        return chart.properties(height=_height(len(rows), len(series)), padding=_PADDING)

    return draw(make)


def lines(values: Sequence[Dot], across: str, up: str) -> Plot:
    """Lines with a band for the interval; the rows are numbers."""
    series = _unique([dot.series for dot in values])
    data = [{**dot.values(), "row": int(dot.row)} for dot in values]

    def make(altair: Any, width: int) -> Any:
        base = altair.Chart(altair.Data(values=data))
        ticks = altair.Axis(grid=False, tickCount=6 if width == NARROW else 12, format="d")
        x = altair.X("row:Q", title=across, axis=ticks, scale=altair.Scale(zero=False, nice=False))
        grid = altair.Axis(grid=True, gridColor=colour(FAINT), tickCount=5)
        y = altair.Y("low:Q", title=up, scale=altair.Scale(zero=True), axis=grid)
        hue = _hue(altair, series)
        chart = base.mark_area(opacity=0.2).encode(x=x, y=y, y2="high:Q", color=hue)
        chart += base.mark_line(strokeWidth=2, point={"size": 30}).encode(x=x, y="value:Q", color=hue)
        return chart.properties(height=230, padding=_PADDING)

    return draw(make)
