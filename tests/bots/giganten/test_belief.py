"""What is believed of hidden pieces, beside a count of all armies that fit."""

from collections import Counter
from itertools import permutations
from math import prod

import numpy as np
import pytest
from games.giganten.tables import GAME, board, field, turn

from gondwana.bots.giganten.belief import SIGNS, home_sign, imagine, mark, pace_sign, quiet_sign, suspect
from gondwana.core.engine import Buffers
from gondwana.core.rng import streams
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.land import FIELD_NAMES
from gondwana.games.giganten.state import KINDS, MOST_PIECES, SEATS

FAR = {"d10": "tri", "e11": "stego", "f12": "flug", "g13": "nest"}


def position():
    """The second seat's Nest, Tri, Stego and Flug; one has moved, one was put down in the swamp."""
    match = board({"c3": "dilo"}, FAR, swamp=["d10"], on_turn=1)
    turn(match, "f12-f11")
    return match


def some_signs(seed=3):
    return np.exp(np.random.default_rng(seed).normal(0, 0.7, (SIGNS, KINDS)))


def weight(s, n, kind, signs):
    return signs[home_sign(s, 1, n), kind] * signs[pace_sign(s, 1, n), kind] * signs[quiet_sign(s, 1, n), kind]


def all_armies(match, signs):
    """Every army that fits, by brute force, with its share: kinds in the order of the pieces."""
    s = match.state[0]
    count = int(s["count"][1])
    armies = {}
    for kinds in set(permutations(int(s["kind"][1, n]) for n in range(count))):
        if all(int(s["could"][1, n]) >> kind & 1 for n, kind in enumerate(kinds)):
            armies[kinds] = prod(float(weight(s, n, kind, signs)) for n, kind in enumerate(kinds))
    total = sum(armies.values())
    return {kinds: share / total for kinds, share in armies.items()}


def believed(match, signs):
    likely = np.zeros((SEATS, MOST_PIECES, KINDS))
    suspect(match.state[0], 1, signs, likely, np.zeros(KINDS))
    return likely[1, : int(match.state[0]["count"][1])]


def marginals(armies, count):
    exact = np.zeros((count, KINDS))
    for kinds, share in armies.items():
        for n, kind in enumerate(kinds):
            exact[n, kind] += share
    return exact


@pytest.mark.parametrize(("signs", "off"), [(np.ones((SIGNS, KINDS)), 0.06), (some_signs(), 0.15)], ids=["even", "signs"])
def test_beliefs_are_close_to_the_count_of_all_armies(signs, off):
    """They are worked out piece by piece, so with strong signs and few pieces they are a little off; imagined armies are not."""
    match = position()
    exact = marginals(all_armies(match, signs), 4)
    found = believed(match, signs)
    assert np.abs(found - exact).max() < off
    assert np.allclose(found.sum(axis=1), 1.0)
    assert ((found > 1e-9) == (exact > 0)).all()


def test_what_was_shown_is_certain():
    match = board({"e4": "stego"}, {"e7": "dilo", "k9": "tri"}, on_turn=0)
    turn(match, "e4-e5")
    turn(match, "k9-k8")
    turn(match, "e5-e6 x e7 stay")
    s = match.state[0]
    n = [int(at) for at in s["at"][1, : s["count"][1]]].index(field("e7"))
    assert believed(match, some_signs())[n, PIECES.index("dilo")] == 1.0


@pytest.mark.compiled
def test_imagined_armies_come_as_often_as_the_signs_say():
    match, signs = position(), some_signs()
    exact = all_armies(match, signs)
    rng, buffer, odds = streams(7, 1)[0], Buffers(GAME).actions, np.zeros((SEATS, MOST_PIECES, KINDS))
    draws, found = 4000, Counter()
    for _ in range(draws):
        world = match.hidden(0)
        imagine(world[0], 0, signs, rng, buffer, odds)
        found[tuple(int(kind) for kind in world[0]["kind"][1, :4])] += 1
    assert set(found) == set(exact)
    for kinds, share in exact.items():
        assert abs(found[kinds] / draws - share) < 5 * (share * (1 - share) / draws) ** 0.5 + 0.02


def test_the_mark_changes_when_something_was_learned():
    match = position()
    before = mark(match.state[0], 1)
    turn(match, "c3-c4")
    assert mark(match.state[0], 1) == before
    turn(match, "e11-e10")
    assert mark(match.state[0], 1) != before


def test_beliefs_do_not_look_at_the_kinds():
    match = position()
    signs = some_signs()
    before = believed(match, signs)
    s = match.state[0]
    at = [FIELD_NAMES[field] for field in s["at"][1, :4]]
    a, b = at.index("e11"), at.index("f11")
    s["kind"][1, a], s["kind"][1, b] = int(s["kind"][1, b]), int(s["kind"][1, a])
    assert (believed(match, signs) == before).all()
