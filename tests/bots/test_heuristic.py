"""The bots that judge by eye: what they must see, what they cannot know, and who beats whom."""

import numpy as np
import pytest
from core.pebbles import GAME as PEBBLES
from games.draftosaurus.tables import GAME, everybody, fill, turn

from gondwana.bots.chance import RandomBot
from gondwana.bots.draftosaurus import appraisal
from gondwana.bots.heuristic import HatchlingBot, HeuristicBot
from gondwana.core.contract import CHANCE
from gondwana.core.engine import engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.herd import one
from gondwana.games.draftosaurus.state import MOST_PLACED

STYLES = ("greedy", "denial")
RULE, ENGINE = GAME.rules, engine(GAME)


def bot_of(name, *, game=GAME, seed=0):
    if name == "random":
        return RandomBot(game, name=name, seed=seed)
    if name == "hatchling":
        return HatchlingBot(game, name=name, seed=seed)
    return HeuristicBot(game, name=name, style=name, seed=seed)


def last_turn(species, players=3, **options):
    """Seat 0 rolls the die on the last turn of a game, one dinosaur in hand, nothing unseen but the other hands."""
    match = turn(players, **options)
    s = match.state[0]
    s["round"], s["turn"] = (3, 2) if players == 2 else (1, 5)
    s["hand"] = 0
    s["hand"][:players] = one(SPECIES.index(species))
    return match


def filled_up(match, seat, **zones):
    """As `fill`, and the rest of eleven dinosaurs in the river, so that one is still to come; nothing stays in the bag."""
    fill(match, seat, **zones)
    missing = MOST_PLACED - 1 - int(match.state[0]["placed_count"][seat])
    fill(match, seat, river=["diplodocus"] * missing)
    match.state[0]["bag"] = 0


def answer(match, seat, style, *, seed=0):
    return GAME.write(seat, bot_of(style, seed=seed).decide(match.state, seat))


def values_of(match, seat, style):
    """Each legal action in words with the value that it gets."""
    legal = np.array(match.legal(seat), np.int64)
    values = bot_of(style).values(match.hidden(seat), seat, legal)
    return dict(zip(match.legal_texts(seat), values.tolist(), strict=True))


# What they must see


@pytest.mark.parametrize("style", STYLES)
def test_the_last_dinosaur_becomes_king(style):
    """DR-23: with the majority and nothing left to come the throne brings 7, the forest 4."""
    match = last_turn("stegosaurus")
    filled_up(match, 0, forest=["stegosaurus"] * 3)
    assert answer(match, 0, style) == "stegosaurus king"


@pytest.mark.parametrize("style", STYLES)
def test_no_king_without_the_majority(style):
    """DR-23: a neighbour has more of the species, so the throne brings nothing and the forest 4."""
    match = last_turn("stegosaurus")
    filled_up(match, 1, river=["stegosaurus"] * 5)
    filled_up(match, 0, forest=["stegosaurus"] * 3)
    assert answer(match, 0, style) == "stegosaurus forest"


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("also", "expected"), [("triceratops", "island"), ("spinosaurus", "meadow")])
def test_the_island_is_for_the_only_one(style, also, expected):
    """DR-25, DR-24: alone in the zoo it brings 7 on the island; with another one in the river the meadow's 4 are better."""
    match = last_turn("spinosaurus")
    filled_up(match, 1, river=["spinosaurus"] * 4)
    filled_up(match, 0, meadow=["stegosaurus", "triceratops", "parasaurolophus"], river=[also])
    assert answer(match, 0, style) == f"spinosaurus {expected}"


@pytest.mark.parametrize("style", STYLES)
def test_the_trio_is_completed(style):
    """DR-21: the third brings 7, a couple in the prairie 5 (DR-22)."""
    match = last_turn("triceratops")
    filled_up(match, 0, trio=["spinosaurus", "trex"], prairie=["triceratops"], king=["trex"], island=["spinosaurus"])
    assert answer(match, 0, style) == "triceratops trio"


