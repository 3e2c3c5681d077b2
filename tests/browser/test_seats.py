"""Who holds which seat, at the page: a friend takes a seat from a table at one device, and moves on to another browser."""

from browser.asking import new_match
from browser.people import wait_for_turn
from playwright.sync_api import expect

PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]


def holder(page, seat):
    """A seat in the list of seats, which is opened for it."""
    if not page.locator("details.seats[open]").count():
        page.locator("details.seats summary").click()
    return page.locator(f'[data-holder="{seat}"]')


def link_of(page, seat):
    """The link that the page offers for one of its own seats."""
    holder(page, seat).locator("[data-offer]").click()
    return page.get_by_label(f"Link for player {seat + 1}").input_value()


def test_a_seat_given_away_is_gone_from_the_first_device(somebody):
    """Also when it is the one in front; the friend plays it, and can take it to a phone."""
    ada, bo, phone = somebody(), somebody(), somebody()
    made = new_match(ada, game="draftosaurus", players=2, options={}, seats=PEOPLE)
    ada.goto(f"/m/{made['match']}")
    expect(holder(ada, 1)).to_contain_text("On this device")
    ada.get_by_role("button", name="I am Ada").click()
    link = link_of(ada, 1)
    bo.goto(link.replace(link.split("/m/")[0], ""))
    assert wait_for_turn(bo)
    expect(bo.locator(".sitting")).to_have_attribute("data-seat", "1")
    expect(holder(bo, 0)).to_contain_text("On another device")
    expect(ada.locator("[data-moved]")).to_contain_text("Bo now plays on another device")
    expect(holder(ada, 1)).to_contain_text("On another device")
    assert wait_for_turn(ada)
    expect(ada.locator(".curtain")).to_have_count(0)
    expect(ada.locator('[data-offer="1"]')).to_have_count(0)
    link = link_of(bo, 1)
    phone.goto(link.replace(link.split("/m/")[0], ""))
    assert wait_for_turn(phone)
    expect(bo.locator("[data-lost]")).to_contain_text("Bo now plays on another device")
    expect(bo.get_by_role("list", name="Your dinosaurs")).to_have_count(0)


def test_the_seat_in_front_is_taken_by_a_friend(somebody):
    ada, bo = somebody(), somebody()
    made = new_match(ada, game="draftosaurus", players=2, options={}, seats=PEOPLE)
    ada.goto(f"/m/{made['match']}")
    ada.get_by_role("button", name="I am Ada").click()
    bo.goto(f"/m/{made['match']}#k={made['keys'][0]}")
    assert wait_for_turn(bo)
    expect(bo.locator(".sitting")).to_have_attribute("data-seat", "0")
    expect(ada.locator(".sitting")).to_have_attribute("data-seat", "1")
    expect(ada.locator("[data-moved]")).to_contain_text("Ada now plays on another device")
