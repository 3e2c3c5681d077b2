"""Positions for tests: chance is an action, so a test deals and rolls what it needs."""

from collections.abc import Iterable
from itertools import cycle, islice
from typing import Any

from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.herd import one
from gondwana.games.draftosaurus.state import MOST_PLACED, PLACE_NAMES
from gondwana.games.draftosaurus.zoo import stand

GAME = load("draftosaurus")

Hand = Iterable[str]


def new_match(players: int = 3, *, first: int = 0, **options: Any) -> Match:
    """A match before the first lot; `first` decides it."""
    return Match(GAME, players=players, options={"first": first, **options}, seed=1)


def deal(match: Match, hands: dict[int, Hand] | None = None) -> None:
    """Carry out the lot if it is due and all draws of a round: the hands wanted, the rest from what the bag has."""
    while match.waits_for_chance and not match.odds()[0][0] >= GAME.read(CHANCE, "roll woodlands"):
        options = [GAME.write(CHANCE, action) for action, _ in match.odds()]
        if options[0].startswith("first"):
            match.play(CHANCE, options[0])
            continue
        seat = int(options[0].split()[1])
        drawn = int(match.state[0]["drawn"])
        wanted = list((hands or {}).get(seat, []))
        choice = f"draw {seat} {wanted[drawn]}" if drawn < len(wanted) else options[drawn % len(options)]
        match.play(CHANCE, choice)


def roll(match: Match, face: str) -> None:
    match.play(CHANCE, f"roll {face}")


def turn(players: int = 3, *, face: str = "woodlands", hands: dict[int, Hand] | None = None, **options: Any) -> Match:
    """A match in its first turn: dealt and rolled."""
    match = new_match(players, **options)
    deal(match, hands)
    roll(match, face)
    return match


def fill(match: Match, seat: int, **zones: list[str | None]) -> None:
    """Put dinosaurs into a zoo, out of the bag, past the course of the game but by the pens' own machinery."""
    for zone, dinosaurs in zones.items():
        for cell, name in enumerate(dinosaurs):
            if name is not None:
                assert match.state[0]["placed_count"][seat] < MOST_PLACED
                place = PLACE_NAMES.index(f"pyramid {cell}" if zone == "pyramid" else zone)
                stand(match.state[0], seat, place, SPECIES.index(name))
                match.state[0]["bag"] -= one(SPECIES.index(name))


def everybody(match: Match, *dos: str) -> None:
    """Each seat that owes a decision does the next of these, in seat order."""
    for seat, do in zip(match.pending, islice(cycle(dos), len(match.pending)), strict=True):
        match.play(seat, do)


def anything(match: Match) -> None:
    """Everybody who owes a decision does the first legal thing."""
    for seat in match.pending:
        match.play(seat, match.legal(seat)[0])


def play_on(match: Match, *, until: str | None = None, face: str = "food_court") -> None:
    """Play with the first legal action of all until the game is over, or waits for an action like `until`."""
    while not match.over:
        if match.waits_for_chance:
            if GAME.write(CHANCE, match.odds()[0][0]).startswith("roll"):
                roll(match, face)
            else:
                deal(match)
            continue
        if until is not None and match.legal_texts(match.pending[0])[0].startswith(until):
            return
        anything(match)


def places_of(match: Match, seat: int, species: str) -> set[str]:
    """Where the seat may put this species now."""
    return {text.removeprefix(f"{species} ") for text in match.legal_texts(seat) if text.startswith(f"{species} ")}


def refusal(match: Match, seat: int, do: str) -> str:
    """The sentence with which an action is refused; fails if it is legal."""
    message = match.why_not(seat, do)
    assert message is not None, f"{do} is legal"
    return message.english()
