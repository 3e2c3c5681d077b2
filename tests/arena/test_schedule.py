"""Who sits where."""

from collections import Counter

import pytest

from gondwana.arena.schedule import Schedule


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (5, 5), (2, 3), (1, 4), (4, 3), (6, 2), (7, 5)])
def test_every_bot_of_a_deal_sits_on_every_seat_equally_often(bots, players):
    schedule = Schedule(bots, players)
    for deal in range(30):
        seatings = schedule.seatings(deal)
        assert len(seatings) == schedule.games_a_deal == players
        for seat in range(players):
            assert Counter(seating[seat] for seating in seatings) == Counter(seatings[0])


def test_the_last_bot_fills_the_table():
    seatings = Schedule(2, 4).seatings(0)
    assert all(Counter(seating) == {0: 1, 1: 3} for seating in seatings)
    assert sorted(seating.index(0) for seating in seatings) == [0, 1, 2, 3]


def test_all_combinations_have_as_many_deals():
    schedule = Schedule(5, 3)
    deals = schedule.deals(100)
    assert deals == 40 and deals * 3 >= 100
    met = Counter(tuple(sorted(schedule.seatings(deal)[0])) for deal in range(deals))
    assert len(met) == 10 and set(met.values()) == {4}


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (3, 1), (4, 2), (600, 200)])
def test_games_are_rounded_up_to_whole_deals(games, deals):
    assert Schedule(3, 3).deals(games) == deals


def test_nobody_always_has_the_same_left_neighbour():
    schedule = Schedule(3, 3)
    left = Counter(seating[(seating.index(0) + 1) % 3] for deal in range(10) for seating in schedule.seatings(deal))
    assert left == {1: 15, 2: 15}
