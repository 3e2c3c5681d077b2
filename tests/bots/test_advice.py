"""Advice: what it says and why, what it keeps to itself, and what it cannot know."""

import random
import re
from dataclasses import replace

import pytest
from core.pebbles import GAME as PEBBLES
from games.draftosaurus.tables import GAME, everybody, fill, turn

from gondwana.bots.advice import ENOUGH, INACCURACY, MISTAKE, NoAdvice, Verdict, advise, compare, evaluate, heading
from gondwana.bots.bot import Budget
from gondwana.bots.draftosaurus import words
from gondwana.bots.roster import BadBot
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.rules import ROUNDS, TURNS
from gondwana.games.draftosaurus.state import MOST_PLACED, PUT, SHIFT, SHOW, THROW
from gondwana.locale import LANGUAGES

QUICK = Budget(iterations=600)
T, C, S, G, P, D = SPECIES
SIX = list(SPECIES)


def why(match, seat, do, language="en"):
    """The reasons for an action, as one text."""
    action = GAME.read(seat, do)
    assert action in match.legal(seat)
    (found,) = words.reasons(match.hidden(seat), seat, [action])
    return " ".join(reason.say(language) for reason in found)


def at_turn(players=5, hand=SIX, face="woodlands", zoos=(), **options):
    """Seat 0 rolled the die; the zoos are filled from seat 0 on."""
    match = turn(players, face=face, hands={0: hand}, **options)
    for seat, zones in enumerate(zoos):
        fill(match, seat, **zones)
    assert set(GAME.conserved(match.state[0]).values()) == {10}
    return match


def in_the_last_round(**table):
    """The same, so late that whoever has up to six dinosaurs finds a place for all that are still to come."""
    match = at_turn(**table)
    match.state[0]["round"] = ROUNDS[match.players] - 1
    assert max(match.state[0]["placed_count"]) + TURNS[match.players] <= MOST_PLACED
    return match


# The pen that takes the dinosaur


@pytest.mark.parametrize(
    ("zoos", "do", "sentence"),
    [
        ([{}], "trex river", "River: 1 point and nothing more."),
        ([{"forest": [D, D]}], "diplodocus forest", "Forest of Sameness: from 4 to 8 points; the next one there adds 4 points."),
        ([{"forest": [D] * 5}], "diplodocus forest", "Forest of Sameness: from 18 to 24 points, and the pen is full."),
        (
            [{}, {"river": [D]}],
            "diplodocus forest",
            "Forest of Sameness: 2 points; from now on it takes only Diplodocus (still to come: 8).",
        ),
        ([{"meadow": [D, T]}], "stegosaurus meadow", "Meadow of Differences: from 3 to 6 points; the next one there adds 4"),
        ([{"trio": [D]}], "trex trio", "Woody Trio: 2 of 3; once full it brings 7 points."),
        ([{"trio": [D, D]}], "trex trio", "Woody Trio: the third dinosaur completes it, 7 points more."),
        ([{"prairie": [D]}], "diplodocus prairie", "Prairie of Love: makes a pair (Diplodocus), 5 points more."),
        (
            [{"prairie": [D, D]}],
            "diplodocus prairie",
            "Prairie of Love: waits for a second Diplodocus; the pair brings 5 points (still to come: 7).",
        ),
        (
            [{"river": [D]}, {"river": [D, D]}],
            "diplodocus king",
            "King of the Jungle (Diplodocus): you have 2 and nobody has more, 7 points (others at most 2, still to come: 6).",
        ),
        (
            [{}, {}, {"river": [D, D]}],
            "diplodocus king",
            "King of the Jungle (Diplodocus): seat 2 has 2, you only 1; nothing as it stands.",
        ),
        (
            [{}],
            "diplodocus island",
            "Solitary Island: the only Diplodocus in your zoo, 7 points as long as no second one comes (still to come: 9).",
        ),
        (
            [{"river": [D]}],
            "diplodocus island",
            "Solitary Island: there is another Diplodocus in your zoo, so it brings nothing.",
        ),
        ([{"island": [D]}], "diplodocus river", "Solitary Island: the Diplodocus there is no longer alone, 7 points lost."),
        ([{"island": [D]}], "diplodocus king", "Solitary Island: the Diplodocus there is no longer alone, 7 points lost."),
        (
            [{"king": [D]}, {"river": [D, D]}],
            "diplodocus meadow",
            "King of the Jungle (Diplodocus): with 2 nobody has more than you now, 7 points more.",
        ),
        (
            [{"king": [D]}, {"river": [D]}],
            "diplodocus meadow",
            "King of the Jungle (Diplodocus): becomes safer, you have 2, others at most 1.",
        ),
        ([{"river": [D]}, {"king": [D]}], "diplodocus river", "King of the Jungle of seat 1 (Diplodocus): 7 points less there."),
        ([{}], "trex meadow", "The first T-Rex in this pen: 1 point more."),
    ],
)
def test_summer_pens(zoos, do, sentence):
    assert sentence in why(at_turn(zoos=zoos), 0, do)


