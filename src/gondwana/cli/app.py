"""The commands and their arguments. The work itself stands in a module for each, imported when it is called."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="gondwana",
    help="Dinosaur board games: play them, simulate them by the million, score a real table.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="For example: draftosaurus.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many players.")]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as board=winter; repeatable."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]


def _version(wanted: bool) -> None:
    if wanted:
        from gondwana import __version__  # noqa: PLC0415

        typer.echo(f"gondwana {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def gondwana(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """Dinosaur board games: play them, simulate them by the million, score a real table."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(as_json: Json = False) -> None:
    """List the games with their players and options."""
    from gondwana.cli.games import list_games  # noqa: PLC0415

    list_games(as_json=as_json)


@app.command()
def play(
    game: GameName = "draftosaurus",
    players: Players = 3,
    option: OptionTexts = None,
    humans: Annotated[int, typer.Option("--humans", "-H", help="How many people play, in turn at this device.")] = 1,
    seed: Annotated[int | None, typer.Option("--seed", help="Repeat the same draws and dice.")] = None,
    language: Annotated[str, typer.Option("--language", "-l", help="en, de or pl.")] = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a drawn screen.")] = False,
    record: Annotated[Path | None, typer.Option("--record", help="Append the finished game to this file.")] = None,
) -> None:
    """Play in the terminal, alone or in turn at one device."""
    from gondwana.cli.play import play_game  # noqa: PLC0415

    play_game(game, players, option or [], humans=humans, seed=seed, language=language, plain=plain, record=record)


@app.command()
def simulate(
    game: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same games.")] = 0,
    option: OptionTexts = None,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="Default: one for each core.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write every game to this file, one JSON record a line.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play random games and print what they came to."""
    from gondwana.cli.simulate import simulate_games  # noqa: PLC0415

    simulate_games(game, players, option or [], games=games, seed=seed, threads=threads, record=record, as_json=as_json)


@app.command()
def score(game: GameName, file: File, as_json: Json = False) -> None:
    """Count the points of a real table, given as JSON."""
    from gondwana.cli.score import score_table  # noqa: PLC0415

    score_table(game, file, as_json=as_json)


@app.command()
def replay(
    file: File,
    line: Annotated[int, typer.Option("--line", min=1, help="Which record of the file.")] = 1,
    at: Annotated[int | None, typer.Option("--at", min=0, help="The position after that many steps; default: the last.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="As this seat sees it; default: everything.")] = None,
    language: Annotated[str, typer.Option("--language", "-l", help="en, de or pl.")] = "en",
    log: Annotated[bool, typer.Option("--log", help="Print the steps as well.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the position to this file.")] = None,
    as_json: Json = False,
) -> None:
    """Check a recorded game step by step and show a position of it."""
    from gondwana.cli.replay import replay_record  # noqa: PLC0415

    replay_record(file, line, at=at, seat=seat, language=language, log=log, svg=svg, as_json=as_json)


@app.command()
def bench(
    peers: Annotated[bool, typer.Option("--peers", help="Beside other engines, in the same run.")] = False,
    as_json: Json = False,
) -> None:
    """Measure the speed of the engine on this machine."""
    from gondwana.cli.bench import run_bench  # noqa: PLC0415

    run_bench(peers=peers, as_json=as_json)
