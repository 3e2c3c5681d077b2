"""The exhibition of Fossilium, slowly: tiles, where a fossil can stand, which parts it lacks.

Fossils of size 4 and 6 consist of slices of two cells; the tiles of a slice are alike. Smaller fossils are one slice.
"""

from collections import Counter
from itertools import product

from games.fossilium.oracle import COLUMNS, ENTRANCES, FOSSILS, ROWS, SHOPS, Cell, Fossil, Museum, cell_of

TYPES = ("botanical", "aquatic", "terrestrial")
STARTER = "starter"


def name_of(cell: Cell) -> str:
    return f"{'abcdef'[cell[1] - 1]}{cell[0]}"


# Tiles


def tiles_of(fossil: str) -> list[str]:
    """The kinds of tiles of a fossil, slice by slice."""
    size = FOSSILS[fossil]["size"]
    return [fossil] if size <= 2 else [f"{fossil}-{number}" for number in range(1, size // 2 + 1)]


FOSSIL_OF = {tile: fossil for fossil in FOSSILS for tile in tiles_of(fossil)}


def type_of(tile: str) -> str:
    return FOSSILS[FOSSIL_OF[tile]]["type"]


def full_bags() -> list[Counter]:
    """FO-02: what lies in the bags of the three sites at first; the slices of a fossil share its tiles evenly."""
    return [
        Counter({tile: one["tiles"][site] // len(tiles_of(name)) for name, one in FOSSILS.items() for tile in tiles_of(name)})
        for site in range(3)
    ]


def cells_in(tile: str) -> int:
    """How many tiles of a kind a fossil takes."""
    return min(2, FOSSILS[FOSSIL_OF[tile]]["size"])


def parts_at_hand(fossil: str, stored: Counter) -> int:
    """How many parts of a fossil that is not shown yet are in storage."""
    return sum(min(cells_in(tile), stored[tile]) for tile in tiles_of(fossil))


# Places


def slices_at(size: int, corner: Cell, way: str) -> list[list[Cell]]:
    """The cells of a fossil by slices. Lying, the long side goes from left to right and slice p is the p-th column."""
    row, column = corner
    if size == 1:
        return [[corner]]
    if size == 2:
        return [[corner, (row, column + 1) if way == "lying" else (row + 1, column)]]
    if way == "lying":
        return [[(row, column + p), (row + 1, column + p)] for p in range(size // 2)]
    return [[(row + p, column), (row + p, column + 1)] for p in range(size // 2)]


def places(museum: Museum, fossil: str) -> set[str]:
    """FO-23: where a new fossil can stand on free cells, as texts."""
    size = FOSSILS[fossil]["size"]
    free = museum.free()
    ways = ("lying",) if size == 1 else ("lying", "upright")
    found = set()
    for corner, way in product(product(range(1, ROWS + 1), range(1, COLUMNS + 1)), ways):
        if all(cell in free for pair in slices_at(size, corner, way) for cell in pair):
            found.add(name_of(corner) if size == 1 else f"{name_of(corner)} {way}")
    return found


def stand(museum: Museum, fossil: str, place: str) -> Fossil:
    """FO-23: put a new fossil, still without parts, into a museum."""
    one = FOSSILS[fossil]
    corner, _, way = place.partition(" ")
    slices = slices_at(one["size"], cell_of(corner), way)
    new = Fossil(fossil, one["type"], one["size"], frozenset(cell for pair in slices for cell in pair), frozenset(), slices)
    museum.fossils.append(new)
    return new


def starting_fossil(type_: str, cell: Cell) -> Fossil:
    """FO-13: a complete fossil of size 1."""
    return Fossil(STARTER, type_, 1, frozenset({cell}), frozenset({cell}), [[cell]])


# What a fossil on show lacks


def shown(museum: Museum, fossil: str) -> Fossil | None:
    return next((one for one in museum.fossils if one.name == fossil), None)


def missing(fossil: Fossil, tile: str) -> list[Cell]:
    """The cells of a fossil that still want this tile, in the order of the slice."""
    cells = fossil.slices[tiles_of(fossil.name).index(tile)]
    return [cell for cell in cells if cell not in fossil.parts]


def wanted(museum: Museum, tile: str) -> bool:
    """Whether a fossil on show lacks a tile of this kind."""
    fossil = shown(museum, FOSSIL_OF[tile])
    return fossil is not None and bool(missing(fossil, tile))


def fitting(museum: Museum, fossil: str, stored: Counter) -> Counter:
    """All parts in storage that go into a fossil on show."""
    one = shown(museum, fossil)
    return +Counter({tile: min(stored[tile], len(missing(one, tile))) for tile in tiles_of(fossil)})


def matches(type_: str, cell: Cell) -> tuple[bool, bool]:
    """Whether a part of a type on this cell matches the shop of its row and the entrance of its column."""
    return SHOPS.get(cell[0]) == type_, ENTRANCES.get(cell[1]) == type_


# Counts


def parts(museum: Museum) -> int:
    return sum(len(one.parts) for one in museum.fossils)
