"""Tiles, territories, set-up, the first lot."""

import pytest
from games.giganten.tables import GAME, all_fields, field, new_match, refusal, set_up

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.core.errors import BadOptions
from gondwana.core.match import Match
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.state import OCCUPY


def drawn(match, *tiles):
    match.play(CHANCE, "first 0")
    for tile in tiles:
        match.play(CHANCE, f"tile {tile}")


def laid(match, near, far):
    for seat, tiles in enumerate((near, far)):
        for tile in tiles:
            match.play(seat, f"tile {tile}")


def rows_of(match):
    """The board as the first player sees it, the far row first."""
    ground = match.view(EVERYTHING)["ground"]
    return [
        "".join("~" if ground[f"{column}{row}"] == "swamp" else "." for column in "abcdefghijklmn") for row in range(14, 0, -1)
    ]


def test_tiles_are_drawn_by_lot_two_each():
    """GI-02: one after the other, each tile once."""
    match = new_match()
    match.play(CHANCE, "first 0")
    assert {GAME.write(CHANCE, action) for action, weight in match.odds() if weight == 1} == {f"tile {name}" for name in "abcd"}
    for tile in "cabd":
        match.play(CHANCE, f"tile {tile}")
    assert [party["tiles"] for party in match.view(0)["parties"]] == [["b", "c"], ["a", "d"]]
    assert match.pending == (0, 1)


def test_a_half_is_laid_in_secret_and_shown_together():
    """GI-02: turned in four ways, in either order; the opponent sees nothing before both are ready."""
    match = new_match()
    drawn(match, *"abcd")  # a and c, b and d
    assert set(match.legal_texts(0)) == {f"tile {tile} {turn}" for tile in "ac" for turn in (0, 90, 180, 270)}
    match.play(0, "tile c 90")
    assert set(match.legal_texts(0)) == {f"tile a {turn}" for turn in (0, 90, 180, 270)}
    assert "not in the own hand" in refusal(match, 0, "tile b 0")
    match.play(0, "tile a 0")
    assert match.view(1)["parties"][0]["laid"] == [None, None]
    assert match.view(1)["ground"] == {}
    laid(match, (), ("b 0", "d 0"))
    assert match.view(1)["parties"][0]["laid"] == [{"tile": "c", "turn": 90}, {"tile": "a", "turn": 0}]
    assert len(match.view(1)["ground"]) == 196


def test_tiles_lie_as_their_owner_sees_them():
    """GI-02: the first player's as drawn, the second's from the other side; a turn is clockwise."""
    match = new_match()
    drawn(match, *"abcd")
    laid(match, ("a 0", "c 90"), ("b 0", "d 0"))
    a, b, c, d = ([*tile.rows] for tile in DATA.tiles)
    c_turned = ["".join(c[6 - column][row] for column in range(7)) for row in range(7)]
    far = [(d[6 - k][::-1]) + (b[6 - k][::-1]) for k in range(7)]
    near = [a[k] + c_turned[k] for k in range(7)]
    assert rows_of(match) == far + near


def test_territory_is_rows_one_to_six():
    """GI-04, GI-06: both middle rows stay empty; one piece a field."""
    match = new_match()
    drawn(match, *"abcd")
    laid(match, ("a 0", "c 0"), ("b 0", "d 0"))
    assert set(match.legal_texts(0)) == {name for name in all_fields() if int(name[1:]) <= 6}
    match.play(0, "e4")
    assert set(match.legal_texts(1)) == {name for name in all_fields() if int(name[1:]) >= 9}
    assert "outside the own territory" in refusal(match, 1, "e8")
    match.play(1, "e9")
    assert "stands on e4 already" in refusal(match, 0, "e4")


def test_where_pieces_stand_is_seen_and_what_they_are_is_not():
    """GI-06: 24 pieces each; the opponent sees fields and no kinds."""
    match = new_match()
    set_up(match)
    for viewer in (0, 1):
        pieces = match.view(viewer)["pieces"]
        assert len(pieces) == 48
        assert all((piece["kind"] is None) == (piece["seat"] != viewer) for piece in pieces)


def test_nest_and_blitz_stand_on_land_and_the_nest_in_no_corner():
    """GI-07: the kinds are given in a fixed order, Nest and Blitz only where they may stand."""
    match = new_match()
    drawn(match, *"abcd")
    laid(match, ("a 0", "c 0"), ("b 0", "d 0"))  # a1 is swamp, n1 land
    fields = ["n1", "a1", "b1", "e1", "f1"]
    while match.state[0]["phase"] == OCCUPY:
        seat = match.pending[0]
        legal = match.legal_texts(seat)
        match.play(seat, next((name for name in fields if seat == 0 and name in legal), legal[-1]))
    assert match.view(0)["seats"][0]["next"] == "nest"
    ground = match.view(0)["ground"]
    assert "n1" not in match.legal_texts(0) and "corner" in refusal(match, 0, "n1")
    assert "only on land" in refusal(match, 0, "a1")
    assert all(ground[name] == "land" for name in match.legal_texts(0))
    match.play(0, "e1")
    assert match.view(0)["seats"][0]["next"] == "blitz"
    assert "n1" in match.legal_texts(0) and "a1" not in match.legal_texts(0)
    assert "has its kind already" in refusal(match, 0, "e1")


