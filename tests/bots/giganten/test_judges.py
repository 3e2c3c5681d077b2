"""The judges of Giganten: what they must see, what they cannot know, and that they always know something legal."""

import numpy as np
import pytest
from games.giganten.tables import GAME, board, field, turn

from gondwana.bots.giganten import appraisal
from gondwana.bots.giganten.desk import USUAL, heed_options, make_desk
from gondwana.bots.giganten.odds import NOTES, suspect
from gondwana.bots.giganten.pool import packaged_plans, read_plans, write_plans
from gondwana.bots.giganten.setups import PLAN_NAMES, PLANS, formation
from gondwana.bots.heuristic import HatchlingBot, HeuristicBot
from gondwana.bots.roster import BadBot, make_bot
from gondwana.core.engine import engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games import load
from gondwana.games.giganten.data import OUTLINES
from gondwana.games.giganten.land import COLUMN, RANK
from gondwana.games.giganten.state import ARRANGE, BLANK, BLITZ, FLUG, NEST, PICK, STEGO

STYLES = ("greedy", "denial", "charger", "expert")
ENGINE = engine(GAME)
SETS = [(players, number) for players in GAME.players for number in range(len(GAME.option_sets(players)))]


def bot_of(style, seed=0):
    if style == "hatchling":
        return HatchlingBot(GAME, name=style, seed=seed)
    return HeuristicBot(GAME, name=style, style=style, seed=seed)


def whole_turn(match, style, seed=0):
    """The steps of the turn of the seat that is to move, as far as it is asked."""
    bot, steps = bot_of(style, seed), []
    (seat,) = match.pending
    while match.pending == (seat,) and not match.over and match.state[0]["seat"] == seat:
        action = bot.decide(match.hidden(seat), seat)
        steps.append(GAME.write(seat, action))
        match.play(seat, action)
    return steps


def play_on(match, bots, most):
    """Up to so many decisions of bots."""
    match.settle()
    for _ in range(most):
        if match.over:
            return
        for seat in match.pending:
            match.play(seat, bots[seat].decide(match.hidden(seat), seat))
        match.settle()


def known(match, *names):
    """Everybody knows these pieces."""
    s = match.state[0]
    for seat in range(match.players):
        for n in range(int(s["count"][seat])):
            if int(s["at"][seat, n]) in [field(name) for name in names]:
                s["could"][seat, n] = 1 << int(s["kind"][seat, n])


# What they must see


@pytest.mark.parametrize("style", STYLES)
def test_a_nest_that_is_known_and_near_is_taken(style):
    """GI-50: the game is won, whatever else could be beaten."""
    match = board({"m12": "stego", "e5": "tyra_1"}, {"e7": "dilo", "h9": "tri"})
    known(match, "m14", "e7")
    whole_turn(match, style)
    assert match.over
    assert match.scores()[0] == 2


@pytest.mark.parametrize("style", STYLES)
def test_a_flug_takes_a_nest_that_it_can_see(style):
    """GI-12, GI-33: a flight from the other end of the board."""
    match = board({"m3": "flug", "e5": "tyra_1"}, {"e7": "dilo", "h9": "tri"})
    known(match, "m14")
    whole_turn(match, style)
    assert match.over


@pytest.mark.parametrize("style", STYLES)
def test_a_nest_that_nobody_else_can_be_is_known(style):
    """All others have moved or stand in the swamp: what is left must be the Nest."""
    match = board({"m12": "stego", "e5": "dilo"}, {"e7": "dilo", "h9": "tri"}, swamp=["e7", "h9"])
    s = match.state[0]
    for n in range(int(s["count"][1])):
        if int(s["at"][1, n]) != field("m14"):
            s["could"][1, n] &= ~(1 << NEST | 1 << BLITZ)
    whole_turn(match, style)
    assert match.over


@pytest.mark.parametrize("style", STYLES)
def test_the_stronger_piece_challenges_on_the_right_ground(style):
    """GI-22: Tyra I beats Dilo on land."""
    match = board({"e5": "tyra_1", "k2": "stego"}, {"e7": "dilo", "h12": "tri"})
    known(match, "e7")
    assert whole_turn(match, style)[:3] == ["e5", "-e6", "x e7"]


@pytest.mark.parametrize("style", STYLES)
def test_nobody_challenges_a_known_blitz(style):
    """GI-39: the challenger would leave."""
    match = board({"e5": "tyra_1", "k2": "stego"}, {"e7": "blitz", "h12": "tri"})
    known(match, "e7")
    assert "x e7" not in whole_turn(match, style)


