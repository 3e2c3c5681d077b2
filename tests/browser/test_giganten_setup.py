"""The beginning of Giganten in the browser: tiles are turned, swapped and laid; armies are planned, kept and set up."""

import re

import pytest
from browser.people import until
from browser.setting_up import (
    ADA,
    BO,
    against_a_friend,
    at_the_set_up,
    come,
    drag,
    field,
    free_field,
    kind,
    lay,
    look_of,
    new_table,
    planned,
    set_up_button,
    take_ready_made,
    to_the_end,
    two_browsers,
)
from browser.test_everyone import sound
from playwright.sync_api import expect

SEATS_OF_FOUR = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cleo", "Dan")]


def tiles(page):
    """Name and turn of the own tiles, from the left."""
    return [(tile.get_attribute("data-tile"), int(tile.get_attribute("data-turn"))) for tile in page.locator("button.tile").all()]


def test_tiles_are_turned_and_swapped_and_nobody_sees_them_before_all_lie(somebody):
    ada, bo = two_browsers(somebody)
    (left, _), (right, _) = tiles(ada)
    ada.locator("button.tile").first.click()
    assert tiles(ada) == [(left, 90), (right, 0)]
    ada.locator("button.tile").nth(1).press("r")
    assert tiles(ada) == [(left, 90), (right, 90)]
    drag(ada, ada.locator("button.tile").first, ada.locator("button.tile").nth(1))
    assert tiles(ada) == [(right, 90), (left, 90)]
    ada.locator("button.tile").first.press("Shift+ArrowRight")
    assert tiles(ada) == [(left, 90), (right, 90)]
    ada.get_by_role("button", name=re.compile(f"^Swap {left}", re.IGNORECASE)).click()
    ada.reload()
    ada.wait_for_selector("button.tile")
    assert tiles(ada) == [(right, 90), (left, 90)], "a reload forgets nothing"
    ada.get_by_role("button", name="Lay down").click()
    expect(ada.get_by_text("Waiting for Bo.").first).to_be_visible()
    assert look_of(bo, 1)["view"]["parties"][0]["laid"] == [None, None]
    bo.get_by_role("button", name="Lay down").click()
    for page in (ada, bo):
        page.wait_for_selector(".setup [data-field=a1]")
    laid = look_of(bo, 1)["view"]["parties"][0]["laid"]
    assert laid == [{"tile": right, "turn": 90}, {"tile": left, "turn": 90}]


def test_what_lies_can_be_changed_as_long_as_the_others_think(somebody):
    page = somebody()
    friend = against_a_friend(page)
    page.get_by_role("button", name="Lay down").click()
    page.get_by_role("button", name="Change it once more").click()
    page.locator("button.tile").first.wait_for()
    assert friend.look()["view"]["parties"][0]["laid"] == []


@pytest.mark.parametrize("options", [{"laying": "columns"}, {"outline": "long"}, {"outline": "stagger"}])
def test_other_boards_are_laid_too(somebody, options):
    page = somebody(width=360, height=740)
    friend = against_a_friend(page, seat=1, **options)
    before = tiles(page)
    page.locator("button.tile").first.click()
    assert tiles(page)[0] == (before[0][0], 90)
    page.get_by_role("button", name="Lay down").click()
    friend.lay()
    page.wait_for_selector(".setup [data-kind]")
    assert look_of(page, 1)["view"]["parties"][1]["laid"][0]["turn"] == 90


def test_pieces_are_dragged_moved_swapped_and_taken_back(somebody):
    page = somebody()
    at_the_set_up(page)
    land, swamp = free_field(page, ground="land"), free_field(page, ground="swamp")
    drag(page, kind(page, "tri"), field(page, land))
    assert planned(page) == {land: "Tri"}
    expect(kind(page, "tri")).to_have_accessible_name(re.compile("1 left"))
    drag(page, field(page, land), field(page, swamp))
    assert planned(page) == {swamp: "Tri"}
    drag(page, kind(page, "stego"), field(page, land))
    drag(page, field(page, land), field(page, swamp))
    assert planned(page) == {swamp: "Stego", land: "Tri"}
    field(page, swamp).click()
    page.get_by_role("button", name="Take back").click()
    assert planned(page) == {land: "Tri"}
    page.get_by_role("button", name="Undo").click()
    assert planned(page) == {swamp: "Stego", land: "Tri"}
    drag(page, kind(page, "dilo"), page.locator("h1").first)
    assert planned(page) == {swamp: "Stego", land: "Tri"}, "a drag that ends nowhere does nothing"


def test_a_field_that_does_not_go_says_why(somebody):
    """GI-07, and rows beyond the own territory."""
    page = somebody()
    at_the_set_up(page)
    view = look_of(page, 0)["view"]
    swamp = free_field(page, ground="swamp")
    drag(page, kind(page, "nest"), field(page, swamp))
    expect(page.locator(".toast")).to_contain_text("The Nest needs land")
    drag(page, kind(page, "blitz"), field(page, swamp))
    expect(page.locator(".toast")).to_contain_text("Blitz stands on land only")
    drag(page, kind(page, "tri"), field(page, "e7"))
    expect(page.locator(".toast")).to_contain_text("outside of your territory")
    for corner in ("a1", "n1"):
        if view["ground"][corner] == "land":
            drag(page, kind(page, "nest"), field(page, corner))
            expect(page.locator(".toast")).to_contain_text("no place for the Nest")
    assert planned(page) == {}
    set_up_button(page).click(force=True)
    expect(page.locator(".toast")).to_contain_text("24 pieces")


