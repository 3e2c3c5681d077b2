"""Digging, keeping, storing, and workers that find no room (FO-60 to FO-62).

An excavation goes in waves. In each of them everybody who has sites left chooses one, in secret and at the same time; those who
have only one left are not asked. Then the tiles are drawn, from the Ammonite on, and all choose at the same time what to keep. A
choice stays in the record until all have chosen. Who is asked follows from the workers on the board and the number of tiles in
the bags, which everybody sees.
"""

import numpy as np

from gondwana.core.bits import lowest
from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.data import BOARD_COLUMNS, DATA
from gondwana.games.fossilium.market import enter
from gondwana.games.fossilium.state import (
    BESIDE,
    DIG,
    DIGGING,
    EXCAVATE,
    FIX,
    FIXED,
    FIXING,
    HAND,
    KEEP,
    KEEPING,
    LEAVE,
    NOTHING,
    SITE_COUNT,
    STORE,
    WAVE,
)
from gondwana.games.fossilium.storage import put_into_bag, room, store
from gondwana.games.fossilium.workers import clear_board, diggers

MOST = DATA.digging.most
ROOM = DATA.digging.room
MOST_KEEPINGS = 20
_BITS = [[mask for mask in range(1, 1 << n) if mask.bit_count() == k] for n in range(HAND + 1) for k in range(HAND + 1)]
KEEPINGS = np.array([[*masks, *[0] * (MOST_KEEPINGS - len(masks))] for masks in _BITS]).reshape(HAND + 1, HAND + 1, MOST_KEEPINGS)
"""Drawn, kept: the sets of positions that can be kept."""
KEEPING_COUNT = np.array([len(masks) for masks in _BITS]).reshape(HAND + 1, HAND + 1)


@inlined
def seat_at(s: Record, place: int) -> int:
    """The seat at a place in the order from the Ammonite."""
    return (int(s["ammonite"]) + place) % int(s["players"])


@lean
def begin_excavation(s: Record) -> None:
    """FO-60: nobody has dug yet."""
    for seat in range(s["players"]):
        for k in range(s["gones"][seat]):
            s["gone"][seat, k] = NOTHING
        s["gones"][seat] = 0
    s["wave"] = NOTHING
    s["phase"] = WAVE


@inlined
def own_workers(s: Record, seat: int, site: int) -> int:
    """FO-60: own workers in the column of a site, fixed ones included."""
    return int(s["here"][seat, site]) + int(s["fixed"][seat, site])


@lean
def open_sites(s: Record, seat: int) -> int:
    """FO-60: the sites at which a seat can still dig, a bit for each: own workers, and tiles in the bag."""
    sites = 0
    for site in range(SITE_COUNT):
        if s["dug"][seat, site] == 0 and own_workers(s, seat, site) > 0 and s["tiles"][site] > 0:
            sites |= 1 << site
    return sites


@lean
def next_wave(s: Record) -> None:
    """FO-60: all who have sites left take one of them, chosen at the same time; after the last one the parts go into storage."""
    s["wave"] += 1
    s["scene"] += 1
    s["owing"] = 0
    anybody = False
    for seat in range(s["players"]):
        sites = open_sites(s, seat)
        anybody = anybody or sites != 0
        s["choices"][seat] = 0
        s["due"][seat] = 0
        if sites & (sites - 1):
            s["owing"] |= 1 << seat
            s["due"][seat] = 1
    if not anybody:
        begin_storing(s)
    elif s["owing"]:
        s["phase"] = EXCAVATE
    else:
        begin_digging(s)


@lean
def draw_count(s: Record, seat: int, site: int) -> int:
    """FO-60: how many tiles a seat draws at a site: those on fields of the column and its own fixed ones."""
    return min(MOST, diggers(s, site) + int(s["fixed"][seat, site]), int(s["tiles"][site]))


@lean
def legal_excavate(s: Record, seat: int, out: Ints) -> int:
    """FO-60: any site with own workers at which it has not dug yet."""
    sites = open_sites(s, seat)
    n = 0
    for site in range(SITE_COUNT):
        out[n] = DIGGING + site
        n += sites >> site & 1
    return n


