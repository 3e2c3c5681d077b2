"""Checks of what comes from outside, before anything is asked of the database."""

import re
from collections.abc import Sequence

from gondwana.bots.roster import check_plays, parse_spec
from gondwana.core.errors import BadNotation
from gondwana.locale import Message
from gondwana.server.errors import BadRequest
from gondwana.server.messages import SeatPlan
from gondwana.server.times import LONGEST, Clock

LONGEST_NAME = 40
LONGEST_TEXT = 500
LONGEST_DO = 200
MOST_STEPS = 100
SHORTEST_ABSENCE = 30
"""Seconds: whoever loads the page again is not away."""
PRESETS = ("hello", "well-played", "thanks", "hurry", "oops", "good-game")
"""The ready sentences of the chat; `chat-NAME` is the text."""

_JOINER = "\u200d"
"""Makes one picture of several: families and flags are names like any other."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_id(text: str) -> bool:
    """Whether a text can be the id of a match or of a command."""
    return _ID.fullmatch(text) is not None


def checked_command(id: str) -> str:
    """The id of a command, chosen by whoever sends it."""
    if not is_id(id):
        raise BadRequest(Message("server-command-id"))
    return id


def _is_printable(text: str) -> bool:
    return text.replace(_JOINER, "").isprintable()


def checked_name(name: str) -> str:
    """A name that can stand beside a seat."""
    name = " ".join(name.split()).strip(f" {_JOINER}")
    if len(name) > LONGEST_NAME or not _is_printable(name):
        raise BadRequest(Message("server-name", longest=LONGEST_NAME))
    return name


def checked_text(text: str) -> str:
    """A line of chat."""
    text = " ".join(text.split()).strip(f" {_JOINER}")
    if not 0 < len(text) <= LONGEST_TEXT or not _is_printable(text):
        raise BadRequest(Message("server-chat-text", longest=LONGEST_TEXT))
    return text


def checked_steps(do: str | Sequence[str]) -> list[str]:
    """One action or several, in notation."""
    steps = [do] if isinstance(do, str) else list(do)
    if not 0 < len(steps) <= MOST_STEPS:
        raise BadRequest(Message("server-steps", most=MOST_STEPS))
    if any(len(step) > LONGEST_DO for step in steps):
        raise BadNotation(Message("server-long-action", longest=LONGEST_DO))
    return steps


def checked_preset(name: str) -> str:
    """The name of a ready sentence."""
    if name not in PRESETS:
        raise BadRequest(Message("server-chat-preset", known=", ".join(PRESETS)))
    return name


def checked_level(text: str) -> str:
    """A level or a bot by its bare name: budgets and files of weights are for those who own the machine."""
    spec = parse_spec(text)
    if spec.budget is not None or spec.weights is not None:
        raise BadRequest(Message("server-bot-plain", name=spec.name))
    return spec.name


def checked_plan(plan: SeatPlan, game: str) -> SeatPlan:
    """A seat of a new table."""
    if (plan.kind == "bot") != bool(plan.level):
        raise BadRequest(Message("server-seat-level"))
    level = checked_level(plan.level) if plan.kind == "bot" else ""
    check_plays(level, game)
    return SeatPlan(kind=plan.kind, name=checked_name(plan.name), level=level)


def checked_clock(clock: Clock | None) -> Clock | None:
    """A time limit that leaves somebody time."""
    if clock is None:
        return None
    if not (1 <= clock.start <= clock.most <= LONGEST and 0 <= clock.increment <= clock.most):
        raise BadRequest(Message("server-clock", longest=LONGEST))
    return clock


def checked_absence(seconds: int | None) -> int | None:
    """After how many seconds a bot plays for somebody who is not here."""
    if seconds is not None and not SHORTEST_ABSENCE <= seconds <= LONGEST:
        raise BadRequest(Message("server-absence", shortest=SHORTEST_ABSENCE, longest=LONGEST))
    return seconds
