"""Workers of Fossilium in a browser: where they dig next, free or fixed ones in the last round, students before an action."""

import re

import pytest
from browser.at_museum import brought, choice, deed, field, has_step, hurry, in_phase, then
from browser.people import until
from browser.test_everyone import sound
from playwright.sync_api import expect

DIGGERS = ("tour", "manage")
"""Wishes of somebody who has workers in several columns soon."""
BUILDERS = ("build-4", "build", "fix 1", "manage-1")
"""Wishes of somebody who gains a worker by panels, and fixes it over column 1."""


def with_fixed(look):
    """FO-71: the joker of column 1 can be taken by a free worker and by a fixed one."""
    column = look["view"]["board"]["columns"][0]
    return look["view"]["phase"] == "turn" and column["joker_fixed"] is not None and "joker-1" in look["legal"]


def in_last_round(page):
    """Ada is on turn in round 5, with free workers and a fixed one over column 1."""
    return brought(page, with_fixed, wishes=BUILDERS, tries=8)


def at(page, player):
    """Wait until the page has what the server has."""
    page.wait_for_selector(f'.sitting[data-yours="true"][data-decision="{player.look()["decision"]}"]')


def test_everybody_chooses_the_next_site_in_secret_and_may_take_it_back(somebody):
    """FO-60: what is drawn and kept at each site is said; the choice is hidden until all have chosen."""
    page = somebody()
    both = lambda look: in_phase("excavate")(look) and 1 in look["pending"]  # noqa: E731
    ada, bo = brought(page, both, wishes=DIGGERS, others=DIGGERS)
    sites = ada.museum()["sites"]
    digs = page.locator("[data-step^=dig]")
    expect(digs).to_have_count(len(sites))
    for site, button in zip(sites, digs.all(), strict=True):
        expect(button).to_contain_text(f"draw {site['draw']}, keep {site['keep']}")
    last = sites[-1]["site"]
    then(page, choice(page, f"dig {last}").click)
    expect(page.locator(".tray")).to_contain_text("The others are still choosing")
    assert ada.museum()["chosen"] == [f"dig {last}"]
    assert not bo.look()["view"]["seats"][0]["chosen"]
    page.keyboard.press("u")
    expect(digs).to_have_count(len(sites))
    then(page, choice(page, f"dig {last}").click)
    bo.step(("dig",))
    expect(page.locator("[data-hand] button")).to_have_count(sites[-1]["draw"])
    assert ada.museum()["hand_site"] == last
    assert last not in [site["site"] for site in ada.museum()["sites"]]


def test_a_joker_says_what_free_and_fixed_workers_cost(somebody):
    """FO-36, FO-71: a fixed worker on the joker does not lower its price; the cheapest one is marked."""
    page = somebody()
    ada, _ = in_last_round(page)
    column = ada.look()["view"]["board"]["columns"][0]
    field(page, "joker-1").click()
    expect(page.locator("[data-joker]")).to_have_attribute("data-joker", str(column["joker"]))
    expect(page.locator("[data-joker-fixed]")).to_have_attribute("data-joker-fixed", str(column["joker_fixed"]))
    money, free = ada.museum()["money"], ada.museum()["workers"]["free"]
    then(page, deed(page, "take").click)
    expect(field(page, "joker-1")).to_have_attribute("aria-pressed", "true")
    expect(choice(page, "use 0 fixed")).to_contain_text(f"costs {column['joker']} $")
    expect(choice(page, "use 1 fixed")).to_contain_text(f"costs {column['joker_fixed']} $")
    expect(page.locator("[data-usual]")).to_have_attribute("data-step", "use 0 fixed")
    assert ada.museum()["money"] == money, "nothing is paid yet"
    then(page, choice(page, "use 1 fixed").click)
    after = ada.museum()
    assert (after["money"], after["workers"]["free"]) == (money - column["joker_fixed"], free)
    assert after["workers"]["used"][0] == 1
    assert ada.events("field")[-1]["fixed"] == 1


def test_a_fixed_worker_goes_first_where_that_costs_nothing(somebody):
    """FO-71: by keys alone: Enter takes what is marked, and one step back asks again."""
    page = somebody()
    ada, _ = in_last_round(page)
    free = ada.museum()["workers"]["free"]
    page.keyboard.press("Shift")
    field(page, "manage-1").focus()
    page.keyboard.press("Enter")
    expect(deed(page, "take")).to_be_focused()
    then(page, lambda: page.keyboard.press("Enter"))
    expect(choice(page, "use 1 fixed")).to_be_focused()
    expect(deed(page, "use")).to_have_accessible_name("Place workers: 1 fixed")
    page.keyboard.press("u")
    until(page, "document.querySelectorAll('[data-step]').length", 0)
    assert ada.look()["view"]["phase"] == "turn"
    at(page, ada)
    then(page, lambda: (field(page, "manage-1").click(), deed(page, "take").click()))
    then(page, deed(page, "use").click)
    assert ada.museum()["workers"]["free"] == free
    assert ada.museum()["workers"]["used"][0] == 1


def test_after_students_an_action_has_to_follow(somebody):
    """FO-38: passing is no action; the button stays where it was and says why."""
    page = somebody()
    ada, _ = brought(page, lambda look: in_phase("turn")(look) and has_step("students 2")(look))
    expect(deed(page, "pass")).to_have_attribute("aria-disabled", "false")
    then(page, lambda: (deed(page, "students-2").click(), deed(page, "draw").click()))
    if in_phase("pick")(ada.look()):
        ada.step(("keep",))
    at(page, ada)
    assert in_phase("turn")(ada.look())
    passing = deed(page, "pass")
    expect(passing).to_have_attribute("aria-disabled", "true")
    expect(passing).to_have_attribute("title", re.compile("students were sent"))
    passing.click(force=True)
    expect(page.locator(".toast")).to_contain_text("choose a field")
    expect(deed(page, "pass-sure")).to_have_count(0)
    assert not ada.museum()["passed"]


@pytest.mark.parametrize(("width", "height"), [(1280, 740), (360, 740), (740, 360)])
def test_both_questions_are_sound_and_in_sight(somebody, width, height):
    """Nothing has to be scrolled for, neither upright nor on its side."""
    page = somebody(width=width, height=height)
    players = brought(page, in_phase("excavate"), wishes=DIGGERS, others=DIGGERS)
    in_sight(page, "[data-step^=dig]")
    sound(page)
    assert hurry(players, with_fixed, wishes=BUILDERS) or in_last_round(page)
    page.wait_for_selector('.sitting[data-yours="true"]')
    field(page, "joker-1").click()
    then(page, deed(page, "take").click)
    in_sight(page, "[data-step^=use]")
    in_sight(page, "[data-deed=use]")
    sound(page)


def in_sight(page, selector):
    page.locator(selector).first.wait_for()
    size = page.viewport_size
    for one in page.locator(selector).all():
        box = one.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], (selector, box)
        assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], (selector, box)
