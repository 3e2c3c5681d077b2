"""The plots of an arena."""

from collections.abc import Sequence
from typing import Any

from gondwana.arena.report.page import ACCENT, FAINT, INK, MUTED, Plot
from gondwana.arena.report.plots import NARROW, colour, draw, series_colours
from gondwana.arena.result import ArenaResult, SprtResult

_ROW = 34
_MOST_STEPS = 400


def _bots(altair: Any, result: ArenaResult) -> dict[str, Any]:
    """The bots down the left side, each in its colour."""
    colours = series_colours(result.bots)
    return {
        "y": altair.Y("bot:N", sort=None, title=None),
        "color": altair.Color("bot:N", scale=altair.Scale(domain=list(colours), range=list(colours.values())), legend=None),
    }


def _ticks(width: int) -> int:
    return 3 if width == NARROW else 6


def _data(altair: Any, rows: Sequence[dict[str, Any]]) -> Any:
    return altair.Data(values=list(rows))


def _ranges(altair: Any, result: ArenaResult, rows: list[dict[str, Any]], x: Any, line: float | None) -> Any:
    """Dots with their intervals, a line for what they are compared with, and the value in words."""
    base = altair.Chart(_data(altair, rows))
    bots = _bots(altair, result)
    shown = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=x, x2="high:Q", **bots)
    shown += base.mark_point(filled=True, size=90, opacity=1).encode(x="value:Q", **bots)
    shown += base.mark_text(dy=-12).encode(x="value:Q", y=bots["y"], text="text:N")
    if line is not None:
        there = altair.Chart(_data(altair, [{"x": line}]))
        shown = there.mark_rule(strokeDash=[5, 4], color=colour(MUTED)).encode(x="x:Q") + shown
    return shown.properties(height=_ROW * len(result.bots) + 16)


def win_shares(result: ArenaResult) -> Plot:
    """Win shares with intervals beside the fair share."""
    rows = [
        {
            "bot": one.bot,
            "value": one.win_share.mean,
            "low": one.win_share.mean if one.win_share.low is None else one.win_share.low,
            "high": one.win_share.mean if one.win_share.high is None else one.win_share.high,
            "text": f"{one.win_share.mean:.1%}",
        }
        for one in result.standings
    ]

    def make(altair: Any, width: int) -> Any:
        axis = altair.Axis(format="%", tickCount=_ticks(width))
        x = altair.X("low:Q", axis=axis, title="share of the wins", scale=altair.Scale(zero=True, padding=18))
        return _ranges(altair, result, rows, x, result.fair_share)

    return draw(make)


def elos(result: ArenaResult) -> Plot:
    """Elo with intervals; where the results set no bound, the interval ends at the edge with an arrow in words."""
    rows = []
    known = [value for one in result.standings for value in (one.elo.low, one.elo.high) if value is not None]
    for one in result.standings:
        low, high = one.elo.low, one.elo.high
        value = one.elo.elo if low is not None and high is not None else low if low is not None else high
        if value is None:
            continue
        sign = "> " if high is None else "< " if low is None else ""
        edges = (min(known) if low is None else low, max(known) if high is None else high)
        rows.append({"bot": one.bot, "value": value, "low": edges[0], "high": edges[1], "text": f"{sign}{value:+.0f}"})

    def make(altair: Any, width: int) -> Any:
        scale = altair.Scale(zero=False, padding=18)
        x = altair.X("low:Q", title=f"Elo, {result.anchor} = 0", axis=altair.Axis(tickCount=_ticks(width)), scale=scale)
        return _ranges(altair, result, rows, x, 0.0)

    return draw(make)


