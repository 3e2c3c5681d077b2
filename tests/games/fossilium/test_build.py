"""Building panels and giving parts away."""

import pytest
from games.fossilium.tables import do, fill, museum, panel, show, stock, stored, table

from gondwana.core.errors import Refused


def test_one_of_six_panels_either_side_up_on_any_free_cell():
    """FO-28."""
    match = table()
    match.play(0, "build-1")
    assert len(match.legal(0)) == 12
    match.play(0, "build toilet")
    assert len(match.legal(0)) == 29
    with pytest.raises(Refused, match="c1 is not free"):
        match.play(0, "c1")
    do(match, 0, "f5")
    assert museum(match, 0)["panels"] == [{"panel": "toilet", "cell": "f5", "type": None}]
    assert museum(match, 0)["cells"]["f5"] == {"fossil": None, "tile": None, "panel": "toilet"}
    assert ["toilet", "restorer"] not in museum(match, 0)["unbuilt"]


def test_a_panel_is_built_once():
    """FO-28: its other side neither."""
    match = table()
    panel(match, 0, "toilet", "f5")
    match.play(0, "build-1")
    with pytest.raises(Refused, match="built already"):
        match.play(0, "build depot")


def test_without_panels_cells_and_takers_there_is_nothing_to_build():
    """FO-20: also through the joker."""
    match = table()
    fill(match, 0)
    with pytest.raises(Refused, match="no free cell"):
        match.play(0, "build-1")
    match.state[0]["money"][0] = 10
    match.play(0, "joker-1")
    assert "as build" not in match.legal_texts(0)
    assert "as tour" in match.legal_texts(0)


def test_build_column_four_brings_prestige():
    """FO-30: 2 prestige; the field costs 2 $."""
    match = table()
    do(match, 0, "build-4", "build planetarium", "f5")
    assert (museum(match, 0)["prestige"], museum(match, 0)["money"]) == (2, 3)


def test_the_restaurant_brings_regular_guests_at_once():
    """FO-40."""
    match = table()
    do(match, 0, "build-1", "build restaurant", "f5")
    assert (museum(match, 0)["regular"], museum(match, 0)["guests"]) == (2, 3)


def test_depot_and_ticket_office_work_at_once():
    """FO-28: three more plain slots; 6 $."""
    match = table()
    do(
        match,
        0,
        "build-1",
        "build depot",
        "f5",
        "end",
    )
    storage = museum(match, 0)["storage"]
    assert (len(storage["slots"]), storage["free"], storage["symbols"]) == (13, 13, 3)
    do(match, 1, "build-3", "build ticket", "f5")
    assert museum(match, 1)["money"] == 11


def test_amber_counts_for_the_income_where_it_lies():
    """FO-10, FO-11, FO-28: one part and one fossil of its type; no part for anything else."""
    match = table()
    do(match, 0, "build-1", "build amber", "e5", "amber terrestrial")
    mine = museum(match, 0)
    assert mine["panels"][0]["type"] == "terrestrial"
    assert (mine["income"]["shops"]["terrestrial"], mine["income"]["entrances"]["terrestrial"]) == (1, 1)
    assert (mine["income"]["money"], mine["income"]["guests"]) == (2, 2)
    other = table()
    do(other, 0, "build-1", "build amber", "e5", "amber aquatic")
    assert museum(other, 0)["income"]["money"] == 1


def test_the_restorer_shows_a_fossil_with_few_parts():
    """FO-23, FO-28: a new one of any size of which at least one part is in storage, with all matching parts; or none."""
    match = table()
    stock(match, 0, "trex-1", "trex-1", "nest-1", "nest-2", "voltzia", "cycadales-1", "fern")
    do(match, 0, "build-1", "build restorer", "f5")
    offered = ["show cycadales", "show fern", "show nest", "show trex", "show voltzia"]
    assert sorted(match.legal_texts(0)) == ["done", *offered], "few parts or half of them: the rule of half does not count"
    with pytest.raises(Refused, match="needs one part in storage; none is there"):
        match.play(0, "show stegosaurus")
    do(match, 0, "show trex", "d1 lying")
    assert stored(match, 0) == ["cycadales-1", "fern", "nest-1", "nest-2", "voltzia"]
    assert match.view(0)["phase"] == "end"
    other = table()
    stock(other, 0, "trex-1")
    do(other, 0, "build-1", "build restorer", "f5", "done")
    assert stored(other, 0) == ["trex-1"] and other.view(0)["phase"] == "end"


