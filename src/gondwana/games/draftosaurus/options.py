"""The options of the game, and how they become numbers for `begin`."""

from typing import Literal

import numpy as np

from gondwana.core.contract import Ints, Options
from gondwana.core.errors import BadOptions
from gondwana.games.draftosaurus.data import DATA
from gondwana.games.draftosaurus.state import (
    AFTER_REVEAL,
    BOTH,
    LAST_TURN_FIVE,
    MAY_STAY,
    MOST_PLACED,
    NOTHING,
    SUMMER,
    WINTER,
)
from gondwana.locale import Message

PLAYERS = range(DATA.tables[0].players, DATA.tables[-1].players + 1)


class DraftosaurusOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Where the rulebooks differ; the defaults are ours."""

    board: Literal["summer", "winter", "both"] = "summer"
    """DR-03; `both` is the Summer/Winter mode, DR-41."""
    first: Literal["random", 0, 1, 2, 3, 4] = "random"
    """DR-04: the seat that holds the die first."""
    placing: Literal["together", "after_reveal"] = "together"
    """DR-07: choose dinosaur and place at once, or the place once all dinosaurs are shown."""
    last_turn_five: bool = False
    """DR-10: with five players the die stays for the last turn of a round and binds everybody."""
    prairie_cap: Literal[6, "none"] = 6
    """DR-22: how many dinosaurs the Prairie of Love holds."""
    quarantine: Literal["must", "may"] = "must"
    """DR-37: whether the dinosaur in quarantine has to move at the end."""


_BOARDS = {"summer": SUMMER, "winter": WINTER, "both": BOTH}


def encode(options: DraftosaurusOptions, players: int) -> Ints:
    """The numbers that `begin` reads; raises `BadOptions` where an option does not fit the number of players."""
    if options.last_turn_five and players != PLAYERS[-1]:
        raise BadOptions(Message("draftosaurus-options-last-turn-five", players=players))
    if options.first != "random" and options.first >= players:
        raise BadOptions(Message("draftosaurus-options-first", first=options.first, last=players - 1))
    flags = (
        AFTER_REVEAL * (options.placing == "after_reveal")
        | LAST_TURN_FIVE * options.last_turn_five
        | MAY_STAY * (options.quarantine == "may")
    )
    first = NOTHING if options.first == "random" else options.first
    cap = MOST_PLACED if options.prairie_cap == "none" else options.prairie_cap
    return np.array([players, _BOARDS[options.board], flags, first, cap], np.int64)


def option_sets(players: int) -> list[Options]:
    """Sets that together try every value of every option, and the pairs that touch each other."""
    sets: list[Options] = [
        DraftosaurusOptions(board=board, placing=placing)
        for board in ("summer", "winter", "both")
        for placing in ("together", "after_reveal")
    ]
    sets += [
        DraftosaurusOptions(board="winter", quarantine="may"),
        DraftosaurusOptions(board="both", quarantine="may", placing="after_reveal", prairie_cap="none"),
        DraftosaurusOptions(prairie_cap="none"),
    ]
    sets += [DraftosaurusOptions(first=seat) for seat in (0, 1, 2, 3, 4) if seat < players]
    if players == PLAYERS[-1]:
        sets += [
            DraftosaurusOptions(last_turn_five=True),
            DraftosaurusOptions(last_turn_five=True, board="both", placing="after_reveal", first=3),
        ]
    return sets
