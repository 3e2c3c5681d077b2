"""Whole games of Fossilium in real browsers: alone, against bots, two people; and what came over the wire meanwhile."""

import json
import re

from browser.asking import asked
from browser.at_museum import Hand, new_table
from browser.people import card, wait_for_turn
from browser.setting_up import ADA, OPEN
from playwright.sync_api import expect

MOST_STEPS = 400
BOT = {"kind": "bot", "name": "Fern", "level": "hatchling"}


class Ear:
    """Everything that a browser gets from the server, in the order in which it comes."""

    def __init__(self, page):
        self.heard = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(json.loads(text))))
        page.on("response", self.answer)

    def answer(self, response):
        if "/api/matches/" in response.url and "json" in response.headers.get("content-type", "") and response.ok:
            self.heard.append(response.json())


def parts_of(told):
    """The message and everything in it that has names."""
    if isinstance(told, dict):
        yield told
    for value in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from parts_of(value)


def nothing_hidden(heard, seat):
    """What others have drawn and not shown yet is told by number only; how often there was something to hide."""
    hid = 0
    for told in heard:
        if any(part.get("type") == "over" or part.get("phase") == "over" for part in parts_of(told)):
            break
        # What is kept and stored with the draw itself, because there is nothing to choose, is open: a single part that students
        # draw, or the last part of a dig if all storages have room.
        events = [part for part in parts_of(told) if part.get("type") in ("kept", "stored")]
        stored = {(part["at"], part["seat"], tile) for part in events for tile in part.get("tiles", [part.get("tile")])}
        for part in parts_of(told):
            if part.get("type") == "draw" and part["seat"] != seat:
                assert part["tile"] is None or (part["at"], part["seat"], part["tile"]) in stored, part
                hid += 1
            for other, museum in enumerate(part["seats"]) if "ammonite" in part and "seats" in part else ():
                if isinstance(museum, dict) and other != seat and "hand" in museum:
                    assert all(tile is None for tile in (*museum["hand"], *museum["beside"])), museum["hand"]
                    assert not museum["chosen"], museum["chosen"]
                    hid += len(museum["hand"]) + len(museum["beside"])
    return hid


def look_of(page, made):
    """How the game stands, as the server has it."""
    return asked(page, f"/api/matches/{made['match']}?seat=0")


def score_of(page):
    """The sums of the score sheet, each of them checked against its column."""
    sheet = page.get_by_role("table", name="Final score")
    sheet.wait_for()
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    sums = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    for column, total in enumerate(sums):
        assert total == sum(int(row[column]) for row in rows if row[column].strip().isdigit())
    return sums


def test_alone_on_a_phone_to_the_end(somebody):
    """FO-91: solo, in the dark; every line of the sheet can be pointed at."""
    page = somebody(width=360, height=740, dark=True)
    page.goto("/")
    card(page, "Fossilium").get_by_label("1", exact=True).check(force=True)
    card(page, "Fossilium").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".sitting[data-seat]")
    hand = Hand(page, 3, lazy=0.35)
    assert hand.play() > 25
    expect(page.get_by_role("heading", level=1)).to_contain_text("prestige")
    assert len(score_of(page)) == 1
    page.locator("tbody td button").first.click()
    expect(page.locator(".why")).to_contain_text("Earned during play")


def test_against_bots_to_the_end(somebody):
    """FO-01, FO-82: five rounds with the mouse, the sheet, and the way back through the game."""
    page = somebody()
    made = new_table(page, ADA, BOT)
    page.goto(f"/m/{made['match']}")
    hand = Hand(page, 8, lazy=0.3)
    hand.play()
    did = " ".join(hand.done)
    for kind in ("field", "deed keep", "deed end"):
        assert kind in did, did
    assert len(score_of(page)) == 2
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("You win|Fern wins|You win together|Shared"))
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("p.told")).to_be_visible()


def test_two_browsers_to_the_end_and_nothing_hidden_is_on_the_wire(somebody):
    """FO-60, FO-61: both choose at the same time; neither hears what the other has drawn."""
    pages = [somebody(), somebody(width=360, height=740)]
    ears = [Ear(page) for page in pages]
    made = new_table(pages[0], ADA, OPEN)
    pages[1].goto(f"/m/{made['match']}#k={made['keys'][1]}")
    pages[1].get_by_label("Your name").fill("Bo")
    pages[1].get_by_role("button", name="Sit down").click()
    pages[0].goto(f"/m/{made['match']}")
    for page in pages:
        assert wait_for_turn(page), "both keep parts at the same time"
    hands = [Hand(page, seed, lazy=0.5) for seed, page in enumerate(pages)]
    look = look_of(pages[0], made)
    for _ in range(MOST_STEPS):
        if look["status"] == "over":
            break
        before = look["number"]
        hands[look["pending"][-1]].step()
        while (look := look_of(pages[0], made))["number"] == before:
            pages[0].wait_for_timeout(20)
    assert score_of(pages[0]) == score_of(pages[1])
    for seat, ear in enumerate(ears):
        assert nothing_hidden(ear.heard, seat) > 10
