"""The options of the game, and how they become numbers for `begin`."""

from collections import Counter
from typing import Any, Literal

import numpy as np

from gondwana.core.contract import Ints, Options
from gondwana.core.errors import BadOptions
from gondwana.games.giganten.data import DATA, OUTLINES, PIECES, ROSTERS
from gondwana.games.giganten.land import HAS_COLUMNS
from gondwana.games.giganten.state import (
    AB_CD,
    AC_BD,
    AD_BC,
    AGREED,
    COLUMNS,
    COMES_BACK,
    DIFFERENT,
    FLUG_SURVIVES,
    GHOST,
    LEAVES,
    MOST_TURNS,
    NOT_BY_NEST,
    NOTE_FATE,
    NOTES,
    NOTHING,
    PARLEY,
    PLAY_ON,
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
Saurian = Literal["flug", "tyra_1", "tyra_2", "deino_1", "deino_2", "tri", "plesio", "dilo", "diplo", "stego"]
"""GI-67: a kind that can be held back."""
_AGREED: Any = DATA.reserve.agreed


class GigantenOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The variants of the rulebook, and where the rules had to be completed."""

    outline: Literal["normal", "long", "stagger", "six"] = "normal"
    """GI-61, GI-70: the form of the board; `normal` has eight tiles for four players, `six` is their shorter game."""
    laying: Literal["rows", "columns"] = "rows"
    """GI-02, GI-60: a player's tiles side by side or front to back."""
    tiles: Literal["single", "ad_bc", "ab_cd", "ac_bd"] = "single"
    """GI-02, GI-62: tiles drawn one by one, or two groups drawn by lot; of two sets of tiles each by itself."""
    roster: Literal["full", "named"] = "full"
    """GI-05: which army."""
    first: Literal["random", 0, 1, 2, 3] = "random"
    """GI-08: the seat that begins."""
    blank: Literal["none", "ghost", "trap"] = "none"
    """GI-63, GI-64: what the blank piece is."""
    secret_trap: bool = False
    """GI-65."""
    trap_by_nest: bool = True
    """GI-66 a: off means no trap on a field next to a Nest of the own party."""
    trapped: Literal["leaves", "stands_still", "comes_back"] = "leaves"
    """GI-66 b, c: what becomes of a piece that challenges the trap."""
    secret_as_trap: bool = False
    """GI-66: whether b and c hold for the secret trap too; otherwise its victim always leaves."""
    reserve: Literal["none", "free", "agreed", "different"] = "none"
    """GI-67: up to three of one's choice; a) three agreed kinds; b) three different ones."""
    agreed_1: Saurian = _AGREED[0]
    agreed_2: Saurian = _AGREED[1]
    agreed_3: Saurian = _AGREED[2]
    """GI-67 a: the kinds agreed upon."""
    screened: bool = False
    """GI-68."""
    quick: bool = False
    """GI-69."""
    partners: Literal["shared", "apart"] = "shared"
    """GI-70: whether partners see each other's pieces, or only the backs."""
    flug_survives_blitz: bool = False
    """GI-39."""
    shuttle: Literal["limited", "free"] = "limited"
    """GI-52: whether a piece may go back and forth for ever."""
    quiet_moves: Literal[100, 50, 20, "none"] = 100
    """GI-52: a draw after so many moves of each player without a fight."""
    no_takers: Literal["draw", "play_on"] = "draw"
    """GI-52: what happens when neither side has a piece left that can take a Nest."""
    most_turns: Literal[500, 250, 1000, "none"] = 500
    """GI-52: a draw after so many turns of each player."""
    parley: bool = False
    """GI-52: whether draws can be offered and games resigned as a move."""


_OUTLINE = {(2, "normal"): "square", (2, "long"): "long", (2, "stagger"): "stagger", (4, "normal"): "eight", (4, "six"): "six"}
_TILES = {"single": SINGLE, "ad_bc": AD_BC, "ab_cd": AB_CD, "ac_bd": AC_BD}
_FATES = {"leaves": LEAVES, "stands_still": STANDS_STILL, "comes_back": COMES_BACK}


def encode(options: GigantenOptions, players: int) -> Ints:
    """The numbers that `begin` reads; raises `BadOptions` where options do not go together."""
    name = _OUTLINE.get((players, options.outline))
    if name is None:
        raise BadOptions(Message("giganten-options-outline", outline=options.outline, players=players))
    outline = OUTLINES.index(name)
    if options.laying == "columns" and not HAS_COLUMNS[outline]:
        raise BadOptions(Message("giganten-options-columns", outline=name))
    if options.tiles != "single" and name == "six":
        raise BadOptions(Message("giganten-options-tiles"))
    if options.partners == "apart" and players != 4:
        raise BadOptions(Message("giganten-options-partners"))
    if options.first != "random" and options.first >= players:
        raise BadOptions(Message("giganten-options-first", first=options.first, last=players - 1))
    _check_traps(options)
    agreed = _agreed_kinds(options)
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
        | SHARED * (options.partners == "shared" and players == 4)
        | FLUG_SURVIVES * options.flug_survives_blitz
        | SHUTTLE * (options.shuttle == "limited")
        | PARLEY * options.parley
        | NOTE_FATE * options.secret_as_trap
        | PLAY_ON * (options.no_takers == "play_on")
    )
    numbers = [
        players,
        outline,
        ROSTERS.index(options.roster),
        _TILES[options.tiles],
        _FATES[options.trapped],
        NOTHING if options.first == "random" else options.first,
        0 if options.quiet_moves == "none" else options.quiet_moves,
        MOST_TURNS if options.most_turns == "none" else players * options.most_turns,
        flags,
        *agreed,
    ]
    return np.array(numbers, np.int64)


