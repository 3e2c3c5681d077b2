"""The table of Fossilium in a browser: what can be done is lit, what it costs and brings is said, and it can be taken back."""

import re

import pytest
from browser.at_museum import Hand, brought, deed, field, has_step, hurry, in_phase, new_table, then
from browser.people import card, until, wait_for_turn
from browser.setting_up import ADA, BO
from browser.test_everyone import sound
from playwright.sync_api import expect


def stat(page, name):
    """A number of the own museum."""
    return int(re.match(r"\d+", page.locator(f'.own [data-stat="{name}"]').inner_text().strip()).group())


def money_is(page, number):
    until(page, "parseInt(document.querySelector('.own [data-stat=money]').innerText)", number)


def test_from_the_front_page_to_the_first_turn(somebody):
    """FO-01: everybody keeps four parts and chooses a first fossil, at the same time."""
    page = somebody()
    page.goto("/")
    card(page, "Fossilium").get_by_label("3", exact=True).check(force=True)
    card(page, "Fossilium").get_by_label("Hatchling", exact=True).check(force=True)
    card(page, "Fossilium").get_by_role("button", name="Play now").click()
    hand = page.locator("[data-hand] button")
    expect(hand).to_have_count(6)
    expect(deed(page, "keep")).to_be_disabled()
    for position in range(4):
        hand.nth(position).click()
    expect(deed(page, "keep")).to_be_disabled()
    page.get_by_role("button", name=re.compile("^aquatic")).click()
    then(page, deed(page, "keep").click)
    page.wait_for_selector('.own [data-fossil="starter"]')
    expect(page.locator("[data-other]")).to_have_count(2)
    assert wait_for_turn(page)
    expect(page.get_by_text("Put workers on a field")).to_be_visible()


def test_a_field_says_what_it_costs_before_it_is_taken_and_can_be_given_back(somebody):
    """FO-20, FO-37: one tap looks, the next one takes."""
    page = somebody()
    ada, _ = brought(page, has_step("manage-1"))
    money, workers = stat(page, "money"), stat(page, "workers")
    field(page, "manage-1").click()
    preview = page.locator('[data-preview="manage-1"]')
    expect(preview).to_contain_text("Office, column 1")
    expect(preview).to_contain_text("+1")
    assert ada.look()["view"]["phase"] == "turn", "looking takes nothing"
    then(page, deed(page, "take").click)
    money_is(page, money + 1)
    assert stat(page, "workers") == workers - 1
    page.keyboard.press("u")
    money_is(page, money)
    assert stat(page, "workers") == workers
    expect(field(page, "manage-1")).to_have_attribute("aria-disabled", "false")


def test_a_closed_field_says_why(somebody):
    """FO-20: taken for this round."""
    page = somebody()
    with page.expect_response(re.compile("/closed")):
        brought(page, has_step("manage-1"))
    taken = page.locator("[data-field].used").first
    expect(taken).to_have_attribute("aria-label", re.compile("taken"))
    taken.click(force=True)
    expect(page.locator(".toast")).to_contain_text("taken")


def test_the_price_of_a_joker_falls_with_every_worker_in_its_column(somebody):
    """FO-36."""
    page = somebody()
    ada, _ = brought(page, has_step("joker"), wishes=("manage-1",))
    look = ada.look()
    name = next(step for step in look["legal"] if step.startswith("joker"))
    column = next(one for one in look["view"]["board"]["columns"] if f"joker-{one['column']}" == name)
    assert column["joker"] == max(0, 10 - column["workers"])
    money = stat(page, "money")
    field(page, name).click()
    expect(page.locator("[data-joker]")).to_have_text(f"10 − {column['workers']} = {column['joker']} $")
    then(page, deed(page, "take").click)
    money_is(page, money - column["joker"])
    copies = page.locator("[data-step^='as ']")
    assert copies.count() == len(ada.look()["legal"])
    then(page, copies.first.click)


