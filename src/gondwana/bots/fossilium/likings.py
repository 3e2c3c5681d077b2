"""First looks: which cells suit a fossil or a panel, which tiles to trade. They choose what is tried, not what is done."""

from gondwana.bots.fossilium.desk import Desk
from gondwana.bots.fossilium.prospects import Floats
from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.build import AMBER_SIDE
from gondwana.games.fossilium.data import ROUNDS
from gondwana.games.fossilium.market import ARCHIVE_PRICE
from gondwana.games.fossilium.scoring import PLATFORM, TOILET, platform_points
from gondwana.games.fossilium.shapes import (
    ALL_CELLS,
    BESIDES,
    CLASS,
    COUNTER,
    COVERS,
    DOOR,
    PART_CELL,
    PEDESTAL,
    SIZE,
    TYPE,
    TYPE_OF_KIND,
    many,
)
from gondwana.games.fossilium.state import (
    ARCHIVE,
    BUY,
    CELL,
    CELL_COUNT,
    DONE,
    LYING,
    NOTHING,
    ROW_LENGTH,
    SELL,
    TYPE_COUNT,
)

_DOOR, _COUNTER, _CLOSE, _FLOOR, _SPOILT = 0.6, 0.3, 0.12, 0.8, 0.12
_COIN = 0.35
_NO = -1e6


@inlined
def closeness(taken: int, cells: int) -> int:
    """How many sides of some cells touch the wall or something that stands there: close building leaves room."""
    touching = 0
    for cell in range(CELL_COUNT):
        if cells >> cell & 1:
            around = int(BESIDES[cell])
            touching += 4 - many(around) + many(around & taken & ~cells)
    return touching


@inlined
def spoilt(taken: int, cells: int, own: int) -> float:
    """Free pedestals that would be built over, but for the own one."""
    lost = 0.0
    for size in range(2, 4):
        for placement in range(2 * CELL_COUNT):
            points = int(PEDESTAL[size, placement])
            if points > 0 and placement != own and COVERS[size, placement] & taken == 0 and COVERS[size, placement] & cells:
                lost += points if size == 3 or placement < CELL_COUNT else 0
    return lost


@lean
def like_places(s: Record, seat: int, out: Ints, n: int, liking: Floats) -> None:
    """Entrances and shops of the type, pedestals, and no room wasted."""
    fossil = int(s["fossil"])
    size, kind = int(CLASS[fossil]), int(TYPE[fossil])
    taken = int(s["taken"][seat])
    later = ROUNDS - int(s["round"])
    toilet = int(s["panel"][seat, TOILET >> 1]) if s["side"][seat, TOILET >> 1] == TOILET & 1 else NOTHING
    for k in range(n):
        placement = int(out[k]) - (CELL if out[k] < LYING else LYING)
        cells = int(COVERS[size, placement])
        value = _CLOSE * closeness(taken, cells) + float(PEDESTAL[size, placement])
        rows = 0
        for part in range(SIZE[fossil]):
            cell = int(PART_CELL[size, placement, part])
            value += _DOOR * later * DOOR[kind, cell]
            if COUNTER[kind, cell] and rows >> (cell // 6) & 1 == 0:
                rows |= 1 << (cell // 6)
                value += _COUNTER * later
        if toilet != NOTHING and cells & int(BESIDES[toilet]):
            value -= 2.0 * many(cells & int(BESIDES[toilet]))
        liking[k] = value - _SPOILT * later / ROUNDS * spoilt(taken, cells, placement)


@lean
def like_cells(s: Record, seat: int, out: Ints, n: int, liking: Floats) -> None:
    """Out of the way, or where the panel counts something."""
    side = int(s["building"])
    taken = int(s["taken"][seat])
    later = ROUNDS - int(s["round"])
    for k in range(n):
        cell = int(out[k]) - CELL
        value = _CLOSE * closeness(taken, 1 << cell) - _SPOILT * spoilt(taken, 1 << cell, NOTHING)
        if side == TOILET:
            value = 3.0 * many(int(BESIDES[cell]) & ALL_CELLS & ~taken) - value
        elif side == PLATFORM:
            value += platform_points(s, seat, cell) + 0.5 * many(int(BESIDES[cell]) & ALL_CELLS & ~taken)
        best = 0.0
        for kind in range(TYPE_COUNT):
            best = max(best, _DOOR * later * DOOR[kind, cell] + _COUNTER * later * COUNTER[kind, cell])
        value += best if side == AMBER_SIDE else -_FLOOR * best
        liking[k] = value


@lean
def like_goods(s: Record, out: Ints, n: int, desk: Desk) -> None:
    """Tiles that are worth more than their price, or less; finishing comes with them."""
    for k in range(n):
        action = int(out[k])
        if action == DONE:
            desk.liking[k] = 1000.0
        elif action < ARCHIVE:
            row, place = (action - BUY) // ROW_LENGTH, (action - BUY) % ROW_LENGTH
            desk.liking[k] = desk.gains[s["row"][row, place]] - _COIN * s["price"][row]
        elif action < SELL:
            desk.liking[k] = desk.gains[action - ARCHIVE] - _COIN * ARCHIVE_PRICE
        else:
            kind = action - SELL
            desk.liking[k] = _COIN * s["price"][TYPE_OF_KIND[kind]] - desk.losses[kind]
        if action != DONE and desk.liking[k] < -1.0 and s["traded"] > 0:
            desk.liking[k] = _NO
