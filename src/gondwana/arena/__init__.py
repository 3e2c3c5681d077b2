"""Matches between bots: the same deals for everybody, ratings with intervals, tests that stop when they know enough."""

from gondwana.arena.entrants import BadArena, Entrant
from gondwana.arena.play import Outcome, play_game
from gondwana.arena.result import ArenaResult, Standing
from gondwana.arena.tournament import Progress, run

__all__ = ["ArenaResult", "BadArena", "Entrant", "Outcome", "Progress", "Standing", "play_game", "run"]
