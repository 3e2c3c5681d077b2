"""Hold a match against the slow game: who decides, what is legal, what chance can do, what lies on the table, what happened."""

from collections import Counter
from fractions import Fraction
from typing import Any

from games.fossilium.slow_display import name_of
from games.fossilium.slow_game import SlowGame
from games.fossilium.tables import GAME

from gondwana.core.contract import CHANCE, EVERYTHING
from gondwana.core.match import Match

TOLD = {
    "income": ("seat", "money", "guests", "students"),
    "opening": ("seat", "guests", "prestige", "level", "regular"),
    "complete": ("seat", "fossil", "guests", "bonus", "standee"),
    "gift": ("seat", "to", "tile", "prestige"),
    "field": ("seat", "field", "workers", "fixed", "money"),
    "worker": ("seat", "goal"),
    "skipped": ("seat",),
    "prestige": ("seat", "amount"),
    "buy": ("seat", "tile", "price", "archive"),
    "sell": ("seat", "tile", "price", "archived"),
    "tour": ("seat", "of", "kind", "amount", "guest"),
    "manage": ("seat", "gives"),
    "fetch": ("seat", "site", "tile"),
    "students": ("seat", "site", "number"),
    "kept": ("seat", "tile"),
    "dug": ("seat", "site", "drawn", "kept"),
}
"""The facts of the slow game that the engine tells as events, with what both say."""
BETWEEN_ACTIONS = ("start", "turn", "end", "excavate", "keep", "store", "fix", "over")


def slow_game(match: Match) -> SlowGame:
    """The slow game of a match, at its first step."""
    record = match.record()
    return SlowGame(record.players, record.options)


def same(what: str, engine: Any, slow: Any) -> None:
    """Raise AssertionError with both sides if they differ."""
    assert engine == slow, f"{what}\nengine: {engine}\nslow:   {slow}"


def assert_same_questions(match: Match, slow: SlowGame) -> None:
    """The same seats are to decide, with the same legal actions; chance has the same odds."""
    same("who is to decide", list(match.pending), slow.owing())
    for seat in match.pending:
        engine, expected = set(match.legal_texts(seat)), slow.legal(seat)
        same(f"legal for seat {seat}, without what both list", sorted(engine - expected), sorted(expected - engine))
    odds = {GAME.write(CHANCE, action): weight for action, weight in match.odds()} if match.waits_for_chance else {}
    same("what chance can do", _shares(odds), _shares(slow.odds()))


def _shares(odds: dict[str, int]) -> dict[str, Fraction]:
    return {text: Fraction(int(weight), int(sum(odds.values()))) for text, weight in odds.items()}


def assert_same_table(match: Match, slow: SlowGame) -> None:
    """The same numbers, museums, storages, workers, market and bags, and the same points if the game ended now.

    Only between actions: while one is carried out, when a part leaves its place is nobody's rule.
    """
    view = match.view(EVERYTHING)
    if view["phase"] not in BETWEEN_ACTIONS:
        return
    for number, seat in enumerate(view["seats"]):
        expected = _seat_of_slow(slow, number)
        for what, found in _seat_of_view(seat).items():
            same(f"{what} of seat {number}", found, expected[what])
    same("market", {row["type"]: row["tiles"] for row in view["market"]["rows"]}, slow.market.rows)
    same("archive", Counter(view["market"]["archive"]), +slow.market.archive)
    same("bags", [bag["tiles"] for bag in view["bags"]], [bag.total() for bag in slow.bags])
    same("workers", [one["workers"] for one in view["board"]["columns"]], [slow.workers_in(column) for column in range(1, 5)])
    same("points", match.scores(), slow.scores())


def assert_same_score(match: Match, slow: SlowGame) -> None:
    """The same points line by line, and the same places."""
    for seat, (account, lines) in enumerate(zip(match.explain(EVERYTHING).seats, slow.sheet(), strict=True)):
        found: Counter[str] = Counter()
        for row in account.rows:
            found[row.zone] += row.points
        same(f"score of seat {seat}", +found, +Counter(lines))
    same("points", match.scores(), slow.scores())
    same("places", match.places(), slow.places())


def _seat_of_view(seat: dict[str, Any]) -> dict[str, Any]:
    workers = seat["workers"]
    return {
        **{name: seat[name] for name in ("money", "guests", "regular", "students", "prestige", "free_cells")},
        "standees": sorted(seat["standees"]),
        "storage": Counter(slot["tile"] for slot in seat["storage"]["slots"] if slot["tile"]),
        "slots": len(seat["storage"]["slots"]),
        "workers": (workers["free"], [fixed - used for fixed, used in zip(workers["fixed"], workers["used"], strict=True)]),
        "labour": sorted(seat["labour"]),
        "panels": {one["panel"]: (one["cell"], one["type"]) for one in seat["panels"]},
        "fossils": {
            one["fossil"]: {cell: bool(placed) for cell, placed in zip(one["cells"], one["placed"], strict=True)}
            for one in seat["fossils"]
        },
    }


def _seat_of_slow(slow: SlowGame, number: int) -> dict[str, Any]:
    seat = slow.seats[number]
    museum = seat.museum
    return {
        "money": museum.money,
        "guests": museum.guests,
        "regular": museum.regulars,
        "students": seat.students,
        "prestige": museum.prestige,
        "free_cells": len(museum.free()),
        "standees": sorted(one.name for one in museum.complete() if one.size == 6),
        "storage": +seat.storage,
        "slots": seat.slots(),
        "workers": (seat.free, [seat.fixed[column] for column in range(1, 5)]),
        "labour": sorted(seat.met),
        "panels": {one.name: (name_of(one.cell), one.type) for one in museum.panels},
        "fossils": {one.name: {name_of(cell): cell in one.parts for cell in one.cells} for one in museum.fossils},
    }


def assert_same_facts(match: Match, slow: SlowGame) -> None:
    """Income, openings, completions, donations, fields with what they cost, and workers gained: the same, in the same order."""
    told = [(event["at"], event["type"], one) for event in match.events(EVERYTHING, 0) for one in event.get("seats", [event])]
    for what, names in TOLD.items():
        steps = [step for step, type_, _ in told if type_ == what]
        engine = [{name: one[name] for name in names} for _, type_, one in told if type_ == what]
        kept = [{name: fact[name] for name in names} for fact in slow.facts if fact["what"] == what]
        for step, found, expected in zip(steps, engine, kept, strict=False):
            same(f"{what} at step {step}", found, expected)
        same(f"how often {what}", len(engine), len(kept))
