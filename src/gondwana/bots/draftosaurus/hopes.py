"""What a zoo is worth: its points, and what its pens may still bring, as a person judges it.

A hope is a sum of points, each as likely as the dinosaurs that it needs are to come. `luck` tells for each species at how many of
the seat's coming turns one of them will be in the hand; chances that come at a rate are taken as Poisson distributed.
"""

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.herd import count, kinds, size
from gondwana.games.draftosaurus.knowledge import knows_hand
from gondwana.games.draftosaurus.moves import MEMBER_COUNT
from gondwana.games.draftosaurus.rules import ROUNDS, TURNS
from gondwana.games.draftosaurus.scoring import (
    BANK_POINTS,
    CELL_POINTS,
    COUPLE_POINTS,
    FOREST_LADDER,
    ISLAND_POINTS,
    KING_POINTS,
    MEADOW_LADDER,
    RIVER_POINTS,
    SEEN_POINTS,
    TREX_POINTS,
    TRIO_HOLDS,
    TRIO_POINTS,
    WOOD_LADDER,
    only,
    trex_pens,
)
from gondwana.games.draftosaurus.state import (
    ALL_KINDS,
    BRIDGE_LEFT,
    BRIDGE_RIGHT,
    END_PEN,
    FIRST_PEN,
    FOREST,
    HAND,
    ISLAND,
    KINDS,
    KING,
    LOOKOUT,
    MEADOW,
    MOST_PLACED,
    MOVE,
    PLACES,
    PRAIRIE,
    PYRAMID,
    QUARANTINE,
    RIVER,
    TREX,
    TRIO,
    WOOD,
)
from gondwana.games.draftosaurus.zoo import CELLS, DIE_PLACES, TOUCHING

Floats = NDArray[np.float64]

TRIO_LADDER = np.array([0] * TRIO_HOLDS + [TRIO_POINTS])
_AREAS = [face for face, told in enumerate(DATA.die) if told.side or told.part]
AREAS = len(_AREAS)
"""The die can name so many areas of a board."""
_PLACES_OF = np.bitwise_or.reduce(DIE_PLACES[:, _AREAS]).tolist()
SPREAD = np.array([sum((area >> place & 1) << KINDS * k for k, area in enumerate(_PLACES_OF)) for place in range(PLACES)])
"""For each place a factor that writes a set of species to every area in which it lies, side by side."""
HOME = np.arange(PLACES)
"""For each place the first of its pen: the bridge and the pyramid have several."""
HOME[BRIDGE_RIGHT] = BRIDGE_LEFT
HOME[PYRAMID : PYRAMID + CELLS] = PYRAMID
PYRAMID_LADDER = np.array([0, *np.cumsum(CELL_POINTS).tolist()])


@lean
def foresee(s: Record, viewer: int, seat: int, luck: Floats) -> None:
    """For each species: at how many of the seat's turns after this one the viewer expects it in the seat's hand."""
    luck[:] = 0.0
    if s["phase"] == MOVE:
        return
    players, turn = int(s["players"]), int(s["turn"])
    turns = int(TURNS[players])
    gone = 2 if players == 2 else 1
    bag = int(s["bag"])
    unseen = max(size(bag), 1)
    for species in range(KINDS):
        other = 1.0 - count(bag, species) / unseen
        for later in range(turns):  # this round, if the turn is still to come, and the rounds after it
            left = HAND - gone * later
            drawn = 1.0 - other**left
            luck[species] += drawn * (int(ROUNDS[players]) - 1 - int(s["round"]))
            if later > turn:
                holder = (seat - (later - turn)) % players
                luck[species] += survives(s, holder, species, left) if knows_hand(s, viewer, holder) else drawn


@lean
def survives(s: Record, holder: int, species: int, left: int) -> float:
    """How likely one of a species is still in a known hand when so many are left of it."""
    hand = int(s["hand"][holder])
    held = size(hand)
    if held == 0:
        return 0.0
    return float(1.0 - (max(held - left, 0) / held) ** count(hand, species))


@lean
def likely(chances: float) -> float:
    """How likely at least one of the chances comes."""
    return 1.0 - exp(-chances)


