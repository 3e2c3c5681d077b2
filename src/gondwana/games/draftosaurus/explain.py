"""Why a zoo has the points it has: one sentence for each pen, the river and the T-Rexes, and one for the end."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np

from gondwana.core.contract import Account, Explanation, Ints, Names, Reason, Record
from gondwana.games.draftosaurus.data import DATA, PENS, SPECIES
from gondwana.games.draftosaurus.scoring import places, scores, trexes
from gondwana.games.draftosaurus.state import MAY_STAY, OVER, SEATS
from gondwana.games.draftosaurus.told import PointsView, Zoo
from gondwana.games.draftosaurus.view import BOARDS, points, summer_of, zoo
from gondwana.games.draftosaurus.words import species_name
from gondwana.locale import Message


@dataclass(frozen=True)
class Table:
    """All zoos of a board, with what the reasons compare."""

    pens: tuple[str, ...]
    zoos: list[Zoo]
    herds: list[Counter[str]]
    """How many of each species a zoo holds, the river included."""
    points: list[PointsView]
    names: Names
    over: bool
    may_stay: bool
    """Whether a dinosaur may stay in quarantine at the end."""


Told = tuple[Sequence[int], Message]
"""Which dinosaurs of a zone bring its points, and why."""


def explain(s: Record, viewer: int, names: Names | None = None) -> Explanation:
    """Where everybody's points come from: zoos are open, so every viewer is told the same. `names` says what seats are called."""
    named = names or _seat_name
    now = _accounts(_table(s, named))
    summer = summer_of(s)
    before = _accounts(_table(summer, named)) if summer is not None else [()] * len(now)
    seats = tuple(
        Account(total=sum(row.points for row in (*rows, *earlier)), rows=rows, earlier=earlier)
        for rows, earlier in zip(now, before, strict=True)
    )
    return Explanation(seats=seats, result=_result(s, named) if s["phase"] == OVER else None)


def _seat_name(seat: int) -> Message:
    return Message("draftosaurus-draw-seat", seat=str(seat))


def _table(s: Record, names: Names) -> Table:
    seats = range(int(s["players"]))
    zoos = [zoo(s, seat) for seat in seats]
    return Table(
        pens=PENS[BOARDS[s["board"]]],
        zoos=zoos,
        herds=[Counter(name for zone in one.values() for name in zone if name) for one in zoos],
        points=[points(s, seat) for seat in seats],
        names=names,
        over=bool(s["phase"] == OVER),
        may_stay=bool(s["flags"] & MAY_STAY),
    )


def _accounts(table: Table) -> list[tuple[Reason, ...]]:
    return [(*_pens(table, seat), _river(table, seat), _trex(table, seat)) for seat in range(len(table.zoos))]


def _pens(table: Table, seat: int) -> list[Reason]:
    rows = []
    for pen in table.pens:
        inside = [k for k, name in enumerate(table.zoos[seat][pen]) if name]
        bring, why = _PENS[pen](table, seat, pen) if inside else ((), Message("draftosaurus-why-nobody"))
        rows.append(Reason(zone=pen, points=table.points[seat]["zones"][pen], pieces=tuple(bring), why=why))
    return rows


def _river(table: Table, seat: int) -> Reason:
    many = len(table.zoos[seat]["river"])
    why = Message("draftosaurus-why-river", dinosaurs=many, points=DATA.points.river)
    return Reason(zone="river", points=table.points[seat]["river"], pieces=tuple(range(many)), why=why)


def _trex(table: Table, seat: int) -> Reason:
    """DR-27, DR-38: the first T-Rex of each pen brings the point, further ones bring no more."""
    zones = table.zoos[seat]
    first = tuple((pen, zones[pen].index("trex")) for pen in table.pens if "trex" in zones[pen])
    why = Message("draftosaurus-why-trex", pens=len(first), points=DATA.points.trex)
    return Reason(zone="trex", points=table.points[seat]["trex"], pieces=first, why=why)


def _here(table: Table, seat: int, pen: str) -> list[str]:
    return [name for name in table.zoos[seat][pen] if name]


def _name(species: str) -> Message:
    return species_name(SPECIES.index(species))


def _forest(table: Table, seat: int, pen: str) -> Told:
    here = _here(table, seat, pen)
    reached = DATA.pen(pen).ladder[len(here) - 1]
    return range(len(here)), Message("draftosaurus-why-forest", dinosaurs=len(here), species=_name(here[0]), points=reached)


def _meadow(table: Table, seat: int, pen: str) -> Told:
    many = len(_here(table, seat, pen))
    return range(many), Message("draftosaurus-why-meadow", dinosaurs=many, points=DATA.pen(pen).ladder[many - 1])


def _wood(table: Table, seat: int, pen: str) -> Told:
    many = len(_here(table, seat, pen))
    return range(many), Message("draftosaurus-why-wood", dinosaurs=many, points=DATA.pen(pen).ladder[many - 1])


