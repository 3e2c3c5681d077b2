"""Reserves."""

from collections import Counter

import pytest
from games.giganten.tables import (
    board,
    could,
    lay_plainly,
    new_match,
    refusal,
    set_up,
    stand_first,
    step,
    turn,
    with_reserve,
)

from gondwana.core.contract import EVERYTHING
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.turns import begin_turn


def test_three_saurians_are_held_back():
    """GI-67: neither Nest, Blitz, Culak nor blank; 21 pieces stand."""
    match = new_match(reserve="free", blank="ghost")
    lay_plainly(match)
    while match.view(0)["phase"] == "occupy":
        stand_first(match)
    assert not {"reserve nest", "reserve blitz", "reserve culak", "reserve blank"} & set(match.legal_texts(0))
    assert "cannot be a reserve" in refusal(match, 0, "reserve culak")
    for kind in ("flug", "flug", "stego"):
        match.play(0, f"reserve {kind}")
    assert match.view(0)["seats"][0]["reserve_kinds"] == {"flug": 2, "stego": 1}
    assert match.view(1)["seats"][0]["reserve_kinds"] is None and match.view(1)["seats"][0]["reserve"] == 3
    assert match.view(0)["seats"][0]["pieces"] == 22


def test_reserves_come_from_the_third_turn_on():
    """GI-67: on border fields of the own half, without a challenge; then a piece is moved as usual."""
    match = with_reserve(reserve="free")
    for _ in range(4):
        assert not any(text.startswith("reserve") for text in match.legal_texts(match.pending[0]))
        step(match)
    kinds = [text for text in match.legal_texts(0) if text.startswith("reserve")]
    assert kinds
    match.play(0, kinds[0])
    names = set(match.legal_texts(0))
    assert all(int(name[1:]) <= 7 and (name[0] in "an" or name[1:] == "1") for name in names)
    assert "no border field" in refusal(match, 0, "e4")
    put = max(names)
    match.play(0, put)
    assert match.pending == (0,) and match.view(0)["phase"] == "pick"
    assert match.view(1)["seats"][0]["reserve"] == 2
    assert could(match, put).isdisjoint({"nest", "blitz", "culak", "blank"})


def test_the_reserve_can_be_agreed_upon():
    """GI-67: a) the same three kinds for both, known to all."""
    match = with_reserve(reserve="agreed")
    held = match.view(EVERYTHING)["seats"]
    assert all(seat["reserve_kinds"] == dict(sorted(Counter(DATA.reserve.agreed).items(), key=lambda p: p[0])) for seat in held)


def test_the_reserve_may_have_to_differ():
    """GI-67: b) three kinds; Tyra I and II are one."""
    match = new_match(reserve="different")
    lay_plainly(match)
    while match.view(0)["phase"] == "occupy":
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    match.play(0, "reserve tyra_1")
    assert "reserve tyra_2" not in match.legal_texts(0) and "reserve flug" in match.legal_texts(0)
    assert "held back already" in refusal(match, 0, "reserve tyra_2")


@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_a_free_reserve_has_up_to_three_pieces(held):
    """GI-67: in the open a player stops occupying fields; how many stay back is seen, which is not."""
    match = new_match(reserve="free")
    lay_plainly(match)
    while match.view(0)["phase"] == "occupy":
        seat = match.pending[0]
        pieces = match.view(0)["seats"][seat]["pieces"]
        assert ("done" in match.legal_texts(seat)) == (pieces >= 21)
        if pieces == 20:
            assert "at most 3" in refusal(match, seat, "done")
        stop = pieces == 24 - held if seat == 0 else pieces == 21
        match.play(seat, "done" if stop else match.legal(seat)[0])
    assert [seat["reserve"] for seat in match.view(1)["seats"]] == [held, 3]
    for _ in range(held):
        assert match.view(0)["seats"][0]["next"] == "reserve" and "done" not in match.legal_texts(0)
        match.play(0, "reserve stego")
    assert match.view(0)["seats"][0]["next"] == "nest"
    assert match.view(1)["seats"][0]["reserve_kinds"] is None
    assert match.view(0)["seats"][0]["reserve_kinds"] == ({"stego": held} if held else {})


@pytest.mark.parametrize("held", [0, 1, 3])
def test_a_free_reserve_is_named_in_secret_behind_a_screen(held):
    """GI-67, GI-68: kinds first, then `done`; others do not see how many, nor by the number of steps."""
    match = new_match(reserve="free", screened=True)
    lay_plainly(match)
    other = new_match(reserve="free", screened=True)
    lay_plainly(other)
    for _ in range(held):
        match.play(0, "reserve tri" if held < 3 else "reserve stego")
    assert match.legal_texts(0)[-1] == "done" and (match.legal_texts(0) == ["done"]) == (held == 3)
    match.play(0, "done")
    for _ in range(held):
        other.play(0, "reserve dilo" if "reserve dilo" in other.legal_texts(0) else other.legal(0)[0])
    if held < 3:
        other.play(0, "reserve flug")
    else:
        other.play(0, "done")
    assert match.hidden(1).tobytes() == other.hidden(1).tobytes()
    steps = held + 1
    while 0 in match.pending:
        match.play(0, match.legal(0)[0])
        steps += 1
    assert steps == 25
    set_up(match)
    assert match.view(1)["seats"][0]["reserve"] == held


def test_moving_after_a_reserve_is_optional():
    """GI-67: the turn may end with the piece that was set."""
    match = with_reserve(reserve="free")
    for _ in range(4):
        step(match)
    assert "done" not in match.legal_texts(0) and "cannot be left out" in refusal(match, 0, "done")
    match.play(0, next(text for text in match.legal_texts(0) if text.startswith("reserve")))
    match.play(0, match.legal(0)[0])
    assert "done" in match.legal_texts(0)
    match.play(0, "done")
    assert match.pending == (1,)


def test_the_players_choose_what_they_agree_upon():
    """GI-67 a: the three kinds are options of the match."""
    match = with_reserve(reserve="agreed", agreed_1="stego", agreed_2="deino_2", agreed_3="stego")
    assert all(seat["reserve_kinds"] == {"deino_2": 1, "stego": 2} for seat in match.view(EVERYTHING)["seats"])
    for _ in range(4):
        step(match)
    match.play(0, "reserve deino_2")
    match.play(0, match.legal_texts(0)[-1])
    (came,) = [piece for piece in match.view(1)["pieces"] if piece["reserve"]]
    assert came["could"] == ["deino_2", "stego"]


@pytest.mark.parametrize(("held", "quick"), [(3, False), (2, True)])
def test_ten_pieces_of_a_side_count_its_reserves(held, quick):
    """GI-69: on the board there are 22 pieces, 8 of them of one side."""
    near = {f"{column}2": "stego" for column in "cdefghi"}
    far = {f"{column}13": "stego" for column in "abcdefghijkln"}
    match = board(near, far, quick=True, reserve="free")
    s = match.state[0]
    s["turns_of"] = 9
    s["holds"][0] = held
    begin_turn(s, 0)
    turn(match, "c2-c3")
    assert (match.pending == (0,)) == quick
