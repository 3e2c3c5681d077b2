"""How Fossilium's players learn: games that differ, players that try what others leave, numbers that follow the points."""

import numpy as np

from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.signs import NAMES, SIGNS
from gondwana.training.fossilium import TRIED, _style, fit, gather, play


def test_a_player_against_itself_gets_another_deal_in_every_game():
    """Or seats would seem to differ where the same few deals were counted several times."""
    played = play(tastes.GREEDY, None, 2, 4, seed=1)
    bags = {end["bag"].tobytes() for end in played.ends}
    assert len(bags) == 4


def test_two_players_meet_on_the_same_deal_in_every_seat():
    """Luck is the same for both: the labour market and the goals of a pair of games agree."""
    played = play(tastes.GREEDY, tastes.PLAIN, 2, 4, seed=1)
    goals = [(end["labour"].tobytes(), end["goals"].tobytes(), int(end["ammonite"])) for end in played.ends]
    assert goals[0] == goals[1] and goals[2] == goals[3] and goals[0] != goals[2]


def test_players_try_panels_that_their_numbers_speak_against():
    """What nobody tries cannot be learned."""
    base, rng = tastes.DENIAL[0].weights, np.random.default_rng(1)
    styles = [_style(base, rng) for _ in range(200)]
    for name in TRIED:
        values = np.array([style[0, NAMES.index(name)] for style in styles])
        assert values.min() < 0 < values.max()


def test_positions_come_with_the_points_that_were_still_to_come():
    played = gather(tastes.DENIAL[0].weights, 2, 2, np.random.default_rng(2))
    assert played.signs.shape[1] == SIGNS and len(played.signs) == len(played.about) > 0
    assert (played.about[:, 3] + played.rest() == played.results[played.about[:, 0], played.about[:, 1], 0]).all()


def test_a_sign_that_brought_points_is_worth_them():
    rng = np.random.default_rng(3)
    signs = rng.normal(0, 1, (4000, SIGNS))
    signs[:, 0] = 1.0
    money = NAMES.index("money")
    found = fit(signs, 3.0 + 2.0 * signs[:, money], np.zeros(SIGNS), doubt=1.0)
    assert abs(found[money] - 2.0) < 0.05 and abs(found[NAMES.index("students")]) < 0.05
