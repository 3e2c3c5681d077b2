"""Set-ups of Giganten's variants in the browser: the screen, reserves, secret traps, four players."""

import re

import pytest
from browser.setting_up import (
    at_the_set_up,
    come,
    field,
    kind,
    lay,
    look_of,
    new_table,
    planned,
    set_up_button,
    take_ready_made,
    to_the_end,
)
from playwright.sync_api import expect

SEATS_OF_FOUR = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cleo", "Dan")]


def test_behind_a_screen_with_a_reserve_and_a_secret_trap(somebody):
    """GI-65 to GI-68: nothing is seen before both are ready."""
    page = somebody(width=360, height=740)
    options = {"screened": True, "reserve": "different", "secret_trap": True, "blank": "trap", "trap_by_nest": False}
    friend = at_the_set_up(page, **options)
    kind(page, "flug").click()
    page.get_by_role("button", name="Hold back what is in your hand").first.click()
    expect(page.get_by_role("button", name="Flug: no longer hold back")).to_be_visible()
    kind(page, "flug").click()
    page.get_by_role("button", name="Hold back what is in your hand").first.click()
    expect(page.locator(".toast")).to_contain_text("another kind")
    kind(page, "nest").click()
    expect(page.get_by_role("button", name="Hold back what is in your hand").first).to_be_visible()
    page.get_by_role("button", name="Hold back what is in your hand").first.click()
    expect(page.locator(".toast")).to_contain_text("cannot be held back")
    page.keyboard.press("Escape")
    take_ready_made(page, "fortress")
    note, one = (page.locator(which).first.bounding_box() for which in (".noted", "[data-field]"))
    assert note["width"] <= one["width"] and note["height"] <= one["height"], "the note hides the map"
    army = planned(page)
    note = next(name for name, what in army.items() if what == "Secret trap" or what == "Trap")
    assert note
    kind(page, "note").click()
    nest = next(name for name, what in army.items() if what == "Nest")
    beside = f"{nest[0]}{int(nest[1:]) + 1}"
    field(page, beside).click()
    expect(page.locator(".toast")).to_contain_text("beside your Nest")
    page.keyboard.press("Escape")
    set_up_button(page).click()
    expect(page.get_by_text("Your army stands. Waiting for Bo.")).to_be_visible()
    assert friend.look()["view"]["pieces"] == []
    friend.set_up()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")
    assert look_of(page, 0)["view"]["seats"][0]["reserve"] == 3


def test_four_players_at_one_device_partners_one_after_the_other(somebody):
    """GI-70: the second partner sees the whole army of the first, if partners see each other's pieces."""
    page = somebody()
    made = new_table(page, *SEATS_OF_FOUR, players=4)
    page.goto(f"/m/{made['match']}")
    assert [lay(page) for _ in range(2)] == ["Ada", "Bo"]
    ready = []
    for _ in SEATS_OF_FOUR:
        ready.append(come(page))
        page.wait_for_selector(".setup [data-kind]")
        if ready[-1] == "Cleo":
            expect(page.get_by_role("gridcell", name=re.compile("Ada: "))).to_have_count(24)
            expect(page.get_by_role("gridcell", name=re.compile("Ada: Nest"))).to_have_count(1)
            expect(page.get_by_role("gridcell", name=re.compile("Bo"))).to_have_count(0)
        take_ready_made(page, "surprise")
        set_up_button(page).click()
        expect(set_up_button(page)).to_have_count(0)
    page.wait_for_selector(".setup", state="detached")
    assert set(ready[:2]) == {"Ada", "Bo"} and set(ready[2:]) == {"Cleo", "Dan"}