@lean
def climb(ladder: Ints, level: int, chances: float) -> float:
    """What the coming steps of a ladder bring, each as likely as that many chances come."""
    hope = 0.0
    exactly = exp(-chances)
    at_least = 1.0 - exactly
    for step in range(level, len(ladder) - 1):
        hope += (ladder[step + 1] - ladder[step]) * at_least
        exactly *= chances / (step - level + 1)
        at_least -= exactly
    return hope


@lean
def worth(s: Record, seat: int, luck: Floats, w: Record) -> float:
    """Points and hopes of a zoo, with the seat's coming turns left to fill it."""
    left = float(MOST_PLACED - int(s["placed_count"][seat]))
    total = sure(s, seat) + freedom(s, seat, left, w)
    for place in range(FIRST_PEN[s["board"]], END_PEN[s["board"]]):
        if HOME[place] == place:
            total += hope(s, seat, place, left, luck, w)
    return total


@lean
def sure(s: Record, seat: int) -> float:
    """The points that do not depend on what is to come: T-Rexes and river."""
    return float(TREX_POINTS * trex_pens(s, seat) + RIVER_POINTS * size(int(s["pen"][seat, RIVER])))


@lean
def hope(s: Record, seat: int, home: int, left: float, luck: Floats, w: Record) -> float:
    """Points and hopes of one pen; a pen with several places is known by its first."""
    if home == FOREST:
        return forest(s, seat, luck, w)
    if home == TRIO:
        return trio(s, seat, left, w)
    if home == PRAIRIE:
        return prairie(s, seat, left, luck, w)
    if home == KING:
        return king(s, seat, luck, w)
    if home == MEADOW:
        return meadow(s, seat, left, luck, w)
    if home == ISLAND:
        return island(s, seat, luck, w)
    if home == WOOD:
        return wood(s, seat, luck, w)
    if home == BRIDGE_LEFT:
        return bridge(s, seat, left, luck, w)
    if home == PYRAMID:
        return pyramid(s, seat, left, w)
    if home == LOOKOUT:
        return lookout(s, seat, luck, w)
    return quarantine(s, seat, left, w)


@lean
def freedom(s: Record, seat: int, left: float, w: Record) -> float:
    """DR-13 to DR-16: room for every species in every area, or the die will send dinosaurs into the river."""
    board = int(s["board"])
    takes = 0
    for place in range(FIRST_PEN[board], END_PEN[board]):
        takes |= int(s["open"][seat, place]) * SPREAD[place]
    fitting = 0
    for _ in range(AREAS):
        fitting += MEMBER_COUNT[takes & ALL_KINDS]
        takes >>= KINDS
    return float(w["freedom"] * left * fitting / (KINDS * AREAS))


@lean
def forest(s: Record, seat: int, luck: Floats, w: Record) -> float:
    """DR-20: the next steps need one species. An empty forest hopes for the species that comes most."""
    herd = int(s["pen"][seat, FOREST])
    level = size(herd)
    if level:
        return float(FOREST_LADDER[level] + w["forest_share"] * climb(FOREST_LADDER, level, w["forest_rate"] * luck[only(herd)]))
    return float(w["forest_blank"] * climb(FOREST_LADDER, 0, w["forest_rate"] * most(luck, -1)))


@lean
def most(luck: Floats, but: int) -> float:
    """The luck of the species that comes most, one left out."""
    best = 0.0
    for species in range(KINDS):
        if species != but:
            best = max(best, luck[species])
    return best


@lean
def trio(s: Record, seat: int, left: float, w: Record) -> float:
    """DR-21: three of any species."""
    level = size(int(s["pen"][seat, TRIO]))
    return float(TRIO_LADDER[level] + w["trio_share"] * climb(TRIO_LADDER, level, w["trio_rate"] * left))


