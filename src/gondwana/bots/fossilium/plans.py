"""Whole turns: every way to go on that a seat thinks of, from one step up to the end of its turn or to a draw. Compiled.

A turn is a field and the steps that carry its action out. All fields are tried; of the cells for a fossil or a panel, and of the
tiles to trade, only those that look good. How a row of the board is used best hardly depends on the field, so what was found
for the first field of a row is tried again on the others, and by the joker.
"""

from gondwana.bots.fossilium.desk import (
    AGAINST,
    BEST,
    BEST_SO_FAR,
    LENGTH,
    NEAR,
    PLACES,
    PLANS,
    ROOT,
    ROW_COUNT,
    SPOTS,
    Desk,
    write_down,
)
from gondwana.bots.fossilium.likings import like_cells, like_goods, like_places
from gondwana.bots.fossilium.worth import rivals, worth
from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import Ints, Record
from gondwana.games.fossilium.build import LABORATORY, has_side
from gondwana.games.fossilium.excavation import draw_count, own_workers
from gondwana.games.fossilium.rules import apply, legal
from gondwana.games.fossilium.setup import stand_starter
from gondwana.games.fossilium.state import (
    AMBER_TYPE,
    BUILDING,
    COPYING,
    DIGGING,
    DISPLAY,
    END,
    END_TURN,
    EXCAVATE,
    FIELD,
    FIELD_COUNT,
    FIX,
    FIXING,
    GIVING,
    JOKER,
    KEEP,
    KEEPING,
    KINDS,
    LEAVE,
    NOTHING,
    PASS,
    PLACE,
    REFILL,
    ROW_LENGTH,
    SITE,
    SITE_COUNT,
    START,
    STARTING,
    STORE,
    STUDENTS,
    TRADE,
    TURN,
    USING,
    WORKERS,
)
from gondwana.games.fossilium.storage import store, unstore
from gondwana.games.fossilium.students import MORE, can_send
from gondwana.games.fossilium.workers import ROW_OF, is_priced

NEVER = -1e6
_LATER = 0.01
"""A site at which one more tile can be left in the bag is dug later."""


@lean
def act(s: Record, seat: int, action: int) -> None:
    """One step; here and nowhere else in the bots, so that the rules are compiled into one place."""
    apply(s, seat, action)


# What is planned


@lean
def have_plans(s: Record, seat: int, desk: Desk) -> int:
    """All plans of a seat that owes a decision, with their values; answers how many."""
    desk.found[PLANS] = 0
    desk.worths[BEST_SO_FAR] = NEVER
    desk.scratch[0] = s
    desk.worths[AGAINST] = rivals(s, seat, desk)
    phase = s["phase"]
    desk.found[ROOT] = phase
    if phase == EXCAVATE:
        plan_site(s, seat, desk)
        return int(desk.found[PLANS])
    if phase == KEEP or phase == START or phase == STORE or phase == FIX:
        plan_choice(s, seat, desk)
        return int(desk.found[PLANS])
    if phase == TURN or phase == TRADE or (phase == END and can_send(s, seat)):
        value_tiles(s, seat, desk)
    if phase == END:
        desk.path[0] = END_TURN
        note(s, seat, 1, desk)
    else:
        explore(seat, desk)
    if phase == TURN or phase == END:
        plan_students(s, seat, desk)
    return int(desk.found[PLANS])


@lean
def explore(seat: int, desk: Desk) -> None:
    """All steps that look good, down to where plans end."""
    for row in range(ROW_COUNT):
        desk.owners[row] = NOTHING
        for k in range(BEST):
            desk.way_values[row, k] = NEVER
    depth = 0
    desk.tried[0] = 0
    desk.counts[0] = list_steps(seat, 0, desk)
    while depth >= 0:
        if desk.tried[depth] == desk.counts[depth]:
            depth -= 1
            continue
        step = int(desk.actions[depth, desk.tried[depth]])
        desk.tried[depth] += 1
        desk.path[depth] = step
        desk.scratch[depth + 1] = desk.scratch[depth]
        act(desk.scratch[depth + 1], seat, step)
        depth += 1
        if is_leaf(desk.scratch[depth], seat) or depth >= LENGTH:
            note(desk.scratch[depth], seat, depth, desk)
            depth -= 1
        else:
            desk.tried[depth] = 0
            desk.counts[depth] = list_steps(seat, depth, desk)


@inlined
def is_leaf(s: Record, seat: int) -> bool:
    """Whether a plan ends here: the turn is over or nearly so, chance draws, or somebody else is asked."""
    phase = s["phase"]
    return bool(phase == END or phase <= REFILL or phase == TURN or s["owing"] >> seat & 1 == 0)


