"""What a viewer sees, and what happened for a viewer. Both are made from positions that were hidden for that viewer.

Nothing is shown that is not listed here; and what the viewer cannot know is not in the record any more.
"""

from typing import Literal, get_args

from gondwana.core.bits import seats_in
from gondwana.core.contract import Record
from gondwana.games.giganten.armies import army, is_land_covered
from gondwana.games.giganten.arranging import is_choosing_reserve, kind_to_place, steps_to_arrange
from gondwana.games.giganten.data import OUTLINES, PIECES, TILES
from gondwana.games.giganten.land import DEPTH, FIELD_NAMES, FIELDS, ON_BOARD, SPOTS, WIDTH
from gondwana.games.giganten.planning import laying_view, setting_view
from gondwana.games.giganten.state import (
    AGREED,
    ARRANGE,
    COVERED,
    DRAW,
    GO,
    HIDDEN,
    KINDS,
    LAY,
    LOT,
    NO_RESULT,
    NOBODY,
    NOT_YET,
    OCCUPY,
    OVER,
    PICK,
    REPLY,
    RESIGNED,
    RETURN,
    SECRET,
    SET,
    SWAMP,
    UNSET,
    UP,
)
from gondwana.games.giganten.told import (
    ArmyView,
    ArrangeEvent,
    BeginsEvent,
    EndEvent,
    Ending,
    FightEvent,
    FightView,
    GigantenEvent,
    GigantenView,
    Ground,
    HoldEvent,
    LandEvent,
    LayEvent,
    OfferEvent,
    PartyView,
    Phase,
    PickEvent,
    PieceView,
    ReadyEvent,
    Result,
    SetEvent,
    StandEvent,
    StepEvent,
    TilesEvent,
    TileView,
    TrapEvent,
    TurnEvent,
    UpEvent,
)

PHASES: tuple[Phase, ...] = get_args(Phase)
ENDINGS: tuple[Ending, ...] = get_args(Ending)
RESULTS: tuple[Result, ...] = get_args(Result)
_FIELDS_OF = [[field for field in range(FIELDS) if ON_BOARD[outline, field]] for outline in range(len(OUTLINES))]


def view(s: Record, viewer: int) -> GigantenView:
    """The position as plain data, for the browser and the API. The fields are described in docs/formats.md."""
    outline = int(s["outline"])
    laid = s["phase"] > LAY
    seats = range(int(s["players"]))
    unshown = [_unshown(s, seat) for seat in seats]
    return {
        "viewer": viewer if viewer >= 0 else None,
        "phase": PHASES[s["phase"]],
        "outline": OUTLINES[outline],
        "columns": WIDTH[outline],
        "rows": DEPTH[outline],
        "ground": {FIELD_NAMES[field]: _ground(s, field) for field in _FIELDS_OF[outline]} if laid else {},
        "owing": list(seats_in(int(s["owing"]))),
        "seat": int(s["seat"]) if s["phase"] > ARRANGE or s["phase"] == OCCUPY else None,
        "turns": int(s["turns"]),
        "quiet": int(s["quiet"]),
        "picked": _field(s["picked"]),
        "mover": _field(s["mover"]),
        "hand": PIECES[s["hand"]] if 0 <= s["hand"] < KINDS else None,
        "second": bool(s["step"]),
        "pieces": [_piece(s, seat, n, unshown[seat]) for seat in seats for n in range(int(s["count"][seat]))],
        "seats": [_seat(s, seat, viewer) for seat in seats],
        "parties": [_party(s, party) for party in (0, 1)],
        "laying": laying_view(s),
        "setting": setting_view(s, viewer),
        "fight": _fight(s),
        "winner": int(s["winner"]) if s["winner"] != NOBODY else None,
        "ending": ENDINGS[s["ending"] - 1] if s["ending"] != NOT_YET else None,
    }


def ground_name(s: Record, field: int) -> Literal["land", "swamp"]:
    """The ground of a field by name."""
    return "swamp" if s["ground"][field] & SWAMP else "land"


def _ground(s: Record, field: int) -> Ground:
    return "covered" if s["ground"][field] & COVERED else ground_name(s, field)


def kinds_of(could: int) -> list[str]:
    """The names of a set of kinds."""
    return [name for kind, name in enumerate(PIECES) if could >> kind & 1]


def _field(field: int) -> str | None:
    return FIELD_NAMES[field] if field >= 0 else None


