"""What the reasons for an action are made from: the position that a seat knows, and the points that it stands for."""

from typing import NamedTuple

from gondwana.core.contract import Record, States
from gondwana.games.draftosaurus.herd import count, one
from gondwana.games.draftosaurus.state import END_PEN, KINDS
from gondwana.games.draftosaurus.told import PointsView
from gondwana.games.draftosaurus.view import points
from gondwana.games.draftosaurus.zoo import BOARD_PLACES, stand
from gondwana.locale import Message


class Reason(NamedTuple):
    """A sentence, and how telling it is: about so many points."""

    weight: float
    message: Message


class Chance(NamedTuple):
    """What a dinosaur can bring to a zoo at once, and where."""

    points: int
    place: int


def seat_name(seat: int) -> Message:
    """A seat as drawings name it."""
    return Message("draftosaurus-draw-seat", seat=str(seat))


def points_name(number: int) -> Message:
    """A number of points with its noun."""
    return Message("draftosaurus-draw-points", points=number)


def members(herd: int) -> list[int]:
    """The species of a herd."""
    return [species for species in range(KINDS) if count(herd, species)]


class Standing:
    """A position that was hidden for a seat, and the points before it acts."""

    def __init__(self, hidden: States, seat: int) -> None:
        self.seat = seat
        self.states = hidden.copy()
        self.s: Record = self.states[0]
        self.players = int(self.s["players"])
        for other in range(self.players):  # who has shown a dinosaur will have it in the zoo, wherever it goes
            if other != seat and self.s["shown"][other] >= 0:
                self.s["zoo"][other] += one(int(self.s["shown"][other]))
        self.before = [points(self.s, other) for other in range(self.players)]
        self.left = (seat + 1) % self.players
        self.right = (seat - 1) % self.players
        self._gains: dict[tuple[int, int], dict[int, int]] = {}

    def gain(self, now: PointsView, zone: str) -> int:
        """What a zone of the seat brings more than before; a couple over the bridge counts on both banks."""
        zones = ("bridge_left", "bridge_right") if zone.startswith("bridge") else (zone,)
        before = self.before[self.seat]["zones"]
        return sum(int(now["zones"][part]) - int(before[part]) for part in zones)

    def census(self, t: Record, species: int) -> tuple[int, int, Message]:
        """How many of a species the own zoo has, how many the best other, and who that is."""
        others = [(int(count(int(t["zoo"][other]), species)), other) for other in range(self.players) if other != self.seat]
        rival, who = max(others, key=lambda pair: (pair[0], -pair[1]))
        return int(count(int(t["zoo"][self.seat]), species)), rival, seat_name(who)

    def to_come(self, t: Record, species: int) -> int:
        """How many of a species are in bag and hands: everybody can count them."""
        return sum(int(count(int(herd), species)) for herd in (t["bag"], *t["hand"][: self.players]))

    def takes(self, seat: int, place: int, species: int) -> bool:
        """Whether a place takes a dinosaur by its own rule, whatever the die says."""
        return bool(int(BOARD_PLACES[self.s["board"]]) >> place & 1 and int(self.s["open"][seat, place]) >> species & 1)

    def gains(self, seat: int, species: int) -> dict[int, int]:
        """What a dinosaur brings to a zoo at once, by place. The river takes it always."""
        if (seat, species) not in self._gains:
            found = {}
            for place in range(END_PEN[self.s["board"]]):
                if self.takes(seat, place, species):
                    after = self.states.copy()
                    stand(after[0], seat, place, species)
                    found[place] = int(points(after[0], seat)["total"]) - int(self.before[seat]["total"])
            self._gains[seat, species] = found
        return self._gains[seat, species]

    def best(self, seat: int, species: int, places: int = -1) -> Chance:
        """The most that a dinosaur can bring to a zoo at once, in some places or in all."""
        gains = self.gains(seat, species)
        place = max((place for place in gains if places >> place & 1), key=lambda place: gains[place])
        return Chance(gains[place], place)
