"""A match made from its stored log."""

import dataclasses
import random

import msgspec
import pytest

from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC
from gondwana.core.errors import BadRecord, Refused
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.server.played import Entry, Played, chance_entry
from gondwana.server.service import by_lot

GAME = load("draftosaurus")


def dealt(game=GAME, players=3):
    played = Played(game, players, None)
    while played.match.waits_for_chance:
        played.add(chance_entry(played, by_lot(played.match)))
    return played


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_what_is_asked_for_a_viewer_is_asked_of_hidden_positions(viewer):
    """Points, legal actions and who owes a decision come from a position without secrets."""
    played = dealt()
    assert played.seen(viewer).state.tobytes() == played.match.hidden(viewer).tobytes() != played.match.state.tobytes()


def test_a_refusal_is_made_from_what_the_seat_knows():
    """The rules explain a refusal to a seat without having seen the secrets of the others."""
    asked = []

    def why_not(states, seat, action):
        asked.append(states.copy())
        return GAME.why_not(states, seat, action)

    played = dealt(dataclasses.replace(GAME, why_not=why_not))
    with pytest.raises(Refused):
        played.choose(1, "stay")
    assert [states.tobytes() for states in asked] == [played.match.hidden(1).tobytes()]


def test_a_fork_is_played_without_changing_the_first():
    played = dealt()
    before = (played.match.state.tobytes(), list(played.match.log), played.number, played.decision)
    fork = played.fork()
    fork.choose(0, fork.match.legal_texts(0)[0])
    fork.add(Entry(1, "resign", "random"))
    assert (fork.number, fork.replaced) == (before[2] + 2, {1: "random"})
    assert (played.match.state.tobytes(), played.match.log, played.number, played.decision) == before
    assert played.replaced == {}


def test_events_are_numbered_by_the_stored_log():
    """Reading from any entry on gives the end of what reading from the beginning gives, undo or not."""
    played = dealt()
    for seat in (0, 1):
        played.choose(seat, played.match.legal_texts(seat)[0])
    played.add(Entry(0, "undo"))
    played.add(Entry(2, "resign", "random"))
    for seat in (0, 2):
        played.choose(seat, played.match.legal_texts(seat)[0])
    everything = played.events(1)
    assert [event["at"] for event in everything] == sorted(event["at"] for event in everything)
    assert {event["type"] for event in everything} >= {"undo", "resign", "choose", "place", "draw"}
    for since in range(played.number + 1):
        assert played.events(1, since) == [event for event in everything if event["at"] >= since]
    assert played.events(1, -5) == everything and played.events(1, 10**9) == []


def test_a_stored_log_that_cannot_be_is_refused():
    with pytest.raises(BadRecord):
        Played(GAME, 3, None).add_stored([(0, "castle", "", 0)])
    with pytest.raises(Refused):
        Played(GAME, 3, None).add_stored([(CHANCE, "chance", "roll empty", 0)])


def test_lots_follow_the_weights():
    """Chance does what the odds list, and in the long run all of it."""
    match = Match(GAME, players=3)
    drawn = {by_lot(match) for _ in range(200)}
    assert drawn == {action for action, _ in match.odds()} and len(drawn) == 3


def test_when_the_game_is_over_nothing_is_hidden():
    played = dealt(players=2)
    while not played.match.over:
        seat = played.match.pending[0]
        assert played.seen_by(0) == 0
        played.choose(seat, played.match.legal_texts(seat)[0])
        while played.match.waits_for_chance:
            played.add(chance_entry(played, by_lot(played.match)))
    assert played.seen_by(0) == EVERYTHING


def test_views_share_nothing_that_can_be_changed():
    """Zoos and points are counted once for all viewers; whoever writes into a view writes into the own one."""
    played = dealt()
    for _ in range(9):
        seat = played.match.pending[0]
        played.choose(seat, played.match.legal_texts(seat)[0])
        while played.match.waits_for_chance:
            played.add(chance_entry(played, by_lot(played.match)))
    first, before = played.match.view(0), msgspec.json.encode(played.match.view(1))
    for seat in first["seats"]:
        for zone in seat["zoo"].values():
            zone.append("changed")
        seat["points"]["zones"]["river"] = seat["points"]["total"] = 99
    first["unseen"]["trex"] = first["box"]["trex"] = 99
    assert msgspec.json.encode(played.match.view(1)) == before


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"placing": "after_reveal"}), (5, {"board": "winter"})])
def test_what_may_be_taken_back_is_what_the_match_says(players, options):
    """In a whole game with second thoughts, after every entry and for every seat."""
    rng = random.Random(players)
    played = Played(GAME, players, options)
    found = set()
    while not played.match.over:
        while played.match.waits_for_chance:
            played.add(chance_entry(played, by_lot(played.match)))
        if played.match.over:
            break
        seat = rng.choice(played.match.pending)
        played.choose(seat, rng.choice(played.match.legal_texts(seat)))
        told = [played.can_undo(seat) for seat in range(players)]
        assert told == [played.match.can_undo(seat) for seat in range(players)]
        found |= set(told)
        undoable = [seat for seat in range(players) if told[seat]]
        if undoable and rng.random() < 0.3:
            played.add(Entry(rng.choice(undoable), "undo"))
            assert [played.can_undo(seat) for seat in range(players)] == [played.match.can_undo(seat) for seat in range(players)]
    assert found == {True, False}
