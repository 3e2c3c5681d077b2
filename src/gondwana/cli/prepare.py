"""`gondwana prepare`."""

import time
from typing import TYPE_CHECKING

import typer

from gondwana.cli.output import notices, print_json, print_table
from gondwana.games import NAMES, load
from gondwana.server.compiling import compile_games

if TYPE_CHECKING:
    from gondwana.server.readiness import Stage


def prepare_games(games: list[str], *, as_json: bool) -> None:
    """Compile games, all if none is named, and say what it took."""
    names = [load(name).name for name in games] or list(NAMES)
    began = time.monotonic()
    with notices.status("Compiling; this takes half a minute or more …"):
        stages = compile_games(names, lambda game: notices.print(f"{game} is ready, after {time.monotonic() - began:.0f} s."))
    if stages is None:
        notices.print("gondwana: not everything could be compiled; the games run all the same, more slowly")
        raise typer.Exit(1)
    if as_json:
        print_json(stages)
    elif stages:
        _show(stages)
    else:
        notices.print("Everything is prepared.")


def _show(stages: "list[Stage]") -> None:
    games = list(dict.fromkeys(one.game for one in stages))
    took = {(one.game, one.stage): one.seconds for one in stages}
    rows = [
        [stage, *(f"{took.get((game, stage), 0.0):.1f}" for game in games)]
        for stage in dict.fromkeys(one.stage for one in stages)
    ]
    sums = [sum(one.seconds for one in stages if one.game == game) for game in games]
    print_table(["processor seconds", *games], [*rows, ["all", *(f"{one:.1f}" for one in sums)]])
