"""Giganten at the table: a turn in two taps, fights, what is known of backs, the phone, keys, the end, the replay."""

import re

import pytest
from browser.asking import device_of, new_match
from browser.at_play import (
    Side,
    after_the_fight,
    attack,
    deeds,
    face_to_face,
    field,
    hurry_to_the_end,
    main_deed,
    next_turn,
    play_now,
    ready_table,
    targets,
)
from browser.people import until, wait_for_turn
from browser.test_everyone import sound
from playwright.sync_api import expect


def tyra_before_stego(on="land"):
    """Ada's Tyra I on row 6, Bo's Stego on row 8 of the same column."""
    where = {}

    def near(view):
        where["column"] = face_to_face(view["ground"], on=on)
        return {"tyra_1": f"{where['column']}6"}

    return where, {"near": near, "far": lambda view: {"stego": f"{where['column']}8"}}


def test_a_turn_in_two_taps_and_a_last_look(somebody):
    page = somebody()
    ada, _ = ready_table(page)
    pick, goals = next((pick, goals) for pick, goals in ada.look()["plans"].items() if any(not more for more in goals.values()))
    goal = next(goal for goal, more in goals.items() if not more)[1:]
    field(page, pick).click()
    expect(field(page, goal)).to_have_attribute("data-target", "goal")
    expect(targets(page, "goal")).to_have_count(len(goals))
    field(page, goal).click()
    expect(main_deed(page)).to_have_text(f"{pick} to {goal}")
    assert ada.look()["view"]["phase"] == "pick", "nothing is sent before it is confirmed"
    main_deed(page).click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")
    expect(page.locator(f'[data-piece="{goal}"]')).to_have_count(1)
    expect(page.locator(f'[data-piece="{pick}"]')).to_have_count(0)


def test_without_the_question_two_taps_are_all(somebody):
    page = somebody()
    where, how = tyra_before_stego()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before a choice is made").uncheck()
    ready_table(page, **how)
    column = where["column"]
    field(page, f"{column}6").click()
    field(page, f"{column}8").click()
    expect(page.locator(".fight")).to_contain_text("Tyra I")


def test_a_fight_is_shown_with_its_numbers_and_the_winner_moves_up(somebody):
    page = somebody()
    where, how = tyra_before_stego()
    ready_table(page, **how)
    column = where["column"]
    field(page, f"{column}6").click()
    expect(field(page, f"{column}8")).to_have_attribute("data-target", "enemy")
    field(page, f"{column}8").click()
    expect(main_deed(page)).to_have_text(f"{column}6 to {column}7, challenge {column}8")
    main_deed(page).click()
    fight = page.locator(".fight")
    expect(fight.locator(".one > .number")).to_have_text(["7", "3"])
    expect(fight).to_contain_text("Tyra I wins, Stego leaves the board.")
    after_the_fight(page)
    expect(page.locator(".status")).to_have_text("Your piece has won: move up?")
    expect(page.get_by_role("region", name="Last fight")).to_contain_text("the higher number wins")
    page.get_by_role("button", name="Move up").click()
    expect(page.locator(f'[data-piece="{column}8"]')).to_have_count(1)
    expect(page.locator(f'[data-piece="{column}7"]')).to_have_count(0)
    expect(page.get_by_role("region", name="Bo").locator(".lost")).to_contain_text("Stego")


def test_the_ground_under_the_challenged_piece_counts(somebody):
    page = somebody()
    where, how = tyra_before_stego("swamp")
    _, bo = ready_table(page, **how)
    column = where["column"]
    field(page, f"{column}6").click()
    field(page, f"{column}8").click()
    main_deed(page).click()
    expect(page.locator(".fight.swamp .one > .number")).to_have_text(["1", "3"])
    after_the_fight(page)
    expect(page.get_by_role("region", name="Ada").locator(".lost")).to_contain_text("Tyra I")
    bo.act("stay")
    bo.shuffle()
    assert wait_for_turn(page)


