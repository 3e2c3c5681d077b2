"""The pieces on the board: who stands where, and putting, moving and lifting them.

The pieces of a seat are numbered. A number says nothing of the kind: where numbers were given in secret, they are given anew
before anybody else sees them.
"""

import numpy as np

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.giganten.state import (
    MOST_PIECES,
    NOTHING,
    SEATS,
    TAKERS,
)

SEAT_OF = np.array([NOTHING, *(seat for seat in range(SEATS) for _ in range(MOST_PIECES))], np.int8)
PIECE_OF = np.array([NOTHING, *(n for _ in range(SEATS) for n in range(MOST_PIECES))], np.int8)
"""What `who` of a field says: the seat, and the number of its piece."""


@inlined
def is_free(s: Record, field: int) -> bool:
    """A field of the board with nobody on it."""
    return field >= 0 and s["who"][field] == 0


@inlined
def is_enemy(s: Record, field: int, seat: int) -> bool:
    """Whether a piece of the other party stands there."""
    if field < 0 or s["who"][field] == 0:
        return False
    return (int(SEAT_OF[s["who"][field]]) ^ seat) & 1 == 1


@lean
def put(s: Record, seat: int, field: int, kind: int) -> int:
    """A new piece on a field; answers its number."""
    n = int(s["count"][seat])
    s["count"][seat] = n + 1
    s["at"][seat, n] = field
    s["kind"][seat, n] = kind
    s["could"][seat, n] = 0
    s["stuck"][seat, n] = 0
    s["came"][seat, n] = 0
    s["home"][seat, n] = field
    s["steps"][seat, n] = 0
    s["shy"][seat, n] = 0
    s["who"][field] = 1 + seat * MOST_PIECES + n
    return n


@inlined
def shift(s: Record, seat: int, n: int, field: int) -> None:
    """A piece goes to another field."""
    s["who"][s["at"][seat, n]] = 0
    s["at"][seat, n] = field
    s["who"][field] = 1 + seat * MOST_PIECES + n


@lean
def lift(s: Record, seat: int, n: int) -> None:
    """Take a piece from the board; the last one gets its number."""
    s["who"][s["at"][seat, n]] = 0
    last = int(s["count"][seat]) - 1
    s["count"][seat] = last
    if n != last:
        s["at"][seat, n] = s["at"][seat, last]
        s["kind"][seat, n] = s["kind"][seat, last]
        s["could"][seat, n] = s["could"][seat, last]
        s["stuck"][seat, n] = s["stuck"][seat, last]
        s["came"][seat, n] = s["came"][seat, last]
        s["home"][seat, n] = s["home"][seat, last]
        s["steps"][seat, n] = s["steps"][seat, last]
        s["shy"][seat, n] = s["shy"][seat, last]
        s["who"][s["at"][seat, n]] = 1 + seat * MOST_PIECES + n
    clear(s, seat, last)


@lean
def clear(s: Record, seat: int, n: int) -> None:
    """Nothing is left of a number that is not in use."""
    s["at"][seat, n] = 0
    s["kind"][seat, n] = 0
    s["could"][seat, n] = 0
    s["stuck"][seat, n] = 0
    s["came"][seat, n] = 0
    s["home"][seat, n] = 0
    s["steps"][seat, n] = 0
    s["shy"][seat, n] = 0


@lean
def leave(s: Record, seat: int, n: int) -> None:
    """GI-26: a beaten piece lies open beside the board."""
    kind = int(s["kind"][seat, n])
    s["lost"][seat, kind] += 1
    if s["came"][seat, n]:
        s["reserve_lost"][seat, kind] += 1
    if TAKERS >> kind & 1:
        s["takers"][seat] -= 1
    lift(s, seat, n)


@lean
def wait_in_traps(s: Record, seat: int) -> None:
    """GI-66 b: a turn of a seat is over, one turn less for its pieces that stand still."""
    for n in range(s["count"][seat]):
        if s["stuck"][seat, n] > 0:
            s["stuck"][seat, n] -= 1


@lean
def piece_of_kind(s: Record, seat: int, kind: int) -> int:
    """The number of the seat's first piece of a kind, or NOTHING."""
    for n in range(s["count"][seat]):
        if s["kind"][seat, n] == kind:
            return n
    return NOTHING


@lean
def renumber(s: Record, seat: int) -> None:
    """Number the pieces by their fields: the order in which they were put down in secret would tell their kinds."""
    count = int(s["count"][seat])
    for n in range(1, count):
        m = n
        while m > 0 and s["at"][seat, m - 1] > s["at"][seat, m]:
            field, kind = s["at"][seat, m], s["kind"][seat, m]
            s["at"][seat, m] = s["at"][seat, m - 1]
            s["kind"][seat, m] = s["kind"][seat, m - 1]
            s["at"][seat, m - 1] = field
            s["kind"][seat, m - 1] = kind
            m -= 1
    for n in range(count):
        s["who"][s["at"][seat, n]] = 1 + seat * MOST_PIECES + n
