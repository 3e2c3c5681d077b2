"""Openings, excavations, what happens between rounds, and the last round."""

import pytest
from games.fossilium.tables import (
    do,
    draws,
    everybody_out,
    fill,
    fixed,
    last_round,
    museum,
    occupied,
    offer,
    on_turn,
    rows,
    set_money,
    show,
    started,
    stock,
    stored,
    table,
)

from gondwana.core.contract import CHANCE
from gondwana.core.errors import Refused


def phase(match):
    return match.view(-1)["phase"]


# Opening


@pytest.mark.parametrize(("guests", "prestige"), [(0, 0), (1, 0), (7, 4), (12, 7), (30, 18)])
def test_guests_bring_prestige_when_the_museums_open(guests, prestige):
    """FO-50: 7 guests are 4, at most 18."""
    match = table(1)
    match.state[0]["guests"][0] = guests
    do(match, 0, "pass")
    assert museum(match, 0)["prestige"] == prestige


@pytest.mark.parametrize(
    ("more", "regular"), [([], 0), (["fern"], 1), (["fern", "ginkgo"], 2), (["fern", "ginkgo", "urchin"], 3)]
)
def test_the_round_goal_brings_regular_guests_of_the_highest_level(more, regular):
    """FO-51, FO-52: fossils 2, 3, 4; then the guests are the regular ones; the next income comes on top."""
    match = table(1)
    for cell, name in zip(("b5", "d5", "f5"), more, strict=False):
        show(match, 0, name, cell)
    match.state[0]["guests"][0] = 9
    do(match, 0, "pass")
    mine = museum(match, 0)
    assert mine["regular"] == regular
    assert mine["guests"] == regular + mine["income"]["guests"]
    assert match.view(0)["goals"]["rounds"][0]["reached"] == [len(more)]


def test_regular_guests_add_up_and_may_move_the_track_out():
    """FO-51: also where there were fewer guests than regular ones."""
    match = table(1)
    match.state[0]["guests"][0] = 0
    match.state[0]["regular"][0] = 2
    show(match, 0, "fern", "b5")
    do(match, 0, "pass")
    assert museum(match, 0)["regular"] == 3


@pytest.mark.parametrize(
    ("number", "which", "prepare", "level"),
    [
        (1, "matching", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "belemnite", "a2")], 1),
        (1, "panels", lambda m: m.state["panels"].__setitem__((0, 0), 3), 2),
        (2, "complete", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "fern", "a5")], 1),
        (2, "matching", lambda m: show(m, 0, "plesiosaur", "a3 upright"), 1),
        (3, "parts", lambda m: [show(m, 0, "trex", "d4 lying"), show(m, 0, "nest", "a1 lying")], 1),
        (3, "guests", lambda m: m.state["guests"].__setitem__((0, 0), 20), 2),
        (4, "large", lambda m: [show(m, 0, "nest", "a1 lying", [0]), show(m, 0, "trex", "d4 lying", [0])], 1),
        (4, "classes", lambda m: show(m, 0, "nest", "a1 lying"), 1),
        (4, "classes", lambda m: show(m, 0, "nest", "a1 lying", [0]), 0),
    ],
)
def test_each_round_goal_counts_what_it_says(number, which, prepare, level):
    """FO-51: panels, complete fossils, matching parts, parts, guests, large ones, complete sizes."""
    from gondwana.games.fossilium.data import DATA

    match = table(1)
    match.state[0]["round"] = number
    match.state[0]["goals"][number] = [goal.name for goal in DATA.rounds[number].goals].index(which)
    prepare(match)
    assert match.view(0)["goals"]["rounds"][number]["reached"] == [level]


# Excavation


def test_digging_draws_by_all_workers_and_keeps_by_own_ones():
    """FO-60, FO-21: workers of all museums on fields of the column; column 4 digs nothing."""
    match = table(3)
    occupied(match, 0, "display-1", "market-1")
    occupied(match, 1, "tour-1", "display-4")
    occupied(match, 2, "tour-2")
    everybody_out(match)
    assert phase(match) == "dig"
    assert [lot_text(match, action)[:4] for action, _ in match.odds()][:1] == ["draw"]
    draws(match, "fern", "fern", "voltzia", "voltzia")
    assert match.pending == (0,)
    assert (museum(match, 0)["hand"], museum(match, 0)["keep"], museum(match, 0)["hand_site"]) == (
        ["fern", "fern", "voltzia", "voltzia"], 3, 1,
    )  # fmt: skip
    do(match, 0, "keep 1 2 3")
    assert match.view(-1)["bags"][0]["tiles"] == 60 - 3
    draws(match, "fern", "trackway", "trackway", "equisetites")
    assert match.pending == (1,)
    assert museum(match, 1)["keep"] == 1
    do(match, 1, "keep 2")
    match.settle()
    assert phase(match) == "turn", "one worker of one: what is drawn is kept"
    assert stored(match, 0) == ["fern", "fern", "voltzia"]
    assert stored(match, 1) == ["trackway"]
    assert len(stored(match, 2)) == 1


