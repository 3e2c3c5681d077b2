"""Draftosaurus in the terminal: its words, its park and its table. The rules stay where they are: in the game."""
