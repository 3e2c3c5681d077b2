"""The set-up of the slow Giganten: tiles, fields, reserves, kinds, notes."""

from collections import Counter
from dataclasses import dataclass, field

from games.giganten.slow_board import ASIDE, DATA, FAMILY, ORDER, SAURIANS, TILES, Man, SlowBoard, Spot, name_of, plus, spot_of


@dataclass
class SlowSetup(SlowBoard):
    """What can be done until the first turn, and what comes of it."""

    phase: str = "lot"
    first: int = 0
    seat: int = 0
    tiles: list[list[str]] = field(default_factory=lambda: [[], []])
    laid: list[list[tuple[str, int]]] = field(default_factory=lambda: [[], []])
    done: Counter = field(default_factory=Counter)
    held: list[Counter] = field(default_factory=list)
    notes: dict[int, Spot | None] = field(default_factory=dict)
    stopped: set[int] = field(default_factory=set)
    nests: dict[int, Spot] = field(default_factory=dict)
    stage: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.army = Counter(DATA["rosters"][self.options["roster"]])
        if self.options["blank"] != "none":
            self.army["blank"] = 1
        self.held = [Counter() for _ in range(self.players)]

    @property
    def screened(self) -> bool:
        return self.options["screened"] or self.players == 4

    def legal_lay(self, seat: int):
        left = Counter(self.tiles[seat]) - Counter(tile for tile, _ in self.laid[seat])
        return (f"tile {tile} {turn}" for tile in left for turn in (0, 90, 180, 270))

    @property
    def up_to_three(self) -> bool:
        return self.options["reserve"] == "free"

    def standing(self, seat: int) -> int:
        """How many pieces a seat will have on the board."""
        if self.options["reserve"] in ("agreed", "different"):
            return self.army.total() - 3
        return len(self.own(seat)) if seat in self.stopped else self.army.total()

    def enough_land(self, spots: set[Spot]) -> bool:
        """Nest and Blitzes can stand on these fields."""
        land = spots - self.swamp
        return len(land) > self.army["blitz"] and any(not self.corner(spot) for spot in land)

    def can_be_made_enough(self, seat: int, spots: set[Spot], more: int) -> bool:
        """Some more free fields, well chosen, give Nest and Blitzes their land."""
        free = [spot for spot in self.territory(seat) if spot not in spots and spot not in self.swamp]
        best = sorted(free, key=self.corner)[:more]
        return self.enough_land(spots | set(best))

    def legal_occupy(self, seat: int):
        mine = set(self.own(seat))
        more = self.standing(seat) - len(mine) - 1
        found = [
            name_of(spot)
            for spot in self.territory(seat)
            if spot not in self.men and self.can_be_made_enough(seat, mine | {spot}, more)
        ]
        if self.up_to_three and len(mine) >= self.army.total() - 3 and self.enough_land(mine):
            found.append("done")
        return found

    def reserve_steps(self, seat: int) -> int:
        """How many secret steps name the reserve, as far as it is known."""
        if self.options["reserve"] == "different":
            return 3
        if not self.up_to_three:
            return 0
        if not self.screened:
            return self.army.total() - len(self.own(seat))
        return self.held[seat].total() + 1

    def plan(self, seat: int) -> list[str]:
        """The secret steps of a seat: reserves, kinds, the note."""
        held = self.held[seat]
        kinds = [kind for kind in ORDER for _ in range(self.army[kind] - held[kind])]
        steps = ["reserve"] * self.reserve_steps(seat)
        missing = steps.count("reserve") - held.total() if self.options["reserve"] == "different" or not self.screened else 0
        kinds = kinds[: len(kinds) - max(missing, 0)] if self.options["reserve"] in ("free", "different") else kinds
        return steps + kinds + ["note"] * self.options["secret_trap"]

    def mates(self, seat: int) -> list[int]:
        return list(range(seat % 2, self.players, 2))

    def by_nest(self, seat: int, spot: Spot) -> bool:
        """Beside a Nest of the party."""
        return any(spot in self.around(self.nests[mate]) for mate in self.mates(seat) if mate in self.nests)

    @staticmethod
    def around(spot: Spot) -> list[Spot]:
        return [plus(spot, way) for way in ASIDE]

    @property
    def apart(self) -> bool:
        return not self.options["trap_by_nest"]

    def traps(self, seat: int) -> list[Spot]:
        """Where a seat has traps that keep away from Nests."""
        if not self.apart:
            return []
        standing = (
            [spot for spot, man in self.own(seat).items() if man.kind == "blank"] if self.options["blank"] == "trap" else []
        )
        note = self.notes.get(seat)
        return standing if note is None else [*standing, note]

    def second_can_follow(self, seat: int, nest: Spot, taken: set[Spot], traps: list[Spot], blitzes: int) -> bool:
        """The partner finds a field for his Nest and land for his Blitzes, when this seat has these fields."""
        land = {spot for spot in self.territory(seat) if spot not in taken and spot not in self.swamp}
        far = {
            spot
            for spot in land
            if not self.corner(spot)
            and max(abs(spot[0] - nest[0]), abs(spot[1] - nest[1])) > 7
            and not any(spot in self.around(trap) for trap in traps)
        }
        return bool(far) and len(land) >= 1 + self.army["blitz"] + blitzes

    def legal_arrange(self, seat: int):
        what = self.plan(seat)[self.done[seat]]
        if what == "reserve":
            return self.legal_reserve(seat)
        if what == "note":
            return self.legal_note(seat)
        first = self.players == 4 and seat < 2
        if self.screened:
            spots = {spot for spot in self.territory(seat) if spot not in self.men}
            free = spots
        else:
            free = spots = {spot for spot, man in self.own(seat).items() if man.kind is None}
        if what in ("nest", "blitz"):
            spots = spots - self.swamp
        if what == "nest":
            partner = (seat + 2) % 4
            spots = {spot for spot in spots if not self.corner(spot)}
            if self.players == 4 and partner in self.nests:
                other = self.nests[partner]
                spots = {spot for spot in spots if max(abs(spot[0] - other[0]), abs(spot[1] - other[1])) > 7}
                spots -= {near for trap in self.traps(partner) for near in self.around(trap)}
        if what == "blank":
            if self.options["blank"] == "trap" and self.apart:
                spots = {spot for spot in spots if not self.by_nest(seat, spot)}
            spots = {spot for spot in spots if len((free - {spot}) - self.swamp) >= self.army["blitz"]}
        if first:
            mine = set(self.own(seat))
            placed = sum(man.kind == "blitz" for man in self.own(seat).values()) + (what == "blitz")
            is_trap = what == "blank" and self.options["blank"] == "trap" and self.apart
            spots = {
                spot
                for spot in spots
                if self.second_can_follow(
                    seat,
                    self.nests.get(seat, spot),
                    mine | {spot},
                    self.traps(seat) + [spot] * is_trap,
                    self.army["blitz"] - placed,
                )
            }
        return map(name_of, spots)

    def legal_reserve(self, seat: int) -> list[str]:
        held = self.held[seat]
        secret = self.up_to_three and self.screened
        families = {FAMILY[kind] for kind in held} if self.options["reserve"] == "different" else set()
        kinds = [] if secret and held.total() == 3 else SAURIANS
        found = [f"reserve {k}" for k in kinds if held[k] < self.army[k] and FAMILY[k] not in families]
        return found + ["done"] * secret

    def legal_note(self, seat: int) -> list[str]:
        spots = {spot for spot in self.territory(seat) if not (self.apart and self.by_nest(seat, spot))}
        if self.apart and self.players == 4 and seat < 2:
            mine = set(self.own(seat))
            spots = {spot for spot in spots if self.second_can_follow(seat, self.nests[seat], mine, [*self.traps(seat), spot], 0)}
        return [*map(name_of, spots), "done"]

    def do_lot(self, seat: int, do: str) -> None:
        self.first = self.seat = int(do.split()[1])
        self.phase = "draw"

    def do_draw(self, seat: int, do: str) -> None:
        what, which = do.split()
        if what == "group":
            groups = self.options["tiles"].split("_")
            self.tiles[0] += groups[int(which)]
            self.tiles[1] += groups[1 - int(which)]
        else:
            self.tiles[sum(map(len, self.tiles)) % 2].append(which)
        if sum(map(len, self.tiles)) == 2 * len(self.outline["near"]):
            self.phase = "lay"

    def do_lay(self, seat: int, do: str) -> None:
        _, tile, turn = do.split()
        self.laid[seat].append((tile, int(turn) // 90))
        if self.owing():
            return
        ending = "_columns" if self.options["laying"] == "columns" else ""
        for party, side in enumerate(("near", "far")):
            for (tile, turns), (left, low) in zip(self.laid[party], self.outline[side + ending], strict=True):
                picture = TILES[tile]
                for _ in range(turns + 2 * party):
                    picture = ["".join(row[k] for row in reversed(picture)) for k in range(7)]
                self.swamp |= {
                    (left + x, low + 6 - y) for y, row in enumerate(picture) for x, mark in enumerate(row) if mark == "~"
                }
        self.phase = "arrange" if self.screened else "occupy"
        self.agree()

    def agree(self) -> None:
        if self.phase == "arrange" and self.options["reserve"] == "agreed":
            kinds = [self.options[f"agreed_{place}"] for place in (1, 2, 3)]
            self.held = [Counter(kinds) for _ in range(self.players)]

    def do_occupy(self, seat: int, do: str) -> None:
        if do == "done":
            self.stopped.add(seat)
        else:
            self.men[spot_of(do)] = Man(seat, None)
        missing = [one for one in (1 - seat, seat) if len(self.own(one)) < self.standing(one)]
        if missing:
            self.seat = missing[0]
        else:
            self.phase = "arrange"
            self.agree()

    def do_arrange(self, seat: int, do: str) -> None:
        what = self.plan(seat)[self.done[seat]]
        if what == "reserve":
            if do != "done":
                self.held[seat][do.split()[1]] += 1
        elif what == "note":
            self.notes[seat] = None if do == "done" else spot_of(do)
        else:
            self.men[spot_of(do)] = Man(seat, what)
            if what == "nest":
                self.nests[seat] = spot_of(do)
        self.done[seat] += 1
        if not self.owing():
            if self.players == 4 and self.stage == 0:
                self.stage = 1
            else:
                self.begin_turn(self.first)
