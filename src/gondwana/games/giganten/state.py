"""The record that is a position, and the names of the numbers in it.

All fields are signed: Numba turns sums of two unsigned numbers into something that no longer mixes with signed ones.
"""

from typing import Any

import numpy as np

from gondwana.games.giganten.data import ARMY, DATA, FAMILIES, PIECES, TILES
from gondwana.games.giganten.land import FIELDS, SLOTS

SEATS = 4
PARTIES = 2
KINDS = len(PIECES)
NEST, BLANK, BLITZ, CULAK, FLUG = range(5)
STEGO = PIECES.index("stego")
TYRA = tuple(kind for kind, family in enumerate(FAMILIES) if family == "tyra")
DEINO = tuple(kind for kind, family in enumerate(FAMILIES) if family == "deino")
ALL_KINDS = (1 << KINDS) - 1
"""A set of kinds is a number with one bit for each."""
TAKERS = ALL_KINDS & ~(1 << NEST | 1 << BLANK | 1 << BLITZ | 1 << CULAK)
"""GI-50: the pieces that can take a Nest; also those that can be held back as a reserve (GI-67)."""
UNSET = KINDS
"""A piece that stands, but has not been given its kind yet."""
HIDDEN = KINDS + 1
"""A kind that the viewer does not know."""
MOST_PIECES = ARMY + 2
"""Pieces of a seat, the blank included, and one place more."""
RESERVE = 3
MOST_NOTED = 100
"""What everybody has seen a piece do is counted so far."""

# What the position waits for.
LOT, DRAW, LAY, OCCUPY, ARRANGE, PICK, SET, RETURN, GO, CHALLENGE, UP, REPLY, OVER = range(13)

# Options that are a yes or a no.
COLUMNS, GHOST, TRAP, NOTES, NOT_BY_NEST, RESERVES, AGREED, DIFFERENT = (1 << bit for bit in range(8))
SCREENED, QUICK, SHARED, FLUG_SURVIVES, SHUTTLE, PARLEY, NOTE_FATE, PLAY_ON = (1 << bit for bit in range(8, 16))
LEAVES, STANDS_STILL, COMES_BACK = range(3)
"""GI-66: what becomes of a piece in a trap."""
SINGLE, AD_BC, AB_CD, AC_BD = range(4)
"""GI-02, GI-62: how the tiles are drawn."""

# How a game ended.
NOT_YET, NEST_TAKEN, BLOCKED, NO_FIGHT, NO_TAKERS, TOO_LONG, AGREEMENT, RESIGNED = range(8)
NOBODY = -1

# How a fight ended.
NO_RESULT, ATTACKER_WINS, DEFENDER_WINS, BOTH_LEAVE, DRAWN, CAUGHT = range(6)
"""CAUGHT: the challenger is in a trap and stands still (GI-66 b)."""

# Actions of a seat: blocks of numbers.
FIELD = 0  # + field: stand there (set-up), note it, take the piece that stands there (turn), set a reserve there
TO = FIELD + FIELDS  # + field: the piece taken goes there
AGAINST = TO + FIELDS  # + field: challenge who stands there
QUIET = AGAINST + FIELDS  # no challenge
MOVE_UP = QUIET + 1
STAY = MOVE_UP + 1
DONE = STAY + 1  # no more: no second move (GI-69), no move after a reserve, no more pieces or reserves (GI-67), no note (GI-65)
HOLD = DONE + 1  # + kind: hold it back (set-up), bring it in (turn)
BACK = HOLD + KINDS  # + kind: a piece comes back (GI-66 c)
LAYING = BACK + KINDS  # + tile * 4 + turn: the next tile
OFFER = LAYING + 4 * len(TILES)
ACCEPT, DECLINE, RESIGN = OFFER + 1, OFFER + 2, OFFER + 3
ACTIONS = RESIGN + 1

# Actions of chance.
BEGINS = 0  # + seat: who begins
TAKE = BEGINS + SEATS  # + tile: the next tile drawn
GROUP = TAKE + len(TILES)  # + 0 or 1: which group of tiles the first party gets
CHANCE_ACTIONS = GROUP + 2

NOTHING = -1
SECRET = -2
DECLINED = -3
"""In `laid` and `note`: not chosen yet; chosen, but not known to the viewer; and in `note`: no field is noted (GI-65)."""

SWAMP = 1
SAFE_FROM = (2, 4)
COVERED = 8
"""In `ground`: swamp; for each party, that no note of it names this field, as an enemy stopped there unharmed; and that the
viewer does not know the ground, because it lies behind the screen (GI-68)."""

MOST_TURNS = 5000
"""No game has more turns, also where GI-52 sets no limit: so every game ends, and counters do not overflow."""
MOST_STEPS = 1000 + 10 * MOST_TURNS
"""A log is no longer: the set-up, and for each turn an offer with its answer, two moves, a challenge, moving up, an end."""

