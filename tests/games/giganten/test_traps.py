"""Ghosts, traps, secret traps."""

import pytest
from games.giganten.tables import (
    GAME,
    board,
    could,
    field,
    lay_plainly,
    new_match,
    noted,
    refusal,
    set_up,
    turn,
    where,
)

from gondwana.core.conformance import _tried
from gondwana.games.giganten.land import RANK
from gondwana.games.giganten.notation import split
from gondwana.games.giganten.state import NOTHING


def test_trap():
    """GI-64: the blank never moves; who challenges it leaves the board; it stays and is known."""
    match = board({"e4": "tyra_1", "a1": "stego"}, {"e6": "blank", "n13": "tri"}, blank="trap")
    turn(match, "e4-e5 x e6")
    assert "e5" not in where(match) and where(match)["e6"] == (1, "blank")
    assert match.view(0)["seats"][0]["lost"]["tyra_1"] == 1
    assert match.pending == (1,) and "e6" not in match.legal_texts(1)
    assert "never moves" in refusal(match, 1, "e6")
    assert could(match, "e6") == {"blank"}


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


@pytest.mark.parametrize(
    ("steps", "outcome"),
    [
        (["e8", "-e9", "nonsense"], "cannot be read"),
        (["e8", "-a1", "x e10"], "refused"),
        (["e8", "-e9", "x a1"], (2, 0)),
        (["e8", "-e9", "x e10"], (2, 0)),
        (["e8", "-e9", "quiet"], (2, 0)),
        (["e8", "-e9"], (2, 0)),
        (["e8"], (1, 1)),
    ],
)
def test_a_note_is_found_out_by_stopping_only(steps, outcome):
    """GI-65: beside an enemy, whether a list of steps is refused and whether it can be taken back is the same with and without a
    trap. That a field is safe is a revelation as well: it ends undo, and what comes after it is dropped.
    """
    told = []
    for note in ("e9", "f9", "e12"):
        match = board({"e8": "stego", "a1": "stego"}, {"e10": "dilo", "n13": "tri"}, secret_trap=True)
        noted(match, 0, "a2")
        noted(match, 1, note)
        told.append(_tried(match, 0, steps))
    assert told[0] == told[1] == told[2]
    assert told[0] == outcome if isinstance(outcome, tuple) else isinstance(told[0][0], str)


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
        assert "next to a Nest of the own party" in refusal(match, 0, "e5")


@pytest.mark.parametrize("secret", [True, False])
def test_a_piece_in_a_trap_may_stand_still(secret):
    """GI-66: b) for two turns of its owner; it may move in the third. In the secret trap too, where that is agreed."""
    blank = {} if secret else {"e6": "blank"}
    options = {"secret_trap": True, "secret_as_trap": True} if secret else {"blank": "trap"}
    near = {"e8" if secret else "e4": "stego", "a1": "stego"}
    match = board(near, {"n13": "tri", **blank}, trapped="stands_still", **options)
    if secret:
        noted(match, 0, "a2")
        noted(match, 1, "e9")
    start, here = ("e8", "e9") if secret else ("e4", "e5")
    turn(match, f"{start}-{here}" if secret else f"{start}-{here} x e6")
    assert where(match)[here] == (0, "stego")
    for mine, yours in (("a1-a2", "n13-n12"), ("a2-a3", "n12-n11")):
        turn(match, yours)
        assert here not in match.legal_texts(0)
        assert "stands still" in refusal(match, 0, here)
        turn(match, mine)
    turn(match, "n11-n10")
    assert here in match.legal_texts(0)


def test_a_seat_that_is_passed_over_waits_for_its_piece_in_the_trap():
    """GI-66 b, GI-51, GI-70: of four players one whose only piece stands still misses two turns and moves in the third."""
    near, far, partner = {"e4": "stego"}, {"e6": "blank", "n13": "tri"}, {"h4": "stego"}
    match = board(near, far, partner, {"t13": "tri"}, blank="trap", trapped="stands_still")
    turn(match, "e4-e5 x e6")
    for round_ in (("n13-n12", "h4-h5", "t13-t12"), ("n12-n11", "h5-h4", "t12-t11"), ("n11-n10", "h4-h5", "t11-t10")):
        assert match.pending == (1,), "seat 0 has been passed over"
        for text in round_:
            turn(match, text)
    assert match.pending == (0,) and match.legal_texts(0) == ["e5"]


