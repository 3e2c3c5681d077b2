"""What a seat knows, and worlds that fit it.

Museums, storage, market and archive are open, so everybody knows what a bag holds together with the tiles that others have
drawn from it and not yet put down. Those go back into the bag when a position is hidden: their sum is known, the parts are not.
Who has dug knows besides what it put back: whoever dug there before or at the same moment cannot have kept it.
"""

from gondwana.core.compiled import lean
from gondwana.core.contract import EVERYTHING, Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.fossilium.data import BOARD_COLUMNS
from gondwana.games.fossilium.excavation import KEEPING_COUNT, KEEPINGS, legal_excavate, legal_store, seat_at
from gondwana.games.fossilium.setup import DRAWS
from gondwana.games.fossilium.shapes import BIT
from gondwana.games.fossilium.state import (
    DIGGING,
    EXCAVATE,
    FIX,
    KINDS,
    LEAVE,
    SECRET,
    SITE_COUNT,
    START,
    STORE,
    TYPE_COUNT,
)


@lean
def hide(s: Record, viewer: int) -> None:
    """Wipe what the viewer cannot know."""
    if viewer == EVERYTHING or s["viewer"] == viewer + 2:
        return
    s["viewer"] = viewer + 2
    for seat in range(s["players"]):
        if seat != viewer:
            hide_tiles(s, seat)
            for k in range(s["choices"][seat]):
                s["choice"][seat, k] = SECRET
            if s["last_to"] == seat and s["hands"][seat] + s["besides"][seat] > 0:
                s["last"] = SECRET
    list_bags(s)


@lean
def hide_tiles(s: Record, seat: int) -> None:
    """Tiles in the hand, beside the museum, and what was put back."""
    for k in range(s["hands"][seat]):
        s["bag"][site_of_hand(s, seat, k), s["hand"][seat, k]] += 1
        s["hand"][seat, k] = SECRET
    for k in range(s["besides"][seat]):
        s["bag"][s["origin"][seat, k], s["beside"][seat, k]] += 1
        s["beside"][seat, k] = SECRET
    for site in range(SITE_COUNT):
        for k in range(s["backs"][seat, site]):
            s["back"][seat, site, k] = SECRET


@lean
def site_of_hand(s: Record, seat: int, k: int) -> int:
    """Where a tile of a hand comes from: at the start two from each site, else all from one."""
    return k // DRAWS if s["phase"] <= START and s["where"][seat] < 0 else int(s["where"][seat])


@lean
def list_bags(s: Record) -> None:
    """Which kinds the bags hold."""
    for site in range(SITE_COUNT):
        kinds = 0
        for kind in range(KINDS):
            if s["bag"][site, kind] > 0:
                kinds |= BIT[kind]
        s["inbag"][site] = kinds


@lean
def guess(s: Record, viewer: int, rng: Stream, buffer: Ints) -> None:
    """Deal the unseen tiles to those who hold them, in the order in which they were drawn; unseen choices at random."""
    s["viewer"] = 0
    for site in range(SITE_COUNT):
        for wave in range(s["wave"] + 1):
            guess_wave(s, viewer, site, wave, rng)
    for place in range(s["players"]):
        seat = seat_at(s, place) if s["ammonite"] >= 0 else place
        if seat == viewer:
            continue
        for k in range(s["hands"][seat]):
            s["hand"][seat, k] = unseen(s, site_of_hand(s, seat, k), rng)
        if s["last_to"] == seat and s["last"] == SECRET:
            s["last"] = last_drawn(s, seat)
    for seat in range(s["players"]):
        if seat != viewer and s["choices"][seat] > 0:
            guess_choices(s, seat, rng, buffer)
    list_bags(s)


