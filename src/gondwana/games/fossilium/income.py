"""Income of a round (FO-10 to FO-13) and of a tour (FO-35)."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import DATA, TYPES
from gondwana.games.fossilium.goals import meet_goals
from gondwana.games.fossilium.state import ACTED, ENTRANCE, GUIDE, LAST_COLUMN, SHOP, TOUR_GUEST, TYPE_COUNT
from gondwana.games.fossilium.storage import gain_guests, gain_students, symbols

import numpy as np  # isort: skip

TOUR_TYPES = np.array([TYPES.index(name) for name in DATA.board.tour_types])


@lean
def shop_income(s: Record, seat: int) -> int:
    """FO-10: 1 $ for each fossil in the row of its shop."""
    return int(s["shops"][seat, 0]) + s["shops"][seat, 1] + s["shops"][seat, 2]


@lean
def door_income(s: Record, seat: int) -> int:
    """FO-11: 1 guest for each part in the column of its entrance."""
    return int(s["doors"][seat, 0]) + s["doors"][seat, 1] + s["doors"][seat, 2]


@lean
def income(s: Record) -> None:
    """All at once. In round 1 it is 1 $ and 1 guest, for the starting fossil (FO-13)."""
    for seat in range(s["players"]):
        s["money"][seat] += shop_income(s, seat) if s["round"] > 0 else 1
        gain_guests(s, seat, door_income(s, seat) if s["round"] > 0 else 1)
        gain_students(s, seat, symbols(s, seat))
        meet_goals(s, seat)


@lean
def begin_tour(s: Record, seat: int) -> None:
    """The action begins: entrance or shop?"""
    s["phase"] = GUIDE


@lean
def legal_tour(s: Record, seat: int, out: Ints) -> int:
    """FO-35: the entrance or the shop of the field's type; in column 4 of any type."""
    if s["column"] != LAST_COLUMN:
        kind = TOUR_TYPES[s["column"]]
        out[0] = ENTRANCE + kind
        out[1] = SHOP + kind
        return 2
    for kind in range(TYPE_COUNT):
        out[2 * kind] = ENTRANCE + kind
        out[2 * kind + 1] = SHOP + kind
    return 2 * TYPE_COUNT


@lean
def tour(s: Record, seat: int, kind: int, is_shop: bool) -> None:
    """FO-35: the income of one line, and a guest in column 4."""
    s["guided"] = 1 + 2 * kind + is_shop
    if is_shop:
        s["money"][seat] += s["shops"][seat, kind]
    else:
        gain_guests(s, seat, int(s["doors"][seat, kind]))
    if s["column"] == LAST_COLUMN and s["flags"] & TOUR_GUEST:
        gain_guests(s, seat, 1)
    s["phase"] = ACTED
