"""All that leaves the server. What has no field here is not told."""

from typing import Annotated, Any, Literal

import msgspec

from gondwana.bots.advice import NoAdvice
from gondwana.core.contract import Event, View
from gondwana.core.errors import BadNotation, BadOptions, GondwanaError, Refused
from gondwana.server.errors import BadRequest, CommandUsed, NoAccess, NoHint, Running, Stale, TooMany
from gondwana.server.keys import Key
from gondwana.server.times import Clock, SeatClock

PLANS = "Plans"
Plans = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": f"#/components/schemas/{PLANS}"})]
"""Steps in notation, each with the steps that can follow it: what a seat can do in a row as far as it knows."""
Status = Literal["open", "running", "over"]
Kind = Literal["person", "bot", "open"]
HeldBy = Literal["device", "keys"]
"""Who holds the seats of people in a new match: the device that makes it, or programs, each with the key of its seat."""


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is wanted on a seat of a new table: a person, a bot, or somebody who is yet to come."""

    kind: Kind
    name: str = ""
    level: str = ""
    """Of a bot: a level, or a bot by its bare name."""


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new match and the keys of its seats; this is the only time that they are told. Bots have none."""

    match: str
    keys: tuple[Key | None, ...]
    watch: Key


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """The device holds this seat now; null for the watching."""

    seat: int | None


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    """Of the bot that plays it, from the beginning or since somebody resigned."""
    resigned: bool
    away: bool
    """A bot plays for somebody who was away too long, until they come back."""
    stand_in: str | None
    """The level of that bot."""
    device: int | None
    """The lowest seat that is played on the same device: whoever holds both sees both hands. Null for bots and open seats."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How the game ended, by seat."""

    scores: list[int]
    winners: list[int]
    places: list[int]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may see now."""

    match: str
    game: str
    version: str
    players: int
    options: dict[str, Any]
    status: Status
    rematch_of: str | None
    rematch: str | None
    """The match in which the same people play again; not told to strangers."""
    listed: bool
    seat: int | None
    """The viewer's own; null for a watcher."""
    mine: tuple[int, ...]
    """All seats that the viewer holds."""
    creator: bool
    number: int
    """How many steps the log has: give it to `events` to learn what came later."""
    decision: int
    """The number of steps when the present decision opened: a command names it."""
    pending: tuple[int, ...]
    """The seats that owe a decision."""
    legal: list[str]
    """The own legal actions in notation."""
    plans: Plans | None
    """The own moves of several steps, which can be sent together; null where a step is a whole decision."""
    can_undo: bool
    points: list[int]
    seats: list[Seat]
    present: list[int]
    """The seats whose people are here now."""
    clock: Clock | None
    clocks: list[SeatClock | None]
    absence: int | None
    """After so many seconds a bot plays for somebody who is not here."""
    now: int
    """Milliseconds since 1970: what the clocks are told as of."""
    preparing: bool
    """Whether the strongest bots are still being made ready."""
    result: Result | None
    view: View


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody has taken a seat."""

    key: Key | None
    """Holds the seat from now on, if it was taken with a link sent as a key; null for a device."""
    look: Look


class Events(msgspec.Struct, frozen=True, kw_only=True):
    """What happened for a viewer. If the log goes on behind it, `next` is where to ask on from."""

    number: int
    """How many steps the log has."""
    next: int | None
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


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list."""

    match: str
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    seats: list[str]
    """Names, or levels where a bot has none."""
    mine: list[int]
    your_turn: bool
    created: int
    last: int


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of the game as it went: what happened, and the position after it."""

    number: int
    """How many steps the log had then."""
    at: int
    """Milliseconds since 1970."""
    events: list[Event]
    view: View
    points: list[int]


class Frames(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the game so far. If there is more, `next` is where to ask on from."""

    frames: list[Frame]
    next: int | None


class Closed(msgspec.Struct, frozen=True, kw_only=True):
    """Why what one could wish for in a decision is not allowed: by action in notation, a sentence."""

    decision: int
    closed: dict[str, str]


class PieceAt(msgspec.Struct, frozen=True, kw_only=True):
    """A dinosaur by its zone and its place in the zone's list."""

    zone: str
    index: int


class PointsRow(msgspec.Struct, frozen=True, kw_only=True):
    """Points of a zone, with the dinosaurs that bring them and the reason."""

    zone: str
    points: int
    dinosaurs: list[int | PieceAt]
    """Places in the zone's list of the view; with their zone where the row is of several zones."""
    why: str


class SeatPoints(msgspec.Struct, frozen=True, kw_only=True):
    """The points of a seat: all rows together are the total."""

    seat: int
    total: int
    rows: list[PointsRow]
    earlier: list[PointsRow]
    """Of a board that was played before this one."""


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """Where everybody's points come from, after the first `number` steps."""

    number: int
    seats: list[SeatPoints]
    result: str | None
    """Who won and why."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What a strong bot would do, and why."""

    do: str
    reasons: list[str]


class ReadyMade(msgspec.Struct, frozen=True, kw_only=True):
    """A whole set-up that a seat can take as it is: kinds by field, kinds to hold back, and a field to note."""

    name: str
    fields: dict[str, str]
    reserve: list[str]
    note: str | None


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """Something happened: the events since the last update and what the viewer sees now."""

    status: Status
    number: int
    decision: int
    pending: tuple[int, ...]
    legal: list[str]
    plans: Plans | None
    can_undo: bool
    points: list[int]
    seats: list[Seat]
    clocks: list[SeatClock | None]
    now: int
    result: Result | None
    events: list[Event]
    view: View


class Behind(msgspec.Struct, frozen=True, kw_only=True, tag="behind"):
    """The reader was too slow; no more is sent. `events` from `number` on tells the rest."""

    number: int


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag="presence"):
    """Who is here: the seats, and how many watch."""

    present: list[int]
    watching: int


class SeatsNews(msgspec.Struct, frozen=True, kw_only=True, tag="seats"):
    """Somebody joined, resigned, went away or came back, or a seat was moved to another device."""

    seats: list[Seat]
    status: Status


class Rematch(msgspec.Struct, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again. There are no new keys: the old ones open the same people's seats."""

    match: str


class Preparing(msgspec.Struct, frozen=True, kw_only=True, tag="preparing"):
    """Whether the strongest bots are still being made ready; told when it changes."""

    preparing: bool


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """How a conversation begins: what there is to see, and what was said lately."""

    look: Look
    chat: list[Said]


News = Update | Said | Behind | Presence | SeatsNews | Rematch | Preparing


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why nothing was done: a word for programs, a sentence for people."""

    code: str
    say: str


_CODES: tuple[tuple[type[GondwanaError], str], ...] = (
    (NoAccess, "no-access"),
    (Stale, "stale"),
    (Running, "running"),
    (NoHint, "no-advice"),
    (NoAdvice, "no-advice"),
    (Refused, "refused"),
    (BadNotation, "notation"),
    (BadOptions, "options"),
    (CommandUsed, "command-used"),
    (TooMany, "flood"),
    (BadRequest, "request"),
)


def refusal(error: GondwanaError, language: str = "en") -> Refusal:
    """An error as it is told."""
    code = next((code for kind, code in _CODES if isinstance(error, kind)), "request")
    return Refusal(code=code, say=error.message.say(language))