@lean
def note(s: Record, seat: int, length: int, desk: Desk) -> None:
    """A plan is complete: write it down with what it is worth. The others count if it may be the best, or is a gift."""
    value = worth(s, seat, desk)
    against = desk.worths[AGAINST]
    near = value - against > desk.worths[BEST_SO_FAR] - desk.habits[NEAR]
    gives = GIVING <= desk.path[length - 1] < AMBER_TYPE
    value -= rivals(s, seat, desk) if near or gives else against
    write_down(value, length, desk)
    if desk.found[ROOT] == TURN:
        note_way(value, length, desk)


# Ways to use a row of the board


@inlined
def row_begun(desk: Desk, depth: int) -> tuple[int, int]:
    """The row that the path carries out if it is one whose ways are kept, and the depth at which it began."""
    field = int(desk.path[0]) - FIELD
    if desk.found[ROOT] != TURN or depth == 0 or not 0 <= field < FIELD_COUNT:
        return NOTHING, 0
    row, begun = int(ROW_OF[field]), 1
    if depth > 1 and USING <= desk.path[1] < DIGGING:
        begun = 2
    if row == JOKER:
        row, begun = (int(desk.path[begun]) - COPYING if depth > begun else NOTHING), begun + 1
    return (row if row == DISPLAY or row == BUILDING else NOTHING), begun


@lean
def note_way(value: float, length: int, desk: Desk) -> None:
    """Keep the best ways of a row, from the first field on which it was tried."""
    row, begun = row_begun(desk, length)
    if row == NOTHING or (desk.owners[row] != NOTHING and desk.owners[row] != desk.path[0]):
        return
    desk.owners[row] = desk.path[0]
    at = BEST
    while at > 0 and value > desk.way_values[row, at - 1]:
        at -= 1
    if at == BEST:
        return
    for k in range(BEST - 1, at, -1):
        desk.way_values[row, k] = desk.way_values[row, k - 1]
        for step in range(LENGTH):
            desk.ways[row, k, step] = desk.ways[row, k - 1, step]
    desk.way_values[row, at] = value
    for step in range(LENGTH):
        desk.ways[row, at, step] = desk.path[begun + step] if begun + step < length else NOTHING


@lean
def list_known(depth: int, desk: Desk, out: Ints) -> int:
    """The next steps of the known ways that begin like the path; 0 if there are none."""
    row, begun = row_begun(desk, depth)
    if row == NOTHING or depth < begun or desk.owners[row] == NOTHING or desk.owners[row] == desk.path[0]:
        return 0
    n = 0
    for k in range(BEST):
        fits = desk.way_values[row, k] > NEVER
        for step in range(depth - begun):
            fits = fits and desk.ways[row, k, step] == desk.path[begun + step]
        after = desk.ways[row, k, depth - begun]
        if fits and after != NOTHING and (n == 0 or out[0] != after):
            out[n] = after
            n += 1
    return n


@lean
def list_steps(seat: int, depth: int, desk: Desk) -> int:
    """The steps that are worth a try."""
    s = desk.scratch[depth]
    out = desk.actions[depth]
    phase = s["phase"]
    if phase == WORKERS:
        return list_workers(s, seat, out)
    n = list_known(depth, desk, out)
    if n > 0:
        return n
    n = legal(s, seat, out)
    if phase == TURN:
        while out[n - 1] >= STUDENTS:  # these are planned by themselves
            n -= 1
        return n
    if phase == PLACE and n > desk.habits[PLACES]:
        like_places(s, seat, out, n, desk.liking)
        return keep_liked(out, n, int(desk.habits[PLACES]), desk)
    if phase == SITE and n > desk.habits[SPOTS]:
        like_cells(s, seat, out, n, desk.liking)
        return keep_liked(out, n, int(desk.habits[SPOTS]), desk)
    if phase == TRADE:
        like_goods(s, out, n, desk)
        return keep_liked(out, n, 5 if s["traded"] == 0 and s["modes"] == 0 else 2, desk)
    return n


@lean
def list_workers(s: Record, seat: int, out: Ints) -> int:
    """FO-71: all mixes where they differ in price; elsewhere as many fixed ones as possible, as free ones can go anywhere."""
    n = legal(s, seat, out)
    if is_priced(int(s["action"])):
        return n
    out[0] = out[n - 1]
    return 1


@lean
def keep_liked(out: Ints, n: int, most: int, desk: Desk) -> int:
    """The best liked ones come first; answers how many stay. What is not liked at all goes."""
    kept = 0
    while kept < most and kept < n:
        best = kept
        for k in range(kept + 1, n):
            if desk.liking[k] > desk.liking[best]:
                best = k
        if desk.liking[best] <= NEVER and kept > 0:
            break
        action, liking = out[best], desk.liking[best]
        out[best], desk.liking[best] = out[kept], desk.liking[kept]
        out[kept], desk.liking[kept] = action, liking
        kept += 1
    return kept


# Tiles


