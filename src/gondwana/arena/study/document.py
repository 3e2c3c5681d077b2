"""What a study says, in parts that become a page of its own or a page of the docs."""

import platform
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from gondwana.arena.report.page import (
    _DARK,
    _DARK_SERIES,
    _LIGHT,
    _LIGHT_SERIES,
    SERIES,
    Plot,
    card,
    code,
    facts,
    figure,
    grid,
    heading,
    page,
    paragraph,
    table,
)
from gondwana.arena.study.result import Made
from gondwana.core.options import as_text

THEMES: Mapping[str, Mapping[str, str]] = {
    "light": {**_LIGHT, **dict(zip(SERIES, _LIGHT_SERIES, strict=True))},
    "dark": {**_DARK, **dict(zip(SERIES, _DARK_SERIES, strict=True))},
}
_DOCS_WIDTH = 420
"""Pixels of a plot in the docs: it is the one for phones, a little larger."""


@dataclass(frozen=True)
class Picture:
    """A plot; `name` is that of its file."""

    name: str
    title: str
    plot: Plot
    caption: str


@dataclass(frozen=True)
class Numbers:
    """A table whose first column names its rows."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A finding, what is to be said about it, and what shows it."""

    finding: str
    text: Sequence[str]
    tables: Sequence[Numbers]
    pictures: Sequence[Picture] = ()


@dataclass(frozen=True)
class Document:
    """A whole study."""

    title: str
    lead: Sequence[str]
    sections: Sequence[Section]
    command: str
    made_with: str
    """The versions, for the captions of tables."""
    facts: Mapping[str, str] = field(default_factory=dict)

    def source(self) -> str:
        """Where the numbers of a table come from."""
        return f"{self.command} ({self.made_with})"


def origin(study: Made) -> dict[str, Any]:
    """What a document says about how it was made."""
    return {
        "made_with": f"gondwana {study.gondwana}, rules {study.rules}",
        "facts": {
            "Bot": study.bot,
            "Seed": str(study.seed),
            "Options": ", ".join(f"{name}={as_text(value)}" for name, value in study.options.items()),
            "Rules": f"{study.game} {study.rules}",
            "Gondwana": study.gondwana,
            "Python": f"{platform.python_version()} on {platform.system()} {platform.machine()}",
            "Packages": ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba")),
        },
    }


def as_html(document: Document) -> str:
    """One page that needs nothing but itself."""
    parts = [heading(document.title, 1), paragraph(document.lead[0], "lead"), *(paragraph(text) for text in document.lead[1:])]
    for section in document.sections:
        parts += [heading(section.finding), *(paragraph(text) for text in section.text)]
        if section.pictures:
            parts.append(grid(*(figure(one.title, one.plot, one.caption) for one in section.pictures)))
        for one in section.tables:
            parts.append(grid_of_one(table(one.columns, one.rows, f"{one.caption} – {document.source()}")))
    return page(document.title, *parts, heading("Make it again"), card(code(document.command), facts(document.facts)))


def grid_of_one(part: str) -> str:
    """A part with room above and below."""
    return f'<div style="margin:1rem 0">{part}</div>'


def write_docs(document: Document, folder: Path, name: str) -> list[Path]:
    """A page of the docs, and beside it each plot as two files, light and dark. Answers what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    text = folder / f"{name}.md"
    text.write_text(_as_myst(document, name), encoding="utf-8")
    written = [text]
    for section in document.sections:
        for one in section.pictures:
            for theme in THEMES:
                file = folder / _file(name, one, theme)
                file.write_text(standing_alone(one.plot.narrow, THEMES[theme]), encoding="utf-8")
                written.append(file)
    return written


def standing_alone(svg: str, colours: Mapping[str, str]) -> str:
    """A drawing as a file: variables become colours, and what only a page needs is left out."""
    svg = re.sub(r"var\(--([a-z0-9-]+)\)", lambda match: colours[match.group(1)], svg)
    svg = re.sub(r' (?:aria-[a-z]+|role|class|pointer-events)="[^"]*"', "", svg)
    svg = re.sub(r"(\d+\.\d\d)\d+", r"\1", svg)
    return svg if svg.endswith("\n") else svg + "\n"


def _file(name: str, picture: Picture, theme: str) -> str:
    return f"{name}-{picture.name}-{theme}.svg"


def _as_myst(document: Document, name: str) -> str:
    lines = ["---", "orphan: true", "---", "", f"# {document.title}", ""]
    for text in document.lead:
        lines += [_plain(text), ""]
    for section in document.sections:
        lines += [f"## {_plain(section.finding)}", ""]
        for text in section.text:
            lines += [_plain(text), ""]
        for one in section.pictures:
            lines += [f"**{_plain(one.title)}.** {_plain(one.caption)}", ""]
            for theme in THEMES:
                lines += [
                    f":::{{image}} {_file(name, one, theme)}",
                    f":alt: {_plain(one.title)}",
                    f":width: {_DOCS_WIDTH}px",
                    f":class: only-{theme}",
                    ":::",
                    "",
                ]
        for numbers in section.tables:
            lines += [*_table(numbers), "", f"Made by `{document.command}` ({document.made_with}).", ""]
    lines += ["## Make it again", "", "```console", f"$ {document.command}", "```", ""]
    lines += [f"- {name}: {_plain(value)}" for name, value in document.facts.items()]
    return "\n".join(lines) + "\n"


def _table(numbers: Numbers) -> list[str]:
    def row(cells: Sequence[str]) -> str:
        return "| " + " | ".join(_plain(cell).replace("|", "\\|") for cell in cells) + " |"

    unbroken = [[cell.replace(" ", "\u00a0") for cell in cells] for cells in numbers.rows]
    rule = "|" + "|".join(["---", *["---:"] * (len(numbers.columns) - 1)]) + "|"
    return [f":::{{table}} {_plain(numbers.caption)}", "", row(numbers.columns), rule, *map(row, unbroken), "", ":::"]


def _plain(text: str) -> str:
    """Text in which nothing is markup."""
    return re.sub(r"([\\`*_<\[#])", r"\\\1", text)
