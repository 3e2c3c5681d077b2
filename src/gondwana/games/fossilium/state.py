"""The record that is a position, and the names of the numbers in it.

All fields are signed: Numba turns sums of two unsigned numbers into something that no longer mixes with signed ones. What is
looked at in every turn is kept up to date instead of being counted again: sets of kinds, fossils and cells are numbers with a
bit for each.
"""

from typing import Any

import numpy as np

from gondwana.games.fossilium.data import BOARD_COLUMNS, CELLS, DATA, FIELDS, FOSSILS, LABOUR, PANELS, ROUNDS, SITES, TILES

SEATS = 4
KINDS = len(TILES)
FOSSIL_COUNT = len(FOSSILS)
"""The starting fossil included."""
CELL_COUNT = len(CELLS)
FIELD_COUNT = len(FIELDS)
PANEL_COUNT = len(PANELS)
SITE_COUNT = len(SITES)
TYPE_COUNT = 3
HAND = 6
"""FO-60: nobody draws more at once."""
BESIDE = 8
"""FO-39, FO-60: nobody has more workers, so nobody keeps more."""
ROW_LENGTH = 6
MOST_WORKERS = 2
"""FO-20: no field takes more."""
BOTANICAL, AQUATIC, TERRESTRIAL = range(TYPE_COUNT)
ANY_TYPE = 3

# Rows of the action board.
DISPLAY, BUILDING, MARKET, TOUR, JOKER, MANAGE, STRIP = range(7)
LAST_COLUMN = BOARD_COLUMNS - 1

# What the position waits for: chance up to REFILL, then seats.
LOT, GOAL, DEAL, DIG, STUDY, REFILL = range(6)
START, TURN, WORKERS, COPY, SHOW, PLACE, SIDE, EXTRA, BUILD, SITE, AMBER, RESTORE = range(6, 18)
TRADE, GUIDE, FETCH, PICK, END, EXCAVATE, KEEP, STORE, FIX, OVER = range(18, 28)
ACTED, WAVE, FIXED, ROUND_OVER, NEW_ROUND, NEXT = range(28, 34)
"""Something is done and the next thing is to be found (`turns.go_on`); never a position that anybody sees. A step says so here
instead of calling what comes next: functions that call each other in a circle cannot be kept compiled between processes."""

# What follows when a fossil or part has been shown.
AFTER_MAIN, AFTER_EXTRA = range(2)

# How the market is used.
OPEN_MODE, BUYING, SELLING = range(3)

# Options that are a yes or a no.
FIRST_GAME, TOUR_GUEST, SHOP_INCOMPLETE, MAJORITY_NEEDS_SOME = 1, 2, 4, 8
# How goals are found: drawn, or a number from 0.
DRAWN = -1
NO_GOAL = -2

NOTHING = -1
SECRET = -2
"""In hands and choices: not there; there, but not known to the viewer."""
NEUTRAL = SEATS
"""On a field, beside the seats."""

# Actions of a seat: blocks of numbers.
KEEPING = 0  # + set of positions in the hand - 1
STARTING = KEEPING + (1 << HAND) - 1  # + type of the starting fossil
FIELD = STARTING + TYPE_COUNT  # + field
PASS = FIELD + FIELD_COUNT
STUDENTS = PASS + 1  # + site
COPYING = STUDENTS + SITE_COUNT  # + row; the joker itself is left out by the rules
SHOWING = COPYING + 7  # + fossil: a new one
ADDING = SHOWING + FOSSIL_COUNT - 1  # + fossil: the parts of a displayed one
CELL = ADDING + FOSSIL_COUNT - 1  # + cell
LYING = CELL + CELL_COUNT  # + cell
UPRIGHT = LYING + CELL_COUNT  # + cell
PARTING = UPRIGHT + CELL_COUNT  # + kind: one part from storage
DONE = PARTING + KINDS
BUILDING_SIDE = DONE + 1  # + side of a panel
GIVING = BUILDING_SIDE + 2 * PANEL_COUNT  # + seat * KINDS + kind
AMBER_TYPE = GIVING + SEATS * KINDS  # + type
BUY = AMBER_TYPE + TYPE_COUNT  # + row * ROW_LENGTH + place
ARCHIVE = BUY + TYPE_COUNT * ROW_LENGTH  # + kind
SELL = ARCHIVE + KINDS  # + kind
ENTRANCE = SELL + KINDS  # + type
SHOP = ENTRANCE + TYPE_COUNT  # + type
TAKE = SHOP + TYPE_COUNT  # + kind
END_TURN = TAKE + KINDS
LEAVE = END_TURN + 1  # + kind
FIXING = LEAVE + KINDS  # + column
USING = FIXING + BOARD_COLUMNS  # + how many of the workers on a field are fixed ones
DIGGING = USING + MOST_WORKERS + 1  # + site
ACTIONS = DIGGING + SITE_COUNT

