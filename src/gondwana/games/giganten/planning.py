"""What a seat is told before the first turn: what it lays its half of, and what it sets up where.

It is enough to plan a whole half and a whole army ahead; the page that does so knows no rules.
"""

from functools import cache

from gondwana.core.contract import Record
from gondwana.games.giganten.armies import agreed_number, army, has_free_reserve, is_screened, territory
from gondwana.games.giganten.data import DATA, FAMILIES, PIECES
from gondwana.games.giganten.land import FIELD_NAMES, HOME, SLOT_COUNT, SLOT_SPOT
from gondwana.games.giganten.placing import (
    are_apart,
    is_by_nest,
    is_first_partner,
    is_land,
    is_nesting_ground,
    land_pieces,
    may_stand,
)
from gondwana.games.giganten.state import (
    AGREED,
    ARRANGE,
    BLANK,
    BLITZ,
    COLUMNS,
    DIFFERENT,
    KINDS,
    LAY,
    NEST,
    NOT_BY_NEST,
    NOTES,
    RESERVE,
    RESERVES,
    TAKERS,
    TRAP,
)
from gondwana.games.giganten.told import HoldingView, LayingView, LeaveView, SettingView

NOTE = "note"
"""Beside the kinds: the field of the secret trap."""


def laying_view(s: Record) -> LayingView | None:
    """GI-02, GI-60, GI-61: the tiles as they are printed, and the lower left corners of each party's places."""
    if s["phase"] > LAY:
        return None
    outline, columns = int(s["outline"]), 1 if s["flags"] & COLUMNS else 0
    places = SLOT_SPOT[outline, columns, :, : SLOT_COUNT[outline]]
    return {
        "drawings": {tile.name: list(tile.rows) for tile in DATA.tiles},
        "places": [[{"column": int(left), "row": int(low)} for left, low in party] for party in places],
    }


def setting_view(s: Record, seat: int) -> SettingView | None:
    """GI-04 to GI-07, GI-64 to GI-70: the own territory and army, and which kinds do not stand everywhere."""
    if seat < 0 or not LAY < s["phase"] <= ARRANGE:
        return None
    fields = home_fields(s, seat)
    return {
        "territory": [FIELD_NAMES[field] for field in fields],
        "army": {PIECES[kind]: number for kind, number in own_army(s).items()},
        "only_on": {_name(kind): [FIELD_NAMES[field] for field in where] for kind, where in only_on(s, seat).items()},
        "firm": {PIECES[kind]: number for kind, number in firm_fields(s).items()},
        "off_nest": [_name(kind) for kind in kept_off_nest(s)],
        "leave": _leave(s, seat),
        "note": bool(s["flags"] & NOTES),
        "reserve": _holding(s, seat),
    }


def home_fields(s: Record, seat: int) -> list[int]:
    """The seat's territory, its own first row first."""
    return [int(field) for field in HOME[s["outline"], seat & 1, : territory(s, seat & 1)]]


def _name(kind: int) -> str:
    return PIECES[kind] if kind < KINDS else NOTE


def own_army(s: Record) -> dict[int, int]:
    """How many pieces of each kind a seat puts down or chooses to hold back, in the order in which they are asked for."""
    agreed = [agreed_number(s, kind) if s["flags"] & AGREED else 0 for kind in range(KINDS)]
    numbers = {kind: int(army(s, kind)) - int(agreed[kind]) for kind in range(KINDS)}
    return {kind: number for kind, number in numbers.items() if number}


def only_on(s: Record, seat: int) -> dict[int, list[int]]:
    """GI-07, GI-66 a, GI-70: the fields of the kinds that do not stand everywhere; KINDS stands for the noted field.

    Of a partner's Nest and traps only those count that stand already; what the seat itself puts down does not.
    """
    fields = home_fields(s, seat)
    partner = (seat + 2) % 4
    alone = s.copy()
    alone["count"][seat] = 0
    nests = [field for field in fields if may_stand(alone, seat, NEST, field)]
    if is_first_partner(s, seat):
        nests = [field for field in nests if any(_apart(field, other) for other in nests)]
    found = {NEST: nests, BLITZ: [field for field in fields if is_land(s, field)]}
    for kind in kept_off_nest(s):
        away = [field for field in fields if s["players"] == 2 or not is_by_nest(alone, partner, field)]
        if len(away) < len(fields):
            found[kind] = away
    return found


