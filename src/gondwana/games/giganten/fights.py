"""The fights: who leaves when one piece challenges another. Written as the rules say it, then looked up in a table."""

import numpy as np

from gondwana.games.giganten.data import DATA, FAMILIES
from gondwana.games.giganten.state import (
    ATTACKER_WINS,
    BLANK,
    BLITZ,
    BOTH_LEAVE,
    CULAK,
    DEFENDER_WINS,
    DEINO,
    DRAWN,
    FLUG,
    KINDS,
    NEST,
    NO_RESULT,
    STEGO,
    TYRA,
)

LAND_GROUND = 0
STRENGTH = tuple((piece.land, piece.swamp) for piece in DATA.pieces)
NEVER_CHALLENGE = (NEST, BLANK, BLITZ)
"""GI-40, GI-41, GI-63, GI-64."""
_TURNED = {ATTACKER_WINS: DEFENDER_WINS, DEFENDER_WINS: ATTACKER_WINS}


def fight(attacker: int, defender: int, ground: int, *, trap: bool = False) -> int:
    """What becomes of a challenge; `ground` is that of the challenged piece (GI-22). `trap`: the blank is a trap, not a ghost."""
    if attacker in NEVER_CHALLENGE:
        return NO_RESULT
    if defender == BLANK:  # GI-63, GI-64
        return DEFENDER_WINS if trap else ATTACKER_WINS
    if defender == BLITZ:  # GI-39
        return DEFENDER_WINS
    if defender == NEST:  # GI-33, GI-38, GI-50
        return DRAWN if attacker == CULAK else ATTACKER_WINS
    if attacker == FLUG:
        return _flug_against(defender)
    if attacker == CULAK:
        return _culak_against(defender, ground)
    if defender == FLUG:
        return _turned(_flug_against(attacker))
    if defender == CULAK:
        return _turned(_culak_against(attacker, ground))
    return _by_numbers(attacker, defender, ground)


def _flug_against(other: int) -> int:
    """GI-30 to GI-32."""
    if other == FLUG:
        return BOTH_LEAVE
    return DEFENDER_WINS if other == STEGO else DRAWN


def _culak_against(other: int, ground: int) -> int:
    """GI-32, GI-34 to GI-37."""
    if other in (FLUG, CULAK):
        return DRAWN
    if other in TYRA:
        return ATTACKER_WINS
    if ground == LAND_GROUND:
        return DEFENDER_WINS
    return ATTACKER_WINS if other in DEINO else DRAWN


def _by_numbers(attacker: int, defender: int, ground: int) -> int:
    """GI-22, GI-23."""
    mine, yours = STRENGTH[attacker][ground], STRENGTH[defender][ground]
    if mine != yours:
        return ATTACKER_WINS if mine > yours else DEFENDER_WINS
    return DRAWN if FAMILIES[attacker] == FAMILIES[defender] else BOTH_LEAVE


def _turned(result: int) -> int:
    """The same fight with the parts of challenger and challenged exchanged."""
    return _TURNED.get(result, result)


OUTCOME = np.array(
    [
        [[[fight(a, d, ground, trap=trap) for ground in (0, 1)] for d in range(KINDS)] for a in range(KINDS)]
        for trap in (False, True)
    ],
    np.int8,
)
"""For a ghost and for a trap: challenger, challenged, ground."""
