"""What a viewer sees, made from a position that was hidden for that viewer.

Nothing is shown that is not listed here; and what the viewer cannot know is not in the record any more.
"""

from typing import Literal, get_args

import numpy as np

from gondwana.core.bits import seats_in
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import (
    BOARD_COLUMNS,
    CELLS,
    DATA,
    END_GOALS,
    FIELDS,
    FOSSILS,
    PANELS,
    SIDES,
    SITES,
    TILES,
    TYPES,
    Type,
)
from gondwana.games.fossilium.display import type_of
from gondwana.games.fossilium.excavation import draw_count, open_sites, own_workers
from gondwana.games.fossilium.goals import level
from gondwana.games.fossilium.income import TOUR_TYPES, door_income, shop_income
from gondwana.games.fossilium.market import ARCHIVE_PRICE, EMPTY_PRICE, PRICES
from gondwana.games.fossilium.notation import write
from gondwana.games.fossilium.scoring import free_cells, pedestal_points, scores
from gondwana.games.fossilium.shapes import ALL_PARTS, CLASS, FIRST_KIND, PART_CELL, SIZE
from gondwana.games.fossilium.state import (
    BUILDING,
    BUYING,
    CELL_COUNT,
    DIG,
    DIGGING,
    EXCAVATE,
    FIX,
    FIXING,
    FOSSIL_COUNT,
    GUIDE,
    KEEP,
    KEEPING,
    LAST_COLUMN,
    LEAVE,
    MANAGE,
    MOST_WORKERS,
    NEUTRAL,
    NOTHING,
    OVER,
    PANEL_COUNT,
    ROW_LENGTH,
    SEATS,
    SECRET,
    SELLING,
    SIDE,
    SITE_COUNT,
    START,
    STARTING,
    STORE,
    TOUR,
    TURN,
    USING,
    WORKERS,
)
from gondwana.games.fossilium.storage import SYMBOLS, room, symbols
from gondwana.games.fossilium.told import (
    ActionRow,
    BagView,
    BoardView,
    CellView,
    ColumnView,
    DigView,
    DoingView,
    FieldView,
    FossiliumView,
    FossilView,
    GoalsView,
    IncomeView,
    MarketView,
    MixView,
    MuseumView,
    PanelView,
    Phase,
    RoundGoalView,
    SlotView,
    StorageView,
    WorkersView,
)
from gondwana.games.fossilium.workers import (
    BRINGS,
    COLUMN_OF,
    LAST_ROUND,
    NEEDS,
    ROW_OF,
    cost,
    fixed_left,
    is_priced,
    legal_workers,
    price,
    usable,
)

PHASES: tuple[Phase, ...] = get_args(Phase)
ROWS: tuple[ActionRow, ...] = get_args(ActionRow)
_AMBER = SIDES.index("amber") >> 1


def view(s: Record, viewer: int) -> FossiliumView:
    """The position as plain data, for the browser and the API. The fields are described in docs/formats.md."""
    points: Ints = np.zeros(SEATS, np.int64)
    scores(s, points)
    return {
        "viewer": viewer if viewer >= 0 else None,
        "players": int(s["players"]),
        "phase": PHASES[s["phase"]],
        "round": int(s["round"]) + 1,
        "turn": int(s["turns"]),
        "seat": _or_none(s["seat"]),
        "owing": list(seats_in(int(s["owing"]))),
        "ammonite": _or_none(s["ammonite"]),
        "doing": _doing(s),
        "board": _board(s),
        "market": _market(s),
        "bags": [_bag(s, site) for site in range(SITE_COUNT)],
        "goals": _goals(s),
        "seats": [_museum(s, seat, viewer, int(points[seat])) for seat in range(int(s["players"]))],
    }


def _or_none(number: int) -> int | None:
    return int(number) if number >= 0 else None


def tile_name(kind: int) -> str | None:
    """A tile by name; None where it is not known."""
    return TILES[kind] if kind >= 0 else None


# The action board


def _doing(s: Record) -> DoingView | None:
    if s["chosen_field"] == NOTHING:
        return None
    seat, owner, fossil = int(s["seat"]), int(s["owner"]), int(s["fossil"])
    return {
        "field": FIELDS[s["chosen_field"]],
        "action": ROWS[s["action"]],
        "column": int(s["column"]) + 1,
        "bonus": bool(s["column"] == LAST_COLUMN),
        "fossil": FOSSILS[fossil] if fossil != NOTHING else None,
        "tile": tile_name(int(s["tile"])),
        "panel": SIDES[s["building"]] if s["building"] != NOTHING and s["action"] == BUILDING else None,
        "mode": _mode(s),
        "types": _tour_types(s),
        "mixes": _mixes(s),
        "cells": side_cells(s, owner) if s["phase"] == SIDE else [],
        "from_seat": seat if owner not in (NOTHING, seat) else None,
    }


