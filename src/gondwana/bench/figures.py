"""What was measured: figures that are kept by day, held against the last ones and against what is wanted."""

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

import msgspec

from gondwana.arena.files import naming

NOISE = 0.25
"""A ratio may be so much smaller than the last time: machines are noisy, also within one run."""
ONLY_LONG = "only with --long"
NOT_INSTALLED = "not installed"

Range = tuple[float, float]


class NotFigures(ValueError):
    """A file that does not hold figures."""


class Figure(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One number, with the peer's and with what is wanted. A ratio says how many times as good as the peer we are."""

    name: str
    group: str = ""
    unit: str
    value: float | None
    """The median; nothing where it could not be measured, and then `note` says why."""
    values: Range | None = None
    """The least and the greatest of all rounds, or a 95 % interval where there are none."""
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    spread: Range | None = None
    """The least and the greatest ratio of a round."""
    at_least: float | None = None
    at_most: float | None = None
    judged: Literal["ratio", "value"] = "ratio"
    """What has to be at least or at most so much."""
    long: bool = False
    """Whether it is measured with `--long` only."""
    note: str = ""
    kept: str = ""
    """The day on which it was measured, if that was another run."""
    how: dict[str, Any] = {}
    """What else there is to say of the measuring."""

    @property
    def reached(self) -> float | None:
        """The number that is judged."""
        return self.ratio if self.judged == "ratio" else self.value

    @property
    def sign(self) -> str:
        """The unit of the number that is judged."""
        return "x its peer" if self.judged == "ratio" else f" {self.unit}"

    @property
    def missed(self) -> bool:
        """Whether it is known not to be what it is to be."""
        if self.reached is None:
            return False
        too_little = self.at_least is not None and self.reached < self.at_least
        return too_little or (self.at_most is not None and self.reached > self.at_most)

    @property
    def wanted(self) -> str:
        """In words, or nothing."""
        sign = "x" if self.judged == "ratio" else f" {self.unit}"
        if self.at_least is not None:
            return f"at least {self.at_least:g}{sign}"
        return f"at most {self.at_most:g}{sign}" if self.at_most is not None else ""


class Report(msgspec.Struct, kw_only=True):
    """All figures of a run, and where it was."""

    machine: dict[str, Any]
    versions: dict[str, str]
    figures: list[Figure]

    @property
    def ratios(self) -> dict[str, float]:
        """By name, those of this run."""
        return {figure.name: figure.ratio for figure in self.figures if figure.ratio is not None and not figure.kept}


def number(value: float | None) -> str:
    """As many places as tell something."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def short(value: float) -> str:
    """Three digits, with M and k for millions and thousands."""
    if abs(value) >= 1e6:
        return f"{number(value / 1e6)} M"
    return f"{number(value / 1e3)} k" if abs(value) >= 1e4 else number(value)


def last_kept(folder: Path) -> tuple[str, Report] | None:
    """The newest figures in a folder, and their day; raises `NotFigures`."""
    days = sorted(folder.glob("[0-9]*-[0-9]*-[0-9]*.json"))
    if not days:
        return None
    try:
        return days[-1].stem, msgspec.json.decode(days[-1].read_bytes(), type=Report)
    except msgspec.DecodeError:
        raise NotFigures(f"{days[-1]} does not hold figures of `gondwana bench`") from None


def keep(folder: Path, report: Report, before: tuple[str, Report] | None) -> Path:
    """Write the figures, with the last ones of groups that were left out, to a file of today; an earlier one is replaced."""
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    measured = {figure.group for figure in report.figures}
    others = [figure for figure in _dated(before) if figure.group not in measured]
    for figure in others:
        figure.kept = "" if figure.kept == today else figure.kept
    path = folder / f"{today}.json"
    whole = msgspec.structs.replace(report, figures=[*report.figures, *others])
    write(path, msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n")
    return path


def filled(figures: Iterable[Figure], before: tuple[str, Report] | None) -> list[Figure]:
    """With the kept figure, and its day, instead of each that was not measured this time."""
    known = {figure.name: figure for figure in _dated(before) if figure.value is not None}
    return [known.get(figure.name, figure) if figure.value is None else figure for figure in figures]


def _dated(before: tuple[str, Report] | None) -> list[Figure]:
    if before is None:
        return []
    day, report = before
    return [msgspec.structs.replace(figure, kept=figure.kept or day) for figure in report.figures if figure.group]


def slower(report: Report, before: Report) -> list[str]:
    """A sentence for each figure that has lost against its peer since then."""
    now = report.ratios
    then = {figure.name: figure.ratio for figure in before.figures if figure.ratio is not None}
    return [
        f"{name}: {now[name]:.2f}x its peer, {then[name]:.2f}x before"
        for name in now
        if name in then and now[name] < then[name] * (1 - NOISE)
    ]


def short_of(report: Report) -> list[str]:
    """A sentence for each figure that is not what it is to be."""
    return [
        f"{figure.name}: {number(figure.reached)}{figure.sign}, {figure.wanted} wanted"
        + (f" (measured on {figure.kept})" if figure.kept else "")
        for figure in report.figures
        if figure.missed
    ]


def write(path: Path, text: str) -> None:
    """A file, and the folders that it stands in."""
    with naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