@pytest.mark.parametrize("style", STYLES)
def test_the_lookout_sees_the_right_hand_neighbour(style):
    """DR-34: four in the zoo to the right bring 8; those to the left none."""
    match = last_turn("trex", board="winter")
    filled_up(match, 2, river=["trex"] * 4)
    filled_up(match, 0, wood=["spinosaurus", "triceratops"], pyramid=["trex"])
    assert answer(match, 0, style) == "trex lookout"


@pytest.mark.parametrize("style", STYLES)
def test_out_of_quarantine_to_the_best_home(style):
    """DR-37, DR-33: the top of the pyramid brings 7, a couple over the bridge 6."""
    match = last_turn("parasaurolophus", board="winter")
    cells = ["trex", "spinosaurus", "trex", "stegosaurus", "triceratops"]
    filled_up(match, 0, pyramid=cells, bridge_left=["parasaurolophus"], quarantine=["parasaurolophus"])
    filled_up(match, 1)
    filled_up(match, 2)
    everybody(match, "parasaurolophus river")
    assert match.pending == (0,)
    assert answer(match, 0, style) == "move pyramid 5"


@pytest.mark.parametrize("style", STYLES)
def test_a_half_full_trio_is_a_hope(style):
    """DR-21: in the first turn nothing in the trio scores yet, but it is better than the river."""
    values = values_of(turn(3, hands={0: SPECIES}), 0, style)
    assert values["trex trio"] > values["trex river"] + 0.1


def test_denial_gives_company_to_who_is_alone():
    """DR-22: the second of a species brings 5 to the prairie, a stranger only a hope."""
    match = turn(3, hands={0: SPECIES})
    fill(match, 0, prairie=["triceratops"])
    values = values_of(match, 0, "denial")
    assert values["triceratops prairie"] > values["stegosaurus prairie"] + 2


def dealt(players, hand):
    """A first turn in which seat 0 holds a hand and the others no triceratops and no stegosaurus."""
    others = [["spinosaurus"] * 5 + ["diplodocus"], ["parasaurolophus"] * 5 + ["diplodocus"]]
    return turn(players, hands={0: hand, **dict(enumerate(others[: players - 1], 1))})


@pytest.mark.parametrize("style", STYLES)
def test_a_ladder_is_begun_with_what_is_still_to_come(style):
    """DR-20, DR-02: all other triceratops are in the neighbour's river, all other stegosaurus are still to come."""
    match = dealt(3, ["stegosaurus", "triceratops"] + ["trex"] * 4)
    fill(match, 1, river=["triceratops"] * 5)
    values = values_of(match, 0, style)
    assert values["stegosaurus forest"] > values["triceratops forest"] + 0.5


def test_denial_keeps_from_the_neighbour_what_it_waits_for():
    """DR-06: two species are the same to this zoo; the left neighbour's forest (DR-20) waits for one of them."""
    match = dealt(3, ["stegosaurus", "triceratops"] + ["trex"] * 4)
    fill(match, 1, forest=["triceratops"] * 5, island=["parasaurolophus"], king=["diplodocus"])
    fill(match, 2, river=["stegosaurus"] * 5)
    values = values_of(match, 0, "denial")
    assert values["triceratops river"] > values["stegosaurus river"] + 0.3
    values = values_of(match, 0, "greedy")
    assert abs(values["triceratops river"] - values["stegosaurus river"]) < 0.1


def test_denial_throws_what_the_opponent_waits_for():
    """DR-12: the discard takes the sixth dinosaur of the opponent's forest out of the hand that is passed on."""
    match = dealt(2, ["stegosaurus", "triceratops", "spinosaurus", "trex", "trex", "diplodocus"])
    fill(match, 1, forest=["triceratops"] * 5)
    everybody(match, "stegosaurus river", match.legal_texts(1)[0])
    assert answer(match, 0, "denial") == "discard triceratops"


