"""All that leaves the server. What has no field here is not told."""

from typing import Any, Literal

import msgspec

from gondwana.core.contract import Event, View
from gondwana.core.errors import BadNotation, BadOptions, GondwanaError, Refused
from gondwana.server.errors import BadRequest, NoAccess, Stale
from gondwana.server.keys import Key

Status = Literal["open", "running", "over"]
Kind = Literal["person", "bot", "open"]


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is wanted on a seat of a new table: a person, a bot, or somebody who is yet to come."""

    kind: Kind
    name: str = ""
    level: str = ""
    """Of a bot: a level, or a bot by its bare name."""


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new match and its keys; this is the only time that they are told. Bots have none."""

    match: str
    keys: tuple[Key | None, ...]
    watch: Key


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    """Of the bot that plays it, from the beginning or since somebody resigned."""
    resigned: bool


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What a key's holder may see now."""

    match: str
    game: str
    version: str
    players: int
    options: dict[str, Any]
    status: Status
    rematch_of: str | None
    seat: int | None
    """The viewer's own; null for a watcher."""
    number: int
    """How many steps the log has: give it to `events` to learn what came later."""
    decision: int
    """The number of steps when the present decision opened: a command names it."""
    pending: tuple[int, ...]
    """The seats that owe a decision."""
    legal: list[str]
    """The own legal actions in notation."""
    points: list[int]
    seats: list[Seat]
    view: View


class Events(msgspec.Struct, frozen=True, kw_only=True):
    """What happened for a viewer up to step `number`."""

    number: int
    events: list[Event]


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a command that was carried out. The same command gets the same answer again."""

    number: int
    decision: int
    events: list[Event]


class Said(msgspec.Struct, frozen=True, kw_only=True, tag="said"):
    """A line of chat: one of the ready sentences, or a text."""

    number: int
    seat: int
    preset: str | None
    text: str | None
    at: int
    """Milliseconds since 1970."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """Something happened: the events since the last update and what the viewer sees now."""

    status: Status
    number: int
    decision: int
    pending: tuple[int, ...]
    legal: list[str]
    points: list[int]
    events: list[Event]
    view: View


class Behind(msgspec.Struct, frozen=True, kw_only=True, tag="behind"):
    """The reader was too slow; no more is sent. `events` from `number` on tells the rest."""

    number: int


News = Update | Said | Behind


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why nothing was done: a word for programs, a sentence for people."""

    code: str
    say: str


_CODES: tuple[tuple[type[GondwanaError], str], ...] = (
    (NoAccess, "no-access"),
    (Stale, "stale"),
    (Refused, "refused"),
    (BadNotation, "notation"),
    (BadOptions, "options"),
    (BadRequest, "request"),
)


def refusal(error: GondwanaError, language: str = "en") -> Refusal:
    """An error as it is told."""
    code = next((code for kind, code in _CODES if isinstance(error, kind)), "request")
    return Refusal(code=code, say=error.message.say(language))