@pytest.mark.parametrize(
    ("zoos", "do", "sentence"),
    [
        ([{"wood": [D]}], "trex wood", "Well-Ordered Wood: 4 points; from now on Diplodocus and T-Rex take turns."),
        ([{"wood": [D, T]}], "diplodocus wood", "Well-Ordered Wood: from 4 to 8 points; the next one there adds 4 points."),
        (
            [{"bridge_left": [D]}],
            "diplodocus bridge_right",
            "Lovers' Bridge, right bank: makes a pair (Diplodocus), 6 points more.",
        ),
        (
            [{}],
            "diplodocus bridge_left",
            "Lovers' Bridge, left bank: waits for Diplodocus on the other bank; the couple brings 6 points (still to come: 9).",
        ),
        ([{"pyramid": [D, T]}], "stegosaurus pyramid 2", "Pyramid: 2 points for this cell, and the next row opens (4 points a"),
        ([{"pyramid": [D, T, D, S]}], "stegosaurus pyramid 4", "Pyramid: 4 points for this cell, and the next row opens (7 poi"),
        ([{"pyramid": [D]}], "stegosaurus pyramid 1", "Pyramid: 2 points for this cell."),
        (
            [{}, {}, {}, {}, {"river": [D, D]}],
            "diplodocus lookout",
            "Lookout (Diplodocus): seat 4 on your right has 2: 4 points (still to come: 7).",
        ),
        ([{}, {"lookout": [D]}], "diplodocus river", "Lookout of seat 1 (Diplodocus): 2 points more there."),
        ([{}], "trex quarantine", "Quarantine Zone: no points yet, but you choose its place only at the end."),
    ],
)
def test_winter_pens(zoos, do, sentence):
    assert sentence in why(at_turn(zoos=zoos, board="winter"), 0, do)


def test_the_most_telling_comes_first():
    match = at_turn(zoos=[{"island": [D], "trio": [C, C]}])
    assert why(match, 0, "diplodocus trio").startswith("Solitary Island: the Diplodocus there is no longer alone")
    assert why(match, 0, "trex trio").startswith("Woody Trio")


def test_a_bonus_in_quarantine_is_not_promised():
    """DR-37: the T-Rex moves on."""
    assert "first T-Rex" not in why(at_turn(board="winter"), 0, "trex quarantine")


def test_at_the_end_nothing_is_promised():
    """With the twelfth dinosaur a half pair stays one, and nobody joins the one on the island."""
    match = at_turn(hand=[D] * 2 + [T] * 4)
    fill(match, 0, river=[S, S, G, G, P, P, C, C], trio=[P], prairie=[T, S])
    assert why(match, 0, "diplodocus prairie").startswith("Prairie of Love: brings nothing any more.")
    assert "no second one can come: 7 points." in why(match, 0, "diplodocus island")
    assert "Forest of Sameness: 2 points more." in why(match, 0, "diplodocus forest")


# The die


def test_who_rolled_the_die_is_free():
    """DR-08."""
    match = at_turn(face="woodlands")
    assert "The die (Woodlands) would close this pen, but you rolled it" in why(match, 0, "trex meadow")
    assert "The die" not in why(match, 0, "trex forest")
    assert "The die" not in why(match, 1, GAME.write(1, next(a for a in match.legal(1) if "forest" in GAME.write(1, a))))


def test_only_the_river_is_left():
    match = turn(3, face="food_court", hands={1: SIX})
    assert "leave only the river to T-Rex" not in why(match, 1, "trex river")
    fill(match, 1, forest=[D], trio=[D, D, S], prairie=[G] * 6)
    assert "The die (Food court) and the pens' own rules leave only the river to T-Rex." in why(match, 1, "trex river")


# The neighbour


