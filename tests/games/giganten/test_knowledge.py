"""What a player cannot know, and the worlds that fit what he knows."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from games.giganten.tables import GAME, board, could, field, new_match, set_up, turn

from gondwana.core.contract import PUBLIC
from gondwana.core.engine import Buffers, engine
from gondwana.core.rng import streams
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.land import FIELD_NAMES
from gondwana.games.giganten.state import DECLINED


def guessed(match, viewer, rng):
    """A world that the viewer thinks possible."""
    world = match.hidden(viewer)
    engine(GAME).guess_at(world, 0, viewer, rng, Buffers(GAME).actions)
    return world[0]


def armies(match, viewer, seat, draws=3000, seed=5):
    """How often each army of a seat is guessed: its kinds by field."""
    rng = streams(seed, 1)[0]
    found = Counter()
    for _ in range(draws):
        s = guessed(match, viewer, rng)
        pieces = {FIELD_NAMES[s["at"][seat, n]]: PIECES[s["kind"][seat, n]] for n in range(int(s["count"][seat]))}
        found[tuple(sorted(pieces.items()))] += 1
    return found


def is_even(found, ways):
    """Every way was drawn, about equally often (no cell more than five deviations from its share)."""
    draws = sum(found.values())
    share = draws / ways
    return len(found) == ways and all(abs(many - share) < 5 * share**0.5 for many in found.values())


def test_a_piece_that_stood_in_the_swamp_is_neither_nest_nor_blitz():
    """GI-07, GI-11: nor is one that goes there."""
    match = board({"e4": "stego", "d2": "tri", "g2": "blitz"}, {"n13": "tri"}, swamp=["e4", "d3"])
    assert {"nest", "blitz"}.isdisjoint(could(match, "e4"))
    assert {"nest", "blitz"} <= could(match, "d2")
    turn(match, "d2-d3")
    assert {"nest", "blitz"}.isdisjoint(could(match, "d3"))


def test_a_piece_in_a_corner_is_no_nest():
    """GI-07."""
    match = board({"a1": "stego", "g2": "blitz"}, {"n13": "tri"})
    assert "nest" not in could(match, "a1") and "blitz" in could(match, "a1")


def test_a_piece_that_moved_is_no_nest_and_forward_no_blitz():
    """GI-11: sideways it may be a Blitz; forward for the second player is south."""
    match = board({"e4": "stego", "h4": "tri", "g2": "blitz"}, {"j10": "tri", "c10": "dilo", "h12": "blitz"})
    turn(match, "e4-d4")
    assert "nest" not in could(match, "d4") and "blitz" in could(match, "d4")
    turn(match, "j10-j11")
    assert "blitz" in could(match, "j11")
    turn(match, "h4-h5")
    assert "blitz" not in could(match, "h5")
    turn(match, "c10-c9")
    assert "blitz" not in could(match, "c9")


def test_a_piece_that_moved_is_no_trap():
    """GI-64: but it may be a ghost (GI-63)."""
    for blank, known in (("trap", False), ("ghost", True)):
        match = board({"e4": "stego", "h4": "blank"}, {"n13": "tri"}, blank=blank)
        assert "blank" in could(match, "e4")
        turn(match, "e4-e5")
        assert ("blank" in could(match, "e5")) == known


def test_a_piece_that_flew_is_flug():
    """GI-12: known as soon as it has landed, before its challenge."""
    match = board({"e4": "flug"}, {"e9": "tri", "n13": "tri"})
    turn(match, "e4-e8")
    assert could(match, "e8") == {"flug"}


def test_who_challenged_was_shown():
    """GI-21: neither Blitz nor Nest nor ghost; the kind itself is known."""
    match = board({"e4": "stego", "a1": "tri"}, {"e6": "stego", "n13": "tri"}, blank="ghost")
    turn(match, "e4-e5 x e6")
    assert could(match, "e5") == {"stego"}


def test_kinds_that_are_beaten_or_shown_are_no_longer_possible():
    """GI-26: a piece can only be what is left of the army; the beaten lie open, and the shown are known."""
    match = board({"e4": "stego", "c2": "tri"}, {"e6": "stego", "k10": "dilo", "j12": "flug"})
    assert could(match, "c2") == {"nest", "stego", "tri"}
    turn(match, "e4-e5 x e6")
    assert could(match, "c2") == {"nest", "tri"}
    assert could(match, "k10") == {"nest", "dilo", "flug"}


def test_quiet_neighbours_say_nothing():
    """GI-40: a Blitz or ghost beside an enemy is asked like any other piece, so silence does not give it away."""
    for kind, other in (("blitz", "stego"), ("stego", "blitz")):
        match = board({"e5": kind, "a1": other}, {"d6": "stego", "n13": "tri"})
        turn(match, "e5-d5")
        assert match.view(1)["phase"] == "challenge"
        turn(match, "quiet")
        assert {"blitz", "stego"} <= could(match, "d5")


def test_guesses_deal_evenly_among_all_armies_that_fit():
    """GI-06, GI-26: five unknown pieces; Nest and Blitz only where they can be, the rest anywhere; every army equally often."""
    far = {"m14": "nest", "m12": "blitz", "j9": "stego", "k10": "tri", "n14": "flug"}
    match = board({"e4": "stego"}, far, swamp=["j9"])
    fields = ["j9", "k10", "m12", "m14", "n14"]
    fits = {
        tuple(zip(fields, kinds, strict=True))
        for kinds in permutations(["nest", "blitz", "stego", "tri", "flug"])
        if kinds[0] not in ("nest", "blitz") and kinds[4] != "nest"
    }
    found = armies(match, 0, 1)
    assert set(found) == fits
    assert is_even(found, len(fits))


def test_guesses_follow_moves_and_fights():
    """GI-11, GI-21, GI-25: a known piece stays what it is, one that moved forward is no Blitz."""
    match = board({"e4": "stego", "a1": "tri"}, {"e6": "stego", "k10": "tri", "m12": "blitz", "h10": "dilo"})
    turn(match, "e4-e5 x e6")
    turn(match, "k10-k9")
    found = armies(match, 0, 1)
    assert {dict(one)["e6"] for one in found} == {"stego"}
    assert {dict(one)["k9"] for one in found} == {"tri", "dilo"}
    fits = [kinds for kinds in permutations(["nest", "tri", "blitz", "dilo"]) if kinds[0] in ("tri", "dilo")]
    assert is_even(found, len(fits))


def test_guesses_keep_traps_away_from_nests():
    """GI-66: with rule a) no guessed trap is next to the guessed Nest."""
    far = {"m14": "nest", "m12": "blank", "m13": "stego", "l14": "tri", "n12": "dilo"}
    match = board({"e4": "stego"}, far, blank="trap", trap_by_nest=False)
    fields = ["l14", "m12", "m13", "m14", "n12"]
    touching = {("m13", "m14"), ("m12", "m13"), ("l14", "m14"), ("m12", "n12")}
    fits = set()
    for kinds in permutations(["nest", "blank", "stego", "tri", "dilo"]):
        spots = dict(zip(kinds, fields, strict=True))
        if tuple(sorted((spots["nest"], spots["blank"]))) not in touching:
            fits.add(tuple(zip(fields, kinds, strict=True)))
    found = armies(match, 0, 1, draws=6000)
    assert set(found) == fits
    assert is_even(found, len(fits))


def test_notes_are_guessed_where_nobody_has_stopped():
    """GI-65: a field of the territory, but none where an enemy stopped unharmed; or none at all."""
    match = board({"e8": "stego", "a1": "tri"}, {"n13": "tri"}, secret_trap=True)
    match.state[0]["note"][0] = field("a2")
    match.state[0]["note"][1] = field("c12")
    turn(match, "e8-e9")
    rng = streams(3, 1)[0]
    numbers = Counter(int(guessed(match, 0, rng)["note"][1]) for _ in range(8000))
    assert is_even(numbers, 84) and numbers.pop(DECLINED)
    assert {FIELD_NAMES[number] for number in numbers} == {
        f"{column}{row}" for column in "abcdefghijklmn" for row in range(9, 15)
    } - {"e9"}


def test_reserves_are_guessed_with_the_army():
    """GI-67: what is held back is unknown too; b) guessed reserves differ."""
    for reserve in ("free", "agreed", "different"):
        match = new_match(reserve=reserve)
        set_up(match)
        rng = streams(4, 1)[0]
        families = [name.split("_")[0] for name in PIECES]
        for _ in range(50):
            held = guessed(match, 1, rng)["held"][0]
            assert held.sum() == 3
            if reserve == "agreed":
                assert {PIECES[k] for k in np.flatnonzero(held)} == {"flug", "tri", "stego"}
            if reserve == "different":
                assert len({families[k] for k in np.flatnonzero(held)}) == 3


def test_who_is_to_move_can_move_in_every_guess():
    """GI-51: the opponent is on turn and has two pieces; the one that is shut in cannot be the one that moves."""
    near = {"a1": "stego", "b2": "tri", "a3": "dilo"}
    match = board(near, {"a2": "nest", "h10": "stego"}, on_turn=1)
    assert {dict(one)["h10"] for one in armies(match, 0, 1, draws=300)} == {"stego"}
    match = board({"h4": "stego"}, {"a2": "nest", "h10": "stego"}, on_turn=1)
    assert {dict(one)["h10"] for one in armies(match, 0, 1, draws=300)} == {"stego", "nest"}


@pytest.mark.parametrize("viewer", [PUBLIC, 1])
def test_nothing_of_a_hidden_army_is_left_in_the_record(viewer):
    """GI-06: two armies that differ only in their kinds are the same bytes for who does not see them."""
    one = board({"e4": "stego", "c2": "tri", "a3": "flug"}, {"n13": "tri"})
    other = board({"e4": "flug", "c2": "stego", "a3": "tri"}, {"n13": "tri"})
    assert one.hidden(viewer).tobytes() == other.hidden(viewer).tobytes()
    assert one.hidden(0).tobytes() != other.hidden(0).tobytes()


def test_partners_nests_are_guessed_apart():
    """GI-70: no guess has the Nests of two partners nearer than the rules allow."""
    match = new_match(4)
    set_up(match)
    rng = streams(6, 1)[0]
    for _ in range(30):
        s = guessed(match, 0, rng)
        at = [next(int(s["at"][seat, n]) for n in range(24) if s["kind"][seat, n] == 0) for seat in (1, 3)]
        columns = [ord(FIELD_NAMES[one][0]) for one in at]
        assert abs(columns[0] - columns[1]) > 7


@pytest.mark.parametrize("options", [{}, {"secret_trap": True, "blank": "ghost", "screened": True, "quick": True}])
def test_refusals_do_not_depend_on_what_is_hidden(options):
    """GI-06, GI-65: in a world that looks the same to a seat, everything is refused to it in the same words."""
    chooser, rng = random.Random(7), streams(8, 1)[0]
    match = new_match(**options)
    looks = 0
    while not match.over and looks < 12:
        match.settle()
        seat = chooser.choice(match.pending)
        if len(match.log) % 7 == 5:
            looks += 1
            world = new_match(**options)
            for viewer in (0, 1):
                world.state = np.array([guessed(match, viewer, rng)])
                for action in chooser.sample(range(GAME.actions), 150):
                    assert world.why_not(viewer, action) == match.why_not(viewer, action)
        match.play(seat, chooser.choice(match.legal(seat)))
    assert looks == 12


def test_everybody_sees_where_a_piece_came_from_how_often_it_moved_and_where_it_kept_quiet() -> None:
    match = board({"e4": "stego", "a1": "tri"}, {"e7": "dilo", "h9": "flug"}, on_turn=0)
    turn(match, "e4-e5")
    turn(match, "h9-h10")
    turn(match, "e5-e6 quiet")
    for viewer in (-1, 0, 1):
        s = match.hidden(viewer)[0]
        n = [int(at) for at in s["at"][0, : s["count"][0]]].index(field("e6"))
        assert (int(s["home"][0, n]), int(s["steps"][0, n]), int(s["shy"][0, n])) == (field("e4"), 2, 1)


def test_what_a_piece_did_goes_with_it_when_another_leaves() -> None:
    match = board({"e4": "stego", "a2": "tri"}, {"e6": "dilo", "h9": "flug"}, on_turn=1)
    turn(match, "e6-e5 x e4 stay")
    turn(match, "a2-a3")
    s = match.state[0]
    n = [int(at) for at in s["at"][0, : s["count"][0]]].index(field("a3"))
    assert (int(s["home"][0, n]), int(s["steps"][0, n])) == (field("a2"), 1)
