"""Showing fossils: new ones, extensions, the bonus of column 4, pedestals, completion."""

import pytest
from games.fossilium.tables import do, fill, museum, on_turn, set_money, show, stock, stored, table

from gondwana.core.errors import Refused


def fossil(match, seat, name):
    return next(one for one in museum(match, seat)["fossils"] if one["fossil"] == name)


def test_half_of_the_parts_are_enough():
    """FO-23: three of six; all matching parts go, the other cells are under construction and not free."""
    match = table()
    stock(match, 0, "trex-1", "trex-1", "trex-1", "trex-2", "fern")
    do(match, 0, "display-1", "show trex", "d4 lying", "e4")
    rex = fossil(match, 0, "trex")
    assert rex["cells"] == ["d4", "d5", "e4", "e5", "f4", "f5"]
    assert rex["placed"] == [True, True, True, False, False, False]
    assert museum(match, 0)["free_cells"] == 30 - 1 - 6
    assert stored(match, 0) == ["fern", "trex-1"]


def test_too_few_parts_cannot_be_shown():
    """FO-20, FO-23: an action that cannot be carried out may not be chosen."""
    match = table()
    stock(match, 0, "trex-1", "trex-1", "trex-1")
    assert not any(step.startswith("display") for step in match.legal_texts(0))
    with pytest.raises(Refused, match="no fossil can be shown"):
        match.play(0, "display-1")
    stock(match, 0, "trex-3")
    assert "display-1" in match.legal_texts(0)


def test_a_fossil_lies_or_stands():
    """FO-23: every free rectangle, both ways; with one fossil to show nobody is asked which."""
    match = table()
    stock(match, 0, "trex-1", "trex-1", "trex-2")
    match.play(0, "display-1")
    assert match.view(0)["phase"] == "place"
    legal = match.legal_texts(0)
    assert {"a2 lying", "a2 upright"} <= set(legal)
    assert "e2 lying" not in legal and "a4 upright" not in legal
    assert "a1 lying" not in legal, "the starting fossil lies on c1"
    assert len([step for step in legal if step.endswith("lying")]) == 4 * 4 - 3


def test_a_lone_part_of_a_slice_goes_on_either_cell():
    """FO-11, FO-23: it is asked only where the two cells match an entrance or a shop differently."""
    match = table()
    stock(match, 0, "trex-1", "trex-1", "trex-2")
    do(match, 0, "display-1", "d3 upright")
    assert match.view(0)["phase"] == "side"
    assert match.view(0)["doing"]["cells"] == ["d4", "e4"]
    match.play(0, "e4")
    rex = fossil(match, 0, "trex")
    assert rex["cells"] == ["d3", "e3", "d4", "e4", "d5", "e5"]
    assert rex["placed"] == [True, True, False, True, False, False]
    assert rex["missing"] == ["trex-2", "trex-3", "trex-3"]
    assert museum(match, 0)["income"]["entrances"]["terrestrial"] == 2
    assert museum(match, 0)["cells"]["d4"] == {"fossil": "trex", "tile": None, "panel": None}

    other = table()
    stock(other, 0, "trex-1", "trex-1", "trex-2")
    do(other, 0, "display-1", "a2 upright")
    assert other.view(0)["phase"] == "end", "neither cell matches, so nobody is asked"


def test_squares_lie_or_stand_complete_or_not():
    """FO-23: upright or lying is the player's choice for every shape of more than one cell."""
    match = table()
    stock(match, 0, "nest-1", "nest-1", "nest-2", "nest-2")
    match.play(0, "display-1")
    assert {"a1 lying", "a1 upright"} <= set(match.legal_texts(0))
    do(match, 0, "a1 upright")
    assert fossil(match, 0, "nest")["complete"] and fossil(match, 0, "nest")["pedestal"]
    other = table()
    stock(other, 0, "nest-1", "nest-1")
    other.play(0, "display-1")
    assert {"a1 lying", "a1 upright"} <= set(other.legal_texts(0))
    do(other, 0, "a1 upright")
    assert fossil(other, 0, "nest")["placed"] == [True, True, False, False]
    assert fossil(other, 0, "nest")["cells"] == ["a1", "b1", "a2", "b2"]