def _check_traps(options: GigantenOptions) -> None:
    """GI-66: rules about traps need a trap that they speak of."""
    if not options.trap_by_nest and options.blank != "trap" and not options.secret_trap:
        raise BadOptions(Message("giganten-options-trap-by-nest"))
    if options.secret_as_trap and (not options.secret_trap or options.trapped == "leaves"):
        raise BadOptions(Message("giganten-options-secret-as-trap"))
    if options.trapped != "leaves" and options.blank != "trap" and not options.secret_as_trap:
        raise BadOptions(Message("giganten-options-trapped"))


def _agreed_kinds(options: GigantenOptions) -> list[int]:
    """GI-67 a: the kinds of the agreed reserve; the army must have them."""
    names = (options.agreed_1, options.agreed_2, options.agreed_3)
    if options.reserve != "agreed":
        if names != _AGREED:
            raise BadOptions(Message("giganten-options-agreed"))
        return [NOTHING] * len(names)
    for name, number in Counter(names).items():
        most = DATA.rosters[options.roster].get(name, 0)
        if number > most:
            raise BadOptions(
                Message("giganten-options-agreed-roster", piece=name, number=number, most=most, roster=options.roster)
            )
    return [PIECES.index(name) for name in names]


def option_sets(players: int) -> list[Options]:
    """Sets that together try every value of every option, and the pairs that touch each other."""
    if players == 4:
        return [
            GigantenOptions(),
            GigantenOptions(outline="six", partners="apart", roster="named", most_turns=250),
            GigantenOptions(
                laying="columns", tiles="ad_bc", reserve="free", secret_trap=True, trap_by_nest=False, most_turns=250
            ),
            GigantenOptions(
                most_turns=250,
                outline="six",
                partners="apart",
                first=3,
                blank="trap",
                secret_trap=True,
                trap_by_nest=False,
                trapped="comes_back",
                quick=True,
            ),
            GigantenOptions(
                screened=True,
                reserve="different",
                tiles="ac_bd",
                secret_trap=True,
                trapped="stands_still",
                secret_as_trap=True,
                first=2,
                quiet_moves=20,
            ),
        ]
    return [
        GigantenOptions(),
        GigantenOptions(laying="columns", tiles="ad_bc", roster="named", screened=True),
        GigantenOptions(outline="long", blank="trap", trap_by_nest=False, first=0),
        GigantenOptions(outline="stagger", laying="columns", tiles="ab_cd", shuttle="free", quiet_moves=50, most_turns=250),
        GigantenOptions(blank="ghost", flug_survives_blitz=True, first=1, tiles="ac_bd"),
        GigantenOptions(blank="trap", trapped="stands_still", quick=True),
        GigantenOptions(secret_trap=True, quick=True),
        GigantenOptions(secret_trap=True, blank="trap", trap_by_nest=False, trapped="comes_back", reserve="free", quick=True),
        GigantenOptions(secret_trap=True, trapped="stands_still", secret_as_trap=True, trap_by_nest=False, screened=True),
        GigantenOptions(reserve="free", screened=True, blank="ghost"),
        GigantenOptions(reserve="agreed", agreed_1="stego", agreed_2="tyra_1", agreed_3="stego", quick=True),
        GigantenOptions(reserve="different", outline="long", screened=True),
        GigantenOptions(parley=True, quiet_moves=20, most_turns=1000),
        GigantenOptions(quiet_moves="none", most_turns=250, no_takers="play_on"),
        GigantenOptions(quiet_moves=20, most_turns="none"),
    ]
