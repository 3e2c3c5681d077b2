"""Who may do what: a key or a device opens a seat, or the watching; what is over is open to all."""

from dataclasses import dataclass
from typing import NamedTuple

from gondwana.core.contract import PUBLIC
from gondwana.core.errors import Refused
from gondwana.locale import Message
from gondwana.server.errors import NoAccess
from gondwana.server.keys import Key
from gondwana.server.played import Played
from gondwana.server.storage import MatchRow, SeatRow
from gondwana.server.storage.rows import WATCHER, Found


class Device(NamedTuple):
    """A browser: its token, and the seat that it speaks for; none is the lowest that it holds, or the watching.

    PUBLIC sees what everybody may see: several people at one browser do not show each other their hands.
    """

    token: Key
    seat: int | None = None


_COMPARED = 8
"""So many keys are compared, however many seats there are."""

Access = Key | Device | None
"""The key of a seat or of the watching; a device; or nobody, who may look at what is over."""


@dataclass(frozen=True)
class Guest:
    """Somebody who was let in: the match and its seats as stored, and where the guest sits; no seat is a watcher."""

    row: MatchRow
    seats: list[SeatRow]
    seat: int | None = None
    mine: tuple[int, ...] = ()
    """All seats that the guest holds."""
    creator: bool = False
    stranger: bool = False
    """Came with nothing but the address."""

    @property
    def viewer(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def looks_as(self, seat: int | None, played: Played) -> int:
        """The viewer whose game it is to be: a seat of one's own, PUBLIC, or once it is over any seat; raises `NoAccess`."""
        if seat is None:
            return self.viewer
        if seat == PUBLIC or seat in self.mine or (played.match.over and 0 <= seat < len(self.seats)):
            return seat
        raise NoAccess

    def levels(self, played: Played) -> dict[int, str]:
        """The seats that bots play, and which."""
        return {place.seat: str(place.level) for place in self.seats if place.kind == "bot"} | played.stand_ins

    def people(self, played: Played) -> list[int]:
        """The seats of those who are in the game: not the bots', nor of those who resigned."""
        return [place.seat for place in self.seats if place.kind != "bot" and place.seat not in played.replaced]

    def own_seat(self) -> int:
        """The guest's seat; raises `Refused` for those who only watch, `NoAccess` for strangers."""
        if self.stranger:
            raise NoAccess
        if self.seat is None:
            raise Refused(Message("server-watcher"))
        return self.seat


def device_hash(access: Access) -> str | None:
    """The digest of the device that asks, if one does."""
    return access.token.digest if isinstance(access, Device) else None


def admit(found: Found | None, access: Access, *, over: bool = False) -> Guest:
    """The guest that an access lets in; raises `NoAccess`. Takes as long for a wrong key as for an unknown match."""
    if isinstance(access, Key):
        guest = _by_key(found, access)
    else:
        guest = _by_device(found, access)
    if guest is None and found is not None and over:
        guest = Guest(found.row, found.seats, stranger=True)
    if guest is None:
        raise NoAccess
    return guest


def _by_key(found: Found | None, key: Key) -> Guest | None:
    hashes = [] if found is None else [place.key_hash for place in found.seats]
    hashes += [None] * (_COMPARED - len(hashes))
    fits = [seat for seat, digest in enumerate(hashes) if key.opens(digest)]
    watches = key.opens(None if found is None else found.row.watch_hash)
    if found is None or not (fits or watches):
        return None
    return Guest(found.row, found.seats, fits[0] if fits else None, tuple(fits))


def _by_device(found: Found | None, device: Device | None) -> Guest | None:
    """Whoever made a match may watch it, if nothing else."""
    if found is None or device is None:
        return None
    creator = device.token.opens(found.row.creator)
    mine = tuple(sorted(found.held - {WATCHER}))
    seat = device.seat if device.seat is not None else (mine[0] if mine else None)
    if not (found.held or creator) or (seat is not None and seat not in (PUBLIC, *mine)):
        return None
    return Guest(found.row, found.seats, None if seat == PUBLIC else seat, mine, creator)
