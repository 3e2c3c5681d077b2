"""Actions as text, both ways. This is the stored form: it never changes within a rules version.

A turn is told in steps: ``display-1``, ``show trex``, ``d1 lying``, ``end``. Positions in a hand count from 1: ``keep 1 3``.
Chance: ``first 0``, ``labour parts``, ``goal 1 fossils``, ``final cells``, ``draw trex-2``.
"""

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation
from gondwana.games.fossilium.data import BOARD_COLUMNS, CELLS, DATA, END_GOALS, FIELDS, FOSSILS, ROW_NAMES, SIDES, TILES, TYPES
from gondwana.games.fossilium.state import (
    ACTIONS,
    ADDING,
    AMBER_TYPE,
    ARCHIVE,
    BEGINS,
    BUILDING_SIDE,
    BUY,
    CELL,
    CHANCE_ACTIONS,
    COPYING,
    DIGGING,
    DONE,
    DRAW,
    END_GOAL,
    END_TURN,
    ENTRANCE,
    FIELD,
    FIXING,
    GIVING,
    HAND,
    KEEPING,
    KINDS,
    LABOUR_GOAL,
    LEAVE,
    LYING,
    MOST_WORKERS,
    PARTING,
    PASS,
    ROUND_GOAL,
    ROW_LENGTH,
    SEATS,
    SELL,
    SHOP,
    SHOWING,
    SITE_COUNT,
    STARTING,
    STUDENTS,
    TAKE,
    UPRIGHT,
    USING,
)
from gondwana.locale import Message


def _blocks() -> dict[int, list[str]]:
    """Where a block of actions begins, and the texts of its actions."""
    sets = [[str(k + 1) for k in range(HAND) if mask >> k & 1] for mask in range(1, 1 << HAND)]
    return {
        KEEPING: [f"keep {' '.join(positions)}" for positions in sets],
        STARTING: [f"start {name}" for name in TYPES],
        FIELD: list(FIELDS),
        PASS: ["pass"],
        STUDENTS: [f"students {site + 1}" for site in range(SITE_COUNT)],
        COPYING: [f"as {row}" for row in ROW_NAMES],
        SHOWING: [f"show {name}" for name in FOSSILS[:-1]],
        ADDING: [f"add {name}" for name in FOSSILS[:-1]],
        CELL: list(CELLS),
        LYING: [f"{cell} lying" for cell in CELLS],
        UPRIGHT: [f"{cell} upright" for cell in CELLS],
        PARTING: [f"part {tile}" for tile in TILES],
        DONE: ["done"],
        BUILDING_SIDE: [f"build {side}" for side in SIDES],
        GIVING: [f"give {tile} to {seat}" for seat in range(SEATS) for tile in TILES],
        AMBER_TYPE: [f"amber {name}" for name in TYPES],
        BUY: [f"buy {name}-{place + 1}" for name in TYPES for place in range(ROW_LENGTH)],
        ARCHIVE: [f"buy archive {tile}" for tile in TILES],
        SELL: [f"sell {tile}" for tile in TILES],
        ENTRANCE: [f"entrance {name}" for name in TYPES],
        SHOP: [f"shop {name}" for name in TYPES],
        TAKE: [f"take {tile}" for tile in TILES],
        END_TURN: ["end"],
        LEAVE: [f"leave {tile}" for tile in TILES],
        FIXING: [f"fix {column + 1}" for column in range(BOARD_COLUMNS)],
        USING: [f"use {number} fixed" for number in range(MOST_WORKERS + 1)],
        DIGGING: [f"dig {site + 1}" for site in range(SITE_COUNT)],
    }


def _chance_blocks() -> dict[int, list[str]]:
    rounds = [f"goal {number} {goal.name}" for number, pair in enumerate(DATA.rounds, 1) for goal in pair.goals]
    return {
        BEGINS: [f"first {seat}" for seat in range(SEATS)],
        LABOUR_GOAL: [f"labour {goal.name}" for goal in DATA.labour],
        ROUND_GOAL: rounds,
        END_GOAL: [f"final {name}" for name in END_GOALS],
        DRAW: [f"draw {tile}" for tile in TILES],
    }


def _laid_out(blocks: dict[int, list[str]], count: int) -> list[str]:
    texts = [text for _, block in sorted(blocks.items()) for text in block]
    starts = [sum(len(block) for other, block in blocks.items() if other < first) for first in blocks]
    assert len(texts) == count and starts == list(blocks), "the blocks do not lie end to end"  # noqa: PT018
    return texts


_OF_SEATS = _laid_out(_blocks(), ACTIONS)
_OF_CHANCE = _laid_out(_chance_blocks(), CHANCE_ACTIONS)
_SEAT_ACTIONS = {text: action for action, text in enumerate(_OF_SEATS)}
_CHANCE_ACTIONS = {text: action for action, text in enumerate(_OF_CHANCE)}
assert len(TILES) == KINDS


def write(seat: int, action: int) -> str:
    """The text of an action."""
    return (_OF_CHANCE if seat == CHANCE else _OF_SEATS)[action]


def read(seat: int, text: str) -> int:
    """The action of a text; spaces and capitals do not matter."""
    plain = " ".join(text.lower().split())
    action = (_CHANCE_ACTIONS if seat == CHANCE else _SEAT_ACTIONS).get(plain)
    if action is None:
        raise BadNotation(Message("fossilium-notation-chance" if seat == CHANCE else "fossilium-notation", text=text))
    return action
