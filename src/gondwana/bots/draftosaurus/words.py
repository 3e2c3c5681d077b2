"""Why an action of Draftosaurus may be good or bad, in words. Read from a position that was hidden for the seat.

Nothing is judged by rules of its own: an action is carried out on a copy, and the points before and after are compared.
"""

from gondwana.bots.draftosaurus.passing import passing, showing, throwing
from gondwana.bots.draftosaurus.pens import placing, shifting
from gondwana.bots.draftosaurus.standing import Reason, Standing, seat_name
from gondwana.core.contract import Record, States
from gondwana.games.draftosaurus.rules import ROUNDS, TURNS
from gondwana.games.draftosaurus.state import KINDS, MOVE, PUT, SHIFT, SHOW, STAND, THROW
from gondwana.games.draftosaurus.view import PHASES
from gondwana.locale import Message

MOST_REASONS = 4


def heading(s: Record, seat: int) -> list[Message]:
    """Where the game stands and what the seat is to decide."""
    players = int(s["players"])
    when = Message("draftosaurus-draw-after-last-turn")
    if s["phase"] != MOVE:
        when = Message(
            "draftosaurus-draw-turn",
            round=int(s["round"]) + 1,
            rounds=int(ROUNDS[players]),
            turn=int(s["turn"]) + 1,
            turns=int(TURNS[players]),
        )
    return [when, Message(f"draftosaurus-draw-waits-{PHASES[s['phase']]}", seats=seat_name(seat))]


def reasons(hidden: States, seat: int, actions: list[int], *, forced: bool = False) -> list[list[Message]]:
    """For each action what speaks for and against it, the most telling first; `forced` if there is no other."""
    standing = Standing(hidden, seat)
    told = []
    for action in actions:
        found = sorted(_all(standing, action), key=lambda reason: -reason.weight)
        if forced:
            found.insert(0, Reason(0.0, Message("draftosaurus-advice-forced")))
        told.append([reason.message for reason in found[:MOST_REASONS]])
    return told


def _all(standing: Standing, action: int) -> list[Reason]:
    if action < THROW:
        place, species = divmod(action - STAND, KINDS)
        return placing(standing, place, species) + passing(standing, species)
    if action < SHIFT:
        return throwing(standing, action - THROW)
    if action < SHOW:
        return shifting(standing, action - SHIFT)
    if action < PUT:
        return showing(standing, action - SHOW)
    return placing(standing, action - PUT, int(standing.s["shown"][standing.seat]))