def points(result: ArenaResult) -> Plot:
    """How the points of each bot are distributed."""
    every = [value for one in result.standings for value in one.point_counts]
    bin_width = max(1, -(-(max(every) - min(every) + 1) // 40))
    rows = []
    for one in result.standings:
        bins: dict[int, int] = {}
        for value, times in one.point_counts.items():
            bins[value // bin_width * bin_width] = bins.get(value // bin_width * bin_width, 0) + times
        rows += [
            {"bot": one.bot, "from": start, "to": start + bin_width, "part": times / one.games, "mean": one.points.mean}
            for start, times in bins.items()
        ]

    def make(altair: Any, width: int) -> Any:
        bots = _bots(altair, result)
        x = altair.X(
            "from:Q", title="points", scale=altair.Scale(zero=False, nice=True), axis=altair.Axis(tickCount=_ticks(width))
        )
        bars = (
            altair.Chart()
            .mark_bar(opacity=0.8, binSpacing=0.5)
            .encode(x=x, x2="to:Q", y=altair.Y("part:Q", title=None, axis=None), y2=altair.datum(0), color=bots["color"])
        )
        means = altair.Chart().mark_rule(color=colour(INK), strokeWidth=1.5).encode(x="mean:Q")
        layers = altair.layer(bars, means, data=_data(altair, rows)).properties(width=width - 24, height=56)
        header = altair.Header(labelOrient="top", labelAnchor="start", labelPadding=2)
        return layers.facet(row=altair.Row("bot:N", sort=result.bots, title=None, header=header), spacing=8)

    return draw(make)


def seats(result: ArenaResult) -> Plot:
    """Win shares by seat."""
    rows = [
        {"bot": one.bot, "seat": f"seat {at.seat}", "share": at.win_share, "text": f"{at.win_share:.0%}"}
        for one in result.standings
        for at in one.by_seat
        if at.games
    ]

    def make(altair: Any, width: int) -> Any:
        bots = _bots(altair, result)
        base = altair.Chart(_data(altair, rows)).encode(
            x=altair.X("seat:N", title=None, axis=altair.Axis(orient="top", domain=False, ticks=False, labelAngle=0)), y=bots["y"]
        )
        highest = max(at.win_share for one in result.standings for at in one.by_seat)
        opacity = altair.Opacity("share:Q", scale=altair.Scale(domain=[0, highest], range=[0, 0.6]), legend=None)
        cells = base.mark_rect(color=colour(ACCENT), stroke=colour(FAINT)).encode(opacity=opacity)
        return (cells + base.mark_text(fontSize=13).encode(text="text:N")).properties(height=_ROW * len(result.bots) + 16)

    return draw(make)


def think_times(result: ArenaResult) -> Plot:
    """Think time a decision: mean, 95 % and longest, on a logarithmic scale."""
    rows = [
        {"bot": one.bot, "mean": one.think.mean * 1e3, "p95": one.think.p95 * 1e3, "longest": one.think.longest * 1e3}
        for one in result.standings
        if one.think.decisions
    ]

    def make(altair: Any, width: int) -> Any:
        bots = _bots(altair, result)
        base = altair.Chart(_data(altair, rows))
        scale = altair.Scale(type="log", nice=True)
        x = altair.X(
            "mean:Q", title="milliseconds a decision", scale=scale, axis=altair.Axis(tickCount=_ticks(width) - 1, format="~g")
        )
        shown = base.mark_rule(strokeWidth=2, opacity=0.4).encode(x=x, x2="longest:Q", **bots)
        shown += base.mark_tick(thickness=2, size=16).encode(x="p95:Q", **bots)
        shown += base.mark_point(shape="diamond", size=45).encode(x="longest:Q", **bots)
        shown += base.mark_point(filled=True, size=90, opacity=1).encode(x="mean:Q", **bots)
        return shown.properties(height=_ROW * len(result.bots) + 16)

    return draw(make)


def llr_path(test: SprtResult) -> Plot:
    """The way of a sequential test between its bounds."""
    step = max(1, len(test.path) // _MOST_STEPS)
    numbers = [*range(0, len(test.path), step)]
    if test.path and numbers[-1] != len(test.path) - 1:
        numbers.append(len(test.path) - 1)
    rows = [{"deal": 0, "llr": 0.0}, *({"deal": number + 1, "llr": test.path[number]} for number in numbers)]
    bounds = [
        {"y": test.upper, "text": f"{test.high:g} × fair share"},
        {"y": test.lower, "text": f"{test.low:g} × fair share"},
    ]

    def make(altair: Any, width: int) -> Any:
        lines = altair.Chart(_data(altair, bounds))
        shown = lines.mark_rule(strokeDash=[5, 4], color=colour(MUTED)).encode(y=altair.Y("y:Q", title="log-likelihood ratio"))
        words = lines.mark_text(align="left", dy=-8, dx=4, color=colour(MUTED)).encode(y="y:Q", text="text:N", x=altair.value(0))
        way = altair.Chart(_data(altair, rows)).mark_line(color=colour(ACCENT), strokeWidth=2)
        x = altair.X("deal:Q", title="deals", axis=altair.Axis(grid=False, tickCount=_ticks(width)))
        return (shown + words + way.encode(x=x, y="llr:Q")).properties(height=220)

    return draw(make)
