"""What one more dinosaur brings to a zoo: the difference of two worths, without counting anew what it does not touch.

A dinosaur changes the pen that it enters and, by being in the zoo, the pens that look around: king, island and lookout. All
other pens only see that a turn is over. `prepare` counts these once for a zoo, `after` adds what one dinosaur in one place
changes.
"""

from gondwana.bots.draftosaurus.hopes import (
    HOME,
    Floats,
    freedom,
    heir,
    hope,
    refuge,
    reign,
    seen_at_the_end,
    sight,
    sure,
    worth,
)
from gondwana.core.compiled import lean
from gondwana.core.contract import Record, States
from gondwana.games.draftosaurus.herd import count, one
from gondwana.games.draftosaurus.scoring import KING_POINTS, SEEN_POINTS, only
from gondwana.games.draftosaurus.state import (
    END_PEN,
    FIRST_PEN,
    ISLAND,
    KINDS,
    KING,
    LOOKOUT,
    MOST_PLACED,
    QUARANTINE,
    RIVER,
    SUMMER,
)
from gondwana.games.draftosaurus.zoo import stand

CALM, LOOKING, ALONE, FRAME = range(4)
"""Rows of the notes. By place: what a pen is worth after this turn if nothing enters it. By species: what the king or the
lookout, and the island, are worth once a dinosaur of that species is in the zoo, but not there. And some single numbers:"""
ROWS = 4
BEFORE, CALM_TOTAL, TAKEN = range(3)


@lean
def prepare(s: Record, seat: int, taken: int, luck: Floats, w: Record, notes: Floats) -> None:
    """Look at a zoo before many single dinosaurs are tried in it; `taken` is 1 if they come from the seat's own hand."""
    calm = notes[CALM]
    left = float(MOST_PLACED - 1 - int(s["placed_count"][seat]))
    total = 0.0
    for place in range(FIRST_PEN[s["board"]], END_PEN[s["board"]]):
        if HOME[place] == place:
            calm[place] = hope(s, seat, place, left, luck, w)
            total += calm[place]
    notes[FRAME, BEFORE] = worth(s, seat, luck, w)
    notes[FRAME, CALM_TOTAL] = total
    notes[FRAME, TAKEN] = taken
    if s["board"] == SUMMER:
        _crown(s, seat, taken, luck, w, calm[KING], notes[LOOKING])
        _keep_alone(s, seat, luck, w, calm[ISLAND], notes[ALONE])
    else:
        _look_out(s, seat, taken, luck, w, calm[LOOKOUT], notes[LOOKING])


@lean
def _crown(s: Record, seat: int, taken: int, luck: Floats, w: Record, calm: float, kings: Floats) -> None:
    """DR-23: one more of a species makes its king surer, or the heir whom an empty throne waits for."""
    throne = int(s["pen"][seat, KING])
    if throne:
        kings[:KINDS] = calm
        species = only(throne)
        kings[species] = KING_POINTS * reign(s, seat, species, 1, taken, luck, w)
        return
    first, second, best = 0.0, 0.0, -1
    for species in range(KINDS):
        value = heir(s, seat, species, 0, 0, luck, w)
        if value > first:
            first, second, best = value, first, species
        else:
            second = max(second, value)
    for species in range(KINDS):
        kings[species] = max(second if species == best else first, heir(s, seat, species, 1, taken, luck, w))


@lean
def _keep_alone(s: Record, seat: int, luck: Floats, w: Record, calm: float, islands: Floats) -> None:
    """DR-25: the species of the island must not come again, and an empty island takes only who is not in the zoo yet."""
    herd = int(s["pen"][seat, ISLAND])
    if herd:
        islands[:KINDS] = calm
        islands[only(herd)] = 0.0
        return
    first, second, best = 0.0, 0.0, -1
    for species in range(KINDS):
        if not count(int(s["zoo"][seat]), species):
            value = refuge(species, luck, w)
            if value > first:
                first, second, best = value, first, species
            else:
                second = max(second, value)
    for species in range(KINDS):
        islands[species] = second if species == best else first


@lean
def _look_out(s: Record, seat: int, taken: int, luck: Floats, w: Record, calm: float, lookouts: Floats) -> None:
    """DR-34: what the seat takes out of its hand does not come to the neighbour."""
    lookouts[:KINDS] = calm
    if not taken:
        return
    watcher = int(s["pen"][seat, LOOKOUT])
    if watcher:
        species = only(watcher)
        lookouts[species] = SEEN_POINTS * seen_at_the_end(s, seat, species, 1, w)
        return
    for species in range(KINDS):
        best = sight(s, seat, species, 1, luck, w)
        for other in range(KINDS):
            if other != species:
                best = max(best, sight(s, seat, other, 0, luck, w))
        lookouts[species] = best


@lean
def after(s: Record, scratch: States, seat: int, place: int, species: int, luck: Floats, w: Record, notes: Floats) -> float:
    """What a dinosaur in a place brings to the zoo that was prepared; the scratch position then is the one after it."""
    imagine(s, scratch, seat, place, species)
    t = scratch[0]
    if notes[FRAME, TAKEN] > 0.0:
        t["hand"][seat] -= one(species)
    calm = notes[CALM]
    left = float(MOST_PLACED - int(t["placed_count"][seat]))
    total = notes[FRAME, CALM_TOTAL] - notes[FRAME, BEFORE] + sure(t, seat) + freedom(t, seat, left, w)
    if place != RIVER:
        total += hope(t, seat, HOME[place], left, luck, w) - calm[HOME[place]]
    if t["board"] == SUMMER:
        if place != KING:
            total += notes[LOOKING, species] - calm[KING]
        if place != ISLAND:
            total += notes[ALONE, species] - calm[ISLAND]
    else:
        if place != LOOKOUT:
            total += notes[LOOKING, species] - calm[LOOKOUT]
        if place != QUARANTINE and t["pen"][seat, QUARANTINE] != 0:  # what it hopes for may be gone now
            total += hope(t, seat, QUARANTINE, left, luck, w) - calm[QUARANTINE]
    return float(total)


@lean
def imagine(s: Record, scratch: States, seat: int, place: int, species: int) -> None:
    """Let the scratch position be this one with one more dinosaur in a zoo."""
    scratch[0] = s
    put(scratch[0], seat, place, species)


@lean
def put(s: Record, seat: int, place: int, species: int) -> None:
    """Compiled once and not into every caller, as the rules' own `stand` is."""
    stand(s, seat, place, species)
