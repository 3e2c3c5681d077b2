"""The conformance suite itself: it passes a game from outside, and it catches games that cheat."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from core.pebbles import GAME as PEBBLES

from gondwana.core import conformance

CASES = conformance.cases(PEBBLES, games=4, looks=3)


@pytest.mark.parametrize("law", conformance.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_from_outside_keeps_the_laws(case, law):
    """A game that is not part of the package is tested with the exported suite."""
    law(case)


def test_every_law_is_documented():
    assert all(law.__doc__ for law in conformance.LAWS)
    assert len({law.__name__ for law in conformance.LAWS}) == len(conformance.LAWS)


BROKEN = {
    "hide_forgets_the_hands": "hide_is_enough",
    "hide_forgets_the_choices": "hide_is_enough",
    "guess_invents_a_dinosaur": "guesses_are_consistent",
    "guess_always_deals_the_same": "the_truth_is_possible",
    "legal_offers_too_much": "points_agree_with_a_recount",
    "asking_leaves_a_trace": "apply_takes_exactly_the_legal",
    "legal_lists_twice": "somebody_can_always_act",
    "apply_loses_a_dinosaur": "pieces_are_conserved",
    "scores_are_off_by_one": "points_agree_with_a_recount",
    "nobody_wins": "every_game_ends",
    "chance_is_loaded": "chance_follows_its_odds",
    "odds_are_wrong": "chance_follows_its_odds",
    "two_actions_share_a_text": "notation_round_trips",
    "the_log_is_longer_than_promised": "every_game_ends",
    "view_tells_the_bag": "hide_is_enough",
    "view_has_a_field_more": "views_and_drawings_are_whole",
    "event_lacks_its_seat": "seats_are_told_of_every_step",
    "a_reason_is_forgotten": "points_have_reasons",
    "drawing_is_no_xml": "views_and_drawings_are_whole",
    "nothing_can_be_taken_back": "undo_restores_the_position",
    "undo_tells_a_hand": "lists_of_steps_tell_nothing",
    "refusals_tell_a_hand": "hide_is_enough",
    "record_has_gaps": "records_have_no_gaps",
}


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize(("fault", "law"), list(BROKEN.items()))
def test_a_broken_game_is_caught(fault, law):
    """Each fault, put into Draftosaurus, breaks the law that is there for it. Interpreted, so that nothing need be compiled."""
    here = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, str(here / "broken_games.py"), fault, law],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(here.parent)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "caught:" in done.stdout
