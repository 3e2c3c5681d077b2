"""The judges of Fossilium: whole turns, obvious choices, nothing seen that is hidden."""

from typing import Any

import numpy as np
import pytest

from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.appraisal import best_plan, desk_of
from gondwana.bots.fossilium.desk import make_desk
from gondwana.bots.fossilium.foresight import observe_at, plans_at, worth_at
from gondwana.bots.fossilium.signs import NAMES, SIGNS
from gondwana.bots.roster import make_bot
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.fossilium.state import END_TURN, FIELD, PASS, SHOWING, TURN

GAME = load("fossilium")
STYLES = ("plain", "greedy", "denial", "expert")
VARIANTS = [(players, number) for players in (1, 2, 3, 4) for number in range(len(GAME.option_sets(players)))]


def play(match: Match, names: list[str], until: Any = lambda match: False) -> Match:
    """Bots play until something is so, or to the end; every answer must be legal."""
    bots = [make_bot(GAME, name, seed=seat) for seat, name in enumerate(names)]
    match.settle()
    while not match.over and not until(match):
        for seat, action in [(seat, bots[seat].decide(match.hidden(seat), seat)) for seat in match.pending]:
            match.play(seat, action)
        match.settle()
    return match


def in_turn(match: Match) -> bool:
    return int(match.state["phase"][0]) == TURN


def some_turn(seed: int, players: int = 2, turns: int = 4) -> Match:
    match = Match(GAME, players=players, seed=seed)
    return play(match, ["greedy"] * players, lambda now: in_turn(now) and int(now.state["turns"][0]) >= turns)


@pytest.mark.parametrize(("players", "number"), VARIANTS)
def test_every_variant_is_played_to_its_end(players: int, number: int) -> None:
    style = ("hatchling", "greedy", "denial", "expert")[number % 4]
    match = play(Match(GAME, players=players, options=GAME.option_sets(players)[number], seed=number), [style] * players)
    assert match.over


@pytest.mark.parametrize("style", STYLES)
def test_a_turn_is_planned_to_its_end(style: str) -> None:
    """Carrying out the best plan leaves nothing of the action open."""
    match = some_turn(3)
    seat = match.pending[0]
    state = match.hidden(seat)
    functions, buffers = engine(GAME), Buffers(GAME)
    for step in best_plan(state, seat, desk_of(style, 2)):
        assert functions.apply_at(state, 0, seat, step, buffers.actions, buffers.weights)
    legal = functions.legal_at(state, 0, seat, buffers.actions)
    assert legal == 0 or buffers.actions[0] == END_TURN or state["phase"][0] < TURN


@pytest.mark.parametrize("style", STYLES)
def test_nobody_passes_with_a_free_worker(style: str) -> None:
    for seed in range(4):
        match = some_turn(seed, turns=1 + seed)
        seat = match.pending[0]
        assert best_plan(match.hidden(seat), seat, desk_of(style, 2))[0] != PASS


def test_a_whole_fossil_in_storage_is_shown_in_the_last_round() -> None:
    """With one worker left and nothing else in sight, a fossil worth 14 points is shown at once."""
    match = Match(GAME, players=2, seed=5)
    play(match, ["greedy"] * 2, lambda now: in_turn(now) and int(now.state["round"][0]) == 4)
    seat = match.pending[0]
    state = match.hidden(seat)
    s = state[0]
    trex = [k for k in range(len(s["store"][seat])) if str(GAME.write(seat, _selling(k))).startswith("sell trex")]
    s["store"][seat] = 0
    s["held"][seat] = 0
    s["shown"][seat] &= ~(1 << 6)
    s["taken"][seat] = 1
    for kind in trex:
        s["store"][seat, kind] = 2
        s["held"][seat] |= 1 << kind
    s["stored"][seat] = 6
    s["ready"][seat] = 1 << 6
    s["wants"][seat] = 0
    s["students"][seat] = 0
    s["free"][seat] = 1
    s["field"][:] = 0
    for style in ("greedy", "denial", "expert"):
        steps = [GAME.write(seat, step) for step in best_plan(state, seat, desk_of(style, 2))]
        assert steps[0].startswith(("display", "joker")), (style, steps)


def _selling(kind: int) -> int:
    from gondwana.games.fossilium.state import SELL

    return SELL + kind


@pytest.mark.parametrize("style", ["hatchling", "greedy", "denial", "instinct"])
def test_the_same_seed_chooses_the_same(style: str) -> None:
    match = some_turn(7, players=3)
    seat = match.pending[0]
    assert len({make_bot(GAME, style, seed=4).decide(match.state, seat) for _ in range(3)}) == 1


