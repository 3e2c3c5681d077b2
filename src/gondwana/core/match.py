"""One game being played: position, log, undo, record."""

import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from operator import index
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np

from gondwana.core.bits import seats_in
from gondwana.core.contract import CHANCE, EVERYTHING, PUBLIC, Event, Explanation, Game, Names, Options, States, View
from gondwana.core.engine import Buffers, engine, start
from gondwana.core.errors import BadRecord, GondwanaError, Refused
from gondwana.core.options import checked_seed, make_options
from gondwana.core.record import GameRecord, Step
from gondwana.core.rng import streams
from gondwana.locale import Message


class Entry(NamedTuple):
    """A step in the log: who did it (CHANCE for chance) and which action it was."""

    seat: int
    action: int


class Match:
    """A game from its beginning to its end.

    Chance acts when `settle` is called; everything else is done by `play`. The log alone makes the position: a match can be
    rebuilt from it without random numbers.
    """

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        options: Mapping[str, Any] | Options | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.options = make_options(game, players, options)
        self.players = int(players)
        self.log: list[Entry] = []
        self._engine = engine(game)
        self._buffers = Buffers(game)
        self._start = start(game, self.players, self.options)
        self.state: States = self._start.copy()
        self._rng = streams(secrets.randbits(63) if seed is None else checked_seed(seed), 1)[0]

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now; none while chance is to act and when the game is over."""
        owed = int(self._engine.pending_at(self.state, 0))
        return () if owed == CHANCE else seats_in(owed)

    @property
    def waits_for_chance(self) -> bool:
        return int(self._engine.pending_at(self.state, 0)) == CHANCE

    @property
    def over(self) -> bool:
        return int(self._engine.pending_at(self.state, 0)) == 0

    def with_state(self, state: States) -> "Match":
        """The same match with a position of its own. It may be asked by another thread: the buffers are its own as well."""
        other = copy(self)
        other.log = list(self.log)
        other.state = state
        other._buffers = Buffers(self.game)
        return other

    def seen(self, viewer: int) -> "Match":
        """The match as a viewer knows it, to be asked and not to be played on. When it is over, nothing is hidden any more."""
        return self.with_state(self.hidden(EVERYTHING if self.over else viewer))

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions."""
        seat = index(seat)
        if not 0 <= seat < self.players:
            return []
        n = self._engine.legal_at(self.state, 0, seat, self._buffers.actions)
        return [int(action) for action in self._buffers.actions[:n]]

    def legal_texts(self, seat: int) -> list[str]:
        """The seat's legal actions in notation."""
        return [self.game.write(seat, action) for action in self.legal(seat)]

    def odds(self) -> list[tuple[int, int]]:
        """What chance can do now: actions with their weights."""
        if not self.waits_for_chance:
            return []
        n = self._engine.odds_at(self.state, 0, self._buffers.actions, self._buffers.weights)
        return [(int(self._buffers.actions[k]), int(self._buffers.weights[k])) for k in range(n)]

    def play(self, seat: int, do: str | int) -> Entry:
        """Carry out an action, given as notation or number. Raises `Refused`, naming the rule, and changes nothing then."""
        seat = int(index(seat))
        action = self.game.read(seat, do) if isinstance(do, str) else int(index(do))
        if not self._exists(seat, action) or not self._apply(self.state, seat, action):
            raise Refused(self.game.why_not(self.state, seat, action))
        entry = Entry(seat, action)
        self.log.append(entry)
        return entry

    def check_steps(self, seat: int, steps: Sequence[str | int]) -> list[int]:
        """Read several steps of a seat in a row and check them from what the seat knows. Returns the actions; changes nothing.

        What comes after a step that may show something cannot be checked: it is meant for one of several worlds.

        :raises BadNotation: if a step cannot be read.
        :raises Refused: if the seat itself can tell that a step is not allowed.
        """
        actions = [self.game.read(seat, do) if isinstance(do, str) else int(index(do)) for do in steps]
        seen = self.seen(seat)
        for action in actions:
            if action not in seen.legal(seat):
                raise Refused(self.game.why_not(seen.state, seat, action))
            left = self.game.steps_left(seen.state[0])
            if not left:
                break
            seen.play(seat, action)
            next_left = self.game.steps_left(seen.state[0])
            if seat not in seen.pending or next_left is None or next_left >= left:
                break
        return actions

    def play_all(self, seat: int, steps: Sequence[str | int]) -> list[Entry]:
        """Carry out several steps of a seat in a row: all, or none and `Refused`.

        The whole list is checked from what the seat knows before the first step. Once a step has shown something, or the seat
        owes nothing more, the rest is dropped: it was meant for another world.
        """
        then, done = self.with_state(self.state.copy()), []
        for action in self.check_steps(seat, steps):
            before = then.state.copy()
            if action not in then.legal(seat):
                raise Refused(self.game.why_not(then.seen(seat).state, seat, action))
            done.append(then.play(seat, action))
            if seat not in then.pending or self.game.revealed(before[0], then.state[0], seat):
                break
        self.log, self.state = then.log, then.state
        return done

    def concede(self, seat: int) -> Entry:
        """One of two gives up, whoever's turn it is. Raises `Refused` in games that know no such end."""
        seat = int(index(seat))
        if not 0 <= seat < self.players or not self.can_concede:
            raise Refused(Message("concede-refused"))
        entry = Entry(seat, int(self.game.concession or 0))
        self._carry_out(self.state, *entry)
        self.log.append(entry)
        return entry

    @property
    def can_concede(self) -> bool:
        """Whether somebody who gives up ends the game."""
        return self.game.concede is not None and self.players == 2 and not self.over

    def _carry_out(self, states: States, seat: int, action: int) -> bool:
        """Like `_apply`, for steps of a log: giving up is one, though no rule lists it."""
        if self._apply(states, seat, action):
            return True
        if action != self.game.concession or self.game.concede is None or seat == CHANCE:
            return False
        self.game.concede(states[0], seat)
        return True

    def _exists(self, seat: int, action: int) -> bool:
        """Whether there is such a seat and such an action at all: compiled code is asked about nothing else."""
        if seat == CHANCE:
            return 0 <= action < self.game.chance_actions
        return 0 <= seat < self.players and 0 <= action < self.game.actions

    def _apply(self, states: States, seat: int, action: int) -> bool:
        return bool(self._engine.apply_at(states, 0, seat, action, self._buffers.actions, self._buffers.weights))

    def why_not(self, seat: int, do: str | int) -> Message | None:
        """Why the seat may not do this now; None if it may."""
        try:
            action = self.game.read(seat, do) if isinstance(do, str) else index(do)
        except GondwanaError as error:
            return error.message
        allowed = [one for one, _ in self.odds()] if seat == CHANCE else self.legal(seat)
        return None if action in allowed else self.game.why_not(self.state, seat, action)

    def settle(self) -> list[Entry]:
        """Let chance act until a seat owes a decision or the game is over."""
        done = []
        while self.waits_for_chance:
            done.append(self.play(CHANCE, int(self._engine.chance_at(self.state, 0, self._rng))))
        return done

    def can_undo(self, seat: int) -> bool:
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last step, if nothing was revealed, drawn or decided upon it since.

        Choices that others make at the same time stay: they were made without knowing this one.
        """
        number = self._undoable(seat)
        if number is None:
            raise Refused(Message("undo-too-late"))
        entry = self.log[number]
        rest = self.log[number + 1 :]
        self._rewind(number)
        for other in rest:
            self.play(other.seat, other.action)
        return entry

    def _undoable(self, seat: int) -> int | None:
        """The number of the seat's last step, if it can be taken back."""
        number = len(self.log) - 1
        while number >= 0 and self.log[number].seat not in (seat, CHANCE):
            number -= 1
        if number < 0 or self.log[number].seat == CHANCE:
            return None
        before = self.state_at(number)
        choosers = int(self._engine.pending_at(before, 0))
        if any(not choosers >> entry.seat & 1 for entry in self.log[number + 1 :]):
            return None
        return None if self.game.revealed(before[0], self.state[0], seat) else number

    def state_at(self, length: int) -> States:
        """The position after the first `length` steps of the log."""
        if not 0 <= length <= len(self.log):
            raise ValueError(f"the log has {len(self.log)} steps; there is no position after {length}")
        states = self._start.copy()
        log = np.array(self.log[:length], np.int64).reshape(-1, 2)
        done = self._engine.replay_at(
            states, 0, log[:, 0].copy(), log[:, 1].copy(), len(log), self._buffers.actions, self._buffers.weights
        )
        for seat, action in log[done:].tolist():
            self._carry_out(states, seat, action)
        return states

    def _rewind(self, length: int) -> None:
        self.state = self.state_at(length)
        del self.log[length:]

    def scores(self) -> list[int]:
        """The points of every seat as if the game ended now."""
        self._engine.scores_at(self.state, 0, self._buffers.numbers)
        return [int(points) for points in self._buffers.numbers[: self.players]]

    def places(self) -> list[int]:
        """The place of every seat as if the game ended now, 1 for a winner."""
        self._engine.places_at(self.state, 0, self._buffers.numbers)
        return [int(place) for place in self._buffers.numbers[: self.players]]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def hidden(self, viewer: int, at: int | None = None) -> States:
        """A copy of the position, now or after `at` steps, that holds only what the viewer knows."""
        return self._hide(self.state if at is None else self.state_at(at), viewer)

    def _hide(self, states: States, viewer: int) -> States:
        viewer = index(viewer)
        if viewer not in (EVERYTHING, PUBLIC) and not 0 <= viewer < self.players:
            raise ValueError(f"there is no viewer {viewer}: a seat from 0 to {self.players - 1}, PUBLIC or EVERYTHING")
        hidden = states.copy()
        if viewer != EVERYTHING:
            self._engine.hide_at(hidden, 0, viewer)
        return hidden

    def view(self, viewer: int) -> View:
        """What the viewer sees: a seat, PUBLIC, or EVERYTHING."""
        seen: View = self.game.view(self.hidden(viewer)[0], viewer)
        return seen

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened for the viewer from step `since` of the log on. Each names its step as `at`."""
        happened: list[Event] = []
        truth = self.state_at(since)
        before = self._hide(truth, viewer)
        for at, (seat, action) in enumerate(self.log[since:], since):
            self._carry_out(truth, seat, action)
            after = self._hide(truth, viewer)
            happened += [{"at": at, **event} for event in self.game.events(before[0], after[0], viewer)]
            before = after
        return happened

    def explain(self, viewer: int, names: Names | None = None) -> Explanation | None:
        """Where everybody's points come from, in sentences that call the seats by these names; None if the game cannot tell."""
        return self.game.explain and self.game.explain(self.hidden(viewer)[0], viewer, names)

    def draw(self, viewer: int, *, svg: bool = False, language: str = "en") -> str:
        """The position as the viewer sees it, as text or as SVG."""
        drawing = self.game.draw_svg if svg else self.game.draw_text
        return drawing(self.hidden(viewer)[0], viewer, language)

    def record(self) -> GameRecord:
        """The stored form of the game so far. It holds everything: give it away only when the game is over."""
        over = self.over
        return GameRecord(
            game=self.game.name,
            version=self.game.version,
            options=msgspec.structs.asdict(self.options),
            players=self.players,
            log=[Step(seat, self.game.write(seat, action)) for seat, action in self.log],
            scores=self.scores() if over else None,
            winners=self.winners() if over else None,
        )

    @classmethod
    def replay(cls, game: Game, record: GameRecord, *, upto: int | None = None) -> Self:
        """The match of a record, whole or its first `upto` steps. Raises `BadRecord` that names the first wrong step."""
        if record.game != game.name:
            raise BadRecord(Message("record-game", recorded=record.game, game=game.name))
        if record.version != game.version:
            raise BadRecord(Message("record-version", recorded=record.version, version=game.version))
        if upto is not None and not 0 <= upto <= len(record.log):
            raise ValueError(f"the log has {len(record.log)} steps; {upto} of them cannot be replayed")
        match = cls(game, players=record.players, options=record.options)
        for number, step in enumerate(record.log[:upto]):
            try:
                match._again(step)
            except GondwanaError as error:
                raise BadRecord(Message("record-step", number=str(number), do=step.do, reason=error.message)) from None
        if upto is None:
            match._check_result(record)
        return match

    def _again(self, step: Step) -> None:
        """A step of a record."""
        action = self.game.read(step.seat, step.do)
        gives_up = action == self.game.concession and step.seat != CHANCE and self.can_concede
        if gives_up and action not in self.legal(step.seat):
            self.concede(step.seat)
        else:
            self.play(step.seat, action)

    def _check_result(self, record: GameRecord) -> None:
        for what, told, found in (("scores", record.scores, self.scores()), ("winners", record.winners, self.winners())):
            if told is not None and not self.over:
                raise BadRecord(Message("record-unfinished", what=what))
            if told is not None and told != found:
                raise BadRecord(Message("record-result", what=what, told=str(told), found=str(found)))
