"""What is counted in one game: every measure as a sum and a count, so that games can be put together in any way."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from gondwana.arena.study.games import Cell, replay
from gondwana.arena.study.sums import Sums, Tally
from gondwana.core.contract import CHANCE, Account, Game, Reason
from gondwana.games.fossilium.data import CELLS, DATA, FIELDS, ROW_NAMES, SIDES
from gondwana.games.fossilium.explain import explain
from gondwana.games.fossilium.scoring import places
from gondwana.games.fossilium.told import FossiliumView, MuseumView
from gondwana.games.fossilium.view import view

SOURCES = ("openings", "gifts", "guests", "money", "goal", "fossils", "pedestals", "panels")
FOSSILS = tuple(fossil.name for fossil in DATA.fossils)
LABOUR = tuple(goal.name for goal in DATA.labour)
LARGE = 4
"""Parts of a large fossil."""
STYLES = ("few panels", "many panels", "few large fossils", "many large fossils", "donates", "many jokers", "many workers")
_FEW_PANELS, _MANY_PANELS = 2, 4
_FEW_LARGE, _MANY_LARGE = 1, 3
_MANY_JOKERS = 3
_MANY_WORKERS = 6


@dataclass
class Facts:
    """One game: how it ended, and which fields every seat took."""

    end: FossiliumView
    accounts: tuple[Account, ...]
    places: list[int]
    taken: list[Counter[str]] = field(default_factory=list)
    decisions: int = 0
    first: int = 0
    gifts: Counter[int] = field(default_factory=Counter)

    @property
    def points(self) -> list[int]:
        return [account.total for account in self.accounts]


def facts(game: Game, cell: Cell, log: Sequence[int]) -> Facts:
    """What happened in a game."""
    taken = [Counter[str]() for _ in range(cell.players)]
    gifts: Counter[int] = Counter()
    first, decisions = 0, 0
    fields = set(FIELDS)
    for seat, action, states in replay(game, cell, log):
        if action < 0:
            end = view(states[0], CHANCE)
            ranks = np.zeros(cell.players, np.int64)
            places(states[0], ranks)
            return Facts(end, explain(states[0], CHANCE).seats, ranks.tolist(), taken, decisions, first, gifts)
        if seat == CHANCE:
            text = game.write(seat, action)
            if text.startswith("first "):
                first = int(text.removeprefix("first "))
            continue
        decisions += 1
        text = game.write(seat, action)
        if text in fields:
            taken[seat][text] += 1
        elif text.startswith("give "):
            gifts[seat] += 1
    raise ValueError("the log ends before the game")


def measures(one: Facts) -> Sums:
    """The sums of one game."""
    tally = Tally()
    players = len(one.points)
    winners = [seat for seat in range(players) if one.places[seat] == 1]
    wins = [players / len(winners) if seat in winners else 0.0 for seat in range(players)]
    mean = sum(one.points) / players
    _scores(one, winners, tally)
    for seat in range(players):
        after = (seat - one.first) % players
        tally.add("seat", after, "wins", value=wins[seat] / players)
        tally.add("seat", after, "points", value=one.points[seat])
    _sources(one, winners, tally)
    for seat, museum in enumerate(one.end["seats"]):
        counted = _Counted(tally, one.points[seat] - mean, wins[seat])
        _fossils(museum, one.accounts[seat], counted)
        _panels(museum, one.accounts[seat], counted)
        _goals(one.end, seat, museum, counted)
        _fields(one.taken[seat], tally)
        _styles(one, seat, museum, counted)
    return tally.sums


@dataclass
class _Counted:
    """Counts what a museum has or has not: the museum's points above the mean of the table, its wins in fair shares."""

    tally: Tally
    more: float
    wins: float

    def add(self, group: str, name: str, has: bool, brings: float | None = None, *, whole: bool | None = None) -> None:
        self.tally.add(group, name, "share", value=has)
        if not has:
            return
        self.tally.add(group, name, "more", value=self.more)
        self.tally.add(group, name, "wins", value=self.wins)
        if brings is not None:
            self.tally.add(group, name, "brings", value=brings)
        if whole is not None:
            self.tally.add(group, name, "whole", value=whole)


