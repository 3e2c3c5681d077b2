"""The course of the game: lots, draws, the die, the turn, the end. The ids are those of docs/rules/draftosaurus.md."""

import numpy as np

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import CHANCE, Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.draftosaurus.data import DATA, FACES
from gondwana.games.draftosaurus.herd import count, of_each, one, pick
from gondwana.games.draftosaurus.knowledge import guess, hide
from gondwana.games.draftosaurus.moves import legal
from gondwana.games.draftosaurus.scoring import board_points, places, scores, trexes
from gondwana.games.draftosaurus.state import (
    AFTER_REVEAL,
    BOTH,
    CHOOSE,
    DISCARD,
    DRAW,
    FALL,
    FIRST,
    HAND,
    KINDS,
    LAST_TURN_FIVE,
    LOT,
    MOST_PLACED,
    MOVE,
    NOTHING,
    OVER,
    PLACE,
    PLACES,
    PUT,
    QUARANTINE,
    ROLL,
    SEATS,
    SHIFT,
    SHOW,
    STAND,
    SUMMER,
    TAKE,
    THROW,
    WINTER,
)
from gondwana.games.draftosaurus.zoo import clear, leave_quarantine, stand

LEFT_IN_BOX = np.zeros(SEATS + 1, np.int64)
ROUNDS = np.zeros(SEATS + 1, np.int64)
TURNS = np.zeros(SEATS + 1, np.int64)
for _table in DATA.tables:
    LEFT_IN_BOX[_table.players] = _table.left_in_box
    ROUNDS[_table.players] = _table.rounds
    TURNS[_table.players] = _table.turns
EACH = DATA.each
STOOD_PLACE, STOOD_SPECIES = (np.array(part) for part in zip(*(divmod(k, KINDS) for k in range(PLACES * KINDS)), strict=True))
DRAWN_SPECIES = np.array([k % KINDS for k in range(SEATS * KINDS)])
"""What a number stands for, looked up: quicker than a division."""
DIE_FACES = len(FACES)


@lean
def begin(s: Record, options: Ints) -> None:
    """DR-01 to DR-03: the table before the first lot. `options` as `options.encode` writes them."""
    s["players"] = options[0]
    s["boards"] = options[1]
    s["flags"] = options[2]
    s["first"] = options[3]
    s["prairie_cap"] = options[4]
    for seat in range(SEATS):
        s["banked"][seat] = 0
        s["banked_trex"][seat] = 0
        s["hand"][seat] = 0
        s["shown"][seat] = NOTHING
        s["choice"][seat] = NOTHING
        s["discarded"][seat] = NOTHING
    s["viewer"] = 0
    s["owing"] = 0
    s["die"] = NOTHING
    s["holder"] = NOTHING
    lay_out(s, WINTER if s["boards"] == WINTER else SUMMER)
    s["phase"] = FIRST


@lean
def lay_out(s: Record, board: int) -> None:
    """Empty zoos, a full bag (DR-02)."""
    s["board"] = board
    left = LEFT_IN_BOX[s["players"]]
    s["box"] = of_each(left)
    s["bag"] = of_each(EACH - left)
    s["round"] = 0
    for seat in range(SEATS):
        clear(s, seat)
    start_round(s)


@lean
def start_round(s: Record) -> None:
    s["turn"] = 0
    s["drawn"] = 0
    s["drawer"] = s["holder"]
    s["die"] = NOTHING
    s["phase"] = DRAW


@inlined
def pending(s: Record) -> int:
    """The seats that have not chosen yet, or CHANCE, or 0 when the game is over."""
    if s["phase"] <= ROLL:
        return CHANCE
    return int(s["owing"])


@lean
def odds(s: Record, actions: Ints, weights: Ints) -> int:
    """What chance can do now, with its weights."""
    n = 0
    if s["phase"] == DRAW:
        seat = int(s["drawer"])
        bag = int(s["bag"])
        for species in range(KINDS):
            weights[n] = count(bag, species)
            actions[n] = TAKE + seat * KINDS + species
            n += weights[n] > 0
    elif s["phase"] == ROLL:  # DR-19
        for face in range(DIE_FACES):
            actions[n] = FALL + face
            weights[n] = 1
            n += 1
    elif s["phase"] == FIRST:  # DR-04
        for seat in range(s["players"]):
            if s["first"] == NOTHING or s["first"] == seat:
                actions[n] = LOT + seat
                weights[n] = 1
                n += 1
    return n


@inlined
def chance(s: Record, rng: Stream) -> int:
    """What chance does now, as likely as `odds` says."""
    if s["phase"] == DRAW:
        return TAKE + int(s["drawer"]) * KINDS + pick(int(s["bag"]), rng)
    if s["phase"] == ROLL:
        return FALL + below(rng, DIE_FACES)
    if s["first"] == NOTHING:
        return LOT + below(rng, int(s["players"]))
    return LOT + int(s["first"])


@inlined
def apply(s: Record, seat: int, action: int) -> None:
    """Carry out one step: chance's, or one seat's choice, which is revealed when all have chosen."""
    if seat == CHANCE:
        if s["phase"] == DRAW:
            take(s, int(s["drawer"]), DRAWN_SPECIES[np.uint64(action - TAKE)])
        elif s["phase"] == ROLL:
            s["die"] = action - FALL
            s["phase"] = CHOOSE
            everybody_chooses(s)
        else:
            s["holder"] = action - LOT
            s["drawer"] = s["holder"]
            s["phase"] = DRAW
        return
    s["choice"][seat] = action
    s["owing"] &= ~(1 << seat)
    if s["owing"] == 0:
        reveal(s)


