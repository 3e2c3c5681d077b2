"""Who may do what: each seat has one holder, a device or a program with a key; what is over is open to all."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gondwana.core.contract import PUBLIC
from gondwana.core.errors import Refused
from gondwana.locale import Message
from gondwana.server.errors import NoAccess
from gondwana.server.keys import Key
from gondwana.server.played import Played
from gondwana.server.storage import MatchRow, SeatRow
from gondwana.server.storage.rows import Found, Holders


class Device(NamedTuple):
    """Whoever has a token, and the seat that is asked for; none is the lowest of theirs, or the watching.

    The token is that of a browser, a key that holds a seat, the link of an open seat, or the key for watching. PUBLIC sees what
    everybody may see: several people at one browser do not show each other their hands.
    """

    token: Key
    seat: int | None = None


_COMPARED = 8
"""So many keys are compared, however many seats there are."""

Access = Key | Device | None
"""A token alone, or with a seat; or nobody, who may look at what is over."""


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
    holders: Holders = field(default_factory=dict)

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
    """The digest of the token that is asked with, if there is one."""
    if access is None:
        return None
    return (access.token if isinstance(access, Device) else access).digest


def admit(found: Found | None, access: Access, *, over: bool = False) -> Guest:
    """The guest that an access lets in; raises `NoAccess`. Takes as long for a wrong key as for an unknown match."""
    guest = None if access is None else _known(found, access if isinstance(access, Device) else Device(access))
    if guest is None and found is not None and over:
        guest = Guest(found.row, found.seats, stranger=True, holders=found.holders)
    if guest is None:
        raise NoAccess
    return guest


def _known(found: Found | None, device: Device) -> Guest | None:
    """Whoever made a match may watch it, if nothing else."""
    token, digest = device.token, device.token.digest
    linked = _opened(token, [] if found is None else [place for place in found.seats if place.kind == "open"])
    watches = token.opens(None if found is None else found.row.watch_hash)
    creator = token.opens(None if found is None else found.row.creator)
    if found is None:
        return None
    mine = tuple(sorted({seat for seat, holders in found.holders.items() if digest in holders}.union(linked)))
    seat = device.seat if device.seat is not None else (mine[0] if mine else None)
    if not (mine or watches or found.watches or creator) or (seat is not None and seat not in (PUBLIC, *mine)):
        return None
    return Guest(found.row, found.seats, None if seat == PUBLIC else seat, mine, creator, holders=found.holders)


def link_of(found: Found | None, key: Key) -> int | None:
    """Return the seat that a key takes: by its link, or because the key itself holds it."""
    opened = _opened(key, [] if found is None else found.seats)
    held = [] if found is None else [seat for seat, holders in found.holders.items() if key.digest in holders]
    return next(iter(opened or held), None)


def may_listen(seat: int, digest: str | None, seats: Sequence[SeatRow], holders: Holders) -> bool:
    """Return whether a seat is still that of somebody who listens on it: as its holder, or with the link of an open one."""
    place = seats[seat]
    return digest in holders.get(seat, ()) or (place.kind == "open" and digest is not None and digest == place.key_hash)


def _opened(key: Key, seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose link this is; takes as long however many there are."""
    hashes = [(place.seat, place.key_hash) for place in seats]
    hashes += [(-1, None)] * (_COMPARED - len(hashes))
    return [seat for seat, digest in hashes if key.opens(digest)]
