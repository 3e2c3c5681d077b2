"""Around a choice: drag, reasons, enlarging, clocks, talk, giving up."""

import re

from browser.people import (
    card,
    choose,
    confirm_button,
    hand,
    open_places,
    play_now,
    settled,
    take_turn,
    two_friends,
    wait_for_turn,
)
from playwright.sync_api import expect


def test_a_dinosaur_can_be_dragged_to_its_place(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    many = hand(page).count()
    dinosaur = hand(page).first.bounding_box()
    place = page.locator('.front [data-place="river"]').bounding_box()
    page.mouse.move(dinosaur["x"] + 30, dinosaur["y"] + 30)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + 150, steps=8)
    expect(page.locator(".flying")).to_be_visible()
    page.mouse.up()
    expect(confirm_button(page)).to_contain_text("River")
    confirm_button(page).click()
    expect(hand(page)).to_have_count(many - 1)
    expect(page.locator(".front [data-stood^=river]")).to_have_count(1)


def test_a_drag_that_ends_nowhere_does_nothing(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    many = hand(page).count()
    dinosaur = hand(page).first.bounding_box()
    page.mouse.move(dinosaur["x"] + 30, dinosaur["y"] + 30)
    page.mouse.down()
    page.mouse.move(8, 400, steps=5)
    page.mouse.up()
    expect(confirm_button(page)).to_have_count(0)
    expect(hand(page)).to_have_count(many)


def test_a_closed_place_says_why_when_it_is_touched(somebody):
    page = somebody(width=360, height=740)
    play_now(page)
    for turn in range(12):
        assert wait_for_turn(page), "no place was ever closed"
        hand(page).first.click()
        page.wait_for_load_state("networkidle")
        closed = page.locator('.front [data-place][aria-disabled="true"]')
        if closed.count():
            closed.first.click(force=True)
            expect(page.locator(".toast")).to_contain_text(re.compile("closed by the die|full|holds|must differ|only"))
            expect(confirm_button(page)).to_have_count(0)
            return
        open_places(page).nth(turn % open_places(page).count()).click()
        confirm_button(page).click()
        page.wait_for_timeout(300)


def test_a_zoo_can_be_enlarged_and_its_points_explained(somebody):
    page = somebody()
    play_now(page, players=3)
    wait_for_turn(page)
    take_turn(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Enlarge the zoo of Fern").click()
    dialog = page.get_by_role("dialog", name="Zoo of Fern")
    expect(dialog.get_by_role("rowheader", name=re.compile("Forest of Sameness"))).to_be_visible()
    total = int(dialog.locator("tfoot td").inner_text())
    assert sum(int(text) for text in dialog.locator("tbody td").all_inner_texts()) == total
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_without_the_question_a_choice_goes_at_once(somebody):
    page = somebody()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before a choice is made").uncheck()
    page.keyboard.press("Escape")
    card(page).get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    many = hand(page).count()
    hand(page).first.click()
    open_places(page).first.click()
    expect(hand(page)).to_have_count(many - 1)


def test_people_talk(somebody):
    ada, bo = two_friends(somebody)
    ada.get_by_text("What happened · Chat").click()
    ada.get_by_label("Say something").fill("<b>good luck</b>")
    ada.get_by_role("button", name="Send").click()
    bo.get_by_text(re.compile(r"What happened · Chat \(1\)")).click()
    expect(bo.get_by_role("region", name="Chat")).to_contain_text("Ada: <b>good luck</b>")
    bo.get_by_role("button", name="Thank you!").click()
    expect(ada.get_by_role("region", name="Chat")).to_contain_text("Bo: Thank you!")


def test_much_talk_does_not_hold_up_the_game(somebody):
    ada, bo = two_friends(somebody)
    ada.get_by_text("What happened · Chat").click()
    for _ in range(18):  # more than the log has steps
        ada.get_by_role("button", name="Hello!").click()
    expect(ada.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(18)
    settled(ada, choose(ada))
    settled(bo, choose(bo))
    assert wait_for_turn(ada)


def test_a_change_of_language_keeps_the_wire(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    hand(page).first.click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".status")).to_contain_text("Du bist dran")
    expect(page.locator(".taken")).to_have_count(1)


def test_at_one_device_the_game_so_far_shows_no_hand(somebody):
    page = somebody()
    page.goto("/new/draftosaurus?who=here")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_role("button", name="Set the table").click()
    wait_for_turn(page)
    page.get_by_role("link", name="The game so far").click()
    page.get_by_role("group", name="Replay").wait_for()
    page.get_by_role("button", name="Last step").click()
    assert page.locator(".hand button[data-species]").count() == 0
    expect(page.locator('.token use[href="#gd-dino-hidden"]').first).to_be_attached()
    assert page.locator('.token use:not([href="#gd-dino-hidden"])').count() == 0


def test_a_clock_runs_for_who_owes_a_choice(somebody):
    ada, bo = two_friends(somebody, more=["2 min + 5 s"])
    clocks = ada.get_by_role("list", name="Clock").get_by_role("listitem")
    expect(clocks).to_have_count(2)
    settled(ada, choose(ada))
    expect(bo.locator("li.running")).to_have_count(1)
    expect(bo.locator("li.running")).to_contain_text("Bo")
    expect(bo.locator("li.running")).to_contain_text(re.compile(r"1:5\d"))


def test_who_gives_up_is_played_for(somebody):
    ada, bo = two_friends(somebody)
    bo.get_by_role("button", name="Give up the seat").click()
    bo.get_by_role("button", name="Yes, give up").click()
    expect(ada.locator(".opponent")).to_contain_text("played by")
    for turn in range(3):
        assert wait_for_turn(ada)
        settled(ada, choose(ada, turn))


def test_who_goes_is_seen_to_be_gone_and_comes_back(somebody):
    ada, bo = two_friends(somebody)
    address = bo.url
    bo.goto("about:blank")
    expect(ada.locator(".opponent .mark.absent")).to_have_count(1)
    bo.goto(address)
    expect(ada.locator(".opponent .mark.absent")).to_have_count(0)
    assert wait_for_turn(bo)


def test_the_qr_code_holds_the_link(somebody):
    page = somebody()
    page.goto("/new/draftosaurus?who=friends")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="QR code").first.click()
    expect(page.locator(".code svg")).to_be_visible()
    expect(page.locator(".code svg path").first).to_be_attached()


def test_a_stranger_cannot_open_a_running_table(somebody):
    page, stranger = somebody(), somebody()
    play_now(page)
    stranger.goto(page.url)
    expect(stranger.get_by_role("alert")).to_contain_text("no such match, or this link does not open it")
    stranger.goto(page.url + "#k=wrong")
    expect(stranger.get_by_role("alert")).to_be_visible()
