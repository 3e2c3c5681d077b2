"""A match as its stored log makes it. The log only grows: what is taken back is an entry of its own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Literal, NamedTuple, Self, get_args

import numpy as np

from gondwana.core.contract import CHANCE, EVERYTHING, Event, Game, Options, States
from gondwana.core.engine import engine
from gondwana.core.errors import BadRecord, Refused
from gondwana.core.match import Match
from gondwana.locale import Message
from gondwana.server.times import Clock, Times

EntryKind = Literal["play", "undo", "chance", "resign", "away", "back"]
_KINDS: dict[str, EntryKind] = {kind: kind for kind in get_args(EntryKind)}
_KEPT = 64
"""So many of the last positions are kept: what happened lately is told without playing everything again."""


class Entry(NamedTuple):
    """One entry: of a seat (CHANCE for chance) a kind, and in notation what was done. Who leaves names the bot that plays on."""

    seat: int
    kind: EntryKind
    do: str = ""
    at: int = 0
    """Milliseconds since 1970."""


class Step(NamedTuple):
    """An entry with the positions before and after it; nothing is hidden in them."""

    number: int
    entry: Entry
    before: States
    after: States


class Played:
    """The entries and the position that they lead to."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | Options | None, clock: Clock | None = None) -> None:
        self.match = Match(game, players=players, options=options)
        self._engine = engine(game)
        self.entries: list[Entry] = []
        self.decision = 0
        """How many entries there were when the present joint decision opened."""
        self._own: dict[int, int] = {}
        """The same for those who have taken some of several steps that they owe in it; it does not concern the others."""
        self.begun = False
        """Whether all seats are taken."""
        self.replaced: dict[int, str] = {}
        """The bots that play for those who resigned."""
        self.conceded: int | None = None
        """Who ended the game by giving up."""
        self.away: dict[int, str] = {}
        """The bots that play for those who were away too long, until they come back."""
        self.times = Times(self.match.players, clock)
        self._states = [self.match.state.copy()]
        """The last positions, at least the present one; never changed, so forks share them."""

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def stand_ins(self) -> dict[int, str]:
        """The bots that play on seats of people."""
        return self.replaced | self.away

    def fork(self) -> Self:
        """A copy that can be played on without changing this one."""
        other = copy(self)
        other.match = self.match.with_state(_copied(self.match.state))
        other.entries = list(self.entries)
        other.replaced = dict(self.replaced)
        other.away = dict(self.away)
        other._own = dict(self._own)
        other.times = self.times.fork()
        other._states = list(self._states)
        return other

    def again(self) -> Self:
        """The same match before its first entry."""
        other = type(self)(self.match.game, self.match.players, self.match.options, self.times.clock)
        other.begun = self.begun
        return other

    def add(self, entry: Entry) -> None:
        """Carry out one entry; raises what the match raises."""
        before = set(self.match.pending)
        same = True
        if entry.kind == "resign" and not entry.do:
            self.match.concede(entry.seat)
            self.conceded = entry.seat
            same = False
        elif entry.kind == "resign":
            self.away.pop(entry.seat, None)
            self.replaced[entry.seat] = entry.do
        elif entry.kind == "away":
            self.away[entry.seat] = entry.do
        elif entry.kind == "back":
            del self.away[entry.seat]
            self.times.returned(entry.seat)
        elif entry.kind == "undo":
            self.match.undo(entry.seat)
            self.times.taken_back(entry.seat)
            same = set(self.match.pending) == before | {entry.seat}
        else:
            self.match.play(entry.seat, entry.do)
            if entry.kind == "play":
                earns = entry.seat not in self.stand_ins and not self._in_the_middle(entry.seat)
                self.times.decided(entry.seat, entry.at, earns=earns)
            left = set(self.match.pending)
            same = bool(left) and left - {entry.seat} == before - {entry.seat} and (len(left) > 1 or entry.seat not in left)
        self._added(entry, same=same, goes_on=entry.seat in before and entry.seat in self.match.pending)

    def _added(self, entry: Entry, *, same: bool, goes_on: bool) -> None:
        self.entries.append(entry)
        if not same:
            self.decision = len(self.entries)
            self._own.clear()
        elif goes_on and entry.kind in ("play", "undo"):
            self._own[entry.seat] = len(self.entries)
        self.times.owe(set(self.match.pending) - self.replaced.keys() - self.away.keys(), entry.at)
        self._states.append(_copied(self.match.state))
        if len(self._states) > 2 * _KEPT:
            del self._states[:-_KEPT]

    def _in_the_middle(self, seat: int) -> bool:
        """Whether the seat's last step leaves it with more to do in the same scene: small steps bring no time each."""
        scene = self.match.game.scene
        now = scene(self.match.state[0])
        return now is not None and seat in self.match.pending and now == scene(self._states[-1][0])

    def decision_of(self, viewer: int) -> int:
        """How many entries there were when the present decision opened for a viewer: with it a command says what it answers."""
        return self._own.get(viewer, self.decision)

    def add_stored(self, rows: Iterable[tuple[int, str, str, int]]) -> None:
        """Carry out entries that were stored: seat, kind, what was done, and when."""
        for seat, kind, do, at in rows:
            known = _KINDS.get(kind)
            if known is None:
                raise BadRecord(Message("record-unreadable", problem=kind))
            self.add(Entry(seat, known, do, at))

    def choose(self, seat: int, do: str, at: int = 0) -> Entry:
        """A seat's play from its notation. A refusal speaks of what the seat knows, and of nothing else."""
        game = self.match.game
        action = game.read(seat, do)
        if action not in self.match.legal(seat):
            raise Refused(game.why_not(self.match.hidden(self.seen_by(seat)), seat, action))
        entry = Entry(seat, "play", game.write(seat, action), at)
        self.add(entry)
        return entry

    def choose_all(self, seat: int, steps: Sequence[str], at: int = 0) -> list[Entry]:
        """Several steps of a seat in a row. Once one has shown something, or the seat owes nothing more, the rest is dropped:
        it was meant for another world. Otherwise a refusal of one is a refusal of all; then this match is of no use any more.
        """
        done: list[Entry] = []
        for step in steps:
            before = self._states[-1]
            done.append(self.choose(seat, step, at))
            if seat not in self.match.pending or self.match.game.revealed(before[0], self.match.state[0], seat):
                break
        return done

    def seen_by(self, viewer: int) -> int:
        """The viewer whose knowledge counts: when the game is over, nothing is hidden any more."""
        return EVERYTHING if self.match.over else viewer

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back; told from the kept positions where nobody has taken anything back."""
        choices: list[Entry] = []
        for back, entry in enumerate(reversed(self.entries[-len(self._states) + 1 :]), 2):
            if entry.kind == "chance":
                return False
            if entry.kind != "play":
                break
            if entry.seat == seat:
                before = self._states[-back]
                choosers = int(self._engine.pending_at(before, 0))
                seen = any(not choosers >> other.seat & 1 for other in choices)
                return not seen and not self.match.game.revealed(before[0], self.match.state[0], seat)
            choices.append(entry)
        return self.match.can_undo(seat)

    def seen(self, viewer: int) -> Match:
        """A match to be asked, not played: its position holds only what the viewer knows."""
        return self.match.with_state(self.hide(self.match.state, self.seen_by(viewer)))

    def steps(self, since: int = 0) -> Iterator[Step]:
        """The entries from `since` on, each with the positions around it."""
        since = min(max(since, 0), self.number)
        missing = self.number - since + 1 - len(self._states)
        if missing > 0:
            yield from self._played_again(since)
            return
        states = self._states[-(self.number - since + 1) :]
        for k, entry in enumerate(self.entries[since:]):
            yield Step(since + k, entry, states[k], states[k + 1])

    def _played_again(self, since: int) -> Iterator[Step]:
        then = self.again()
        for number, entry in enumerate(self.entries):
            before = then._states[-1]
            then.add(entry)
            if number >= since:
                yield Step(number, entry, before, then._states[-1])

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened for the viewer from entry `since` on; each event names its entry as `at`.

        Told as it was seen then, also when the game is over: reading later and reading along give the same.
        """
        return [event for _, happened in self.narrate(viewer, since) for event in happened]

    def narrate(self, viewer: int, since: int = 0) -> Iterator[tuple[Step, list[Event]]]:
        """Every step from entry `since` on, with what it was for the viewer."""
        known: States | None = None
        for step in self.steps(since):
            number, entry = step.number, step.entry
            before = self.hide(step.before, viewer) if known is None else known
            known = self.hide(step.after, viewer)
            told: list[Event] = []
            if entry.kind not in ("play", "chance"):
                event: Event = {"at": number, "type": entry.kind, "seat": entry.seat}
                told = [event | {"level": entry.do} if entry.do else event]
            if entry.kind in ("play", "chance") or number == self._concession:
                told += [{"at": number, **event} for event in self.match.game.events(before[0], known[0], viewer)]
            yield step, told

    @property
    def _concession(self) -> int | None:
        """The entry by which the game ended before its time; nothing comes after it."""
        return None if self.conceded is None else self.number - 1

    def hide(self, states: States, viewer: int) -> States:
        """A copy of a position that holds only what the viewer knows."""
        hidden = _copied(states)
        if viewer != EVERYTHING:
            self._engine.hide_at(hidden, 0, viewer)
        return hidden


def _copied(states: States) -> States:
    """The same as bytes: NumPy copies records field by field, which takes thirty times as long."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


def chance_entry(played: Played, action: int, at: int = 0) -> Entry:
    """What chance does, as an entry."""
    return Entry(CHANCE, "chance", played.match.game.write(CHANCE, action), at)
