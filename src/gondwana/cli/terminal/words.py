"""How a game speaks in the terminal: what happened in sentences, and the sheet of points. One entry per game; others get by."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module

from gondwana.cli.terminal.table import Helper, Sitting, name_for
from gondwana.core.contract import Event, Game
from gondwana.core.match import Match
from gondwana.locale import listing


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
    """The points of all seats."""

    columns: tuple[str, ...]
    titles: tuple[str, ...]
    """What the opponents are called; nothing for people."""
    rows: tuple[SheetRow, ...]


@dataclass(frozen=True)
class GameWords:
    """The words of one game."""

    tell: Callable[[list[Event], int | None, str], list[str]]
    """Events to sentences, for a viewer, in a language."""
    sheet: Callable[[Sitting, int], Sheet]
    """The points as a viewer can know them."""
    rules: tuple[str, ...]
    """Message ids of the rules in short, a paragraph each."""
    how: str = "terminal-plain-how"
    """What is said to somebody who types nothing."""
    help: str = "terminal-plain-help"
    """What can be typed."""
    split: Callable[[str], list[str]] = field(default=lambda text: [text])
    """What somebody typed, as steps; raises `BadNotation`."""
    choices: Callable[[Match, int, str], list[str]] | None = None
    """What a seat can do now, as lines in a language; without it the legal actions are listed and numbered."""
    describe: Callable[[Match, int, str], list[str]] | None = None
    """The legal actions of a seat in words, in their order, to stand beside them in the list."""
    ask: Callable[[Match, int, str], str] | None = None
    """What a seat is asked now, in a sentence, instead of "your choices"."""
    set_ups: tuple[str, ...] = ()
    """The words by which somebody has the set-up done, the usual one first."""
    setting_up: Callable[[Match, int, str], Helper | None] = field(default=lambda match, seat, word: None)
    """What does the rest of a seat's set-up, asked for by one of these words; None when there is nothing to set up."""
    is_open: Callable[[Match], bool] = field(default=lambda match: False)
    """Whether everybody sees the same now, so that nobody has to look away."""
    keys: str = "terminal-help-keys"
    """What the keys of the drawn table do."""
    board: str = "terminal-key-board"
    """How one comes back to the drawn table at the end."""
    result: Callable[[Sitting, int | None], str] | None = None
    """How the game ended, in a sentence."""


_MODULES = {
    "draftosaurus": "gondwana.cli.terminal.draftosaurus.words",
    "giganten": "gondwana.cli.terminal.giganten.words",
    "fossilium": "gondwana.cli.terminal.fossilium.words",
}


def words_of(game: Game) -> GameWords:
    if game.name not in _MODULES:
        return GameWords(tell=_tell_plainly, sheet=_totals, rules=())
    words: GameWords = import_module(_MODULES[game.name]).WORDS
    return words


def sentence(text: str) -> str:
    """A reason as a sentence: a capital first, a full stop last."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def make_sheet(sitting: Sitting, viewer: int, rows: list[SheetRow]) -> Sheet:
    """The sheet with a column for every seat."""
    seats = range(sitting.players)
    columns = tuple(name_for(seat, viewer).say(sitting.language) for seat in seats)
    return Sheet(columns, tuple(sitting.title(seat) for seat in seats), tuple(rows))


def result(sitting: Sitting, viewer: int | None) -> str:
    """Who won, in a sentence."""
    ending = words_of(sitting.game).result
    if ending is not None:
        return ending(sitting, viewer)
    winners = sitting.table.match.winners()
    if winners == [viewer]:
        return sitting.say("terminal-won-you")
    names = listing([sitting.name(seat, viewer) for seat in winners], sitting.language)
    return sitting.say("terminal-won" if len(winners) == 1 else "terminal-won-shared", names=names)


def _tell_plainly(events: list[Event], viewer: int | None, language: str) -> list[str]:
    return [" ".join(f"{key}={value}" for key, value in event.items() if key != "at" and value is not None) for event in events]


def _totals(sitting: Sitting, viewer: int) -> Sheet:
    total = SheetRow(sitting.say("terminal-total"), tuple(sitting.table.match.seen(viewer).scores()), total=True)
    return make_sheet(sitting, viewer, [total])


def sheet_lines(sheet: Sheet) -> list[str]:
    """The sheet in columns of plain text."""
    wide = max(len(row.label) for row in sheet.rows)
    widths = [max(8, len(name), len(title)) for name, title in zip(sheet.columns, sheet.titles, strict=True)]

    def line(label: str, cells: tuple[str, ...] | tuple[int, ...]) -> str:
        return (f"{label:<{wide}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=False))).rstrip()

    heads = [sheet.columns, sheet.titles] if any(sheet.titles) else [sheet.columns]
    return [line("", head) for head in heads] + [line(row.label, row.points) for row in sheet.rows]