@lean
def guess_wave(s: Record, viewer: int, site: int, wave: int, rng: Stream) -> None:
    """What those kept and put back who dug at a site in the same wave, with what the viewer knows from its own digging there.

    No tile was in two hands of a wave. Nobody kept what the viewer drew later or at the same moment, and nobody put back what it
    drew at the same moment.
    """
    own = int(s["dug"][viewer, site]) if viewer >= 0 else 0
    if own >= 1 + wave:
        add_back(s, viewer, site, -1)
    for seat in range(s["players"]):
        if seat != viewer and s["dug"][seat, site] == 1 + wave:
            guess_kept(s, seat, site, rng)
    if own > 1 + wave:
        add_back(s, viewer, site, 1)
        add_own(s, viewer, site, 1)
    guess_backs(s, viewer, site, wave, rng)
    if own > 1 + wave:
        add_own(s, viewer, site, -1)
    elif own == 1 + wave:
        add_back(s, viewer, site, 1)


@lean
def guess_kept(s: Record, seat: int, site: int, rng: Stream) -> None:
    """What a seat kept of a site."""
    for k in range(s["besides"][seat]):
        if s["origin"][seat, k] == site:
            s["beside"][seat, k] = unseen(s, site, rng)


@lean
def guess_backs(s: Record, viewer: int, site: int, wave: int, rng: Stream) -> None:
    """What those of a wave put back: all of it was out of the bag at the same time, and lies in it again."""
    for by in range(2):
        for seat in range(s["players"]):
            if seat == viewer or s["dug"][seat, site] != 1 + wave:
                continue
            for k in range(s["backs"][seat, site]):
                if by == 0:
                    s["back"][seat, site, k] = unseen(s, site, rng)
                else:
                    s["bag"][site, s["back"][seat, site, k]] += 1


@lean
def add_back(s: Record, viewer: int, site: int, by: int) -> None:
    """The tiles that the viewer put back, counted to the bag or no longer."""
    for k in range(s["backs"][viewer, site]):
        s["bag"][site, s["back"][viewer, site, k]] += by


@lean
def unseen(s: Record, site: int, rng: Stream) -> int:
    """A tile that the viewer has not seen, taken out of those of a site."""
    number = 0
    for kind in range(KINDS):
        number += s["bag"][site, kind]
    rest = below(rng, number)
    kind = 0
    while rest >= s["bag"][site, kind]:
        rest -= s["bag"][site, kind]
        kind += 1
    s["bag"][site, kind] -= 1
    return kind


@lean
def last_drawn(s: Record, seat: int) -> int:
    """The tile that a seat drew last: still in its hand, or kept without a choice."""
    if s["hands"][seat] > 0:
        return int(s["hand"][seat, s["hands"][seat] - 1])
    return int(s["beside"][seat, s["besides"][seat] - 1])


@lean
def add_own(s: Record, viewer: int, site: int, by: int) -> None:
    """The viewer's own tiles of a site, counted to its bag or no longer."""
    for k in range(s["besides"][viewer]):
        if s["origin"][viewer, k] == site:
            s["bag"][site, s["beside"][viewer, k]] += by
    if s["where"][viewer] == site:
        for k in range(s["hands"][viewer]):
            s["bag"][site, s["hand"][viewer, k]] += by


@lean
def guess_choices(s: Record, seat: int, rng: Stream, buffer: Ints) -> None:
    """Choices that a seat has made and not shown, all that it could have made equally likely."""
    made = int(s["choices"][seat])
    s["choices"][seat] = 0
    for k in range(made):
        if s["phase"] == STORE:
            choice = int(buffer[below(rng, legal_store(s, seat, buffer))]) - LEAVE
        elif s["phase"] == FIX:
            choice = below(rng, BOARD_COLUMNS)
        elif s["phase"] == EXCAVATE:
            choice = int(buffer[below(rng, legal_excavate(s, seat, buffer))]) - DIGGING
        elif k == 1:
            choice = below(rng, TYPE_COUNT)
        else:
            number = below(rng, int(KEEPING_COUNT[s["hands"][seat], s["keep"][seat]]))
            choice = int(KEEPINGS[s["hands"][seat], s["keep"][seat], number]) - 1
        s["choice"][seat, k] = choice
        s["choices"][seat] = k + 1
