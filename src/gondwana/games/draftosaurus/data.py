"""The numbers of the game, read from `data.toml` and checked."""

from pathlib import Path
from typing import Literal

import msgspec

Board = Literal["summer", "winter"]


class Species(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    letter: str
    colour: str


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    left_in_box: int
    rounds: int
    turns: int


class Pen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Board
    name: str
    rule: str
    side: Literal["left", "right"]
    part: Literal["woodland", "grassland"]
    holds: int
    points: int = 0
    ladder: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    touching: tuple[tuple[int, int], ...] = ()


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    side: Literal["left", "right", ""] = ""
    part: Literal["woodland", "grassland", ""] = ""


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    river: int
    trex: int


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    each: int
    hand: int
    species: tuple[Species, ...]
    tables: tuple[Table, ...]
    pens: tuple[Pen, ...]
    die: tuple[Face, ...]
    points: Points

    def __post_init__(self) -> None:
        for table in self.tables:
            in_bag = (self.each - table.left_in_box) * len(self.species)
            drawn = table.players * table.rounds * self.hand
            if in_bag != drawn:
                raise ValueError(f"{table.players} players draw {drawn} dinosaurs, but {in_bag} are in the bag")

    def pen(self, name: str) -> Pen:
        return next(pen for pen in self.pens if pen.name == name)


DATA = msgspec.toml.decode(Path(__file__).with_name("data.toml").read_bytes(), type=Data)

SPECIES = tuple(species.name for species in DATA.species)
FACES = tuple(face.name for face in DATA.die)
PENS: dict[str, tuple[str, ...]] = {
    board: tuple(pen.name for pen in DATA.pens if pen.board == board) for board in ("summer", "winter")
}
ZONES = {board: (*pens, "river") for board, pens in PENS.items()}
CELLS = DATA.pen("pyramid").holds
