"""What is asked over the web, and the answers that only the web has."""

from typing import Annotated, Any

import msgspec
from litestar.params import QueryParameter

from gondwana.core.options import choices
from gondwana.games import NAMES, load
from gondwana.server.messages import HeldBy, Look, SeatPlan
from gondwana.server.times import Clock

_MOST = 2**31 - 1
Number = Annotated[int, msgspec.Meta(ge=-_MOST, le=_MOST)]
"""A whole number in the body of a request: small enough for every column of every database."""
Asked = Annotated[int, QueryParameter(ge=-_MOST, le=_MOST)]
"""The same in an address."""
AskedOrNone = Annotated[int | None, QueryParameter(ge=-_MOST, le=_MOST)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Something sent to the server: a field that it does not know is a mistake, and told."""


class NewMatch(Body, kw_only=True):
    """A table that somebody wants."""

    game: str
    players: Number
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    absence: Number | None = None
    """After so many seconds a bot plays for somebody who is not here."""
    listed: bool = False
    """Whether anybody may find the match and watch."""
    held_by: HeldBy = "device"
    """Who holds the seats of people: this browser, or programs, each with the key of its seat."""


class InviteBody(Body, kw_only=True):
    """The seat for which a new link is wanted: an open one, the own one to take it elsewhere, or -1 for the watching."""

    seat: Number


class EnterBody(Body, kw_only=True):
    """The key of a secret link."""

    key: str


class JoinBody(Body, kw_only=True):
    """Who takes an open seat."""

    seat: Number
    name: str = ""


class ActBody(Body, kw_only=True):
    """An action in notation for the decision that was seen open, or several steps in a row: all are done or none."""

    command: str
    decision: Number
    do: str | list[str]
    seat: Number | None = None


class CommandBody(Body, kw_only=True):
    """A command that needs no more than its id."""

    command: str
    seat: Number | None = None


class UndoBody(CommandBody, kw_only=True):
    """How many of the own last steps are to be taken back."""

    steps: Number = 1


class SayBody(Body, kw_only=True):
    """A ready sentence or a text."""

    command: str
    text: str | None = None
    preset: str | None = None
    seat: Number | None = None


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new match. The keys are told here and never again; bots have none."""

    match: str
    keys: list[str | None]
    watch: str


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody has taken a seat. A link that was sent as a key is used up: the new key holds the seat; null for a browser."""

    key: str | None
    look: Look


class Again(msgspec.Struct, frozen=True, kw_only=True):
    """A rematch. It has no new keys: whoever held a seat holds one of it."""

    match: str


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """The new key: of a link that works once, or for watching."""

    key: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game, its default first."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house; the ones that are not `available` are yet to come."""

    name: str
    available: bool
    players: list[int]
    options: list[OptionInfo]


class PartInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a piece."""

    letter: str
    land: int
    swamp: int


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """Parts of one's own in the place of a game's: pieces by name, how many of each an army has; or whatever numbers a game has.

    Empty where there are none.
    """

    kinds: dict[str, PartInfo] = {}
    rosters: dict[str, dict[str, int]] = {}
    numbers: dict[str, Any] = {}


class LevelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A level of opponents: its rating as measured, and the seconds that it thinks at most."""

    name: str
    rating: int
    thinks: float


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """The server itself. The strongest opponents of games that are `preparing` play below their strength."""

    version: str
    preparing: list[str]
    local: bool
    """Whether nobody but this machine can reach it."""
    addresses: list[str]
    """Where others in the same network find it, if they can: what links for them begin with."""


_TO_COME = ("giganten", "fossilium")


def all_games() -> list[GameInfo]:
    """The games as the front page lists them."""
    here = [_game_info(name) for name in NAMES]
    return here + [GameInfo(name=name, available=False, players=[], options=[]) for name in _TO_COME if name not in NAMES]


def _game_info(name: str) -> GameInfo:
    game = load(name)
    options = [OptionInfo(name=option, values=list(values), default=values[0]) for option, values in choices(game).items()]
    return GameInfo(name=name, available=True, players=list(game.players), options=options)
