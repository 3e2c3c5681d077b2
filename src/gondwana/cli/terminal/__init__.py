"""Play in the terminal: a drawn table where there is a screen, line by line where there is none."""

import sys

from gondwana.core.contract import Game, Options
from gondwana.core.record import GameRecord


def play(
    game: Game,
    *,
    players: int,
    options: Options,
    seats: list[str],
    seed: int | None,
    language: str = "en",
    plain: bool = False,
) -> GameRecord | None:
    """Play until the people have had enough; the record of the last finished game, or None if none was finished.

    `seats[k]` is "human", a level or a bot as the roster reads it. Without a terminal on all sides, or where a game has no drawn
    table, play goes line by line.
    """
    from gondwana.cli.terminal.table import Sitting  # noqa: PLC0415 (compiles or loads the game)

    sitting = Sitting(game, players=players, options=options, seats=tuple(seats), seed=seed, language=language)
    app = None
    # the drawn table is painted through standard error
    if not plain and all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from gondwana.cli.terminal.drawn import drawn_table  # noqa: PLC0415

        app = drawn_table(sitting)
    if app is None:
        from gondwana.cli.terminal.plain import play_by_lines  # noqa: PLC0415

        return play_by_lines(sitting, sys.stdin, sys.stdout)
    app.run()
    return sitting.finished
