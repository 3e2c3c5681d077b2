"""Loops over a game's rules, written once and compiled once for every game.

Numba does not cache a function that got other compiled functions as arguments. So a loop stands in a template: a module
whose globals `begin`, `pending`, `legal` and so on are set to one game's functions before it runs. It is loaded once for each
game under a name of its own; the rules are inlined into the loops, and the machine code is cached like any other.
"""

import importlib.util
import sys
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from gondwana.core.contract import CHANCE, Game

SLACK = 8
"""Rules may write that far behind the end of a list without meaning it, which saves them a branch."""

_LOADING = RLock()

RULES = ("begin", "pending", "legal", "odds", "chance", "apply", "scores", "places", "hide", "guess")


def load(template: Path, game: Game, **more: Any) -> ModuleType:
    """The template as a module of its own for `game`; `more` are further globals for it. Threads may ask at the same time."""
    name = f"gondwana.templates.{template.stem}.{game.name}"
    with _LOADING:  # a module is in the list before all of it is there
        return sys.modules[name] if name in sys.modules else _load(name, template, game, more)


def _load(name: str, template: Path, game: Game, more: dict[str, Any]) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, template)
    if spec is None or spec.loader is None:
        raise ImportError(f"no template at {template}")
    module = importlib.util.module_from_spec(spec)
    for rule in RULES:
        setattr(module, rule, getattr(game.rules, rule))
    constants: dict[str, Any] = {"CHANCE": CHANCE, "SEATS": game.players.stop - 1, "ACTIONS": game.actions, "SLACK": SLACK}
    constants["RULES_FILE"] = getattr(game.rules, "__file__", None)
    vars(module).update(constants, **more)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