def test_denial_names_neighbour_pen_and_points():
    """Only a Diplodocus helps the forest on the left: taking it denies, leaving it gives."""
    match = at_turn(zoos=[{}, {"forest": [D] * 4}])
    sentence = "Keeps Diplodocus from seat 1 on your left, where it would bring 6 points (Forest of Sameness)."
    assert sentence in why(match, 0, "diplodocus trio")
    gives = "You pass on Diplodocus, which can bring 6 points to seat 1 on your left (Forest of Sameness)."
    assert gives in why(match, 0, "spinosaurus trio") and sentence not in why(match, 0, "spinosaurus trio")


def test_nothing_is_denied_while_another_one_stays():
    match = at_turn(hand=[D, D, T, C, S, G], zoos=[{}, {"forest": [D] * 4}])
    assert "Keeps" not in why(match, 0, "diplodocus trio")
    assert "You pass on" not in why(match, 0, "trex trio")


def test_what_any_dinosaur_can_do_is_no_denial():
    match = at_turn(zoos=[{}, {"trio": [D, D]}])
    assert "Keeps" not in why(match, 0, "spinosaurus trio")


def test_a_hand_that_is_worth_little():
    match = at_turn(hand=[D, D, T, T, T, T])
    zones = {"forest": [C], "trio": [C, C, C], "prairie": [T, T, S, S, C], "king": [T], "island": [C]}
    fill(match, 1, **zones)
    assert "What you pass on brings at most 2 points at once to seat 1 on your left." in why(match, 0, "trex trio")


def test_the_last_turn_passes_nothing_on():
    match = at_turn(zoos=[{}, {"forest": [D] * 4}])
    match.state[0]["turn"] = 5
    assert "seat 1" not in why(match, 0, "diplodocus trio")


# Two players, two steps, quarantine


def at_discard(**theirs):
    match = at_turn(2, hand=SIX, zoos=[{}, theirs])
    everybody(match, "trex river", GAME.write(1, match.legal(1)[0]))
    return match


def test_discards_say_what_the_opponent_would_have_made_of_it():
    match = at_discard(forest=[D] * 4)
    assert why(match, 0, "discard diplodocus").startswith(
        "Keeps Diplodocus from seat 1, where it would bring 6 points (Forest of Sameness)."
    )
    assert "You pass on Diplodocus" in why(match, 0, "discard stegosaurus")
    assert "In your own zoo it would bring 7 points at once" in why(match, 0, "discard diplodocus")
    assert "Stegosaurus would bring 7 points to seat 1 (" in why(match, 0, "discard stegosaurus")
    match.state[0]["turn"] = 1
    assert "In your own zoo" not in why(match, 0, "discard diplodocus")


def test_in_two_steps():
    """DR-07: the dinosaur first, with the best that the die leaves to it; then its place."""
    zoos = [{"forest": [D] * 2, "king": [C], "island": [G]}]
    match = at_turn(zoos=zoos, placing="after_reveal", face="food_court")
    assert "It can bring 4 points at once (Forest of Sameness)." in why(match, 0, "choose diplodocus")
    everybody(match, "choose spinosaurus", *[match.legal_texts(seat)[0] for seat in (1, 2, 3, 4)])
    assert "Woody Trio: 1 of 3" in why(match, 0, "place trio")


def test_shown_dinosaurs_count():
    """DR-23: what another seat has shown will stand in its zoo."""
    match = turn(3, face="woodlands", hands={0: SIX, 1: SIX}, placing="after_reveal")
    everybody(match, "choose diplodocus", "choose diplodocus", match.legal_texts(2)[0])
    fill(match, 1, river=[D])
    assert "King of the Jungle (Diplodocus): seat 1 has 2, you only 1" in why(match, 0, "place king")


