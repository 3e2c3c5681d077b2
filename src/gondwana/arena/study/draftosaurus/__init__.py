"""The study of Draftosaurus: what pens, species, faces of the die and seats are worth."""

from gondwana.arena.study.draftosaurus.result import Study
from gondwana.arena.study.draftosaurus.study import cells, study

__all__ = ["Study", "cells", "study"]
