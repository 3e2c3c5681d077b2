"""Plots as SVG whose colours are the variables of the page. Altair describes them, vl-convert draws them; both are an extra."""

import re
from collections.abc import Callable, Mapping
from itertools import count
from types import ModuleType
from typing import Any

from gondwana.arena.entrants import BadArena
from gondwana.arena.report.page import ACCENT, FAINT, INK, MUTED, PAPER, SERIES, Plot
from gondwana.locale import Message

WIDE, NARROW = 560, 312

_STAND_IN = {name: f"#{0xA1B200 + number:06x}" for number, name in enumerate((INK, MUTED, FAINT, PAPER, ACCENT, *SERIES))}
"""A drawing is made in these colours, each of which then becomes a variable of the page."""
_drawn = count()


def colour(name: str) -> str:
    """The colour of that name as a drawing wants it."""
    return _STAND_IN[name]


def series_colours(labels: list[str]) -> dict[str, str]:
    """A colour for each label; after eight they come again."""
    return {label: colour(SERIES[number % len(SERIES)]) for number, label in enumerate(labels)}


def tools() -> tuple[ModuleType, ModuleType]:
    """Altair and vl-convert; raises `BadArena` if they are not installed."""
    try:
        import altair  # noqa: PLC0415
        import vl_convert  # noqa: PLC0415
    except ImportError:
        raise BadArena(Message("arena-reports-missing")) from None
    return altair, vl_convert


def draw(make: Callable[[Any, int], Any]) -> Plot:
    """A plot in both widths; `make` gets Altair and the width and answers with a chart."""
    altair, vl_convert = tools()
    return Plot(*(_svg(make(altair, width).to_dict(), vl_convert, width) for width in (WIDE, NARROW)))


def _svg(chart: dict[str, Any], vl_convert: ModuleType, width: int) -> str:
    """The chart as SVG to stand in a page: it scales, its ids are its own, its colours are variables."""
    chart = {**chart, "config": {**_CONFIG, "background": None}}
    if "facet" not in chart and "hconcat" not in chart:
        chart |= {"width": width, "autosize": {"type": "fit-x", "contains": "padding"}}
    svg: str = vl_convert.vegalite_to_svg(chart)
    own = f"p{next(_drawn)}-"
    svg = re.sub(r'(\bid="|url\(#|href="#)', lambda match: match.group() + own, svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"', r"\1", svg, count=1)
    for name, stand_in in _STAND_IN.items():
        svg = re.sub(stand_in, f"var(--{name})", svg, flags=re.IGNORECASE)
    return svg


_CONFIG: Mapping[str, Any] = {
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": colour(INK),
        "titleColor": colour(MUTED),
        "gridColor": colour(FAINT),
        "domainColor": colour(FAINT),
        "tickColor": colour(FAINT),
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 130,
        "labelPadding": 6,
    },
    "axisY": {"grid": False, "domain": False, "ticks": False},
    "text": {"color": colour(INK), "fontSize": 12},
    "header": {"labelColor": colour(INK), "titleColor": colour(MUTED), "labelFontSize": 12},
}
