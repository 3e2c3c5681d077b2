"""The facts of a golden game of Fossilium: incomes, openings, fields with their prices, trades, completions, points and more."""

from collections.abc import Iterable
from typing import Any

from games.fossilium.agreement import TOLD
from games.fossilium.slow_game import SlowGame

from golden import Variant
from gondwana.core.contract import EVERYTHING
from gondwana.core.match import Match
from gondwana.core.record import GameRecord

VARIANTS = {
    "alone": Variant(players=1, options={}, games=2),
    "two": Variant(players=2, options={}, games=2, shows=("gift", "dig ")),
    "three": Variant(players=3, options={}, games=2, shows=("tour",)),
    "four": Variant(players=4, options={}, games=2, shows=("use ", "skipped")),
    "first-game": Variant(players=2, options={"first_game": True, "tour_bonus_guest": False}),
    "drawn-goals": Variant(players=3, options={"labour_goals": "drawn", "round_goals": "second", "end_goal": "cells"}),
    "shops-complete": Variant(players=2, options={"shop_incomplete": False, "end_goal": "none"}),
    "majority-some": Variant(players=4, options={"majority_needs_some": True, "round_goals": "first"}),
}


def engine_facts(match: Match) -> list[str]:
    """Return what the engine says of a match."""
    found = [
        (event["at"], event["type"], one)
        for event in match.events(EVERYTHING)
        if event["type"] in TOLD
        for one in event.get("seats", [event])
    ]
    explained = match.explain(EVERYTHING)
    assert explained is not None
    lines = [_lines((row.zone, row.points) for row in account.rows) for account in explained.seats]
    return [*_sorted(found), *_end(lines, match.scores(), match.places())]


def oracle_facts(record: GameRecord) -> list[str]:
    """Return what the reference implementation says, from the texts of the log alone."""
    slow = SlowGame(record.players, record.options)
    found = []
    for number, step in enumerate(record.log):
        before = len(slow.facts)
        slow.follow(step.seat, step.do)
        found += [(number, fact["what"], fact) for fact in slow.facts[before:] if fact["what"] in TOLD]
    assert slow.over
    return [*_sorted(found), *_end([_lines(one.items()) for one in slow.sheet()], slow.scores(), slow.places())]


def _sorted(found: Iterable[tuple[int, str, dict[str, Any]]]) -> list[str]:
    """Facts of one step in an order of their own: which of them comes first is nobody's rule."""
    told = sorted((step, what, *(str(one[name]) for name in TOLD[what])) for step, what, one in found)
    return [f"step {step}: {what}, {_named(TOLD[what], values)}" for step, what, *values in told]


def _named(names: Iterable[str], values: Iterable[Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


def _lines(rows: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The points by line; lines without any are left out."""
    points: dict[str, int] = {}
    for zone, number in rows:
        points[zone] = points.get(zone, 0) + number
    return {zone: number for zone, number in sorted(points.items()) if number}


def _end(lines: list[dict[str, int]], scores: list[int], places: list[int]) -> list[str]:
    return [
        f"end: seat {seat}, points {scores[seat]}, place {places[seat]}, {_named(one, one.values())}"
        for seat, one in enumerate(lines)
    ]