@pytest.mark.parametrize("style", ["denial", "expert"])
def test_a_piece_in_danger_goes_away(style):
    """A known Tyra is two fields away and would beat Tri, which everybody knows."""
    match = board({"e5": "tri", "k2": "stego", "m2": "dilo"}, {"e7": "tyra_1", "h12": "dilo"})
    known(match, "e5", "e7")
    assert whole_turn(match, style)[0] == "e5"


@pytest.mark.parametrize("style", ["denial", "expert"])
def test_nobody_steps_beside_a_known_stronger_piece(style):
    """Tyra I, known, two fields ahead of where Dilo would step: it stays away."""
    match = board({"e4": "dilo", "c5": "dilo", "k2": "stego"}, {"e7": "tyra_1", "h12": "dilo"})
    known(match, "e7", "e4")
    assert whole_turn(match, style)[:2] != ["e4", "-e5"]


@pytest.mark.parametrize("style", ["denial", "expert"])
def test_an_enemy_who_could_take_the_nest_is_stopped(style):
    """He stands two fields from it: beating him is better than a Dilo at the other end."""
    match = board({"d2": "tri", "h5": "tyra_1"}, {"b3": "stego", "h7": "dilo"})
    known(match, "b3", "h7", "b1")
    steps = whole_turn(match, style)
    assert steps[-1] in {"x b3", "up", "stay"} or steps[1] in {"-b2", "-c3"}, steps


def test_the_pieces_that_can_be_a_nest_are_told_from_those_that_cannot():
    match = board({"e4": "dilo"}, {"h12": "dilo", "c9": "stego", "k13": "tri"}, swamp=["c9"])
    turn(match, "e4-e5")
    turn(match, "h12-h11")
    hidden = match.hidden(0)
    notes = np.zeros(1, NOTES)
    suspect(hidden[0], 0, notes[0])
    likely = {int(hidden[0]["at"][1, n]): notes["likely"][0, n] for n in range(4)}
    assert likely[field("h11")][NEST] == 0
    assert likely[field("c9")][NEST] == 0
    assert likely[field("m14")][NEST] + likely[field("k13")][NEST] == pytest.approx(1, abs=0.05)
    assert likely[field("m14")][NEST] > likely[field("k13")][NEST]
    for row in likely.values():
        assert row.sum() == pytest.approx(1)


# What they cannot know


@pytest.mark.parametrize("style", ["plain", *STYLES])
def test_the_truth_makes_no_difference(style):
    """Two worlds that look alike to a seat get the same values, even if the position was not hidden."""
    match = Match(GAME, players=2, seed=5)
    bots = [bot_of("denial", seed) for seed in (1, 2)]
    rng = streams(9, 1)[0]
    buffer = np.zeros(1000, np.int64)
    compared = 0
    for _ in range(100):
        play_on(match, bots, 5)
        if match.over:
            break
        seat = match.pending[0]
        legal = np.array(match.legal(seat), np.int64)
        if match.state[0]["phase"] < ARRANGE or len(legal) < 2:
            continue
        answers = []
        for world in range(3):
            other = match.hidden(seat).copy()
            if world:
                ENGINE.guess_at(other, 0, seat, rng, buffer)
            values = np.zeros(len(legal))
            getattr(appraisal, style)(other, 0, seat, legal, len(legal), values)
            answers.append(values)
        if match.state[0]["phase"] >= PICK:
            assert np.array_equal(answers[0], answers[1])
            assert np.array_equal(answers[0], answers[2])
            compared += 1
    assert compared > 8


# Legal and orderly in every variant


@pytest.mark.parametrize("style", ["hatchling", "denial"])
@pytest.mark.parametrize(("players", "number"), SETS)
def test_every_variant_is_played(players, number, style):
    match = Match(GAME, players=players, options=GAME.option_sets(players)[number], seed=number)
    play_on(match, [bot_of(style, seat) for seat in range(players)], 500)
    assert match.over or match.state[0]["turns"] > 20


@pytest.mark.parametrize(("players", "number"), SETS)
def test_values_are_numbers_in_every_phase(players, number):
    """Also where a random game leads."""
    match = Match(GAME, players=players, options=GAME.option_sets(players)[number], seed=number)
    rng = np.random.default_rng(number)
    match.settle()
    for _ in range(250):
        if match.over:
            break
        seat = match.pending[0]
        legal = np.array(match.legal(seat), np.int64)
        for style in ("plain", "denial"):
            values = np.full(len(legal), np.nan)
            getattr(appraisal, style)(match.hidden(seat), 0, seat, legal, len(legal), values)
            assert np.isfinite(values).all()
        match.play(seat, int(rng.choice(legal)))
        match.settle()


