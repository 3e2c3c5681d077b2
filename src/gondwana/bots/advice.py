"""Advice for a seat: what a search would do, what may be expected of it, and why, in words.

Advice never uses what the seat cannot know: the position is hidden for the seat before anybody looks at it.
"""

from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.roster import THINKERS, BadBot, BotSpec, make_bot, quick_level
from gondwana.bots.search import Considered, Thinker, Thought
from gondwana.core.bits import seats_in
from gondwana.core.contract import CHANCE, Game, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.errors import GondwanaError
from gondwana.core.rng import streams
from gondwana.locale import Message, listing

ENOUGH = 100
"""An action that was tried less often gets no win chance: it would be off by five in a hundred and more."""
A_SECOND = Budget(seconds=1.0)

INACCURACY = 0.03
MISTAKE = 0.10
"""From that much of the win chance on, a played action is called so."""

_WORDS = {
    "draftosaurus": "gondwana.bots.draftosaurus.words",
    "giganten": "gondwana.bots.giganten.words",
    "fossilium": "gondwana.bots.fossilium.words",
}


class NoAdvice(GondwanaError):
    """A seat that has nothing to decide."""


class Verdict(StrEnum):
    """What a played action is worth beside the best one."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"

    @property
    def name_for_people(self) -> Message:
        return Message(f"advice-verdict-{self}")


@dataclass(frozen=True, kw_only=True)
class Suggestion:
    """An action and what speaks for it."""

    action: int
    text: str
    """In notation."""
    turn: str
    """The whole turn that it begins, in notation; where a turn is one step, the same."""
    win: float | None
    """The share of the win that may be expected, 0 to 1; None if the search hardly tried the action."""
    points: float | None
    """The seat's points at the end of the game, on average; None likewise."""
    share: float
    """How much of the search went to this action."""
    visits: int
    reasons: list[Message]

    def told(self, language: str = "en") -> dict[str, Any]:
        """As plain data, with the reasons as sentences."""
        return {
            "action": self.action,
            "text": self.text,
            "turn": self.turn,
            "win": self.win,
            "points": self.points,
            "share": self.share,
            "visits": self.visits,
            "reasons": [reason.say(language) for reason in self.reasons],
        }


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What a seat is advised to do: the best first."""

    seat: int
    suggestions: list[Suggestion]
    rest: list[Suggestion]
    """The other legal actions, without reasons."""
    iterations: int
    seconds: float
    exact: bool
    """Whether the end of the game was solved instead of searched; then nothing is a guess."""

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]

    def find(self, action: int) -> Suggestion | None:
        return next((one for one in (*self.suggestions, *self.rest) if one.action == action), None)

    def told(self, language: str = "en") -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "seat": self.seat,
            "suggestions": [one.told(language) for one in self.suggestions],
            "iterations": self.iterations,
            "seconds": self.seconds,
            "exact": self.exact,
        }


@dataclass(frozen=True, kw_only=True)
class Outlook:
    """What a seat may expect if it goes on well. None for both if the search was too short to tell."""

    seat: int
    win: float | None
    points: float | None
    exact: bool


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """A played action beside the best one. None where the search cannot tell."""

    action: int
    text: str
    win_loss: float | None
    """What it costs of the win chance; never below 0."""
    points_loss: float | None
    """What it costs in points; below 0 if it brings more points and less else."""
    verdict: Verdict | None

    def told(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "action": self.action,
            "text": self.text,
            "win_loss": self.win_loss,
            "points_loss": self.points_loss,
            "verdict": self.verdict,
        }


def advise(
    game: Game,
    position: States,
    seat: int,
    *,
    budget: Budget | None = A_SECOND,
    bot: BotSpec | str = "master",
    most: int = 5,
    seed: int = 0,
) -> Advice:
    """Suggestions for a seat that owes a decision; raises `NoAdvice` if it owes none and `BadBot` for a bot that cannot search.

    `position` is an array of one and is left as it is. Without a budget the bot takes its own.
    """
    hidden, legal = _asked(game, position, seat)
    thought = _think(game, hidden, seat, budget, bot, seed)
    why = _reasons(game, hidden, seat, thought.actions[:most], forced=len(legal) == 1)
    found = [_suggest(game, seat, one, why.get(one.action, []), exact=thought.exact) for one in thought.actions]
    return Advice(
        seat=seat,
        suggestions=found[:most],
        rest=found[most:],
        iterations=thought.iterations,
        seconds=thought.seconds,
        exact=thought.exact,
    )


def advise_quickly(game: Game, position: States, seat: int, *, seed: int = 0) -> Advice:
    """Return what the strongest bot that does not search would do, with reasons and without numbers.

    :raises NoAdvice: if the seat owes no decision.
    """
    hidden, legal = _asked(game, position, seat)
    bot = make_bot(game, quick_level(game.name), seed=seed)
    first, *then = _whole_turn(game, bot, hidden, seat, seed)
    one = Considered(action=first, visits=0, share=1.0, worth=0.0, win=0.0, points=0.0, prior=0.0, then=tuple(then))
    why = _reasons(game, hidden, seat, [one], forced=len(legal) == 1)
    suggestion = _suggest(game, seat, one, why.get(first, []), exact=False)
    return Advice(seat=seat, suggestions=[suggestion], rest=[], iterations=0, seconds=0.0, exact=False)


def _whole_turn(game: Game, bot: Bot, hidden: States, seat: int, seed: int) -> list[int]:
    """Return what a bot decides one after the other in a world that the seat takes for possible, until it learns something."""
    functions, buffers, world = engine(game), Buffers(game), hidden.copy()
    functions.guess_at(world, 0, seat, streams(seed, 1)[0], buffers.actions)
    steps: list[int] = []
    while seat in seats_in(max(int(functions.pending_at(world, 0)), 0)):
        known = world.copy()
        functions.hide_at(known, 0, seat)
        steps.append(bot.decide(known, seat))
        before = world.copy()
        functions.apply_at(world, 0, seat, steps[-1], buffers.actions, buffers.weights)
        if game.revealed(before[0], world[0], seat):
            break
    return steps


def evaluate(
    game: Game,
    position: States,
    seat: int,
    *,
    budget: Budget | None = A_SECOND,
    bot: BotSpec | str = "master",
    seed: int = 0,
) -> Outlook:
    """The seat's win chance and points at the end if it does the best that the search found."""
    hidden, _ = _asked(game, position, seat)
    thought = _think(game, hidden, seat, budget, bot, seed)
    best = _suggest(game, seat, thought.best, [], exact=thought.exact)
    return Outlook(seat=seat, win=best.win, points=best.points, exact=thought.exact)