@lean
def prairie(s: Record, seat: int, left: float, luck: Floats, w: Record) -> float:
    """DR-22: who is alone waits for one of its species; what room remains is for couples yet to come."""
    herd = int(s["pen"][seat, PRAIRIE])
    room = int(s["prairie_cap"]) - size(herd)
    value = 0.0
    for species in range(KINDS):
        here = count(herd, species)
        value += COUPLE_POINTS * (here >> 1)
        if here & 1 and room > 0:
            value += COUPLE_POINTS * w["prairie_share"] * likely(w["prairie_rate"] * luck[species])
            room -= 1
    return float(value + COUPLE_POINTS * w["prairie_blank"] * min(max(room, 0) // 2, left / 4.0))


@lean
def king(s: Record, seat: int, luck: Floats, w: Record) -> float:
    """DR-23: how sure the majority is; an empty throne waits for the species that would make the surest king."""
    throne = int(s["pen"][seat, KING])
    if throne:
        return float(KING_POINTS * reign(s, seat, only(throne), 0, 0, luck, w))
    best = 0.0
    for species in range(KINDS):
        best = max(best, heir(s, seat, species, 0, 0, luck, w))
    return best


@lean
def heir(s: Record, seat: int, species: int, more: int, fewer: int, luck: Floats, w: Record) -> float:
    """What an empty throne may hope from a species, with so many more of it in the zoo and so many fewer to come."""
    chances = likely(w["single_rate"] * luck[species])
    return float(KING_POINTS * w["king_blank"] * chances * reign(s, seat, species, more + 1, fewer, luck, w))


@lean
def reign(s: Record, seat: int, species: int, more: int, fewer: int, luck: Floats, w: Record) -> float:
    """How likely the seat, with so many more, keeps the majority of a species. The unseen ones make it unsure."""
    rival = 0
    for other in range(int(s["players"])):
        if other != seat:
            rival = max(rival, count(int(s["zoo"][other]), species))
    lead = count(int(s["zoo"][seat]), species) + more - rival
    coming = to_come(s, species) - fewer
    if coming <= 0:
        return 1.0 if lead >= 0 else 0.0
    margin = lead + w["king_lead"] + w["king_growth"] * luck[species]
    return float(1.0 / (1.0 + exp(-margin / (w["king_spread"] * sqrt(coming)))))


@lean
def to_come(s: Record, species: int) -> int:
    """How many of a species are neither in a zoo nor in the box."""
    coming = count(int(s["bag"]), species)
    for seat in range(int(s["players"])):
        coming += count(int(s["hand"][seat]), species)
    return coming


@lean
def meadow(s: Record, seat: int, left: float, luck: Floats, w: Record) -> float:
    """DR-24: the next steps need species that are not there yet."""
    herd = int(s["pen"][seat, MEADOW])
    level = size(herd)
    chances = 0.0
    for species in range(KINDS):
        if not count(herd, species):
            chances += luck[species]
    return float(MEADOW_LADDER[level] + w["meadow_share"] * climb(MEADOW_LADDER, level, w["meadow_rate"] * min(chances, left)))


@lean
def island(s: Record, seat: int, luck: Floats, w: Record) -> float:
    """DR-25: a species of which no second has to be taken; the more of it come, the more one has to forgo."""
    zoo = int(s["zoo"][seat])
    herd = int(s["pen"][seat, ISLAND])
    if herd:
        species = only(herd)
        alone = ISLAND_POINTS * exp(-w["island_risk"] * luck[species])
        return float(alone) if count(zoo, species) == 1 else 0.0
    best = 0.0
    for species in range(KINDS):
        if not count(zoo, species):
            best = max(best, refuge(species, luck, w))
    return best


@lean
def refuge(species: int, luck: Floats, w: Record) -> float:
    """What an empty island may hope from a species that is not in the zoo."""
    return float(ISLAND_POINTS * w["island_blank"] * likely(w["single_rate"] * luck[species]))


@lean
def wood(s: Record, seat: int, luck: Floats, w: Record) -> float:
    """DR-30: two species in turns, so both have to come."""
    herd = int(s["pen"][seat, WOOD])
    level = size(herd)
    if level == 0:
        return float(w["wood_blank"] * climb(WOOD_LADDER, 0, w["wood_rate"] * most(luck, -1)))
    first = only(herd)
    second = most(luck, first) if level == 1 else luck[other_of(herd, first)]
    if level < len(WOOD_LADDER) - 1:
        both = 2.0 * luck[first] * second / max(luck[first] + second, 0.01)
        return float(WOOD_LADDER[level] + w["wood_share"] * climb(WOOD_LADDER, level, w["wood_rate"] * both))
    return float(WOOD_LADDER[level])


@lean
def other_of(herd: int, first: int) -> int:
    """The second species of a herd of two."""
    species = first + 1
    while count(herd, species) == 0:
        species += 1
    return species


@lean
def bridge(s: Record, seat: int, left: float, luck: Floats, w: Record) -> float:
    """DR-31: who has nobody on the other bank waits for one of its species."""
    here, there = int(s["pen"][seat, BRIDGE_LEFT]), int(s["pen"][seat, BRIDGE_RIGHT])
    value = 0.0
    for species in range(KINDS):
        a, b = count(here, species), count(there, species)
        value += 2 * BANK_POINTS * min(a, b)
        if a != b:
            chances = w["bridge_rate"] * luck[species] / abs(a - b)
            value += 2 * BANK_POINTS * w["bridge_share"] * abs(a - b) * likely(chances)
    return float(value + w["bridge_blank"] * left)


@lean
def pyramid(s: Record, seat: int, left: float, w: Record) -> float:
    """DR-33: the higher cells need the lower ones, and species that do not touch their like."""
    level = 0
    blocked = 0
    for cell in range(CELLS):
        if s["pen"][seat, PYRAMID + cell]:
            level += 1
        else:
            near = 0
            for other in range(cell):
                if TOUCHING[cell, other]:
                    near |= kinds(int(s["pen"][seat, PYRAMID + other]))
            blocked += MEMBER_COUNT[near]
    chances = w["pyramid_rate"] * left * exp(-w["pyramid_block"] * blocked / (CELLS + 1 - level))
    return float(PYRAMID_LADDER[level] + w["pyramid_share"] * climb(PYRAMID_LADDER, level, chances))


@lean
def lookout(s: Record, seat: int, luck: Floats, w: Record) -> float:
    """DR-34: what the right-hand neighbour has and will get of a species."""
    watcher = int(s["pen"][seat, LOOKOUT])
    if watcher:
        return float(SEEN_POINTS * seen_at_the_end(s, seat, only(watcher), 0, w))
    best = 0.0
    for species in range(KINDS):
        best = max(best, sight(s, seat, species, 0, luck, w))
    return best


@lean
def sight(s: Record, seat: int, species: int, fewer: int, luck: Floats, w: Record) -> float:
    """What an empty lookout may hope from a species, with so many fewer of it to come."""
    chances = likely(w["single_rate"] * luck[species])
    return float(SEEN_POINTS * w["lookout_blank"] * chances * seen_at_the_end(s, seat, species, fewer, w))


@lean
def seen_at_the_end(s: Record, seat: int, species: int, fewer: int, w: Record) -> float:
    """How many of a species the right-hand neighbour will have: its share of those to come."""
    right = int(s["zoo"][(seat - 1) % int(s["players"])])
    return float(count(right, species) + w["lookout_growth"] * (to_come(s, species) - fewer) / int(s["players"]))


@lean
def quarantine(s: Record, seat: int, left: float, w: Record) -> float:
    """DR-35, DR-37: what the dinosaur would bring elsewhere now, and a hope that a better home opens."""
    herd = int(s["pen"][seat, QUARANTINE])
    if not herd:
        return 0.0
    return float(w["quarantine_share"] * best_home(s, seat, only(herd)) + w["quarantine_hope"] * left)


@lean
def best_home(s: Record, seat: int, species: int) -> float:
    """The most points that one more dinosaur of a species can bring on the winter board now."""
    best = RIVER_POINTS
    if s["open"][seat, WOOD] >> species & 1:
        level = size(int(s["pen"][seat, WOOD]))
        best = max(best, WOOD_LADDER[level + 1] - WOOD_LADDER[level])
    if count(int(s["pen"][seat, BRIDGE_LEFT]), species) != count(int(s["pen"][seat, BRIDGE_RIGHT]), species):
        best = max(best, 2 * BANK_POINTS)
    for cell in range(CELLS):
        if s["open"][seat, PYRAMID + cell] >> species & 1:
            best = max(best, CELL_POINTS[cell])
    if not s["pen"][seat, LOOKOUT]:
        best = max(best, SEEN_POINTS * count(int(s["zoo"][(seat - 1) % int(s["players"])]), species))
    return float(best + TREX_POINTS * (species == TREX))
