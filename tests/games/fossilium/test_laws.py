"""The laws of the contract, on every number of players and every option set."""

import os
import random
import subprocess
import sys

import pytest
from games.fossilium.agreement import assert_same_facts, assert_same_questions, assert_same_score, assert_same_table, slow_game
from games.fossilium.slow_game import recount
from games.fossilium.tables import GAME

from gondwana.core import conformance
from gondwana.core.cases import cut
from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from thinned import thinned

CASES = conformance.cases(GAME, recount=recount, games=1, looks=4)
SOME = thinned(CASES, fast=(0, 9), checked=(0, 3, 9, 15))


@pytest.mark.parametrize("law", conformance.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", SOME)
def test_fossilium_keeps_the_laws(case, law):
    """Replay, legality, ends, hiding, guessing, conservation, notation, points, on all tables.

    FO-01 to FO-03, FO-10 to FO-13, FO-20 to FO-40, FO-50 to FO-52, FO-60 to FO-63, FO-70 to FO-71,
    FO-80 to FO-82 and FO-90 to FO-91.
    """
    law(case)


@pytest.mark.parametrize("case", SOME)
def test_the_engine_agrees_with_the_slow_game_at_every_step(case):
    """Legal actions, who is to act, odds, table, events, points and places equal those of a separate implementation.

    FO-01 to FO-03, FO-10 to FO-13, FO-20 to FO-40, FO-50 to FO-52, FO-60 to FO-63, FO-70 to FO-71,
    FO-80 to FO-82 and FO-90 to FO-91.
    """
    for match in case.matches():
        slow = slow_game(match)
        short = cut(match, 0)
        for step in match.record().log:
            assert_same_questions(short, slow)
            assert_same_table(short, slow)
            short.play(step.seat, step.do)
            slow.follow(step.seat, step.do)
        assert slow.over
        assert_same_facts(match, slow)
        assert_same_score(match, slow)


OFTEN = {"display": 8, "joker": 4, "strip": 6, "give": 4, "students": 3, "build": 3}
SELDOM = {"pass": 0.1, "done": 0.3, "end": 0.5}


def lively(chooser, legal):
    """A step that leads somewhere: kinds of steps are chosen first, showing fossils more often than passing."""
    kinds = {}
    for text in sorted(legal):
        kinds.setdefault(kind_of(text), []).append(text)
    weights = [(OFTEN | SELDOM).get(kind, 1) for kind in kinds]
    return chooser.choice(kinds[chooser.choices(list(kinds), weights)[0]])


def kind_of(text):
    """The word that a step begins with; `cell` for places."""
    return "cell" if text[1:2].isdigit() else text.split()[0].partition("-")[0]


KINDS = (
    *("start", "keep", "display", "build", "market", "tour", "joker", "manage", "strip", "students", "pass", "end"),
    *("use", "as", "show", "add", "cell", "part", "done", "give", "amber", "buy", "sell", "entrance", "shop", "take"),
    *("dig", "leave", "fix", "draw", "first", "labour", "goal", "final"),
)


@pytest.mark.slow
def test_the_engine_agrees_with_the_slow_game_when_much_is_shown():
    """FO-20 to FO-40, FO-60, FO-70, FO-71: the same in games that show, donate, copy and dig more than chance would.

    Every kind of step that the notation has is among them.
    """
    seen = set()
    for seed in range(8):
        options = {"labour_goals": "drawn", "shop_incomplete": seed % 3 != 0}
        match = Match(GAME, players=seed % 4 + 1, options=options, seed=seed)
        slow = slow_game(match)
        chooser = random.Random(seed)
        while not match.over:
            assert_same_questions(match, slow)
            if match.waits_for_chance:
                actions, weights = zip(*match.odds(), strict=True)
                seat, do = CHANCE, GAME.write(CHANCE, chooser.choices(actions, weights)[0])
            else:
                seat = chooser.choice(match.pending)
                do = lively(chooser, match.legal_texts(seat))
            match.play(seat, do)
            slow.follow(seat, do)
            seen.add(kind_of(do))
        assert_same_table(match, slow)
        assert_same_facts(match, slow)
        assert_same_score(match, slow)
    assert seen == set(KINDS)


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
