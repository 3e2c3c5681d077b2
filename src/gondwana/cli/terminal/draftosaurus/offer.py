"""What a seat may do now, taken apart into dinosaurs and places, the way a hand moves: first take, then put."""

from dataclasses import dataclass
from typing import Literal

from gondwana.core.contract import View

Kind = Literal["stand", "choose", "place", "discard", "move", "nothing"]

_VERBS: dict[str, Kind] = {"choose": "choose", "place": "place", "discard": "discard", "move": "move", "stay": "move"}


@dataclass(frozen=True)
class Offer:
    """The legal choices of a seat. `given` is the dinosaur that is to be placed when it is not chosen from the hand."""

    kind: Kind
    legal: frozenset[str]
    hand: tuple[str, ...]
    given: str | None = None

    @classmethod
    def of(cls, view: View, seat: int, legal: list[str]) -> "Offer":
        """The offer of a seat's view and its legal choices in notation."""
        mine = view["seats"][seat]
        hand = tuple(mine["hand"] or ())
        if not legal:
            return cls("nothing", frozenset(), hand)
        kind = _VERBS.get(legal[0].split(" ")[0], "stand")
        given = None
        if kind == "place":
            given = mine["shown"]
        elif kind == "move":
            given = mine["zoo"]["quarantine"][0]
        return cls(kind, frozenset(legal), hand, given)

    @property
    def takes(self) -> bool:
        """Whether a dinosaur of the hand is to be chosen."""
        return self.kind in ("stand", "choose", "discard")

    @property
    def puts(self) -> bool:
        """Whether a place is to be chosen."""
        return self.kind in ("stand", "place", "move")

    def text(self, species: str | None, place: str | None) -> str | None:
        """The choice in notation; None while something is missing."""
        if self.kind == "nothing" or (self.takes and species is None) or (self.puts and place is None):
            return None
        if self.kind == "stand":
            return f"{species} {place}"
        if self.kind == "move" and place == "quarantine":
            return "stay"
        return f"{self.kind} {place if self.puts else species}"

    def open_places(self, species: str | None, places: tuple[str, ...]) -> frozenset[str]:
        """Those of the places that take this dinosaur now."""
        return frozenset(place for place in places if self.text(species, place) in self.legal)

    def can_take(self, species: str) -> bool:
        """Whether this dinosaur of the hand can be chosen at all."""
        if self.kind == "stand":
            return any(text.split(" ")[0] == species for text in self.legal)
        return self.text(species, None) in self.legal
