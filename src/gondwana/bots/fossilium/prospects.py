"""What a seat may hope for when it digs: which tiles it needs, and how many of them a draw brings on average. Compiled."""

from math import comb

import numpy as np
from numpy.typing import NDArray

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.excavation import MOST
from gondwana.games.fossilium.shapes import ALL_PARTS, FIRST_KIND, FOSSIL_OF, HALF, PAIR_OF, SIZE
from gondwana.games.fossilium.state import KINDS
from gondwana.games.fossilium.storage import stock
from gondwana.games.fossilium.workers import diggers

Floats = NDArray[np.float64]
USELESS, BEGINS, FURTHERS, FITS = range(4)
"""How much a seat needs a tile: not at all; as a beginning; as one more; to show or to complete something."""
LEVELS = 3
_FINE = 32


def _kept(keep: int, drawn: int, chance: float) -> float:
    """How many of those wanted are kept on average, if each of the tiles drawn is one with this chance."""
    odds = [comb(drawn, k) * chance**k * (1 - chance) ** (drawn - k) for k in range(drawn + 1)]
    return sum(min(keep, k) * odd for k, odd in enumerate(odds))


KEPT = np.array(
    [[[_kept(keep, drawn, q / _FINE) for q in range(_FINE + 1)] for drawn in range(MOST + 1)] for keep in range(MOST + 1)]
)


@inlined
def slice_holds(fossil: int) -> int:
    """Tiles of one kind that a fossil takes."""
    return 1 if SIZE[fossil] == 1 else 2


@lean
def need(s: Record, seat: int, kind: int) -> int:
    """How much one more tile of a kind would help."""
    fossil = int(FOSSIL_OF[kind])
    here = int(s["store"][seat, kind])
    if s["shown"][seat] >> fossil & 1:
        missing = int(ALL_PARTS[fossil]) & ~int(s["parts"][seat, fossil])
        lacks = missing >> (2 * PAIR_OF[kind]) & 3
        return FITS if (lacks & 1) + (lacks >> 1) > here else USELESS
    if here >= slice_holds(fossil):
        return USELESS
    found = stock(s, seat, fossil)
    if found + 1 >= HALF[fossil]:
        return FITS
    return FURTHERS if found > 0 else BEGINS


@lean
def look_at_site(s: Record, seat: int, site: int, own: int, out: Floats, first: int) -> None:
    """Adds what digging at a site brings on average: tiles of each level of need and above."""
    drawn = min(MOST, diggers(s, site) + int(s["fixed"][seat, site]))
    tiles, wanted_1, wanted_2, wanted_3 = 0, 0, 0, 0
    for kind in range(KINDS):
        count = int(s["bag"][site, kind])
        if count > 0:
            level = need(s, seat, kind)
            tiles += count
            wanted_1 += count if level >= BEGINS else 0
            wanted_2 += count if level >= FURTHERS else 0
            wanted_3 += count if level >= FITS else 0
    if tiles == 0:
        return
    keep = min(own, drawn)
    out[first] += KEPT[keep, drawn, _FINE * wanted_1 // tiles]
    out[first + 1] += KEPT[keep, drawn, _FINE * wanted_2 // tiles]
    out[first + 2] += KEPT[keep, drawn, _FINE * wanted_3 // tiles]


@inlined
def useful(s: Record, seat: int, fossil: int) -> int:
    """Parts in storage that a displayed fossil can take."""
    missing = int(ALL_PARTS[fossil]) & ~int(s["parts"][seat, fossil])
    found = 0
    first = int(FIRST_KIND[fossil])
    pair = 0
    while missing:
        lacks = (missing & 1) + (missing >> 1 & 1)
        here = int(s["store"][seat, first + pair])
        found += min(lacks, here)
        missing >>= 2
        pair += 1
    return found
