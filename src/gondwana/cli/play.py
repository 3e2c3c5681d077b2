"""`gondwana play`."""

from pathlib import Path

from typer import BadParameter

from gondwana.cli import terminal
from gondwana.cli.output import checked_language, preparing
from gondwana.cli.terminal.table import rehearse
from gondwana.core.options import parse_options
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
    with preparing():
        rehearse(game, players, options)
    seats = ["human"] * humans + ["random"] * (players - humans)
    played = terminal.play(game, players=players, options=options, seats=seats, seed=seed, language=language, plain=plain)
    if record is not None and played is not None:
        record.write_text(played.to_json() + "\n", encoding="utf-8")
