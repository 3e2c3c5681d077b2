"""Intervals that cover, ratings that find what is there, a sequential test that errs as seldom as it says."""

import numpy as np
import pytest

from gondwana.arena.deals import Deal
from gondwana.arena.elo import fit, ratings
from gondwana.arena.entrants import BadArena
from gondwana.arena.intervals import mean_interval, share_interval, student
from gondwana.arena.ledger import Ledger
from gondwana.arena.schedule import Schedule
from gondwana.arena.skill import skills
from gondwana.arena.sprt import Sprt, parse_sprt


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_student(freedom, value):
    assert student(freedom) == pytest.approx(value, abs=0.005)


def correlated_deals(rng, deals, games, mean):
    """Shares whose games within a deal depend on each other: half of the deals lean one way, half the other."""
    lean = np.clip(mean + rng.choice([-0.2, 0.2], deals), 0, 1)
    return rng.binomial(games, lean).astype(float), np.full(deals, float(games))


@pytest.mark.parametrize("deals", [12, 60])
def test_intervals_cover(deals):
    """About 95 of 100 intervals hold the truth, though the games of a deal are not independent."""
    rng = np.random.default_rng(1)
    for interval in (mean_interval, share_interval):
        held = 0
        for _ in range(1000):
            _, low, high = interval(*correlated_deals(rng, deals, 5, 0.35))
            held += low <= 0.35 <= high
        assert 925 <= held <= 980


def test_intervals_of_unequal_deals():
    """Deals with more games weigh more; deals without games do not matter."""
    sums, counts = np.array([2.0, 0.0, 3.0, 1.0]), np.array([2.0, 0.0, 4.0, 2.0])
    mean, low, high = mean_interval(sums, counts)
    assert mean == 0.75 and low < 0.75 < high
    assert mean_interval(sums[counts > 0], counts[counts > 0]) == (mean, low, high)


@pytest.mark.parametrize(("won", "low", "high"), [(0.0, 0.0, 0.2), (1.0, 0.8, 1.0)])
def test_all_won_or_lost_is_not_certain(won, low, high):
    mean, least, most = share_interval(np.full(20, 3 * won), np.full(20, 3.0))
    assert mean == won
    assert (least, most) == (pytest.approx(low, abs=0.05), pytest.approx(high, abs=0.05))
    assert most - least > 0.1


def test_one_deal_has_no_interval():
    assert share_interval(np.array([1.0]), np.array([3.0])) == (pytest.approx(1 / 3), None, None)


def played(strengths, deals, players, seed, spread=1.0):
    """Deals of a model: each seat's points are its strength and chance."""
    rng = np.random.default_rng(seed)
    ledger = Ledger(Schedule(len(strengths), players))
    for number in range(deals):
        points, places = [], []
        for seating in ledger.schedule.seatings(number):
            got = [strengths[bot] + spread * rng.gumbel() for bot in seating]
            points.append([round(100 * one) for one in got])
            places.append([1 + sum(other > one for other in got) for one in got])
        ledger.add(Deal(number, points, places, {}))
    return ledger


@pytest.mark.slow
def test_elo_finds_known_strengths():
    """Places by strength and Gumbel noise are a Bradley-Terry model: Elo is 400 / ln 10 times the strength."""
    strengths = [0.9, 0.5, 0.2, 0.0]
    truth = np.array(strengths) * 400 / np.log(10)
    inside = 0
    for seed in range(20):
        found = ratings(played(strengths, 60, 3, seed).beaten, anchor=3)
        assert (found[3].elo, found[3].low, found[3].high) == (0, 0, 0)
        inside += sum(one.low <= true <= one.high for one, true in zip(found[:3], truth[:3], strict=True))
    assert 51 <= inside <= 60, "of 60 intervals 57 are expected to hold the truth"
    sure = ratings(played(strengths, 4000, 3, 99).beaten, anchor=3)
    assert [one.elo for one in sure] == pytest.approx(truth, abs=12)


