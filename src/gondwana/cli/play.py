"""`gondwana play`."""

from contextlib import ExitStack
from pathlib import Path

from typer import BadParameter

from gondwana.cli import terminal
from gondwana.cli.output import checked_language, preparing
from gondwana.cli.terminal.table import rehearse
from gondwana.core.options import checked_seed, parse_options
from gondwana.games import load


def play_game(
    name: str,
    players: int,
    option_texts: list[str],
    *,
    humans: int,
    seed: int | None,
    language: str,
    plain: bool,
    record: Path | None,
) -> None:
    game = load(name)
    options = parse_options(game, players, option_texts)
    checked_language(language)
    if not 1 <= humans <= players:
        raise BadParameter(f"--humans {humans}: of {players} players, 1 to {players} can be people")
    if seed is not None:
        checked_seed(seed)
    with ExitStack() as stack:
        file = stack.enter_context(record.open("a", encoding="utf-8")) if record is not None else None
        with preparing():
            rehearse(game, players, options)
        seats = ["human"] * humans + ["random"] * (players - humans)
        played = terminal.play(game, players=players, options=options, seats=seats, seed=seed, language=language, plain=plain)
        if file is not None and played is not None:
            file.write(played.to_json() + "\n")
