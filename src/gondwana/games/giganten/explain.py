"""Who won and why. There are no points on the way: a win counts two, a draw one each."""

from gondwana.core.contract import Account, Explanation, Names, Reason, Record
from gondwana.games.giganten.scoring import DRAW, WIN
from gondwana.games.giganten.state import NOBODY, OVER
from gondwana.games.giganten.view import ENDINGS
from gondwana.games.giganten.words import seat_name
from gondwana.locale import Message


def explain(s: Record, viewer: int, names: Names | None = None) -> Explanation:
    """The result with its reason; the same for every viewer, because it is open to all."""
    over = bool(s["phase"] == OVER)
    return Explanation(
        seats=tuple(_account(s, seat, over=over) for seat in range(int(s["players"]))),
        result=_result(s, names or seat_name) if over else None,
    )


def _account(s: Record, seat: int, *, over: bool) -> Account:
    winner = int(s["winner"])
    points = DRAW if winner == NOBODY else WIN * (winner == seat & 1)
    why = Message("giganten-why-won" if points == WIN else "giganten-why-lost" if points == 0 else "giganten-why-drawn")
    row = Reason(zone="game", points=points, pieces=(), why=why if over else Message("giganten-why-open"))
    return Account(total=points, rows=(row,))


def _result(s: Record, names: Names) -> Message:
    ending = ENDINGS[s["ending"] - 1].replace("_", "-")
    winner = int(s["winner"])
    if winner == NOBODY:
        return Message(f"giganten-result-{ending}")
    winners = [names(seat) for seat in range(winner, int(s["players"]), 2)]
    who = winners[0] if len(winners) == 1 else Message("giganten-pair", one=winners[0], other=winners[1])
    return Message(f"giganten-result-{ending}", who=who)
