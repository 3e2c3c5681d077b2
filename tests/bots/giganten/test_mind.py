"""The players that think in whole turns."""

import time

import numpy as np
import pytest
from games.giganten.tables import GAME, board, field, turn

from gondwana.bots.advice import advise
from gondwana.bots.bot import Budget
from gondwana.bots.giganten.learned import packaged, read_learned, write_learned
from gondwana.bots.giganten.mind import Manner, MindBot
from gondwana.bots.roster import BadBot, make_bot
from gondwana.core.compiled import INTERPRETED
from gondwana.core.contract import CHANCE
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games.giganten.data import PIECES

SHORT = 40 if INTERPRETED else 400


def whole_turn(bot, match):
    """The steps of the turn that a bot plays, as text; the match goes on."""
    (seat,) = match.pending
    steps = []
    turns = int(match.state["turns"][0])
    while match.pending == (seat,) and int(match.state["turns"][0]) == turns:
        action = bot.decide(match.state, seat)
        steps.append(GAME.write(seat, action))
        match.play(seat, action)
    return " ".join(steps)


def known(match, *names):
    """Everybody has seen these pieces."""
    s = match.state[0]
    for seat in range(match.players):
        for n in range(int(s["count"][seat])):
            if s["at"][seat, n] in [field(name) for name in names]:
                s["could"][seat, n] = 1 << int(s["kind"][seat, n])
    return match


@pytest.mark.parametrize("name", ["instinct", f"master:{SHORT}"])
def test_a_nest_in_reach_is_taken(name):
    match = known(board({"e8": "stego", "b2": "tri"}, {"e10": "nest", "k10": "tyra_1"}), "e10")
    turn_played = whole_turn(make_bot(GAME, name), match)
    assert turn_played.endswith("x e10")
    assert match.over


@pytest.mark.compiled
def test_a_nest_two_turns_away_is_gone_for():
    """The enemy is too far to help; any other piece would be too slow."""
    match = known(board({"e6": "stego", "b2": "tri"}, {"e10": "nest", "k3": "tyra_1"}), "e10", "k3")
    bot = make_bot(GAME, "master:2000")
    for _ in range(3):
        if match.over:
            break
        whole_turn(bot, match)
        if not match.over:
            turn(match, "k3-k4" if match.state["turns"][0] < 2 else "k4-k5")
    assert match.over and match.winners() == [0]


@pytest.mark.parametrize("name", ["instinct", f"master:{SHORT}"])
def test_a_known_stronger_piece_is_not_challenged(name):
    match = known(board({"e4": "stego", "e6": "dilo", "b2": "tri"}, {"e8": "tyra_1", "k10": "tri", "m9": "flug"}), "e8")
    assert "x e8" not in whole_turn(make_bot(GAME, name), match)


def test_the_own_nest_is_defended():
    """A known enemy will take the Nest next turn; only taking it first helps."""
    near = {"b1": "nest", "d3": "tyra_1", "f3": "tri", "h2": "dilo"}
    match = known(board(near, {"b3": "dilo", "k10": "stego"}), "b3", "b1")
    assert "x b3" in whole_turn(make_bot(GAME, "instinct"), match)


def started(seed=4, players=2, **options):
    """A match at its first turn, set up by the bots' openings."""
    match = Match(GAME, players=players, options=options, seed=seed)
    bot = make_bot(GAME, "instinct", seed=seed)
    while match.waits_for_chance or match.state["phase"][0] < 5:
        match.settle()
        for seat in match.pending:
            match.play(seat, bot.decide(match.state, seat))
    return match


@pytest.mark.compiled
def test_the_same_number_of_iterations_gives_the_same_thought():
    match = started()
    (seat,) = match.pending
    one, two = (make_bot(GAME, "master:600", seed=9).think(match.state, seat) for _ in range(2))
    assert one.actions == two.actions and one.iterations == two.iterations > 0