@inlined
def take(s: Record, seat: int, species: int) -> None:
    """DR-05, DR-12: six each, one player after the other, from the holder of the die leftwards."""
    s["bag"] -= one(species)
    s["hand"][seat] += one(species)
    s["drawn"] += 1
    if s["drawn"] == HAND:
        s["drawn"] = 0
        s["drawer"] = left_of(s, seat)
        if s["drawer"] == s["holder"]:
            s["phase"] = ROLL


@inlined
def left_of(s: Record, seat: int) -> int:
    """The left neighbour is the next seat."""
    return 0 if seat == s["players"] - 1 else seat + 1


@inlined
def everybody_chooses(s: Record) -> None:
    s["owing"] = (1 << s["players"]) - 1


@lean
def reveal(s: Record) -> None:
    """All have chosen: carry the choices out together (DR-06)."""
    phase = s["phase"]
    if phase == MOVE:
        reveal_moves(s)
    elif phase == DISCARD:
        reveal_discards(s)
    elif phase == PLACE:
        for seat in range(s["players"]):
            stand(s, seat, uncover(s, seat) - PUT, int(s["shown"][seat]))
            s["shown"][seat] = NOTHING
        after_placing(s)
    elif s["flags"] & AFTER_REVEAL:  # DR-07: dinosaurs first, places then
        for seat in range(s["players"]):
            s["shown"][seat] = uncover(s, seat) - SHOW
            s["hand"][seat] -= one(int(s["shown"][seat]))
        s["phase"] = PLACE
        everybody_chooses(s)
    else:
        for seat in range(s["players"]):
            stood = np.uint64(uncover(s, seat) - STAND)
            species = STOOD_SPECIES[stood]
            s["hand"][seat] -= one(species)
            stand(s, seat, STOOD_PLACE[stood], species)
        after_placing(s)


@inlined
def uncover(s: Record, seat: int) -> int:
    """The seat's choice, which is then no longer open."""
    action = int(s["choice"][seat])
    s["choice"][seat] = NOTHING
    return action


@lean
def after_placing(s: Record) -> None:
    if s["players"] == 2:  # DR-12
        s["phase"] = DISCARD
        everybody_chooses(s)
    else:
        end_turn(s)


@lean
def reveal_discards(s: Record) -> None:
    """DR-12: a second dinosaur of each player goes back to the box, in the open."""
    for seat in range(s["players"]):
        species = uncover(s, seat) - THROW
        s["discarded"][seat] = species
        s["hand"][seat] -= one(species)
        s["box"] += one(species)
    end_turn(s)


@lean
def end_turn(s: Record) -> None:
    """Hands and die go to the left neighbour, which is the next seat (DR-06)."""
    last = int(s["players"]) - 1
    passed_on = s["hand"][last]
    for seat in range(last, 0, -1):
        s["hand"][seat] = s["hand"][seat - 1]
    s["hand"][0] = passed_on
    if not die_stays(s):
        s["holder"] = left_of(s, int(s["holder"]))
    s["turn"] += 1
    s["die"] = NOTHING
    if s["turn"] < TURNS[s["players"]]:
        s["phase"] = ROLL
        return
    s["round"] += 1
    if s["round"] < ROUNDS[s["players"]]:  # DR-11: the die goes on from where it is
        start_round(s)
    else:
        end_board(s)


@lean
def die_stays(s: Record) -> bool:
    """DR-10: with the option, the die is not passed before the last turn of a round."""
    return bool(s["flags"] & LAST_TURN_FIVE) and s["turn"] == TURNS[s["players"]] - 2


@lean
def end_board(s: Record) -> None:
    """DR-37: who has a dinosaur in quarantine decides where it goes before anything is counted."""
    s["turn"] = 0
    s["owing"] = 0
    for seat in range(s["players"]):
        s["owing"] |= (s["pen"][seat, QUARANTINE] != 0) << seat
    if s["owing"]:
        s["phase"] = MOVE
    else:
        end_count(s)


@lean
def reveal_moves(s: Record) -> None:
    for seat in range(s["players"]):
        if s["choice"][seat] != NOTHING:
            place = uncover(s, seat) - SHIFT
            if place != QUARANTINE:
                leave_quarantine(s, seat, place)
    end_count(s)


@lean
def end_count(s: Record) -> None:
    """The end, or in Summer/Winter mode the second board (DR-41)."""
    if s["boards"] == BOTH and s["board"] == SUMMER:
        for seat in range(s["players"]):
            s["banked"][seat] = board_points(s, seat)
        for seat in range(s["players"]):
            s["banked_trex"][seat] = trexes(s, seat)
            for k in range(MOST_PLACED):
                s["earlier"][seat, k] = s["placed"][seat, k]
        lay_out(s, WINTER)
    else:
        s["phase"] = OVER
        s["owing"] = 0


__all__ = ["apply", "begin", "chance", "guess", "hide", "legal", "odds", "pending", "places", "scores"]
