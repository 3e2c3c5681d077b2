"""Why a choice is refused: a sentence that names the rule. Nothing in it depends on what the seat does not know."""

from gondwana.core.contract import CHANCE, Record, States
from gondwana.games.fossilium import words
from gondwana.games.fossilium.build import can_build
from gondwana.games.fossilium.data import CELLS
from gondwana.games.fossilium.display import can_show
from gondwana.games.fossilium.excavation import own_workers
from gondwana.games.fossilium.market import ARCHIVE_PRICE, can_trade
from gondwana.games.fossilium.moves import can_fetch
from gondwana.games.fossilium.shapes import CLASS, FOSSIL_OF, HALF, SIZE, SMALL
from gondwana.games.fossilium.state import (
    ACTIONS,
    ADDING,
    AMBER_TYPE,
    ARCHIVE,
    BUILD,
    BUILDING,
    BUILDING_SIDE,
    BUY,
    BUYING,
    CELL,
    COPY,
    COPYING,
    DIGGING,
    DISPLAY,
    DONE,
    END,
    END_TURN,
    ENTRANCE,
    EXCAVATE,
    EXTRA,
    FETCH,
    FIELD,
    FIX,
    GIVING,
    GUIDE,
    JOKER,
    KEEP,
    KINDS,
    LAST_COLUMN,
    LEAVE,
    MANAGE,
    MARKET,
    NOTHING,
    OVER,
    PARTING,
    PASS,
    PICK,
    PLACE,
    REFILL,
    RESTORE,
    ROW_LENGTH,
    SELL,
    SELLING,
    SHOW,
    SHOWING,
    SITE,
    START,
    STARTING,
    STORE,
    STRIP,
    STUDENTS,
    TAKE,
    TRADE,
    TURN,
    USING,
    WORKERS,
)
from gondwana.games.fossilium.storage import room, stock
from gondwana.games.fossilium.view import PHASES
from gondwana.games.fossilium.workers import (
    COLUMN_OF,
    LAST_ROUND,
    NEEDS,
    ROW_OF,
    cost,
    fewest_fixed,
    fixed_left,
    most_fixed,
    usable,
)
from gondwana.locale import Message

_AT_ONCE = (START, EXCAVATE, KEEP, STORE, FIX)


def why_not(states: States, seat: int, action: int) -> Message:
    """Why this action is not legal now."""
    s = states[0]
    if s["phase"] == OVER:
        return Message("fossilium-refused-over")
    if seat == CHANCE:
        return Message("fossilium-refused-chance")
    if not 0 <= seat < s["players"]:
        return Message("fossilium-refused-seat", seat=str(seat), last=str(int(s["players"]) - 1))
    if not 0 <= action < ACTIONS:
        return Message("fossilium-refused-action", action=str(action))
    if s["phase"] <= REFILL:
        return Message("fossilium-refused-wait")
    if not int(s["owing"]) >> seat & 1:
        return Message("fossilium-refused-done" if s["phase"] in _AT_ONCE else "fossilium-refused-turn")
    return _by_phase(s, seat, action) or Message(f"fossilium-refused-now-{PHASES[s['phase']]}")


def _by_phase(s: Record, seat: int, action: int) -> Message | None:
    """The seat owes a decision: is it of this kind, and if so, what is wrong with it?"""
    phase = int(s["phase"])
    if phase in (TURN, END) and STUDENTS <= action < COPYING:
        return _students(s, seat, action - STUDENTS)
    if phase == TURN and FIELD <= action < PASS:
        return _field(s, seat, action - FIELD)
    if phase == TURN and action == PASS:
        return Message("fossilium-refused-pass")
    if phase == WORKERS and USING <= action < DIGGING:
        return _workers(s, seat, action - USING)
    if phase == COPY and COPYING <= action < SHOWING:
        return _copy(s, seat, action - COPYING)
    if phase in (SHOW, RESTORE) and SHOWING <= action < ADDING:
        return _show(s, seat, action - SHOWING, half=phase == SHOW)
    if phase == SHOW and ADDING <= action < CELL:
        return _add(s, seat, action - ADDING)
    if phase == PLACE and CELL <= action < PARTING:
        return _place(s, action)
    if phase == SITE and CELL <= action < CELL + len(CELLS):
        return Message("fossilium-refused-cell", cell=CELLS[action - CELL])
    return _by_later_phase(s, seat, action, phase)


