"""What must hold in every position."""

from collections.abc import Mapping

from gondwana.core.contract import Record
from gondwana.games.draftosaurus.data import SPECIES
from gondwana.games.draftosaurus.herd import count
from gondwana.games.draftosaurus.state import NOTHING


def conserved(s: Record) -> Mapping[str, int]:
    """DR-01: bag, box, hands, zoos and dinosaurs on the way hold ten of each species together."""
    everywhere = [int(s["bag"]), int(s["box"]), *(int(hand) for hand in s["hand"]), *(int(zoo) for zoo in s["zoo"])]
    shown = [int(species) for species in s["shown"] if species != NOTHING]
    return {
        name: sum(int(count(herd, species)) for herd in everywhere) + shown.count(species) for species, name in enumerate(SPECIES)
    }
