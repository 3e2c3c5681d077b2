"""Worlds that a viewer cannot tell apart: the same game as the viewer saw it, with other hands in the dark."""

import random
from collections import Counter

from gondwana.core.contract import CHANCE
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.core.rng import streams
from gondwana.games import load
from gondwana.games.draftosaurus.state import NOTHING
from gondwana.games.draftosaurus.view import dinosaurs

GAME = load("draftosaurus")


def random_game(players, options, seed, upto):
    """A game that was begun at random: its first `upto` decisions of seats."""
    rng = random.Random(seed)
    match = Match(GAME, players=players, options=options, seed=seed)
    match.settle()
    for _ in range(upto):
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
        match.settle()
        if match.over:
            break
    return match


def guessed(match, viewer, seed):
    """The position as it might be for all that the viewer knows."""
    states = match.hidden(viewer)
    engine(GAME).guess_at(states, 0, viewer, streams(seed, 1)[0], Buffers(GAME).actions)
    return states[0]


def other_world(match, viewer, seed):
    """The log of a game that looked the same to the viewer up to now: seats and notation.

    What the others were dealt in this round is what a guess gives them now and what has left their hands since, openly. What
    they have chosen and not shown is another choice.
    """
    world, truth = guessed(match, viewer, seed), match.state[0]
    log = [(seat, GAME.write(seat, action)) for seat, action in match.log]
    draws = [at for at, (seat, do) in enumerate(log) if seat == CHANCE and do.startswith("draw")]
    dealt = draws[-6 * match.players :]
    for seat in range(match.players):
        mine = [at for at in dealt if log[at][1].startswith(f"draw {seat} ")]
        holder = (seat + int(truth["turn"])) % match.players
        held = Counter(log[at][1].split()[2] for at in mine)
        gone = held - Counter(dinosaurs(int(truth["hand"][holder])))
        might = Counter(dinosaurs(int(world["hand"][holder])))
        if might != held - gone:
            for at, species in zip(mine, sorted((gone + might).elements()), strict=True):
                log[at] = (CHANCE, f"draw {seat} {species}")
    for seat in range(match.players):
        if truth["choice"][seat] != NOTHING and truth["choice"][seat] != world["choice"][seat]:
            at = max(at for at, entry in enumerate(log) if entry[0] == seat)
            log[at] = (seat, GAME.write(seat, int(world["choice"][seat])))
    return log


def replayed(match, log):
    """The match of another log."""
    other = Match(GAME, players=match.players, options=match.options)
    for seat, do in log:
        other.play(seat, do)
    return other