def _unshown(s: Record, seat: int) -> int:
    """GI-26: the kinds that a seat still has beyond the pieces which everybody knows: not beaten, not away, not shown."""
    left = [int(army(s, kind)) - int(s["lost"][seat, kind]) - int(s["away"][seat, kind]) for kind in range(KINDS)]
    for n in range(int(s["count"][seat])):
        if _is_shown(int(s["could"][seat, n])):
            left[int(s["could"][seat, n]).bit_length() - 1] -= 1
    return sum(1 << kind for kind, many in enumerate(left) if many > 0)


def _is_shown(could: int) -> bool:
    return could != 0 and could & (could - 1) == 0


def _piece(s: Record, seat: int, n: int, unshown: int) -> PieceView:
    kind, could = int(s["kind"][seat, n]), int(s["could"][seat, n])
    return {
        "field": FIELD_NAMES[s["at"][seat, n]],
        "seat": seat,
        "kind": PIECES[kind] if kind not in (HIDDEN, UNSET) else None,
        "could": kinds_of(could if _is_shown(could) else could & unshown),
        "shown": _is_shown(could),
        "stuck": int(s["stuck"][seat, n]),
        "reserve": bool(s["came"][seat, n]),
    }


def _seat(s: Record, seat: int, viewer: int) -> ArmyView:
    note = int(s["note"][seat])
    held = _counted(s["held"][seat])
    in_sight = s["phase"] != ARRANGE or s["viewer"] in (0, 2 + seat) or bool(s["flags"] & AGREED)
    return {
        "party": seat & 1,
        "pieces": int(s["count"][seat]),
        "lost": _counted(s["lost"][seat]),
        "away": _counted(s["away"][seat]),
        "reserve": int(s["holds"][seat]),
        "reserve_kinds": held if in_sight and sum(held.values()) == s["holds"][seat] else None,
        "arranged": int(s["arranged"][seat]),
        "next": _next(s, seat) if viewer == seat or not s["viewer"] else None,
        "note": FIELD_NAMES[note] if note >= 0 else None,
        "note_shown": bool(s["noted"][seat]),
    }


def _next(s: Record, seat: int) -> str | None:
    """What the next secret step of the set-up is about: a kind, `reserve` or `note`."""
    if s["phase"] != ARRANGE or s["arranged"][seat] >= steps_to_arrange(s):
        return None
    if is_choosing_reserve(s, seat):
        return "reserve"
    kind = int(kind_to_place(s, seat))
    return PIECES[kind] if kind < KINDS else "note"


def _counted(numbers: list[int]) -> dict[str, int]:
    return {name: int(number) for name, number in zip(PIECES, numbers, strict=True) if number}


def _party(s: Record, party: int) -> PartyView:
    laid = [_tile(int(laying)) for laying in s["laid"][party][: s["laid_count"][party]]]
    tiles = [name for tile, name in enumerate(TILES) for _ in range(int(s["drawn"][party, tile]))]
    return {"tiles": tiles, "laid": laid}


def _tile(laying: int) -> TileView | None:
    return None if laying == SECRET else {"tile": TILES[laying >> 2], "turn": (laying & 3) * 90}


def _fight(s: Record) -> FightView | None:
    if s["result"] == NO_RESULT:
        return None
    return {
        "attacker": PIECES[s["fought"][0]],
        "defender": PIECES[s["fought"][1]],
        "attacker_field": FIELD_NAMES[s["fought_from"]],
        "defender_field": FIELD_NAMES[s["fought_at"]],
        "result": RESULTS[s["result"] - 1],
    }


def events(before: Record, after: Record, viewer: int) -> list[GigantenEvent]:
    """What happened, told from the difference of what the viewer knew and knows. In the order in which it is to be shown."""
    happened: list[GigantenEvent] = []
    phase = int(before["phase"])
    if after["ending"] == RESIGNED:
        pass  # that alone happened, whatever was due
    elif phase < PICK:
        happened += _set_up(before, after)
    else:
        happened += _turn(before, after)
    sprung = [int(after["sprung"][number & 1]) for number in range(int(before["springs"]), int(after["springs"]))]
    for field in sprung:
        trap = TrapEvent(type="trap", field=FIELD_NAMES[field])
        if before["passing"] and field == before["mover"]:  # the first piece of a turn has stopped before the second one moved
            happened.insert(0, trap)
        else:
            happened.append(trap)
    if after["phase"] == OVER and phase != OVER:
        winner = int(after["winner"]) if after["winner"] != NOBODY else None
        happened.append(EndEvent(type="over", winner=winner, ending=ENDINGS[after["ending"] - 1]))
    elif after["phase"] == PICK and (phase < PICK or before["turns"] != after["turns"]):
        happened.append(TurnEvent(type="turn", seat=int(after["seat"])))
    return happened


