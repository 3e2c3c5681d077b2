"""A small game made outside the package, as somebody else would make one: Pebbles.

Everybody hides 0 to 3 pebbles in a fist (drawn by chance, known to the own seat only). In turn each player names a total that
nobody named before. Who names the right one wins; if nobody does, all share. Turns are one after the other, not simultaneous.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

from gondwana.core.compiled import lean
from gondwana.core.contract import CHANCE, EVERYTHING, Game, Options
from gondwana.core.errors import BadNotation
from gondwana.core.rng import below
from gondwana.locale import Message

SEATS = 3
MOST = 3
UNKNOWN = -1

DTYPE = np.dtype(
    [("fist", "i1", SEATS), ("named", "i1", SEATS), ("players", "i1"), ("filled", "i1"), ("turn", "i1"), ("viewer", "i1")]
)


@lean
def begin(s: Any, options: Any) -> None:
    s["players"] = options[0]
    s["filled"] = 0
    s["turn"] = 0
    s["viewer"] = 0
    for seat in range(SEATS):
        s["fist"][seat] = UNKNOWN
        s["named"][seat] = UNKNOWN


@lean
def pending(s: Any) -> int:
    if s["filled"] < s["players"]:
        return CHANCE
    if s["turn"] < s["players"]:
        return 1 << s["turn"]
    return 0


@lean
def legal(s: Any, seat: int, out: Any) -> int:
    if pending(s) != 1 << seat:
        return 0
    n = 0
    for total in range(MOST * s["players"] + 1):
        free = True
        for other in range(s["turn"]):
            free &= s["named"][other] != total
        if free:
            out[n] = total
            n += 1
    return n


@lean
def odds(s: Any, actions: Any, weights: Any) -> int:
    for count in range(MOST + 1):
        actions[count] = s["filled"] * (MOST + 1) + count
        weights[count] = 1
    return MOST + 1


@lean
def chance(s: Any, rng: Any) -> int:
    return int(s["filled"]) * (MOST + 1) + below(rng, MOST + 1)


@lean
def apply(s: Any, seat: int, action: int) -> None:
    if seat == CHANCE:
        s["fist"][action // (MOST + 1)] = action % (MOST + 1)
        s["filled"] += 1
    else:
        s["named"][seat] = action
        s["turn"] += 1


@lean
def scores(s: Any, out: Any) -> None:
    total = 0
    for seat in range(s["players"]):
        total += s["fist"][seat]
    for seat in range(s["players"]):
        out[seat] = 1 if pending(s) == 0 and s["named"][seat] == total else 0


@lean
def places(s: Any, out: Any) -> None:
    scores(s, out)
    best = 0
    for seat in range(s["players"]):
        best = max(best, out[seat])
    for seat in range(s["players"]):
        out[seat] = 1 if out[seat] == best else 2


@lean
def hide(s: Any, viewer: int) -> None:
    if viewer == EVERYTHING or pending(s) == 0:
        return
    s["viewer"] = viewer + 2
    for seat in range(s["players"]):
        if seat != viewer:
            s["fist"][seat] = UNKNOWN


@lean
def guess(s: Any, viewer: int, rng: Any, buffer: Any) -> None:
    s["viewer"] = 0
    for seat in range(s["filled"]):
        if s["fist"][seat] == UNKNOWN:
            s["fist"][seat] = below(rng, MOST + 1)


class PebblesOptions(Options, frozen=True, forbid_unknown_fields=True):
    """None."""


def write(seat: int, action: int) -> str:
    return f"fist {action}" if seat == CHANCE else f"say {action}"


def read(seat: int, text: str) -> int:
    word, _, number = text.strip().partition(" ")
    if word != ("fist" if seat == CHANCE else "say") or not number.isdecimal() or str(int(number)) != number:
        raise BadNotation(Message("options-form", text=text))
    return int(number)


def view(s: Any, viewer: int) -> dict[str, Any]:
    return {"fists": [int(one) for one in s["fist"]], "named": [int(one) for one in s["named"]], "turn": int(s["turn"])}


def events(before: Any, after: Any, viewer: int) -> list[dict[str, Any]]:
    if before["filled"] != after["filled"]:
        return [{"type": "fist", "seat": int(before["filled"])}]
    return [{"type": "say", "seat": int(before["turn"]), "total": int(after["named"][before["turn"]])}]


GAME = Game(
    name="pebbles",
    version="1",
    players=range(2, SEATS + 1),
    dtype=DTYPE,
    actions=MOST * SEATS + 1,
    chance_actions=SEATS * (MOST + 1),
    longest=2 * SEATS,
    rules=SimpleNamespace(
        begin=begin, pending=pending, legal=legal, odds=odds, chance=chance, apply=apply, scores=scores, places=places,
        hide=hide, guess=guess,
    ),
    options=PebblesOptions,
    encode=lambda options, players: np.array([players], np.int64),
    write=write,
    read=read,
    why_not=lambda states, seat, action: Message("options-form", text=f"{seat} {action}"),
    view=view,
    events=events,
    revealed=lambda before, now, seat: bool(now["turn"] == now["players"]),
    draw_text=lambda s, viewer, language: str(view(s, viewer)),
    draw_svg=lambda s, viewer, language: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    conserved=lambda s: {"players": int(s["players"])},
)  # fmt: skip