def test_an_extension_takes_all_matching_parts():
    """FO-24: two of a pair at most; what is too much stays."""
    match = table()
    show(match, 0, "trex", "d1 lying", [0])
    stock(match, 0, "trex-1", "trex-1", "trex-2", "trex-2", "trex-2")
    do(match, 0, "display-2")
    assert match.view(0)["phase"] == "end", "one fossil to extend, all parts have their cells"
    assert fossil(match, 0, "trex")["missing"] == ["trex-3", "trex-3"]
    assert stored(match, 0) == ["trex-1", "trex-2"]


def test_a_fossil_stands_only_once_in_a_museum():
    """FO-02: tiles of a displayed fossil extend it or nothing."""
    match = table()
    show(match, 0, "fern", "a5")
    stock(match, 0, "fern", "ginkgo", "trackway")
    match.play(0, "display-1")
    assert sorted(match.legal_texts(0)) == ["show ginkgo", "show trackway"]
    with pytest.raises(Refused, match="stands in this museum already"):
        match.play(0, "show fern")


def test_there_must_be_room():
    """FO-20, FO-23: connected free cells in its shape."""
    match = table()
    stock(match, 0, "trex-1", "trex-1", "trex-2")
    fill(match, 0, but=["a1", "a2", "b1", "b2", "d4"])
    with pytest.raises(Refused, match="no room in the museum"):
        match.play(0, "display-1")
    stock(match, 0, "voltzia")
    match.play(0, "display-1")
    assert match.view(0)["doing"]["fossil"] == "voltzia"
    assert sorted(match.legal_texts(0)) == ["a1 lying", "a1 upright", "a2 lying", "b1 upright"]


@pytest.mark.parametrize(
    ("tiles", "where", "gained"),
    [
        (["fern"], "a1", (1, 0, 1)),
        (["urchin"], "a1", (1, 1, 0)),
        (["trackway"], "a1", (2, 0, 0)),
        (["voltzia", "voltzia"], "a1 lying", (2, 0, 1)),
        (["nothosaurus", "nothosaurus"], "d4 upright", (2, 1, 0)),
        (["nest-1", "nest-1", "nest-2", "nest-2"], "a1 lying", (5, 0, 0)),
        (["plesiosaur-1", "plesiosaur-1", "plesiosaur-2", "plesiosaur-2", "plesiosaur-3", "plesiosaur-3"], "a4 lying", (6, 1, 0)),
    ],
)
def test_completion_brings_guests_and_the_bonus_of_the_type(tiles, where, gained):
    """FO-27: guests for its size; B a student, A 1 $, T one more guest."""
    match = table()
    stock(match, 0, *tiles)
    match.state[0]["students"][0] = 0
    do(match, 0, "display-1", where)
    mine = museum(match, 0)
    guests, money, students = gained
    assert (mine["guests"], mine["money"], mine["students"]) == (1 + guests, 5 + money, students)


def test_the_first_game_has_no_bonus_for_the_type():
    """FO-27: option `first_game`."""
    match = table(first_game=True)
    stock(match, 0, "trackway")
    do(match, 0, "display-1", "a1")
    assert museum(match, 0)["guests"] == 2


def test_a_completed_fossil_of_size_six_brings_its_standee():
    """FO-27."""
    match = table()
    show(match, 0, "trex", "d1 lying", [0, 1, 2, 3, 4])
    assert museum(match, 0)["standees"] == []
    stock(match, 0, "trex-3")
    do(match, 0, "display-1")
    assert museum(match, 0)["standees"] == ["trex"]
    assert museum(match, 0)["guests"] == 1 + 6 + 1