def _mode(s: Record) -> Literal["buy", "sell"] | None:
    if s["mode"] == BUYING:
        return "buy"
    return "sell" if s["mode"] == SELLING else None


def _tour_types(s: Record) -> list[Type]:
    if s["phase"] != GUIDE:
        return []
    return list(TYPES) if s["column"] == LAST_COLUMN else [TYPES[TOUR_TYPES[s["column"]]]]


def _mixes(s: Record) -> list[MixView]:
    """FO-71: the workers that could go on the chosen field."""
    if s["phase"] != WORKERS:
        return []
    field, buffer = int(s["chosen_field"]), np.zeros(MOST_WORKERS + 1, np.int64)
    mixes = [int(action) - USING for action in buffer[: legal_workers(s, int(s["seat"]), buffer)]]
    return [{"fixed": fixed, "free": int(NEEDS[field]) - fixed, "money": -int(cost(s, field, fixed))} for fixed in mixes]


def side_cells(s: Record, owner: int) -> list[str]:
    """The two cells that a lone part can lie on."""
    fossil, pair = int(s["fossil"]), (int(s["ask"]) & -int(s["ask"])).bit_length() - 1
    return cell_names(s, owner, fossil)[2 * pair : 2 * pair + 2]


def cell_names(s: Record, seat: int, fossil: int) -> list[str]:
    """The cells of a displayed fossil, pair by pair."""
    return [CELLS[cell] for cell in PART_CELL[CLASS[fossil], s["spot"][seat, fossil], : SIZE[fossil]]]


def _board(s: Record) -> BoardView:
    shown = range(len(FIELDS)) if s["round"] == LAST_ROUND else range(len(FIELDS) - BOARD_COLUMNS + 1)
    return {
        "fields": [_field(s, field) for field in shown],
        "columns": [_column(s, column) for column in range(BOARD_COLUMNS)],
    }


def _field(s: Record, field: int) -> FieldView:
    row, column, who = int(ROW_OF[field]), int(COLUMN_OF[field]), int(s["field"][field]) - 1
    workers: list[int | None] = []
    if who >= 0:
        workers = [None] if who == NEUTRAL else [who] * int(NEEDS[field])
    if row == MANAGE:
        workers = [seat for seat in range(int(s["players"])) for _ in range(int(s["managers"][seat, column]))]
    return {
        "field": FIELDS[field],
        "row": ROWS[row],
        "column": column + 1,
        "size": int(NEEDS[field]),
        "money": int(BRINGS[field]),
        "type": TYPES[TOUR_TYPES[column]] if row == TOUR and column != LAST_COLUMN else None,
        "gives": DATA.board.manage[column] if row == MANAGE else None,
        "workers": workers,
        "used": bool(workers) and row != MANAGE,
    }


def _column(s: Record, column: int) -> ColumnView:
    """The joker's price is that of the seat on turn, with a free worker if it has one; or what was paid."""
    workers = int(s["crowd"][column])
    own, with_fixed = 0, None
    if s["phase"] in (TURN, WORKERS):
        seat = int(s["seat"])
        has_fixed = fixed_left(s, seat, column) > 0
        own = int(has_fixed and usable(s, seat) == 0)
        with_fixed = int(price(s, column, 1)) if has_fixed else None
    elif s["chosen_field"] != NOTHING and is_priced(int(ROW_OF[s["chosen_field"]])) and s["column"] == column:
        own = int(NEEDS[s["chosen_field"]])
    return {
        "column": column + 1,
        "site": column + 1 if column < SITE_COUNT else None,
        "workers": workers,
        "joker": int(price(s, column, own)),
        "joker_fixed": with_fixed,
        "fixed": [int(s["fixed"][seat, column]) for seat in range(int(s["players"]))],
    }


# Market, bags, goals


def _market(s: Record) -> MarketView:
    return {
        "prices": [int(price) for price in PRICES],
        "archive_price": ARCHIVE_PRICE,
        "empty_price": EMPTY_PRICE,
        "rows": [
            {
                "type": kind,
                "price": _price(s, row),
                "tiles": _without_end([tile_name(int(s["row"][row, place])) for place in range(ROW_LENGTH)]),
            }
            for row, kind in enumerate(TYPES)
        ],
        "archive": {name: int(count) for name, count in zip(TILES, s["archive"], strict=True) if count},
    }