@pytest.mark.parametrize("name", ["instinct", f"master:{SHORT}"])
def test_worlds_that_look_alike_get_the_same_answer(name):
    match = started()
    (seat,) = match.pending
    answers = set()
    for number in range(3):
        world = match.hidden(seat)
        bot = make_bot(GAME, name, seed=5)
        bot._engine.guess_at(world, 0, seat, streams(number, 1)[0], bot._buffers.actions)
        answers.add(bot.decide(world, seat))
    assert len(answers) == 1


@pytest.mark.compiled
def test_a_turn_takes_its_time_and_no_more():
    match = started()
    bot = make_bot(GAME, "master:0.3s")
    whole_turn(bot, started(seed=5))  # whatever has to be loaded
    begun = time.process_time(), time.perf_counter()
    whole_turn(bot, match)
    assert time.process_time() - begun[0] < 0.45
    assert time.perf_counter() - begun[1] > 0.2


def test_later_steps_of_a_turn_follow_the_plan():
    match = started()
    (seat,) = match.pending
    bot = make_bot(GAME, f"master:{SHORT}")
    match.play(seat, bot.decide(match.state, seat))
    bot._decide = None  # type: ignore[method-assign] # nobody may think again
    match.play(seat, bot.decide(match.state, seat))


TABLES = [(players, number) for players in (2, 4) for number in range(len(GAME.option_sets(players)))]


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_every_variant_is_played_by_the_rules(players, number):
    """Set-up and some turns; an illegal action would be refused."""
    options = GAME.option_sets(players)[number]
    match = Match(GAME, players=players, options=options, seed=number)
    manner = Manner(most=3, turns=2)
    bots = [MindBot(GAME, name="m", seed=seat, budget=Budget(iterations=6), manner=manner) for seat in range(players)]
    turns = 3 if INTERPRETED else 60
    while not match.over and match.state["turns"][0] < turns:
        match.settle()
        for seat in match.pending:
            match.play(seat, bots[seat].decide(match.state, seat))


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("players", "number"), TABLES)
def test_every_variant_is_played_to_its_end(players, number):
    match = Match(GAME, players=players, options=GAME.option_sets(players)[number], seed=number)
    bots = [make_bot(GAME, "instinct", seed=seat) for seat in range(players)]
    while not match.over:
        match.settle()
        for seat in match.pending:
            match.play(seat, bots[seat].decide(match.state, seat))


def test_advice_knows_every_legal_step():
    match = started()
    (seat,) = match.pending
    advice = advise(GAME, match.state, seat, budget=Budget(iterations=SHORT))
    told = [one.action for one in (*advice.suggestions, *advice.rest)]
    assert sorted(told) == sorted(match.legal(seat))
    assert advice.best.action == make_bot(GAME, f"master:{SHORT}").decide(match.state, seat)


def test_advice_names_the_whole_turn():
    """Which piece, where to and against whom; the reasons are about that fight."""
    match = known(board({"m12": "stego"}, {"h9": "tri"}), "m14")
    best = advise(GAME, match.state, 0, budget=Budget(iterations=SHORT)).best
    assert best.text == "m12"
    assert best.turn == "m12-m13 x m14"
    assert "Stego takes the Nest on m14: that wins." in [reason.say("en") for reason in best.reasons]


def test_advice_in_the_set_up_names_a_step():
    match = Match(GAME, players=2, seed=1)
    match.settle()
    assert match.pending and CHANCE not in match.pending
    seat = match.pending[0]
    advice = advise(GAME, match.state, seat, budget=Budget(iterations=10))
    assert advice.best.win is None
    assert advice.best.turn == advice.best.text
    assert advice.best.action in match.legal(seat)


def test_weights_are_read_as_they_were_written(tmp_path):
    write_learned(tmp_path / "w.npz", packaged())
    again = read_learned(tmp_path / "w.npz")
    assert all(np.allclose(one, two) for one, two in zip(packaged(), again, strict=True))
    (tmp_path / "bad.npz").write_bytes(b"nothing")
    with pytest.raises(BadBot, match="no file of weights"):
        make_bot(GAME, f"instinct@{tmp_path / 'bad.npz'}")


def test_worth_is_learned_for_every_piece():
    taste = packaged().taste
    assert taste[PIECES.index("tyra_1")] > taste[PIECES.index("stego")] > 0
