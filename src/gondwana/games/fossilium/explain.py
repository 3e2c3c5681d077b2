"""Where everybody's points come from: one sentence for each majority, fossil, pedestal and panel, and one for the end."""

from collections.abc import Iterator, Sequence
from functools import reduce

import numpy as np

from gondwana.core.contract import Account, Explanation, Ints, Names, Reason, Record
from gondwana.games.fossilium import words
from gondwana.games.fossilium.data import DATA, END_GOALS, FOSSILS, SIDES, STARTER
from gondwana.games.fossilium.scoring import (
    GOAL_RANK,
    GUEST_RANK,
    MONEY_RANK,
    counted,
    effect_points,
    free_cells,
    panel_points,
    pedestal_points,
    places,
    rank_points,
    rank_value,
    scores,
    sides,
    standees,
)
from gondwana.games.fossilium.shapes import ALL_PARTS, CLASS, PART_CELL, SIZE
from gondwana.games.fossilium.state import MAJORITY_NEEDS_SOME, NO_GOAL, OVER, SEATS
from gondwana.games.fossilium.words import seat_name
from gondwana.locale import Message

_RANKS = {GUEST_RANK: "guests", MONEY_RANK: "money", GOAL_RANK: "goal"}


def explain(s: Record, viewer: int, names: Names | None = None) -> Explanation:
    """Everything that counts is open, so every viewer is told the same."""
    seats = tuple(_account(s, seat) for seat in range(int(s["players"])))
    return Explanation(seats=seats, result=_result(s, names or seat_name) if s["phase"] == OVER else None)


def _account(s: Record, seat: int) -> Account:
    rows = (*_prestige(s, seat), *_majorities(s, seat), *_fossils(s, seat), *_panels(s, seat))
    return Account(total=sum(row.points for row in rows), rows=rows)


def _row(zone: str, points: int, why: Message, *pieces: int) -> Reason:
    return Reason(zone=zone, points=int(points), pieces=pieces, why=why)


def _prestige(s: Record, seat: int) -> Iterator[Reason]:
    """Prestige that was won on the way."""
    given = int(s["given"][seat])
    yield _row("prestige", int(s["prestige"][seat]) - given, Message("fossilium-why-openings"))
    if given:
        yield _row("prestige", given, Message("fossilium-why-gifts"))


def _majorities(s: Record, seat: int) -> Iterator[Reason]:
    """FO-80; FO-91: who plays alone has no goal of the game, but a threshold for complete fossils."""
    for rank, zone in _RANKS.items():
        if rank == GOAL_RANK and s["end_goal"] == NO_GOAL and s["players"] > 1:
            continue
        value, points = int(rank_value(s, seat, rank)), int(rank_points(s, seat, rank))
        what = Message(f"fossilium-why-{_goal(s) if rank == GOAL_RANK else zone}", value=value)
        alone = rank == GOAL_RANK and s["players"] == 1
        yield _row("complete" if alone else zone, points, _placed(s, seat, rank, value, points, what))


def _goal(s: Record) -> str:
    return f"end-{END_GOALS[s['end_goal']] if s['end_goal'] >= 0 else END_GOALS[0]}"


def _placed(s: Record, seat: int, rank: int, value: int, points: int, what: Message) -> Message:
    """FO-80, FO-91: the place that a museum has with what it has."""
    if s["players"] == 1:
        return Message("fossilium-why-threshold" if points else "fossilium-why-below", what=what)
    if value <= 0 and s["flags"] & MAJORITY_NEEDS_SOME:
        return Message("fossilium-why-nothing", what=what)
    values = [int(rank_value(s, other, rank)) for other in range(int(s["players"]))]
    place = 1 + sum(other > value for other in values)
    told = "fossilium-why-tied" if values.count(value) > 1 else "fossilium-why-place"
    return Message(told, what=what, place=place)


def _fossils(s: Record, seat: int) -> Iterator[Reason]:
    """FO-26, FO-81; `pieces` are the cells that a fossil covers."""
    for fossil in range(STARTER):
        if not s["shown"][seat] >> fossil & 1:
            continue
        cells = PART_CELL[CLASS[fossil], s["spot"][seat, fossil], : SIZE[fossil]].tolist()
        if DATA.fossils[fossil].effect.most:
            yield _row(FOSSILS[fossil], int(effect_points(s, seat, fossil)), _effect(s, seat, fossil), *cells)
        if pedestal_points(s, seat, fossil):
            why = Message("fossilium-why-pedestal", fossil=words.fossil_name(fossil))
            yield _row("pedestals", int(pedestal_points(s, seat, fossil)), why, *cells)


def _effect(s: Record, seat: int, fossil: int) -> Message:
    """What a fossil counts, and how much of that there is."""
    effect = DATA.fossils[fossil].effect
    rule = Message(
        f"fossilium-effect-{effect.of.replace('_', '-')}",
        base=effect.base,
        each=effect.each,
        per=effect.per,
        most=effect.most,
    )
    told = "fossilium-why-whole" if s["parts"][seat, fossil] == ALL_PARTS[fossil] else "fossilium-why-half"
    name = words.fossil_name(fossil)
    if effect.of == "nothing":
        return Message(told, fossil=name, rule=rule)
    return Message(f"{told}-counted", fossil=name, rule=rule, number=int(counted(s, seat, fossil)))


def _panels(s: Record, seat: int) -> Iterator[Reason]:
    for side in sides(s, seat):
        points = int(panel_points(s, seat, side))
        if points:
            why = Message("fossilium-why-panel", panel=words.side_name(side))
            yield _row(SIDES[side], points, why, int(s["panel"][seat, side >> 1]))


def _result(s: Record, names: Names) -> Message:
    """FO-82, FO-91: who won and how a tie was broken; alone, which rank was reached."""
    seats = range(int(s["players"]))
    totals: Ints = np.zeros(SEATS, np.int64)
    ranks: Ints = np.zeros(SEATS, np.int64)
    scores(s, totals)
    places(s, ranks)
    winners = [seat for seat in seats if ranks[seat] == 1]
    best = int(totals[winners[0]])
    if len(seats) == 1:
        rank = sum(best >= least for least in DATA.final.solo_ranks)
        return Message("fossilium-result-solo", points=best, rank=Message(f"fossilium-rank-{rank}"))
    tied = [seat for seat in seats if totals[seat] == best]
    who = _listed([names(seat) for seat in winners])
    if len(tied) == 1:
        return Message("fossilium-result-won", who=who, points=best)
    if len(winners) > 1:
        return Message("fossilium-result-shared", who=who, points=best)
    fewest = min(int(free_cells(s, seat)) for seat in tied)
    by_cells = sum(int(free_cells(s, seat)) == fewest for seat in tied) == 1
    if by_cells:
        return Message("fossilium-result-cells", who=who, points=best, cells=fewest)
    return Message("fossilium-result-standees", who=who, points=best, standees=int(standees(s, winners[0])))


def _listed(items: Sequence[Message | str]) -> Message | str:
    """Several names in a sentence."""
    return reduce(lambda some, one: Message("fossilium-list", some=some, one=one), items)
