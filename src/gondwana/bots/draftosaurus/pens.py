"""What a dinosaur in a place means, in words: to its pen, to the other pens of the zoo, to the other zoos, by the die."""

from gondwana.bots.draftosaurus.standing import Reason, Standing, members, points_name, seat_name
from gondwana.core.contract import Record
from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.herd import count, one, size
from gondwana.games.draftosaurus.moves import in_quarantine, places_by_die
from gondwana.games.draftosaurus.state import (
    CHOOSE,
    END_PEN,
    FOREST,
    ISLAND,
    KING,
    LOOKOUT,
    MEADOW,
    MOST_PLACED,
    PRAIRIE,
    PYRAMID,
    QUARANTINE,
    RIVER,
    TREX,
    TRIO,
    WOOD,
    ZONE_OF,
)
from gondwana.games.draftosaurus.told import PointsView
from gondwana.games.draftosaurus.view import points
from gondwana.games.draftosaurus.words import face_name, place_name, species_name
from gondwana.games.draftosaurus.zoo import leave_quarantine, stand
from gondwana.locale import Message

_TRIO, _PYRAMID = DATA.pen("trio"), DATA.pen("pyramid")
_LADDERS = {place: DATA.pen(ZONE_OF[place]).ladder for place in (FOREST, MEADOW, WOOD)}
_PAIR, _COUPLE = DATA.pen("prairie").points, 2 * DATA.pen("bridge_left").points


def placing(standing: Standing, place: int, species: int) -> list[Reason]:
    """A dinosaur of the hand, or the one shown, goes to a place."""
    after = standing.states.copy()
    if standing.s["phase"] == CHOOSE:
        after[0]["hand"][standing.seat] -= one(species)
    stand(after[0], standing.seat, place, species)
    return _changes(standing, after[0], place, species) + _by_die(standing, place, species)


def shifting(standing: Standing, place: int) -> list[Reason]:
    """The dinosaur in quarantine goes to a place, or stays."""
    species = int(in_quarantine(standing.s, standing.seat))
    if place != QUARANTINE:
        after = standing.states.copy()
        leave_quarantine(after[0], standing.seat, place)
        return _changes(standing, after[0], place, species)
    zone = place_name(QUARANTINE)
    if species == TREX:
        return [Reason(1.0, Message("draftosaurus-advice-stays-trex", zone=zone, points=points_name(DATA.points.trex)))]
    return [Reason(1.0, Message("draftosaurus-advice-nothing", zone=zone))]


def _changes(standing: Standing, t: Record, place: int, species: int) -> list[Reason]:
    """All that is different in the position `t`, in which the dinosaur has its place."""
    now = points(t, standing.seat)
    found = [_pen(standing, t, now, place, species)]
    name = species_name(species)
    bonus = now["trex"] - standing.before[standing.seat]["trex"]
    if bonus > 0 and place != QUARANTINE:
        found.append(Reason(bonus, Message("draftosaurus-advice-trex", species=name, points=points_name(bonus))))
    if bonus < 0:
        found.append(Reason(-bonus, Message("draftosaurus-advice-trex-lost", species=name, points=points_name(-bonus))))
    if place != ISLAND:
        found += _island_broken(standing, t, now, species)
    if place != KING:
        found += _throne_helped(standing, t, now, species)
    for other in range(standing.players):
        if other != standing.seat:
            found += _theirs(standing, t, other, species)
    return found


def _pen(standing: Standing, t: Record, now: PointsView, place: int, species: int) -> Reason:
    """The one sentence about the place that takes the dinosaur."""
    zone = place_name(place)
    if place == RIVER:
        return Reason(1.0, Message("draftosaurus-advice-river", zone=zone, points=points_name(DATA.points.river)))
    if place == QUARANTINE:
        return Reason(1.5, Message("draftosaurus-advice-quarantine", zone=zone))
    gain = standing.gain(now, ZONE_OF[place])
    if place == KING:
        return _king(standing, t, species, gain)
    if place == ISLAND:
        return _island(standing, t, species, gain)
    if place == LOOKOUT:
        return _lookout(standing, t, species, gain)
    if ZONE_OF[place] == "pyramid":
        return _pyramid(standing, t, place, gain)
    if t["placed_count"][standing.seat] == MOST_PLACED:  # no other comes: no word about what might be
        if gain:
            return Reason(gain, Message("draftosaurus-advice-gain", zone=zone, points=points_name(gain)))
        return Reason(1.0, Message("draftosaurus-advice-nothing", zone=zone))
    if place == TRIO:
        return _trio(standing, t, gain)
    if place in _LADDERS:
        return _ladder(standing, t, place, species, gain)
    return _couple(standing, t, place, species, gain)