def test_who_has_only_a_piece_in_a_trap_cannot_move():
    """GI-51, GI-66 b: a piece that stands still is no move; of two players that one has lost."""
    match = board({"e4": "stego"}, {"e6": "blank", "n13": "tri"}, blank="trap", trapped="stands_still")
    turn(match, "e4-e5 x e6")
    turn(match, "n13-n12")
    assert match.over and match.winners() == [1] and match.view(0)["ending"] == "blocked"


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


def test_a_stuck_piece_does_not_move_up():
    """GI-66 b: it may win as the challenged one, but stays where it is; nobody is asked."""
    match = board({"e4": "diplo", "a1": "stego"}, {"e6": "stego", "n13": "tri"}, blank="trap", trapped="stands_still")
    s = match.state[0]
    s["stuck"][1, [int(at) for at in s["at"][1]].index(field("e6"))] = 2
    turn(match, "e4-e5 x e6")
    assert "e5" not in where(match) and where(match)["e6"] == (1, "stego")
    assert match.view(0)["phase"] == "pick" and match.pending == (1,)


@pytest.mark.parametrize("trapped", ["stands_still", "comes_back"])
def test_the_secret_trap_always_removes_its_victim(trapped):
    """GI-65, GI-66: b and c speak of the trap that is a piece."""
    match = board({"e8": "stego", "a1": "tri"}, {"n13": "tri"}, secret_trap=True, blank="trap", trapped=trapped)
    noted(match, 1, "e9")
    lost = match.view(0)["seats"][0]["lost"]["stego"]
    turn(match, "e8-e9")
    army = match.view(0)["seats"][0]
    assert "e9" not in where(match) and army["lost"]["stego"] == lost + 1 and army["away"] == {}


def test_the_secret_trap_may_come_back_where_that_is_agreed():
    """GI-66 c: as an option for the secret trap too."""
    match = board({"e8": "stego", "a1": "tri"}, {"n13": "tri"}, secret_trap=True, secret_as_trap=True, trapped="comes_back")
    noted(match, 1, "e9")
    turn(match, "e8-e9")
    assert match.view(0)["seats"][0]["away"] == {"stego": 1}


@pytest.mark.parametrize("options", [{}, {"screened": True}])
def test_a_secret_trap_may_be_declined_and_nobody_sees_that(options):
    """GI-65: each may note a field, and need not."""
    one, other = (new_match(secret_trap=True, **options) for _ in range(2))
    for match in (one, other):
        lay_plainly(match)
        while match.view(0)["phase"] == "occupy":
            match.play(match.pending[0], match.legal(match.pending[0])[0])
        for seat in (0, 1):
            while match.view(seat)["seats"][seat]["next"] not in ("note", None):
                match.play(seat, match.legal(seat)[0])
    one.play(0, "e4")
    other.play(0, "done")
    for seat in (0, 1):
        assert one.view(1)["seats"][seat] == other.view(1)["seats"][seat]
    one.play(1, "done")
    other.play(1, "done")
    assert one.view(0)["phase"] == "pick" and other.view(0)["seats"][0]["note"] is None
    assert one.hidden(1).tobytes() == other.hidden(1).tobytes()
    assert one.hidden(-1).tobytes() == other.hidden(-1).tobytes()


def quick_by_a_trap(**more):
    match = board({"e8": "stego", "a1": "tri"}, {"n13": "tri", **more}, secret_trap=True, quick=True)
    noted(match, 1, "e9")
    turn(match, "e8-e9")
    return match


def test_passing_is_not_stopping():
    """GI-65: a piece that goes two fields is not caught on the way, and nobody learns that a trap was there."""
    match = quick_by_a_trap()
    assert match.pending == (0,) and where(match)["e9"] == (0, "stego")
    turn(match, "e9-e10")
    assert where(match)["e10"] == (0, "stego") and not match.view(0)["seats"][1]["note_shown"]
    assert not match.state[0]["ground"][field("e9")] and match.state[0]["ground"][field("e10")]


