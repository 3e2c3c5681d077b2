"""Making the study: which games, and the figures of every group of them."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from gondwana.arena.entrants import BadArena
from gondwana.arena.study.games import Cell
from gondwana.arena.study.giganten.measures import MANY_SWAMPS, NEST_PLACES, SIDES, Facts, facts, kinds_of, measures
from gondwana.arena.study.giganten.result import Choice, Course, Figures, Piece, Study
from gondwana.arena.study.playing import Progress, play_sample
from gondwana.arena.study.sums import Book, Sums, spread
from gondwana.core.contract import Game
from gondwana.core.options import parse_options
from gondwana.games import load
from gondwana.games.giganten.data import ROSTERS, TILES
from gondwana.games.giganten.options import GigantenOptions
from gondwana.games.giganten.view import ENDINGS
from gondwana.locale import Message


def cells(game: Game, players: int | None, option_texts: Sequence[str]) -> list[Cell]:
    """Two players with either roster, or with the one that was asked for."""
    if players not in (None, SIDES):
        raise BadArena(Message("study-giganten-players"))
    wanted = [text for text in option_texts if text.partition("=")[0].strip() == "roster"]
    rosters = [""] if wanted else [f"roster={name}" for name in ROSTERS]
    found = []
    for roster in rosters:
        options = parse_options(game, SIDES, [*option_texts, *([roster] if roster else [])])
        found.append(Cell(SIDES, options, 10 + ROSTERS.index(_roster(options))))
    return found


def _roster(options: object) -> str:
    if not isinstance(options, GigantenOptions):
        raise TypeError("these are the options of another game")
    return str(options.roster)


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
    game = load("giganten")
    chosen = cells(game, players, option_texts)
    sample = play_sample(game, bot, chosen, games=games, seed=seed, workers=workers, ray=ray, save=save, progress=progress)
    seen = [facts(game, chosen[one.index % len(chosen)], one.log) for one in sample.played]
    sums = [measures(one) for one in seen]
    return Study(
        **sample.told(besides="roster"),
        seconds=time.perf_counter() - begun,
        cells=[_figures(_roster(cell.options), seen[k :: len(chosen)], sums[k :: len(chosen)]) for k, cell in enumerate(chosen)],
    )


def _figures(roster: str, games: list[Facts], sums: list[Sums]) -> Figures:
    book = Book(sums)

    def choices(group: str, names: Sequence[str]) -> list[Choice]:
        return [
            Choice(name=name, sides=book.share(group, name, "sides"), points=book.share(group, name, "points")) for name in names
        ]

    return Figures(
        roster=roster,
        games=len(games),
        course=Course(
            first=book.share("first"),
            draws=book.share("draws"),
            turns=spread([[one.turns] for one in games]),
            mean_turns=book.mean("turns"),
            short=book.share("short"),
            fights=book.mean("fights"),
            endings={ending: book.share("ending", ending) for ending in ENDINGS},
        ),
        pieces=[_piece(book, kind, name) for kind, name in kinds_of(games[0])],
        tiles=choices("tile", TILES),
        swamps=choices("swamp", MANY_SWAMPS),
        nests=choices("nest", NEST_PLACES),
        guards=choices("guards", [str(number) for number in range(3)]),
    )


def _piece(book: Book, kind: int, name: str) -> Piece:
    return Piece(
        kind=name,
        survives=book.share(kind, "survives"),
        fights=book.mean(kind, "fights"),
        wins=book.share(kind, "wins"),
        losses=book.share(kind, "losses"),
        swamp=book.share(kind, "swamp"),
        taker=book.share(kind, "taker"),
        lost_early=book.share(kind, "early"),
    )
