"""Whole games in a real browser."""

import re

import pytest
from browser.people import (
    choose,
    confirm_button,
    final_points,
    hand,
    hurry_to_the_end,
    moment,
    open_places,
    play_now,
    play_to_the_end,
    settled,
    take_turn,
    two_friends,
    wait_for_turn,
)
from playwright.sync_api import expect


def sheet_adds_up(page, players):
    """The score sheet's columns are the sums of their cells."""
    totals = final_points(page)
    assert len(totals) == players
    cells = [[int(text) for text in row.locator("td").all_inner_texts()] for row in page.locator("tbody tr").all()]
    assert [sum(column) for column in zip(*cells, strict=True)] == totals
    return totals


@pytest.mark.parametrize(("players", "board"), [(2, "Summer"), (5, "Winter")])
def test_a_person_plays_a_whole_game_against_bots(somebody, players, board):
    page = somebody()
    play_now(page, players=players, board=board)
    turns = play_to_the_end(page)
    assert turns >= 12
    totals = sheet_adds_up(page, players)
    assert totals == sorted(totals, reverse=True) or players == 2
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|shared"))


def test_a_whole_game_on_a_phone_with_moving_pieces(somebody):
    page = somebody(width=360, height=740, motion=True)
    play_now(page, players=3)
    play_to_the_end(page)
    sheet_adds_up(page, 3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_summer_and_then_winter_add_up(somebody):
    page = somebody()
    play_now(page, players=2, board="Summer, then winter")
    hurry_to_the_end(page)
    sheet_adds_up(page, 2)
    expect(page.get_by_role("rowheader", name=re.compile("^Summer: ")).first).to_be_visible()


def test_two_browsers_play_by_link(somebody):
    ada, bo = somebody(), somebody(width=360, height=740)
    ada.goto("/new/draftosaurus?who=friends")
    ada.get_by_label("2", exact=True).check(force=True)
    ada.get_by_label("Name of player 1").fill("Ada")
    ada.get_by_role("button", name="Set the table").click()
    link = ada.get_by_label("Link for player 2").input_value()
    bo.goto(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_selector(".sitting[data-status=running]")
    assert "#" not in bo.url, "the key stays in the address bar"
    while wait_for_turn(ada) and wait_for_turn(bo):
        before = choose(ada)
        settled(ada, before)
        settled(bo, choose(bo, 1))
    assert final_points(ada) == final_points(bo)
    expect(ada.get_by_role("columnheader", name="Bo")).to_be_visible()


def test_a_choice_can_be_changed_until_all_have_chosen(somebody):
    ada, bo = two_friends(somebody)
    many = hand(ada).count()
    settled(ada, choose(ada))
    expect(hand(ada)).to_have_count(many - 1)
    ada.get_by_role("button", name="Change").click()
    expect(hand(ada)).to_have_count(many)
    settled(ada, choose(ada, 1))
    wait_for_turn(bo)
    settled(bo, choose(bo))
    expect(ada.get_by_role("button", name="Change")).to_have_count(0)
    assert wait_for_turn(ada)


def test_several_people_at_one_device_never_see_each_others_dinosaurs_uninvited(somebody):
    page = somebody()
    page.goto("/new/draftosaurus?who=here")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Set the table").click()
    seen = set()
    for turn in range(200):
        if not wait_for_turn(page):
            break
        reveal = page.get_by_role("button", name=re.compile("show my side"))
        expect(reveal).to_be_visible()
        assert hand(page).count() == 0
        assert page.locator('.opponent .token use:not([href="#gd-dino-hidden"])').count() == 0
        seen.add(reveal.inner_text())
        reveal.click()
        take_turn(page, turn)
    assert len(seen) == 2
    sheet_adds_up(page, 2)


def test_winter_with_a_dinosaur_in_quarantine(somebody):
    page = somebody()
    play_now(page, players=2, board="Winter")
    moved = False
    for turn in range(200):
        if not wait_for_turn(page):
            break
        quarantine = page.locator('.front [data-place="quarantine"]')
        if page.get_by_text("Your turn: where does the dinosaur from quarantine go?").count():
            expect(quarantine).to_have_attribute("aria-disabled", "true")
            assert open_places(page).count() >= 1
            moved = True
            take_turn(page, turn)
            continue
        before = moment(page)
        dinosaurs = page.locator('[data-hand] button[aria-disabled="false"]')
        dinosaurs.first.click()
        if not confirm_button(page).count():
            free = quarantine.get_attribute("aria-disabled") == "false"
            (quarantine if free else open_places(page).first).click()
        confirm_button(page).click()
        settled(page, before)
    assert moved, "nobody asked where the dinosaur in quarantine goes"
    sheet_adds_up(page, 2)


def test_reloading_in_the_middle_changes_nothing(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    take_turn(page)
    wait_for_turn(page)
    dinosaurs = page.locator("[data-hand] button[data-species]")
    before = [one.get_attribute("data-species") for one in dinosaurs.all()]
    page.reload()
    wait_for_turn(page)
    assert [one.get_attribute("data-species") for one in dinosaurs.all()] == before
    page.goto("/")
    page.get_by_role("link", name=re.compile("Your turn")).first.click()
    wait_for_turn(page)
    play_to_the_end(page)


def test_the_server_is_killed_in_the_middle_of_a_simultaneous_choice(own_site, somebody):
    ada, bo = two_friends(somebody)
    settled(ada, choose(ada))
    chosen = ada.locator(".ghost.sent").get_attribute("href")
    own_site.kill()
    ada.wait_for_selector('.sitting[data-wire="broken"], .sitting[data-wire="opening"]')
    own_site.start()
    ada.wait_for_selector('.sitting[data-wire="open"]')
    bo.wait_for_selector('.sitting[data-wire="open"]')
    assert ada.locator(".ghost.sent").get_attribute("href") == chosen, "the choice was acknowledged and is gone"
    wait_for_turn(bo)
    settled(bo, choose(bo))
    while wait_for_turn(ada) and wait_for_turn(bo):
        settled(ada, choose(ada))
        settled(bo, choose(bo))
    assert final_points(ada) == final_points(bo)