def test_a_fossil_is_turned_and_laid_where_it_brings_something(somebody):
    """FO-23: a ghost shows it, the tray says what the place brings, and it comes to lie there."""
    page = somebody()
    wanted = lambda look: in_phase("place")(look) and has_step("d1 lying")(look) and has_step("d1 upright")(look)  # noqa: E731
    ada, _ = brought(page, wanted, wishes=("display", "show"), tries=20)
    fossil = ada.look()["view"]["doing"]["fossil"]
    page.locator('.own [data-cell="d1"]').click()
    ghost = page.locator(".own .ghostly")
    expect(ghost).to_have_attribute("data-fossil", fossil)
    lying = covered(page)
    deed(page, "turn").click()
    expect(ghost).to_have_count(1)
    upright = covered(page)
    assert "d1" in lying and "d1" in upright
    assert len(upright) == len(lying)
    expect(page.locator(".tray .brings")).to_be_visible()
    then(page, deed(page, "place").click)
    shown = next(one for one in ada.museum()["fossils"] if one["fossil"] == fossil)
    assert set(shown["cells"]) == upright
    page.wait_for_selector(f'.own [data-fossil="{fossil}"]:not(.ghostly)')


def covered(page):
    """The cells under the ghost."""
    return {cell.get_attribute("data-cell") for cell in page.locator(".own [data-cell][aria-pressed=true]").all()}


def test_a_gift_brings_prestige_and_grows_the_other_museum(somebody):
    """FO-29: what it brings is said before."""
    page = somebody()

    def may_give(look):
        own, other = look["view"]["seats"]
        stored = {slot["tile"] for slot in own["storage"]["slots"]}
        return any(stored & set(fossil["missing"]) for fossil in other["fossils"]) and has_step("build")(look)

    ada, bo = brought(page, may_give, wishes=("manage-1",), others=("display", "show", "manage", "pass"), tries=12)
    name = next(step for step in ada.look()["legal"] if step.startswith("build"))
    field(page, name).click()
    then(page, deed(page, "take").click)
    gift = page.locator("[data-step^='give']").first
    promised = int(re.search(r"(\d+) prestige", gift.inner_text()).group(1))
    parts = sum(sum(fossil["placed"]) for fossil in bo.museum()["fossils"])
    then(page, gift.click)
    while bo.look()["view"]["phase"] == "side" and bo.owes():
        bo.step()
    assert bo.events("gift")[-1]["prestige"] == promised
    assert sum(sum(fossil["placed"]) for fossil in bo.museum()["fossils"]) == parts + 1


def test_students_are_asked_for_once_more_because_a_draw_cannot_be_taken_back(somebody):
    """FO-38: draw as many as there are students, keep one."""
    page = somebody()
    ada, _ = brought(page, has_step("students 2"))
    students, free = stat(page, "students"), ada.museum()["storage"]["free"]
    deed(page, "students-2").click()
    expect(page.get_by_text("cannot be taken back")).to_be_visible()
    assert ada.look()["view"]["phase"] in ("turn", "end")
    then(page, deed(page, "draw").click)
    if students > 1:
        hand = page.locator("[data-hand] button")
        expect(hand).to_have_count(students)
        expect(deed(page, "undo")).to_have_count(0)
        hand.last.click()
        then(page, deed(page, "keep").click)
    assert ada.museum()["students"] == 0
    assert ada.museum()["storage"]["free"] == free - 1


def test_a_part_says_what_it_is_and_how_much_of_it_one_has(somebody):
    """By the mouse and by keys, on the shelf and in the market; while one chooses, it is written below."""
    page = somebody()
    players = brought(page, in_phase("start"))
    expect(page.locator("[data-hand] button").first).to_contain_text(re.compile(r"1 of \d"))
    assert hurry(players, in_phase("turn"))
    page.wait_for_selector(".own [data-shelf] [data-part]")
    page.locator(".own [data-shelf] [data-part]").first.hover()
    expect(page.locator(".own [data-about]")).to_contain_text(re.compile(r"you have \d of \d"))
    page.locator(".market [data-part]").first.focus()
    expect(page.locator(".market [data-about]").first).to_contain_text(re.compile(r"you have \d of \d"))


