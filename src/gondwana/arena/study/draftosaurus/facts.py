"""What one game shows: every placement with its circumstances and the points that it brought in the end."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from gondwana.arena.study.games import Cell, replay
from gondwana.core.contract import CHANCE, Game, Record, States
from gondwana.core.engine import engine
from gondwana.games.draftosaurus.data import DATA, FACES
from gondwana.games.draftosaurus.herd import count
from gondwana.games.draftosaurus.moves import LAST_OF_SIX
from gondwana.games.draftosaurus.state import KINDS, LAST_TURN_FIVE, MOVE, QUARANTINE, ROLL, SHIFT, TREX, ZONE_OF
from gondwana.games.draftosaurus.view import points as points_by_zone

FREE = "free"
"""Instead of a face: the seat held the die and was not bound by it."""


@dataclass
class Placement:
    """A dinosaur that a seat took from a hand and put somewhere."""

    seat: int
    turn: int
    """Of the game, from 0."""
    pick: int
    """Turn of the round, from 1: the first pick is from a full hand."""
    hand: tuple[int, ...]
    """How many of each species there were to pick from."""
    face: str
    """Of the die, or FREE."""
    holder: int
    species: int
    put: str
    """The zone where it came to stand first."""
    zone: str
    """Where it stood at the end of the game; only quarantine is left before."""
    gain: int
    """By how much the seat's points changed in that turn."""
    points: float = 0.0
    """Its part of the points of its pen at the end, and for a T-Rex of the pen's bonus."""


@dataclass
class Facts:
    """A game that is over."""

    players: int
    first: int = 0
    """The seat that held the die first."""
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    zones: list[dict[str, int]] = field(default_factory=list)
    """For each seat the points of each zone, of the river and of the T-Rexes: together its points."""
    placements: list[Placement] = field(default_factory=list)


@dataclass
class _Turn:
    holder: int
    face: str
    pick: int
    binds_all: bool
    hands: list[tuple[int, ...]]
    points: list[int]


def facts(game: Game, cell: Cell, log: Sequence[int]) -> Facts:
    """Read a game from its log."""
    functions, numbers = engine(game), np.zeros(game.players.stop, np.int64)
    seats = range(cell.players)

    def scores(states: States) -> list[int]:
        functions.scores_at(states, 0, numbers)
        return [int(numbers[seat]) for seat in seats]

    found = Facts(cell.players)
    turn: _Turn | None = None
    rolled = begun = False
    for seat, action, states in replay(game, cell, log):
        s = states[0]
        if rolled:
            turn = _turn(s, scores(states))
            rolled = False
        if not begun and s["holder"] >= 0:
            found.first, begun = int(s["holder"]), True
        done = len(found.placements) // cell.players
        if turn is not None and int(s["placed_count"][0]) > done:
            found.placements += [_placement(s, one, done, turn, now) for one, now in enumerate(scores(states))]
        rolled = seat == CHANCE and s["phase"] == ROLL
        if seat != CHANCE and s["phase"] == MOVE:
            _move(found, seat, action - SHIFT)
    functions.places_at(states, 0, numbers)
    found.places = [int(numbers[seat]) for seat in seats]
    found.points = scores(states)
    for seat in seats:
        told = points_by_zone(states[0], seat)
        found.zones.append({**told["zones"], "river": told["river"], "trex": told["trex"]})
        _share_out(found.zones[seat], [one for one in found.placements if one.seat == seat])
    return found


def _turn(s: Record, points: list[int]) -> _Turn:
    """What the players face after the die was rolled."""
    hands = [tuple(int(count(int(herd), species)) for species in range(KINDS)) for herd in s["hand"][: s["players"]]]
    binds_all = bool(s["flags"] & LAST_TURN_FIVE) and int(s["turn"]) == LAST_OF_SIX
    return _Turn(int(s["holder"]), FACES[s["die"]], int(s["turn"]) + 1, binds_all, hands, points)


def _placement(s: Record, seat: int, number: int, turn: _Turn, now: int) -> Placement:
    place, species = divmod(int(s["placed"][seat][number]), KINDS)
    free = seat == turn.holder and not turn.binds_all
    return Placement(
        seat=seat,
        turn=number,
        pick=turn.pick,
        hand=turn.hands[seat],
        face=FREE if free else turn.face,
        holder=turn.holder,
        species=species,
        put=ZONE_OF[place],
        zone=ZONE_OF[place],
        gain=now - turn.points[seat],
    )


def _move(found: Facts, seat: int, place: int) -> None:
    """A dinosaur leaves quarantine."""
    kept = next(one for one in found.placements if one.seat == seat and one.zone == ZONE_OF[QUARANTINE])
    kept.zone = ZONE_OF[place]


def _share_out(zones: dict[str, int], placements: list[Placement]) -> None:
    """Divide the points of each pen evenly among its dinosaurs, and its T-Rex bonus among its T-Rexes."""
    for zone in {one.zone for one in placements}:
        there = [one for one in placements if one.zone == zone]
        trexes = [one for one in there if one.species == TREX]
        for one in there:
            one.points += zones[zone] / len(there)
        for one in trexes if zone != "river" else ():
            one.points += DATA.points.trex / len(trexes)
