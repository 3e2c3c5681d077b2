"""Ready-made set-ups: legal on every land, with all options, whatever was decided before."""

import random
from typing import Any

import pytest

from gondwana.bots.giganten.ready import STYLES, ReadyMade, ready_made
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.state import ARRANGE, LAY, OCCUPY

GAME = load("giganten")
SETS = [(players, options) for players in (2, 4) for options in GAME.option_sets(players)]
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]
NAMES = [*(style.name for style in STYLES), "surprise"]


SOME = [pytest.param(*one, marks=[] if number % 4 == 0 else pytest.mark.slow) for number, one in enumerate(SETS)]
MANY = [
    pytest.param(options, marks=[] if number % 4 == 0 else pytest.mark.slow) for number, options in enumerate(GAME.option_sets(2))
]


def on_a_land(players: int, options: Any, seed: int) -> Match:
    """A match whose tiles were laid by chance."""
    chance = random.Random(seed)
    match = Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    while match.state[0]["phase"] == LAY:
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal_texts(seat)))
        match.settle()
    return match


def offered(match: Match, seat: int, chance: random.Random) -> list[ReadyMade]:
    return ready_made(match.hidden(seat)[0], seat, chance)


def secret_steps(match: Match, seat: int, army: ReadyMade) -> list[str]:
    """What a seat says in secret to have this army."""
    done = int(match.state[0]["arranged"][seat])
    fields = sorted(army.fields, key=lambda field: PIECES.index(army.fields[field]))
    view = match.view(seat)
    named = ["done"] if match.options.reserve == "free" and (match.options.screened or match.players == 4) else []
    steps = [*(f"reserve {kind}" for kind in army.reserve), *named, *fields]
    if view["setting"]["note"]:
        steps.append(army.note or "done")
    return steps[done:]


def set_up(match: Match, chance: random.Random) -> dict[int, ReadyMade]:
    """Everybody takes a ready-made army; the steps are refused by the rules if it is not legal."""
    armies: dict[int, ReadyMade] = {}
    while match.state[0]["phase"] in (OCCUPY, ARRANGE):
        seat = match.pending[0]
        if seat not in armies:
            armies[seat] = chance.choice(offered(match, seat, chance))
        if match.state[0]["phase"] == OCCUPY:
            standing = {piece["field"] for piece in match.view(seat)["pieces"]}
            wanted = [field for field in armies[seat].fields if field not in standing]
            match.play(seat, next((field for field in wanted if field in match.legal_texts(seat)), "done"))
        else:
            for step in secret_steps(match, seat, armies[seat]):
                match.play(seat, step)
        match.settle()
    return armies


@pytest.mark.parametrize(("players", "options"), SOME)
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_can_take_a_ready_made_army(players: int, options: Any, seed: int) -> None:
    match = on_a_land(players, options, seed)
    armies = set_up(match, random.Random(seed))
    assert set(armies) == set(range(players))
    view = match.view(-2)
    for seat, army in armies.items():
        assert army.fields == {piece["field"]: piece["kind"] for piece in view["pieces"] if piece["seat"] == seat}


@pytest.mark.parametrize(("players", "options"), SETS[:: len(SETS) // 4])
def test_every_style_is_legal(players: int, options: Any) -> None:
    for number, name in enumerate(NAMES):
        match = on_a_land(players, options, number)
        chance = random.Random(number)
        first = match.pending[0]
        army = offered(match, first, chance)[number]
        assert army.name == name
        territory = set(match.view(first)["setting"]["territory"])
        assert set(army.fields) <= territory
        assert len(army.fields) == len(set(army.fields))


@pytest.mark.parametrize("options", MANY)
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_what_was_decided_before_is_kept(options: Any, seed: int) -> None:
    """Ask again in the middle: fields that are occupied and kinds that are given stay."""
    match = on_a_land(2, options, seed)
    chance = random.Random(seed)
    asked = 0
    while match.state[0]["phase"] in (OCCUPY, ARRANGE):
        seat = chance.choice(match.pending)
        own = {piece["field"]: piece["kind"] for piece in match.view(seat)["pieces"] if piece["seat"] == seat}
        if chance.random() < 0.2:
            asked += 1
            for army in offered(match, seat, chance):
                assert set(own) <= set(army.fields)
                assert all(kind in (None, army.fields[field]) for field, kind in own.items())
        match.play(seat, chance.choice(match.legal_texts(seat)))
        match.settle()
    assert asked > 3


@pytest.mark.parametrize("seed", range(4))
def test_an_army_can_be_taken_after_fields_were_occupied_anyhow(seed: int) -> None:
    """Also when only just enough land is left for the Nest and the Blitzes."""
    match = on_a_land(2, GAME.option_sets(2)[2], seed)
    chance = random.Random(seed)
    ground = match.view(-1)["ground"]
    for _ in range(2 * chance.randrange(10, 24)):
        seat = match.pending[0]
        legal = match.legal_texts(seat)
        match.play(seat, min(legal, key=lambda field: (ground[field] == "land", chance.random())))
    assert len(set_up(match, chance)) == 2


def test_swamp_saurians_stand_in_the_swamp() -> None:
    """Averaged over lands and styles, who is strong in the swamp stands there more often than who is strong on land."""
    in_swamp = {"deino_2": 0, "tyra_1": 0}
    for seed in range(6):
        match = on_a_land(2, None, seed)
        ground = match.view(-1)["ground"]
        for army in offered(match, match.pending[0], random.Random(seed)):
            for field, kind in army.fields.items():
                if kind in in_swamp:
                    in_swamp[kind] += ground[field] == "swamp"
    assert in_swamp["deino_2"] > 3 * in_swamp["tyra_1"]


def test_there_is_nothing_ready_outside_of_the_set_up() -> None:
    match = Match(GAME, players=2, seed=1)
    match.settle()
    assert offered(match, 0, random.Random(1)) == []