@lean
def begin_digging(s: Record) -> None:
    """All have chosen a site, or have only one left: the bags are opened."""
    for seat in range(s["players"]):
        sites = open_sites(s, seat)
        if s["choices"][seat]:
            s["where"][seat] = s["choice"][seat, 0]
        elif sites:
            s["where"][seat] = lowest(sites)
        forget_choices(s, seat)
    s["scene"] += 1
    s["phase"] = DIG
    s["drawer"] = NOTHING
    next_digger(s)


@lean
def next_digger(s: Record) -> None:
    """FO-60: draws of the same moment are resolved from the Ammonite on; when all have drawn, all choose what to keep.

    Whoever finds the bag empty because others of the same moment hold all of its tiles keeps the site for later.
    """
    for place in range(s["drawer"] + 1, s["players"]):
        seat = seat_at(s, place)
        site = int(s["where"][seat])
        if site == NOTHING:
            continue
        number = draw_count(s, seat, site)
        if number == 0:
            s["where"][seat] = NOTHING
            continue
        s["dug"][seat, site] = 1 + s["wave"]
        s["due"][seat] = number
        s["keep"][seat] = min(own_workers(s, seat, site), number)
        s["drawer"] = place
        s["source"] = site
        s["left"] = number
        return
    begin_keeping(s)


@lean
def begin_keeping(s: Record) -> None:
    """All of the wave choose at once; who keeps everything has nothing to choose."""
    s["phase"] = KEEP
    s["source"] = NOTHING
    s["owing"] = 0
    for seat in range(s["players"]):
        s["choices"][seat] = 0
        if s["hands"][seat] > s["keep"][seat]:
            s["owing"] |= 1 << seat
            s["due"][seat] = 1
        else:
            s["due"][seat] = 0
    if s["owing"] == 0:
        keep_all(s)


@lean
def legal_keep(s: Record, seat: int, out: Ints) -> int:
    """FO-60: as many as own workers there, fixed included."""
    hand, kept = s["hands"][seat], s["keep"][seat]
    for k in range(KEEPING_COUNT[hand, kept]):
        out[k] = KEEPING + KEEPINGS[hand, kept, k] - 1
    return int(KEEPING_COUNT[hand, kept])


@lean
def choose(s: Record, seat: int, choice: int) -> bool:
    """Note a secret choice; answers whether that was the last one of this stage."""
    s["choice"][seat, s["choices"][seat]] = choice
    s["choices"][seat] += 1
    if s["choices"][seat] == s["due"][seat]:
        s["owing"] &= ~(1 << seat)
    return s["owing"] == 0


@lean
def keep_all(s: Record) -> None:
    """All have chosen: kept parts lie beside the museums, the others go back."""
    for seat in range(s["players"]):
        kept = int(s["choice"][seat, 0]) + 1 if s["choices"][seat] else (1 << HAND) - 1
        for k in range(s["hands"][seat]):
            sort_out(s, seat, int(s["hand"][seat, k]), kept >> k & 1 == 1)
            s["hand"][seat, k] = NOTHING
        s["hands"][seat] = 0
        s["keep"][seat] = 0
        s["where"][seat] = NOTHING
        forget_choices(s, seat)
    s["phase"] = WAVE


@lean
def sort_out(s: Record, seat: int, kind: int, kept: bool) -> None:
    """A drawn part, kept or put back."""
    site = int(s["where"][seat])
    if kept:
        s["beside"][seat, s["besides"][seat]] = kind
        s["origin"][seat, s["besides"][seat]] = site
        s["besides"][seat] += 1
    else:
        put_into_bag(s, site, kind)
        s["back"][seat, site, s["backs"][seat, site]] = kind
        s["backs"][seat, site] += 1


@lean
def forget_choices(s: Record, seat: int) -> None:
    """The choices of a seat were carried out."""
    for k in range(s["choices"][seat]):
        s["choice"][seat, k] = NOTHING
    s["choices"][seat] = 0
    s["due"][seat] = 0