def _by_later_phase(s: Record, seat: int, action: int, phase: int) -> Message | None:
    if phase == EXTRA and PARTING <= action < DONE:
        return _part(s, seat, action - PARTING)
    if phase == BUILD and BUILDING_SIDE <= action < AMBER_TYPE:
        return _build(s, seat, action)
    if phase == TRADE and BUY <= action < ENTRANCE:
        return _trade(s, seat, action)
    if phase == GUIDE and ENTRANCE <= action < TAKE:
        return Message("fossilium-refused-tour")
    if phase == FETCH and TAKE <= action < END_TURN:
        return _fetch(s, seat, action - TAKE)
    if phase in (START, KEEP, PICK) and action < STARTING and not (phase == START and s["choices"][seat]):
        return Message("fossilium-refused-keep", hand=int(s["hands"][seat]), keep=int(s["keep"][seat]))
    if phase == EXCAVATE and DIGGING <= action < ACTIONS:
        return _site(s, seat, action - DIGGING)
    if phase == STORE and LEAVE <= action < LEAVE + KINDS:
        return Message("fossilium-refused-leave", tile=words.tile_name(action - LEAVE))
    return None


# Fields


def _field(s: Record, seat: int, field: int) -> Message:
    """FO-20, FO-36, FO-70."""
    row, column = int(ROW_OF[field]), int(COLUMN_OF[field])
    name = words.field_name(field)
    if row == STRIP and s["round"] != LAST_ROUND:
        return Message("fossilium-refused-strip")
    if s["field"][field]:
        return Message("fossilium-refused-taken", field=name)
    workers = int(usable(s, seat)) + int(fixed_left(s, seat, column))
    if workers < NEEDS[field]:
        late = "-late" if s["passed"][seat] else ""
        return Message(f"fossilium-refused-workers{late}", field=name, needs=int(NEEDS[field]), workers=workers)
    costs = int(cost(s, field, int(fewest_fixed(s, seat, field))))
    money = int(s["money"][seat])
    if money < costs:
        return Message("fossilium-refused-money", costs=costs, money=money)
    return _no_action(s, seat, row, column, money - costs) or Message("fossilium-refused-now-turn")


def _workers(s: Record, seat: int, fixed: int) -> Message:
    """FO-71: another number of fixed workers on the chosen field."""
    field = int(s["chosen_field"])
    fewest, most = int(fewest_fixed(s, seat, field)), int(most_fixed(s, seat, field))
    if not fewest <= fixed <= most:
        return Message("fossilium-refused-mix", field=words.field_name(field), fewest=fewest, most=most)
    return Message("fossilium-refused-money", costs=int(cost(s, field, fixed)), money=int(s["money"][seat]))


def _site(s: Record, seat: int, site: int) -> Message:
    """FO-60."""
    if s["dug"][seat, site]:
        return Message("fossilium-refused-dug", site=site + 1)
    if not own_workers(s, seat, site):
        return Message("fossilium-refused-no-workers-there", site=site + 1)
    return Message("fossilium-refused-bag-empty", site=site + 1)


def _no_action(s: Record, seat: int, row: int, column: int, money: int) -> Message | None:
    """FO-20: why an action cannot be carried out."""
    if row == DISPLAY and not can_show(s, seat):
        return Message("fossilium-refused-room" if s["ready"][seat] else "fossilium-refused-nothing-to-show")
    if row == BUILDING and not can_build(s, seat):
        return Message("fossilium-refused-nothing-to-build")
    if row == MARKET and not can_trade(s, seat, money):
        return Message("fossilium-refused-nothing-to-trade")
    if row == STRIP and not can_fetch(s, seat, column):
        return Message("fossilium-refused-nothing-to-fetch")
    return None


def _copy(s: Record, seat: int, row: int) -> Message:
    """FO-36."""
    column = int(s["column"])
    if row == JOKER or (row in (MANAGE, STRIP) and column == LAST_COLUMN):
        return Message("fossilium-refused-copy", row=words.row_name(row), column=column + 1)
    if row == STRIP and s["round"] != LAST_ROUND:
        return Message("fossilium-refused-strip")
    return _no_action(s, seat, row, column, int(s["money"][seat])) or Message("fossilium-refused-now-copy")


