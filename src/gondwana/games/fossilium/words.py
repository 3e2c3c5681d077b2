"""The names of things, and steps in words, as messages."""

from gondwana.games.fossilium.data import FOSSILS, PAIRS, ROW_NAMES, SIDES, TYPES
from gondwana.games.fossilium.shapes import PAIR_COUNT
from gondwana.games.fossilium.workers import COLUMN_OF, ROW_OF
from gondwana.locale import Message


def fossil_name(fossil: int) -> Message:
    return Message(f"fossilium-fossil-{FOSSILS[fossil]}")


def tile_name(kind: int) -> Message:
    """A tile: its fossil, and which pair of it, if there are several."""
    fossil, pair = PAIRS[kind]
    name = fossil_name(fossil)
    return Message("fossilium-tile", fossil=name, pair=pair + 1) if PAIR_COUNT[fossil] > 1 else name


def type_name(kind: int) -> Message:
    return Message(f"fossilium-type-{TYPES[kind]}")


def row_name(row: int) -> Message:
    return Message(f"fossilium-row-{ROW_NAMES[row]}")


def field_name(field: int) -> Message:
    return Message("fossilium-field", row=row_name(int(ROW_OF[field])), column=int(COLUMN_OF[field]) + 1)


def side_name(side: int) -> Message:
    return Message(f"fossilium-panel-{SIDES[side]}")


def seat_name(seat: int) -> Message:
    return Message("fossilium-seat", seat=str(seat))
