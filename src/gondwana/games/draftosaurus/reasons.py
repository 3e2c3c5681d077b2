"""Why a choice is refused: a sentence that names the rule which closes the place."""

from gondwana.core.bits import seats_in
from gondwana.core.contract import CHANCE, Record, States
from gondwana.games.draftosaurus import words
from gondwana.games.draftosaurus.herd import kinds, size
from gondwana.games.draftosaurus.moves import in_quarantine, places_by_die
from gondwana.games.draftosaurus.state import (
    ACTIONS,
    AFTER_REVEAL,
    CHOOSE,
    DISCARD,
    FOREST,
    KINDS,
    MEADOW,
    MOVE,
    OVER,
    PLACE,
    PRAIRIE,
    PUT,
    PYRAMID,
    QUARANTINE,
    ROLL,
    SHIFT,
    SHOW,
    STAND,
    THROW,
)
from gondwana.games.draftosaurus.zoo import BOARD_PLACES, CELLS, CELLS_BELOW, HOLDS
from gondwana.locale import Message


def why_not(states: States, seat: int, action: int) -> Message:
    """Why this action is not legal now."""
    s = states[0]
    if s["phase"] == OVER:
        return Message("draftosaurus-refused-over")
    if seat == CHANCE:
        return Message("draftosaurus-refused-chance")
    if not 0 <= seat < s["players"]:
        return Message("draftosaurus-refused-seat", seat=str(seat), last=str(int(s["players"]) - 1))
    if not 0 <= action < ACTIONS:
        return Message("draftosaurus-refused-action", action=str(action))
    if s["phase"] <= ROLL:
        return Message("draftosaurus-refused-wait")
    if not int(s["owing"]) >> seat & 1:
        return Message("draftosaurus-refused-nothing" if s["phase"] == MOVE else "draftosaurus-refused-chosen")
    return _by_phase(s, seat, action)


def _by_phase(s: Record, seat: int, action: int) -> Message:
    """The seat owes a decision: is it of this kind, and if so, what is wrong with it?"""
    phase = int(s["phase"])
    if phase == CHOOSE and not s["flags"] & AFTER_REVEAL and STAND <= action < THROW:
        place, species = divmod(action - STAND, KINDS)
        return _not_in_hand(s, seat, species) or _closed(s, seat, place, species, by_die=True)
    if phase == CHOOSE and s["flags"] & AFTER_REVEAL and SHOW <= action < PUT:
        return _not_in_hand(s, seat, action - SHOW) or Message("draftosaurus-refused-wait")
    if phase == PLACE and PUT <= action < ACTIONS:
        return _closed(s, seat, action - PUT, int(s["shown"][seat]), by_die=True)
    if phase == DISCARD and THROW <= action < SHIFT:
        return _not_in_hand(s, seat, action - THROW) or Message("draftosaurus-refused-wait")
    if phase == MOVE and SHIFT <= action < SHOW:
        if action == SHIFT + QUARANTINE:
            return Message("draftosaurus-refused-stay")
        return _closed(s, seat, action - SHIFT, int(in_quarantine(s, seat)), by_die=False)
    return Message(f"draftosaurus-refused-now-{_wanted(s)}")


def _wanted(s: Record) -> str:
    if s["phase"] == CHOOSE:
        return "choose" if s["flags"] & AFTER_REVEAL else "stand"
    return {PLACE: "place", DISCARD: "discard", MOVE: "move"}[int(s["phase"])]


def _not_in_hand(s: Record, seat: int, species: int) -> Message | None:
    if int(kinds(int(s["hand"][seat]))) >> species & 1:
        return None
    return Message("draftosaurus-refused-hand", species=words.species_name(species))


def _closed(s: Record, seat: int, place: int, species: int, *, by_die: bool) -> Message:
    """Why a place does not take this species: the board, the pen's own rule, or the die."""
    zone = words.place_name(place)
    if not int(BOARD_PLACES[s["board"]]) >> place & 1:
        board = Message("draftosaurus-board-winter" if s["board"] else "draftosaurus-board-summer")
        return Message("draftosaurus-refused-board", zone=zone, board=board)
    if not int(s["open"][seat, place]) >> species & 1:
        return own_rule(s, seat, place, species)
    if by_die and not int(places_by_die(s, seat)) >> place & 1:
        face = int(s["die"])
        return Message("draftosaurus-refused-die", zone=zone, face=words.face_name(face), rule=words.face_rule(face))
    return Message("draftosaurus-refused-wait")


def own_rule(s: Record, seat: int, place: int, species: int) -> Message:
    """Why a pen does not take this species by its own rule."""
    zone = words.place_name(place)
    name = words.species_name(species)
    if PYRAMID <= place < PYRAMID + CELLS:
        return _pyramid_rule(s, seat, place - PYRAMID, name)
    herd = int(s["pen"][seat, place])
    holds = int(s["prairie_cap"]) if place == PRAIRIE else int(HOLDS[place])
    if size(herd) >= holds:
        return Message("draftosaurus-refused-full", zone=zone, holds=holds)
    if place == FOREST:
        (only,) = seats_in(int(kinds(herd)))
        return Message("draftosaurus-refused-forest", zone=zone, species=words.species_name(only))
    if place == MEADOW:
        return Message("draftosaurus-refused-meadow", zone=zone, species=name)
    if size(herd) == 1:
        return Message("draftosaurus-refused-wood-second", zone=zone, species=name)
    (wanted,) = seats_in(int(s["open"][seat, place]))
    return Message("draftosaurus-refused-wood", zone=zone, species=words.species_name(wanted))


def _pyramid_rule(s: Record, seat: int, cell: int, name: Message) -> Message:
    zone = words.place_name(PYRAMID)
    filled = sum(1 << k for k in range(CELLS) if s["pen"][seat, PYRAMID + k])
    if filled >> cell & 1:
        return Message("draftosaurus-refused-cell", zone=zone)
    if filled & int(CELLS_BELOW[cell]) != int(CELLS_BELOW[cell]):
        return Message("draftosaurus-refused-row", zone=zone)
    return Message("draftosaurus-refused-touching", zone=zone, species=name)
