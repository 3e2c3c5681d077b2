"""Studies: many games of one strong bot against itself, and what they say about the game. Pages for people, JSON for programs."""

from gondwana.arena.study.games import Cell, Played, replay
from gondwana.arena.study.playing import Progress, play_games

__all__ = ["Cell", "Played", "Progress", "play_games", "replay"]
