"""What a dinosaur brings is counted in parts; the whole, counted before and after, must say the same."""

import random

import numpy as np
import pytest
from games.draftosaurus.tables import GAME

from gondwana.bots.draftosaurus.appraisal import DENIAL, TUNED
from gondwana.bots.draftosaurus.gains import ROWS, after, prepare, put
from gondwana.bots.draftosaurus.hopes import worth
from gondwana.core.match import Match
from gondwana.games.draftosaurus.herd import one
from gondwana.games.draftosaurus.state import CHOOSE, KINDS, LOOKOUT, PLACES, PYRAMID, THROW


@pytest.mark.parametrize("players", GAME.players)
def test_the_parts_make_the_whole(players):
    """At every choice of games on every set of options: for every place that is open, from the hand and from elsewhere.

    The games are random, but for the pyramid, whose top would not be reached.
    """
    chooser = random.Random(players)
    notes, scratch = np.zeros((ROWS, PLACES)), np.zeros(1, GAME.dtype)
    tried = set()
    for options in GAME.option_sets(players):
        match = Match(GAME, players=players, options=options, seed=players)
        while not match.over:
            match.settle()
            for seat in match.pending:
                hidden, legal = match.hidden(seat), match.legal(seat)
                if hidden[0]["phase"] == CHOOSE and legal[0] < THROW:
                    taken, weights = chooser.randrange(2), chooser.choice([DENIAL[0], *TUNED])
                    luck = np.array([chooser.uniform(0, 4) for _ in range(KINDS)])
                    prepare(hidden[0], seat, taken, luck, weights, notes)
                    before = worth(hidden[0], seat, luck, weights)
                    for action in legal:
                        place, species = divmod(action, KINDS)
                        whole = hidden.copy()
                        whole[0]["hand"][seat] -= taken * one(species)
                        put(whole[0], seat, place, species)
                        expected = worth(whole[0], seat, luck, weights) - before
                        found = after(hidden[0], scratch, seat, place, species, luck, weights, notes)
                        assert found == pytest.approx(expected, abs=1e-9), (options, place, species)
                        tried.add(place)
                climbing = [action for action in legal if action // KINDS in range(PYRAMID, LOOKOUT)]
                match.play(seat, chooser.choice(climbing or legal))
    assert tried == set(range(PLACES))
