"""What a viewer sees, and what happened for a viewer. Both are made from positions that were hidden for that viewer.

Nothing is shown that is not listed here; and what the viewer cannot know is not in the record any more.
"""

from collections.abc import Callable
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
from gondwana.games.plain import Reader

BOARDS: tuple[Board, ...] = get_args(Board)
PHASES: tuple[Phase, ...] = get_args(Phase)
SPECIES: tuple[SpeciesName, ...] = get_args(SpeciesName)
FACES: tuple[FaceName, ...] = get_args(FaceName)


_hand_size = getattr(hand_size, "py_func", hand_size)
_knows_hand = getattr(knows_hand, "py_func", knows_hand)
"""Interpreted: for a single position the way into compiled code takes longer than the rule."""

_READ = (
    *("players", "boards", "flags", "board", "phase", "round", "turn", "holder", "die", "drawer", "drawn", "owing"),
    *("bag", "box", "hand", "banked", "choice", "shown", "discarded", "placed", "placed_count", "earlier"),
)
_plain = lru_cache(maxsize=64)(Reader(DTYPE, _READ))
"""What came after one step is what was before the next."""


def view(s: Record, viewer: int) -> DraftosaurusView:
    """The position as plain data, for the browser and the API. The fields are described in docs/formats.md."""
    record = s.tobytes()
    p = _plain(record)
    players = p["players"]
    sizes = [_hand_size(p, seat) for seat in range(players)]
    boards = _boards(s, record)
    seats = [_seat(p, seat, viewer, sizes[seat], *boards[seat]) for seat in range(players)]
    return {
        "viewer": viewer if viewer >= 0 else None,
        "phase": PHASES[p["phase"]],
        "board": BOARDS[p["board"]],
        "round": p["round"],
        "rounds": int(ROUNDS[players]),
        "turn": p["turn"],
        "turns": int(TURNS[players]),
        "holder": _or_none(p["holder"]),
        "die": FACES[p["die"]] if p["die"] >= 0 else None,
        "owing": list(seats_in(p["owing"])),
        "bag": _in_bag(p, sizes),
        "unseen": _by_species(p["bag"]),
        "box": _by_species(p["box"]),
        "seats": seats,
        "earlier": _earlier(s, record) if p["boards"] == BOTH and p["board"] != SUMMER else None,
    }


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


Counted = list[tuple[Zoo, PointsView]]


class _Counting:
    """The zoo and the points of every seat, counted once for everybody who looks: they are open to all, and stay for a turn."""

    def __init__(self, position: Callable[[Record], Record], *names: str) -> None:
        self._position = position
        self._key = [_slice(name) for name in (*names, "players", "flags", "prairie_cap", "board")]
        self._counted: dict[bytes, Counted] = {}

    def __call__(self, s: Record, record: bytes) -> Counted:
        """Copies, which the caller may change."""
        key = b"".join([record[part] for part in self._key])
        counted = self._counted.get(key)
        if counted is None:
            if len(self._counted) >= _MOST_BOARDS:
                self._counted.clear()
            stands = self._position(s)
            counted = [(zoo(stands, seat), points(stands, seat)) for seat in range(int(s["players"]))]
            self._counted[key] = counted
        return [({zone: list(stands) for zone, stands in own.items()}, _copied(brings)) for own, brings in counted]


_MOST_BOARDS = 512


def _slice(name: str) -> slice:
    """Where a field lies in the bytes of a record."""
    field, start = DTYPE.fields[name][:2]  # type: ignore[index]
    return slice(start, start + field.itemsize)


_boards = _Counting(lambda s: s, "zoo", "pen", "placed", "placed_count")
_summers = _Counting(summer_of, "earlier")


def _earlier(s: Record, record: bytes) -> EarlierView:
    """Summer/Winter mode: the summer board once the winter has begun, zoos and points as they were at its end."""
    return {"board": BOARDS[SUMMER], "seats": [{"zoo": own, "points": brings} for own, brings in _summers(s, record)]}


def _copied(brings: PointsView) -> PointsView:
    return {"total": brings["total"], "zones": dict(brings["zones"]), "trex": brings["trex"], "river": brings["river"]}


