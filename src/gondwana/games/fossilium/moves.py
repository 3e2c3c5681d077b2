"""What a seat may do."""

from gondwana.core.compiled import inlined
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.build import can_build, legal_amber, legal_build, legal_site
from gondwana.games.fossilium.data import BOARD_COLUMNS
from gondwana.games.fossilium.display import (
    can_show,
    legal_extra,
    legal_place,
    legal_restore,
    legal_show,
    legal_side,
    list_bits,
    single_parts,
)
from gondwana.games.fossilium.excavation import legal_excavate, legal_fix, legal_keep, legal_store
from gondwana.games.fossilium.income import legal_tour
from gondwana.games.fossilium.market import can_trade, legal_trade, set_prices
from gondwana.games.fossilium.setup import legal_start
from gondwana.games.fossilium.state import (
    AMBER,
    BUILD,
    BUILDING,
    COPY,
    COPYING,
    DISPLAY,
    END,
    END_TURN,
    EXCAVATE,
    EXTRA,
    FETCH,
    FIELD,
    FIELD_COUNT,
    FIX,
    GUIDE,
    JOKER,
    KEEP,
    LAST_COLUMN,
    MANAGE,
    MARKET,
    PASS,
    PICK,
    PLACE,
    RESTORE,
    SHOW,
    SIDE,
    SITE,
    START,
    STORE,
    STRIP,
    TAKE,
    TOUR,
    TRADE,
    TURN,
    WORKERS,
)
from gondwana.games.fossilium.students import legal_pick, legal_students
from gondwana.games.fossilium.workers import COLUMN_OF, LAST_ROUND, ROW_OF, cost, fewest_fixed, fixed_left, legal_workers


@inlined
def legal(s: Record, seat: int, out: Ints) -> int:
    """A seat's legal actions, by what the position waits for."""
    if s["owing"] >> seat & 1 == 0:
        return 0
    phase = s["phase"]
    if phase == TURN:
        return legal_turn(s, seat, out)
    if phase == END:
        out[0] = END_TURN
        return legal_students(s, seat, out, 1)
    if phase < BUILD:
        return legal_showing(s, seat, out)
    if phase < PICK:
        return legal_acting(s, seat, out)
    return legal_digging(s, seat, out)


@inlined
def legal_showing(s: Record, seat: int, out: Ints) -> int:
    phase = s["phase"]
    if phase == PLACE:
        return legal_place(s, seat, out)
    if phase == SHOW:
        return legal_show(s, seat, out)
    if phase == SIDE:
        return legal_side(s, seat, out)
    if phase == EXTRA:
        return legal_extra(s, seat, out)
    if phase == COPY:
        return legal_copy(s, seat, out)
    if phase == WORKERS:
        return legal_workers(s, seat, out)
    return legal_start(s, seat, out) if phase == START else 0


@inlined
def legal_acting(s: Record, seat: int, out: Ints) -> int:
    phase = s["phase"]
    if phase == TRADE:
        return legal_trade(s, seat, out)
    if phase == GUIDE:
        return legal_tour(s, seat, out)
    if phase == BUILD:
        return legal_build(s, seat, out)
    if phase == SITE:
        return legal_site(s, seat, out)
    if phase == AMBER:
        return legal_amber(s, seat, out)
    if phase == FETCH:
        return legal_fetch(s, seat, out)
    return legal_restore(s, seat, out) if phase == RESTORE else 0


@inlined
def legal_digging(s: Record, seat: int, out: Ints) -> int:
    phase = s["phase"]
    if phase == KEEP:
        return legal_keep(s, seat, out)
    if phase == PICK:
        return legal_pick(s, seat, out)
    if phase == STORE:
        return legal_store(s, seat, out)
    if phase == EXCAVATE:
        return legal_excavate(s, seat, out)
    return legal_fix(s, seat, out) if phase == FIX else 0


@inlined
def legal_turn(s: Record, seat: int, out: Ints) -> int:
    """FO-20, FO-22, FO-38: a field, students, or out of this phase; students that were sent oblige to act."""
    n = legal_fields(s, seat, out, 0)
    if s["sent"]:
        return n
    out[n] = PASS
    return legal_students(s, seat, out, n + 1)


@inlined
def legal_fields(s: Record, seat: int, out: Ints, n: int) -> int:
    """FO-20: the fields that can be chosen."""
    shows, builds = can_show(s, seat), can_build(s, seat)
    fields = FIELD_COUNT if s["round"] == LAST_ROUND else FIELD_COUNT - BOARD_COLUMNS + 1
    for field in range(fields):
        out[n] = FIELD + field
        n += is_open(s, seat, field, shows, builds)
    return n


@inlined
def is_open(s: Record, seat: int, field: int, shows: bool, builds: bool) -> bool:
    """FO-20: free, with workers and money for it, and its action can be carried out."""
    column = COLUMN_OF[field]
    fixed = fewest_fixed(s, seat, field)
    if s["field"][field] != 0 or fixed > fixed_left(s, seat, column):
        return False
    row = ROW_OF[field]
    money = int(s["money"][seat]) - cost(s, field, fixed)
    if row == DISPLAY:
        return shows and money >= 0
    if row == BUILDING:
        return builds and money >= 0
    if row == MARKET:
        return money >= 0 and can_trade(s, seat, money)
    if row == JOKER:  # a tour can always be given
        return money >= 0
    if row == STRIP:
        return money >= 0 and can_fetch(s, seat, column)
    return money >= 0


@inlined
def has_last_field(s: Record, seat: int) -> bool:
    """FO-71: whether a worker above the last column finds a field there."""
    set_prices(s)
    shows, builds = can_show(s, seat), can_build(s, seat)
    for row in range(MANAGE):
        if is_open(s, seat, row * BOARD_COLUMNS + LAST_COLUMN, shows, builds):
            return True
    return False


@inlined
def can_copy(s: Record, seat: int, row: int) -> bool:
    """FO-36: the action of a row in the joker's column, whatever its field would bring or cost."""
    if row == DISPLAY:
        return can_show(s, seat)
    if row == BUILDING:
        return can_build(s, seat)
    if row == MARKET:
        return can_trade(s, seat, int(s["money"][seat]))
    if row == STRIP:
        return s["round"] == LAST_ROUND and s["column"] != LAST_COLUMN and can_fetch(s, seat, int(s["column"]))
    return row == TOUR or (row == MANAGE and s["column"] != LAST_COLUMN)


@inlined
def legal_copy(s: Record, seat: int, out: Ints) -> int:
    n = 0
    for row in range(STRIP + 1):
        out[n] = COPYING + row
        n += row != JOKER and can_copy(s, seat, row)
    return n


@inlined
def can_fetch(s: Record, seat: int, site: int) -> bool:
    """FO-70: whether the site's bag holds a part that can be shown at once."""
    return int(s["inbag"][site]) & single_parts(s, seat) != 0


@inlined
def legal_fetch(s: Record, seat: int, out: Ints) -> int:
    return list_bits(int(s["inbag"][s["column"]]) & single_parts(s, seat), TAKE, out, 0)
