"""`gondwana simulate`."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any, TextIO

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gondwana.cli.output import console, notices, preparing, print_json, print_table, usual_players
from gondwana.core.contract import Game, Options
from gondwana.core.options import parse_options
from gondwana.core.simulate import Figures, play_record, simulate
from gondwana.games import load


def simulate_games(
    name: str,
    players: int | None,
    option_texts: list[str],
    *,
    games: int,
    seed: int,
    threads: int | None,
    record: Path | None,
    as_json: bool,
) -> None:
    game = load(name)
    players = usual_players(game, players)
    options = parse_options(game, players, option_texts)
    with ExitStack() as stack:
        file = stack.enter_context(record.open("w", encoding="utf-8")) if record is not None else None
        with preparing():
            simulate(game, players=players, options=options, games=1, threads=1)
        bar = stack.enter_context(_progress())
        task = bar.add_task("playing", total=games)
        figures = simulate(
            game,
            players=players,
            options=options,
            games=games,
            seed=seed,
            threads=threads,
            progress=lambda done: bar.advance(task, done),
        )
        if file is not None:
            _write_records(file, game, players, options, games, seed, bar)
    if as_json:
        print_json(_as_json(game, players, options, seed, figures))
    else:
        _print(game, players, figures)


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=notices,
        transient=True,
        disable=not notices.is_terminal,
    )


def _write_records(file: TextIO, game: Game, players: int, options: Options, games: int, seed: int, bar: Progress) -> None:
    """One record a line; the games are the same as those of the figures."""
    task = bar.add_task("writing", total=games)
    for number in range(games):
        file.write(play_record(game, players=players, options=options, seed=seed, number=number).to_json() + "\n")
        bar.advance(task)


def _as_json(game: Game, players: int, options: Options, seed: int, figures: Figures) -> dict[str, Any]:
    return {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": msgspec.structs.asdict(options),
        "seed": seed,
        "games": figures.games,
        "moves": figures.moves,
        "seconds": figures.seconds,
        "moves_per_second": figures.moves_per_second,
        "games_per_second": figures.games_per_second,
        "mean_scores": figures.mean_scores,
        "score_deviation": figures.score_deviation,
        "win_share": figures.win_share,
    }


def _print(game: Game, players: int, figures: Figures) -> None:
    rows = [
        [
            f"seat {seat}",
            f"{figures.mean_scores[seat]:.2f}",
            f"{figures.score_deviation[seat]:.2f}",
            f"{figures.win_share[seat]:.1%}",
        ]
        for seat in range(players)
    ]
    print_table(["", "mean score", "deviation", "wins"], rows, title=f"{game.title.english()}, {figures.games:,} random games")
    console.print(
        f"{figures.moves:,} moves in {figures.seconds:.3g} s: "
        f"{figures.moves_per_second:,.0f} moves and {figures.games_per_second:,.0f} games a second"
    )