def test_the_sides_of_a_panel_stand_together_and_leave_the_museum_in_sight(somebody):
    page = somebody(width=1280, height=700)
    brought(page, in_phase("build"), wishes=("build",))
    expect(page.locator(".tray .pair")).to_have_count(6)
    tray, museum = page.locator(".tray").bounding_box(), page.locator(".own .museum").bounding_box()
    assert tray["y"] > museum["y"] + museum["height"] * 0.75
    deed(page, "fold").click()
    expect(page.locator(".tray .pair")).to_have_count(0)
    deed(page, "fold").click()
    expect(page.locator(".tray .pair")).to_have_count(6)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "pl-PL"])
def test_a_field_that_is_looked_at_leaves_museum_and_storage_in_sight(somebody, language):
    page = somebody(width=1280, height=700, language=language)
    # A depot takes a second row, which is half in sight on a screen that low.
    brought(page, lambda look: has_step("display")(look) and len(look["view"]["seats"][0]["storage"]["slots"]) <= 10)
    page.locator("[data-field^=display][aria-disabled=false]").first.click()
    page.locator("[data-preview]").wait_for()
    tray, shelf = page.locator(".tray").bounding_box(), page.locator(".own [data-shelf]").bounding_box()
    assert tray["y"] >= shelf["y"] + shelf["height"]


def test_passing_is_asked_for_once_more_while_workers_are_left(somebody):
    """A tap beside the field does not end the round."""
    page = somebody()
    ada, _ = brought(page, has_step("pass"))
    free = ada.museum()["workers"]["free"]
    deed(page, "pass").click()
    expect(page.get_by_text(f"You still have {free} workers. Really pass?")).to_be_visible()
    assert not ada.museum()["passed"]
    deed(page, "cancel").click()
    deed(page, "pass").click()
    then(page, deed(page, "pass-sure").click)
    assert ada.events("pass")


def test_selling_is_finished_before_anything_is_bought(somebody):
    """FO-31 to FO-34: parts of the market and of the shelf are lit; in column 4 one follows the other."""
    page = somebody()
    both = lambda look: in_phase("trade")(look) and has_step("buy")(look) and has_step("sell")(look)  # noqa: E731
    ada, _ = brought(page, both, wishes=("market-4",))
    money = stat(page, "money")
    sold = page.locator("[data-shelf] [data-tile]").first
    then(page, sold.click)
    assert ada.museum()["money"] > money
    expect(page.locator("[data-buy]")).to_have_count(0)
    then(page, deed(page, "done").click)
    expect(page.locator("[data-buy]").first).to_be_visible()
    expect(page.locator("[data-shelf] [data-tile]")).to_have_count(0)


def test_the_strip_of_the_last_round(somebody):
    """FO-70: a part of choice, shown at once."""
    page = somebody()
    ada, _ = brought(page, has_step("strip"), wishes=("manage-1",))
    expect(page.locator(".sheet [data-field^=strip]")).to_have_count(3)
    field(page, next(step for step in ada.look()["legal"] if step.startswith("strip"))).click()
    then(page, deed(page, "take").click)
    if ada.look()["view"]["phase"] == "fetch":
        then(page, page.locator("[data-step^=take]").first.click)
    assert ada.events("fetch")


def test_other_museums_are_one_tap_away_with_their_points(somebody):
    page = somebody()
    brought(page, in_phase("turn"))
    page.locator("[data-other='1']").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Museum: Bo 1")).to_be_visible()
    expect(dialog.get_by_role("table", name="Points as of now")).to_be_visible()
    sound(page)
    page.keyboard.press("Escape")
    page.locator("[data-bag='1']").click()
    expect(page.get_by_role("dialog")).to_contain_text("Triassic")


@pytest.mark.parametrize("width", [1280, 360])
def test_every_moment_is_sound(somebody, width):
    page = somebody(width=width, height=740)
    players = brought(page, in_phase("start"))
    sound(page)
    for phase, wishes in (("turn", ()), ("build", ("build",)), ("trade", ("market",))):
        assert hurry(players, in_phase(phase), wishes), phase
        page.wait_for_selector(f'.sitting[data-yours="true"][data-decision="{players[0].look()["decision"]}"]')
        sound(page)


def test_each_tab_of_a_phone_is_sound(somebody):
    page = somebody(width=360, height=740)
    brought(page, in_phase("turn"), friends=3)
    for tab in ("Museum", "Market", "Others"):
        page.get_by_role("navigation", name="The table").get_by_role("button", name=tab).click()
        sound(page)


