"""What a seat knows, and worlds that fit it.

Everybody sees every piece and every step, so one set of kinds for each piece, `could`, holds all that follows from what was
seen: where it was put down, how it moved, what it challenged, and its one kind once it was shown. The owner knows the kind.

A guess deals the kinds that are left to the pieces that are unknown. Only Nest, blank, Blitz and Culak are shut out from some of
them; every other kind can be anywhere. So those four are drawn first, each evenly from the pieces that could be it, and all is
drawn again when two fall on one piece or a rule about two pieces is broken; the others are shuffled over the rest. Every army
that fits has the same number of ways to come out, so all are equally likely. Since the true one fits, the drawing ends.
"""

from gondwana.core.compiled import lean
from gondwana.core.contract import EVERYTHING, Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.giganten.armies import agreed_number, army, has_free_reserve, is_land_covered
from gondwana.games.giganten.arranged import MOST_TRIES, families_differ, guess_arranging, guess_tiles, note_somewhere
from gondwana.games.giganten.moves import can_act, can_move
from gondwana.games.giganten.pieces import PIECE_OF, clear, piece_of_kind
from gondwana.games.giganten.placing import far_enough, is_by_nest
from gondwana.games.giganten.setup import cover_ground, lay_ground
from gondwana.games.giganten.sight import (
    is_one_kind,
    is_partner,
    is_told_note,
    is_told_partner,
    knows,
    knows_army,
    sees_fields,
)
from gondwana.games.giganten.state import (
    AGREED,
    ARRANGE,
    BLANK,
    BLITZ,
    CULAK,
    DIFFERENT,
    GO,
    HIDDEN,
    KINDS,
    LAY,
    MOST_PIECES,
    NEST,
    NOT_BY_NEST,
    NOTHING,
    PICK,
    SECRET,
    SET,
    TAKERS,
    TRAP,
)

SHUT_OUT = (NEST, BLANK, BLITZ, CULAK)
ANY_GROUP, MAIN, HELD_BACK = -1, 0, 1
"""With an agreed reserve (GI-67 a) its pieces and the others are dealt apart."""

# The caller's buffer: the unknown pieces (by number; from MOST_PIECES on: held back), their kinds, how many of a kind are left.
# Besides, for each seat: which pieces were unknown, a bit for each, and its note.
_WHO, _WHAT, _LEFT, _UNKNOWN, _NOTES = 0, 64, 128, 192, 200


@lean
def hide(s: Record, viewer: int) -> None:
    """Wipe what the viewer cannot know."""
    if viewer == EVERYTHING or s["viewer"] == viewer + 2:
        return
    s["viewer"] = viewer + 2
    for party in range(2):
        if s["phase"] == LAY and party != viewer:
            hide_tiles(s, party)
        elif is_land_covered(s) and (viewer < 0 or party != viewer & 1):
            hide_tiles(s, party)
            for place in range(s["laid_count"][party]):
                cover_ground(s, party, place)
    for seat in range(s["players"]):
        if s["phase"] >= ARRANGE and not knows_army(s, viewer, seat):
            hide_army(s, viewer, seat)
        if not sees_fields(s, viewer, seat):
            for n in range(s["count"][seat]):
                s["who"][s["at"][seat, n]] = 0
                clear(s, seat, n)
            s["count"][seat] = 0
            if has_free_reserve(s):
                s["holds"][seat] = 0


@lean
def hide_tiles(s: Record, party: int) -> None:
    """GI-02, GI-68: how a party turned and ordered its tiles."""
    for place in range(s["laid_count"][party]):
        s["laid"][party, place] = SECRET


@lean
def hide_army(s: Record, viewer: int, seat: int) -> None:
    """The fronts of a seat's pieces, its reserve and its note. Partners know each other's Nests (GI-70)."""
    partner = is_partner(s, viewer, seat)
    for n in range(s["count"][seat]):
        told = partner and is_told_partner(s, int(s["kind"][seat, n]))
        if not is_one_kind(int(s["could"][seat, n])) and not told:
            s["kind"][seat, n] = HIDDEN
    if not (s["flags"] & AGREED and s["phase"] == ARRANGE):
        for kind in range(KINDS):
            s["held"][seat, kind] = 0
    if s["note"][seat] != NOTHING and not s["noted"][seat] and not is_told_note(s, viewer, seat):
        s["note"][seat] = SECRET
    if s["phase"] == SET and s["seat"] == seat:
        s["hand"] = HIDDEN


