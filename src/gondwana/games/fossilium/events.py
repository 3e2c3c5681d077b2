"""What happened for a viewer, told from the difference of what it knew and knows, in the order in which it is to be shown."""

from collections.abc import Iterator

from gondwana.core.bits import seats_in
from gondwana.core.contract import Record
from gondwana.games.fossilium.build import BONUS
from gondwana.games.fossilium.data import BOARD_COLUMNS, CELLS, DATA, END_GOALS, FIELDS, FOSSILS, SIDES, TILES, TYPES, Gift
from gondwana.games.fossilium.display import type_of
from gondwana.games.fossilium.excavation import seat_at
from gondwana.games.fossilium.happened import (
    AmberEvent,
    AmmoniteEvent,
    BuyEvent,
    ChoiceEvent,
    ClosedEvent,
    CompleteEvent,
    CopyEvent,
    DisplayEvent,
    DugEvent,
    Earned,
    FetchEvent,
    FieldEvent,
    FixedEvent,
    FossiliumEvent,
    GiftEvent,
    GoalEvent,
    IncomeEvent,
    KeptEvent,
    ManageEvent,
    MarketEvent,
    NewRoundEvent,
    OpeningEvent,
    OutEvent,
    PanelEvent,
    PartEvent,
    PedestalEvent,
    PrestigeEvent,
    SeatEvent,
    SellEvent,
    SkippedEvent,
    StartEvent,
    StoredEvent,
    StudentsEvent,
    TileEvent,
    TourEvent,
    WorkerEvent,
)
from gondwana.games.fossilium.income import door_income, shop_income
from gondwana.games.fossilium.opening import PRESTIGE, REGULAR
from gondwana.games.fossilium.scoring import pedestal_points
from gondwana.games.fossilium.shapes import ALL_PARTS, SIZE, START_CELL, TYPE_OF_KIND
from gondwana.games.fossilium.state import (
    BUILD,
    BUILDING,
    CELL_COUNT,
    COPY,
    DEAL,
    DIG,
    END,
    EXCAVATE,
    FIELD_COUNT,
    FIRST_GAME,
    FIX,
    FOSSIL_COUNT,
    GOAL,
    JOKER,
    KEEP,
    LAST_COLUMN,
    LOT,
    MANAGE,
    MARKET,
    NEUTRAL,
    NOTHING,
    OVER,
    PANEL_COUNT,
    PICK,
    REFILL,
    ROW_LENGTH,
    SITE_COUNT,
    START,
    STORE,
    STRIP,
    STUDY,
    TOUR_GUEST,
    TRADE,
    TURN,
    WORKERS,
)
from gondwana.games.fossilium.storage import symbols
from gondwana.games.fossilium.view import ROWS, cell_names, part_tile, tile_name
from gondwana.games.fossilium.workers import NEEDS, ROW_OF, cost, fixed_left, usable

_BONUS: tuple[Gift, ...] = ("student", "money", "guest")
"""FO-27: by type."""
_SECRET_STAGES = (START, EXCAVATE, KEEP, STORE, FIX)
_DIGGING = (DIG, EXCAVATE, KEEP, STORE)
_DRAWING = (DEAL, DIG, STUDY, REFILL)
_BEGINNING = (TURN, WORKERS, COPY)
"""Where an action begins, and its first step is taken at once if it is the only one."""


def events(before: Record, after: Record, viewer: int) -> list[FossiliumEvent]:
    """Everything between two positions, as the viewer saw it."""
    return list(_events(before, after))


