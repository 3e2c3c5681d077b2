"""Views, events and drawings."""

import random
from typing import Any

import msgspec
import pytest
from games.giganten.tables import GAME, board, new_match, set_up, turn

from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC
from gondwana.core.match import Match
from gondwana.games.draftosaurus import told as draftosaurus_told
from gondwana.games.giganten import told, view
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.drawing.relief import heights
from gondwana.locale import LANGUAGES

KINDS = {
    "first", "draw", "lay", "land", "stand", "hold", "arrange", "ready", "pick", "move", "fight", "up", "trap", "set", "offer",
    "turn", "over",
}  # fmt: skip


def played(players: int, options: Any, seed: int) -> Match:
    chance = random.Random(seed)
    match = Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    while not match.over:
        seat = match.pending[0]
        legal = [do for do in match.legal_texts(seat) if do not in ("resign", "accept")] or match.legal_texts(seat)
        match.play(seat, chance.choice(legal))
        match.settle()
    return match


def test_every_kind_of_event_happens() -> None:
    """The types are not wider than the game: each kind is told somewhere."""
    happened = set()
    for seed in range(4):
        happened |= {
            event["type"] for event in played(2, {"secret_trap": True, "reserve": "free", "parley": True}, seed).events(PUBLIC)
        }
    assert happened == KINDS


def test_names_are_those_of_the_rules() -> None:
    assert len(view.PHASES) == 13 and view.PHASES[-1] == "over"
    assert set(msgspec.json.schema_components([GAME.view_type, GAME.event_type])[1]) > {"GigantenView", "FightEvent"}


def test_types_have_names_of_their_own() -> None:
    """Schemas of all games stand in one document: two types of one name would rename both."""
    own, other = (
        {name for name, thing in vars(module).items() if isinstance(thing, type) and thing.__module__ == module.__name__}
        for module in (told, draftosaurus_told)
    )
    assert own and own.isdisjoint(other)


def test_secret_steps_are_not_told_to_others() -> None:
    """GI-02, GI-06: which tile was laid and what was put where."""
    match = played(2, {"screened": True, "quiet_moves": 20}, 1)
    for event in match.events(1):
        if event["type"] == "lay" and event["party"] == 0 and event["at"] < 7:
            assert event["tile"] is None
        assert event["type"] != "stand"


def test_drawings_show_letters_and_backs() -> None:
    """GI-06: the viewer's own pieces by letter, the others as backs; the second player sees the board from his side."""
    match = board({"e4": "stego"}, {"n13": "tri"}, swamp=["a1"])
    mine, yours = match.draw(0), match.draw(1)
    assert "0S" in mine and "1*" in mine and "1R" not in mine
    assert "1R" in yours and "0*" in yours and "0S" not in yours
    assert mine.index("14 ") < mine.index("\n  1 ") and yours.index("\n  1 ") < yours.index("\n 14 ")
    for language in LANGUAGES:
        svg = match.draw(0, svg=True, language=language)
        assert "n13: Tri" not in svg and "e4: Stego" in svg


def test_land_rises_from_the_shore() -> None:
    ground = {(0, 0): "swamp", (1, 0): "land", (2, 0): "land", (3, 0): "land"}
    assert heights(ground) == {(0, 0): 0, (1, 0): 1, (2, 0): 2, (3, 0): 3}
    assert heights({(0, 0): "land"})[0, 0] > 0


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC, EVERYTHING])
def test_a_fight_is_told_alike_to_all(viewer: int) -> None:
    """GI-21."""
    match = board({"e4": "stego"}, {"e6": "dilo", "n13": "tri"})
    turn(match, "e4-e5")
    before = match.hidden(viewer)[0]
    turn(match, "x e6")
    events = GAME.events(before, match.hidden(viewer)[0], viewer)
    fight = {"type": "fight", "seat": 0, "attacker": "stego", "defender": "dilo", "attacker_field": "e5", "defender_field": "e6"}
    assert events[0] == {**fight, "ground": "land", "result": "defender"}


