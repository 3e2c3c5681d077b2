"""The last decisions, solved: against trying everything by hand."""

import time
from itertools import product

import pytest

from gondwana.bots.bot import Budget
from gondwana.bots.endgame import Endgame
from gondwana.bots.search import SearchBot, insight
from gondwana.core.match import Match
from gondwana.games import load

GAME = load("draftosaurus")


def at_last_turn(players, seed, **options):
    match = Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    position = None
    while not match.over:
        if all(not match.legal(seat) or len(match.legal(seat)) < 30 for seat in match.pending):
            position = len(match.log)
        for number, seat in enumerate(match.pending):
            legal = match.legal(seat)
            match.play(seat, legal[(number + seed + len(match.log)) % len(legal)])
        match.settle()
    decisions = [n for n, entry in enumerate(match.log) if entry.seat == 0]
    last = decisions[-1] if options.get("board") != "winter" else decisions[-2]
    assert position is not None
    return Match.replay(GAME, match.record(), upto=last)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [3, 4])
def test_last_turn_is_best_answer_to_best_answers(players, seed):
    """In the last turn of the summer board all is known and placements do not touch each other: most points is best."""
    match = at_last_turn(players, seed)
    solved = Endgame(GAME, insight(GAME).all_known).solve(match.hidden(0), 0, players, 0.1)
    assert solved is not None
    best_points = {}
    for seat in match.pending:
        found = []
        for action in match.legal(seat):
            trial = Match.replay(GAME, match.record())
            for other in match.pending:
                trial.play(other, action if other == seat else trial.legal(other)[0])
            found.append((trial.scores()[seat], action))
        best_points[seat] = max(found)
    mine = max(solved, key=lambda action: solved[action][0])
    assert solved[mine][2] == best_points[0][0]
    assert set(solved) == set(match.legal(0))


@pytest.mark.parametrize("seed", range(3))
def test_two_players_with_their_discards(seed):
    """DR-12: the last turn of two players is a placement and what is left over, which nobody can choose."""
    match = Match(GAME, players=2, seed=seed)
    match.settle()
    while len(match.legal(0)) == 0 or int(match.state["round"][0]) < 3 or int(match.state["turn"][0]) < 2:
        for seat in match.pending:
            match.play(seat, match.legal(seat)[-1])
        match.settle()
    solved = Endgame(GAME, insight(GAME).all_known).solve(match.hidden(0), 0, 2, 0.1)
    assert solved is not None
    outcomes = {}
    for mine, theirs in product(match.legal(0), match.legal(1)):
        trial = Match.replay(GAME, match.record())
        trial.play(0, mine)
        trial.play(1, theirs)
        while not trial.over:
            for seat in trial.pending:
                trial.play(seat, trial.legal(seat)[0])
        outcomes[mine, theirs] = trial.scores()
    best = max(solved, key=lambda action: solved[action][0])
    # some answer of the other makes every action worth exactly what is said of it
    fitting = [
        theirs for theirs in match.legal(1) if all(outcomes[mine, theirs][0] == solved[mine][2] for mine in match.legal(0))
    ]
    assert fitting

    def worth(seat: int, points: list[int]) -> float:
        lead = points[seat] - points[1 - seat]
        return (lead > 0) + 0.1 * max(-1.0, min(lead / 25, 1.0))

    # and neither of them would rather have chosen otherwise
    assert any(
        worth(1, outcomes[best, theirs]) >= max(worth(1, outcomes[best, other]) for other in match.legal(1)) - 1e-9
        and worth(0, outcomes[best, theirs]) >= max(worth(0, outcomes[mine, theirs]) for mine in match.legal(0)) - 1e-9
        for theirs in fitting
    )


def test_too_much_to_solve_is_left_to_the_search():
    """Five zoos with a dinosaur in quarantine each: all ways of the last turn and of the moves after it would take minutes."""
    match = Match(GAME, players=5, options={"board": "winter"}, seed=2)
    match.settle()
    while int(match.state["round"][0]) < 1 or int(match.state["turn"][0]) < 5:
        for seat in match.pending:
            texts = match.legal_texts(seat)
            quarantine = [text for text in texts if "quarantine" in text]
            match.play(seat, quarantine[0] if quarantine else next(text for text in texts if "river" in text))
        match.settle()
    assert (match.state["pen"][0, :, -1] != 0).sum() >= 3
    begun = time.perf_counter()
    thought = SearchBot(GAME, budget=Budget(iterations=20)).think(match.state, 0)
    assert not thought.exact
    assert time.perf_counter() - begun < 60


def test_early_positions_are_left_to_the_search():
    match = Match(GAME, players=3, seed=1)
    match.settle()
    assert Endgame(GAME, insight(GAME).all_known).solve(match.hidden(0), 0, 3, 0.1) is None


def test_search_says_when_it_knows():
    match = at_last_turn(3, 1)
    thought = SearchBot(GAME, budget=Budget(iterations=50)).think(match.state, 0)
    assert thought.exact
    assert thought.best.action in match.legal(0)


def test_quarantine_at_the_end_is_solved():
    """DR-37: where the dinosaur in quarantine goes is the last decision of all."""
    for seed in range(40):
        match = Match(GAME, players=3, options={"board": "winter"}, seed=seed)
        match.settle()
        while not match.over and int(match.state["phase"][0]) != 6:
            for seat in match.pending:
                legal = match.legal(seat)
                quarantine = [action for action in legal if "quarantine" in GAME.write(seat, action)]
                match.play(seat, quarantine[0] if quarantine else legal[0])
            match.settle()
        if match.over:
            continue
        seat = match.pending[0]
        solved = Endgame(GAME, insight(GAME).all_known).solve(match.hidden(seat), seat, 3, 0.1)
        assert solved is not None
        points = {}
        for action in match.legal(seat):
            trial = Match.replay(GAME, match.record())
            for other in match.pending:
                trial.play(other, action if other == seat else trial.legal(other)[0])
            points[action] = trial.scores()[seat]
        best = max(solved, key=lambda action: solved[action][0])
        assert points[best] == max(points.values())
        return
    pytest.fail("nobody ever had a dinosaur in quarantine")