@lean
def value_tiles(s: Record, seat: int, desk: Desk) -> None:
    """What one tile more or less of each kind would change."""
    desk.scratch[LENGTH + 1] = desk.scratch[0]
    trial = desk.scratch[LENGTH + 1]
    now = worth(trial, seat, desk)
    everything = int(s["inbag"][0]) | int(s["inbag"][1]) | int(s["inbag"][2])
    for row in range(3):
        for place in range(ROW_LENGTH):
            if s["row"][row, place] != NOTHING:
                everything |= 1 << int(s["row"][row, place])
    for kind in range(KINDS):
        desk.gains[kind] = 0.0
        desk.losses[kind] = 0.0
        if everything >> kind & 1 or s["archive"][kind] > 0:
            store(trial, seat, kind)
            desk.gains[kind] = worth(trial, seat, desk) - now
            unstore(trial, seat, kind)
        if s["store"][seat, kind] > 0:
            unstore(trial, seat, kind)
            desk.losses[kind] = now - worth(trial, seat, desk)
            store(trial, seat, kind)


@lean
def study_gain(s: Record, seat: int, site: int, desk: Desk) -> float:
    """What the best of the tiles that students draw is worth on average; `gains` are known."""
    tiles, kinds = 0, 0
    for kind in range(KINDS):
        count = int(s["bag"][site, kind])
        if count > 0:
            tiles += count
            at = kinds
            while at > 0 and desk.gains[desk.order[at - 1]] < desk.gains[kind]:
                desk.order[at] = desk.order[at - 1]
                at -= 1
            desk.order[at] = kind
            kinds += 1
    draws = min(int(s["students"][seat]) + (MORE if has_side(s, seat, LABORATORY) else 0), tiles)
    expected, before, better = 0.0, 1.0, 0
    for k in range(kinds):
        kind = desk.order[k]
        better += int(s["bag"][site, kind])
        none = 1.0
        for draw in range(draws):
            none *= max(0, tiles - better - draw) / (tiles - draw)
        expected += desk.gains[kind] * (before - none)
        before = none
    return expected


@lean
def best_action(desk: Desk) -> float:
    """FO-38: the value of the best plan that is not a pass, which students rule out."""
    best = NEVER
    for k in range(desk.found[PLANS]):
        if desk.plans[k, 0] != PASS:
            best = max(best, desk.values[k])
    return best


@lean
def plan_students(s: Record, seat: int, desk: Desk) -> None:
    """Students sent out now: what they find, less what they would have been worth later."""
    if not can_send(s, seat):
        return
    otherwise = best_action(desk)
    desk.scratch[LENGTH + 1] = desk.scratch[0]
    trial = desk.scratch[LENGTH + 1]
    now = worth(trial, seat, desk)
    trial["students"][seat] = 0
    price = now - worth(trial, seat, desk)
    for site in range(SITE_COUNT):
        if s["tiles"][site] > 0:
            desk.path[0] = STUDENTS + site
            write_down(otherwise + study_gain(s, seat, site, desk) - price, 1, desk)


# Choices that all make at the same time


@lean
def plan_choice(s: Record, seat: int, desk: Desk) -> None:
    """One step each: what to keep, what to leave, where to bind a worker."""
    n = legal(s, seat, desk.actions[0])
    for k in range(n):
        action = int(desk.actions[0, k])
        desk.path[0] = action
        desk.scratch[1] = desk.scratch[0]
        imagine_choice(desk.scratch[1], seat, action)
        write_down(worth(desk.scratch[1], seat, desk) - desk.worths[AGAINST], 1, desk)


@lean
def plan_site(s: Record, seat: int, desk: Desk) -> None:
    """FO-60: first where most of what is drawn is kept, so that the choices that are left are made with more known."""
    n = legal(s, seat, desk.actions[0])
    now = worth(desk.scratch[0], seat, desk) - desk.worths[AGAINST]
    for k in range(n):
        site = int(desk.actions[0, k]) - DIGGING
        desk.path[0] = DIGGING + site
        write_down(now - _LATER * (draw_count(s, seat, site) - own_workers(s, seat, site)), 1, desk)


@lean
def imagine_choice(s: Record, seat: int, action: int) -> None:
    """The own side of a secret choice, as if all had chosen."""
    phase = s["phase"]
    if phase == FIX:
        for k in range(s["choices"][seat]):
            bind(s, seat, int(s["choice"][seat, k]))
        bind(s, seat, action - FIXING)
        return
    for k in range(s["besides"][seat]):
        store(s, seat, int(s["beside"][seat, k]))
    if phase == STORE:
        for k in range(s["choices"][seat]):
            unstore(s, seat, int(s["choice"][seat, k]))
        unstore(s, seat, action - LEAVE)
        return
    kept = action - KEEPING + 1
    if phase == START and s["choices"][seat] > 0:
        kept = int(s["choice"][seat, 0]) + 1
        stand_starter(s, seat, action - STARTING)
    for k in range(s["hands"][seat]):
        if kept >> k & 1:
            store(s, seat, int(s["hand"][seat, k]))


@inlined
def bind(s: Record, seat: int, column: int) -> None:
    """One worker above a column."""
    s["fixed"][seat, column] += 1
    s["free"][seat] -= 1
