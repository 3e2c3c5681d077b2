"""What a seat knows, and worlds that fit it."""

import numpy as np
import pytest
from games.fossilium.tables import do, draws, everybody_out, museum, new_match, occupied, stock, table

from gondwana.core.contract import PUBLIC
from gondwana.core.engine import Buffers, engine
from gondwana.core.rng import streams
from gondwana.games.fossilium.data import TILES


def guesses(match, viewer, number=80):
    rng = streams(7, 1)[0]
    worlds = []
    for _ in range(number):
        world = match.hidden(viewer)
        engine(match.game).guess_at(world, 0, viewer, rng, Buffers(match.game).actions)
        worlds.append(world)
    return worlds


def digging():
    """Seat 0 has dug at site 1 and kept the only trackway left; seat 1, who was at site 2, digs there now."""
    match = table(2)
    s = match.state[0]
    occupied(match, 0, "market-1")
    occupied(match, 1, "tour-1", "tour-2")
    kinds = [TILES.index(name) for name in ("trackway", "fern", "urchin")]
    s["bag"][0] = 0
    s["bag"][0, kinds] = [1, 1, 2]
    s["tiles"][0], s["inbag"][0] = 4, sum(1 << kind for kind in kinds)
    everybody_out(match)
    do(match, 1, "dig 2")
    draws(match, "trackway", "fern", "urchin")
    draws(match, "ginkgo")
    do(match, 0, "keep 1 3")
    return match


def test_a_hidden_hand_lies_in_the_bag():
    """FO-60: others know what the bag and the hand hold together."""
    match = digging()
    assert match.view(1)["seats"][0]["beside"] == [None, None]
    assert match.view(1)["bags"][0]["unseen"] == {"fern": 1, "trackway": 1, "urchin": 2}
    assert match.view(1)["bags"][0]["tiles"] == 2
    assert match.view(0)["bags"][0]["unseen"] == {"fern": 1, "urchin": 1}


def test_who_digs_later_knows_what_was_still_in_the_bag():
    """FO-60: what one has drawn and put back nobody before can have kept."""
    kept = {tuple(sorted(TILES[k] for k in world[0]["beside"][0][:2])) for world in guesses(digging_on(), 1)}
    assert kept == {("trackway", "urchin")}


def digging_on():
    """Seat 0 has kept a trackway and an urchin; seat 1 has drawn both ferns that were left and put one back."""
    match = table(2)
    s = match.state[0]
    occupied(match, 0, "market-1", "tour-3")
    occupied(match, 1, "tour-1", "tour-2", "manage-3")
    kinds = [TILES.index(name) for name in ("trackway", "fern", "urchin")]
    s["bag"][0] = 0
    s["bag"][0, kinds] = [1, 2, 1]
    s["tiles"][0], s["inbag"][0] = 4, sum(1 << kind for kind in kinds)
    everybody_out(match)
    do(match, 0, "dig 1")
    do(match, 1, "dig 2")
    draws(match, "trackway", "fern", "urchin")
    draws(match, "ginkgo")
    do(match, 0, "keep 1 3")
    do(match, 1, "dig 1")
    draws(match, "dragonfly", "belemnite")
    draws(match, "fern", "fern")
    do(match, 0, "keep 1")
    do(match, 1, "keep 1")
    return match


def test_what_was_drawn_at_the_same_moment_others_cannot_have():
    """FO-60: who dug together with the viewer kept nothing of what it drew, and put nothing of it back."""
    match = table(2)
    s = match.state[0]
    occupied(match, 0, "tour-1", "market-2", "manage-3")
    occupied(match, 1, "display-1", "tour-2", "tour-3")
    kinds = [TILES.index(name) for name in ("trackway", "fern")]
    s["bag"][0] = 0
    s["bag"][0, kinds] = [2, 2]
    s["tiles"][0], s["inbag"][0] = 4, sum(1 << kind for kind in kinds)
    everybody_out(match)
    do(match, 0, "dig 1")
    do(match, 1, "dig 1")
    draws(match, "trackway", "trackway")
    draws(match, "fern", "fern")
    do(match, 0, "keep 1")
    do(match, 1, "keep 2")
    assert match.view(-1)["phase"] == "excavate"
    for viewer, other, theirs in ((0, 1, "fern"), (1, 0, "trackway")):
        for world in guesses(match, viewer, 20):
            assert TILES[world[0]["beside"][other, 0]] == theirs
            assert TILES[world[0]["back"][other, 0, 0]] == theirs