def test_beside_an_enemy_one_may_stay_quiet(somebody):
    page = somebody()
    where, how = tyra_before_stego()
    ada, _ = ready_table(page, **how)
    column = where["column"]
    field(page, f"{column}6").click()
    field(page, f"{column}7").click()
    expect(page.locator(".tray")).to_contain_text("Challenge somebody, or stay quiet?")
    expect(deeds(page).filter(has_text=f"Challenge {column}8")).to_have_count(1)
    page.get_by_role("button", name="Stay quiet").click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")
    assert ada.look()["view"]["fight"] is None


def test_a_choice_can_be_put_back(somebody):
    page = somebody()
    ready_table(page)
    targets(page, "take").first.click()
    page.keyboard.press("Escape")
    expect(targets(page, "goal")).to_have_count(0)
    targets(page, "take").first.click()
    targets(page, "goal").first.click()
    page.get_by_role("button", name="Cancel").click()
    expect(main_deed(page)).to_have_count(0)
    expect(targets(page, "take").first).to_be_attached()


def test_a_piece_can_be_dragged_to_its_goal(somebody):
    page = somebody()
    where, how = tyra_before_stego()
    ready_table(page, **how)
    start = field(page, f"{where['column']}6").bounding_box()
    goal = field(page, f"{where['column']}8").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + 20, goal["y"] + 20, steps=8)
    expect(page.locator(".flying")).to_be_visible()
    page.mouse.up()
    expect(main_deed(page)).to_contain_text("challenge")


def test_what_cannot_be_done_says_why(somebody):
    page = somebody()
    ada, _ = ready_table(page)
    nest = next(piece["field"] for piece in ada.look()["view"]["pieces"] if piece["kind"] == "nest")
    page.wait_for_load_state("networkidle")
    field(page, nest).click()
    expect(page.locator(".tray")).to_contain_text("never moves")


def test_a_turn_with_the_keyboard_alone(somebody):
    page = somebody()
    where, how = tyra_before_stego()
    ready_table(page, **how)
    column = where["column"]
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.field ?? null"):
            break
    field(page, f"{column}6").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.dataset.step?.startsWith('x ')")
    page.keyboard.press("Enter")
    expect(page.locator(".status")).to_have_text("Your piece has won: move up?")
    until(page, "document.activeElement !== document.body")


def test_arrows_walk_over_the_board_as_it_is_seen(somebody):
    page = somebody()
    ready_table(page)
    field(page, "e4").focus()
    for key, there in (("ArrowUp", "e5"), ("ArrowRight", "f5"), ("ArrowDown", "f4"), ("ArrowLeft", "e4")):
        page.keyboard.press(key)
        until(page, "document.activeElement.dataset.field", there)
    page.keyboard.press("PageDown")
    until(page, "document.activeElement.dataset.target", "take")


def test_a_reason_that_comes_after_the_tap_is_told_all_the_same(somebody):
    page = somebody()
    held = []

    def hold(route):
        held.append(route)

    page.route("**/closed?*", hold)
    ada, _ = ready_table(page)
    nest = next(piece["field"] for piece in ada.look()["view"]["pieces"] if piece["kind"] == "nest")
    field(page, nest).click()
    expect(page.locator(".tray")).to_contain_text("Nest")
    expect(page.locator(".toast")).to_have_count(0)
    assert held, "nobody asked for reasons"
    for route in held:
        route.continue_()
    expect(page.locator(".toast")).to_contain_text("Nest: never moves")


def test_fields_say_what_is_there_and_what_is_known_of_it(somebody):
    page = somebody()
    where, how = tyra_before_stego()
    ready_table(page, **how)
    column = where["column"]
    expect(field(page, f"{column}6")).to_have_accessible_name(re.compile(rf"^{column}6, (land|swamp)\. Tyra I\. Can be moved"))
    expect(field(page, f"{column}8")).to_have_accessible_name(re.compile(r"A hidden piece of Bo\. It (could be any|is not)"))