def test_an_army_is_placed_by_taps_on_a_phone(somebody):
    page = somebody(width=360, height=740)
    at_the_set_up(page)
    kind(page, "dilo").click()
    bright = page.locator('[data-target="place"]')
    expect(bright.first).to_be_attached()
    expect(bright).to_have_count(len(look_of(page, 0)["view"]["setting"]["territory"]))
    first, second = free_field(page, ground="land"), None
    field(page, first).click()
    second = free_field(page, ground="land")
    field(page, second).click()
    assert planned(page) == {first: "Dilo", second: "Dilo"}
    expect(kind(page, "dilo")).to_have_attribute("aria-pressed", "true")  # one more is left
    kind(page, "dilo").click()
    field(page, first).click()
    third = free_field(page, ground="land")
    field(page, third).click()
    assert planned(page) == {third: "Dilo", second: "Dilo"}


def test_the_keyboard_alone_is_enough(somebody):
    page = somebody()
    friend = at_the_set_up(page)
    kind(page, "nest").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    (nest,) = planned(page)
    assert nest in look_of(page, 0)["view"]["setting"]["only_on"]["nest"]
    until(page, "document.activeElement.dataset.kind", "blitz")
    field(page, nest).focus()
    page.keyboard.press("Delete")
    assert planned(page) == {}
    page.keyboard.press("u")
    assert planned(page) == {nest: "Nest"}
    page.locator('[data-style="wings"]').focus()
    page.keyboard.press("Enter")
    expect(set_up_button(page)).to_have_attribute("aria-disabled", "false")
    set_up_button(page).focus()
    page.keyboard.press("Enter")
    friend.set_up()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")


def test_ready_made_armies_stand_as_they_were_planned(somebody):
    page = somebody()
    friend = at_the_set_up(page)
    seen = []
    for style in ("fortress", "wings", "scouts", "decoy", "surprise"):
        take_ready_made(page, style)
        seen.append(planned(page))
        assert len(seen[-1]) == 24
    assert len({str(sorted(one.items())) for one in seen}) == 5
    set_up_button(page).click()
    friend.set_up()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")
    view = look_of(page, 0)["view"]
    assert {piece["field"] for piece in view["pieces"] if piece["seat"] == 0} == set(seen[-1])
    assert all((piece["kind"] is None) == (piece["seat"] == 1) for piece in view["pieces"])
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('giganten-plan'))") == []


def test_a_set_up_is_saved_and_used_again_on_another_land(somebody):
    page = somebody()
    at_the_set_up(page)
    take_ready_made(page, "fortress")
    mine = planned(page)
    page.get_by_label("Save this set-up as").fill("My castle")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Clear").click()
    assert planned(page) == {}
    page.get_by_role("button", name="My castle", exact=True).click()
    assert planned(page) == mine
    at_the_set_up(page, seat=1)
    page.get_by_role("button", name="My castle", exact=True).click()
    expect(set_up_button(page)).to_have_attribute("aria-disabled", "false")
    there, setting = planned(page), look_of(page, 1)["view"]["setting"]
    assert sorted(there.values()) == sorted(mine.values())
    assert all(name in setting["only_on"]["nest"] for name, what in there.items() if what == "Nest")
    assert all(name in setting["only_on"]["blitz"] for name, what in there.items() if what == "Blitz")
    page.get_by_role("button", name="Delete My castle").click()
    expect(page.get_by_role("button", name="My castle", exact=True)).to_have_count(0)


def test_a_reload_in_the_middle_loses_nothing(somebody):
    page = somebody()
    friend = at_the_set_up(page)
    take_ready_made(page, "scouts")
    mine = planned(page)
    page.reload()
    page.wait_for_selector(".setup [data-kind]")
    assert planned(page) == mine
    set_up_button(page).click()
    friend.set_up()
    for _ in range(5):
        expect(page.locator(".setup progress")).to_be_visible()
        while not friend.go_on():
            page.wait_for_timeout(20)
    page.reload()
    expect(page.locator(".setup progress")).to_be_visible()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")
    view = look_of(page, 0)["view"]
    assert {piece["field"] for piece in view["pieces"] if piece["seat"] == 0} == set(mine)


