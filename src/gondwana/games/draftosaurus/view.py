"""What a viewer sees, and what happened for a viewer. Both are made from positions that were hidden for that viewer.

Nothing is shown that is not listed here; and what the viewer cannot know is not in the record any more.
"""

from functools import lru_cache
from typing import get_args

import numpy as np

from gondwana.core.bits import seats_in
from gondwana.core.contract import EVERYTHING, Record
from gondwana.games.draftosaurus.data import DATA, PENS, Board
from gondwana.games.draftosaurus.herd import count, size
from gondwana.games.draftosaurus.knowledge import hand_size, knows_hand
from gondwana.games.draftosaurus.notation import write
from gondwana.games.draftosaurus.rules import ROUNDS, TURNS, lay_out
from gondwana.games.draftosaurus.scoring import place_points, trex_pens
from gondwana.games.draftosaurus.state import (
    BOTH,
    DISCARD,
    DRAW,
    DTYPE,
    KINDS,
    NOTHING,
    OVER,
    PLACE_NAMES,
    PLACES,
    RIVER,
    ROLL,
    SECRET,
    SUMMER,
    ZONE_OF,
)
from gondwana.games.draftosaurus.told import (
    BoardEvent,
    ChooseEvent,
    DiscardEvent,
    DraftosaurusEvent,
    DraftosaurusView,
    DrawEvent,
    EarlierView,
    FaceName,
    FirstEvent,
    MoveEvent,
    OverEvent,
    PassEvent,
    Phase,
    PlaceEvent,
    PointsView,
    RollEvent,
    RoundEvent,
    SeatView,
    ShowEvent,
    SpeciesName,
    Zoo,
)
from gondwana.games.draftosaurus.zoo import CELLS, stand

BOARDS: tuple[Board, ...] = get_args(Board)
PHASES: tuple[Phase, ...] = get_args(Phase)
SPECIES: tuple[SpeciesName, ...] = get_args(SpeciesName)
FACES: tuple[FaceName, ...] = get_args(FaceName)


_hand_size = getattr(hand_size, "py_func", hand_size)
_knows_hand = getattr(knows_hand, "py_func", knows_hand)
"""Interpreted: for a single position the way into compiled code takes longer than the rule."""


def view(s: Record, viewer: int) -> DraftosaurusView:
    """The position as plain data, for the browser and the API. The fields are described in docs/formats.md."""
    players = int(s["players"])
    sizes = [int(_hand_size(s, seat)) for seat in range(players)]
    boards = _boards(s)
    seats = [_seat(s, seat, viewer, sizes[seat], *boards[seat]) for seat in range(players)]
    return {
        "viewer": viewer if viewer >= 0 else None,
        "phase": PHASES[s["phase"]],
        "board": BOARDS[s["board"]],
        "round": int(s["round"]),
        "rounds": int(ROUNDS[players]),
        "turn": int(s["turn"]),
        "turns": int(TURNS[players]),
        "holder": _or_none(s["holder"]),
        "die": FACES[s["die"]] if s["die"] >= 0 else None,
        "owing": list(seats_in(int(s["owing"]))),
        "bag": _in_bag(s, sizes),
        "unseen": _by_species(int(s["bag"])),
        "box": _by_species(int(s["box"])),
        "seats": seats,
        "earlier": _earlier(s),
    }


def _earlier(s: Record) -> EarlierView | None:
    """Summer/Winter mode: the summer board once the winter has begun, zoos and points as they were at its end."""
    summer = summer_of(s)
    if summer is None:
        return None
    seats = range(int(s["players"]))
    return {"board": BOARDS[SUMMER], "seats": [{"zoo": zoo(summer, seat), "points": points(summer, seat)} for seat in seats]}


def summer_of(s: Record) -> Record | None:
    """Summer/Winter mode, in winter: a position with the zoos as they were at the end of the summer."""
    if s["boards"] != BOTH or s["board"] == SUMMER:
        return None
    states = np.zeros(1, DTYPE)
    summer = states[0]
    for option in ("players", "boards", "flags", "first", "prairie_cap"):
        summer[option] = s[option]
    lay_out(summer, SUMMER)
    for seat in range(s["players"]):
        for stood in s["earlier"][seat]:
            stand(summer, seat, *divmod(int(stood), KINDS))
    return summer


