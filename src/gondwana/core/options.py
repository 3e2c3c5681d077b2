"""Options from text or JSON, with the reason when they are refused."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from operator import index
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from gondwana.core.contract import Game, Options
from gondwana.core.errors import BadOptions
from gondwana.locale import Message

MOST_SEED = 2**63 - 1

_YES = frozenset({"on", "yes"})
_NO = frozenset({"off", "no"})


def choices(game: Game) -> dict[str, tuple[Any, ...]]:
    """Every option of a game with the values that it can have, the default first."""
    return dict(_choices(game.options))


@cache
def _choices(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    hints = get_type_hints(options)
    defaults = msgspec.structs.asdict(options())
    allowed = {}
    for name, default in defaults.items():
        values = get_args(hints[name]) if get_origin(hints[name]) is Literal else (False, True)
        allowed[name] = (default, *(value for value in values if value != default))
    return allowed


def make_options(game: Game, players: int, values: Mapping[str, Any] | Options | None = None) -> Options:
    """The options of a game from plain values; raises `BadOptions` that says what is wrong and what would be right."""
    if whole(players) not in game.players:
        told = "options-players" if game.players.step == 1 else "options-players-either"
        least, most = game.players[0], game.players[-1]
        raise BadOptions(Message(told, game=game.title, least=least, most=most, players=str(players)))
    if isinstance(values, game.options):
        values = msgspec.structs.asdict(values)  # a struct does not check its own values
    if not isinstance(values, Mapping | None):
        raise BadOptions(Message("options-form", text=str(values)))
    allowed = _choices(game.options)
    for name, value in (values or {}).items():
        if name not in allowed:
            raise BadOptions(Message("options-unknown", name=str(name), known=", ".join(allowed)))
        if not any(type(value) is type(one) and value == one for one in allowed[name]):
            shown = ", ".join(as_text(one) for one in allowed[name])
            raise BadOptions(Message("options-value", name=name, value=as_text(value), allowed=shown))
    options = game.options(**(values or {}))
    game.encode(options, int(players))
    return options


def whole(number: object) -> int | None:
    """A whole number of any kind as a plain one; None for anything else."""
    try:
        return None if isinstance(number, bool) else int(index(number))  # type: ignore[arg-type]
    except TypeError:
        return None


def checked_seed(seed: int) -> int:
    """A seed that all random streams can be made from; raises `BadOptions` for any other number."""
    number = whole(seed)
    if number is None or not 0 <= number <= MOST_SEED:
        raise BadOptions(Message("options-seed", seed=str(seed), most=str(MOST_SEED)))
    return number


def parse_options(game: Game, players: int, texts: Iterable[str]) -> Options:
    """Options from texts like ``board=winter``."""
    values: dict[str, Any] = {}
    allowed = _choices(game.options)
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise BadOptions(Message("options-form", text=text))
        values[name] = _value(value, is_switch=isinstance(allowed.get(name, ("",))[-1], bool))
    return make_options(game, players, values)


def as_text(value: Any) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _value(text: str, *, is_switch: bool) -> Any:
    if is_switch and text.lower() in _YES | _NO:
        return text.lower() in _YES
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
