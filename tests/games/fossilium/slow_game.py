"""Fossilium once more, slowly: dictionaries and texts, no shared code with the engine. What the engine says is held against it.

Everything is told by the log's texts: `SlowGame.follow` takes them one by one.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from games.fossilium import oracle
from games.fossilium.oracle import DATA, GOALS, cell_of, income, opening_prestige
from games.fossilium.slow_display import TYPES, starting_fossil
from games.fossilium.slow_table import (
    CHANCE,
    COLUMN_COUNT,
    LABOUR,
    LAST_ROUND,
    NEUTRAL,
    ROUND_COUNTS,
    SITES,
    STANDARD,
    Question,
    Script,
)
from games.fossilium.slow_turn import SlowTurn

MOST_DUG, ROOM = DATA["digging"]["most"], DATA["digging"]["room"]


@dataclass
class SlowGame(SlowTurn):
    """A game followed step by step through its log."""

    over: bool = False
    question: Question = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.end_goal = self.agreed_end_goal()
        self.script = self.game()
        self.question = next(self.script)

    # What is asked

    def owing(self) -> list[int]:
        """Return the seats that are to decide."""
        return sorted(seat for seat in self.question if seat != CHANCE)

    def legal(self, seat: int) -> set[str]:
        """Return the legal actions of a seat as texts."""
        return set(self.question.get(seat, ()))

    def odds(self) -> dict[str, int]:
        """Return what chance can do, with weights."""
        return dict(self.question.get(CHANCE, {}))

    def follow(self, seat: int, do: str) -> None:
        """Follow one step of a log; raise AssertionError if it is none of the legal ones."""
        assert do in self.question.get(seat, ()), f"seat {seat}: {do} is none of {self.question}"
        try:
            self.question = self.script.send((seat, do))
        except StopIteration:
            self.question = {}
            self.over = True

    # The game

    def game(self) -> Script:
        """FO-01: five rounds."""
        yield from self.draw_goals()
        yield from self.set_up()
        for self.round in range(1, LAST_ROUND + 1):
            self.place_neutral()
            self.take_income()
            yield from self.action_phase()
            self.open_museums()
            if self.round < LAST_ROUND:
                yield from self.excavate()
                yield from self.refill()
        self.take_income()
        for seat, lines in enumerate(self.sheet()):
            self.note("score", seat, lines=lines)

    def draw_goals(self) -> Script:
        """FO-03, FO-39, FO-51, FO-80: who begins, and the goals of this game."""
        first = range(self.players) if self.options["first"] == "random" else [self.options["first"]]
        _, do = yield {CHANCE: {f"first {seat}": 1 for seat in first}}
        self.ammonite = int(do.split()[1])
        if self.options["labour_goals"] == "standard":
            self.labour = list(STANDARD)
        while len(self.labour) < len(STANDARD):
            _, do = yield {CHANCE: {f"labour {goal}": 1 for goal in LABOUR if goal not in self.labour}}
            self.labour.append(do.split()[1])
        for number, one in enumerate(DATA["rounds"], 1):
            names = [goal["name"] for goal in one["goals"]]
            if self.options["round_goals"] == "drawn":
                _, do = yield {CHANCE: {f"goal {number} {name}": 1 for name in names}}
                self.round_goals.append(do.split()[2])
            else:
                self.round_goals.append(names[self.options["round_goals"] == "second"])
        if self.players > 1 and self.options["end_goal"] == "drawn":
            _, do = yield {CHANCE: {f"final {goal}": 1 for goal in GOALS}}
            self.end_goal = do.split()[1]

    def agreed_end_goal(self) -> str | None:
        """FO-80, FO-91: the end goal of the options. While none is drawn, all are equal in any of them: the first will do."""
        goal = self.options["end_goal"]
        if self.players == 1 or goal == "none":
            return None
        return next(iter(GOALS)) if goal == "drawn" else goal

    def set_up(self) -> Script:
        """Fill the market, then two parts of each site for everybody; all choose what to keep and their starting fossil."""
        yield from self.fill_market(DATA["start"]["market"])
        hands = {}
        for seat in self.from_ammonite():
            hands[seat] = []
            for site in SITES:
                tiles = yield from self.draw_many(site, DATA["start"]["draw"])
                hands[seat] += [(tile, site) for tile in tiles]
        chosen = yield from self.together({seat: self.choose_start(seat, hands[seat]) for seat in hands})
        for seat, (kept, type_) in chosen.items():
            for place, (tile, site) in enumerate(hands[seat], 1):
                if place in kept:
                    self.seats[seat].storage[tile] += 1
                else:
                    self.bags[site - 1][tile] += 1
            self.seats[seat].museum.fossils.append(starting_fossil(type_, cell_of(DATA["museum"]["starts"][type_])))

    def choose_start(self, seat: int, hand: list[tuple[str, int]]) -> Script:
        kept = yield from self.choose_kept(seat, len(hand), DATA["start"]["keep"])
        type_ = (yield from self.ask(seat, {f"start {type_}" for type_ in TYPES})).split()[1]
        return kept, type_

    def choose_kept(self, seat: int, drawn: int, keep: int) -> Script:
        """Choose which of the drawn tiles to keep, by their places from 1."""
        ways = combinations(range(1, drawn + 1), min(drawn, keep))
        do = yield from self.ask(seat, {" ".join(["keep", *map(str, way)]) for way in ways})
        return [int(place) for place in do.split()[1:]]

    def place_neutral(self) -> None:
        """FO-90: in each new round one column to the right."""
        self.workers = {}
        for start in self.neutral:
            row, column = start.split("-")
            now = (int(column) + self.round - 2) % COLUMN_COUNT + 1
            self.workers[f"{row}-{now}"] = [NEUTRAL]

    # Phases

    def take_income(self) -> None:
        """FO-10 to FO-13. In round 1 the starting fossil, the only one there is, brings the 1 $ and the 1 guest of FO-13."""
        for number, seat in enumerate(self.seats):
            money, guests = income(seat.museum, incomplete=self.options["shop_incomplete"])
            seat.museum.money += money
            self.welcome(number, guests)
            self.teach(number, seat.symbols())
            self.note("income", number, money=money, guests=guests, students=seat.symbols())
        self.look_at_labour()

    def action_phase(self) -> Script:
        """FO-20, FO-22: clockwise from the Ammonite until all are out."""
        for one in self.seats:
            one.passed = False
            one.gained = 0
        seat = self.ammonite
        self.market.fix_prices()
        idle = 0
        while idle < self.players:
            idle += 1
            if self.can_act(seat):
                idle = 0
                yield from self.turn(seat)
                self.market.fix_prices()
            elif self.fixed_at_hand(seat):
                self.note("skipped", seat)
            seat = (seat + 1) % self.players

    def open_museums(self) -> None:
        """FO-50 to FO-52."""
        goal = self.round_goals[self.round - 1]
        (levels,) = [one["levels"] for one in DATA["rounds"][self.round - 1]["goals"] if one["name"] == goal]
        for number, seat in enumerate(self.seats):
            museum = seat.museum
            guests, prestige = museum.guests, opening_prestige(museum.guests)
            museum.prestige += prestige
            level = sum(ROUND_COUNTS[goal](museum) >= least for least in levels)
            regular = DATA["guests"]["regular"][level - 1] if level else 0
            museum.regulars += regular
            museum.guests = museum.regulars
            self.note("opening", number, guests=guests, prestige=prestige, level=level, regular=regular)
        self.look_at_labour()

    def excavate(self) -> Script:
        """FO-60 to FO-62."""
        beside: dict[int, list[str]] = {seat: [] for seat in self.from_ammonite()}
        left = {(seat, site) for seat in beside for site in SITES if self.digs(seat, site)}
        while sites := self.open_sites(left):
            chosen = yield from self.together({seat: self.choose_site(seat, sites[seat]) for seat in sites})
            left -= yield from self.dig({seat: chosen[seat] for seat in self.from_ammonite() if seat in chosen}, beside)
        surplus = yield from self.together({seat: self.choose_left(seat, beside[seat]) for seat in beside})
        for seat in self.from_ammonite():
            for tile in surplus[seat]:
                self.market.enter(tile)
            self.seats[seat].storage.update(Counter(beside[seat]) - Counter(surplus[seat]))
        yield from self.return_workers()
        self.ammonite = (self.ammonite + 1) % self.players

    def open_sites(self, left: set[tuple[int, int]]) -> dict[int, list[int]]:
        """FO-60: the sites at which seats can still dig; not those whose bag is empty now."""
        found: dict[int, list[int]] = {}
        for seat, site in left:
            if self.bags[site - 1].total():
                found.setdefault(seat, []).append(site)
        return found

    def choose_site(self, seat: int, sites: list[int]) -> Script:
        """FO-60: everybody takes the sites in an order of choice."""
        return int((yield from self.ask(seat, {f"dig {site}" for site in sites})).split()[1])

    def digs(self, seat: int, site: int) -> int:
        """FO-60: the own workers of a seat at a site, fixed ones included."""
        return self.own_workers_in(seat, site) + self.seats[seat].fixed[site]

    def dig(self, sites: dict[int, int], beside: dict[int, list[str]]) -> Script:
        """FO-60: those who dig at the same moment draw from the Ammonite on, then choose at the same time.

        Return who has dug where; a seat that finds the bag empty keeps the site for later.
        """
        hands = {}
        for seat, site in sites.items():
            many = min(MOST_DUG, self.placed_in(site) + self.seats[seat].fixed[site])
            if self.bags[site - 1].total():
                hands[seat] = yield from self.draw_many(site, many)
        scripts = {seat: self.choose_kept(seat, len(hand), self.digs(seat, sites[seat])) for seat, hand in hands.items()}
        for seat, kept in sorted((yield from self.together(scripts)).items()):
            self.note("dug", seat, site=sites[seat], drawn=len(hands[seat]), kept=len(kept))
            for place, tile in enumerate(hands[seat], 1):
                if place in kept:
                    beside[seat].append(tile)
                else:
                    self.bags[sites[seat] - 1][tile] += 1
        return {(seat, sites[seat]) for seat in hands}

    def choose_left(self, seat: int, beside: list[str]) -> Script:
        """FO-61: new parts that do not fit go to the market in an order of choice."""
        rest = list(beside)
        left: list[str] = []
        for _ in range(len(beside) - self.seats[seat].room()):
            do = yield from self.ask(seat, {f"leave {tile}" for tile in rest}, always=len(rest) > 1)
            left.append(do.split()[1])
            rest.remove(left[-1])
        return left

    def return_workers(self) -> Script:
        """FO-62: each worker above the room for four is fixed over a column."""
        for number, seat in enumerate(self.seats):
            seat.free += sum(here.count(number) for here in self.workers.values())
        self.workers = {}
        columns = yield from self.together({seat: self.choose_fixed(seat) for seat in range(self.players)})
        for seat, chosen in columns.items():
            self.seats[seat].free -= len(chosen)
            self.seats[seat].fixed.update(chosen)

    def choose_fixed(self, seat: int) -> Script:
        chosen = []
        for _ in range(self.seats[seat].free - ROOM):
            do = yield from self.ask(seat, {f"fix {column}" for column in range(1, COLUMN_COUNT + 1)})
            chosen.append(int(do.split()[1]))
        return chosen

    def refill(self) -> Script:
        """FO-63: after some rounds there are new parts in the market."""
        if self.round in DATA["market"]["refill_rounds"]:
            yield from self.fill_market(DATA["market"]["refill"])

    def fill_market(self, many: int) -> Script:
        """FO-63: parts from each site; with one or two players from the two fullest bags only, of equal ones the earlier."""
        sites = list(SITES)
        if self.players <= 2:
            sites = sorted(sorted(SITES, key=lambda site: -self.bags[site - 1].total())[:2])
        for site in sites:
            for tile in (yield from self.draw_many(site, many)):
                self.market.enter(tile)

    # The end

    def museums(self) -> list[oracle.Museum]:
        for seat in self.seats:
            seat.museum.stored = seat.storage.total()
        return [seat.museum for seat in self.seats]

    def sheet(self) -> list[dict[str, int]]:
        """Return every line of the score of everybody: prestige so far, majorities, pedestals, each fossil and each panel."""
        museums = self.museums()
        shared = oracle.contests(museums, self.end_goal, needs_some=self.options["majority_needs_some"])
        return [
            {
                "prestige": museum.prestige,
                **{what: points[seat] for what, points in shared.items()},
                "pedestals": oracle.pedestal_points(museum),
                **{one.name: oracle.fossil_points(museum, one) for one in museum.fossils},
                **{one.name: oracle.panel_points(museum, one) for one in museum.panels},
            }
            for seat, museum in enumerate(museums)
        ]

    def scores(self) -> list[int]:
        """Return the points of everybody, as if the game ended now."""
        return [sum(lines.values()) for lines in self.sheet()]

    def places(self) -> list[int]:
        """Return the places of everybody, from 1."""
        return oracle.places(self.museums(), self.end_goal, needs_some=self.options["majority_needs_some"])


def recount(match) -> list[int]:
    """The points of a match, by the slow game."""
    record = match.record()
    slow = SlowGame(record.players, record.options)
    for step in record.log:
        slow.follow(step.seat, step.do)
    return slow.scores()
