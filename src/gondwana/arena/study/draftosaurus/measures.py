"""What is counted in one game: every measure as a sum and a count, so that games can be put together in any way."""

from statistics import mean

from gondwana.arena.study.draftosaurus.facts import FREE, Facts, Placement
from gondwana.arena.study.sums import Sums, Tally
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.state import TREX

THRONES = ("king", "lookout")
"""Pens for one dinosaur whose points depend on other zoos."""


def measures(game: Facts) -> Sums:
    """The sums of one game."""
    tally = Tally()
    _scores(game, tally)
    _seats(game, tally)
    _zones(game, tally)
    _dinosaurs(game, tally)
    _die(game, tally)
    return tally.sums


def _scores(game: Facts, tally: Tally) -> None:
    best, second = sorted(game.points, reverse=True)[:2]
    tally.add("points", value=sum(game.points), count=game.players)
    tally.add("winner", value=best)
    tally.add("margin", value=best - second)
    tally.add("shared", value=game.places.count(1) > 1)


def _seats(game: Facts, tally: Tally) -> None:
    """By seat, counted from the first holder of the die leftwards."""
    free = [sum(one.seat == seat and one.face == FREE for one in game.placements) for seat in range(game.players)]
    for after in range(game.players):
        seat = (game.first + after) % game.players
        share = (game.places[seat] == 1) / game.places.count(1)
        tally.add("seat", after, "wins", value=share)
        tally.add("seat", after, "points", value=game.points[seat])
        tally.add("seat", after, "free", value=free[seat])
        if after == 0:
            tally.add("holder", "wins", value=share * game.players)
            tally.add("holder", "points", value=game.points[seat] - mean(game.points))


def _zones(game: Facts, tally: Tally) -> None:
    """Where points come from, and how winners differ there from the others at their table."""
    winners = [seat for seat in range(game.players) if game.places[seat] == 1]
    others = [seat for seat in range(game.players) if game.places[seat] != 1]
    for zone in game.zones[0]:
        points = [zones[zone] for zones in game.zones]
        standing = [sum(one.seat == seat and one.zone == zone for one in game.placements) for seat in range(game.players)]
        tally.add("zone", zone, "points", value=sum(points), count=game.players)
        users = {one.seat for one in game.placements if zone in (one.put, one.zone)}
        tally.add("zone", zone, "used", value=len(users), count=game.players)
        tally.add("zone", zone, "dinosaurs", value=sum(standing), count=game.players)
        tally.add("zone", zone, "each", value=sum(points), count=sum(standing))
        if others:
            lead = mean(points[seat] for seat in winners) - mean(points[seat] for seat in others)
            tally.add("zone", zone, "lead", value=lead)


def _dinosaurs(game: Facts, tally: Tally) -> None:
    """What a dinosaur brings by its species and its turn, and how early it is taken."""
    for one in game.placements:
        species = SPECIES[one.species]
        tally.add("turn", one.turn, "each", value=one.points)
        tally.add("turn", one.turn, "river", value=one.zone == "river")
        tally.add("species", species, "each", value=one.points)
        tally.add("species", species, "pick", value=one.pick)
        _wish(one, tally)
        if one.zone in THRONES:
            tally.add("throne", one.zone, species, "points", value=one.points - _bonus(one))
            for other in SPECIES:
                tally.add("throne", one.zone, other, "there", value=other == species)
    trexes = [one.points for one in game.placements if one.species == TREX]
    others = [one.points for one in game.placements if one.species != TREX]
    if trexes and others:
        tally.add("trex", value=mean(trexes) - mean(others))


def _bonus(one: Placement) -> int:
    """On a throne a T-Rex is alone in its pen and has the whole bonus."""
    return int(one.species == TREX)


def _wish(one: Placement, tally: Tally) -> None:
    """How often a species is taken, by how often it would be at random: only hands with a choice count."""
    if sum(number > 0 for number in one.hand) < 2:
        return
    for species, number in enumerate(one.hand):
        if number:
            tally.add("species", SPECIES[species], "wish", value=species == one.species, count=number / sum(one.hand))


def _die(game: Facts, tally: Tally) -> None:
    """What a face leaves to those whom it binds, beside the holder of the die in the same turn."""
    holders = {one.turn: one for one in game.placements if one.face == FREE}
    for one in game.placements:
        tally.add("face", one.face, "gain", value=one.gain)
        tally.add("face", one.face, "each", value=one.points)
        tally.add("face", one.face, "river", value=one.zone == "river")
        holder = holders.get(one.turn)
        if holder is not None and holder is not one:
            tally.add("face", one.face, "behind", value=one.gain - holder.gain)
            tally.add("face", one.face, "end", value=game.points[one.seat] - game.points[holder.seat])
            tally.add("bound", "behind", value=one.gain - holder.gain)
            tally.add("bound", "river", value=one.zone == "river")
