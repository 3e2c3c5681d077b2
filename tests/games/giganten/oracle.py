"""Giganten once more, slowly: dictionaries and texts, no shared code with the engine. What the engine says is held against it.

Everything is told by the log's texts.
"""

from collections import Counter
from dataclasses import dataclass, field

from games.giganten.slow_board import (
    ASIDE,
    DATA,
    FAMILY,
    ORDER,
    SAURIANS,
    SLANT,
    TILES,
    Man,
    SlowBoard,
    Spot,
    name_of,
    plus,
    result_of,
    spot_of,
)


@dataclass
class SlowGame(SlowBoard):
    """A game followed step by step through its log."""

    phase: str = "lot"
    first: int = 0
    seat: int = 0
    tiles: list[list[str]] = field(default_factory=lambda: [[], []])
    laid: list[list[tuple[str, int]]] = field(default_factory=lambda: [[], []])
    done: Counter = field(default_factory=Counter)
    held: list[Counter] = field(default_factory=list)
    away: list[Counter] = field(default_factory=list)
    alive: list[Counter] = field(default_factory=list)
    notes: dict[int, Spot] = field(default_factory=dict)
    nests: dict[int, Spot] = field(default_factory=dict)
    taken: set[int] = field(default_factory=set)
    turns_of: Counter = field(default_factory=Counter)
    last: dict[int, tuple[Spot, Spot, int]] = field(default_factory=dict)
    turns: int = 0
    quiet: int = 0
    stage: int = 0
    winner: int | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        self.army = Counter(DATA["rosters"][self.options["roster"]])
        if self.options["blank"] != "none":
            self.army["blank"] = 1
        self.held = [Counter() for _ in range(self.players)]
        self.away = [Counter() for _ in range(self.players)]
        self.alive = [Counter(self.army) for _ in range(self.players)]

    @property
    def screened(self) -> bool:
        return self.options["screened"] or self.players == 4

    # Who is to act and what may be done

    def owing(self) -> list[int]:
        if self.phase == "lay":
            return [party for party in (0, 1) if len(self.laid[party]) < len(self.outline["near"])]
        if self.phase == "arrange":
            seats = (0, 1) if self.stage == 0 else (2, 3)
            return [seat for seat in seats if self.done[seat] < len(self.plan(seat))]
        if self.phase == "up":
            return [self.up[0]]
        if self.phase == "reply":
            return [(self.seat + 1) % self.players]
        return [] if self.phase in ("lot", "draw", "over") else [self.seat]

    def legal(self, seat: int) -> set[str]:
        if seat not in self.owing():
            return set()
        return set(getattr(self, f"legal_{self.phase}")(seat))

    def legal_lay(self, seat: int):
        left = Counter(self.tiles[seat]) - Counter(tile for tile, _ in self.laid[seat])
        return (f"tile {tile} {turn}" for tile in left for turn in (0, 90, 180, 270))

    def standing(self) -> int:
        return self.army.total() - (3 if self.options["reserve"] != "none" else 0)

    def legal_occupy(self, seat: int):
        mine = self.own(seat)
        bound = 1 + self.army["blitz"] + (self.options["blank"] == "trap")
        good = {spot for spot in self.territory(seat) if spot not in self.swamp and not self.corner(spot)}
        must = self.standing() - len(mine) <= bound - len(good & set(mine))
        return (name_of(spot) for spot in (good if must else self.territory(seat)) if spot not in self.men)

    def plan(self, seat: int) -> list[str]:
        """The secret steps of a seat: reserves, kinds, the note."""
        steps = ["reserve"] * (3 if self.options["reserve"] in ("free", "different") else 0)
        held = self.held[seat]
        kinds = [kind for kind in ORDER for _ in range(self.army[kind] - held[kind])]
        return steps + kinds[: self.standing()] + ["note"] * self.options["secret_trap"]

    def by_nest(self, seat: int, spot: Spot) -> bool:
        return seat in self.nests and spot in [plus(self.nests[seat], way) for way in ASIDE]

    def legal_arrange(self, seat: int):
        what = self.plan(seat)[self.done[seat]]
        apart = not self.options["trap_by_nest"]
        if what == "reserve":
            families = {FAMILY[kind] for kind in self.held[seat]} if self.options["reserve"] == "different" else set()
            return (f"reserve {k}" for k in SAURIANS if self.held[seat][k] < self.army[k] and FAMILY[k] not in families)
        if what == "note":
            return (name_of(spot) for spot in self.territory(seat) if not (apart and self.by_nest(seat, spot)))
        if self.screened:
            spots = {spot for spot in self.territory(seat) if spot not in self.men}
        else:
            spots = {spot for spot, man in self.own(seat).items() if man.kind is None}
        if what in ("nest", "blitz"):
            spots -= self.swamp
        if what == "nest":
            spots = {spot for spot in spots if not self.corner(spot)}
            partner = self.nests.get((seat + 2) % 4) if self.players == 4 else None
            if partner:
                far = {spot for spot in spots if max(abs(spot[0] - partner[0]), abs(spot[1] - partner[1])) > 7}
                spots = far or spots
        if what == "blank" and self.options["blank"] == "trap" and apart:
            spots = {spot for spot in spots if not self.by_nest(seat, spot)}
        return map(name_of, spots)

    def goals(self, seat: int, spot: Spot) -> dict[Spot, Spot | None]:
        """Where a piece can go, and in which direction it flies there."""
        man = self.men[spot]
        found: dict[Spot, Spot | None] = {}
        if man.stuck or man.kind == "nest" or (man.kind == "blank" and self.options["blank"] == "trap"):
            return found
        if self.step and self.challenged and spot == self.mover:
            return found
        forward = (0, 1) if seat % 2 == 0 else (0, -1)
        for way in ASIDE:
            goal = plus(spot, way)
            if self.free(goal) and not (man.kind == "blitz" and (way == forward or goal in self.swamp)):
                found[goal] = None
        if man.kind == "flug" and not self.step:
            for way in ASIDE + SLANT:
                far = 1
                while self.free(plus(spot, way, far)):
                    goal = plus(spot, way, far)
                    if far > 1 and self.targets(seat, goal, way):
                        found[goal] = way
                    far += 1
        start, goal, times = self.last.get(seat, ((-1, -1), (-1, -1), 0))
        if self.options["shuttle"] == "limited" and times >= 3 and goal == spot:
            found.pop(start, None)
        return found

    def targets(self, seat: int, spot: Spot, way: Spot | None) -> set[Spot]:
        """Who can be challenged from a field, after a flight in some direction or after a step."""
        if way is None:
            ways = ASIDE
        elif way in SLANT:
            ways = [way]
        else:
            ways = [one for one in ASIDE if one != (-way[0], -way[1])]
        return {plus(spot, one) for one in ways if self.enemy(seat, plus(spot, one))}

    def movers(self, seat: int) -> list[Spot]:
        return [spot for spot in self.own(seat) if self.goals(seat, spot)]

    def entries(self, seat: int) -> list[Spot]:
        return [spot for spot in self.home(seat, 7) if self.border(spot) and spot not in self.men]

    def extras(self, seat: int) -> list[str]:
        """Reserves and pieces that come back."""
        found = []
        if self.step == 0 and self.turns_of[seat] >= 2 and self.entries(seat):
            found += [f"reserve {kind}" for kind in +self.held[seat]]
        if self.step == 0 and not self.brought and self.first_row(seat):
            found += [f"back {kind}" for kind in +self.away[seat]]
        return found

    def first_row(self, seat: int) -> list[Spot]:
        return [spot for spot in self.home(seat, 1) if spot not in self.men]

    def legal_pick(self, seat: int):
        found = [name_of(spot) for spot in self.movers(seat)]
        if self.step:
            return [*found, "done"]
        talk = ["resign"] + ["offer draw"] * (not self.offered) if self.options["parley"] else []
        return found + self.extras(seat) + talk

    def legal_go(self, seat: int):
        return (f"-{name_of(spot)}" for spot in self.goals(seat, self.picked))

    def legal_challenge(self, seat: int):
        peaceful = self.men[self.mover].kind in ("blitz", "blank")
        found = [] if peaceful else [f"x {name_of(spot)}" for spot in self.targets(seat, self.mover, self.flown)]
        return found + ["quiet"] * (self.flown is None)

    def legal_set(self, seat: int):
        return map(name_of, self.entries(seat))

    def legal_return(self, seat: int):
        return map(name_of, self.first_row(seat))

    def legal_up(self, seat: int):
        return ["up", "stay"]

    def legal_reply(self, seat: int):
        return ["accept", "decline"]

    # Steps

    def follow(self, seat: int, do: str) -> None:
        """Follow one step of a log; it is taken to be legal."""
        getattr(self, f"do_{self.phase}")(seat, do)

    def do_lot(self, seat: int, do: str) -> None:
        self.first = self.seat = int(do.split()[1])
        self.phase = "draw"

    def do_draw(self, seat: int, do: str) -> None:
        what, which = do.split()
        if what == "group":
            groups = {"ad_bc": ["ad", "bc"], "ab_cd": ["ab", "cd"]}[self.options["tiles"]]
            self.tiles = [list(groups[int(which)]), list(groups[1 - int(which)])]
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
            self.held = [Counter(DATA["reserve"]["agreed"]) for _ in range(self.players)]

    def do_occupy(self, seat: int, do: str) -> None:
        self.men[spot_of(do)] = Man(seat, None)
        self.seat = 1 - seat
        if len(self.own(1 - seat)) == self.standing():
            self.phase = "arrange"
            self.agree()

    def do_arrange(self, seat: int, do: str) -> None:
        what = self.plan(seat)[self.done[seat]]
        if what == "reserve":
            self.held[seat][do.split()[1]] += 1
        elif what == "note":
            self.notes[seat] = spot_of(do)
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

    def begin_turn(self, seat: int) -> None:
        for _ in range(self.players):
            self.seat = seat
            self.step = 0
            self.challenged = self.brought = self.offered = False
            self.mover = self.flown = None
            sides = [sum(man.seat % 2 == party for man in self.men.values()) for party in (0, 1)]
            late = sum(sides) <= 20 or min(sides) <= 10
            self.quickly = self.options["quick"] and (late or self.turns_of[seat] < 3)
            self.phase = "pick"
            if self.movers(seat) or self.extras(seat):
                return
            partner = (seat + 2) % 4
            if self.players == 2 or not (self.movers(partner) or self.extras(partner)):
                self.end(1 - seat % 2)
                return
            seat = (seat + 1) % self.players

    def end(self, winner: int | None) -> None:
        self.phase = "over"
        self.winner = winner

    def end_turn(self) -> None:
        seat = self.seat
        for man in self.own(seat).values():
            man.stuck = max(0, man.stuck - 1)
        self.turns_of[seat] += 1
        self.turns += 1
        self.quiet += 1
        takers = sum(alive[kind] for alive in self.alive for kind in SAURIANS)
        if not takers or self.quiet >= self.players * self.options["quiet_moves"] or self.turns >= self.options["most_turns"]:
            self.end(None)
        else:
            self.begin_turn((seat + 1) % self.players)

    def do_pick(self, seat: int, do: str) -> None:
        if do == "done":
            self.end_turn()
        elif do == "resign":
            self.end(1 - seat % 2)
        elif do == "offer draw":
            self.offered = True
            self.phase = "reply"
        elif " " in do:
            what, self.hand = do.split()
            self.phase = {"reserve": "set", "back": "return"}[what]
        else:
            self.picked = spot_of(do)
            self.phase = "go"

    def do_reply(self, seat: int, do: str) -> None:
        self.phase = "pick"
        if do == "accept":
            self.end(None)

    def do_set(self, seat: int, do: str) -> None:
        self.men[spot_of(do)] = Man(seat, self.hand)
        self.held[seat][self.hand] -= 1
        self.brought = True
        self.phase = "pick"
        if not self.movers(seat) and not self.extras(seat):
            self.end_turn()

    def do_return(self, seat: int, do: str) -> None:
        self.men[spot_of(do)] = Man(seat, self.hand)
        self.away[seat][self.hand] -= 1
        self.end_turn()

    def do_go(self, seat: int, do: str) -> None:
        goal = spot_of(do[1:])
        self.flown = self.goals(seat, self.picked)[goal]
        start, before, times = self.last.get(seat, ((-1, -1), (-1, -1), 0))
        back = before == self.picked and start == goal
        self.last[seat] = (self.picked, goal, times + 1 if back else 1)
        self.men[goal] = self.men.pop(self.picked)
        self.mover = goal
        if self.trapped(seat, goal):
            self.after_move()
        elif self.flown is not None or (not self.challenged and self.targets(seat, goal, None)):
            self.phase = "challenge"
        else:
            self.after_move()

    def trapped(self, seat: int, spot: Spot) -> bool:
        if not any(note == spot and other % 2 != seat % 2 for other, note in self.notes.items()):
            return False
        self.quiet = 0
        self.catch(spot)
        return True

    def catch(self, spot: Spot) -> None:
        man = self.men[spot]
        if self.options["trapped"] == "stands_still":
            man.stuck = 2 + (man.seat == self.seat)
        elif self.options["trapped"] == "comes_back":
            self.away[man.seat][self.men.pop(spot).kind] += 1
        else:
            self.beat(spot)

    def beat(self, spot: Spot) -> None:
        man = self.men.pop(spot)
        self.alive[man.seat][man.kind] -= 1

    def do_challenge(self, seat: int, do: str) -> None:
        if do == "quiet":
            self.after_move()
            return
        at, here = spot_of(do[2:]), self.mover
        attacker, defender = self.men[here], self.men[at]
        self.challenged = True
        self.quiet = 0
        trap = self.options["blank"] == "trap"
        left = result_of(
            attacker.kind, defender.kind, at in self.swamp, trap=trap, flug_survives=self.options["flug_survives_blitz"]
        )
        if left == "attacker":
            self.beat(at)
            if defender.kind == "nest":
                self.taken.add(defender.seat)
                if all(other in self.taken for other in range(defender.seat % 2, self.players, 2)):
                    self.end(seat % 2)
                    return
            self.phase, self.up = "up", (seat, here, at)
        elif left == "defender" and defender.kind == "blank":
            self.catch(here)
            self.after_move()
        elif left == "defender":
            self.beat(here)
            if defender.kind == "blitz":
                self.after_move()
            else:
                self.phase, self.up = "up", (defender.seat, at, here)
        else:
            if left == "none":
                self.beat(here)
                self.beat(at)
            self.after_move()

    def do_up(self, seat: int, do: str) -> None:
        winner, start, goal = self.up
        if do == "up":
            self.men[goal] = self.men.pop(start)
            if winner == self.seat:
                self.mover = goal
            self.trapped(winner, goal)
        self.after_move()

    def after_move(self) -> None:
        if self.quickly and self.step == 0 and self.flown is None:
            self.step = 1
            self.phase = "pick"
            if self.movers(self.seat):
                return
        self.end_turn()

    def scores(self) -> list[int]:
        return [1 if self.winner is None else 2 * (self.winner == seat % 2) for seat in range(self.players)]


def recount(match) -> list[int]:
    """The points of a match, by the slow game."""
    record = match.record()
    slow = SlowGame(record.players, record.options)
    for step in record.log:
        slow.follow(step.seat, step.do)
    return slow.scores()
