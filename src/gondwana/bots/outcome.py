"""What the end of a game is worth to a seat: its share of the win, and a little for the lead."""

from typing import Any

from gondwana.core.compiled import inlined

FAR = 25.0
"""A lead of so many points counts as a whole one."""


@inlined
def worth(seat: int, players: int, win: float, points: Any, margin: float) -> float:
    """A share of the win, and `margin` for a whole lead over the best of the others, or less for a smaller one."""
    ahead = -1.0e9
    for other in range(players):
        if other != seat:
            ahead = max(ahead, float(points[other]))
    return win + margin * min(max((float(points[seat]) - ahead) / FAR, -1.0), 1.0)
