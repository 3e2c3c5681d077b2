"""The market: prices, buying, selling, the archive."""

import pytest
from games.fossilium.tables import do, museum, offer, rows, set_money, stock, stored, table

from gondwana.core.errors import Refused
from gondwana.games.fossilium.data import TILES


def prices(match):
    return {row["type"]: row["price"] for row in match.view(-1)["market"]["rows"]}


@pytest.mark.parametrize(("length", "price"), [(0, 4), (1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_the_price_stands_above_the_rightmost_part(length, price):
    """FO-31, FO-33: an empty row buys at 4 $."""
    match = table()
    offer(match, *["fern", "voltzia", "voltzia", "equisetites", "araucaria", "ginkgo"][:length])
    assert prices(match)["botanical"] == price


def test_buying_pays_the_same_price_for_all_and_closes_gaps_at_the_end():
    """FO-31, FO-32."""
    match = table()
    offer(match, "fern", "voltzia", "equisetites", "araucaria")
    set_money(match, 0, 5)
    do(match, 0, "market-2", "buy botanical-1")
    assert rows(match)["botanical"] == [None, "voltzia", "equisetites", "araucaria"]
    assert "done" in match.legal_texts(0)
    do(match, 0, "buy botanical-3")
    assert match.view(0)["phase"] == "end", "1 $ is left and buys nothing"
    assert rows(match)["botanical"] == ["voltzia", "araucaria"]
    assert (museum(match, 0)["money"], stored(match, 0)) == (1, ["equisetites", "fern"])


def test_the_archive_sells_for_five():
    """FO-32."""
    match = table()
    offer(match, "fern", "voltzia", "voltzia", "equisetites", "araucaria", "ginkgo", "ginkgo")
    assert match.view(0)["market"]["archive"] == {"fern": 1}
    assert rows(match)["botanical"] == ["voltzia", "voltzia", "equisetites", "araucaria", "ginkgo", "ginkgo"]
    set_money(match, 0, 6)
    do(match, 0, "market-2", "buy archive fern")
    assert museum(match, 0)["money"] == 1
    assert match.view(0)["market"]["archive"] == {}
    do(match, 0, "buy botanical-6")
    assert (museum(match, 0)["money"], stored(match, 0)) == (0, ["fern", "ginkgo"])


def test_selling_brings_the_price_of_the_start_of_the_turn():
    """FO-31, FO-33: new parts come in on the right, pushed-out ones go into the archive."""
    match = table()
    offer(match, "fern", "voltzia", "voltzia", "equisetites", "araucaria")
    stock(match, 0, "ginkgo", "ginkgo", "trackway")
    do(match, 0, "market-2", "sell ginkgo")
    assert museum(match, 0)["money"] == 5 + 2
    do(match, 0, "sell ginkgo", "sell trackway")
    assert museum(match, 0)["money"] == 5 + 2 + 2 + 4
    assert match.view(0)["phase"] == "end", "nothing is left to sell"
    assert rows(match)["botanical"] == ["voltzia", "voltzia", "equisetites", "araucaria", "ginkgo", "ginkgo"]
    assert match.view(0)["market"]["archive"] == {"fern": 1}
    do(match, 0, "end")
    assert prices(match) == {"botanical": 1, "aquatic": 4, "terrestrial": 4}


def test_buying_and_selling_are_not_mixed():
    """FO-32, FO-33: outside column 4 it is one of them."""
    match = table()
    offer(match, "fern", "voltzia")
    stock(match, 0, "ginkgo", "trackway")
    do(match, 0, "market-2", "sell trackway")
    assert sorted(match.legal_texts(0)) == ["done", "sell ginkgo"]
    with pytest.raises(Refused, match="not mixed"):
        match.play(0, "buy botanical-1")
    do(match, 0, "done")
    assert match.view(0)["phase"] == "end"


@pytest.mark.parametrize("first", ["buy", "sell"])
def test_column_four_does_both_one_after_the_other(first):
    """FO-34: in either order, each finished before the other; the double field brings 2 $."""
    match = table()
    offer(match, "fern", "voltzia")
    stock(match, 0, "trackway", "dragonfly")
    do(match, 0, "market-4")
    assert museum(match, 0)["money"] == 7
    one, other = ("buy botanical-1", "sell trackway") if first == "buy" else ("sell trackway", "buy botanical-1")
    do(match, 0, one)
    assert other not in match.legal_texts(0)
    do(match, 0, "done")
    assert other in match.legal_texts(0) and "done" in match.legal_texts(0)
    do(match, 0, other, "done")
    assert match.view(0)["phase"] == "end"
    assert (museum(match, 0)["money"], stored(match, 0)) == (7 - 3 + 4, ["dragonfly", "fern"])


def test_the_second_half_of_column_four_may_be_left():
    """FO-34."""
    match = table()
    offer(match, "fern")
    stock(match, 0, "trackway")
    do(match, 0, "market-4", "sell trackway", "done")
    assert match.view(0)["phase"] == "end"


def test_what_is_sold_first_can_be_bought_back_at_its_price():
    """FO-31, FO-34: the price stays for the whole turn."""
    match = table()
    stock(match, 0, "trackway", "fern")
    do(match, 0, "market-4", "sell trackway", "sell fern")
    assert "buy terrestrial-1" in match.legal_texts(0)
    do(match, 0, "buy terrestrial-1")
    assert museum(match, 0)["money"] == 5 + 2 + 8 - 4


def test_without_money_slots_and_parts_there_is_no_trade():
    """FO-20: a field that pays counts before its action."""
    match = table()
    offer(match, "fern", "voltzia")
    set_money(match, 0, 2)
    with pytest.raises(Refused, match="nothing to sell"):
        match.play(0, "market-2")
    assert "market-1" in match.legal_texts(0), "it pays 2 $ first"
    stock(match, 1, *["trex-1"] * 6, *["trex-2"] * 4)
    do(match, 0, "pass")
    do(match, 1, "market-2")
    assert not any(step.startswith("buy") for step in match.legal_texts(1)), "the storage is full"


def test_at_least_one_part_is_traded():
    """FO-20, FO-32: the action is carried out."""
    match = table()
    offer(match, "fern", "ginkgo")
    match.play(0, "market-2")
    assert match.legal_texts(0) == ["buy botanical-1", "buy botanical-2"]


def test_a_single_tile_to_buy_or_kind_to_sell_is_not_asked_for():
    """FO-20, FO-32, FO-33: the first step is done; then it goes on as usual."""
    match = table()
    offer(match, "fern")
    match.play(0, "market-2")
    assert stored(match, 0) == ["fern"] and match.view(0)["phase"] == "end"
    other = table()
    stock(other, 0, "trex-1", "trex-1")
    other.play(0, "market-3")
    assert stored(other, 0) == ["trex-1"] and rows(other)["terrestrial"] == ["trex-1"]
    assert other.legal_texts(0) == ["sell trex-1", "done"]
    archived = table()
    set_money(archived, 0, 5)
    archived.state[0]["bag"][2, TILES.index("dragonfly")] -= 1
    archived.state[0]["tiles"][2] -= 1
    archived.state[0]["archive"][TILES.index("dragonfly")] += 1
    archived.state[0]["archived"] += 1
    archived.play(0, "market-2")
    assert stored(archived, 0) == ["dragonfly"] and museum(archived, 0)["money"] == 0
