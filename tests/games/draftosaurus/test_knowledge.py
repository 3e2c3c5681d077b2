"""What a seat knows, held against a separate memory that watches only what the seat is shown."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from games.draftosaurus.tables import GAME, deal, everybody, new_match, roll, turn

from gondwana.core.contract import EVERYTHING, PUBLIC
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games.draftosaurus.data import SPECIES

SIX = list(SPECIES)


class Memory:
    """A person with a perfect memory at one seat: sees own hands, everything placed or discarded, and who passes to whom."""

    def __init__(self, match, seat):
        self.seat = seat
        self.players = match.players
        self.held = [None] * self.players  # per seat: the Counter of the hand it holds now, if it is known

    def watch(self, view, events):
        """Follow the events of one step, then look at the own hand."""
        for event in events:
            if event["type"] in {"round", "first", "board"}:
                self.held = [None] * self.players
            elif event["type"] in {"place", "show"} and self.held[event["seat"]] is not None:
                self.held[event["seat"]][event["species"]] -= 1
            elif event["type"] == "pass":
                self.held = self.held[-1:] + self.held[:-1]
        own = view["seats"][self.seat]["hand"]
        self.held[self.seat] = Counter(own)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seat_knows_exactly_the_hands_that_passed_through_it(players):
    """DR-06: every hand once held, less what was revealed from it since, and no other."""
    chooser = random.Random(players)
    match = Match(GAME, players=players, seed=players)
    match.settle()
    memories = [Memory(match, seat) for seat in range(players)]
    done = 0
    while not match.over:
        for seat in match.pending:
            match.play(seat, chooser.choice(match.legal(seat)))
        match.settle()
        truth = match.view(EVERYTHING)["seats"]
        for memory in memories:
            events = match.events(memory.seat, since=done)
            for at in sorted({event["at"] for event in events}):
                memory.watch(
                    match.game.view(match.hidden(memory.seat, at + 1)[0], memory.seat), [e for e in events if e["at"] == at]
                )
            seen = match.view(memory.seat)["seats"]
            for seat in range(players):
                known = memory.held[seat] if seen[seat]["hand_size"] else Counter()
                assert seen[seat]["hand"] == (None if known is None else sorted(known.elements(), key=SIX.index))
                assert known is None or seen[seat]["hand"] == truth[seat]["hand"]
        done = len(match.log)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_how_many_hands_are_known(players):
    """DR-06: in turn t a seat knows its own hand and those of its t left neighbours."""
    match = turn(players)
    for number in range(6):
        for viewer in range(players):
            known = {seat for seat, told in enumerate(match.view(viewer)["seats"]) if told["hand"] is not None}
            assert known == {(viewer + k) % players for k in range(min(number + 1, players))}
        everybody(match, *[match.legal_texts(seat)[0] for seat in range(players)])
        if number < 5:
            roll(match, "empty")


def test_two_players_know_everything_but_choices_after_one_turn():
    """DR-12: both hands have been seen by both once they were swapped; discards were open."""
    match = turn(2)
    everybody(match, *[match.legal_texts(seat)[0] for seat in (0, 1)])
    assert match.view(0)["seats"][1]["hand"] is None
    everybody(match, *[match.legal_texts(seat)[0] for seat in (0, 1)])
    truth = match.view(EVERYTHING)["seats"]
    for viewer in (0, 1):
        assert [seat["hand"] for seat in match.view(viewer)["seats"]] == [seat["hand"] for seat in truth]


def test_the_rest_is_known_by_count():
    """DR-02: bag and unseen hands together are known species by species; the bag's size is known."""
    match = turn(3, hands={0: SIX, 1: ["trex"] * 5, 2: ["diplodocus"] * 5})
    view = match.view(0)
    assert view["bag"] == 18
    assert sum(view["unseen"].values()) == 18 + 12
    assert view["unseen"]["trex"] == 5
    assert match.view(EVERYTHING)["unseen"]["trex"] == 0


def test_a_watcher_knows_no_hand():
    """DR-05: who holds no seat sees no hand, only sizes."""
    view = turn(4).view(PUBLIC)
    assert [seat["hand"] for seat in view["seats"]] == [None] * 4
    assert [seat["hand_size"] for seat in view["seats"]] == [6] * 4