def test_the_restorer_shows_also_what_has_half_of_its_parts():
    """FO-28: a size-4 fossil with all of its parts is complete at once, with its rewards."""
    match = table()
    stock(match, 0, "nest-1", "nest-1", "nest-2", "nest-2")
    do(match, 0, "build-1", "build restorer", "f5", "show nest", "a1 lying")
    assert museum(match, 0)["guests"] == 1 + 4 + 1
    assert stored(match, 0) == []


def test_the_restorer_without_a_fossil_is_just_built():
    """FO-28: nothing of a new fossil in storage, or no room for it."""
    match = table()
    show(match, 0, "fern", "a1")
    stock(match, 0, "fern")
    do(match, 0, "build-1", "build restorer", "f5")
    assert match.view(0)["phase"] == "end"


def test_a_gift_goes_at_once_into_the_others_museum():
    """FO-29: prestige for the parts now displayed; the rewards are the owner's."""
    match = table()
    show(match, 1, "trex", "d1 lying", [0, 1, 2, 4])
    stock(match, 0, "trex-2", "trex-3", "fern")
    match.play(0, "build-1")
    assert [step for step in match.legal_texts(0) if step.startswith("give")] == ["give trex-2 to 1", "give trex-3 to 1"]
    do(match, 0, "give trex-2 to 1")
    assert museum(match, 0)["prestige"] == 5
    assert stored(match, 0) == ["fern", "trex-3"]
    assert match.view(0)["phase"] == "end" and match.pending == (0,)
    do(match, 0, "end")
    do(match, 1, "pass")
    do(match, 0, "build-3", "give trex-3 to 1")
    assert museum(match, 0)["prestige"] == 5 + 6
    assert museum(match, 1)["guests"] == 1 + 6 + 1
    assert museum(match, 1)["standees"] == ["trex"]


def test_a_gift_with_the_bonus_of_column_four():
    """FO-29, FO-30: both bring prestige."""
    match = table()
    show(match, 1, "nest", "a1 lying", [0])
    stock(match, 0, "nest-1")
    do(match, 0, "build-4", "give nest-1 to 1")
    assert museum(match, 0)["prestige"] == 2 + 2


def test_the_owner_chooses_where_a_gift_lies():
    """FO-29: it cannot be refused, but it is the owner's museum."""
    match = table()
    show(match, 1, "trex", "d1 upright", [0, 1])
    stock(match, 0, "trex-2")
    do(match, 0, "build-1", "give trex-2 to 1")
    assert match.pending == (1,)
    assert match.view(1)["doing"]["from_seat"] == 0
    assert match.legal_texts(1) == ["d2", "e2"]
    assert not match.legal(0)
    do(match, 1, "e2")
    assert match.pending == (0,)
    assert museum(match, 1)["income"]["entrances"]["terrestrial"] == 2
    do(match, 0, "end")


def test_gifts_that_nobody_needs_are_refused():
    """FO-29: to others only, what is in storage, what is missing there."""
    match = table()
    show(match, 1, "nest", "a1 lying", [0, 1])
    stock(match, 0, "nest-1", "fern")
    match.play(0, "build-1")
    for step, why in (
        ("give nest-1 to 1", "lacks"),
        ("give fern to 1", "lacks"),
        ("give trex-1 to 1", "storage"),
        ("give fern to 0", "another"),
    ):
        with pytest.raises(Refused, match=why):
            match.play(0, step)


def test_a_single_gift_is_not_asked_for():
    """FO-29: where no panel can be built and one part fits one museum, that is the action."""
    match = table()
    show(match, 1, "nest", "a1 lying", [0])
    stock(match, 0, "nest-1", "fern")
    fill(match, 0)
    do(match, 0, "build-1")
    assert match.view(0)["phase"] == "end" and stored(match, 0) == ["fern"]
    assert museum(match, 0)["prestige"] == 2
    other = table(3)
    for seat in (1, 2):
        show(other, seat, "nest", "a1 lying", [0])
    stock(other, 0, "nest-1")
    fill(other, 0)
    other.play(0, "build-1")
    assert other.legal_texts(0) == ["give nest-1 to 1", "give nest-1 to 2"], "to whom is a choice"


def test_there_are_no_gifts_when_playing_alone():
    """FO-91."""
    match = table(1)
    show(match, 0, "nest", "a1 lying", [0])
    stock(match, 0, "nest-1")
    match.play(0, "build-1")
    assert not any(step.startswith("give") for step in match.legal_texts(0))
