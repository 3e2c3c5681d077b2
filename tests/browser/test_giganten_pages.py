"""Giganten before and beside the table: its card, a new table, the rules to read, the first game."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.asking import asked, match_of
from browser.people import card
from browser.test_everyone import sound
from playwright.sync_api import expect


def open_choices(page):
    groups = page.locator("details[data-options] > summary")
    groups.first.wait_for()
    for group in groups.all():
        group.click()


@pytest.mark.parametrize("width", [1280, 360])
def test_the_choices_are_sound(somebody, width):
    page = somebody(width=width, height=740)
    page.goto("/new/giganten?who=friends")
    page.get_by_label("4", exact=True).check(force=True)
    open_choices(page)
    sound(page)


def test_only_choices_that_go_together_are_on_offer(somebody):
    """What the server would refuse cannot be chosen, and the page says why."""
    page = somebody()
    page.goto("/new/giganten?who=here")
    open_choices(page)
    laying = page.get_by_role("group", name="Your tiles lie")
    laying.get_by_label("front to back").check(force=True)
    page.get_by_role("group", name="Form of the board").get_by_label("long").check(force=True)
    expect(laying.get_by_label("front to back")).to_have_count(0)
    expect(laying.get_by_label("side by side")).to_be_checked()
    expect(page.get_by_text("Front to back goes neither with the long board")).to_be_visible()
    caught = page.get_by_role("group", name="Who is caught")
    expect(caught).to_have_count(0)
    page.get_by_label("A secret trap for each player").check()
    expect(caught).to_have_count(0)
    page.get_by_label("A milder secret trap").check()
    expect(caught.get_by_label("is out")).to_have_count(0)
    caught.get_by_label("may come back").check(force=True)
    page.get_by_role("group", name="Players").get_by_label("4").check(force=True)
    expect(page.get_by_role("group", name="Form of the board").get_by_label("usual")).to_be_checked()
    expect(page.get_by_role("group", name="Partners").get_by_label("see each other’s pieces")).to_be_checked()
    laying.get_by_label("front to back").check(force=True)
    page.get_by_role("group", name="The longest game").get_by_label("no limit").check(force=True)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/m/"))
    told = asked(page, match_of(page))
    assert told["options"]["secret_trap"] is True
    assert told["options"]["trapped"] == "comes_back"
    assert told["options"]["outline"] == "normal"
    assert told["options"]["laying"] == "columns"
    assert told["options"]["most_turns"] == "none"
    assert told["options"]["secret_as_trap"] is True
    assert told["options"]["parley"] is True, "people may agree on a draw"


def test_three_kinds_of_a_reserve_are_agreed_on(somebody):
    """GI-67 a: by the players of this game; only kinds that the army has."""
    page = somebody()
    page.goto("/new/giganten?who=here")
    open_choices(page)
    first, second = (page.get_by_label(f"{which} agreed kind") for which in ("First", "Second"))
    expect(first).to_have_count(0)
    page.get_by_role("group", name="Reserve").get_by_label("three agreed kinds").check(force=True)
    first.select_option("Tyra I")
    assert "Tyra I" not in second.locator("option").all_inner_texts()
    assert "Plesio" in second.locator("option").all_inner_texts()
    second.select_option("Plesio")
    page.get_by_role("group", name="Army").get_by_label("kinds of the rulebook").check(force=True)
    assert "Plesio" not in second.locator("option").all_inner_texts()
    second.select_option("Stego")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/m/"))
    options = asked(page, match_of(page))["options"]
    assert [options[f"agreed_{n}"] for n in (1, 2, 3)] == ["tyra_1", "stego", "stego"]


def test_partners_are_seen_in_the_list_of_seats(somebody):
    page = somebody()
    page.goto("/new/giganten?who=friends")
    page.get_by_label("4", exact=True).check(force=True)
    seats = page.locator("form ol li")
    expect(seats).to_have_count(4)
    assert [seat.locator(".side").inner_text().strip() for seat in seats.all()] == ["Yellow", "Orange"] * 2
    page.get_by_role("button", name="Set the table").click()
    expect(page.locator(".lobby .side")).to_have_text(["Yellow", "Orange", "Yellow", "Orange"])


def test_each_card_has_its_own_choices(somebody):
    page = somebody()
    page.goto("/")
    card(page, "Giganten").get_by_label("Titan", exact=True).check(force=True)
    expect(card(page).get_by_label("Grazer", exact=True)).to_be_checked()
    expect(card(page, "Giganten").get_by_role("group", name="Players")).to_have_count(0)
    for game in ("Draftosaurus", "Giganten", "Fossilium"):
        assert card(page, game).get_by_role("link", name="Rules").get_attribute("href") == f"/rules/{game.lower()}"


@pytest.mark.parametrize("width", [1280, 360])
def test_the_rules_are_sound(somebody, width):
    page = somebody(width=width, height=740)
    page.goto("/rules/giganten")
    page.get_by_role("heading", name="What is certain").wait_for()
    sound(page)


def test_who_wins_can_be_asked_with_the_keyboard(somebody):
    """Challenger, challenged, ground; the answer says who leaves and why."""
    page = somebody()
    page.goto("/rules/giganten#who")
    answer = page.get_by_role("status")
    expect(answer).to_contain_text("Stego wins, Dilo leaves the board.")
    ground = page.get_by_role("group", name="Ground")
    ground.get_by_label("swamp").focus()
    page.keyboard.press("ArrowLeft")
    expect(answer).to_contain_text("Dilo wins, Stego leaves the board.")
    expect(answer).to_contain_text("3 against 4 on land")
    page.get_by_role("group", name="Challenger").get_by_label("Culak").check(force=True)
    page.get_by_role("group", name="Challenged").get_by_label("Tyra I", exact=True).check(force=True)
    expect(answer).to_contain_text("Culak beats Tyra on any ground.")
    page.get_by_role("group", name="Challenged").get_by_label("Trap").check(force=True)
    expect(answer).to_contain_text("Trap wins, Culak leaves the board.")
    ground.get_by_label("swamp").check(force=True)
    page.get_by_role("group", name="Challenged").get_by_label("Nest").check(force=True)
    expect(answer).to_contain_text("Nest never stands in the swamp.")


@pytest.mark.parametrize(
    ("language", "certain"), [("en-GB", "What is certain"), ("de-DE", "Was sicher ist"), ("pl-PL", "Co jest pewne")]
)
def test_the_rules_speak_three_languages(somebody, language, certain):
    page = somebody(language=language)
    page.goto("/rules/giganten")
    expect(page.get_by_role("heading", name=certain)).to_be_visible()
    assert not re.search(r"\b(web|giganten)-[a-z-]+", page.locator("#app").inner_text())


def test_one_click_to_a_running_game(somebody):
    page = somebody()
    page.goto("/")
    card(page, "Giganten").get_by_label("Hatchling", exact=True).check(force=True)
    card(page, "Giganten").get_by_role("button", name="Play now").click()
    page.wait_for_selector('.sitting[data-yours="true"]')
    expect(page.locator(".status")).to_contain_text("Lay your tiles")
    page.goto("/")
    expect(card(page, "Giganten").get_by_label("Hatchling", exact=True)).to_be_checked()
    expect(page.get_by_role("link", name=re.compile("Your turn Giganten")).first).to_be_visible()


def test_the_script_of_a_table_is_small(somebody):
    page = somebody()
    sizes = {}

    def count(response):
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers.get("content-length", 0))

    page.on("response", count)
    page.goto("/")
    card(page, "Giganten").get_by_role("button", name="Play now").click()
    page.wait_for_selector('.sitting[data-yours="true"]')
    assert any("giganten" in url for url in sizes)
    assert sum(sizes.values()) <= 100_000, sizes


@pytest.mark.parametrize("width", [1280, 360])
def test_the_guide_leads_from_the_tiles_to_the_first_move(somebody, width):
    page = somebody(width=width, height=800)
    page.goto("/new/giganten?who=guided")
    expect(page.get_by_label("Your name")).to_be_visible()
    for choice in (page.get_by_role("group", name="Players"), page.locator("form details"), page.locator("form select")):
        expect(choice).to_have_count(0)
    page.get_by_role("button", name="Set the table").click()
    guide = page.get_by_role("complementary", name="Guide")
    read = guide.get_by_role("button", name="Got it")
    expect(guide).to_contain_text("Welcome to the swamp")
    read.click()
    expect(guide).to_contain_text("Lay your half")
    expect(guide.get_by_role("button", name="Show me a good move")).to_have_count(0)
    for look in ("light", "dark"):
        page.emulate_media(color_scheme=look, reduced_motion="reduce")
        assert Axe().run(page, context=".guide").response["violations"] == []
    page.get_by_role("button", name="Lay down").click()
    expect(guide).to_contain_text("This is the land")
    read.click()
    expect(guide).to_contain_text("Set up your army")
    ready = page.locator("[data-style=fortress]")
    if not ready.is_visible():
        page.get_by_role("button", name="Ready-made").click()
    ready.click()
    page.get_by_role("button", name="Set up", exact=True).click()
    page.wait_for_selector('.sitting[data-yours="true"] [data-target=take]')
    while "Your move" not in guide.inner_text():
        read.click()
    expect(guide.get_by_role("button", name="Show me a good move")).to_be_visible()
    read.click()
    expect(guide).not_to_contain_text("Touch a piece")
