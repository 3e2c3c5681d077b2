"""Giganten once more, slowly: dictionaries and texts, no shared code with the engine. What the engine says is held against it.

Everything is told by the log's texts.
"""

from collections import Counter
from dataclasses import dataclass, field

from games.giganten.slow_board import ASIDE, SAURIANS, SLANT, Man, Spot, name_of, plus, result_of, spot_of
from games.giganten.slow_setup import SlowSetup


@dataclass
class SlowGame(SlowSetup):
    """A game followed step by step through its log."""

    away: list[Counter] = field(default_factory=list)
    alive: list[Counter] = field(default_factory=list)
    taken: set[int] = field(default_factory=set)
    turns_of: Counter = field(default_factory=Counter)
    last: dict[int, tuple[Spot, Spot, int]] = field(default_factory=dict)
    turns: int = 0
    quiet: int = 0
    fought: bool = False
    passing: Spot | None = None
    winner: int | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        self.away = [Counter() for _ in range(self.players)]
        self.alive = [Counter(self.army) for _ in range(self.players)]

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

    def goals(self, seat: int, spot: Spot) -> dict[Spot, Spot | None]:
        """Where a piece can go, and in which direction it flies there. A shuttle only if nothing else can be done."""
        found = self.ways(seat, spot)
        start, goal, times = self.last.get(seat, ((-1, -1), (-1, -1), 0))
        if self.options["shuttle"] == "limited" and times >= 3 and goal == spot and start in found:
            more = self.step or self.brought or self.extras(seat)
            if more or any(set(self.ways(seat, own)) - ({start} if own == spot else set()) for own in self.own(seat)):
                del found[start]
        return found

    def ways(self, seat: int, spot: Spot) -> dict[Spot, Spot | None]:
        """The same, shuttles included."""
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
        if self.step and spot == self.mover:
            found.pop(self.last[seat][0], None)
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
        if self.brought:
            found.append("done")
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

    def begin_turn(self, seat: int) -> None:
        for _ in range(self.players):
            self.seat = seat
            self.step = 0
            self.challenged = self.brought = self.offered = self.fought = False
            self.mover = self.flown = self.passing = None
            sides = [sum(man.seat % 2 == party for man in self.men.values()) for party in (0, 1)]
            held = [sum(self.held[one].total() for one in self.mates(party)) for party in (0, 1)]
            late = sum(sides) <= 20 or min(one + more for one, more in zip(sides, held, strict=True)) <= 10
            self.quickly = self.options["quick"] and (late or self.turns_of[seat] < 3)
            self.phase = "pick"
            if self.movers(seat) or self.extras(seat):
                return
            partner = (seat + 2) % 4
            if self.players == 2 or not (self.movers(partner) or self.extras(partner)):
                self.end(1 - seat % 2)
                return
            self.wait_in_traps(seat)
            seat = (seat + 1) % self.players

    def wait_in_traps(self, seat: int) -> None:
        for man in self.own(seat).values():
            man.stuck = max(0, man.stuck - 1)

    def end(self, winner: int | None) -> None:
        self.phase = "over"
        self.winner = winner

    def end_turn(self) -> None:
        seat = self.seat
        self.stop_first()
        self.wait_in_traps(seat)
        self.turns_of[seat] += 1
        self.turns += 1
        self.quiet += not self.fought
        takers = sum(alive[kind] for alive in self.alive for kind in SAURIANS) or self.options["no_takers"] == "play_on"
        quiet, turns = self.options["quiet_moves"], self.options["most_turns"]
        too_quiet = quiet != "none" and self.quiet >= self.players * quiet
        if not takers or too_quiet or self.turns >= (5000 if turns == "none" else self.players * turns):
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
        if self.picked == self.passing:
            self.passing = None
        self.stop_first()
        self.flown = self.goals(seat, self.picked)[goal]
        start, before, times = self.last.get(seat, ((-1, -1), (-1, -1), 0))
        back = before == self.picked and start == goal
        self.last[seat] = (self.picked, goal, times + 1 if back else 1)
        self.men[goal] = self.men.pop(self.picked)
        self.mover = goal
        if self.quickly and not self.step and self.flown is None:
            self.passing = goal
        if self.passing is None and self.trapped(seat, goal):
            self.after_move()
        elif self.flown is not None or (not self.challenged and self.targets(seat, goal, None)):
            self.phase = "challenge"
        else:
            self.after_move()

    def stop_first(self) -> bool:
        """The first piece of a quick turn does not go on; answers whether it is caught."""
        spot, self.passing = self.passing, None
        return spot is not None and self.trapped(self.seat, spot)

    def trapped(self, seat: int, spot: Spot) -> bool:
        if not any(note == spot and other % 2 != seat % 2 for other, note in self.notes.items()):
            return False
        self.quiet, self.fought = 0, True
        self.catch(spot, self.options["trapped"] if self.options["secret_as_trap"] else "leaves")
        return True

    def catch(self, spot: Spot, fate: str) -> None:
        man = self.men[spot]
        if fate == "stands_still":
            man.stuck = 2 + (man.seat == self.seat)
        elif fate == "comes_back":
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
        if self.stop_first():
            self.after_move()
            return
        attacker, defender = self.men[here], self.men[at]
        self.challenged = True
        self.quiet, self.fought = 0, True
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
            self.catch(here, self.options["trapped"])
            self.after_move()
        elif left == "defender":
            self.beat(here)
            if defender.kind == "blitz" or defender.stuck:
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
