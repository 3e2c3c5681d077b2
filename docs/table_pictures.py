"""Make the pictures of the table in the browser anew: `make pictures`. A real server, Debian's Chromium, real games.

`python docs/table_pictures.py fossilium` makes those of one game alone.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).parent / "pictures" / "table"
SIZES = {1280: 800, 360: 740}
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync")
TURNS = 9
"""So far the game has come in the picture of a running one."""
GIGANTEN_TURNS = 22
OPENS_WITH = """async () => {
    const address = `/api/matches/${location.pathname.split('/')[2]}`
    const look = await (await fetch(`${address}?seat=0`)).json()
    if (!look.pending.includes(0)) return look.status
    const row = step => Number((step.match(/\\d+/) ?? [0])[0])
    const paths = Object.entries(look.plans).flatMap(([start, goals]) =>
        Object.entries(goals).flatMap(([goal, more]) => {
            const after = Object.keys(more)
            return (after.length ? after : [null]).map(last => [start, goal, ...(last ? [last] : [])])
        }))
    const worth = path => (path.at(-1).startsWith('x') ? 6 : 0) + row(path[1] ?? '') - row(path[0]) + Math.random() * 3
    const best = paths.length ? paths.reduce((one, other) => (worth(other) > worth(one) ? other : one)) : ['stay']
    const up = Object.keys(look.plans).includes('up') ? ['up'] : null
    await fetch(`${address}/act`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ command: crypto.randomUUID(), decision: look.decision, do: up ?? best, seat: 0 }),
    })
    return look.status
}"""
"""A turn for ourselves: forward, and into fights, so that there is something to see."""
FOSSILIUM_ROUND = 4
"""So far a museum has grown in the picture of a running game."""
AS_ADVISED = """async () => {
    const address = `/api/matches/${location.pathname.split('/')[2]}`
    const look = await (await fetch(`${address}?seat=0`)).json()
    if (!look.pending.includes(0)) return look
    const advice = await (await fetch(`${address}/advice?seat=0`)).json()
    await fetch(`${address}/act`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ command: crypto.randomUUID(), decision: look.decision, do: advice.do.split(', '), seat: 0 }),
    })
    return await (await fetch(`${address}?seat=0`)).json()
}"""
"""A turn as a strong player would take it: a museum worth a picture."""


@contextmanager
def server():
    with tempfile.TemporaryDirectory() as folder:
        data = f"sqlite+aiosqlite:///{folder}/tables.sqlite3"
        command = [sys.executable, "-m", "gondwana", "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        told = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert told is not None
        try:
            yield told[0]
        finally:
            process.terminate()
            process.wait()


def take_turn(page: Page, pick: int) -> bool:
    """One choice of ours; false when the game is over."""
    page.wait_for_selector('.sitting[data-yours="true"], .sitting[data-status="over"]')
    if page.locator('.sitting[data-status="over"]').count():
        return False
    before = page.locator(".sitting").get_attribute("data-decision")
    dinosaurs = page.locator('[data-hand] button[aria-disabled="false"]')
    if dinosaurs.count():
        dinosaurs.nth(pick % dinosaurs.count()).click()
    if not page.locator(".deeds .button.main").count():
        # Pens before the river: nobody wants to look at a zoo in which all swim.
        places = page.locator('.front [data-place][aria-disabled="false"]:not([data-place="river"])')
        (places.nth(pick % places.count()) if places.count() else page.locator('.front [data-place="river"]')).click()
    page.locator(".deeds .button.main").click()
    page.wait_for_function("before => document.querySelector('.sitting').dataset.decision !== before", arg=before)
    return True


def shoot(page: Page, name: str) -> None:
    """One picture for each size and each look of the page as it is, from its top or from the place that the address names."""
    for width, height in SIZES.items():
        for look in ("light", "dark"):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=look, reduced_motion="reduce")
            page.evaluate("(document.getElementById(location.hash.slice(1)) ?? document.body).scrollIntoView()")
            page.mouse.move(0, 0)
            page.wait_for_timeout(250)
            page.screenshot(path=FOLDER / f"{name}-{width}-{look}.jpg", type="jpeg", quality=82)


def a_game(browser: Browser, address: str) -> None:
    page = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    shoot(page, "front")
    page.goto("/new/draftosaurus?who=friends")
    page.wait_for_load_state("networkidle")
    shoot(page, "new")
    page.goto("/")
    card = page.get_by_role("region", name="Draftosaurus")
    card.get_by_label("4", exact=True).check(force=True)
    card.get_by_label("Hunter", exact=True).check(force=True)
    card.get_by_role("button", name="Play now").click()
    for turn in range(TURNS):
        take_turn(page, turn)
    page.wait_for_selector('.sitting[data-yours="true"]')
    page.locator('[data-hand] button[aria-disabled="false"]').first.click()
    shoot(page, "game")
    page.keyboard.press("Escape")
    while take_turn(page, 1):
        pass
    page.get_by_role("table", name="Final score").wait_for()
    page.locator("tbody td button").filter(has_text=re.compile(r"[1-9]")).first.focus()
    shoot(page, "score")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("group", name="Replay").wait_for()
    for _ in range(8):
        page.get_by_role("button", name="Step forward").click()
    shoot(page, "replay")


def giganten(browser: Browser, address: str) -> None:
    """A ready-made set-up, the middle of a game, the rules."""
    page = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto("/")
    card = page.get_by_role("region", name="Giganten")
    card.get_by_label("Hunter", exact=True).check(force=True)
    card.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Lay down").click()
    page.locator("[data-style=wings]").click()
    page.wait_for_timeout(1000)
    shoot(page, "giganten-setup")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Set up", exact=True).click()
    for _ in range(GIGANTEN_TURNS):
        page.wait_for_selector('.sitting[data-yours="true"], .sitting[data-status="over"]')
        if page.evaluate(OPENS_WITH) == "over":
            break
        page.wait_for_timeout(700)
    page.wait_for_selector('.sitting[data-yours="true"]')
    page.wait_for_timeout(1500)
    page.locator("[data-target=take]").nth(5).click()
    shoot(page, "giganten-game")
    page.goto("/rules/giganten#who")
    page.get_by_role("status").wait_for()
    shoot(page, "giganten-rules")


def play_as_advised(page: Page, wanted: Callable[[dict], bool]) -> None:
    """On to a turn of ours that is as wanted, or to the end."""
    look = page.evaluate(AS_ADVISED)
    while look["status"] != "over" and not (0 in look["pending"] and wanted(look)):
        page.wait_for_timeout(100)
        look = page.evaluate(AS_ADVISED)


def fossilium(browser: Browser, address: str) -> None:
    """The middle of a game with a field that is looked at, the score sheet, the rules."""
    page = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto("/")
    card = page.get_by_role("region", name="Fossilium")
    card.get_by_label("3", exact=True).check(force=True)
    card.get_by_label("Hunter", exact=True).check(force=True)
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".sitting[data-seat]")
    play_as_advised(page, lambda look: look["view"]["round"] == FOSSILIUM_ROUND and look["view"]["phase"] == "turn")
    page.reload()
    page.wait_for_selector('.sitting[data-yours="true"]')
    page.locator("[data-field^=tour][aria-disabled=false], [data-field^=manage][aria-disabled=false]").first.click()
    shoot(page, "fossilium-game")
    play_as_advised(page, lambda look: False)
    page.get_by_role("table", name="Final score").wait_for()
    page.get_by_role("button", name=re.compile("Pedestals: [1-9]")).first.focus()
    shoot(page, "fossilium-score")
    page.goto("/rules/fossilium#try")
    page.get_by_role("status").first.wait_for()
    shoot(page, "fossilium-rules")


def wait_until_ready(address: str) -> None:
    """Pictures show the usual state, not that of the first minutes on a new machine."""
    for _ in range(600):
        with urlopen(f"{address}/api/status") as answer:
            if not json.load(answer)["preparing"]:
                return
        time.sleep(1)


GAMES = {"draftosaurus": a_game, "giganten": giganten, "fossilium": fossilium}

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        wait_until_ready(address)
        for name in sys.argv[1:] or GAMES:
            GAMES[name](browser, address)
        browser.close()
