"""When something happens by itself: whose time runs out, who has been away too long, which bot should have moved."""

from collections.abc import Sequence

from gondwana.server.played import Played
from gondwana.server.rooms import Room
from gondwana.server.showing import status
from gondwana.server.storage import MatchRow, SeatRow
from gondwana.server.storage.rows import Standing

_BOT_LEASE = 30_000
"""Milliseconds after which another server takes over the thinking."""


def standing(row: MatchRow, seats: Sequence[SeatRow], played: Played, room: Room, now: int) -> Standing:
    """What is kept beside the log of a match."""
    people = {place.seat for place in seats if place.kind != "bot"}
    owing = {seat for seat in people if played.times.since[seat] is not None}
    return Standing(
        status=status(played),
        owing=sum(1 << seat for seat in owing),
        bot_owes=_bot_owes(seats, played),
        last=now,
        deadline=deadline(row, seats, played, room, now),
    )


def deadline(row: MatchRow, seats: Sequence[SeatRow], played: Played, room: Room, now: int) -> int | None:
    """Nothing has to happen by itself before then."""
    times = [] if not _bot_owes(seats, played) else [now + _BOT_LEASE]
    for place in seats:
        if place.kind != "bot":
            times += _limits(row, place, played, room, now)
    return min(times, default=None)


def overdue(row: MatchRow, seats: Sequence[SeatRow], played: Played, room: Room, now: int) -> list[int]:
    """The seats whose people have run out of time, or have been away too long."""
    people = [place for place in seats if place.kind != "bot"]
    return [place.seat for place in people if any(limit <= now for limit in _limits(row, place, played, room, now))]


def _limits(row: MatchRow, place: SeatRow, played: Played, room: Room, now: int) -> list[int]:
    since = played.times.since[place.seat]
    if since is None or not played.begun:
        return []
    limits = []
    if (out := played.times.runs_out(place.seat)) is not None:
        limits.append(out)
    if row.absence is not None:
        here = place.seat in room.present
        # Who could not be here because nobody served was not away.
        limits.append((now if here else max(since, place.seen, room.seen.get(place.seat, 0), room.began)) + row.absence * 1000)
    return limits


def _bot_owes(seats: Sequence[SeatRow], played: Played) -> bool:
    """Whether the game stands still until a bot has moved. Where nobody plays, nothing is waited for."""
    bots = {place.seat for place in seats if place.kind == "bot"} | played.stand_ins.keys()
    return played.begun and len(bots) < len(seats) and any(seat in bots for seat in played.match.pending)