def test_choices_of_sites_are_guessed_among_the_possible_ones():
    """FO-60: secret until all have chosen."""
    match = table(3)
    for seat, fields in enumerate((("tour-1", "tour-2"), ("display-2", "tour-3"), ("display-1", "market-2"))):
        occupied(match, seat, *fields)
    everybody_out(match)
    do(match, 1, "dig 3")
    assert match.hidden(0)["choice"][0, 1, 0] == -2
    assert {int(world[0]["choice"][1, 0]) for world in guesses(match, 0, 40)} == {1, 2}
    assert {int(world[0]["choice"][1, 0]) for world in guesses(match, 1, 5)} == {2}


def test_every_world_that_fits_comes_up():
    """FO-60: two of four tiles, drawn evenly."""
    match = digging()
    worlds = guesses(match, PUBLIC, 300)
    kept = {tuple(sorted(TILES[k] for k in world[0]["beside"][0][:2])) for world in worlds}
    assert kept == {("fern", "trackway"), ("fern", "urchin"), ("trackway", "urchin"), ("urchin", "urchin")}
    assert all(world[0]["viewer"] == 0 for world in worlds)


def test_students_draws_are_hidden_until_one_is_kept():
    """FO-38."""
    match = table(2)
    number = match.view(1)["bags"][2]["unseen"]["trex-1"]
    do(match, 0, "students 3")
    draws(match, "trex-1", "trex-1", "trex-2")
    assert match.view(1)["seats"][0]["hand"] == [None] * 3
    assert museum(match, 0)["hand"] == ["trex-1", "trex-1", "trex-2"]
    assert match.view(1)["bags"][2]["unseen"]["trex-1"] == number
    do(match, 0, "keep 1")
    assert match.view(1)["bags"][2]["unseen"]["trex-1"] == number - 1


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1, 2])
def test_guessed_choices_are_possible_ones(viewer):
    """FO-01, FO-61: secret choices of the start and of storing."""
    match = new_match(3)
    match.settle()
    do(match, 0, "keep 1 2 3 4", "start botanical")
    do(match, 1, "keep 2 3 4 5")
    for world in guesses(match, viewer, 20):
        masks = [int(world[0]["choice"][seat, 0]) + 1 for seat in (0, 1)]
        assert all(mask.bit_count() == 4 for mask in masks)
    store = table(2)
    for seat in (0, 1):
        stock(store, seat, *["trex-1"] * 3, *["trex-2"] * 3, *["trex-3"] * 3)
    occupied(store, 0, "market-1")
    occupied(store, 1, "build-2")
    everybody_out(store)
    draws(store, "fern", "voltzia")
    draws(store, "araucaria", "ginkgo")
    do(store, 0, "leave fern")
    for world in guesses(store, min(viewer, 1), 20):
        beside = set(world[0]["beside"][0][:2].tolist())
        assert int(world[0]["choice"][0, 0]) in beside


def test_hiding_is_the_same_for_all_worlds_that_look_alike():
    """FO-60, FO-61."""
    match = digging()
    hidden = match.hidden(1).tobytes()
    for world in guesses(match, 1, 30):
        engine(match.game).hide_at(world, 0, 1)
        assert world.tobytes() == hidden
    assert np.asarray(match.hidden(1)["beside"][0, 0, :2]).tolist() == [-2, -2]


@pytest.mark.parametrize("room", [0, 1, 2])
def test_who_still_has_to_choose_tells_nothing_of_hidden_parts(room):
    """FO-61: worlds that look alike to the others stay alike, whatever was kept."""
    seen = []
    for kept in (("fern", "fern", "fern"), ("fern", "fern", "voltzia"), ("fern", "nothosaurus", "trackway")):
        match = table(2)
        stock(match, 0, *["trex-1"] * 6, *["trex-2"] * (4 - room))
        occupied(match, 0, "market-1", "tour-1")
        everybody_out(match)
        draws(match, *kept)
        views = []
        while match.view(-1)["phase"] == "store":
            views.append((match.pending, match.view(1)["owing"], match.view(1)["seats"][0]["leave"], match.hidden(1).tobytes()))
            match.play(0, match.legal_texts(0)[0])
        seen.append(views)
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0]) == min(2, 3 - room)
