"""The variants."""

from collections import Counter

import pytest
from games.giganten.tables import GAME, all_fields, board, could, field, goals, new_match, refusal, set_up, turn, where

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.games.giganten.data import DATA
from gondwana.games.giganten.land import RANK
from gondwana.games.giganten.state import NOTHING


def lay_plainly(match):
    """Draw tiles in order and lay them unturned."""
    match.play(CHANCE, "first 0")
    while match.waits_for_chance:
        match.play(CHANCE, match.odds()[0][0])
    while match.view(0)["phase"] == "lay":
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])


def test_tiles_as_columns():
    """GI-60: each player's tiles run front to back: the first shapes the left flank, the second the right."""
    match = new_match(laying="columns")
    lay_plainly(match)
    ground = match.view(0)["ground"]
    assert [party["tiles"] for party in match.view(0)["parties"]] == [["a", "c"], ["b", "d"]]
    swamps = Counter(name[0] in "abcdefg" for name, what in ground.items() if what == "swamp")
    assert (swamps[True], swamps[False]) == (17 + 22, 19 + 23)


@pytest.mark.parametrize(("outline", "square"), [("long", "long"), ("stagger", "stagger")])
def test_other_outlines(outline, square):
    """GI-61: rows 1 to 6 of each end are the territory, whatever the outline."""
    match = new_match(outline=outline)
    lay_plainly(match)
    names = all_fields(square)
    deep = {"long": 28, "stagger": 14}[outline]
    row = lambda name: int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))  # noqa: E731
    assert set(match.legal_texts(0)) == {name for name in names if row(name) <= 6}
    match.play(0, match.legal(0)[0])
    assert set(match.legal_texts(1)) == {name for name in names if row(name) > deep - 6}


@pytest.mark.parametrize(("tiles", "groups"), [("ad_bc", (["a", "d"], ["b", "c"])), ("ab_cd", (["a", "b"], ["c", "d"]))])
def test_groups_of_tiles(tiles, groups):
    """GI-62: a lot between two groups."""
    for group in (0, 1):
        match = new_match(tiles=tiles)
        match.play(CHANCE, "first 0")
        assert [weight for _, weight in match.odds()] == [1, 1]
        match.play(CHANCE, f"group {group}")
        assert [party["tiles"] for party in match.view(0)["parties"]] == list(groups if group == 0 else groups[::-1])


def test_ghost():
    """GI-63: moves like a saurian, cannot challenge, loses every fight; the attacker may move up."""
    match = board({"e4": "blank", "a1": "stego"}, {"e6": "dilo", "n13": "tri"}, blank="ghost")
    turn(match, "e4-e5")
    assert match.legal_texts(0) == ["quiet"]
    turn(match, "quiet")
    turn(match, "n13-n12")
    turn(match, "a1-a2")
    turn(match, "e6-d6")
    turn(match, "a2-a3")
    turn(match, "d6-d5 x e5 up")
    assert where(match)["e5"] == (1, "dilo")


def test_every_piece_beats_the_ghost():
    """GI-63: Flug and Culak too."""
    for kind in ("flug", "culak", "stego"):
        match = board({"e4": kind}, {"e6": "blank", "n13": "tri"}, blank="ghost")
        turn(match, "e4-e5 x e6 stay")
        assert "e6" not in where(match) and where(match)["e5"] == (0, kind)


def test_trap():
    """GI-64: the blank never moves; who challenges it leaves the board; it stays and is known."""
    match = board({"e4": "tyra_1", "a1": "stego"}, {"e6": "blank", "n13": "tri"}, blank="trap")
    turn(match, "e4-e5 x e6")
    assert "e5" not in where(match) and where(match)["e6"] == (1, "blank")
    assert match.view(0)["seats"][0]["lost"]["tyra_1"] == 1
    assert match.pending == (1,) and "e6" not in match.legal_texts(1)
    assert "never moves" in refusal(match, 1, "e6")
    assert could(match, "e6") == {"blank"}


