"""Guesses at a set-up that is still secret: tiles, reserves, pieces, notes."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.core.rng import Stream, below
from gondwana.games.giganten.land import HOME
from gondwana.games.giganten.pieces import clear, put
from gondwana.games.giganten.setup import (
    FAMILY,
    TILE_KINDS,
    army,
    chosen_reserves,
    far_enough,
    is_by_nest,
    is_screened,
    may_stand,
    territory,
    to_stand,
)
from gondwana.games.giganten.sight import is_partner, sees_fields
from gondwana.games.giganten.state import (
    BLITZ,
    DIFFERENT,
    HIDDEN,
    KINDS,
    MOST_PIECES,
    NEST,
    NOT_BY_NEST,
    SAFE_FROM,
    SECRET,
    SWAMP,
    TAKERS,
    UNSET,
)

SAFE_FIRST, SAFE_SECOND = SAFE_FROM
MOST_TRIES = 20_000
"""Far more than any drawing takes: it keeps a damaged position from hanging the program."""


@lean
def guess_tiles(s: Record, viewer: int, rng: Stream) -> None:
    """Tiles that others have laid: any of theirs, turned in any way."""
    for party in range(2):
        if party == viewer:
            continue
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
def guess_arranging(s: Record, viewer: int, seat: int, rng: Stream) -> None:
    """A way in which the secret steps of a seat, so many as it has done, can have gone."""
    secret_note = s["note"][seat] == SECRET
    for _ in range(MOST_TRIES):
        if deal_arranging(s, viewer, seat, rng):
            return
        if secret_note:
            s["note"][seat] = SECRET
        for n in range(s["count"][seat]):
            if is_screened(s) and not sees_fields(s, viewer, seat):
                s["who"][s["at"][seat, n]] = 0
                clear(s, seat, n)
            elif not (s["kind"][seat, n] == NEST and keeps_nest(s, viewer, seat)):
                s["kind"][seat, n] = HIDDEN
        if is_screened(s) and not sees_fields(s, viewer, seat):
            s["count"][seat] = 0


@lean
def keeps_nest(s: Record, viewer: int, seat: int) -> bool:
    """Whether the viewer knows the seat's Nest though nothing else of it."""
    return is_partner(s, viewer, seat) and sees_fields(s, viewer, seat)


@lean
def deal_arranging(s: Record, viewer: int, seat: int, rng: Stream) -> bool:
    """One try; answers whether it keeps the rules."""
    done = int(s["arranged"][seat])
    chosen = chosen_reserves(s)
    if chosen > 0 and not deal_reserve(s, seat, min(done, chosen), rng):
        return False
    placing = min(done - chosen, to_stand(s))
    secret = is_screened(s) and not sees_fields(s, viewer, seat)
    for kind in range(KINDS):
        for _ in range(army(s, kind) - s["held"][seat, kind]):
            if placing <= 0:
                break
            placing -= 1
            if kind == NEST and keeps_nest(s, viewer, seat):
                continue
            if secret and not put_somewhere(s, seat, kind, rng):
                return False
            if not secret and not give_somewhere(s, seat, kind, rng):
                return False
    for n in range(s["count"][seat]):
        if s["kind"][seat, n] == HIDDEN:
            s["kind"][seat, n] = UNSET
    if not leaves_land(s, seat):
        return False
    if s["note"][seat] == SECRET:
        return note_somewhere(s, seat, rng)
    return True


@lean
def deal_reserve(s: Record, seat: int, many: int, rng: Stream) -> bool:
    """The first few kinds held back, each piece as likely as any other."""
    for kind in range(KINDS):
        s["held"][seat, kind] = 0
    for _ in range(many):
        total = 0
        for kind in range(KINDS):
            if TAKERS >> kind & 1:
                total += army(s, kind) - s["held"][seat, kind]
        rest = below(rng, total)
        kind = 0
        while True:
            if TAKERS >> kind & 1:
                rest -= army(s, kind) - s["held"][seat, kind]
            if rest < 0:
                break
            kind += 1
        s["held"][seat, kind] += 1
    return not s["flags"] & DIFFERENT or families_differ(s, seat)


@lean
def put_somewhere(s: Record, seat: int, kind: int, rng: Stream) -> bool:
    """A piece on a field of the territory, any that is free and takes it."""
    field = int(HOME[s["outline"], seat & 1, below(rng, territory(s, seat & 1))])
    for _ in range(4 * MOST_PIECES):
        if s["who"][field] == 0 and may_stand(s, seat, kind, field):
            break
        field = int(HOME[s["outline"], seat & 1, below(rng, territory(s, seat & 1))])
    if s["who"][field] != 0 or not may_stand(s, seat, kind, field):
        return False
    if kind == NEST and not far_enough(s, seat, field) and below(rng, MOST_TRIES) > 0:
        return False
    put(s, seat, field, kind)
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
def leaves_land(s: Record, seat: int) -> bool:
    """Whether what is still to be given its kind finds land for the Blitzes."""
    if is_screened(s):
        return True
    missing = army(s, BLITZ)
    land = 0
    for n in range(s["count"][seat]):
        missing -= s["kind"][seat, n] == BLITZ
        land += s["kind"][seat, n] == UNSET and not s["ground"][s["at"][seat, n]] & SWAMP
    return land >= missing


@lean
def note_somewhere(s: Record, seat: int, rng: Stream) -> bool:
    """GI-65, GI-66 a: a field of the territory where no enemy has stopped unharmed, not by the own Nest."""
    safe = SAFE_SECOND if seat & 1 else SAFE_FIRST
    free = 0
    for k in range(territory(s, seat & 1)):
        free += not s["ground"][HOME[s["outline"], seat & 1, k]] & safe
    rest = below(rng, free)
    field = 0
    for k in range(territory(s, seat & 1)):
        field = int(HOME[s["outline"], seat & 1, k])
        if not s["ground"][field] & safe:
            if rest == 0:
                break
            rest -= 1
    s["note"][seat] = field
    return not (s["flags"] & NOT_BY_NEST and is_by_nest(s, seat, field))


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
