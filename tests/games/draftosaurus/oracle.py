"""Draftosaurus once more, slowly: plain lists, no shared code with the engine. What the engine says is held against it.

A zoo is a dictionary from zone to the list of its dinosaurs, the pyramid by cell. Everything is told by the log's texts.
"""

from collections import Counter
from dataclasses import dataclass, field

SPECIES = ["trex", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus", "diplodocus"]
LEFT = {"forest", "trio", "prairie", "wood", "bridge_left", "quarantine"}
WOODLAND = {"forest", "trio", "king", "wood", "bridge_left", "lookout"}
SUMMER = ["forest", "trio", "prairie", "king", "meadow", "island"]
WINTER = ["wood", "bridge_left", "bridge_right", "pyramid", "lookout", "quarantine"]
NEIGHBOURS = {0: {1, 3}, 1: {0, 2, 3, 4}, 2: {1, 4}, 3: {0, 1, 4, 5}, 4: {1, 2, 3, 5}, 5: {3, 4}}

Zoo = dict[str, list[str | None]]


def empty_zoo(board: str) -> Zoo:
    zoo: Zoo = {zone: [] for zone in [*(SUMMER if board == "summer" else WINTER), "river"]}
    if board == "winter":
        zoo["pyramid"] = [None] * 6
    return zoo


def inhabitants(zoo: Zoo, zone: str | None = None) -> list[str]:
    """The dinosaurs of a zone, or of the whole zoo."""
    zones = zoo.values() if zone is None else [zoo[zone]]
    return [one for dinosaurs in zones for one in dinosaurs if one]


def pen_takes(zoo: Zoo, species: str, zone: str, cell: int | None = None, prairie_cap: int = 6) -> bool:
    """DR-20 to DR-35: whether a pen takes a dinosaur by its own rule."""
    there = zoo[zone]
    if zone == "forest":
        return len(there) < 6 and all(one == species for one in there)
    if zone == "trio":
        return len(there) < 3
    if zone == "prairie":
        return len(there) < prairie_cap
    if zone in {"king", "island", "lookout", "quarantine"}:
        return not there
    if zone == "meadow":
        return species not in there
    if zone == "wood":
        if len(there) >= 2:
            return len(there) < 6 and species == there[-2]
        return species not in there
    if zone == "pyramid":
        if there[cell] is not None or any(there[near] == species for near in NEIGHBOURS[cell]):
            return False
        return cell < 3 or (all(there[:3]) and (cell < 5 or all(there[:5])))
    return True


def die_allows(zoo: Zoo, zone: str, face: str) -> bool:
    """DR-09, DR-13 to DR-19."""
    if zone == "river":
        return True
    return {
        "woodlands": zone in WOODLAND,
        "grasslands": zone not in WOODLAND,
        "restrooms": zone not in LEFT,
        "food_court": zone in LEFT,
        "empty": not inhabitants(zoo, zone),
        "no_trex": "trex" not in zoo[zone],
    }[face]


def points(zoos: list[Zoo], seat: int) -> int:
    """DR-20 to DR-38: the points of one zoo."""
    zoo = zoos[seat]
    total = len(zoo["river"])
    total += sum("trex" in dinosaurs for zone, dinosaurs in zoo.items() if zone != "river")
    if "forest" in zoo:
        total += [0, 2, 4, 8, 12, 18, 24][len(zoo["forest"])]
        total += 7 if len(zoo["trio"]) == 3 else 0
        total += 5 * sum(count // 2 for count in Counter(zoo["prairie"]).values())
        total += [0, 1, 3, 6, 10, 15, 21][len(zoo["meadow"])]
        for king in zoo["king"]:
            total += 7 if all(inhabitants(zoo).count(king) >= inhabitants(other).count(king) for other in zoos) else 0
        for hermit in zoo["island"]:
            total += 7 if inhabitants(zoo).count(hermit) == 1 else 0
    else:
        total += [0, 2, 4, 8, 12, 18, 24][len(zoo["wood"])]
        total += 6 * sum(min(zoo["bridge_left"].count(one), zoo["bridge_right"].count(one)) for one in SPECIES)
        total += sum(value for value, one in zip([2, 2, 2, 4, 4, 7], zoo["pyramid"], strict=True) if one)
        for watcher in zoo["lookout"]:
            total += 2 * inhabitants(zoos[seat - 1]).count(watcher)
    return total


@dataclass
class SlowGame:
    """A game followed step by step through its log."""

    players: int
    options: dict
    board: str = ""
    zoos: list[Zoo] = field(default_factory=list)
    hands: list[Counter] = field(default_factory=list)
    bag: Counter = field(default_factory=Counter)
    box: Counter = field(default_factory=Counter)
    holder: int = -1
    face: str | None = None
    turn: int = 0
    round: int = 0
    waiting: dict[int, str] = field(default_factory=dict)
    shown: dict[int, str] = field(default_factory=dict)
    phase: str = "first"
    banked: list[int] = field(default_factory=list)
    banked_trex: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.banked = [0] * self.players
        self.banked_trex = [0] * self.players
        self.lay_out("winter" if self.options.get("board") == "winter" else "summer")
        self.phase = "first"

    @property
    def two(self) -> bool:
        return self.players == 2

    @property
    def after_reveal(self) -> bool:
        return self.options.get("placing") == "after_reveal"

    def lay_out(self, board: str) -> None:
        left = {2: 2, 3: 4, 4: 2, 5: 0}[self.players]
        self.board = board
        self.zoos = [empty_zoo(board) for _ in range(self.players)]
        self.hands = [Counter() for _ in range(self.players)]
        self.bag = Counter(dict.fromkeys(SPECIES, 10 - left))
        self.box = Counter(dict.fromkeys(SPECIES, left))
        self.round = self.turn = 0
        self.phase = "draw"

    def step(self, seat: int, do: str) -> None:
        """Follow one step of a log; it is taken to be legal."""
        words = do.split()
        if seat == -1:
            self.chance(words)
            return
        self.waiting[seat] = do
        if len(self.waiting) == len(self.choosers()):
            chosen, self.waiting = self.waiting, {}
            for one, text in sorted(chosen.items()):
                self.carry_out(one, text.split())
            self.go_on()

    def chance(self, words: list[str]) -> None:
        if words[0] == "first":
            self.holder = int(words[1])
            self.phase = "draw"
        elif words[0] == "draw":
            self.bag[words[2]] -= 1
            self.hands[int(words[1])][words[2]] += 1
            if sum(hand.total() for hand in self.hands) == 6 * self.players:
                self.phase = "roll"
        else:
            self.face = words[1]
            self.phase = "choose"

    def choosers(self) -> list[int]:
        if self.phase == "move":
            return [seat for seat in range(self.players) if self.zoos[seat]["quarantine"]]
        return list(range(self.players))

    def carry_out(self, seat: int, words: list[str]) -> None:
        if words[0] == "choose":
            self.hands[seat][words[1]] -= 1
            self.shown[seat] = words[1]
        elif words[0] == "place":
            self.stand(seat, self.shown.pop(seat), words[1:])
        elif words[0] == "discard":
            self.hands[seat][words[1]] -= 1
            self.box[words[1]] += 1
        elif words[0] == "move":
            self.stand(seat, self.zoos[seat]["quarantine"].pop(), words[1:])
        elif words[0] != "stay":
            self.hands[seat][words[0]] -= 1
            self.stand(seat, words[0], words[1:])

    def stand(self, seat: int, species: str, where: list[str]) -> None:
        if where[0] == "pyramid":
            self.zoos[seat]["pyramid"][int(where[1])] = species
        else:
            self.zoos[seat][where[0]].append(species)

    def go_on(self) -> None:
        if self.phase == "choose" and self.after_reveal:
            self.phase = "place"
        elif self.phase in {"choose", "place"} and self.two:
            self.phase = "discard"
        elif self.phase == "move":
            self.finish()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.hands = self.hands[-1:] + self.hands[:-1]
        stays = self.options.get("last_turn_five") and self.turn == 4
        self.holder = self.holder if stays else (self.holder + 1) % self.players
        self.turn += 1
        self.phase = "roll"
        if self.turn == (3 if self.two else 6):
            self.turn = 0
            self.round += 1
            self.phase = "draw"
            if self.round == (4 if self.two else 2):
                self.phase = "move"
                if self.board == "summer" or not self.choosers():
                    self.finish()

    def finish(self) -> None:
        if self.options.get("board") == "both" and self.board == "summer":
            self.banked = [points(self.zoos, seat) for seat in range(self.players)]
            self.banked_trex = [inhabitants(zoo).count("trex") for zoo in self.zoos]
            self.lay_out("winter")
        else:
            self.phase = "over"

    def scores(self) -> list[int]:
        return [self.banked[seat] + points(self.zoos, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """DR-40, DR-41."""
        trexes = [self.banked_trex[seat] + inhabitants(self.zoos[seat]).count("trex") for seat in range(self.players)]
        merit = [(points, -trex) for points, trex in zip(self.scores(), trexes, strict=True)]
        return [seat for seat in range(self.players) if merit[seat] == max(merit)]

    def legal(self, seat: int) -> set[str]:
        """DR-06 to DR-09, DR-12, DR-37: all that the seat may do, as texts."""
        if self.phase in {"first", "draw", "roll", "over"} or seat not in self.choosers() or seat in self.waiting:
            return set()
        held = [one for one in SPECIES if self.hands[seat][one] > 0]
        if self.phase == "discard":
            return {f"discard {one}" for one in held}
        if self.phase == "choose" and self.after_reveal:
            return {f"choose {one}" for one in held}
        if self.phase == "choose":
            return {f"{one} {where}" for one in held for where in self.places(seat, one, by_die=True)}
        if self.phase == "place":
            return {f"place {where}" for where in self.places(seat, self.shown[seat], by_die=True)}
        (patient,) = self.zoos[seat]["quarantine"]
        stay = {"stay"} if self.options.get("quarantine") == "may" else set()
        return {f"move {where}" for where in self.places(seat, patient, by_die=False)} | stay

    def places(self, seat: int, species: str, *, by_die: bool) -> list[str]:
        zoo = self.zoos[seat]
        cap = 12 if self.options.get("prairie_cap") == "none" else 6
        everybody = self.options.get("last_turn_five") and self.turn == 5
        bound = by_die and (seat != self.holder or everybody)
        found = []
        for zone in zoo:
            if bound and not die_allows(zoo, zone, self.face):
                continue
            if zone == "pyramid":
                found += [f"pyramid {cell}" for cell in range(6) if pen_takes(zoo, species, zone, cell)]
            elif pen_takes(zoo, species, zone, prairie_cap=cap) and not (self.phase == "move" and zone == "quarantine"):
                found.append(zone)
        return found


def follow(match) -> SlowGame:
    """The slow game of a match's log."""
    record = match.record()
    slow = SlowGame(record.players, record.options)
    for step in record.log:
        slow.step(step.seat, step.do)
    return slow


def recount(match) -> list[int]:
    return follow(match).scores()
