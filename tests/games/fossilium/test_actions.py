"""The action board: fields, tours, jokers, management, passing, students."""

import pytest
from games.fossilium.tables import (
    GAME,
    do,
    draws,
    fill,
    fixed,
    last_round,
    museum,
    occupied,
    offer,
    on_turn,
    panel,
    set_money,
    show,
    stock,
    stored,
    table,
)

from gondwana.core.errors import Refused


def field(match, name):
    return next(one for one in match.view(-1)["board"]["fields"] if one["field"] == name)


def column(match, number):
    return match.view(-1)["board"]["columns"][number - 1]


def test_the_board_is_that_of_the_rules_page():
    """FO-20, FO-21, FO-35, FO-37: sizes, money, types and gifts of the fields."""
    fields = {one["field"]: one for one in table().view(-1)["board"]["fields"]}
    rows = ("display", "build", "market", "tour")
    assert {row: [(fields[f"{row}-{k}"]["size"], fields[f"{row}-{k}"]["money"]) for k in (1, 2, 3, 4)] for row in rows} == {
        "display": [(1, 0), (1, 0), (2, 2), (1, -2)],
        "build": [(1, 0), (2, 2), (1, 0), (1, -2)],
        "market": [(2, 2), (1, 0), (1, 0), (2, 2)],
        "tour": [(1, 0), (1, 0), (1, 0), (1, -1)],
    }
    assert [fields[f"tour-{k}"]["type"] for k in (1, 2, 3, 4)] == ["botanical", "aquatic", "terrestrial", None]
    assert [fields[f"manage-{k}"]["gives"] for k in (1, 2, 3)] == ["money", "student", "guest"]
    assert "strip-1" not in fields
    assert [one["site"] for one in table().view(-1)["board"]["columns"]] == [1, 2, 3, None]


def test_a_used_field_is_closed_and_large_fields_take_two():
    """FO-20."""
    match = table(3)
    stock(match, 0, "fern", "ginkgo")
    do(match, 0, "market-1", "sell fern", "done", "end")
    assert field(match, "market-1")["workers"] == [0, 0]
    stock(match, 1, "fern")
    with pytest.raises(Refused, match="taken"):
        match.play(1, "market-1")
    match.state[0]["free"][1] = 1
    with pytest.raises(Refused, match="needs 2 workers; one is free"):
        match.play(1, "market-4")


def test_turns_go_clockwise_until_all_are_out():
    """FO-20, FO-22: passed players and those without workers are skipped."""
    match = table(3)
    do(match, 0, "manage-1", "end")
    assert match.pending == (1,)
    do(match, 1, "pass")
    do(match, 2, "manage-1", "end")
    for _ in range(3):
        do(match, 0, "manage-1", "end")
        do(match, 2, "manage-1", "end")
    assert match.view(-1)["phase"] not in ("turn", "end")


def test_after_passing_only_a_worker_gained_since_may_act():
    """FO-22, FO-29, FO-39: a gift completes a large fossil of somebody who has passed: that worker may act, the others not."""
    match = table(3)
    show(match, 1, "nest", "a1 lying", [0, 1, 2])
    stock(match, 0, "nest-2")
    on_turn(match, 1)
    do(match, 1, "pass")
    do(match, 2, "pass")
    assert museum(match, 1)["passed"]
    do(match, 0, "build-1", "give nest-2 to 1")
    assert museum(match, 1)["labour"] == ["large"]
    workers = museum(match, 1)["workers"]
    assert museum(match, 1)["passed"] and (workers["free"], workers["usable"]) == (5, 1)
    do(match, 0, "end")
    assert match.pending == (1,)
    with pytest.raises(Refused, match="after passing only workers gained since then may act, and there is one"):
        match.play(1, "market-1")
    do(match, 1, "manage-1", "end")
    assert museum(match, 1)["workers"]["usable"] == 0
    do(match, 0, "manage-1", "end")
    assert match.pending == (0,), "its other workers stay out"


def test_who_passes_again_with_the_new_worker_is_out():
    """FO-22: the new worker may also be left; in the next round all are in again."""
    match = table(3)
    show(match, 1, "nest", "a1 lying", [0, 1, 2])
    stock(match, 0, "nest-2")
    on_turn(match, 1)
    do(match, 1, "pass")
    do(match, 2, "pass")
    do(match, 0, "build-1", "give nest-2 to 1", "end")
    do(match, 1, "pass")
    assert match.pending == (0,) and museum(match, 1)["workers"]["usable"] == 0
    do(match, 0, "pass")
    match.settle()
    if match.view(-1)["phase"] == "fix":
        do(match, 1, "fix 1")
    assert museum(match, 1)["workers"]["usable"] == museum(match, 1)["workers"]["free"] == 4


