"""Ready-made set-ups in the terminal: one word, and an army stands."""

import random
import secrets
from collections import Counter

from gondwana.bots.giganten.ready import STYLES, ReadyMade, ready_made
from gondwana.core.match import Match
from gondwana.games.giganten.data import PIECES

ANY = "ready"
DONE = "done"
"""Where a plan has no more fields, no more reserves or no note."""
NAMES = (ANY, *(style.name for style in STYLES), "surprise")
"""What can be typed: any of the styles, or one of them."""


class SettingUp:
    """The set-up of one seat in a style, step by step."""

    def __init__(self, seat: int, name: str) -> None:
        self._seat = seat
        self._name = name
        self._plan: ReadyMade | None = None

    def step(self, match: Match) -> str | None:
        """The next step in notation; None where the plan says nothing, like how tiles are laid."""
        view = match.view(self._seat)
        if view["phase"] not in ("occupy", "arrange"):
            return None
        if self._plan is None:
            made = ready_made(match.hidden(self._seat)[0], self._seat, random.Random(secrets.randbits(63)))
            self._plan = next((one for one in made if one.name == self._name), None) or secrets.choice(made)
        wanted = self._wanted(match, view["phase"], view["seats"][self._seat]["next"], self._plan)
        legal = match.legal_texts(self._seat)
        return next((step for step in legal if step in wanted), DONE if DONE in legal else None)

    def _wanted(self, match: Match, phase: str, following: str | None, plan: ReadyMade) -> set[str]:
        if phase == "occupy":
            return set(plan.fields)
        if following == "reserve":
            held = match.hidden(self._seat)[0]["held"][self._seat]
            left = Counter(plan.reserve) - Counter({kind: int(many) for kind, many in zip(PIECES, held, strict=True)})
            return {f"reserve {kind}" for kind in left}
        if following == "note":
            return set() if plan.note is None else {plan.note}
        return {field for field, kind in plan.fields.items() if kind == following}
