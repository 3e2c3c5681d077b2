"""What Giganten's players learn from games."""

import numpy as np
import pytest

from gondwana.bots.giganten.belief import HOME_SIGNS, PACE_SIGNS, SIGNS
from gondwana.bots.giganten.outlook import COUNTS, SIGHTS
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.state import KINDS
from gondwana.training.giganten import Practice, first_outlook, learn_outlook, learn_signs, nothing_learned
from gondwana.training.practice import DRAWN, LOST, ROWS, WON

NEST, FLUG = PIECES.index("nest"), PIECES.index("flug")


def test_a_sign_that_one_kind_shows_more_often_speaks_for_it():
    tally = np.full((SIGNS, KINDS), 1000)
    tally[HOME_SIGNS, NEST] = 9000
    signs = learn_signs(tally, doubt=1.0)
    assert signs[HOME_SIGNS, NEST] > 1.5 > signs[HOME_SIGNS, FLUG]
    assert signs[HOME_SIGNS + 1, NEST] < 1.0
    assert np.allclose(signs[PACE_SIGNS:], 1.0)


def test_signs_are_believed_less_with_doubt():
    tally = np.full((SIGNS, KINDS), 1000)
    tally[HOME_SIGNS, NEST] = 9000
    sure, doubtful = learn_signs(tally, doubt=1.0), learn_signs(tally, doubt=0.3)
    assert 1.0 < doubtful[HOME_SIGNS, NEST] < sure[HOME_SIGNS, NEST]


def test_the_outlook_moves_towards_what_decided_the_games():
    """Here a lead in Flugs wins and nothing else counts."""
    random = np.random.default_rng(1)
    sights = random.normal(0, 1, (4000, SIGHTS))
    shares = (random.random(4000) < 1 / (1 + np.exp(-2 * sights[:, COUNTS + FLUG]))).astype(float)
    outlook, error = learn_outlook(sights, shares, trust=0.1)
    change = outlook - first_outlook()
    assert np.argmax(change) == COUNTS + FLUG
    assert error < 0.2


def test_a_piece_more_is_good_and_an_open_nest_bad_from_the_beginning():
    outlook = first_outlook()
    assert (outlook[COUNTS + NEST + 1 : COUNTS + KINDS] > 0).all()
    assert outlook[COUNTS + NEST] == 0


@pytest.mark.slow
@pytest.mark.compiled
def test_practice_counts_every_game_and_gives_the_same_again():
    learned = nothing_learned()
    player = learned.taste, learned.signs
    one, two = (Practice(seed=3).play(player, player, 6, every=5) for _ in range(2))
    assert one[0][[WON, DRAWN, LOST]].sum() == 6
    assert len(one[1]) == len(one[2]) == one[0][ROWS] > 20
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
