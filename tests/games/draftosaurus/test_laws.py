"""The laws of the contract, on every number of players and every option set."""

import os
import subprocess
import sys

import pytest
from games.draftosaurus.oracle import follow, recount
from games.draftosaurus.tables import GAME

from gondwana.core import conformance
from gondwana.core.cases import cut
from thinned import thinned

CASES = conformance.cases(GAME, recount=recount)
SOME = thinned(CASES, fast=range(0, len(CASES), 12), checked=range(0, len(CASES), 6))


@pytest.mark.parametrize("law", conformance.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", SOME)
def test_draftosaurus_keeps_the_laws(case, law):
    """DR-01 to DR-42 on all tables: replay, legality, ends, hiding, guessing, conservation, notation, points."""
    law(case)


@pytest.mark.parametrize("case", SOME)
def test_the_engine_agrees_with_the_slow_game_at_every_step(case):
    """DR-05 to DR-41: legal actions, who is to act, hands, points and winners equal those of a separate implementation."""
    for match in case.matches():
        slow = follow(cut(match, 0))
        short = cut(match, 0)
        for step in match.record().log:
            for seat in range(case.players):
                assert set(short.legal_texts(seat)) == slow.legal(seat), f"before {step}"
            assert short.scores() == slow.scores()
            short.play(step.seat, step.do)
            slow.step(step.seat, step.do)
        assert slow.phase == "over"
        assert match.winners() == slow.winners()


@pytest.mark.slow
def test_compiled_and_interpreted_runs_agree():
    """The same games, positions, hidden records and guesses, to the byte, from the compiled and the interpreted source."""
    program = (
        "from gondwana.core import conformance\n"
        "from gondwana.games import load\n"
        "game = load('draftosaurus')\n"
        "for case in conformance.cases(game, games=1, looks=4)[::3]:\n"
        "    print(case, conformance.digest(case))\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": disabled},
            capture_output=True,
            text=True,
            check=True,
            timeout=600,
        ).stdout
        for disabled in ("0", "1")
    ]
    assert outputs[0].count("\n") == len(CASES[::3])
    assert outputs[0] == outputs[1]