@pytest.mark.parametrize("style", ["greedy", "denial", "expert", "charger"])
def test_a_won_position_is_won_without_shuffling(style):
    """Three strong pieces against a Nest and two weak ones."""
    match = board({"e4": "tyra_1", "h5": "tri", "j4": "dilo", "c3": "stego"}, {"e12": "plesio", "k13": "diplo"})
    known(match, "e12", "k13")
    bots = [bot_of(style, 1), bot_of("denial", 2)]
    while not match.over:
        (seat,) = match.pending
        match.play(seat, bots[seat].decide(match.hidden(seat), seat))
    assert match.scores()[0] == 2
    assert match.state[0]["turns"] < 60


def test_the_charger_plays_no_other_game():
    with pytest.raises(BadBot, match="charger plays giganten only"):
        make_bot(load("draftosaurus"), "charger")
    assert make_bot(GAME, "charger").name == "charger"


# Set-ups


def nests_of(seeds, **options):
    found = []
    for seed in seeds:
        match = Match(GAME, players=2, options={"first": 0, "tiles": "ad_bc", **options}, seed=3)
        bots = [bot_of("denial", 10 * seed + seat) for seat in range(2)]
        match.settle()
        while match.state[0]["phase"] <= ARRANGE:
            for seat in match.pending:
                match.play(seat, bots[seat].decide(match.hidden(seat), seat))
            match.settle()
        s = match.state[0]
        found.append(next(int(s["at"][0, n]) for n in range(24) if s["kind"][0, n] == NEST))
    return found


def test_the_pool_is_mixed_and_reads_as_it_was_written():
    plans = packaged_plans()
    assert 16 <= len(plans) <= 24
    assert len({plan.tobytes() for plan in plans}) == len(plans)
    assert (read_plans(write_plans(plans, ["a line"])) == plans).all()


@pytest.mark.parametrize("text", ["", "[[plan]]\nback = 1.0\n"])
def test_a_pool_with_numbers_missing_is_refused(text):
    with pytest.raises(ValueError, match="each"):
        read_plans(text)


def test_set_ups_differ_on_the_same_tiles():
    assert len(set(nests_of(range(8)))) >= 3


@pytest.mark.parametrize("outline", OUTLINES)
@pytest.mark.parametrize("seat", [0, 1])
def test_wings_are_as_far_from_the_middle_on_every_outline(outline, seat):
    """Both ends of the own first row are alike, however wide the board is and wherever it begins."""
    players = 4 if outline in ("six", "eight") else 2
    option = {"square": "normal", "eight": "normal"}.get(outline, outline)
    match = Match(GAME, players=players, options={"outline": option}, seed=1)
    s = match.state[0]
    row = sorted(np.flatnonzero(RANK[s["outline"], seat] == 0), key=lambda place: COLUMN[place])
    plan = PLANS[PLAN_NAMES.index("wings")]
    ends = [formation(s, seat, int(place), -1, plan) for place in (row[0], row[-1])]
    assert ends[0] == pytest.approx(ends[1])
    assert ends[0] > formation(s, seat, int(row[len(row) // 2]), -1, plan)


def gains_with(**options):
    """What challenges gain with these options: by whom, of whom, on land, when both are known."""
    desk = make_desk(USUAL.copy(), np.zeros(1))
    heed_options(Match(GAME, players=2, options=options, seed=1).state[0], desk)
    return desk.gains[1, :, :, 0]


def test_whole_turns_are_weighed_with_the_options_of_the_game():
    """GI-39, GI-63 to GI-66: a Flug that survives a Blitz loses nothing by it; a trap that only holds up costs less."""
    assert gains_with()[FLUG, BLITZ] == -USUAL[FLUG]
    assert gains_with(flug_survives_blitz=True)[FLUG, BLITZ] == 0.0
    assert gains_with(blank="ghost")[STEGO, BLANK] == USUAL[BLANK]
    removed, held = (gains_with(blank="trap", trapped=fate)[STEGO, BLANK] for fate in ("leaves", "stands_still"))
    assert removed == -USUAL[STEGO] < held < 0.0