def noted(match, seat, name):
    match.state[0]["note"][seat] = field(name)


def test_secret_trap():
    """GI-65: an enemy that stops on the noted field leaves at once, before it can challenge; the note is shown."""
    match = board({"e8": "stego", "a1": "stego"}, {"e10": "dilo", "n13": "tri"}, secret_trap=True)
    noted(match, 0, "a2")
    noted(match, 1, "e9")
    assert match.view(0)["seats"][1]["note"] is None and match.view(1)["seats"][1]["note"] == "e9"
    turn(match, "e8-e9")
    assert "e9" not in where(match) and match.pending == (1,)
    assert match.view(0)["seats"][1] | {"note": "e9", "note_shown": True} == match.view(0)["seats"][1]
    assert match.view(0)["seats"][0]["lost"]["stego"] > 1


def test_own_pieces_do_not_fall_into_their_trap():
    """GI-65: only enemies do; and a piece that flies over it does not stop there."""
    match = board({"e8": "flug", "a1": "stego"}, {"e10": "dilo", "n13": "tri", "e12": "stego"}, secret_trap=True)
    noted(match, 0, "a2")
    noted(match, 1, "f10")
    turn(match, "e8-d8")
    turn(match, "e10-f10")
    assert where(match)["f10"] == (1, "dilo")


def test_set_up_with_a_note():
    """GI-65: the note is the last secret step of the set-up: a field of the own territory."""
    match = new_match(secret_trap=True)
    set_up(match)
    s = match.state[0]
    for seat in (0, 1):
        assert s["note"][seat] != NOTHING and RANK[s["outline"], seat, s["note"][seat]] < 6


@pytest.mark.parametrize("by_nest", [True, False])
def test_no_trap_by_the_own_nest(by_nest):
    """GI-66: a) neither a note nor a blank on a field next to the Nest."""
    match = new_match(secret_trap=True, blank="trap", trap_by_nest=by_nest)
    lay_plainly(match)
    while match.view(0)["phase"] == "occupy":
        seat = match.pending[0]
        wanted = [name for name in ("e3", "e4", "e5", "d4", "f4") if name in match.legal_texts(seat)]
        match.play(seat, wanted[0] if wanted and seat == 0 else match.legal(seat)[0])
    ground = match.view(0)["ground"]
    assert ground["e4"] == "land"
    match.play(0, "e4")
    assert match.view(0)["seats"][0]["next"] == "blank"
    assert ("e5" in match.legal_texts(0)) == by_nest
    while match.view(0)["seats"][0]["next"] != "note":
        match.play(0, match.legal(0)[-1])
    assert ("e5" in match.legal_texts(0)) == by_nest
    assert {"e7", "n9"}.isdisjoint(match.legal_texts(0))
    if not by_nest:
        assert "next to the own Nest" in refusal(match, 0, "e5")


@pytest.mark.parametrize("secret", [True, False])
def test_a_piece_in_a_trap_may_stand_still(secret):
    """GI-66: b) for two turns of its owner; it may move in the third."""
    blank = {} if secret else {"e6": "blank"}
    options = {"secret_trap": True} if secret else {"blank": "trap"}
    match = board({"e4": "stego", "a1": "stego"}, {"n13": "tri", **blank}, trapped="stands_still", **options)
    if secret:
        noted(match, 0, "a2")
        noted(match, 1, "e5")
    turn(match, "e4-e5" if secret else "e4-e5 x e6")
    assert where(match)["e5"] == (0, "stego")
    for mine, yours in (("a1-a2", "n13-n12"), ("a2-a3", "n12-n11")):
        turn(match, yours)
        assert "e5" not in match.legal_texts(0)
        assert "stands still" in refusal(match, 0, "e5")
        turn(match, mine)
    turn(match, "n11-n10")
    assert "e5" in match.legal_texts(0)