def _price(s: Record, row: int) -> int:
    """The price of this turn; between turns that of the next one."""
    if s["seat"] != NOTHING:
        return int(s["price"][row])
    return int(PRICES[s["length"][row] - 1]) if s["length"][row] else EMPTY_PRICE


def _without_end(tiles: list[str | None]) -> list[str | None]:
    """Gaps are shown between tiles, not behind them."""
    while tiles and tiles[-1] is None:
        tiles.pop()
    return tiles


def _bag(s: Record, site: int) -> BagView:
    return {
        "site": site + 1,
        "name": SITES[site],
        "tiles": int(s["tiles"][site]),
        "unseen": {name: int(count) for name, count in zip(TILES, s["bag"][site], strict=True) if count},
    }


def _goals(s: Record) -> GoalsView:
    return {
        "labour": [
            {
                "goal": DATA.labour[goal].name,
                "least": DATA.labour[goal].least,
                "seats": [seat for seat in range(int(s["players"])) if s["met"][seat] >> k & 1],
            }
            for k, goal in enumerate(s["labour"])
            if goal != NOTHING
        ],
        "rounds": [_round_goal(s, number) for number in range(len(DATA.rounds))],
        "end": END_GOALS[s["end_goal"]] if s["end_goal"] >= 0 else None,
    }


def _round_goal(s: Record, number: int) -> RoundGoalView:
    which, now = int(s["goals"][number]), int(s["round"])
    if which == NOTHING:
        return {"goal": None, "levels": [], "reached": []}
    goal = DATA.rounds[number].goals[which]
    reached: list[int] = []
    if number <= now:
        scored = number < now or s["seat"] == NOTHING or s["phase"] == OVER
        seats = range(int(s["players"]))
        reached = [int(s["levels"][seat, number] if scored else level(s, seat, number)) for seat in seats]
    return {"goal": goal.name, "levels": list(goal.levels), "reached": reached}


# Museums


def _museum(s: Record, seat: int, viewer: int, points: int) -> MuseumView:
    fossils = [_fossil(s, seat, fossil) for fossil in range(FOSSIL_COUNT) if s["shown"][seat] >> fossil & 1]
    panels = [_panel(s, seat, panel) for panel in range(PANEL_COUNT) if s["panel"][seat, panel] != NOTHING]
    return {
        "money": int(s["money"][seat]),
        "guests": int(s["guests"][seat]),
        "regular": int(s["regular"][seat]),
        "students": int(s["students"][seat]),
        "prestige": int(s["prestige"][seat]),
        "points": points,
        "passed": bool(s["passed"][seat]),
        "workers": _workers(s, seat),
        "storage": _storage(s, seat),
        "cells": _cells(fossils, panels),
        "fossils": fossils,
        "panels": panels,
        "unbuilt": [list(PANELS[panel]) for panel in range(PANEL_COUNT) if s["panel"][seat, panel] == NOTHING],
        "income": _income(s, seat),
        "labour": [DATA.labour[goal].name for k, goal in enumerate(s["labour"]) if s["met"][seat] >> k & 1],
        "standees": [fossil["fossil"] for fossil in fossils if fossil["complete"] and fossil["size"] == 6],
        "free_cells": int(free_cells(s, seat)),
        "hand": [tile_name(int(kind)) for kind in s["hand"][seat][: s["hands"][seat]]],
        "hand_site": int(s["where"][seat]) + 1 if s["where"][seat] >= 0 and s["hands"][seat] else None,
        "keep": int(s["keep"][seat]) if s["hands"][seat] else 0,
        "sites": [_dig(s, seat, site) for site in range(SITE_COUNT) if _is_digging(s) and open_sites(s, seat) >> site & 1],
        "beside": [tile_name(int(kind)) for kind in s["beside"][seat][: s["besides"][seat]]],
        "leave": int(s["due"][seat] - s["choices"][seat]) if s["phase"] == STORE else 0,
        "extra": int(s["due"][seat] - s["choices"][seat]) if s["phase"] == FIX else 0,
        "chosen": _chosen(s, seat) if viewer == seat or not s["viewer"] else [],
    }


def _is_digging(s: Record) -> bool:
    return bool(s["phase"] in (DIG, EXCAVATE, KEEP))


