"""Giganten in the terminal."""
