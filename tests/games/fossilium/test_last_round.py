"""The last round: the strip, fixed workers, one more income."""

import pytest
from games.fossilium.tables import (
    do,
    everybody_out,
    fill,
    fixed,
    last_round,
    museum,
    occupied,
    on_turn,
    set_money,
    show,
    stock,
    stored,
    table,
)

from gondwana.core.errors import Refused
from gondwana.games.fossilium.events import events


def phase(match):
    return match.view(-1)["phase"]


def told(match, seat, step):
    """The events of a step, for everybody."""
    before = match.hidden(-1)
    match.play(seat, step)
    return events(before[0], match.hidden(-1)[0], -1)


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
    """FO-71, FO-62: and only in the last round."""
    match = table()
    fixed(match, 0, 2)
    match.state[0]["free"][0] = 1
    with pytest.raises(Refused, match="needs 2 workers"):
        match.play(0, "build-2")
    last_round(match)
    do(match, 0, "build-2", "build toilet", "f5", "end")
    workers = {"free": 0, "usable": 0, "placed": 1, "fixed": [0, 1, 0, 0], "used": [0, 1, 0, 0], "total": 2}
    assert museum(match, 0)["workers"] == workers, "one of each is the only way, so that is not asked"
    do(match, 1, "pass")
    assert match.over


def test_free_or_fixed_workers_are_the_players_choice():
    """FO-71: asked where both could be placed; a large field takes any mix."""
    match = table()
    last_round(match)
    fixed(match, 0, 2, 2)
    match.play(0, "build-2")
    assert phase(match) == "workers" and match.legal_texts(0) == ["use 0 fixed", "use 1 fixed", "use 2 fixed"]
    assert match.view(0)["doing"]["mixes"] == [
        {"fixed": 0, "free": 2, "money": 2}, {"fixed": 1, "free": 1, "money": 2}, {"fixed": 2, "free": 0, "money": 2},
    ]  # fmt: skip
    assert museum(match, 0)["workers"]["placed"] == 0, "nobody stands there yet"
    assert next(one for one in match.view(-1)["board"]["fields"] if one["field"] == "build-2")["workers"] == []
    (event,) = told(match, 0, "use 1 fixed")
    assert event == {"type": "field", "seat": 0, "field": "build-2", "workers": 2, "fixed": 1, "money": 2}
    assert (museum(match, 0)["workers"]["free"], museum(match, 0)["workers"]["used"]) == (3, [0, 1, 0, 0])
    do(match, 0, "build toilet", "f5", "end")
    do(match, 1, "pass")
    do(match, 0, "tour-1")
    assert phase(match) == "guide", "no fixed worker over this column"
    with pytest.raises(Refused, match="entrance"):
        match.play(0, "use 0 fixed")


def test_the_choice_of_workers_reveals_nothing_and_can_be_taken_back():
    """FO-71: it is a step of the turn like others; too many fixed workers are refused."""
    match = table()
    last_round(match)
    fixed(match, 0, 1)
    before = match.hidden(0)
    do(match, 0, "tour-1")
    with pytest.raises(Refused, match="0 to 1 fixed workers"):
        match.play(0, "use 2 fixed")
    do(match, 0, "use 0 fixed")
    assert museum(match, 0)["workers"]["used"] == [0, 0, 0, 0]
    assert not match.game.revealed(before[0], match.hidden(0)[0], 0)


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


@pytest.mark.parametrize("field", ["joker-1", "strip-1"])
@pytest.mark.parametrize(("use", "left"), [("use 0 fixed", 1), ("use 1 fixed", 0)])
def test_a_fixed_worker_that_stays_above_lowers_the_price_of_the_joker(field, use, left):
    """FO-36, FO-70, FO-71: with a free worker it costs 9 $, with the fixed one itself 10 $."""
    match = table()
    last_round(match)
    fixed(match, 0, 1)
    set_money(match, 0, 10)
    column = match.view(0)["board"]["columns"][0]
    assert (column["joker"], column["joker_fixed"]) == (9, 10)
    assert told(match, 0, field) == [], "nobody stands there yet"
    assert [event["money"] for event in told(match, 0, use)] == [left - 10]
    assert museum(match, 0)["money"] == left


def test_workers_that_cannot_be_paid_are_not_offered():
    """FO-36, FO-71: 9 $ are enough for the joker with a free worker, so that is not asked."""
    match = table()
    last_round(match)
    fixed(match, 0, 1)
    set_money(match, 0, 9)
    do(match, 0, "joker-1")
    assert phase(match) == "copy" and museum(match, 0)["money"] == 0
    assert museum(match, 0)["workers"]["used"] == [0, 0, 0, 0]
    other = table()
    last_round(other)
    fixed(other, 0, 1)
    other.state[0]["free"][0] = 0
    set_money(other, 0, 9)
    assert other.view(0)["board"]["columns"][0]["joker"] == 10
    with pytest.raises(Refused, match="costs 10"):
        other.play(0, "joker-1")


def test_who_has_only_an_unusable_fixed_worker_is_skipped_and_that_is_told():
    """FO-71, FO-22: no question without an answer; once there is something to do, the seat is asked again."""
    match = table(3)
    last_round(match)
    fixed(match, 1, 4)
    match.state[0]["free"][1] = 0
    set_money(match, 1, 0)
    do(match, 0, "manage-1")
    assert told(match, 0, "end") == [{"type": "skipped", "seat": 1}, {"type": "turn", "seat": 2}]
    set_money(match, 1, 1)
    do(match, 2, "pass")
    do(match, 0, "manage-1", "end")
    assert match.pending == (1,) and match.legal_texts(1)[0] == "tour-4"


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
