"""`gondwana play`."""

from contextlib import ExitStack
from pathlib import Path

from typer import BadParameter

from gondwana.bots.levels import LEVEL_NAMES
from gondwana.bots.roster import parse_spec
from gondwana.cli import terminal
from gondwana.cli.output import checked_language, preparing, usual_players
from gondwana.cli.terminal.opponents import HUMAN
from gondwana.cli.terminal.table import rehearse
from gondwana.core.options import checked_seed, parse_options
from gondwana.games import load


def play_game(
    name: str,
    players: int | None,
    option_texts: list[str],
    *,
    humans: int,
    level: str,
    opponents: str | None,
    seed: int | None,
    language: str,
    plain: bool,
    record: Path | None,
) -> None:
    game = load(name)
    players = usual_players(game, players)
    options = parse_options(game, players, option_texts)
    checked_language(language)
    if not 1 <= humans <= players:
        raise BadParameter(f"--humans {humans}: of {players} players, 1 to {players} can be people")
    seats = [HUMAN] * humans + _opponents(players, humans, level, opponents)
    if seed is not None:
        checked_seed(seed)
    with ExitStack() as stack:
        file = stack.enter_context(record.open("a", encoding="utf-8")) if record is not None else None
        with preparing():
            rehearse(game, players, options, seats)
        played = terminal.play(game, players=players, options=options, seats=seats, seed=seed, language=language, plain=plain)
        if file is not None and played is not None:
            file.write(played.to_json() + "\n")


def _opponents(players: int, humans: int, level: str, opponents: str | None) -> list[str]:
    """The levels or bots on the seats that no person takes: all alike, or as they are named."""
    seats = players - humans
    if opponents is None:
        if level not in LEVEL_NAMES:
            raise BadParameter(f"there is no level {level!r}; there are: {', '.join(LEVEL_NAMES)}")
        return [level] * seats
    specs = [str(parse_spec(spec)) for spec in opponents.split(",")]
    if len(specs) != seats:
        raise BadParameter(f"--opponents {opponents}: this names {len(specs)}, but {seats} seats are left for opponents")
    return specs
