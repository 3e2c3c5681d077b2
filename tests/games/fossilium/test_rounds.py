"""Excavations, and what happens between rounds."""

import pytest
from games.fossilium.tables import (
    do,
    draws,
    everybody_out,
    fixed,
    museum,
    occupied,
    offer,
    rows,
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
    draws(match, "fern", "trackway", "trackway", "equisetites")
    draws(match, "araucaria")
    assert match.pending == (0, 1), "one worker of one: what is drawn is kept"
    assert (museum(match, 0)["hand"], museum(match, 0)["keep"], museum(match, 0)["hand_site"]) == (
        ["fern", "fern", "voltzia", "voltzia"], 3, 1,
    )  # fmt: skip
    assert museum(match, 1)["keep"] == 1
    do(match, 0, "keep 1 2 3")
    do(match, 1, "keep 2")
    assert phase(match) == "turn"
    assert match.view(-1)["bags"][0]["tiles"] == 60 - 4
    assert stored(match, 0) == ["fern", "fern", "voltzia"]
    assert stored(match, 1) == ["trackway"]
    assert stored(match, 2) == ["araucaria"]


def lot_text(match, action):
    return match.game.write(CHANCE, action)


def two_sites(match):
    """Seats 0 and 1 have workers at sites 1 and 2."""
    occupied(match, 0, "tour-1", "tour-2")
    occupied(match, 1, "display-1", "display-2")
    everybody_out(match)


def test_everybody_takes_the_sites_in_an_order_of_choice():
    """FO-60: chosen at the same time and in secret; then it is drawn from the Ammonite on, and kept at the same time."""
    match = table(2)
    two_sites(match)
    assert phase(match) == "excavate" and match.pending == (0, 1)
    assert match.legal_texts(0) == ["dig 1", "dig 2"]
    assert museum(match, 0)["sites"] == [{"site": 1, "draw": 2, "keep": 1}, {"site": 2, "draw": 2, "keep": 1}]
    do(match, 1, "dig 2")
    assert museum(match, 1)["chosen"] == ["dig 2"] and match.view(0)["seats"][1]["chosen"] == []
    with pytest.raises(Refused, match="no worker in the column of site 3"):
        match.play(0, "dig 3")
    do(match, 0, "dig 2")
    draws(match, "araucaria", "ginkgo")
    draws(match, "belemnite", "dragonfly")
    assert match.pending == (0, 1)
    assert (museum(match, 0)["hand_site"], museum(match, 1)["hand_site"]) == (2, 2), "both at the same bag"
    do(match, 1, "keep 1")
    assert match.view(0)["seats"][1]["beside"] == []
    do(match, 0, "keep 2")
    assert phase(match) == "dig", "one site left: that is not asked"
    assert match.view(1)["seats"][0]["beside"] == [None]
    draws(match, "fern", "voltzia", "trackway", "trackway")
    do(match, 0, "keep 1")
    do(match, 1, "keep 1")
    assert (stored(match, 0), stored(match, 1)) == (["fern", "ginkgo"], ["belemnite", "trackway"])


def test_a_choice_of_site_can_be_taken_back_until_all_have_chosen():
    """FO-60: then the bags are opened."""
    match = started(2)
    for number in (1, 2):
        for seat in (0, 1):
            do(match, seat, f"manage-{number}", "end")
    everybody_out(match)
    assert phase(match) == "excavate"
    do(match, 1, "dig 2")
    assert match.can_undo(1)
    match.undo(1)
    do(match, 1, "dig 1")
    do(match, 0, "dig 1")
    assert not match.can_undo(1) and not match.can_undo(0)
    match.settle()
    assert not match.can_undo(1) and not match.can_undo(0)


def test_who_digs_when_can_be_seen_from_the_board_alone():
    """FO-60: who is asked for a site depends on workers and bags, not on what was drawn or kept."""
    seen = []
    for kept in ("keep 1", "keep 2"):
        match = table(2)
        two_sites(match)
        occupied_too = match.pending
        do(match, 0, "dig 1")
        do(match, 1, "dig 2")
        draws(match, "fern", "voltzia")
        draws(match, "ginkgo", "belemnite")
        do(match, 0, kept)
        seen.append((occupied_too, match.pending, match.hidden(1).tobytes(), str(match.view(1))))
    assert seen[0] == seen[1]


def test_three_sites_are_asked_for_twice():
    """FO-60: a site that was dug is refused the second time."""
    match = table(1)
    occupied(match, 0, "tour-1", "tour-2", "tour-3")
    do(match, 0, "pass")
    assert match.legal_texts(0) == ["dig 1", "dig 2", "dig 3"]
    do(match, 0, "dig 3")
    draws(match, "belemnite")
    assert phase(match) == "excavate" and match.legal_texts(0) == ["dig 1", "dig 2"]
    with pytest.raises(Refused, match="dug at site 3 already"):
        match.play(0, "dig 3")
    do(match, 0, "dig 2")
    draws(match, "ginkgo")
    assert phase(match) == "dig"
    draws(match, "fern")
    assert stored(match, 0) == ["belemnite", "fern", "ginkgo"]


def test_a_bag_that_others_of_the_same_moment_have_emptied_is_dug_later():
    """FO-60: a short bag gives what it has, from the Ammonite on; what is put back can be drawn then."""
    match = table(2)
    occupied(match, 0, "tour-1")
    occupied(match, 1, "display-1")
    s = match.state[0]
    s["bag"][0] = 0
    s["bag"][0, 0], s["tiles"][0], s["inbag"][0] = 2, 2, 1
    everybody_out(match)
    draws(match, "cycadales-1", "cycadales-1")
    assert match.pending == (0,), "seat 1 found nothing"
    do(match, 0, "keep 1")
    draws(match, "cycadales-1")
    assert (stored(match, 0), stored(match, 1)) == (["cycadales-1"], ["cycadales-1"])


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
    draws(match, "trackway")
    assert museum(match, 0)["keep"] == 2
    do(match, 0, "keep 1 3")
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
    workers = {"free": 4, "usable": 4, "placed": 0, "fixed": [1, 0, 0, 1], "used": [0, 0, 0, 0], "total": 6}
    assert museum(match, 0)["workers"] == workers
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


@pytest.mark.parametrize(("incomplete", "money"), [(True, 3), (False, 2)])
def test_by_an_option_shops_pay_for_complete_fossils_only(incomplete, money):
    """FO-10: `shop_incomplete`; the starting fossil and a complete one pay in any case, entrances count all parts."""
    match = table(1, types=("aquatic",), shop_incomplete=incomplete)
    show(match, 0, "nothosaurus", "b3 lying", [0])
    show(match, 0, "ichthyosaurus", "d3 lying")
    mine = museum(match, 0)
    assert (mine["income"]["shops"]["aquatic"], mine["income"]["entrances"]["aquatic"]) == (money, 1)
    before = mine["money"]
    do(match, 0, "pass")
    assert museum(match, 0)["money"] == before + money


def test_a_fossil_that_becomes_complete_pays_from_then_on():
    """FO-10: with `shop_incomplete` off; where a lone part lies is then asked only where entrances differ."""
    match = table(1, types=("botanical",), shop_incomplete=False)
    show(match, 0, "nothosaurus", "b3 upright", [0])
    stock(match, 0, "nothosaurus")
    assert museum(match, 0)["income"]["shops"]["aquatic"] == 0
    do(match, 0, "display-2")
    assert museum(match, 0)["income"]["shops"]["aquatic"] == 1
    other = table(1, types=("botanical",), shop_incomplete=False)
    stock(other, 0, "nothosaurus")
    do(other, 0, "display-2", "b3 upright")
    assert phase(other) == "end"
    usual = table(1, types=("botanical",))
    stock(usual, 0, "nothosaurus")
    do(usual, 0, "display-2", "b3 upright")
    assert phase(usual) == "side"
