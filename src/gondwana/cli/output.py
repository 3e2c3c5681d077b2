"""What commands share when they print: JSON for programs, tables for people, a word while compiled code is made ready."""

import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from gondwana.locale import LANGUAGES

if TYPE_CHECKING:
    from rich.progress import Progress

    from gondwana.core.contract import Game


class _Console(Console):
    """A console that leaves a closed pipe to the command, which knows that it is no error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


A_MOMENT = 0.8
_USUAL_PLAYERS = 3

console = _Console(highlight=False)
notices = _Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def print_table(
    columns: Iterable[str], rows: Iterable[Iterable[str]], *, title: str | None = None, whole: Collection[str] = ()
) -> None:
    """A table whose first column is words and whose others are numbers; columns named in `whole` are never broken."""
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=column in whole)
    for row in rows:
        table.add_row(*row)
    console.print(table)


def progress_bar() -> "Progress":
    """For long work; only a terminal shows it, and only while it goes on."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=notices,
        transient=True,
        disable=not notices.is_terminal,
    )


def check_apart(save: Path | None, html: Path | None) -> None:
    """Refuse to write games and their report to one file."""
    from typer import BadParameter  # noqa: PLC0415

    if save is not None and html is not None and save.resolve() == html.resolve():
        raise BadParameter(f"--save and --html are the same file, {save}")


@contextmanager
def preparing() -> Iterator[None]:
    """Say that compiled code is being made when it takes more than a moment: only the first time, each command its part."""
    status = notices.status("Preparing the game, first time only; it can take half a minute …")
    late = Timer(A_MOMENT, status.start)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
        late.join()
        status.stop()


def read_text(file: str) -> str:
    """The text of a file, or of standard input for -."""
    from typer import BadParameter  # noqa: PLC0415

    if file == "-" and sys.stdin is None:
        raise BadParameter("standard input is closed")
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadParameter(f"{file} is not text in UTF-8") from None


def checked_language(language: str) -> str:
    from typer import BadParameter  # noqa: PLC0415

    if language not in LANGUAGES:
        raise BadParameter(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def usual_players(game: "Game", players: int | None) -> int:
    """How many play if nobody says: three, or as few as can."""
    if players is not None:
        return players
    return _USUAL_PLAYERS if _USUAL_PLAYERS in game.players else game.players[0]
