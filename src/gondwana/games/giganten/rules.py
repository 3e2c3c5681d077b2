"""The course of the game: lots, set-up, and each step handed to where it belongs. The ids are those of docs/rules/giganten.md."""

import numpy as np

from gondwana.core.compiled import inlined, lean
from gondwana.core.contract import CHANCE, Ints, Record
from gondwana.core.rng import Stream, below
from gondwana.games.giganten.arranging import arrange, show_armies
from gondwana.games.giganten.knowledge import guess, hide
from gondwana.games.giganten.land import SLOT_COUNT, SLOTS
from gondwana.games.giganten.moves import (
    legal,
)
from gondwana.games.giganten.scoring import places, scores
from gondwana.games.giganten.setup import TILE_KINDS, lay_tile, occupy
from gondwana.games.giganten.state import (
    AB_CD,
    AC_BD,
    ACCEPT,
    AD_BC,
    AGAINST,
    AGREEMENT,
    ARRANGE,
    BEGINS,
    CHALLENGE,
    DRAW,
    FIELD,
    GO,
    GROUP,
    LAY,
    LAYING,
    LOT,
    MOVE_UP,
    NOBODY,
    NOT_YET,
    NOTHING,
    OCCUPY,
    PICK,
    QUIET,
    REPLY,
    RESERVE,
    RETURN,
    SEATS,
    SET,
    SINGLE,
    TAKE,
    TO,
    UP,
)
from gondwana.games.giganten.turns import (
    after_move,
    begin_turn,
    challenge,
    come_back,
    end,
    go,
    keep_quiet,
    move_up,
    pick,
    set_reserve,
)

BESIDE_A = np.zeros(4, np.int8)
BESIDE_A[AD_BC], BESIDE_A[AB_CD], BESIDE_A[AC_BD] = 3, 1, 2
"""GI-62: for each way to group the tiles, which one goes with tile a."""


@lean
def begin(s: Record, options: Ints) -> None:
    """The table before the first lot. `options` as `options.encode` writes them."""
    s["players"] = options[0]
    s["outline"] = options[1]
    s["roster"] = options[2]
    s["tiles"] = options[3]
    s["fate"] = options[4]
    s["first"] = options[5]
    s["most_quiet"] = options[6]
    s["most_turns"] = options[7]
    s["flags"] = options[8]
    for place in range(RESERVE):
        s["agreed"][place] = options[9 + place]
    for seat in range(SEATS):
        s["note"][seat] = NOTHING
        s["taken_at"][seat] = NOTHING
        s["last_from"][seat] = NOTHING
        s["last_to"][seat] = NOTHING
    for party in range(2):
        for place in range(SLOTS):
            s["laid"][party, place] = NOTHING
    s["picked"] = NOTHING
    s["mover"] = NOTHING
    s["fought_from"] = NOTHING
    s["fought_at"] = NOTHING
    s["sprung"][0] = NOTHING
    s["sprung"][1] = NOTHING
    s["hand"] = NOTHING
    s["flown"] = NOTHING
    s["winner"] = NOBODY
    s["ending"] = NOT_YET
    s["phase"] = LOT


@inlined
def pending(s: Record) -> int:
    """The seats that owe a decision, or CHANCE, or 0 when the game is over."""
    if s["phase"] <= DRAW:
        return CHANCE
    return int(s["owing"])


@lean
def odds(s: Record, actions: Ints, weights: Ints) -> int:
    """What chance can do now, with its weights."""
    n = 0
    if s["phase"] == LOT:  # GI-08
        for seat in range(s["players"]):
            if s["first"] == NOTHING or s["first"] == seat:
                actions[n] = BEGINS + seat
                weights[n] = 1
                n += 1
    elif s["tiles"] != SINGLE:  # GI-62
        for group in range(2):
            actions[n] = GROUP + group
            weights[n] = 1
            n += 1
    else:
        for tile in range(TILE_KINDS):
            actions[n] = TAKE + tile
            weights[n] = tiles_left(s, tile)
            n += weights[n] > 0
    return n