_WIDE: list[Any] = [
    ("flags", "i4"),
    ("at", "i2", (SEATS, MOST_PIECES)),  # the field of each piece
    ("could", "i2", (SEATS, MOST_PIECES)),  # the kinds that everybody's knowledge leaves it
    ("home", "i2", (SEATS, MOST_PIECES)),  # the field where it was put down
    ("note", "i2", SEATS),  # the field of the secret trap
    ("taken_at", "i2", SEATS),  # where the Nest was taken
    ("turns_of", "i2", SEATS),  # turns that a seat has had
    ("last_from", "i2", SEATS),
    ("last_to", "i2", SEATS),
    ("picked", "i2"),  # the field of the piece that was taken to be moved
    ("mover", "i2"),  # where it went
    ("fought_from", "i2"),  # the last fight: the challenger's field
    ("fought_at", "i2"),  # and the challenged one's
    ("sprung", "i2", 2),  # the fields of the last two secret traps that caught somebody, number k at k & 1
    ("turns", "i2"),
    ("quiet", "i2"),  # turns since the last fight
    ("fights", "i2"),
    ("springs", "i2"),  # how often a secret trap has caught somebody
    ("most_quiet", "i2"),  # options: turns of each player without a fight, 0 for any number; turns in all
    ("most_turns", "i2"),
]
_NARROW: list[Any] = [
    ("who", "i1", FIELDS),  # 0, or 1 + seat * MOST_PIECES + number of the piece that stands there
    ("ground", "i1", FIELDS),
    ("kind", "i1", (SEATS, MOST_PIECES)),
    ("stuck", "i1", (SEATS, MOST_PIECES)),  # turns that it still stands still
    ("came", "i1", (SEATS, MOST_PIECES)),  # it was held back as a reserve
    ("steps", "i1", (SEATS, MOST_PIECES)),  # how often it was moved, up to MOST_NOTED
    ("shy", "i1", (SEATS, MOST_PIECES)),  # how often it came beside an enemy and stayed quiet, up to MOST_NOTED
    ("count", "i1", SEATS),
    ("lost", "i1", (SEATS, KINDS)),
    ("reserve_lost", "i1", (SEATS, KINDS)),  # those that had been held back, and were shown when they left
    ("away", "i1", (SEATS, KINDS)),  # may come back
    ("held", "i1", (SEATS, KINDS)),
    ("holds", "i1", SEATS),  # how many are held back, or will be
    ("arranged", "i1", SEATS),  # steps of the secret set-up done
    ("noted", "i1", SEATS),  # the note was shown
    ("shuttle", "i1", SEATS),
    ("drawn", "i1", (PARTIES, len(TILES))),
    ("laid", "i1", (PARTIES, SLOTS)),  # tile * 4 + turn
    ("laid_count", "i1", PARTIES),
    ("agreed", "i1", RESERVE),  # option: the kinds of an agreed reserve
    ("takers", "i1", SEATS),
    ("nests", "i1", PARTIES),
    ("fought", "i1", 2),  # the kinds of the last fight
    ("result", "i1"),
    ("players", "i1"),
    ("outline", "i1"),
    ("roster", "i1"),
    ("tiles", "i1"),
    ("fate", "i1"),
    ("first", "i1"),
    ("phase", "i1"),
    ("owing", "i1"),
    ("seat", "i1"),  # whose turn it is
    ("hand", "i1"),  # the kind that is being brought in
    ("flown", "i1"),  # the direction of a scout flight
    ("step", "i1"),  # moves done in this turn
    ("quickly", "i1"),  # whether there may be a second one
    ("challenged", "i1"),  # whether there was a challenge in this turn
    ("clash", "i1"),  # whether there was a fight in this turn, or a secret trap caught somebody
    ("passing", "i1"),  # whether the mover has not stopped yet: it may go on with a second move (GI-65)
    ("brought", "i1"),  # whether a reserve was set in this turn
    ("offered", "i1"),  # whether a draw was offered in this turn
    ("stage", "i1"),  # of the set-up of four players
    ("viewer", "i1"),  # 0: the whole truth; 1: public knowledge; 2 + seat: that seat's knowledge
    ("winner", "i1"),  # a party
    ("ending", "i1"),
]
_ROOM = -np.dtype(_WIDE + _NARROW).itemsize % 8
# Wide fields first and the rest filled up: a record has no gaps, so equal positions are equal bytes.
DTYPE = np.dtype([*_WIDE, *_NARROW, ("spare", "i1", _ROOM or 8)], align=True)

ROSTER = np.array([[numbers.get(name, 0) for name in PIECES] for numbers in DATA.rosters.values()])
