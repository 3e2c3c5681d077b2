"""Fossilium in the terminal."""
