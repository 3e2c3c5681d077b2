"""FO-80 to FO-91 by hand; then the engine beside the slow recount."""

import random

import pytest
from games.fossilium import oracle
from games.fossilium.oracle import Fossil, Museum, Panel, cell_of

from gondwana.core.match import Match
from gondwana.games import load

ROWS = {type_: row for row, type_ in oracle.SHOPS.items()}
COLUMNS = {type_: column for column, type_ in oracle.ENTRANCES.items()}


def block(row, column, high=1, wide=1):
    return frozenset((r, c) for r in range(row, row + high) for c in range(column, column + wide))


def shown(name, type_, size, cells, missing=0):
    return Fossil(name, type_, size, cells, frozenset(sorted(cells)[: size - missing]))


FERN = shown("fern", "botanical", 1, block(1, 3))
URCHIN = shown("urchin", "aquatic", 1, block(3, 1))


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([9, 8, 7, 6], [7, 4, 2, 0]),
        ([6, 9], [4, 7]),
        ([9, 9], [5, 5]),
        ([9, 9, 5], [5, 5, 2]),
        ([9, 5, 5], [7, 3, 3]),
        ([9, 5, 5, 5], [7, 2, 2, 2]),
        ([9, 9, 9, 9], [3, 3, 3, 3]),
        ([0, 4, 0], [3, 7, 3]),
        ([0, 0], [5, 5]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
        ([5, 3, 0, 0], [7, 4, 1, 1]),
    ],
)
def test_tied_museums_share_the_places_they_take_together(values, points):
    """FO-80: rounded down, then skipped; a place is paid also to who has nothing, but for an option."""
    assert oracle.majority(values) == points
    assert oracle.majority(values, True) == [gained if value else 0 for value, gained in zip(values, points, strict=True)]


def test_what_is_known_for_certain_about_guests():
    """FO-40, FO-50: a track of 30, at most 18, and 4 for 7 guests."""
    assert oracle.TRACK == 30
    assert oracle.opening_prestige(7) == 4
    assert oracle.opening_prestige(30) == max(oracle.DATA["guests"]["prestige"]) == 18


def test_a_row_pays_for_fossils_and_a_column_counts_parts():
    """FO-10, FO-11: a large fossil is one dollar in the row of its shop; each part in the column of its entrance is a guest."""
    row, column = ROWS["aquatic"], COLUMNS["aquatic"]
    wide = shown("plesiosaur", "aquatic", 6, block(row - 1, column, 2, 3))
    assert oracle.income(Museum([wide])) == (1, 2)
    begun = Fossil("plesiosaur", "aquatic", 6, wide.cells, frozenset({(row - 1, column)}))
    assert oracle.income(Museum([begun])) == (0, 1), "only parts count, not what is under construction"
    elsewhere = shown("trex", "terrestrial", 6, block(row - 1, column, 2, 3))
    assert oracle.income(Museum([elsewhere])) == (0, 0)


def test_an_amber_is_a_part_and_a_fossil_of_its_type():
    """FO-81 and the panel: for income."""
    ambers = [Panel("amber", (ROWS["terrestrial"], 6), "terrestrial"), Panel("amber", (2, COLUMNS["aquatic"]), "aquatic")]
    assert oracle.income(Museum([], ambers)) == (1, 1)


def test_guests_beyond_the_track_pay():
    """FO-40."""
    museum = Museum(guests=28, money=1)
    oracle.welcome(museum, 5)
    assert (museum.guests, museum.money) == (30, 4)