def _trio(standing: Standing, t: Record, gain: int) -> Reason:
    zone, here = place_name(TRIO), int(size(int(t["pen"][standing.seat, TRIO])))
    if gain:
        return Reason(gain, Message("draftosaurus-advice-trio-full", zone=zone, points=points_name(gain)))
    full = points_name(_TRIO.points)
    message = Message("draftosaurus-advice-trio-part", zone=zone, count=here, holds=_TRIO.holds, points=full)
    return Reason(_TRIO.points * here / _TRIO.holds, message)


def _ladder(standing: Standing, t: Record, place: int, species: int, gain: int) -> Reason:
    herd = int(t["pen"][standing.seat, place])
    zone, name, ladder, here = place_name(place), species_name(species), _LADDERS[place], int(size(herd))
    reached, before = points_name(ladder[here - 1]), ladder[here - 1] - gain
    if place == FOREST and here == 1:
        left = standing.to_come(t, species)
        return Reason(gain, Message("draftosaurus-advice-forest-first", zone=zone, points=reached, species=name, left=left))
    if place == WOOD and here == 2:
        (first,) = (species_name(each) for each in members(herd) if each != species)
        return Reason(gain, Message("draftosaurus-advice-wood-second", zone=zone, points=reached, first=first, second=name))
    if here == len(ladder):
        return Reason(gain, Message("draftosaurus-advice-ladder-full", zone=zone, before=before, points=reached))
    step = points_name(ladder[here] - ladder[here - 1])
    return Reason(gain, Message("draftosaurus-advice-ladder", zone=zone, before=before, points=reached, next=step))


def _couple(standing: Standing, t: Record, place: int, species: int, gain: int) -> Reason:
    zone, name, left = place_name(place), species_name(species), standing.to_come(t, species)
    if gain:
        return Reason(gain, Message("draftosaurus-advice-pair", zone=zone, species=name, points=points_name(gain)))
    if place == PRAIRIE:
        return Reason(
            _PAIR / 2, Message("draftosaurus-advice-half", zone=zone, species=name, points=points_name(_PAIR), left=left)
        )
    return Reason(
        _COUPLE / 2, Message("draftosaurus-advice-half-bridge", zone=zone, species=name, points=points_name(_COUPLE), left=left)
    )


def _king(standing: Standing, t: Record, species: int, gain: int) -> Reason:
    zone, name, left = place_name(KING), species_name(species), standing.to_come(t, species)
    mine, rival, who = standing.census(t, species)
    if not gain:
        return Reason(1.0, Message("draftosaurus-advice-king-no", zone=zone, species=name, who=who, rival=rival, mine=mine))
    brings = points_name(gain)
    message = Message("draftosaurus-advice-king", zone=zone, species=name, mine=mine, rival=rival, points=brings, left=left)
    return Reason(gain, message)


def _island(standing: Standing, t: Record, species: int, gain: int) -> Reason:
    zone, name = place_name(ISLAND), species_name(species)
    if not gain:
        return Reason(1.0, Message("draftosaurus-advice-island-no", zone=zone, species=name))
    left = 0 if t["placed_count"][standing.seat] == MOST_PLACED else standing.to_come(t, species)
    if left == 0:
        return Reason(gain, Message("draftosaurus-advice-island-safe", zone=zone, species=name, points=points_name(gain)))
    return Reason(gain, Message("draftosaurus-advice-island", zone=zone, species=name, points=points_name(gain), left=left))


