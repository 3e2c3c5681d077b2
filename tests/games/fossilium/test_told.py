"""Views, events and reasons: what viewers are told."""

import random

import pytest
from games.fossilium.tables import (
    GAME,
    do,
    draws,
    everybody_out,
    fill,
    last_round,
    new_match,
    occupied,
    offer,
    set_money,
    show,
    started,
    stock,
    table,
)

from gondwana.core.match import Match
from gondwana.games.fossilium.events import events
from gondwana.locale import LANGUAGES


def told(match, seat, *steps, viewer=None):
    """The events of some steps for a viewer."""
    happened = []
    for step in steps:
        before = match.hidden(seat if viewer is None else viewer)
        match.play(seat, step)
        happened += events(before[0], match.hidden(seat if viewer is None else viewer)[0], 0)
    return happened


def kinds(happened):
    return [event["type"] for event in happened]


def test_a_display_is_told_part_by_part():
    """FO-23, FO-26, FO-27, FO-39."""
    match = table()
    stock(match, 0, "nest-1", "nest-1", "nest-2", "nest-2")
    happened = told(match, 0, "display-3", "a1 lying", "end")
    assert kinds(happened) == ["field", "show", "pedestal", *["part"] * 4, "complete", "worker", "turn"]
    assert happened[0] == {"type": "field", "seat": 0, "field": "display-3", "workers": 2, "fixed": 0, "money": 2}
    assert happened[3] == {"type": "part", "seat": 0, "tile": "nest-1", "fossil": "nest", "cell": "a1"}
    assert happened[7] == {"type": "complete", "seat": 0, "fossil": "nest", "guests": 4, "bonus": "guest", "standee": False}


def test_a_gift_is_told_to_all():
    """FO-29, FO-30."""
    match = table()
    show(match, 1, "nest", "a1 lying", [0])
    stock(match, 0, "nest-1")
    happened = told(match, 0, "build-4", "give nest-1 to 1", viewer=1)
    assert kinds(happened) == ["field", "prestige", "gift", "part"]
    assert happened[2] == {"type": "gift", "seat": 0, "to": 1, "tile": "nest-1", "prestige": 2}
    assert happened[3]["seat"] == 1


def test_joker_panel_amber_tour_and_management_are_told():
    """FO-28, FO-35, FO-36, FO-37."""
    match = table(4)
    set_money(match, 0, 20)
    happened = told(match, 0, "joker-1", "as build", "build amber", "f5", "amber aquatic", "end")
    assert kinds(happened) == ["field", "copy", "panel", "amber", "turn"]
    assert happened[0]["money"] == -10 and happened[1]["action"] == "build"
    assert told(match, 1, "manage-3")[1] == {"type": "manage", "seat": 1, "gives": "guest"}
    match.play(1, "end")
    happened = told(match, 2, "tour-4", "shop botanical")
    assert happened[1] == {"type": "tour", "seat": 2, "of": "shop", "kind": "botanical", "amount": 1, "guest": True}
    match.play(2, "end")
    assert kinds(told(match, 3, "pass")) == ["pass", "turn"]


def test_trade_is_told_with_prices():
    """FO-31 to FO-33: tested with FO-32 and FO-33."""
    match = table()
    offer(match, "fern", "voltzia", "voltzia", "equisetites", "araucaria", "ginkgo")
    stock(match, 0, "ginkgo")
    set_money(match, 0, 6)
    happened = told(match, 0, "market-4", "sell ginkgo", "buy archive fern", "buy botanical-1", "done")
    assert kinds(happened) == ["field", "sell", "buy", "buy"]
    assert happened[1] == {"type": "sell", "seat": 0, "tile": "ginkgo", "price": 1, "archived": "fern"}
    assert happened[2] == {"type": "buy", "seat": 0, "tile": "fern", "price": 5, "archive": True}
    assert happened[3] == {"type": "buy", "seat": 0, "tile": "voltzia", "price": 1, "archive": False}


