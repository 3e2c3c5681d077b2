"""What every study says about itself."""

from typing import Any

import msgspec


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to make a study again; the studies of games add their figures."""

    gondwana: str
    game: str
    rules: str
    bot: str
    seed: int
    games_a_cell: int
    games: int
    games_from_file: int
    options: dict[str, Any]
    seconds: float