def test_elo_of_two_is_what_the_formula_says():
    elo = fit(np.array([[0, 75.0], [25.0, 0]]), anchor=1)[0]
    assert elo == pytest.approx(400 * np.log10(75.25 / 25.25), abs=1e-6)


def test_elo_of_a_bot_that_won_everything_is_a_bound():
    """No interval pretends to know how much stronger it is; more games push the bound up."""
    bounds = []
    for deals in (10, 100):
        found = ratings(played([50.0, 0.0, 0.2], deals, 3, 1).beaten, anchor=1)
        assert found[0].high is None and found[0].low > 100
        assert found[0].elo > found[0].low and np.isfinite(found[0].elo)
        assert found[2].low < found[2].elo < found[2].high < 300
        bounds.append(found[0].low)
    assert bounds[1] > bounds[0] + 200
    below = ratings(played([50.0, 0.0, 0.2], 10, 3, 1).beaten, anchor=0)
    assert all(one.low is None and one.high < -100 for one in below[1:])


def test_elo_without_meeting_is_open():
    """Who has not played yet has no bounds at all."""
    found = ratings(played([0.0, 0.0, 0.0, 0.0], 1, 3, 1).beaten, anchor=0)
    assert found[3].low is None and found[3].high is None


def test_resamples_without_a_meeting_say_nothing():
    """They neither narrow nor widen the interval of a bot that they do not join to the anchor; too many, and there is none."""
    beaten = np.zeros((8, 4, 4))
    beaten[:6, 0, 1], beaten[:6, 1, 0] = 3, 1
    beaten[6, 2, 0], beaten[6, 0, 2] = 3, 1
    beaten[7, 3, 2], beaten[7, 2, 3] = 3, 1
    found = ratings(beaten, anchor=0)
    assert found[2].low > 50, "it won clearly in every resample that has its deal"
    assert (found[3].low, found[3].high) == (None, None) and found[3].elo > found[2].elo
    assert found[1].low < found[1].elo < found[1].high


def test_openskill_puts_them_in_order():
    mus = [one.mu for one in skills(played([1.5, 0.8, 0.0], 150, 3, 5))]
    assert mus == sorted(mus, reverse=True)
    twice = skills(played([1.5, 0.0], 50, 3, 5))
    assert twice[0].mu > twice[1].mu and 0 < twice[0].sigma < 25 / 3


def outcome(share, low, high, players, seed, most=4000):
    """A sequential test on deals whose games are won with probability `share`."""
    rng = np.random.default_rng(seed)
    test = Sprt(low, high, players)
    for won in rng.binomial(players, share, most) / players:
        test.add(float(won))
        if test.verdict != "open":
            break
    return test


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_sequential_test_errs_as_seldom_as_it_says(players):
    """Where a hypothesis is true, the other is accepted in no more than about 5 of 100 tests."""
    low, high, tests = 1.0, 1.25, 300
    for true, wrong in ((low, "high"), (high, "low")):
        done = [outcome(true / players, low, high, players, seed) for seed in range(tests)]
        assert all(one.verdict != "open" for one in done)
        assert sum(one.verdict == wrong for one in done) <= tests * 0.075
        assert np.mean([len(one.path) for one in done]) < 700 * 2 / players


def test_the_sequential_test_knows_the_clear_cases_soon():
    for won, verdict in ((1.0, "high"), (0.0, "low")):
        test = Sprt(1.0, 1.2, 3)
        while test.verdict == "open":
            test.add(won)
        assert test.verdict == verdict and 3 <= len(test.path) < 40


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,b", "1.0;1.2"])
def test_what_is_no_sequential_test(text):
    with pytest.raises(BadArena, match="like 1"):
        parse_sprt(text)
    assert parse_sprt("1.0,1.2") == (1.0, 1.2)


@pytest.mark.parametrize(("low", "high"), [(1.2, 1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, 3.1), (float("nan"), 1.0)])
def test_hypotheses_that_are_none(low, high):
    with pytest.raises(BadArena, match="lower one first"):
        Sprt(low, high, 3)
