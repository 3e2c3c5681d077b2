"""The commands and their arguments. The work itself stands in a module for each, imported when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from gondwana.cli.parts import use_parts

app = typer.Typer(
    name="gondwana",
    help="Dinosaur board games: play them, simulate them by the million, score a real table. By itself: play in the browser.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="For example: draftosaurus.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players; default: 3, or 2 where 3 cannot play.")]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as board=winter; repeatable."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Data = Annotated[
    str | None,
    typer.Option(
        "--data",
        metavar="URL",
        envvar="GONDWANA_DATABASE",
        show_envvar=False,
        help="The database; default: what GONDWANA_DATABASE names, or a file in the user's data folder.",
    ),
]
Redis = Annotated[
    str | None,
    typer.Option(
        "--redis",
        metavar="URL",
        envvar="GONDWANA_REDIS",
        show_envvar=False,
        help="A Redis by which several servers hear of each other's moves at once; default: what GONDWANA_REDIS names.",
    ),
]
Figures = Annotated[
    str | None,
    typer.Option(
        "--metrics", metavar="[HOST:]PORT", help="Show figures for Prometheus at /metrics there; without HOST to this machine."
    ),
]
Log = Annotated[str, typer.Option("--log", metavar="FORM", help="How to write the log: text, or json for an object a line.")]
Parts = Annotated[
    Path | None,
    typer.Option(
        "--parts",
        metavar="DIR",
        callback=use_parts,
        help="A folder with parts of your own, such as giganten.toml; default: what GONDWANA_DATA names.",
    ),
]
OnRay = Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster; without an address one is started here.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray-address", envvar="RAY_ADDRESS", help="Of a running cluster; used with --ray.")
]
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
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="Default: 4664, or the next that is free.")] = None,
    data: Data = None,
    parts: Parts = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in this network join, by address or QR code.")] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Dinosaur board games. Without a command: play in the browser."""
    if context.invoked_subcommand is None:
        from gondwana.cli.serve import play_here  # noqa: PLC0415

        play_here(port, data, lan=lan, opens=not no_open)


@app.command()
def games(parts: Parts = None, as_json: Json = False) -> None:
    """List the games with their players and options."""
    from gondwana.cli.games import list_games  # noqa: PLC0415

    list_games(as_json=as_json)


@app.command()
def levels(game: GameName = "draftosaurus", as_json: Json = False) -> None:
    """List the levels of a game's opponents, from the weakest to the strongest."""
    from gondwana.cli.levels import list_levels  # noqa: PLC0415

    list_levels(game, as_json=as_json)


@app.command()
def prepare(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all if none is named.")] = None,
    parts: Parts = None,
    as_json: Json = False,
) -> None:
    """Compile games now, so that nobody waits for it later, and say what it took. Needed once for each version, never a must."""
    from gondwana.cli.prepare import prepare_games  # noqa: PLC0415

    prepare_games(games or [], as_json=as_json)


@app.command()
def play(
    game: GameName = "draftosaurus",
    players: Players = None,
    option: OptionTexts = None,
    humans: Annotated[int, typer.Option("--humans", "-H", help="How many people play, in turn at this device.")] = 1,
    level: Annotated[
        str, typer.Option("--level", help="How good the opponents are, see `gondwana levels`; hatchling is easier.")
    ] = "grazer",
    opponents: Annotated[
        str | None,
        typer.Option("--opponents", metavar="A,B,…", help="Instead: a level or bot for each seat, such as alpha,search:1000."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="Repeat draws and dice; opponents that think for a time may still choose otherwise."),
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help="en, de or pl.")] = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a drawn screen.")] = False,
    record: Annotated[Path | None, typer.Option("--record", help="Append the finished game to this file.")] = None,
    parts: Parts = None,
) -> None:
    """Play in the terminal, alone or in turn at one device."""
    from gondwana.cli.play import play_game  # noqa: PLC0415

    play_game(
        game,
        players,
        option or [],
        humans=humans,
        level=level,
        opponents=opponents,
        seed=seed,
        language=language,
        plain=plain,
        record=record,
    )


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same games.")] = 0,
    option: OptionTexts = None,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="Default: one for each core.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write every game to this file, one JSON record a line.")
    ] = None,
    parts: Parts = None,
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
    parts: Parts = None,
    as_json: Json = False,
) -> None:
    """Check a recorded game step by step and show a position of it."""
    from gondwana.cli.replay import replay_record  # noqa: PLC0415

    replay_record(file, line, at=at, seat=seat, language=language, log=log, svg=svg, as_json=as_json)


