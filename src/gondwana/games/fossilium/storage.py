"""Tiles that change hands: storage, bags, and what everybody gains. What is looked at in every turn is kept up to date here."""

from gondwana.core.compiled import inlined
from gondwana.core.contract import Record
from gondwana.games.fossilium.data import DATA
from gondwana.games.fossilium.shapes import BIT, FIRST_KIND, FOSSIL_OF, HALF, PAIR_COUNT, SIZE

SYMBOLS = DATA.storage.symbols
MOST_STUDENTS = DATA.storage.students
TRACK = len(DATA.guests.prestige) - 1


@inlined
def room(s: Record, seat: int) -> int:
    """Free slots."""
    return int(s["slots"][seat]) - s["stored"][seat]


@inlined
def symbols(s: Record, seat: int) -> int:
    """FO-12: symbols that are not covered. Parts lie on plain slots first and may be moved."""
    free = room(s, seat)
    return min(SYMBOLS, free)


@inlined
def store(s: Record, seat: int, kind: int) -> None:
    """A tile into storage."""
    s["store"][seat, kind] += 1
    s["stored"][seat] += 1
    s["held"][seat] |= BIT[kind]
    find_ready(s, seat, int(FOSSIL_OF[kind]))


@inlined
def unstore(s: Record, seat: int, kind: int) -> None:
    """A tile out of storage."""
    s["store"][seat, kind] -= 1
    s["stored"][seat] -= 1
    if s["store"][seat, kind] == 0:
        s["held"][seat] &= ~BIT[kind]
    find_ready(s, seat, int(FOSSIL_OF[kind]))


@inlined
def find_ready(s: Record, seat: int, fossil: int) -> None:
    """FO-23: whether at least half of a fossil that is not displayed is in storage."""
    if s["shown"][seat] >> fossil & 1 == 0 and stock(s, seat, fossil) >= HALF[fossil]:
        s["ready"][seat] |= 1 << fossil
    else:
        s["ready"][seat] &= ~(1 << fossil)


@inlined
def stock(s: Record, seat: int, fossil: int) -> int:
    """How many parts of a new fossil could be laid: two tiles of each pair, one of a fossil of size 1."""
    first = FIRST_KIND[fossil]
    if SIZE[fossil] == 1:
        return 1 if s["store"][seat, first] > 0 else 0
    found = 0
    for pair in range(PAIR_COUNT[fossil]):
        here = int(s["store"][seat, first + pair])
        found += min(2, here)
    return found


@inlined
def take_from_bag(s: Record, site: int, kind: int) -> None:
    """A tile out of a bag."""
    s["bag"][site, kind] -= 1
    s["tiles"][site] -= 1
    if s["bag"][site, kind] == 0:
        s["inbag"][site] &= ~BIT[kind]


@inlined
def put_into_bag(s: Record, site: int, kind: int) -> None:
    """A tile into a bag."""
    s["bag"][site, kind] += 1
    s["tiles"][site] += 1
    s["inbag"][site] |= BIT[kind]


@inlined
def gain_guests(s: Record, seat: int, number: int) -> None:
    """FO-40: beyond the end of the track each guest brings 1 $."""
    total = int(s["guests"][seat]) + number
    if total > TRACK:
        s["money"][seat] += total - TRACK
        total = TRACK
    s["guests"][seat] = total


@inlined
def gain_students(s: Record, seat: int, number: int) -> None:
    """FO-12: never more than five, the rest is lost."""
    total = int(s["students"][seat]) + number
    s["students"][seat] = min(MOST_STUDENTS, total)
