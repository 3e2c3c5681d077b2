"""The names of things as messages."""

from gondwana.games.draftosaurus.data import FACES, SPECIES
from gondwana.games.draftosaurus.state import ZONE_OF
from gondwana.locale import Message


def species_name(species: int) -> Message:
    return Message(f"draftosaurus-species-{SPECIES[species]}")


def zone_name(zone: str) -> Message:
    return Message(f"draftosaurus-zone-{zone.replace('_', '-')}")


def place_name(place: int) -> Message:
    """The zone of a place: the cells of the pyramid have no names of their own."""
    return zone_name(ZONE_OF[place])


def face_name(face: int) -> Message:
    return Message(f"draftosaurus-die-{FACES[face].replace('_', '-')}")


def face_rule(face: int) -> Message:
    """What a face of the die asks for, in a few words."""
    return Message(f"draftosaurus-die-{FACES[face].replace('_', '-')}.rule")
