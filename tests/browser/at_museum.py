"""A table of Fossilium: a person's hand at the page, friends over the API, and ways to the moment that a test is about."""

import random

from browser.asking import device_of, new_match
from browser.people import TURN_OR_END, moment, settled
from browser.setting_up import ADA, OPEN, Friend

SEEN = """() => {
    const open = selector => [...document.querySelectorAll(selector)]
        .filter(one => !one.disabled && one.offsetParent !== null)
    const named = (selector, name) => open(selector).map(one => one.dataset[name])
    const { status, decision } = document.querySelector('.sitting').dataset
    return {
        status, decision,
        hand: named('[data-hand] [data-position]', 'position'),
        starts: named('[data-start]', 'start'),
        steps: named('[data-step]', 'step'),
        fields: named('[data-field][aria-disabled=false]', 'field'),
        cells: named('[data-cell]', 'cell'),
        buys: named('[data-buy]', 'buy'),
        sells: named('[data-shelf] [data-tile]', 'tile'),
        deeds: named('[data-deed]:not([aria-disabled=true])', 'deed'),
    }
}"""
"""Everything that a hand could do now, as the page has it."""


class Player(Friend):
    """Somebody over the API, who may also hurry to a certain moment."""

    def __init__(self, address, match, seat, key):
        super().__init__(address, match, seat, key)
        self.rng = random.Random(seat)

    def step(self, wishes=(), look=None):
        """The first wish that may be done, or anything but waiting."""
        look = look or self.look()
        legal = look["legal"]
        wished = [step for wish in wishes for step in legal if step.startswith(wish)]
        rest = [step for step in legal if step != "pass"] or legal
        self.sent += 1
        do = wished[0] if wished else self.rng.choice(rest)
        self.ask("POST", "/act", command=f"{self.seat}-{self.sent}", decision=look["decision"], do=do)

    def owes(self):
        return self.seat in self.look()["pending"]

    def museum(self):
        """What this player has."""
        return self.look()["view"]["seats"][self.seat]

    def events(self, kind):
        found, since = [], 0
        while since is not None:
            page = self.ask("GET", "/events", since=since)
            found += [event for event in page["events"] if event["type"] == kind]
            since = page["next"]
        return found


def new_table(page, *seats, **options):
    """A new table, made at this browser: its number and keys."""
    return new_match(page, game="fossilium", players=len(seats), options={"first": 0, **options}, seats=list(seats))


def with_friends(page, friends=1, **options):
    """Ada at this browser, and others over the API; the first player of the list is Ada by another way."""
    made = new_table(page, ADA, *[OPEN] * friends, **options)
    keys = [device_of(page), *made["keys"][1:]]
    players = [Player(made["address"], made["match"], seat, key) for seat, key in enumerate(keys)]
    for player in players[1:]:
        player.join(f"Bo {player.seat}")
    return made, players


def hurry(players, there, wishes=(), others=("pass",), most=600):
    """Everybody plays over the API until Ada's look is as wanted; what is wished for comes first, and turns end soon."""
    for _ in range(most):
        look = players[0].look()
        if look["status"] == "over":
            return False
        if 0 in look["pending"]:
            if there(look):
                return True
            players[0].step((*wishes, "end", "done"), look)
        else:
            for seat in look["pending"]:
                players[seat].step((*others, "end", "done"))
    return False


def brought(page, wanted, wishes=(), others=("pass",), friends=1, tries=6, **options):
    """A table where it is Ada's turn at this browser, and the look is as wanted."""
    for _ in range(tries):
        made, players = with_friends(page, friends, **options)
        if hurry(players, wanted, wishes, others):
            page.goto(f"/m/{made['match']}")
            page.wait_for_selector('.sitting[data-yours="true"]')
            return players
    raise AssertionError("it never came to that")


def in_phase(name):
    return lambda look: look["view"]["phase"] == name


def has_step(start):
    return lambda look: any(step.startswith(start) for step in look["legal"])


def deed(page, name):
    return page.locator(f'[data-deed="{name}"]')


def field(page, name):
    return page.locator(f'[data-field="{name}"]')


def choice(page, step):
    return page.locator(f'[data-step="{step}"]')


def then(page, do):
    """Does it and waits until the server has it: another decision or another seat at this device, or others are to act."""
    before = moment(page)
    do()
    settled(page, before)


class Hand:
    """Somebody at a page who does something at every turn; `lazy` ones pass where they can."""

    def __init__(self, page, seed, *, lazy=0.25):
        self.page, self.rng, self.lazy = page, random.Random(seed), lazy
        self.done = []

    def play(self):
        """To the end of the game; how many steps that took."""
        while self.step():
            assert len(self.done) < 400, "the game does not end"
        return len(self.done)

    def step(self):
        """One step by the mouse; false when the game is over."""
        self.page.wait_for_selector(TURN_OR_END)
        seen = self.page.evaluate(SEEN)
        if seen["status"] == "over":
            return False
        then(self.page, lambda: self.done.append(self._one(seen)))
        return True

    def _click(self, name, value):
        self.page.locator(f'[data-{name}="{value}"]').first.click()
        return f"{name} {value}"

    def _one(self, seen):
        rng = self.rng
        if seen["hand"] or seen["starts"]:
            return self._keep(seen)
        if "done" in seen["deeds"] and rng.random() < 0.4:
            return self._click("deed", "done")
        if seen["steps"]:
            return self._click("step", rng.choice(seen["steps"]))
        if seen["cells"]:
            return self._place(seen)
        if seen["buys"] or seen["sells"]:
            name = "buy" if seen["buys"] and (not seen["sells"] or rng.random() < 0.6) else "tile"
            return self._click(name, rng.choice(seen["buys" if name == "buy" else "sells"]))
        if seen["fields"] and not ("pass" in seen["deeds"] and rng.random() < self.lazy):
            return self._act(seen)
        chosen = self._click("deed", next(one for one in ("end", "done", "pass") if one in seen["deeds"]))
        if deed(self.page, "pass-sure").count():
            self._click("deed", "pass-sure")
        return chosen

    def _keep(self, seen):
        if seen["hand"]:
            many = int(deed(self.page, "keep").inner_text().split("/")[-1])
            for position in self.rng.sample(seen["hand"], many):
                self._click("position", position)
        if seen["starts"]:
            self._click("start", self.rng.choice(seen["starts"]))
        return self._click("deed", "keep")

    def _place(self, seen):
        if "place" not in seen["deeds"]:
            self._click("cell", self.rng.choice(seen["cells"]))
        return self._click("deed", "place")

    def _act(self, seen):
        sites = [name for name in seen["deeds"] if name.startswith("students")]
        if sites and self.rng.random() < 0.5:
            self._click("deed", self.rng.choice(sites))
            self._click("deed", "draw")
            return "students"
        rare = [name for name in seen["fields"] if name.startswith(("joker", "strip"))]
        chosen = self._click("field", self.rng.choice(rare or seen["fields"]))
        self._click("deed", "take")
        return chosen
