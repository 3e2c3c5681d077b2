"""Giganten line by line: whole moves, set-ups that a bot does, sentences for everything that happens."""

import io
import random
from typing import Any

import pytest

from gondwana.cli.terminal import table as tables
from gondwana.cli.terminal.giganten.words import WORDS, choices, steps_of, tell
from gondwana.cli.terminal.plain import play_by_lines
from gondwana.cli.terminal.table import Sitting
from gondwana.core.errors import BadNotation, Refused
from gondwana.core.match import Match
from gondwana.core.options import make_options
from gondwana.core.record import GameRecord
from gondwana.games import load
from gondwana.games.giganten.options import option_sets
from gondwana.locale import LANGUAGES

GAME = load("giganten")


@pytest.fixture(autouse=True)
def _quick_helper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_HELPER", "random")


def sit(people: int = 1, players: int = 2, **options: Any) -> Sitting:
    seats = ("human",) * people + ("random",) * (players - people)
    how = make_options(GAME, players, {"first": 0, **options})
    return Sitting(GAME, players=players, options=how, seats=seats, seed=1, language="en")


def play_lines(sitting: Sitting, text: str) -> tuple[GameRecord | None, str]:
    target = io.StringIO()
    return play_by_lines(sitting, io.StringIO(text), target), target.getvalue()


def ready(sitting: Sitting) -> Match:
    """The game after a set-up that a bot did for everybody."""
    play_lines(sitting, "ready\n" * len(sitting.table.people))
    return sitting.table.match


def test_one_word_sets_up_everything() -> None:
    _, out = play_lines(sit(), "ready\n")
    assert "Or type one word" in out and "The armies stand. The game begins." in out
    assert "Your moves" in out


@pytest.mark.parametrize("word", WORDS.set_ups)
@pytest.mark.parametrize("options", [{}, {"screened": True, "reserve": "different", "secret_trap": True}])
def test_every_word_makes_a_whole_army(word: str, options: dict[str, Any]) -> None:
    """Without a bot, except for how the tiles are laid."""
    sitting = sit(**options)
    play_lines(sitting, f"{word}\n")
    match = sitting.table.match
    assert match.view(0)["phase"] == "pick" and match.view(0)["seats"][0]["pieces"] in (21, 24)


def test_people_set_up_by_themselves() -> None:
    sitting = sit()
    sitting.table.match.settle()
    tile = sitting.table.match.legal_texts(0)[0]
    _, out = play_lines(sitting, f"{tile}\nready now\nnonsense\n1\nready\n")
    assert "is no step" in out and "The armies stand" in out
    assert GAME.write(0, next(action for seat, action in sitting.table.match.log if seat == 0)) == tile


def test_a_whole_move_is_one_line() -> None:
    sitting = sit()
    match = ready(sitting)
    start = match.legal_texts(0)[0]
    match.play(0, start)
    goal = match.legal_texts(0)[0]
    match.undo(0)
    _, out = play_lines(sitting, f"why {start}{goal}\n{start}{goal}\n")
    assert f'"{start}{goal}" is allowed.' in out
    played = [GAME.write(seat, action) for seat, action in sitting.table.match.log if seat == 0]
    assert played[-2:] == [start, goal] or played[-3:-1] == [start, goal]


def test_a_wrong_move_is_refused_whole() -> None:
    """Nothing of it is done: neither is a piece taken nor another one moved."""
    sitting = sit()
    match = ready(sitting)
    start, before = match.legal_texts(0)[0], len(match.log)
    _, out = play_lines(sitting, f"{start}-n14\nwhy {start}-n14\nwhy castle\n\nhelp\npoints\n")
    assert len(sitting.table.match.log) == before
    assert "GI-1" in out and "is no step" in out and "Pieces on the board" in out and "whole move" in out


def test_several_people_have_a_curtain() -> None:
    _, out = play_lines(sit(people=2), "ready\n" * 2)
    assert "Hand the device to: Seat 1" in out and "The armies stand" in out


@pytest.mark.slow
def test_a_whole_game_line_by_line() -> None:
    """Somebody who always does the first thing that is offered comes to an end, and is told how."""
    sitting = sit(quiet_moves=20, most_turns=500)
    ready(sitting)
    rng = random.Random(1)

    class Somebody(io.StringIO):
        def readline(self, *_: Any) -> str:
            match = sitting.table.match
            return "quit\n" if match.over else f"{rng.choice(match.legal_texts(0))}\n"

    target = io.StringIO()
    record = play_by_lines(sitting, Somebody(), target)
    assert record is not None and Match.replay(GAME, record).over
    assert "A draw" in target.getvalue() or "won" in target.getvalue()


def test_four_play_in_lines() -> None:
    _, out = play_lines(sit(people=1, players=4), "ready\n")
    assert "The armies stand" in out


def test_steps_as_people_write_them() -> None:
    assert steps_of("E4-e5 x e6") == ["e4", "-e5", "x e6"]
    assert steps_of("tile a 90") == ["tile a 90"] and steps_of("offer draw") == ["offer draw"]
    with pytest.raises(BadNotation):
        steps_of("castle")


def test_what_does_not_fit_in_the_middle_changes_nothing() -> None:
    table = sit().table
    table.match.settle()
    before = table.match.state.tobytes()
    first = table.match.legal_texts(0)[0]
    with pytest.raises(Refused):
        table.play(0, [first, first])
    assert table.match.state.tobytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_everything_that_happens_has_a_sentence(language: str, players: int) -> None:
    """Games of all variants; choices and news are told without a hole."""
    rng = random.Random(players)
    kinds = set()
    for options in option_sets(players):
        match = Match(GAME, players=players, options=options, seed=1)
        for _ in range(260):
            match.settle()
            if match.over:
                break
            seat = match.pending[0]
            lines = choices(match, seat, language) if rng.random() < 0.1 else []
            assert all("{" not in line and line.strip() for line in lines)
            match.play(seat, rng.choice(match.legal_texts(seat)))
        for viewer in (0, -1):
            events = match.events(viewer)
            kinds |= {event["type"] for event in events}
            told = tell(events, viewer, language)
            assert told and not any("terminal-gi" in line or "{" in line for line in told)
    assert {"fight", "move", "land", "ready"} <= kinds and ("stand" in kinds) == (players == 2)


def test_the_rules_are_told_in_short() -> None:
    assert len(WORDS.rules) == 7