def firm_fields(s: Record) -> dict[int, int]:
    """How many of the fields occupied in the open must be such that a kind can stand there, at least (GI-07)."""
    return {} if is_screened(s) else {NEST: 1, BLITZ: int(land_pieces(s))}


def kept_off_nest(s: Record) -> list[int]:
    """GI-66 a: what does not go beside a Nest of the party; KINDS stands for the noted field."""
    if not s["flags"] & NOT_BY_NEST:
        return []
    return [BLANK] * bool(s["flags"] & TRAP) + [KINDS] * bool(s["flags"] & NOTES)


@cache
def _apart(one: int, other: int) -> bool:
    return bool(are_apart(one, other))


def room_by_nest(s: Record, seat: int) -> dict[tuple[int, ...], list[int]]:
    """GI-70: for the first of two partners: fields for the other's Nest, with the fields of the own Nest that leave them."""
    nesting = [field for field in home_fields(s, seat) if is_nesting_ground(s, field)]
    found: dict[tuple[int, ...], list[int]] = {}
    for nest in only_on(s, seat)[NEST]:
        found.setdefault(tuple(field for field in nesting if _apart(nest, field)), []).append(nest)
    return found


def _leave(s: Record, seat: int) -> list[LeaveView]:
    if not is_first_partner(s, seat) or s["stage"] > 0:
        return []
    land = [FIELD_NAMES[field] for field in home_fields(s, seat) if is_land(s, field)]
    beside = [_name(kind) for kind in kept_off_nest(s)]
    rooms = [
        LeaveView(
            nests=[FIELD_NAMES[nest] for nest in nests],
            fields=[FIELD_NAMES[field] for field in room],
            least=1,
            not_beside=beside,
        )
        for room, nests in room_by_nest(s, seat).items()
    ]
    return [LeaveView(nests=None, fields=land, least=int(land_pieces(s)), not_beside=[]), *rooms]


def one_of_each(s: Record) -> list[list[int]]:
    """GI-67 b: groups of kinds of which only one piece may be held back."""
    if not s["flags"] & DIFFERENT:
        return []
    kinds = [kind for kind in range(KINDS) if TAKERS >> kind & 1 and army(s, kind)]
    families = dict.fromkeys(FAMILIES[kind] for kind in kinds)
    return [[kind for kind in kinds if FAMILIES[kind] == family] for family in families]


def chosen_reserve(s: Record, seat: int) -> tuple[int, int]:
    """GI-67: how many pieces a seat chooses to hold back, at least and at most."""
    if not s["flags"] & RESERVES or s["flags"] & AGREED:
        return 0, 0
    if not has_free_reserve(s):
        return RESERVE, RESERVE
    if is_screened(s) or s["phase"] != ARRANGE:
        return 0, RESERVE
    return int(s["holds"][seat]), int(s["holds"][seat])


def _holding(s: Record, seat: int) -> HoldingView | None:
    if not s["flags"] & RESERVES:
        return None
    kinds = [kind for kind in own_army(s) if TAKERS >> kind & 1]
    agreed = {PIECES[kind]: int(agreed_number(s, kind)) for kind in range(KINDS) if agreed_number(s, kind)}
    least, most = chosen_reserve(s, seat)
    return {
        "least": least,
        "most": most,
        "kinds": [PIECES[kind] for kind in kinds],
        "one_each": [[PIECES[kind] for kind in group] for group in one_of_each(s)],
        "agreed": agreed if s["flags"] & AGREED else {},
    }