def lot_text(match, action):
    return match.game.write(CHANCE, action)


def test_bags_are_handed_round_so_that_all_dig_at_the_same_time():
    """FO-60: in the second wave seat 0 digs at site 2 and seat 1 at site 1, and both choose at once."""
    match = table(2)
    occupied(match, 0, "tour-1", "tour-2")
    occupied(match, 1, "display-1", "display-2")
    everybody_out(match)
    draws(match, "fern", "voltzia")
    do(match, 0, "keep 1")
    draws(match, "araucaria", "ginkgo", "trackway", "fern")
    assert match.pending == (0, 1)
    assert (museum(match, 0)["hand_site"], museum(match, 1)["hand_site"]) == (2, 1)
    do(match, 1, "keep 1")
    assert match.view(0)["seats"][1]["beside"] == []
    do(match, 0, "keep 2")
    assert match.view(1)["seats"][0]["beside"] == [None, None]
    assert museum(match, 0)["beside"] == ["fern", "ginkgo"]
    match.settle()
    assert match.pending == (1,)


def test_nobody_draws_more_than_six_and_neutral_workers_count():
    """FO-60, FO-90."""
    match = table(1)
    occupied(match, 0, "tour-1")
    s = match.state[0]
    s["crowd"][0] += 7
    do(match, 0, "pass")
    assert match.view(0)["phase"] == "dig"
    assert s["left"] == 6
    match = started(1)
    match.state[0]["free"][0] = 4
    do(match, 0, "tour-1", "entrance botanical", "end", "pass")
    assert match.state[0]["left"] == 2, "the neutral worker on display-1 counts"


def test_own_fixed_workers_dig_and_others_ignore_them():
    """FO-60, FO-62: they draw and keep for their owner, and are enough to dig."""
    match = table(2)
    fixed(match, 0, 1, 1)
    occupied(match, 1, "tour-1")
    everybody_out(match)
    draws(match, "fern", "fern", "voltzia")
    assert museum(match, 0)["keep"] == 2
    do(match, 0, "keep 1 3")
    draws(match, "trackway")
    assert stored(match, 1) == ["trackway"]


def test_a_short_bag_gives_what_it_has():
    """FO-60."""
    match = table(2)
    occupied(match, 0, "market-1", "tour-1")
    s = match.state[0]
    s["bag"][0] = 0
    s["bag"][0, 0], s["tiles"][0], s["inbag"][0] = 2, 2, 1
    everybody_out(match)
    draws(match, "cycadales-1", "cycadales-1")
    assert stored(match, 0) == ["cycadales-1"] * 2


def test_what_does_not_fit_goes_to_the_market_unpaid():
    """FO-61: the owner says what, and in which order; nothing old is dumped."""
    match = table(2)
    stock(match, 0, *["trex-1"] * 6, *["trex-2"] * 3)
    occupied(match, 0, "market-1", "tour-1")
    everybody_out(match)
    draws(match, "fern", "voltzia", "trackway")
    assert phase(match) == "store" and match.pending == (0,)
    assert museum(match, 0)["leave"] == 2
    assert sorted(match.legal_texts(0)) == ["leave fern", "leave trackway", "leave voltzia"]
    with pytest.raises(Refused, match="not among the parts"):
        match.play(0, "leave trex-1")
    money = museum(match, 0)["money"]
    do(match, 0, "leave voltzia", "leave fern")
    assert "trackway" in stored(match, 0)
    assert rows(match)["botanical"] == ["voltzia", "fern"]
    assert museum(match, 0)["money"] == money + museum(match, 0)["income"]["money"]


def test_only_the_last_part_that_is_left_goes_unasked():
    """FO-61: everybody sees that it has to."""
    match = table(2)
    stock(match, 0, *["trex-1"] * 6, *["trex-2"] * 4)
    occupied(match, 0, "market-1", "tour-1")
    everybody_out(match)
    draws(match, "fern", "nothosaurus", "trackway")
    do(match, 0, "leave nothosaurus")
    assert phase(match) == "store"
    do(match, 0, "leave fern")
    assert phase(match) == "turn"
    assert rows(match) == {"botanical": ["fern"], "aquatic": ["nothosaurus"], "terrestrial": ["trackway"]}
    alone = table(2)
    stock(alone, 0, *["trex-1"] * 6, *["trex-2"] * 4)
    occupied(alone, 0, "tour-1")
    everybody_out(alone)
    draws(alone, "fern")
    assert phase(alone) == "turn" and rows(alone)["botanical"] == ["fern"]


