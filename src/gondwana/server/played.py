"""A match as its stored log makes it. The log only grows: what is taken back is an entry of its own."""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Literal, NamedTuple, Self, get_args

from gondwana.core.contract import CHANCE, EVERYTHING, Event, Game, Options
from gondwana.core.errors import BadRecord, Refused
from gondwana.core.match import Match
from gondwana.locale import Message

EntryKind = Literal["play", "undo", "chance", "resign"]
_KINDS: dict[str, EntryKind] = {kind: kind for kind in get_args(EntryKind)}


class Entry(NamedTuple):
    """One entry: of a seat (CHANCE for chance) a kind, and in notation what was done. A resignation names the bot."""

    seat: int
    kind: EntryKind
    do: str = ""


class Played:
    """The entries and the position that they lead to."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | Options | None) -> None:
        self.match = Match(game, players=players, options=options)
        self.entries: list[Entry] = []
        self.decision = 0
        """How many entries there were when the present joint decision opened."""
        self.begun = False
        """Whether all seats are taken."""
        self.replaced: dict[int, str] = {}
        """The bots that play for those who resigned."""

    @property
    def number(self) -> int:
        return len(self.entries)

    def fork(self) -> Self:
        """A copy that can be played on without changing this one."""
        other = copy(self)
        other.match = _with_state(self.match)
        other.entries = list(self.entries)
        other.replaced = dict(self.replaced)
        return other

    def add(self, entry: Entry) -> None:
        """Carry out one entry; raises what the match raises."""
        before = set(self.match.pending)
        same = True
        if entry.kind == "resign":
            self.replaced[entry.seat] = entry.do
        elif entry.kind == "undo":
            self.match.undo(entry.seat)
            same = set(self.match.pending) == before | {entry.seat}
        else:
            self.match.play(entry.seat, entry.do)
            left = set(self.match.pending)
            same = bool(left) and left == before - {entry.seat}
        self.entries.append(entry)
        if not same:
            self.decision = len(self.entries)

    def add_stored(self, rows: Iterable[tuple[int, str, str]]) -> None:
        """Carry out entries that were stored: seat, kind and what was done."""
        for seat, kind, do in rows:
            known = _KINDS.get(kind)
            if known is None:
                raise BadRecord(Message("record-unreadable", problem=kind))
            self.add(Entry(seat, known, do))

    def choose(self, seat: int, do: str) -> Entry:
        """A seat's play from its notation. A refusal speaks of what the seat knows, and of nothing else."""
        game = self.match.game
        action = game.read(seat, do)
        if action not in self.match.legal(seat):
            raise Refused(game.why_not(self.match.hidden(self.seen_by(seat)), seat, action))
        entry = Entry(seat, "play", game.write(seat, action))
        self.add(entry)
        return entry

    def seen_by(self, viewer: int) -> int:
        """The viewer whose knowledge counts: when the game is over, nothing is hidden any more."""
        return EVERYTHING if self.match.over else viewer

    def seen(self, viewer: int) -> Match:
        """A match to be asked, not played: its position holds only what the viewer knows."""
        return _with_state(self.match, self.seen_by(viewer))

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened for the viewer from entry `since` on; each event names its entry as `at`.

        Told as it was seen then, also when the game is over: reading later and reading along give the same.
        """
        since = min(max(since, 0), self.number)
        later = self.entries[since:]
        if all(entry.kind != "undo" for entry in later):
            return self._told(viewer, since)
        then = Played(self.match.game, self.match.players, self.match.options)
        for entry in self.entries[:since]:
            then.add(entry)
        happened: list[Event] = []
        for entry in later:
            then.add(entry)
            happened += then._told(viewer, then.number - 1)
        return happened

    def _told(self, viewer: int, since: int) -> list[Event]:
        """Events of the last entries. Only the very last may be an undo: the others are the last steps of the match."""
        happened: list[Event] = []
        steps = []
        for number, entry in enumerate(self.entries[since:], since):
            if entry.kind == "undo":
                happened.append({"at": number, "type": "undo", "seat": entry.seat})
            elif entry.kind == "resign":
                happened.append({"at": number, "type": "resign", "seat": entry.seat, "level": entry.do})
            else:
                steps.append(number)
        if steps:
            first = len(self.match.log) - len(steps)
            happened += [{**event, "at": steps[event["at"] - first]} for event in self.match.events(viewer, first)]
        return sorted(happened, key=lambda event: int(event["at"]))


def _with_state(match: Match, viewer: int = EVERYTHING) -> Match:
    other = copy(match)
    other.log = list(match.log)
    other.state = match.hidden(viewer)
    return other


def chance_entry(played: Played, action: int) -> Entry:
    """What chance does, as an entry."""
    return Entry(CHANCE, "chance", played.match.game.write(CHANCE, action))