@pytest.mark.parametrize("rest", ["done", "a1-a2"])
def test_who_does_not_go_on_has_stopped(rest):
    """GI-65, GI-69: when the turn ends, or another piece moves, the first is caught."""
    match = quick_by_a_trap()
    *taken, last = split(rest)
    for one in taken:
        match.play(0, one)
    before = match.hidden(0)[0]
    match.play(0, last)
    assert "e9" not in where(match) and match.view(0)["seats"][1]["note"] == "e9" and match.pending == (1,)
    happened = [event["type"] for event in GAME.events(before, match.hidden(0)[0], 0)]
    assert happened == (["trap", "turn"] if rest == "done" else ["trap", "move", "turn"])


def test_who_challenges_has_stopped():
    """GI-65: in the trap there is no challenge; another piece may still move."""
    match = quick_by_a_trap(e10="dilo")
    assert match.view(0)["phase"] == "challenge"
    turn(match, "x e10")
    assert "e9" not in where(match) and where(match)["e10"] == (1, "dilo") and match.view(0)["fight"] is None
    assert match.pending == (0,)
    turn(match, "a1-a2")
    assert match.pending == (1,)


def test_a_safe_stop_cannot_be_taken_back():
    """GI-65: it showed that there is no trap; a step on the way showed nothing."""
    near, far = {"e8": "stego", "a1": "tri"}, {"n13": "tri", "e10": "dilo"}
    match = board(near, far, secret_trap=True)
    noted(match, 1, "c12")
    before = match.state.copy()
    turn(match, "e8-e9")
    assert match.view(0)["phase"] == "challenge" and GAME.revealed(before[0], match.state[0], 0)
    match = board(near, far, secret_trap=True, quick=True)
    noted(match, 1, "c12")
    before = match.state.copy()
    turn(match, "e8-e9")
    assert not GAME.revealed(before[0], match.state[0], 0)


def test_no_trap_beside_a_nest_of_the_party():
    """GI-66 a, GI-70: the second partner keeps his Nest away from the first one's note, and his note from that one's Nest."""
    match = new_match(4, outline="six", secret_trap=True, trap_by_nest=False, partners="apart")
    lay_plainly(match)
    while match.view(0)["seats"][0]["next"] != "note":
        match.play(0, match.legal(0)[0])
    nest = next(piece["field"] for piece in match.view(0)["pieces"] if piece["kind"] == "nest" and piece["seat"] == 0)
    room = next(room for room in match.view(0)["setting"]["leave"] if nest in (room["nests"] or ()))
    assert room["not_beside"] == ["note"]
    ground = match.view(0)["ground"]
    beside = lambda name: [f"{chr(ord(name[0]) + dx)}{int(name[1:]) + dy}" for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]  # noqa: E731
    free = [name for name in room["fields"] if not match.state[0]["who"][field(name)]]
    note = next(name for name in match.legal_texts(0) if name != "done" and any(one in free for one in beside(name)))
    match.play(0, note)
    while 1 in match.pending:
        match.play(1, match.legal(1)[0])
    near = [name for name in beside(note) if name in free]
    assert match.view(2)["seats"][0]["note"] == note and match.view(3)["seats"][0]["note"] is None
    assert near and not set(near) & set(match.legal_texts(2)) and ground[near[0]] == "land"
    assert "trap of the partner" in refusal(match, 2, near[0])
    while match.view(2)["seats"][2]["next"] != "note":
        match.play(2, match.legal(2)[0])
    assert not set(beside(nest)) & set(match.legal_texts(2))
    assert set(match.view(2)["setting"]["only_on"]["note"]).isdisjoint(beside(nest))


def test_where_there_may_be_traps_a_challenge_is_decided_after_the_stop():
    """GI-65: the step shows whether there is a trap, so that no plan goes beyond it."""
    for options, steps in (({}, (2, 1, 0)), ({"secret_trap": True}, (1, 0, 0))):
        match = board({"e8": "stego", "a1": "tri"}, {"n13": "tri", "e10": "dilo"}, **options)
        left = []
        for one in ("e8", "-e9", "quiet"):
            left.append(GAME.steps_left(match.state[0]))
            match.play(0, one)
        assert tuple(left) == steps