_BOARDS: dict[bytes, list[tuple[Zoo, PointsView]]] = {}
_MOST_BOARDS = 512
_ZOOS = slice(DTYPE.fields["zoo"][1], DTYPE.fields["banked"][1])  # type: ignore[index]
_REST = ("placed_count", "players", "flags", "prairie_cap", "board")


def _boards(s: Record) -> list[tuple[Zoo, PointsView]]:
    """The zoo and the points of every seat: open to all and the same for a whole turn, so they are counted once for everybody."""
    key = s.tobytes()[_ZOOS] + b"".join(s[name].tobytes() for name in _REST)
    counted = _BOARDS.get(key)
    if counted is None:
        if len(_BOARDS) >= _MOST_BOARDS:
            _BOARDS.clear()
        counted = _BOARDS[key] = [(zoo(s, seat), points(s, seat)) for seat in range(int(s["players"]))]
    return [({zone: list(stands) for zone, stands in own.items()}, _copied(brings)) for own, brings in counted]


def _copied(brings: PointsView) -> PointsView:
    return {"total": brings["total"], "zones": dict(brings["zones"]), "trex": brings["trex"], "river": brings["river"]}


def _seat(s: Record, seat: int, viewer: int, in_hand: int, own: Zoo, brings: PointsView) -> SeatView:
    knows = in_hand == 0 or viewer == EVERYTHING or bool(_knows_hand(s, viewer, seat))
    choice = int(s["choice"][seat])
    return {
        "hand_size": in_hand,
        "hand": dinosaurs(int(s["hand"][seat])) if knows else None,
        "zoo": own,
        "points": brings,
        "banked": int(s["banked"][seat]),
        "shown": SPECIES[s["shown"][seat]] if s["shown"][seat] >= 0 else None,
        "chosen": choice != NOTHING,
        "choice": None if choice in (NOTHING, SECRET) else write(seat, choice),
    }


def zoo(s: Record, seat: int) -> Zoo:
    """The dinosaurs of each zone in order of arrival; the pyramid by cell."""
    board = BOARDS[s["board"]]
    zones: Zoo = {zone: [] for zone in (*PENS[board], "river")}
    if "pyramid" in zones:
        zones["pyramid"] = [None] * CELLS
    for stood in s["placed"][seat][: s["placed_count"][seat]]:
        place, species = divmod(int(stood), KINDS)
        name = PLACE_NAMES[place]
        if ZONE_OF[place] == "pyramid":
            zones["pyramid"][int(name.split(" ")[1])] = SPECIES[species]
        else:
            zones[name].append(SPECIES[species])
    return zones


def points(s: Record, seat: int) -> PointsView:
    """The points of a zoo as if the board ended now, zone by zone. `total` is their sum; see `banked` for an earlier board."""
    zones: dict[str, int] = dict.fromkeys(PENS[BOARDS[s["board"]]], 0)
    for place in range(RIVER + 1, PLACES):
        if ZONE_OF[place] in zones:
            zones[ZONE_OF[place]] += int(place_points(s, seat, place))
    river = int(place_points(s, seat, RIVER))
    trex = DATA.points.trex * int(trex_pens(s, seat))
    return {"total": sum(zones.values()) + river + trex, "zones": zones, "trex": trex, "river": river}


def dinosaurs(herd: int) -> list[SpeciesName]:
    """A herd as a list of species."""
    return [name for name, many in _counted(herd) for _ in range(many)]


def _by_species(herd: int) -> dict[str, int]:
    return dict(_counted(herd))


@lru_cache(maxsize=4096)
def _counted(herd: int) -> tuple[tuple[SpeciesName, int], ...]:
    """A herd counted; the same few hands and bags are shown again and again."""
    return tuple((name, int(count(herd, species))) for species, name in enumerate(SPECIES))


