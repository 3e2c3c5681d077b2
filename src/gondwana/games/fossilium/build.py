"""Building info panels and giving parts away (FO-28 to FO-30)."""

from gondwana.core.bits import lowest
from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import DATA, SIDES
from gondwana.games.fossilium.display import list_bits, restorable, show_part
from gondwana.games.fossilium.goals import meet_goals
from gondwana.games.fossilium.shapes import ALL_CELLS, COUNTER, DOOR, FOSSIL_OF, many
from gondwana.games.fossilium.state import (
    ACTED,
    AMBER,
    AMBER_TYPE,
    BUILD,
    BUILDING_SIDE,
    CELL,
    GIVING,
    KINDS,
    LAST_COLUMN,
    NOTHING,
    PANEL_COUNT,
    RESTORE,
    SITE,
    TYPE_COUNT,
)
from gondwana.games.fossilium.storage import gain_guests, unstore

RESTAURANT, AMBER_SIDE, RESTORER = SIDES.index("restaurant"), SIDES.index("amber"), SIDES.index("restorer")
DEPOT, TICKET, LABORATORY = SIDES.index("depot"), SIDES.index("ticket"), SIDES.index("laboratory")
PANELS = DATA.panels
REGULARS, MORE_SLOTS, TICKETS, BONUS = PANELS.restaurant, PANELS.depot, PANELS.ticket, PANELS.bonus


@lean
def has_side(s: Record, seat: int, side: int) -> bool:
    """Whether this side of a panel stands in the museum."""
    panel = side >> 1
    return s["panel"][seat, panel] != NOTHING and s["side"][seat, panel] == side & 1


@lean
def can_build(s: Record, seat: int) -> bool:
    """FO-20: a panel and a cell for it, or somebody who needs a part of ours."""
    if s["panels"][seat] < PANEL_COUNT and s["taken"][seat] != ALL_CELLS:
        return True
    for other in range(s["players"]):
        if other != seat and s["held"][seat] & s["wants"][other]:
            return True
    return False


@lean
def legal_build(s: Record, seat: int, out: Ints) -> int:
    """FO-28, FO-29: both sides of the panels that are left, and gifts that somebody can use."""
    n = 0
    if s["taken"][seat] != ALL_CELLS:
        for panel in range(PANEL_COUNT):
            if s["panel"][seat, panel] == NOTHING:
                out[n] = BUILDING_SIDE + 2 * panel
                out[n + 1] = BUILDING_SIDE + 2 * panel + 1
                n += 2
    for other in range(s["players"]):
        if other != seat:
            n = list_bits(int(s["held"][seat]) & int(s["wants"][other]), GIVING + other * KINDS, out, n)
    return n


@lean
def legal_site(s: Record, seat: int, out: Ints) -> int:
    """FO-28: any free cell."""
    return list_bits(ALL_CELLS & ~int(s["taken"][seat]), CELL, out, 0)


@lean
def legal_amber(s: Record, seat: int, out: Ints) -> int:
    """Any type."""
    for kind in range(TYPE_COUNT):
        out[kind] = AMBER_TYPE + kind
    return TYPE_COUNT


@lean
def begin_build(s: Record, seat: int) -> None:
    """The action begins: a panel or a gift? A single gift is not asked for."""
    s["phase"] = BUILD
    gift = only_gift(s, seat)
    if gift != NOTHING:
        give(s, seat, gift)


@lean
def only_gift(s: Record, seat: int) -> int:
    """The gift, if it is all that can be done, else NOTHING."""
    if s["panels"][seat] < PANEL_COUNT and s["taken"][seat] != ALL_CELLS:
        return NOTHING
    found, gift = 0, NOTHING
    for other in range(s["players"]):
        wanted = int(s["held"][seat]) & int(s["wants"][other])
        if other != seat and wanted:
            found += 2 if wanted & (wanted - 1) else 1
            gift = other * KINDS + lowest(wanted)
    return gift if found == 1 else NOTHING


@lean
def gain_prestige(s: Record, seat: int, points: int) -> None:
    """Prestige that is told apart from that of the openings."""
    s["prestige"][seat] += points
    s["given"][seat] += points


@lean
def gain_bonus(s: Record, seat: int) -> None:
    """FO-30: prestige in the last column."""
    if s["column"] == LAST_COLUMN:
        gain_prestige(s, seat, BONUS)


@lean
def choose_side(s: Record, seat: int, side: int) -> None:
    """A panel with this side up: where?"""
    gain_bonus(s, seat)
    s["building"] = side
    s["phase"] = SITE
    free = ALL_CELLS & ~int(s["taken"][seat])
    if free & (free - 1) == 0:
        stand_panel(s, seat, lowest(free))


@lean
def stand_panel(s: Record, seat: int, cell: int) -> None:
    """FO-28: the panel stands, and what it does at once."""
    side = int(s["building"])
    s["panel"][seat, side >> 1] = cell
    s["side"][seat, side >> 1] = side & 1
    s["panels"][seat] += 1
    s["taken"][seat] |= 1 << cell
    s["phase"] = ACTED
    if side == AMBER_SIDE:
        s["phase"] = AMBER
    elif side == RESTORER:
        if restorable(s, seat):
            s["phase"] = RESTORE
    elif side == RESTAURANT:  # FO-40: the track moves out for them
        s["regular"][seat] += REGULARS
        gain_guests(s, seat, REGULARS)
    elif side == DEPOT:
        s["slots"][seat] += MORE_SLOTS
    elif side == TICKET:
        s["money"][seat] += TICKETS
    meet_goals(s, seat)  # also where the panel asks for more


@lean
def choose_amber(s: Record, seat: int, kind: int) -> None:
    """Amber counts as a part and as a fossil of its type for the income."""
    s["amber"][seat] = kind
    cell = s["panel"][seat, AMBER_SIDE >> 1]
    s["doors"][seat, kind] += DOOR[kind, cell]
    s["shops"][seat, kind] += COUNTER[kind, cell]
    s["phase"] = ACTED


@lean
def give(s: Record, seat: int, gift: int) -> None:
    """FO-29: the other adds the part at once; prestige for as many parts as are displayed then."""
    other, kind = gift // KINDS, gift % KINDS
    gain_bonus(s, seat)
    unstore(s, seat, kind)
    gain_prestige(s, seat, many(int(s["parts"][other, FOSSIL_OF[kind]])) + 1)
    show_part(s, other, kind)