@lean
def guess(s: Record, viewer: int, rng: Stream, buffer: Ints) -> None:
    """Fill in what the viewer does not know, each world that fits equally likely."""
    s["viewer"] = 0
    if s["phase"] == LAY:
        for party in range(2):
            if party != viewer:
                guess_tiles(s, party, rng)
    elif s["phase"] == ARRANGE:
        for party in range(2):
            if is_land_covered(s) and (viewer < 0 or party != viewer & 1):
                guess_tiles(s, party, rng)
                for place in range(s["laid_count"][party]):
                    lay_ground(s, party, place)
        for seat in range(s["players"]):
            if seat != viewer and not knows_army(s, viewer, seat):
                guess_arranging(s, viewer, seat, rng, buffer)
    elif s["phase"] > ARRANGE:
        guess_armies(s, viewer, rng, buffer)


@lean
def guess_armies(s: Record, viewer: int, rng: Stream, buffer: Ints) -> None:
    """Deal the unknown kinds of all seats, again and again until the world keeps every rule."""
    secret_hand = s["hand"] == HIDDEN
    for seat in range(s["players"]):
        buffer[_UNKNOWN + seat] = 0
        buffer[_NOTES + seat] = s["note"][seat]
        for n in range(s["count"][seat]):
            if s["kind"][seat, n] == HIDDEN:
                buffer[_UNKNOWN + seat] |= 1 << n
    for _ in range(MOST_TRIES):
        fits = True
        for seat in range(s["players"]):
            if fits and not knows(s, viewer, seat):
                fits = deal_army(s, seat, rng, buffer)
        if fits and fits_rules(s):
            break
        for seat in range(s["players"]):
            s["note"][seat] = buffer[_NOTES + seat]
            if not knows(s, viewer, seat):
                for n in range(s["count"][seat]):
                    if buffer[_UNKNOWN + seat] >> n & 1:
                        s["kind"][seat, n] = HIDDEN
                for kind in range(KINDS):
                    s["held"][seat, kind] = 0
    if secret_hand:
        s["hand"] = held_at_random(s, int(s["seat"]), rng)


@lean
def held_at_random(s: Record, seat: int, rng: Stream) -> int:
    rest = below(rng, int(s["holds"][seat]))
    kind = 0
    while rest >= s["held"][seat, kind]:
        rest -= s["held"][seat, kind]
        kind += 1
    return kind


@lean
def deal_army(s: Record, seat: int, rng: Stream, buffer: Ints) -> bool:
    """Give kinds to the unknown pieces of a seat; answers whether that came out without two on one piece."""
    if s["flags"] & AGREED:
        if not deal_group(s, seat, HELD_BACK, rng, buffer) or not deal_group(s, seat, MAIN, rng, buffer):
            return False
    elif not deal_group(s, seat, ANY_GROUP, rng, buffer):
        return False
    if s["note"][seat] == SECRET:
        note_somewhere(s, seat, rng)
    return True


@lean
def deal_group(s: Record, seat: int, group: int, rng: Stream, buffer: Ints) -> bool:
    many = list_unknown(s, seat, group, buffer)
    count_left(s, seat, group, buffer)
    for k in range(many):
        buffer[_WHAT + k] = HIDDEN
    for kind in SHUT_OUT:
        for _ in range(buffer[_LEFT + kind]):
            can_be = 0
            for k in range(many):
                can_be += could_be(s, seat, int(buffer[_WHO + k]), kind)
            if can_be == 0:
                return False
            rest = below(rng, can_be)
            k = 0
            while True:
                if could_be(s, seat, int(buffer[_WHO + k]), kind):
                    if rest == 0:
                        break
                    rest -= 1
                k += 1
            if buffer[_WHAT + k] != HIDDEN:
                return False
            buffer[_WHAT + k] = kind
    shuffle_rest(many, rng, buffer)
    for k in range(many):
        n, kind = int(buffer[_WHO + k]), int(buffer[_WHAT + k])
        if kind == HIDDEN or not could_be(s, seat, n, kind):
            return False
        if n < MOST_PIECES:
            s["kind"][seat, n] = kind
        else:
            s["held"][seat, kind] += 1
    return True