def compare(advice: Advice, action: int) -> Comparison:
    """How much an action loses against the best. It is a mistake from `MISTAKE` of the win chance on, good below `INACCURACY`."""
    played, best = advice.find(action), advice.best
    if played is None:
        raise ValueError(f"action {action} is not legal where this advice was given")
    if played is best:
        return Comparison(action=action, text=played.text, win_loss=0.0, points_loss=0.0, verdict=Verdict.GOOD)
    if played.win is None or best.win is None or played.points is None or best.points is None:
        return Comparison(action=action, text=played.text, win_loss=None, points_loss=None, verdict=None)
    loss = max(best.win - played.win, 0.0)
    verdict = Verdict.MISTAKE if loss >= MISTAKE else Verdict.INACCURACY if loss >= INACCURACY else Verdict.GOOD
    return Comparison(action=action, text=played.text, win_loss=loss, points_loss=best.points - played.points, verdict=verdict)


def heading(game: Game, position: States, seat: int) -> list[Message]:
    """Where the game stands and what the seat is to decide."""
    if game.name not in _WORDS:
        return [Message("advice-decides", seat=str(seat))]
    said: list[Message] = import_module(_WORDS[game.name]).heading(position[0], seat)
    return said


def _asked(game: Game, position: States, seat: int) -> tuple[States, list[int]]:
    """The position as the seat knows it, and its legal actions."""
    functions, buffers = engine(game), Buffers(game)
    owed = int(functions.pending_at(position, 0))
    if owed in (CHANCE, 0):
        raise NoAdvice(Message("advice-nobody"))
    owing = seats_in(owed)
    if seat not in owing:
        raise NoAdvice(Message("advice-owes-nothing", seat=str(seat), owing=listing([str(one) for one in owing])))
    hidden = position.copy()
    functions.hide_at(hidden, 0, seat)
    n = int(functions.legal_at(hidden, 0, seat, buffers.actions))
    return hidden, [int(action) for action in buffers.actions[:n]]


def _think(game: Game, hidden: States, seat: int, budget: Budget | None, spec: BotSpec | str, seed: int) -> Thought:
    bot = make_bot(game, spec, seed=seed)
    if not isinstance(bot, Thinker):
        raise BadBot(Message("advice-thinkers", name=bot.name, names=", ".join(THINKERS)))
    return bot.think(hidden, seat, budget)


def _suggest(game: Game, seat: int, one: Considered, reasons: list[Message], *, exact: bool) -> Suggestion:
    known = exact or one.visits >= ENOUGH
    return Suggestion(
        action=one.action,
        text=game.write(seat, one.action),
        turn=_turn(game, seat, (one.action, *one.then)),
        win=one.win if known else None,
        points=one.points if known else None,
        share=one.share,
        visits=one.visits,
        reasons=reasons,
    )


def _turn(game: Game, seat: int, steps: tuple[int, ...]) -> str:
    """Steps as one text, as the game writes its turns."""
    texts = [game.write(seat, step) for step in steps]
    return str(import_module(_WORDS[game.name]).whole_turn(texts)) if len(texts) > 1 else texts[0]


def _reasons(game: Game, hidden: States, seat: int, shown: list[Considered], *, forced: bool) -> dict[int, list[Message]]:
    """For each action its reasons, in the words of the game; a game without any gets by without reasons."""
    if game.name not in _WORDS:
        return {}
    words = import_module(_WORDS[game.name])
    actions, then = [one.action for one in shown], {one.action: one.then for one in shown if one.then}
    later = {"then": then} if then else {}
    told: list[list[Message]] = words.reasons(hidden, seat, actions, forced=forced, **later)
    return dict(zip(actions, told, strict=True))
