"""The state of a person's choice before it is made: what is held, where the cursor is. No drawing, no rules."""

from dataclasses import dataclass

from textual.geometry import Region

from gondwana.cli.terminal.draftosaurus.layout import places_of, zone_keys
from gondwana.cli.terminal.draftosaurus.offer import Offer
from gondwana.cli.terminal.draftosaurus.words import zone_of

_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass
class Choosing:
    """Take a dinosaur, then find it a place. `held` counts in the hand; `place` is a place in notation."""

    offer: Offer
    board: str
    held: int | None = None
    place: str | None = None
    _line: int = 0
    """Where the cursor stood before it came to the river, which is as long as the park."""

    @property
    def species(self) -> str | None:
        """The dinosaur that is about to be placed, shown or discarded."""
        if self.offer.given:
            return self.offer.given
        return self.offer.hand[self.held] if self.held is not None else None

    @property
    def open(self) -> frozenset[str]:
        """The places that take it."""
        return self.offer.open_places(self.species, places_of(self.board)) if self.offer.puts else frozenset()

    @property
    def text(self) -> str | None:
        """The choice in notation; None while something is missing."""
        return self.offer.text(self.species, self.place)

    @property
    def in_hand(self) -> bool:
        """Whether the cursor is in the hand rather than in the park."""
        return self.offer.takes and self.place is None

    def hold(self, species: str) -> bool:
        """Take a dinosaur of this species; False if the hand has none."""
        if not self.offer.takes or species not in self.offer.hand:
            return False
        self.held = self.offer.hand.index(species)
        self.place = None
        return True

    def let_go(self) -> None:
        """One step back: from the park to the hand, then nothing held."""
        if self.place is not None and self.offer.takes:
            self.place = None
        else:
            self.held = None

    def along_hand(self, step: int) -> None:
        if self.offer.hand:
            self.held = (0 if step > 0 else -1) if self.held is None else self.held + step
            self.held %= len(self.offer.hand)

    def enter_park(self) -> None:
        """The cursor goes to the first place that is open; of equals to a pen rather than to the river."""
        places = places_of(self.board)
        self.place = next((place for place in (*places[1:], places[0]) if place in self.open), places[0])

    def to_zone(self, key: str) -> bool:
        """The cursor goes to the zone with this number; pressed again, to the next open cell of it."""
        zone = next((zone for zone, number in zone_keys(self.board).items() if number == key), None)
        if zone is None:
            return False
        places = [place for place in places_of(self.board) if zone_of(place) == zone]
        wanted = [place for place in places if place in self.open] or places
        self.place = wanted[(wanted.index(self.place) + 1) % len(wanted)] if self.place in wanted else wanted[0]
        return True

    def along_park(self, direction: str, areas: dict[str, Region]) -> None:
        """The cursor goes to the nearest place in a direction; below the park is the hand."""
        if self.place not in areas:
            self.enter_park()
            return
        here = areas[self.place]
        if self.place == "river":
            here = Region(here.x, self._line, here.width, 1)
        else:
            self._line = here.y + here.height // 2
        dx, dy = _STEPS[direction]

        def away(area: Region) -> tuple[float, float]:
            across, down = _gap(here.x, here.right, area.x, area.right), _gap(here.y, here.bottom, area.y, area.bottom)
            ahead, aside = (across * dx, abs(down)) if dx else (down * dy, abs(across))
            return ahead, aside

        ways = {place: away(area) for place, area in areas.items() if place != self.place}
        ahead = {place: way for place, way in ways.items() if way[0] > 0}
        if ahead:
            self.place = min(ahead, key=lambda place: (ahead[place][0] + 4 * ahead[place][1], place))
        elif direction == "down" and self.offer.takes:
            self.place = None


def _gap(start: int, end: int, other_start: int, other_end: int) -> float:
    """How far another span lies ahead (positive) or behind; 0 where they overlap."""
    if other_start >= end:
        return other_start - end + 1
    if other_end <= start:
        return other_end - start - 1
    return 0