def _dig(s: Record, seat: int, site: int) -> DigView:
    number = int(draw_count(s, seat, site))
    return {"site": site + 1, "draw": number, "keep": min(number, int(own_workers(s, seat, site)))}


def _chosen(s: Record, seat: int) -> list[str]:
    """The secret steps that a seat has done in this stage."""
    first = {START: KEEPING, EXCAVATE: DIGGING, KEEP: KEEPING, STORE: LEAVE, FIX: FIXING}.get(int(s["phase"]))
    if first is None:
        return []
    made = [int(choice) for choice in s["choice"][seat][: s["choices"][seat]]]
    return [
        write(seat, (STARTING if s["phase"] == START and k == 1 else first) + choice)
        for k, choice in enumerate(made)
        if choice != SECRET
    ]


def _workers(s: Record, seat: int) -> WorkersView:
    fixed = [int(number) for number in s["fixed"][seat]]
    free, placed = int(s["free"][seat]), int(sum(s["here"][seat]))
    used = [int(number) for number in s["used"][seat]]
    total, now = free + placed + sum(fixed), int(usable(s, seat))
    return {"free": free, "usable": now, "placed": placed, "fixed": fixed, "used": used, "total": total}


def _storage(s: Record, seat: int) -> StorageView:
    """Parts lie on plain slots first."""
    tiles: list[str | None] = [name for kind, name in enumerate(TILES) for _ in range(int(s["store"][seat, kind]))]
    count = int(s["slots"][seat])
    tiles += [None] * (count - len(tiles))
    slots: list[SlotView] = [{"tile": tile, "student": k >= count - SYMBOLS} for k, tile in enumerate(tiles)]
    return {"slots": slots, "free": int(room(s, seat)), "symbols": int(symbols(s, seat))}


def _fossil(s: Record, seat: int, fossil: int) -> FossilView:
    parts, spot = int(s["parts"][seat, fossil]), int(s["spot"][seat, fossil])
    size = int(SIZE[fossil])
    placed = [bool(parts >> part & 1) for part in range(size)]
    return {
        "fossil": FOSSILS[fossil],
        "type": TYPES[type_of(s, seat, fossil)],
        "size": size,
        "cell": CELLS[spot % CELL_COUNT],
        "lying": spot < CELL_COUNT,
        "cells": cell_names(s, seat, fossil),
        "placed": placed,
        "missing": [part_tile(fossil, part) for part in range(size) if not placed[part]],
        "complete": bool(parts == ALL_PARTS[fossil]),
        "pedestal": bool(pedestal_points(s, seat, fossil)),
    }


def part_tile(fossil: int, part: int) -> str:
    """The kind of tile of a part; the starting fossil's is called like it."""
    return TILES[FIRST_KIND[fossil] + part // 2] if fossil < FOSSIL_COUNT - 1 else FOSSILS[fossil]


def _panel(s: Record, seat: int, panel: int) -> PanelView:
    side = int(s["side"][seat, panel])
    amber = int(s["amber"][seat])
    return {
        "panel": PANELS[panel][side],
        "cell": CELLS[s["panel"][seat, panel]],
        "type": TYPES[amber] if panel == _AMBER and side == 1 and amber != NOTHING else None,
    }


def _cells(fossils: list[FossilView], panels: list[PanelView]) -> dict[str, CellView]:
    cells: dict[str, CellView] = {}
    for fossil in fossils:
        number = FOSSILS.index(fossil["fossil"])
        for part, (cell, placed) in enumerate(zip(fossil["cells"], fossil["placed"], strict=True)):
            cells[cell] = {"fossil": fossil["fossil"], "tile": part_tile(number, part) if placed else None, "panel": None}
    for panel in panels:
        cells[panel["cell"]] = {"fossil": None, "tile": None, "panel": panel["panel"]}
    return cells


def _income(s: Record, seat: int) -> IncomeView:
    return {
        "money": int(shop_income(s, seat)),
        "guests": int(door_income(s, seat)),
        "students": int(symbols(s, seat)),
        "shops": {kind: int(s["shops"][seat, k]) for k, kind in enumerate(TYPES)},
        "entrances": {kind: int(s["doors"][seat, k]) for k, kind in enumerate(TYPES)},
    }


def revealed(before: Record, now: Record, seat: int) -> bool:
    """Steps can be taken back as long as the same turn, wave or secret stage goes on."""
    return bool(now["scene"] != before["scene"] or now["phase"] == OVER)
