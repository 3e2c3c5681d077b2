"""Fields and how they lie: names, neighbours, territories, borders. Made once from the outlines of the data.

A field has the same number on every outline, so that its name means one action. The first player looks north, towards higher
rows; the second looks south.
"""

from collections.abc import Callable

import numpy as np

from gondwana.games.giganten.data import DATA, OUTLINES, TILE

NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = range(8)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
"""Columns and rows of a step in each direction: four straight ones, then four diagonal ones."""
FORWARD = np.array([NORTH, SOUTH])
"""For each party: the direction towards the opponent."""

SPOTS = tuple(sorted({spot for outline in DATA.outlines for spot in outline.fields()}, key=lambda spot: (spot[1], spot[0])))
FIELDS = len(SPOTS)
NUMBER = {spot: field for field, spot in enumerate(SPOTS)}
COLUMN, ROW = (np.array(part, np.int16) for part in zip(*SPOTS, strict=True))
NOWHERE = -1


def _column_name(column: int) -> str:
    letter = chr(ord("a") + column % 26)
    return letter if column < 26 else "a" + letter


FIELD_NAMES = tuple(f"{_column_name(column)}{row + 1}" for column, row in SPOTS)
"""`a1` is the near left corner as the first player sees it; the column after `z` is `aa`."""

_ON = [outline.fields() for outline in DATA.outlines]
WIDTH = tuple(max(column for column, _ in spots) + 1 for spots in _ON)
DEPTH = tuple(max(row for _, row in spots) + 1 for spots in _ON)
SIZES = len(OUTLINES)


def _neighbours() -> np.ndarray:
    table = np.full((SIZES, FIELDS, len(STEPS)), NOWHERE, np.int16)
    for outline, spots in enumerate(_ON):
        for column, row in spots:
            for direction, (across, ahead) in enumerate(STEPS):
                spot = (column + across, row + ahead)
                if spot in spots:
                    table[outline, NUMBER[column, row], direction] = NUMBER[spot]
    return table


NEIGHBOUR = _neighbours()


def _closed(outline: int, field: int, directions: tuple[int, ...]) -> bool:
    return any(NEIGHBOUR[outline, field, direction] == NOWHERE for direction in directions)


def _fields_where(test: Callable[[int, int], int]) -> np.ndarray:
    table = np.zeros((SIZES, FIELDS), np.int8)
    for outline, spots in enumerate(_ON):
        for spot in spots:
            table[outline, NUMBER[spot]] = test(outline, NUMBER[spot])
    return table


ON_BOARD = _fields_where(lambda outline, field: True)
CORNER = _fields_where(lambda o, f: _closed(o, f, (NORTH, SOUTH)) and _closed(o, f, (EAST, WEST)))
"""GI-07: a field where two edges of the board meet."""
BORDER = _fields_where(lambda o, f: _closed(o, f, (NORTH, EAST, SOUTH, WEST)))
"""GI-67: a field at the edge of the board."""


def _rank(outline: int, party: int, field: int) -> int:
    """The row of a field as its party counts it, from 0."""
    return int(ROW[field]) if party == 0 else DEPTH[outline] - 1 - int(ROW[field])


RANK = np.full((SIZES, 2, FIELDS), 127, np.int8)
for _outline, _spots in enumerate(_ON):
    for _party in (0, 1):
        for _spot in _spots:
            RANK[_outline, _party, NUMBER[_spot]] = _rank(_outline, _party, NUMBER[_spot])

_HOME = max(DATA.course.territory, DATA.course.screened_territory, DATA.course.half)
HOME_SIZE = np.zeros((SIZES, 2, _HOME + 1), np.int16)
_homes = [
    [
        sorted((NUMBER[spot] for spot in spots if _rank(outline, party, NUMBER[spot]) < _HOME), key=lambda f: _rank(o, p, f))
        for party in (0, 1)
        for o, p in [(outline, party)]
    ]
    for outline, spots in enumerate(_ON)
]
HOME = np.zeros((SIZES, 2, max(len(home) for homes in _homes for home in homes)), np.int16)
"""The fields of each party's end, its own first row first; `HOME_SIZE` says how many belong to so many rows."""
for _outline, _pair in enumerate(_homes):
    for _party, _home in enumerate(_pair):
        HOME[_outline, _party, : len(_home)] = _home
        for _rows in range(_HOME + 1):
            HOME_SIZE[_outline, _party, _rows] = sum(_rank(_outline, _party, field) < _rows for field in _home)

# Where the tiles are laid.
SLOTS = max(len(outline.near) for outline in DATA.outlines)
SLOT_COUNT = np.array([len(outline.near) for outline in DATA.outlines])
SLOT_SPOT = np.zeros((SIZES, 2, 2, SLOTS, 2), np.int16)
"""For each outline, rows or columns, party and place: the lower left corner."""
for _outline, _one in enumerate(DATA.outlines):
    for _columns, _sides in enumerate(((_one.near, _one.far), (_one.near_columns, _one.far_columns))):
        for _party, _corners in enumerate(_sides):
            for _place, _corner in enumerate(_corners):
                SLOT_SPOT[_outline, _columns, _party, _place] = _corner
HAS_COLUMNS = tuple(bool(outline.near_columns) for outline in DATA.outlines)

_COLUMNS, _ROWS = max(WIDTH), max(DEPTH)
FIELD_AT = np.full((_COLUMNS, _ROWS), NOWHERE, np.int16)
for _spot, _number in NUMBER.items():
    FIELD_AT[_spot] = _number


def _tile_grounds() -> np.ndarray:
    """For each tile and turn: whether the field at a column and row of it is swamp, as the first player sees it."""
    table = np.zeros((len(DATA.tiles), 4, TILE, TILE), np.int8)
    for number, tile in enumerate(DATA.tiles):
        picture = np.array([[mark == "~" for mark in row] for row in tile.rows])
        for turn in range(4):
            turned = np.rot90(picture, -turn)  # clockwise
            table[number, turn] = turned[::-1].T  # the last row of the picture is row 0
    return table


TILE_SWAMP = _tile_grounds()
