"""The players of Fossilium that have learned: by iterations or by time, and what they say."""

import time

import numpy as np
import pytest
from tests.bots.fossilium.test_judges import GAME, play, some_turn

from gondwana.arena import run
from gondwana.bots.advice import advise
from gondwana.bots.fossilium.learned import Learned, packaged, read_learned, write_learned
from gondwana.bots.roster import BadBot, make_bot
from gondwana.core.match import Match
from gondwana.locale import LANGUAGES


def test_the_same_number_of_iterations_gives_the_same_thought() -> None:
    match = some_turn(5)
    seat = match.pending[0]
    thoughts = [make_bot(GAME, "master:24", seed=3).think(match.state, seat) for _ in range(2)]
    assert thoughts[0].actions == thoughts[1].actions
    assert thoughts[0].iterations >= 24


def test_a_decision_takes_its_time_and_no_more() -> None:
    match = some_turn(5, players=4)
    seat = match.pending[0]
    bot = make_bot(GAME, "master:0.3s", seed=1)
    bot.decide(match.state, seat)  # compiles
    bot.new_match(1)
    begun = time.perf_counter()
    bot.decide(match.state, seat)
    assert time.perf_counter() - begun < 3.0


def test_later_steps_of_a_turn_follow_the_plan() -> None:
    """After the first step the thinker answers at once."""
    match = some_turn(8)
    seat = match.pending[0]
    bot = make_bot(GAME, "master:24", seed=1)
    match.play(seat, bot.decide(match.hidden(seat), seat))
    match.settle()
    if seat in match.pending and bot._plan:
        assert bot._plan.get(match.hidden(seat)[0].tobytes()) == bot.decide(match.hidden(seat), seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_thinkers_play_whole_games(players: int) -> None:
    assert play(Match(GAME, players=players, seed=1), ["master:2", *["instinct"] * (players - 1)]).over


@pytest.mark.slow
@pytest.mark.checked
def test_stronger_levels_beat_weaker_ones() -> None:
    for higher, lower in (("grazer", "random"), ("hunter", "hatchling"), ("alpha", "grazer")):
        result = run("fossilium", bots=[higher, lower], players=2, options={}, games=12, seed=1)
        assert result.standings[0].points.mean > result.standings[1].points.mean, higher


def test_points_alone_at_the_table_are_measured() -> None:
    result = run("fossilium", bots=["hatchling"], players=1, options={}, games=4, seed=1)
    assert result.standings[0].points.mean > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_tells_the_whole_turn(language: str) -> None:
    match = some_turn(3, players=3)
    seat = match.pending[0]
    advice = advise(GAME, match.state, seat, bot="master:24", budget=None)
    longest = max(range(len(advice.suggestions)), key=lambda k: len(advice.suggestions[k].turn))
    steps = advice.suggestions[longest].turn.split(", ")
    assert len(steps) > 1
    assert steps[0] == advice.suggestions[longest].text
    for step in steps:
        match.play(seat, step)
    said = advice.told(language)["suggestions"][longest]["reasons"]
    assert said
    assert all("fossilium-" not in sentence for sentence in said)


def test_weights_are_read_as_they_were_written(tmp_path) -> None:
    write_learned(tmp_path / "w.npz", packaged())
    assert all(np.allclose(one, two, rtol=1e-5) for one, two in zip(packaged(), read_learned(tmp_path / "w.npz"), strict=True))


def test_weights_of_something_else_are_a_sentence(tmp_path) -> None:
    known = packaged()
    write_learned(tmp_path / "w.npz", Learned(known.weights[:, :2], *known[1:]))
    with pytest.raises(BadBot, match="weights"):
        make_bot(GAME, f"instinct@{tmp_path}/w.npz")