@lean
def tiles_left(s: Record, tile: int) -> int:
    """GI-02, GI-70: one set of tiles for two players, two for four."""
    return int(s["players"]) // 2 - s["drawn"][0, tile] - s["drawn"][1, tile]


@lean
def chance(s: Record, rng: Stream) -> int:
    """What chance does now, as likely as `odds` says."""
    if s["phase"] == LOT:
        return BEGINS + (below(rng, int(s["players"])) if s["first"] == NOTHING else int(s["first"]))
    if s["tiles"] != SINGLE:
        return GROUP + below(rng, 2)
    left = 0
    for tile in range(TILE_KINDS):
        left += tiles_left(s, tile)
    rest = below(rng, left)
    tile = 0
    while rest >= tiles_left(s, tile):
        rest -= tiles_left(s, tile)
        tile += 1
    return TAKE + tile


@lean
def chance_acts(s: Record, action: int) -> None:
    if s["phase"] == LOT:
        s["first"] = action - BEGINS
        s["seat"] = s["first"]
        s["phase"] = DRAW
        return
    drawn = 0
    for party in range(2):
        for tile in range(TILE_KINDS):
            drawn += s["drawn"][party, tile]
    if s["tiles"] != SINGLE:
        for tile in range(TILE_KINDS):
            with_a = tile == 0 or tile == BESIDE_A[s["tiles"]]
            s["drawn"][action - GROUP if with_a else 1 - (action - GROUP), tile] += 1
        drawn += TILE_KINDS
    else:
        s["drawn"][drawn & 1, action - TAKE] += 1
        drawn += 1
    if drawn == 2 * SLOT_COUNT[s["outline"]]:
        begin_laying(s)


@lean
def begin_laying(s: Record) -> None:
    s["phase"] = LAY
    s["owing"] = 3


@inlined
def apply(s: Record, seat: int, action: int) -> None:
    """Carry out one step."""
    if seat == CHANCE:
        chance_acts(s, action)
        return
    phase = s["phase"]
    if phase == PICK:
        pick(s, seat, action)
    elif phase == GO:
        go(s, seat, action - TO)
    elif phase == CHALLENGE and action == QUIET:
        keep_quiet(s, seat)
    else:
        apply_large(s, seat, action)


@lean
def apply_large(s: Record, seat: int, action: int) -> None:
    """Fights, and the phases that come less often: large functions, called and not copied."""
    if s["phase"] == CHALLENGE:
        challenge(s, seat, action - AGAINST)
    else:
        apply_other(s, seat, action)


@lean
def apply_other(s: Record, seat: int, action: int) -> None:
    """The phases that come less often."""
    phase = s["phase"]
    if phase == UP:
        if action == MOVE_UP:
            move_up(s, seat)
        after_move(s, int(s["seat"]))
    elif phase == OCCUPY:
        occupy(s, seat, action)
    elif phase == ARRANGE:
        arrange(s, seat, action)
        if s["owing"] == 0:
            after_arranging(s)
    elif phase == LAY:
        lay_tile(s, seat, action - LAYING)
    elif phase == SET:
        set_reserve(s, seat, action - FIELD)
    elif phase == RETURN:
        come_back(s, seat, action - FIELD)
    elif phase == REPLY:
        if action == ACCEPT:
            end(s, NOBODY, AGREEMENT)
        else:
            s["phase"] = PICK
            s["owing"] = 1 << s["seat"]


@lean
def after_arranging(s: Record) -> None:
    """GI-70: partners set up one after the other; then the first turn."""
    if s["players"] == 4 and s["stage"] == 0:
        s["stage"] = 1
        s["owing"] = 12
        return
    show_armies(s)
    begin_turn(s, int(s["first"]))


__all__ = ["apply", "begin", "chance", "guess", "hide", "legal", "odds", "pending", "places", "scores"]
