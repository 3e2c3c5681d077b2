"""Nobody is left out: no fault for the checker, the keyboard alone is enough, the screen reader is told, three languages."""

import re

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from browser.asking import new_match
from browser.people import card, confirm_button, final_points, hand, hurry_to_the_end, play_now, take_turn, until, wait_for_turn
from playwright.sync_api import expect

SMALLEST_TEXT = """() => {
    const small = []
    const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!node.textContent.trim() || element.closest('.unseen, [aria-hidden=true], svg, .skip, option')) continue
        const box = element.getBoundingClientRect()
        const size = parseFloat(getComputedStyle(element).fontSize)
        if (box.width > 1 && box.height > 1 && size < 14) small.push(`${size}: ${node.textContent.trim()}`)
    }
    return small
}"""
COLOURS_CHANGED = """async () => {
    for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame)
        if (!document.getAnimations().some(one => one instanceof CSSTransition)) return
    }
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll('#app a.button, #app button, #app select, #app input:not([type=range])')]
    .filter(one => {
        const box = (one.closest('label') ?? one).getBoundingClientRect()
        return box.width > 1 && (box.height < 43.5 || box.width < 31.5) && !one.closest('.unseen, .zoo, .fields, td')
    })
    .map(one => `${one.outerHTML.slice(0, 120)} ${JSON.stringify(one.getBoundingClientRect())}`)"""


FAULTS = (
    """rules => axe.run({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }).then(found => found.violations)"""
)


