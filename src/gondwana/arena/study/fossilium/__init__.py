"""The study of Fossilium: what seats, fossils, panels, goals and actions are worth, and where points come from."""

from gondwana.arena.study.fossilium.result import Study
from gondwana.arena.study.fossilium.study import cells, study

__all__ = ["Study", "cells", "study"]