def test_a_piece_in_a_trap_may_come_back():
    """GI-66: c) later, on any free field of the own first row: a whole turn, without a challenge."""
    match = board({"e4": "tri", "a1": "stego"}, {"e6": "blank", "n13": "tri", "d2": "dilo"}, blank="trap", trapped="comes_back")
    turn(match, "e4-e5 x e6")
    assert match.view(1)["seats"][0]["away"] == {"tri": 1}
    turn(match, "n13-n12")
    assert "back tri" in match.legal_texts(0)
    match.play(0, "back tri")
    assert set(match.legal_texts(0)) == {f"{column}1" for column in "cdefghijklmn"}
    assert "first row" in refusal(match, 0, "d3")
    match.play(0, "d1")
    assert match.pending == (1,) and where(match)["d1"] == (0, "tri")
    assert match.view(1)["seats"][0]["away"] == {}


def with_reserve(**options):
    match = new_match(**options)
    set_up(match)
    return match


def test_three_saurians_are_held_back():
    """GI-67: neither Nest, Blitz, Culak nor blank; 21 pieces stand."""
    match = new_match(reserve="free", blank="ghost")
    lay_plainly(match)
    while match.view(0)["phase"] == "occupy":
        match.play(match.pending[0], match.legal(match.pending[0])[0])
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


def step(match):
    """A quiet turn: the first piece that can, to the first field."""
    seat = match.pending[0]
    while match.pending == (seat,):
        quiet = [text for text in match.legal_texts(seat) if text in ("quiet", "stay", "done")]
        match.play(seat, quiet[0] if quiet else match.legal(seat)[0])


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


def test_screened_set_up():
    """GI-68: rows 1 to 7; nothing is seen until both are ready."""
    match = new_match(screened=True)
    lay_plainly(match)
    assert match.pending == (0, 1)
    assert {int(name[1:]) for name in match.legal_texts(0)} == set(range(1, 8))
    for _ in range(24):
        match.play(0, match.legal(0)[0])
    assert match.pending == (1,)
    assert not [piece for piece in match.view(1)["pieces"] if piece["seat"] == 0]
    for _ in range(24):
        match.play(1, match.legal(1)[0])
    assert len(match.view(1)["pieces"]) == 48


def test_who_faces_an_enemy_by_set_up_alone_may_not_challenge():
    """GI-68: only a piece that moved does."""
    match = board({"e7": "tri", "a1": "stego"}, {"e8": "dilo", "n13": "tri"}, screened=True)
    assert not any(text.startswith("x") for text in match.legal_texts(0))
    turn(match, "a1-a2")
    assert match.pending == (1,)


def test_quick_moves():
    """GI-69: in the first three turns one piece two fields or two pieces one field each; one challenge; not in the fourth."""
    crowd = {f"{column}2": "stego" for column in "cdefghijklmn"}
    enemies = {f"{column}13": "stego" for column in "abcdefghijkl"}
    match = board({"e4": "tri", **crowd}, {"e7": "dilo", **enemies}, quick=True)
    turn(match, "e4-e5")
    assert match.pending == (0,) and "done" in match.legal_texts(0)
    turn(match, "e5-e6 x e7 up")
    assert match.pending == (1,)
    turn(match, "a13-a12 done")
    turn(match, "c2-c3 d2-d3")
    assert match.pending == (1,)
    for _ in range(3):
        step(match)
    assert match.view(0)["seats"][0]["pieces"] > 10
    turn(match, "n2-n3")
    assert match.pending == (1,)


def test_only_one_of_two_moves_challenges_and_who_did_stands():
    """GI-69: after a challenge the second move is another piece's, and quiet."""
    match = board({"e4": "stego", "c5": "tri"}, {"e6": "stego", "c7": "tri", "n13": "tri"}, quick=True)
    turn(match, "e4-e5 x e6")
    assert "e5" not in match.legal_texts(0) and "does not move again" in refusal(match, 0, "e5")
    turn(match, "c5-c6")
    assert match.pending == (1,)


