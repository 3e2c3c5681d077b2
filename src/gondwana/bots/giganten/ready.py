"""Ready-made set-ups: whole armies for the land as it lies, for people who want to play soon.

Each style says where the Nest likes to be and where everybody else does; the pieces then take their fields one after the
other, the most particular first. Strong ground counts most: who is strong in the swamp stands in the swamp. Whatever has
been decided already (fields occupied, kinds given, reserves, a partner's fields) is kept, and what comes out is legal.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from gondwana.core.contract import Record
from gondwana.games.giganten.armies import is_screened, whole_army
from gondwana.games.giganten.arranging import is_choosing_reserve
from gondwana.games.giganten.data import DATA, FAMILIES, PIECES
from gondwana.games.giganten.land import COLUMN, FIELD_NAMES, NEIGHBOUR, RANK, WIDTH
from gondwana.games.giganten.placing import is_first_partner, land_pieces
from gondwana.games.giganten.planning import (
    chosen_reserve,
    home_fields,
    kept_off_nest,
    one_of_each,
    only_on,
    own_army,
    room_by_nest,
)
from gondwana.games.giganten.state import (
    AGREED,
    ARRANGE,
    BLANK,
    BLITZ,
    CULAK,
    FLUG,
    KINDS,
    NEST,
    NOTES,
    OCCUPY,
    RESERVE,
    STEGO,
    SWAMP,
    TAKERS,
    UNSET,
)

STRENGTH = [(piece.land or 0, piece.swamp or 0) for piece in DATA.pieces]
"""On land and in the swamp."""
LEFT, MIDDLE = 0.0, 0.5
EVERYWHERE = (0.1, 0.3, 0.5, 0.7, 0.9)
OPEN_ROWS = DATA.course.territory
"""Rows that are used: with a screen there is one more, but it is face to face with the enemy."""
RESERVES = ("tri", "plesio", "dilo", "diplo", "stego", "flug")
"""Kinds that come in well later, the best first."""


@dataclass(frozen=True, kw_only=True)
class Style:
    """A plan of an army: across the board from 0 (left) to 1 (right), rows from 0 (the own first one)."""

    name: str
    nest: float = LEFT
    nest_row: float = 0.0
    guards: dict[int, int] = field(default_factory=lambda: {BLITZ: 2, STEGO: 2})
    """How many pieces of a kind keep beside the Nest."""
    centres: tuple[float, ...] = EVERYWHERE
    """Where the fighters gather."""
    fighters: float = 3.0
    scouts: float = 4.0
    """Their rows."""
    decoy: float | None = None
    """Where Blitzes pretend to guard something."""
    ground: float = 0.7
    gather: float = 5.0
    whim: float = 0.6
    """How much strong ground, the centres and chance count."""

    def mirrored(self) -> "Style":
        """The same with left and right exchanged."""
        decoy = None if self.decoy is None else 1 - self.decoy
        return replace(self, nest=1 - self.nest, centres=tuple(1 - centre for centre in self.centres), decoy=decoy)


STYLES = (
    Style(name="fortress", nest=0.15, guards={BLITZ: 2, STEGO: 3}, centres=(0.15, 0.3, 0.5, 0.75), fighters=2.5, scouts=3.0),
    Style(name="wings", nest=MIDDLE, guards={BLITZ: 2, STEGO: 1}, centres=(0.1, 0.22, 0.78, 0.9), fighters=3.6, scouts=4.0),
    Style(name="scouts", nest=0.3, guards={BLITZ: 2, STEGO: 2}, fighters=3.2, scouts=5.0),
    Style(name="decoy", nest=0.15, guards={STEGO: 2, CULAK: 1}, centres=(0.35, 0.6, 0.85), fighters=3.2, decoy=0.85),
)


@dataclass(frozen=True, kw_only=True)
class ReadyMade:
    """A whole set-up that a seat can take as it is."""

    name: str
    fields: dict[str, str]
    """Field to kind."""
    reserve: list[str]
    """Kinds to hold back, where they are chosen."""
    note: str | None
    """The field of the secret trap."""


def ready_made(s: Record, seat: int, chance: random.Random) -> list[ReadyMade]:
    """Set-ups of every style for a seat, each legal with what has been decided so far; none outside of the set-up.

    `s` is the position as the seat knows it.
    """
    if s["phase"] not in (OCCUPY, ARRANGE):
        return []
    styles = [style if chance.random() < 0.5 else style.mirrored() for style in STYLES]
    return [_SettingUp(s, seat, style, chance).made() for style in (*styles, _surprise(chance))]


def _surprise(chance: random.Random) -> Style:
    """A style that nobody can have prepared for."""
    return Style(
        name="surprise",
        nest=chance.uniform(0.05, 0.95),
        nest_row=chance.choice((0, 0, 0, 1)),
        guards={BLITZ: chance.choice((1, 2, 2)), STEGO: chance.choice((1, 2, 3))},
        centres=tuple(chance.uniform(0, 1) for _ in range(chance.choice((2, 3, 4)))),
        fighters=chance.uniform(2.4, 4),
        scouts=chance.uniform(2, 5),
        whim=1.4,
    )


def _to_hold(s: Record, seat: int) -> int:
    """GI-67: how many pieces of one's choice are held back in the end: as many as may be, or as was decided."""
    least, most = chosen_reserve(s, seat)
    if least == most:
        return most
    if is_screened(s):
        return most if is_choosing_reserve(s, seat) else int(s["holds"][seat])
    return min(most, int(whole_army(s)) - int(s["count"][seat]))


