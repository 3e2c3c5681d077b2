"""The museums open (FO-50 to FO-52): prestige for guests, the goal of the round, regular guests."""

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import Record
from gondwana.games.fossilium.data import DATA
from gondwana.games.fossilium.goals import level, meet_goals

PRESTIGE = np.array(DATA.guests.prestige)
REGULAR = np.array([0, *DATA.guests.regular])


@lean
def open_museums(s: Record) -> None:
    """All at once; nobody decides anything."""
    number = int(s["round"])
    for seat in range(s["players"]):
        s["prestige"][seat] += PRESTIGE[s["guests"][seat]]
        reached = level(s, seat, number)
        s["levels"][seat, number] = reached
        s["regular"][seat] += REGULAR[reached]
        s["guests"][seat] = s["regular"][seat]
        meet_goals(s, seat)