@app.command()
def advise(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A file of game records, or - for standard input.")],
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="The position after that many steps; default: the last decision.")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="For this seat; default: the one that decided next.")] = None,
    line: Annotated[int, typer.Option("--line", min=1, help="Which record of the file.")] = 1,
    budget: Annotated[
        str | None, typer.Option("--budget", help="How long to think: 1000 for so many games tried, 0.5s; default: 1s.")
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who advises: master or search.")] = "master",
    language: Annotated[str, typer.Option("--language", "-l", help="en, de or pl.")] = "en",
    parts: Parts = None,
    as_json: Json = False,
) -> None:
    """Say what to do in a position of a recorded game, and why."""
    from gondwana.cli.advise import advise_on_record  # noqa: PLC0415

    advise_on_record(file, line, at=at, seat=seat, budget=budget, bot=bot, language=language, as_json=as_json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="A,B,…", help="For example: greedy,search:1000,random.")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games, rounded up to whole deals.")] = 600,
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same deals.")] = 0,
    option: OptionTexts = None,
    workers: Annotated[int | None, typer.Option("--workers", "--threads", min=1, help="Default: one for each core.")] = None,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="LOW,HIGH", help="Stop once the first bot clearly wins LOW or HIGH fair shares."),
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write every deal to this file, or go on with it.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a report to this file.")] = None,
    parts: Parts = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other and rate them."""
    from gondwana.cli.arena import hold_arena  # noqa: PLC0415

    hold_arena(
        game,
        bots,
        players,
        option or [],
        games=games,
        seed=seed,
        workers=workers,
        ray=(ray_address or "local") if ray else None,
        sprt=sprt,
        save=save,
        html=html,
        as_json=as_json,
    )


@app.command()
def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", help="Where checkpoints, weights and curves go; a training there goes on.")],
    generations: Annotated[int, typer.Option("--generations", "-g", min=1, help="Stretches of self-play and learning.")] = 32,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds a generation, some 65,000 decisions each.")] = 50,
    hours: Annotated[float | None, typer.Option("--hours", min=0.0, help="Stop after the generation in which they end.")] = None,
    evaluate: Annotated[int, typer.Option("--evaluate", min=0, help="Play in the arena every so many generations.")] = 5,
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same games.")] = 1,
    ray: OnRay = False,
    ray_address: RayAddress = None,
) -> None:
    """Train the master's network by self-play (needs PyTorch: the extra `train`)."""
    from gondwana.cli.train import train_network  # noqa: PLC0415

    train_network(
        game,
        folder,
        generations=generations,
        rounds=rounds,
        hours=hours,
        evaluate=evaluate,
        seed=seed,
        ray=(ray_address or "local") if ray else None,
    )


@app.command()
def study(
    game: GameName,
    bot: Annotated[str, typer.Option("--bot", "-b", help="Who plays on every seat.")] = "master:200",
    players: Annotated[int | None, typer.Option("--players", "-p", help="Default: every number of players.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="For each number of players and board.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="Same seed, same games.")] = 0,
    option: OptionTexts = None,
    workers: Annotated[int | None, typer.Option("--workers", "--threads", min=1, help="Default: one for each core.")] = None,
    ray: OnRay = False,
    ray_address: RayAddress = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write every game to this file, or go on with it.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page to this file.")] = None,
    docs: Annotated[Path | None, typer.Option("--docs", metavar="DIR", help="Write a Markdown page with plots there.")] = None,
    parts: Parts = None,
    as_json: Json = False,
) -> None:
    """Let one bot play itself and find out what the parts of a game are worth."""
    from gondwana.cli.study import make_study  # noqa: PLC0415

    make_study(
        game,
        bot,
        players,
        option or [],
        games=games,
        seed=seed,
        workers=workers,
        ray=(ray_address or "local") if ray else None,
        save=save,
        html=html,
        docs=docs,
        as_json=as_json,
    )


@app.command()
def bench(
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside what others made, where it is installed, in the same run.")
    ] = False,
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="GROUPS", help="Some of engine,batch,environments,search,strength,server,start,script."),
    ] = None,
    long: Annotated[
        bool, typer.Option("--long", help="Thoroughly, with the strength of the search and 5,000 sockets: some ten minutes.")
    ] = False,
    fetch: Annotated[bool, typer.Option("--fetch", help="Install boardgame.io with npm first, into the cache folder.")] = False,
    keep: Annotated[Path | None, typer.Option("--keep", help="Keep the figures in this folder, by day.")] = None,
    against: Annotated[Path | None, typer.Option("--against", help="Say what is slower than the last ones kept there.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Draw the figures on a page in this file.")] = None,
    as_json: Json = False,
) -> None:
    """Measure how fast everything is on this machine."""
    from gondwana.cli.bench import run_bench  # noqa: PLC0415

    run_bench(peers=peers, long=long, fetch=fetch, only=only, as_json=as_json, keep_in=keep, against=against, html=html)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 is any that is free.")] = 4664,
    allow_host: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="Answer under this name only, such as play.example.org; repeatable."),
    ] = None,
    data: Data = None,
    parts: Parts = None,
    rate: Annotated[float, typer.Option("--rate", min=0, help="Requests a second for one caller; 0 is any number.")] = 30.0,
    redis: Redis = None,
    no_bots: Annotated[bool, typer.Option("--no-bots", help="Leave the bots to `gondwana worker`.")] = False,
    metrics: Figures = None,
    log: Log = "text",
) -> None:
    """Serve tables and their page for others, without opening a browser."""
    from gondwana.cli.serve import checked_log, serve_tables  # noqa: PLC0415

    how = {"redis": redis, "bots": not no_bots, "metrics": metrics, "log": checked_log(log), "hosts": allow_host or []}
    serve_tables(host, port, data=data, rate=rate, **how)


@app.command()
def worker(data: Data = None, redis: Redis = None, parts: Parts = None, metrics: Figures = None, log: Log = "text") -> None:
    """Think for the bots of tables that `gondwana serve --no-bots` serves, here or on other machines."""
    from gondwana.cli.serve import checked_log, work_for_tables  # noqa: PLC0415

    work_for_tables(data, redis, metrics, checked_log(log))
