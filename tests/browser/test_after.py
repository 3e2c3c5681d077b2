"""After the game: step through it, share it, take it home, play again. And what must not be seen, is not sent."""

import json
import re

import msgspec
from browser.people import card, final_points, hurry_to_the_end, play_now, take_turn, wait_for_turn
from playwright.sync_api import expect

from gondwana.core.match import Match
from gondwana.core.record import GameRecord
from gondwana.games import load


def steps(page):
    return page.locator(".slider .numbers").inner_text().split(" / ")


def test_a_finished_game_can_be_stepped_through_with_everything_open(somebody):
    page = somebody()
    play_now(page, players=2)
    hurry_to_the_end(page)
    totals = final_points(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("group", name="Replay").wait_for()
    first, last = steps(page)
    assert first == "1"
    assert int(last) > 12
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".slider .numbers")).to_have_text(f"2 / {last}")
    page.get_by_role("button", name="Last step").click()
    expect(page.locator(".slider .numbers")).to_have_text(f"{last} / {last}")
    shown = sorted([int(page.locator(".sum").inner_text()), int(page.locator(".opponent .total").inner_text())], reverse=True)
    assert shown == sorted(totals, reverse=True)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".slider .numbers")).to_have_text(f"2 / {last}")
    assert page.locator('.opponent .token use[href="#gd-dino-hidden"]').count() == 0
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator('.opponent .token use[href="#gd-dino-hidden"]').first).to_be_attached()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator('.opponent .token use[href="#gd-dino-hidden"]').first).to_be_attached()
    expect(page.locator(".hand button[data-species]")).to_have_count(6)


def test_a_running_game_shows_only_what_the_own_seat_saw(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    take_turn(page)
    wait_for_turn(page)
    page.get_by_role("link", name="The game so far").click()
    page.get_by_role("group", name="Replay").wait_for()
    assert page.get_by_label("Seen by").count() == 0
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator('.opponent .token use[href="#gd-dino-hidden"]').first).to_be_attached()


def test_a_finished_game_can_be_shared_with_a_stranger(somebody):
    page, stranger = somebody(), somebody()
    play_now(page, players=2)
    hurry_to_the_end(page)
    stranger.goto(page.url.split("?")[0] + "/replay")
    stranger.get_by_role("group", name="Replay").wait_for()
    stranger.goto(page.url.split("?")[0])
    assert final_points(stranger) == final_points(page)


def test_the_record_can_be_taken_home_and_replays(somebody):
    page = somebody()
    play_now(page, players=2)
    hurry_to_the_end(page)
    totals = final_points(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    record = msgspec.json.decode(download.value.path().read_bytes(), type=GameRecord)
    match = Match.replay(load("draftosaurus"), record)
    assert match.over
    assert sorted(match.scores(), reverse=True) == sorted(totals, reverse=True)


def test_playing_again_sets_the_same_table(somebody):
    page = somebody()
    play_now(page, players=3)
    first = page.url
    hurry_to_the_end(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector('.sitting[data-yours="true"]')
    assert page.url != first
    assert page.locator(".opponent").count() == 2


def test_every_point_can_be_pointed_at(somebody):
    page = somebody()
    play_now(page, players=2)
    hurry_to_the_end(page)
    final_points(page)
    pointed = 0
    for cell in page.locator("tbody td button").all():
        cell.focus()
        points = int(cell.inner_text())
        expect(page.locator(".beside .why")).not_to_have_text("Point at a number to see where it comes from.")
        if points:
            expect(page.locator(".beside .marked").first).to_be_attached()
            pointed += 1
    assert pointed >= 4


def test_a_friend_watches_and_sees_no_hand(somebody):
    page, friend = somebody(), somebody()
    page.goto("/new/draftosaurus?who=friends")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_role("button", name="Set the table").click()
    page.get_by_text("Link for those who only watch").click()
    watch = page.get_by_role("textbox", name="Link for those who only watch").input_value()
    seat = page.get_by_label("Link for player 2").input_value()
    guest = somebody()
    guest.goto(seat)
    guest.get_by_role("button", name="Sit down").click()
    friend.goto(watch)
    friend.wait_for_selector(".sitting[data-status=running]")
    assert friend.locator('.token use:not([href="#gd-dino-hidden"])').count() == 0
    assert friend.locator(".hand button").count() == 0
    assert wait_for_turn(page)


def test_bots_can_be_watched(somebody):
    page = somebody()
    page.goto("/")
    card(page).get_by_role("button", name="Watch bots").click()
    page.wait_for_selector(".sitting[data-status=running]")
    first = page.locator(".sitting").get_attribute("data-decision")
    page.wait_for_function("first => document.querySelector('.sitting').dataset.decision !== first", arg=first)


def test_a_hand_that_a_seat_cannot_know_is_nowhere_in_its_traffic(somebody):
    """What the browser receives in the first turn: no dinosaur of anybody else, in no message."""
    page = somebody()
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    play_now(page, players=3)
    wait_for_turn(page)
    seen = 0
    for text in received:
        message = json.loads(text) if text.startswith("{") else {}
        views = [message.get("view"), (message.get("look") or {}).get("view")]
        for view in filter(None, views):
            if view["round"] == 0 and view["turn"] == 0:
                assert [seat["hand"] is None for seat in view["seats"]] == [False, True, True]
                seen += 1
        for event in message.get("events", []):
            if event["type"] == "draw" and event["seat"] != 0:
                assert event["species"] is None
    assert seen
    assert not re.search(r'"(seed|rng|secret)"', "".join(received))