def test_the_memory_aid_is_a_switch(somebody):
    page = somebody()
    where, how = tyra_before_stego("swamp")
    _, bo = ready_table(page, **how)
    column = where["column"]
    field(page, f"{column}6").click()
    field(page, f"{column}8").click()
    main_deed(page).click()
    after_the_fight(page)
    bo.act("stay")
    bo.shuffle(but=f"{column}8")
    assert wait_for_turn(page)
    seen = page.locator(f'[data-piece="{column}8"]')
    expect(seen.locator('use[href="#gi-stego"]')).to_have_count(1)
    expect(page.get_by_role("region", name="Bo").locator(".seen")).to_contain_text("Stego")
    expect(field(page, f"{column}8")).to_have_accessible_name(re.compile("Stego of Bo: it was seen"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(re.compile("Memory aid")).uncheck()
    page.keyboard.press("Escape")
    expect(seen.locator("use")).to_have_count(0)
    expect(page.get_by_role("region", name="Bo").locator(".seen, .hidden")).to_have_count(0)
    expect(field(page, f"{column}8")).to_have_accessible_name(re.compile(r"A hidden piece of Bo(\. Can|$)"))


@pytest.mark.parametrize("width", [1280, 360])
def test_the_table_is_sound(somebody, width):
    page = somebody(width=width, height=740)
    where, how = tyra_before_stego()
    ready_table(page, **how)
    sound_at_play(page)
    field(page, f"{where['column']}6").click()
    sound_at_play(page)
    field(page, f"{where['column']}7").click()
    sound_at_play(page)


def sound_at_play(page):
    sound(page)
    assert page.evaluate("document.querySelectorAll('[role=grid] [role=row] > [role=gridcell]').length") == 14 * 14


def wait_until_near(page, name):
    """The map has come so close that a finger hits this field."""
    page.wait_for_function("field => field.getBoundingClientRect().width >= 44", arg=field(page, name).element_handle())


def test_on_a_phone_a_tap_comes_closer_and_finds_the_piece(somebody):
    page = somebody(width=360, height=740)
    where, how = tyra_before_stego()
    ready_table(page, **how)
    column = where["column"]
    assert field(page, f"{column}6").bounding_box()["width"] < 30
    touch = page.context.new_cdp_session(page)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def tap(name):
        box = field(page, name).bounding_box()
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    tap(f"{column}6")
    expect(targets(page, "goal").first).to_be_attached()
    wait_until_near(page, f"{column}8")
    tap(f"{column}8")
    expect(main_deed(page)).to_contain_text("challenge")
    assert main_deed(page).bounding_box()["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    main_deed(page).click()
    expect(page.locator(".fight")).to_contain_text("Stego leaves the board")
    after_the_fight(page)
    page.get_by_role("button", name="Stay here").click()
    page.get_by_role("button", name="Farther").click()
    page.wait_for_function("field => field.getBoundingClientRect().width < 30", arg=field(page, "a1").element_handle())
    page.get_by_role("button", name=re.compile("^Bo: show the army")).click()
    expect(page.get_by_role("dialog").locator(".lost")).to_contain_text("Stego")


def test_the_last_move_is_marked_also_after_a_reload(somebody):
    page = somebody()
    _, bo = ready_table(page)
    targets(page, "take").first.click()
    targets(page, "goal").first.click()
    main_deed(page).click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")
    bo.shuffle()
    assert wait_for_turn(page)
    expect(page.locator(".spot.marked")).to_have_count(2)
    marked = sorted(page.locator(".spot.marked").evaluate_all("all => all.map(one => one.dataset.field)"))
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(".spot.marked")).to_have_count(2)
    assert sorted(page.locator(".spot.marked").evaluate_all("all => all.map(one => one.dataset.field)")) == marked


@pytest.mark.parametrize("width", [1280, 360])
def test_the_nest_is_taken_and_everything_is_open(somebody, width):
    page = somebody(width=width, height=740)
    where = {}

    def near(view):
        where["column"] = face_to_face(view["ground"], on="land")
        return {"tyra_1": f"{where['column']}6"}

    ready_table(page, near=near, far=lambda view: {"nest": f"{where['column']}8"})
    field(page, f"{where['column']}6").click()
    field(page, f"{where['column']}8").click()
    main_deed(page).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You win")
    expect(page.get_by_text("Ada won: the Nest is taken.")).to_be_visible()
    until(page, "document.querySelectorAll('.stand use').length >= 47")
    sound(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("group", name="Replay").wait_for()
    page.get_by_role("button", name="Last step").click()
    expect(page.locator(".told")).to_contain_text("Tyra I challenges Nest")
    expect(page.locator(".stand").first).to_be_attached()
    until(page, """document.querySelectorAll('.stand [data-side="1"] use').length >= 20""")
    page.get_by_label("Seen by").select_option("0")
    page.get_by_role("button", name="Step back").click()
    expect(page.locator('.stand [data-side="1"] use')).to_have_count(0)
    sound(page)


def test_a_scout_flies_and_looks(somebody):
    page = somebody()
    where = {}

    def near(view):
        where["column"] = face_to_face(view["ground"], on="land")
        return {"flug": f"{where['column']}5"}

    ready_table(page, near=near, far=lambda view: {"tri": f"{where['column']}8"})
    column = where["column"]
    field(page, f"{column}5").click()
    expect(field(page, f"{column}7")).to_have_attribute("data-target", "flight")
    field(page, f"{column}7").click()
    expect(main_deed(page)).to_have_text(f"{column}5 to {column}7, challenge {column}8")
    main_deed(page).click()
    expect(page.locator(".fight")).to_contain_text("Flug only looks: nobody leaves.")
    after_the_fight(page)
    expect(page.locator(f'[data-piece="{column}8"] use')).to_have_attribute("href", "#gi-tri")


def test_a_second_quick_move_may_be_declined(somebody):
    page = somebody()
    ready_table(page, quick=True)
    targets(page, "take").first.click()
    targets(page, "goal").first.click()
    main_deed(page).click()
    expect(page.locator(".status")).to_have_text("You may move once more.")
    page.get_by_role("button", name="No second move").click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")


def test_a_draw_is_offered_and_declined_and_accepted(somebody):
    page = somebody()
    _, bo = ready_table(page, parley=True)
    page.get_by_role("button", name="Offer a draw").click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")
    bo.act("decline")
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    targets(page, "take").first.click()
    targets(page, "goal").first.click()
    main_deed(page).click()
    expect(page.locator(".status")).to_have_text("Waiting for Bo.")
    bo.act("offer draw")
    page.get_by_role("button", name="Accept the draw").click()
    expect(page.get_by_text("A draw by agreement.").first).to_be_visible()


def test_at_one_device_nothing_is_shown_while_it_is_handed_on(somebody):
    page = somebody()
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]
    made = new_match(page, game="giganten", players=2, options={"first": 0, "screened": True}, seats=seats)
    sides = [Side(made["address"], made["match"], seat, device_of(page)) for seat in (0, 1)]
    for side in sides:
        side.lay()
    for side in sides:
        side.stand({})
    page.goto(f"/m/{made['match']}")
    page.get_by_role("button", name=re.compile("Ada")).first.wait_for()
    assert page.locator(".stand use").count() == 0
    page.get_by_role("button", name=re.compile("I am Ada|Ada:|show my")).first.click()
    expect(page.locator('.stand [data-side="0"] use').first).to_be_attached()
    assert page.locator('.stand [data-side="1"] use').count() == 0


def test_a_whole_game_against_a_bot(somebody):
    page = somebody()
    play_now(page)
    for _ in range(12):
        if next_turn(page):
            attack(page)
    hurry_to_the_end(page)
    page.reload()
    page.wait_for_selector('.sitting[data-status="over"]')
    expect(page.locator("dl dd").nth(1)).not_to_have_text("0")
    assert not re.search(r"\b(web|giganten|level)-[a-z-]+", page.locator("#app").inner_text())


def test_on_a_phone_a_game_against_a_bot_until_it_is_given_up(somebody):
    page = somebody(width=360, height=740)
    play_now(page)
    for _ in range(2):
        assert next_turn(page)
        attack(page)
    assert next_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Give up the seat").click()
    expect(page.get_by_text("That ends the game")).to_be_visible()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_text("the other side resigned", exact=False).first).to_be_visible(timeout=30_000)
