"""The parts of the game, read from `data.toml`, or from a file of the player's own, and checked.

Tiles, numbers of pieces and outlines are reconstructed (GI-03, GI-05, GI-61). Who owns the game names a folder with a file
`giganten.toml` in the environment variable GONDWANA_DATA. Records of such games name another version of the rules, because they
mean other boards and armies.
"""

import hashlib
import os
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message

TILE = 7
"""GI-01: a tile is so many fields wide and deep."""
ARMY = 24
"""GI-05: pieces of a player, without the blank."""
FOLDER = "GONDWANA_DATA"
FILE = "giganten.toml"

SPECIAL = ("nest", "blank", "blitz", "culak", "flug")
"""Pieces with rules of their own: they come first and in this order, the others follow."""
LEAST_LAND = 10
"""Whatever way a tile is turned, so many of its fields outside its last row are land: a Nest and Blitzes must stand somewhere."""
MOST_COLUMNS, MOST_ROWS = 28, 28
MOST_OF_COURSE = 100
"""No number of the course is larger: positions count in bytes."""


class BadData(GondwanaError):
    """Parts of the game that do not fit together; the message says which."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    land: int
    swamp: int
    rows: tuple[str, ...]
    """From the far edge to the near one, as the player sees the tile."""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    letter: str
    family: str = ""
    land: int = 0
    swamp: int = 0


class Outline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    players: int
    near: tuple[tuple[int, int], ...]
    far: tuple[tuple[int, int], ...]
    near_columns: tuple[tuple[int, int], ...] = ()
    far_columns: tuple[tuple[int, int], ...] = ()

    def fields(self) -> set[tuple[int, int]]:
        """Column and row of every field."""
        return {(x + dx, y + dy) for x, y in (*self.near, *self.far) for dx in range(TILE) for dy in range(TILE)}


class Reserve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agreed: tuple[str, ...]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    territory: int
    screened_territory: int
    half: int
    reserve_from_turn: int
    quick_turns: int
    quick_pieces: int
    quick_side: int
    stuck_turns: int
    between_nests: int
    shuttles: int


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[Tile, ...]
    pieces: tuple[Piece, ...]
    rosters: dict[str, dict[str, int]]
    outlines: tuple[Outline, ...]
    reserve: Reserve
    course: Course

    def outline(self, name: str) -> Outline:
        return next(outline for outline in self.outlines if outline.name == name)


def read(content: bytes, where: str) -> Data:
    """The data of a file; raises `BadData` that says what is wrong and in which file."""
    try:
        data = msgspec.toml.decode(content, type=Data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(Message("giganten-data-form", file=where, problem=str(error))) from None
    problem = _tiles(data) or _pieces(data) or _rosters(data) or _outlines(data) or _reserve(data) or _course(data)
    if problem is not None:
        raise BadData(Message("giganten-data", file=where, problem=problem))
    return data


def _tiles(data: Data) -> Message | None:
    if [tile.name for tile in data.tiles] != ["a", "b", "c", "d"]:
        return Message("giganten-data-tiles")
    for tile in data.tiles:
        if len(tile.rows) != TILE or any(len(row) != TILE or set(row) - set(".~") for row in tile.rows):
            return Message("giganten-data-tile", tile=tile.name, side=TILE)
        counts = Counter("".join(tile.rows))
        if (counts["."], counts["~"]) != (tile.land, tile.swamp):
            counted, told = f"{counts['.']}/{counts['~']}", f"{tile.land}/{tile.swamp}"
            return Message("giganten-data-count", tile=tile.name, counted=counted, told=told)
        edges = (tile.rows[0], tile.rows[-1], "".join(row[0] for row in tile.rows), "".join(row[-1] for row in tile.rows))
        if tile.land - max(edge.count(".") for edge in edges) < LEAST_LAND:
            return Message("giganten-data-land", tile=tile.name, least=LEAST_LAND)
    return None


def _pieces(data: Data) -> Message | None:
    names = [piece.name for piece in data.pieces]
    known = [piece.name for piece in _STANDARD.pieces] if _STANDARD else names
    if names != known or tuple(names[: len(SPECIAL)]) != SPECIAL:
        return Message("giganten-data-pieces", known=", ".join(known))
    letters = [piece.letter for piece in data.pieces]
    if len(set(letters)) != len(letters) or any(len(letter) != 1 for letter in letters):
        return Message("giganten-data-letters")
    if any(not 0 <= strength <= 9 for piece in data.pieces for strength in (piece.land, piece.swamp)):
        return Message("giganten-data-strength")
    return None


def _rosters(data: Data) -> Message | None:
    names = {piece.name for piece in data.pieces}
    if list(data.rosters) != ["full", "named"]:
        return Message("giganten-data-rosters")
    for roster, numbers in data.rosters.items():
        unknown = sorted(set(numbers) - names)
        if unknown:
            return Message("giganten-data-roster-piece", roster=roster, piece=unknown[0])
        total = sum(numbers.values())
        if total != ARMY or any(number < 0 for number in numbers.values()):
            return Message("giganten-data-roster-total", roster=roster, total=total, army=ARMY)
        if numbers.get("nest") != 1 or numbers.get("blank", 0) or numbers.get("blitz", 0) > LEAST_LAND // 2:
            return Message("giganten-data-roster-nest", roster=roster, most=LEAST_LAND // 2)
    return None


def _outlines(data: Data) -> Message | None:
    wanted = {"square": 2, "stagger": 2, "long": 2, "six": 4, "eight": 4}
    if {outline.name: outline.players for outline in data.outlines} != wanted:
        return Message("giganten-data-outlines", known=", ".join(wanted))
    for outline in data.outlines:
        tiles = (*outline.near, *outline.far)
        fields = outline.fields()
        if len(outline.near) != len(outline.far) or len(fields) != len(tiles) * TILE * TILE:
            return Message("giganten-data-overlap", outline=outline.name)
        most = {"six": 3, "eight": 4}.get(outline.name, 2)
        if len(outline.near) != most:
            return Message("giganten-data-outline-tiles", outline=outline.name, tiles=most)
        columns = {column for column, _ in fields}
        rows = {row for _, row in fields}
        if min(columns) or min(rows) or max(columns) >= MOST_COLUMNS or max(rows) >= MOST_ROWS:
            return Message("giganten-data-outline-size", outline=outline.name, columns=MOST_COLUMNS, rows=MOST_ROWS)
        laid = (*outline.near_columns, *outline.far_columns)
        if laid and (sorted(laid) != sorted(tiles) or len(outline.near_columns) != len(outline.far_columns)):
            return Message("giganten-data-columns", outline=outline.name)
    return None


def _reserve(data: Data) -> Message | None:
    saurians = {piece.name for piece in data.pieces if piece.name not in SPECIAL[:4]}
    for roster, numbers in data.rosters.items():
        wanted = Counter(data.reserve.agreed)
        if len(data.reserve.agreed) != 3 or any(name not in saurians or numbers.get(name, 0) < n for name, n in wanted.items()):
            return Message("giganten-data-reserve", roster=roster)
    return None


def _course(data: Data) -> Message | None:
    numbers: dict[str, int] = msgspec.structs.asdict(data.course)
    for name, number in numbers.items():
        if not 1 <= number <= MOST_OF_COURSE:
            return Message("giganten-data-course", name=name, most=MOST_OF_COURSE)
    for name in ("territory", "screened_territory"):
        problem = _territory(data, name, numbers[name])
        if problem is not None:
            return problem
    for outline in data.outlines:
        columns, rows = (max(part) + 1 for part in zip(*outline.fields(), strict=True))
        if 2 * data.course.half > rows:
            return Message("giganten-data-half", rows=data.course.half, outline=outline.name, most=rows // 2)
        most = columns - 2 * TILE  # from the inner edge of the leftmost tile to that of the rightmost: both have land
        if outline.players > 2 and data.course.between_nests > most:
            return Message("giganten-data-between", outline=outline.name, most=most)
    return None


def _territory(data: Data, name: str, rows: int) -> Message | None:
    """Everybody finds room for all pieces, and land for a Nest and the Blitzes, however the tiles are turned."""
    for outline in data.outlines:
        heights = [row for _, row in outline.fields()]
        depth = max(heights) + 1
        if 2 * rows > depth:
            return Message("giganten-data-territory-meets", name=name, rows=rows, outline=outline.name, most=depth // 2)
        needed = (ARMY + 1) * outline.players // 2
        room = min(sum(row < rows for row in heights), sum(row >= depth - rows for row in heights))
        if room < needed:
            return Message("giganten-data-territory-room", name=name, rows=rows, outline=outline.name, room=room, needed=needed)
    for tile in data.tiles:
        if _least_land(tile, rows) < LEAST_LAND:
            return Message("giganten-data-territory-land", name=name, rows=rows, tile=tile.name, least=LEAST_LAND)
    return None


def _least_land(tile: Tile, rows: int) -> int:
    """How many of the first `rows` rows' fields are land, for that edge in front where they are fewest."""
    across = ["".join(column) for column in zip(*tile.rows, strict=True)]
    edges = (tile.rows, tile.rows[::-1], across, across[::-1])
    return min("".join(lines[:rows]).count(".") for lines in edges)