def test_a_plan_is_changed_while_it_is_carried_out(somebody):
    """Fields that all have seen stay; kinds can be swapped, and what does not stand yet can go elsewhere."""
    page = somebody()
    friend = at_the_set_up(page)
    friend.set_up()
    land = free_field(page, ground="land")
    kind(page, "tri").click()
    field(page, land).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=f"Only {land} for now").click()
    expect(page.locator(f'[data-field="{land}"]')).to_have_accessible_name(re.compile("stands for all to see"))
    assert friend.look()["view"]["pieces"][0]["field"] == land
    elsewhere = free_field(page, ground="land")
    drag(page, field(page, land), field(page, elsewhere))
    expect(page.locator(".toast")).to_contain_text("the field stays")
    drag(page, kind(page, "stego"), field(page, elsewhere))
    drag(page, field(page, land), field(page, elsewhere))
    assert planned(page) == {land: "Stego", elsewhere: "Tri"}
    friend.go_on()
    take_ready_made(page, "decoy")
    assert land in planned(page)
    set_up_button(page).click()
    page.get_by_role("button", name="Stop, I want").click()
    expect(set_up_button(page)).to_be_visible()
    set_up_button(page).click()
    to_the_end(page, friend)
    page.wait_for_selector(".setup", state="detached")


def test_two_browsers_set_up_against_each_other(somebody):
    ada, bo = two_browsers(somebody)
    heard = []
    bo.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    bo.reload()
    for page in (ada, bo):
        page.get_by_role("button", name="Lay down").click()
    for page in (ada, bo):
        page.wait_for_selector(".setup [data-kind]")
        take_ready_made(page, "surprise")
    mine = planned(ada)
    for page in (bo, ada):
        set_up_button(page).click()
    for page in (ada, bo):
        page.wait_for_selector(".setup", state="detached", timeout=120_000)
    theirs = [piece for piece in look_of(bo, 1)["view"]["pieces"] if piece["seat"] == 0]
    assert {piece["field"] for piece in theirs} == set(mine) and all(piece["kind"] is None for piece in theirs)
    assert heard, "nothing was told on the wire"
    for frame in heard:
        for told in re.findall(r'\{"field":"[a-z]+\d+","seat":0,"kind":"?(\w+)', frame):
            assert told == "null"


def test_at_one_device_plans_are_covered_and_carried_out_together(somebody):
    page = somebody()
    made = new_table(page, ADA, BO)
    page.goto(f"/m/{made['match']}")
    assert [lay(page) for _ in range(2)] == ["Ada", "Bo"]
    assert come(page) == "Ada"
    take_ready_made(page, "fortress")
    ada = planned(page)
    set_up_button(page).click()
    page.get_by_role("button", name="I am Bo").wait_for()
    assert len(planned(page)) <= 1, "nobody sees what Ada plans"
    expect(page.locator("[data-kind]")).to_have_count(0)
    assert come(page) == "Bo"
    assert not set(planned(page)) & set(ada)
    take_ready_made(page, "wings")
    bo = planned(page)
    set_up_button(page).click()
    page.wait_for_selector(".setup", state="detached")
    pieces = {seat: [one for one in look_of(page, seat)["view"]["pieces"] if one["seat"] == seat] for seat in (0, 1)}
    for seat, plan in enumerate((ada, bo)):
        assert {piece["field"] for piece in pieces[seat]} == set(plan)


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375)])
def test_a_phone_on_its_side_shows_map_and_army_together(somebody, width, height):
    page = somebody(width=width, height=height)
    at_the_set_up(page, reserve="free", secret_trap=True)
    page.locator(".setup").evaluate("setup => setup.scrollIntoView()")
    map_box, side = (page.locator(f".setup {what}").bounding_box() for what in (".map .frame", ".side"))
    assert map_box["x"] + map_box["width"] <= side["x"] + 1, "they stand one beside the other"
    assert map_box["height"] >= 200
    assert side["height"] <= height
    kind(page, "tri").click()
    seen = page.locator('[data-target="place"]').evaluate_all(
        """(all, edge) => all.map(one => one.getBoundingClientRect())
            .filter(box => box.left >= 0 && box.right <= edge && box.top >= 0 && box.bottom <= innerHeight).length""",
        map_box["x"] + map_box["width"],
    )
    assert seen >= 20, "the fields can be tapped beside the pieces"


def test_it_is_said_in_three_languages(somebody):
    for language, lay_down, begin in (("de-DE", "Hinlegen", "Aufstellen"), ("pl-PL", "Połóż", "Ustaw")):
        page = somebody(language=language)
        friend = against_a_friend(page)
        page.get_by_role("button", name=lay_down, exact=True).click()
        friend.lay()
        expect(page.get_by_role("button", name=begin, exact=True)).to_be_visible()
        assert "web-g" not in page.locator("#app").inner_text()


@pytest.mark.parametrize("width", [1280, 360])
def test_laying_and_setting_up_are_sound(somebody, width):
    page = somebody(width=width, height=740)
    options = {"reserve": "free", "secret_trap": True}
    friend = against_a_friend(page, **options)
    page.wait_for_selector("button.tile")
    sound(page)
    page.get_by_role("button", name="Lay down").click()
    friend.lay()
    page.wait_for_selector(".setup [data-kind]")
    sound(page)
    kind(page, "tri").click()
    sound(page)
    page.keyboard.press("Escape")
    if width < 900:
        page.get_by_role("button", name="Ready-made").click()
        sound(page)
        page.locator('[data-style="wings"]').click()
    else:
        take_ready_made(page, "wings")
    sound(page)
    set_up_button(page).click()
    expect(page.locator(".setup progress")).to_be_visible()
    sound(page)
