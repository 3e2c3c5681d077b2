"""The options of the game, and how they become numbers for `begin`."""

from typing import Literal

import numpy as np

from gondwana.core.contract import Ints, Options
from gondwana.core.errors import BadOptions
from gondwana.games.fossilium.data import END_GOALS
from gondwana.games.fossilium.state import (
    DRAWN,
    FIRST_GAME,
    MAJORITY_NEEDS_SOME,
    NO_GOAL,
    NOTHING,
    SHOP_INCOMPLETE,
    TOUR_GUEST,
)
from gondwana.locale import Message

PLAYERS = range(1, 5)


class FossiliumOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The variants of the rules, and whether goals are drawn or agreed."""

    first: Literal["random", 0, 1, 2, 3] = "random"
    """FO-03: the seat that has the Ammonite first."""
    first_game: bool = False
    """FO-27: no bonus for the type of a completed fossil."""
    tour_bonus_guest: bool = True
    """FO-35: whether the tour of column 4 brings a guest as well."""
    shop_incomplete: bool = True
    """FO-10: whether the shops pay for fossils that are not complete."""
    majority_needs_some: bool = False
    """FO-80: whether a place of a majority is paid only to those who have some of it."""
    labour_goals: Literal["standard", "drawn"] = "standard"
    """FO-39: the first four goals of the labour market, or four of all."""
    round_goals: Literal["drawn", "first", "second"] = "drawn"
    """FO-51: which of the two goals of each round."""
    end_goal: Literal["drawn", "complete", "large", "cells", "panels", "none"] = "drawn"
    """FO-80: the third majority."""


def encode(options: FossiliumOptions, players: int) -> Ints:
    """The numbers that `begin` reads; raises `BadOptions` where options do not go together."""
    if options.first != "random" and options.first >= players:
        raise BadOptions(Message("fossilium-options-first", first=options.first, last=players - 1))
    if players == 1 and options.end_goal != "drawn":
        raise BadOptions(Message("fossilium-options-end"))
    numbers = [
        players,
        NOTHING if options.first == "random" else options.first,
        FIRST_GAME * options.first_game
        | TOUR_GUEST * options.tour_bonus_guest
        | SHOP_INCOMPLETE * options.shop_incomplete
        | MAJORITY_NEEDS_SOME * options.majority_needs_some,
        DRAWN if options.labour_goals == "drawn" else 0,
        {"drawn": DRAWN, "first": 0, "second": 1}[options.round_goals],
        NO_GOAL if players == 1 else {"drawn": DRAWN, "none": NO_GOAL, **_END_GOALS}[options.end_goal],
    ]
    return np.array(numbers, np.int64)


_END_GOALS = {name: number for number, name in enumerate(END_GOALS)}


def option_sets(players: int) -> list[Options]:
    """Sets that together try every value of every option."""
    if players == 1:
        return [
            FossiliumOptions(),
            FossiliumOptions(first=0, first_game=True, tour_bonus_guest=False, labour_goals="drawn", round_goals="first"),
            FossiliumOptions(round_goals="second", shop_incomplete=False, majority_needs_some=True),
        ]
    last: Literal[1, 2, 3] = {2: 1, 3: 2, 4: 3}[players]  # type: ignore[assignment]
    return [
        FossiliumOptions(),
        FossiliumOptions(first=last, first_game=True, labour_goals="drawn", round_goals="first", end_goal="complete"),
        FossiliumOptions(first=0, tour_bonus_guest=False, round_goals="second", end_goal="large", majority_needs_some=True),
        FossiliumOptions(labour_goals="drawn", end_goal="cells", shop_incomplete=False),
        FossiliumOptions(first=1, round_goals="first", end_goal="panels"),
        FossiliumOptions(end_goal="none", first_game=True),
    ]