def _own_file() -> Path | None:
    """The player's own parts, if there are any: the folder may hold parts of other games only."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise BadData(Message("giganten-data-folder", folder=folder, variable=FOLDER))
    file = Path(folder) / FILE
    return file if file.is_file() else None


_STANDARD: Data | None = None
_STANDARD = read(Path(__file__).with_name("data.toml").read_bytes(), "data.toml")
_OWN = _own_file()
DATA = read(_OWN.read_bytes(), str(_OWN)) if _OWN else _STANDARD
VERSION = "2" if _OWN is None else f"2+{hashlib.blake2b(_OWN.read_bytes(), digest_size=4).hexdigest()}"
"""Of the rules; with parts of one's own another one, so that records are not mixed up."""

PIECES = tuple(piece.name for piece in DATA.pieces)
FAMILIES = tuple(piece.family or piece.name for piece in DATA.pieces)
TILES = tuple(tile.name for tile in DATA.tiles)
OUTLINES = tuple(outline.name for outline in DATA.outlines)
ROSTERS = tuple(DATA.rosters)


def own_parts() -> dict[str, Any]:
    """What a page shows of the parts: the numbers on the pieces, and how many of each an army has."""
    kinds = {piece.name: {"letter": piece.letter, "land": piece.land, "swamp": piece.swamp} for piece in DATA.pieces}
    return {"kinds": kinds, "rosters": DATA.rosters}
