"""A game of Giganten that is ready to be played: both armies are set up over the API, as the test wants them."""

import time

from browser.asking import ask, asked, device_of, match_of, new_match
from browser.people import TURN_OR_END, card, is_over, wait_for_turn
from browser.setting_up import Friend, set_up_button, take_ready_made
from playwright.sync_api import expect

FIRST_LAND = ("nest", "blank", "blitz")
"""Kinds that stand on land only, in any case no worse there; they are given their fields first."""


class Side(Friend):
    """Somebody without a browser, with an army as the test wants it."""

    def stand(self, wanted):
        """Behind the screen: wanted pieces on their fields, the others behind them."""
        view = self.look()["view"]
        kinds = [kind for kind, many in view["setting"]["army"].items() for _ in range(many)]
        self.act([*self._spread(view, kinds, dict(wanted)), *(["done"] if view["setting"]["note"] else [])])

    def _spread(self, view, kinds, wanted):
        ranks = {field: self._rank(view, field) for field in view["ground"]}
        back = sorted((field for field in ranks if 1 <= ranks[field] <= 4), key=lambda field: (ranks[field], field))
        free = [field for field in back if field not in wanted.values() and _column(field) not in (0, view["columns"] - 1)]
        land = [field for field in free if view["ground"][field] == "land"]
        given = {}
        for number in sorted(range(len(kinds)), key=lambda number: kinds[number] not in FIRST_LAND):
            kind = kinds[number]
            field = wanted.pop(kind, None) or (land if kind in FIRST_LAND else free)[0]
            given[number] = field
            for fields in (free, land):
                if field in fields:
                    fields.remove(field)
        return [given[number] for number in range(len(kinds))]

    def _rank(self, view, field):
        row = int(field.lstrip("abcdefghijklmnopqrstuvwxyz"))
        return row if self.seat % 2 == 0 else view["rows"] + 1 - row

    def shuffle(self, but=""):
        """Any quiet move, but not with the piece on this field."""
        for pick, goals in self.turn()["plans"].items():
            for goal, more in goals.items():
                if pick != but and goal.startswith("-") and (not more or "quiet" in more):
                    self.act([pick, goal, *(["quiet"] if more else [])])
                    return
        raise AssertionError("no quiet move")


def _column(field):
    return ord(field[0]) - ord("a")


def ready_table(page, *, near=None, far=None, **options):
    """Ada at this browser, Bo over the API; it is Ada's turn. `near` and `far` say where some of their pieces stand.

    Both set up behind a screen (GI-68), up to their seventh row, so that the first fight is near. The test sees the whole land.
    """
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    options = {"first": 0, "screened": True, **options}
    made = new_match(page, game="giganten", players=2, options=options, seats=seats)
    ada, bo = (Side(made["address"], made["match"], seat, key) for seat, key in enumerate((device_of(page), made["keys"][1])))
    bo.join("Bo")
    ada.lay()
    bo.lay()
    views = [side.look()["view"] for side in (ada, bo)]
    ground = {field: what for view in views for field, what in view["ground"].items() if what != "covered"}
    for side, wanted, view in zip((ada, bo), (near, far), views, strict=True):
        side.stand(wanted({**view, "ground": ground}) if wanted else {})
    page.goto(f"/m/{made['match']}")
    assert wait_for_turn(page)
    return ada, bo


def field(page, name):
    return page.locator(f'[data-field="{name}"]')


def targets(page, kind):
    return page.locator(f'[data-target="{kind}"]')


def deeds(page):
    return page.locator(".tray .deeds .button")


def main_deed(page):
    return page.locator(".tray .deeds .button.main")


def face_to_face(ground, *, on, rows=(6, 7, 8)):
    """A column where a piece on row 6 can go to row 7 and challenge one on row 8 that stands on this ground."""
    for column in "cdefghijkl":
        if ground[f"{column}{rows[2]}"] == on:
            return column
    raise AssertionError(f"no {on} in the eighth row")


def after_the_fight(page):
    expect(page.locator(".fight")).to_have_count(0)


def play_now(page, level="Hatchling"):
    """From the front page to the first turn, with a ready-made army, as a stranger would."""
    page.goto("/")
    card(page, "Giganten").get_by_label(level, exact=True).check(force=True)
    card(page, "Giganten").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Lay down").click()
    page.wait_for_selector(".setup [data-kind]")
    take_ready_made(page)
    set_up_button(page).click()
    page.wait_for_function("() => !document.querySelector('.setup')")


def next_turn(page):
    """Whether it is our turn; fights on the way are skipped by a tap. False when the game is over."""
    while True:
        page.wait_for_function(f"() => document.querySelector('.fight') || document.querySelector({TURN_OR_END!r})")
        if not page.locator(".fight").count():
            return not is_over(page)
        page.locator(".status").click()
        after_the_fight(page)


def boldest(plans):
    """A challenge if there is one, otherwise as far forward as can be."""
    turns = [
        (more.startswith("x "), _row(goal) - _row(pick) + _row(goal) / 20, [pick, goal, more])
        for pick, goals in plans.items()
        for goal, after in goals.items()
        if goal.startswith("-")
        for more in after or [""]
    ]
    return max(turns)[-1]


def _row(step):
    return int("".join(sign for sign in step if sign.isdigit()))


def hurry_to_the_end(page, most=300, patience=120):
    """The rest of a game of the same bold player, without a hand on the page."""
    sent, until = 0, time.monotonic() + patience
    while sent < most and time.monotonic() < until:
        told = asked(page, match_of(page))
        if told["status"] == "over":
            return
        if told["seat"] not in told["pending"]:
            page.wait_for_timeout(40)
            continue
        steps = ["up"] if told["view"]["phase"] == "up" else [step for step in boldest(told["plans"]) if step]
        body = {"seat": told["seat"], "command": f"hurry-{sent}", "decision": told["decision"], "do": steps}
        ask(page, f"{match_of(page)}/act", body)
        sent += 1
    raise AssertionError(f"the game does not end: {sent} decisions")


def attack(page):
    """One decision of a bold player, by taps alone; the plans are only looked at to know where to tap."""
    told = asked(page, match_of(page))
    before = page.locator(".sitting").get_attribute("data-decision")
    if told["view"]["phase"] == "up":
        page.get_by_role("button", name="Move up").click()
    else:
        pick, goal, more = boldest(told["plans"])
        field(page, pick).click()
        field(page, goal[1:]).click()
        choice = page.locator(f'.deeds [data-step="{more}"]') if more else main_deed(page)
        (choice if choice.count() else main_deed(page)).click()
    page.wait_for_function(
        "before => { const at = document.querySelector('.sitting').dataset;"
        " return at.decision !== before || at.status === 'over' || at.yours === 'false' }",
        arg=before,
    )
