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


def test_a_turn_may_end_when_a_reserve_has_come_in(somebody):
    """GI-67: the move after it is a choice; by keyboard alone."""
    page = somebody()
    ada, bo = ready_table(page, reserve="agreed", agreed_1="dilo", agreed_2="dilo", agreed_3="diplo")
    for _ in range(2):
        ada.shuffle()
        bo.shuffle()
    bring = page.locator('.tray [data-step="reserve dilo"]')
    bring.focus()
    page.keyboard.press("Enter")
    goal = targets(page, "place").first
    name = goal.get_attribute("data-field")
    goal.focus()
    page.keyboard.press("Enter")
    main_deed(page).press("Enter")
    expect(page.locator(".status")).to_have_text("Move a piece, or end your turn.")
    expect(field(page, name)).to_have_accessible_name(re.compile("Dilo"))
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_visible()
    end.press("Enter")
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")


def test_with_secret_traps_the_challenge_is_asked_for_after_the_stop(somebody):
    """GI-65: only then it is known that there is no trap."""
    page = somebody()
    where, how = tyra_before_stego()
    ready_table(page, **how, secret_trap=True)
    field(page, f"{where['column']}6").click()
    field(page, f"{where['column']}7").click()
    main_deed(page).click()
    expect(page.locator(".tray")).to_contain_text("Challenge somebody, or stay quiet?")
    expect(field(page, f"{where['column']}7")).to_have_attribute("aria-selected", "true")
    page.locator(f'.tray [data-step="x {where["column"]}8"]').click()
    expect(page.locator(".fight")).to_contain_text("Stego")


def test_without_a_limit_nothing_counts_the_moves_without_a_fight(somebody):
    """GI-52: each kind of draw can be off."""
    page = somebody()
    ready_table(page, quiet_moves="none", most_turns="none", no_takers="play_on")
    expect(page.locator(".quiet-moves")).to_have_count(0)
    assert "NaN" not in page.locator("#app").inner_text()


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
