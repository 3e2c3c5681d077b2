"""The table of a slow game of Fossilium: seats, workers, bags, goals, and how a question is put.

The game is told as one long script of generators. It yields a question, seat -> legal texts (chance: text -> weight),
and is sent the step that was made, (seat, text).
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

from games.fossilium import oracle
from games.fossilium.oracle import DATA, Museum
from games.fossilium.slow_display import full_bags, parts
from games.fossilium.slow_market import Market

CHANCE = -1
NEUTRAL = None
LAST_ROUND = len(DATA["rounds"])
SITES = (1, 2, 3)
COLUMN_COUNT = 4
SLOTS, SYMBOLS, MOST_STUDENTS = (DATA["storage"][name] for name in ("slots", "symbols", "students"))

Question = dict[int, Any]
Step = tuple[int, str]
Script = Generator[Question, Step, Any]


@dataclass
class Seat:
    """A player: the museum, and what lies beside it."""

    museum: Museum = field(default_factory=Museum)
    storage: Counter = field(default_factory=Counter)
    students: int = 0
    free: int = DATA["start"]["workers"]
    fixed: Counter = field(default_factory=Counter)
    passed: bool = False
    gained: int = 0
    met: list[str] = field(default_factory=list)

    def has(self, panel: str) -> bool:
        return any(one.name == panel for one in self.museum.panels)

    def slots(self) -> int:
        return SLOTS + DATA["panels"]["depot"] * self.has("depot")

    def room(self) -> int:
        """The free slots of the storage."""
        return self.slots() - self.storage.total()

    def symbols(self) -> int:
        """FO-12: the symbols that can be seen; parts cover them only when the plain slots are full."""
        return min(SYMBOLS, self.room())


def pedestals(museum: Museum) -> int:
    """FO-26: how many pedestals are used."""
    return sum(any(one.cells == cells for one in museum.fossils) for cells, _ in oracle.pedestals())


LABOUR = {one["name"]: one["least"] for one in DATA["labour"]}
STANDARD = [one["name"] for one in DATA["labour"][:4]]

LABOUR_COUNTS = {
    "types": lambda m: len({one.type for one in m.complete()}),
    "parts": parts,
    "panels": lambda m: len(m.panels),
    "large": lambda m: sum(one.size >= 4 for one in m.complete()),
    "guests": lambda m: m.guests,
    "small": lambda m: sum(one.size <= 2 for one in m.complete()),
    "money": lambda m: m.money,
    "pedestals": pedestals,
}

ROUND_COUNTS = {
    "fossils": lambda m: len(m.fossils),
    "types": lambda m: len({one.type for one in m.fossils}),
    "one_type": lambda m: max(Counter(one.type for one in m.fossils).values(), default=0),
    "small": lambda m: sum(one.size <= 2 for one in m.fossils),
    "large": lambda m: sum(one.size >= 4 for one in m.fossils),
    "complete": lambda m: len(m.complete()),
    "pedestals": pedestals,
    "classes": lambda m: len({one.size for one in m.complete()}),
}


@dataclass
class SlowTable:
    """What lies on the table."""

    players: int
    options: dict[str, Any]
    round: int = 0
    ammonite: int = 0
    seats: list[Seat] = field(default_factory=list)
    bags: list[Counter] = field(default_factory=full_bags)
    market: Market = field(default_factory=Market)
    workers: dict[str, list[int | None]] = field(default_factory=dict)
    neutral: list[str] = field(default_factory=list)
    labour: list[str] = field(default_factory=list)
    round_goals: list[str] = field(default_factory=list)
    end_goal: str | None = None
    facts: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = [Seat(Museum(money=DATA["start"]["money"])) for _ in range(self.players)]
        self.neutral = list(DATA["neutral"][str(self.players)])

    def note(self, what: str, seat: int, **more: Any) -> None:
        """Keep a fact of the game."""
        self.facts.append({"what": what, "round": self.round, "seat": seat, **more})

    def from_ammonite(self) -> list[int]:
        """FO-03: the seats clockwise from the Ammonite."""
        return [(self.ammonite + step) % self.players for step in range(self.players)]

    # Questions

    def ask(self, seat: int, options: Iterable[str], *, always: bool = False) -> Script:
        """Ask a seat; a question with one answer is not asked."""
        options = set(options)
        if len(options) == 1 and not always:
            return options.pop()
        _, do = yield {seat: options}
        return do

    def together(self, scripts: dict[int, Script]) -> Script:
        """Let several seats answer at the same time, each its own questions; return what their scripts return."""
        waiting: Question = {}
        results = {}

        def advance(seat: int, step: Step | None) -> None:
            waiting.pop(seat, None)
            try:
                waiting[seat] = scripts[seat].send(step)[seat]
            except StopIteration as end:
                results[seat] = end.value

        for seat in scripts:
            advance(seat, None)
        while waiting:
            step = yield dict(waiting)
            advance(step[0], step)
        return results

    def draw(self, site: int) -> Script:
        """Chance draws a tile from the bag of a site."""
        bag = self.bags[site - 1]
        _, do = yield {CHANCE: {f"draw {tile}": many for tile, many in bag.items() if many}}
        tile = do.split()[1]
        assert bag[tile] > 0, f"no {tile} in bag {site}"
        bag[tile] -= 1
        return tile

    def draw_many(self, site: int, many: int) -> Script:
        """A short bag gives what it has (FO-60)."""
        tiles: list[str] = []
        while len(tiles) < many and self.bags[site - 1].total():
            tiles.append((yield from self.draw(site)))
        return tiles

    # Numbers

    def welcome(self, seat: int, guests: int) -> None:
        """FO-40."""
        oracle.welcome(self.seats[seat].museum, guests)

    def teach(self, seat: int, students: int) -> None:
        """FO-12: never more than 5."""
        self.seats[seat].students = min(MOST_STUDENTS, self.seats[seat].students + students)

    def look_at_labour(self) -> None:
        """FO-39: who meets a goal of the labour market gets a worker.

        Goals are looked at when workers stand on a field and its money has changed hands, after every part that is sold, when
        a panel stands, when something has been shown, at the end of an action, after income and after the opening.
        """
        for number, seat in enumerate(self.seats):
            for goal in self.labour:
                if goal not in seat.met and LABOUR_COUNTS[goal](seat.museum) >= LABOUR[goal]:
                    seat.met.append(goal)
                    seat.free += 1
                    seat.gained += 1
                    self.note("worker", number, goal=goal)

    # Workers

    def workers_in(self, column: int) -> int:
        """All workers in a column: on its fields, neutral ones included, and fixed ones above it."""
        placed = sum(len(here) for field_, here in self.workers.items() if field_.endswith(f"-{column}"))
        return placed + sum(seat.fixed[column] for seat in self.seats)

    def own_workers_in(self, seat: int, column: int) -> int:
        """A seat's workers on the fields of a column."""
        return sum(here.count(seat) for field_, here in self.workers.items() if field_.endswith(f"-{column}"))

    def placed_in(self, column: int) -> int:
        """Workers of all museums and neutral ones on the fields of a column."""
        return sum(len(here) for field_, here in self.workers.items() if field_.endswith(f"-{column}"))
