"""The people and the opponents around one device: whose turn it is, what is taken back, what is new. No game, no screen."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from gondwana.bots.bot import Budget
from gondwana.bots.roster import make_bot
from gondwana.cli.terminal.opponents import HUMAN, ask, bot_title, seat_bots
from gondwana.core.contract import Event, Game, Options
from gondwana.core.errors import BadOptions, GondwanaError, Refused
from gondwana.core.match import Match
from gondwana.core.options import MOST_SEED
from gondwana.core.record import GameRecord
from gondwana.locale import Message

Helper = Callable[[Match], str | None]
"""Does a set-up for somebody: the next step in notation, None if a bot is to choose it."""

_A_GLANCE = Budget(iterations=8)
_REHEARSED = 500
"""Steps: games that do not end by then have shown everything."""
_HELPER = "grazer"
"""The level that sets up for those who let a bot do it."""


def seat_name(seat: int) -> Message:
    return Message("terminal-seat", seat=str(seat))


def name_for(seat: int, viewer: int | None) -> Message:
    """A seat as the viewer speaks of it."""
    return Message("terminal-you") if seat == viewer else seat_name(seat)


def rehearse(game: Game, players: int, options: Options, seats: Sequence[str] = ()) -> None:
    """Go once through all that a table asks of a match and of its bots: compiled code is ready before anybody waits for it."""
    bots = seat_bots(game, seats, seed=0)
    match = Match(game, players=players, options=options, seed=0)
    match.settle()
    seat = match.pending[0]
    legal = match.legal(seat)
    for action in range(game.actions):
        match.why_not(seat, action)
    match.play(seat, legal[0])
    match.view(seat)
    match.events(seat)
    if match.can_undo(seat):
        match.undo(seat)
    match.scores()
    match.places()
    while not match.over and len(match.log) < _REHEARSED:
        match.settle()
        for seat in match.pending:
            bot = bots.get(seat)
            match.play(seat, match.legal(seat)[0] if bot is None else bot.decide(match.hidden(seat), seat, _A_GLANCE))


class Table:
    """One game at one device. People first: opponents choose once every person has."""

    def __init__(self, game: Game, *, players: int, options: Options, seats: tuple[str, ...], seed: int | None) -> None:
        if len(seats) != players:
            raise BadOptions(Message("terminal-seats", seats=len(seats), players=players))
        self.match = Match(game, players=players, options=options, seed=seed)
        self.people = tuple(seat for seat, name in enumerate(seats) if name == HUMAN)
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        """Who holds the device; nobody before the first of several people takes it."""
        self.bots = seat_bots(game, seats, seed)
        self._helpers: dict[int, Helper] = {}

    @property
    def shared(self) -> bool:
        """Whether several people pass the device around, so that a curtain is needed."""
        return len(self.people) > 1

    @property
    def over(self) -> bool:
        return self.match.over

    def opponents(self) -> tuple[int, ...]:
        """The opponents who decide now, chance having acted; none if a person decides first or the game is over."""
        self.match.settle()
        pending = self.match.pending
        return () if any(seat in self.people for seat in pending) else pending

    def ask(self, seat: int) -> int:
        """What the opponent on this seat does now; this may take some time."""
        return ask(self.bots[seat], self.match, seat)

    def person(self) -> int | None:
        """The person who decides next: the holder of the device if possible, else the next one in the order of the seats."""
        waiting = [seat for seat in self.match.pending if seat in self.people]
        if not waiting:
            return None
        start = 0 if self.holder is None else self.holder
        return min(waiting, key=lambda seat: (seat - start) % self.match.players)

    def play(self, seat: int, steps: Sequence[str | int]) -> None:
        """Several steps of a seat in a row: all, or none and `Refused`. What comes after one that showed something is dropped."""
        self.match.play_all(seat, steps)

    def why_not(self, seat: int, steps: Sequence[str]) -> Message | None:
        """Why the seat may not do this now, as far as it knows; None if it may."""
        try:
            self.match.check_steps(seat, steps)
        except GondwanaError as error:
            return error.message
        return None

    def let_help(self, seat: int, helper: Helper | None) -> bool:
        """From here on the seat's set-up is done for it; answers False if there is nothing to do."""
        if helper is not None:
            self._helpers[seat] = helper
        return helper is not None

    def is_helped(self, seat: int) -> bool:
        """Whether the set-up of this seat is being done for it."""
        return seat in self._helpers and self.match.game.steps_left(self.match.state[0]) is None

    def help(self, seat: int) -> None:
        """One step of such a set-up; where the helper knows none, a bot does."""
        step = self._helpers[seat](self.match)
        if step is None:
            bot = make_bot(self.match.game, _HELPER, seed=secrets.randbits(63))
            self.match.play(seat, ask(bot, self.match, seat))
        else:
            self.match.play(seat, step)

    def take_back(self, seat: int | None) -> int:
        """Take back what this person chose, or else what another one did; answers whose choice it was. Raises `Refused`."""
        if seat is not None and self.match.can_undo(seat):
            self.match.undo(seat)
            return seat
        for entry in reversed(self.match.log):
            if entry.seat in self.people and self.match.can_undo(entry.seat):
                self.match.undo(entry.seat)
                return entry.seat
        raise Refused(Message("undo-too-late"))

    def can_take_back(self) -> bool:
        return any(self.match.can_undo(seat) for seat in self.people)

    def news(self, viewer: int) -> list[Event]:
        """What happened since the viewer decided last, that decision included."""
        since = max((number for number, entry in enumerate(self.match.log) if entry.seat == viewer), default=0)
        return self.match.events(viewer, since)


@dataclass
class Sitting:
    """Games one after the other with the same people, options and language."""

    game: Game
    players: int
    options: Options
    seats: tuple[str, ...]
    """`HUMAN`, or the level or bot on that seat."""
    seed: int | None
    language: str
    finished: GameRecord | None = None
    """The record of the last game that came to its end."""
    _games: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self.table = self.new_table()

    def new_table(self) -> Table:
        """Another game, with other dice and draws."""
        seed = None if self.seed is None else (self.seed + self._games) & MOST_SEED
        self._games += 1
        self.table = Table(self.game, players=self.players, options=self.options, seats=self.seats, seed=seed)
        return self.table

    def opponents(self) -> tuple[int, ...]:
        """The opponents who decide now, see `Table.opponents`; keeps the record when the game is over."""
        seats = self.table.opponents()
        if self.table.over:
            self.finished = self.table.match.record()
        return seats

    def title(self, seat: int) -> str:
        """What the opponent on a seat is called; nothing for a person."""
        if self.seats[seat] == HUMAN:
            return ""
        name = bot_title(self.seats[seat])
        return name.say(self.language) if isinstance(name, Message) else name

    def name(self, seat: int, viewer: int | None = None) -> Message:
        """A seat as the viewer speaks of it, an opponent with its level."""
        who = self.title(seat)
        return Message("terminal-seat-bot", seat=str(seat), who=who) if who else name_for(seat, viewer)

    def say(self, id: str, **args: Message | str | int) -> str:
        """A message in the language of the sitting."""
        return Message(id, **args).say(self.language)
