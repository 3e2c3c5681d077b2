"""What taking a dinosaur out of the hand means to the left neighbour, who gets the rest of it, in words."""

from typing import NamedTuple

from gondwana.bots.draftosaurus.standing import Reason, Standing, members, points_name, seat_name
from gondwana.games.draftosaurus.herd import count, one
from gondwana.games.draftosaurus.moves import places_by_die
from gondwana.games.draftosaurus.rules import TURNS
from gondwana.games.draftosaurus.state import CHOOSE, RIVER
from gondwana.games.draftosaurus.words import place_name, species_name
from gondwana.locale import Message

LITTLE = 2
"""So many points or fewer are little to pass on."""
LURE = 3
"""So many points that no other dinosaur of the hand brings are worth a word."""


class _Lure(NamedTuple):
    """What a dinosaur can bring to the neighbour, and how much of that no other one of the hand can."""

    excess: int
    points: int
    place: int


def passing(standing: Standing, species: int) -> list[Reason]:
    """What the neighbour misses, or finds, in the hand without this dinosaur. Nothing on the last turn: no hand is left."""
    if _last_turn(standing):
        return []
    return _denied(standing, species) + _passed_on(standing, species)


def showing(standing: Standing, species: int) -> list[Reason]:
    """A dinosaur whose place comes later: the best that it could have by the die as it lies."""
    best = standing.best(standing.seat, species, int(places_by_die(standing.s, standing.seat)))
    message = Message("draftosaurus-advice-show", points=points_name(best.points), zone=place_name(best.place))
    return [Reason(max(best.points, 1.0), message), *passing(standing, species)]


def throwing(standing: Standing, species: int) -> list[Reason]:
    """Two players: what the opponent would have made of a dinosaur that goes to the box, and oneself if the hand comes back."""
    if _last_turn(standing):
        return [Reason(1.0, Message("draftosaurus-advice-box-end"))]
    found = _denied(standing, species)
    if not found:
        points, place = standing.best(standing.left, species)
        name, zone = species_name(species), place_name(place)
        message = Message(
            "draftosaurus-advice-box", species=name, who=_neighbour(standing), points=points_name(points), zone=zone
        )
        found.append(Reason(3.0, message))
    if standing.s["turn"] + standing.players < TURNS[standing.players]:
        points, place = standing.best(standing.seat, species)
        message = Message("draftosaurus-advice-box-own", points=points_name(points), zone=place_name(place))
        found.append(Reason(1.0, message))
    return found + _passed_on(standing, species)


def _last_turn(standing: Standing) -> bool:
    return bool(standing.s["turn"] == TURNS[standing.players] - 1)


def _neighbour(standing: Standing) -> Message:
    """The left neighbour; the only opponent needs no direction."""
    who = seat_name(standing.left)
    return who if standing.players == 2 else Message("draftosaurus-advice-left", who=who)


def _denied(standing: Standing, species: int) -> list[Reason]:
    lure = _lure(standing, species)
    if lure.excess < LURE:
        return []
    name, who, zone = species_name(species), _neighbour(standing), place_name(lure.place)
    message = Message("draftosaurus-advice-denies", species=name, who=who, points=points_name(lure.points), zone=zone)
    return [Reason(lure.excess - 0.2, message)]


def _passed_on(standing: Standing, species: int) -> list[Reason]:
    who = _neighbour(standing)
    rest = members(int(standing.s["hand"][standing.seat]) - one(species))
    most = max(standing.best(standing.left, each).points for each in rest)
    if most <= LITTLE:
        return [Reason(1.3, Message("draftosaurus-advice-little", who=who, points=points_name(most)))]
    if standing.players == 2 and standing.s["phase"] == CHOOSE:  # one more goes to the box before the hand is passed on
        return []
    tempting = max(rest, key=lambda each: _lure(standing, each).excess)
    lure = _lure(standing, tempting)
    if lure.excess < LURE:
        return []
    name, zone = species_name(tempting), place_name(lure.place)
    message = Message("draftosaurus-advice-gives", species=name, who=who, points=points_name(lure.points), zone=zone)
    return [Reason(lure.excess - 0.1, message)]


def _lure(standing: Standing, species: int) -> _Lure:
    """What only this dinosaur of the hand can do for the neighbour: the pen where it gains most beside all others."""
    hand = int(standing.s["hand"][standing.seat])
    if count(hand, species) != 1:  # another one of it stays
        return _Lure(0, 0, RIVER)
    others = [standing.gains(standing.left, each) for each in members(hand) if each != species]
    return max(
        (
            _Lure(gain - max((other.get(place, 0) for other in others), default=0), gain, place)
            for place, gain in standing.gains(standing.left, species).items()
        ),
        key=lambda lure: lure.excess,
    )
