"""The beginning of a game of Giganten: making a table, laying tiles, setting up, and somebody on the other side."""

import re
import time

import httpx
from browser.asking import asked, match_of, new_match
from playwright.sync_api import Page, expect

ADA, BO = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
CLIENT = httpx.Client(timeout=60)
"""One for all who have no browser: to make one takes longer than to ask. Each has a key, and none keeps a cookie."""


class Friend:
    """Somebody without a browser, who plays over the API."""

    def __init__(self, address, match, seat, key):
        self.address, self.seat, self.key = f"{address}/api/matches/{match}", seat, key
        self.sent = 0

    def ask(self, method, path, **body):
        """What is answered; whoever asks too fast waits as long as the server says."""
        while (answer := self._answer(method, path, body)).status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(int(answer.headers["retry-after"]))
        assert answer.is_success, answer.text
        return answer.json()

    def _answer(self, method, path, body):
        CLIENT.cookies.clear()
        return CLIENT.request(
            method,
            self.address + path,
            params={"seat": self.seat, **(body if method == "GET" else {})},
            json={"seat": self.seat, **body} if body and method != "GET" else None,
            headers={"Authorization": f"Bearer {self.key}"},
        )

    def join(self, name):
        """Takes the seat; the link is used up, and another key holds it."""
        self.key = self.ask("POST", "/join", name=name)["key"]

    def look(self):
        return self.ask("GET", "")

    def turn(self, patience=20):
        """How it looks when there is something to decide: what somebody did at a browser may still be on its way."""
        until = time.monotonic() + patience
        while self.seat not in (look := self.look())["pending"]:
            assert time.monotonic() < until, f"there is nothing for seat {self.seat} to decide: {look['pending']} may"
            time.sleep(0.05)
        return look

    def act(self, do=None, look=None):
        """Does this when it may be done, or the first thing that may be done now; whether there was anything to do."""
        look = look or (self.look() if do is None else self.turn())
        if self.seat not in look["pending"]:
            return False
        self.sent += 1
        self.ask("POST", "/act", command=f"{self.seat}-{self.sent}", decision=look["decision"], do=do or look["legal"][0])
        return True

    def lay(self):
        while self.look()["view"]["phase"] == "lay" and self.act():
            pass

    def set_up(self):
        """A ready-made army, as far as it is this side's turn."""
        army = self.ask("GET", "/setups")[0]
        view = self.look()["view"]
        kinds = list(view["setting"]["army"])
        fields = sorted(army["fields"], key=lambda field: kinds.index(army["fields"][field]))
        reserve = view["setting"]["reserve"] or {"least": 0, "most": 0}
        held = [f"reserve {kind}" for kind in army["reserve"]]
        if view["phase"] == "arrange" and reserve["least"] < reserve["most"]:
            held.append("done")
        note = [army["note"] or "done"] if view["setting"]["note"] else []
        self.army = [*held, *fields, *note]
        self.fields = fields

    def go_on(self):
        """The next step of the set-up; whether there was one to do."""
        look = self.look()
        view = look["view"]
        if view["phase"] == "occupy":
            standing, legal = {piece["field"] for piece in view["pieces"]}, set(look["legal"])
            left = (field for field in self.fields if field not in standing and field in legal)
            return self.act(next(left, "done" if "done" in legal else None), look)
        return view["phase"] == "arrange" and self.act(self.army, look)


def new_table(page: Page, *seats, players=2, **options):
    """The match and the keys of a new table, made by whoever sits at this browser."""
    table = {"game": "giganten", "players": players, "options": {"first": 0, **options}, "seats": list(seats)}
    return new_match(page, **table, clock=None, absence=None, listed=False)


def against_a_friend(page: Page, *, seat=0, **options):
    """Ada at a browser, and a friend over the API; the tiles are to be laid."""
    made = new_table(page, *((ADA, OPEN) if seat == 0 else (OPEN, ADA)), **options)
    other = 1 - seat
    friend = Friend(made["address"], made["match"], other, made["keys"][other])
    friend.join("Bo")
    page.goto(f"/m/{made['match']}")
    page.wait_for_selector(".laying")
    return friend


def at_the_set_up(page: Page, **how):
    """As above, with the tiles laid."""
    friend = against_a_friend(page, **how)
    page.get_by_role("button", name="Lay down").click()
    friend.lay()
    page.wait_for_selector(".setup [data-kind]")
    return friend


def two_browsers(somebody, **options):
    """Ada and Bo, each with a browser, about to lay tiles."""
    ada, bo = somebody(), somebody()
    made = new_table(ada, ADA, OPEN, **options)
    bo.goto(f"/m/{made['match']}#k={made['keys'][1]}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    ada.goto(f"/m/{made['match']}")
    for page in (ada, bo):
        page.wait_for_selector('.sitting[data-yours="true"] .laying button.tile')
    return ada, bo


def field(page: Page, name):
    return page.locator(f'[data-field="{name}"]')


def kind(page: Page, name):
    return page.locator(f'[data-kind="{name}"]')


def look_of(page: Page, seat):
    return asked(page, f"{match_of(page)}?seat={seat}")


def planned(page: Page):
    """Field to what stands there, as the screen reader is told of the own pieces."""
    labels = page.locator(".fields [data-field]").evaluate_all(
        "all => all.map(one => [one.dataset.field, one.getAttribute('aria-label')])"
    )
    found = {}
    for name, label in labels:
        words = label.split(". ")[0].split(", ")
        if len(words) > 2 and not words[2].startswith("a piece of"):
            found[name] = words[2]
    return found


def free_field(page: Page, *, ground, seat=0, but=()):
    """A field of the own territory with this ground, away from the corners, where nothing is planned."""
    view = look_of(page, seat)["view"]
    taken = set(planned(page)) | set(but)
    nesting = set(view["setting"]["only_on"]["nest"])
    for name in view["setting"]["territory"]:
        if view["ground"][name] == ground and name not in taken and (ground == "swamp" or name in nesting):
            return name
    raise AssertionError(f"no {ground} left")


def take_ready_made(page: Page, style="fortress"):
    """A set-up that the server made; it stands on the map when this returns."""
    small = page.get_by_role("button", name="Ready-made").count() > 0
    if small:
        page.get_by_role("button", name="Ready-made").click()
    choice = page.locator(f'[data-style="{style}"]')
    choice.click()
    if small:
        expect(choice).to_have_count(0)
    else:
        expect(choice).to_be_enabled(timeout=30_000)
    expect(set_up_button(page)).to_have_attribute("aria-disabled", "false")


def set_up_button(page: Page):
    return page.get_by_role("button", name="Set up", exact=True)


def to_the_end(page: Page, friend: Friend):
    """The friend goes on whenever it is the friend's turn, until the armies stand."""
    for _ in range(600):
        if not friend.go_on():
            if friend.look()["view"]["phase"] not in ("occupy", "arrange"):
                return
            page.wait_for_timeout(20)
    raise AssertionError("the set-up does not end")


def come(page: Page):
    """At one device: whoever is to take it says so. Who it is."""
    button = page.get_by_role("button", name=re.compile("^I am "))
    name = button.inner_text().removeprefix("I am ").split(":")[0]
    button.click()
    return name


def drag(page: Page, start, goal):
    begin, end = start.bounding_box(), goal.bounding_box()
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def lay(page):
    name = come(page)
    page.get_by_role("button", name="Lay down").click()
    expect(page.get_by_role("button", name="Lay down")).to_have_count(0)
    return name
