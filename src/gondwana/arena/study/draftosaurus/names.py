"""The names of things as the pages of the study write them."""

from gondwana.arena.study.draftosaurus.facts import FREE
from gondwana.arena.study.draftosaurus.result import Figures
from gondwana.games.draftosaurus.data import FACES, SPECIES
from gondwana.games.draftosaurus.words import face_name, species_name, zone_name
from gondwana.locale import Message


def zone(name: str) -> str:
    """A pen, the river, or the bonus for pens with a T-Rex."""
    return "T-Rex bonus" if name == "trex" else zone_name(name).english()


def short(name: str) -> str:
    """The same for the side of a plot: the `Forest of Sameness` is the Forest there, the bridge has a left and a right."""
    pen, _, side = zone(name).partition(" of ")[0].partition(", ")
    return f"{pen.split()[-1]}, {side.split()[0]}" if side else pen


def species(name: str) -> str:
    """A species by its name in the rules."""
    return species_name(SPECIES.index(name)).english()


def face(name: str) -> str:
    """A face of the die, or the holder's free choice."""
    return "Free choice" if name == FREE else face_name(FACES.index(name)).english()


def board(name: str | None) -> str:
    """A board, or both."""
    return "both boards" if name is None else Message(f"draftosaurus-board-{name}").english()


def cell(figures: Figures) -> str:
    """A board and a number of players."""
    return f"{board(figures.board)}, {figures.players} players"


def seat(after_holder: int) -> str:
    """Seats are counted from the first holder of the die leftwards."""
    return "holder" if after_holder == 0 else f"holder + {after_holder}"
