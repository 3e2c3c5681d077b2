"""Fossilium for those who only watch or look back, and what a turn withstands: others, stray keys, a reload."""

import httpx
import pytest
from browser.asking import ask
from browser.at_museum import brought, deed, field, has_step, hurry, in_phase, then, with_friends
from browser.people import until
from browser.test_fossilium_whole import Ear, nothing_hidden
from playwright.sync_api import expect

QUICK = ("keep", "start", "pass", "fix", "leave")
"""Wishes of somebody who wants to see the end."""


def test_who_watches_hears_nothing_hidden_and_a_running_game_gives_no_record(somebody):
    """FO-60: what was drawn is told by number; looking back at a running game tells no more, and its record is not given out."""
    ada, watcher = somebody(), somebody()
    made, players = with_friends(ada)
    ear = Ear(watcher)
    watcher.goto(f"/m/{made['match']}#k={made['watch']}")
    watcher.wait_for_selector(".own .museum")
    assert watcher.locator(".sitting").get_attribute("data-seat") is None
    assert hurry(
        players, lambda look: look["view"]["round"] == 2 and in_phase("turn")(look), wishes=("manage", "tour"), others=("manage",)
    )
    until(watcher, "document.querySelector('.month strong').innerText", "2/5")
    expect(watcher.locator("[data-deed], [data-hand] button")).to_have_count(0)
    watcher.get_by_role("link", name="The game so far").click()
    watcher.get_by_role("group", name="Replay").wait_for()
    assert any("frames" in told for told in ear.heard)
    assert nothing_hidden(ear.heard, None) > 10
    refused = ask(watcher, f"/api/matches/{made['match']}/record")
    assert refused.status == httpx.codes.CONFLICT
    assert "unseen" not in refused.text()


def test_a_finished_game_is_looked_back_at_by_seat_and_with_everything(somebody):
    """A seat sees its own draws alone; with everything open the others' lie there too."""
    page = somebody()
    made, players = with_friends(page)
    assert not hurry(players, lambda look: False, wishes=QUICK, others=QUICK)
    page.goto(f"/m/{made['match']}/replay")
    page.get_by_role("group", name="Replay").wait_for()
    seen = page.get_by_label("Seen by")
    drawn = page.locator("[data-drawn] use[href^='#fo-']:not([href='#fo-ammonite'])")
    for step in range(1, 12):
        if drawn.count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f".replay[data-shown='{step}']")
    expect(drawn).not_to_have_count(0)
    page.get_by_label("In front").select_option("Bo 1")
    expect(page.get_by_role("heading", name="Bo 1")).to_be_visible()
    expect(drawn, "everything is open").not_to_have_count(0)
    seen.select_option("Ada")
    expect(page.get_by_role("heading", name="Your museum").or_(page.get_by_role("heading", name="Ada"))).to_be_visible()
    expect(drawn, "the own draws").not_to_have_count(0)
    steps = int(page.get_by_role("slider").get_attribute("max"))
    assert steps > 10
    page.keyboard.press("End")
    until(page, "document.querySelector('.month strong').innerText", "5/5")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    until(page, "Number(document.querySelector('input[type=range]').value)", steps - 3)
    assert page.locator("p.told").inner_text().strip()


def test_nobody_else_takes_a_step_back(somebody):
    """FO-20: undo is for who acted."""
    page = somebody()
    ada, bo = brought(page, has_step("manage-1"))
    then(page, lambda: (field(page, "manage-1").click(), deed(page, "take").click()))
    before = ada.look()["number"]
    with pytest.raises(AssertionError, match=r"refused|take back|undo"):
        bo.ask("POST", "/undo", command="bo-undo")
    assert ada.look()["number"] == before
    assert ada.look()["can_undo"]
    assert not bo.look()["can_undo"]


def test_stray_keys_and_a_reload_leave_a_turn_as_it_is(somebody):
    """In the middle of an action: keys do nothing while a dialog is open, and the page comes back to the same question."""
    page = somebody()
    ada, _ = brought(page, in_phase("site"), wishes=("build",))
    decision = ada.look()["decision"]
    page.locator("[data-other='1']").click()
    page.get_by_role("dialog").wait_for()
    for key in ("u", "r", "Enter", "ArrowRight", "7"):
        page.keyboard.press(key)
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ada.look()["decision"] == decision
    page.locator(".own [data-cell]").first.click()
    expect(deed(page, "place")).to_be_visible()
    page.reload()
    page.wait_for_selector('.sitting[data-yours="true"]')
    expect(deed(page, "place")).to_have_count(0)
    assert ada.look()["decision"] == decision
    page.keyboard.press("u")
    page.wait_for_selector(".tray .pair")
    assert ada.look()["view"]["phase"] == "build", "one step back, not two"