def test_denial_breaks_a_rival_king():
    """DR-23: with 3 against the neighbour's 3 a fourth costs that one the throne."""
    match = last_turn("stegosaurus")
    match.state[0]["hand"][0] += one(SPECIES.index("triceratops"))
    filled_up(match, 1, king=["stegosaurus"], prairie=["stegosaurus"] * 2)
    filled_up(match, 0, river=["stegosaurus"] * 3 + ["triceratops"] * 3)
    match.state[0]["hand"][1:] = 0
    seen = values_of(match, 0, "denial")
    assert seen["stegosaurus river"] > seen["triceratops river"] + 0.5


def test_the_beginner_sees_points_only():
    """DR-21, DR-24: what does not score at once is worth nothing to the beginner."""
    values = values_of(turn(3, hands={0: SPECIES}), 0, "plain")
    assert values["spinosaurus trio"] == 0 and values["spinosaurus meadow"] == 1 and values["spinosaurus river"] == 1
    assert values["trex trio"] == 1  # DR-27


def test_the_beginner_errs_but_not_absurdly():
    """DR-26: the forest's 2 points it may prefer to the king's 7, but neither the river's one nor a pen that scores nothing."""
    match = turn(3, hands={0: ["spinosaurus"] * 6})
    taken = {answer(match, 0, "hatchling", seed=seed) for seed in range(100)}
    assert taken == {f"spinosaurus {zone}" for zone in ("king", "island", "forest")}


# Every kind of action


@pytest.mark.parametrize("players", GAME.players)
def test_every_kind_of_decision_is_answered(players):
    """DR-07, DR-12, DR-37: all options, both boards, to the end; every value is a number."""
    for number, options in enumerate(GAME.option_sets(players)):
        match = Match(GAME, players=players, options=options, seed=number)
        bots = [bot_of(("greedy", "denial", "hatchling")[(seat + number) % 3], seed=seat) for seat in range(players)]
        match.settle()
        while not match.over:
            for seat in match.pending:
                legal = np.array(match.legal(seat), np.int64)
                assert np.isfinite(bots[seat].values(match.hidden(seat), seat, legal)).all()
                match.play(seat, bots[seat].decide(match.state, seat))  # refuses what is not legal
            match.settle()
        assert match.winners()


def test_points_of_now_are_the_difference_of_the_scores():
    """DR-20 to DR-38: what `plain` says is what the rules count once all have chosen, kings and lookouts of others aside."""
    for board in ("summer", "winter"):
        match = Match(GAME, players=3, options={"board": board, "placing": "after_reveal"}, seed=5)
        match.settle()
        rng = np.random.default_rng(5)
        while not match.over:
            if match.legal_texts(match.pending[0])[0].count(" ") and match.state[0]["shown"][0] >= 0:
                values = values_of(match, 0, "plain")
                for text, value in values.items():
                    assert value == points_after(match, text) - match.scores()[0]
            for seat in match.pending:
                match.play(seat, int(rng.choice(match.legal(seat))))
            match.settle()


def points_after(match, text):
    """Seat 0's points if it alone carried out an action: the pens' own machinery, then the rules' count."""
    from gondwana.games.draftosaurus.state import PUT
    from gondwana.games.draftosaurus.zoo import stand

    after, points = match.state.copy(), np.zeros(5, np.int64)
    stand(after[0], 0, GAME.read(0, text) - PUT, int(after[0]["shown"][0]))
    RULE.scores(after[0], points)
    return int(points[0])


# What they cannot know


@pytest.mark.parametrize("style", [*STYLES, "hatchling"])
@pytest.mark.parametrize("players", GAME.players)
def test_worlds_that_look_alike_get_the_same_answer(style, players):
    """DR-06: other hands that fit what the seat knows change nothing."""
    match = Match(GAME, players=players, options={"board": "both"}, seed=players)
    match.settle()
    rng, buffer = streams(9, 1)[0], np.zeros(GAME.actions + 8, np.int64)
    differed = 0
    for number in range(12):
        for seat in match.pending:
            world = match.hidden(seat)
            ENGINE.guess_at(world, 0, seat, rng, buffer)
            differed += bool((world["hand"] != match.state["hand"]).any())
            chosen = [bot_of(style, seed=number).decide(states, seat) for states in (match.state, world, match.hidden(seat))]
            assert len(set(chosen)) == 1
        for seat in match.pending:
            match.play(seat, bot_of(style, seed=number).decide(match.state, seat))
        match.settle()
    assert differed > 0


