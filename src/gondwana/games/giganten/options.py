"""The options of the game, and how they become numbers for `begin`."""

from typing import Literal

import numpy as np

from gondwana.core.contract import Ints, Options
from gondwana.core.errors import BadOptions
from gondwana.games.giganten.data import OUTLINES, ROSTERS
from gondwana.games.giganten.land import HAS_COLUMNS
from gondwana.games.giganten.state import (
    AB_CD,
    AD_BC,
    AGREED,
    COLUMNS,
    COMES_BACK,
    DIFFERENT,
    FLUG_SURVIVES,
    GHOST,
    LEAVES,
    NOT_BY_NEST,
    NOTES,
    NOTHING,
    PARLEY,
    QUICK,
    RESERVES,
    SCREENED,
    SHARED,
    SHUTTLE,
    SINGLE,
    STANDS_STILL,
    TRAP,
)
from gondwana.locale import Message

PLAYERS = range(2, 5, 2)


class GigantenOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The variants of the rulebook, and where the rules had to be completed."""

    outline: Literal["normal", "long", "stagger", "eight"] = "normal"
    """GI-61, GI-70: the form of the board; `eight` is the wide board of four players."""
    laying: Literal["rows", "columns"] = "rows"
    """GI-02, GI-60: a player's tiles side by side or front to back."""
    tiles: Literal["single", "ad_bc", "ab_cd"] = "single"
    """GI-02, GI-62: tiles drawn one by one, or two groups drawn by lot."""
    roster: Literal["full", "named"] = "full"
    """GI-05: which army."""
    first: Literal["random", 0, 1, 2, 3] = "random"
    """GI-08: the seat that begins."""
    blank: Literal["none", "ghost", "trap"] = "none"
    """GI-63, GI-64: what the blank piece is."""
    secret_trap: bool = False
    """GI-65."""
    trap_by_nest: bool = True
    """GI-66 a: off means no trap on a field next to the own Nest."""
    trapped: Literal["leaves", "stands_still", "comes_back"] = "leaves"
    """GI-66 b, c: what becomes of a piece in a trap."""
    reserve: Literal["none", "free", "agreed", "different"] = "none"
    """GI-67."""
    screened: bool = False
    """GI-68."""
    quick: bool = False
    """GI-69."""
    partners: Literal["apart", "shared"] = "apart"
    """GI-70: whether partners see each other's pieces."""
    flug_survives_blitz: bool = False
    """GI-39."""
    shuttle: Literal["limited", "free"] = "limited"
    """GI-52: whether a piece may go back and forth for ever."""
    quiet_moves: Literal[100, 50, 20] = 100
    """GI-52: a draw after so many moves of each side without a fight."""
    most_turns: Literal[1000, 500, 2000] = 1000
    """GI-52: a draw after so many turns in all."""
    parley: bool = False
    """GI-52: whether draws can be offered and games resigned as a move."""


_OUTLINE = {(2, "normal"): "square", (2, "long"): "long", (2, "stagger"): "stagger", (4, "normal"): "six", (4, "eight"): "eight"}
_TILES = {"single": SINGLE, "ad_bc": AD_BC, "ab_cd": AB_CD}
_FATES = {"leaves": LEAVES, "stands_still": STANDS_STILL, "comes_back": COMES_BACK}


def encode(options: GigantenOptions, players: int) -> Ints:
    """The numbers that `begin` reads; raises `BadOptions` where options do not go together."""
    name = _OUTLINE.get((players, options.outline))
    if name is None:
        raise BadOptions(Message("giganten-options-outline", outline=options.outline, players=players))
    outline = OUTLINES.index(name)
    if options.laying == "columns" and not HAS_COLUMNS[outline]:
        raise BadOptions(Message("giganten-options-columns", outline=name))
    if options.tiles != "single" and players != 2:
        raise BadOptions(Message("giganten-options-tiles"))
    if options.partners == "shared" and players != 4:
        raise BadOptions(Message("giganten-options-partners"))
    if options.first != "random" and options.first >= players:
        raise BadOptions(Message("giganten-options-first", first=options.first, last=players - 1))
    has_trap = options.blank == "trap" or options.secret_trap
    if not has_trap and (options.trapped != "leaves" or not options.trap_by_nest):
        raise BadOptions(Message("giganten-options-trap"))
    flags = (
        COLUMNS * (options.laying == "columns")
        | GHOST * (options.blank == "ghost")
        | TRAP * (options.blank == "trap")
        | NOTES * options.secret_trap
        | NOT_BY_NEST * (not options.trap_by_nest)
        | RESERVES * (options.reserve != "none")
        | AGREED * (options.reserve == "agreed")
        | DIFFERENT * (options.reserve == "different")
        | SCREENED * options.screened
        | QUICK * options.quick
        | SHARED * (options.partners == "shared")
        | FLUG_SURVIVES * options.flug_survives_blitz
        | SHUTTLE * (options.shuttle == "limited")
        | PARLEY * options.parley
    )
    numbers = [
        players,
        outline,
        ROSTERS.index(options.roster),
        _TILES[options.tiles],
        _FATES[options.trapped],
        NOTHING if options.first == "random" else options.first,
        options.quiet_moves,
        options.most_turns,
        flags,
    ]
    return np.array(numbers, np.int64)


def option_sets(players: int) -> list[Options]:
    """Sets that together try every value of every option, and the pairs that touch each other."""
    if players == 4:
        return [
            GigantenOptions(),
            GigantenOptions(outline="eight", partners="shared", roster="named"),
            GigantenOptions(first=3, blank="trap", secret_trap=True, trap_by_nest=False, trapped="comes_back", quick=True),
            GigantenOptions(
                screened=True, reserve="different", secret_trap=True, trapped="stands_still", first=2, quiet_moves=20
            ),
        ]
    return [
        GigantenOptions(),
        GigantenOptions(laying="columns", tiles="ad_bc", roster="named"),
        GigantenOptions(outline="long", blank="trap", trap_by_nest=False, first=0),
        GigantenOptions(outline="stagger", laying="columns", tiles="ab_cd", shuttle="free", quiet_moves=50, most_turns=500),
        GigantenOptions(blank="ghost", flug_survives_blitz=True, first=1),
        GigantenOptions(blank="trap", trapped="stands_still", quick=True),
        GigantenOptions(secret_trap=True),
        GigantenOptions(secret_trap=True, blank="trap", trap_by_nest=False, trapped="comes_back", reserve="free", quick=True),
        GigantenOptions(secret_trap=True, trapped="stands_still", trap_by_nest=False, screened=True),
        GigantenOptions(reserve="free", screened=True, blank="ghost"),
        GigantenOptions(reserve="agreed", quick=True),
        GigantenOptions(reserve="different", outline="long", screened=True),
        GigantenOptions(parley=True, quiet_moves=20, most_turns=2000),
    ]