def test_overflowing_parts_push_others_into_the_archive():
    """FO-61, FO-33: carried out from the Ammonite on."""
    match = table(2)
    offer(match, "fern", "voltzia", "voltzia", "equisetites", "araucaria", "ginkgo")
    for seat in (0, 1):
        stock(match, seat, *["trex-1"] * 3, *["trex-2"] * 3, *["trex-3"] * 3, "stegosaurus-1")
    occupied(match, 0, "tour-1")
    occupied(match, 1, "tour-2")
    everybody_out(match)
    draws(match, "equisetites")
    draws(match, "araucaria")
    assert rows(match)["botanical"] == ["voltzia", "equisetites", "araucaria", "ginkgo", "equisetites", "araucaria"]
    assert match.view(-1)["market"]["archive"] == {"fern": 1, "voltzia": 1}


def test_workers_return_and_those_without_room_are_bound_to_a_column():
    """FO-62: room for four; chosen at the same time."""
    match = table(3)
    match.state[0]["free"][0] = 6
    match.state[0]["free"][1] = 5
    match.state[0]["met"][:2] = 15
    everybody_out(match)
    assert phase(match) == "fix" and match.pending == (0, 1)
    assert museum(match, 0)["extra"] == 2
    do(match, 0, "fix 1")
    assert museum(match, 0)["workers"]["fixed"] == [0, 0, 0, 0], "secret until all have chosen"
    do(match, 0, "fix 4")
    do(match, 1, "fix 1")
    assert museum(match, 0)["workers"] == {"free": 4, "placed": 0, "fixed": [1, 0, 0, 1], "used": [0, 0, 0, 0], "total": 6}
    assert match.view(-1)["board"]["columns"][0]["fixed"] == [1, 1, 0]
    assert match.view(-1)["board"]["columns"][0]["workers"] >= 2


# Between rounds


def test_the_ammonite_passes_and_neutral_workers_move_right():
    """FO-03, FO-90: 3 players: display 1 and market 2; from column 4 to column 1."""
    match = started(3)
    places = []
    for number in range(5):
        board = match.view(-1)["board"]["fields"]
        places.append([one["field"] for one in board if None in one["workers"]])
        assert match.view(-1)["ammonite"] == number % 3
        assert match.pending == (number % 3,)
        everybody_out(match)
        match.settle()
    assert places == [
        ["display-1", "market-2"],
        ["display-2", "market-3"],
        ["display-3", "market-4"],
        ["display-4", "market-1"],
        ["display-1", "market-2"],
    ]


@pytest.mark.parametrize(
    ("players", "neutral"),
    [
        (1, ["display-1", "build-3", "market-2"]),
        (2, ["display-1", "build-3", "market-2"]),
        (3, ["display-1", "market-2"]),
        (4, []),
    ],
)
def test_neutral_workers_by_number_of_players(players, neutral):
    """FO-90: they close their field."""
    match = started(players)
    board = match.view(-1)["board"]["fields"]
    assert [one["field"] for one in board if None in one["workers"]] == neutral
    assert not set(neutral) & set(match.legal_texts(0))


@pytest.mark.parametrize(("players", "filled"), [(1, 4), (2, 4), (3, 6), (4, 6)])
def test_the_market_is_filled_after_rounds_two_and_four(players, filled):
    """FO-63: two from each site, or from the two fullest bags."""
    match = table(players)
    sizes = []
    for _ in range(4):
        everybody_out(match)
        match.settle()
        market = match.view(-1)["market"]
        sizes.append(sum(len(row["tiles"]) for row in market["rows"]) + sum(market["archive"].values()))
    assert sizes == [0, filled, filled, 2 * filled]


def test_the_fullest_bags_fill_the_market():
    """FO-63: of equal ones the earlier."""
    match = table(2)
    match.state[0]["round"] = 1
    stock(match, 0, "fern", "voltzia")  # site 1 has fewest
    everybody_out(match)
    assert phase(match) == "refill"
    before = [bag["tiles"] for bag in match.view(-1)["bags"]]
    match.settle()
    assert [was - bag["tiles"] for was, bag in zip(before, match.view(-1)["bags"], strict=True)] == [0, 2, 2]