def test_a_pedestal_needs_the_fossil_exactly_on_it():
    """FO-26: also under construction; half on it is not on it."""
    for cells, prestige in oracle.pedestals():
        begun = shown("any", "terrestrial", len(cells), cells, missing=len(cells) // 2)
        assert oracle.pedestal_points(Museum([begun])) == prestige
        beside = shown("any", "terrestrial", len(cells), frozenset((row, column + 1) for row, column in cells))
        assert oracle.pedestal_points(Museum([beside])) == 0


def test_an_incomplete_fossil_brings_half():
    """FO-81: rounded down, after the limit."""
    rex = shown("trex", "terrestrial", 6, block(3, 2, 3, 2))
    half = shown("trex", "terrestrial", 6, block(3, 2, 3, 2), missing=3)
    assert oracle.worth({"base": 14, "most": 14}, Museum([rex]), rex) == 14
    assert oracle.worth({"base": 13, "most": 14}, Museum([half]), half) == 6
    assert oracle.worth({"of": "guests", "each": 1, "per": 3, "most": 10}, Museum([rex], guests=29), rex) == 9
    assert oracle.worth({"of": "guests", "each": 1, "per": 3, "most": 10}, Museum([half], guests=30), half) == 5


def test_neighbours_lie_side_by_side():
    """FO-81: a corner is not enough; each fossil counts once."""
    stego = shown("stegosaurus", "terrestrial", 6, block(1, 1, 2, 3))
    near = [
        shown("fern", "botanical", 1, block(1, 4)),
        shown("voltzia", "botanical", 2, block(3, 2, 1, 2)),
        shown("ginkgo", "botanical", 1, block(3, 4)),
    ]
    assert oracle.worth({"base": 3, "of": "neighbours", "each": 3, "most": 15}, Museum([stego, *near]), stego) == 9


def test_panels_look_at_what_is_beside_them():
    """FO-81: each size once for the platform; a cell in a corner has two neighbours."""
    platform, toilet = Panel("platform", (3, 3)), Panel("toilet", (1, 1))
    fossils = [
        FERN,
        shown("voltzia", "botanical", 2, block(3, 4, 1, 2)),
        shown("araucaria", "botanical", 2, block(4, 3, 2, 1)),
        shown("trackway", "terrestrial", 1, block(2, 3)),
    ]
    museum = Museum(fossils, [platform, toilet])
    assert oracle.panel_points(museum, platform) == 1 + 2
    assert oracle.panel_points(museum, toilet) == 2 * oracle.DATA["panels"]["toilet"]
    assert oracle.panel_points(museum, Panel("restaurant", (5, 6))) == 0


def test_alone_there_are_steps_instead_of_rivals():
    """FO-91."""
    assert [oracle.threshold(value, [22, 17, 12]) for value in (11, 12, 17, 22, 30)] == [0, 2, 4, 7, 7]
    museum = Museum([FERN, URCHIN], guests=30, money=50)
    assert oracle.contests([museum], None) == {"guests": [7], "money": [7], "complete": [0]}


def test_equal_prestige_goes_to_the_fuller_museum_then_to_more_standees():
    """FO-82."""
    assert oracle.places([Museum([FERN]), Museum([URCHIN])], None) == [1, 1]
    assert oracle.places([Museum([FERN]), Museum([FERN, URCHIN])], None) == [2, 1]
    large = shown("any", "terrestrial", 6, block(1, 1, 2, 3))
    begun = shown("any", "terrestrial", 6, block(1, 1, 2, 3), missing=3)
    assert oracle.places([Museum([begun]), Museum([large])], None) == [2, 1]


GAME = load("fossilium")
TABLES = [
    (1, {}),
    (1, {"first_game": True}),
    (2, {}),
    (2, {"end_goal": "cells"}),
    (2, {"end_goal": "none", "tour_bonus_guest": False}),
    (3, {"end_goal": "panels", "labour_goals": "drawn", "shop_incomplete": False}),
    (3, {"round_goals": "second", "end_goal": "large", "majority_needs_some": True}),
    (4, {"round_goals": "first", "first_game": True}),
    (4, {"end_goal": "complete"}),
]


def wish(view, seat, step):
    """How much a collector wants a step: parts of fossils that are begun, and showing them. Only to keep takes a look around."""
    first, _, rest = step.partition(" ")
    if first in ("pass", "end", "done"):
        return 0.1
    if first == "keep":
        mine = view["seats"][seat]
        begun = [slot["tile"] for slot in mine["storage"]["slots"] if slot["tile"]]
        begun += [tile for fossil in mine["fossils"] for tile in 2 * fossil["missing"]]
        names = [tile.partition("-")[0] for tile in begun]
        return 4.0 ** sum(names.count(mine["hand"][int(place) - 1].partition("-")[0]) for place in rest.split())
    return 6.0 if first.partition("-")[0] in ("add", "show", "display", "part", "strip", "take", "buy") else 1.0


def play(players, options, seed):
    """A game of people who like to collect, but otherwise do anything that is allowed."""
    match = Match(GAME, players=players, options=options, seed=seed)
    chooser = random.Random(seed)
    match.settle()
    while not match.over:
        for seat in match.pending:
            legal = match.legal_texts(seat)
            view = match.view(seat) if any(step.startswith("keep") for step in legal) else {}
            match.play(seat, chooser.choices(legal, [wish(view, seat, step) for step in legal])[0])
        match.settle()
    return match


SOME = [
    pytest.param(*table, marks=[] if number % 2 == 0 else [pytest.mark.slow, pytest.mark.checked])
    for number, table in enumerate(TABLES)
]


@pytest.mark.parametrize(("players", "options"), SOME, ids=str)
def test_the_engine_scores_as_the_slow_recount_does(players, options):
    """FO-26, FO-80 to FO-82, FO-91: points and places of random games."""
    for seed in range(12):
        match = play(players, options, seed)
        view = match.view(-1)
        museums = [oracle.museum_of(seat) for seat in view["seats"]]
        rules = (oracle.goal_of(view), options.get("majority_needs_some", False))
        assert match.scores() == oracle.scores(museums, *rules), oracle.sheet(museums, *rules)
        assert match.places() == oracle.places(museums, *rules)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_has_one_answer_is_not_asked(players):
    """FO-20, FO-29, FO-33: but for the end of a turn, the field after students were sent, and parts that are left in secret."""
    for seed in range(3):
        match = Match(GAME, players=players, seed=100 + seed)
        chooser = random.Random(seed)
        match.settle()
        while not match.over:
            for seat in match.pending:
                legal, phase = match.legal_texts(seat), match.view(seat)["phase"]
                sent = phase == "turn" and "pass" not in legal
                assert len(legal) > 1 or phase in ("end", "store") or sent, (phase, legal)
                if phase == "turn":
                    assert any("-" in step for step in legal), "whoever is on turn has a field"
                calm = [step for step in legal if step != "pass"]
                match.play(seat, chooser.choice(calm or legal))
            match.settle()


def test_random_games_have_all_that_scores():
    """Otherwise the recount above would prove little."""
    shown, whole, built, pedestals = set(), set(), set(), 0
    for seed in range(30):
        for seat in play(2, {}, seed).view(-1)["seats"]:
            museum = oracle.museum_of(seat)
            shown |= {one.name for one in museum.fossils}
            whole |= {one.name for one in museum.complete()}
            built |= {one.name for one in museum.panels}
            pedestals += oracle.pedestal_points(museum) > 0
    assert shown >= set(oracle.FOSSILS)
    assert len(whole) > 14, "all small ones and some of size 4"
    assert len(built) == 12
    assert pedestals > 3


def own_workers(view, column):
    """FO-36, FO-71: the worker of the joker itself lowers no price: it stands there already, or is one that is fixed above.

    The price is told for a free worker, where there is one.
    """
    doing = view["doing"]
    if view["phase"] in ("turn", "workers"):
        workers = view["seats"][view["seat"]]["workers"]
        ready = view["round"] == 5 and workers["fixed"][column - 1] > workers["used"][column - 1]
        return int(ready and not workers["usable"])
    return int(bool(doing) and doing["field"].split("-") in (["joker", str(column)], ["strip", str(column)]))


@pytest.mark.parametrize(("players", "incomplete"), [(1, True), (2, False), (3, True), (4, False)])
def test_every_income_and_opening_is_as_the_slow_recount_says(players, incomplete):
    """FO-10, FO-11, FO-36, FO-50: the income that a view promises, the joker's price, prestige for guests, all through a game."""
    match = Match(GAME, players=players, seed=players, options={"shop_incomplete": incomplete})
    chooser = random.Random(players)
    match.settle()
    while not match.over:
        view = match.view(-1)
        for seat in view["seats"]:
            museum = oracle.museum_of(seat)
            assert (seat["income"]["money"], seat["income"]["guests"]) == oracle.income(museum, incomplete)
            assert seat["free_cells"] == len(museum.free())
        museums = [oracle.museum_of(seat) for seat in view["seats"]]
        assert match.scores() == oracle.scores(museums, oracle.goal_of(view)), "points are counted as if the game ended now"
        for column in view["board"]["columns"]:
            assert column["joker"] == oracle.joker_price(column["workers"] - own_workers(view, column["column"]))
        for seat in match.pending:
            match.play(seat, chooser.choice(match.legal(seat)))
        match.settle()
    openings = [event for event in match.events(-1) if event["type"] == "opening"]
    assert len(openings) == 5
    for event in openings:
        for one in event["seats"]:
            assert one["prestige"] == oracle.opening_prestige(one["guests"])


def digs_so_far(events, seat):
    """The sites at which a seat has dug since the last opening."""
    since = [number for number, event in enumerate(events) if event["type"] == "opening"][-1:] or [0]
    return {event["site"] for event in events[since[0] :] if event["type"] == "dug" and event["seat"] == seat}


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_workers_sites_and_restored_fossils_are_those_of_the_slow_recount(players, seed):
    """FO-20, FO-22, FO-36, FO-60, FO-71: the workers for a field and what they cost, sites to dig at, what the restorer shows."""
    seen = set()
    for game in range(3):
        match = Match(GAME, players=players, seed=10 * seed + game, options={"labour_goals": "drawn"})
        chooser = random.Random(seed)
        match.settle()
        while not match.over:
            for seat in match.pending:
                view, legal = match.view(seat), match.legal_texts(seat)
                phase = view["phase"]
                seen.add(phase)
                if phase == "turn":
                    for step in legal:
                        assert "-" not in step or oracle.mixes(view, seat, step), step
                elif phase == "workers":
                    found = oracle.mixes(view, seat, view["doing"]["field"])
                    assert legal == [f"use {fixed} fixed" for fixed in found]
                    money = view["seats"][seat]["money"]
                    assert {one["fixed"]: money + one["money"] for one in view["doing"]["mixes"]} == found
                elif phase == "excavate":
                    found = oracle.digs(view, seat, digs_so_far(match.events(seat), seat))
                    assert legal == [f"dig {site}" for site in sorted(found)]
                    told = {one["site"]: (one["draw"], one["keep"]) for one in view["seats"][seat]["sites"]}
                    assert told == found
                elif phase == "restore":
                    assert set(legal) == {"done"} | {f"show {name}" for name in oracle.restorable(view["seats"][seat])}
                calm = [step for step in legal if step not in ("pass", "done")]
                restorer = [step for step in legal if step == "build restorer"]
                match.play(seat, chooser.choice(restorer or calm or legal))
            match.settle()
    assert seen >= {"turn", "excavate", "restore"}


def test_cells_are_named_by_column_and_row():
    assert (cell_of("a1"), cell_of("f5")) == ((1, 1), (5, 6))
