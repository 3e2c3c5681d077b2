"""Four players: two parties of two."""

import pytest
from games.giganten.tables import (
    GAME,
    all_fields,
    board,
    field,
    four,
    goals,
    lay_plainly,
    new_match,
    refusal,
    set_up,
    step,
    turn,
)

from gondwana.core.contract import CHANCE
from gondwana.games.giganten.data import DATA


@pytest.mark.parametrize(("outline", "columns"), [("normal", 28), ("six", 21)])
def test_four_players(outline, columns):
    """GI-70: two partners against two, in the order A c B d, on 28 or, shorter, 21 by 14 fields; 24 pieces each."""
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
    match = new_match(4, outline="six")
    lay_plainly(match)
    assert match.pending == (0, 1)
    while match.pending != (2, 3):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    (nest,) = [piece["field"] for piece in match.view(2)["pieces"] if piece["kind"] == "nest"]
    assert all(abs(ord(name[0]) - ord(nest[0])) > 7 for name in match.legal_texts(2))
    assert "at least 7 fields" in refusal(match, 2, next(
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


@pytest.mark.parametrize("partners", ["apart", "shared", None])
def test_what_partners_see(partners):
    """GI-70: everything of each other, as they sit side by side; or, as an option, nothing but the Nest."""
    match = four(**({"partners": partners} if partners else {}))
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


def test_the_first_partner_leaves_room_for_two_nests_seven_fields_apart():
    """GI-70: always, even if he takes the far fields one after the other."""
    match = new_match(4, outline="six")
    lay_plainly(match)
    ground = match.view(0)["ground"]
    column = lambda name: ord(name[0]) - ord("a")  # noqa: E731
    match.play(0, min(match.legal_texts(0), key=lambda name: abs(column(name) - 10)))
    (nest,) = [piece["field"] for piece in match.view(0)["pieces"] if piece["kind"] == "nest"]

    def far_land(names):
        return [name for name in names if ground[name] == "land" and abs(column(name) - column(nest)) > 7]

    refused = set()
    while 0 in match.pending:
        legal = match.legal_texts(0)
        match.play(0, (far_land(legal) + legal)[0])
        if 0 in match.pending:
            free = {name for name in match.view(0)["setting"]["territory"] if not match.state[0]["who"][field(name)]}
            refused |= {refusal(match, 0, name) for name in far_land(free) if name not in match.legal_texts(0)}
    assert any("partner still needs land" in sentence for sentence in refused)
    while 1 in match.pending:
        match.play(1, match.legal(1)[0])
    assert match.legal_texts(2)
    assert all(abs(column(name) - column(nest)) > 7 and ground[name] == "land" for name in match.legal_texts(2))
    set_up(match)
    assert match.view(0)["phase"] == "pick"


def test_the_first_partner_is_told_what_to_leave():
    """GI-70: enough to plan an army: how much land, and for every place of the own Nest the fields for the other's."""
    match = new_match(4, outline="six")
    lay_plainly(match)
    setting, ground = match.view(0)["setting"], match.view(0)["ground"]
    land, *rooms = setting["leave"]
    assert land["nests"] is None and land["least"] == 3
    assert land["fields"] == [name for name in setting["territory"] if ground[name] == "land"]
    assert sorted(nest for room in rooms for nest in room["nests"]) == sorted(match.legal_texts(0))
    for room in rooms:
        assert room["least"] == 1 and room["not_beside"] == []
        assert all(abs(ord(nest[0]) - ord(name[0])) > 7 for nest in room["nests"] for name in room["fields"])
    assert match.view(2)["setting"]["leave"] == []


def test_tiles_as_columns_for_four():
    """GI-60, GI-70: each party lays two flanks of two tiles, from front to back."""
    match = new_match(4, laying="columns")
    lay_plainly(match)
    view = match.view(0)
    swamp = {tile.name: tile.swamp for tile in DATA.tiles}
    left = [
        name
        for name, what in view["ground"].items()
        if what == "swamp" and len(name.rstrip("0123456789")) == 1 and name[0] <= "n"
    ]
    assert len(left) == sum(swamp[tile] for tile in view["parties"][0]["tiles"])


def test_pairs_of_tiles_for_four():
    """GI-62, GI-70: a lot for each of the two sets."""
    match = new_match(4, tiles="ac_bd")
    match.play(CHANCE, "first 0")
    for group in (0, 1):
        assert [weight for _, weight in match.odds()] == [1, 1]
        match.play(CHANCE, f"group {group}")
    assert [party["tiles"] for party in match.view(0)["parties"]] == [["a", "b", "c", "d"]] * 2
    assert match.pending == (0, 1)