@lean
def begin_storing(s: Record) -> None:
    """FO-61: who has more than fits chooses what goes to the market, and in which order."""
    s["phase"] = STORE
    s["owing"] = 0
    for seat in range(s["players"]):
        over = int(s["besides"][seat]) - room(s, seat)
        s["due"][seat] = max(0, over)
        s["choices"][seat] = 0
        if over > 0:
            s["owing"] |= 1 << seat
            leave_plainly(s, seat)
    if s["owing"] == 0:
        store_all(s)


@lean
def left_beside(s: Record, seat: int, kind: int) -> int:
    """How many of the kept parts of a kind have not been sent to the market yet."""
    number = 0
    for k in range(s["besides"][seat]):
        number += s["beside"][seat, k] == kind
    for k in range(s["choices"][seat]):
        number -= s["choice"][seat, k] == kind
    return number


@lean
def legal_store(s: Record, seat: int, out: Ints) -> int:
    """FO-61: any of the parts just kept."""
    n = 0
    for k in range(s["besides"][seat]):
        kind = int(s["beside"][seat, k])
        known = False
        for j in range(k):
            known |= s["beside"][seat, j] == kind
        if not known and left_beside(s, seat, kind) > 0:
            out[n] = LEAVE + kind
            n += 1
    return n


@lean
def leave_plainly(s: Record, seat: int) -> None:
    """The only part that is left has to go: that is not asked, since everybody sees it.

    Nothing else is answered for a seat, not even where its parts leave it no real choice: others see who still has to choose,
    and would learn what they cannot see.
    """
    while s["owing"] >> seat & 1 and s["besides"][seat] - s["choices"][seat] == 1:
        for k in range(s["besides"][seat]):
            kind = int(s["beside"][seat, k])
            if left_beside(s, seat, kind) > 0:
                choose(s, seat, kind)
                break


@lean
def store_all(s: Record) -> None:
    """FO-61, FO-62: in order from the Ammonite; then the workers return."""
    for place in range(s["players"]):
        seat = seat_at(s, place)
        for k in range(s["choices"][seat]):
            kind = int(s["choice"][seat, k])
            enter(s, kind)
            s["gone"][seat, s["gones"][seat]] = kind
            s["gones"][seat] += 1
            for j in range(s["besides"][seat]):
                if s["beside"][seat, j] == kind:
                    s["beside"][seat, j] = NOTHING
                    break
        for k in range(s["besides"][seat]):
            if s["beside"][seat, k] != NOTHING:
                store(s, seat, int(s["beside"][seat, k]))
        forget_digging(s, seat)
    clear_board(s)
    begin_fixing(s)


@lean
def forget_digging(s: Record, seat: int) -> None:
    """Nothing lies beside the museum any more."""
    forget_choices(s, seat)
    s["besides"][seat] = 0
    for k in range(BESIDE):
        s["beside"][seat, k] = NOTHING
        s["origin"][seat, k] = NOTHING
    for site in range(SITE_COUNT):
        s["dug"][seat, site] = 0
        s["backs"][seat, site] = 0
        for k in range(HAND):
            s["back"][seat, site, k] = NOTHING


@lean
def begin_fixing(s: Record) -> None:
    """FO-62: each worker above the room of a museum is bound to a column."""
    s["phase"] = FIX
    s["owing"] = 0
    s["scene"] += 1
    for seat in range(s["players"]):
        over = int(s["free"][seat]) - ROOM
        s["due"][seat] = max(0, over)
        s["choices"][seat] = 0
        if over > 0:
            s["owing"] |= 1 << seat
    if s["owing"] == 0:
        s["phase"] = FIXED


@lean
def legal_fix(s: Record, seat: int, out: Ints) -> int:
    """FO-62: any column."""
    for column in range(BOARD_COLUMNS):
        out[column] = FIXING + column
    return BOARD_COLUMNS


@lean
def fix_all(s: Record) -> None:
    """All have chosen: the workers stand above their columns."""
    for seat in range(s["players"]):
        for k in range(s["choices"][seat]):
            column = s["choice"][seat, k]
            s["fixed"][seat, column] += 1
            s["crowd"][column] += 1
            s["free"][seat] -= 1
        forget_choices(s, seat)