def _lookout(standing: Standing, t: Record, species: int, gain: int) -> Reason:
    message = Message(
        "draftosaurus-advice-lookout",
        zone=place_name(LOOKOUT),
        species=species_name(species),
        who=seat_name(standing.right),
        count=int(count(int(t["zoo"][standing.right]), species)),
        points=points_name(gain),
        left=standing.to_come(t, species),
    )
    return Reason(max(gain, 1.0), message)


def _pyramid(standing: Standing, t: Record, place: int, gain: int) -> Reason:
    """The cell, and the row above if this was the last cell below it."""
    zone, cell = place_name(place), place - PYRAMID
    level = next(k for k, row in enumerate(_PYRAMID.rows) if cell in row)
    full = all(t["pen"][standing.seat, PYRAMID + other] for other in _PYRAMID.rows[level])
    if full and level + 1 < len(_PYRAMID.rows) and t["placed_count"][standing.seat] < MOST_PLACED:
        above = points_name(_PYRAMID.ladder[_PYRAMID.rows[level + 1][0]])
        return Reason(gain + 1, Message("draftosaurus-advice-pyramid-opens", zone=zone, points=points_name(gain), next=above))
    return Reason(gain, Message("draftosaurus-advice-pyramid", zone=zone, points=points_name(gain)))


def _island_broken(standing: Standing, t: Record, now: PointsView, species: int) -> list[Reason]:
    """The newcomer is a second one of the species on the own island."""
    if not count(int(t["pen"][standing.seat, ISLAND]), species) or (lost := -standing.gain(now, "island")) <= 0:
        return []
    zone, name = place_name(ISLAND), species_name(species)
    return [Reason(lost + 1, Message("draftosaurus-advice-island-broken", zone=zone, species=name, points=points_name(lost)))]


def _throne_helped(standing: Standing, t: Record, now: PointsView, species: int) -> list[Reason]:
    """The newcomer is of the species of the own king."""
    if not count(int(t["pen"][standing.seat, KING]), species):
        return []
    zone, name, gain = place_name(KING), species_name(species), standing.gain(now, "king")
    mine, rival, _ = standing.census(t, species)
    if gain:
        return [
            Reason(gain, Message("draftosaurus-advice-king-up", zone=zone, species=name, mine=mine, points=points_name(gain)))
        ]
    if now["zones"]["king"] and standing.to_come(t, species):
        return [Reason(1.5, Message("draftosaurus-advice-king-safer", zone=zone, species=name, mine=mine, rival=rival))]
    return []


def _theirs(standing: Standing, t: Record, other: int, species: int) -> list[Reason]:
    """What the newcomer means to the King and the Lookout of another zoo."""
    now, before = points(t, other)["zones"], standing.before[other]["zones"]
    who, name = seat_name(other), species_name(species)
    found = []
    for place in (KING, LOOKOUT):
        zone, more = place_name(place), now.get(ZONE_OF[place], 0) - before.get(ZONE_OF[place], 0)
        brings = points_name(abs(more))
        if more > 0:
            message = Message("draftosaurus-advice-theirs-more", zone=zone, who=who, species=name, points=brings)
            found.append(Reason(more, message))
        if more < 0:
            message = Message("draftosaurus-advice-theirs-less", zone=zone, who=who, species=name, points=brings)
            found.append(Reason(-more, message))
    return found


def _by_die(standing: Standing, place: int, species: int) -> list[Reason]:
    """A pen that only the roller of the die may use; or nothing but the river."""
    s, seat, face = standing.s, standing.seat, int(standing.s["die"])
    if face < 0:
        return []
    if place == RIVER:
        allowed = int(places_by_die(s, seat))
        if any(allowed >> pen & 1 and standing.takes(seat, pen, species) for pen in range(RIVER + 1, END_PEN[s["board"]])):
            return []
        return [Reason(1.2, Message("draftosaurus-advice-die-river", face=face_name(face), species=species_name(species)))]
    bound = standing.states.copy()
    bound[0]["holder"] = standing.left
    if int(places_by_die(bound[0], seat)) >> place & 1:
        return []
    return [Reason(0.9, Message("draftosaurus-advice-die-free", face=face_name(face)))]
