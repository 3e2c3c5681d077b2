"""The laws of the contract, on every number of players and every option set."""

import os
import subprocess
import sys

import pytest
from games.fossilium.tables import GAME

from gondwana.core import conformance
from thinned import thinned

CASES = conformance.cases(GAME, games=1, looks=4)
SOME = thinned(CASES, fast=(0, 9), checked=(0, 3, 9, 15))


@pytest.mark.parametrize("law", conformance.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", SOME)
def test_fossilium_keeps_the_laws(case, law):
    """Replay, legality, ends, hiding, guessing, conservation, notation, points, on all tables.

    FO-01 to FO-03, FO-10 to FO-13, FO-20 to FO-40, FO-50 to FO-52, FO-60 to FO-63, FO-70 to FO-71,
    FO-80 to FO-82 and FO-90 to FO-91.
    """
    law(case)


@pytest.mark.slow
def test_compiled_and_interpreted_runs_agree():
    """The same games, positions, hidden records and guesses, to the byte, from the compiled and the interpreted source."""
    program = (
        "from gondwana.core import conformance\n"
        "from gondwana.games import load\n"
        "game = load('fossilium')\n"
        "for case in conformance.cases(game, games=1, looks=3)[::4]:\n"
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
    assert outputs[0].count("\n") == len(CASES[::4])
    assert outputs[0] == outputs[1]
