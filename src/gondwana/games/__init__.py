"""The games. Adding one adds its folder and one line here."""

from importlib import import_module

from gondwana.core.contract import Game
from gondwana.core.errors import BadOptions
from gondwana.locale import Message

_FOLDERS = {
    "draftosaurus": "gondwana.games.draftosaurus",
    "giganten": "gondwana.games.giganten",
    "fossilium": "gondwana.games.fossilium",
}

NAMES = tuple(_FOLDERS)


def load(name: str) -> Game:
    """The game of that name; raises `BadOptions` that lists the names there are."""
    if name not in _FOLDERS:
        raise BadOptions(Message("game-unknown", name=name, known=", ".join(NAMES)))
    game: Game = import_module(_FOLDERS[name]).GAME
    return game