def test_out_of_quarantine():
    """DR-37: with `may` it may also stay; a T-Rex may lose its point."""
    match = at_turn(board="winter", quarantine="may")
    fill(match, 0, quarantine=[T], wood=[D], river=[C] * 3)
    s = match.state[0]
    s["phase"], s["owing"], s["hand"], s["bag"], s["die"] = 6, 1, 0, 0, -1
    s["placed_count"][0] = 12
    s["placed"][0, 5:12] = 0
    assert why(match, 0, "move wood") == "Well-Ordered Wood: 2 points more."
    assert "The T-Rex brings no bonus there: 1 point less." in why(match, 0, "move river")
    assert why(match, 0, "stay") == "Quarantine Zone: a T-Rex that stays there brings 1 point."


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_action_of_every_option_set_has_reasons_in_every_language(players):
    """Random games: the reasons for all that is legal, said in three languages."""
    chooser = random.Random(players)
    seen = set()
    for options in GAME.option_sets(players):
        match = Match(GAME, players=players, options=options, seed=chooser.randrange(1000))
        while not match.over:
            match.settle()
            for seat in match.pending:
                legal = match.legal(seat)
                rare = legal[0] >= THROW
                if chooser.random() < (0.3 if rare else 0.06):
                    told = words.reasons(match.hidden(seat), seat, legal, forced=len(legal) == 1)
                    for action, reasons in zip(legal, told, strict=True):
                        assert 1 <= len(reasons) <= words.MOST_REASONS
                        assert len({reason.id for reason in reasons}) >= len(reasons) - 1
                        for language in LANGUAGES:
                            assert all(re.fullmatch(r"[A-ZĄĆŁŚŻ0-9].*[^.]\.", reason.say(language)) for reason in reasons)
                        seen.add(kind_of(action))
                match.play(seat, chooser.choice(legal))
    assert seen >= {"stand", "shift", "show", "put"} | ({"throw"} if players == 2 else set())


def kind_of(action):
    starts = [(PUT, "put"), (SHOW, "show"), (SHIFT, "shift"), (THROW, "throw")]
    return next((name for start, name in starts if action >= start), "stand")


# Advice


def test_advice():
    """The most searched action first, with numbers that can be; the rest is found as well."""
    match = in_the_last_round(zoos=[{"forest": [D] * 5}])
    advice = advise(GAME, match.state, 0, budget=QUICK, most=3)
    assert (advice.seat, advice.iterations, advice.exact) == (0, 600, False)
    assert [one.visits for one in advice.suggestions] == sorted((one.visits for one in advice.suggestions), reverse=True)
    assert len(advice.suggestions) == 3
    every = advice.suggestions + advice.rest
    assert sorted(one.action for one in every) == sorted(match.legal(0))
    assert sum(one.share for one in every) == pytest.approx(1)
    assert all(one.text == GAME.write(0, one.action) and one.reasons for one in advice.suggestions)
    assert advise(GAME, match.state, 0, budget=QUICK, most=3).suggestions == advice.suggestions


def test_what_was_hardly_tried_has_no_win_chance():
    match = in_the_last_round(zoos=[{"forest": [D] * 5}])
    advice = advise(GAME, match.state, 0, budget=Budget(iterations=3500), bot="search", most=99)
    assert any(one.visits >= ENOUGH for one in advice.suggestions) and any(one.visits < ENOUGH for one in advice.suggestions)
    for one in advice.suggestions:
        assert (one.win is None, one.points is None) == (one.visits < ENOUGH,) * 2
        assert one.win is None or 0 <= one.win <= 1
    rare = next(one for one in advice.suggestions if one.win is None)
    assert compare(advice, rare.action).verdict is None


def test_the_best_is_found():
    """The sixth Diplodocus of a forest is worth six points at once; advice names it and why."""
    theirs = {"forest": [G, G], "island": [T], "trio": [C, P], "prairie": [S]}
    match = in_the_last_round(zoos=[{"forest": [D] * 5, "king": [C]}, theirs])
    much = Budget(iterations=20_000)
    advice = advise(GAME, match.state, 0, budget=much, bot="search")
    assert advice.best.text == "diplodocus forest"
    assert advice.best.reasons[0].english() == "Forest of Sameness: from 18 to 24 points, and the pen is full."
    outlook = evaluate(GAME, match.state, 0, budget=much, bot="search")
    assert (outlook.win, outlook.points) == (advice.best.win, advice.best.points)
    assert outlook.points > 24


def test_compare():
    advice = advise(GAME, at_turn().state, 0, budget=QUICK, most=3)
    best, other = (replace(one, win=0.5, points=30.0) for one in advice.suggestions[:2])

    def verdict(loss):
        played = replace(other, win=0.5 - loss, points=28.5)
        return compare(replace(advice, suggestions=[best, played]), played.action)

    assert compare(advice, best.action).verdict == Verdict.GOOD
    assert verdict(INACCURACY - 0.001).verdict == Verdict.GOOD
    assert verdict(INACCURACY + 0.001).verdict == Verdict.INACCURACY
    assert verdict(MISTAKE + 0.001).verdict == Verdict.MISTAKE
    assert verdict(-0.2).win_loss == 0 and verdict(-0.2).verdict == Verdict.GOOD
    assert verdict(0.2).points_loss == pytest.approx(1.5)
    assert len({name.name_for_people.english() for name in Verdict}) == 3
    with pytest.raises(ValueError, match="not legal"):
        compare(advice, THROW)


