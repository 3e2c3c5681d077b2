"""What must hold in every position."""

from collections.abc import Mapping

from gondwana.core.contract import Record
from gondwana.games.giganten.armies import army
from gondwana.games.giganten.arranging import reserve_steps
from gondwana.games.giganten.data import PIECES
from gondwana.games.giganten.state import ARRANGE, KINDS, PICK


def conserved(s: Record) -> Mapping[str, int]:
    """GI-05: on the board, beaten, away, held back and still to be placed are the army together, kind by kind."""
    return {f"{seat} {PIECES[kind]}": _everywhere(s, seat, kind) for seat in range(int(s["players"])) for kind in range(KINDS)}


def _everywhere(s: Record, seat: int, kind: int) -> int:
    board = sum(int(s["kind"][seat, n]) == kind for n in range(int(s["count"][seat])))
    found = board + int(s["lost"][seat, kind]) + int(s["away"][seat, kind]) + int(s["held"][seat, kind])
    return found + (_to_come(s, seat, kind) if s["phase"] < PICK else 0)


def _to_come(s: Record, seat: int, kind: int) -> int:
    """Set-up: pieces of a kind that are neither placed nor held back by the steps that were done."""
    if s["phase"] < ARRANGE:
        return int(army(s, kind))
    done = max(0, int(s["arranged"][seat]) - int(reserve_steps(s, seat)))
    before = sum(int(army(s, other)) - int(s["held"][seat, other]) for other in range(kind))
    own = int(army(s, kind)) - int(s["held"][seat, kind])
    return own - min(own, max(0, done - before))
