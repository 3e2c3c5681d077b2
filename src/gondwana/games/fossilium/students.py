"""Doctoral students are sent out (FO-38)."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.build import LABORATORY, has_side
from gondwana.games.fossilium.data import DATA
from gondwana.games.fossilium.state import END, KEEPING, NOTHING, PICK, SITE_COUNT, STUDENTS, STUDY, TURN
from gondwana.games.fossilium.storage import put_into_bag, room, store

MORE = DATA.panels.laboratory


@lean
def can_send(s: Record, seat: int) -> bool:
    """Not sent yet in this turn, students there, and a slot for what they bring."""
    return s["sent"] == 0 and s["students"][seat] > 0 and room(s, seat) > 0


@lean
def legal_students(s: Record, seat: int, out: Ints, n: int) -> int:
    """FO-38: once in a turn, with a free slot, to a site that still has parts.

    Before the action too: whoever is on turn has a field to act on, and a part more in storage closes none.
    """
    if can_send(s, seat):
        for site in range(SITE_COUNT):
            out[n] = STUDENTS + site
            n += s["tiles"][site] > 0
    return n


@lean
def send(s: Record, seat: int, site: int) -> None:
    """As many draws as the marker shows; a short bag gives what it has."""
    number = int(s["students"][seat]) + (MORE if has_side(s, seat, LABORATORY) else 0)
    s["students"][seat] = 0
    s["sent"] = 1
    s["source"] = site
    s["where"][seat] = site
    s["left"] = min(s["tiles"][site], number)
    s["hands"][seat] = 0
    s["keep"][seat] = 1
    s["phase"] = STUDY
    s["scene"] += 1


@lean
def drew(s: Record, seat: int) -> None:
    """All are drawn: keep exactly one."""
    s["phase"] = PICK
    s["owing"] = 1 << seat
    if s["hands"][seat] == 1:
        keep_one(s, seat, 0)


@lean
def legal_pick(s: Record, seat: int, out: Ints) -> int:
    """FO-38: exactly one."""
    for k in range(s["hands"][seat]):
        out[k] = KEEPING + (1 << k) - 1
    return int(s["hands"][seat])


@lean
def keep_one(s: Record, seat: int, number: int) -> None:
    """One part into storage, the others back; then the turn goes on."""
    for k in range(s["hands"][seat]):
        kind = int(s["hand"][seat, k])
        if k == number:
            store(s, seat, kind)
        else:
            put_into_bag(s, int(s["where"][seat]), kind)
        s["hand"][seat, k] = NOTHING
    s["hands"][seat] = 0
    s["keep"][seat] = 0
    s["where"][seat] = NOTHING
    s["source"] = NOTHING
    s["phase"] = END if s["acted"] else TURN
    s["scene"] += 1