def test_income_of_later_rounds_is_what_the_museum_brings():
    """FO-10, FO-11, FO-12: shops, entrances and symbols."""
    match = table(1, types=("aquatic",))
    show(match, 0, "plesiosaur", "a1 lying", [0, 1])
    show(match, 0, "nothosaurus", "b3 lying", [0])
    do(match, 0, "pass")
    mine = museum(match, 0)
    assert mine["income"]["shops"]["aquatic"] == 2
    assert mine["income"]["entrances"]["aquatic"] == 3
    assert mine["money"] == 5 + 2
    assert mine["guests"] == mine["regular"] + 3
    assert mine["students"] == 5


# The last round


def test_the_strip_shows_a_part_of_choice_from_the_bag():
    """FO-70: costs like the joker; of a displayed fossil or a new one of size 1 or 2."""
    match = table()
    last_round(match)
    set_money(match, 0, 10)
    show(match, 0, "trex", "d1 lying", [0])
    stock(match, 0, "dragonfly")
    match.play(0, "strip-3")
    assert museum(match, 0)["money"] == 0
    legal = match.legal_texts(0)
    assert {"take trex-1", "take trex-2", "take xiphactinus", "take belemnite"} <= set(legal)
    assert "take nest-1" not in legal and "take fern" not in legal
    with pytest.raises(Refused, match="not in the bag"):
        match.play(0, "take fern")
    do(match, 0, "take xiphactinus", "b4 lying")
    assert [one["fossil"] for one in museum(match, 0)["fossils"]] == ["trex", "xiphactinus", "starter"]
    assert match.view(0)["phase"] == "end"


def test_the_strip_is_only_there_in_the_last_round():
    """FO-70, FO-20."""
    match = table()
    with pytest.raises(Refused, match="last round"):
        match.play(0, "strip-1")
    last_round(match)
    fill(match, 0)
    set_money(match, 0, 10)
    with pytest.raises(Refused, match="no part that could be shown"):
        match.play(0, "strip-1")


def test_the_joker_may_be_the_strip_and_is_paid_once():
    """FO-36, FO-70."""
    match = table()
    last_round(match)
    set_money(match, 0, 10)
    do(match, 0, "joker-1", "as strip", "take fern", "a1")
    assert museum(match, 0)["money"] == 0


def test_fixed_workers_act_in_their_own_column_only():
    """FO-71, FO-62: and only in the last round, before free ones are used."""
    match = table()
    fixed(match, 0, 2)
    match.state[0]["free"][0] = 1
    with pytest.raises(Refused, match="needs 2 workers"):
        match.play(0, "build-2")
    last_round(match)
    do(match, 0, "build-2", "build toilet", "f5", "end")
    assert museum(match, 0)["workers"] == {"free": 0, "placed": 1, "fixed": [0, 1, 0, 0], "used": [0, 1, 0, 0], "total": 2}
    do(match, 1, "pass")
    assert match.over


def test_who_has_only_fixed_workers_is_still_in():
    """FO-71, FO-22: in columns 1 to 3 something is always possible; in column 4 not always."""
    match = table()
    last_round(match)
    fixed(match, 0, 2)
    match.state[0]["free"][0] = 0
    on_turn(match, 1)
    do(match, 1, "pass")
    assert match.pending == (0,)
    assert all(step == "pass" or "-2" in step or step.startswith("students") for step in match.legal_texts(0))
    other = table()
    last_round(other)
    fixed(other, 0, 4)
    other.state[0]["free"][0] = 0
    set_money(other, 0, 0)
    on_turn(other, 1)
    do(other, 1, "pass")
    assert other.over, "a tour of column 4 costs 1 $"
    last = table()
    last_round(last)
    fixed(last, 0, 4)
    last.state[0]["free"][0] = 0
    occupied(last, 1, "tour-4", "joker-4")
    set_money(last, 0, 2)
    on_turn(last, 1)
    do(last, 1, "pass")
    assert last.pending == (0,) and last.legal_texts(0)[0] == "build-4"


def test_a_fixed_worker_on_the_joker_does_not_lower_its_price():
    """FO-36, FO-71."""
    match = table()
    last_round(match)
    fixed(match, 0, 1)
    set_money(match, 0, 10)
    assert match.view(0)["board"]["columns"][0]["joker"] == 10
    do(match, 0, "joker-1")
    assert museum(match, 0)["money"] == 0


def test_after_the_last_opening_there_is_income_once_more_and_no_excavation():
    """FO-71, FO-52, FO-01."""
    match = table(2)
    last_round(match)
    occupied(match, 0, "tour-1")
    match.state[0]["guests"][0] = 10
    everybody_out(match)
    assert match.over
    mine = museum(match, 0)
    assert mine["prestige"] == 6
    assert mine["guests"] == mine["regular"] + 1
    assert mine["money"] == 6
    assert stored(match, 0) == []
