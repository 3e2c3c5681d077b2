"""Points and places: a win is two, a draw one each."""

from gondwana.core.compiled import lean
from gondwana.core.contract import Ints, Record
from gondwana.games.giganten.state import NOBODY

WIN, DRAW = 2, 1


@lean
def scores(s: Record, out: Ints) -> None:
    """GI-50 to GI-52: the party that won has two points each; as long as nobody has, it is a draw."""
    for seat in range(s["players"]):
        if s["winner"] == NOBODY:
            out[seat] = DRAW
        else:
            out[seat] = WIN if s["winner"] == seat & 1 else 0


@lean
def places(s: Record, out: Ints) -> None:
    """Winners share the first place; so does everybody in a draw."""
    for seat in range(s["players"]):
        lost = s["winner"] != NOBODY and s["winner"] != seat & 1
        out[seat] = 1 + s["players"] // 2 if lost else 1
