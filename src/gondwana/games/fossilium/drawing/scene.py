"""What a drawing shows, in words of a language."""

from dataclasses import dataclass

from gondwana.core.contract import Record
from gondwana.games.fossilium.data import CELLS, COLUMNS, DATA, FOSSILS, SIDES, SITES, TILES
from gondwana.games.fossilium.told import FossiliumView, MuseumView
from gondwana.games.fossilium.view import view
from gondwana.games.fossilium.words import fossil_name, side_name, tile_name
from gondwana.locale import Message

SHORT = {name: name[:4] for name in FOSSILS} | {"plateosaurus": "plat", "plesiosaur": "ples", "starter": "star"}
"""What stands on a cell of a drawing in plain text."""
PANEL_LETTERS = {
    "planetarium": "Pn",
    "restaurant": "Rs",
    "sponsors": "Sp",
    "amber": "Am",
    "toilet": "To",
    "restorer": "Rr",
    "auditorium": "Au",
    "laboratory": "La",
    "platform": "Pf",
    "depot": "De",
    "reading": "Rd",
    "ticket": "Ti",
}
"""Two letters for each side of a panel, no two alike."""
LETTER = {"botanical": "B", "aquatic": "A", "terrestrial": "T"}


@dataclass(frozen=True)
class Scene:
    """A view and the language that it is drawn in."""

    view: FossiliumView
    language: str

    def say(self, what: str, **args: Message | str | int) -> str:
        return Message(f"fossilium-draw-{what}", **args).say(self.language)

    def headline(self) -> str:
        """Which round it is and what is being done."""
        seen = self.view
        phase = Message(f"fossilium-phase-{seen['phase']}")
        told = self.say("round", round=max(1, seen["round"]), phase=phase)
        return told if seen["seat"] is None else f"{told} {self.say('turn', seat=str(seen['seat']))}"

    def seat(self, seat: int, who: str | None = None) -> str:
        """What a museum has, in one line; `who` is the seat in other words than its number."""
        museum = self.view["seats"][seat]
        workers = museum["workers"]
        return self.say(
            "seat",
            seat=who or str(seat),
            money=museum["money"],
            guests=museum["guests"],
            regular=museum["regular"],
            students=museum["students"],
            workers=workers["free"],
            all=workers["total"],
            prestige=museum["prestige"],
        )

    def stored(self, museum: MuseumView) -> str:
        """The tiles in storage by name."""
        tiles = [slot["tile"] for slot in museum["storage"]["slots"] if slot["tile"]]
        return ", ".join(self.tile(tile) for tile in tiles) or "-"

    def held(self, museum: MuseumView) -> str:
        """The tiles in hand, and those beside the museum."""
        return ", ".join(self.tile(tile) if tile else "?" for tile in (*museum["hand"], *museum["beside"]))

    def tile(self, tile: str) -> str:
        return tile_name(TILES.index(tile)).say(self.language)

    def site(self, site: int | None) -> str:
        """A dig site by its number; the last column has a bonus instead."""
        return self.say("bonus") if site is None else Message(f"fossilium-site-{SITES[site - 1]}").say(self.language)

    def fossil(self, fossil: str) -> str:
        return fossil_name(FOSSILS.index(fossil)).say(self.language)

    def panel(self, panel: str) -> str:
        return side_name(SIDES.index(panel)).say(self.language)


def look(s: Record, viewer: int, language: str) -> Scene:
    """What a viewer sees, in a language."""
    return Scene(view(s, viewer), language)


def shop(row: int) -> str:
    """The letter of a row's shop."""
    return LETTER.get(DATA.museum.shops[row], " ")


def entrance(column: int) -> str:
    """The letter of a column's entrance."""
    return LETTER.get(DATA.museum.entrances[column], " ")


def rows_of_cells() -> list[list[str]]:
    """The cells of a museum, row by row."""
    return [list(CELLS[start : start + COLUMNS]) for start in range(0, len(CELLS), COLUMNS)]
