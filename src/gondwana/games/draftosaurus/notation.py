"""Actions as text, both ways. This is the stored form: it never changes within a rules version.

Chance: ``first 2``, ``draw 0 trex``, ``roll woodlands``. Seats: ``trex forest``, ``trex pyramid 3``, ``discard trex``,
``move forest``, ``stay``; with placing=after_reveal ``choose trex`` and ``place forest``.
"""

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation
from gondwana.games.draftosaurus.data import FACES, SPECIES
from gondwana.games.draftosaurus.state import (
    ACTIONS,
    CHANCE_ACTIONS,
    FALL,
    KINDS,
    LOT,
    PLACE_NAMES,
    PUT,
    QUARANTINE,
    SEATS,
    SHIFT,
    SHOW,
    STAND,
    TAKE,
    THROW,
)
from gondwana.locale import Message


def _seat_texts() -> list[str]:
    texts = [""] * ACTIONS
    for species, name in enumerate(SPECIES):
        for place, where in enumerate(PLACE_NAMES):
            texts[STAND + place * KINDS + species] = f"{name} {where}"
        texts[THROW + species] = f"discard {name}"
        texts[SHOW + species] = f"choose {name}"
    for place, where in enumerate(PLACE_NAMES):
        texts[SHIFT + place] = f"move {where}" if place != QUARANTINE else "stay"
        texts[PUT + place] = f"place {where}"
    return texts


def _chance_texts() -> list[str]:
    texts = [""] * CHANCE_ACTIONS
    for seat in range(SEATS):
        texts[LOT + seat] = f"first {seat}"
        for species, name in enumerate(SPECIES):
            texts[TAKE + seat * KINDS + species] = f"draw {seat} {name}"
    for face, name in enumerate(FACES):
        texts[FALL + face] = f"roll {name}"
    return texts


_OF_SEATS = _seat_texts()
_OF_CHANCE = _chance_texts()
_SEAT_ACTIONS = {text: action for action, text in enumerate(_OF_SEATS)}
_CHANCE_ACTIONS = {text: action for action, text in enumerate(_OF_CHANCE)}


def write(seat: int, action: int) -> str:
    """The text of an action."""
    return (_OF_CHANCE if seat == CHANCE else _OF_SEATS)[action]


def read(seat: int, text: str) -> int:
    """The action of a text; spaces and capitals do not matter."""
    plain = " ".join(text.lower().split())
    action = (_CHANCE_ACTIONS if seat == CHANCE else _SEAT_ACTIONS).get(plain)
    if action is None:
        raise BadNotation(Message("draftosaurus-notation-chance" if seat == CHANCE else "draftosaurus-notation", text=text))
    return action
