"""What people do at the table, with nothing but what is on the screen."""

from browser.asking import asked
from playwright.sync_api import expect

TURN_OR_END = '.sitting[data-yours="true"], .sitting[data-status="over"]'


def card(page, game="Draftosaurus"):
    """What the front page has of a game."""
    return page.get_by_role("region", name=game)


def play_now(page, *, players=3, level="Grazer", board="Summer"):
    """From the front page to a running game, as a stranger would."""
    page.goto("/")
    card(page).get_by_label(str(players), exact=True).check(force=True)
    card(page).get_by_label(board, exact=True).check(force=True)
    card(page).get_by_label(level, exact=True).check(force=True)
    card(page).get_by_role("button", name="Play now").click()
    page.wait_for_selector(".sitting[data-seat]")


def wait_until_prepared(page):
    """Until the strong bots are compiled; where nothing ever was, that takes minutes."""
    for _ in range(300):
        if not asked(page, "/api/status")["preparing"]:
            return
        page.wait_for_timeout(1000)
    raise AssertionError("the strong bots are not there after five minutes")


def until(page, what, wanted=True):
    """Wait until this is so on the page: it answers when it can, not at once."""
    page.wait_for_function(f"wanted => ({what}) === wanted", arg=wanted)


def is_over(page):
    return page.locator('.sitting[data-status="over"]').count() > 0


def wait_for_turn(page):
    """Whether it is our turn; false when the game is over."""
    page.wait_for_selector(TURN_OR_END)
    return not is_over(page)


def hand(page):
    return page.get_by_role("list", name="Your dinosaurs").get_by_role("button")


def open_places(page):
    return page.locator('.front [data-place][aria-disabled="false"]')


def confirm_button(page):
    return page.locator(".deeds .button.main")


def moment(page):
    """Which decision of which seat is on the table."""
    table = page.locator(".sitting")
    return f"{table.get_attribute('data-decision')} {table.get_attribute('data-seat')}"


def choose(page, pick=0):
    """One choice: a dinosaur, a place where one is asked for, and the button that makes it so."""
    before = moment(page)
    dinosaurs = page.locator('[data-hand] button[aria-disabled="false"]')
    if dinosaurs.count():
        dinosaurs.nth(pick % dinosaurs.count()).click()
    if not confirm_button(page).count():
        places = open_places(page)
        expect(places.first).to_be_attached()
        places.nth(pick % places.count()).click()
    confirm_button(page).click()
    return before


def settled(page, before):
    """Wait until the choice is in: the decision is another one, or the others are still thinking."""
    page.wait_for_function(
        """before => {
            const { decision, seat, yours, busy, status } = document.querySelector('.sitting').dataset
            return `${decision} ${seat}` !== before || (yours === 'false' && busy === 'false') || status === 'over'
        }""",
        arg=before,
    )


def take_turn(page, pick=0):
    settled(page, choose(page, pick))


def play_to_the_end(page):
    turns = 0
    while wait_for_turn(page):
        take_turn(page, turns)
        turns += 1
        assert turns < 200, "the game does not end"
    return turns


HURRY = """async () => {
    const address = `/api/matches/${location.pathname.split('/')[2]}`
    const wait = time => new Promise(done => setTimeout(done, time))
    for (;;) {
        const answer = await fetch(address)
        if (!answer.ok) { await wait(500); continue }
        const { status, pending, seat, decision, legal } = await answer.json()
        if (status === 'over') return
        if (!pending.includes(seat)) { await wait(30); continue }
        await fetch(`${address}/act`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ command: crypto.randomUUID(), decision, do: legal[0], seat }),
        })
    }
}"""


def hurry_to_the_end(page):
    """The same game without a hand on the page, for tests that are about what comes after it."""
    page.evaluate(HURRY)
    page.wait_for_selector('.sitting[data-status="over"]')


def final_points(page):
    """The totals of the score sheet, in its order."""
    page.get_by_role("table", name="Final score").wait_for()
    return [int(text) for text in page.locator("tfoot .sum").all_inner_texts()]


def two_friends(somebody, *, more=()):
    """Ada and Bo at a table for two, each with a browser."""
    ada, bo = somebody(), somebody()
    ada.goto("/new/draftosaurus?who=friends")
    ada.get_by_label("2", exact=True).check(force=True)
    ada.get_by_label("Name of player 1").fill("Ada")
    if more:
        ada.get_by_text("Time, rules and more").click()
        for option in more:
            ada.get_by_label(option, exact=True).check(force=True)
    ada.get_by_role("button", name="Set the table").click()
    bo.goto(ada.get_by_label("Link for player 2").input_value())
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    wait_for_turn(ada)
    wait_for_turn(bo)
    return ada, bo
