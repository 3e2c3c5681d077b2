"""The games behind the interfaces of the field: PettingZoo, Gymnasium and OpenSpiel.

    import gondwana.envs

    gondwana.envs.aec("draftosaurus", players=3, board="winter")       # PettingZoo, one seat after the other
    gondwana.envs.parallel("giganten", players=2)                      # PettingZoo, all seats at once
    gondwana.envs.gym("fossilium", players=2, opponents="greedy")      # Gymnasium, one seat against bots
    gondwana.envs.vector("draftosaurus", players=2, num_envs=1024)     # Gymnasium, many games in one array
    gondwana.envs.openspiel("draftosaurus", players=3, board="both")   # an OpenSpiel game

Importing this registers `gondwana/draftosaurus-v0` and so on with Gymnasium and PettingZoo; `gondwana.envs.spiel` does so with
OpenSpiel. All of them make observations in one way, from what `hide` leaves of a position.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from gondwana.core.errors import GondwanaError
from gondwana.core.options import make_options
from gondwana.games import NAMES, load
from gondwana.locale import Message

if TYPE_CHECKING:
    from gondwana.envs.batched import VectorTable
    from gondwana.envs.single import SingleEnv
    from gondwana.envs.zoo import AecEnv, ParallelTable

VERSION = "v0"
"""Of the environments: another one when observations, actions or rewards change their meaning."""

_OURS = frozenset({"form", "reward", "illegal", "max_cycles", "opponents", "seat", "num_envs"})
"""Arguments that are not options of a game."""


class MissingExtra(GondwanaError, ImportError):
    """A package of somebody else is not installed; the message says how to get it."""


def aec(name: str, *, players: int, **more: Any) -> "AecEnv":
    """A PettingZoo AEC environment. `more`: the game's options, and `form`, `reward`, `illegal`, `max_cycles`."""
    return _part("zoo", "pettingzoo").AecEnv(load(name), players=players, **_sorted(more))


def parallel(name: str, *, players: int, **more: Any) -> "ParallelTable":
    """A PettingZoo Parallel environment. `more` as for `aec`."""
    return _part("zoo", "pettingzoo").ParallelTable(load(name), players=players, **_sorted(more))


def gym(name: str, *, players: int, **more: Any) -> "SingleEnv":
    """A Gymnasium environment. `more`: the game's options, and `opponents`, `seat`, `form`, `reward`, `illegal`."""
    return _part("single", "gymnasium").SingleEnv(load(name), players=players, **_sorted(more))


def vector(name: str, *, players: int, num_envs: int, **more: Any) -> "VectorTable":
    """A Gymnasium vector environment. `more` as for `gym`; without `opponents` every seat's decisions are asked for."""
    part = _part("batched", "gymnasium")
    return part.VectorTable(load(name), players=players, num_envs=num_envs, **_sorted(more))


def openspiel(name: str, *, players: int, **options: Any) -> Any:
    """An OpenSpiel game, registered as a Python game; a `pyspiel.Game`."""
    game = load(name)
    make_options(game, players, options)
    spiel = _part("spiel", "pyspiel")
    return import_module("pyspiel").load_game(spiel.spiel_name(name), spiel.parameters(game, players, options))


def _sorted(more: dict[str, Any]) -> dict[str, Any]:
    """Arguments of the environment, and the options of the game by themselves."""
    return {name: value for name, value in more.items() if name in _OURS} | {
        "options": {name: value for name, value in more.items() if name not in _OURS}
    }


def _part(module: str, package: str) -> Any:
    """A module of this folder that needs somebody else's package."""
    try:
        import_module(package)
    except ImportError as error:
        raise MissingExtra(Message("envs-missing-package", package=package)) from error
    return import_module(f"gondwana.envs.{module}")


def register() -> None:
    """Make Gymnasium and PettingZoo know the games, where they are installed. `players` is two unless another number is given."""
    for name in NAMES:
        number, kwargs = f"gondwana/{name}-{VERSION}", {"name": name, "players": 2}
        if find_spec("gymnasium") is not None:
            registration = import_module("gymnasium.envs.registration")
            if number not in registration.registry:
                made_by = {"entry_point": "gondwana.envs:gym", "vector_entry_point": "gondwana.envs:vector"}
                registration.register(number, **made_by, kwargs=kwargs)
        if find_spec("pettingzoo") is not None:
            zoo = import_module("pettingzoo")
            for kind in ("aec", "parallel"):
                if number not in getattr(zoo, f"{kind}_registry", {number: "a PettingZoo without names"}):
                    zoo.register(kind, number, f"gondwana.envs:{kind}", kwargs=kwargs)


register()
