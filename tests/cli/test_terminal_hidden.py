"""What the terminal shows comes from what the seat knows: worlds that look alike to a seat look alike on its screen.

The laws of the contract hold views, events, drawings and refusals to that; these hold what the terminal makes of them.
"""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from core.pebbles import GAME as PEBBLES
from core.pebbles import UNKNOWN

from gondwana.cli.terminal.opponents import HUMAN
from gondwana.cli.terminal.table import Sitting
from gondwana.cli.terminal.words import sheet_lines, words_of
from gondwana.core import conformance
from gondwana.core.cases import as_match, determinized
from gondwana.core.compiled import lean
from gondwana.core.match import Match
from gondwana.games import load


@lean
def count_fists(s: Any, out: Any) -> None:
    for seat in range(s["players"]):
        out[seat] = 0 if s["fist"][seat] == UNKNOWN else s["fist"][seat]


FISTS = replace(PEBBLES, name="fists", rules=SimpleNamespace(**{**vars(PEBBLES.rules), "scores": count_fists}))
"""A game from outside whose points are partly hidden: the pebbles in one's fist."""

GAMES = [FISTS, PEBBLES, *(load(name) for name in ("draftosaurus", "fossilium", "giganten"))]


def shown(match: Match, seat: int) -> dict[str, Any]:
    """Everything that the terminal makes of a position for a seat that is to decide."""
    words = words_of(match.game)
    sitting = Sitting(match.game, match.players, match.options, (HUMAN,) * match.players, 1, "en")
    sitting.table.match = match
    own = seat in match.pending
    return {
        "points": sheet_lines(words.sheet(sitting, seat)),
        "choices": own and words.choices and words.choices(match, seat, "en"),
        "descriptions": own and words.describe and words.describe(match, seat, "en"),
        "question": own and words.ask and words.ask(match, seat, "en"),
        "legal": match.legal_texts(seat),
        "open": words.is_open(match),
        "reasons": own and [sitting.table.why_not(seat, [match.game.write(seat, action)]) for action in _some(match)],
        "table": match.draw(seat),
    }


def _some(match: Match) -> range:
    return range(0, match.game.actions, max(match.game.actions // 20, 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_worlds_that_look_alike_are_shown_alike(game: Any) -> None:
    rng, others = conformance.Case(game=game, players=2, options=game.options()).stream(), 0
    for case in conformance.cases(game, games=1, looks=6)[:: 1 if len(game.players) < 3 else 7]:
        for match in case.positions():
            for seat in range(case.players):
                world = as_match(match, determinized(match, seat, rng))
                others += world.state.tobytes() != match.state.tobytes()
                assert shown(world, seat) == shown(match, seat)
    assert others, "no world was another one"


def test_the_sheet_of_a_game_from_outside_counts_what_the_seat_knows() -> None:
    """Of the others it counts nothing before the end, and then everything."""
    sitting = Sitting(FISTS, 2, FISTS.options(), (HUMAN, HUMAN), 1, "en")
    match = sitting.table.match
    for do in ("fist 2", "fist 7"):
        match.play(-1, do)
    totals = [words_of(FISTS).sheet(sitting, seat).rows[-1].points for seat in (0, 1)]
    assert match.scores() == [2, 3] and totals == [(2, 0), (0, 3)]
    match.play(0, "say 1")
    match.play(1, "say 2")
    assert match.over and words_of(FISTS).sheet(sitting, 0).rows[-1].points == (2, 3)
