"""Which test covers which rule: ids are read from the docstrings of the tests and from the rules pages."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
_ID = re.compile(r"\b([A-Z]{2})-(\d\d)\b")
_SPAN = re.compile(r"\b([A-Z]{2})-(\d\d) to \1-(\d\d)\b")


def rule_ids(game: str) -> list[str]:
    """The ids of a game's rules page, in order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return sorted({f"{prefix}-{number}" for prefix, number in _ID.findall(text)})


def named_in(docstring: str) -> set[str]:
    """The ids that a docstring names one by one. A span like DR-01 to DR-42 is too wide to count as cover for each."""
    without_spans = _SPAN.sub("", docstring)
    return {f"{prefix}-{number}" for prefix, number in _ID.findall(without_spans)}


def spans_in(docstring: str) -> set[str]:
    """The ids that a docstring names as part of a span."""
    return {f"{prefix}-{k:02}" for prefix, low, high in _SPAN.findall(docstring) for k in range(int(low), int(high) + 1)}


@cache
def cover_by_rule() -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Rule id to the tests that name it, and to those that cover it among many, each as `file::test`."""
    direct, among = defaultdict(list), defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                docstring = ast.get_docstring(node) or ""
                name = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
                for rule in named_in(docstring):
                    direct[rule].append(name)
                for rule in spans_in(docstring):
                    among[rule].append(name)
    return direct, among


def _unbroken(rule: str) -> str:
    return f'<span style="white-space: nowrap">{rule}</span>'


def _short(name: str) -> str:
    """A test without the folders that are the same for all."""
    return name.removeprefix("tests/").split("/")[-1]


def page(game: str) -> str:
    """The docs page: every rule with its tests."""
    direct, among = cover_by_rule()
    rules = rule_ids(game)
    everywhere = sorted({name for rule in rules for name in among[rule]})
    lines = [
        f"# {game.capitalize()}: rules and their tests",
        "",
        f"Made from the docstrings of the tests: {len(rules)} rules of [the rules page](../rules/{game}.md).",
        "A rule without a test of its own fails the suite.",
        "",
        "| rule | tests that name it |",
        "|---|---|",
    ]
    lines += [f"| {_unbroken(rule)} | {'<br>'.join(f'`{_short(name)}`' for name in direct[rule])} |" for rule in rules]
    lines += [
        "",
        "Beside these, whole ranges of rules are tried at once by:",
        "",
        *(f"- `{_short(name)}`" for name in everywhere),
        "",
    ]
    return "\n".join(lines)
