"""Workers on the action board: fields, columns, the joker's price, neutral ones (FO-20 to FO-22, FO-36, FO-90)."""

import numpy as np

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.data import BOARD_COLUMNS, DATA, FIELDS, ROUNDS, ROW_NAMES
from gondwana.games.fossilium.state import FIELD_COUNT, JOKER, MANAGE, NEUTRAL, SEATS, STRIP

ROW_OF = np.array([ROW_NAMES.index(name.partition("-")[0]) for name in FIELDS])
COLUMN_OF = np.array([int(name.partition("-")[2]) - 1 for name in FIELDS])
_ON_BOARD = [field for row in ROW_NAMES[:5] for field in getattr(DATA.board, row)]
NEEDS = np.array([field.workers for field in _ON_BOARD] + [1] * (len(FIELDS) - len(_ON_BOARD)))
BRINGS = np.array([field.money for field in _ON_BOARD] + [0] * (len(FIELDS) - len(_ON_BOARD)))
JOKER_PRICE = DATA.board.joker_price
LAST_ROUND = ROUNDS - 1
NEUTRALS = np.zeros(SEATS + 1, np.int64)
NEUTRAL_FIELD = np.zeros((SEATS + 1, 5), np.int64)
for _players, _names in DATA.neutral.items():
    NEUTRALS[int(_players)] = len(_names)
    for _k, _name in enumerate(_names):
        NEUTRAL_FIELD[int(_players), _k] = FIELDS.index(_name)


@inlined
def fixed_left(s: Record, seat: int, column: int) -> int:
    """FO-71: fixed workers that may still act: in round 5, in their own column."""
    if s["round"] != LAST_ROUND:
        return 0
    return int(s["fixed"][seat, column]) - s["used"][seat, column]


@lean
def price(s: Record, seat: int, column: int) -> int:
    """FO-36: 10 $ less 1 $ for each worker of the column, the one that is being placed not counted; never below 0."""
    others = int(s["crowd"][column]) - (1 if fixed_left(s, seat, column) > 0 else 0)
    return JOKER_PRICE - others if others < JOKER_PRICE else 0


@inlined
def is_priced(row: int) -> bool:
    """FO-36, FO-70: rows that cost what the joker costs."""
    return row == JOKER or row == STRIP


@lean
def occupy(s: Record, seat: int, field: int) -> None:
    """FO-20, FO-71: workers on a field, fixed ones first; and the money that it brings or costs."""
    column = COLUMN_OF[field]
    row = ROW_OF[field]
    s["money"][seat] += -price(s, seat, column) if is_priced(row) else BRINGS[field]
    bound = fixed_left(s, seat, column)
    if bound > NEEDS[field]:
        bound = int(NEEDS[field])
    loose = NEEDS[field] - bound
    s["used"][seat, column] += bound
    s["free"][seat] -= loose
    s["here"][seat, column] += loose
    s["crowd"][column] += loose
    if row == MANAGE:
        s["managers"][seat, column] += 1
    else:
        s["field"][field] = 1 + seat
    s["chosen_field"] = field
    s["column"] = column


@lean
def clear_board(s: Record) -> None:
    """FO-62: workers return; what stays are the fixed ones above their columns."""
    for field in range(FIELD_COUNT):
        s["field"][field] = 0
    for column in range(BOARD_COLUMNS):
        s["crowd"][column] = 0
        for seat in range(s["players"]):
            s["free"][seat] += s["here"][seat, column]
            s["here"][seat, column] = 0
            s["crowd"][column] += s["fixed"][seat, column]
    for seat in range(s["players"]):
        for column in range(BOARD_COLUMNS - 1):
            s["managers"][seat, column] = 0


@lean
def stand_neutrals(s: Record) -> None:
    """FO-90: one column further each round, from the last to the first; they close their field and count."""
    players = int(s["players"])
    for k in range(NEUTRALS[players]):
        field = NEUTRAL_FIELD[players, k]
        column = (COLUMN_OF[field] + s["round"]) % BOARD_COLUMNS
        s["field"][ROW_OF[field] * BOARD_COLUMNS + column] = 1 + NEUTRAL
        s["crowd"][column] += 1


@lean
def diggers(s: Record, column: int) -> int:
    """FO-60: workers of all museums on fields of a column, neutral ones included, fixed ones not."""
    number = int(s["crowd"][column])
    for seat in range(s["players"]):
        number -= s["fixed"][seat, column]
    return number
