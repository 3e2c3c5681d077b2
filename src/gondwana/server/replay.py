"""Looking back and asking why: the game as it went, the reasons of points, and what is closed to a seat."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from copy import copy

from gondwana.core.contract import CHANCE, EVERYTHING, Event, Reason, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.match import Match
from gondwana.locale import Message
from gondwana.server.errors import BadRequest
from gondwana.server.messages import Closed, Frame, PieceAt, Points, PointsRow, SeatPoints
from gondwana.server.played import Played, Step
from gondwana.server.storage import SeatRow

Told = tuple[Step, list[Event]]
_SEAT = "-draw-seat"
"""How the message ends with which a game calls a seat."""


def frames(played: Played, viewer: int, steps: Iterable[Step], first: int, until: int) -> list[Frame]:
    """Pictures of the game as the viewer saw it: one for each joint decision, for the draws of a round, for a die.

    Of all pictures that the steps give, those whose last entry is from `first` on and before `until`.
    """
    game, buffers = played.match.game, Buffers(played.match.game)
    found = []
    for group in _groups(played, played.narrate(viewer, steps)):
        last, _ = group[-1]
        if not first <= last.number < until:
            continue
        over = int(engine(game).pending_at(last.after, 0)) == 0
        sees = EVERYTHING if over else viewer
        seen = played.hide(last.after, sees)
        engine(game).scores_at(seen, 0, buffers.numbers)
        found.append(
            Frame(
                number=last.number + 1,
                at=last.entry.at,
                events=[event for _, happened in group for event in happened],
                view=game.view(seen[0], sees),
                points=[int(points) for points in buffers.numbers[: played.match.players]],
            )
        )
    return found


def _groups(played: Played, told: Iterator[Told]) -> Iterator[list[Told]]:
    """What is shown at once: steps of chance of the same kind, a scene, and all choices of a joint decision."""
    group: list[Told] = []
    kind: Hashable = None
    for one in told:
        step = one[0]
        new = _kind(played, step)
        if group and new != kind:
            yield group
            group = []
        kind = new
        group.append(one)
        if step.entry.kind != "chance" and _closes(played, step):
            yield group
            group = []
    if group:
        yield group


def _kind(played: Played, step: Step) -> Hashable:
    if step.entry.kind == "chance":
        return step.entry.do.partition(" ")[0]
    return played.match.game.scene(step.before[0])


def _closes(played: Played, step: Step) -> bool:
    """Whether a scene or a joint decision ends with this step."""
    scene = played.match.game.scene(step.before[0])
    if scene is not None:
        return played.match.game.scene(step.after[0]) != scene
    pending_at = engine(played.match.game).pending_at
    before, after = int(pending_at(step.before, 0)), int(pending_at(step.after, 0))
    return step.entry.kind == "play" and (after in (0, CHANCE) or after != before & ~(1 << step.entry.seat))


def closed(played: Played, seat: int, language: str) -> Closed:
    """Why each thing that a seat could wish for now is not allowed, from what the seat knows and nothing else."""
    why: Mapping[str, Message] = {}
    if played.begun and seat not in played.stand_ins:
        seen = played.seen(seat)
        why = played.match.game.closed(seen.state, seat, lambda states: _legal(seen, states, seat))
    return Closed(decision=played.decision_of(seat), closed={wish: reason.say(language) for wish, reason in why.items()})


def _legal(seen: Match, states: States, seat: int) -> list[int]:
    other = copy(seen)
    other.state = states
    return other.legal(seat)


def points(played: Played, position: States, places: Sequence[SeatRow], viewer: int, at: int, language: str) -> Points:
    """Where everybody's points come from after the first `at` steps, which led to the position."""
    explain = played.match.game.explain
    if explain is None:
        raise BadRequest(Message("server-no-points"))
    states = played.hide(position, played.seen_by(viewer) if at == played.number else viewer)
    told = explain(states[0], viewer, lambda seat: name_of(places[seat]))
    return Points(
        number=at,
        seats=[
            SeatPoints(
                seat=seat,
                total=account.total,
                rows=[_row(reason, language) for reason in account.rows],
                earlier=[_row(reason, language) for reason in account.earlier],
            )
            for seat, account in enumerate(told.seats)
        ],
        result=None if told.result is None else told.result.say(language),
    )


def name_of(place: SeatRow) -> str | Message:
    """What somebody is called in a sentence."""
    return place.name or (place.level or "").capitalize() or Message("server-player", seat=str(place.seat + 1))


def with_names(reason: Message, places: Sequence[SeatRow]) -> Message:
    """A sentence of a bot, which knows only seats, with the names of those who sit there."""

    def named(value: Message | str | int) -> Message | str | int:
        if not isinstance(value, Message):
            return value
        seat = value.args.get("seat")
        if value.id.endswith(_SEAT) and isinstance(seat, (str, int)):
            return name_of(places[int(seat)])
        return with_names(value, places)

    return Message(reason.id, **{name: named(value) for name, value in reason.args.items()})


def _row(reason: Reason, language: str) -> PointsRow:
    pieces: list[int | PieceAt] = [
        PieceAt(zone=piece[0], index=piece[1]) if isinstance(piece, tuple) else piece for piece in reason.pieces
    ]
    return PointsRow(zone=reason.zone, points=reason.points, dinosaurs=pieces, why=reason.why.say(language))