class _SettingUp:
    """One army that takes its fields."""

    def __init__(self, s: Record, seat: int, style: Style, chance: random.Random) -> None:
        self.style, self.chance = style, chance
        self.outline, self.party = int(s["outline"]), seat & 1
        self.swamp = [bool(ground & SWAMP) for ground in s["ground"].tolist()]
        self.only_on = {kind: set(where) for kind, where in only_on(s, seat).items()}
        self.off_nest = kept_off_nest(s)
        self.has_note = bool(s["flags"] & NOTES)
        self.home = home_fields(s, seat)
        self.open = self._free(s)
        count = int(s["count"][seat])
        at, kinds = s["at"][seat, :count].tolist(), s["kind"][seat, :count].tolist()
        self.stands = {place: kind for place, kind in zip(at, kinds, strict=True) if kind < UNSET}
        self.occupied = {place for place, kind in zip(at, kinds, strict=True) if kind >= UNSET}
        hold = _to_hold(s, seat)
        self.fresh = int(whole_army(s)) - (RESERVE if s["flags"] & AGREED else hold) - count
        """How many pieces may still go to fields of their own choice."""
        self.left, self.right = self._side(s, seat)
        held = [0] * KINDS if s["flags"] & AGREED else s["held"][seat].tolist()
        self.reserve = self._reserve(s, hold, held)
        self.rest = self._rest(own_army(s), held)
        self.free_land = {place for place in self.home if s["who"][place] == 0 and not self.swamp[place]}
        self.rooms = room_by_nest(s, seat) if is_first_partner(s, seat) and s["stage"] == 0 else {}
        """GI-70: the fields that a partner's Nest can have, with those of the own Nest that leave them."""
        self.partners_land = int(land_pieces(s)) if self.rooms else 0
        self.blitzes = own_army(s)[BLITZ] if self.rooms else 0

    def _free(self, s: Record) -> set[int]:
        """Fields of the own territory where nobody stands; the row before the enemy only if there is need."""
        free = {place for place in self.home if s["who"][place] == 0}
        behind = {place for place in free if self._row(place) < OPEN_ROWS}
        return behind if len(behind) > len(free) // 2 else free

    def _side(self, s: Record, seat: int) -> tuple[float, float]:
        """GI-70: partners share the width; the second one goes where the first is not."""
        if s["players"] == 2:
            return 0.0, 1.0
        partner = (seat + 2) % 4
        columns = s["at"][partner, : s["count"][partner]].tolist()
        others = [self._share(place) for place in columns]
        left = sum(others) > len(others) / 2 if others else self.chance.random() < 0.5
        return (0.0, 0.55) if left else (0.45, 1.0)

    def _reserve(self, s: Record, hold: int, held: list[int]) -> list[int]:
        """GI-67: kinds to hold back in addition to those that are."""
        groups = one_of_each(s)
        names = sorted(RESERVES, key=lambda name: RESERVES.index(name) + self.chance.uniform(0, 2 * self.style.whim))
        order = [PIECES.index(name) for name in names] + [kind for kind in range(KINDS) if TAKERS >> kind & 1]
        left = own_army(s)
        chosen: list[int] = []
        for kind in order * 2:
            if len(chosen) + sum(held) >= hold:
                break
            family = {FAMILIES[one] for one in (*chosen, *(one for one in range(KINDS) if held[one]))}
            again = groups and FAMILIES[kind] in family
            if left.get(kind, 0) > held[kind] + chosen.count(kind) and not again:
                chosen.append(kind)
        return chosen

    def _rest(self, army: dict[int, int], held: list[int]) -> dict[int, int]:
        """How many pieces of each kind have no field yet."""
        standing = list(self.stands.values())
        return {kind: many - held[kind] - self.reserve.count(kind) - standing.count(kind) for kind, many in army.items()}

    def made(self) -> ReadyMade:
        """Everybody takes a field, the most particular first."""
        first = (NEST, BLITZ, BLANK, STEGO, CULAK)
        strong = sorted((kind for kind in range(KINDS) if kind not in (*first, FLUG)), key=lambda kind: -max(STRENGTH[kind]))
        for kind in (*first, *strong, FLUG):
            for number in range(self.rest.get(kind, 0)):
                self._take(kind, number)
        note = self._note() if self.has_note else None
        return ReadyMade(
            name=self.style.name,
            fields={FIELD_NAMES[place]: PIECES[kind] for place, kind in self.stands.items()},
            reserve=[PIECES[kind] for kind in self.reserve],
            note=None if note is None else FIELD_NAMES[note],
        )

    def _take(self, kind: int, number: int) -> None:
        allowed = self._candidates(kind)
        place = max(allowed, key=lambda one: self._liking(kind, number, one) + self.chance.uniform(0, self.style.whim))
        if place in self.occupied:
            self.occupied.remove(place)
        else:
            self.open.remove(place)
            self.fresh -= 1
        self.free_land.discard(place)
        self.stands[place] = kind

    def _candidates(self, kind: int) -> set[int]:
        """The fields that a kind may take now, so that all that follow find theirs."""
        new = self.open if self.fresh > 0 else set()
        fields = {place for place in self.occupied | new if place in self.only_on.get(kind, self.home)}
        if kind in self.off_nest:
            fields = {place for place in fields if place not in self._beside_nest()}
        if self.rooms:
            fields = {place for place in fields if self._leaves_room(kind, place)}
        return fields or self.occupied | new

    def _leaves_room(self, kind: int, place: int) -> bool:
        """GI-70: whether the partner still finds a field for his Nest, and land for that and his Blitzes."""
        blitzes = sum(one == BLITZ for one in self.stands.values()) + (kind == BLITZ)
        land = self.free_land - {place}
        if len(land) < self.partners_land + self.blitzes - blitzes and place in self.free_land:
            return False
        return bool(self._room(kind, place))

    def _room(self, kind: int, place: int) -> set[int]:
        """The fields that the partner's Nest could have, if a kind, or the note (KINDS), were put on a field."""
        nest = place if kind == NEST else self._nest()
        room = next((set(room) for room, nests in self.rooms.items() if nest in nests), set())
        room &= self.free_land if kind == KINDS else self.free_land - {place}
        traps = [one for one, what in self.stands.items() if what in self.off_nest] + [place] * (kind in self.off_nest)
        return room - {near for trap in traps for near in self._neighbours(trap, range(4))}

    def _beside_nest(self) -> set[int]:
        return set(self._neighbours(self._nest(), range(4)))

    def _nest(self) -> int:
        return next(int(place) for place, kind in self.stands.items() if kind == NEST)

    def _neighbours(self, place: int, directions: Iterable[int]) -> list[int]:
        near = [int(NEIGHBOUR[self.outline, place, direction]) for direction in directions]
        return [one for one in near if one >= 0]

    def _row(self, place: int) -> int:
        return int(RANK[self.outline, self.party, place])

    def _share(self, place: int) -> float:
        """From the left to the right edge of the board, as the seat sees it."""
        share = float(COLUMN[place]) / (WIDTH[self.outline] - 1)
        return 1 - share if self.party else share

    def _across(self, place: int) -> float:
        """From the left to the right edge of the seat's own part of the board."""
        return (self._share(place) - self.left) / (self.right - self.left)

    def _liking(self, kind: int, number: int, place: int) -> float:
        """How gladly the piece stands there."""
        style, row, across = self.style, self._row(place), self._across(place)
        if kind == NEST:
            walls = len(self._neighbours(place, range(8)))
            return -8 * abs(across - style.nest) - 2 * abs(row - style.nest_row) - 0.3 * walls
        land, swamp = STRENGTH[kind]
        liking = style.ground * ((swamp - land) if self.swamp[place] else (land - swamp))
        if style.decoy is not None and kind == BLITZ:
            return -8 * abs(across - style.decoy) - 1.5 * abs(row - 1)
        if number < style.guards.get(kind, 0) or kind == BLANK:
            return liking / 2 - 3 * self._way_to_nest(place)
        centre = min(abs(across - one) for one in style.centres)
        liking -= style.gather * centre + 0.5 * self._crowd(place)
        return liking - abs(row - (style.scouts if kind == FLUG else style.fighters))

    def _way_to_nest(self, place: int) -> float:
        """How far it is from the Nest; in front of it is better than behind."""
        nest = self._nest()
        across = abs(int(COLUMN[place]) - int(COLUMN[nest]))
        ahead = self._row(place) - self._row(nest)
        return max(across, abs(ahead)) + 0.3 * min(across, abs(ahead)) - 0.2 * (ahead > 0)

    def _crowd(self, place: int) -> int:
        """Who is walled in cannot move: so many neighbours stand already."""
        return sum(one in self.stands or one in self.occupied for one in self._neighbours(place, range(4)))

    def _note(self) -> int:
        """GI-65, GI-66 a: a free field on the way to the Nest."""
        nest, beside = self._nest(), self._beside_nest() if KINDS in self.off_nest else set()
        fields = [place for place in self.only_on.get(KINDS, self.home) if place not in beside]
        if self.rooms and KINDS in self.off_nest:
            fields = [place for place in fields if self._room(KINDS, place)]
        free = [place for place in fields if place not in self.stands and self._row(place) >= self._row(nest)]
        return min(free or fields, key=lambda place: abs(self._way_to_nest(place) - 2) + self.chance.uniform(0, self.style.whim))
