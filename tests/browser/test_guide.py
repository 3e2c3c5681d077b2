"""A first game with a guide, and the rules to read."""

import re

import pytest
from browser.people import play_to_the_end, wait_for_turn, wait_until_prepared
from playwright.sync_api import expect

COVERS_NOTHING = """guide => {
    const card = guide.getBoundingClientRect()
    const apart = box => box.bottom <= card.top || box.top >= card.bottom
    const needed = ['.front .zoo', '[data-hand]', '[data-die]'].map(one => document.querySelector(one))
    return needed.every(one => one && apart(one.getBoundingClientRect()))
}"""


def sit_down(page, players=2):
    page.goto("/new/draftosaurus?who=guided")
    page.get_by_label(str(players), exact=True).check(force=True)
    page.get_by_role("button", name="Set the table").click()
    guide = page.get_by_role("complementary", name="Guide")
    guide.wait_for()
    wait_for_turn(page)
    return guide


@pytest.mark.parametrize("width", [1280, 360])
def test_one_card_at_a_time_beside_the_table(somebody, width):
    """Each card comes when it is of use, is read once, and covers nothing that is needed."""
    page = somebody(width=width, height=800)
    guide = sit_down(page)
    for title in ("Welcome to your zoo", "Your dinosaurs", re.compile("The die binds you|You rolled"), "Choose a place"):
        expect(guide).to_contain_text(title)
        page.mouse.move(0, 0)  # a phone tells of the pen that is pointed at where the die would be
        page.wait_for_function(COVERS_NOTHING, arg=guide.element_handle())
        guide.get_by_role("button", name="Got it").click()
    expect(guide).not_to_contain_text("Choose a place")
    page.reload()
    guide.wait_for()
    expect(guide).not_to_contain_text("Welcome")
    guide.get_by_role("button", name="Less").click()
    expect(guide.get_by_role("button", name="Show me a good move")).to_have_count(0)
    guide.get_by_role("button", name="More").click()
    expect(guide.get_by_role("button", name="Show me a good move")).to_be_visible()


def test_a_good_move_is_shown_in_words_and_on_the_table(somebody):
    page = somebody()
    guide = sit_down(page)
    wait_until_prepared(page)
    guide.get_by_role("button", name="Show me a good move").click()
    expect(guide).to_contain_text(re.compile("I would do this: .+ → .+"), timeout=30_000)
    expect(page.locator("[data-place][data-guided]")).to_have_count(1)
    expect(page.locator("[data-species][data-guided]")).to_have_count(1)


def test_the_guide_sees_a_game_through(somebody):
    """Whoever never touches the guide still gets its cards, turn by turn, up to the score sheet."""
    page = somebody()
    guide = sit_down(page, players=3)
    play_to_the_end(page)
    expect(guide).to_contain_text("That was your first game")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)


def test_the_rules_can_be_read_and_linked_to(somebody):
    page = somebody()
    page.goto("/rules/draftosaurus#pen-king")
    expect(page.get_by_role("heading", name="King of the Jungle")).to_be_in_viewport()
    page.get_by_role("link", name="Two players").click()
    expect(page.get_by_role("heading", name="Two players")).to_be_in_viewport()
    page.get_by_role("link", name="Play your first game, guided").first.click()
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
