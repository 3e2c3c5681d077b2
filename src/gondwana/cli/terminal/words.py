"""How a game speaks in the terminal: what happened in sentences, and the sheet of points. One entry per game; others get by."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from gondwana.cli.terminal.table import name_for
from gondwana.core.contract import Event, Game
from gondwana.core.match import Match
from gondwana.locale import Message


@dataclass(frozen=True)
class SheetRow:
    """A line of the sheet of points: what it is about, and a number for every seat."""

    label: str
    points: tuple[int, ...]
    total: bool = False
    heading: bool = False
    """A headline: no numbers."""


@dataclass(frozen=True)
class Sheet:
    columns: tuple[str, ...]
    rows: tuple[SheetRow, ...]


@dataclass(frozen=True)
class GameWords:
    """The words of one game."""

    tell: Callable[[list[Event], int | None, str], list[str]]
    """Events to sentences, for a viewer, in a language."""
    sheet: Callable[[Match, int, str], Sheet]
    """The points as a viewer can know them."""
    rules: tuple[str, ...]
    """Message ids of the rules in short, a paragraph each."""


_MODULES = {"draftosaurus": "gondwana.cli.terminal.draftosaurus.words"}


def words_of(game: Game) -> GameWords:
    if game.name not in _MODULES:
        return GameWords(tell=_tell_plainly, sheet=_totals, rules=())
    words: GameWords = import_module(_MODULES[game.name]).WORDS
    return words


def sentence(text: str) -> str:
    """A reason as a sentence: a capital first, a full stop last."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def seat_columns(players: int, viewer: int, language: str) -> tuple[str, ...]:
    return tuple(name_for(seat, viewer).say(language) for seat in range(players))


def result(match: Match, viewer: int | None, language: str) -> str:
    """Who won, in a sentence."""
    winners = match.winners()
    if winners == [viewer]:
        return Message("terminal-won-you").say(language)
    names = ", ".join(name_for(seat, viewer).say(language) for seat in winners)
    return Message("terminal-won" if len(winners) == 1 else "terminal-won-shared", names=names).say(language)


def _tell_plainly(events: list[Event], viewer: int | None, language: str) -> list[str]:
    return [" ".join(f"{key}={value}" for key, value in event.items() if key != "at" and value is not None) for event in events]


def _totals(match: Match, viewer: int, language: str) -> Sheet:
    total = SheetRow(Message("terminal-total").say(language), tuple(match.scores()), total=True)
    return Sheet(seat_columns(match.players, viewer, language), (total,))


def sheet_lines(sheet: Sheet) -> list[str]:
    """The sheet in columns of plain text."""
    wide = max(len(row.label) for row in sheet.rows)
    lines = [" " * wide + "".join(f"  {column:>8}" for column in sheet.columns)]
    for row in sheet.rows:
        numbers: Any = (
            ""
            if row.heading
            else "".join(f"  {points:>{max(8, len(column))}}" for column, points in zip(sheet.columns, row.points, strict=True))
        )
        lines.append(f"{row.label:<{wide}}{numbers}".rstrip())
    return lines