def test_quick_moves_come_back_in_the_end_game():
    """GI-69: a side with ten pieces, or twenty in all."""
    match = board({"e4": "tri", "a1": "stego"}, {"n13": "tri"}, quick=True)
    match.state[0]["turns_of"] = 9
    turn(match, "e4-e5")
    turn(match, "done")
    turn(match, "n13-n12")
    assert match.pending == (1,)


def test_a_scout_flight_is_the_whole_turn():
    """GI-69: quick moves are steps."""
    match = board({"e4": "flug", "a1": "stego"}, {"e9": "tri", "n13": "tri"}, quick=True)
    turn(match, "e4-e8 x e9")
    assert match.pending == (1,)


def four(**options):
    match = new_match(4, **options)
    set_up(match)
    return match


@pytest.mark.parametrize(("outline", "columns"), [("normal", 21), ("eight", 28)])
def test_four_players(outline, columns):
    """GI-70: two partners against two, in the order A c B d, on 21 or 28 by 14 fields; 24 pieces each."""
    match = four(outline=outline)
    view = match.view(0)
    assert (view["columns"], view["rows"]) == (columns, 14)
    assert [seat["party"] for seat in view["seats"]] == [0, 1, 0, 1]
    assert [seat["pieces"] for seat in view["seats"]] == [24] * 4
    order = []
    for _ in range(4):
        order.append(match.pending[0])
        step(match)
    assert order == [0, 1, 2, 3]


def test_partners_keep_their_nests_apart():
    """GI-70: at least seven fields lie between them; partners know each other's Nest."""
    match = new_match(4)
    lay_plainly(match)
    assert match.pending == (0, 1)
    while match.pending != (2, 3):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    (nest,) = [piece["field"] for piece in match.view(2)["pieces"] if piece["kind"] == "nest"]
    assert all(abs(ord(name[0]) - ord(nest[0])) > 7 for name in match.legal_texts(2))
    assert "seven fields" in refusal(match, 2, next(
        name for name in all_fields("six")
        if name[1:] in "12" and abs(ord(name[0]) - ord(nest[0])) < 3 and match.view(2)["ground"][name] == "land"
        and not match.state[0]["who"][field(name)]
    ))  # fmt: skip


def test_both_nests_of_a_party_must_be_taken():
    """GI-70: whose Nest is taken plays on with his pieces; the second one decides."""
    near, far, near_2, far_2 = (
        {"e4": "tri", "h4": "tri"},
        {"e6": "nest", "t13": "stego"},
        {"s4": "tri"},
        {"h6": "nest", "t12": "stego"},
    )
    match = board(near, far, near_2, far_2)
    turn(match, "e4-e5 x e6 stay")
    assert not match.over and match.pending == (1,)
    turn(match, "t13-t14")
    turn(match, "s4-s5")
    turn(match, "t12-t13")
    turn(match, "h4-h5 x h6")
    assert match.over and match.winners() == [0, 2] and match.places() == [1, 3, 1, 3]


@pytest.mark.parametrize("partners", ["apart", "shared"])
def test_what_partners_see(partners):
    """GI-70: nothing of each other but the Nest, or everything."""
    match = four(partners=partners)
    seen = {piece["kind"] for piece in match.view(2)["pieces"] if piece["seat"] == 0}
    assert (seen == {None, "nest"}) == (partners == "apart")
    assert {piece["kind"] for piece in match.view(2)["pieces"] if piece["seat"] == 1} == {None}


def test_partners_do_not_fight():
    """GI-20, GI-70: only enemies can be challenged."""
    match = board({"e4": "tri"}, {"t13": "stego"}, {"e6": "tri"}, {"t12": "stego"})
    turn(match, "e4-e5")
    assert match.pending == (1,)
    assert goals(match, "t13")
    assert GAME.players == range(2, 5, 2)