@pytest.mark.parametrize("style", ["hatchling", "greedy", "denial", "instinct", "master:12"])
def test_worlds_that_look_alike_get_the_same_answer(style: str) -> None:
    """What others have drawn in secret makes no difference."""
    match = Match(GAME, players=3, seed=11)
    play(match, ["greedy"] * 3, lambda now: now.view(0)["phase"] in ("keep", "start") and len(now.pending) > 1)
    seat = match.pending[0]
    answers = set()
    for number in range(3):
        world = match.hidden(seat)
        rng = np.array([number + 1, 99], np.uint64)
        engine(GAME).guess_at(world, 0, seat, rng, Buffers(GAME).actions)
        answers.add(make_bot(GAME, style, seed=2).decide(world, seat))
    assert len(answers) == 1


def test_signs_are_named_and_finite_in_every_phase() -> None:
    match = Match(GAME, players=4, seed=2)
    row, seen = np.zeros(SIGNS), set()

    def look(now: Match) -> bool:
        for seat in range(4):
            observe_at(now.hidden(seat), 0, seat, row)
            assert np.isfinite(row).all()
        seen.add(int(now.state["phase"][0]))
        return False

    play(match, ["greedy"] * 4, lambda now: int(now.state["round"][0]) >= 2 or look(now))
    assert len(seen) > 5
    assert len(set(NAMES)) == SIGNS


def test_the_worth_of_a_finished_game_is_its_score() -> None:
    match = play(Match(GAME, players=3, seed=1), ["greedy"] * 3)
    desk = make_desk(*tastes.GREEDY)
    assert [worth_at(match.state, 0, seat, desk) for seat in range(3)] == [float(points) for points in match.scores()]


def test_plans_begin_with_legal_steps() -> None:
    desk = make_desk(*tastes.DENIAL)
    for seed in range(3):
        match = some_turn(seed, players=4, turns=9)
        seat = match.pending[0]
        n = int(plans_at(match.hidden(seat), 0, seat, desk))
        buffers = Buffers(GAME)
        legal = set(buffers.actions[: engine(GAME).legal_at(match.state, 0, seat, buffers.actions)].tolist())
        assert n > 10
        assert set(desk.plans[:n, 0].tolist()) <= legal
        assert any(FIELD <= step < SHOWING for step in desk.plans[:n, 0])


EVERYBODY = ("random", "hatchling", "greedy", "denial", "expert", "instinct", "master:4")


@pytest.mark.parametrize("name", EVERYBODY)
def test_everybody_chooses_workers_and_sites(name: str) -> None:
    """FO-60, FO-71: legal answers to the questions of the last round and of the excavation."""
    match = Match(GAME, players=3, options={"first": 0}, seed=2)
    play(match, ["greedy"] * 3, in_turn)
    s = match.state[0]
    s["round"], s["fixed"][0], s["money"][0] = 4, [1, 1, 2, 0], 12
    s["crowd"] += s["fixed"][0]
    for field in ("tour-1", "joker-2", "strip-3", "market-1"):
        trial = Match(GAME, players=3, seed=2)
        trial.state = match.state.copy()
        trial.play(0, field)
        if trial.view(0)["phase"] == "workers":
            assert GAME.write(0, make_bot(GAME, name, seed=1).decide(trial.hidden(0), 0)) in trial.legal_texts(0)
    dig = play(Match(GAME, players=3, seed=3), ["greedy"] * 3, lambda now: now.view(-1)["phase"] == "excavate")
    seat = dig.pending[0]
    assert GAME.write(seat, make_bot(GAME, name, seed=1).decide(dig.hidden(seat), seat)) in dig.legal_texts(seat)


@pytest.mark.parametrize("name", ["greedy", "denial", "expert", "instinct"])
@pytest.mark.parametrize(("field", "choice"), [("joker-1", "use 0 fixed"), ("tour-1", "use 1 fixed")])
def test_free_workers_go_where_fixed_ones_make_it_cheaper(name: str, field: str, choice: str) -> None:
    """FO-36, FO-71: on the joker the free one, which saves a dollar; elsewhere the fixed one, which could go nowhere else."""
    match = Match(GAME, players=2, options={"first": 0}, seed=2)
    play(match, ["greedy"] * 2, in_turn)
    s = match.state[0]
    s["round"], s["fixed"][0, 0] = 4, 1
    s["crowd"][0] += 1
    s["money"][0] = 12
    match.play(0, field)
    assert match.legal_texts(0) == ["use 0 fixed", "use 1 fixed"]
    assert GAME.write(0, make_bot(GAME, name, seed=1).decide(match.hidden(0), 0)) == choice


@pytest.mark.parametrize("name", ["greedy", "denial", "instinct"])
def test_the_site_with_the_most_to_choose_from_is_dug_last(name: str) -> None:
    """FO-60: what is found at the others is known then."""
    match = play(Match(GAME, players=3, seed=3), ["greedy"] * 3, lambda now: now.view(-1)["phase"] == "excavate")
    seat = match.pending[0]
    sites = {one["site"]: one["draw"] - one["keep"] for one in match.view(seat)["seats"][seat]["sites"]}
    chosen = GAME.write(seat, make_bot(GAME, name, seed=1).decide(match.hidden(seat), seat))
    assert sites[int(chosen.removeprefix("dig "))] == min(sites.values())
