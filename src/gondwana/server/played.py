"""A match as its stored log makes it. The log only grows: what is taken back is an entry of its own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Literal, NamedTuple, Self, get_args

import numpy as np

from gondwana.core.contract import CHANCE, EVERYTHING, Event, Game, Options, States
from gondwana.core.engine import engine
from gondwana.core.errors import BadRecord, Refused
from gondwana.core.match import Entry as Move
from gondwana.core.match import Match
from gondwana.locale import Message
from gondwana.server.snapshots import Snapshot, form_of
from gondwana.server.times import Clock, Times

EntryKind = Literal["play", "undo", "chance", "resign", "away", "back"]
_KINDS: dict[str, EntryKind] = {kind: kind for kind in get_args(EntryKind)}
_KEPT = 64
"""So many of the last entries and positions are kept, up to twice as many: the log itself is in the database."""
_NOT_KEPT = -1
MOST_TAKEBACKS = 200
"""So many steps a seat takes back before the game goes on; then its choices stand."""


class Entry(NamedTuple):
    """One entry: of a seat (CHANCE for chance) a kind, and in notation what was done. Who leaves names the bot that plays on."""

    seat: int
    kind: EntryKind
    do: str = ""
    at: int = 0
    """Milliseconds since 1970."""

    @property
    def concedes(self) -> bool:
        """Whether it ends the game before its time."""
        return self.kind == "resign" and not self.do


StoredEntry = tuple[int, str, str, int]
"""An entry as the database has it: seat, kind, what was done, and when."""


class Step(NamedTuple):
    """An entry with the positions before and after it; nothing is hidden in them."""

    number: int
    entry: Entry
    before: States
    after: States


class Played:
    """The position that the stored log leads to, with the last entries and the positions before and after them.

    What it holds does not grow with the log: steps that were taken back are forgotten, and so are old positions.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | Options | None, clock: Clock | None = None) -> None:
        self.match = Match(game, players=players, options=options)
        self._engine = engine(game)
        self.entries: list[Entry] = []
        """The last ones; `first` is the number of the first of them."""
        self.number = 0
        """How many entries the log has."""
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
        """The positions around the last entries, at least the present one; never changed, so forks share them."""
        self._line = [self._states[0]]
        """The last positions of the game without what was taken back; the last one is the present one. Never changed."""
        self._takebacks = [0] * self.match.players
        """How many steps each seat has taken back since the game went on."""
        self._reach = 0
        """The most steps that the game has had, without those that were taken back."""

    @property
    def first(self) -> int:
        """The number of the first entry that is kept here; older ones are in the database."""
        return self.number - len(self.entries)

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
        other._line = list(self._line)
        other._takebacks = list(self._takebacks)
        return other

    def again(self) -> Self:
        """The same match before its first entry."""
        other = type(self)(self.match.game, self.match.players, self.match.options, self.times.clock)
        other.begun = self.begun
        return other

    def snapshot(self) -> Snapshot:
        """Return all that the log has led to, without the last entries."""
        since, left, before = self.times.state
        return Snapshot(
            form=form_of(self.match.game),
            number=self.number,
            state=self.match.state.tobytes(),
            log=[(step.seat, step.action) for step in self.match.log],
            decision=self.decision,
            own=self._own,
            replaced=self.replaced,
            conceded=self.conceded,
            away=self.away,
            since=since,
            left=left,
            before=before,
            takebacks=self._takebacks,
            reach=self._reach,
        )

    def restored(self, taken: Snapshot) -> Self:
        """Return the same match as it was when the snapshot was taken."""
        other = self.again()
        other.begun = True
        other.match.state = np.ndarray((1,), self.match.game.dtype, bytearray(taken.state))
        other.match.log = [Move(seat, action) for seat, action in taken.log]
        other.number, other.decision, other._own = taken.number, taken.decision, dict(taken.own)
        other.replaced, other.conceded, other.away = dict(taken.replaced), taken.conceded, dict(taken.away)
        other.times.state = (taken.since, taken.left, taken.before)
        other._takebacks, other._reach = list(taken.takebacks), taken.reach
        other._states = [_copied(other.match.state)]
        other._line = [other._states[0]]
        return other

    def add(self, entry: Entry) -> None:
        """Carry out one entry; raises what the match raises."""
        before = set(self.match.pending)
        same = True
        if entry.concedes:
            self.match.concede(entry.seat)
            self._line.append(_copied(self.match.state))
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
            self._undo(entry.seat)
            self.times.taken_back(entry.seat)
            same = set(self.match.pending) == before | {entry.seat}
        else:
            self.match.play(entry.seat, entry.do)
            self._line.append(_copied(self.match.state))
            if entry.kind == "play":
                earns = entry.seat not in self.stand_ins and not self._in_the_middle(entry.seat)
                self.times.decided(entry.seat, entry.at, earns=earns)
            left = set(self.match.pending)
            same = bool(left) and left - {entry.seat} == before - {entry.seat} and (len(left) > 1 or entry.seat not in left)
        self._added(entry, same=same, goes_on=entry.seat in before and entry.seat in self.match.pending)

    def _added(self, entry: Entry, *, same: bool, goes_on: bool) -> None:
        self.entries.append(entry)
        self.number += 1
        if not same:
            self.decision = self.number
            self._own.clear()
        elif goes_on and entry.kind in ("play", "undo"):
            self._own[entry.seat] = self.number
        if len(self.match.log) > self._reach:
            self._reach = len(self.match.log)
            self._takebacks = [0] * self.match.players
        self.times.owe(set(self.match.pending) - self.replaced.keys() - self.away.keys(), entry.at)
        self._states.append(_copied(self.match.state))
        if len(self._states) > 2 * _KEPT:
            del self._states[:-_KEPT]
            del self.entries[: -_KEPT + 1]
        if len(self._line) > 2 * _KEPT:
            del self._line[:-_KEPT]

    def _undo(self, seat: int) -> None:
        """Take back the seat's last step: the position before it is kept, and what others chose since is played again."""
        back = self._undoable(seat)
        if back == _NOT_KEPT:
            self.match.undo(seat)
            self._line = [_copied(self.match.state)]
        elif back:
            log = self.match.log
            rest = log[len(log) - back + 1 :]
            del log[len(log) - back :]
            del self._line[-back:]
            self.match.state = _copied(self._line[-1])
            for other in rest:
                self.match.play(other.seat, other.action)
                self._line.append(_copied(self.match.state))
        else:
            raise Refused(Message("undo-too-late"))
        self._takebacks[seat] += 1

    def _undoable(self, seat: int) -> int:
        """How many steps back the seat's last one is; 0 if it may not be taken back, _NOT_KEPT if only the match can tell."""
        since: list[int] = []
        for back, step in enumerate(reversed(self.match.log), 1):
            if step.seat == CHANCE:
                return 0
            if back >= len(self._line):
                return _NOT_KEPT
            if step.seat == seat:
                before = self._line[-back - 1]
                choosers = int(self._engine.pending_at(before, 0))
                seen = any(not choosers >> other & 1 for other in since)
                return 0 if seen or self.match.game.revealed(before[0], self.match.state[0], seat) else back
            since.append(step.seat)
        return 0

    def takes_back_too_much(self, seat: int) -> bool:
        """Return whether the seat has taken back as many steps as it may before the game goes on."""
        return self._takebacks[seat] >= MOST_TAKEBACKS

    def _in_the_middle(self, seat: int) -> bool:
        """Whether the seat's last step leaves it with more to do in the same scene: small steps bring no time each."""
        scene = self.match.game.scene
        now = scene(self.match.state[0])
        return now is not None and seat in self.match.pending and now == scene(self._states[-1][0])

    def decision_of(self, viewer: int) -> int:
        """How many entries there were when the present decision opened for a viewer: with it a command says what it answers."""
        return self._own.get(viewer, self.decision)

    def add_stored(self, rows: Iterable[StoredEntry]) -> None:
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
        """Several steps of a seat in a row, checked whole from what the seat knows before the first is carried out.

        Once one has shown something, or the seat owes nothing more, the rest is dropped: it was meant for another world.
        Otherwise a refusal of one is a refusal of all; then this match is of no use any more.
        """
        done: list[Entry] = []
        if len(steps) > 1:
            self.match.check_steps(seat, steps)
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
        """Whether the seat may take its last choice back; told from the kept positions, as far as they go."""
        if self.takes_back_too_much(seat):
            return False
        back = self._undoable(seat)
        return self.match.can_undo(seat) if back == _NOT_KEPT else back > 0

    def seen(self, viewer: int) -> Match:
        """A match to be asked, not played: its position holds only what the viewer knows."""
        return self.match.with_state(self.hide(self.match.state, self.seen_by(viewer)))

    def steps(self, since: int = 0) -> Iterator[Step]:
        """The entries from `since` on, as far as they are kept here, each with the positions around it."""
        first = self.first
        since = min(max(since, first), self.number)
        for k, entry in enumerate(self.entries[since - first :], since - first):
            yield Step(first + k, entry, self._states[k], self._states[k + 1])

    def position(self, number: int) -> States:
        """The position after the first `number` entries, which is one of those that are kept here."""
        return self._states[number - self.first]

    def carry_on(self, rows: Iterable[StoredEntry]) -> Iterator[Step]:
        """Carry out entries that were stored, one by one, and yield each with the positions around it."""
        for row in rows:
            before = self._states[-1]
            self.add_stored([row])
            yield Step(self.number - 1, self.entries[-1], before, self._states[-1])

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened for the viewer from entry `since` on, as far as it is kept here; each event names its entry as `at`.

        Told as it was seen then, also when the game is over: reading later and reading along give the same.
        """
        return [event for _, happened in self.narrate(viewer, self.steps(since)) for event in happened]

    def narrate(self, viewer: int, steps: Iterable[Step]) -> Iterator[tuple[Step, list[Event]]]:
        """Steps in a row, each with what it was for the viewer."""
        known: States | None = None
        for step in steps:
            number, entry = step.number, step.entry
            before = self.hide(step.before, viewer) if known is None else known
            known = self.hide(step.after, viewer)
            told: list[Event] = []
            if entry.kind not in ("play", "chance"):
                event: Event = {"at": number, "type": entry.kind, "seat": entry.seat}
                told = [event | {"level": entry.do} if entry.do else event]
            if entry.kind in ("play", "chance") or entry.concedes:
                told += [{"at": number, **event} for event in self.match.game.events(before[0], known[0], viewer)]
            yield step, told

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