@pytest.mark.parametrize("viewer", [0, 1])
def test_draws_are_told_to_their_seat_only(viewer):
    """FO-38: what is kept is open again."""
    match = table()
    match.state[0]["students"][0] = 2
    happened = told(match, 0, "students 1", viewer=viewer)
    assert happened == [{"type": "students", "seat": 0, "site": 1, "number": 2}]
    before = match.hidden(viewer)
    draws(match, "fern")
    (event,) = events(before[0], match.hidden(viewer)[0], viewer)
    assert event == {"type": "draw", "seat": 0, "site": 1, "tile": "fern" if viewer == 0 else None}
    draws(match, "voltzia")
    assert told(match, 0, "keep 2", viewer=viewer) == [{"type": "kept", "seat": 0, "tile": "voltzia"}]


def test_the_strip_tells_what_was_fetched():
    """FO-70."""
    match = table()
    last_round(match)
    set_money(match, 0, 10)
    happened = told(match, 0, "strip-1", "take fern", "a1")
    assert kinds(happened) == ["field", "fetch", "show", "part", "complete"]
    assert happened[1] == {"type": "fetch", "seat": 0, "site": 1, "tile": "fern"}


def test_a_round_ends_and_begins_in_order():
    """FO-50, FO-60, FO-61, FO-62, FO-90."""
    match = table(3)
    occupied(match, 0, "tour-1")
    match.state[0]["guests"][0] = 7
    for seat in (0, 1):
        do(match, seat, "pass")
    happened = told(match, 2, "pass")
    assert kinds(happened) == ["pass", "opening"]
    opened = happened[1]["seats"][0]
    assert (opened["seat"], opened["guests"], opened["prestige"]) == (0, 7, 4)
    assert (opened["level"], opened["regular"]) == (0, 0), "one fossil is fewer than the goal of the first round wants"
    before = match.hidden(1)
    draws(match, "fern")
    happened = events(before[0], match.hidden(1)[0], 1)
    assert kinds(happened) == ["draw", "dug", "stored", "round", "income", "turn"]
    assert happened[1] == {"type": "dug", "seat": 0, "site": 1, "drawn": 1, "kept": 1}
    assert happened[2] == {"type": "stored", "seat": 0, "tiles": ["fern"]}
    assert happened[3] == {"type": "round", "round": 2, "ammonite": 1, "neutral": ["display-2", "market-3"]}


def test_the_end_is_told_with_the_last_income():
    """FO-71."""
    match = table(2)
    last_round(match)
    do(match, 0, "pass")
    assert kinds(told(match, 1, "pass")) == ["pass", "opening", "income", "over"]


def test_secret_choices_are_told_without_what_they_are():
    """FO-01, FO-61."""
    match = new_match(2)
    match.settle()
    assert told(match, 0, "keep 1 2 3 4", viewer=1) == [{"type": "choice", "seat": 0}]
    assert told(match, 0, "start aquatic", viewer=1) == [{"type": "choice", "seat": 0}]
    happened = told(match, 1, "keep 1 2 3 4", "start botanical", viewer=0)
    assert kinds(happened) == ["choice", "choice", "start", "start", "round", "income", "turn"]
    assert happened[2]["kind"] == "aquatic" and len(happened[3]["tiles"]) == 4


def test_what_is_closed_is_said_with_a_reason_in_every_language():
    """FO-20: fields, and what a phase offers."""
    match = table()
    stock(match, 0, "trex-1")
    closed = GAME.closed(match.hidden(0), 0, lambda states: match.legal(0))
    assert "display-1" in closed and "market-2" not in closed
    assert all(reason.say(language) for reason in closed.values() for language in LANGUAGES)
    match.play(0, "build-1")
    match.play(0, "build toilet")
    assert list(GAME.closed(match.hidden(0), 0, lambda states: match.legal(0))) == ["c1"]