# Actions of chance.
BEGINS = 0  # + seat
LABOUR_GOAL = BEGINS + SEATS  # + goal
ROUND_GOAL = LABOUR_GOAL + len(DATA.labour)  # + round * 2 + which
END_GOAL = ROUND_GOAL + 2 * ROUNDS  # + goal
DRAW = END_GOAL + 4  # + kind
CHANCE_ACTIONS = DRAW + KINDS

_WIDE: list[Any] = [
    ("held", "i8", SEATS),  # kinds in storage
    ("wants", "i8", SEATS),  # kinds that a displayed fossil lacks
    ("absent", "i8", SEATS),  # kinds of the fossils of size 1 and 2 that are not displayed
    ("inbag", "i8", SITE_COUNT),  # kinds in the bag
    ("taken", "i4", SEATS),  # cells that are not free
    ("ready", "i4", SEATS),  # fossils not displayed of which at least half is in storage
    ("shown", "i4", SEATS),  # fossils displayed
    ("money", "i2", SEATS),
    ("guests", "i2", SEATS),
    ("regular", "i2", SEATS),
    ("prestige", "i2", SEATS),
    ("given", "i2", SEATS),  # prestige for gifts and the bonus of building, in `prestige` as well
    ("scene", "i2"),  # turns, waves and stages so far
    ("turns", "i2"),
    ("archived", "i2"),  # tiles in the archive
]
_NARROW: list[Any] = [
    ("store", "i1", (SEATS, KINDS)),
    ("spot", "i1", (SEATS, FOSSIL_COUNT)),  # cell of the upper left corner, + CELL_COUNT if upright; NOTHING if not displayed
    ("parts", "i1", (SEATS, FOSSIL_COUNT)),  # parts placed: bit 2 * pair + place in the slice
    ("panel", "i1", (SEATS, PANEL_COUNT)),  # its cell
    ("side", "i1", (SEATS, PANEL_COUNT)),
    ("amber", "i1", SEATS),  # its type
    ("starter", "i1", SEATS),  # the starting fossil's type
    ("students", "i1", SEATS),
    ("stored", "i1", SEATS),
    ("slots", "i1", SEATS),
    ("shops", "i1", (SEATS, TYPE_COUNT)),  # FO-10: income of a shop
    ("doors", "i1", (SEATS, TYPE_COUNT)),  # FO-11: income of an entrance
    ("part_count", "i1", (SEATS, TYPE_COUNT)),
    ("fossils", "i1", (SEATS, TYPE_COUNT)),
    ("complete", "i1", (SEATS, TYPE_COUNT)),
    ("small", "i1", SEATS),  # fossils of size 1 and 2
    ("large", "i1", SEATS),
    ("done", "i1", (SEATS, 4)),  # complete fossils by class of size
    ("pedestals", "i1", SEATS),
    ("panels", "i1", SEATS),
    ("met", "i1", SEATS),  # labour goals met, a bit for each of the four
    ("levels", "i1", (SEATS, ROUNDS)),  # of the round goals that were scored
    ("free", "i1", SEATS),  # workers that are free
    ("here", "i1", (SEATS, BOARD_COLUMNS)),  # workers on fields of a column
    ("fixed", "i1", (SEATS, BOARD_COLUMNS)),
    ("used", "i1", (SEATS, BOARD_COLUMNS)),  # fixed ones that have acted
    ("managers", "i1", (SEATS, 3)),  # workers in management
    ("passed", "i1", SEATS),
    ("late", "i1", SEATS),  # workers gained after passing, which may still act
    ("field", "i1", FIELD_COUNT),  # 0, or 1 + seat or NEUTRAL
    ("crowd", "i1", BOARD_COLUMNS),  # workers in a column, fixed ones above it included
    ("bag", "i1", (SITE_COUNT, KINDS)),
    ("tiles", "i1", SITE_COUNT),  # how many are in a bag
    ("row", "i1", (TYPE_COUNT, ROW_LENGTH)),  # kinds in the market
    ("length", "i1", TYPE_COUNT),
    ("price", "i1", TYPE_COUNT),  # of this turn
    ("archive", "i1", KINDS),
    ("hand", "i1", (SEATS, HAND)),
    ("hands", "i1", SEATS),  # how many it holds
    ("where", "i1", SEATS),  # the site they come from
    ("keep", "i1", SEATS),  # how many of them it keeps
    ("beside", "i1", (SEATS, BESIDE)),  # kept, not yet in storage
    ("origin", "i1", (SEATS, BESIDE)),  # the sites they come from
    ("besides", "i1", SEATS),
    ("dug", "i1", (SEATS, SITE_COUNT)),  # 1 + the wave in which a seat dug at a site in this excavation; 0 if it has not
    ("back", "i1", (SEATS, SITE_COUNT, HAND)),  # what a seat put back in this excavation
    ("backs", "i1", (SEATS, SITE_COUNT)),
    ("choice", "i1", (SEATS, BESIDE)),  # secret choices of this stage
    ("choices", "i1", SEATS),  # how many were made
    ("due", "i1", SEATS),  # how many are to be made
    ("gone", "i1", (SEATS, BESIDE)),  # what it sent to the market after the last excavation
    ("gones", "i1", SEATS),
    ("labour", "i1", LABOUR),  # the goals of this game
    ("goals", "i1", ROUNDS),  # which of the two
    ("end_goal", "i1"),
    ("players", "i1"),
    ("flags", "i1"),
    ("first", "i1"),
    ("ammonite", "i1"),
    ("round", "i1"),  # from 0
    ("phase", "i1"),
    ("owing", "i1"),
    ("seat", "i1"),  # whose turn it is
    ("chosen_field", "i1"),
    ("action", "i1"),  # the row that is carried out
    ("column", "i1"),
    ("fossil", "i1"),  # being displayed
    ("tile", "i1"),  # the single part being displayed, or NOTHING
    ("owner", "i1"),  # of the museum it is displayed in
    ("ask", "i1"),  # pairs whose lone part can lie in two places
    ("then", "i1"),
    ("mode", "i1"),
    ("modes", "i1"),  # of trading in this action
    ("traded", "i1"),  # tiles in this mode
    ("sent", "i1"),  # whether students were sent in this turn
    ("acted", "i1"),  # whether the action of this turn is done
    ("building", "i1"),  # the side of a panel that is being built
    ("drawer", "i1"),  # seat that draws, as a place in the order from the Ammonite
    ("wave", "i1"),
    ("left", "i1"),  # tiles still to be drawn
    ("source", "i1"),  # the site that is drawn from
    ("last", "i1"),  # the tile that was just drawn
    ("last_to", "i1"),  # and the seat that drew it, NOTHING for the market
    ("guided", "i1"),  # the tour of this turn: 1 + 2 * type, + 1 for the shop
    ("plenty", "i1"),  # sites that the market is refilled from, a bit for each
    ("viewer", "i1"),  # 0: the whole truth; 1: public knowledge; 2 + seat: that seat's knowledge
]
_ROOM = -np.dtype(_WIDE + _NARROW).itemsize % 8
# Wide fields first and the rest filled up: a record has no gaps, so equal positions are equal bytes.
DTYPE = np.dtype([*_WIDE, *_NARROW, ("spare", "i1", _ROOM or 8)], align=True)
