"""What a seat knows, and worlds that fit it.

Every hand passes through the seats one after the other, and all that leaves it is shown to all. So a seat knows the present
content of every hand that it has held in this round, and of the dinosaurs that it has not seen only how many of each
species there are between the bag and the other hands.
"""

from gondwana.core.compiled import lean
from gondwana.core.contract import EVERYTHING, Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.draftosaurus.herd import one, pick
from gondwana.games.draftosaurus.moves import choices
from gondwana.games.draftosaurus.state import DISCARD, DRAW, HAND, NOTHING, PLACE, SECRET


@lean
def knows_hand(s: Record, viewer: int, seat: int) -> bool:
    """Whether the hand that `seat` holds now has been in the viewer's own hands: hands move one seat a turn."""
    if viewer < 0:
        return False
    away = seat - viewer
    return (away if away >= 0 else away + s["players"]) <= s["turn"]


@lean
def hand_size(s: Record, seat: int) -> int:
    """How many dinosaurs a seat holds; everybody can count them."""
    players = int(s["players"])
    if s["phase"] < DRAW:
        return 0
    if s["phase"] == DRAW:
        if seat == s["drawer"]:
            return int(s["drawn"])
        return HAND if (seat - s["holder"]) % players < (s["drawer"] - s["holder"]) % players else 0
    if s["phase"] > DISCARD:
        return 0
    gone = int(s["turn"]) * (2 if players == 2 else 1)
    if s["phase"] == PLACE or s["phase"] == DISCARD:
        gone += 1
    return HAND - gone


@lean
def hide(s: Record, viewer: int) -> None:
    """Wipe what the viewer cannot know. The unseen hands go into the bag: their sum is known, the parts are not."""
    if viewer == EVERYTHING or s["viewer"] == viewer + 2:
        return
    s["viewer"] = viewer + 2
    for seat in range(s["players"]):
        if not knows_hand(s, viewer, seat):
            s["bag"] += s["hand"][seat]
            s["hand"][seat] = 0
        if seat != viewer and s["choice"][seat] != NOTHING:
            s["choice"][seat] = SECRET


@lean
def guess(s: Record, viewer: int, rng: Stream, buffer: Ints) -> None:
    """Deal the unseen dinosaurs to the unseen hands, each way equally likely; unseen choices at random among the legal."""
    s["viewer"] = 0
    for seat in range(s["players"]):
        if not knows_hand(s, viewer, seat):
            for _ in range(hand_size(s, seat)):
                species = pick(s["bag"], rng)
                s["bag"] -= one(species)
                s["hand"][seat] += one(species)
    for seat in range(s["players"]):
        if s["choice"][seat] == SECRET:
            s["choice"][seat] = buffer[below(rng, choices(s, seat, buffer))]