def _set_up(before: Record, after: Record) -> list[GigantenEvent]:
    happened: list[GigantenEvent] = []
    phase = int(before["phase"])
    if phase == LOT:
        happened.append(BeginsEvent(type="first", seat=int(after["first"])))
    elif phase == DRAW:
        for party in (0, 1):
            gained = [
                name
                for tile, name in enumerate(TILES)
                for _ in range(int(after["drawn"][party, tile]) - int(before["drawn"][party, tile]))
            ]
            if gained:
                happened.append(TilesEvent(type="draw", party=party, tiles=gained))
    elif phase == LAY:
        for party in (0, 1):
            if after["laid_count"][party] > before["laid_count"][party]:
                tile = _tile(int(after["laid"][party, before["laid_count"][party]]))
                told = (tile["tile"], tile["turn"]) if tile else (None, None)
                happened.append(LayEvent(type="lay", party=party, tile=told[0], turn=told[1]))
        if after["phase"] != LAY and not is_land_covered(after):
            happened.append(LandEvent(type="land"))
    elif phase == OCCUPY:
        seat = int(before["seat"])
        if after["count"][seat] > before["count"][seat]:
            happened.append(StandEvent(type="stand", seat=seat, field=FIELD_NAMES[after["at"][seat, before["count"][seat]]]))
        else:
            happened.append(HoldEvent(type="hold", seat=seat, many=int(after["holds"][seat])))
    else:
        happened += [
            ArrangeEvent(type="arrange", seat=seat, steps=int(after["arranged"][seat]))
            for seat in range(int(after["players"]))
            if after["arranged"][seat] > before["arranged"][seat]
        ]
        if after["phase"] != ARRANGE:
            if is_land_covered(before):
                happened.append(LandEvent(type="land"))
            happened.append(ReadyEvent(type="ready"))
    return happened


def _turn(before: Record, after: Record) -> list[GigantenEvent]:
    happened: list[GigantenEvent] = []
    phase, seat = int(before["phase"]), int(before["seat"])
    if phase == PICK and after["phase"] == GO:
        happened.append(PickEvent(type="pick", seat=seat, field=FIELD_NAMES[after["picked"]]))
    elif phase == GO:
        start, goal = int(after["last_from"][seat]), int(after["last_to"][seat])
        step = abs(SPOTS[start][0] - SPOTS[goal][0]) + abs(SPOTS[start][1] - SPOTS[goal][1])
        happened.append(StepEvent(type="move", seat=seat, start=FIELD_NAMES[start], goal=FIELD_NAMES[goal], flight=step > 1))
    elif phase in (SET, RETURN):
        happened.append(SetEvent(type="set", seat=seat, field=FIELD_NAMES[_newcomer(before, after, seat)]))
    elif phase == UP:
        (winner,) = seats_in(int(before["owing"]))
        left = before["fought_from"] if before["who"][before["fought_from"]] else before["fought_at"]
        moved = bool(after["who"][left] == 0)
        happened.append(UpEvent(type="up", seat=winner, moved=moved))
    elif phase == REPLY and after["phase"] == PICK:
        happened.append(OfferEvent(type="offer", seat=seat, declined=True))
    if phase == PICK and after["phase"] == REPLY:
        happened.append(OfferEvent(type="offer", seat=seat, declined=False))
    if before["fights"] != after["fights"]:
        told = _fight(after)
        if told is not None:
            ground = ground_name(after, int(after["fought_at"]))
            happened.append(FightEvent(type="fight", seat=seat, ground=ground, **told))
    return happened


def _newcomer(before: Record, after: Record, seat: int) -> int:
    """The field of the piece that was set; it may have gone into the list last."""
    return int(after["at"][seat, before["count"][seat]])


def revealed(before: Record, now: Record, seat: int) -> bool:
    """Secret steps can be taken back until all are done; a turn until the next one began, a piece was shown or a trap tried."""
    if before["phase"] in (LAY, ARRANGE):
        return bool(now["phase"] != before["phase"] or now["stage"] != before["stage"])
    same_turn = now["phase"] != OVER and now["turns"] == before["turns"] and now["phase"] >= PICK
    stopped = bool((now["ground"] != before["ground"]).any())  # on a field that proved safe (GI-65)
    return not same_turn or stopped or bool(now["fights"] != before["fights"] or now["springs"] != before["springs"])
