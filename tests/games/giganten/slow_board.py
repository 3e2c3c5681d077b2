"""The board of the slow Giganten, and its fights. A field is a pair of column and row; a piece is a small object on it."""

import re
import tomllib
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import gondwana.games

DATA = tomllib.loads((Path(gondwana.games.__file__).parent / "giganten" / "data.toml").read_text(encoding="utf-8"))
TILES = {tile["name"]: tile["rows"] for tile in DATA["tiles"]}
STRENGTH = {piece["name"]: (piece.get("land"), piece.get("swamp")) for piece in DATA["pieces"]}
ORDER = list(STRENGTH)
FAMILY = {name: name.split("_")[0] for name in ORDER}
SAURIANS = [name for name in ORDER if name not in ("nest", "blank", "blitz", "culak")]
ASIDE = [(0, 1), (1, 0), (0, -1), (-1, 0)]
SLANT = [(1, 1), (1, -1), (-1, -1), (-1, 1)]

Spot = tuple[int, int]


def name_of(spot: Spot) -> str:
    column, row = spot
    return ("" if column < 26 else "a") + chr(97 + column % 26) + str(row + 1)


def spot_of(name: str) -> Spot:
    letters, digits = re.fullmatch(r"([a-z]+)(\d+)", name).groups()
    column = ord(letters) - 97 if len(letters) == 1 else 26 + ord(letters[1]) - 97
    return column, int(digits) - 1


def plus(spot: Spot, way: Spot, times: int = 1) -> Spot:
    return spot[0] + way[0] * times, spot[1] + way[1] * times


@dataclass
class Man:
    """A piece on the board."""

    seat: int
    kind: str | None
    stuck: int = 0


def result_of(attacker: str, defender: str, swamp: bool, *, trap: bool, flug_survives: bool) -> str:
    """GI-22 to GI-39, GI-63, GI-64: who is left: attacker, defender, both or none."""
    if defender == "blank":
        return "defender" if trap else "attacker"
    if defender == "blitz":
        return "both" if attacker == "flug" and flug_survives else "defender"
    if defender == "nest":
        return "both" if attacker == "culak" else "attacker"
    pair = (attacker, defender)
    if pair == ("flug", "flug"):
        return "none"
    if "flug" in pair:
        return "both" if "stego" not in pair else ("attacker" if attacker == "stego" else "defender")
    if "culak" in pair:
        other = defender if attacker == "culak" else attacker
        if other == "culak" or (swamp and FAMILY[other] not in ("tyra", "deino")):
            return "both"
        culak_wins = FAMILY[other] == "tyra" or (FAMILY[other] == "deino" and swamp)
        return "attacker" if culak_wins == (attacker == "culak") else "defender"
    mine, yours = STRENGTH[attacker][swamp], STRENGTH[defender][swamp]
    if mine == yours:
        return "both" if FAMILY[attacker] == FAMILY[defender] else "none"
    return "attacker" if mine > yours else "defender"


@dataclass
class SlowBoard:
    """The fields of an outline and who stands on them."""

    players: int
    options: dict
    swamp: set[Spot] = field(default_factory=set)
    men: dict[Spot, Man] = field(default_factory=dict)

    def __post_init__(self) -> None:
        name = {"normal": "square" if self.players == 2 else "eight"}.get(self.options["outline"], self.options["outline"])
        self.outline = next(outline for outline in DATA["outlines"] if outline["name"] == name)
        self.fields = {
            (x + dx, y + dy) for x, y in self.outline["near"] + self.outline["far"] for dx, dy in product(range(7), range(7))
        }
        self.depth = max(row for _, row in self.fields) + 1

    def rank(self, seat: int, spot: Spot) -> int:
        return spot[1] + 1 if seat % 2 == 0 else self.depth - spot[1]

    def corner(self, spot: Spot) -> bool:
        shut = [plus(spot, way) not in self.fields for way in ASIDE]
        return (shut[0] or shut[2]) and (shut[1] or shut[3])

    def border(self, spot: Spot) -> bool:
        return any(plus(spot, way) not in self.fields for way in ASIDE)

    def home(self, seat: int, rows: int) -> set[Spot]:
        return {spot for spot in self.fields if self.rank(seat, spot) <= rows}

    def territory(self, seat: int) -> set[Spot]:
        return self.home(seat, 7 if self.options["screened"] else 6)

    def free(self, spot: Spot) -> bool:
        return spot in self.fields and spot not in self.men

    def enemy(self, seat: int, spot: Spot) -> bool:
        return spot in self.men and self.men[spot].seat % 2 != seat % 2

    def own(self, seat: int) -> dict[Spot, Man]:
        return {spot: man for spot, man in self.men.items() if man.seat == seat}
