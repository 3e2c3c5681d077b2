"""What `gondwana bench` does with its figures: keeps them by day, holds them against the last ones, draws them."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import typer

from gondwana.arena.files import naming
from gondwana.arena.report import page
from gondwana.arena.report.page import ACCENT, MUTED, Plot
from gondwana.arena.report.plots import colour, draw

Told = Mapping[str, Any]

NOISE = 0.25
"""A ratio may be so much smaller than the last time: machines are noisy, also within one run."""


def keep(folder: Path, told: Told) -> Path:
    """Write the figures to a file of today; what was measured earlier today is replaced."""
    path = folder / f"{datetime.now(UTC):%Y-%m-%d}.json"
    _write(path, json.dumps(told, indent=1) + "\n")
    return path


def last_kept(folder: Path) -> tuple[str, Told] | None:
    """The newest figures in a folder, and their day."""
    days = sorted(folder.glob("[0-9]*-[0-9]*-[0-9]*.json"))
    if not days:
        return None
    try:
        told = json.loads(days[-1].read_text("utf-8"))
        _ratios(told)
    except (ValueError, KeyError, TypeError):
        raise typer.BadParameter(f"{days[-1]} does not hold figures of `gondwana bench`") from None
    return days[-1].stem, told


def slower(told: Told, before: Told) -> list[str]:
    """A sentence for each figure that has lost against its peer since then."""
    now, then = _ratios(told), _ratios(before)
    return [
        f"{name}: {now[name]:.2f}x its peer, {then[name]:.2f}x before"
        for name in now
        if name in then and now[name] < then[name] * (1 - NOISE)
    ]


def short_of(told: Told) -> list[str]:
    """A sentence for each figure whose ratio is not what it is to be."""
    return [
        f"{figure['name']}: {figure['ratio']:.2f}x its peer, {figure['at_least']:g}x wanted"
        for figure in told["figures"]
        if figure.get("at_least") and "ratio" in figure and figure["ratio"] < figure["at_least"]
    ]


def _ratios(told: Told) -> dict[str, float]:
    return {str(figure["name"]): float(figure["ratio"]) for figure in told["figures"] if "ratio" in figure}


def write_page(path: Path, told: Told) -> None:
    """All figures on a page of their own, ratios drawn."""
    rows = [
        [
            figure["name"],
            f"{figure['value']:,.0f}",
            figure["unit"],
            figure.get("peer", ""),
            f"{figure['peer_value']:,.0f}" if "peer_value" in figure else "",
            f"{figure['ratio']:.2f}x ({figure['spread'][0]:.2f} to {figure['spread'][1]:.2f})" if "ratio" in figure else "",
        ]
        for figure in told["figures"]
    ]
    parts = [page.heading("Speed", 1)]
    if _ratios(told):
        caption = "From the worst to the best round, on a logarithmic scale. The grey stroke is what is wanted."
        parts.append(page.figure("Beside others, in one run", _drawn(told), caption))
    parts.append(page.table(["", "Gondwana", "", "peer", "", "ratio"], rows, "Medians, each figure and its peer in turn"))
    parts.append(page.card(page.facts({name: str(one) for name, one in {**told["machine"], **told["versions"]}.items()})))
    _write(path, page.page("Speed", *parts))


def _drawn(told: Told) -> Plot:
    values = [
        {
            "name": f"{figure['name']} / {figure['peer']}",
            "ratio": figure["ratio"],
            "low": figure["spread"][0],
            "high": figure["spread"][1],
            "wanted": figure.get("at_least"),
        }
        for figure in told["figures"]
        if "ratio" in figure
    ]

    def make(altair: Any, width: int) -> Any:
        base = altair.Chart(altair.Data(values=values)).encode(
            y=altair.Y(
                "name:N", sort=None, title=None, axis=altair.Axis(labelLimit=width * 0.5, labelExpr="split(datum.label, ' / ')")
            )
        )
        scale = altair.Scale(type="log")
        axis = altair.Axis(title="times as fast", grid=True, format="~g", values=[1, 2, 5, 10, 20, 50, 100])
        spread = base.mark_rule(color=colour(ACCENT), strokeWidth=2).encode(
            x=altair.X("low:Q", scale=scale, axis=axis), x2=altair.X2("high:Q")
        )
        point = base.mark_point(color=colour(ACCENT), filled=True, size=70, opacity=1).encode(x=altair.X("ratio:Q", scale=scale))
        wanted = base.mark_tick(color=colour(MUTED), thickness=3, height=18).encode(x=altair.X("wanted:Q", scale=scale))
        return (spread + wanted + point).properties(height=altair.Step(42))

    return draw(make)


def _write(path: Path, text: str) -> None:
    with naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
