"""The laws of the contract, on every number of players and every option set."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest
from games.giganten.oracle import SlowGame, recount
from games.giganten.tables import GAME

from gondwana.core import conformance
from gondwana.core.cases import cut
from thinned import thinned

CASES = conformance.cases(GAME, recount=recount, games=1, looks=3)
SOME = thinned(CASES, fast=range(0, len(CASES), 16), checked=range(0, len(CASES), 8))


@pytest.mark.parametrize("law", conformance.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", SOME)
def test_giganten_keeps_the_laws(case, law):
    """Replay, legality, ends, hiding, guessing, conservation, notation, points, on all tables.

    GI-01 to GI-08, GI-10 to GI-13, GI-20 to GI-26, GI-30 to GI-41, GI-50 to GI-52 and GI-60 to GI-70.
    """
    law(case)


@pytest.mark.parametrize("case", SOME)
def test_the_engine_agrees_with_the_slow_game_at_every_step(case):
    """Legal actions, who is to act, and the result equal those of a separate implementation.

    GI-01 to GI-08, GI-10 to GI-13, GI-20 to GI-26, GI-30 to GI-41, GI-50 to GI-52 and GI-60 to GI-70.
    """
    for match in case.matches():
        record = match.record()
        slow = SlowGame(record.players, record.options)
        short = cut(match, 0)
        for step in record.log:
            assert list(short.pending) == slow.owing()
            for seat in short.pending:
                assert set(short.legal_texts(seat)) == slow.legal(seat), f"before {step}"
            short.play(step.seat, step.do)
            slow.follow(step.seat, step.do)
        assert slow.phase == "over"
        assert match.scores() == slow.scores()


NOTES = [{"secret_trap": True}, {"secret_trap": True, "quick": True}, {"secret_trap": True, "blank": "trap"}]


def try_for_notes(game, options, seed):
    """Lists of steps at many positions: few of them lead onto a field that may be noted."""
    case = conformance.Case(game=game, players=2, options=game.options(**options), games=2, looks=80, seed=seed)
    conformance.lists_of_steps_tell_nothing(case)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("options", NOTES, ids=str)
def test_no_list_of_steps_finds_a_note(options):
    """GI-65: whether steps are refused and what can be taken back does not tell where a secret trap is."""
    for seed in (1, 2):
        try_for_notes(GAME, options, seed)


@pytest.mark.slow
@pytest.mark.compiled
def test_the_law_finds_a_free_oracle():
    """As it was: a field that proved safe was no revelation, so that a move could be taken back or refused afterwards."""

    def revealed(before, now, seat):
        unmarked = now.copy()
        unmarked["ground"] = before["ground"]
        return GAME.revealed(before, unmarked, seat)

    def try_all():
        for seed in range(1, 40):
            try_for_notes(replace(GAME, revealed=revealed), NOTES[0], seed)

    with pytest.raises(AssertionError, match="tell what is hidden"):
        try_all()


@pytest.mark.slow
def test_compiled_and_interpreted_runs_agree():
    """The same games, positions, hidden records and guesses, to the byte, from the compiled and the interpreted source."""
    program = (
        "from gondwana.core import conformance\n"
        "from gondwana.games import load\n"
        "game = load('giganten')\n"
        "for case in conformance.cases(game, games=1, looks=2)[::5]:\n"
        "    print(case, conformance.digest(case))\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
            timeout=900,
        ).stdout
        for disabled in ("0", "1")
    ]
    assert outputs[0].count("\n") == len(CASES[::5])
    assert outputs[0] == outputs[1]
