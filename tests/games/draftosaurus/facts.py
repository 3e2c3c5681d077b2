"""The facts of a golden game of Draftosaurus: every roll, what everybody placed, and everybody's points after every turn."""

from games.draftosaurus.oracle import SlowGame, inhabitants

from golden import Variant
from gondwana.core.contract import PUBLIC
from gondwana.core.match import Match
from gondwana.core.record import GameRecord

VARIANTS = {
    "summer-2": Variant(players=2, options={}, games=2),
    "summer-3": Variant(players=3, options={"placing": "after_reveal"}, games=2),
    "summer-5": Variant(players=5, options={"prairie_cap": "none", "last_turn_five": True}, games=2),
    "winter-2": Variant(players=2, options={"board": "winter"}, games=2),
    "winter-4": Variant(players=4, options={"board": "winter", "quarantine": "may"}, games=2),
    "both-3": Variant(players=3, options={"board": "both"}, games=2),
    "both-5": Variant(players=5, options={"board": "both", "placing": "after_reveal"}, games=1),
}


def engine_facts(match: Match) -> list[str]:
    """Return what the engine says of a match, step by step."""
    facts = []
    short = Match(match.game, players=match.players, options=match.options, seed=0)
    for number, step in enumerate(match.record().log):
        short.play(step.seat, step.do)
        if step.do.startswith("roll"):
            view = short.view(PUBLIC)
            facts.append(_roll(number, view["die"], view["holder"]))
        elif step.seat >= 0 and not short.pending:
            zoos = [sum(map(len, _zones(seat["zoo"]))) for seat in short.view(PUBLIC)["seats"]]
            facts.append(_turn(number, zoos, short.scores()))
    return [*facts, _end(match.scores(), match.winners())]


def _zones(zoo: dict) -> list[list[str]]:
    return [[one for one in dinosaurs if one] for dinosaurs in zoo.values()]


def oracle_facts(record: GameRecord) -> list[str]:
    """Return what the reference implementation says, from the texts of the log alone."""
    facts = []
    slow = SlowGame(record.players, record.options)
    for number, step in enumerate(record.log):
        assert step.seat < 0 or step.do in slow.legal(step.seat), f"step {number}: {step.do} is not legal"
        slow.step(step.seat, step.do)
        if step.do.startswith("roll"):
            facts.append(_roll(number, slow.face, slow.holder))
        elif step.seat >= 0 and slow.phase in {"roll", "draw", "over"}:
            facts.append(_turn(number, [len(inhabitants(zoo)) for zoo in slow.zoos], slow.scores()))
    assert slow.phase == "over"
    return [*facts, _end(slow.scores(), slow.winners())]


def _roll(number: int, face: str, roller: int) -> str:
    return f"step {number}: seat {roller} rolls {face}"


def _turn(number: int, placed: list[int], scores: list[int]) -> str:
    return f"step {number}: turn over, placed {placed}, points {scores}"


def _end(scores: list[int], winners: list[int]) -> str:
    return f"end: points {scores}, won by {winners}"