def test_deciding_leaves_the_position_alone():
    match = turn(4)
    before = match.state.tobytes()
    for style in (*STYLES, "hatchling"):
        bot_of(style).decide(match.state, 1)
    assert match.state.tobytes() == before


# A game that nobody has thought about


@pytest.mark.parametrize("style", [*STYLES, "hatchling"])
def test_any_game_can_be_played(style):
    for seed in range(4):
        match = Match(PEBBLES, players=3, seed=seed)
        bots = [bot_of(style, game=PEBBLES, seed=seat) for seat in range(3)]
        match.settle()
        while not match.over:
            for seat in match.pending:
                match.play(seat, bots[seat].decide(match.state, seat))


def test_without_knowledge_a_possible_win_is_better_than_none():
    """The last to name a total knows its own fist of 3: totals below 3 or above 6 never win in two-player Pebbles."""
    match = Match(PEBBLES, players=2, seed=1)
    for text in ("fist 0", f"fist {4 + 3}"):
        match.play(CHANCE, text)
    match.play(0, "say 0")
    for seed in range(20):
        assert 3 <= bot_of("greedy", game=PEBBLES, seed=seed).decide(match.state, 1) <= 6


# Who beats whom


def share_of_wins(hero, field, players, games, board):
    """How many games one `hero` wins against a table of the other bot, seats in turn; all choose before anything is shown."""
    won = 0.0
    bots = {True: bot_of(hero, seed=1), False: bot_of(field, seed=2)}
    for number in range(games):
        match = Match(GAME, players=players, options={"board": board}, seed=number // players)
        match.settle()
        while not match.over:
            chosen = [(seat, bots[seat == number % players].decide(match.state, seat)) for seat in match.pending]
            for seat, action in chosen:
                match.play(seat, action)
            match.settle()
        if number % players in match.winners():
            won += 1 / len(match.winners())
    return won / games


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize(
    ("hero", "field", "games"), [("hatchling", "random", 300), ("greedy", "hatchling", 1200), ("denial", "greedy", 3000)]
)
def test_each_step_of_the_ladder_beats_the_one_below(hero, field, games, players, board):
    """Wins above the fair share, by a margin that chance does not bring about: the higher the rung, the more games that takes."""
    assert share_of_wins(hero, field, players, games, board) * players > 1.03


def test_the_weights_are_all_used():
    """A weight that changes no value of any decision is a slip."""
    unused = set(appraisal.DENIAL.dtype.names)
    values, buffer = np.zeros(300), np.zeros(300, np.int64)
    for players in (2, 3):
        for board in ("summer", "winter"):
            match = Match(GAME, players=players, options={"board": board}, seed=players)
            match.settle()
            bot = bot_of("greedy", seed=3)
            while not match.over and unused:
                for seat in match.pending:
                    hidden = match.hidden(seat)
                    n = ENGINE.legal_at(hidden, 0, seat, buffer)
                    appraisal.appraise(hidden, 0, seat, buffer, n, values, appraisal.DENIAL, 0)
                    before = values[:n].copy()
                    for name in sorted(unused):
                        other = appraisal.DENIAL.copy()
                        other[name] = 1.5 * other[name] + 0.1
                        appraisal.appraise(hidden, 0, seat, buffer, n, values, other, 0)
                        if (values[:n] != before).any():
                            unused.discard(name)
                for seat in match.pending:
                    match.play(seat, bot.decide(match.state, seat))
                match.settle()
    assert unused == set()