def test_after_passing_fixed_workers_are_out_too():
    """FO-22, FO-71: in the last round a new worker comes back alone."""
    match = table(3)
    last_round(match)
    fixed(match, 1, 1, 2)
    show(match, 1, "nest", "a1 lying", [0, 1, 2])
    stock(match, 0, "nest-2")
    on_turn(match, 1)
    do(match, 1, "pass")
    do(match, 2, "pass")
    do(match, 0, "build-1", "give nest-2 to 1", "end")
    do(match, 1, "manage-1", "end")
    assert match.view(-1)["phase"] == "turn" and match.pending == (0,)
    assert museum(match, 1)["workers"]["used"] == [0, 0, 0, 0]


def test_management_takes_any_number_of_workers():
    """FO-37: 1 $, 1 student, 1 guest."""
    match = table()
    do(match, 0, "manage-1", "end")
    do(match, 1, "manage-1", "end")
    do(match, 0, "manage-1", "end")
    assert field(match, "manage-1")["workers"] == [0, 0, 1]
    assert museum(match, 0)["money"] == 7
    do(match, 1, "manage-2", "end")
    do(match, 0, "manage-3", "end")
    assert museum(match, 1)["students"] == 4
    assert museum(match, 0)["guests"] == 2


def test_students_never_exceed_five():
    """FO-12, FO-37: the rest is lost."""
    match = table()
    match.state[0]["students"][0] = 5
    do(match, 0, "manage-2")
    assert museum(match, 0)["students"] == 5


@pytest.mark.parametrize(("step", "money", "guests"), [("entrance aquatic", 0, 1), ("shop aquatic", 1, 0)])
def test_a_tour_is_the_income_of_one_line(step, money, guests):
    """FO-35: of the field's type."""
    match = table(types=("aquatic", "botanical"))
    match.play(0, "tour-2")
    assert match.legal_texts(0) == ["entrance aquatic", "shop aquatic"]
    with pytest.raises(Refused, match="another type"):
        match.play(0, "shop botanical")
    match.play(0, step)
    assert (museum(match, 0)["money"], museum(match, 0)["guests"]) == (5 + money, 1 + guests)


@pytest.mark.parametrize("guest", [True, False])
def test_the_tour_of_column_four_is_of_any_type(guest):
    """FO-35: costs 1 $; a guest besides, by the option."""
    match = table(types=("aquatic", "botanical"), tour_bonus_guest=guest)
    match.play(0, "tour-4")
    assert len(match.legal(0)) == 6
    match.play(0, "shop aquatic")
    assert (museum(match, 0)["money"], museum(match, 0)["guests"]) == (5, 1 + guest)


def test_the_joker_gets_cheaper_with_every_worker_of_its_column():
    """FO-36: 10 $ less 1 $ for each, anyone's, fixed ones above it included, its own not."""
    match = table(3)
    set_money(match, 0, 30)
    assert column(match, 2)["joker"] == 10
    occupied(match, 1, "build-2", "manage-2")
    occupied(match, 2, "tour-2")
    fixed(match, 2, 2)
    assert (column(match, 2)["workers"], column(match, 2)["joker"]) == (5, 5)
    match.play(0, "joker-2")
    assert museum(match, 0)["money"] == 25
    assert column(match, 2)["joker"] == 5, "what was paid is shown"


def test_the_joker_never_pays():
    """FO-36: never below 0."""
    match = table(4)
    fixed(match, 1, *[1] * 12)
    set_money(match, 0, 0)
    do(match, 0, "joker-1", "as tour", "shop botanical")
    assert museum(match, 0)["money"] == 1


def test_the_joker_copies_what_can_be_done_on_taken_fields_without_their_money():
    """FO-36, FO-20: any other action of its column; money printed on the copied field is ignored."""
    match = table(2)
    stock(match, 0, "fern")
    occupied(match, 1, "display-3")
    set_money(match, 0, 12)
    match.play(0, "joker-3")
    assert museum(match, 0)["money"] == 12 - 8
    assert sorted(match.legal_texts(0)) == ["as build", "as display", "as manage", "as market", "as tour"]
    with pytest.raises(Refused, match="cannot be"):
        match.play(0, "as joker")
    with pytest.raises(Refused, match="last round"):
        match.play(0, "as strip")
    do(match, 0, "as display", "a1")
    assert museum(match, 0)["money"] == 4
    assert field(match, "joker-3")["workers"] == [0]


def test_the_joker_needs_its_money():
    """FO-36, FO-20."""
    match = table()
    set_money(match, 0, 9)
    with pytest.raises(Refused, match="costs 10"):
        match.play(0, "joker-1")