@pytest.mark.parametrize(
    ("name", "where", "on_it"),
    [
        ("nest", "a1 lying", True),
        ("nest", "a1 upright", True),
        ("nest", "e3 upright", True),
        ("nest", "d3 lying", False),
        ("trex", "d1 lying", True),
        ("trex", "b3 upright", True),
        ("trex", "b3 lying", False),
        ("trex", "a3 upright", False),
    ],
)
def test_pedestals_carry_fossils_that_lie_exactly_on_them(name, where, on_it):
    """FO-26: also incomplete ones."""
    match = table()
    show(match, 0, name, where, [0])
    assert fossil(match, 0, name)["pedestal"] is on_it
    rows = [row.points for row in match.explain(0).seats[0].rows if row.zone == "pedestals"]
    assert rows == ([4 if name == "nest" else 6] if on_it else [])


def test_column_four_shows_one_part_more():
    """FO-25: of a displayed fossil, or of a new one of size 1 or 2; exactly one part."""
    match = table()
    show(match, 0, "trex", "d4 lying", [0])
    stock(match, 0, "fern", "voltzia", "voltzia", "trex-1", "trex-2", "nest-1")
    do(match, 0, "display-4", "show fern", "a1")
    assert match.view(0)["phase"] == "extra"
    assert sorted(match.legal_texts(0)) == ["done", "part trex-1", "part trex-2", "part voltzia"]
    with pytest.raises(Refused, match="size 1 or 2"):
        match.play(0, "part nest-1")
    do(match, 0, "part voltzia", "a2 upright")
    assert fossil(match, 0, "voltzia")["placed"] == [True, False]
    assert stored(match, 0) == ["nest-1", "trex-1", "trex-2", "voltzia"]
    assert museum(match, 0)["money"] == 3
    assert match.view(0)["phase"] == "end"


def test_the_bonus_part_may_complete_a_fossil_or_be_left():
    """FO-25, FO-27."""
    match = table()
    show(match, 0, "trex", "d4 lying", [0, 2, 3, 4, 5])
    stock(match, 0, "fern", "trex-1", "trex-1")
    do(match, 0, "display-4", "show fern", "a1", "part trex-1")
    assert fossil(match, 0, "trex")["complete"]
    assert match.view(0)["phase"] == "end"
    other = table()
    stock(other, 0, "fern", "ginkgo")
    do(other, 0, "display-4", "show fern", "a1", "done")
    assert other.view(0)["phase"] == "end" and stored(other, 0) == ["ginkgo"]


def test_a_field_that_costs_needs_its_money():
    """FO-20: display in column 4 costs 2 $, column 3 pays 2 $ and takes two workers."""
    match = table()
    stock(match, 0, "fern")
    set_money(match, 0, 1)
    with pytest.raises(Refused, match="costs 2"):
        match.play(0, "display-4")
    do(match, 0, "display-3", "a1", "end")
    mine = museum(match, 0)
    assert (mine["money"], mine["workers"]["free"], mine["workers"]["placed"]) == (3, 2, 2)


def test_other_columns_have_no_bonus_part():
    """FO-21, FO-25."""
    match = table()
    stock(match, 0, "fern", "ginkgo")
    do(match, 0, "display-2", "show fern", "a1")
    assert match.view(0)["phase"] == "end"


@pytest.mark.parametrize(
    ("parts", "shops", "doors"),
    [([0], 0, 0), ([1], 1, 0), ([2], 0, 1), ([3], 1, 1), ([1, 3, 5], 1, 1), ([0, 1, 2, 3, 4, 5], 1, 2)],
)
def test_each_placed_part_matches_for_itself(parts, shops, doors):
    """FO-10, FO-11: T. rex lies on d4 to f5: its second row has the shop, its second column the entrance."""
    match = table(types=("botanical",) * 4)
    show(match, 0, "trex", "d4 lying", parts)
    income = museum(match, 0)["income"]
    assert (income["shops"]["terrestrial"], income["entrances"]["terrestrial"]) == (shops, doors)


def test_steps_can_be_taken_back_until_the_turn_ends():
    """FO-20: nothing was drawn."""
    match = table()
    stock(match, 0, "fern")
    before = match.state.tobytes()
    match._start[0] = match.state[0]  # the log begins here
    match.log.clear()
    do(match, 0, "display-1", "a1")
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    assert match.state.tobytes() == before
    do(match, 0, "display-1", "a1", "end")
    assert not match.can_undo(0)
    on_turn(match, 1)
