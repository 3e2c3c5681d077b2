"""What a seat is told before the first turn: what it lays its half of, and what it sets up where.

It is enough to plan a whole half and a whole army ahead; the page that does so knows no rules.
"""

from gondwana.core.contract import Record
from gondwana.games.giganten.data import DATA, FAMILIES, PIECES
from gondwana.games.giganten.land import FIELD_NAMES, HOME, SLOT_COUNT, SLOT_SPOT
from gondwana.games.giganten.setup import (
    AGREED_NUMBER,
    army,
    bound_to_land,
    chosen_reserves,
    far_enough,
    is_nesting_ground,
    is_screened,
    territory,
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
    RESERVES,
    SWAMP,
    TAKERS,
    TRAP,
)
from gondwana.games.giganten.told import HoldingView, LayingView, SettingView

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
        "only_on": {PIECES[kind]: [FIELD_NAMES[field] for field in where] for kind, where in only_on(s, seat).items()},
        "firm": firm_fields(s),
        "off_nest": [PIECES[kind] if kind < KINDS else NOTE for kind in kept_off_nest(s)],
        "note": bool(s["flags"] & NOTES),
        "reserve": _holding(s),
    }


def home_fields(s: Record, seat: int) -> list[int]:
    """The seat's territory, its own first row first."""
    return [int(field) for field in HOME[s["outline"], seat & 1, : territory(s, seat & 1)]]


def own_army(s: Record) -> dict[int, int]:
    """How many pieces of each kind a seat puts down or chooses to hold back, in the order in which they are asked for."""
    agreed = AGREED_NUMBER if s["flags"] & AGREED else [0] * KINDS
    numbers = {kind: int(army(s, kind)) - int(agreed[kind]) for kind in range(KINDS)}
    return {kind: number for kind, number in numbers.items() if number}


def only_on(s: Record, seat: int) -> dict[int, list[int]]:
    """GI-07, GI-70: the fields of the kinds that do not stand everywhere."""
    fields = home_fields(s, seat)
    nesting = [field for field in fields if is_nesting_ground(s, field)]
    return {
        NEST: [field for field in nesting if far_enough(s, seat, field)] or nesting,
        BLITZ: [field for field in fields if not s["ground"][field] & SWAMP],
    }


def firm_fields(s: Record) -> int:
    """How many of the fields occupied in the open must be such that a Nest could stand there."""
    return 0 if is_screened(s) else int(bound_to_land(s))


def kept_off_nest(s: Record) -> list[int]:
    """GI-66 a: what does not go beside the own Nest; KINDS stands for the noted field."""
    if not s["flags"] & NOT_BY_NEST:
        return []
    return [BLANK] * bool(s["flags"] & TRAP) + [KINDS] * bool(s["flags"] & NOTES)


def one_of_each(s: Record) -> list[list[int]]:
    """GI-67 b: groups of kinds of which only one piece may be held back."""
    if not s["flags"] & DIFFERENT:
        return []
    kinds = [kind for kind in range(KINDS) if TAKERS >> kind & 1 and army(s, kind)]
    families = dict.fromkeys(FAMILIES[kind] for kind in kinds)
    return [[kind for kind in kinds if FAMILIES[kind] == family] for family in families]


def _holding(s: Record) -> HoldingView | None:
    if not s["flags"] & RESERVES:
        return None
    kinds = [kind for kind in own_army(s) if TAKERS >> kind & 1]
    agreed = {PIECES[kind]: int(number) for kind, number in enumerate(AGREED_NUMBER) if number}
    return {
        "choose": int(chosen_reserves(s)),
        "kinds": [PIECES[kind] for kind in kinds],
        "one_each": [[PIECES[kind] for kind in group] for group in one_of_each(s)],
        "agreed": agreed if s["flags"] & AGREED else {},
    }
