"""The score of a table in the real world: zoos as plain data in, points out, with a reason for every zoo that cannot be."""

from collections import Counter
from typing import Any, Literal

import msgspec
import numpy as np

from gondwana.core.contract import Ints, Record, Tally
from gondwana.core.errors import BadPosition
from gondwana.games.draftosaurus.data import DATA, PENS, SPECIES, ZONES
from gondwana.games.draftosaurus.options import PLAYERS, DraftosaurusOptions, encode
from gondwana.games.draftosaurus.reasons import own_rule
from gondwana.games.draftosaurus.rules import LEFT_IN_BOX, begin
from gondwana.games.draftosaurus.scoring import places
from gondwana.games.draftosaurus.state import DTYPE, MOST_PLACED, PLACE_NAMES, SEATS
from gondwana.games.draftosaurus.view import points
from gondwana.games.draftosaurus.words import species_name
from gondwana.games.draftosaurus.zoo import CELLS, stand
from gondwana.locale import Message

_RULES = {pen.name: pen.rule for pen in DATA.pens}


class TallyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that matter for a count."""

    prairie_cap: Literal[6, "none"] = 6


class TallyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players lay before us: zone names to dinosaurs, seat by seat; the next seat is the left neighbour."""

    board: Literal["summer", "winter"]
    zoos: list[dict[str, list[str | None]]]
    options: TallyOptions = TallyOptions()


def tally(table: Any) -> Tally:
    """Count the points of every zoo. Raises `BadPosition` that names seat, zone and rule of what cannot be."""
    try:
        wanted = msgspec.convert(table, TallyTable)
    except msgspec.ValidationError as problem:
        raise BadPosition(Message("draftosaurus-score-form", problem=str(problem))) from None
    zoos = wanted.zoos
    if not 1 <= len(zoos) <= PLAYERS[-1]:
        raise BadPosition(Message("draftosaurus-score-players", least=1, most=PLAYERS[-1], players=len(zoos)))
    states = np.zeros(1, DTYPE)
    seats = max(len(zoos), PLAYERS[0])  # a zoo alone is compared with an empty one
    options = DraftosaurusOptions(board=wanted.board, prairie_cap=wanted.options.prairie_cap)
    begin(states[0], encode(options, seats))
    left = int(LEFT_IN_BOX[len(zoos)])
    seen: Counter[str] = Counter()
    for seat, zones in enumerate(zoos):
        _fill(states[0], seat, zones, wanted.board)
        _check_supply(seat, zones, seen, DATA.each - left, len(zoos))
    ranks: Ints = np.zeros(SEATS, np.int64)
    places(states[0], ranks)
    return Tally(
        scores=[{**points(states[0], seat)} for seat in range(len(zoos))],
        winners=[seat for seat in range(len(zoos)) if ranks[seat] == 1],
        notes=[
            Message("draftosaurus-score-quarantine", seat=str(seat)) for seat, zones in enumerate(zoos) if zones.get("quarantine")
        ],
    )


def _fill(s: Record, seat: int, zones: dict[str, list[str | None]], board: str) -> None:
    """Put the dinosaurs in one after the other, as they would have come."""
    for zone in zones:
        if zone not in ZONES[board]:
            side = Message(f"draftosaurus-board-{board}")
            known = ", ".join(ZONES[board])
            raise BadPosition(
                Message("draftosaurus-score-zone", seat=str(seat), zone=zone, board=side, rule="DR-03", known=known)
            )
    for zone in (*PENS[board], "river"):
        for place, name in _placements(seat, zone, zones.get(zone, [])):
            if name not in SPECIES:
                raise BadPosition(_unknown_species(seat, zone, "null" if name is None else name))
            _put(s, seat, zone, place, SPECIES.index(name))


def _placements(seat: int, zone: str, dinosaurs: list[str | None]) -> list[tuple[int, str | None]]:
    if zone != "pyramid":
        return [(PLACE_NAMES.index(zone), name) for name in dinosaurs]
    if dinosaurs and len(dinosaurs) != CELLS:
        raise BadPosition(Message("draftosaurus-score-pyramid", seat=str(seat), cells=CELLS, rule=_RULES[zone]))
    return [(PLACE_NAMES.index(f"pyramid {cell}"), name) for cell, name in enumerate(dinosaurs) if name is not None]


def _put(s: Record, seat: int, zone: str, place: int, species: int) -> None:
    if s["placed_count"][seat] == MOST_PLACED:
        raise BadPosition(Message("draftosaurus-score-many", seat=str(seat), zone=zone, most=MOST_PLACED, rule="DR-05"))
    if not int(s["open"][seat, place]) >> species & 1:
        reason = own_rule(s, seat, place, species)
        raise BadPosition(Message("draftosaurus-score-refused", seat=str(seat), zone=zone, reason=reason, rule=_RULES[zone]))
    stand(s, seat, place, species)


def _check_supply(seat: int, zones: dict[str, list[str | None]], seen: Counter[str], most: int, players: int) -> None:
    """DR-01, DR-02: no more of a species than are in the game."""
    for zone, dinosaurs in zones.items():
        for name in dinosaurs:
            if name is None:
                continue
            seen[name] += 1
            if seen[name] > most:
                raise BadPosition(_too_many(seat, zone, species_name(SPECIES.index(name)), most, players))


def _unknown_species(seat: int, zone: str, name: str) -> Message:
    known = ", ".join(SPECIES)
    return Message("draftosaurus-score-species", seat=str(seat), zone=zone, species=name, rule="DR-01", known=known)


def _too_many(seat: int, zone: str, name: Message, most: int, players: int) -> Message:
    return Message("draftosaurus-score-total", seat=str(seat), zone=zone, species=name, most=most, players=players, rule="DR-02")