def test_the_joker_of_column_four_has_the_copied_bonus():
    """FO-36: prestige for building, both for the market, any type and a guest for a tour, a part more for display."""
    match = table()
    set_money(match, 0, 10)
    do(match, 0, "joker-4")
    assert sorted(match.legal_texts(0)) == ["as build", "as tour"]
    do(match, 0, "as build", "build planetarium", "f5")
    assert (museum(match, 0)["prestige"], museum(match, 0)["money"]) == (2, 0)
    other = table()
    set_money(other, 0, 10)
    stock(other, 0, "fern", "ginkgo")
    do(other, 0, "joker-4", "as display", "show fern", "a1", "part ginkgo", "b1")
    assert stored(other, 0) == []


def test_a_joker_that_can_only_be_a_tour_is_one():
    """FO-36: what has one answer is not asked."""
    match = table()
    fill(match, 0)
    set_money(match, 0, 10)
    do(match, 0, "joker-4")
    assert match.view(0)["phase"] == "guide" and match.view(0)["doing"]["action"] == "tour"


def test_students_bring_one_part_before_or_after_the_action():
    """FO-38: as many draws as the marker shows, exactly one is kept, the marker goes to 0."""
    match = table()
    match.state[0]["students"][0] = 2
    assert [step for step in match.legal_texts(0) if step.startswith("students")] == ["students 1", "students 2", "students 3"]
    do(match, 0, "students 3")
    draws(match, "trex-1", "nest-2")
    assert match.view(0)["phase"] == "pick"
    assert museum(match, 0)["hand"] == ["trex-1", "nest-2"]
    assert match.view(1)["seats"][0]["hand"] == [None, None]
    assert match.legal_texts(0) == ["keep 1", "keep 2"]
    before = match.view(0)["bags"][2]["tiles"]
    do(match, 0, "keep 2")
    assert stored(match, 0) == ["nest-2"]
    assert match.view(0)["bags"][2]["tiles"] == before + 1
    assert museum(match, 0)["students"] == 0
    assert match.view(0)["phase"] == "turn"
    match.state[0]["students"][0] = 1
    with pytest.raises(Refused, match="already"):
        match.play(0, "students 1")
    do(match, 0, "manage-1")
    assert match.legal_texts(0) == ["end"]


def test_students_oblige_to_act():
    """FO-38, FO-22: passing is no action: once students were sent, a field has to be chosen; and none can be sent with a pass."""
    match = table()
    do(match, 0, "students 1")
    draws(match, "fern", "voltzia", "trackway")
    do(match, 0, "keep 1")
    assert "pass" not in match.legal_texts(0) and "manage-1" in match.legal_texts(0)
    with pytest.raises(Refused, match="an action has to follow"):
        match.play(0, "pass")
    why = GAME.closed(match.hidden(0), 0, lambda states: match.legal(0))
    assert "an action has to follow" in why["pass"].say("en")
    do(match, 0, "manage-1", "end")
    do(match, 1, "pass")
    assert "pass" in match.legal_texts(0), "in the next turn it may"


def test_students_after_the_action():
    """FO-38: then the turn can end."""
    match = table()
    do(match, 0, "manage-1", "students 1")
    draws(match, "fern", "fern", "voltzia")
    do(match, 0, "keep 3")
    assert match.view(0)["phase"] == "end" and stored(match, 0) == ["voltzia"]
    do(match, 0, "end")
    assert match.pending == (1,)


def test_students_need_a_free_slot_and_a_bag_with_parts():
    """FO-38: full storage, no students, an empty bag; a short bag gives what it has."""
    match = table()
    stock(match, 0, *["trex-1"] * 6, *["trex-2"] * 4)
    with pytest.raises(Refused, match="slot"):
        match.play(0, "students 1")
    other = table()
    other.state[0]["students"][0] = 0
    with pytest.raises(Refused, match="no doctoral students"):
        other.play(0, "students 1")
    short = table()
    s = short.state[0]
    s["bag"][0] = 0
    s["tiles"][0], s["inbag"][0] = 0, 0
    with pytest.raises(Refused, match="empty"):
        short.play(0, "students 1")
    s["bag"][0, 0], s["tiles"][0], s["inbag"][0] = 1, 1, 1
    do(short, 0, "students 1")
    draws(short, "cycadales-1")
    assert stored(short, 0) == ["cycadales-1"], "one part drawn is the one kept"


def test_the_laboratory_draws_one_more():
    """FO-38, FO-28."""
    match = table()
    panel(match, 0, "laboratory", "f5")
    match.state[0]["students"][0] = 1
    do(match, 0, "students 1")
    draws(match, "fern", "voltzia")
    assert museum(match, 0)["hand"] == ["fern", "voltzia"]


def test_symbols_are_covered_when_the_plain_slots_are_full():
    """FO-12: ten slots, three of them with a symbol."""
    match = table()
    seen = []
    for tile in [*["trex-1"] * 6, *["trex-2"] * 4]:
        stock(match, 0, tile)
        seen.append(museum(match, 0)["storage"]["symbols"])
    assert seen == [3, 3, 3, 3, 3, 3, 3, 2, 1, 0]


