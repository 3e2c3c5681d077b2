"""What a seat could wish for and may not do, with the reasons: fields, fossils, panels, tiles of the market."""

from collections.abc import Iterable

from gondwana.core.contract import Legal, Record, States
from gondwana.games.fossilium.data import BOARD_COLUMNS, CELLS, STARTER
from gondwana.games.fossilium.notation import write
from gondwana.games.fossilium.reasons import why_not
from gondwana.games.fossilium.shapes import CLASS, FOSSIL_OF
from gondwana.games.fossilium.state import (
    ADDING,
    ARCHIVE,
    BUILD,
    BUILDING_SIDE,
    BUY,
    CELL,
    COPY,
    COPYING,
    DIGGING,
    END,
    EXCAVATE,
    EXTRA,
    FIELD,
    FIELD_COUNT,
    KINDS,
    LYING,
    NOTHING,
    PANEL_COUNT,
    PARTING,
    PASS,
    PLACE,
    RESTORE,
    ROW_LENGTH,
    SELL,
    SHOW,
    SHOWING,
    SITE,
    SITE_COUNT,
    STRIP,
    STUDENTS,
    TRADE,
    TURN,
    TYPE_COUNT,
    UPRIGHT,
    USING,
    WORKERS,
)
from gondwana.games.fossilium.workers import LAST_ROUND, NEEDS
from gondwana.locale import Message


def closed(states: States, seat: int, legal: Legal) -> dict[str, Message]:
    """By phase: what people try."""
    allowed = legal(states)
    if not allowed:
        return {}
    return {write(seat, wish): why_not(states, seat, wish) for wish in _wishes(states[0], seat) if wish not in allowed}


def _wishes(s: Record, seat: int) -> Iterable[int]:
    phase = int(s["phase"])
    if phase == TURN:
        fields = FIELD_COUNT if s["round"] == LAST_ROUND else FIELD_COUNT - BOARD_COLUMNS + 1
        return [*range(FIELD, FIELD + fields), PASS, *range(STUDENTS, STUDENTS + SITE_COUNT)]
    if phase == WORKERS:
        return range(USING, USING + int(NEEDS[s["chosen_field"]]) + 1)
    if phase == EXCAVATE:
        return range(DIGGING, DIGGING + SITE_COUNT)
    if phase == END:
        return range(STUDENTS, STUDENTS + SITE_COUNT)
    if phase == COPY:
        return range(COPYING, COPYING + STRIP + 1)
    if phase in (SHOW, RESTORE):
        return _fossils(s, seat)
    if phase == PLACE:
        return _placements(int(CLASS[s["fossil"]]))
    if phase == SITE:
        return range(CELL, CELL + len(CELLS))
    if phase == BUILD:
        return range(BUILDING_SIDE, BUILDING_SIDE + 2 * PANEL_COUNT)
    if phase == EXTRA:
        return [PARTING + kind for kind in range(KINDS) if s["store"][seat, kind]]
    return _goods(s, seat) if phase == TRADE else ()


def _fossils(s: Record, seat: int) -> list[int]:
    """Fossils of which something is in storage or in the museum."""
    stored = {int(FOSSIL_OF[kind]) for kind in range(KINDS) if s["store"][seat, kind]}
    shown = {fossil for fossil in range(STARTER) if s["shown"][seat] >> fossil & 1}
    wishes = [SHOWING + fossil for fossil in sorted(stored - shown)]
    return wishes + [ADDING + fossil for fossil in sorted(shown)] * bool(s["phase"] == SHOW)


def _placements(size: int) -> list[int]:
    if size == 0:
        return list(range(CELL, CELL + len(CELLS)))
    return [*range(LYING, LYING + len(CELLS)), *range(UPRIGHT, UPRIGHT + len(CELLS))]


def _goods(s: Record, seat: int) -> list[int]:
    places = [row * ROW_LENGTH + place for row in range(TYPE_COUNT) for place in range(ROW_LENGTH)]
    offered = [BUY + place for place in places if s["row"][divmod(place, ROW_LENGTH)] != NOTHING]
    archived = [ARCHIVE + kind for kind in range(KINDS) if s["archive"][kind]]
    return offered + archived + [SELL + kind for kind in range(KINDS) if s["store"][seat, kind]]