def test_a_step_can_be_taken_back_until_something_was_shown() -> None:
    """GI-21: taking a piece and moving it, but not a challenge."""
    match = played(2, {"quiet_moves": 20}, 2)
    number = next(k for k, entry in enumerate(match.log) if GAME.write(*entry).startswith("x "))
    short = Match.replay(GAME, match.record(), upto=number)
    seat = match.log[number].seat
    assert short.can_undo(seat)
    short.play(*match.log[number])
    assert not short.can_undo(seat)


def test_until_the_tiles_lie_everybody_sees_what_there_is_to_lay() -> None:
    """GI-01, GI-02, GI-60, GI-61: the tiles as printed, and where each party lays its own."""
    match = new_match(outline="stagger", laying="columns")
    for viewer in (0, 1, PUBLIC):
        laying = match.view(viewer)["laying"]
        assert "".join(laying["drawings"]["a"]).count("~") == 17
        assert laying["places"][1] == [{"column": 10, "row": 7}, {"column": 7, "row": 0}]
    set_up(match)
    assert match.view(0)["laying"] is None and match.view(0)["setting"] is None


def test_a_seat_is_told_what_it_can_plan_with() -> None:
    """GI-04 to GI-07, GI-64 to GI-67: territory, army, land for Nest and Blitzes; nobody is told of another's."""
    match = new_match(blank="trap", secret_trap=True, trap_by_nest=False, reserve="different")
    while match.view(0)["phase"] != "occupy":
        match.play(match.pending[0] if not match.waits_for_chance else CHANCE, first_of(match))
    assert match.view(PUBLIC)["setting"] is None
    setting, ground = match.view(0)["setting"], match.view(0)["ground"]
    assert set(setting["territory"]) == set(match.legal_texts(0))
    assert list(setting["army"]) == [kind for kind in PIECES if kind in setting["army"]]
    assert sum(setting["army"].values()) == 25
    assert setting["only_on"]["blitz"] == [field for field in setting["territory"] if ground[field] == "land"]
    assert {"a1", "n1"}.isdisjoint(setting["only_on"]["nest"]) and set(setting["only_on"]["nest"]) <= set(
        setting["only_on"]["blitz"]
    )
    assert setting["firm"] == {"nest": 1, "blitz": 3} and setting["off_nest"] == ["blank", "note"] and setting["note"]
    reserve = setting["reserve"]
    assert (
        reserve["least"] == reserve["most"] == 3
        and "culak" not in reserve["kinds"]
        and ["tyra_1", "tyra_2"] in reserve["one_each"]
    )


def test_what_was_agreed_to_be_held_back_is_not_set_up() -> None:
    """GI-67 a."""
    match = new_match(reserve="agreed", screened=True)
    while match.view(0)["phase"] != "arrange":
        match.play(match.pending[0] if not match.waits_for_chance else CHANCE, first_of(match))
    setting = match.view(0)["setting"]
    assert sum(setting["army"].values()) == 21 and setting["firm"] == {}
    assert setting["reserve"]["agreed"] == {"flug": 1, "tri": 1, "stego": 1} and setting["reserve"]["most"] == 0


def test_the_second_partner_is_told_where_his_nest_is_far_enough() -> None:
    """GI-70."""
    match = new_match(4)
    while match.view(0)["phase"] != "arrange" or 2 not in match.pending:
        match.play(match.pending[0] if not match.waits_for_chance else CHANCE, first_of(match))
    assert set(match.view(2)["setting"]["only_on"]["nest"]) >= set(match.legal_texts(2))
    assert len(match.view(2)["setting"]["only_on"]["nest"]) < len(match.view(0)["setting"]["only_on"]["blitz"])


def first_of(match: Match) -> int:
    return match.odds()[0][0] if match.waits_for_chance else match.legal(match.pending[0])[0]