def test_guests_beyond_the_track_bring_money():
    """FO-40: 30 is the end."""
    match = table()
    match.state[0]["guests"][0] = 30
    match.state[0]["met"][0] = 15
    do(match, 0, "manage-3")
    assert (museum(match, 0)["guests"], museum(match, 0)["money"]) == (30, 6)


def test_labour_goals_bring_workers_at_once():
    """FO-39: each goal once, usable in the same round."""
    match = table()
    for side, cell in (("toilet", "f5"), ("platform", "e1"), ("reading", "e2"), ("auditorium", "e3")):
        panel(match, 0, side, cell)
    do(match, 0, "build-1", "build planetarium", "f4")
    mine = museum(match, 0)
    assert mine["labour"] == ["panels"]
    assert (mine["workers"]["free"], mine["workers"]["total"]) == (4, 5)
    assert match.view(-1)["goals"]["labour"][2]["seats"] == [0]
    do(match, 0, "end")
    do(match, 1, "pass")
    do(match, 0, "build-3", "build sponsors", "f3")
    assert museum(match, 0)["workers"]["total"] == 5


def test_a_panel_counts_as_soon_as_it_stands():
    """FO-39: also where the panel still asks for something, and before an opening or the end of the action."""
    match = table()
    for side, cell in (("toilet", "f5"), ("platform", "e1"), ("reading", "e2"), ("auditorium", "e3")):
        panel(match, 0, side, cell)
    do(match, 0, "build-1", "build amber", "f4")
    assert match.view(0)["phase"] == "amber"
    assert museum(match, 0)["labour"] == ["panels"]


def test_goals_are_looked_at_after_the_field_is_paid_and_not_before():
    """FO-39: 19 $ before an action that costs 2 $ are looked at only when they have been paid."""
    match = table()
    match.state[0]["labour"][0] = 6
    set_money(match, 0, 19)
    match.play(0, "build-4")
    assert museum(match, 0)["labour"] == []


def test_goals_are_met_also_on_the_way():
    """FO-39: 18 $ for a moment, before they are spent in the same action."""
    match = table()
    match.state[0]["labour"][0] = 6
    set_money(match, 0, 16)
    offer(match, "fern", "voltzia")
    match.play(0, "market-1")
    assert museum(match, 0)["labour"] == ["money"]
    other = table()
    other.state[0]["labour"][0] = 6
    set_money(other, 0, 14)
    stock(other, 0, "fern", "ginkgo")
    do(other, 0, "market-2", "sell fern")
    assert museum(other, 0)["labour"] == ["money"]


def _three_small(match):
    return [show(match, 0, "fern", "a1"), show(match, 0, "urchin", "a4"), show(match, 0, "ginkgo", "b4")]


@pytest.mark.parametrize(
    ("goal", "prepare", "met"),
    [
        ("types", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "trackway", "b1")], True),
        ("types", lambda m: [show(m, 0, "urchin", "a1"), show(m, 0, "nest", "a2 lying", [0])], False),
        ("parts", lambda m: [show(m, 0, "trex", "d1 lying"), show(m, 0, "stegosaurus", "d3 lying"),
                             show(m, 0, "fern", "a1")], True),
        ("parts", lambda m: [show(m, 0, "trex", "d1 lying"), show(m, 0, "stegosaurus", "d3 lying")], False),
        ("large", lambda m: [show(m, 0, "nest", "a1 lying")], True),
        ("large", lambda m: [show(m, 0, "nest", "a1 lying", [0, 1, 2])], False),
        ("small", lambda m: [*_three_small(m), show(m, 0, "voltzia", "a2 lying")], True),
        ("small", lambda m: [*_three_small(m), show(m, 0, "voltzia", "a2 lying", [0])], False),
        ("pedestals", lambda m: [show(m, 0, "nest", "a1 lying", [0]), show(m, 0, "trex", "d1 lying", [0])], True),
        ("money", lambda m: [set_money(m, 0, 18)], True),
        ("money", lambda m: [set_money(m, 0, 16)], False),
        ("guests", lambda m: [m.state["guests"].__setitem__((0, 0), 24)], True),
    ],
)  # fmt: skip
def test_each_labour_goal_counts_what_it_says(goal, prepare, met):
    """FO-39: complete fossils of each type, parts, large ones, small ones, pedestals, money, guests."""
    from gondwana.games.fossilium.data import DATA

    match = table()
    match.state[0]["labour"][0] = [one.name for one in DATA.labour].index(goal)
    match.state[0]["labour"][1:] = [one.name for one in DATA.labour].index("panels")
    prepare(match)
    do(match, 0, "manage-2")
    assert museum(match, 0)["labour"] == ([goal] if met else [])
