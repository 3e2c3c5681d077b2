"""What is counted in one game: every measure as a sum and a count, so that games can be put together in any way."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from gondwana.arena.study.games import Cell, replay
from gondwana.arena.study.sums import Sums, Tally
from gondwana.core.contract import Game, Record, States
from gondwana.games.giganten.armies import TERRITORY, army
from gondwana.games.giganten.data import PIECES, TILES
from gondwana.games.giganten.land import COLUMN, HOME, HOME_SIZE, NEIGHBOUR, RANK, WIDTH
from gondwana.games.giganten.state import (
    ATTACKER_WINS,
    BLITZ,
    BOTH_LEAVE,
    DEFENDER_WINS,
    KINDS,
    NEST,
    NEST_TAKEN,
    NOBODY,
    PICK,
    SWAMP,
)
from gondwana.games.giganten.view import ENDINGS

SIDES = 2
EARLY = 60
"""Turns of both sides."""
SHORT = 400
MANY_SWAMPS = ("dry", "mixed", "wet")
_DRY, _WET = 32, 37
"""Swamp fields of a territory of 84: about a third of all are drier, a third wetter."""


@dataclass
class Fight:
    """A challenge and what came of it; kinds and results as the rules number them."""

    attacker: int
    kinds: tuple[int, int]
    result: int
    swamp: bool
    turn: int


@dataclass
class Facts:
    """One game."""

    start: States
    """When all are set up."""
    end: States
    fights: list[Fight] = field(default_factory=list)

    @property
    def turns(self) -> int:
        return int(self.end["turns"][0])

    def points(self, side: int) -> float:
        winner = int(self.end["winner"][0])
        return 0.5 if winner == NOBODY else float(winner == side)


def facts(game: Game, cell: Cell, log: Sequence[int]) -> Facts:
    """What happened in a game."""
    start: States | None = None
    fights: list[Fight] = []
    last = 0
    end: States | None = None
    for seat, _, states in replay(game, cell, log):
        s = states[0]
        if start is None and s["phase"] >= PICK:
            start = states.copy()
        if s["fights"] > len(fights):
            kinds = (int(s["fought"][0]), int(s["fought"][1]))
            swamp = bool(s["ground"][s["fought_at"]] & SWAMP)
            fights.append(Fight(last, kinds, int(s["result"]), swamp, int(s["turns"])))
        last, end = seat, states
    if start is None or end is None:
        raise ValueError("the log ends before the first turn")
    return Facts(start, end.copy(), fights)


def measures(one: Facts) -> Sums:
    """The sums of one game."""
    tally = Tally()
    _course(one, tally)
    _pieces(one, tally)
    for side in range(SIDES):
        _side(one.start[0], side, one.points(side), tally)
    return tally.sums


def _course(one: Facts, tally: Tally) -> None:
    s = one.end[0]
    tally.add("first", value=one.points(int(s["first"])))
    tally.add("draws", value=s["winner"] == NOBODY)
    tally.add("turns", value=one.turns)
    tally.add("short", value=one.turns < SHORT)
    tally.add("fights", value=len(one.fights))
    for number, ending in enumerate(ENDINGS, 1):
        tally.add("ending", ending, value=s["ending"] == number)


def _pieces(one: Facts, tally: Tally) -> None:
    s = one.end[0]
    for kind in range(KINDS):
        there = int(army(s, kind))
        if there == 0:
            continue
        lost = sum(int(s["lost"][side, kind]) for side in range(SIDES))
        tally.add(kind, "survives", value=SIDES * there - lost, count=SIDES * there)
        tally.add(kind, "fights", value=0, count=SIDES * there)
    for fight in one.fights:
        for part, kind in enumerate(fight.kinds):
            mine, theirs = (ATTACKER_WINS, DEFENDER_WINS) if part == 0 else (DEFENDER_WINS, ATTACKER_WINS)
            tally.add(kind, "fights", value=1, count=0)
            tally.add(kind, "wins", value=fight.result == mine)
            tally.add(kind, "losses", value=fight.result in (theirs, BOTH_LEAVE))
            tally.add(kind, "swamp", value=fight.swamp)
    if s["ending"] == NEST_TAKEN:
        for kind in range(KINDS):
            tally.add(kind, "taker", value=one.fights[-1].kinds[0] == kind)
    _early(one, tally)


def _early(one: Facts, tally: Tally) -> None:
    """Who was the first to lose a piece of a kind, early: what became of him?"""
    seen = set()
    for fight in one.fights:
        gone = []
        if fight.result in (DEFENDER_WINS, BOTH_LEAVE):
            gone.append((fight.kinds[0], fight.attacker & 1))
        if fight.result in (ATTACKER_WINS, BOTH_LEAVE):
            gone.append((fight.kinds[1], 1 - (fight.attacker & 1)))
        for kind, side in gone:
            if kind not in seen and fight.turn <= EARLY and kind != NEST:
                tally.add(kind, "early", value=one.points(side))
            seen.add(kind)


def _side(s: Record, side: int, points: float, tally: Tally) -> None:
    """What a side was dealt and how it set up."""
    for tile, name in enumerate(TILES):
        _choice(tally, "tile", name, bool(s["drawn"][side, tile]), points)
    swamp = sum(bool(s["ground"][field] & SWAMP) for field in _territory(s, side))
    wet = MANY_SWAMPS[0 if swamp < _DRY else 2 if swamp > _WET else 1]
    for name in MANY_SWAMPS:
        _choice(tally, "swamp", name, name == wet, points)
    nest = next(int(s["at"][side, n]) for n in range(int(s["count"][side])) if s["kind"][side, n] == NEST)
    edge = min(int(COLUMN[nest]), WIDTH[s["outline"]] - 1 - int(COLUMN[nest]))
    back = RANK[s["outline"], side, nest] == 0
    where = f"{'first' if back else 'later'} row, {'by the edge' if edge < 3 else 'in the middle'}"
    for name in NEST_PLACES:
        _choice(tally, "nest", name, name == where, points)
    blitzes = sum(_is_blitz(s, side, int(NEIGHBOUR[s["outline"], nest, direction])) for direction in range(4))
    for number in range(3):
        _choice(tally, "guards", str(number), blitzes == number, points)


NEST_PLACES = tuple(f"{row} row, {where}" for row in ("first", "later") for where in ("by the edge", "in the middle"))


def _choice(tally: Tally, group: str, name: str, chosen: bool, points: float) -> None:
    tally.add(group, name, "sides", value=chosen)
    if chosen:
        tally.add(group, name, "points", value=points)


def _territory(s: Record, side: int) -> list[int]:
    outline = int(s["outline"])
    return [int(HOME[outline, side, k]) for k in range(int(HOME_SIZE[outline, side, TERRITORY]))]


def _is_blitz(s: Record, side: int, field: int) -> bool:
    places = range(int(s["count"][side]))
    return field >= 0 and any(s["at"][side, n] == field and s["kind"][side, n] == BLITZ for n in places)


def kinds_of(one: Facts) -> list[tuple[int, str]]:
    """The kinds that take part."""
    return [(kind, PIECES[kind]) for kind in range(KINDS) if army(one.start[0], kind) > 0]
