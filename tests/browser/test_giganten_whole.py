"""Whole games of Giganten in real browsers, from the tiles to the Nest, and what came over the wire meanwhile."""

import json
import random
import re

from browser.at_play import field
from browser.setting_up import drag, look_of, planned, set_up_button, take_ready_made, two_browsers
from playwright.sync_api import expect

from gondwana.games.giganten.data import PIECES

KINDS = frozenset(PIECES) - {"blank"}
"""The blank is not in play here, and the name of an option."""

MOST_STEPS, FIGHTS = 70, 3
KNOWN_PATHS = re.compile(
    r"(view|look\.view)\.("
    r"pieces\.(kind|could)"  # held against the fights below
    r"|seats\.(lost|away)\.\w+|seats\.(next|reserve_kinds\.\w+)"
    r"|fight\.(attacker|defender)"
    r"|setting\.\w+(\.\w+)*"  # what everybody's army is made of
    r")|events\.(attacker|defender)"
    r"|(look\.)?options\.agreed_\d"  # what all have agreed on
    r"|fields\.\w+"  # ready-made set-ups for the own side
)
"""Where the name of a kind may stand in a message of a running game."""


class Ear:
    """Everything that a browser gets from the server, in the order in which it comes."""

    def __init__(self, page):
        self.heard = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        page.on("response", self.answer)

    def hear(self, text):
        self.heard.append(json.loads(text))

    def answer(self, response):
        if "/api/matches/" in response.url and "json" in response.headers.get("content-type", "") and response.ok:
            self.heard.append(response.json())


def listening(somebody, ears):
    def make(**how):
        page = somebody(**how)
        ears.append(Ear(page))
        return page

    return make


