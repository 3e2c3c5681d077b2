"""The study of Giganten: who has the better of it, what the kinds, tiles and set-ups are worth, how games end."""

from gondwana.arena.study.giganten.result import Study
from gondwana.arena.study.giganten.study import cells, study

__all__ = ["Study", "cells", "study"]
