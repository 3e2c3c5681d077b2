"""Bots for tests: one without any chance, one that looks at what it is given, one that cheats."""

import multiprocessing
import os

import numpy as np

from gondwana.arena import Entrant
from gondwana.bots import Bot
from gondwana.core.engine import engine


class First(Bot):
    """Always the first legal action."""

    def choose(self, hidden, seat, legal, budget):
        return int(legal[0])


class Last(Bot):
    """Always the last legal action."""

    def choose(self, hidden, seat, legal, budget):
        return int(legal[-1])


class Spy(Bot):
    """Writes down everything that it is given; plays like `First`."""

    def __init__(self, game, notes):
        super().__init__(game, name="spy")
        self.notes = notes

    def decide(self, position, seat, budget=None):
        self.notes.append((seat, position.copy(), budget))
        return super().decide(position, seat, budget)

    def choose(self, hidden, seat, legal, budget):
        return int(legal[0])


class Cheat(Bot):
    """Answers with what the rules do not allow."""

    def __init__(self, game, answer):
        super().__init__(game, name="cheat")
        self.answer = answer

    def decide(self, position, seat, budget=None):
        return self.answer

    def choose(self, hidden, seat, legal, budget):
        return self.answer


class LateCheat(First):
    """Plays well until it is in another process."""

    def decide(self, position, seat, budget=None):
        return super().decide(position, seat, budget) if multiprocessing.parent_process() is None else -1


class Deserter(First):
    """Ends the process that it is in, unless it is the first one."""

    def decide(self, position, seat, budget=None):
        if multiprocessing.parent_process() is not None:
            os._exit(1)
        return super().decide(position, seat, budget)


def make_deserter(game):
    return Deserter(game, name="deserter")


def make_late(game):
    return LateCheat(game, name="late")


def make_first(game):
    return First(game, name="first")


def make_last(game):
    return Last(game, name="last")


FIRST = Entrant("first", make_first)
LAST = Entrant("last", make_last)


def hidden_again(game, position, seat):
    """What hiding a position once more makes of it."""
    again = position.copy()
    engine(game).hide_at(again, 0, seat)
    return again


def same(one, other):
    return bool(np.array_equal(one.view(np.uint8), other.view(np.uint8)))
