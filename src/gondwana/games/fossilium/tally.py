"""The score of a table in the real world: museums as plain data in, points out, with a reason for every museum that cannot be."""

from collections import Counter
from typing import Any, Literal

import msgspec
import numpy as np

from gondwana.core.contract import Ints, Record, Tally
from gondwana.core.errors import BadPosition
from gondwana.games.fossilium import words
from gondwana.games.fossilium.data import CELLS, DATA, FOSSILS, PANELS, SIDES, STARTER, TYPES, Type
from gondwana.games.fossilium.display import count_complete, lay_cell, stand
from gondwana.games.fossilium.explain import explain
from gondwana.games.fossilium.options import PLAYERS, FossiliumOptions, encode
from gondwana.games.fossilium.scoring import places
from gondwana.games.fossilium.setup import begin, stand_starter
from gondwana.games.fossilium.shapes import ALL_PARTS, CLASS, COVERS, SIZE
from gondwana.games.fossilium.state import CELL_COUNT, DTYPE, NOTHING, OVER, SEATS
from gondwana.locale import Message

TRACK = len(DATA.guests.prestige) - 1
_MOST = 999
_WAYS = ("lying", "upright")


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a fossil is, like ``d1 upright``, and how many parts it has, if it is not complete."""

    at: str
    parts: int | None = None


class TallyMuseum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A museum after the last income. `prestige` is what was won before the final scoring."""

    starter: Type
    prestige: int = 0
    guests: int = 0
    regular: int = 0
    money: int = 0
    stored: int = 0
    fossils: dict[str, str | Shown] = {}
    panels: dict[str, str] = {}


class TallyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players lay before us. The goal of the game is left out where one plays alone."""

    museums: list[TallyMuseum]
    end_goal: Literal["complete", "large", "cells", "panels", "none"] | None = None
    majority_needs_some: bool = False


def tally(table: Any) -> Tally:
    """Count the points of every museum. Raises `BadPosition` that names seat, thing and rule of what cannot be."""
    try:
        wanted = msgspec.convert(table, TallyTable)
    except msgspec.ValidationError as problem:
        raise BadPosition(Message("fossilium-score-form", problem=str(problem))) from None
    players = len(wanted.museums)
    if players not in PLAYERS:
        raise BadPosition(Message("fossilium-score-players", least=PLAYERS[0], most=PLAYERS[-1], players=players))
    if (wanted.end_goal is None) != (players == 1):
        raise BadPosition(Message("fossilium-score-goal-alone" if players == 1 else "fossilium-score-goal", rule="FO-80"))
    options = FossiliumOptions(end_goal=wanted.end_goal or "drawn", majority_needs_some=wanted.majority_needs_some)
    states = np.zeros(1, DTYPE)
    begin(states[0], encode(options, players))
    states[0]["phase"] = OVER
    seen: Counter[int] = Counter()
    for seat, museum in enumerate(wanted.museums):
        _set_tracks(states[0], seat, museum)
        stand_starter(states[0], seat, TYPES.index(museum.starter))
        for name, shown in museum.fossils.items():
            _show(states[0], seat, name, Shown(shown) if isinstance(shown, str) else shown, seen)
        for name, cell in museum.panels.items():
            _build(states[0], seat, name, cell)
        _check_storage(seat, museum)
    return _counted(states[0])


def _counted(s: Record) -> Tally:
    """Points by zone as on the score sheet, winners, and the rank of who played alone."""
    ranks: Ints = np.zeros(SEATS, np.int64)
    places(s, ranks)
    told = explain(s, NOTHING)
    found = [row.zone for account in told.seats for row in account.rows]
    zones = [zone for zone in (*_FIRST, *FOSSILS, *SIDES) if zone in found]
    return Tally(
        scores=[
            {
                "total": account.total,
                "zones": {zone: sum(row.points for row in account.rows if row.zone == zone) for zone in zones},
            }
            for account in told.seats
        ],
        winners=[seat for seat in range(int(s["players"])) if ranks[seat] == 1],
        notes=[told.result] if told.result is not None and s["players"] == 1 else [],
    )


_FIRST = ("prestige", "guests", "money", "goal", "complete", "pedestals")
"""The lines of a sheet that come before fossils and panels."""


def _set_tracks(s: Record, seat: int, museum: TallyMuseum) -> None:
    """FO-40: prestige, guests and money, as far as they can be."""
    most = {"prestige": _MOST, "guests": TRACK, "regular": TRACK, "money": _MOST}
    for name, limit in most.items():
        number = getattr(museum, name)
        if not 0 <= number <= limit:
            raise _refused(seat, name, Message("fossilium-score-number", number=str(number), least=0, most=limit), "FO-40")
        s[name][seat] = number
    if museum.regular > museum.guests:
        why = Message("fossilium-score-regular", regular=museum.regular, guests=museum.guests)
        raise _refused(seat, "regular", why, "FO-52")
    s["stored"][seat] = min(max(museum.stored, 0), _MOST_STORED)


_MOST_STORED = DATA.storage.slots + DATA.panels.depot


def _check_storage(seat: int, museum: TallyMuseum) -> None:
    """FO-61: no more parts than slots."""
    slots = DATA.storage.slots + (DATA.panels.depot if "depot" in museum.panels else 0)
    if not 0 <= museum.stored <= slots:
        raise _refused(seat, "stored", Message("fossilium-score-number", number=str(museum.stored), least=0, most=slots), "FO-61")


def _show(s: Record, seat: int, name: str, shown: Shown, seen: Counter[int]) -> None:
    """FO-23, FO-26: a fossil with its parts; `seen` counts parts over all museums."""
    if name not in FOSSILS[:STARTER]:
        raise _refused(seat, name, Message("fossilium-score-fossil", known=", ".join(FOSSILS[:STARTER])), "FO-02")
    fossil = FOSSILS.index(name)
    size = int(SIZE[fossil])
    placement = _placement(seat, name, shown.at, fossil)
    _take(s, seat, name, int(COVERS[CLASS[fossil], placement]))
    parts = size if shown.parts is None else shown.parts
    if not 1 <= parts <= size:
        raise _refused(seat, name, Message("fossilium-score-parts", parts=str(parts), size=size), "FO-02")
    seen[fossil] += parts
    tiles = sum(DATA.fossils[fossil].tiles)
    if seen[fossil] > tiles:
        raise _refused(seat, name, Message("fossilium-score-tiles", fossil=words.fossil_name(fossil), tiles=tiles), "FO-02")
    stand(s, seat, fossil, placement)
    for part in range(parts):
        lay_cell(s, seat, fossil, part)
    if s["parts"][seat, fossil] == ALL_PARTS[fossil]:
        count_complete(s, seat, fossil)


def _placement(seat: int, name: str, where: str, fossil: int) -> int:
    """The cell of the upper left corner, and whether it lies or stands; a square needs no such word."""
    cell, _, way = where.strip().partition(" ")
    plain = SIZE[fossil] in (1, 4)
    if cell not in CELLS or way not in (*_WAYS, *([""] if plain else [])):
        raise _refused(seat, name, Message("fossilium-score-where", where=where), "FO-23")
    placement = CELLS.index(cell) + CELL_COUNT * (way == "upright" and not plain)
    if COVERS[CLASS[fossil], placement] == 0:
        raise _refused(seat, name, Message("fossilium-score-outside", where=where), "FO-23")
    return placement


def _build(s: Record, seat: int, name: str, cell: str) -> None:
    """FO-28: a panel with this side up."""
    if name not in SIDES:
        raise _refused(seat, name, Message("fossilium-score-panel", known=", ".join(SIDES)), "FO-28")
    if cell not in CELLS:
        raise _refused(seat, name, Message("fossilium-score-cell", cell=cell), "FO-28")
    panel, side = divmod(SIDES.index(name), 2)
    if s["panel"][seat, panel] != NOTHING:
        other = words.side_name(SIDES.index(PANELS[panel][1 - side]))
        raise _refused(seat, name, Message("fossilium-score-back", other=other), "FO-28")
    _take(s, seat, name, 1 << CELLS.index(cell))
    s["panel"][seat, panel] = CELLS.index(cell)
    s["side"][seat, panel] = side
    s["panels"][seat] += 1


def _take(s: Record, seat: int, name: str, cells: int) -> None:
    """Cells hold one thing each."""
    twice = int(s["taken"][seat]) & cells
    if twice:
        both = ", ".join(CELLS[cell] for cell in range(CELL_COUNT) if twice >> cell & 1)
        raise _refused(seat, name, Message("fossilium-score-taken", cells=both), "FO-23")
    s["taken"][seat] |= cells


def _refused(seat: int, thing: str, reason: Message, rule: str) -> BadPosition:
    return BadPosition(Message("fossilium-score-refused", seat=str(seat), thing=thing, reason=reason, rule=rule))
