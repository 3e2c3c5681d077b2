"""Guesses at a set-up that is still secret: tiles, reserves, pieces, notes."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.giganten.armies import army, has_free_reserve, is_screened, territory
from gondwana.games.giganten.arranging import FAMILY, arrange, holds_family, is_choosing_reserve, legal_arranging
from gondwana.games.giganten.land import HOME
from gondwana.games.giganten.placing import may_stand
from gondwana.games.giganten.setup import TILE_KINDS
from gondwana.games.giganten.sight import is_told_partner, sees_fields
from gondwana.games.giganten.state import (
    AGREED,
    DECLINED,
    DIFFERENT,
    DONE,
    HIDDEN,
    HOLD,
    KINDS,
    NOTHING,
    RESERVE,
    SAFE_FROM,
    SECRET,
    TAKERS,
    UNSET,
)

SAFE_FIRST, SAFE_SECOND = SAFE_FROM
MOST_TRIES = 20_000
"""Far more than any drawing takes: it keeps a damaged position from hanging the program."""


@lean
def guess_tiles(s: Record, party: int, rng: Stream) -> None:
    """Tiles that a party has laid: any of its own, turned in any way."""
    for place in range(s["laid_count"][party]):
        rest = 0
        for tile in range(TILE_KINDS):
            rest += unlaid(s, party, tile, place)
        rest = below(rng, rest)
        tile = 0
        while rest >= unlaid(s, party, tile, place):
            rest -= unlaid(s, party, tile, place)
            tile += 1
        s["laid"][party, place] = tile * 4 + below(rng, 4)


@lean
def unlaid(s: Record, party: int, tile: int, places: int) -> int:
    """How many tiles of a kind a party has left after the first few places."""
    left = int(s["drawn"][party, tile])
    for place in range(places):
        if s["laid"][party, place] >> 2 == tile:
            left -= 1
    return left


@lean
def guess_arranging(s: Record, viewer: int, seat: int, rng: Stream, buffer: Ints) -> None:
    """A way in which the secret steps of a seat, so many as it has done, can have gone."""
    if is_screened(s) and sees_fields(s, viewer, seat):
        guess_finished(s, seat, rng)
        return
    done = int(s["arranged"][seat])
    for n in range(s["count"][seat]):
        s["kind"][seat, n] = UNSET
    s["note"][seat] = NOTHING
    s["arranged"][seat] = 0
    hold = below(rng, min(done, RESERVE) + 1) if has_free_reserve(s) and is_screened(s) else RESERVE
    for k in range(done):
        if is_choosing_reserve(s, seat):
            action = draw_reserve(s, seat, k < hold, rng)
        else:
            action = int(buffer[below(rng, legal_arranging(s, seat, buffer))])
        arrange(s, seat, action)


@lean
def draw_reserve(s: Record, seat: int, more: bool, rng: Stream) -> int:
    """A kind to hold back, each piece as likely as any other; or no more."""
    if not more:
        return DONE
    total = 0
    for kind in range(KINDS):
        total += may_hold(s, seat, kind)
    rest = below(rng, total)
    kind = 0
    while rest >= may_hold(s, seat, kind):
        rest -= may_hold(s, seat, kind)
        kind += 1
    return HOLD + kind


@lean
def may_hold(s: Record, seat: int, kind: int) -> int:
    """How many pieces of a kind could be held back next."""
    if not TAKERS >> kind & 1 or (s["flags"] & DIFFERENT and holds_family(s, seat, kind)):
        return 0
    return army(s, kind) - s["held"][seat, kind]


@lean
def guess_finished(s: Record, seat: int, rng: Stream) -> None:
    """GI-70: the kinds of a partner who has set up: fields are seen; his Nest is known, and traps that keep away from it."""
    if not s["flags"] & AGREED:
        for _ in range(s["holds"][seat]):
            s["held"][seat, draw_reserve(s, seat, True, rng) - HOLD] += 1
    for _ in range(MOST_TRIES):
        if give_kinds(s, seat, rng):
            break
        for n in range(s["count"][seat]):
            if not is_told_partner(s, int(s["kind"][seat, n])):
                s["kind"][seat, n] = HIDDEN
    if s["note"][seat] == SECRET:
        note_somewhere(s, seat, rng)


@lean
def give_kinds(s: Record, seat: int, rng: Stream) -> bool:
    """One try; answers whether every kind found a piece."""
    for kind in range(KINDS):
        if is_told_partner(s, kind):
            continue
        for _ in range(army(s, kind) - s["held"][seat, kind]):
            if not give_somewhere(s, seat, kind, rng):
                return False
    return True


@lean
def give_somewhere(s: Record, seat: int, kind: int, rng: Stream) -> bool:
    """A kind for one of the pieces that have none yet."""
    can_take = 0
    for n in range(s["count"][seat]):
        can_take += s["kind"][seat, n] == HIDDEN and may_stand(s, seat, kind, s["at"][seat, n])
    if can_take == 0:
        return False
    rest = below(rng, can_take)
    for n in range(s["count"][seat]):
        if s["kind"][seat, n] == HIDDEN and may_stand(s, seat, kind, s["at"][seat, n]):
            if rest == 0:
                s["kind"][seat, n] = kind
                return True
            rest -= 1
    return False


@lean
def note_somewhere(s: Record, seat: int, rng: Stream) -> None:
    """GI-65: any field of the territory where no enemy has stopped unharmed, or none at all, all equally likely."""
    safe = SAFE_SECOND if seat & 1 else SAFE_FIRST
    free = 0
    for k in range(territory(s, seat & 1)):
        free += not s["ground"][HOME[s["outline"], seat & 1, k]] & safe
    rest = below(rng, free + 1)
    s["note"][seat] = DECLINED
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        if not s["ground"][field] & safe:
            if rest == 0:
                s["note"][seat] = field
                return
            rest -= 1


@lean
def families_differ(s: Record, seat: int) -> bool:
    """GI-67 b: no two of the seat's reserves, wherever they are now, are of one family."""
    for kind in range(KINDS):
        many = 0
        for other in range(KINDS):
            if FAMILY[other] == FAMILY[kind]:
                many += s["held"][seat, other] + s["reserve_lost"][seat, other]
        for n in range(s["count"][seat]):
            if s["came"][seat, n] and s["kind"][seat, n] < KINDS:
                many += FAMILY[s["kind"][seat, n]] == FAMILY[kind]
        if many > 1:
            return False
    return True
