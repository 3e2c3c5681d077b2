"""Matches: log, refusals, undo, records."""

import msgspec
import pytest
from games.draftosaurus.tables import GAME, everybody, turn

from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC
from gondwana.core.errors import BadNotation, BadOptions, BadRecord, Refused
from gondwana.core.match import Match
from gondwana.core.record import GameRecord, Step, read_record
from gondwana.core.simulate import play_record


def finished(players=3, **options):
    return play_record(GAME, players=players, options=GAME.options(**options), seed=4, number=2)


def test_same_seed_same_match():
    """The seed decides lots, draws and dice."""
    logs = []
    for seed in (5, 5, 6):
        match = Match(GAME, players=3, seed=seed)
        match.settle()
        logs.append(match.log)
    assert logs[0] == logs[1] != logs[2]


def test_a_match_without_a_seed_is_another_each_time():
    matches = [Match(GAME, players=4) for _ in range(2)]
    for match in matches:
        match.settle()
    assert matches[0].log != matches[1].log


def test_a_refused_action_changes_nothing():
    match = turn(3)
    before, length = match.state.tobytes(), len(match.log)
    for seat, do in ((0, "trex wood"), (0, "stay"), (3, "trex river"), (-5, "trex river"), (CHANCE, "roll empty")):
        with pytest.raises(Refused):
            match.play(seat, do)
    with pytest.raises(BadNotation):
        match.play(0, "castling")
    for number in (-1, 10**6):
        with pytest.raises(Refused):
            match.play(0, number)
    assert (match.state.tobytes(), len(match.log)) == (before, length)


def test_undo_takes_back_a_secret_choice_and_keeps_the_others():
    """A choice can be changed until all have chosen, whatever the others did meanwhile."""
    match = turn(3)
    do = [match.legal_texts(seat)[0] for seat in range(3)]
    match.play(0, do[0])
    match.play(1, do[1])
    assert match.can_undo(0)
    assert GAME.write(0, match.undo(0).action) == do[0]
    assert match.pending == (0, 2)
    assert match.view(1)["seats"][1]["choice"] == do[1]
    match.play(0, match.legal_texts(0)[1])


def test_undo_ends_at_the_reveal():
    """What all have seen cannot be taken back, nor what chance did."""
    match = turn(3)
    everybody(match, *[match.legal_texts(seat)[0] for seat in range(3)])
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(Refused, match="too late to take that back"):
        match.undo(0)
    with pytest.raises(Refused):
        Match(GAME, players=3).undo(1)


def test_record_form():
    """The documented form: these keys, every option named, scores and winners at the end."""
    record = finished(board="winter")
    plain = msgspec.json.decode(record.to_json())
    assert list(plain) == ["game", "version", "options", "players", "log", "scores", "winners"]
    assert plain["options"] == {
        "board": "winter", "first": "random", "placing": "together", "last_turn_five": False, "prairie_cap": 6,
        "quarantine": "must",
    }  # fmt: skip
    assert plain["log"][0]["seat"] == -1 and plain["log"][0]["do"].startswith("first ")
    assert set(plain["log"][0]) == {"seat", "do"}
    assert len(plain["scores"]) == 3 and plain["winners"]


def test_an_unfinished_record_has_no_result():
    record = turn(3).record()
    assert record.scores is None and record.winners is None
    again = Match.replay(GAME, read_record(record.to_json()))
    assert not again.over


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "this is a record of chess, not of draftosaurus"),
        ({"version": "0"}, "played by rules version 0; this program has version 1"),
        ({"scores": [1, 2, 3]}, r"the record says scores \[1, 2, 3\], but its log leads to"),
        ({"winners": []}, r"the record says winners \[\], but its log leads to"),
    ],
)
def test_wrong_records_are_refused(change, sentence):
    with pytest.raises(BadRecord, match=sentence):
        Match.replay(GAME, msgspec.structs.replace(finished(), **change))