def _or_none(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _in_bag(s: Record, sizes: list[int]) -> int:
    """How many dinosaurs are left in the bag: everybody can count them."""
    unseen_in_hands = sum(in_hand - size(int(s["hand"][seat])) for seat, in_hand in enumerate(sizes))
    return int(size(int(s["bag"]))) - int(unseen_in_hands)


def events(before: Record, after: Record, viewer: int) -> list[DraftosaurusEvent]:
    """What happened, told from the difference of what the viewer knew and knows. In the order in which it is to be shown."""
    happened: list[DraftosaurusEvent] = []
    if before["holder"] == NOTHING and after["holder"] != NOTHING:
        happened.append(FirstEvent(type="first", seat=int(after["holder"])))
    happened += _draws(before, after, viewer)
    if before["die"] == NOTHING and after["die"] != NOTHING:
        happened.append(RollEvent(type="roll", seat=int(after["holder"]), face=FACES[after["die"]]))
    happened += _choices(before, after)
    happened += _arrivals(before, after)
    if before["board"] != after["board"]:
        happened.append(BoardEvent(type="board", board=BOARDS[after["board"]]))
    if _passed(before, after):
        happened.append(PassEvent(type="pass", holder=int(after["holder"])))
    if before["round"] != after["round"] and after["phase"] == DRAW:
        happened.append(RoundEvent(type="round", round=int(after["round"])))
    if before["phase"] != OVER and after["phase"] == OVER:
        happened.append(OverEvent(type="over"))
    return happened


def _draws(before: Record, after: Record, viewer: int) -> list[DraftosaurusEvent]:
    happened: list[DraftosaurusEvent] = []
    if before["phase"] != DRAW:
        return happened
    for seat in range(before["players"]):
        if _hand_size(after, seat) > _hand_size(before, seat):
            gained = int(after["hand"][seat]) - int(before["hand"][seat])
            known = viewer in (seat, EVERYTHING)
            happened.append(DrawEvent(type="draw", seat=seat, species=dinosaurs(gained)[0] if known else None))
    return happened


def _choices(before: Record, after: Record) -> list[DraftosaurusEvent]:
    """Choices made and not yet revealed: the viewer's own by name."""
    happened: list[DraftosaurusEvent] = []
    for seat in range(before["players"]):
        choice = int(after["choice"][seat])
        if choice != NOTHING and before["choice"][seat] == NOTHING:
            happened.append(ChooseEvent(type="choose", seat=seat, do=write(seat, choice) if choice != SECRET else None))
    return happened


_ARRIVES = ("shown", "placed", "placed_count", "board", "phase")
"""As long as these stay, nothing has arrived."""


def _arrivals(before: Record, after: Record) -> list[DraftosaurusEvent]:
    """What a reveal brought: dinosaurs shown, placed, discarded, moved out of quarantine."""
    happened: list[DraftosaurusEvent] = []
    if all(before[name].tobytes() == after[name].tobytes() for name in _ARRIVES):
        return happened
    same_board = before["board"] == after["board"]
    for seat in range(before["players"]):
        if after["shown"][seat] >= 0 and before["shown"][seat] < 0:
            happened.append(ShowEvent(type="show", seat=seat, species=SPECIES[after["shown"][seat]]))
        stood = [int(one) for one in before["placed"][seat][: before["placed_count"][seat]]]
        stands = after["placed"][seat][: after["placed_count"][seat]] if same_board else after["earlier"][seat]
        stands = [int(one) for one in stands]
        if len(stands) > len(stood):
            happened.append(PlaceEvent(type="place", seat=seat, species=_who(stands[-1]), place=_where(stands[-1])))
        elif stands != stood:
            happened.append(MoveEvent(type="move", seat=seat, species=_who(stands[-1]), place=_where(stands[-1])))
        if before["phase"] == DISCARD and after["phase"] != DISCARD:
            happened.append(DiscardEvent(type="discard", seat=seat, species=SPECIES[after["discarded"][seat]]))
    return happened


def _who(stood: int) -> SpeciesName:
    return SPECIES[stood % KINDS]


def _where(stood: int) -> str:
    return PLACE_NAMES[stood // KINDS]


def _passed(before: Record, after: Record) -> bool:
    """Another turn follows; after the last one of a board there is nothing to pass."""
    moved_on = (before["round"], before["turn"]) != (after["round"], after["turn"])
    return moved_on and before["board"] == after["board"] and after["phase"] in (DRAW, ROLL)


def revealed(before: Record, now: Record, seat: int) -> bool:
    """A choice is secret until all have chosen; then it is no longer kept as a choice."""
    return bool(now["choice"][seat] == NOTHING)