def _seat(p: Record, seat: int, viewer: int, in_hand: int, own: Zoo, brings: PointsView) -> SeatView:
    knows = in_hand == 0 or viewer == EVERYTHING or _knows_hand(p, viewer, seat)
    choice = p["choice"][seat]
    shown = p["shown"][seat]
    return {
        "hand_size": in_hand,
        "hand": dinosaurs(p["hand"][seat]) if knows else None,
        "zoo": own,
        "points": brings,
        "banked": p["banked"][seat],
        "shown": SPECIES[shown] if shown >= 0 else None,
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
    return number if number >= 0 else None


def _in_bag(p: Record, sizes: list[int]) -> int:
    """How many dinosaurs are left in the bag: everybody can count them."""
    unseen_in_hands = sum(in_hand - int(size(p["hand"][seat])) for seat, in_hand in enumerate(sizes))
    return int(size(p["bag"])) - unseen_in_hands


def events(before: Record, after: Record, viewer: int) -> list[DraftosaurusEvent]:
    """What happened, told from the difference of what the viewer knew and knows. In the order in which it is to be shown."""
    return _events(_plain(before.tobytes()), _plain(after.tobytes()), viewer)


def _events(before: Record, after: Record, viewer: int) -> list[DraftosaurusEvent]:
    happened: list[DraftosaurusEvent] = []
    if before["holder"] == NOTHING and after["holder"] != NOTHING:
        happened.append(FirstEvent(type="first", seat=after["holder"]))
    happened += _draws(before, after, viewer)
    if before["die"] == NOTHING and after["die"] != NOTHING:
        happened.append(RollEvent(type="roll", seat=after["holder"], face=FACES[after["die"]]))
    happened += _choices(before, after)
    happened += _arrivals(before, after)
    if before["board"] != after["board"]:
        happened.append(BoardEvent(type="board", board=BOARDS[after["board"]]))
    if _passed(before, after):
        happened.append(PassEvent(type="pass", holder=after["holder"]))
    if before["round"] != after["round"] and after["phase"] == DRAW:
        happened.append(RoundEvent(type="round", round=after["round"]))
    if before["phase"] != OVER and after["phase"] == OVER:
        happened.append(OverEvent(type="over"))
    return happened


def _draws(before: Record, after: Record, viewer: int) -> list[DraftosaurusEvent]:
    happened: list[DraftosaurusEvent] = []
    if before["phase"] != DRAW:
        return happened
    seat = before["drawer"]
    if _hand_size(after, seat) > _hand_size(before, seat):
        gained = after["hand"][seat] - before["hand"][seat]
        known = viewer in (seat, EVERYTHING)
        happened.append(DrawEvent(type="draw", seat=seat, species=dinosaurs(gained)[0] if known else None))
    return happened


def _choices(before: Record, after: Record) -> list[DraftosaurusEvent]:
    """Choices made and not yet revealed: the viewer's own by name."""
    happened: list[DraftosaurusEvent] = []
    if before["choice"] == after["choice"]:
        return happened
    for seat in range(before["players"]):
        choice = after["choice"][seat]
        if choice != NOTHING and before["choice"][seat] == NOTHING:
            happened.append(ChooseEvent(type="choose", seat=seat, do=write(seat, choice) if choice != SECRET else None))
    return happened


_ARRIVES = ("shown", "placed", "placed_count", "board", "phase")
"""As long as these stay, nothing has arrived."""


def _arrivals(before: Record, after: Record) -> list[DraftosaurusEvent]:
    """What a reveal brought: dinosaurs shown, placed, discarded, moved out of quarantine."""
    happened: list[DraftosaurusEvent] = []
    if all(before[name] == after[name] for name in _ARRIVES):
        return happened
    same_board = before["board"] == after["board"]
    for seat in range(before["players"]):
        if after["shown"][seat] >= 0 and before["shown"][seat] < 0:
            happened.append(ShowEvent(type="show", seat=seat, species=SPECIES[after["shown"][seat]]))
        stood = before["placed"][seat][: before["placed_count"][seat]]
        stands = after["placed"][seat][: after["placed_count"][seat]] if same_board else after["earlier"][seat]
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