def _scores(one: Facts, winners: list[int], tally: Tally) -> None:
    ordered = sorted(one.points, reverse=True)
    tally.add("points", value=sum(ordered), count=len(ordered))
    tally.add("winner", value=one.points[winners[0]])
    if len(ordered) > 1:
        tally.add("margin", value=ordered[0] - ordered[1])
    tally.add("decisions", value=one.decisions)


def _sources(one: Facts, winners: list[int], tally: Tally) -> None:
    for name in SOURCES:
        points = [sum(row.points for row in account.rows if _source(row) == name) for account in one.accounts]
        tally.add("source", name, "points", value=sum(points), count=len(points))
        if 0 < len(winners) < len(points):
            theirs = [points[seat] for seat in range(len(points)) if seat not in winners]
            mine = [points[seat] for seat in winners]
            tally.add("source", name, "lead", value=sum(mine) / len(mine) - sum(theirs) / len(theirs))


def _source(row: Reason) -> str:
    """Where a line of a score belongs."""
    if row.zone == "prestige":
        return row.why.id.removeprefix("fossilium-why-")
    return "fossils" if row.zone in FOSSILS else "panels" if row.zone in SIDES else row.zone


def _fossils(museum: MuseumView, account: Account, counted: _Counted) -> None:
    shown = {fossil["fossil"]: fossil for fossil in museum["fossils"]}
    for name in FOSSILS:
        fossil = shown.get(name)
        if fossil is None:
            counted.add("fossil", name, has=False)
            continue
        cells = {CELLS.index(cell) for cell in fossil["cells"]}
        brings = sum(row.points for row in account.rows if row.zone in (name, "pedestals") and cells == set(row.pieces))
        counted.add("fossil", name, has=True, brings=brings, whole=fossil["complete"])


def _panels(museum: MuseumView, account: Account, counted: _Counted) -> None:
    built = {panel["panel"] for panel in museum["panels"]}
    for name in SIDES:
        brings = sum(row.points for row in account.rows if row.zone == name)
        counted.add("panel", name, has=name in built, brings=brings)


def _goals(end: FossiliumView, seat: int, museum: MuseumView, counted: _Counted) -> None:
    """Goals of the labour market where they are in play, and the levels of the rounds."""
    for goal in end["goals"]["labour"]:
        counted.add("labour", goal["goal"], has=seat in goal["seats"])
    for number, told in enumerate(end["goals"]["rounds"], 1):
        counted.tally.add("level", f"{number} {told['goal']}", value=told["reached"][seat])


def _fields(taken: Counter[str], tally: Tally) -> None:
    for row in ROW_NAMES:
        tally.add("row", row, value=sum(many for name, many in taken.items() if name.startswith(f"{row}-")))
    for column in "1234":
        tally.add("column", column, value=sum(many for name, many in taken.items() if name.endswith(column)))


def _styles(one: Facts, seat: int, museum: MuseumView, counted: _Counted) -> None:
    panels = len(museum["panels"])
    large = sum(fossil["size"] >= LARGE for fossil in museum["fossils"])
    jokers = sum(many for name, many in one.taken[seat].items() if name.startswith("joker-"))
    played = (
        panels <= _FEW_PANELS,
        panels >= _MANY_PANELS,
        large <= _FEW_LARGE,
        large >= _MANY_LARGE,
        one.gifts[seat] > 0,
        jokers >= _MANY_JOKERS,
        museum["workers"]["total"] >= _MANY_WORKERS,
    )
    for name, has in zip(STYLES, played, strict=True):
        counted.add("style", name, has=has)
