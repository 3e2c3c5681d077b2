"""Workers on the action board: fields, columns, the joker's price, neutral ones (FO-20 to FO-22, FO-36, FO-90)."""

import numpy as np

from gondwana.core.compiled import inlined
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import BOARD_COLUMNS, DATA, FIELDS, ROUNDS, ROW_NAMES
from gondwana.games.fossilium.state import FIELD_COUNT, JOKER, MANAGE, NEUTRAL, NOTHING, SEATS, STRIP, USING

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
def usable(s: Record, seat: int) -> int:
    """FO-22: free workers that may be placed; after passing only those gained since."""
    return int(s["late"][seat] if s["passed"][seat] else s["free"][seat])


@inlined
def fixed_left(s: Record, seat: int, column: int) -> int:
    """FO-71: fixed workers that may still act: in round 5, in their own column, before passing."""
    if s["round"] != LAST_ROUND or s["passed"][seat]:
        return 0
    return int(s["fixed"][seat, column]) - s["used"][seat, column]


@inlined
def is_priced(row: int) -> bool:
    """FO-36, FO-70: rows that cost what the joker costs."""
    return row == JOKER or row == STRIP


@inlined
def price(s: Record, column: int, fixed: int) -> int:
    """FO-36: 10 $ less 1 $ for each worker of the column; the `fixed` ones that are being placed do not count; never below 0."""
    others = int(s["crowd"][column]) - fixed
    return JOKER_PRICE - others if others < JOKER_PRICE else 0


@inlined
def cost(s: Record, field: int, fixed: int) -> int:
    """What a field costs if so many fixed workers are placed on it; below 0 where it pays."""
    return price(s, int(COLUMN_OF[field]), fixed) if is_priced(int(ROW_OF[field])) else -int(BRINGS[field])


@inlined
def fewest_fixed(s: Record, seat: int, field: int) -> int:
    """How many fixed workers a field needs because there are too few free ones."""
    return max(0, int(NEEDS[field]) - usable(s, seat))


@inlined
def most_fixed(s: Record, seat: int, field: int) -> int:
    """How many fixed workers can be placed on a field."""
    return min(int(NEEDS[field]), fixed_left(s, seat, int(COLUMN_OF[field])))


@inlined
def legal_workers(s: Record, seat: int, out: Ints) -> int:
    """FO-71: how many of the workers on the chosen field are fixed ones, as far as the money goes."""
    field = int(s["chosen_field"])
    n = 0
    for fixed in range(fewest_fixed(s, seat, field), most_fixed(s, seat, field) + 1):
        out[n] = USING + fixed
        n += s["money"][seat] >= cost(s, field, fixed)
    return n


@inlined
def only_mix(s: Record, seat: int, field: int) -> int:
    """The number of fixed workers if there is only one that is possible and affordable, else NOTHING."""
    found, mix = 0, NOTHING
    for fixed in range(fewest_fixed(s, seat, field), most_fixed(s, seat, field) + 1):
        if s["money"][seat] >= cost(s, field, fixed):
            found += 1
            mix = fixed
    return mix if found == 1 else NOTHING


@inlined
def choose_field(s: Record, field: int) -> None:
    """A field is chosen; nobody stands on it yet."""
    s["chosen_field"] = field
    s["column"] = COLUMN_OF[field]
    s["action"] = ROW_OF[field]


@inlined
def occupy(s: Record, seat: int, fixed: int) -> None:
    """FO-20, FO-71: workers on the chosen field, so many of them fixed ones; and the money that it brings or costs."""
    field = int(s["chosen_field"])
    column = int(s["column"])
    s["money"][seat] -= cost(s, field, fixed)
    loose = NEEDS[field] - fixed
    s["used"][seat, column] += fixed
    s["free"][seat] -= loose
    if s["passed"][seat]:
        s["late"][seat] -= loose
    s["here"][seat, column] += loose
    s["crowd"][column] += loose
    if ROW_OF[field] == MANAGE:
        s["managers"][seat, column] += 1
    else:
        s["field"][field] = 1 + seat


@inlined
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


@inlined
def stand_neutrals(s: Record) -> None:
    """FO-90: one column further each round, from the last to the first; they close their field and count."""
    players = int(s["players"])
    for k in range(NEUTRALS[players]):
        field = NEUTRAL_FIELD[players, k]
        column = (COLUMN_OF[field] + s["round"]) % BOARD_COLUMNS
        s["field"][ROW_OF[field] * BOARD_COLUMNS + column] = 1 + NEUTRAL
        s["crowd"][column] += 1


@inlined
def diggers(s: Record, column: int) -> int:
    """FO-60: workers of all museums on fields of a column, neutral ones included, fixed ones not."""
    number = int(s["crowd"][column])
    for seat in range(s["players"]):
        number -= s["fixed"][seat, column]
    return number
