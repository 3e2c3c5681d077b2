"""The contract of a game: compiled rules over one record, plain words around them.

A position is one record of a NumPy structured dtype, options and hidden things included; a batch is an array of them.
The rules are compiled functions that get such a record. Everything else in Gondwana (matches, batches, search, arena,
environments, the table) is written once over what stands here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, Union, get_args, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from gondwana.core.rng import Stream
from gondwana.locale import Message

CHANCE = -1
"""The seat whose actions are dice, draws and lots; also what `pending` answers when chance is to act."""

PUBLIC = -1
"""The viewer who holds no seat: knows what everybody knows."""

EVERYTHING = -2
"""The viewer to whom nothing is hidden; for games that are over."""

Record = Any
"""One position: a row of a structured array (`np.void` interpreted, a Numba record compiled)."""

States = NDArray[np.void]
Ints = NDArray[np.int64]


class Rules(Protocol):
    """The compiled functions of a game. `s` is one record; the caller owns every buffer."""

    @staticmethod
    def begin(s: Record, options: Ints) -> None:
        """Make `s`, all zero, the start position for options encoded as numbers."""

    @staticmethod
    def pending(s: Record) -> int:
        """The seats that owe a decision as a bit mask, or CHANCE, or 0 when the game is over."""

    @staticmethod
    def legal(s: Record, seat: int, out: Ints) -> int:
        """Write the seat's legal actions into `out` and return how many, 0 if it owes none.

        There is room for all of the game's actions and a little more: rules may write up to `SLACK` entries past the end of
        their list, which can save a branch.
        """

    @staticmethod
    def odds(s: Record, actions: Ints, weights: Ints) -> int:
        """Write what chance can do now with whole-number weights; return how many."""

    @staticmethod
    def chance(s: Record, rng: Stream) -> int:
        """What chance does now, drawn as the weights of `odds` say; `rng.pick_weighted` does it from a list of them."""

    @staticmethod
    def apply(s: Record, seat: int, action: int) -> None:
        """Carry out a legal action. Deterministic; what chance does is an action of seat CHANCE."""

    @staticmethod
    def scores(s: Record, out: Ints) -> None:
        """The points of every seat as if the game ended now."""

    @staticmethod
    def places(s: Record, out: Ints) -> None:
        """The place of every seat by the tie rules, 1 for a winner; equal places share."""

    @staticmethod
    def hide(s: Record, viewer: int) -> None:
        """Wipe what the viewer cannot know: afterwards the record is that viewer's information and nothing else."""

    @staticmethod
    def guess(s: Record, viewer: int, rng: Stream, buffer: Ints) -> None:
        """Fill what `hide` wiped with a random world that the viewer cannot tell from the true one."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, with their defaults. A game derives its own."""


View = dict[str, Any]
Event = dict[str, Any]

Legal = Callable[[States], list[int]]
"""What one seat may do in a position."""

Names = Callable[[int], "Message | str"]
"""A seat to what it is called in a sentence."""


@dataclass(frozen=True, kw_only=True)
class Reason:
    """Why a zone brings its points."""

    zone: str
    points: int
    pieces: tuple[int | tuple[str, int], ...]
    """Those that bring the points: places in the zone's list of the view, with its name where the row is of several zones."""
    why: Message


@dataclass(frozen=True, kw_only=True)
class Account:
    """The points of a seat with their reasons: all rows together are the total."""

    total: int
    rows: tuple[Reason, ...]
    earlier: tuple[Reason, ...] = ()
    """Of a board that was played before this one."""


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """Where the points of every seat come from."""

    seats: tuple[Account, ...]
    result: Message | None
    """Who won and why, how a tie was broken included; None while nobody has won."""


def one_of(kinds: Any) -> Any:
    """A union of TypedDicts, each with a literal `type`, as a type that data can be checked against and schemas made of.

    The checker tells structs apart by a tag, but not TypedDicts; so structs are made of them. Each has `at` besides, the step
    that `Match.events` adds.
    """
    structs = []
    for kind in get_args(kinds):
        fields = get_type_hints(kind)
        (tag,) = get_args(fields.pop("type"))
        named = [("at", int), *fields.items()]
        structs.append(
            msgspec.defstruct(kind.__name__, named, tag_field="type", tag=tag, forbid_unknown_fields=True, module=kind.__module__)
        )
    return Union[tuple(structs)]  # noqa: UP007 (made while running)


