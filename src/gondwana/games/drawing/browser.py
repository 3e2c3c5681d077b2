"""Drawings as data for a browser that draws the table itself: short numbers, and colours that follow the page's theme."""

import re

_SHORT = re.compile(r"-?\d+\.\d+")
_LENGTHS = re.compile(r"(?<= )(?:d|x|y|cx|cy|r|rx|ry|width|height)=\"[^\"]*\"|translate\([^)]*\)")


def rounded(value: float) -> float:
    """At most one decimal."""
    short = round(value, 1)
    return int(short) if short == int(short) else short


def short_path(text: str) -> str:
    """A path with at most one decimal in its numbers."""
    return _SHORT.sub(lambda found: f"{rounded(float(found.group()))}", text)


def short_markup(svg: str) -> str:
    """SVG with lengths of at most one decimal, and quotation marks that JSON need not escape."""
    return _LENGTHS.sub(lambda found: short_path(found.group()), svg).replace('"', "'")


def colours(prefix: str, day: dict[str, str], night: dict[str, str]) -> str:
    """Variables that follow the page's `color-scheme`."""
    lines = "".join(f"  --{prefix}-{name}: {_by_theme(colour, night[name])};\n" for name, colour in day.items())
    return f":root {{\n{lines}}}\n"


def _by_theme(day: str, night: str) -> str:
    return day if day == night else f"light-dark({day}, {night})"