def test_a_wrong_step_is_named():
    record = finished()
    log = list(record.log)
    log[25] = Step(log[25].seat, "trex moon")
    with pytest.raises(BadRecord, match='step 25 of the record, "trex moon", cannot be replayed: "trex moon" is no move'):
        Match.replay(GAME, msgspec.structs.replace(record, log=log))


def test_a_cut_record_with_a_result_is_refused():
    record = finished()
    with pytest.raises(BadRecord, match="its log ends before the game does"):
        Match.replay(GAME, msgspec.structs.replace(record, log=record.log[:-1]))


def test_bad_options_in_a_record():
    with pytest.raises(BadOptions, match='no option "colour"'):
        Match.replay(GAME, msgspec.structs.replace(finished(), options={"colour": "red"}))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": 1}', '{"game": "draftosaurus"}', "\xff", "1" * 5000])
def test_unreadable_records(text):
    with pytest.raises(BadRecord, match="this is not a game record"):
        read_record(text)


def test_a_record_can_be_replayed_in_part():
    record = finished()
    match = Match.replay(GAME, record, upto=30)
    assert len(match.log) == 30
    assert match.state.tobytes() == Match.replay(GAME, record).state_at(30).tobytes()


def test_views_differ_by_viewer():
    match = turn(3)
    assert match.view(EVERYTHING)["seats"][1]["hand"] and match.view(1)["seats"][1]["hand"]
    assert match.view(0)["seats"][1]["hand"] is None and match.view(PUBLIC)["seats"][0]["hand"] is None


def test_records_do_not_share_state():
    """A record is a value: playing on does not change it."""
    match = turn(3)
    record = match.record()
    match.play(0, match.legal(0)[0])
    assert len(record.log) == len(match.log) - 1
    assert isinstance(record, GameRecord)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**70, 1.5, "7"])
def test_seeds_that_cannot_be(seed):
    with pytest.raises(BadOptions, match="a seed is a whole number from 0 to 9223372036854775807"):
        Match(GAME, players=3, seed=seed)


@pytest.mark.parametrize("players", [3.0, "3", None, True])
def test_players_are_whole_numbers(players):
    with pytest.raises(BadOptions, match="for 2 to 5 players"):
        Match(GAME, players=players)


@pytest.mark.parametrize("viewer", [3, 99, -3])
def test_a_viewer_that_is_not_there_sees_nothing(viewer):
    """Not even what the seat of the same number on a larger table would."""
    for look in (turn(3).view, turn(3).hidden, turn(3).events, turn(3).draw):
        with pytest.raises(ValueError, match=f"there is no viewer {viewer}"):
            look(viewer)


def test_numbers_beyond_all_actions_are_refused():
    match = turn(3)
    for seat, action in ((0, 2**70), (2**70, 0), (0, -(2**70)), (CHANCE, 2**40)):
        with pytest.raises(Refused):
            match.play(seat, action)
    with pytest.raises(TypeError):
        match.play(0, 3.5)


def test_positions_outside_the_log():
    match = turn(3)
    for length in (-1, len(match.log) + 1):
        with pytest.raises(ValueError, match="there is no position after"):
            match.state_at(length)


def test_why_not_of_chance():
    match = Match(GAME, players=3, options={"first": 0})
    assert match.why_not(CHANCE, "first 0") is None
    assert match.why_not(CHANCE, "first 1") is not None


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_replaying_more_than_there_is(upto):
    with pytest.raises(ValueError, match="cannot be replayed"):
        Match.replay(GAME, finished(), upto=upto)


def test_seats_and_viewers_are_whole_numbers():
    match = turn(3)
    for look in (match.view, match.legal):
        with pytest.raises(TypeError):
            look(1.5)


def test_a_match_with_a_position_of_its_own_shares_nothing_that_is_written_to():
    """A server asks one of them while a bot plays on with the other, in another thread."""
    match = Match(GAME, players=2, seed=1)
    match.settle()
    other = match.with_state(match.state.copy())
    assert other._buffers is not match._buffers
    other.play(other.pending[0], other.legal(other.pending[0])[0])
    assert len(other.log) == len(match.log) + 1
    assert other.state.tobytes() != match.state.tobytes()
