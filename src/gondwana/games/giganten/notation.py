"""Actions as text, both ways. This is the stored form: it never changes within a rules version.

A turn is told in steps, and the steps in a row are the turn: ``e4`` takes the piece on e4, ``-e5`` moves it, ``x e6``
challenges, ``quiet`` does not; the winner of a fight answers ``up`` or ``stay``. `join` writes and `split` reads such rows:
``e4-e5 x e6``.
Set-up: ``tile a 90``, a field (``e4``), ``reserve stego``, ``done`` for no more. Chance: ``first 0``, ``tile a``, ``group 0``.
"""

import re
from collections.abc import Iterable

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation
from gondwana.games.giganten.data import PIECES, TILES
from gondwana.games.giganten.land import FIELD_NAMES
from gondwana.games.giganten.state import (
    ACCEPT,
    ACTIONS,
    AGAINST,
    BACK,
    BEGINS,
    CHANCE_ACTIONS,
    DECLINE,
    DONE,
    FIELD,
    GROUP,
    HOLD,
    LAYING,
    MOVE_UP,
    OFFER,
    QUIET,
    RESIGN,
    SEATS,
    STAY,
    TAKE,
    TO,
)
from gondwana.locale import Message


def _seat_texts() -> list[str]:
    texts = [""] * ACTIONS
    for field, name in enumerate(FIELD_NAMES):
        texts[FIELD + field] = name
        texts[TO + field] = f"-{name}"
        texts[AGAINST + field] = f"x {name}"
    for kind, name in enumerate(PIECES):
        texts[HOLD + kind] = f"reserve {name}"
        texts[BACK + kind] = f"back {name}"
    for tile, name in enumerate(TILES):
        for turn in range(4):
            texts[LAYING + tile * 4 + turn] = f"tile {name} {turn * 90}"
    named = {QUIET: "quiet", MOVE_UP: "up", STAY: "stay", DONE: "done", OFFER: "offer draw", ACCEPT: "accept"}
    for action, text in {**named, DECLINE: "decline", RESIGN: "resign"}.items():
        texts[action] = text
    return texts


def _chance_texts() -> list[str]:
    texts = [""] * CHANCE_ACTIONS
    for seat in range(SEATS):
        texts[BEGINS + seat] = f"first {seat}"
    for tile, name in enumerate(TILES):
        texts[TAKE + tile] = f"tile {name}"
    for group in range(2):
        texts[GROUP + group] = f"group {group}"
    return texts


_OF_SEATS = _seat_texts()
_OF_CHANCE = _chance_texts()
_SEAT_ACTIONS = {text: action for action, text in enumerate(_OF_SEATS)}
_CHANCE_ACTIONS = {text: action for action, text in enumerate(_OF_CHANCE)}
_PART = re.compile(r"\s*(-?[a-z]{1,2}\d{1,2}|x ?[a-z]{1,2}\d{1,2}|[a-z_]+)")


def write(seat: int, action: int) -> str:
    """The text of an action."""
    return (_OF_CHANCE if seat == CHANCE else _OF_SEATS)[action]


def read(seat: int, text: str) -> int:
    """The action of a text; spaces and capitals do not matter."""
    plain = " ".join(text.lower().split())
    action = (_CHANCE_ACTIONS if seat == CHANCE else _SEAT_ACTIONS).get(plain)
    if action is None:
        raise BadNotation(Message("giganten-notation-chance" if seat == CHANCE else "giganten-notation", text=text))
    return action


def join(steps: Iterable[str]) -> str:
    """The steps of a turn as one text: ``e4-e5 x e6 up``. That nobody was challenged and that the turn ended need not be said."""
    said = [step for step in steps if step not in ("quiet", "done")]
    return "".join(step if step.startswith("-") or not k else f" {step}" for k, step in enumerate(said))


def split(text: str) -> list[str]:
    """The steps that a text like ``e4-e5 x e6`` names; raises `BadNotation`."""
    plain = " ".join(text.lower().split())
    steps, at = [], 0
    while at < len(plain):
        part = _PART.match(plain, at)
        step = part and re.sub(r"^x ?(?=[a-z]{1,2}\d)", "x ", part.group(1))
        if not part or step not in _SEAT_ACTIONS:
            raise BadNotation(Message("giganten-notation", text=text))
        steps.append(step)
        at = part.end()
    return steps