def test_partners_who_keep_apart_see_fields_and_the_nest_alone(somebody):
    """GI-70: the second partner has to keep the distance, so that much is known."""
    page = somebody()
    made = new_table(page, *SEATS_OF_FOUR, players=4, partners="apart", outline="six")
    page.goto(f"/m/{made['match']}")
    for _ in range(2):
        lay(page)
    for _ in range(2):
        come(page)
        page.wait_for_selector(".setup [data-kind]")
        take_ready_made(page, "surprise")
        set_up_button(page).click()
        expect(set_up_button(page)).to_have_count(0)
    first = "Ada" if come(page) == "Cleo" else "Bo"
    expect(page.get_by_role("gridcell", name=re.compile(f"a piece of {first}"))).to_have_count(23)
    expect(page.get_by_role("gridcell", name=re.compile(f"{first}: Nest"))).to_have_count(1)


def test_a_free_reserve_in_the_open_may_be_smaller(somebody):
    """GI-67: up to three are held back; who has no more pieces to put down says so, and the other goes on alone."""
    page = somebody()
    friend = at_the_set_up(page, reserve="free")
    take_ready_made(page, "fortress")
    page.get_by_role("button", name=re.compile("no longer hold back")).first.click()
    expect(set_up_button(page)).to_have_attribute("aria-disabled", "true")
    set_up_button(page).click(force=True)
    expect(page.locator(".toast")).to_have_text("Still missing: one piece. Or hold back what is left.")
    spare = page.locator("[data-kind]:not(.spent)").first
    spare.click()
    free = page.locator('[data-target="place"]').first.get_attribute("data-field")
    field(page, free).click()
    army = planned(page)
    assert len(army) == 22
    set_up_button(page).click()
    friend.set_up()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")
    view = look_of(page, 0)["view"]
    assert view["seats"][0]["reserve"] == 2
    assert {piece["field"] for piece in view["pieces"] if piece["seat"] == 0} == set(army)
    page.locator(".talk > summary").click()
    expect(page.locator(".talk .lines").first).to_contain_text("2 pieces stay in reserve.")


def test_the_other_half_of_the_land_stays_hidden_behind_the_screen(somebody):
    """GI-65, GI-67, GI-68: the land is seen when both armies stand; no reserve and no secret trap are choices too."""
    page = somebody()
    friend = at_the_set_up(page, screened=True, reserve="free", secret_trap=True)
    drawn = ", ".join(look_of(page, 0)["view"]["parties"][1]["tiles"]).upper()
    expect(page.locator(".map .screen")).to_have_text(f"Hidden behind the screen. Tiles: {drawn}")
    expect(page.get_by_role("gridcell", name=re.compile(", hidden$"))).to_have_count(7 * 14)
    take_ready_made(page, "wings")
    for button in page.get_by_role("button", name=re.compile("no longer hold back")).all()[::-1]:
        button.click()
    while page.locator("[data-kind]:not(.spent):not([data-kind=note])").count():
        page.locator("[data-kind]:not(.spent):not([data-kind=note])").first.click()
        page.locator('[data-target="place"]').first.click()
        page.keyboard.press("Escape")
    kind(page, "note").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".hint")).to_contain_text("or set up without one")
    assert len(planned(page)) == 24
    set_up_button(page).click()
    expect(page.get_by_text("Your army stands. Waiting for Bo.")).to_be_visible()
    friend.set_up()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")
    expect(page.get_by_role("gridcell", name=re.compile(", hidden"))).to_have_count(0)
    own = look_of(page, 0)["view"]["seats"][0]
    assert own["reserve"] == 0 and own["note"] is None


@pytest.mark.parametrize("options", [{"laying": "columns", "tiles": "ad_bc"}, {"outline": "six"}])
def test_four_players_have_boards_of_their_own(somebody, options):
    """GI-60, GI-62, GI-70: eight tiles also front to back, or six."""
    page = somebody()
    made = new_table(page, *SEATS_OF_FOUR, players=4, **options)
    page.goto(f"/m/{made['match']}")
    assert come(page) == "Ada"
    flanks = "laying" in options
    expect(
        page.get_by_role("heading", name="Lay your flanks of the land" if flanks else "Lay your half of the land")
    ).to_be_visible()
    expect(page.locator("button.tile")).to_have_count(4 if flanks else 3)
    tops = {round(tile.bounding_box()["y"]) for tile in page.locator("button.tile").all()}
    assert len(tops) == (2 if flanks else 1)