def _events(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    phase = int(before["phase"])
    if phase == LOT:
        yield AmmoniteEvent(type="first", seat=int(after["ammonite"]))
    elif phase == GOAL:
        yield from _goals(before, after)
    elif phase in _DRAWING:
        yield from _drawn(before, after)
    elif phase in _SECRET_STAGES:
        yield ChoiceEvent(type="choice", seat=_chooser(before, after))
    elif phase == PICK:
        yield from _kept(before, after)
    else:
        yield from _turn(before, after)
    if phase == START and after["phase"] != START:
        yield from _starts(before, after)
    if phase in (TURN, END) and (after["turns"] != before["turns"] or after["phase"] == OVER):
        yield from _skipped(before, after)
    yield from _round(before, after)
    if after["turns"] != before["turns"]:
        yield SeatEvent(type="turn", seat=int(after["seat"]))
    if after["phase"] == OVER:
        yield ClosedEvent(type="over")


def _skipped(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    """FO-71: seats that were passed over although they have workers left: fixed ones that find no field in their column."""
    players = int(after["players"])
    goes_on = after["turns"] != before["turns"]
    for ahead in range(1, players + 1):
        seat = (int(before["seat"]) + ahead) % players
        if goes_on and seat == after["seat"]:
            return
        if usable(after, seat) == 0 and any(fixed_left(after, seat, column) > 0 for column in range(BOARD_COLUMNS)):
            yield SkippedEvent(type="skipped", seat=seat)


def _seats(s: Record) -> range:
    return range(int(s["players"]))


# Set-up and chance


def _goals(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    for was, now in zip(before["labour"], after["labour"], strict=True):
        if was != now:
            yield GoalEvent(type="goal", of="labour", round=None, goal=DATA.labour[now].name)
    for number, (was, now) in enumerate(zip(before["goals"], after["goals"], strict=True)):
        if was != now:
            yield GoalEvent(type="goal", of="round", round=number + 1, goal=DATA.rounds[number].goals[now].name)
    if before["end_goal"] != after["end_goal"]:
        yield GoalEvent(type="goal", of="end", round=None, goal=END_GOALS[after["end_goal"]])


def _drawn(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    """A tile was drawn: into the market or into a hand."""
    site, seat = int(before["source"]) + 1, int(after["last_to"])
    if seat == NOTHING:
        tile = int(after["last"])
        yield MarketEvent(type="market", tile=TILES[tile], site=site, seat=None, archived=_pushed_out(before, tile))
        return
    yield TileEvent(type="draw", seat=seat, site=site, tile=tile_name(int(after["last"])))
    if before["phase"] == STUDY and after["phase"] not in (STUDY, PICK):
        yield from _kept(before, after)


def _pushed_out(s: Record, tile: int) -> str | None:
    """FO-33: what a tile would push into the archive."""
    row = int(TYPE_OF_KIND[tile])
    return TILES[s["row"][row, 0]] if s["length"][row] == ROW_LENGTH else None


def _chooser(before: Record, after: Record) -> int:
    """Who made a secret choice: the one with more of them, or the last of the stage."""
    more = [seat for seat in _seats(after) if after["choices"][seat] > before["choices"][seat]]
    return more[0] if more and after["phase"] == before["phase"] else seats_in(int(before["owing"]))[0]


def _starts(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    for seat in _seats(after):
        kind = int(after["starter"][seat])
        cell = CELLS[START_CELL[kind]]
        yield StartEvent(type="start", seat=seat, kind=TYPES[kind], cell=cell, tiles=_gained(before, after, seat))


def _gained(before: Record, after: Record, seat: int) -> list[str]:
    """Tiles that came into storage."""
    return [
        name for kind, name in enumerate(TILES) for _ in range(int(after["store"][seat, kind]) - int(before["store"][seat, kind]))
    ]


def _lost(before: Record, after: Record, seat: int) -> list[str]:
    """Tiles that left storage."""
    return _gained(after, before, seat)


def _kept(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    seat = int(before["seat"])
    for tile in _gained(before, after, seat):
        yield KeptEvent(type="kept", seat=seat, tile=tile)


# Turns


def _turn(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    phase, seat = int(before["phase"]), int(before["seat"])
    if after["sent"] > before["sent"] and after["turns"] == before["turns"]:
        yield StudentsEvent(type="students", seat=seat, site=int(after["source"]) + 1, number=int(after["left"]))
        return
    if phase == END:
        return
    if phase == TURN:
        if after["turns"] != before["turns"] or after["chosen_field"] == NOTHING:
            yield OutEvent(type="pass", seat=seat)
            return
        if after["phase"] == WORKERS:
            return
    if phase in (TURN, WORKERS):
        yield _field(before, after, seat)
    yield from _carried_out(before, after, seat)
    yield from _workers(before, after)


def _field(before: Record, after: Record, seat: int) -> FieldEvent:
    field = int(after["chosen_field"])
    fixed = int(after["used"][seat].sum() - before["used"][seat].sum())
    money = -int(cost(before, field, fixed))
    return FieldEvent(type="field", seat=seat, field=FIELDS[field], workers=int(NEEDS[field]), fixed=fixed, money=money)


def _carried_out(before: Record, after: Record, seat: int) -> Iterator[FossiliumEvent]:
    """The steps of an action, also those that were not asked for."""
    action, field = int(after["action"]), int(after["chosen_field"])
    if before["action"] != action and action != JOKER and ROW_OF[field] == JOKER:
        yield CopyEvent(type="copy", seat=seat, action=ROWS[action])
    if action == MANAGE:
        yield ManageEvent(type="manage", seat=seat, gives=DATA.board.manage[after["column"]])
    if after["guided"] != before["guided"]:
        yield _tour(after, seat)
    if before["phase"] == TRADE or (action == MARKET and before["phase"] in _BEGINNING):
        yield from _trade(before, after, seat)
    given = action == BUILDING and before["phase"] in _BEGINNING and after["phase"] != BUILD
    if (given or before["phase"] == BUILD) and after["column"] == LAST_COLUMN:
        yield PrestigeEvent(type="prestige", seat=seat, amount=BONUS)
    yield from _panels(before, after, seat)
    if action == STRIP and after["tiles"][after["column"]] < before["tiles"][after["column"]]:
        yield FetchEvent(type="fetch", seat=seat, site=int(after["column"]) + 1, tile=_taken(before, after))
    if (given or before["phase"] == BUILD) and after["owner"] not in (NOTHING, seat):
        gain = int(after["given"][seat] - before["given"][seat]) - BONUS * bool(after["column"] == LAST_COLUMN)
        (tile,) = _lost(before, after, seat)
        yield GiftEvent(type="gift", seat=seat, to=int(after["owner"]), tile=tile, prestige=gain)
    for owner in _seats(after):
        yield from _museum(before, after, owner)


def _taken(before: Record, after: Record) -> str:
    """The tile that was taken from the bag of the strip's column."""
    site = int(after["column"])
    return next(name for kind, name in enumerate(TILES) if after["bag"][site, kind] < before["bag"][site, kind])


def _tour(after: Record, seat: int) -> TourEvent:
    kind, is_shop = divmod(int(after["guided"]) - 1, 2)
    amount = int((after["shops"] if is_shop else after["doors"])[seat, kind])
    guest = bool(after["column"] == LAST_COLUMN and after["flags"] & TOUR_GUEST)
    return TourEvent(type="tour", seat=seat, of="shop" if is_shop else "entrance", kind=TYPES[kind], amount=amount, guest=guest)


def _trade(before: Record, after: Record, seat: int) -> Iterator[FossiliumEvent]:
    """A part bought or sold; the first one, if there was no choice, in the step that puts workers on the field."""
    money = int(after["money"][seat]) - int(before["money"][seat])
    if before["phase"] in (TURN, WORKERS):
        money -= _field(before, after, seat)["money"]
    for tile in _gained(before, after, seat):
        archive = bool(after["archived"] < before["archived"])
        yield BuyEvent(type="buy", seat=seat, tile=tile, price=-money, archive=archive)
    for tile in _lost(before, after, seat):
        yield SellEvent(type="sell", seat=seat, tile=tile, price=money, archived=_pushed_out(before, TILES.index(tile)))


def _panels(before: Record, after: Record, seat: int) -> Iterator[FossiliumEvent]:
    for panel in range(PANEL_COUNT):
        cell = int(after["panel"][seat, panel])
        if cell != before["panel"][seat, panel]:
            side = SIDES[2 * panel + int(after["side"][seat, panel])]
            yield PanelEvent(type="panel", seat=seat, panel=side, cell=CELLS[cell])
    if after["amber"][seat] != before["amber"][seat]:
        yield AmberEvent(type="amber", seat=seat, kind=TYPES[after["amber"][seat]])


def _museum(before: Record, after: Record, seat: int) -> Iterator[FossiliumEvent]:
    """New fossils and new parts of a museum."""
    for fossil in range(FOSSIL_COUNT):
        if not after["shown"][seat] >> fossil & 1:
            continue
        name, spot = FOSSILS[fossil], int(after["spot"][seat, fossil])
        if not before["shown"][seat] >> fossil & 1:
            yield DisplayEvent(type="show", seat=seat, fossil=name, cell=CELLS[spot % CELL_COUNT], lying=spot < CELL_COUNT)
            prestige = int(pedestal_points(after, seat, fossil))
            if prestige:
                yield PedestalEvent(type="pedestal", seat=seat, fossil=name, prestige=prestige)
        was, now = int(before["parts"][seat, fossil]), int(after["parts"][seat, fossil])
        cells = cell_names(after, seat, fossil)
        for part in range(int(SIZE[fossil])):
            if (now & ~was) >> part & 1:
                yield PartEvent(type="part", seat=seat, tile=part_tile(fossil, part), fossil=name, cell=cells[part])
        if now != was and now == ALL_PARTS[fossil]:
            yield _complete(after, seat, fossil)


def _complete(after: Record, seat: int, fossil: int) -> CompleteEvent:
    size = int(SIZE[fossil])
    bonus = None if after["flags"] & FIRST_GAME else _BONUS[type_of(after, seat, fossil)]
    standee = size == max(SIZE)
    return CompleteEvent(type="complete", seat=seat, fossil=FOSSILS[fossil], guests=size, bonus=bonus, standee=bool(standee))


def _workers(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    for seat in _seats(after):
        for k, goal in enumerate(after["labour"]):
            if (int(after["met"][seat]) & ~int(before["met"][seat])) >> k & 1:
                yield WorkerEvent(type="worker", seat=seat, goal=DATA.labour[goal].name)


# The end of a round and the beginning of the next


def _round(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    phase = int(before["phase"])
    opened = phase in (TURN, END) and (after["seat"] == NOTHING or after["round"] != before["round"])
    if opened:
        yield _opening(before, after)
        if after["phase"] == OVER:
            yield _income(before, first=False)
            yield from _workers(before, after)
            return
    yield from _dug(before, after)
    if (opened or phase in _DIGGING) and after["phase"] not in _DIGGING:
        yield from _stored(before, after)
    yield from _fixed(before, after)
    if after["round"] != before["round"]:
        neutral = [FIELDS[field] for field in range(FIELD_COUNT) if after["field"][field] == 1 + NEUTRAL]
        yield NewRoundEvent(type="round", round=int(after["round"]) + 1, ammonite=int(after["ammonite"]), neutral=neutral)
        yield _income(after, first=bool(after["round"] == 0))
        yield from _workers(before, after)


def _opening(before: Record, after: Record) -> OpeningEvent:
    number = int(before["round"])
    goal = DATA.rounds[number].goals[before["goals"][number]].name
    levels = [int(after["levels"][seat, number]) for seat in _seats(after)]
    return OpeningEvent(
        type="opening",
        round=number + 1,
        goal=goal,
        seats=[
            {
                "seat": seat,
                "guests": int(before["guests"][seat]),
                "prestige": int(PRESTIGE[before["guests"][seat]]),
                "level": levels[seat],
                "regular": int(REGULAR[levels[seat]]),
            }
            for seat in _seats(after)
        ],
    )


def _income(s: Record, *, first: bool) -> IncomeEvent:
    """What the museums bring; in round 1 the same for all (FO-13)."""
    seats = [
        Earned(
            seat=seat,
            money=1 if first else int(shop_income(s, seat)),
            guests=1 if first else int(door_income(s, seat)),
            students=int(symbols(s, seat)),
        )
        for seat in _seats(s)
    ]
    return IncomeEvent(type="income", seats=seats)


def _dug(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    """A wave is over: everybody has kept and put back."""
    if before["phase"] not in (DIG, KEEP) or (after["wave"] == before["wave"] and after["phase"] in (DIG, KEEP)):
        return
    for seat in _seats(before):
        drawn = int(before["due"][seat] if before["phase"] == DIG else before["hands"][seat])
        if drawn and before["where"][seat] != NOTHING:
            site = int(before["where"][seat]) + 1
            yield DugEvent(type="dug", seat=seat, site=site, drawn=drawn, kept=int(before["keep"][seat]))


def _stored(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    """FO-61: in order from the Ammonite, which may have moved on since."""
    length = [int(number) for number in before["length"]]
    rows = [[int(kind) for kind in before["row"][row][: length[row]]] for row in range(SITE_COUNT)]
    for place in _seats(before):
        seat = seat_at(before, place)
        for kind in after["gone"][seat][: after["gones"][seat]]:
            row = rows[TYPE_OF_KIND[kind]]
            pushed = TILES[row.pop(0)] if len(row) == ROW_LENGTH else None
            row.append(int(kind))
            yield MarketEvent(type="market", tile=TILES[kind], site=None, seat=seat, archived=pushed)
        tiles = _gained(before, after, seat)
        if tiles:
            yield StoredEvent(type="stored", seat=seat, tiles=tiles)


def _fixed(before: Record, after: Record) -> Iterator[FossiliumEvent]:
    for seat in _seats(after):
        gained = [int(now) - int(was) for was, now in zip(before["fixed"][seat], after["fixed"][seat], strict=True)]
        columns = [column + 1 for column, number in enumerate(gained) for _ in range(number)]
        if columns:
            yield FixedEvent(type="fixed", seat=seat, columns=columns)
