"""What a viewer is shown of a match: made from what that viewer knows, and from nothing else."""

import msgspec

from gondwana.core.contract import PUBLIC
from gondwana.core.match import Match
from gondwana.server.messages import Kind, Look, Said, Seat, Status, Update
from gondwana.server.played import Played
from gondwana.server.rooms import Room, Subscription
from gondwana.server.storage import MatchRow, SeatRow


def look(row: MatchRow, places: list[SeatRow], seat: int | None, played: Played) -> Look:
    """What a seat, or a watcher, may see now."""
    viewer = PUBLIC if seat is None else seat
    seen = played.seen(viewer)
    return Look(
        match=row.id,
        game=row.game,
        version=row.version,
        players=row.players,
        options=msgspec.json.decode(row.options),
        status=status(played),
        rematch_of=row.rematch_of,
        seat=seat,
        number=played.number,
        decision=played.decision,
        pending=_pending(played, seen),
        legal=_legal(played, seen, seat),
        points=seen.scores(),
        seats=[_seat(place, played) for place in places],
        view=played.match.view(played.seen_by(viewer)),
    )


def status(played: Played) -> Status:
    """Whether the match waits for guests, runs, or is over."""
    if played.match.over:
        return "over"
    return "running" if played.begun else "open"


def _pending(played: Played, seen: Match) -> tuple[int, ...]:
    return seen.pending if played.begun else ()


def _legal(played: Played, seen: Match, seat: int | None) -> list[str]:
    return [] if seat is None or seat in played.replaced or not played.begun else seen.legal_texts(seat)


def _seat(place: SeatRow, played: Played) -> Seat:
    level = played.replaced.get(place.seat, place.level)
    return Seat(
        seat=place.seat,
        kind=msgspec.convert(place.kind, Kind),
        name=place.name,
        level=level,
        resigned=place.seat in played.replaced,
    )


def update(played: Played, listener: Subscription) -> Update:
    """What is new for a listener: made from what the listener's viewer knows, and from nothing else."""
    seen = played.seen(listener.viewer)
    own = None if listener.viewer == PUBLIC else listener.viewer
    return Update(
        status=status(played),
        number=played.number,
        decision=played.decision,
        pending=_pending(played, seen),
        legal=_legal(played, seen, own),
        points=seen.scores(),
        events=played.events(listener.viewer, listener.number),
        view=played.match.view(played.seen_by(listener.viewer)),
    )


def publish(room: Room) -> None:
    """Tell every listener what it has not been told."""
    played = room.played
    if played is None:
        return
    for listener in list(room.listeners):
        if listener.number < played.number:
            listener.tell(update(played, listener))


def tell_all(room: Room, said: Said) -> None:
    """Tell every listener what was said."""
    for listener in list(room.listeners):
        listener.tell(said)