def test_hand_sizes_while_drawing():
    """DR-05: everybody can count what the others have drawn."""
    match = new_match(3, first=1)
    match.play(-1, "first 1")
    for _ in range(8):
        match.play(-1, match.odds()[0][0])
    assert [seat["hand_size"] for seat in match.view(0)["seats"]] == [0, 6, 2]
    assert match.view(0)["bag"] == 36 - 8


def worlds(match, viewer, count, seed=1):
    """Guessed worlds, as the hands and choices they give."""
    rng = streams(seed, 1)[0]
    buffer = Buffers(GAME).actions
    functions = engine(GAME)
    found = Counter()
    for _ in range(count):
        state = match.hidden(viewer)
        functions.guess_at(state, 0, viewer, rng, buffer)
        found[tuple(int(hand) for hand in state[0]["hand"][: match.players])] += 1
    return found


def test_guesses_are_spread_as_the_dinosaurs_are():
    """DR-05, DR-06: all ways to deal the unseen dinosaurs are equally likely, so hands have their hypergeometric share."""
    match = turn(3)
    for _ in range(12):  # to the last turn but one of the last round: one hand of a neighbour is not known
        everybody(match, *[match.legal_texts(seat)[0] for seat in range(3)])
        if match.view(0)["round"] == 1 and match.view(0)["turn"] == 0:
            break
        roll(match, "empty")
    deal(match)
    roll(match, "empty")
    everybody(match, *[match.legal_texts(seat)[0] for seat in range(3)])
    roll(match, "empty")
    view = match.view(0)
    unknown = [seat for seat in range(3) if view["seats"][seat]["hand"] is None]
    assert len(unknown) == 1
    pool = [name for name, count in view["unseen"].items() for _ in range(count)]
    size = view["seats"][unknown[0]]["hand_size"]
    ways = Counter(tuple(sorted(hand)) for hand in combinations(pool, size))
    counted = worlds(match, 0, 4000)
    assert len(counted) == len(ways)
    expected = sorted(4000 * count / sum(ways.values()) for count in ways.values())
    assert np.allclose(sorted(counted.values()), expected, atol=5 * max(expected) ** 0.5)


def test_guesses_reach_every_world_and_no_other():
    """DR-06: by brute force over all deals of a first round, with a small bag: the possible hands are exactly those guessed."""
    match = turn(3, hands={0: ["trex"] * 6, 1: ["triceratops"] * 6, 2: ["spinosaurus"] * 6})
    assert len(worlds(match, 0, 3000)) > 1000
    for seat in range(3):
        everybody(match, *[match.legal_texts(seat)[0] for seat in range(3)])
        roll(match, "empty")
    assert len(worlds(match, 0, 50)) == 1


def test_secret_choices_are_guessed_among_the_legal():
    """DR-06: a choice that was made and not shown can be anything legal for the hand that is guessed."""
    match = turn(3, hands={0: SIX, 1: SIX, 2: SIX}, face="woodlands")
    match.play(1, "trex forest")
    rng = streams(3, 1)[0]
    functions = engine(GAME)
    seen = set()
    for _ in range(300):
        state = match.hidden(0)
        functions.guess_at(state, 0, 0, rng, Buffers(GAME).actions)
        text = GAME.write(1, int(state[0]["choice"][1]))
        place = text.split()[1]
        assert place in {"forest", "trio", "king", "river"}
        seen.add(place)
    assert seen == {"forest", "trio", "king", "river"}


def test_what_the_hidden_record_holds():
    """DR-06: nothing of other hands or choices is left in the record that a seat, and a bot, gets."""
    match = turn(4, hands=dict.fromkeys(range(4), SIX))
    match.play(2, "diplodocus river")
    hidden = match.hidden(0)[0]
    assert [int(hand) for hand in hidden["hand"][1:4]] == [0, 0, 0]
    assert int(hidden["choice"][2]) == -2
    assert [int(choice) for choice in hidden["choice"][[0, 1, 3]]] == [-1, -1, -1]
    assert int(hidden["viewer"]) == 2