def faults(page, *rules):
    """What axe finds wrong, in a form that can be read: by all its rules, or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(FAULTS, list(rules) or None)
    return [(fault["id"], [node["html"][:160] for node in fault["nodes"]][:3]) for fault in found]


def narrow_enough(page):
    width = page.viewport_size["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def sound(page):
    """Everything that can be checked of any page in any state, by day and by night."""
    for look, rules in (("light", ()), ("dark", ("color-contrast",))):  # by night nothing but the colours is another
        page.emulate_media(color_scheme=look, reduced_motion="reduce")
        page.evaluate(COLOURS_CHANGED)
        assert faults(page, *rules) == []
    assert page.evaluate(SMALLEST_TEXT) == []
    assert page.evaluate(SMALL_TARGETS) == []
    narrow_enough(page)


@pytest.mark.parametrize("width", [1280, 360])
def test_every_page_is_sound(somebody, width):
    page = somebody(width=width, height=740)
    for address in ("/", "/new/draftosaurus?who=friends", "/new/draftosaurus?who=here", "/rules/draftosaurus", "/nowhere"):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        sound(page)
    play_now(page, players=5, board="Winter")
    wait_for_turn(page)
    sound(page)
    hand(page).first.click()
    sound(page)
    page.get_by_role("button", name=re.compile("Enlarge the zoo")).first.click()
    page.wait_for_load_state("networkidle")
    sound(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    sound(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # the first one closed the settings, this one puts the dinosaur back
    expect(page.locator(".taken")).to_have_count(0)
    hurry_to_the_end(page)
    final_points(page)
    sound(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("group", name="Replay").wait_for()
    sound(page)


LONG = "M" * 40


def test_a_very_long_name_leaves_the_table_whole(somebody):
    page = somebody(width=360, height=740)
    page.goto("/new/draftosaurus?who=here")
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Name of player 1").fill(LONG)
    page.get_by_label("Name of player 2").fill(LONG[::-1])
    page.get_by_role("button", name="Set the table").click()
    wait_for_turn(page)
    narrow_enough(page)
    page.get_by_role("button", name=re.compile("show my side")).click()
    narrow_enough(page)
    page.goto("/")
    page.get_by_role("link", name=re.compile("Your turn")).first.wait_for()
    narrow_enough(page)


def test_the_lobby_is_sound(somebody):
    page = somebody(width=360, height=740)
    page.goto("/new/draftosaurus?who=friends")
    page.get_by_label("Name of player 1").fill(LONG)
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="QR code").first.click()
    page.locator(".code svg").wait_for()
    sound(page)


def test_a_whole_game_with_the_keyboard_alone(somebody):
    page = somebody()
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == "Play now":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".sitting[data-seat]")
    turns = 0
    while wait_for_turn(page):
        before = page.locator(".sitting").get_attribute("data-decision")
        page.keyboard.press("1")
        focused = page.evaluate("document.activeElement?.dataset.place ?? null")
        if focused is not None:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        else:
            expect(confirm_button(page)).to_be_visible()
            page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.sitting').dataset.decision !== before", arg=before)
        turns += 1
        assert turns < 100
    final_points(page)


def test_what_happens_is_told_to_those_who_listen(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    take_turn(page)
    wait_for_turn(page)
    expect(page.locator('[aria-live="polite"]')).to_contain_text(re.compile(r"Fern: .+ → .+"))
    expect(page.locator('[aria-live="polite"]')).to_contain_text("Hands are passed to the left")


def test_places_say_what_they_are_and_whether_they_are_open(somebody):
    page = somebody()
    play_now(page)
    wait_for_turn(page)
    forest = page.get_by_role("button", name=re.compile("^Forest of Sameness"))
    expect(forest).to_have_accessible_name(re.compile("empty. 0 points"))
    hand(page).first.click()
    names = [place.get_attribute("aria-label") for place in page.locator(".front [data-place]").all()]
    assert any(name.endswith("open") for name in names)
    closed = page.locator('.front [data-place][aria-disabled="true"]')
    for turn in range(10):
        if closed.count():
            break
        page.keyboard.press("Escape")
        take_turn(page, turn)
        wait_for_turn(page)
        hand(page).first.click()
    expect(closed.first).to_have_accessible_name(re.compile("closed by the die|full|holds|must differ"))


def test_the_focus_is_never_lost(somebody):
    page = somebody()
    page.goto("/")
    card(page).get_by_role("link", name="Rules").click()
    page.get_by_role("heading", level=1).wait_for()
    until(page, "document.activeElement.id", "main")
    play_now(page)
    wait_for_turn(page)
    page.keyboard.press("1")
    until(page, "document.activeElement.dataset.place !== undefined")
    page.keyboard.press("Enter")
    confirm_button(page).click()
    wait_for_turn(page)
    until(page, "document.activeElement !== document.body")


@pytest.mark.parametrize(
    ("language", "play", "turn"),
    [("de-DE", "Jetzt spielen", "Du bist dran"), ("pl-PL", "Zagraj teraz", "Twoja kolej"), ("fr-FR", "Play now", "Your turn")],
)
def test_the_page_speaks_the_language_of_the_browser(somebody, language, play, turn):
    page = somebody(language=language)
    page.goto("/")
    card(page).get_by_role("button", name=play).click()
    page.wait_for_selector('.sitting[data-yours="true"]')
    expect(page.locator(".status")).to_contain_text(turn)
    assert not re.search(r"\b(web|draftosaurus|level|chat)-[a-z-]+", page.locator("#app").inner_text())


def test_the_language_can_be_switched_and_stays(somebody):
    page = somebody()
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(card(page).get_by_role("button", name="Zagraj teraz")).to_be_visible()
    page.reload()
    expect(card(page).get_by_role("button", name="Zagraj teraz")).to_be_visible()
    until(page, "document.documentElement.lang", "pl")


def test_nothing_is_loaded_from_elsewhere_and_the_script_is_small(somebody, site):
    page = somebody()
    sizes = {}

    def count(response):
        assert response.url.startswith(site.address), response.url
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers.get("content-length", 0))

    page.on("response", count)
    play_now(page)
    wait_for_turn(page)
    assert sizes
    assert sum(sizes.values()) <= 100_000, sizes


@pytest.mark.parametrize("game", ["draftosaurus", "giganten", "fossilium"])
def test_who_comes_by_a_link_loads_the_table_and_little_else(somebody, game):
    """Also packed as every browser can unpack it."""
    page = somebody()
    page.set_extra_http_headers({"Accept-Encoding": "gzip"})
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "hatchling"}]
    made = new_match(page, game=game, players=2, seats=seats)
    sizes, packed = {}, set()

    def count(response):
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers["content-length"])
            packed.add(response.headers.get("content-encoding"))

    page.on("response", count)
    page.goto(f"/m/{made['match']}")
    page.wait_for_selector('.sitting[data-yours="true"]')
    page.wait_for_load_state("networkidle")
    assert any(game in url for url in sizes)
    assert "gzip" in packed <= {"gzip", None}
    assert sum(sizes.values()) <= 100_000, sizes
