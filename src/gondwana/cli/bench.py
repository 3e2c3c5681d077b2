"""`gondwana bench`: how fast everything is here, alone or beside others in the same run."""

from pathlib import Path

import typer

from gondwana.arena.report import plots
from gondwana.bench import boardgame
from gondwana.bench.asked import LONG, SHORT, Asked
from gondwana.bench.drawing import write_page
from gondwana.bench.figures import Figure, NotFigures, Report, filled, keep, last_kept, short, short_of, slower
from gondwana.bench.run import GROUPS, measure
from gondwana.cli.output import console, notices, preparing, print_json, print_table

_SHOWN = ("s", "kB", "% of points")
"""Units that the names do not tell."""


def run_bench(
    *,
    peers: bool,
    long: bool,
    fetch: bool,
    only: str | None,
    as_json: bool,
    keep_in: Path | None,
    against: Path | None,
    html: Path | None,
) -> None:
    groups = _checked(only)
    before = _last(against or keep_in)
    if html is not None:
        plots.tools()  # what is missing should be said before anything is measured
    if fetch:
        with notices.status("Installing boardgame.io …"):
            boardgame.install()
    with notices.status("Measuring …") as status:
        asked = Asked(
            peers=peers,
            effort=LONG if long else SHORT,
            say=lambda what: status.update(f"Measuring: {what} …"),
            preparing=preparing,
        )
        report = measure(groups, asked)
    report.figures = filled(report.figures, before)
    if as_json:
        print_json(report)
    else:
        _print(report)
    _judge(report, before if against is not None else None)
    if keep_in is not None:
        notices.print(f"Kept in {keep(keep_in, report, before)}.")
    if html is not None:
        write_page(html, report)


def _checked(only: str | None) -> tuple[str, ...]:
    if only is None:
        return GROUPS
    names = tuple(name.strip() for name in only.split(","))
    for name in names:
        if name not in GROUPS:
            raise typer.BadParameter(f"there is no group {name!r}; there are: {', '.join(GROUPS)}", param_hint="--only")
    return names


def _last(folder: Path | None) -> tuple[str, Report] | None:
    try:
        return last_kept(folder) if folder is not None else None
    except NotFigures as error:
        raise typer.BadParameter(str(error)) from None


def _judge(report: Report, before: tuple[str, Report] | None) -> None:
    """What is slower than it was or than it is to be is said, and nothing else comes of it: machines are noisy."""
    for line in short_of(report):
        notices.print(f"Short of what is wanted: {line}.")
    if before is None:
        return
    day, last = before
    lost = slower(report, last)
    for line in lost:
        notices.print(f"Slower than on {day}: {line}.")
    if not lost:
        notices.print(f"Nothing is clearly slower than on {day}.")


def _print(report: Report) -> None:
    print_table(
        ["", "Gondwana", "beside", "ratio", "wanted"],
        map(_row, report.figures),
        title="Draftosaurus with five players, summer, where nothing else is said",
        whole=("Gondwana", "beside", "ratio", "wanted"),
    )
    about = [f"{name} {one}" for name, one in {**report.versions, **report.machine}.items()]
    console.print(", ".join(about), style="dim")
    for figure in report.figures:
        if figure.kept:
            console.print(f"{figure.name}: kept of {figure.kept}.", style="dim")


def _row(figure: Figure) -> list[str]:
    """A figure in few words, as names tell what is counted; the page and JSON have more."""
    sign = "/s" if figure.unit.endswith("/s") else f" {figure.unit.split()[0]}" if figure.unit in _SHOWN else ""
    ours = f"{short(figure.value)}{sign}" if figure.value is not None else "-"
    beside = [figure.peer] if figure.peer else []
    if figure.peer_value is not None:
        beside.append(f"{short(figure.peer_value)}{sign}")
    if figure.note:
        beside.append(figure.note)
    goal = figure.at_least if figure.at_least is not None else figure.at_most
    wanted = ""
    if goal is not None:
        wanted = f"{'≥' if figure.at_least is not None else '≤'} {goal:g}{'x' if figure.judged == 'ratio' else sign}"
    ratio = f"{figure.ratio:.2f}x" if figure.ratio is not None else ""
    return [figure.name, ours, "\n".join(beside), ratio, wanted]