@dataclass(frozen=True, kw_only=True)
class Tally:
    """The count of a real table."""

    scores: list[dict[str, Any]]
    winners: list[int]
    notes: list[Message]
    """What the players should still look at."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """What a game declares of itself. One instance a game, in its folder's `__init__`."""

    name: str
    version: str
    """Of the rules: a record names it, and a match stays on the version that it began with."""
    players: range
    dtype: np.dtype[np.void]
    """Of a position. It has a field `players`: how many there are."""
    actions: int
    """A seat's actions are the whole numbers from 0 to `actions` - 1."""
    chance_actions: int
    longest: int
    """No game has more log entries than this."""
    rules: type[Rules] | Any
    options: type[Options]
    encode: Callable[[Any, int], Ints]
    """Options and number of players to the numbers that `begin` reads; raises `BadOptions` with the reason."""
    write: Callable[[int, int], str]
    """(seat, action) to notation, the stored form."""
    read: Callable[[int, str], int]
    """(seat, notation) to the action; raises `BadNotation`."""
    why_not: Callable[[States, int, int], Message]
    """Why an illegal action is illegal here: the sentence that names the rule."""
    view: Callable[[Record, int], Any]
    """What a viewer sees of a position that was hidden for that viewer, for the browser and the API: plain data, a `View`."""
    events: Callable[[Record, Record, int], Any]
    """What happened for a viewer between two positions that were hidden for that viewer: a list of `Event`."""
    revealed: Callable[[Record, Record, int], bool]
    """(before a seat's step, now, seat): whether the step has been shown to anybody since. Then it cannot be taken back."""
    draw_text: Callable[[Record, int, str], str]
    """(hidden position, viewer, language) to a drawing in plain text."""
    draw_svg: Callable[[Record, int, str], str]
    """(hidden position, viewer, language) to a drawing as SVG."""
    conserved: Callable[[Record], Mapping[str, int]]
    """Counts that must be the same in every position of a game."""
    tally: Callable[[Any], Tally] | None = None
    """Counts the points of a table in the real world, given as plain data; raises `BadPosition`."""
    explain: Callable[[Record, int, Names | None], Explanation] | None = None
    """(hidden position, viewer, names of the seats) to where everybody's points come from."""
    view_type: Any = View
    """What `view` answers, as a type: schemas are made from it."""
    event_type: Any = Event
    """What `Match.events` lists, as a type."""
    steps_left: Callable[[Record], int | None] = field(default=lambda position: None)
    """How many decisions more the same seat may have in the move that a position is in the middle of; None where a decision is
    a whole of its own. As long as there are more, a step shows nothing that its seat does not know, so that a page can ask for
    all of a move before anything of it is sent."""
    scene: Callable[[Record], int | None] = field(default=lambda position: None)
    """The scene that a position belongs to: what a spectator is shown as one, like a turn of several steps; None where every
    decision is a scene."""
    closed: Callable[[States, int, Legal], Mapping[str, Message]] = field(default=lambda states, seat, legal: {})
    """(hidden position, seat, what is legal for it) to why each thing that the seat could wish for now is not allowed, by
    notation; steps of one move are written in a row."""
    concede: Callable[[Record, int], None] | None = None
    """(position, seat): end the game at once, because one of two gives up. Without it a bot plays on for whoever does."""
    concession: int | None = None
    """The action that stands for it in a log, though the rules may not list it."""
    option_sets: Callable[[int], list[Options]] = field(default=lambda players: [])
    """Option sets that together try every option with that many players; the conformance suite runs them all."""

    parts: Callable[[], Mapping[str, Any]] | None = None
    """The numbers on the parts, for a page that was built with the usual ones; only where a player's own parts are in force."""

    def __post_init__(self) -> None:
        if "players" not in (self.dtype.names or ()):
            raise ValueError(f"a position of {self.name} does not say how many play: its record needs a field `players`")

    @property
    def title(self) -> Message:
        return Message(f"{self.name}-title")
