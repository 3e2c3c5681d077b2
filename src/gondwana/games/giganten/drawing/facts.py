"""What the rules page of the browser shows, from the game's own data and rules: tiles, numbers of the course, every fight."""

from typing import Any

import msgspec

from gondwana.games.giganten.data import DATA, PIECES
from gondwana.games.giganten.drawing.pieces import TRAP
from gondwana.games.giganten.fights import NEVER_CHALLENGE, fight
from gondwana.games.giganten.options import GigantenOptions
from gondwana.games.giganten.state import ATTACKER_WINS, BLANK, BLITZ, BOTH_LEAVE, DEFENDER_WINS, DRAWN, NEST

_RESULTS = {ATTACKER_WINS: "attacker", DEFENDER_WINS: "defender", BOTH_LEAVE: "both", DRAWN: "draw"}
_GROUNDS = ("land", "swamp")
_ONLY_ON_LAND = (NEST, BLITZ)


def facts() -> dict[str, Any]:
    """Facts that the page does not have to know by itself."""
    return {
        "tiles": {tile.name: tile.rows for tile in DATA.tiles},
        "course": msgspec.structs.asdict(DATA.course),
        "draws": {name: getattr(GigantenOptions(), name) for name in ("quiet_moves", "most_turns")},
        "fights": {name: _fights(ground) for ground, name in enumerate(_GROUNDS)},
    }


def _fights(ground: int) -> dict[str, dict[str, str]]:
    """Challenger, challenged, result; `trap` is the blank piece as a trap."""
    challenged = [(name, kind, False) for kind, name in enumerate(PIECES) if not (ground and kind in _ONLY_ON_LAND)]
    challenged.append((TRAP, BLANK, True))
    return {
        attacker: {name: _RESULTS[fight(kind, other, ground, trap=trap)] for name, other, trap in challenged}
        for kind, attacker in enumerate(PIECES)
        if kind not in NEVER_CHALLENGE
    }