@pytest.mark.parametrize(("blank", "corner"), [("none", False), ("none", True), ("trap", False)])
def test_no_more_land_is_asked_for_than_nest_and_blitzes_need(blank, corner):
    """GI-07: three land fields, one of them no corner: a Blitz may stand in a corner, a trap in the swamp."""
    match = new_match(blank=blank)
    drawn(match, *"abcd")
    laid(match, ("a 0", "c 0"), ("b 0", "d 0"))  # n1 is land
    ground = match.view(0)["ground"]
    total = 25 if blank == "trap" else 24
    last_wet = 0
    while match.state[0]["phase"] == OCCUPY:
        seat = match.pending[0]
        legal = match.legal_texts(seat)
        wet = [name for name in legal if ground[name] == "swamp"]
        if seat == 0 and wet:
            last_wet = match.view(0)["seats"][0]["pieces"] + 1
        first = ["n1"] if corner and seat == 0 and "n1" in legal else []
        match.play(seat, (first + wet + legal)[0])
    assert last_wet == (total - 2 if corner else total - 3)
    assert match.view(0)["seats"][0]["next"] == "nest"
    while match.pending == (0, 1):
        match.play(
            0,
            "n1"
            if corner and match.view(0)["seats"][0]["next"] == "blitz" and "n1" in match.legal_texts(0)
            else match.legal(0)[0],
        )
    stands = {piece["kind"]: piece["field"] for piece in match.view(0)["pieces"] if piece["seat"] == 0}
    if blank == "trap":
        assert ground[stands["blank"]] == "swamp"


def test_the_blank_leaves_the_blitzes_their_land():
    """GI-07: where just enough land is occupied, a ghost stands in the swamp."""
    match = new_match(blank="ghost")
    drawn(match, *"abcd")
    laid(match, ("a 0", "c 0"), ("b 0", "d 0"))
    ground = match.view(0)["ground"]
    while match.state[0]["phase"] == OCCUPY:
        seat = match.pending[0]
        legal = match.legal_texts(seat)
        match.play(seat, next((name for name in legal if ground[name] == "swamp"), legal[0]))
    match.play(0, match.legal(0)[0])
    assert match.view(0)["seats"][0]["next"] == "blank"
    assert all(ground[name] == "swamp" for name in match.legal_texts(0))
    dry = next(
        piece["field"]
        for piece in match.view(0)["pieces"]
        if piece["seat"] == 0 and piece["kind"] is None and ground[piece["field"]] == "land"
    )
    assert "for the Blitzes" in refusal(match, 0, dry)


def test_land_is_left_for_those_who_need_it():
    """GI-07: who puts pieces into the swamp only must at last take land: a Nest and two Blitzes have to stand somewhere."""
    match = new_match()
    drawn(match, *"abcd")
    laid(match, ("a 0", "c 0"), ("b 0", "d 0"))
    ground = match.view(0)["ground"]
    while match.state[0]["phase"] == OCCUPY:
        seat = match.pending[0]
        legal = match.legal_texts(seat)
        wet = [name for name in legal if ground[name] == "swamp"]
        if seat == 0 and match.view(0)["seats"][0]["pieces"] == 21:
            assert wet == []
            assert "needs land" in refusal(
                match,
                0,
                next(n for n in all_fields() if ground[n] == "swamp" and int(n[1:]) < 7 and not match.state[0]["who"][field(n)]),
            )
        match.play(seat, wet[0] if wet else legal[0])


@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_can_be_said(first):
    """GI-08: by lot, or a seat."""
    match = Match(GAME, players=2, options={"first": first}, seed=1)
    assert [action for action, _ in match.odds()] == [first]
    set_up(match)
    assert match.pending == (first,)
    assert [weight for _, weight in Match(GAME, players=2, seed=1).odds()] == [1, 1]


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (3, {}, "players"),
        (2, {"outline": "six"}, "not for 2 players"),
        (4, {"outline": "eight"}, "normal, long, stagger, six"),
        (4, {"outline": "long"}, "not for 4 players"),
        (2, {"outline": "long", "laying": "columns"}, "columns"),
        (4, {"outline": "six", "laying": "columns"}, "columns"),
        (4, {"outline": "six", "tiles": "ad_bc"}, "no pairs"),
        (2, {"partners": "apart"}, "only 4 players"),
        (2, {"first": 2}, "seats go from 0 to 1"),
        (2, {"trapped": "comes_back"}, "the trap that is a piece"),
        (2, {"trapped": "comes_back", "secret_trap": True}, "the trap that is a piece"),
        (2, {"trap_by_nest": False}, "needs a trap"),
        (2, {"secret_as_trap": True, "secret_trap": True}, "needs"),
        (2, {"agreed_1": "tri"}, "need"),
        (2, {"reserve": "agreed", "agreed_1": "tyra_1", "agreed_2": "tyra_1"}, "has only 1"),
        (2, {"reserve": "agreed", "roster": "named", "agreed_1": "plesio"}, "has only 0"),
    ],
)
def test_options_that_do_not_go_together_are_refused(players, options, said):
    """GI-60, GI-61, GI-62, GI-66, GI-67, GI-70: with a sentence."""
    with pytest.raises(BadOptions, match=said):
        Match(GAME, players=players, options=options)
