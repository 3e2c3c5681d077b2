"""Fossilium beside the table: the rules to read and to try, the guide of the first game."""

import re

import pytest
from browser.at_museum import deed, then
from browser.people import wait_for_turn, wait_until_prepared
from browser.test_everyone import sound
from playwright.sync_api import expect


@pytest.mark.parametrize("width", [1280, 360])
def test_the_rules_are_sound(somebody, width):
    page = somebody(width=width, height=740)
    page.goto("/rules/fossilium")
    page.get_by_role("heading", name="What is certain").wait_for()
    sound(page)


@pytest.mark.parametrize(
    ("language", "certain"), [("en-GB", "What is certain"), ("de-DE", "Was gesichert ist"), ("pl-PL", "Co jest pewne")]
)
def test_the_rules_speak_three_languages(somebody, language, certain):
    page = somebody(language=language)
    page.goto("/rules/fossilium")
    expect(page.get_by_role("heading", name=certain)).to_be_visible()
    assert not re.search(r"\b(web|fossilium)-[a-z-]+", page.locator("#app").inner_text())


def test_a_place_can_be_tried(somebody):
    """The whole fossil on some cells: shops, entrances, a pedestal."""
    page = somebody()
    page.goto("/rules/fossilium#try")
    tried = page.locator(".trying")
    told = tried.get_by_role("status")
    expect(told).to_contain_text("One shop of its type: 1 $.")
    expect(told).to_contain_text("2 guests")
    tried.get_by_role("button", name="Turn it").click()
    tried.locator("[data-cell=b3]").click()
    expect(told).to_contain_text("It has a pedestal: 6 prestige at the end.")
    tried.get_by_label("Fossil").select_option("fern")
    tried.locator("[data-cell=c1]").click()
    expect(told).to_contain_text("1 guest")
    expect(told).not_to_contain_text("pedestal")


def test_comparisons_and_the_price_of_a_joker_can_be_tried(somebody):
    page = somebody()
    page.goto("/rules/fossilium#share")
    sharing = page.locator(".sharing")
    expect(sharing.locator("output")).to_have_text(["7 prestige", "3 prestige", "3 prestige"])
    sharing.get_by_label("Museum 2").fill("12")
    expect(sharing.locator("output")).to_have_text(["5 prestige", "5 prestige", "2 prestige"])
    sharing.get_by_label("Museum 3").fill("0")
    expect(sharing.locator("output").nth(2), "a place also for nothing (FO-80)").to_have_text("2 prestige")
    sharing.get_by_role("button", name="More museums").click()
    expect(sharing.locator("output")).to_have_count(4)
    price = page.locator(".price")
    expect(price.locator("output")).to_have_text("The joker costs 6 $.")
    price.get_by_role("slider").fill("11")
    expect(price.locator("output")).to_have_text("The joker costs nothing.")


def test_a_new_table_has_the_options_of_the_rules(somebody):
    """FO-10, FO-39, FO-80: what the short rules leave open is chosen here, and the usual labour goals are the default."""
    page = somebody()
    page.goto("/new/fossilium?who=here")
    page.locator("details > summary").click()
    shops = page.get_by_label("Shops pay for incomplete fossils")
    places = page.get_by_label("Places only for museums that have some")
    expect(shops).to_be_checked()
    expect(places).not_to_be_checked()
    expect(page.get_by_role("group", name="Goals of the labour market").get_by_label("the usual four")).to_be_checked()
    shops.uncheck()
    places.check()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/matches")) as sent:
        page.get_by_role("button", name="Set the table").click()
    options = sent.value.post_data_json["options"]
    assert (options["shop_incomplete"], options["majority_needs_some"], options["labour_goals"]) == (False, True, "standard")


def test_the_guide_begins_with_the_parts_to_keep(somebody):
    page = somebody()
    page.goto("/new/fossilium?who=guided")
    page.get_by_role("button", name="Set the table").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Welcome to your museum")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("What you begin with. Keep 4 of these parts")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("It is up to you")
    expect(guide.get_by_role("button", name="Show me a good move")).to_be_visible()


def test_a_good_move_is_shown_and_said(somebody):
    """What a strong bot would do: in words, with the whole turn, and marked on the table."""
    page = somebody()
    page.goto("/new/fossilium?who=guided")
    wait_until_prepared(page)
    page.get_by_role("button", name="Set the table").click()
    guide = page.get_by_role("complementary", name="Guide")
    marked = page.locator("[data-guided]")
    guide.get_by_role("button", name="Show me a good move").click()
    expect(guide).to_contain_text("I would keep")
    expect(page.locator("[data-hand] [data-guided]")).to_have_count(4)
    for part in page.locator("[data-hand] [data-guided]").all():
        part.click()
    page.locator("[data-start]").first.click()
    then(page, deed(page, "keep").click)
    assert wait_for_turn(page)
    expect(marked.and_(page.locator("[data-hand] *"))).to_have_count(0)
    guide.get_by_role("button", name="Show me a good move").click()
    expect(guide).to_contain_text(re.compile("I would (go to|send|pass)"))
    expect(page.locator("[data-field][data-guided], [data-deed][data-guided]").first).to_be_visible()