def names_of_kinds(told, path=""):
    """Where in a message the names of kinds stand, as keys or as values."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key in KINDS:
                yield f"{path}.{key}"
            yield from names_of_kinds(value, f"{path}.{key}" if path else key)
    elif isinstance(told, list):
        for value in told:
            yield from names_of_kinds(value, path)
    elif isinstance(told, str) and told in KINDS:
        yield path


def parts_of(told):
    """The message and everything in it that has names."""
    if isinstance(told, dict):
        yield told
    for value in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from parts_of(value)


def views_in(told):
    return (part for part in parts_of(told) if "pieces" in part and "ground" in part)


def fights_in(told):
    return (part for part in parts_of(told) if part.get("type") == "fight")


def fought(ear):
    """The fights that were heard of, each once."""
    return {(fight["at"], fight["attacker_field"]) for told in ear.heard for fight in fights_in(told)}


def is_over(told):
    return any(part.get("type") == "over" or part.get("phase") == "over" for part in parts_of(told))


def nothing_hidden(heard, seat):
    """No kind of the other side is told but those that a fight has shown; how many messages had a view."""
    shown, looked = set(), 0
    for told in heard:
        if is_over(told):
            break
        for fight in fights_in(told):
            sides = (fight["attacker"], fight["defender"]) if fight["seat"] != seat else (fight["defender"], fight["attacker"])
            shown.add(sides[0])
        unknown = [path for path in names_of_kinds(told) if not KNOWN_PATHS.fullmatch(path)]
        assert not unknown, unknown
        for view in views_in(told):
            looked += 1
            enemies = [piece for piece in view["pieces"] if piece["seat"] != seat]
            for piece in enemies:
                assert piece["kind"] is None or piece["kind"] in shown, piece
                assert len(piece["could"]) != 1 or piece["could"][0] in shown, piece
            other = view["seats"][1 - seat]
            assert not other["reserve_kinds"], other
            assert other["next"] is None, other
    return looked


def neighbours(name):
    column, row = ord(name[0]), int(name[1:])
    return [f"{chr(c)}{r}" for c, r in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))]


def ways_to(nest, view):
    """How many steps a piece needs from each free field until it stands beside the Nest."""
    taken = {piece["field"] for piece in view["pieces"]}
    steps, edge = {nest: -1}, [nest]
    for name in edge:
        for near in neighbours(name):
            if near in view["ground"] and near not in steps and near not in taken:
                steps[near] = steps[name] + 1
                edge.append(near)
    return steps


def turn_of(look, nest, rng, *, last):
    """Steps of a turn: fight, or come nearer to the Nest; it is left alone until the game may end, then it is all that counts."""
    turns = []
    kinds = {piece["field"]: piece["kind"] for piece in look["view"]["pieces"] if piece["kind"]}
    ways = ways_to(nest, look["view"])
    for pick, goals in look["plans"].items():
        for goal, more in goals.items():
            for answer in more or [None]:
                takes, fights = answer == f"x {nest}", bool(answer and answer.startswith("x "))
                if takes and not last:
                    continue
                far = ways.get(goal[1:], 50) if kinds.get(pick) not in ("culak", "blitz") else 60
                worth = 100 * takes - far + (0 if last else 30 * fights) + rng.random()
                turns.append((worth, [pick, goal] + ([answer] if answer else [])))
    return max(turns)[1]


def waiting_turn(look, rng):
    """Something quiet: the other side is to end the game."""
    turns = [
        [pick, goal] + (["quiet"] if more else [])
        for pick, goals in look["plans"].items()
        for goal, more in goals.items()
        if not more or "quiet" in more
    ]
    return rng.choice(turns)


def do(page, steps):
    """A turn by the mouse: the piece, the field, and what the page asks after that."""
    field(page, steps[0]).click()
    field(page, steps[1][1:]).click()
    answer = page.locator(f'.tray [data-step="{steps[2]}"]') if len(steps) > 2 else page.locator(".nothing")
    main = page.locator(".tray .deeds .button.main")
    expect(answer.or_(main).first).to_be_visible()
    then(page, (answer if answer.count() else main).first.click)


def then(page, deed):
    """Does it and waits until it is done."""
    before = page.locator(".sitting").get_attribute("data-decision")
    deed()
    page.wait_for_function("before => document.querySelector('.sitting').dataset.decision !== before", arg=before)


def set_up(page, style, *, reckless=False):
    """A ready-made army; a reckless one has its Nest in the first line, where it is soon found."""
    page.wait_for_selector(".setup [data-kind]")
    take_ready_made(page, style)
    if reckless:
        good = look_of(page, 1)["view"]["setting"]["only_on"]["nest"]
        army = planned(page)
        nest = next(name for name, kind in army.items() if kind == "Nest")
        front = min((name for name, kind in army.items() if name in good and kind != "Nest"), key=lambda name: int(name[1:]))
        drag(page, field(page, nest), field(page, front))
        assert planned(page)[front] == "Nest"
    set_up_button(page).click()


def nest_of(page, seat):
    return next(
        piece["field"] for piece in look_of(page, seat)["view"]["pieces"] if piece["seat"] == seat and piece["kind"] == "nest"
    )


def test_two_browsers_play_to_the_nest_and_nothing_hidden_is_on_the_wire(somebody):
    """GI-21, GI-25: both sides by mouse; each browser hears only what its side may know."""
    ears, rng = [], random.Random(5)
    pages = two_browsers(listening(somebody, ears))
    for page in pages:
        page.get_by_role("button", name="Lay down").click()
    set_up(pages[0], "scouts")
    set_up(pages[1], "wings", reckless=True)
    while look_of(pages[0], 0)["view"]["phase"] in ("occupy", "arrange"):
        pages[0].wait_for_timeout(100)
    nests = [nest_of(page, seat) for seat, page in enumerate(pages)]
    for step in range(MOST_STEPS):
        look = look_of(pages[0], 0)
        if look["status"] == "over":
            break
        seat = look["pending"][0]
        page, look = pages[seat], look_of(pages[seat], seat)
        page.wait_for_selector('.sitting[data-yours="true"]')
        expect(page.locator(".fight")).to_have_count(0)
        if look["view"]["phase"] == "up":
            then(page, lambda page=page: page.get_by_role("button", name="Move up").click())
            continue
        last = step > 24 or len(fought(ears[0])) >= FIGHTS
        do(page, turn_of(look, nests[1 - seat], rng, last=last) if seat == 0 or not last else waiting_turn(look, rng))
    for page in pages:
        page.wait_for_selector('.sitting[data-status="over"]')
    headings = sorted(page.get_by_role("heading", level=1).inner_text() for page in pages)
    assert "You win" in headings, headings
    assert look_of(pages[0], 0)["view"]["ending"] == "nest"
    assert fought(ears[0]) == fought(ears[1])
    for seat, ear in enumerate(ears):
        assert nothing_hidden(ear.heard, seat) > 20
