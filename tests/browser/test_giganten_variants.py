"""Variants of Giganten at the table: blank pieces, and what becomes of a piece in a trap."""

import re

from browser.at_play import after_the_fight, field, main_deed, ready_table, targets
from browser.people import wait_for_turn
from browser.test_giganten import tyra_before_stego
from playwright.sync_api import expect


def blank_before_us(blank, **options):
    """Ada's Tyra I on row 6, Bo's blank piece on row 8 of the same column."""
    where, how = tyra_before_stego()
    return where, {"near": how["near"], "far": lambda view: {"blank": f"{where['column']}8"}, "blank": blank, **options}


def challenge_the_eighth(page, column):
    field(page, f"{column}6").click()
    field(page, f"{column}8").click()
    main_deed(page).click()


def test_a_ghost_loses_every_fight(somebody):
    """GI-63."""
    page = somebody()
    where, how = blank_before_us("ghost")
    ready_table(page, **how)
    challenge_the_eighth(page, where["column"])
    expect(page.locator(".fight")).to_contain_text("A ghost loses every fight.")
    expect(page.locator(".fight")).to_contain_text("Ghost leaves the board")
    after_the_fight(page)
    page.get_by_role("button", name="Move up").click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")


def test_what_fell_into_a_trap_comes_back(somebody):
    """GI-66 c: on any free field of the own first row, as a whole turn."""
    page = somebody()
    where, how = blank_before_us("trap", trapped="comes_back")
    _, bo = ready_table(page, **how)
    challenge_the_eighth(page, where["column"])
    expect(page.locator(".fight")).to_contain_text("Whoever challenges a trap leaves the board.")
    after_the_fight(page)
    bo.shuffle()
    assert wait_for_turn(page)
    page.get_by_role("button", name=re.compile("Tyra I")).first.click()
    expect(page.locator(".status, .tray").filter(has_text="choose a field of your first row").first).to_be_visible()
    goal = targets(page, "place").first
    name = goal.get_attribute("data-field")
    assert name.endswith("1") and len(name) == 2
    goal.click()
    main_deed(page).click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")
    expect(field(page, name)).to_have_accessible_name(re.compile("Tyra I"))


def test_what_stands_in_a_trap_says_how_long(somebody):
    """GI-66 b."""
    page = somebody()
    where, how = blank_before_us("trap", trapped="stands_still")
    _, bo = ready_table(page, **how)
    challenge_the_eighth(page, where["column"])
    expect(page.locator(".fight")).to_contain_text("Whoever challenges a trap stands still for two turns.")
    after_the_fight(page)
    bo.shuffle()
    assert wait_for_turn(page)
    field(page, f"{where['column']}7").click()
    expect(page.locator(".toast")).to_contain_text("stands still in the trap")