def test_every_reason_to_refuse_is_a_sentence_in_every_language():
    """FO-20 to FO-38: every action in many positions; tested with FO-20."""
    match = Match(GAME, players=2, options={}, seed=3)
    number = 0
    while not match.over:
        match.settle()
        if match.over:
            break
        seat = match.pending[0]
        legal = match.legal(seat)
        if number % 9 == 0:
            for action in range(0, GAME.actions, 3):
                reason = GAME.why_not(match.state, seat, action)
                assert action in legal or all(reason.say(language) for language in LANGUAGES)
        match.play(seat, legal[number % len(legal)])
        number += 1


def test_drawings_name_the_museums():
    match = started(2)
    assert "Round 1" in match.draw(0)
    assert "Runde 1" in match.draw(0, language="de")
    assert match.draw(0, svg=True).startswith("<svg")
    everybody_out(match)


@pytest.mark.parametrize("seed", range(6))
def test_a_part_that_another_seat_drew_is_named_only_when_it_is_stored_at_once(seed):
    """FO-60, FO-61: with nothing to choose, a draw ends in the open storage."""
    rng = random.Random(seed)
    match = Match(GAME, players=2, seed=seed)
    hidden = 0
    while not match.over:
        length = len(match.log)
        match.settle()
        for seat in match.pending[:1]:
            match.play(seat, rng.choice(match.legal(seat)))
        if match.over:
            break
        told = match.events(0, length)
        opened = {
            (one["at"], tile) for one in told if one["type"] in ("kept", "stored") for tile in one.get("tiles", [one.get("tile")])
        }
        for one in told:
            if one["type"] == "draw" and one["seat"] == 1:
                hidden += one["tile"] is None
                assert one["tile"] is None or (one["at"], one["tile"]) in opened
    assert hidden > 10


def events_of(happened, kind):
    return [{name: value for name, value in event.items() if name != "type"} for event in happened if event["type"] == kind]


def only_a_gift(column):
    match = table(2)
    show(match, 1, "voltzia", "a4 lying", [0])
    stock(match, 0, "voltzia")
    fill(match, 0)
    set_money(match, 0, 12)
    return match, told(match, 0, f"build-{column}")


def test_a_single_gift_is_told_though_it_is_not_asked_for():
    """FO-29, FO-30: the gift with its prestige, and in column 4 the bonus beside it."""
    for column in (1, 2, 4):
        match, happened = only_a_gift(column)
        assert kinds(happened)[0] == "field"
        assert events_of(happened, "gift") == [{"seat": 0, "to": 1, "tile": "voltzia", "prestige": 2}], column
        assert events_of(happened, "prestige") == ([{"seat": 0, "amount": 2}] if column == 4 else [])
        assert match.view(0)["seats"][0]["prestige"] == (4 if column == 4 else 2)


def test_a_single_sale_or_purchase_is_told_though_it_is_not_asked_for():
    """FO-32, FO-33: with its own price, whatever the field brings."""
    for field, brings in (("market-1", 2), ("market-2", 0)):
        match = table(2)
        stock(match, 0, "voltzia")
        set_money(match, 0, 0)
        happened = told(match, 0, field)
        assert events_of(happened, "sell") == [{"seat": 0, "tile": "voltzia", "price": 4, "archived": None}], field
        assert events_of(happened, "field")[0]["money"] == brings
        match = table(2)
        offer(match, "voltzia")
        set_money(match, 0, 5)
        happened = told(match, 0, field)
        (bought,) = events_of(happened, "buy")
        assert (bought["tile"], bought["archive"]) == ("voltzia", False)
        assert match.view(0)["seats"][0]["money"] == 5 + brings - bought["price"]


def test_a_single_sale_of_a_joker_is_told():
    """FO-33, FO-36: the joker is paid when it is put down, and the copied field brings nothing."""
    match = table(2)
    stock(match, 0, "voltzia")
    set_money(match, 0, 12)
    happened = told(match, 0, "joker-2", "as market")
    assert events_of(happened, "sell") == [{"seat": 0, "tile": "voltzia", "price": 4, "archived": None}]
    assert match.view(0)["seats"][0]["money"] == 12 + events_of(happened, "field")[0]["money"] + 4