def test_what_waits_comes_to_the_front_on_a_phone(somebody):
    """The tab of what is asked for is chosen by itself; the deeds stay in reach of the thumb."""
    page = somebody(width=360, height=740)
    brought(page, in_phase("turn"))
    expect(page.locator("[data-tab=actions]")).to_have_attribute("aria-current", "true")
    page.locator("[data-tab=museum]").click()
    expect(page.locator("[data-tab=actions]")).to_have_class(re.compile("calls"))
    box = page.locator(".tabs").bounding_box()
    assert box["y"] + box["height"] <= 741
    assert box["y"] > 600


def test_a_round_with_the_keyboard_alone(somebody):
    """What can be done next is under the fingers: Enter takes it, arrows walk over the cells."""
    page = somebody()
    players = brought(page, in_phase("start"))
    page.keyboard.press("Shift")
    page.locator("[data-hand] button").first.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    page.locator("[data-start]").first.focus()
    page.keyboard.press("Space")
    page.locator("[data-deed=keep]").focus()
    then(page, lambda: page.keyboard.press("Enter"))
    assert hurry(players, in_phase("turn"))
    for _ in range(12):
        assert hurry(players, lambda look: True)
        phase = players[0].look()["view"]["phase"]
        if phase not in ("turn", "build", "site", "end"):
            break
        page.wait_for_selector('.sitting[data-yours="true"]')
        if phase == "turn":
            page.locator("[data-field^=build][aria-disabled=false], [data-field^=manage][aria-disabled=false]").first.focus()
            page.keyboard.press("Enter")
            expect(deed(page, "take")).to_be_focused()
        elif phase == "site":
            expect(page.locator(".cells button").first).to_be_focused()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(deed(page, "place")).to_be_focused()
        else:
            expect(page.locator(".tray :focus")).to_have_count(1)
        then(page, lambda: page.keyboard.press("Enter"))
    assert players[0].museum()["workers"]["free"] < 4


def test_hands_are_covered_until_the_right_person_looks(somebody):
    """Two at one device: what one has drawn is not on the screen while the other holds it."""
    page = somebody()
    made = new_table(page, ADA, BO)
    page.goto(f"/m/{made['match']}")
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator("[data-hand] button")).to_have_count(6)


def test_a_reader_hears_what_happens_and_a_replay_shows_it(somebody):
    page = somebody()
    players = brought(page, in_phase("turn"))
    assert hurry(players, lambda look: look["view"]["round"] == 2)
    page.wait_for_function("() => document.querySelectorAll('[role=log] p').length > 3")
    assert "web-fo" not in page.locator("[role=log]").inner_text()
    page.goto(f"{page.url}/replay")
    page.keyboard.press("End")
    expect(page.locator(".own .museum")).to_be_visible()
    assert "web-fo" not in page.locator("p.told").inner_text()
    sound(page)


def test_at_one_device_nobody_looks_away_from_what_is_open(somebody):
    """A turn is open and goes on without a curtain, also when the next person acts; only what was drawn is covered."""
    page = somebody()
    made = new_table(page, ADA, BO)
    page.goto(f"/m/{made['match']}")
    for name in ("Ada", "Bo"):
        page.get_by_role("button", name=f"I am {name}").click()
        Hand(page, 1).step()
    for name in ("Ada", "Bo"):
        expect(page.locator(".sitting")).to_have_attribute("data-seat", str(int(name == "Bo")))
        field(page, "manage-1").click()
        expect(page.locator(".curtain")).to_have_count(0)
        then(page, deed(page, "take").click)
        then(page, deed(page, "end").click)


def test_the_table_is_small_enough_for_a_phone(somebody, site):
    """Nothing from elsewhere, and no more script than other tables have."""
    page = somebody()
    made = new_table(page, ADA)
    sizes = {}

    def count(response):
        assert response.url.startswith(site.address), response.url
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers.get("content-length", 0))

    page.on("response", count)
    page.goto(f"/m/{made['match']}")
    page.wait_for_selector("[data-hand]")
    assert sizes
    assert sum(sizes.values()) <= 100_000, sizes