def test_the_end_is_solved_exactly():
    """On the last turn every action has its numbers, however rarely it was tried."""
    match = Match(GAME, players=2, seed=4)
    while not match.over:
        match.settle()
        for seat in match.pending:
            if len(match.legal(seat)) > 1:
                kept = (match.hidden(seat), seat)
            match.play(seat, match.legal(seat)[-1])
    advice = advise(GAME, *kept, budget=Budget(iterations=1))
    assert advice.exact
    assert all(one.win is not None and one.points is not None for one in advice.suggestions)
    assert evaluate(GAME, *kept, budget=Budget(iterations=1)).exact


@pytest.mark.parametrize("players", [2, 4])
def test_advice_knows_no_more_than_the_seat(players):
    """Worlds that look alike to the seat get the same advice, even when others have chosen already."""
    match = Match(GAME, players=players, seed=9)
    match.settle()
    everybody(match, *[text for seat in match.pending for text in match.legal_texts(seat)[:1]])
    match.settle()
    seat = match.pending[-1]
    for other in match.pending[:-1]:
        match.play(other, match.legal(other)[0])
    worlds = []
    for rng in streams(5, 3):
        world = match.hidden(seat)
        engine(GAME).guess_at(world, 0, seat, rng, Buffers(GAME).actions)
        worlds.append(world)
    assert any(world.tobytes() != match.state.tobytes() for world in worlds)
    kept = match.state.copy()
    told = [advise(GAME, world, seat, budget=QUICK).suggestions for world in (match.state, *worlds)]
    assert all(one == told[0] for one in told)
    assert match.state.tobytes() == kept.tobytes()


def test_told_as_plain_data():
    match = in_the_last_round(zoos=[{}, {"forest": [D] * 4}])
    told = advise(GAME, match.state, 0, budget=QUICK, most=2).told("de")
    assert list(told) == ["seat", "suggestions", "iterations", "seconds", "exact"]
    assert list(told["suggestions"][0]) == ["action", "text", "turn", "win", "points", "share", "visits", "reasons"]
    assert all(isinstance(reason, str) for one in told["suggestions"] for reason in one["reasons"])
    action = told["suggestions"][0]["action"]
    assert list(compare(advise(GAME, match.state, 0, budget=QUICK), action).told()) == [
        "action",
        "text",
        "win_loss",
        "points_loss",
        "verdict",
    ]


def test_heading():
    match = at_turn()
    said = [part.english() for part in heading(GAME, match.state, 0)]
    assert said == ["Round 1 of 2, turn 1 of 6", "Waiting for seat 0: choose a dinosaur."]


def test_forced():
    match = turn(3, hands={0: [T] * 6})
    match.state[0]["open"][0, 1:] = 0
    advice = advise(GAME, match.state, 0, budget=QUICK)
    assert advice.best.reasons[0].english() == "There is no other choice."


def test_a_game_without_words_gets_by_without_reasons():
    match = Match(PEBBLES, players=2, seed=1)
    match.settle()
    seat = match.pending[0]
    advice = advise(PEBBLES, match.state, seat, budget=QUICK)
    assert advice.suggestions and all(one.reasons == [] for one in advice.suggestions)
    assert heading(PEBBLES, match.state, seat)[0].english() == f"Seat {seat} decides."


def test_mistakes():
    """A seat that owes nothing, a position where nobody does, a bot that does not search."""
    match = turn(3)
    with pytest.raises(BadBot, match="greedy does not search, so it cannot advise; those that do: search, master"):
        advise(GAME, match.state, 0, budget=QUICK, bot="greedy")
    with pytest.raises(NoAdvice, match="seat 7 has nothing to decide here; these seats have: 0, 1, 2"):
        advise(GAME, match.state, 7, budget=QUICK)
    match.play(0, match.legal(0)[0])
    with pytest.raises(NoAdvice, match="seat 0 has nothing to decide here; these seats have: 1, 2"):
        evaluate(GAME, match.state, 0, budget=QUICK)
    with pytest.raises(NoAdvice, match="nobody has anything to decide"):
        advise(GAME, Match(GAME, players=2).state, 0, budget=QUICK)
