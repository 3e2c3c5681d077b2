"""Making the study: which games, and the figures of every number of players."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from gondwana.arena.study.fossilium.measures import FOSSILS, LABOUR, SOURCES, STYLES, Facts, facts, measures
from gondwana.arena.study.fossilium.result import Figures, Scores, Seat, Source, Study, Thing
from gondwana.arena.study.games import Cell
from gondwana.arena.study.playing import Progress, play_sample
from gondwana.arena.study.sums import Book, Sums, spread
from gondwana.core.contract import Game
from gondwana.core.options import parse_options
from gondwana.games import load
from gondwana.games.fossilium.data import DATA, ROW_NAMES, SIDES


def cells(game: Game, players: int | None, option_texts: Sequence[str]) -> list[Cell]:
    """Two to four players, or as many as were asked for."""
    numbers = range(2, 5) if players is None else [players]
    return [Cell(number, parse_options(game, number, list(option_texts)), number) for number in numbers]


def study(
    *,
    bot: str = "denial",
    players: int | None = None,
    option_texts: Sequence[str] = (),
    games: int = 200,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    save: Path | None = None,
    progress: Callable[[Progress], None] = lambda now: None,
) -> Study:
    """Let the bot play `games` games of every cell against itself and work out what they show."""
    begun = time.perf_counter()
    game = load("fossilium")
    chosen = cells(game, players, option_texts)
    sample = play_sample(game, bot, chosen, games=games, seed=seed, workers=workers, ray=ray, save=save, progress=progress)
    seen = [facts(game, chosen[one.index % len(chosen)], one.log) for one in sample.played]
    sums = [measures(one) for one in seen]
    return Study(
        **sample.told(besides=""),
        seconds=time.perf_counter() - begun,
        cells=[_figures(cell.players, seen[k :: len(chosen)], sums[k :: len(chosen)]) for k, cell in enumerate(chosen)],
    )


def _figures(players: int, games: list[Facts], sums: list[Sums]) -> Figures:
    book = Book(sums)
    levels = [f"{number} {goal.name}" for number, pair in enumerate(DATA.rounds, 1) for goal in pair.goals]
    return Figures(
        players=players,
        games=len(games),
        scores=Scores(
            points=book.mean("points"),
            spread=spread([game.points for game in games]),
            winner=book.mean("winner"),
            margin=book.mean("margin"),
            decisions=book.mean("decisions"),
        ),
        seats=[
            Seat(after_first=after, win_share=book.share("seat", after, "wins"), points=book.mean("seat", after, "points"))
            for after in range(players)
        ],
        sources=[
            Source(name=name, points=book.mean("source", name, "points"), winners_more=book.mean("source", name, "lead"))
            for name in SOURCES
        ],
        fossils=[_thing(book, "fossil", name, brings=True, whole=True) for name in FOSSILS],
        panels=[_thing(book, "panel", name, brings=True) for name in SIDES],
        labour=[_thing(book, "labour", name) for name in LABOUR if any(("labour", name, "share") in one for one in sums)],
        levels={name: book.mean("level", name) for name in levels},
        rows={row: book.mean("row", row) for row in ROW_NAMES},
        columns={column: book.mean("column", column) for column in "1234"},
        styles=[_thing(book, "style", name) for name in STYLES],
    )


def _thing(book: Book, group: str, name: str, *, brings: bool = False, whole: bool = False) -> Thing:
    return Thing(
        name=name,
        share=book.share(group, name, "share"),
        whole=book.share(group, name, "whole") if whole else None,
        brings=book.mean(group, name, "brings") if brings else None,
        more=book.mean(group, name, "more"),
        wins=book.mean(group, name, "wins"),
    )
