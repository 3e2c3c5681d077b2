"""The search: finds what is there, sees only what its seat knows, does the same again."""

import numpy as np
import pytest
from core.pebbles import GAME as PEBBLES

from gondwana.bots.bot import Budget
from gondwana.bots.draftosaurus.appraisal import expert
from gondwana.bots.net import empty_net
from gondwana.bots.search import SearchBot, Settings, insight
from gondwana.bots.tree import EDGES, NODES, REFUSALS, SEARCH, sweep
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games import load

GAME = load("draftosaurus")
FEW = Budget(iterations=120)


def match_after(steps, *, players=3, seed=7, **options):
    """A match in which everybody did the first legal thing for some decisions."""
    match = Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    for _ in range(steps):
        for seat in match.pending:
            match.play(seat, match.legal(seat)[0])
        match.settle()
    return match


def some_net(seed=3):
    """A network of random weights: it knows nothing, but it has opinions."""
    rng = np.random.default_rng(seed)
    net = empty_net(GAME, insight(GAME))
    return net._replace(**{name: rng.normal(0, 0.2, one.shape).astype(np.float32) for name, one in net._asdict().items()})


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_same_seed_same_thought(players, guided):
    match = match_after(1, players=players)
    net = some_net() if guided else None
    thoughts = [SearchBot(GAME, seed=4, budget=FEW, net=net).think(match.state, 0).actions for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    other = SearchBot(GAME, seed=5, budget=FEW, net=net).think(match.state, 0).actions
    assert other != thoughts[0]


def test_same_seed_same_thought_with_threads():
    match = match_after(1)
    thoughts = [SearchBot(GAME, seed=4, budget=Budget(iterations=101), threads=2).think(match.state, 0) for _ in range(2)]
    assert thoughts[0].actions == thoughts[1].actions
    assert thoughts[0].iterations == 101


def test_visits_add_up():
    match = match_after(2)
    thought = SearchBot(GAME, seed=1, budget=FEW).think(match.state, 1)
    assert sum(one.visits for one in thought.actions) == thought.iterations == 120
    assert sorted(one.action for one in thought.actions) == sorted(match.legal(1))
    assert sum(one.share for one in thought.actions) == pytest.approx(1)
    assert all(0 <= one.win <= 1 for one in thought.actions)


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("options", [{}, {"board": "winter"}, {"placing": "after_reveal"}])
def test_worlds_that_look_alike_are_thought_about_alike(options, guided):
    """The seat's own knowledge is all that a search starts from: another world with the same look gives the same numbers."""
    match = match_after(0, players=4, seed=11, **options)
    functions, buffers = engine(GAME), Buffers(GAME)
    net = some_net() if guided else None
    for seat in (0, 2):
        other = match.hidden(seat)
        functions.guess_at(other, 0, seat, streams(99, 1)[0], buffers.actions)
        assert other.tobytes() != match.state.tobytes()
        thoughts = [SearchBot(GAME, seed=8, budget=FEW, net=net).think(state, seat).actions for state in (match.state, other)]
        assert thoughts[0] == thoughts[1]


def test_worlds_that_look_alike_stay_alike_over_a_match():
    """A bot that keeps its tree decides alike in two worlds that differ in what it cannot see, decision after decision."""
    functions, buffers = engine(GAME), Buffers(GAME)
    bots = [SearchBot(GAME, seed=8, budget=FEW, net=some_net()) for _ in range(2)]
    match = match_after(0, players=5, seed=21)
    different = 0
    for number in range(3):
        other = match.hidden(2)
        functions.guess_at(other, 0, 2, streams(50 + number, 1)[0], buffers.actions)
        different += other.tobytes() != match.state.tobytes()
        choices = [bot.decide(state, 2) for bot, state in zip(bots, (match.state, other), strict=True)]
        assert choices[0] == choices[1]
        for seat in match.pending:
            match.play(seat, choices[0] if seat == 2 else match.legal(seat)[0])
        match.settle()
    assert different == 3


def test_a_forced_decision_has_its_worth_too():
    """One legal action is no choice, but what it will come to can be told."""
    match = Match(GAME, players=2, seed=3)
    match.settle()
    while match.pending and len(match.legal(0)) != 1:
        for seat in match.pending:
            match.play(seat, match.legal(seat)[0])
        match.settle()
    thought = SearchBot(GAME, budget=Budget(iterations=30)).think(match.state, 0)
    assert len(thought.actions) == 1
    assert thought.exact or thought.best.visits == 30
    assert thought.best.points > 0


def test_choices_made_by_others_meanwhile_change_nothing():
    """A secret choice of the right-hand neighbour is neither seen nor taken to be random."""
    match = match_after(0, players=3)
    before = SearchBot(GAME, seed=8, budget=FEW).think(match.state, 1).actions
    match.play(0, match.legal(0)[-1])
    assert SearchBot(GAME, seed=8, budget=FEW).think(match.state, 1).actions == before


def test_position_stays_as_it_is():
    match = match_after(1)
    before = match.state.tobytes()
    SearchBot(GAME, budget=FEW).decide(match.state, 0)
    assert match.state.tobytes() == before


@pytest.mark.compiled
def test_time_budget_is_kept():
    match = match_after(0, players=5)
    bot = SearchBot(GAME, budget=Budget(seconds=0.2))
    bot.think(match.state, 0, Budget(iterations=10))
    thought = bot.think(match.state, 0)
    assert 0.1 < thought.seconds < 30  # the machine may be busy
    assert thought.iterations > 10


def test_can_be_stopped():
    match = match_after(0)
    thought = SearchBot(GAME, budget=Budget(iterations=10**9)).think(match.state, 0, stop=lambda: True)
    assert thought.iterations == 64


def test_next_search_goes_on_in_the_same_tree():
    """Tree reuse: a node that the search of the last decision made is found again with its visits."""
    match = match_after(2, players=2, seed=3)  # hands are known: positions come again
    bot = SearchBot(GAME, seed=2, budget=Budget(iterations=3000))
    other = SearchBot(GAME, seed=4, budget=Budget(iterations=300))
    for seat, action in [(0, bot.decide(match.state, 0)), (1, other.decide(match.state, 1))]:
        match.play(seat, action)
    match.settle()
    assert len(match.legal(0)) > 1
    fresh = SearchBot(GAME, seed=2, budget=Budget(iterations=10)).think(match.state, 0)
    assert not fresh.exact
    assert sum(one.visits for one in fresh.actions) == 10
    assert sum(one.visits for one in bot.think(match.state, 0, Budget(iterations=10)).actions) > 10
    bot.new_match(9)
    assert bot._workers[0].tree.counts[NODES] == 0


@pytest.mark.parametrize("follow", [0, 2, 99])
def test_positions_are_played_on_before_they_are_judged(follow):
    """With a follow of 99 every outcome is that of a game played to its end, so shares of the win are whole or shared."""
    match = match_after(3, players=3)
    bot = SearchBot(GAME, seed=1, budget=FEW, net=some_net(), settings=Settings(wander=1.0, follow=follow))
    thought = bot.think(match.state, 0)
    tried_once = [one.win for one in thought.actions if one.visits == 1]
    assert tried_once
    whole = [win in (0.0, 1 / 3, 0.5, 1.0) for win in tried_once]
    assert all(whole) if follow == 99 else not any(whole)


def test_full_tree_is_no_end():
    """Without room for more nodes the search goes on in those that it has."""
    match = match_after(0, players=2)
    bot = SearchBot(GAME, budget=Budget(iterations=400), nodes=4, edges=300)
    assert bot.think(match.state, 0).iterations == 400
    counts = bot._workers[0].tree.counts
    assert counts[NODES] <= 4
    assert counts[REFUSALS] > 0


def test_sweep_keeps_what_was_visited():
    match = match_after(0, players=2)
    bot = SearchBot(GAME, budget=Budget(iterations=800))
    before = bot.think(match.state, 0)
    tree, room = bot._workers[0].tree, bot._workers[0].room
    nodes = int(tree.counts[NODES])
    sweep(tree)
    assert 0 < tree.counts[NODES] < nodes
    assert tree.counts[EDGES] == sum(int(tree.nodes[k]["width"]) for k in range(tree.counts[NODES]))
    root = bot._search.root_of(match.hidden(0), 0, tree, room)
    first = int(tree.nodes[root]["first"])
    visits = {int(edge["action"]): int(edge["visits"]) for edge in tree.edges[first : first + int(tree.nodes[root]["width"])]}
    assert visits == {one.action: one.visits for one in before.actions}
    assert tree.counts[SEARCH] == 1


def test_games_from_outside_are_searched_too():
    """Pebbles, a game that the package does not know: guessing the number of pebbles in closed fists."""
    match = Match(PEBBLES, players=3, seed=5)
    match.settle()
    bots = [SearchBot(PEBBLES, seed=seat, budget=Budget(iterations=300)) for seat in range(3)]
    while not match.over:
        for seat, action in [(seat, bots[seat].decide(match.hidden(seat), seat)) for seat in match.pending]:
            match.play(seat, action)
        match.settle()
    assert match.winners()


def test_network_says_what_its_weights_say():
    """The compiled network against the same sums in NumPy."""
    match = match_after(4, players=3)
    net = some_net()
    bot = SearchBot(GAME, budget=FEW, net=net)
    worker = bot._workers[0]
    hidden = match.hidden(1)
    active = bot._search.features_at(hidden, 0, 1, worker.room)
    inputs = np.zeros(insight(GAME).INPUTS)
    np.add.at(inputs, worker.room.inputs[:active], worker.room.values[:active])
    assert active > 20
    one = np.maximum(inputs @ net.layer_1 + net.bias_1, 0)
    two = np.maximum(one @ net.layer_2 + net.bias_2, 0)
    legal = match.legal(1)
    judged = net.value @ two + net.value_bias
    wins = np.exp(judged[:3] - judged[:3].max())
    bot._search.plant(hidden, 1, 3, True, worker.tree, net, worker.room)
    hunches = np.zeros(len(legal))
    expert(hidden, 0, 1, np.array(legal), len(legal), hunches)
    logits = (net.policy @ two + net.policy_bias)[legal] + net.trust[0] * hunches
    priors = np.exp(logits - logits.max())
    assert worker.room.priors[: len(legal)] == pytest.approx(priors / priors.sum(), rel=1e-4)
    assert np.roll(worker.room.wins[:3], -1) == pytest.approx(wins / wins.sum(), rel=1e-4)
    assert np.roll(worker.room.hopes[:3], -1) == pytest.approx(10 * judged[5:8], rel=1e-4)


def test_inputs_stay_in_their_range():
    known = insight(GAME)
    for options in ({"board": "both"}, {"board": "winter", "quarantine": "may"}, {"placing": "after_reveal"}):
        for players in (2, 5):
            match = Match(GAME, players=players, options=options, seed=players)
            match.settle()
            bot = SearchBot(GAME, budget=FEW)
            room = bot._workers[0].room
            while not match.over:
                for seat in match.pending:
                    active = bot._search.features_at(match.state, 0, seat, room)
                    assert 0 < active <= known.INPUTS
                    told = room.inputs[:active]
                    assert told.min() >= 0
                    assert told.max() < known.INPUTS
                    assert len(set(told.tolist())) == active
                for seat in match.pending:
                    legal = match.legal(seat)
                    match.play(seat, legal[len(legal) * 7 // 11])
                match.settle()