def _trio(table: Table, seat: int, pen: str) -> Told:
    missing = DATA.pen(pen).holds - len(_here(table, seat, pen))
    if missing:
        return (), Message("draftosaurus-why-trio-missing", missing=missing)
    return range(DATA.pen(pen).holds), Message("draftosaurus-why-trio")


def _prairie(table: Table, seat: int, pen: str) -> Told:
    here = _here(table, seat, pen)
    paired = _first_of(here, {species: many - many % 2 for species, many in Counter(here).items()})
    return paired, Message("draftosaurus-why-prairie", couples=len(paired) // 2, points=DATA.pen(pen).points)


def _bridge(table: Table, seat: int, pen: str) -> Told:
    """A couple has a member on each bank: of each species as many here as there are partners over there."""
    here = _here(table, seat, pen)
    there = Counter(_here(table, seat, "bridge_right" if pen == "bridge_left" else "bridge_left"))
    coupled = _first_of(here, there)
    return coupled, Message("draftosaurus-why-bridge", couples=len(coupled), points=DATA.pen(pen).points)


def _first_of(here: list[str], most: dict[str, int]) -> list[int]:
    """The first so many of each species, by their places in the list."""
    return [k for k, species in enumerate(here) if here[:k].count(species) < most.get(species, 0)]


def _king(table: Table, seat: int, pen: str) -> Told:
    (species,) = _here(table, seat, pen)
    mine = table.herds[seat][species]
    others = {other: herd[species] for other, herd in enumerate(table.herds) if other != seat}
    most = max(others.values())
    who = _listed([table.names(other) for other, many in others.items() if many == most])
    if most > mine:
        return (), Message("draftosaurus-why-king-beaten", who=who, most=most, species=_name(species), mine=mine)
    if most == mine:
        return (0,), Message("draftosaurus-why-king-tied", who=who, species=_name(species), mine=mine)
    return (0,), Message("draftosaurus-why-king", species=_name(species), mine=mine)


def _island(table: Table, seat: int, pen: str) -> Told:
    (species,) = _here(table, seat, pen)
    many = table.herds[seat][species]
    if many > 1:
        return (), Message("draftosaurus-why-island-not", species=_name(species), many=many)
    return (0,), Message("draftosaurus-why-island", species=_name(species))


def _pyramid(table: Table, seat: int, pen: str) -> Told:
    filled = [cell for cell, name in enumerate(table.zoos[seat][pen]) if name]
    sums = " + ".join(str(DATA.pen(pen).ladder[cell]) for cell in filled)
    return filled, Message("draftosaurus-why-pyramid", sums=sums)


def _lookout(table: Table, seat: int, pen: str) -> Told:
    (species,) = _here(table, seat, pen)
    right = (seat - 1) % len(table.zoos)
    seen = table.herds[right][species]
    why = Message(
        "draftosaurus-why-lookout", who=table.names(right), seen=seen, species=_name(species), points=DATA.pen(pen).points
    )
    return (0,) if seen else (), why


def _quarantine(table: Table, seat: int, pen: str) -> Told:
    if table.over:
        return (), Message("draftosaurus-why-quarantine-stayed")
    return (), Message("draftosaurus-why-quarantine-may") if table.may_stay else Message("draftosaurus-why-quarantine")


_PENS: dict[str, Callable[[Table, int, str], Told]] = {
    "forest": _forest,
    "trio": _trio,
    "prairie": _prairie,
    "king": _king,
    "meadow": _meadow,
    "island": _island,
    "wood": _wood,
    "bridge_left": _bridge,
    "bridge_right": _bridge,
    "pyramid": _pyramid,
    "lookout": _lookout,
    "quarantine": _quarantine,
}


def _result(s: Record, names: Names) -> Message:
    """DR-40, DR-41: most points, then fewest T-Rexes, else shared."""
    seats = range(int(s["players"]))
    totals: Ints = np.zeros(SEATS, np.int64)
    ranks: Ints = np.zeros(SEATS, np.int64)
    scores(s, totals)
    places(s, ranks)
    winners = [seat for seat in seats if ranks[seat] == 1]
    best = int(totals[winners[0]])
    tied = [seat for seat in seats if totals[seat] == best]
    who = _listed([names(seat) for seat in winners])
    if len(tied) == 1:
        return Message("draftosaurus-why-won", who=who, points=best)
    counts = [Message("draftosaurus-why-count", who=names(seat), trexes=int(trexes(s, seat))) for seat in tied]
    how = _listed(counts)
    if len(winners) > 1:
        return Message("draftosaurus-why-shared", who=who, points=best, trexes=how)
    return Message("draftosaurus-why-won-tie", who=who, tied=_listed([names(seat) for seat in tied]), points=best, trexes=how)


def _listed(items: Sequence[Message | str]) -> Message | str:
    """Several names in a sentence."""
    return reduce(lambda some, one: Message("draftosaurus-why-list", some=some, one=one), items)