def _students(s: Record, seat: int, site: int) -> Message:
    """FO-38."""
    if s["sent"]:
        return Message("fossilium-refused-students-sent")
    if not s["students"][seat]:
        return Message("fossilium-refused-students-none")
    if room(s, seat) <= 0:
        return Message("fossilium-refused-storage-full")
    return Message("fossilium-refused-bag-empty", site=site + 1)


# Fossils


def _show(s: Record, seat: int, fossil: int, *, half: bool) -> Message:
    """FO-02, FO-23."""
    name = words.fossil_name(fossil)
    if s["shown"][seat] >> fossil & 1:
        return Message("fossilium-refused-twice", fossil=name)
    needed, parts = int(HALF[fossil]) if half else 1, int(stock(s, seat, fossil))
    if parts < needed:
        return Message("fossilium-refused-half", fossil=name, needed=needed, parts=parts)
    return Message("fossilium-refused-no-room", fossil=name, size=int(SIZE[fossil]))


def _add(s: Record, seat: int, fossil: int) -> Message:
    """FO-24."""
    name = words.fossil_name(fossil)
    if not s["shown"][seat] >> fossil & 1:
        return Message("fossilium-refused-not-shown", fossil=name)
    return Message("fossilium-refused-no-match", fossil=name)


def _place(s: Record, action: int) -> Message | None:
    cell = CELLS[(action - CELL) % len(CELLS)]
    return Message("fossilium-refused-place", fossil=words.fossil_name(int(s["fossil"])), cell=cell)


def _part(s: Record, seat: int, kind: int) -> Message:
    """FO-25."""
    if not s["store"][seat, kind]:
        return Message("fossilium-refused-not-stored", tile=words.tile_name(kind))
    return _single(s, seat, kind)


def _single(s: Record, seat: int, kind: int) -> Message:
    """Why one part cannot be shown."""
    fossil = int(FOSSIL_OF[kind])
    name = words.fossil_name(fossil)
    if s["shown"][seat] >> fossil & 1:
        return Message("fossilium-refused-no-match", fossil=name)
    if CLASS[fossil] >= SMALL:
        return Message("fossilium-refused-single", fossil=name)
    return Message("fossilium-refused-no-room", fossil=name, size=int(SIZE[fossil]))


def _fetch(s: Record, seat: int, kind: int) -> Message:
    """FO-70."""
    site = int(s["column"])
    if not s["inbag"][site] >> kind & 1:
        return Message("fossilium-refused-not-in-bag", tile=words.tile_name(kind), site=site + 1)
    return _single(s, seat, kind)


# Panels, gifts, market


def _build(s: Record, seat: int, action: int) -> Message:
    """FO-28, FO-29."""
    if action < GIVING:
        side = action - BUILDING_SIDE
        if s["panel"][seat, side >> 1] != NOTHING:
            return Message("fossilium-refused-built", panel=words.side_name(side))
        return Message("fossilium-refused-no-cell")
    to, kind = divmod(action - GIVING, KINDS)
    if to == seat or to >= s["players"]:
        return Message("fossilium-refused-receiver")
    if not s["store"][seat, kind]:
        return Message("fossilium-refused-not-stored", tile=words.tile_name(kind))
    return Message("fossilium-refused-not-wanted", tile=words.tile_name(kind), seat=words.seat_name(to))


def _trade(s: Record, seat: int, action: int) -> Message:
    """FO-31 to FO-34."""
    buying = action < SELL
    if s["mode"] == (SELLING if buying else BUYING) or s["modes"] & (BUYING if buying else SELLING):
        return Message("fossilium-refused-mode")
    if not buying:
        return Message("fossilium-refused-not-stored", tile=words.tile_name(action - SELL))
    if action >= ARCHIVE:
        there, costs = bool(s["archive"][action - ARCHIVE]), ARCHIVE_PRICE
    else:
        row, place = divmod(action - BUY, ROW_LENGTH)
        there, costs = s["row"][row, place] != NOTHING, int(s["price"][row])
    if not there:
        return Message("fossilium-refused-not-offered")
    if room(s, seat) <= 0:
        return Message("fossilium-refused-storage-full")
    return Message("fossilium-refused-money", costs=costs, money=int(s["money"][seat]))
