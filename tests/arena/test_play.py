"""One game: what bots get to see, and what chance does."""

import numpy as np
import pytest
from arena.fakes import Cheat, First, Last, Spy, hidden_again, same
from core.pebbles import GAME as PEBBLES

from gondwana.arena import play_game
from gondwana.arena.play import BadAnswer, Table, bot_seed
from gondwana.bots import Budget, make_bot
from gondwana.core.bits import seats_in
from gondwana.core.engine import engine
from gondwana.games import load

GAME = load("draftosaurus")


def spied(seed, deal=0, rotation=0, others=First, players=3, **more):
    """What a spy on seat 0 was given in a game."""
    notes = []
    bots = [Spy(GAME, notes), *(others(GAME, name="other") for _ in range(players - 1))]
    outcome = play_game(GAME, bots, seed=seed, deal=deal, rotation=rotation, **more)
    return notes, outcome


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), (GAME, 5), (PEBBLES, 3)])
def test_a_bot_never_holds_the_truth(game, players):
    """What it is given is what is left after hiding, and something was hidden."""
    notes = []
    play_game(game, [Spy(game, notes) for _ in range(players)], seed=5)
    assert len(notes) >= players
    assert all(same(hidden_again(game, position, seat), position) for seat, position, _ in notes)
    field = "hand" if game is GAME else "fist"
    seen = {tuple(position[field][0][:players].tolist()) for _, position, _ in notes[:players]}
    assert len(seen) == players, "the seats know different things"


def test_simultaneous_choices_are_made_on_one_position():
    """Nobody is asked on a position in which another of the same turn has chosen."""
    notes = []
    play_game(GAME, [Spy(GAME, notes) for _ in range(4)], seed=1)
    owed = [seats_in(int(engine(GAME).pending_at(position, 0))) for _, position, _ in notes]
    assert owed[:24] == [(0, 1, 2, 3)] * 24


def test_what_a_bot_does_to_its_position_changes_nothing():
    class Vandal(First):
        def decide(self, position, seat, budget=None):
            action = super().decide(position, seat, budget)
            position.view(np.uint8)[:] = 0
            return action

    quiet = play_game(GAME, [First(GAME, name="a") for _ in range(3)], seed=3)
    loud = play_game(GAME, [Vandal(GAME, name="b") for _ in range(3)], seed=3)
    assert (quiet.points, quiet.places) == (loud.points, loud.places)


def test_chance_belongs_to_the_deal():
    """The same deal has the same draws, dice and first holder, whoever plays and in whichever rotation."""

    def deal(**more):
        notes, _ = spied(7, **more)
        return [(int(p["die"][0]), int(p["holder"][0])) for _, p, _ in notes], notes[0][1]["hand"][0][0]

    dice, hand = deal(deal=4)
    for other in (deal(deal=4, rotation=2), deal(deal=4, others=Last)):
        assert other == (dice, hand)
    assert len({str(deal(deal=number)) for number in range(5)}) == 5


def test_bots_have_seeds_of_their_own():
    seeds = {bot_seed(0, deal, rotation, seat) for deal in range(10) for rotation in range(3) for seat in range(3)}
    assert len(seeds) == 90
    first = play_game(GAME, [make_bot(GAME, "random") for _ in range(3)], seed=1, rotation=0)
    second = play_game(GAME, [make_bot(GAME, "random") for _ in range(3)], seed=1, rotation=1)
    again = play_game(GAME, [make_bot(GAME, "random") for _ in range(3)], seed=1, rotation=0)
    assert first.points == again.points != second.points


def test_budgets_reach_the_bots_and_time_is_taken():
    notes, outcome = spied(0, budgets=[Budget(iterations=7), None, None])
    assert {budget for _, _, budget in notes} == {Budget(iterations=7)}
    assert len(outcome.think) == 3 and all(0 < time < 10**9 for times in outcome.think for time in times)
    assert 6 <= len(outcome.think[0]) <= 12, "forced moves are no decisions"


@pytest.mark.parametrize("answer", [-1, 10**6, 0])
def test_a_bad_answer_is_told(answer):
    """A bot that answers outside the rules is named."""
    notes, _ = spied(2)
    legal = np.zeros(GAME.actions + 64, np.int64)
    n = engine(GAME).legal_at(notes[0][1], 0, 0, legal)
    wrong = answer or next(action for action in range(GAME.actions) if action not in legal[:n])
    with pytest.raises(BadAnswer, match=f"cheat on seat 0 answered with action {wrong}"):
        play_game(GAME, [Cheat(GAME, wrong), First(GAME, name="a"), First(GAME, name="b")], seed=2)


def test_each_seat_needs_a_bot_of_its_own():
    bot = First(GAME, name="one")
    with pytest.raises(ValueError, match="each a bot of its own"):
        Table(GAME, 3).play([bot, bot, bot], seed=0)
