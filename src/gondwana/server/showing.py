"""What a viewer is shown of a match: made from what that viewer knows, and from nothing else."""

from dataclasses import dataclass
from functools import cached_property

import msgspec

from gondwana.core.contract import PUBLIC, Event, View
from gondwana.core.match import Match
from gondwana.server.access import Guest
from gondwana.server.messages import Kind, Look, Plans, Presence, Result, Said, Seat, SeatsNews, Status, Update
from gondwana.server.planning import plans
from gondwana.server.played import Played
from gondwana.server.rooms import Room
from gondwana.server.storage import MatchRow, SeatRow
from gondwana.server.storage.rows import ChatRow, Holders
from gondwana.server.times import SeatClock


def status(played: Played) -> Status:
    """Whether the match waits for guests, runs, or is over."""
    if played.match.over:
        return "over"
    return "running" if played.begun else "open"


@dataclass(kw_only=True, eq=False)
class Shown:
    """A match at one moment."""

    row: MatchRow
    seats: list[SeatRow]
    played: Played
    holders: Holders
    present: list[int]
    now: int
    preparing: bool = False
    rematch: str | None = None

    def look(self, guest: Guest) -> Look:
        """What a guest may see."""
        row, played = self.row, self.played
        seen = played.seen(guest.viewer)
        return Look(
            match=row.id,
            game=row.game,
            version=row.version,
            players=row.players,
            options=msgspec.json.decode(row.options),
            status=status(played),
            rematch_of=row.rematch_of,
            rematch=None if guest.stranger else self.rematch,
            listed=bool(row.listed),
            seat=guest.seat,
            mine=guest.mine,
            creator=guest.creator,
            number=played.number,
            decision=played.decision_of(guest.viewer),
            pending=self._pending(seen),
            legal=self._legal(seen, guest.viewer),
            plans=self._plans(seen, guest.viewer),
            can_undo=self._can_undo(guest.viewer),
            points=seen.scores(),
            seats=self.seats_now,
            present=self.present,
            clock=played.times.clock,
            clocks=self._clocks,
            absence=row.absence,
            now=self.now,
            preparing=self.preparing,
            result=result(played),
            view=_view(seen, played, guest.viewer),
        )

    def update(self, viewer: int, since: int, events: list[Event] | None = None) -> Update:
        """What is new for a viewer who has been told everything up to step `since`; `events`, if they were made before."""
        played = self.played
        seen = played.seen(viewer)
        return Update(
            status=status(played),
            number=played.number,
            decision=played.decision_of(viewer),
            pending=self._pending(seen),
            legal=self._legal(seen, viewer),
            plans=self._plans(seen, viewer),
            can_undo=self._can_undo(viewer),
            points=seen.scores(),
            seats=self.seats_now,
            clocks=self._clocks,
            now=self.now,
            result=result(played),
            events=played.events(viewer, since) if events is None else events,
            view=_view(seen, played, viewer),
        )

    def seats_news(self) -> SeatsNews:
        """Who sits where."""
        return SeatsNews(seats=self.seats_now, status=status(self.played))

    @cached_property
    def seats_now(self) -> list[Seat]:
        return [_seat(place, self.played, self._devices.get(place.seat)) for place in self.seats]

    @cached_property
    def _devices(self) -> dict[int, int]:
        """The seats that are taken, each with the lowest one that has the same holder."""
        taken = [place.seat for place in self.seats if place.kind == "person" and self.holders.get(place.seat)]
        return {seat: next(one for one in taken if self.holders[one] == self.holders[seat]) for seat in taken}

    def _pending(self, seen: Match) -> tuple[int, ...]:
        return seen.pending if self.played.begun else ()

    def _legal(self, seen: Match, viewer: int) -> list[str]:
        return seen.legal_texts(viewer) if self._plays(viewer) else []

    def _plans(self, seen: Match, viewer: int) -> Plans | None:
        return plans(seen, viewer) if self._plays(viewer) else None

    def _can_undo(self, viewer: int) -> bool:
        return self._plays(viewer) and self.played.can_undo(viewer)

    def _plays(self, viewer: int) -> bool:
        return viewer != PUBLIC and self.played.begun and viewer not in self.played.stand_ins

    @cached_property
    def _clocks(self) -> list[SeatClock | None]:
        """Bots have no clock: they hurry by themselves."""
        return [None if place.kind == "bot" else self.played.times.left(place.seat, self.now) for place in self.seats]


def result(played: Played) -> Result | None:
    """How the game ended, if it has."""
    match = played.match
    return Result(scores=match.scores(), winners=match.winners(), places=match.places()) if match.over else None


def _view(seen: Match, played: Played, viewer: int) -> View:
    """The view of a position that has been hidden for the viewer already."""
    shown: View = played.match.game.view(seen.state[0], played.seen_by(viewer))
    return shown


def _seat(place: SeatRow, played: Played, device: int | None) -> Seat:
    return Seat(
        seat=place.seat,
        kind=msgspec.convert(place.kind, Kind),
        name=place.name,
        level=played.replaced.get(place.seat, place.level),
        resigned=place.seat in played.replaced or place.seat == played.conceded,
        away=place.seat in played.away,
        stand_in=played.away.get(place.seat),
        device=device,
    )


def publish(room: Room, now: int) -> None:
    """Tell every listener what it has not been told; made once for all who know the same and have been told the same."""
    played, row = room.played, room.row
    if played is None or row is None or not room.listeners:
        return
    shown = Shown(row=row, seats=room.seats, holders=room.holders, played=played, present=room.present, now=now)
    if room.seats_told is not None and room.seats_told != shown.seats_now:
        room.tell(shown.seats_news())
    room.seats_told = shown.seats_now
    made: dict[tuple[int, int], Update] = {}
    for listener in list(room.listeners):
        if listener.number < played.number:
            asked = (listener.viewer, listener.number)
            if asked not in made:
                made[asked] = shown.update(*asked)
            listener.tell(made[asked])


def tell_presence(room: Room) -> None:
    """Tell every listener who is here."""
    room.tell(Presence(present=room.present, watching=room.watching))


def said_of(row: ChatRow) -> Said:
    """A line of chat as it is told."""
    return Said(number=row.number, seat=row.seat, preset=row.preset, text=row.text, at=row.at)