@lean
def could_be(s: Record, seat: int, n: int, kind: int) -> int:
    """Whether an unknown piece can be of a kind, as far as everybody knows."""
    could = TAKERS if n >= MOST_PIECES else int(s["could"][seat, n])
    return could >> kind & 1


@lean
def list_unknown(s: Record, seat: int, group: int, buffer: Ints) -> int:
    many = 0
    for n in range(s["count"][seat]):
        if s["kind"][seat, n] == HIDDEN and (group == ANY_GROUP or group == s["came"][seat, n]):
            buffer[_WHO + many] = n
            many += 1
    if group != MAIN:
        for k in range(s["holds"][seat]):
            buffer[_WHO + many] = MOST_PIECES + k
            many += 1
    return many


@lean
def count_left(s: Record, seat: int, group: int, buffer: Ints) -> None:
    """How many of each kind the unknown pieces are: the army without what is beaten, away or known."""
    for kind in range(KINDS):
        agreed = agreed_number(s, kind) if s["flags"] & AGREED else 0
        if group == HELD_BACK:
            left = agreed - s["reserve_lost"][seat, kind]
        else:
            left = army(s, kind) - s["lost"][seat, kind] - s["away"][seat, kind]
            if group == MAIN:
                left -= agreed - s["reserve_lost"][seat, kind]
        buffer[_LEFT + kind] = left
    for n in range(s["count"][seat]):
        kind = int(s["kind"][seat, n])
        if kind != HIDDEN and (group == ANY_GROUP or group == s["came"][seat, n]):
            buffer[_LEFT + kind] -= 1


@lean
def shuffle_rest(many: int, rng: Stream, buffer: Ints) -> None:
    """Kinds that can be anywhere, over the pieces that have none yet."""
    rest = 0
    for k in range(many):
        rest += buffer[_WHAT + k] == HIDDEN
    for k in range(many):
        if buffer[_WHAT + k] == HIDDEN:
            pick = below(rng, rest)
            rest -= 1
            kind = CULAK + 1
            while kind < KINDS - 1 and pick >= buffer[_LEFT + kind]:
                pick -= buffer[_LEFT + kind]
                kind += 1
            buffer[_LEFT + kind] -= 1
            buffer[_WHAT + k] = kind


@lean
def fits_rules(s: Record) -> bool:
    """The rules about more than one piece: trap and Nest, two Nests, different reserves; and that who is to act can."""
    for seat in range(s["players"]):
        if s["flags"] & DIFFERENT and not families_differ(s, seat):
            return False
        if s["flags"] & NOT_BY_NEST:
            trap = piece_of_kind(s, seat, BLANK) if s["flags"] & TRAP else NOTHING
            if trap != NOTHING and is_by_nest(s, seat, s["at"][seat, trap]):
                return False
            if s["note"][seat] >= 0 and is_by_nest(s, seat, int(s["note"][seat])):
                return False
        if s["players"] == 4 and seat < 2 and not nests_apart(s, seat):
            return False
    return acts(s)


@lean
def nests_apart(s: Record, seat: int) -> bool:
    nest = piece_of_kind(s, seat, NEST)
    return nest == NOTHING or far_enough(s, seat, s["at"][seat, nest])


@lean
def acts(s: Record) -> bool:
    """Who is to act has something to do: a piece that can move, and the piece taken can."""
    seat = int(s["seat"])
    if s["phase"] == PICK and s["step"] == 0 and not s["brought"]:
        return can_act(s, seat)
    if s["phase"] == GO:
        return can_move(s, seat, int(s["kind"][seat, PIECE_OF[s["who"][s["picked"]]]]), int(s["picked"]))
    return True
