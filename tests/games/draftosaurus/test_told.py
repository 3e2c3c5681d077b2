"""The types of views and events: what is told is of them, in every kind of game, and schemas can be made from them."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gondwana.core.contract import EVERYTHING, PUBLIC
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.draftosaurus import data, view

GAME = load("draftosaurus")
TABLES = [(players, options) for players in GAME.players for options in GAME.option_sets(players)]
KINDS = {"first", "draw", "roll", "choose", "show", "place", "discard", "move", "pass", "round", "board", "over"}


def as_typed(told: Any, form: Any) -> Any:
    """What a type takes of plain data: fields that it does not know are lost, wrong ones raise."""
    return msgspec.to_builtins(msgspec.convert(told, form, strict=True))


def positions(players: int, options: Any, seed: int = 1) -> Iterator[Match]:
    """A game played at random, after every choice."""
    chance = random.Random(seed)
    match = Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    yield match
    while not match.over:
        seat = match.pending[0]
        match.play(seat, chance.choice(match.legal(seat)))
        yield match
        match.settle()
    yield match


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_views_and_events_are_of_their_types(players: int, options: Any) -> None:
    """Every view and event of a whole game: no field more, none less, none of another kind."""
    for number, match in enumerate(positions(players, options)):
        for viewer in (number % players, PUBLIC, EVERYTHING) if number % 5 == 0 or match.over else ():
            seen = match.view(viewer)
            assert as_typed(seen, GAME.view_type) == seen
    for viewer in (0, PUBLIC, EVERYTHING):
        for event in match.events(viewer):
            assert as_typed(event, GAME.event_type) == event


def test_every_kind_of_event_happens() -> None:
    """The types are not wider than the game: each kind is told somewhere."""
    told = set()
    for players, options in ((2, {"board": "both"}), (3, {"board": "winter", "placing": "after_reveal"})):
        for seed in range(1, 5):
            *_, match = positions(players, options, seed)
            told |= {event["type"] for event in match.events(PUBLIC)}
    assert told == KINDS


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "roll", "at": 3, "seat": 0, "face": "seven"},
        {"type": "roll", "at": 3, "seat": 0},
        {"type": "roll", "at": 3, "seat": 0, "face": "empty", "hand": ["trex"]},
        {"type": "cheat", "at": 3, "seat": 0},
    ],
)
def test_what_is_no_event_is_refused(wrong: dict[str, Any]) -> None:
    """An unknown face, a field too few, a field too many, an unknown type."""
    with pytest.raises(msgspec.ValidationError):
        as_typed(wrong, GAME.event_type)


def test_names_are_those_of_the_data() -> None:
    """DR-01: the types name the species, faces and boards as data.toml does, in its order."""
    assert view.SPECIES == data.SPECIES
    assert view.FACES == data.FACES
    assert tuple(data.PENS) == view.BOARDS


def test_schemas_can_be_made() -> None:
    """A browser's types are made from these: one object for each kind of event, told apart by `type`."""
    (seen, told), parts = msgspec.json.schema_components([GAME.view_type, GAME.event_type])
    assert seen == {"$ref": "#/$defs/DraftosaurusView"}
    assert set(parts["DraftosaurusView"]["required"]) == set(Match(GAME, players=2).view(PUBLIC))
    assert set(told["discriminator"]["mapping"]) == KINDS
    assert parts["PlaceEvent"]["properties"]["species"]["enum"] == sorted(data.SPECIES)
